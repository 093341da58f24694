"""The rulebook read a second time, plainly, from the first card to the final account.

`test_plain` plays it side by side with the engine. `play` asks questions and is sent the words of
whole turns; what lies on the table, and what characters can do, stands in `plain_table`.
"""

from collections.abc import Generator, Iterable
from itertools import combinations, permutations, product

from .plain_table import COLOURS, NEUTRAL, THRONE, Broker, PlainTable, Turns, in_market

Question = tuple[str, str, Turns]
"""Who is asked what, and all answers; none listed for chance, and for placing only the cards."""

Play = Generator[Question, list[str], None]
"""Asks questions; is sent the words of a whole turn, or the cards that chance turned over."""

POINTS = [[24, 18, 12, 6], [20, 15, 10, 5], [16, 12, 8, 4], [12, 9, 6, 3]]
BLACK_POINTS = [0, 1, 4, 8, 12, 16, 20, 24]


def ways_to_take(freight: list[str], number: int) -> Turns:
    """All ways to take that many gems; a white one is given a colour with the taking."""
    turns: Turns = set()
    for taken in set(combinations(sorted(freight, key=[*COLOURS, "white"].index), number)):
        plain = "+".join(gem for gem in taken if gem != "white")
        if "white" not in taken:
            turns.add((f"take:{plain}",))
        else:
            for colour in COLOURS:
                turns.add((f"take:white={colour}" + (f"+{plain}" if plain else ""),))
    return turns


class PlainGame(PlainTable):
    """A table with people round it, who are asked by `play`."""

    def play(self) -> Play:
        """A whole game, chapter by chapter."""
        dealt = yield "chance", "order_cards", set()
        for person, word in zip(self.people, dealt, strict=True):
            self.card[person] = int(word.removeprefix("order-"))
        for turn in (1, 2, 3, 4):
            yield from self.set_up(turn)
            yield from self.bet()
            yield from self.window("placing_cards")
            yield from self.place_brokers()
            yield from self.window("counting_cards")
            for number in range(1, self.neighborhoods + 1):
                yield from self.count_neighborhood(number)
            yield from self.count_market()
            yield from self.window("closing_cards")
            yield from self.end_turn(turn)
        self.final_account()

    # -- phases 1 and 2 ---------------------------------------------------------------------------

    def set_up(self, turn: int) -> Play:
        """Characters, ships, and the gems of the market."""
        self.palaces = ["white_gem"] * self.neighborhoods
        if turn < 4:
            self.palaces = yield "chance", "characters", set()
        cards = yield "chance", "ships", set()
        self.ships = [card.split("+") for card in cards]
        (card,) = yield "chance", "market_ship", set()
        gems = card.split("+")
        if len(self.people) < 4:
            gems = gems[1:]
        gems.sort(key=["white", *COLOURS].index)
        self.lines = dict(zip(self.lines_in_use, gems, strict=True))

    def bet(self) -> Play:
        """Two brokers each; the old Order cards settle draws; everybody chooses a place."""
        bids: dict[str, list[int]] = {}
        for person in self.people:
            values = sorted(self.behind[person])
            ways: Turns = {(f"bid:{high}+{low}",) for low, high in combinations(values, 2)}
            (word,) = yield person, "bidding", ways
            bids[person] = [int(value) for value in word.removeprefix("bid:").split("+")]
        for person in self.people:
            for value in bids[person]:
                self.behind[person].remove(value)
            self.before[person] = bids[person]
        chosen: dict[str, int] = {}
        for person in sorted(self.people, key=lambda p: (-sum(bids[p]), self.card[p])):
            places = {place + 1 for place in range(len(self.people))} - set(chosen.values())
            (word,) = yield person, "ordering", {(f"place:{place}",) for place in places}
            chosen[person] = int(word.removeprefix("place:"))
        self.card = chosen

    def in_order(self) -> list[str]:
        """Everybody by the Order cards."""
        return sorted(self.people, key=lambda person: self.card[person])

    def window(self, window: str) -> Play:
        """Everybody is asked once, in order, who can play something."""
        for person in self.in_order():
            while turns := self.window_turns(person, window):
                words = yield person, window, turns | {("done",)}
                if words == ["done"]:
                    break
                self.use(person, words)

    # -- phase 3 ----------------------------------------------------------------------------------

    def place_brokers(self) -> Play:
        """Round and round; then the last broker goes before the screen."""
        for number in range(3 if self.express else 4):
            for person in self.in_order():
                words = yield person, "placing", self.before_turns(person)
                while words[0].split(":")[0] in ("queen", "look"):
                    self.use(person, words)
                    words = yield person, "placing", self.before_turns(person)
                self.put(person, words, number)
                while turns := self.after_turns(person):
                    words = yield person, "after_placing", turns | {("done",)}
                    if words == ["done"]:
                        break
                    self.use(person, words)
        self.looks = 0
        for person in self.people:
            self.before[person] += self.behind[person]
            self.behind[person] = []
            assert len(self.before[person]) == 3

    def put(self, person: str, words: list[str], number: int) -> None:
        """Two brokers, one face up at most unless the Cardinal is there; with two a neutral one."""
        self.just_placed = []
        supply = self.behind[person]
        front = self.before[person][:]
        pairs = [words[at : at + 2] for at in (0, 2)]
        downs = 0
        for word, goal in pairs:
            kind, value = word.split(":")
            if kind.startswith("front"):
                assert self.lasting["conjurer"] == person
                front.remove(int(value))
                self.before[person].remove(int(value))
            else:
                supply.remove(int(value))
            down = kind.endswith("down")
            downs += down
            seen = {person} if down and not kind.startswith("front") else set(self.watchers)
            name = str(2 * number + len(self.just_placed) + 1)
            broker = Broker(person, int(value), goal.removeprefix("at:"), down, name, seen, person)
            self.just_placed.append(broker)
            self.stand(broker)
        assert downs == 1 or self.lasting["cardinal"] == person
        rest = words[4:]
        if NEUTRAL in self.owners:
            neutral = int(rest[0].removeprefix("neutral:"))
            self.neutrals[person].remove(neutral)
            goal = rest[1].removeprefix("at:")
            self.stand(Broker(NEUTRAL, neutral, goal, True, "", {person}, person))
            rest = rest[2:]
        for word in rest:
            stand_in = int(word.removeprefix("stand:"))
            supply.remove(stand_in)
            self.before[person].append(stand_in)
        assert len(self.before[person]) == 2

    def stand(self, broker: Broker) -> None:
        """A broker goes to an open place; in the market it earns a point."""
        assert broker.place in self.open_places()
        self.board.append(broker)
        self.points[broker.owner] += in_market(broker.place)

    # -- phase 4: who is ahead --------------------------------------------------------------------

    def ranked(self, brokers: Iterable[Broker]) -> list[str]:
        """Who has brokers there, by their total, draws settled."""
        totals: dict[str, int] = {}
        for broker in brokers:
            totals[broker.owner] = totals.get(broker.owner, 0) + broker.worth

        def standing(owner: str) -> tuple[int, bool, bool, int, int]:
            screen = sum(self.before.get(owner, []))
            intriguer = self.lasting.get("intriguer") == owner
            card = self.card.get(owner, 0)
            return totals[owner], intriguer, owner == NEUTRAL, screen, -card

        return sorted(totals, key=standing, reverse=True)

    def most_valuable(self, among: Iterable[str]) -> str:
        """The strongest colour on the market, or the leftmost of several."""
        return max((c for c in COLOURS if c in among), key=lambda c: self.quotation[c])

    def reveal(self, brokers: list[Broker]) -> None:
        """Turned over for all to see."""
        for broker in brokers:
            broker.down = False
            broker.seen.update(self.watchers)

    def take_back(self, brokers: list[Broker]) -> None:
        """Behind the screens again."""
        for broker in brokers:
            self.board.remove(broker)
            home = self.neutrals if broker.owner == NEUTRAL else self.behind
            home[broker.placer].append(broker.value)

    # -- phase 4: the city ------------------------------------------------------------------------

    def count_neighborhood(self, number: int) -> Play:
        """Gems of the ship, then port, commercial area and palace."""
        here = [broker for broker in self.board if broker.place.startswith(f"{number}-")]
        here = [broker for broker in here if not in_market(broker.place)]
        self.reveal(here)
        freight = self.ships[number - 1][:]
        if len(self.people) == 4:
            freight.append(freight[0])
        shares = [2, 1, 1] if len(self.people) == 4 else [2, 1]
        for share, owner in zip(shares, self.ranked(here), strict=False):
            yield from self.take_gems(owner, freight, share)
        in_port, in_shops, in_palace = (
            self.ranked(broker for broker in here if broker.place == f"{number}-{area}")
            for area in ("port", "commercial", "palace")
        )
        if in_port:
            self.gems[in_port[0]]["black"] += 1
        if in_shops:
            self.points[in_shops[0]] += 5 if "merchant" in self.lasting else 3
        if in_palace:
            yield from self.win_card(in_palace[0], self.palaces[number - 1])
        self.take_back(here)
        if self.queens_area.startswith(f"{number}-"):
            self.queens_area = ""

    def take_gems(self, owner: str, freight: list[str], number: int) -> Play:
        """Somebody takes gems from what is left of a ship."""
        ways = ways_to_take(freight, number)
        if owner == NEUTRAL:
            for _ in range(number):
                gem = "white" if "white" in freight else self.most_valuable(freight)
                freight.remove(gem)
                self.gems[owner][self.most_valuable(COLOURS) if gem == "white" else gem] += 1
            return
        (word,) = (yield owner, "taking", ways) if len(ways) > 1 else ways.pop()
        for gem in word.removeprefix("take:").split("+"):
            source, _, colour = gem.partition("=")
            freight.remove(source)
            self.gems[owner][colour or source] += 1

    def win_card(self, owner: str, card: str) -> Play:
        """A character, which is points or a gem for some."""
        if card in ("prince", "king"):
            self.points[owner] += 4 if card == "prince" else 5
        elif owner == NEUTRAL:
            self.gems[owner][self.most_valuable(COLOURS)] += 1
        elif card == "white_gem":
            yield from self.name_white(owner)
        else:
            self.won[owner].add(card)

    def name_white(self, owner: str) -> Play:
        """A white gem becomes a coloured one."""
        if owner == NEUTRAL:
            self.gems[owner][self.most_valuable(COLOURS)] += 1
        else:
            ways: Turns = {(f"take:white={colour}",) for colour in COLOURS}
            (word,) = yield owner, "white_gem", ways
            self.gems[owner][word.removeprefix("take:white=")] += 1

    # -- phase 4: the market ----------------------------------------------------------------------

    def count_market(self) -> Play:
        """Lines, columns, and the highest bidder."""
        here = [broker for broker in self.board if in_market(broker.place)]
        self.reveal(here)
        self.deduce()
        for line, gem in self.lines.items():
            rivals = self.ranked(b for b in here if b.place.startswith(f"{line}-"))
            if rivals and gem == "white":
                yield from self.name_white(rivals[0])
            elif rivals:
                self.gems[rivals[0]][gem] += 1
        order = yield from self.order_columns(here)
        for colour, steps in zip(order, (2, 1, -1, -2), strict=True):
            self.quotation[colour] = min(15, max(1, self.quotation[colour] + steps))
        bidders = self.ranked(here)
        if bidders:
            yield from self.highest_bidder(bidders[0])

    def order_columns(self, here: list[Broker]) -> Generator[Question, list[str], list[str]]:
        """By total, then by number of brokers, then somebody chooses."""
        column = {c: [b.worth for b in here if b.place.endswith(f"-{c}")] for c in COLOURS}
        fitting = [
            list(order)
            for order in permutations(COLOURS)
            if all(
                (sum(column[one]), len(column[one])) >= (sum(column[two]), len(column[two]))
                for one, two in combinations(order, 2)
            )
        ]
        if len(fitting) == 1:
            return fitting[0]
        chooser = self.lasting.get("intriguer") or min(
            self.people, key=lambda person: (-sum(self.before[person]), self.card[person])
        )
        ways: Turns = {("columns:" + ">".join(order),) for order in fitting}
        (word,) = yield chooser, "columns", ways
        return word.removeprefix("columns:").split(">")

    def highest_bidder(self, owner: str) -> Play:
        """One quotation moves one step, really."""
        rising = [colour for colour in COLOURS if self.quotation[colour] < 15]
        if owner == NEUTRAL:
            if rising:
                self.quotation[max(rising, key=lambda c: self.gems[NEUTRAL][c])] += 1
            else:
                self.quotation["blue"] -= 1
            return
        falling = [colour for colour in COLOURS if self.quotation[colour] > 1]
        ways = {(f"raise:{colour}",) for colour in rising}
        (word,) = yield owner, "highest_bidder", ways | {(f"lower:{c}",) for c in falling}
        move, colour = word.split(":")
        self.quotation[colour] += 1 if move == "raise" else -1

    # -- the end of a turn, and phase 5 -----------------------------------------------------------

    def end_turn(self, turn: int) -> Play:
        """Brokers back, the King's Favor, characters discarded."""
        self.take_back([broker for broker in self.board if in_market(broker.place)])
        if self.favor:
            self.tidy_throne_room(turn)
        sent: dict[str, int] = {}
        if self.favor:
            for person in self.people:
                ways: Turns = {(f"send:{value}",) for value in self.before[person]}
                (word,) = yield person, "favor", ways
                sent[person] = int(word.removeprefix("send:"))
        for person in self.people:
            if self.favor:
                among = frozenset(self.before[person])
                self.before[person].remove(sent[person])
                name = f"throne{turn}"
                broker = Broker(person, sent[person], THRONE, True, name, {person}, person)
                broker.among = among
                self.board.append(broker)
                if turn < 4:
                    self.behind[person].append(self.beside[person].pop())
            self.behind[person] += self.before[person]
            self.before[person] = []
            self.hand[person] |= self.won[person]
            self.won[person] = set()
            self.played[person] = 0
        self.lasting = {}

    def tidy_throne_room(self, turn: int) -> None:
        """The broker swapped in takes the number of the one taken out; no mark outlives a turn."""
        for person, number in product(self.people, range(1, turn)):
            inside = self.own(person)
            if f"throne{number}" not in [broker.number for broker in inside]:
                (new,) = (b for b in inside if not b.number.startswith("throne"))
                new.number = f"throne{number}"
                new.marked = False

    # -- the final account ------------------------------------------------------------------------

    def final_account(self) -> None:
        """Coloured gems, black gems, the throne room."""
        ranked = sorted(COLOURS, key=lambda c: (-self.quotation[c], COLOURS.index(c)))
        for colour, points in zip(ranked, POINTS, strict=True):
            counts = {owner: self.gems[owner][colour] for owner in self.owners}
            for owner, count in counts.items():
                if count:
                    lowest = sum(other >= count for other in counts.values())
                    self.points[owner] += points[lowest - 1]
                elif owner == NEUTRAL:
                    self.points[owner] += points[2]
        for owner in self.owners:
            self.points[owner] += BLACK_POINTS[min(7, self.gems[owner]["black"])]
        if self.favor:
            self.reveal(self.board)
            totals = {p: sum(broker.value for broker in self.own(p)) for p in self.people}
            best_first = sorted(totals.values(), reverse=True)
            for person, total in totals.items():
                places = [at for at in range(len(best_first)) if best_first[at] == total]
                self.points[person] += sum([12, 7, 3, 0][at] for at in places) // len(places)

    def winners(self) -> list[str]:
        """The most points, then the most gems; the neutral player may be among them."""
        standing = {o: (self.points[o], self.gems[o].total()) for o in self.owners}
        best = max(standing.values())
        return [owner for owner in self.owners if standing[owner] == best]
