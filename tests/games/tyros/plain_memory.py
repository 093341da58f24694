"""Who remembers which cards of whom, in the plain reading."""

from collections import Counter

from .plain_table import Cards, PlainTable

SPECTATOR = "spectator"


class PlainMemory(PlainTable):
    """Hands change here, and with them what everybody, and who only watches, is sure of."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.watchers = [*self.people, SPECTATOR]
        self.sure: dict[tuple[str, str], Cards] = {
            (watcher, person): Counter()
            for watcher in self.watchers
            for person in self.people
            if watcher != person
        }
        """What a watcher knows to be in a hand, at the least; the own hand needs no memory."""
        self.laid: Cards = Counter()
        """All that lay there openly when the last round ended."""
        self.kept: dict[str, Cards] = {person: Counter() for person in self.people}
        self.sure_kept = {pair: Counter(known) for pair, known in self.sure.items()}
        """What everybody kept then, and what watchers knew of it."""
        self.since: dict[str, Cards] = {person: Counter() for person in self.people}
        """What everybody has openly given away in this round; less than none if more came."""
        self.tolls: list[tuple[str, str, str]] = []
        """Who has paid whom in this round, and with which card."""

    def end_round(self) -> None:
        """Look once more at what lies there before it is shuffled."""
        self.laid = +self.discards
        self.kept = {person: +hand for person, hand in self.hands.items()}
        self.sure_kept = {pair: +known for pair, known in self.sure.items()}
        self.since = {person: Counter() for person in self.people}
        self.tolls = []

    def watching(self, person: str) -> list[str]:
        return [watcher for watcher in self.watchers if watcher != person]

    def show_held(self, person: str, cards: Cards) -> None:
        """A player proves that they hold these."""
        assert cards <= self.hands[person]
        for watcher in self.watching(person):
            self.sure[watcher, person] |= cards

    def spend(self, person: str, cards: Cards) -> None:
        """Cards go from a hand to the discards, openly."""
        self.lose(person, cards)
        self.discards += cards

    def lose(self, person: str, cards: Cards) -> None:
        assert cards <= self.hands[person]
        self.hands[person] -= cards
        self.since[person].update(cards)
        for watcher in self.watching(person):
            self.sure[watcher, person] -= cards

    def fetch(self, person: str, card: str) -> None:
        """A card comes to a hand openly."""
        self.hands[person][card] += 1
        self.since[person][card] -= 1
        for watcher in self.watching(person):
            self.sure[watcher, person][card] += 1

    def swap_hands(self, one: str, given: Cards, other: str, wanted: Cards) -> None:
        """Two players trade openly."""
        self.lose(one, given)
        self.lose(other, wanted)
        for card in wanted.elements():
            self.fetch(one, card)
        for card in given.elements():
            self.fetch(other, card)

    def pay_toll(self, person: str, owner: str, card: str) -> None:
        """A card that only the two see. It may be any for the others, so that of each kind they are
        sure of one less; unless they know the whole hand, and it is all of one kind."""
        for watcher in self.watching(person):
            known = self.sure[watcher, person]
            certain = len(known) == 1 and known.total() == self.hands[person].total()
            if watcher == owner or certain:
                known[card] -= 1
                if watcher != owner:
                    self.sure[watcher, owner][card] += 1
            else:
                known -= Counter(list(known))
            self.sure[watcher, person] = +known
        self.sure[person, owner][card] += 1
        self.tolls.append((person, owner, card))
        self.hands[person][card] -= 1
        self.hands[person] = +self.hands[person]
        self.hands[owner][card] += 1
