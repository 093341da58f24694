"""The numbers of Visby: goods, cities and cards, without any logic."""

from typing import Final

from emporion.core.options import Option

NAME: Final = "visby"

HISTORY: Final = ("the first rules",)
"""The rules versions, newest last, each with its reason."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

GOODS: Final = ("amber", "furs", "herring", "wax")
"""The goods; rules use their numbers, from 0 on."""

COPIES: Final = 12
"""Cards of each good."""

STOCK: Final = tuple(good for good in range(len(GOODS)) for _ in range(COPIES))
"""All cards, ascending."""

CITIES: Final = ("danzig", "riga", "stockholm", "turku")
"""The cities; a game uses the first of them, as many as there are players."""

HOME: Final = len(CITIES)
"""The number of the place where a ship is that stays at home."""

UNDECIDED: Final = -1
"""The place of a ship whose owner has not decided yet."""

PLACES: Final = (*CITIES, "visby", None)
"""The places by number; `UNDECIDED` is the last one, without a name."""

DRAWING: Final = "drawing"
NEWS: Final = "news"
LOADING: Final = "loading"
HONOURS: Final = "honours"
ENDED: Final = "ended"

PHASES: Final = (DRAWING, NEWS, LOADING, HONOURS, ENDED)
"""The phases of a summer; the cards at the start are drawn like all others."""

SUMMERS: Final = Option("summers", (3, 5), 5)
"""How many summers are played: a short game has three."""

MAX_SUMMERS: Final = 5

DEALT: Final = 5
"""Cards of each player at the start."""

HAND_LIMIT: Final = 8
HOLD: Final = 3
"""The most cards in a ship."""

TOP_PRICE: Final = 4
"""Points for a card that a city wants, if one ship is there; each further ship lowers them by 1."""

OTHER_PRICE: Final = 1
"""Points for any other card."""

AFTER_SAILING: Final = 2
AFTER_STAYING: Final = 3
"""Cards that are drawn at the end of a summer."""

GIFT: Final = 2
"""Cards that an honoured player can take instead of a seal."""

SEAL_POINTS: Final = 4
"""Points of a seal at the end."""
