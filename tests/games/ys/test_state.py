"""What follows from other fields of a position: the proof notices where it does not."""

import pytest

from emporion.core.errors import BrokenState
from emporion.games.ys.state import YsState

from .positions import go_on, new_game, position


@pytest.mark.parametrize(
    "state",
    [
        position("blue: placing"),
        position("blue: after_placing", board={"blue": "4@1-port ?3@2-port"}),
        position("bidding"),
        position("favor", kings_favor=True),
    ],
    ids=lambda state: state.view(None)["phase"],
)
def test_the_actor_follows_from_the_turn_order_and_from_what_has_been_chosen(
    state: YsState,
) -> None:
    state.check()
    state.actor += 1
    with pytest.raises(BrokenState):
        state.check()


def test_the_taken_squares_follow_from_the_pieces() -> None:
    state = new_game()
    go_on(state, "orange: placing")
    state.check()
    state.squares ^= 1
    with pytest.raises(BrokenState):
        state.check()
