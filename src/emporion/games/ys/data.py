"""Ys's pieces, cards and tables. No logic.

What is marked [ours] or [deduced] is not stated in a rulebook; RULES.md says why it is so. An
owner of the game who finds another card in the box corrects one line here.
"""

from typing import Final

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

TURNS: Final = 4

NOTHING: Final = -1
"""No card or gem in a place where there can be one."""

# -- gems -----------------------------------------------------------------------------------------

GEMS: Final[tuple[str, ...]] = ("blue", "green", "yellow", "red", "black", "white")
COLOURS: Final = 4
"""Gems with a quotation: the first four, in the order of the market's columns."""

BLACK: Final = 4
WHITE: Final = 5

# -- brokers --------------------------------------------------------------------------------------

VALUES: Final = 5
"""A broker is worth 0 to 4."""

BROKERS: Final[tuple[int, ...]] = (0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4)
"""Each player's brokers. [public: the book says 11 of 14, three 2s left in the box]"""

EXPRESS_BROKERS: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3, 3, 4, 4)
"""Express goes without one 3 and one 1."""

FAVOR_BROKER: Final = 2
FAVOR_BROKERS: Final = 3
"""King's Favor: the value and number of the brokers that wait beside the board."""

NEUTRAL_BROKERS: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 4), (0, 1, 3, 4))
"""What each of two players places for the neutral player, weak or strong."""

MERCENARY_VALUE: Final = 5

PLACEMENTS: Final[tuple[int, ...]] = (4, 3)
"""How often each player places two brokers in a turn; in Express once less."""

SLOTS: Final = 12
"""Brokers of one owner on the board: eight placed this turn, four in the throne room."""

PLACED_SLOTS: Final = 8

# -- the board ------------------------------------------------------------------------------------

AREAS: Final[tuple[str, ...]] = ("port", "commercial", "palace")
PORT: Final = 0
COMMERCIAL: Final = 1
PALACE: Final = 2

NEIGHBORHOODS: Final = 4
LINES: Final = 3
"""Lines 1 to 3; line 0 of the printed board is for five and six players."""

SQUARES: Final = 12
"""Places 0 to 11: the market's squares, line by line."""

CITY: Final = 12
"""Places 12 to 23: the areas of the city, three a neighborhood."""

THRONE: Final = 24
PLACES: Final = 25

SCALE: Final = 15
"""Steps of the quotation scale. [public]"""

START: Final = 8
"""Where every quotation starts. [public]"""

COLUMN_MOVES: Final[tuple[int, ...]] = (2, 1, -1, -2)
"""How the quotations move, from the strongest column to the weakest."""

# -- ship cards -----------------------------------------------------------------------------------

SHIPS: Final[tuple[tuple[int, int, int], ...]] = (
    # The large gem, then the two small ones in the order of the colours, white first.
    (0, 1, 2), (0, 2, 3), (0, 1, 3), (0, 5, 3),
    (1, 2, 3), (1, 0, 3), (1, 0, 2), (1, 5, 0),
    (2, 0, 3), (2, 0, 1), (2, 1, 3), (2, 5, 1),
    (3, 0, 1), (3, 1, 2), (3, 0, 2), (3, 5, 2),
)  # fmt: skip
"""The sorts of ship card. [deduced; blue + white + red is printed, the other fifteen are ours]"""

SHIP_COPIES: Final[tuple[int, ...]] = (2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1)
"""How many there are of each sort: 24 in all, four of them with a white gem. [ours]"""

SHIP_BITS: Final = 2
"""The bits of a deck that count the cards left of a sort."""

# -- character cards ------------------------------------------------------------------------------

CHARACTERS: Final[tuple[str, ...]] = (
    "alchemist",
    "banker",
    "captain",
    "cardinal",
    "spy",
    "herald",
    "conjurer",
    "intriguer",
    "jeweller",
    "magician",
    "merchant",
    "mercenary",
    "queen",
    "prince",
    "king",
    "white_gem",
)
"""One of each, and last the blue-edged card, of which there is one a neighborhood."""

ALCHEMIST: Final = 0
BANKER: Final = 1
CAPTAIN: Final = 2
CARDINAL: Final = 3
SPY: Final = 4
HERALD: Final = 5
CONJURER: Final = 6
INTRIGUER: Final = 7
JEWELLER: Final = 8
MAGICIAN: Final = 9
MERCHANT: Final = 10
MERCENARY: Final = 11
QUEEN: Final = 12
PRINCE: Final = 13
KING: Final = 14
WHITE_GEM: Final = 15

YELLOW_CARDS: Final = 15
ALL_CHARACTERS: Final = (1 << YELLOW_CARDS) - 1
"""The yellow cards as a set of bits."""

START_OF_PLACING: Final[tuple[int, ...]] = (CARDINAL, SPY, CONJURER)
BEFORE_A_PLACEMENT: Final[tuple[int, ...]] = (QUEEN,)
AFTER_A_PLACEMENT: Final[tuple[int, ...]] = (MAGICIAN, MERCENARY)
START_OF_COUNTING: Final[tuple[int, ...]] = (CAPTAIN, HERALD, INTRIGUER, MERCHANT)
END_OF_COUNTING: Final[tuple[int, ...]] = (ALCHEMIST, BANKER, JEWELLER)
AT_ONCE: Final[tuple[int, ...]] = (PRINCE, KING, WHITE_GEM)
"""When a character is played. [captain, intriguer, banker, jeweller: ours, the icons are lost]"""

CARDS_A_TURN: Final = 2
SPY_LOOKS: Final = 3

PRINCE_POINTS: Final = 4
KING_POINTS: Final = 5

# -- points ---------------------------------------------------------------------------------------

MARKET_POINT: Final = 1
COMMERCIAL_POINTS: Final = 3
MERCHANT_POINTS: Final = 5

GEM_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (24, 18, 12, 6),
    (20, 15, 10, 5),
    (16, 12, 8, 4),
    (12, 9, 6, 3),
)
"""Points by the gem's place in the quotations, then by the owner's place."""

NEUTRAL_PLACE: Final = 2
"""The place whose points the neutral player gets for a colour that it lacks: the third."""

BLACK_POINTS: Final[tuple[int, ...]] = (0, 1, 4, 8, 12, 16, 20, 24)
"""Points for black gems; the last entry also for more."""

FAVOR_POINTS: Final[tuple[int, ...]] = (12, 7, 3, 0)
"""King's Favor: points by place in the throne room."""
