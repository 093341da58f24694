"""The Intriguer: wins every tie between players in this counting, and orders equal columns."""

import pytest

from .favor import THREE
from .positions import asked, card_names, do, gem_names, go_on, legal, play, position, told_of

STRONG = {"blue": "4 4 3", "orange": "1 1 0"}
"""Blue is better off before the screen; it has Order card 1 too."""


def test_it_is_played_at_the_start_of_counting() -> None:
    state = position("counting_cards", hands={"orange": "intriguer"}, board={"blue": "1@1-port"})
    assert asked(state) == "orange: counting_cards"
    assert legal(state) == ["done", "intriguer"]
    do(state, "intriguer")
    assert told_of(state, "character_played") == [{"seat": 1, "character": 7}]
    assert card_names(state.active[1]) == "intriguer"


@pytest.mark.parametrize("start", ["placing_cards", "closing_cards"])
def test_it_is_played_in_no_other_window(start: str) -> None:
    assert "intriguer" not in legal(position(start, hands={"blue": "intriguer"}))


def test_it_wins_the_tie_in_a_neighborhood() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={"blue": "3@1-port", "orange": "3@1-palace"},
    )  # fmt: skip
    do(state, "intriguer")
    assert asked(state) == "orange: taking"
    assert told_of(state, "neighborhood_revealed")[0]["ranking"] == [1, 0]


def test_without_it_the_screens_decide() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={"blue": "3@1-port", "orange": "3@1-palace"},
    )  # fmt: skip
    do(state, "done")
    assert asked(state) == "blue: taking"


def test_it_wins_the_ties_in_all_areas() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={
            "blue": "2@1-port 3@2-commercial 1@3-palace",
            "orange": "2@1-port 3@2-commercial 1@3-palace",
        },
        palaces="alchemist banker prince spy",
    )  # fmt: skip
    do(state, "intriguer")
    go_on(state, "chance: characters")
    assert state.scores() == [0, 3 + 4, 0, 0]
    assert "black" in gem_names(state.gems[1])
    assert "black" not in gem_names(state.gems[0])


def test_it_does_not_help_without_a_tie() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={"blue": "3@1-port", "orange": "2@1-palace"},
    )  # fmt: skip
    do(state, "intriguer")
    assert asked(state) == "blue: taking"


def test_it_needs_a_broker_there() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"}, board={"blue": "0@1-port"}
    )
    do(state, "intriguer")
    assert asked(state) == "blue: taking"


def test_it_wins_the_tie_on_a_line_and_for_the_highest_bidder() -> None:
    state = position(
        "market", fronts=STRONG, active={"orange": "intriguer"},
        board={"blue": "3@2-blue ?1@1-yellow", "orange": "3@2-red ?1@1-green"},
    )  # fmt: skip
    assert [event["seat"] for event in told_of(state, "line_won")] == [1, 1, -1]
    assert asked(state) == "orange: columns"
    do(state, legal(state)[0])
    assert asked(state) == "orange: highest_bidder"


def test_it_does_not_decide_columns_that_differ_in_brokers() -> None:
    state = position(
        "market", fronts=STRONG, active={"orange": "intriguer"},
        board={"blue": "3@2-blue ?1@1-yellow", "orange": "2@2-red ?1@1-red 1@1-green 0@2-green"},
    )  # fmt: skip
    assert told_of(state, "columns_moved")[0]["columns"] == [3, 0, 1, 2]
    assert told_of(state, "columns_ordered") == []


def test_it_orders_equal_columns_even_from_outside_the_market() -> None:
    state = position(
        "market", fronts={"blue": "4 4 3", "yellow": "1 0 0"}, active={"yellow": "intriguer"},
        board={"blue": "3@2-blue", "orange": "3@2-red 2@3-green"},
    )  # fmt: skip
    assert asked(state) == "yellow: columns"
    assert legal(state) == ["columns:blue>red>green>yellow", "columns:red>blue>green>yellow"]


def test_it_beats_the_neutral_player() -> None:
    board = {"blue": "4@1-port", "neutral": "?4@1-port", "orange": "4@1-port"}
    state = position("counting_cards", 2, board=board, hands={"orange": "intriguer"})
    ranking = {"intriguer": [1, 2, 0], "done": [2, 0, 1]}
    for choice, expected in ranking.items():
        after = position("counting_cards", 2, board=board, hands={"orange": "intriguer"})
        do(after, choice)
        assert told_of(after, "neighborhood_revealed")[0]["ranking"] == expected
    assert asked(state) == "orange: counting_cards"


def test_it_breaks_no_tie_of_the_final_account() -> None:
    state = position(
        "market", 3, turn=4, active={"orange": "intriguer"},
        gems={"blue": "red", "orange": "red", "purple": ""}, quotations="8 8 8 15",
    )  # fmt: skip
    go_on(state, "over")
    points = {event["seat"]: event["points"] for event in told_of(state, "gem_points")}
    assert points == {0: 18, 1: 18}, "both get the points of the second place"


def test_it_is_discarded_at_the_end_of_the_turn() -> None:
    state = position("counting_cards", board={"blue": "1@4-port"}, hands={"blue": "intriguer"})
    do(state, "intriguer")
    go_on(state, "chance: characters")
    assert state.active == [0, 0, 0, 0]
    assert "intriguer" in card_names(state.gone).split()


def test_the_bid_is_not_touched_by_it() -> None:
    state = position("bidding", hands={"yellow": "intriguer"})
    for text in ("bid:1+0", "bid:1+0", "bid:1+0", "bid:1+0"):
        do(state, text)
    assert asked(state) == "blue: ordering"


# -- with others ----------------------------------------------------------------------------------


def test_it_wins_a_tie_in_the_queens_area() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"}, queen="1-port",
        active={"purple": "queen"}, board={"blue": "3@1-port", "orange": "3@1-port"},
    )  # fmt: skip
    do(state, "intriguer")
    go_on(state, "chance: characters")
    (won,) = told_of(state, "black_gem_won")
    assert (won["seat"], won["neighborhood"], won["draw"]["by"]) == (1, 0, "intriguer")
    assert "queen" in card_names(state.gone).split()


@pytest.mark.parametrize(("choice", "first"), [("intriguer", "orange"), ("done", "blue")])
def test_it_wins_a_tie_with_the_mercenarys_five(choice: str, first: str) -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={"blue": "*?0@1-port", "orange": "4@1-port ?1@1-port"},
    )  # fmt: skip
    do(state, choice)
    assert asked(state) == f"{first}: taking"


def test_it_wins_no_tie_against_the_mercenarys_five_with_less() -> None:
    state = position(
        "counting_cards", fronts=STRONG, hands={"orange": "intriguer"},
        board={"blue": "*?0@1-port", "orange": "4@1-port"},
    )  # fmt: skip
    do(state, "intriguer")
    assert asked(state) == "blue: taking", "the five is no tie with a 4"


def test_it_breaks_no_tie_in_the_throne_room() -> None:
    state = position(
        "favor", 3, turn=4, kings_favor=True, throne=dict.fromkeys(THREE, "0 0 1"),
        fronts=dict.fromkeys(THREE, "4 3 1"), active={"orange": "intriguer"},
    )  # fmt: skip
    play(state, "blue: send:3", "orange: send:4", "purple: send:4")
    points = {event["seat"]: event["points"] for event in told_of(state, "throne_points")}
    assert points == {0: 3, 1: 9, 2: 9}, "orange and purple share the first two places"
