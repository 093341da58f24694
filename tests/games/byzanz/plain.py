"""The rulebook read a second time, plainly: names of cards, whole turns, no thought of speed.

It shares nothing with the engine but the names of cards, colours and decisions, so that a slip in
one is not a slip in the other. `test_plain_reading` plays both side by side.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import combinations

Cards = Counter[str]
Question = tuple[str, str]
"""Who is asked what: `("blue", "bidding")`. Chance is asked with the number of cards as well."""

Play = Generator[Question, list[str], None]
"""Asks questions; is sent the words of a whole turn, or the cards that chance turned over."""

COLOURS = ["blue", "orange", "purple", "yellow", "green", "red"]

TABLE = {
    3: ([6, 4, 2], 8),
    4: ([5, 4, 3, 2], 6),
    5: ([5, 4, 3, 2, 1], 6),
    6: ([6, 5, 4, 3, 2, 1], 4),
}
"""By number of players: the offer cards from the top of the stack, and the rounds."""


def value(card: str) -> int:
    """What a card counts in a bid."""
    return 0 if card == "trader" else int(card[-1])


def sort(card: str) -> str:
    """The sort of a card, traders being one."""
    return card.partition("-")[0]


def total(packet: Cards) -> int:
    """What cards count in a bid together."""
    return sum(value(card) for card in packet.elements())


def selections(packet: Iterable[str], least: int, most: int) -> set[tuple[str, ...]]:
    """All different selections of a number of cards, each in alphabetical order."""
    listed = sorted(packet)
    return {chosen for n in range(least, most + 1) for chosen in combinations(listed, n)}


def sets_in(packet: Iterable[str]) -> set[str]:
    """All sales that a hand allows: three of a sort, traders standing in, the best one first."""
    found = set()
    for triple in selections(packet, 3, 3):
        if len({sort(card) for card in triple} - {"trader"}) <= 1:
            found.add("sell:" + "+".join(sorted(triple, key=value, reverse=True)))
    return found


class PlainGame:
    """A table with people round it, who are asked by `play`."""

    def __init__(
        self, players: int, first: str, traders_break_ties: bool, may_decline: bool
    ) -> None:
        self.people = COLOURS[:players]
        self.first = first
        self.may_decline = may_decline
        self.traders_break_ties = traders_break_ties
        self.stack, self.rounds = TABLE[players]
        self.hands: dict[str, Cards] = {person: Counter() for person in self.people}
        self.seen: dict[str, Cards] = {person: Counter() for person in self.people}
        """What must be in a hand, for all that anybody saw go in and out; all of it at the end."""
        self.bids: dict[str, Cards] = {person: Counter() for person in self.people}
        self.profits: dict[str, list[str]] = {person: [] for person in self.people}
        self.offers: dict[str, int] = {}
        self.lot: Cards = Counter()
        self.market: Cards = Counter()
        self.box: Cards = Counter()

    def play(self) -> Play:
        """A whole game, chapter by chapter."""
        for person in self.people:
            self.hands[person] += Counter((yield "chance", f"dealing 4 to {person}"))
        opener = self.first
        for _ in range(self.rounds):
            self.offers = {}
            for offer in self.stack:
                self.lot = Counter((yield "chance", f"opening {offer}"))
                winner = yield from self.lot_of(offer, opener)
                self.offers[winner] = offer
                if len(self.offers) < len(self.people):
                    opener = next(p for p in self.after(winner) if p not in self.offers)
            for person in sorted(self.people, key=lambda p: self.offers[p]):
                if self.market:
                    yield from self.pick(person)
            self.box += self.market
            self.market = Counter()
            opener = min(self.people, key=lambda p: self.offers[p])
        self.offers = {}
        for person in self.people:
            yield from self.ask(person, "final_sales")
        self.seen = dict(self.hands)

    def after(self, person: str) -> list[str]:
        """Everybody in clockwise order, beginning with the left neighbour."""
        place = self.people.index(person) + 1
        return self.people[place:] + self.people[:place]

    # -- auctions ---------------------------------------------------------------------------------

    def lot_of(self, offer: int, opener: str) -> Generator[Question, list[str], str]:
        """One lot from its opening until it is in somebody's hand; returns whose."""
        rivals = [p for p in [opener, *self.after(opener)[:-1]] if p not in self.offers]
        if len(rivals) == 1:
            if offer == 1:
                self.market += self.lot
                self.lot = Counter()
            else:
                yield from self.put_one(opener)
                yield from self.take_lot(opener)
            return opener
        winner, has_bid = yield from self.auction(rivals)
        if has_bid:
            self.market += self.bids[winner]
            self.bids[winner] = Counter()
            yield from self.put_one(winner)
        yield from self.take_lot(winner)
        return winner

    def auction(self, rivals: list[str]) -> Generator[Question, list[str], tuple[str, bool]]:
        """Round and round; returns the winner, and whether they have bid."""
        passed: list[str] = []
        queue = list(rivals)
        while queue:
            person = queue.pop(0)
            if len(passed) == len(rivals) - 1 and self.bids[person]:
                return person, True
            words = yield from self.ask(person, "bidding")
            if words == ["pass"]:
                passed.append(person)
                self.come(person, self.bids[person])
                self.bids[person] = Counter()
            else:
                laid = Counter(word.removeprefix("+") for word in words[:-1])
                self.go(person, laid)
                self.bids[person] += laid
                others = [total(self.bids[p]) for p in rivals if p != person]
                assert total(self.bids[person]) > max(others)
                assert "trader" not in laid
                queue.append(person)
        return passed[0], False

    def put_one(self, winner: str) -> Generator[Question, list[str], None]:
        """One card of the lot goes into the market."""
        words = yield from self.ask(winner, "lot_card")
        card = words[0].removeprefix("put:")
        self.lot -= Counter([card])
        self.market[card] += 1

    def take_lot(self, winner: str) -> Generator[Question, list[str], None]:
        """The rest goes into the hand."""
        self.come(winner, self.lot)
        self.lot = Counter()
        yield from self.limit(winner)

    # -- the market and the hand ------------------------------------------------------------------

    def pick(self, person: str) -> Generator[Question, list[str], None]:
        """All of one sort."""
        words = yield from self.ask(person, "picking")
        if words != ["pass"]:
            wanted = words[0].removeprefix("take:")
            taken = Counter({c: n for c, n in self.market.items() if sort(c) == wanted})
            assert taken
            self.market -= taken
            self.come(person, taken)
            yield from self.limit(person)

    def limit(self, person: str) -> Generator[Question, list[str], None]:
        """No more than seven cards in a hand."""
        while self.hands[person].total() > 7:
            words = yield person, "over_limit"
            for word in words:
                assert self.hands[person].total() > 7
                if word.startswith("sell:"):
                    self.sell(person, word)
                else:
                    away = Counter([word.removeprefix("discard:")])
                    self.go(person, away)
                    self.box += away

    def ask(self, person: str, kind: str) -> Generator[Question, list[str], list[str]]:
        """A decision, before which a person may sell any number of times."""
        while True:
            words = yield person, kind
            if not words[0].startswith("sell:"):
                return words
            self.sell(person, words[0])

    def sell(self, person: str, word: str) -> None:
        """Three of a sort, traders standing in; the best goods card is kept, or one trader."""
        sold = sorted(word.removeprefix("sell:").split("+"), key=value)
        assert len(sold) == 3
        assert len({sort(card) for card in sold} - {"trader"}) <= 1
        self.go(person, Counter(sold))
        self.profits[person].append(sold.pop())
        self.box += Counter(sold)

    def come(self, person: str, packet: Cards) -> None:
        """Cards go into a hand in sight of all."""
        self.hands[person] += packet
        self.seen[person] += packet

    def go(self, person: str, packet: Cards) -> None:
        """Cards leave a hand in sight of all."""
        assert packet <= self.hands[person]
        self.hands[person] -= packet
        self.seen[person] -= packet

    # -- what is allowed --------------------------------------------------------------------------

    def turns(self, person: str, kind: str) -> set[tuple[str, ...]]:
        """Every turn that a person may take, each as its words in alphabetical order."""
        held = list(self.hands[person].elements())
        sold = {(sale,) for sale in sets_in(held)}
        if kind == "bidding":
            goods = [card for card in held if card != "trader"]
            highest = max(total(laid) for laid in self.bids.values())
            bids = {
                tuple(sorted(["bid", *(f"+{card}" for card in chosen)]))
                for chosen in selections(goods, 1, len(goods))
                if total(self.bids[person] + Counter(chosen)) > highest
            }
            return sold | bids | {("pass",)}
        if kind == "lot_card":
            return sold | {(f"put:{card}",) for card in self.lot}
        if kind == "picking":
            sorts = {(f"take:{sort(card)}",) for card in self.market}
            return sold | sorts | ({("pass",)} if self.may_decline else set())
        if kind == "over_limit":
            surplus = len(held) - 7
            enough = selections(held, surplus, surplus)
            turns = {tuple(f"discard:{card}" for card in chosen) for chosen in enough}
            for chosen in selections(held, 0, surplus - 1):
                rest = self.hands[person] - Counter(chosen)
                for sale in sets_in(rest.elements()):
                    turns.add((*(f"discard:{card}" for card in chosen), sale))
            return turns
        assert kind == "final_sales"
        return sold | {("done",)}

    # -- the end ----------------------------------------------------------------------------------

    def points(self, person: str) -> int:
        """The profit so far."""
        return sum(value(card) or 5 for card in self.profits[person])

    def winners(self) -> list[str]:
        """The most profit, then the most cards in the hand."""

        def standing(person: str) -> tuple[int, int]:
            held = self.hands[person].elements()
            left = [card for card in held if self.traders_break_ties or card != "trader"]
            return self.points(person), len(left)

        best = max(standing(person) for person in self.people)
        return [person for person in self.people if standing(person) == best]
