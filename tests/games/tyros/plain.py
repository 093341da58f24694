"""The rulebook read a second time, plainly, from the first tile to the final account.

`test_plain` plays it side by side with the engine. `play` asks a question at a time and is sent one
word; what lies on the table, and actions A to D, stand in `plain_table`, who knows what in
`plain_memory`.
"""

from collections import Counter
from collections.abc import Collection, Generator, Iterable

from .plain_map import BESIDE
from .plain_memory import PlainMemory
from .plain_table import COPIES, EMPIRES, KINDS, TILES, Cards, Turn

Question = tuple[str, str, set[str]]
"""Who is asked what, and the words that are open."""

Play = Generator[Question, str, None]
Said = Generator[Question, str, Turn]
Agreed = Generator[Question, str, bool]
Kept = Generator[Question, str, Cards]


def worded(cards: Iterable[str], word: str) -> Cards:
    """The cards that some words of a turn name."""
    return Counter(said.split(":")[1] for said in cards if said.startswith(f"{word}:"))


class PlainGame(PlainMemory):
    """A table with people round it, who are asked by `play`."""

    def __init__(
        self, players: int, variable: bool, most: bool, offers: int, trades: int, rules: int
    ) -> None:
        super().__init__(players)
        self.rules = rules
        self.variable = variable
        self.most = most
        self.most_offers = offers
        self.most_trades = trades
        self.active = ""
        self.start = ""
        self.round = 1
        self.passes = 0
        self.offers = 0
        self.trades = 0
        self.last_round = False
        self.tiles: dict[str, set[str]] = {person: set() for person in self.people}
        self.shown: dict[str, set[str]] = {person: set() for person in self.people}
        self.unseen: set[str] = set()
        self.bottom: list[str] = []
        self.answers: dict[str, str] = {}
        self.deals: dict[str, tuple[Cards, Cards]] = {}
        self.chosen: dict[str, Cards] = {}
        """What players who have chosen lay away, until all have."""

    # -- asking -----------------------------------------------------------------------------------

    def ask(self, person: str, kind: str, turns: Collection[Turn]) -> Said:
        """Let somebody say one of these turns, word by word."""
        said: Turn = ()
        while said not in turns:
            long = len(said)
            said += ((yield person, kind, {turn[long] for turn in turns if turn[:long] == said}),)
        return said

    # -- the whole game ---------------------------------------------------------------------------

    def play(self) -> Play:
        """The preparation, rounds, and the end."""
        (self.start,) = yield from self.ask("chance", "start", [(who,) for who in self.people])
        for person in self.people:
            self.ships[person] = ["T", "T"]
        yield from self.found_empires()
        yield from self.deal_tiles()
        yield from self.deal_cards()
        yield from self.grow()
        yield from self.play_on()

    def play_on(self) -> Play:
        """From the actions of a round to the end of the game."""
        yield from self.act()
        while self.can_grow() and not self.last_round:
            yield from self.keep()
            self.start = self.after(self.start)
            self.round += 1
            yield from self.deal_cards()
            yield from self.grow()
            yield from self.act()

    def found_empires(self) -> Play:
        """On the fields of the first game, or where tiles say."""
        left = set(TILES)
        if not self.variable:
            for empire, field in zip(EMPIRES, ("7", "13", "23", "26"), strict=True):
                self.claim(field, empire)
                left.remove(field)
            self.unseen = left
            return
        aside: set[str] = set()
        for empire in EMPIRES:
            while empire not in self.discs.values():
                (word,) = yield from self.ask(
                    "chance", "founding", [(f"tile-{tile}",) for tile in left - aside]
                )
                tile = word.removeprefix("tile-")
                if any(field in self.discs for field in BESIDE[tile]):
                    aside.add(tile)
                else:
                    self.claim(tile, empire)
                    left.remove(tile)
        self.unseen = left

    def deal_tiles(self) -> Play:
        for person in self.from_on(self.start):
            for _ in range(4):
                yield from self.draw_tile(person, "tiles")

    def draw_tile(self, person: str, kind: str) -> Play:
        """The next of the pile, if there is one; those at its bottom were seen by all."""
        if self.unseen:
            (word,) = yield from self.ask(
                "chance", kind, [(f"tile-{tile}",) for tile in self.unseen]
            )
            tile = word.removeprefix("tile-")
            self.unseen.remove(tile)
            self.tiles[person].add(tile)
        elif self.bottom:
            tile = self.bottom.pop(0)
            self.tiles[person].add(tile)
            self.shown[person].add(tile)

    # -- phase 1 ----------------------------------------------------------------------------------

    def deal_cards(self) -> Play:
        """All cards that nobody kept are shuffled, and everybody gets their share."""
        self.end_round()
        self.pile = Counter(COPIES)
        self.discards = Counter()
        for hand in self.hands.values():
            self.pile -= hand
        for person in self.from_on(self.start):
            for _ in range(12 if len(self.people) == 3 else 10):
                yield from self.draw_card(person, "cards")

    def draw_card(self, person: str, kind: str) -> Play:
        (card,) = yield from self.ask("chance", kind, [(card,) for card in +self.pile])
        self.pile[card] -= 1
        self.hands[person][card] += 1

    # -- phase 2 ----------------------------------------------------------------------------------

    def grow(self) -> Play:
        """Lay rounds: two, but with four players only one after the first round."""
        for _ in range(2 if len(self.people) == 3 or self.round == 1 else 1):
            for person in self.from_on(self.start):
                if self.tiles[person]:
                    self.active = person
                    yield from self.lay(person)

    def lay(self, person: str) -> Play:
        mine = self.tiles[person]
        turns = [(f"lay:{tile}-{empire}",) for tile in mine for empire in self.growths(tile)]
        if turns:
            (word,) = yield from self.ask(person, "laying", turns)
            tile, empire = word.removeprefix("lay:").split("-")
            mine.remove(tile)
            self.shown[person].discard(tile)
            self.claim(tile, empire)
            yield from self.draw_tile(person, "new_tile")
            self.last_round |= not mine
            return
        self.shown[person] |= mine
        if self.unseen or self.bottom:
            (word,) = yield from self.ask(person, "exchange", [(f"under:{tile}",) for tile in mine])
            tile = word.removeprefix("under:")
            mine.remove(tile)
            self.shown[person].remove(tile)
            self.bottom.append(tile)
            yield from self.draw_tile(person, "new_tile")

    # -- phase 3 ----------------------------------------------------------------------------------

    def act(self) -> Play:
        """Turn by turn, until all have passed one after another."""
        self.passes = 0
        self.active = self.start
        while self.passes < len(self.people):
            person = self.active
            self.offers = 0
            if not self.hands[person].total():
                self.passes += 1
            else:
                passed = yield from self.take_turn(person)
                self.passes = self.passes + 1 if passed else 0
            self.active = self.after(person)

    def take_turn(self, person: str) -> Agreed:
        """One action; after a failed trade another. Returns whether somebody has passed."""
        while True:
            turns = self.voyages(person) | self.foundings(person) | self.launches(person)
            turns |= self.exchanges(person)
            turns[("pass",)] = Counter()
            first = {turn[0] for turn in turns} | self.next_of_offer(person, ())
            word = yield person, "action", first
            if word.startswith("give:"):
                if (yield from self.trade(person, word)):
                    self.trades += 1
                    return False
                continue
            rest = {turn[1:]: paid for turn, paid in turns.items() if turn[0] == word}
            said = (word, *(yield from self.ask(person, "action", rest)))
            if word == "pass":
                return True
            yield from self.carry_out(person, said, turns[said])
            self.trades = 0
            return False

    def carry_out(self, person: str, said: Turn, paid: Cards) -> Play:
        """Actions A to D."""
        names = {word.split(":")[0]: word.split(":")[-1] for word in said}
        before = self.discards.copy()
        self.spend(person, paid)
        if "sail" in names:
            self.ships[person].remove(names["sail"])
            self.ships[person].append(names["to"])
            if "toll" in names:
                owner = self.owner("16" if names["to"] in ("16W", "16E") else names["to"])
                assert owner is not None
                self.pay_toll(person, owner, names["toll"])
        elif "city" in names:
            self.found_city(person, names["city"], names.get("back"))
        elif "ship" in names:
            self.ships[person].append("16W" if names["ship"] == "16" else names["ship"])
        elif "take" in names:
            assert before[names["take"]] > 0
            self.discards[names["take"]] -= 1
            self.fetch(person, names["take"])
        else:
            for _ in range(paid.total()):
                yield from self.draw_card(person, "drawing")

    def found_city(self, person: str, field: str, back: str | None) -> None:
        if back is None:
            back = next(c for c in self.ships[person] if c in (field, f"{field}W", f"{field}E"))
        self.ships[person].remove(back)
        self.cities[person].append(field)
        reached = {self.discs[city] for city in self.cities[person]}
        if self.bonus is None and len(reached) == 4:
            self.bonus = person

    # -- E ----------------------------------------------------------------------------------------

    def next_of_deal(self, hand: Cards, most: int, said: Turn) -> set[str]:
        """The cards that may join a deal: given ones from a hand, then wanted ones, in order."""
        given, wanted = worded(said, "give"), worded(said, "want")
        last = said[-1].split(":")[1] if said else KINDS[0]
        found = set()
        for kind in KINDS:
            in_order = KINDS.index(kind) >= KINDS.index(last)
            all_kinds = {*given, kind} == set(KINDS)
            if not wanted and in_order and given[kind] < hand[kind] and not all_kinds:
                found.add(f"give:{kind}")
            # Nobody can want more than there are of a kind, or than is in a hand that is asked.
            more = wanted.total() < most and wanted[kind] < COPIES[kind]
            if given and not given[kind] and (in_order or not wanted) and more:
                found.add(f"want:{kind}")
        return found

    def next_of_offer(self, person: str, said: Turn) -> set[str]:
        """How an offer can go on; nothing if none may be made."""
        sizes = {who: self.hands[who].total() for who in self.people if who != person}
        most = max(sizes.values())
        if self.offers == self.most_offers or self.trades >= self.most_trades or not most:
            return set()
        found = self.next_of_deal(self.hands[person], most, said)
        wanted = worded(said, "want").total()
        if wanted:
            found |= {"ask:all"} | {f"ask:{who}" for who in sizes if sizes[who] >= wanted}
        return found

    def trade(self, person: str, word: str) -> Agreed:
        """Offer, answers, and a partner or none. Returns whether a trade was done."""
        said: Turn = (word,)
        while not said[-1].startswith("ask:"):
            said += ((yield person, "action", self.next_of_offer(person, said)),)
        self.offers += 1
        given, wanted = worded(said, "give"), worded(said, "want")
        self.deals[person] = given, wanted
        self.show_held(person, given)
        for other in self.from_on(person)[1:]:
            # A player without cards has nothing to trade with, and is not asked.
            if said[-1] in ("ask:all", f"ask:{other}") and self.hands[other].total():
                self.answers[other] = "asked"
        for other in self.from_on(person)[1:]:
            if other in self.answers:
                yield from self.answer(other, person)
        partners = [
            other
            for other in self.answers
            if self.answers[other] == "accepted"
            or (self.answers[other] == "countered" and self.deals[other][1] <= self.hands[person])
        ]
        done = False
        if set(self.answers.values()) != {"declined"}:
            turns = [(f"with:{other}",) for other in partners] + [("nobody",)]
            (choice,) = yield from self.ask(person, "partner", turns)
            if choice != "nobody":
                other = choice.removeprefix("with:")
                if self.answers[other] == "countered":
                    wanted, given = self.deals[other]
                self.swap_hands(person, given, other, wanted)
                done = True
        self.answers.clear()
        self.deals.clear()
        return done

    def answer(self, other: str, person: str) -> Play:
        """Accept, decline, or name another deal."""
        _, wanted = self.deals[person]
        hand, most = self.hands[other], self.hands[person].total()
        words = {"decline"} | self.next_of_deal(hand, most, ())
        if wanted <= hand:
            words.add("accept")
        said: Turn = ((yield other, "answer", words),)
        if said == ("decline",):
            self.answers[other] = "declined"
        elif said == ("accept",):
            self.answers[other] = "accepted"
            self.show_held(other, wanted)
        else:
            while said[-1] != "counter":
                words = self.next_of_deal(hand, most, said)
                if worded(said, "want"):
                    words.add("counter")
                said += ((yield other, "answer", words),)
            self.answers[other] = "countered"
            self.deals[other] = worded(said, "give"), worded(said, "want")
            self.show_held(other, self.deals[other][0])

    # -- the end of a round -----------------------------------------------------------------------

    def keep(self) -> Play:
        """Up to three cards are kept; the rest is laid openly, when all have chosen.

        By the first rules each chose after seeing what others had laid away, in turn from the
        start player on, and the row of trades went on.
        """
        self.active = ""
        for person in self.from_on(self.start) if self.rules == 1 else self.people:
            if not self.hands[person].total():
                continue
            if self.rules == 1:
                self.active = person
            away = yield from self.choose(person)
            if self.rules == 1:
                self.spend(person, away)
            else:
                self.chosen[person] = away
        for person, away in self.chosen.items():
            self.spend(person, away)
        self.chosen = {}
        if self.rules > 1:
            self.trades = 0

    def choose(self, person: str) -> Kept:
        """What somebody lays away, card by card in their order."""
        said: Turn = ()
        while not said or said[-1] != "done":
            last = said[-1].split(":")[1] if said else KINDS[0]
            left = self.hands[person] - worded(said, "away")
            words = {f"away:{kind}" for kind in left if KINDS.index(kind) >= KINDS.index(last)}
            words = {word for word in words if self.can_finish(left, word.split(":")[1])}
            if left.total() <= 3:
                words.add("done")
            said += ((yield person, "keeping", words),)
        return worded(said, "away")

    @staticmethod
    def can_finish(left: Cards, kind: str) -> bool:
        """Whether, once a card of this kind goes away, enough can still follow in order."""
        later = sum(left[other] for other in KINDS[KINDS.index(kind) :])
        return left.total() - later <= 3
