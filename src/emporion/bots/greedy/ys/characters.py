"""When to play which character, and how. Which card may be played when is no concern of it."""

from typing import Final

from ....games.ys.actions import (
    ALCHEMIST_NOTHING,
    ALCHEMIST_TRADE,
    AT,
    BANKER_MOVE,
    CAPTAIN_SWAP,
    DONE,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOOK,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    PLAY,
    PLAYED,
    QUEEN_AT,
    SWAPS,
    TRADES,
    TWO_GEMS,
)
from ....games.ys.data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    COLOURS,
    COMMERCIAL,
    COMMERCIAL_POINTS,
    HERALD,
    INTRIGUER,
    JEWELLER,
    MAGICIAN,
    MARKET_POINT,
    MERCENARY,
    MERCENARY_VALUE,
    MERCHANT,
    MERCHANT_POINTS,
    QUEEN,
    SLOTS,
    SQUARES,
    THRONE,
)
from .board import AREAS, FIRST_NEIGHBORHOOD, Board, contests_of
from .contests import Contest
from .favor import SENT, throne_worth
from .prospects import CHARACTER_WORTH, kept

LOOK_WORTH: Final = 0.05
"""What the Spy's look is worth for each point that is at stake where it looks."""

WAITING: Final = 0.5
"""How much of a character's worth waits in the placements of this turn that are still to come."""

NEVER: Final = -99.0

Move = tuple[int, int, int]
"""A broker of ours that is moved: its value, its place, and its new place."""

Pieces = dict[int, tuple[int, int]]
"""Our brokers on the board by their numbers: what each counts, and where it is."""


def judge_window(board: Board, legal: list[int]) -> list[float]:
    """A card is played if it brings more now than what it is kept for."""
    if board.view["draft"]:
        return second_steps(board, legal)
    return [0.0 if action == DONE else play_worth(board, action) for action in legal]


def second_steps(board: Board, legal: list[int]) -> list[float]:
    """Whom the Magician swaps the first broker with, or where the Herald leads it."""
    first: int = board.view["draft"][0]
    mine = own_pieces(board)
    if first >= HERALD_FROM:
        value, here = mine[first - HERALD_FROM]
        return [_herald_gain(board, mine, value, here, action - AT) for action in legal]
    one = first - MAGICIAN_FROM
    return [_swap_gain(board, mine, one, action - MAGICIAN_WITH) for action in legal]


def play_worth(board: Board, action: int) -> float:
    """What it is worth to play a card so, beyond what it is kept for."""
    if LOOK <= action < MAGICIAN_FROM:
        return _look_worth(board, action)
    character, gain = _played(board, action)
    waiting = WAITING * CHARACTER_WORTH[character] if board.to_come[board.seat] else 0.0
    if character in _ALIKE:
        waiting = 0.0
    return gain - max(waiting, kept(board.view, character))


def _played(board: Board, action: int) -> tuple[int, float]:
    """The character of an action, and what it gains."""
    fortune = board.fortune
    if action >= JEWELLER_TAKE:
        return JEWELLER, fortune.change(TWO_GEMS[action - JEWELLER_TAKE])
    if action >= BANKER_MOVE:
        rising, falling = TRADES[action - BANKER_MOVE]
        quotations = fortune.quotations[:]
        quotations[rising] += 1
        quotations[falling] -= 1
        return BANKER, fortune.quoted(quotations)
    if action >= ALCHEMIST_TRADE:
        gave, took = TRADES[action - ALCHEMIST_TRADE]
        return ALCHEMIST, fortune.change((took,), (gave,))
    if action == ALCHEMIST_NOTHING:
        return ALCHEMIST, NEVER
    if action >= CAPTAIN_SWAP:
        return CAPTAIN, _captain_gain(board, *SWAPS[action - CAPTAIN_SWAP])
    if action >= HERALD_FROM:
        return HERALD, _best_herald(board, action - HERALD_FROM)
    if action >= MERCENARY_ON:
        value, place = own_pieces(board)[action - MERCENARY_ON]
        return MERCENARY, board.gain(place, MERCENARY_VALUE - value)
    if action >= MAGICIAN_FROM:
        return MAGICIAN, _best_swap(board, action - MAGICIAN_FROM)
    if action >= QUEEN_AT:
        contest = board.contests[action - QUEEN_AT]
        return QUEEN, contest.if_settled() - contest.worth()
    return _laid_down(board, PLAYED[action - PLAY])


def _laid_down(board: Board, character: int) -> tuple[int, float]:
    """Cardinal, Spy and Conjurer help in every turn alike; the others by what they change now."""
    if character == INTRIGUER:
        gain = sum(contest.if_ties_are_ours() - contest.worth() for contest in board.contests)
        return INTRIGUER, gain
    if character == MERCHANT:
        return MERCHANT, _merchant_gain(board)
    return character, CHARACTER_WORTH[character]


_ALIKE: Final = frozenset(PLAYED) - {INTRIGUER, MERCHANT}


# -- Spy ------------------------------------------------------------------------------------------


def _look_worth(board: Board, action: int) -> float:
    """What a look is worth: most where much is at stake, late in the turn, before a placement."""
    view = board.view
    owner, number = divmod(action - LOOK, SLOTS)
    if view["phase"] != "placing" or view["rounds"] - view["round"] >= view["looks"]:
        return -1.0
    for piece in view["pieces"]:
        if piece["owner"] == owner and piece["number"] == number and piece["place"] < THRONE:
            stakes = [board.contests[at].rewards[0] for at in contests_of(piece["place"])]
            return LOOK_WORTH * sum(stakes)
    return -1.0


# -- Magician and Herald --------------------------------------------------------------------------


def own_pieces(board: Board) -> Pieces:
    """Our brokers on the board by their numbers: what each counts, and where it is."""
    return {
        piece["number"]: (
            MERCENARY_VALUE if piece["marked"] else piece["value"],
            piece["place"],
        )
        for piece in board.view["pieces"]
        if piece["owner"] == board.seat
    }


def _best_swap(board: Board, one: int) -> float:
    mine = own_pieces(board)
    return max(_swap_gain(board, mine, one, other) for other in mine if other > one)


def _swap_gain(board: Board, mine: Pieces, one: int, other: int) -> float:
    """What it is worth to swap two of our brokers."""
    (value, place), (also, there) = mine[one], mine[other]
    locked = board.view["queen"]
    if place == there or (locked in (place, there) and locked < THRONE):
        return NEVER
    gain = moved(board, mine, [(value, place, there), (also, there, place)])
    if THRONE in (place, there):
        # There a broker counts what it is worth itself, whatever it stands for here.
        own = {
            piece["number"]: piece["value"]
            for piece in board.view["pieces"]
            if piece["owner"] == board.seat
        }
        entering = own[one] - own[other] if there == THRONE else own[other] - own[one]
        gain += throne_worth(board.view, SENT + entering) - throne_worth(board.view, SENT)
    return gain


def moved(board: Board, mine: Pieces, moves: list[Move]) -> float:
    """What it is worth to move brokers of ours on the board."""
    change: dict[int, float] = {}
    number: dict[int, int] = {}
    gain = 0.0
    for value, here, there in moves:
        for sign, place in ((-1, here), (1, there)):
            for at in contests_of(place):
                change[at] = change.get(at, 0.0) + sign * value
                number[at] = number.get(at, 0) + sign
            if place < SQUARES:
                gain += board.column_gain(place % COLOURS, sign * value, sign)
    for at, more in change.items():
        if more or number[at]:
            left = sum(1 for _, place in mine.values() if at in contests_of(place)) + number[at]
            contest = board.contests[at]
            gain += contest.changed(more, left > 0) - contest.worth()
    return gain


def _best_herald(board: Board, number: int) -> float:
    mine = own_pieces(board)
    value, here = mine[number]
    places = [place for place in board.open_places() if place != here]
    return max(_herald_gain(board, mine, value, here, there) for there in places)


def _herald_gain(board: Board, mine: Pieces, value: int, here: int, there: int) -> float:
    point = MARKET_POINT if there < SQUARES <= here else 0
    return moved(board, mine, [(value, here, there)]) + point


# -- Captain and Merchant -------------------------------------------------------------------------


def _captain_gain(board: Board, one: int, other: int) -> float:
    """What it is worth to swap the ships of two ports."""
    ships = board.view["ships"]
    gain = 0.0
    for port, ship in ((one, ships[other]), (other, ships[one])):
        now = board.contests[FIRST_NEIGHBORHOOD + port]
        then = Contest(board.ship_rewards(ship), now.own, now.rivals, now.rivalry)
        gain += then.worth() - now.worth()
    return gain


def _merchant_gain(board: Board) -> float:
    """What it is worth that every commercial area yields more, whoever wins it."""
    areas = [AREAS * number + COMMERCIAL for number in range(board.neighborhoods)]
    more = (MERCHANT_POINTS - COMMERCIAL_POINTS) / COMMERCIAL_POINTS
    return more * sum(board.contests[area].worth() for area in areas)
