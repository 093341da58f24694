"""The numbers that a player of Ys goes by, all in one place."""

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
)


class YsWeights:
    """The weights that the evaluator of Ys uses, mostly in points of the final account."""

    def __init__(self) -> None:
        # -- gems and quotations
        self.gem_spread = 1.4
        """How far two owners' numbers of a gem drift apart in a turn, as a variance."""
        self.quotation_spread = 6.0
        """The same for two colours on the quotation scale."""
        self.new_gems = 1.1
        """Gems of a colour that an owner still gets in a turn, on the average."""
        self.new_black = 0.6
        """Black gems that an owner who wants them still gets in a turn."""
        self.rivalry = 0.0
        """How much a rival's part of a colour counts against a seat, with three or four players."""
        self.rivalry_of_two = 0.39
        """The same in the game for two, for the opponent."""
        self.rivalry_of_neutral = 0.21
        """The same for the neutral player."""
        # -- contests
        self.city = 0.82
        """The part of the brokers to come that will go to the city."""
        self.aim = 2.6
        """How much likelier than by chance a rival's broker joins a contest."""
        self.second = 0.95
        self.third = 0.8
        """What is left for the second and third in a neighborhood: parts of an average gem."""
        self.tie_step = 3
        """What it takes to count on winning draws while the last brokers are unknown: quarters of a
        pip before the screen."""
        self.column_spread = 0.3
        """In a column: what is never sure, such as who chooses between equals."""
        # -- brokers
        self.prices = [0.0, 1.5, 3.2, 5.3, 7.2]
        """What a broker of each value will bring in a later placement of this turn, about."""
        self.last_pip = 2.0
        """What a pip of the last broker is worth before the screen, where it breaks ties."""
        self.hidden_pip = 0.1
        """What it is worth to hide a pip."""
        self.neutral_pip = 0.1
        """What it is worth to have a pip of the neutral brokers out of the way."""
        self.firsts = 2
        """How many first brokers are tried with a second one when all must go quickly."""
        self.noise = 1.2
        """How much a placement's worth in a place varies from one rollout to the next."""
        # -- bids, the order, the throne room
        self.usual_bid = 5.5
        self.bid_spread = 1.75
        """What a rival bids, about, give or take."""
        self.bid_prices = [0.0, 1.1, 2.4, 3.7, 5.6]
        """What a broker of each value would bring in this turn, were it not bid."""
        self.last = 13.9
        """What it is worth to be ahead of all rivals when places in the order are chosen."""
        self.front_pip = 1.45
        """What a pip before the screen is worth in draws."""
        self.throne_pip = 1.0
        """King's Favor, last two turns: what it is worth to have a strong broker to send, a pip."""
        self.bid_noise = 0.6
        """How much bids vary: the temperature of their worths."""
        self.sent = 3.0
        self.sent_spread = 4.0
        """King's Favor: what a rival sends in a turn, about, and the variance of that; the more
        of it, the less a lead in the throne room is taken to be sure.
        """
        self.pip_a_turn = 2.0
        """What a pip behind the screen brings in a turn, and so misses in the throne room."""
        self.hides_stronger = 60
        """How often, in percent, others surely hide the stronger of two brokers."""
        # -- characters
        self.characters = _worths()
        """What each character brings to the player who uses it at a fair moment, about."""
        self.patience = 1.15
        """How much of its worth a character that is kept still has."""
        self.waiting = 0.5
        """How much of a character's worth waits in the placements still to come."""
        self.look = 0.05
        """What the Spy's look is worth for each point that is at stake where it looks."""
        # -- temperatures of the worths, by kind of decision
        self.placing_temperature = 1.8
        self.bidding_temperature = 1.0
        self.ordering_temperature = 0.5
        self.card_temperature = 0.6
        self.gem_temperature = 0.5
        self.send_temperature = 0.8


def _worths() -> list[float]:
    worths = [0.0] * 16
    worths[ALCHEMIST] = 3.0
    worths[BANKER] = 2.5
    worths[CAPTAIN] = 2.0
    worths[CARDINAL] = 1.0
    worths[SPY] = 1.0
    worths[HERALD] = 3.0
    worths[CONJURER] = 1.5
    worths[INTRIGUER] = 2.0
    worths[JEWELLER] = 7.0
    worths[MAGICIAN] = 2.5
    worths[MERCHANT] = 2.0
    worths[MERCENARY] = 3.0
    worths[QUEEN] = 2.5
    worths[PRINCE] = float(PRINCE_POINTS)
    worths[KING] = float(KING_POINTS)
    return worths
