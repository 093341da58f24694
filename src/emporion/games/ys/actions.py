"""Ys's actions: int <-> kind and arguments <-> text.

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

from ...core.actions import ActionKind, ActionTable, Argument
from ...core.seats import COLOURS as SEAT_COLOURS
from .brokers import BROKER
from .data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    CARDINAL,
    CHARACTERS,
    CITY,
    COLOURS,
    CONJURER,
    GEMS,
    HERALD,
    INTRIGUER,
    JEWELLER,
    MAGICIAN,
    MAX_PLAYERS,
    MERCENARY,
    MERCHANT,
    NEIGHBORHOODS,
    PLACED_SLOTS,
    QUEEN,
    SHIPS,
    SLOTS,
    SPY,
    SQUARES,
    THRONE,
    VALUES,
    YELLOW_CARDS,
)
from .gems import WAYS, WHITE_AS, way_name
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
NUM_ACTIONS: Final = 295
"""The first action of each kind, and after the last one; a number within it is added."""

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


_VALUE: Final = Argument("value", [str(value) for value in range(VALUES)])
_ORDERS: Final = range(1, MAX_PLAYERS + 1)
_ORDER: Final = Argument("order", [str(order) for order in _ORDERS], _ORDERS)
_PLACE: Final = Argument("place", PLACES[:THRONE])
_AREA: Final = Argument("place", PLACES[CITY:THRONE], range(CITY, THRONE))
_OWNER: Final = Argument("owner", SEAT_COLOURS[:MAX_PLAYERS])
_PIECE: Final = Argument("piece", [piece_name(number) for number in range(SLOTS)])
_PLACED: Final = Argument("piece", [piece_name(number) for number in range(PLACED_SLOTS)])
_PLAYED: Final = Argument("character", [CHARACTERS[card] for card in PLAYED], PLAYED)
_PORTS: Final = Argument("ports", [f"{one + 1}+{other + 1}" for one, other in SWAPS], SWAPS)
_COLOUR: Final = Argument("colour", GEMS[:COLOURS])
_COLUMNS: Final = Argument(
    "colours",
    [">".join([GEMS[colour] for colour in order]) for order in COLUMN_ORDERS],
    COLUMN_ORDERS,
)
_TWO_GEMS: Final = Argument(
    "gems", [f"{GEMS[one]}+{GEMS[other]}" for one, other in TWO_GEMS], TWO_GEMS
)

ACTIONS: Final = ActionTable(
    ActionKind.of("done", first=DONE),
    ActionKind.of("at", _PLACE, first=AT),
    ActionKind.of("up", _VALUE, first=UP),
    ActionKind.of("down", _VALUE, first=DOWN),
    ActionKind.of("front_up", _VALUE, text="front-up:{value}", first=FRONT_UP),
    ActionKind.of("front_down", _VALUE, text="front-down:{value}", first=FRONT_DOWN),
    ActionKind.of("stand", _VALUE, first=STAND),
    ActionKind.of("neutral", _VALUE, first=NEUTRAL),
    ActionKind(
        "bid", ["low", "high"], PAIRS, [f"bid:{high}+{low}" for low, high in PAIRS], first=BID
    ),
    ActionKind.of("place", _ORDER, first=PLACE),
    ActionKind.of("send", _VALUE, first=SEND),
    ActionKind.of("play", _PLAYED, text="{character}", first=PLAY),
    ActionKind.of("queen", _AREA, first=QUEEN_AT),
    ActionKind.of("look", _OWNER, _PIECE, text="look:{owner}.{piece}", first=LOOK),
    ActionKind.of("magician", _PIECE, first=MAGICIAN_FROM),
    ActionKind.of("with", _PIECE, first=MAGICIAN_WITH),
    ActionKind.of("mercenary", _PLACED, first=MERCENARY_ON),
    ActionKind.of("herald", _PIECE, first=HERALD_FROM),
    ActionKind.of("captain", _PORTS, first=CAPTAIN_SWAP),
    ActionKind(
        "take",
        ["gems", "white_as"],
        [
            (
                tuple([gem for gem in way if gem < COLOURS]),
                tuple([gem - WHITE_AS for gem in way if gem >= WHITE_AS]),
            )
            for way in WAYS
        ],
        ["take:" + way_name(way) for way in range(len(WAYS))],
        first=TAKE,
    ),
    ActionKind.of("columns", _COLUMNS, first=COLUMN_ORDER),
    ActionKind.of("raise", _COLOUR, first=RAISE),
    ActionKind.of("lower", _COLOUR, first=LOWER),
    ActionKind.of("alchemist_nothing", text="alchemist:nothing", first=ALCHEMIST_NOTHING),
    ActionKind(
        "alchemist",
        ["give", "take"],
        TRADES,
        [f"alchemist:{GEMS[gave]}>{GEMS[took]}" for gave, took in TRADES],
        first=ALCHEMIST_TRADE,
    ),
    ActionKind(
        "banker",
        ["up", "down"],
        TRADES,
        [f"banker:+{GEMS[up]}-{GEMS[down]}" for up, down in TRADES],
        first=BANKER_MOVE,
    ),
    ActionKind.of("jeweller", _TWO_GEMS, first=JEWELLER_TAKE),
)
"""Every action of a seat. Gems, places and characters are numbers of `data`.

A `piece` is a slot of its owner, from 0 on; `order` is an Order card; `ports` are neighborhoods
from 0 on. What is taken of a ship are `gems`, and the colours that white ones become, `white_as`.
"""

BROKER_KINDS: Final[tuple[str, ...]] = ("up", "down", "front_up", "front_down")
"""The kinds that name a player's own broker to place."""

FACE_DOWN_KINDS: Final[tuple[str, ...]] = ("down", "front_down", "neutral")
"""The kinds that place a broker face down."""

FRONT_KINDS: Final[tuple[str, ...]] = ("front_up", "front_down")
"""The kinds that place a broker from before the screen."""

CHARACTERS_BY_KIND: Final[dict[str, int]] = {
    "queen": QUEEN,
    "look": SPY,
    "magician": MAGICIAN,
    "with": MAGICIAN,
    "mercenary": MERCENARY,
    "herald": HERALD,
    "captain": CAPTAIN,
    "alchemist_nothing": ALCHEMIST,
    "alchemist": ALCHEMIST,
    "banker": BANKER,
    "jeweller": JEWELLER,
}
"""The character that a kind plays or uses; that of `play` is its argument."""


def card_of(action: int) -> int:
    """The character that an action plays or uses; -1 for an action that plays none."""
    asked = ACTIONS.describe(action)
    if asked.kind == "play":
        return asked.number("character")
    return CHARACTERS_BY_KIND.get(asked.kind, -1)


def places_a_broker(action: int) -> bool:
    """Whether a place follows an action: for a broker, or for the Herald's."""
    kind = ACTIONS.describe(action).kind
    return kind in BROKER_KINDS or kind in ("neutral", "herald")


assert len(ACTIONS) == NUM_ACTIONS

# -- outcomes of chance ---------------------------------------------------------------------------

CARD_DRAWN: Final = MAX_PLAYERS
SHIP_DRAWN: Final = CARD_DRAWN + YELLOW_CARDS
"""Chance's outcomes: an Order card less one, from here on a character, then a ship."""

_CARD: Final = Argument("card", [str(order) for order in _ORDERS], _ORDERS)
_CHARACTER: Final = Argument("character", CHARACTERS[:YELLOW_CARDS])
_SHIP: Final = Argument("ship", [ship_name(ship) for ship in range(len(SHIPS))])

OUTCOMES: Final = ActionTable(
    ActionKind.of("order", _CARD, text="order-{card}"),
    ActionKind.of("character", _CHARACTER, text="{character}", first=CARD_DRAWN),
    ActionKind.of("ship", _SHIP, text="{ship}", first=SHIP_DRAWN),
)
"""What chance can draw."""
