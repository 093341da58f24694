"""Chapter "Phase 4 - Counting up": the market's lines and columns, and its highest bidder."""

from typing import TYPE_CHECKING

from . import city, neutral
from .actions import COLUMN_ORDER, COLUMN_ORDERS, LOWER, RAISE
from .brokers import PLACE_MASK, worth_of
from .data import COLOURS, COLUMN_MOVES, SCALE, SQUARES, WHITE
from .gems import GEM
from .places import column_of, square
from .ranking import best_in, draw_facts, draw_in, strength, totals_in

if TYPE_CHECKING:
    from .state import YsState


def reveal_market(state: "YsState") -> None:
    """The brokers in the market are revealed."""
    city.reveal(state, 0, SQUARES - 1)
    if state.events is not None:
        facts = {
            "pieces": city.pieces_in(state, 0, SQUARES - 1),
            "totals": totals_in(state, 0, SQUARES - 1),
        }
        state.tell("market_revealed", facts)


# -- lines ----------------------------------------------------------------------------------------


def count_line(state: "YsState") -> int:
    """The winner of a line, `step`, takes its gem.

    Returns the winner of a white gem whose colour is still to be named; -1 where there is none.
    """
    line = state.step
    gem = state.lines[line - 1]
    owner = best_in(state, square(line, 0), square(line, COLOURS - 1))
    if state.events is not None:
        facts = {"seat": owner, "line": line, "gem": gem}
        totals = totals_in(state, square(line, 0), square(line, COLOURS - 1))
        state.tell("line_won", facts | draw_in(state, totals, owner))
    if owner >= 0:
        if gem == WHITE:
            if owner != state.settings.neutral:
                return owner
            gem = neutral.favourite(state)
            if state.events is not None:
                state.tell("white_gem_named", {"seat": owner, "gem": gem})
        state.gems[owner] = state.gems[owner] + GEM[gem]
    return -1


# -- columns --------------------------------------------------------------------------------------


def column_strengths(state: "YsState") -> list[int]:
    """Each column by its total, then by its number of brokers; an empty one is below a lone 0."""
    columns = [0] * COLOURS
    for piece in state.pieces:
        place = (piece & PLACE_MASK) - 1
        if 0 <= place < SQUARES:
            column = column_of(place)
            columns[column] = columns[column] + 64 * int(worth_of(piece)) + 1
    return columns


def fitting_orders(state: "YsState") -> list[int]:
    """The orders of the four columns that do not put a weaker one above a stronger one."""
    strengths = column_strengths(state)
    fitting: list[int] = []
    for number in range(len(COLUMN_ORDERS)):
        first, second, third, fourth = COLUMN_ORDERS[number]
        if strengths[first] >= strengths[second] >= strengths[third] >= strengths[fourth]:
            fitting.append(number)
    return fitting


def chooser(state: "YsState") -> int:
    """Who orders equal columns: the Intriguer's player, else the highest total before the screen.

    In the market or not; the lower Order card breaks a draw. Never the neutral player.
    """
    strongest = 0
    for seat in range(1, state.players):
        if strength(state, seat) > strength(state, strongest):
            strongest = seat
    return strongest


def legal_orders(state: "YsState") -> list[int]:
    """Every order that the totals allow."""
    return [COLUMN_ORDER + number for number in fitting_orders(state)]


def order_columns(state: "YsState", action: int) -> None:
    """The chooser names the whole order at once."""
    number = action - COLUMN_ORDER
    if state.events is not None:
        rivals = [seat for seat in range(state.players) if seat != state.actor]
        facts = {
            "seat": state.actor,
            "columns": list(COLUMN_ORDERS[number]),
            "draw": draw_facts(state, state.actor, rivals),
        }
        state.tell("columns_ordered", facts)
    move_columns(state, number)


def move_columns(state: "YsState", number: int) -> None:
    """The quotations move by two up, one up, one down, two down; no further than the scale."""
    order = COLUMN_ORDERS[number]
    for rank in range(COLOURS):
        colour = order[rank]
        moved = state.quotations[colour] + COLUMN_MOVES[rank]
        state.quotations[colour] = max(1, min(SCALE, moved))
    if state.events is not None:
        facts = {"columns": list(order), "quotations": state.quotations[:]}
        state.tell("columns_moved", facts)


# -- the highest bidder ---------------------------------------------------------------------------


def highest_bidder(state: "YsState") -> int:
    """Who has the highest total in the whole market; -1 where nobody is."""
    owner = best_in(state, 0, SQUARES - 1)
    if state.events is not None and owner < 0:
        state.tell("nobody_in_market", {})
    return owner


def legal_moves(state: "YsState") -> list[int]:
    """Any quotation up or down that can really move."""
    colours = range(COLOURS)
    raises = [RAISE + colour for colour in colours if state.quotations[colour] < SCALE]
    return raises + [LOWER + colour for colour in colours if state.quotations[colour] > 1]


def move_quotation(state: "YsState", owner: int, action: int) -> None:
    """The highest bidder moves one quotation by one step."""
    colour = action - RAISE if action < LOWER else action - LOWER
    step = 1 if action < LOWER else -1
    state.quotations[colour] = state.quotations[colour] + step
    if state.events is not None:
        facts = {
            "seat": owner,
            "gem": colour,
            "step": step,
            "quotations": state.quotations[:],
        }
        totals = totals_in(state, 0, SQUARES - 1)
        state.tell("highest_bidder_moved", facts | draw_in(state, totals, owner))
