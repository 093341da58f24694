"""Trade between players: offers, answers, and the choice of a partner.

A trade is worth what it brings us, less what it brings the partner, as far as he is a rival: more
if he is ahead. What his cards will do for him is judged by the same outlook, with the hand that we
guess.
"""

from typing import Final

from ....core.state import View
from ....games.tyros.actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    COUNTER,
    DECLINE,
    GIVE,
    NOBODY_ELSE,
    WANT,
    WITH,
)
from ....games.tyros.data import JOKER
from .hands import Guess, Hand, changed, hand_of, unseen
from .outlook import Outlook
from .plans import Plan
from .position import Position, position_of

OFFER: Final = 0.8
"""What an offer must bring at least: talk takes everybody's time."""

ACCEPTED: Final = 0.3
"""What a trade must bring at least."""

ASKED_FOR: Final = 0.6
"""What a card is worth at least to whoever asks for it."""

SHARE: Final = 0.5
"""What we must gain of what a partner gains; of the leader's gain all."""

WILLING: Final = 0.25
"""What another must gain, as far as we can tell, before we ask him."""

LIKELY: Final = 0.25
"""How likely another must have what we want."""

DOUBT: Final = 1.0
"""What another must gain, as far as we can tell, to accept every second time."""

COUNTERED: Final = 0.6
"""How likely another must have what we want for it to be a counter-offer."""

TALKS: Final = 2
"""How many offers we make in a turn at most."""

DEALS: Final = 4
"""How many of the deals that we like best are weighed."""


class Market:
    """What trades would bring us and the others."""

    def __init__(self, view: View, position: Position, outlook: Outlook, hand: Hand) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.position = position
        self.outlook = outlook
        self.hand = hand
        self._now = outlook.hand_worth(hand)
        self._parts = unseen(view)
        self._guesses: dict[int, Guess] = {}
        self._outlooks: dict[int, Outlook] = {}
        standings: list[int] = view["standings"]
        ahead = max(standings)
        self._leaders = [points == ahead > standings[self.seat] for points in standings]

    def gain(self, given: list[int], got: list[int]) -> float:
        """What a trade brings us."""
        return self.outlook.hand_worth(changed(self.hand, given, got)) - self._now

    def guess(self, other: int) -> Guess:
        """What we make of another's hand."""
        if other not in self._guesses:
            self._guesses[other] = Guess(self.view, other, self._parts)
        return self._guesses[other]

    def their_gain(self, other: int, given: list[int], got: list[int]) -> float:
        """What it brings another to give some cards and to get others, as far as we can tell."""
        if other not in self._outlooks:
            self._outlooks[other] = Outlook(self.position, other, self.guess(other).average)
        outlook = self._outlooks[other]
        before = self.guess(other).average[:]
        for kind in given:
            # What he gives he has, whatever we guessed.
            before[kind] = max(before[kind], given.count(kind))
        after = before[:]
        for kind in given:
            after[kind] -= 1
        for kind in got:
            after[kind] += 1
        number = outlook.spare_worth(1) * (len(got) - len(given))
        return outlook.average_worth(after) - outlook.average_worth(before) + number / 2

    def net(self, other: int, mine: float, theirs: float) -> float:
        """What a trade is worth to us against all: a partner's gain counts, the leader's most."""
        part = 1.0 if self._leaders[other] else SHARE
        return mine - part * max(0.0, theirs)


def _market(view: View) -> Market:
    """The market of a view."""
    position = position_of(view)
    hand = hand_of(view["hand"])
    return Market(view, position, Outlook(position, view["seat"], hand), hand)


# -- offers ---------------------------------------------------------------------------------------


def offers(
    view: View, position: Position, outlook: Outlook, hand: Hand, instead: float
) -> list[Plan]:
    """The offers that are worth making; `instead` is what the best other action brings.

    A failed offer costs nothing, a trade the turn. What all know us to have we have offered before,
    so we do not ask again for those cards.
    """
    if view["offers"] >= TALKS:
        return []
    market = Market(view, position, outlook, hand)
    public = hand_of(view["seats"][market.seat]["known"])
    now = outlook.worth(hand)
    least = max(OFFER, instead)
    deals = [
        (gain, given, got)
        for given, got in _deals(hand)
        if any(given.count(kind) > public[kind] for kind in given)
        for gain in [market.gain(given, got)]
        if gain > least
    ]
    deals.sort(reverse=True)
    plans: list[Plan] = []
    for gain, given, got in deals[:DEALS]:
        likely, net, asked = _partners(market, gain, given, got)
        if likely and net > least:
            steps = [GIVE + kind for kind in given] + [WANT + kind for kind in got] + [asked]
            plans.append((now + likely * net + (1.0 - likely) * instead, steps))
    return plans


def _deals(hand: Hand) -> list[tuple[list[int], list[int]]]:
    """One for one, two for one, and two for two, without jokers."""
    deals = []
    for give in range(JOKER):
        for want in range(JOKER):
            if want == give or not hand[give]:
                continue
            deals.append(([give], [want]))
            if hand[give] > 1:
                deals.append(([give, give], [want]))
                deals.append(([give, give], [want, want]))
            for other in range(give + 1, JOKER):
                if other != want and hand[other]:
                    deals.append(([give, other], [want]))
    return deals


def _partners(
    market: Market, gain: float, given: list[int], got: list[int]
) -> tuple[float, float, int]:
    """How likely somebody accepts, what it is worth to us then, and whom to ask."""
    wanted = hand_of(got)
    good: list[tuple[float, float, int]] = []
    asked_all = True
    for other in range(market.view["players"]):
        if other == market.seat:
            continue
        likely = market.guess(other).holds(wanted)
        theirs = market.their_gain(other, got, given)
        net = market.net(other, gain, theirs)
        if likely >= LIKELY and theirs >= WILLING and net > 0.0:
            likely *= theirs / (theirs + DOUBT)
            good.append((likely * net, likely, other))
        else:
            asked_all = asked_all and net > 0.0
    if not good:
        return 0.0, 0.0, ASK_ALL
    worth, likely, other = max(good)
    if asked_all and len(good) > 1:
        failed = 1.0
        for _, chance, _ in good:
            failed *= 1.0 - chance
        return 1.0 - failed, worth / likely, ASK_ALL
    return likely, worth / likely, ASK + other


# -- answers --------------------------------------------------------------------------------------


def judge_answer(view: View, legal: list[int]) -> list[float]:
    """Accept what is good for us and not better for a rival; else decline, or say what would do."""
    market = _market(view)
    maker: int = view["active"]
    got: list[int] = view["seats"][maker]["give"]
    given: list[int] = view["seats"][maker]["want"]
    draft: list[int] = view["draft"]
    best, steps = _counter(market, maker, given, got)
    if draft:
        return _steps_worth(legal, draft, steps)
    worths = []
    for action in legal:
        if action == ACCEPT:
            mine = market.gain(given, got)
            theirs = max(ASKED_FOR, market.their_gain(maker, got, given))
            worths.append(market.net(maker, mine, theirs) if mine >= ACCEPTED else -1.0)
        elif action == DECLINE:
            worths.append(0.0)
        else:
            worths.append(best if steps and steps[0] == action else -1.0)
    return worths


def _steps_worth(legal: list[int], draft: list[int], steps: list[int]) -> list[float]:
    """The next step of a counter-offer; what we did not begin is finished shortly."""
    depth = len(draft)
    if steps[:depth] == draft:
        return [1.0 if action == steps[depth] else 0.0 for action in legal]
    return [1.0 if action == COUNTER else 0.5 if action >= WANT else 0.0 for action in legal]


def _counter(
    market: Market, maker: int, given: list[int], got: list[int]
) -> tuple[float, list[int]]:
    """The best other deal for what the maker wants, if that is one kind that we have."""
    best = 0.0
    steps: list[int] = []
    wanted = given[0]
    guess = market.guess(maker)
    if len(set(given)) > 1 or wanted == JOKER or market.hand[wanted] < len(given):
        return best, steps
    for kind in range(JOKER):
        for number in range(1, len(given) + 1):
            ask = [kind] * number
            likely = guess.holds(hand_of(ask))
            if kind == wanted or ask == got or likely < COUNTERED:
                continue
            mine = market.gain(given, ask)
            theirs = market.their_gain(maker, ask, given)
            net = market.net(maker, mine, max(theirs, ASKED_FOR))
            if mine >= OFFER and theirs >= WILLING and net * likely / 2 > best:
                best = net * likely / 2
                steps = [GIVE + wanted] * len(given) + [WANT + kind] * number + [COUNTER]
    return best, steps


# -- the partner ----------------------------------------------------------------------------------


def judge_partner(view: View, legal: list[int]) -> list[float]:
    """Who gives us most and gains least as a rival; or nobody."""
    seat: int = view["seat"]
    market = _market(view)
    worths = []
    for action in legal:
        if action == NOBODY_ELSE:
            worths.append(0.0)
            continue
        other = action - WITH
        said = view["seats"][other]
        if said["answer"] == "countered":
            given, got = said["want"], said["give"]
        else:
            given, got = view["seats"][seat]["give"], view["seats"][seat]["want"]
        mine = market.gain(given, got)
        theirs = market.their_gain(other, got, given)
        worths.append(market.net(other, mine, theirs) if mine >= ACCEPTED else -1.0)
    return worths
