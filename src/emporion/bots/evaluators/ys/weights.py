"""The numbers that a player of Ys goes by, mostly in points of the final account."""

from typing import Final

from ....games.ys.data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    CARDINAL,
    CONJURER,
    HERALD,
    INTRIGUER,
    JEWELLER,
    KING,
    KING_POINTS,
    MAGICIAN,
    MERCENARY,
    MERCHANT,
    PRINCE,
    PRINCE_POINTS,
    QUEEN,
    SPY,
    WHITE_GEM,
)

# -- gems and quotations ---------------------------------------------------------------------------

GEM_SPREAD: Final = 1.4
"""How far two owners' numbers of a gem drift apart in a turn, as a variance."""
QUOTATION_SPREAD: Final = 6.0
"""The same for two colours on the quotation scale."""
NEW_GEMS: Final = 1.1
"""Gems of a colour that an owner still gets in a turn, on the average."""
NEW_BLACK: Final = 0.6
"""Black gems that an owner who wants them still gets in a turn."""
RIVALRY: Final = 0.39
"""How much what the opponent gains counts against a seat in the game for two; with more players it
does not."""
RIVALRY_OF_NEUTRAL: Final = 0.21
"""The same for the neutral player."""

# -- contests --------------------------------------------------------------------------------------

CITY: Final = 0.82
"""The part of the brokers to come that will go to the city."""
AIM: Final = 2.6
"""How much likelier than by chance a rival's broker joins a contest."""
SECOND: Final = 0.95
THIRD: Final = 0.8
"""What is left for the second and third in a neighborhood: parts of an average gem."""
TIE_STEP: Final = 3
"""What it takes to count on winning draws while the last brokers are unknown: quarters of a
pip before the screen."""
COLUMN_SPREAD: Final = 0.3
"""In a column: what is never sure, such as who chooses between equals."""

# -- brokers ---------------------------------------------------------------------------------------

PRICES: Final = [0.0, 1.5, 3.2, 5.3, 7.2]
"""What a broker of each value will bring in a later placement of this turn, about."""
LAST_PIP: Final = 2.0
"""What a pip of the last broker is worth before the screen, where it breaks ties."""
HIDDEN_PIP: Final = 0.1
"""What it is worth to hide a pip."""
NEUTRAL_PIP: Final = 0.1
"""What it is worth to have a pip of the neutral brokers out of the way."""
FIRSTS: Final = 2
"""How many first brokers are tried with a second one when all must go quickly."""
NOISE: Final = 1.2
"""How much a placement's worth in a place varies from one rollout to the next."""

# -- bids, the order, the throne room --------------------------------------------------------------

USUAL_BID: Final = 5.5
BID_SPREAD: Final = 1.75
"""What a rival bids, about, give or take."""
BID_PRICES: Final = [0.0, 1.1, 2.4, 3.7, 5.6]
"""What a broker of each value would bring in this turn, were it not bid."""
LAST: Final = 13.9
"""What it is worth to be ahead of all rivals when places in the order are chosen."""
FRONT_PIP: Final = 1.45
"""What a pip before the screen is worth in draws."""
THRONE_PIP: Final = 1.0
"""King's Favor, last two turns: what it is worth to have a strong broker to send, a pip."""
BID_NOISE: Final = 0.6
"""How much bids vary: the temperature of their worths."""
SENT: Final = 3.0
SENT_SPREAD: Final = 4.0
"""King's Favor: what a rival sends in a turn, about, and the variance of that; the more
of it, the less a lead in the throne room is taken to be sure.
"""
PIP_A_TURN: Final = 2.0
"""What a pip behind the screen brings in a turn, and so misses in the throne room."""
HIDES_STRONGER: Final = 60
"""How often, in percent, others surely hide the stronger of two brokers."""

# -- characters ------------------------------------------------------------------------------------

_CHARACTERS: Final = {
    ALCHEMIST: 3.0,
    BANKER: 2.5,
    CAPTAIN: 2.0,
    CARDINAL: 1.0,
    SPY: 1.0,
    HERALD: 3.0,
    CONJURER: 1.5,
    INTRIGUER: 2.0,
    JEWELLER: 7.0,
    MAGICIAN: 2.5,
    MERCHANT: 2.0,
    MERCENARY: 3.0,
    QUEEN: 2.5,
    PRINCE: float(PRINCE_POINTS),
    KING: float(KING_POINTS),
}
CHARACTERS: Final = [_CHARACTERS.get(card, 0.0) for card in range(WHITE_GEM + 1)]
"""What each character brings to the player who uses it at a fair moment, about."""
PATIENCE: Final = 1.15
"""How much of its worth a character that is kept still has."""
WAITING: Final = 0.5
"""How much of a character's worth waits in the placements still to come."""
LOOK: Final = 0.05
"""What the Spy's look is worth for each point that is at stake where it looks."""

# -- temperatures of the worths, by kind of decision -----------------------------------------------

PLACING_TEMPERATURE: Final = 1.8
BIDDING_TEMPERATURE: Final = 1.0
ORDERING_TEMPERATURE: Final = 0.5
CARD_TEMPERATURE: Final = 0.6
GEM_TEMPERATURE: Final = 0.5
SEND_TEMPERATURE: Final = 0.8
MIN_WEIGHT: Final = 1e-6
"""The weight of what looks worst."""
NEVER: Final = -99.0
"""The worth of a bad mistake."""
