"""Chapter "The King's Favor"."""

import pytest

from emporion.games.ys.scoring import throne_points
from emporion.games.ys.state import YsState

from .favor import THREE, go_on, sending
from .positions import (
    asked,
    board,
    legal,
    legal_with,
    piece,
    play,
    position,
    told_kinds,
    told_of,
    values,
    view,
)

# -- phase 5 --------------------------------------------------------------------------------------


def test_after_the_end_of_counting_all_choose_one_of_three_brokers_at_once() -> None:
    state = sending()
    assert asked(state) == "blue orange purple: favor"
    assert legal(state, "purple") == ["send:0", "send:1", "send:4"]
    play(state, "purple: send:4")
    assert asked(state) == "blue orange: favor"


def test_cards_for_the_end_of_counting_are_played_before() -> None:
    state = position("closing_cards", 4, kings_favor=True, hands={"yellow": "jeweller"}, turn=1)
    assert asked(state) == "yellow: closing_cards"
    play(state, "yellow: done")
    assert asked(state) == "blue orange purple yellow: favor"


def test_brokers_of_the_market_are_back_by_then() -> None:
    state = position(
        "market", 3, turn=1, kings_favor=True, board={"blue": "3@2-blue 2@2-green 1@2-red"}
    )
    play(state, "blue: raise:blue")
    assert board(state, None) == {}
    assert asked(state) == "blue orange purple: favor"


def test_of_equal_brokers_one_choice_is_offered() -> None:
    state = sending(fronts="1 1 0")
    assert legal(state, "blue") == ["send:0", "send:1"]


def test_nobody_sees_what_another_has_chosen() -> None:
    state = sending()
    play(state, "blue: send:4")
    assert view(state, "blue")["choice"] == [4]
    for viewer in ("orange", None):
        seen = view(state, viewer)
        assert seen["seats"][0]["chosen"] is True
        assert seen["seats"][0]["front"] == [0, 1, 4]
        assert seen.get("choice") is None
        assert told_of(state, "sent_to_throne", viewer) == [{"seat": 0}]
    assert told_of(state, "sent_to_throne", "blue") == [{"seat": 0, "value": 4}]


def test_a_broker_goes_face_down_into_the_throne_room_and_two_behind_the_screen() -> None:
    state = sending()
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    assert board(state, "blue") == {
        "blue": "- - - - - - - - ?4@throne",
        "orange": "- - - - - - - - ?@throne",
        "purple": "- - - - - - - - ?@throne",
    }
    assert state.fronts == [0, 0, 0]
    assert values(state.screens[0]) == "0 0 1 1 1 2 2 3 3 3 4"
    assert told_kinds(state)[-2:] == ["throne_filled", "turn_ended"]


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_2_from_beside_the_board_comes_in(turn: int) -> None:
    state = sending(turn)
    twos = values(state.screens[0]).count("2")
    play(state, "blue: send:4", "orange: send:4", "purple: send:4")
    assert values(state.screens[0]).count("2") == twos + 1
    assert view(state, None)["seats"][0]["behind"] == 11


def test_the_fourth_turn_sends_a_broker_too_and_needs_no_2() -> None:
    state = sending(4)
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    assert asked(state) == "over"
    assert len(values(state.screens[0]).split()) == 10
    assert board(state, None)["blue"].endswith("0@throne 0@throne 1@throne 4@throne")


def test_a_broker_in_the_throne_room_cannot_be_used() -> None:
    state = sending()
    play(state, "blue: send:4", "orange: send:4", "purple: send:4", "chance: ...")
    bids = legal(state, "blue")
    assert "bid:4+3" in bids
    assert "bid:4+4" not in bids


# -- characters -----------------------------------------------------------------------------------


def in_turn_two(**cards: dict[str, str]) -> YsState:
    """Blue has placed two brokers in the second turn; each has a broker in the throne room."""
    return position(
        "blue: after_placing",
        3,
        kings_favor=True,
        board={"blue": "4@2-blue ?3@1-port"},
        throne={"blue": "0", "orange": "1", "purple": "2"},
        hands=cards.get("hands", {}),
        active=cards.get("active", {}),
    )


def test_the_spy_may_look_into_the_throne_room() -> None:
    state = in_turn_two(active={"blue": "spy"})
    assert legal_with(state, "look") == ["look:orange.throne1", "look:purple.throne1"]
    play(state, "blue: look:orange.throne1")
    assert piece(state, "orange.throne1", "blue")["value"] == 1
    assert piece(state, "orange.throne1", "purple")["value"] is None
    assert state.looks == 2


def test_one_of_the_magicians_brokers_may_come_from_the_throne_room() -> None:
    state = in_turn_two(hands={"blue": "magician"})
    play(state, "blue: magician:1")
    assert legal(state) == ["with:2", "with:throne1"]
    play(state, "blue: with:throne1")
    assert board(state, "blue")["blue"] == "?4@throne ?3@1-port - - - - - - ?0@2-blue"
    assert state.points == [0, 0, 0]


def test_a_broker_entering_the_throne_room_lies_face_down_but_stays_known() -> None:
    state = in_turn_two(hands={"blue": "magician"})
    play(state, "blue: magician:1 with:throne1")
    seen = piece(state, "blue.1", "orange")
    assert seen["down"] is True
    assert seen["value"] == 4
    assert piece(state, "blue.throne1", "orange")["down"] is True
    assert piece(state, "blue.throne1", "orange")["value"] is None


def test_two_brokers_of_the_throne_room_are_not_swapped() -> None:
    state = position(
        "blue: after_placing",
        3,
        turn=3,
        kings_favor=True,
        board={"blue": "4@2-blue ?3@1-port"},
        throne=dict.fromkeys(THREE, "0 1"),
        hands={"blue": "magician"},
    )
    assert legal_with(state, "magician") == ["magician:1", "magician:2"]
    play(state, "blue: magician:1")
    assert legal(state) == ["with:2", "with:throne1", "with:throne2"]


def last_placed(cards: str) -> YsState:
    """Blue has placed the last two brokers, holds these cards, and has a 4 in the throne room."""
    return position(
        "blue: after_placing",
        3,
        placement=4,
        kings_favor=True,
        neighborhoods=3,
        order="purple orange blue",
        board={"blue": "- - - - - - 1@2-blue ?0@1-port"},
        throne={"blue": "4", "orange": "1", "purple": "2"},
        hands={"blue": cards},
    )


def test_a_broker_from_the_throne_room_is_counted_and_goes_back_behind_the_screen() -> None:
    state = last_placed("magician")
    play(state, "blue: magician:8 with:throne1")
    if asked(state) == "blue: after_placing":
        play(state, "blue: done")
    assert told_of(state, "neighborhood_revealed")[0]["totals"] == [4, -1, -1]
    go_on(state, "favor")
    assert board(state, "blue")["blue"] == "- - - - - - - - ?0@throne"
    assert "4 4" in values(state.screens[0] + state.fronts[0])


def test_the_herald_has_no_power_in_the_throne_room() -> None:
    state = position(
        "counting_cards",
        3,
        kings_favor=True,
        board={"blue": "4@2-blue"},
        throne={"blue": "0", "orange": "1", "purple": "2"},
        hands={"blue": "herald"},
    )
    assert legal_with(state, "herald") == ["herald:1"]
    play(state, "blue: herald:1")
    assert "at:throne" not in legal(state)


def test_the_mercenarys_mark_does_not_count_in_the_throne_room_and_is_taken_off() -> None:
    state = last_placed("magician mercenary")
    play(state, "blue: mercenary:8 magician:8 with:throne1")
    assert piece(state, "blue.8", "orange")["marked"] is True
    assert told_of(state, "neighborhood_revealed")[0]["totals"] == [4, -1, -1]
    go_on(state, "favor")
    assert piece(state, "blue.throne1", "orange")["marked"] is False


# -- the final account ----------------------------------------------------------------------------


def test_example_of_a_shared_first_place() -> None:
    assert throne_points([9, 9, 7, 5]) == [9, 9, 3, 0]
    assert throne_points([9, 7, 9]) == [9, 3, 9]


def test_three_that_share_the_first_place_get_seven_each() -> None:
    assert throne_points([8, 8, 2, 8]) == [7, 7, 0, 7]
    assert throne_points([8, 8, 8]) == [7, 7, 7]


def test_other_shares_are_rounded_down_too() -> None:
    assert throne_points([9, 5, 5, 1]) == [12, 5, 5, 0]
    assert throne_points([9, 5, 3, 3]) == [12, 7, 1, 1]
    assert throne_points([9, 5, 5, 5]) == [12, 3, 3, 3]
    assert throne_points([6, 6, 6, 6]) == [5, 5, 5, 5]


def test_places_in_the_throne_room_are_worth_12_7_3_and_0() -> None:
    state = position(
        "final",
        4,
        kings_favor=True,
        throne={"blue": "0 0 1 2", "orange": "4 4 3 2", "purple": "1 1 1 2", "yellow": "3 3 2 2"},
    )
    assert state.points == [0, 12, 3, 7]
    facts = told_of(state, "throne_points")
    assert [(fact["seat"], fact["total"], fact["points"]) for fact in facts] == [
        (0, 3, 0),
        (1, 13, 12),
        (2, 5, 3),
        (3, 10, 7),
    ]
    assert facts[1]["brokers"] == [4, 4, 3, 2]


def test_the_throne_room_comes_after_black_gems_and_is_laid_open() -> None:
    state = position(
        "final",
        3,
        kings_favor=True,
        throne={"blue": "0 0 1 2", "orange": "4 4 3 2", "purple": "1 1 1 2"},
        gems={"blue": "red black"},
    )
    assert told_kinds(state) == ["gem_points", "black_points", *["throne_points"] * 3, "game_over"]
    assert board(state, None)["orange"].endswith("4@throne 4@throne 3@throne 2@throne")


def test_the_throne_room_can_decide_the_game() -> None:
    state = position(
        "final",
        3,
        kings_favor=True,
        throne={"blue": "0 0 1 2", "orange": "4 4 3 2", "purple": "1 1 1 2"},
        points={"blue": 10, "orange": 2},
    )
    assert state.points == [13, 14, 7]
    assert state.outcome().winners == [1]


def test_three_players_with_the_same_total_share_all_places_of_three() -> None:
    state = position("final", 3, kings_favor=True, throne=dict.fromkeys(THREE, "1 1 2 2"))
    assert state.points == [7, 7, 7]
    assert state.outcome().reason == "shared"
