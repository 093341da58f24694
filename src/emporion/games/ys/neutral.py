"""Chapter "2-player Game": what the neutral player does by itself."""

from typing import TYPE_CHECKING

from .actions import RAISE
from .data import COLOURS, SCALE, WHITE
from .gems import FREIGHT_BITS, FREIGHT_DIGIT, WAYS, WHITE_AS, owned

if TYPE_CHECKING:
    from .state import YsState


def most_valuable(state: "YsState", colours: list[int]) -> int:
    """The colour with the highest quotation among some; the leftmost of equals."""
    best = colours[0]
    for colour in colours:
        if state.quotations[colour] > state.quotations[best]:
            best = colour
    return best


def favourite(state: "YsState") -> int:
    """The strongest colour on the market: what it takes whenever it may choose any."""
    return most_valuable(state, list(range(COLOURS)))


def way_to_take(state: "YsState", gems: int) -> int:
    """How it takes one or two gems of the freight: white first, then the most valuable."""
    freight = state.freight
    taken: list[int] = []
    while len(taken) < gems:
        if freight >> (FREIGHT_BITS * WHITE) & FREIGHT_DIGIT:
            freight -= 1 << (FREIGHT_BITS * WHITE)
            taken.append(WHITE_AS + favourite(state))
        else:
            left = [
                colour
                for colour in range(COLOURS)
                if freight >> (FREIGHT_BITS * colour) & FREIGHT_DIGIT
            ]
            colour = most_valuable(state, left)
            freight -= 1 << (FREIGHT_BITS * colour)
            taken.append(colour)
    if taken[0] < WHITE_AS:
        taken.sort()
    return WAYS.index(taken)


def quotation_move(state: "YsState") -> int:
    """As the highest bidder it raises the colour of which it has most among those that can rise.

    There is always one: the columns have just pushed two colours down.
    """
    hoard = state.gems[state.settings.neutral]
    rising = [colour for colour in range(COLOURS) if state.quotations[colour] < SCALE]
    best = rising[0]
    for colour in rising:
        if owned(hoard, colour) > owned(hoard, best):
            best = colour
    return RAISE + best
