"""An onlooker of Tyros that forgets nothing, and tells whether hands are possible at all.

It remembers, for every round, what each player has openly spent, got and shown, when cards were
drawn, what was laid away and how many cards were kept. Hands are possible if there are kept cards
for every round, none of them laid away before, from which all that it has seen could happen. Tolls
of this round that it has not seen are tried with every card; of rounds before it that had such a
toll, and of those before them, nothing is asked.

`python -m tests.kit.tyros_memory` plays games of bots and tells how many of the states that fit
their views are impossible: in all, by the last round's end alone, and such after an unseen toll.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

import emporion
from emporion.core.game import Game
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games.tyros.cards import cards
from emporion.games.tyros.data import COPIES, DEALT, KINDS
from emporion.games.tyros.state import TyrosState

Packet = tuple[int, ...]
"""How many cards of each kind."""

NONE: Packet = (0,) * KINDS

SPENT, GOT, SHOWN, DRAWN, TOLL = range(5)
Deed = tuple[int, int, Packet, int]
"""What a seat did: its kind, the seat, the cards, and how many were drawn or who got the toll."""


def packet(listed: Sequence[int]) -> Packet:
    """Listed cards, counted."""
    return tuple(listed.count(kind) for kind in range(KINDS))


def plus(one: Packet, other: Packet) -> Packet:
    """Both together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def less(one: Packet, other: Packet) -> Packet:
    """One without the other; below 0 where it has fewer."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def most(one: Packet, other: Packet) -> Packet:
    """Of each kind as many as the one that has more."""
    return tuple(max(a, b) for a, b in zip(one, other, strict=True))


def within(one: Packet, other: Packet) -> bool:
    """Whether one is a part of the other."""
    return all(a <= b for a, b in zip(one, other, strict=True))


class Round:
    """What was seen in one round."""

    def __init__(self, kept: list[int], own: Packet, unlaid: Packet) -> None:
        self.kept = kept
        """How many cards each seat had kept."""
        self.own = own
        """Which the onlooker had."""
        self.unlaid = unlaid
        """All cards that had not been laid away before it."""
        self.deeds: list[Deed] = []
        self.laid: dict[int, Packet] = {}
        """What each seat laid away at its end."""

    @property
    def tolls(self) -> int:
        """How many tolls were paid that the onlooker did not see."""
        return sum(kind == TOLL for kind, *_ in self.deeds)


class Stock:
    """The cards that came to a hand unseen, kept or drawn: what is sure of it, and when."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.since = NONE
        """What was openly spent, less what came."""
        self.sure = NONE
        """What must have been in the stock."""
        self.stages: list[tuple[Packet, int]] = []
        """What was sure, and how many cards there were, before more were drawn."""

    def changed(self, change: Packet) -> None:
        """Cards left the hand, or came to it openly."""
        self.since = plus(self.since, change)
        self.sure = most(self.sure, self.since)

    def shown(self, some: Packet) -> None:
        """All saw that the hand has these."""
        self.sure = most(self.sure, plus(some, self.since))

    def drew(self, number: int) -> None:
        """More came from the pile."""
        self.stages.append((self.sure, self.size))
        self.size += number

    def allows(self, kept: Packet) -> bool:
        """Whether what was kept was there before what was drawn: no stage is too small for it."""
        return all(sum(most(kept, sure)) <= size for sure, size in self.stages)


class PerfectMemory:
    """What an onlooker makes of the events that it sees."""

    def __init__(self, players: int, viewer: int) -> None:
        self.players = players
        self.viewer = viewer
        self.rounds: list[Round] = []
        self.hand = NONE
        self.discards = NONE
        self.sizes = [0] * players
        self._wanted = NONE
        self._seen: dict[tuple[int, tuple[Packet, ...]], bool] = {}

    # -- what is seen -----------------------------------------------------------------------------

    def note(self, event: Mapping[str, Any]) -> None:
        """One event, as the onlooker sees it."""
        noted = getattr(self, f"_{event['event']}", None)
        if noted is not None:
            noted(event)

    def _add(self, kind: int, seat: int, some: Packet, number: int = 0) -> None:
        self.rounds[-1].deeds.append((kind, seat, some, number))

    def _spend(self, seat: int, listed: list[int], to_discards: bool = True) -> None:
        some = packet(listed)
        self._add(SPENT, seat, some)
        self.sizes[seat] -= len(listed)
        if to_discards:
            self.discards = plus(self.discards, some)
        if seat == self.viewer:
            self.hand = less(self.hand, some)

    def _get(self, seat: int, listed: list[int]) -> None:
        self._add(GOT, seat, packet(listed))
        self.sizes[seat] += len(listed)
        if seat == self.viewer:
            self.hand = plus(self.hand, packet(listed))

    def _round_began(self, event: Mapping[str, Any]) -> None:
        unlaid = less(tuple(COPIES), self.discards)
        self.rounds.append(Round(self.sizes[:], self.hand, unlaid))
        self.discards = NONE
        self.sizes = [size + DEALT[self.players] for size in self.sizes]

    def _cards_dealt(self, event: Mapping[str, Any]) -> None:
        if event["seat"] == self.viewer:
            self.hand = plus(self.hand, packet(event["cards"]))

    _cards_drawn = _cards_dealt

    def _cards_kept(self, event: Mapping[str, Any]) -> None:
        self.rounds[-1].laid[event["seat"]] = packet(event["laid"])
        self._spend(event["seat"], event["laid"])

    def _sailed(self, event: Mapping[str, Any]) -> None:
        self._spend(event["seat"], event["paid"])

    _city_founded = _ship_built = _sailed

    def _toll_paid(self, event: Mapping[str, Any]) -> None:
        payer, owner = event["seat"], event["to"]
        if "card" in event:
            self._spend(payer, [event["card"]], to_discards=False)
            self._get(owner, [event["card"]])
        else:
            self._add(TOLL, payer, NONE, owner)
            self.sizes[payer] -= 1
            self.sizes[owner] += 1

    def _cards_swapped(self, event: Mapping[str, Any]) -> None:
        self._spend(event["seat"], event["laid"])
        self._add(DRAWN, event["seat"], NONE, len(event["laid"]))
        self.sizes[event["seat"]] += len(event["laid"])

    def _card_fetched(self, event: Mapping[str, Any]) -> None:
        self._spend(event["seat"], event["laid"])
        self._get(event["seat"], [event["taken"]])
        self.discards = less(self.discards, packet([event["taken"]]))

    def _offer_made(self, event: Mapping[str, Any]) -> None:
        self._wanted = packet(event["want"])
        self._add(SHOWN, event["seat"], packet(event["give"]))

    def _offer_countered(self, event: Mapping[str, Any]) -> None:
        self._add(SHOWN, event["seat"], packet(event["give"]))

    def _offer_accepted(self, event: Mapping[str, Any]) -> None:
        self._add(SHOWN, event["seat"], self._wanted)

    def _traded(self, event: Mapping[str, Any]) -> None:
        one, two = event["seat"], event["partner"]
        self._spend(one, event["given"], to_discards=False)
        self._spend(two, event["got"], to_discards=False)
        self._get(one, event["got"])
        self._get(two, event["given"])

    # -- what is possible -------------------------------------------------------------------------

    @property
    def others(self) -> list[int]:
        """The seats whose hands are hidden."""
        return [seat for seat in range(self.players) if seat != self.viewer]

    def unseen_tolls(self) -> int:
        """How many tolls of this round the onlooker has not seen."""
        return self.rounds[-1].tolls if self.rounds else 0

    def allows(self, hands: Sequence[Packet], long: bool = True) -> bool:
        """Whether the hands can be these; unless `long`, by the last two rounds alone."""
        if not self.rounds:
            return True
        tolls = product(range(KINDS), repeat=self.unseen_tolls())
        return any(self._fits(len(self.rounds) - 1, tuple(hands), toll, long) for toll in tolls)

    def _fits(self, number: int, hands: tuple[Packet, ...], tolls: Packet, long: bool) -> bool:
        """Whether a round can have ended, or come so far, with these hands."""
        round_ = self.rounds[number]
        stocks = self._stocks(round_, tolls)
        whole = {seat: plus(hands[seat], stocks[seat].since) for seat in self.others}
        if any(min(whole[seat]) < 0 for seat in self.others):
            return False
        if not all(within(stocks[seat].sure, whole[seat]) for seat in self.others):
            return False
        for kept in self._kept(round_, stocks, whole, self.others, less(round_.unlaid, round_.own)):
            if number == 0 or not long or self._fitted(number - 1, kept):
                return True
        return False

    def _fitted(self, number: int, kept: dict[int, Packet]) -> bool:
        """Whether a round before can have ended with these cards kept."""
        round_ = self.rounds[number]
        if round_.tolls:
            return True
        # What was laid away at its end counts as spent.
        hands = tuple(kept.get(seat, NONE) for seat in range(self.players))
        key = number, hands
        if key not in self._seen:
            self._seen[key] = self._fits(number, hands, (), long=True)
        return self._seen[key]

    def _stocks(self, round_: Round, tolls: Packet) -> list[Stock]:
        """What the deeds of a round tell about stocks, if tolls were paid with these cards."""
        stocks = [Stock(kept + DEALT[self.players]) for kept in round_.kept]
        paid = iter(tolls)
        for kind, seat, some, number in round_.deeds:
            if kind == SPENT:
                stocks[seat].changed(some)
            elif kind == GOT:
                stocks[seat].changed(less(NONE, some))
            elif kind == SHOWN:
                stocks[seat].shown(some)
            elif kind == DRAWN:
                stocks[seat].drew(number)
            else:
                card = packet([next(paid)])
                stocks[seat].changed(card)
                stocks[number].changed(less(NONE, card))
        return stocks

    def _kept(
        self,
        round_: Round,
        stocks: list[Stock],
        whole: dict[int, Packet],
        seats: list[int],
        unlaid: Packet,
    ) -> Iterator[dict[int, Packet]]:
        """All that the seats can have kept together."""
        if not seats:
            yield {}
            return
        seat, *rest = seats
        open_ = [kind for kind in range(KINDS) if whole[seat][kind] and unlaid[kind]]
        for listed in combinations_with_replacement(open_, round_.kept[seat]):
            some = packet(listed)
            fits = within(some, whole[seat]) and within(some, unlaid)
            if fits and stocks[seat].allows(some):
                for others in self._kept(round_, stocks, whole, rest, less(unlaid, some)):
                    yield {seat: some, **others}


# -- games ----------------------------------------------------------------------------------------


def hands_of(state: State) -> list[Packet]:
    """The hands of a state."""
    assert isinstance(state, TyrosState)
    return [packet(cards(hand)) for hand in state.hands]


Count = Counter[str]


def samples(level: str, players: int, seed: int, one_in: int, tries: int) -> Count:
    """Play a game of bots; at one decision in `one_in`, see whether a sample is possible."""
    game: Game = emporion.game("tyros")
    state = game.setup(players)
    state.listen()
    rng = Rng(seed)
    bots = [emporion.bot("tyros", level, seed=seed + seat, tries=tries) for seat in range(players)]
    memories = [PerfectMemory(players, seat) for seat in range(players)]
    told = 0
    count: Count = Counter()
    while state.actor != OVER:
        for event in (state.events or [])[told:]:
            for memory in memories:
                memory.note(event.seen_by(memory.viewer))
        told = len(state.events or [])
        seat = state.actor
        if seat == CHANCE:
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
            continue
        view = state.view(seat)
        if rng.below(one_in) == 0 and memories[seat].unseen_tolls() <= 3:
            memory = memories[seat]
            assert memory.allows(hands_of(state)), "what is there is possible"
            sample = game.determinize(view, rng.below)
            count["samples"] += 1
            if not memory.allows(hands_of(sample)):
                count["impossible"] += 1
                if not memory.allows(hands_of(sample), long=False):
                    count["after a toll" if memory.unseen_tolls() else "by the last round"] += 1
        for action in bots[seat].turn(view, state.legal(seat)):
            state.apply(seat, action)
    return count


def main(games: int) -> None:
    """Tell the share of impossible samples, by who plays."""
    for level, tries in (("medium", 40), ("hard", 60)):
        for players in (3, 4):
            count: Count = Counter()
            for seed in range(games):
                count += samples(level, players, seed, 4, tries)
            share = 100 * count["impossible"] / count["samples"]
            sys.stdout.write(f"{level}, {players} players: {share:.2f} % of {dict(count)}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
