"""Whole turns of a seat: those that leave no choice, and whether a chain is one."""

from collections.abc import Sequence

from ..core.state import State


def forced_turn(state: State, seat: int) -> list[int] | None:
    """The only chain that a seat can commit to, or none where it has a choice on the way."""
    tried = state.copy()
    chain: list[int] = []
    while len(legal := tried.legal(seat)) == 1:
        chain.append(legal[0])
        tried.apply(seat, legal[0])
        if not tried.drafting(seat):
            return chain
    return None


def is_turn(state: State, seat: int, chain: Sequence[int]) -> bool:
    """Whether a chain is a whole turn of a seat: legal all along, and committed by its last step.

    It is tried on a copy.
    """
    tried = state.copy()
    for place, action in enumerate(chain):
        if seat not in tried.actors() or action not in tried.legal(seat):
            return False
        tried.apply(seat, action)
        if not tried.drafting(seat):
            return place + 1 == len(chain)
    return False
