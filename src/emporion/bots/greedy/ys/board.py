"""Reads a view of Ys into what is to be won on the board, and by whom."""

from typing import Any

from ....core.state import View
from ....games.ys.actions import AT, NEUTRAL, STAND, UP
from ....games.ys.data import (
    BROKERS,
    CITY,
    COLOURS,
    COLUMN_MOVES,
    COMMERCIAL,
    COMMERCIAL_POINTS,
    EXPRESS_BROKERS,
    FAVOR_BROKER,
    FAVOR_BROKERS,
    INTRIGUER,
    LINES,
    MERCENARY_VALUE,
    MERCHANT,
    MERCHANT_POINTS,
    NEIGHBORHOODS,
    NEUTRAL_BROKERS,
    NOTHING,
    PORT,
    SHIPS,
    SQUARES,
    THRONE,
    VALUES,
    WHITE,
)
from ....games.ys.spec import NEUTRAL as NEUTRAL_LEVELS
from .contests import ALL_TIES, NEUTRAL_TIES, Contest, Side
from .fortune import Fortune, chance
from .prospects import character_worth, part_of_turn, quotations_to_move

AREAS = 3
FIRST_NEIGHBORHOOD = AREAS * NEIGHBORHOODS
FIRST_LINE = FIRST_NEIGHBORHOOD + NEIGHBORHOODS
MARKET = FIRST_LINE + LINES
CONTESTS = MARKET + 1
"""The contests by number: areas, neighborhoods, lines, and the whole market's highest bidder."""

AFTER_COLUMNS = ("highest_bidder", "closing_cards", "favor")
"""When the columns have moved the quotations of the turn, though brokers are still in them."""

CITY_PART = 0.76
"""The part of the brokers to come that will go to the city."""

AIM = 1.8
"""How much likelier than by chance a rival's broker joins a contest: they aim at what we want."""

SECOND, THIRD = 0.95, 0.8
"""What is left for the second and third in a neighborhood: parts of a gem of the average worth."""

TIE = 0.15
"""What a step ahead in draws, a quarter of a pip before the screen, is worth while the last broker
is unknown: this part of a pip on the board."""

ONE_MORE = 0.1
"""In a column: what a broker counts besides its value, since of equal columns the fuller wins."""

COLUMN_SPREAD = 0.3
"""In a column: what is never sure, such as who chooses between equals."""

COLUMN_STEP = (COLUMN_MOVES[0] - COLUMN_MOVES[-1]) / (COLOURS - 1)
"""Steps of the scale by which a column gains when it beats one more column, about."""


def contests_of(place: int) -> tuple[int, ...]:
    """The contests that a broker in a place takes part in."""
    if place >= THRONE:
        return ()
    if place < SQUARES:
        return (FIRST_LINE + place // COLOURS, MARKET)
    return (place - CITY, FIRST_NEIGHBORHOOD + (place - CITY) // AREAS)


class Board:
    """The board of a view, the open draft included, with everything that can be won on it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["players"]
        self.neutral = 2 if self.players == 2 else -1
        self.owners = 3 if self.players == 2 else self.players
        self.neighborhoods: int = view["options"]["neighborhoods"]
        self.first_line = 1 if self.players == 4 else 2
        self.counting = view["phase"] not in ("placing_cards", "placing", "after_placing")
        self.screen = _behind_screen(view)
        self.pieces = [_known(piece) for piece in view["pieces"]] + _drafted(view)
        self.taken = {place for _, place, _, _ in self.pieces if place < SQUARES}
        self.averages = [self._average(owner) for owner in range(self.owners)]
        self.to_come = [self._to_come(owner) for owner in range(self.owners)]
        self.columns = self._columns()
        moved = view["phase"] in AFTER_COLUMNS
        self.fortune = fortune_of(view, None if moved else self._expected_moves())
        self.rivalry = -sum(self.fortune.weights) + 1.0
        self.sides = self._sides()
        self.contests = [self._contest(number) for number in range(CONTESTS)]
        self._gains: dict[tuple[int, int], float] = {}

    # -- brokers --------------------------------------------------------------------------------

    def _average(self, owner: int) -> tuple[float, float]:
        """An owner's brokers that we have not seen: their average value, and its variance."""
        if owner == self.seat:
            return _mean_and_variance(self.screen)
        if owner == self.neutral:
            strong = self.view["options"]["neutral"] == NEUTRAL_LEVELS[1]
            return _mean_and_variance(list(NEUTRAL_BROKERS[strong]))
        pool = supply(self.view)
        seat = self.view["seats"][owner]
        for value in seat["front"] + seat["behind_known"]:
            pool.remove(value)
        for piece in self.view["pieces"]:
            if piece["owner"] == owner and piece["value"] is not None:
                pool.remove(piece["value"])
        return _mean_and_variance(pool)

    def _to_come(self, owner: int) -> int:
        """How many brokers an owner will still place this turn, our present placement aside."""
        view = self.view
        if self.counting:
            return 0
        rounds: int = view["rounds"]
        if owner == self.neutral:
            placed = sum(1 for piece in self.pieces if piece[0] == owner)
            return 2 * rounds - placed
        placing = view["phase"] != "placing_cards"
        done = view["round"] - 1 if placing else 0
        if placing and view["seats"][owner]["order"] <= view["asked"]:
            done += 1
        if owner == self.seat and placing:
            # Both the placement that is being made and the one just made are behind us.
            done += 1
        return 2 * max(0, rounds - done)

    # -- columns --------------------------------------------------------------------------------

    def _columns(self) -> list[tuple[float, float]]:
        """The total of each column, and its variance; an empty one is below a lone 0."""
        means, variances = [-0.5] * COLOURS, [0.0] * COLOURS
        for owner, place, value, marked in self.pieces:
            if place < SQUARES:
                column = place % COLOURS
                mean, variance = self._estimate(owner, value, marked)
                means[column] += mean + ONE_MORE
                variances[column] += variance
        more = 0.0
        for owner in range(self.owners):
            mean, variance = self.averages[owner]
            part = (1.0 - CITY_PART) / COLOURS
            more += self.to_come[owner] * part * (variance + (1.0 - part) * mean * mean)
        return [(means[i], variances[i] + more) for i in range(COLOURS)]

    def _expected_moves(self) -> list[float]:
        """How far each quotation will move at the end of the turn."""
        moves = [float(COLUMN_MOVES[-1])] * COLOURS
        for column in range(COLOURS):
            for other in range(COLOURS):
                if other != column:
                    moves[column] += COLUMN_STEP * self._above(column, other, 0.0)
        return moves

    def _above(self, column: int, other: int, added: float) -> float:
        """How likely one column beats another if a broker is added to it."""
        (one, spread), (two, more) = self.columns[column], self.columns[other]
        return chance(one + added - two, (spread + more) ** 0.5 + COLUMN_SPREAD)

    def column_gain(self, column: int, value: int, brokers: int = 1) -> float:
        """What it is worth to us that brokers join a column, or leave it."""
        added = value + ONE_MORE * brokers
        steps = self.fortune.steps
        gain = 0.0
        for other in range(COLOURS):
            if other != column:
                more = self._above(column, other, added) - self._above(column, other, 0.0)
                gain += more * COLUMN_STEP * (steps[column] - steps[other])
        return gain

    # -- contests -------------------------------------------------------------------------------

    def _estimate(self, owner: int, value: int | None, marked: bool) -> tuple[float, float]:
        """What a broker counts, and the variance of that."""
        if marked:
            return float(MERCENARY_VALUE), 0.0
        if value is None:
            return self.averages[owner]
        return float(value), 0.0

    def _sides(self) -> list[list[Side]]:
        """Every owner's side in every contest."""
        odds = self._odds()
        ties = [self._tie(owner) for owner in range(self.owners)]
        sides = []
        for number in range(CONTESTS):
            row = []
            for owner in range(self.owners):
                mean, variance = self.averages[owner]
                aim = 1.0 if owner == self.seat else AIM
                comes, many = _joined(min(1.0, aim * odds[number]), self.to_come[owner])
                added = many * mean
                more = many * variance + max(0.0, many - 1.0) * mean * mean
                row.append(Side(False, 0.0, 0.0, comes, added, more, ties[owner]))
            sides.append(row)
        for owner, place, value, marked in self.pieces:
            mean, variance = self._estimate(owner, value, marked)
            for number in contests_of(place):
                side = sides[number][owner]
                side.present = True
                side.mean += mean
                side.variance += variance
        return sides

    def _odds(self) -> list[float]:
        """How likely a broker to come joins each of the contests."""
        free = [0] * LINES
        for line in range(self.first_line - 1, LINES):
            free[line] = COLOURS - sum(1 for place in self.taken if place // COLOURS == line)
        market = 1.0 - CITY_PART if any(free) else 0.0
        area = (1.0 - market) / (AREAS * self.neighborhoods)
        odds = [area] * FIRST_NEIGHBORHOOD + [AREAS * area] * NEIGHBORHOODS
        odds += [market * squares / max(1, sum(free)) for squares in free] + [market]
        for number in contests_of(self.view["queen"]):
            odds[number] -= area
        return odds

    def _tie(self, owner: int) -> float:
        """How an owner fares in draws: sure when all brokers are placed, else likely."""
        if owner == self.neutral:
            return NEUTRAL_TIES
        seat = self.view["seats"][owner]
        if INTRIGUER in seat["active"]:
            return ALL_TIES
        strength = 4 * sum(seat["front"]) + self.players - seat["order"]
        return float(strength) if self.counting else TIE * strength

    def _contest(self, number: int) -> Contest:
        own = self.sides[number][self.seat]
        rivals = [side for i, side in enumerate(self.sides[number]) if i != self.seat]
        return Contest(self._rewards(number), own, rivals, self.rivalry / len(rivals))

    def _rewards(self, number: int) -> tuple[float, ...]:
        """What the first, the second and the third get."""
        if number == MARKET:
            return (max(map(abs, self.fortune.steps)),)
        if number >= FIRST_LINE:
            return (self.gem_worth(self.view["lines"][number - FIRST_LINE]),)
        if number >= FIRST_NEIGHBORHOOD:
            at = number - FIRST_NEIGHBORHOOD
            return self.ship_rewards(self.view["ships"][at]) if at < self.neighborhoods else (0.0,)
        at, which = divmod(number, AREAS)
        if at >= self.neighborhoods:
            return (0.0,)
        if which == PORT:
            return (self.fortune.black_gem(),)
        if which == COMMERCIAL:
            merchant = any(MERCHANT in seat["active"] for seat in self.view["seats"])
            return (float(MERCHANT_POINTS if merchant else COMMERCIAL_POINTS),)
        return (character_worth(self.view["palaces"][at], self.fortune, self.turns_left),)

    @property
    def turns_left(self) -> int:
        """Turns after the present one."""
        return int(self.view["turns"] - self.view["turn"])

    def gem_worth(self, gem: int) -> float:
        """What a gem of a ship or a line is worth."""
        if gem == NOTHING:
            return 0.0
        return self.fortune.any_gem() if gem == WHITE else self.fortune.gems[gem]

    def ship_rewards(self, ship: int) -> tuple[float, ...]:
        """What the first gets of a ship's gems, the second, and with four players the third."""
        gems = [self.gem_worth(gem) for gem in SHIPS[ship]]
        if self.players == 4:
            gems.append(gems[0])
        gems.sort(reverse=True)
        average = sum(gems) / len(gems)
        rewards = (gems[0] + gems[1], SECOND * average)
        return (*rewards, THIRD * average) if self.players == 4 else rewards

    # -- what a broker is worth ------------------------------------------------------------------

    def open_places(self) -> list[int]:
        """The places where a broker may be put."""
        squares = range(COLOURS * (self.first_line - 1), SQUARES)
        areas = range(CITY, CITY + AREAS * self.neighborhoods)
        closed = self.view["queen"]
        return [place for place in squares if place not in self.taken] + [
            place for place in areas if place != closed
        ]

    def gain(self, place: int, value: int) -> float:
        """What it is worth to us to add a broker of ours."""
        at = place, value
        if at in self._gains:
            return self._gains[at]
        worth = self.column_gain(place % COLOURS, value) if place < SQUARES else 0.0
        for number in contests_of(place):
            contest = self.contests[number]
            worth += contest.worth(value) - contest.worth()
        self._gains[at] = worth
        return worth

    def meeting(self, place: int, value: int, there: int, other: int) -> float:
        """What two brokers of ours are worth together beyond what each is worth alone."""
        worth = 0.0
        for number in contests_of(place):
            if number in contests_of(there):
                contest = self.contests[number]
                worth += contest.worth(value + other) + contest.worth()
                worth -= contest.worth(value) + contest.worth(other)
        if place < SQUARES and there < SQUARES and place % COLOURS == there % COLOURS:
            column = place % COLOURS
            worth += self.column_gain(column, value + other, 2)
            worth -= self.column_gain(column, value) + self.column_gain(column, other)
        return worth


# -- reading --------------------------------------------------------------------------------------


def supply(view: View) -> list[int]:
    """All brokers that a player has by now."""
    pool = list(EXPRESS_BROKERS if view["options"]["express"] else BROKERS)
    if view["options"]["kings_favor"]:
        pool += [FAVOR_BROKER] * min(view["turn"] - 1, FAVOR_BROKERS)
    return pool


def fortune_of(view: View, moves: list[float] | None = None) -> Fortune:
    """The expected final account, with the quotations as they will be at the end of the turn."""
    hoards = [seat["gems"] for seat in view["seats"]]
    neutral = NOTHING
    if view["neutral"] is not None:
        neutral = len(hoards)
        hoards.append(view["neutral"]["gems"])
    later = view["turns"] - view["turn"]
    quotations: list[float] = view["quotations"]
    if moves is not None:
        quotations = [now + move for now, move in zip(quotations, moves, strict=True)]
    return Fortune(
        hoards,
        quotations,
        view["seat"],
        neutral,
        later + part_of_turn(view),
        later + quotations_to_move(view),
    )


def _known(piece: dict[str, Any]) -> tuple[int, int, int | None, bool]:
    return piece["owner"], piece["place"], piece["value"], piece["marked"]


def _drafted(view: View) -> list[tuple[int, int, int | None, bool]]:
    """The brokers of the open draft that have got their places."""
    draft: list[int] = view["draft"] if view["phase"] == "placing" else []
    pieces: list[tuple[int, int, int | None, bool]] = []
    for at in range(1, len(draft), 2):
        if AT <= draft[at] < UP:
            owner = 2 if draft[at - 1] >= NEUTRAL else view["seat"]
            pieces.append((owner, draft[at] - AT, (draft[at - 1] - UP) % VALUES, False))
    return pieces


def _behind_screen(view: View) -> list[int]:
    """Our brokers behind the screen without those that the draft has taken."""
    screen: list[int] = view["screen"][:]
    for action in view["draft"] if view["phase"] == "placing" else []:
        if UP <= action < UP + 2 * VALUES or STAND <= action < NEUTRAL:
            screen.remove((action - UP) % VALUES)
    return screen


def _mean_and_variance(values: list[int]) -> tuple[float, float]:
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    return mean, sum(value * value for value in values) / len(values) - mean * mean


def _joined(odds: float, brokers: int) -> tuple[float, float]:
    """How likely some of the brokers to come join a contest; and how many then do."""
    if odds <= 0.0 or brokers <= 0:
        return 0.0, 0.0
    comes: float = 1.0 - (1.0 - odds) ** brokers
    return comes, odds * brokers / comes
