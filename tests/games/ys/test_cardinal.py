"""The Cardinal: both brokers of a placement may lie face down."""

from .positions import (
    asked,
    board,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    piece,
    play,
    position,
    refused,
    told,
    told_of,
    view,
)


def test_it_is_played_at_the_start_of_placing() -> None:
    state = position("placing_cards", hands={"orange": "cardinal"})
    assert asked(state) == "orange: placing_cards"
    assert legal(state) == ["done", "cardinal"]
    do(state, "cardinal")
    assert asked(state) == "blue: placing"
    assert card_names(state.active[1]) == "cardinal"
    assert told_of(state, "character_played") == [{"seat": 1, "character": 3}]


def test_it_cannot_be_played_later() -> None:
    state = position("placing_cards", hands={"blue": "cardinal"})
    do(state, "done")
    assert refused(state, "cardinal") == "other_decision"
    assert legal_with(state, "down") == []
    counting = position("counting_cards", hands={"blue": "cardinal"}, board={"blue": "1@1-port"})
    assert asked(counting) == "blue: taking"


def test_both_brokers_may_lie_face_down() -> None:
    state = position("blue: placing", active={"blue": "cardinal"})
    do(state, "down:3", "at:2-blue", "down:4", "at:1-port")
    assert board(state, "blue") == {"blue": "?3@2-blue ?4@1-port"}
    assert board(state, "orange") == board(state, None) == {"blue": "?@2-blue ?@1-port"}
    assert state.scores()[0] == 1


def test_at_most_one_lies_face_up_as_always() -> None:
    state = position("blue: placing", active={"blue": "cardinal"}, fronts={"blue": "4 2"})
    assert legal(state) == ["up:0", "up:1", "up:3", "up:4", "down:0", "down:1", "down:3", "down:4"]
    do(state, "up:0", "at:1-port")
    assert legal(state) == ["down:0", "down:1", "down:3", "down:4"]
    state = position("blue: placing", active={"blue": "cardinal"})
    do(state, "down:0", "at:1-port")
    assert legal_with(state, "up") == []


def test_it_helps_in_all_placements_of_its_player_and_in_nobody_elses() -> None:
    state = position("placing_cards", 3, hands={"blue": "cardinal"})
    do(state, "cardinal")
    for last in (False, False, False, True):
        do(state, legal_with(state, "down")[0], "at:3-port")
        do(state, legal_with(state, "down")[0])
        do(state, "at:3-port")
        for colour, following in (("orange", "purple"), ("purple", "blue")):
            assert asked(state) == f"{colour}: placing"
            assert legal_with(state, "down") == []
            if not (last and colour == "purple"):
                go_on(state, f"{following}: placing")


def test_it_is_discarded_at_the_end_of_the_turn() -> None:
    state = position("placing_cards", 3, hands={"blue": "cardinal"})
    do(state, "cardinal")
    go_on(state, "blue orange purple: bidding")
    assert card_names(state.gone & 1 << 3) == "cardinal"
    assert state.active == [0, 0, 0]
    go_on(state, "blue: placing")
    assert legal_with(state, "down") == []


# -- order of two that lie face down --------------------------------------------------------------


def test_in_one_area_the_owner_decides_which_came_first() -> None:
    for first, second in ((3, 4), (4, 3)):
        state = position("blue: placing", active={"blue": "cardinal"})
        do(state, f"down:{first}", "at:1-port", f"down:{second}", "at:1-port")
        assert board(state, "blue") == {"blue": f"?{first}@1-port ?{second}@1-port"}
        assert board(state, "orange") == {"blue": "?@1-port ?@1-port"}


def test_in_different_places_there_is_one_spelling_and_it_does_not_tell_the_values() -> None:
    for low, high in ((0, 4), (4, 0)):
        state = position("blue: placing", active={"blue": "cardinal"})
        do(state, f"down:{low}", "at:2-port", f"down:{high}")
        assert legal(state)[0] == "at:2-port", "no lower place than the first broker's"
        assert refused(state, "at:1-port") == "not_in_order"
        do(state, "at:3-port")
        assert board(state, "orange") == {"blue": "?@2-port ?@3-port"}


def test_two_such_placements_with_other_values_look_the_same_to_others() -> None:
    states = [position("blue: placing", active={"blue": "cardinal"}) for _ in range(2)]
    do(states[0], "down:0", "at:1-port", "down:4", "at:1-port")
    do(states[1], "down:4", "at:1-port", "down:3", "at:1-port")
    for viewer in ("orange", "yellow", None):
        assert view(states[0], viewer) == view(states[1], viewer)
        assert told(states[0], viewer) == told(states[1], viewer)


def test_the_first_in_the_last_place_still_leaves_room_for_the_second() -> None:
    state = position("blue: placing", active={"blue": "cardinal"})
    do(state, "down:0", "at:4-palace", "down:4")
    assert legal(state) == ["at:4-palace"]


# -- with others ----------------------------------------------------------------------------------


def test_the_queens_area_stays_closed_to_it() -> None:
    state = position(
        "blue: placing", active={"blue": "cardinal", "orange": "queen"}, queen="4-palace"
    )
    do(state, "down:0")
    assert "at:4-palace" not in legal(state)
    do(state, "at:4-commercial", "down:4")
    assert legal(state) == ["at:4-commercial"]


def test_the_mercenary_may_mark_either_of_two_that_lie_face_down() -> None:
    state = position("blue: placing", active={"blue": "cardinal"}, hands={"blue": "mercenary"})
    do(state, "down:0", "at:1-port", "down:4", "at:2-port")
    assert legal(state) == ["done", "mercenary:1", "mercenary:2"]
    do(state, "mercenary:1")
    assert board(state, "orange") == {"blue": "*?@1-port ?@2-port"}


def test_with_the_conjurer_one_from_before_the_screen_may_lie_face_down_first() -> None:
    state = position("blue: placing", active={"blue": "cardinal conjurer"}, fronts={"blue": "4 1"})
    assert legal_with(state, "front-down") == ["front-down:1", "front-down:4"]
    do(state, "front-down:4", "at:1-port", "front-down:1", "at:2-port", "stand:0", "stand:0")
    assert board(state, "orange") == {"blue": "?4@1-port ?1@2-port"}, "all have seen them"


def test_the_spy_looks_at_each_of_two_that_lie_face_down() -> None:
    state = position(
        "blue: placing", 3, active={"blue": "cardinal", "orange": "spy"}, order="blue orange purple"
    )
    play(state, "blue: down:0 at:1-port down:4 at:1-port")
    assert legal_with(state, "look") == ["look:blue.1", "look:blue.2"]
    do(state, "look:blue.2")
    assert board(state, "orange")["blue"] == "?@1-port ?4@1-port"
    assert piece(state, "blue.1", "orange")["known_by"] == [0]
