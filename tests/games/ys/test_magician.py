"""The Magician: two of the player's own brokers change places."""

from emporion.games.ys.state import YsState

from .positions import (
    asked,
    board,
    card_names,
    do,
    legal,
    legal_with,
    play,
    position,
    refused,
    told,
    told_of,
    view,
    whole_turns,
)

OWN = "1@1-port ?3@2-blue 4@1-port ?0@3-palace"


def placed() -> YsState:
    """Blue has just placed its second pair, a 4 face up and a 0 face down."""
    return position(
        "blue: after_placing",
        board={"blue": OWN},
        hands={"blue": "magician"},
        points={"blue": 2},
    )


# -- when -----------------------------------------------------------------------------------------


def test_it_is_played_right_after_one_of_the_own_placements() -> None:
    state = position("blue: placing", hands={"blue": "magician"})
    assert legal_with(state, "magician") == []
    do(state, "up:0", "at:1-port", "down:4", "at:2-port")
    assert asked(state) == "blue: after_placing"
    assert legal(state) == ["done", "magician:1"]
    do(state, "magician:1", "with:2")
    assert asked(state) == "orange: placing"


def test_it_may_wait_for_a_later_placement() -> None:
    state = placed()
    do(state, "done")
    assert asked(state) == "orange: placing"
    assert card_names(state.hands[0]) == "magician"
    assert told(state) == [{"event": "passed", "seat": 0}]


def test_it_is_discarded_at_once() -> None:
    state = placed()
    do(state, "magician:1", "with:2")
    assert "magician" in card_names(state.gone).split()
    assert state.hands[0] == state.active[0] == 0
    assert state.played == [1, 0, 0, 0]


def test_it_counts_among_the_two_characters_of_a_turn() -> None:
    state = position("blue: placing", hands={"blue": "magician"}, played={"blue": 2})
    do(state, "up:0", "at:1-port", "down:4", "at:2-port")
    assert asked(state) == "orange: placing"


def test_a_player_who_has_not_just_placed_is_not_asked() -> None:
    state = position("orange: placing", board={"blue": OWN}, hands={"blue": "magician"})
    do(state, "up:0", "at:1-port", "down:4", "at:2-port")
    assert asked(state) == "purple: placing"


def test_it_cannot_be_played_when_all_own_brokers_stand_in_one_place() -> None:
    state = position("blue: placing", hands={"blue": "magician"})
    do(state, "up:0", "at:1-port", "down:4", "at:1-port")
    assert asked(state) == "orange: placing"


# -- the swap -------------------------------------------------------------------------------------


def test_any_two_own_brokers_in_different_places_are_swapped_just_placed_or_not() -> None:
    assert whole_turns(placed()) == {
        "done",
        "magician:1 with:2",
        "magician:1 with:4",
        "magician:2 with:3",
        "magician:2 with:4",
        "magician:3 with:4",
    }


def test_each_keeps_its_face_and_its_value() -> None:
    state = placed()
    do(state, "magician:1", "with:4")
    assert board(state, "blue") == {"blue": "1@3-palace ?3@2-blue 4@1-port ?0@1-port"}
    assert board(state, "orange") == {"blue": "1@3-palace ?@2-blue 4@1-port ?@1-port"}


def test_city_and_market_are_swapped_without_a_point_and_the_square_stays_taken() -> None:
    state = placed()
    do(state, "magician:2", "with:3")
    assert board(state, "blue") == {"blue": "1@1-port ?3@1-port 4@2-blue ?0@3-palace"}
    assert state.scores() == [2, 0, 0, 0]
    do(state, "up:0")
    assert "at:2-blue" not in legal(state)


def test_two_squares_of_the_market_are_swapped() -> None:
    state = position(
        "blue: after_placing", board={"blue": "1@2-red ?3@3-blue"}, hands={"blue": "magician"}
    )
    do(state, "magician:1", "with:2")
    assert board(state, "blue") == {"blue": "1@3-blue ?3@2-red"}


def test_no_opponents_broker_is_touched() -> None:
    state = position(
        "blue: after_placing", board={"blue": "1@1-port ?3@1-port", "orange": "4@2-port ?0@2-red"},
        hands={"blue": "magician"},
    )  # fmt: skip
    assert legal(state) == ["done"]


def test_no_neutral_broker_is_touched() -> None:
    state = position(
        "blue: placing", 2, hands={"blue": "magician"},
    )  # fmt: skip
    do(state, "up:0", "at:1-port", "down:4", "at:1-port", "neutral:4", "at:2-port")
    assert asked(state) == "orange: placing", "there is nothing to swap the own two with"


def test_the_swap_is_told_to_all_without_hidden_values() -> None:
    state = placed()
    do(state, "magician:1", "with:2")
    pieces = [
        {"owner": 0, "number": 0, "place": 4, "down": False, "value": 1, "marked": False},
        {"owner": 0, "number": 1, "place": 12, "down": True, "value": None, "marked": False},
    ]
    for viewer in ("blue", "orange", None):
        assert told_of(state, "brokers_swapped", viewer) == [{"seat": 0, "pieces": pieces}]


def test_nothing_is_seen_of_it_before_the_second_broker_is_named() -> None:
    state = placed()
    before = view(state, "orange")
    do(state, "magician:1")
    assert state.drafting(0)
    assert view(state, "orange") == before
    assert "done" not in legal(state)


# -- with others ----------------------------------------------------------------------------------


def test_it_mixes_with_the_mercenary_in_either_order() -> None:
    for steps in (("magician:3", "with:4", "mercenary:3"), ("mercenary:3", "magician:3", "with:4")):
        state = position(
            "blue: after_placing", board={"blue": OWN}, hands={"blue": "magician mercenary"}
        )
        do(state, *steps)
        assert board(state, "blue") == {"blue": "1@1-port ?3@2-blue *4@3-palace ?0@1-port"}
        assert asked(state) == "orange: placing"


def test_it_mixes_with_looks() -> None:
    state = position(
        "blue: after_placing", board={"blue": OWN, "orange": "1@1-port ?2@1-port"},
        hands={"blue": "magician"}, active={"blue": "spy"}, looks=2,
    )  # fmt: skip
    do(state, "look:orange.2", "magician:1", "with:2")
    assert asked(state) == "orange: placing", "there is nothing left to look at"


def test_nothing_in_the_queens_area_is_swapped() -> None:
    state = position(
        "blue: after_placing", board={"blue": OWN}, hands={"blue": "magician"},
        active={"orange": "queen"}, queen="1-port",
    )  # fmt: skip
    assert whole_turns(state) == {"done", "magician:2 with:4"}
    assert refused(state, "magician:1") == "no_target"


def test_it_cannot_be_played_when_only_one_broker_is_outside_the_queens_area() -> None:
    state = position(
        "blue: placing", hands={"blue": "magician"}, board={"blue": "1@1-port ?3@1-port"},
        active={"orange": "queen"}, queen="1-port",
    )  # fmt: skip
    do(state, "up:0", "at:2-port", "down:4", "at:2-port")
    assert asked(state) == "orange: placing"


def test_the_swapped_brokers_count_where_they_stand_now() -> None:
    state = position(
        "blue: after_placing", 3, order="orange purple blue", hands={"blue": "magician"},
        board={
            "orange": "0@1-port ?0@1-port 1@1-port ?1@1-port 1@1-port ?3@1-port 3@1-port ?3@1-port",
            "purple": "0@1-port ?0@1-port 1@1-port ?1@1-port 1@1-port ?3@1-port 3@1-port ?3@2-port",
            "blue": "0@3-port ?0@3-port 1@3-port ?1@3-port 1@3-port ?3@3-port 2@2-port ?4@3-port",
        },
    )  # fmt: skip
    play(state, "blue: magician:7 with:8", "orange: take:blue+green")
    assert asked(state) == "blue: taking", "4 to 3 in the second neighborhood"
