"""The table of the plain reading: what lies where, and what the character cards do to it.

Names only, no numbers for names, no thought of speed; nothing of the engine is used but the words
of its records, so that a slip in one is not a slip in the other.
"""

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, permutations, product

PEOPLE = ["blue", "orange", "purple", "yellow"]
NEUTRAL = "neutral"
SPECTATOR = "spectator"

COLOURS = ["blue", "green", "yellow", "red"]
AREAS = ["port", "commercial", "palace"]
THRONE = "throne"

Turns = set[tuple[str, ...]]
"""Ways to answer a question, each as its words."""

WINDOWS = {
    "placing_cards": ["cardinal", "spy", "conjurer"],
    "counting_cards": ["captain", "herald", "intriguer", "merchant"],
    "closing_cards": ["alchemist", "banker", "jeweller"],
}
"""The characters that each window is for."""


@dataclass(eq=False)
class Broker:
    """One broker on the board."""

    owner: str
    value: int
    place: str
    down: bool
    number: str
    seen: set[str]
    """The players who have seen its value or placed it."""
    placer: str
    marked: bool = False
    among: frozenset[int] = field(default_factory=frozenset)
    """In the throne room: the values that stood before the screen when it was sent."""

    @property
    def worth(self) -> int:
        """What it counts for."""
        return 5 if self.marked else self.value


def in_market(place: str) -> bool:
    """Whether a place is a square of the market."""
    return place.rpartition("-")[2] in COLOURS


class PlainTable:
    """What lies on the table, and what can be done with characters."""

    def __init__(
        self, players: int, neighborhoods: int, favor: bool, express: bool, strong: bool
    ) -> None:
        self.people = PEOPLE[:players]
        self.owners = [*self.people, NEUTRAL] if players == 2 else self.people
        self.watchers = [*self.people, SPECTATOR]
        self.neighborhoods = neighborhoods
        self.favor = favor
        self.express = express
        self.lines_in_use = [1, 2, 3] if players == 4 else [2, 3]
        brokers = [0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4]
        if express:
            brokers.remove(3)
            brokers.remove(1)
        self.behind = {person: list(brokers) for person in self.people}
        self.before: dict[str, list[int]] = {person: [] for person in self.people}
        self.beside = {person: [2, 2, 2] if favor else [] for person in self.people}
        neutral = [4, 3, 1, 0] if strong else [4, 2, 1, 0]
        self.neutrals = {person: list(neutral) for person in self.people}
        self.board: list[Broker] = []
        self.worlds: dict[str, list[dict[Broker, int]]] = {person: [{}] for person in self.people}
        """All that the brokers in a person's throne room can be, if one has seen no more."""
        self.gems: dict[str, Counter[str]] = {owner: Counter() for owner in self.owners}
        self.points = dict.fromkeys(self.owners, 0)
        self.card = dict.fromkeys(self.people, 0)
        self.hand: dict[str, set[str]] = {person: set() for person in self.people}
        self.won: dict[str, set[str]] = {person: set() for person in self.people}
        self.played = dict.fromkeys(self.people, 0)
        self.lasting: dict[str, str] = {}
        """Who has played a character whose effect lasts, by character."""
        self.queens_area = ""
        self.looks = 0
        self.just_placed: list[Broker] = []
        self.quotation = dict.fromkeys(COLOURS, 8)
        self.palaces: list[str] = []
        self.ships: list[list[str]] = []
        self.lines: dict[int, str] = {}

    # -- places and knowledge ---------------------------------------------------------------------

    def open_places(self) -> list[str]:
        """Where a broker may be put."""
        taken = [broker.place for broker in self.board]
        squares = [f"{line}-{colour}" for line in self.lines_in_use for colour in COLOURS]
        areas = [f"{n}-{name}" for n in range(1, self.neighborhoods + 1) for name in AREAS]
        free = [place for place in squares if place not in taken]
        return free + [place for place in areas if place != self.queens_area]

    def own(self, person: str) -> list[Broker]:
        """The brokers of a person on the board, throne room included."""
        return [broker for broker in self.board if broker.owner == person]

    def named(self, person: str, number: str) -> Broker:
        """A person's broker by its number."""
        (found,) = (broker for broker in self.own(person) if broker.number == number)
        return found

    def knows(self, watcher: str, broker: Broker) -> bool:
        """Whether somebody with a perfect memory knows a value."""
        if watcher in broker.seen or len(broker.among) == 1:
            return True
        values = {
            world.get(broker, -1)
            for world in self.worlds.get(broker.owner, [])
            if all(world[other] == other.value for other in world if watcher in other.seen)
        }
        return values == {broker.value}

    def deduce(self) -> None:
        """Every broker of the turn has been seen: what is in the throne room follows."""
        for person in self.people:
            sent = [broker for broker in self.own(person) if broker.place == THRONE]
            values = [broker.value for broker in sent]
            worlds = [dict(zip(sent, way, strict=True)) for way in set(permutations(values))]
            old = self.worlds[person]
            self.worlds[person] = [
                world
                for world in worlds
                if all(
                    (not broker.among or value in broker.among)
                    and (SPECTATOR not in broker.seen or value == broker.value)
                    for broker, value in world.items()
                )
                and any(
                    all(past.get(broker, value) == value for broker, value in world.items())
                    for past in old
                )
            ]

    # -- what can be done with characters ---------------------------------------------------------

    def window_turns(self, person: str, window: str) -> Turns:
        """All plays of a person in a window, `done` aside."""
        turns: Turns = set()
        if self.played[person] == 2:
            return turns
        pairs = list(permutations(COLOURS, 2))
        for character in self.hand[person].intersection(WINDOWS[window]):
            if character == "herald":
                for broker in self.own(person):
                    if broker.place not in (THRONE, self.queens_area):
                        goals = [p for p in self.open_places() if p != broker.place]
                        turns.update((f"herald:{broker.number}", f"at:{goal}") for goal in goals)
            elif character == "captain":
                ports = range(1, self.neighborhoods + 1)
                turns.update(
                    (f"captain:{one}+{two}",)
                    for one, two in combinations(ports, 2)
                    if self.ships[one - 1] != self.ships[two - 1]
                )
            elif character == "alchemist":
                turns.add(("alchemist:nothing",))
                owned = self.gems[person]
                turns.update((f"alchemist:{a}>{b}",) for a, b in pairs if owned[a])
            elif character == "banker":
                turns.update(
                    (f"banker:+{a}-{b}",)
                    for a, b in pairs
                    if self.quotation[a] < 15 and self.quotation[b] > 1
                )
            elif character == "jeweller":
                twos = combinations_with_replacement(COLOURS, 2)
                turns.update((f"jeweller:{a}+{b}",) for a, b in twos)
            else:
                turns.add((character,))
        return turns

    def before_turns(self, person: str) -> Turns:
        """Right before a placement: the Queen, and looks."""
        turns = self.look_turns(person)
        if "queen" in self.hand[person] and self.played[person] < 2:
            numbers = range(1, self.neighborhoods + 1)
            turns.update((f"queen:{n}-{area}",) for n, area in product(numbers, AREAS))
        return turns

    def after_turns(self, person: str) -> Turns:
        """Right after a placement: looks, Magician and Mercenary."""
        turns = self.look_turns(person)
        if self.played[person] == 2:
            return turns
        if "magician" in self.hand[person]:
            free = [broker for broker in self.own(person) if broker.place != self.queens_area]
            free.sort(key=lambda broker: (len(broker.number), broker.number))
            turns.update(
                (f"magician:{one.number}", f"with:{two.number}")
                for one, two in combinations(free, 2)
                if one.place != two.place
            )
        if "mercenary" in self.hand[person]:
            turns.update(
                (f"mercenary:{broker.number}",)
                for broker in self.just_placed
                if broker.place != THRONE
            )
        return turns

    def look_turns(self, person: str) -> Turns:
        """What the Spy may look at: opponents' hidden brokers that its player does not know."""
        if self.lasting.get("spy") != person or not self.looks:
            return set()
        return {
            (f"look:{broker.owner}.{broker.number}",)
            for broker in self.board
            if broker.down and broker.owner != NEUTRAL and not self.knows(person, broker)
        }

    # -- what they do -----------------------------------------------------------------------------

    def use(self, person: str, words: list[str]) -> None:
        """Play a character; a look costs no card."""
        character, _, rest = words[0].partition(":")
        if character == "look":
            owner, number = rest.split(".")
            self.named(owner, number).seen.add(person)
            self.looks -= 1
            return
        self.hand[person].remove(character)
        self.played[person] += 1
        if character == "queen":
            self.queens_area = rest
        elif character == "spy":
            self.looks = 3
            self.lasting["spy"] = person
        elif character in ("cardinal", "conjurer", "intriguer", "merchant"):
            self.lasting[character] = person
        elif character == "magician":
            one = self.named(person, rest)
            other = self.named(person, words[1].removeprefix("with:"))
            one.place, other.place = other.place, one.place
            for broker in (one, other):
                broker.down = broker.down or broker.place == THRONE
        elif character == "mercenary":
            self.named(person, rest).marked = True
        elif character == "herald":
            broker = self.named(person, rest)
            goal = words[1].removeprefix("at:")
            self.points[person] += in_market(goal) and not in_market(broker.place)
            broker.place = goal
        elif character == "captain":
            one_port, other_port = (int(port) - 1 for port in rest.split("+"))
            ships = self.ships
            ships[one_port], ships[other_port] = ships[other_port], ships[one_port]
        elif character == "alchemist":
            if rest != "nothing":
                gave, took = rest.split(">")
                self.gems[person][gave] -= 1
                self.gems[person][took] += 1
        elif character == "banker":
            up, down = rest.removeprefix("+").split("-")
            self.quotation[up] += 1
            self.quotation[down] -= 1
        else:
            assert character == "jeweller"
            self.gems[person].update(rest.split("+"))
