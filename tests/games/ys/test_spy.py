"""The Spy: three looks at hidden brokers, spread over the placing phase."""

from emporion.games.ys.state import YsState

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
    told_of,
    view,
)

HIDDEN = {
    "orange": "0@1-port ?2@1-port 0@2-red ?3@2-blue",
    "purple": "1@1-port ?4@3-red",
}


def spying(start: str = "blue: placing", looks: int = 3) -> YsState:
    """Blue has played the Spy; orange has two hidden brokers, purple one."""
    return position(start, board=HIDDEN, active={"blue": "spy"}, looks=looks)


# -- when and at what -----------------------------------------------------------------------------


def test_it_is_played_at_the_start_of_placing() -> None:
    state = position("placing_cards", hands={"orange": "spy"})
    assert asked(state) == "orange: placing_cards"
    do(state, "spy")
    assert state.looks == 3
    assert view(state, None)["looks"] == 3
    assert view(state, None)["seats"][1]["active"] == [4]


def test_it_cannot_be_played_later() -> None:
    state = position("blue: placing", board=HIDDEN, hands={"blue": "spy"})
    assert legal_with(state, "look", "spy") == []
    assert refused(state, "look:orange.2") == "no_looks"


def test_it_looks_at_opponents_brokers_that_lie_face_down() -> None:
    assert legal_with(spying(), "look") == ["look:orange.2", "look:orange.4", "look:purple.2"]


def test_it_does_not_look_at_own_or_face_up_brokers() -> None:
    state = position(
        "blue: placing", board={**HIDDEN, "blue": "0@1-port ?0@1-port"}, active={"blue": "spy"}
    )
    assert "look:blue.2" not in legal(state)
    assert refused(state, "look:orange.1") == "no_target"


def test_it_looks_three_times_at_one_or_several_opponents() -> None:
    board_ = {**HIDDEN, "yellow": "1@1-port ?0@1-port"}
    state = position("blue: placing", board=board_, active={"blue": "spy"})
    do(state, "look:orange.2", "look:purple.2", "look:orange.4")
    assert state.looks == 0
    assert legal_with(state, "look") == []
    assert refused(state, "look:yellow.2") == "no_looks"


def test_a_look_is_offered_once_for_each_broker() -> None:
    state = spying()
    do(state, "look:orange.2")
    assert legal_with(state, "look") == ["look:orange.4", "look:purple.2"]


def test_the_looks_are_spread_over_own_placements_before_and_after() -> None:
    state = spying()
    do(state, "look:orange.2", "up:0", "at:1-port", "down:0", "at:1-port")
    assert asked(state) == "blue: after_placing"
    assert legal(state) == ["done", "look:orange.4", "look:purple.2"]
    do(state, "look:purple.2")
    assert asked(state) == "blue: after_placing"
    do(state, "done")
    assert asked(state) == "orange: placing"


def test_nobody_else_is_offered_a_look() -> None:
    state = spying("orange: placing")
    assert legal_with(state, "look") == []
    do(state, "up:3", "at:1-port", "down:4", "at:1-port")
    assert asked(state) == "purple: placing"


def test_no_look_is_asked_for_after_a_placement_when_none_is_left() -> None:
    state = spying(looks=1)
    do(state, "look:orange.2", "up:0", "at:1-port", "down:0", "at:1-port")
    assert asked(state) == "orange: placing"


def test_no_look_is_asked_for_when_nothing_hidden_is_left() -> None:
    state = position(
        "blue: placing", board={"orange": "0@1-port ?2@1-port"}, active={"blue": "spy"}
    )
    do(state, "look:orange.2", "up:0", "at:1-port", "down:0", "at:1-port")
    assert state.looks == 2
    assert asked(state) == "orange: placing"


def test_the_last_placement_is_followed_by_a_look_too() -> None:
    full = "0@2-port ?0@2-port 1@2-port ?1@2-port 3@2-port ?3@2-port 4@2-port ?4@2-port"
    own = "0@1-port ?0@1-port 3@1-port ?3@1-port 3@1-port ?4@1-port"
    state = position(
        "blue: placing", 3, order="orange purple blue", active={"blue": "spy"},
        board={"orange": full, "purple": full, "blue": own},
    )  # fmt: skip
    do(state, "up:4", "at:1-port", "down:2", "at:1-port")
    assert asked(state) == "blue: after_placing"
    do(state, "look:orange.2", "done")
    assert asked(state) == "blue: taking", "counting has begun"


def test_looks_do_not_outlast_the_placing_phase() -> None:
    state = position("placing_cards", 3, hands={"blue": "spy"})
    do(state, "spy")
    go_on(state, "purple: taking")
    assert state.looks == 0
    go_on(state, "blue orange purple: bidding")
    assert "spy" in card_names(state.gone).split()
    assert state.active == [0, 0, 0]


def test_a_look_is_no_character_played() -> None:
    state = position(
        "blue: placing", board=HIDDEN, active={"blue": "spy"}, hands={"blue": "queen"},
        played={"blue": 1},
    )  # fmt: skip
    do(state, "look:orange.2", "look:orange.4", "queen:1-port")
    assert state.played == [2, 0, 0, 0]


def test_a_player_who_has_played_two_characters_may_still_look() -> None:
    state = position(
        "placing_cards", order="yellow blue orange purple", board=HIDDEN,
        hands={"yellow": "spy cardinal"},
    )  # fmt: skip
    do(state, "spy", "cardinal")
    assert state.played[3] == 2
    assert "look:orange.2" in legal(state)


# -- who knows ------------------------------------------------------------------------------------


def test_what_it_saw_is_known_to_its_owner_alone() -> None:
    state = spying()
    do(state, "look:orange.4")
    assert board(state, "blue")["orange"] == "0@1-port ?@1-port 0@2-red ?3@2-blue"
    assert board(state, "orange")["orange"] == "0@1-port ?2@1-port 0@2-red ?3@2-blue"
    for viewer in ("purple", "yellow", None):
        assert board(state, viewer)["orange"] == "0@1-port ?@1-port 0@2-red ?@2-blue"
        assert piece(state, "orange.4", viewer)["known_by"] == [0, 1]
        assert not piece(state, "orange.4", viewer)["public"]


def test_all_are_told_that_it_looked_and_only_its_owner_what_it_saw() -> None:
    state = spying()
    do(state, "look:orange.4")
    facts = {
        "seat": 0,
        "piece": {
            "owner": 1,
            "number": 3,
            "place": 4,
            "down": True,
            "value": None,
            "marked": False,
        },
        "left": 2,
    }
    for viewer in ("orange", "purple", None):
        assert told_of(state, "spied", viewer) == [facts]
    assert told_of(state, "spied", "blue") == [{**facts, "saw": 3}]


def test_what_it_saw_stays_known_to_the_end_of_placing_and_when_the_owner_moves_it() -> None:
    state = position(
        "orange: after_placing",
        board=HIDDEN,
        active={"blue": "spy"},
        known={"blue": "orange.2"},
        hands={"orange": "magician"},
    )
    play(state, "orange: magician:2 with:4")
    assert board(state, "blue")["orange"] == "0@1-port ?2@2-blue 0@2-red ?@1-port"
    assert board(state, "purple")["orange"] == "0@1-port ?@2-blue 0@2-red ?@1-port"


def test_it_stays_known_when_the_herald_moves_it() -> None:
    state = position(
        "counting_cards", board=HIDDEN, known={"blue": "orange.2"}, hands={"orange": "herald"}
    )
    play(state, "orange: herald:2 at:4-palace")
    assert asked(state) == "purple: taking", "orange has but a 0 in the first neighborhood"
    assert board(state, "blue")["orange"] == "0@1-port ?2@4-palace 0@2-red ?@2-blue"
    assert board(state, "yellow")["orange"] == "0@1-port ?@4-palace 0@2-red ?@2-blue"


def test_brokers_of_one_owner_in_one_place_are_told_apart_by_the_order_of_placing() -> None:
    state = position(
        "blue: placing", board={"orange": "0@1-port ?2@1-port 0@1-port ?3@1-port"},
        active={"blue": "spy"},
    )  # fmt: skip
    do(state, "look:orange.4")
    assert board(state, "blue")["orange"] == "0@1-port ?@1-port 0@1-port ?3@1-port"


# -- with others ----------------------------------------------------------------------------------


def test_it_never_looks_at_a_neutral_broker() -> None:
    state = position(
        "blue: placing", 2, active={"blue": "spy"}, placement=2,
        board={"orange": "0@1-port ?2@1-port", "neutral": "- ?4@1-port"},
    )  # fmt: skip
    assert legal_with(state, "look") == ["look:orange.2"]
    assert board(state, "blue")["neutral"] == "- ?@1-port"


def test_a_broker_that_all_know_from_the_conjurer_is_no_target() -> None:
    state = position(
        "blue: placing", board=HIDDEN, active={"blue": "spy"}, known={"all": "orange.2"}
    )
    assert legal_with(state, "look") == ["look:orange.4", "look:purple.2"]


def test_it_looks_at_a_broker_with_the_mercenarys_mark_and_sees_its_own_value() -> None:
    state = position(
        "blue: placing", board={"orange": "0@1-port *?2@1-port"}, active={"blue": "spy"}
    )
    do(state, "look:orange.2")
    assert board(state, "blue")["orange"] == "0@1-port *?2@1-port"
    assert told_of(state, "spied", "blue")[0]["saw"] == 2


# -- the throne room ------------------------------------------------------------------------------


def test_it_may_look_at_opponents_brokers_in_the_throne_room() -> None:
    state = position(
        "blue: placing", kings_favor=True, active={"blue": "spy"},
        throne={"blue": "1", "orange": "3", "purple": "0", "yellow": "4"},
    )  # fmt: skip
    looks = ["look:orange.throne1", "look:purple.throne1", "look:yellow.throne1"]
    assert legal_with(state, "look") == looks
    do(state, "look:yellow.throne1")
    assert piece(state, "yellow.throne1", "blue")["value"] == 4
    for viewer in ("orange", "purple", None):
        assert piece(state, "yellow.throne1", viewer)["value"] is None
    assert state.looks == 2, "the limit of three holds for all together"


def test_a_broker_in_the_throne_room_that_all_know_is_no_target() -> None:
    state = position(
        "blue: placing", turn=3, kings_favor=True, active={"blue": "spy"},
        throne={"orange": "3 2"}, known={"all": "orange.throne1"},
    )  # fmt: skip
    assert legal_with(state, "look") == ["look:orange.throne2"]
