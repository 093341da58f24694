"""Ys's actions: int <-> structure <-> text.

A broker on the board is named by its number: 1 to 8 in the order of placing, `throne1` to `throne4`
by the turn in which it was sent; another owner's with the colour before it (`look:orange.3`).

- `bid:4+1`, `place:2`: the bid, and the place in the order
- `up:4`, `down:3`: the next broker to place, face up or down; `front-up:4` one from before the
  screen; each is followed by `at:2-blue` (a market square) or `at:1-port` (an area of the city)
- `neutral:2`: the neutral broker to place; `stand:1`: who now stands before the screen instead
- `cardinal`, `spy`, `conjurer`, `intriguer`, `merchant`: play that character
- `queen:1-port`, `look:orange.3`, `magician:1` `with:4`, `mercenary:2`, `herald:3` `at:2-red`,
  `captain:1+3`, `alchemist:blue>red`, `alchemist:nothing`, `banker:+blue-red`, `jeweller:red+red`
- `take:blue+red`, `take:white=green`: gems; `columns:blue>red>green>yellow`: the order of columns
- `raise:green`, `lower:red`: the highest bidder's move; `send:3`: a broker to the throne room
- `done`: no more cards in this window
"""

from itertools import permutations
from typing import Final

from ...core.errors import UnreadableAction
from ...core.seats import CHANCE
from ...core.seats import COLOURS as SEAT_COLOURS
from .brokers import BROKER
from .data import (
    CARDINAL,
    CHARACTERS,
    CITY,
    COLOURS,
    CONJURER,
    GEMS,
    INTRIGUER,
    MERCHANT,
    MOST,
    NEIGHBORHOODS,
    PLACED_SLOTS,
    SHIPS,
    SLOTS,
    SPY,
    SQUARES,
    THRONE,
    VALUES,
    YELLOW_CARDS,
)
from .gems import WAYS, way_name
from .places import NAMES as PLACES

DONE: Final = 0
AT: Final = 1
UP: Final = 25
DOWN: Final = 30
FRONT_UP: Final = 35
FRONT_DOWN: Final = 40
STAND: Final = 45
NEUTRAL: Final = 50
BID: Final = 55
PLACE: Final = 70
SEND: Final = 74
PLAY: Final = 79
QUEEN_AT: Final = 84
LOOK: Final = 96
MAGICIAN_FROM: Final = 144
MAGICIAN_WITH: Final = 156
MERCENARY_ON: Final = 168
HERALD_FROM: Final = 176
CAPTAIN_SWAP: Final = 188
TAKE: Final = 194
COLUMN_ORDER: Final = 228
RAISE: Final = 252
LOWER: Final = 256
ALCHEMIST_NOTHING: Final = 260
ALCHEMIST_TRADE: Final = 261
BANKER_MOVE: Final = 273
JEWELLER_TAKE: Final = 285
ACTIONS: Final = 295
"""The first action of each family, and after the last one; a number within it is added."""

PLAYED: Final[tuple[int, ...]] = (CARDINAL, SPY, CONJURER, INTRIGUER, MERCHANT)
"""The characters that are simply laid down, in the order of their actions from PLAY on."""

PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(low, high) for low in range(VALUES) for high in range(low, VALUES)]
)
"""The two brokers of a bid, by action - BID."""

PAIR_PACKETS: Final[tuple[int, ...]] = tuple([BROKER[low] + BROKER[high] for low, high in PAIRS])

SWAPS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(one, other) for other in range(NEIGHBORHOODS) for one in range(other)]
)
"""The ports whose ships the Captain swaps, by action - CAPTAIN_SWAP; those in use come first."""

COLUMN_ORDERS: Final[tuple[tuple[int, int, int, int], ...]] = tuple(permutations(range(COLOURS), 4))
"""The columns from the strongest to the weakest, by action - COLUMN_ORDER."""

TRADES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(one, other) for one in range(COLOURS) for other in range(COLOURS) if one != other]
)
"""Two different colours: the Alchemist gives the first for the second; the Banker raises the first
and lowers the second."""

TWO_GEMS: Final[tuple[tuple[int, int], ...]] = tuple(
    [(one, other) for one in range(COLOURS) for other in range(one, COLOURS)]
)
"""What the Jeweller takes, by action - JEWELLER_TAKE."""

assert len(PAIRS) == PLACE - BID
assert len(WAYS) == COLUMN_ORDER - TAKE
assert JEWELLER_TAKE + len(TWO_GEMS) == ACTIONS

# -- tables for `legal` ---------------------------------------------------------------------------

VALUES_OPEN: Final = [[value for value in range(VALUES) if bits >> value & 1] for bits in range(32)]
"""The values that a set of bits stands for."""

UPS: Final = [[UP + value for value in values] for values in VALUES_OPEN]
DOWNS: Final = [[DOWN + value for value in values] for values in VALUES_OPEN]
FRONT_UPS: Final = [[FRONT_UP + value for value in values] for values in VALUES_OPEN]
FRONT_DOWNS: Final = [[FRONT_DOWN + value for value in values] for values in VALUES_OPEN]
NEUTRALS: Final = [[NEUTRAL + value for value in values] for values in VALUES_OPEN]
"""The actions for those values."""

SQUARES_OPEN: Final = [
    [AT + place for place in range(SQUARES) if not taken >> place & 1]
    for taken in range(1 << SQUARES)
]
"""The free squares, by a bit for each one that is taken."""


def _areas_open(neighborhoods: int, closed: int) -> list[int]:
    areas = range(CITY, CITY + 3 * neighborhoods)
    return [AT + place for place in areas if place != closed]


AREAS_OPEN: Final = [
    [_areas_open(neighborhoods, closed) for closed in range(CITY, THRONE + 1)]
    for neighborhoods in range(NEIGHBORHOODS + 1)
]
"""The open areas by the number of neighborhoods and the Queen's area - CITY, the last for none."""

# -- texts ----------------------------------------------------------------------------------------


def piece_name(number: int) -> str:
    """An owner's piece by its slot."""
    if number < PLACED_SLOTS:
        return str(number + 1)
    return f"throne{number - PLACED_SLOTS + 1}"


def ship_name(ship: int) -> str:
    """A ship card, its large gem first."""
    return "+".join([GEMS[gem] for gem in SHIPS[ship]])


def _texts() -> list[str]:
    """Every action's text."""
    values = range(VALUES)
    numbers = [piece_name(number) for number in range(SLOTS)]
    colours = GEMS[:COLOURS]
    texts = ["done"]
    texts += ["at:" + PLACES[place] for place in range(THRONE)]
    for word in ("up", "down", "front-up", "front-down", "stand", "neutral"):
        texts += [f"{word}:{value}" for value in values]
    texts += [f"bid:{high}+{low}" for low, high in PAIRS]
    texts += [f"place:{place + 1}" for place in range(MOST)]
    texts += [f"send:{value}" for value in values]
    texts += [CHARACTERS[character] for character in PLAYED]
    texts += ["queen:" + PLACES[place] for place in range(CITY, THRONE)]
    texts += [f"look:{SEAT_COLOURS[owner]}.{name}" for owner in range(MOST) for name in numbers]
    texts += ["magician:" + name for name in numbers]
    texts += ["with:" + name for name in numbers]
    texts += ["mercenary:" + name for name in numbers[:PLACED_SLOTS]]
    texts += ["herald:" + name for name in numbers]
    texts += [f"captain:{one + 1}+{other + 1}" for one, other in SWAPS]
    texts += ["take:" + way_name(way) for way in range(len(WAYS))]
    texts += ["columns:" + ">".join([colours[one] for one in order]) for order in COLUMN_ORDERS]
    texts += ["raise:" + colour for colour in colours]
    texts += ["lower:" + colour for colour in colours]
    texts += ["alchemist:nothing"]
    texts += [f"alchemist:{colours[give]}>{colours[take]}" for give, take in TRADES]
    texts += [f"banker:+{colours[up]}-{colours[down]}" for up, down in TRADES]
    texts += [f"jeweller:{colours[one]}+{colours[other]}" for one, other in TWO_GEMS]
    return texts


_TEXTS: Final = _texts()

assert len(_TEXTS) == ACTIONS

# -- outcomes of chance ---------------------------------------------------------------------------

CARD_DRAWN: Final = MOST
SHIP_DRAWN: Final = CARD_DRAWN + YELLOW_CARDS
"""Chance's outcomes: an Order card less one, from here on a character, then a ship."""


def _outcome_texts() -> list[str]:
    return [
        *[f"order-{card + 1}" for card in range(MOST)],
        *CHARACTERS[:YELLOW_CARDS],
        *[ship_name(ship) for ship in range(len(SHIPS))],
    ]


_OUTCOME_TEXTS: Final = _outcome_texts()

_ACTIONS: Final = {text: action for action, text in enumerate(_TEXTS)}
_OUTCOMES: Final = {text: outcome for outcome, text in enumerate(_OUTCOME_TEXTS)}


def show(seat: int, action: int) -> str:
    """The text of an action, or of an outcome of chance."""
    return _OUTCOME_TEXTS[action] if seat == CHANCE else _TEXTS[action]


def parse(seat: int, text: str) -> int:
    """The action of a text; raises `UnreadableAction`."""
    known = _OUTCOMES if seat == CHANCE else _ACTIONS
    if text not in known:
        raise UnreadableAction(game="ys", asked=text)
    return known[text]
