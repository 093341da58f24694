"""The Herald: one own broker goes to another place at the start of counting."""

import pytest

from emporion.games.ys.data import GEMS

from .names import areas, squares
from .positions import (
    asked,
    board,
    card_names,
    do,
    legal,
    legal_with,
    piece,
    position,
    refused,
    told_of,
    view,
)

# -- when and whom --------------------------------------------------------------------------------


def test_it_is_played_at_the_start_of_counting() -> None:
    state = position(
        "counting_cards", board={"blue": "1@1-port ?2@2-red"}, hands={"blue": "herald"}
    )
    assert asked(state) == "blue: counting_cards"
    assert legal(state) == ["done", "herald:1", "herald:2"]
    do(state, "herald:2", "at:1-palace")
    assert asked(state) == "blue: taking"
    assert "herald" in card_names(state.gone).split()


def test_it_is_not_played_while_brokers_are_placed() -> None:
    state = position("blue: placing", hands={"blue": "herald"})
    assert legal_with(state, "herald") == []
    do(state, "up:0", "at:1-port", "down:4", "at:2-port")
    assert asked(state) == "orange: placing"


def test_it_need_not_be_played() -> None:
    state = position("counting_cards", board={"blue": "1@1-port"}, hands={"blue": "herald"})
    do(state, "done")
    assert asked(state) == "blue: taking"
    assert card_names(state.hands[0]) == "herald"


def test_it_moves_own_brokers_only() -> None:
    state = position(
        "counting_cards", 2, hands={"orange": "herald"},
        board={"blue": "1@1-port", "orange": "2@2-blue ?3@1-port", "neutral": "?4@1-port ?0@2-red"},
    )  # fmt: skip
    assert legal(state) == ["done", "herald:1", "herald:2"]


def test_it_goes_to_any_other_open_place_and_may_not_stay() -> None:
    state = position(
        "counting_cards", hands={"blue": "herald"},
        board={"blue": "1@1-port", "orange": "2@2-blue ?3@1-palace"},
    )  # fmt: skip
    do(state, "herald:1")
    assert legal(state) == [
        text
        for text in squares(1, 2, 3) + areas(1, 2, 3, 4)
        if text not in ("at:2-blue", "at:1-port")
    ]
    assert refused(state, "at:2-blue") == "square_taken"


@pytest.mark.parametrize(("players", "neighborhoods"), [(2, 3), (3, 3), (3, 4)])
def test_the_square_must_be_on_a_line_in_use_and_the_area_in_a_neighborhood_in_use(
    players: int, neighborhoods: int
) -> None:
    state = position(
        "counting_cards", players, neighborhoods=neighborhoods, hands={"blue": "herald"},
        board={"blue": "1@1-port"},
    )  # fmt: skip
    do(state, "herald:1")
    used = areas(*range(1, neighborhoods + 1))
    assert legal(state) == squares(2, 3) + used[1:]


def test_its_own_square_is_free_for_nobody_until_it_has_moved() -> None:
    state = position(
        "counting_cards", hands={"blue": "herald", "orange": "merchant"},
        board={"blue": "1@2-blue"},
    )  # fmt: skip
    do(state, "herald:1")
    assert "at:2-blue" not in legal(state)
    do(state, "at:3-blue")
    state.check()
    assert board(state, None) == {"blue": "1@3-blue"}


# -- the point ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "to", "points"),
    [
        ("1-port", "2-red", 1),
        ("2-red", "1-port", 0),
        ("2-red", "3-red", 0),
        ("1-port", "2-port", 0),
    ],
)
def test_a_point_is_earned_only_from_the_city_to_the_market(
    there: str, to: str, points: int
) -> None:
    state = position(
        "counting_cards", board={"blue": f"?1@{there}"}, points={"blue": 5},
        hands={"blue": "herald", "orange": "merchant"},
    )  # fmt: skip
    do(state, "herald:1", f"at:{to}")
    assert state.scores() == [5 + points, 0, 0, 0], "and none is lost"
    assert len(told_of(state, "market_point")) == points


def test_the_face_is_not_altered() -> None:
    for text in ("?3@1-port", "3@1-port"):
        state = position(
            "counting_cards", board={"blue": text}, hands={"blue": "herald", "orange": "merchant"}
        )
        do(state, "herald:1", "at:2-red")
        assert board(state, "blue") == {"blue": text.replace("1-port", "2-red")}
        seen = "?@2-red" if "?" in text else "3@2-red"
        assert board(state, "purple") == {"blue": seen}


def test_the_move_is_told_to_all_without_a_hidden_value() -> None:
    state = position(
        "counting_cards",
        board={"blue": "?3@1-port"},
        hands={"blue": "herald", "orange": "merchant"},
    )
    do(state, "herald:1", "at:2-red")
    moved = {"owner": 0, "number": 0, "place": 7, "down": True, "value": None, "marked": False}
    for viewer in ("blue", "orange", None):
        assert told_of(state, "broker_moved", viewer) == [{"seat": 0, "from": 12, "piece": moved}]


def test_nothing_is_seen_of_it_before_the_place_is_named() -> None:
    state = position("counting_cards", board={"blue": "?3@1-port"}, hands={"blue": "herald"})
    before = view(state, "orange")
    do(state, "herald:1")
    assert state.drafting(0)
    assert view(state, "orange") == before
    assert "done" not in legal(state)


def test_the_broker_counts_where_it_stands_now() -> None:
    state = position(
        "counting_cards", board={"blue": "4@2-port", "orange": "3@1-port"}, hands={"blue": "herald"}
    )
    do(state, "herald:1", "at:1-port")
    assert asked(state) == "blue: taking"
    assert state.neighborhood == 0


# -- with others ----------------------------------------------------------------------------------


def test_the_queens_area_is_forbidden_both_ways() -> None:
    state = position(
        "counting_cards", board={"blue": "4@2-port 1@1-port"}, hands={"blue": "herald"},
        active={"orange": "queen"}, queen="2-port",
    )  # fmt: skip
    assert legal_with(state, "herald") == ["herald:2"]
    do(state, "herald:2")
    assert "at:2-port" not in legal(state)
    assert refused(state, "at:2-port") == "place_closed"


def test_a_player_with_all_brokers_in_the_queens_area_is_not_asked() -> None:
    own = "0@2-port ?0@2-port 1@2-port ?1@2-port 3@2-port ?3@2-port 4@2-port ?4@2-port"
    state = position(
        "counting_cards", board={"blue": own}, hands={"blue": "herald"},
        active={"orange": "queen"}, queen="2-port",
    )  # fmt: skip
    assert asked(state) == "blue: taking"
    assert card_names(state.hands[0]) == "herald"


def test_it_has_no_power_in_the_throne_room() -> None:
    state = position(
        "counting_cards", board={"blue": "4@2-port 1@1-port"}, hands={"blue": "herald"},
        kings_favor=True, throne={"blue": "3"},
    )  # fmt: skip
    assert legal_with(state, "herald") == ["herald:1", "herald:2"]
    do(state, "herald:1")
    assert all(
        text.split("-")[1] in (*GEMS, "port", "commercial", "palace") for text in legal(state)
    )


def test_a_known_broker_of_the_conjurer_stays_known() -> None:
    state = position(
        "counting_cards", board={"blue": "?3@1-port"}, known={"all": "blue.1"},
        hands={"blue": "herald", "orange": "merchant"},
    )  # fmt: skip
    do(state, "herald:1", "at:2-red")
    assert piece(state, "blue.1", None)["value"] == 3
