"""Why an action is refused: the true reason. And a decision names only what can be played."""

import pytest

from emporion.games.ys.actions import ACTIONS, CHARACTERS_BY_KIND
from emporion.games.ys.questions import REFUSED

from .positions import do, legal, position, refused

# -- places ---------------------------------------------------------------------------------------


def test_of_two_hidden_brokers_a_free_square_is_not_called_taken() -> None:
    state = position("blue: placing", active={"blue": "cardinal"})
    do(state, "down:3", "at:2-port", "down:1")
    assert refused(state, "at:3-red") == "not_in_order"
    assert refused(state, "at:1-port") == "not_in_order"


def test_a_square_is_taken_by_a_broker_on_the_board_or_in_the_draft() -> None:
    state = position("blue: placing", board={"orange": "4@2-red"})
    do(state, "up:3", "at:2-blue", "down:1")
    assert refused(state, "at:2-red") == "square_taken"
    assert refused(state, "at:2-blue") == "square_taken"


def test_the_herald_is_told_that_the_broker_is_there_already() -> None:
    state = position("counting_cards", hands={"blue": "herald"}, board={"blue": "4@2-red"})
    do(state, "herald:1")
    assert refused(state, "at:2-red") == "already_there"


def test_a_place_is_not_asked_for_while_somebody_steps_before_the_screen() -> None:
    state = position("blue: placing", active={"blue": "conjurer"}, fronts={"blue": "3 4"})
    do(state, "front-up:4", "at:1-port", "front-down:3", "at:1-port", "stand:1")
    assert refused(state, "at:2-red") == "not_now"
    assert refused(state, "at:1-port") == "not_now"


# -- brokers --------------------------------------------------------------------------------------


def test_a_broker_of_the_draft_is_no_longer_behind_the_screen() -> None:
    state = position("blue: placing", fronts={"blue": "0 1"})
    do(state, "up:2", "at:1-port")
    assert refused(state, "down:2") == "not_behind_screen"


def test_a_broker_of_the_draft_is_no_longer_before_the_screen() -> None:
    state = position("blue: placing", active={"blue": "conjurer"}, fronts={"blue": "3 4"})
    do(state, "front-up:4", "at:1-port")
    assert refused(state, "front-down:4") == "not_before_screen"


def test_face_down_first_takes_the_cardinal() -> None:
    state = position("blue: placing")
    assert refused(state, "down:3") == "needs_cardinal"


def test_from_before_the_screen_takes_the_conjurer() -> None:
    state = position("blue: placing", fronts={"blue": "3 4"})
    assert refused(state, "front-up:3") == "needs_conjurer"
    do(state, "up:1", "at:1-port")
    assert refused(state, "front-down:3") == "needs_conjurer"


def test_brokers_that_step_before_the_screen_are_named_in_ascending_order() -> None:
    state = position("blue: placing", active={"blue": "conjurer"}, fronts={"blue": "3 4"})
    do(state, "front-up:4", "at:1-port", "front-down:3", "at:1-port", "stand:3")
    assert refused(state, "stand:1") == "stand_in_order"


def test_without_the_conjurer_nobody_steps_before_the_screen() -> None:
    state = position("blue: placing", 2)
    do(state, "up:4", "at:1-port", "down:3", "at:1-port")
    assert refused(state, "stand:1") == "not_now"


# -- characters -----------------------------------------------------------------------------------


def test_the_second_step_of_the_magician_does_not_come_first() -> None:
    state = position(
        "blue: after_placing",
        hands={"blue": "magician"},
        board={"blue": "1@1-port ?3@2-blue"},
    )
    assert refused(state, "with:2") == "not_now"


@pytest.mark.parametrize(
    ("start", "hand", "queen", "board", "playable"),
    [
        ("counting_cards", "herald intriguer", "1-port", "1@1-port ?3@1-port", [7]),
        ("counting_cards", "herald intriguer", "", "1@1-port ?3@1-port", [5, 7]),
        ("blue: after_placing", "magician mercenary", "", "1@1-port ?3@1-port", [11]),
        ("blue: after_placing", "magician mercenary", "", "1@1-port ?3@2-port", [9, 11]),
        ("blue: placing", "queen magician", "", "", [12]),
    ],
)
def test_a_decision_names_only_characters_that_can_be_played(
    start: str, hand: str, queen: str, board: str, playable: list[int]
) -> None:
    active = {"orange": "queen"} if queen else {}
    hands, boards = {"blue": hand}, {"blue": board}
    state = position(start, hands=hands, board=boards, queen=queen, active=active)
    assert legal(state)
    assert state.decision(0).facts["characters"] == playable


# -- kinds ----------------------------------------------------------------------------------------


def test_every_kind_of_action_can_be_refused() -> None:
    assert list(REFUSED) == [kind.name for kind in ACTIONS.kinds]


def test_every_kind_that_plays_a_character_exists() -> None:
    assert CHARACTERS_BY_KIND.keys() <= {kind.name for kind in ACTIONS.kinds}
