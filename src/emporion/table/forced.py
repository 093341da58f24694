"""Turns that leave no choice."""

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
