"""Offers to other players: deals that suit the seat and somebody else."""

from typing import Final

from ....core.native import i64
from ....games.tyros.actions import ASK, ASK_ALL, GIVE, WANT
from ....games.tyros.cards import BITS, CARD, MASK, cards, count, size
from ....games.tyros.data import EMPIRES, JOKER
from ....games.tyros.state import TyrosState
from .card_plans import FULL_HAND, CardPlans
from .hands import hidden
from .open_board import OpenBoard

OFFER: Final = 0.8
"""What an offer must bring at least: talk takes everybody's time."""

SHARE: Final = 0.4
"""What counts of a partner's gain against the seat's own."""

WILLING: Final = 0.25
"""What another seat must gain, by estimate, to be asked."""

DOUBT: Final = 1.0
"""What another seat must gain, by estimate, to accept every second time."""

TALKS: Final = 2
"""How many offers are made in a turn at most."""

WEIGHED: Final = 4
"""How many of the best deals are weighed."""


class Offer:
    """A deal, what it gains if somebody accepts, and how likely that is."""

    def __init__(self, given: i64, wanted: i64, gain: float) -> None:
        self.given = given
        self.wanted = wanted
        self.gain = gain
        self.likely = 0.0
        self.asked = ASK_ALL

    def worth(self, instead: float) -> float:
        """What it is worth to make the offer, if there is something else to do should it fail."""
        return self.likely * self.gain + (1.0 - self.likely) * instead

    def steps(self) -> list[int]:
        """The steps of making it."""
        given = [GIVE + kind for kind in cards(self.given)]
        return [*given, *[WANT + kind for kind in cards(self.wanted)], self.asked]


def offers(state: TyrosState, card_plans: CardPlans) -> list[Offer]:
    """The offers that are worth making.

    Cards that all know the seat to hold were offered before, so they alone are not offered again.
    """
    if state.offers >= TALKS:
        return []
    found = _deals(state, card_plans)
    if not found:
        return []
    partners = [
        Partner(state, card_plans.board, card_plans.seat, other)
        for other in range(state.players)
        if other != card_plans.seat and state.hands[other]
    ]
    for offer in found:
        _ask(offer, partners)
    return [offer for offer in found if offer.likely > 0.0 and offer.gain >= OFFER]


def _deals(state: TyrosState, card_plans: CardPlans) -> list[Offer]:
    """The deals that gain most: one card for one, two for one, two for two, without jokers."""
    hand = card_plans.hand
    public: i64 = state.known[state.players * state.players + card_plans.seat]
    now = card_plans.hand_worth(hand)
    found: list[Offer] = []
    for want in range(EMPIRES):
        wanted: i64 = CARD[want]
        if card_plans.hand_worth(hand + 2 * wanted) - now < OFFER:
            continue
        for first in range(EMPIRES):
            if first == want or not count(hand, first):
                continue
            _add(found, card_plans, now, public, CARD[first], wanted)
            for second in range(first, EMPIRES):
                given: i64 = CARD[first] + CARD[second]
                if second == want or count(hand, second) < (2 if second == first else 1):
                    continue
                _add(found, card_plans, now, public, given, wanted)
                _add(found, card_plans, now, public, given, 2 * wanted)
    return found


def _add(
    found: list[Offer], card_plans: CardPlans, now: float, public: i64, given: i64, wanted: i64
) -> None:
    """Add a deal, if it is good and not known yet; only the best are kept, best first."""
    news = False
    for kind in range(JOKER):
        news = news or count(given, kind) > count(public, kind)
    if not news:
        return
    gain = card_plans.hand_worth(card_plans.hand - given + wanted) - now
    if gain < OFFER:
        return
    place = len(found)
    while place > 0 and found[place - 1].gain < gain:
        place -= 1
    found.insert(place, Offer(given, wanted, gain))
    if len(found) > WEIGHED:
        found.pop()


class Partner:
    """An estimate of another's hand and plans."""

    def __init__(self, state: TyrosState, board: OpenBoard, seat: i64, other: int) -> None:
        self.seat = other
        known: i64 = state.known[state.players * seat + other]
        self.known = known
        self.unknown: i64 = size(state.hands[other]) - size(known)
        rest = hidden(state, seat)
        total = float(size(rest))
        self.parts: list[float] = []
        """How likely a card that the seat does not know is of each kind."""
        self.average: list[float] = []
        """How many cards of each colour there are, about, with a part of the jokers."""
        for kind in range(JOKER + 1):
            self.parts.append(float(count(rest, kind)) / total if total > 0.0 else 0.0)
        jokers = float(count(known, JOKER)) + float(self.unknown) * self.parts[JOKER]
        for kind in range(EMPIRES):
            number = float(count(known, kind)) + float(self.unknown) * self.parts[kind]
            self.average.append(number + jokers / EMPIRES)
        self.card_plans = CardPlans(board, other, FULL_HAND)

    def holds(self, wanted: i64) -> float:
        """How likely the hand has the wanted cards, which are of one kind."""
        kind: i64 = 0
        while not wanted >> (BITS * kind) & MASK:
            kind += 1
        missing = (wanted >> (BITS * kind) & MASK) - count(self.known, kind)
        if missing <= 0:
            return 1.0
        if missing > self.unknown:
            return 0.0
        part = self.parts[kind]
        fewer = 0.0
        ways = 1.0
        for number in range(missing):
            rest = float(self.unknown - number)
            fewer += ways * power(part, number) * power(1.0 - part, self.unknown - number)
            ways *= rest / float(number + 1)
        return 1.0 - fewer

    def gains(self, given: i64, got: i64) -> float:
        """What it gains, by estimate, if it gives some cards and gets others."""
        gain = 0.0
        for empire in range(EMPIRES):
            less = float(count(given, empire))
            more = float(count(got, empire))
            if less == more:
                continue
            # What is given is there, whatever was guessed.
            before = self.average[empire]
            before = before if before > less else less
            gain += self.card_plans.average_gain(empire, before - less + more)
            gain -= self.card_plans.average_gain(empire, before)
        return gain


def power(base: float, exponent: i64) -> float:
    """A small whole power."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


def _ask(offer: Offer, partners: list[Partner]) -> None:
    """Whom to ask, how likely somebody accepts, and what is gained then."""
    best = 0.0
    failing = 1.0
    good = 0
    alone = offer.asked
    net = 0.0
    likely_alone = 0.0
    for partner in partners:
        likely = partner.holds(offer.wanted)
        theirs = partner.gains(offer.wanted, offer.given)
        if theirs < WILLING or likely <= 0.0:
            continue
        likely *= theirs / (theirs + DOUBT)
        gain = offer.gain - SHARE * theirs
        if gain <= 0.0:
            continue
        good += 1
        failing *= 1.0 - likely
        if likely * gain > best:
            best = likely * gain
            net = gain
            likely_alone = likely
            alone = ASK + partner.seat
    offer.gain = net
    if good > 1:
        offer.likely = 1.0 - failing
    else:
        offer.likely = likely_alone
        offer.asked = alone
