"""Chapter "The King's Favor": what everybody knows of the brokers in the throne room."""

import pytest

from emporion.games.ys.state import YsState

from .favor import THREE, go_on, sending
from .positions import board, piece, play, position, told_kinds, view

# -- what is known --------------------------------------------------------------------------------


def test_the_others_know_that_it_is_one_of_the_three() -> None:
    state = sending()
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    for viewer in ("orange", None):
        seen = piece(state, "blue.throne1", viewer)
        assert seen["value"] is None
        assert seen["among"] == [0, 1, 4]
        assert seen["known_by"] == [0]
    assert piece(state, "blue.throne1", "blue")["value"] == 4


def test_one_of_three_equal_brokers_is_known_to_all() -> None:
    state = sending(fronts="1 1 1")
    play(state, "blue: send:1", "orange: send:1", "purple: send:1")
    assert piece(state, "blue.throne1", None)["value"] == 1


def test_it_follows_by_subtraction_when_the_market_has_been_revealed() -> None:
    state = sending()
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    go_on(state, "taking")
    assert piece(state, "blue.throne1", "orange")["value"] is None
    go_on(state, "columns")
    for viewer in ("orange", None):
        assert piece(state, "blue.throne1", viewer)["value"] == 4
        assert piece(state, "purple.throne1", viewer)["value"] == 0
        assert piece(state, "purple.throne1", viewer)["public"] is True


def test_what_is_sent_in_the_last_turn_is_hidden_until_the_end() -> None:
    state = sending(4)
    play(state, "blue: send:4", "orange: send:1")
    assert "throne_points" not in told_kinds(state)
    assert view(state, "purple")["seats"][0]["behind_known"]
    play(state, "purple: send:0")
    assert piece(state, "blue.throne4", None)["value"] == 4


def swapped(hidden: int) -> YsState:
    """Blue's Magician puts a hidden broker where an old, known 3 was; a 1 is there of 4, 1, 0."""
    state = position(
        "favor",
        3,
        turn=2,
        kings_favor=True,
        neighborhoods=3,
        throne={"blue": "3", "orange": "0", "purple": "0"},
        known={"all": "blue.throne1 orange.throne1 purple.throne1"},
        fronts=dict.fromkeys(THREE, "4 1 0"),
        hands={"blue": "magician", "orange": "spy"},
    )
    play(state, "blue: send:1", "orange: send:1", "purple: send:1")
    go_on(state, "placing_cards")
    play(state, "orange: spy")
    go_on(state, "blue: placing")
    play(state, f"blue: up:2 at:2-port down:{hidden} at:1-port magician:2 with:throne1")
    return state


def test_two_hidden_brokers_of_known_values_may_be_either_way_round() -> None:
    state = swapped(4)
    go_on(state, "columns")
    for viewer in ("purple", None):
        for name in ("blue.2", "blue.throne2"):
            seen = piece(state, name, viewer)
            assert seen["value"] is None
            assert seen["among"] == [1, 4]
            assert seen["paired"] is True
    assert piece(state, "blue.2", "blue")["value"] == 4
    assert piece(state, "blue.throne2", "blue")["value"] == 1


def test_a_value_that_was_not_before_the_screen_tells_them_apart() -> None:
    state = swapped(3)
    go_on(state, "columns")
    assert piece(state, "blue.2", None)["value"] == 3
    assert piece(state, "blue.throne2", None)["value"] == 1


def test_equal_values_are_known_whichever_is_which() -> None:
    state = swapped(1)
    go_on(state, "columns")
    assert piece(state, "blue.2", None)["value"] == 1
    assert piece(state, "blue.throne2", None)["value"] == 1


@pytest.mark.parametrize("name", ["blue.2", "blue.throne2"])
def test_a_seat_that_has_seen_one_of_the_two_knows_the_other(name: str) -> None:
    state = swapped(4)
    go_on(state, "orange: placing")
    play(state, f"orange: look:{name}")
    go_on(state, "columns")
    assert piece(state, "blue.2", "orange")["value"] == 4
    assert piece(state, "blue.throne2", "orange")["value"] == 1
    assert piece(state, "blue.2", "purple")["value"] is None


def test_two_brokers_that_may_be_either_way_round_stay_so_in_later_turns() -> None:
    state = swapped(4)
    go_on(state, "favor")
    assert board(state, None)["blue"] == "- - - - - - - - ?@throne ?@throne"
    go_on(state, "taking")
    go_on(state, "columns")
    assert view(state, None)["turn"] == 4
    assert piece(state, "blue.throne1", None)["among"] == [1, 4]
    assert piece(state, "blue.throne3", None)["value"] is not None
