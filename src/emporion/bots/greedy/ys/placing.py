"""Where to place which brokers: the best whole placement, and the step that leads to it."""

from typing import Final

from ....games.ys.actions import (
    AT,
    BID,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    NEUTRAL,
    STAND,
    UP,
)
from ....games.ys.data import COLOURS, CONJURER, MARKET_POINT, SQUARES, VALUES
from .board import Board, contests_of
from .characters import play_worth
from .contests import Side, ranks

PRICES: Final = (0.0, 1.3, 2.8, 4.6, 6.3)
"""What a broker of each value will bring in a later placement of this turn, about. Prices this high
make weak brokers come first: strength that is shown early can be outbid by exactly one."""

LAST_PIP: Final = 1.5
"""What a pip of the last broker is worth before the screen: players have the same brokers, so ties
are many, and who has the better screen wins them all."""

HIDDEN_PIP: Final = 0.1
"""What it is worth to hide a pip: the others cannot outbid exactly what they do not know."""

NEUTRAL_PIP: Final = 0.1
"""What it is worth to have a pip of the neutral brokers out of the way."""

FIRSTS, SECONDS = 10, 16
"""How many of the best single placements are tried together."""

ASIDE: Final = 50.0
"""What is not part of any promising placement comes after all that is."""

Option = tuple[float, int, int, int]
"""A single placement: its worth, its broker's action, its value, and its place."""


def judge_placing(board: Board, legal: list[int]) -> list[float]:
    """How good each next step of a placement looks."""
    draft: list[int] = board.view["draft"]
    if NEUTRAL <= legal[0] < BID:
        return _judge_neutral_broker(board, legal)
    if draft and draft[-1] >= NEUTRAL:
        return _neutral_gains(board, draft[-1] - NEUTRAL, [action - AT for action in legal])
    if STAND <= legal[0] < NEUTRAL:
        return [-price(board, action - STAND) for action in legal]
    if len(draft) in (0, 1):
        return _judge_first(board, legal, draft)
    return _judge_second(board, legal, draft)


# -- prices ---------------------------------------------------------------------------------------


def price(board: Board, value: int) -> float:
    """What one gives up by placing a broker now."""
    if board.to_come[board.seat]:
        return PRICES[value]
    return LAST_PIP * value


def _cost(board: Board, action: int) -> float:
    """What the broker of an action costs; one from before the screen is replaced by our weakest.

    Less what it is worth to have it face down.
    """
    value = (action - UP) % VALUES
    hidden = HIDDEN_PIP * value if _is_down(action) else 0.0
    if action >= FRONT_UP:
        weakest = min(board.screen)
        return price(board, weakest) + LAST_PIP * (value - weakest)
    return price(board, value) - hidden


def _is_down(action: int) -> bool:
    return DOWN <= action < FRONT_UP or FRONT_DOWN <= action < STAND


# -- a placement of two brokers -------------------------------------------------------------------


def _single(board: Board, value: int, place: int) -> float:
    """What a broker in a place is worth, its price left aside."""
    return board.gain(place, value) + (MARKET_POINT if place < SQUARES else 0)


def _options(board: Board, actions: list[int], places: list[int]) -> list[Option]:
    """Every single placement of some brokers, the best first."""
    gains = {
        value: [_single(board, value, place) for place in places]
        for value in {(action - UP) % VALUES for action in actions}
    }
    options = [
        (gain - cost, action, value, place)
        for action, value, cost in [
            (action, (action - UP) % VALUES, _cost(board, action)) for action in actions
        ]
        for gain, place in zip(gains[value], places, strict=True)
    ]
    options.sort(reverse=True)
    return options


def _judge_first(board: Board, legal: list[int], draft: list[int]) -> list[float]:
    """The first broker and its place by the best whole placement that begins so."""
    if draft:
        firsts = _options(board, draft, [action - AT for action in legal])
    else:
        brokers = [action for action in legal if action < BID]
        firsts = _options(board, brokers, board.open_places())
    seconds = _options(board, _second_brokers(board), board.open_places())
    best = {option[3] + AT if draft else option[1]: option[0] - ASIDE for option in firsts[::-1]}
    top = -ASIDE
    for first in firsts[:FIRSTS]:
        step = first[3] + AT if draft else first[1]
        for second in seconds[:SECONDS]:
            if _fit(board, first, second):
                worth = _together(board, first, second)
                best[step] = max(best[step], worth)
                top = max(top, worth)
    return [best[action] if action < BID else top + play_worth(board, action) for action in legal]


def _second_brokers(board: Board) -> list[int]:
    """The brokers that may come second, the first one not yet taken away."""
    view = board.view
    mine = view["seats"][view["seat"]]
    brokers = [DOWN + value for value in sorted(set(board.screen))]
    if CONJURER in mine["active"]:
        brokers += [FRONT_DOWN + value for value in sorted(set(mine["front"]))]
    return brokers


def _fit(board: Board, first: Option, second: Option) -> bool:
    """Whether two single placements can be made together."""
    _, one, value, place = first
    _, other, same, there = second
    if place == there and place < SQUARES:
        return False
    if _is_down(one) and there < place:
        return False
    if value == same and (one >= FRONT_UP) == (other >= FRONT_UP):
        mine = board.view["seats"][board.seat]["front"] if one >= FRONT_UP else board.screen
        return bool(board.view["draft"]) or mine.count(value) > 1
    return True


def _together(board: Board, first: Option, second: Option) -> float:
    """What two single placements are worth together: often the sum, unless they meet."""
    _, _, value, place = first
    _, _, other, there = second
    return first[0] + second[0] + board.meeting(place, value, there, other)


def _judge_second(board: Board, legal: list[int], draft: list[int]) -> list[float]:
    """The second broker, or its place; the first one is on the board already."""
    if len(draft) == 3:
        value = (draft[2] - UP) % VALUES
        return [_single(board, value, action - AT) for action in legal]
    least = draft[1] - AT if _is_down(draft[0]) else 0
    places = [place for place in board.open_places() if place >= least]
    best: dict[int, float] = {}
    for worth, action, _, _ in _options(board, legal, places):
        best.setdefault(action, worth)
    return [best[action] for action in legal]


# -- the neutral player's broker ------------------------------------------------------------------


def _judge_neutral_broker(board: Board, legal: list[int]) -> list[float]:
    """Which neutral broker, by its best place."""
    relief = NEUTRAL_PIP if board.to_come[board.seat] else 0.0
    places = board.open_places()
    return [
        max(_neutral_gains(board, action - NEUTRAL, places)) + relief * (action - NEUTRAL)
        for action in legal
    ]


def _neutral_gains(board: Board, value: int, places: list[int]) -> list[float]:
    """What it is worth to us that the neutral player gets a broker in each of some places."""
    weights = board.fortune.weights
    contests: dict[int, float] = {}
    gains = []
    for place in places:
        worth = 0.0
        for number in contests_of(place):
            if number not in contests:
                contests[number] = _neutral_gain(board, number, value)
            worth += contests[number]
        if place < SQUARES:
            worth += weights[board.neutral] * MARKET_POINT
            worth += board.column_gain(place % COLOURS, value)
        gains.append(worth)
    return gains


def _neutral_gain(board: Board, number: int, value: int) -> float:
    """What a contest brings us more if the neutral player gets a broker there."""
    sides = board.sides[number]
    after = sides[:]
    after[board.neutral] = sides[board.neutral].grown(float(value))
    rewards = board.contests[number].rewards
    weights = board.fortune.weights
    return _outcome(after, rewards, weights) - _outcome(sides, rewards, weights)


def _outcome(sides: list[Side], rewards: tuple[float, ...], weights: list[float]) -> float:
    """What a contest brings us, less what it brings the others."""
    worth = 0.0
    for owner, side in enumerate(sides):
        there = 1.0 if side.present else side.comes
        if there:
            others = sides[:owner] + sides[owner + 1 :]
            chances = ranks(side, others, len(rewards))
            worth += weights[owner] * there * sum(map(float.__mul__, chances, rewards))
    return worth
