"""Chapter "Phase 3 - Placing the Brokers"."""

import pytest

from emporion.core.seats import COLOURS
from emporion.games.ys.data import GEMS

from .names import areas, squares
from .positions import (
    asked,
    board,
    do,
    go_on,
    legal,
    piece,
    position,
    refused,
    seat,
    told,
    told_of,
    values,
    view,
)
from .randomly import VARIANTS, Variant, decisions

FULL = {
    "blue": "0@1-port ?4@1-port 1@2-port ?3@2-palace 3@3-port ?0@3-port 2@4-port ?1@4-port",
    "orange": "4@1-port ?0@1-port 1@2-port ?3@2-palace 3@3-port ?0@3-port 2@4-port ?1@4-port",
    "purple": "0@1-port ?4@1-port 1@2-port ?3@2-palace 3@3-port ?0@3-port 2@4-port ?1@4-port",
    "yellow": "0@1-port ?4@1-port 1@2-port ?3@2-palace 4@3-port ?0@3-port",
}
"""All have placed eight brokers but yellow, who has placed six."""

FRONTS = {"blue": "4 1", "orange": "4 3", "purple": "3 4", "yellow": "1 1"}


# -- the examples ---------------------------------------------------------------------------------


def test_example_orange_cannot_place_on_line_0_or_on_the_square_that_purple_occupies() -> None:
    state = position("purple: placing", order="purple orange blue yellow", turn=1)
    do(state, "up:1", "at:3-blue", "down:4", "at:2-port")
    assert asked(state) == "orange: placing"
    do(state, "up:3")
    on_market = [text for text in legal(state) if text.split("-")[1] in GEMS]
    assert on_market == [text for text in squares(1, 2, 3) if text != "at:3-blue"]
    assert not [text for text in legal(state) if text.startswith("at:0")]
    assert refused(state, "at:3-blue") == "square_taken"


def test_example_all_have_placed_eight_and_the_last_broker_goes_before_the_screen() -> None:
    state = position("yellow: placing", board=FULL, fronts=FRONTS)
    do(state, "up:3", "at:4-port", "down:3", "at:4-port")
    assert [values(front) for front in state.fronts] == ["1 3 4", "1 3 4", "1 3 4", "1 1 2"]
    assert [values(screen) for screen in state.screens] == [""] * 4
    assert told_of(state, "last_brokers") == [
        {"fronts": [[1, 3, 4], [1, 3, 4], [1, 3, 4], [1, 1, 2]]}
    ]


# -- two brokers, one face up and one face down ---------------------------------------------------


def test_the_first_broker_lies_face_up_and_the_second_face_down() -> None:
    state = position("blue: placing", fronts={"blue": "4 4"})
    assert legal(state) == ["up:0", "up:1", "up:2", "up:3"]
    do(state, "up:2", "at:1-port")
    assert legal(state) == ["down:0", "down:1", "down:3"]
    do(state, "down:3", "at:2-red")
    assert board(state, "blue") == {"blue": "2@1-port ?3@2-red"}
    assert values(state.screens[0]) == "0 0 1 1 1 3 3"


def test_both_may_go_into_one_area_but_not_on_one_square() -> None:
    state = position("blue: placing")
    do(state, "up:2", "at:2-red", "down:3")
    assert legal(state) == [text for text in squares(1, 2, 3) if text != "at:2-red"] + areas(
        1, 2, 3, 4
    )
    do(state, "at:4-palace")
    go_on(state, "orange: placing")
    do(state, "up:2", "at:3-palace", "down:3")
    assert "at:3-palace" in legal(state)


def test_an_area_holds_any_number_of_brokers() -> None:
    state = position("yellow: placing", board=FULL, fronts=FRONTS)
    do(state, "up:3", "at:1-port", "down:3", "at:1-port")
    assert asked(state).endswith(": taking")
    assert [len(one.split()) for one in board(state, None).values()] == [8, 8, 8, 8]


def test_brokers_may_be_both_in_the_city_both_in_the_market_or_one_in_each() -> None:
    for first, second in (
        ("at:1-port", "at:4-palace"), ("at:1-blue", "at:3-red"),
        ("at:1-blue", "at:3-palace"), ("at:2-palace", "at:2-red"),
    ):  # fmt: skip
        state = position("blue: placing")
        do(state, "up:0", first, "down:4", second)
        assert board(state, "blue") == {"blue": f"0{first[2:]} ?4{second[2:]}".replace(":", "@")}


@pytest.mark.parametrize("players", [2, 3])
def test_line_1_is_not_used_by_less_than_four(players: int) -> None:
    state = position("blue: placing", players)
    do(state, "up:0")
    assert legal(state)[:8] == squares(2, 3)
    assert refused(state, "at:1-blue") == "place_not_in_use"


@pytest.mark.parametrize(("players", "neighborhoods"), [(2, 3), (3, 3), (3, 4), (4, 4)])
def test_only_neighborhoods_in_use_are_open(players: int, neighborhoods: int) -> None:
    state = position("blue: placing", players, neighborhoods=neighborhoods)
    do(state, "up:0")
    used = range(1, neighborhoods + 1)
    assert [text for text in legal(state) if text.split("-")[1] not in GEMS] == areas(*used)


# -- the market's bonus ---------------------------------------------------------------------------


def test_a_broker_placed_on_the_market_earns_a_point_at_once() -> None:
    state = position("blue: placing", points={"blue": 3})
    do(state, "up:0", "at:1-red", "down:4", "at:1-port")
    assert state.scores() == [4, 0, 0, 0]
    assert told_of(state, "market_point") == [{"seat": 0, "points": 1, "place": 3}]


def test_two_brokers_on_the_market_earn_two_points() -> None:
    state = position("blue: placing")
    do(state, "up:0", "at:1-red", "down:4", "at:3-red")
    assert state.scores() == [2, 0, 0, 0]


def test_the_city_earns_nothing_when_placing() -> None:
    state = position("blue: placing")
    do(state, "up:0", "at:1-port", "down:4", "at:3-palace")
    assert state.scores() == [0, 0, 0, 0]


# -- four times around ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "express", "times"),
    [(2, False, 4), (3, False, 4), (4, False, 4), (3, True, 3), (4, True, 3)],
)
def test_all_place_in_turn_order_four_times_and_in_express_three_times(
    players: int, express: bool, times: int
) -> None:
    order = ["orange", "blue", *COLOURS[2:players]]
    state = position("placing_cards", players, order=" ".join(order), turn=1, express=express)
    placed = []
    while asked(state).endswith("placing"):
        if not state.draft:
            placed.append(COLOURS[state.actor])
        texts = legal(state)
        do(state, texts[-1] if texts[0].startswith("at") else texts[0])
    assert placed == order * times
    counted = told_of(state, "last_brokers")
    assert [len(front) for front in counted[0]["fronts"]] == [3] * players
    assert len(told_of(state, "placed")) == times * players


def test_each_has_four_brokers_face_up_and_four_face_down_in_the_end() -> None:
    state = position("yellow: placing", board=FULL, fronts=FRONTS, hands={"blue": "merchant"})
    do(state, "up:3", "at:4-port", "down:3", "at:4-port")
    assert asked(state) == "blue: counting_cards"
    for number in range(4):
        own = [one for one in view(state, None)["pieces"] if one["owner"] == number]
        assert [one["down"] for one in own] == [False, True] * 4


def test_the_last_broker_is_hidden_until_all_have_placed() -> None:
    state = position("yellow: placing", board=FULL, fronts=FRONTS)
    for viewer in ("orange", None):
        blue = view(state, viewer)["seats"][0]
        assert (blue["front"], blue["behind"], blue["behind_known"]) == ([1, 4], 1, [])
    do(state, "up:3", "at:4-port", "down:3")
    assert view(state, "orange")["seats"][0]["front"] == [1, 4]
    do(state, "at:4-port")
    assert view(state, "orange")["seats"][0]["front"] == [1, 3, 4]


# -- what is seen ---------------------------------------------------------------------------------


def test_only_its_owner_sees_the_value_of_a_broker_that_lies_face_down() -> None:
    state = position("blue: placing")
    do(state, "up:2", "at:1-port", "down:4", "at:2-red")
    assert board(state, "blue") == {"blue": "2@1-port ?4@2-red"}
    for viewer in ("orange", "purple", "yellow", None):
        assert board(state, viewer) == {"blue": "2@1-port ?@2-red"}
        assert piece(state, "blue.1", viewer)["public"]
        assert not piece(state, "blue.2", viewer)["public"]
        assert piece(state, "blue.2", viewer)["known_by"] == [0]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    ("start", "placed"),
    [
        ("bidding", ""),
        ("placing_cards", ""),
        ("blue: placing", ""),
        ("blue: after_placing", "2@1-port ?4@2-palace"),
    ],
)
def test_what_is_behind_the_screens_is_hidden_until_all_have_placed(
    start: str, placed: str, players: int
) -> None:
    state = position(
        start, players, board={"blue": placed} if placed else {}, hands={"blue": "spy magician"}
    )
    assert asked(state).endswith(start.removeprefix("blue: "))
    for viewer in ("orange", None):
        for seen in view(state, viewer)["seats"]:
            assert seen["behind"] >= 7
            assert (seen["behind_known"], seen["neutrals_known"]) == ([], [])


def test_two_placements_that_differ_in_the_hidden_value_look_the_same_to_others() -> None:
    one, other = position("blue: placing"), position("blue: placing")
    do(one, "up:2", "at:1-port", "down:4", "at:2-red")
    do(other, "up:2", "at:1-port", "down:0", "at:2-red")
    for viewer in ("orange", "purple", "yellow", None):
        assert view(one, viewer) == view(other, viewer)
        assert told(one, viewer) == told(other, viewer)
    assert view(one, "blue") != view(other, "blue")


def test_a_placement_is_told_with_its_values_to_its_player_alone() -> None:
    state = position("blue: placing")
    do(state, "up:2", "at:1-port", "down:4", "at:2-red")
    placed = {
        "seat": 0,
        "pieces": [
            {"owner": 0, "number": 0, "place": 12, "down": False, "value": 2, "marked": False},
            {"owner": 0, "number": 1, "place": 7, "down": True, "value": None, "marked": False},
        ],
        "from_front": [False, False],
        "front": [1, 1],
    }
    assert told_of(state, "placed", "orange") == [placed]
    assert told_of(state, "placed") == [placed]
    assert told_of(state, "placed", "blue") == [{**placed, "values": [2, 4]}]


def test_nothing_is_seen_of_a_placement_before_it_is_complete() -> None:
    state = position("blue: placing")
    before = {viewer: view(state, viewer) for viewer in ("orange", "purple", None)}
    do(state, "up:2", "at:1-red", "down:4")
    assert state.drafting(seat("blue"))
    for viewer, seen in before.items():
        assert view(state, viewer) == seen
    assert told(state) == []
    assert len(view(state, "blue")["draft"]) == 3
    do(state, "at:2-red")
    assert not state.drafting(seat("blue"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_only_seats_at_the_table_know_a_broker(variant: Variant) -> None:
    players, _ = variant
    for state in decisions(variant, 21):
        for one in state.view(None)["pieces"]:
            assert set(one["known_by"]) <= set(range(players))


def test_whether_own_hidden_brokers_are_shown_changes_nothing_that_is_known() -> None:
    views = []
    for peek in (True, False):
        state = position("blue: placing", peek=peek)
        do(state, "up:2", "at:1-port", "down:4", "at:2-red")
        assert board(state, "blue") == {"blue": "2@1-port ?4@2-red"}
        views.append({**view(state, "blue"), "options": None})
    assert views[0] == views[1]


# -- the neutral broker of two players ------------------------------------------------------------


def test_with_two_players_a_neutral_broker_is_placed_face_down_with_each_placement() -> None:
    state = position("blue: placing", 2)
    do(state, "up:2", "at:1-port", "down:4", "at:2-red")
    assert asked(state) == "blue: placing"
    assert state.drafting(0)
    assert legal(state) == ["neutral:0", "neutral:1", "neutral:2", "neutral:4"]
    do(state, "neutral:4")
    assert "at:2-red" not in legal(state), "the square that the same placement takes"
    do(state, "at:3-red")
    assert board(state, "blue") == {"blue": "2@1-port ?4@2-red", "neutral": "?4@3-red"}
    assert asked(state) == "orange: placing"


def test_the_player_who_placed_a_neutral_broker_remembers_it_and_nobody_else_sees_it() -> None:
    state = position("blue: placing", 2)
    do(state, "up:2", "at:1-port", "down:4", "at:2-red", "neutral:2", "at:1-port")
    assert board(state, "orange")["neutral"] == "?@1-port"
    assert board(state, None)["neutral"] == "?@1-port"
    assert board(state, "blue")["neutral"] == "?2@1-port"
    assert told_of(state, "placed", "blue")[0]["values"] == [2, 4, 2]
    assert "values" not in told_of(state, "placed", "orange")[0]
    assert view(state, "orange")["seats"][0]["neutrals"] == 3
    assert view(state, "orange")["seats"][0]["neutrals_known"] == []
    assert view(state, "blue")["neutrals"] == [0, 1, 4]


def test_the_neutral_player_earns_the_markets_point_for_its_broker() -> None:
    state = position("blue: placing", 2)
    do(state, "up:2", "at:1-port", "down:4", "at:2-red", "neutral:2", "at:3-green")
    assert state.points == [1, 0, 1]
    assert view(state, None)["neutral"]["points"] == 1
    assert [event["seat"] for event in told_of(state, "market_point")] == [0, 2]


def test_the_neutral_broker_obeys_the_rules_of_placing() -> None:
    state = position("blue: placing", 2, board={"orange": "0@3-blue ?1@1-port"})
    do(state, "up:2", "at:2-blue", "down:4", "at:2-red", "neutral:1")
    free = [text for text in squares(2, 3) if text not in ("at:3-blue", "at:2-blue", "at:2-red")]
    assert legal(state) == free + areas(1, 2, 3)


def test_each_places_its_four_neutral_brokers_once_a_turn() -> None:
    state = position(
        "orange: placing",
        2,
        order="orange blue",
        board={
            "orange": "0@1-port ?1@1-port 0@1-port ?1@1-port",
            "blue": "0@1-port ?1@1-port 0@1-port ?1@1-port",
            "neutral": "?4@1-port ?0@2-port ?2@2-port ?1@3-port",
        },
    )
    do(state, "up:3", "at:2-blue", "down:4", "at:2-red")
    assert legal(state) == ["neutral:2", "neutral:4"], "orange has placed 0 and 1"
    do(state, "neutral:4", "at:1-port")
    do(state, "up:3", "at:2-green", "down:4", "at:2-yellow")
    assert legal(state) == ["neutral:0", "neutral:1"], "blue has placed 4 and 2"


def test_a_strong_neutral_player_has_a_3_instead_of_a_2() -> None:
    state = position("blue: placing", 2, neutral="strong")
    do(state, "up:2", "at:1-port", "down:4", "at:2-red")
    assert legal(state) == ["neutral:0", "neutral:1", "neutral:3", "neutral:4"]
