"""What lies on the table in the plain reading of the rulebook, and what a player may do with it.

Everything goes by name: people by their colour, cards and empires by their goods, fields by their
printed number (`T` is Tyros), coasts like fields but for `16W` and `16E`. The map is in
`plain_map`.
"""

from collections import Counter
from itertools import combinations_with_replacement

from .plain_map import BESIDE, STEPS, field_at

Cards = Counter[str]
Turn = tuple[str, ...]

EMPIRES = ["copper", "oil", "cedar", "cloth"]
KINDS = [*EMPIRES, "joker"]
COPIES = {"copper": 14, "oil": 14, "cedar": 14, "cloth": 14, "joker": 4}
COLOURS = ["blue", "orange", "purple", "yellow"]
TILES = [str(number) for number in range(1, 33)]


def lists_of(cards: Cards, number: int) -> list[list[str]]:
    """All ways to pick that many cards, each list in the order of the kinds."""
    return [
        list(picked)
        for picked in combinations_with_replacement(KINDS, number)
        if all(picked.count(kind) <= cards[kind] for kind in KINDS)
    ]


class PlainTable:
    """The board, the supplies and the hands."""

    def __init__(self, players: int) -> None:
        self.people = COLOURS[:players]
        self.discs: dict[str, str] = {}
        self.ships: dict[str, list[str]] = {person: [] for person in self.people}
        self.cities: dict[str, list[str]] = {person: [] for person in self.people}
        self.hands: dict[str, Cards] = {person: Counter() for person in self.people}
        self.pile: Cards = Counter()
        self.discards: Cards = Counter()
        self.bonus: str | None = None

    # -- the board --------------------------------------------------------------------------------

    def after(self, person: str) -> str:
        return self.people[(self.people.index(person) + 1) % len(self.people)]

    def from_on(self, person: str) -> list[str]:
        """Everybody in turn, beginning with somebody."""
        first = self.people.index(person)
        return self.people[first:] + self.people[:first]

    def size(self, empire: str) -> int:
        return list(self.discs.values()).count(empire)

    def claim(self, field: str, empire: str) -> None:
        """A disc on a field; the first beside Tyros brings Tyros along while discs last."""
        self.discs[field] = empire
        if field in ("31", "32") and "T" not in self.discs and self.size(empire) < 20:
            self.discs["T"] = empire

    def growths(self, tile: str) -> list[str]:
        """The empires that can grow on the field of a tile."""
        if tile in self.discs:
            return []
        beside = {self.discs[field] for field in BESIDE[tile] if field in self.discs}
        return [empire for empire in EMPIRES if empire in beside and self.size(empire) < 20]

    def can_grow(self) -> bool:
        return any(self.growths(tile) for tile in TILES)

    def owner(self, field: str) -> str | None:
        """Whose city stands on a field."""
        for person in self.people:
            if field in self.cities[person]:
                return person
        return None

    def lying(self, field: str) -> list[str]:
        """Whose ships lie on a field, one entry for each."""
        return [
            person
            for person in self.people
            for coast in self.ships[person]
            if field_at(coast) == field
        ]

    def has_room(self, person: str, field: str) -> bool:
        """Whether one more ship of somebody may lie there."""
        lying = self.lying(field)
        if field == "T" and self.owner("T") is None:
            return lying.count(person) < 2
        return len(lying) < 2

    # -- paying -----------------------------------------------------------------------------------

    def payments(self, person: str, empire: str, price: int) -> list[tuple[Turn, Cards]]:
        """The ways to pay cards of one colour: what is said, and what is paid."""
        hand = self.hands[person]
        ways: list[tuple[Turn, Cards]] = []
        for jokers in range(price + 1):
            if jokers <= hand["joker"] and price - jokers <= hand[empire]:
                paid = +Counter({empire: price - jokers, "joker": jokers})
                ways.append(((f"jokers:{jokers}",), paid))
        if len(ways) == 1:
            return [((), ways[0][1])]
        return ways

    # -- A to D, as words -> what is paid ----------------------------------------------------------

    def voyages(self, person: str) -> dict[Turn, Cards]:
        """A: every ship, to every claimed field with room, along the shortest way."""
        turns: dict[Turn, Cards] = {}
        for origin in set(self.ships[person]):
            for goal, steps in STEPS[origin].items():
                field = field_at(goal)
                if goal == origin or field not in self.discs:
                    continue
                self.ships[person].remove(origin)
                room = self.has_room(person, field)
                self.ships[person].append(origin)
                if not room:
                    continue
                for words, paid in self.payments(person, self.discs[field], steps):
                    turn = (f"sail:{origin}", f"to:{goal}", *words)
                    if self.owner(field) in (None, person):
                        turns[turn] = paid
                    else:
                        left = self.hands[person] - paid
                        turns |= {(*turn, f"toll:{card}"): paid for card in left}
        return turns

    def foundings(self, person: str) -> dict[Turn, Cards]:
        """B: where one is alone, with one ship or two."""
        turns: dict[Turn, Cards] = {}
        for field, empire in self.discs.items():
            lying = self.lying(field)
            if not lying or set(lying) != {person} or self.owner(field) is not None:
                continue
            if len(self.cities[person]) == 10:
                continue
            back: list[Turn] = [()]
            if {"16W", "16E"} <= set(self.ships[person]) and field == "16":
                back = [("back:16W",), ("back:16E",)]
            for words, paid in self.payments(person, empire, 4 if len(lying) == 2 else 5):
                turns |= {(f"city:{field}", *words, *which): paid for which in back}
        return turns

    def launches(self, person: str) -> dict[Turn, Cards]:
        """C: at an own city, or in Tyros while nobody has a city there."""
        turns: dict[Turn, Cards] = {}
        for field in ["T", *TILES]:
            free = field == "T" and self.owner("T") is None
            if not free and self.owner(field) != person:
                continue
            if len(self.ships[person]) == 10 or not self.has_room(person, field):
                continue
            lying = len(self.lying(field))
            for paid in lists_of(self.hands[person], lying + 1):
                if free or self.discs[field] in paid or "joker" in paid:
                    turns[(f"ship:{field}", *(f"pay:{card}" for card in paid))] = Counter(paid)
        return turns

    def exchanges(self, person: str) -> dict[Turn, Cards]:
        """D: up to three cards for as many of the pile, or three for one of the discards."""
        turns: dict[Turn, Cards] = {}
        for number in range(1, min(3, self.pile.total()) + 1):
            for laid in lists_of(self.hands[person], number):
                turns[(*(f"swap:{card}" for card in laid), "draw")] = Counter(laid)
        for laid in lists_of(self.hands[person], 3):
            for found in +self.discards:
                turns[(*(f"drop:{card}" for card in laid), f"take:{found}")] = Counter(laid)
        return turns

    # -- the end ----------------------------------------------------------------------------------

    def by_size(self) -> list[str]:
        """The empires from the largest to the smallest; ties in the order of the book."""
        return sorted(EMPIRES, key=lambda empire: (-self.size(empire), EMPIRES.index(empire)))

    def sheet(self, most: bool) -> dict[str, list[int]]:
        """Each player's points in each empire, from the largest on."""
        points: dict[str, list[int]] = {person: [] for person in self.people}
        for rank, empire in enumerate(self.by_size()):
            fields = [field for field, claimed in self.discs.items() if claimed == empire]
            built = {p: len(set(self.cities[p]) & set(fields)) for p in self.people}
            for person in self.people:
                cities = sum(self.owner(field) == person for field in fields)
                ships = sum(
                    self.owner(field) is None and set(self.lying(field)) == {person}
                    for field in fields
                )
                score = cities * (12, 10, 9, 8)[rank] + ships * (6, 5, 4, 3)[rank]
                others = [built[other] for other in self.people if other != person]
                won = built[person] > max(others) if most else built[person] > sum(others)
                points[person].append(score + 7 * won)
        return points

    def totals(self, most: bool) -> dict[str, int]:
        sheet = self.sheet(most)
        return {person: sum(sheet[person]) + 7 * (self.bonus == person) for person in self.people}

    def ranking(self, most: bool) -> list[list[str]]:
        """Who has won, and who comes next: points, then those in the largest empire, and so on."""
        sheet, totals = self.sheet(most), self.totals(most)
        places: dict[tuple[int, ...], list[str]] = {}
        for person in self.people:
            places.setdefault((totals[person], *sheet[person]), []).append(person)
        return [places[account] for account in sorted(places, reverse=True)]
