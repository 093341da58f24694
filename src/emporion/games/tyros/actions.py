"""Tyros's actions: int <-> kind and arguments <-> text.

Coasts go by the number of their field, `T` for Tyros, `16W` and `16E` for the two of field 16.

- `lay:17-copper`: lay a tile and let an empire grow there; `under:17`: put a tile under the pile
- `sail:22` `to:17`: a ship's journey; `jokers:1`, if both would do: how many of the cards paid are
  jokers; `toll:oil`: the card for the owner of a city
- `city:17`, `jokers:0`, `back:16E`: found a city; which ship goes back where it lay on two coasts
- `ship:17` `pay:copper` `pay:oil`: build a ship; the cards paid, ascending
- `swap:oil` … `draw`: lay cards down and draw as many
- `drop:oil` three times, then `take:joker`: three cards for one of the discards
- `give:oil` … `want:copper` … `ask:all` or `ask:blue`: an offer to fellow players
- `accept`, `decline`, or `give:…` … `want:…` … `counter`: an answer
- `with:blue`, `nobody`: whom to trade with
- `pass`
- `away:oil` … `done`: cards that are not kept for the next round
"""

from typing import Final

from ...core.actions import ActionKind, ActionTable, Argument
from ...core.seats import COLOURS
from .board import ITALY
from .data import COPIES, EMPIRES, GOODS, JOKER, KINDS, MAX_PLAYERS, TILES
from .sea import COAST_NAMES, EAST, FIELD_NAMES
from .spec import SEAT_COLOURS

PASS: Final = 0
DRAW: Final = 1
ACCEPT: Final = 2
DECLINE: Final = 3
COUNTER: Final = 4
NOBODY_ELSE: Final = 5
DONE: Final = 6
ASK_ALL: Final = 7
ASK: Final = 8
WITH: Final = 12
SWAP: Final = 16
DROP: Final = 21
GIVE: Final = 26
WANT: Final = 31
TAKE: Final = 36
PAY: Final = 41
TOLL: Final = 46
AWAY: Final = 51
JOKERS: Final = 56
BACK: Final = 61
SAIL: Final = 63
TO: Final = 97
CITY: Final = 131
SHIP: Final = 164
LAY: Final = 197
UNDER: Final = 325
NUM_ACTIONS: Final = 357
"""The first action of each kind, and after the last one; a number within it is added: a seat, a
kind of card, a count, a coast or a field. To lay tile t for empire e is LAY + 4 * (t - 1) + e."""

BACK_COASTS: Final[tuple[int, ...]] = (ITALY, EAST)
"""The coasts that a ship may go back from, by action - BACK."""

_SEAT: Final = Argument("seat", COLOURS[:MAX_PLAYERS])
_CARD: Final = Argument("card", GOODS)
_COUNT: Final = Argument("count", [str(number) for number in range(COPIES[JOKER] + 1)])
_COAST: Final = Argument("coast", COAST_NAMES)
_BACK_COAST: Final = Argument("coast", [COAST_NAMES[coast] for coast in BACK_COASTS], BACK_COASTS)
_FIELD: Final = Argument("field", FIELD_NAMES)
_TILES: Final = range(1, TILES + 1)
_TILE: Final = Argument("tile", [str(tile) for tile in _TILES], _TILES)

ACTIONS: Final = ActionTable(
    ActionKind.of("pass", first=PASS),
    ActionKind.of("draw", first=DRAW),
    ActionKind.of("accept", first=ACCEPT),
    ActionKind.of("decline", first=DECLINE),
    ActionKind.of("counter", first=COUNTER),
    ActionKind.of("nobody", first=NOBODY_ELSE),
    ActionKind.of("done", first=DONE),
    ActionKind.of("ask_all", text="ask:all", first=ASK_ALL),
    ActionKind.of("ask", _SEAT, first=ASK),
    ActionKind.of("with", _SEAT, first=WITH),
    ActionKind.of("swap", _CARD, first=SWAP),
    ActionKind.of("drop", _CARD, first=DROP),
    ActionKind.of("give", _CARD, first=GIVE),
    ActionKind.of("want", _CARD, first=WANT),
    ActionKind.of("take", _CARD, first=TAKE),
    ActionKind.of("pay", _CARD, first=PAY),
    ActionKind.of("toll", _CARD, first=TOLL),
    ActionKind.of("away", _CARD, first=AWAY),
    ActionKind.of("jokers", _COUNT, first=JOKERS),
    ActionKind.of("back", _BACK_COAST, first=BACK),
    ActionKind.of("sail", _COAST, first=SAIL),
    ActionKind.of("to", _COAST, first=TO),
    ActionKind.of("city", _FIELD, first=CITY),
    ActionKind.of("ship", _FIELD, first=SHIP),
    ActionKind.of("lay", _TILE, Argument("empire", GOODS[:EMPIRES]), first=LAY),
    ActionKind.of("under", _TILE, first=UNDER),
    # A person types a player's colour as the table shows it; records keep one spelling.
    aliases={
        f"{word}:{colour}": f"{word}:{COLOURS[seat]}"
        for word in ("ask", "with")
        for seat, colour in enumerate(SEAT_COLOURS)
    },
)
"""Every action of a seat."""

assert len(ACTIONS) == NUM_ACTIONS

# -- tables for `legal` ---------------------------------------------------------------------------


def _of_kinds(first: int) -> list[list[int]]:
    """The actions of a kind for a set of kinds of cards, by the set's bits."""
    return [[first + kind for kind in range(KINDS) if bits >> kind & 1] for bits in range(32)]


SWAPS: Final = _of_kinds(SWAP)
GIVES: Final = _of_kinds(GIVE)
WANTS: Final = _of_kinds(WANT)
TAKES: Final = _of_kinds(TAKE)
TOLLS: Final = _of_kinds(TOLL)

# -- outcomes of chance ---------------------------------------------------------------------------

TILE_DRAWN: Final = MAX_PLAYERS - 1
CARD_DRAWN: Final = TILE_DRAWN + TILES + 1
"""Chance's outcomes: a seat, then from the number after this on a tile, then a trade card."""


OUTCOMES: Final = ActionTable(
    ActionKind.of("first", _SEAT, text="{seat}"),
    ActionKind.of("tile", _TILE, text="tile-{tile}", first=TILE_DRAWN + 1),
    ActionKind.of("card", _CARD, text="{card}", first=CARD_DRAWN),
)
"""What chance can draw."""
