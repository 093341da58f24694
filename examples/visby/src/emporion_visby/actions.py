"""Visby's actions as tables: int <-> kind and arguments <-> text.

- `stay`: the ship stays at home
- `+amber`: load a card
- `sail:riga`: send the loaded ship to a city
- `seal`, `cards`: what an honoured player takes
"""

from typing import Final

from emporion.core.actions import ActionKind, ActionTable, Argument

from .data import CITIES, GOODS

STAY: Final = 0
LOAD: Final = 1
SAIL: Final = 5
SEAL: Final = 9
CARDS: Final = 10
"""The first action of each kind; the number of the good or city is added to it."""

ACTIONS: Final = ActionTable(
    ActionKind.of("stay", first=STAY),
    ActionKind.of("load", Argument("good", GOODS), text="+{good}", first=LOAD),
    ActionKind.of("sail", Argument("city", CITIES), first=SAIL),
    ActionKind.of("seal", first=SEAL),
    ActionKind.of("cards", first=CARDS),
)
"""Every action of a seat."""

OUTCOMES: Final = ActionTable(ActionKind.of("good", Argument("good", GOODS), text="{good}"))
"""What chance can turn up: the card that is drawn, or the good that a city wants."""
