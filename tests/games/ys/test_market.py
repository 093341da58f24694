"""Chapter "Counting points in the market", and "End of turn"."""

from itertools import permutations

import pytest

from emporion.games.ys.places import line_of, square
from emporion.games.ys.state import YsState

from .examples import counting_example
from .positions import (
    asked,
    board,
    card_names,
    gem_names,
    legal,
    play,
    position,
    told_kinds,
    told_of,
    values,
    view,
)

COLOURS = ["blue", "green", "yellow", "red"]

IN_ORDER = "3@1-blue 2@1-green 1@1-yellow"
"""Brokers of one player that settle the columns without a draw."""

# -- the printed example --------------------------------------------------------------------------


def market_example() -> YsState:
    """The counting example when the market has been revealed."""
    state = counting_example()
    play(state, "blue: take:blue+red", "yellow: take:blue", checked=False)
    return state


def test_example_of_line_1() -> None:
    state = market_example()
    (won,) = told_of(state, "line_won")
    assert (won["seat"], won["line"], won["gem"]) == (1, 1, 5)
    assert won["draw"]["seats"][0] == 1
    assert asked(state) == "orange: white_gem"
    assert state.decision(1).facts == {"neighborhood": None, "line": 1}
    play(state, "orange: take:white=green", checked=False)
    assert gem_names(state.gems[1]) == "green"


def test_example_of_lines_2_and_3() -> None:
    state = market_example()
    play(state, "orange: take:white=green", checked=False)
    won = [(fact["seat"], fact["line"], fact["gem"]) for fact in told_of(state, "line_won")]
    assert won[1:] == [(3, 2, 2), (2, 3, 3)]


def test_example_of_the_columns() -> None:
    state = market_example()
    play(state, "orange: take:white=green", checked=False)
    assert asked(state) == "purple: columns"
    assert legal(state) == ["columns:blue>red>green>yellow", "columns:red>blue>green>yellow"]
    play(state, "purple: columns:blue>red>green>yellow", checked=False)
    assert state.quotations == [10, 7, 6, 9]


def test_example_of_the_highest_bidder() -> None:
    state = market_example()
    play(state, "orange: take:white=green", checked=False)
    play(state, "purple: columns:blue>red>green>yellow", checked=False)
    assert told_of(state, "market_revealed")[0]["totals"] == [4, 4, 1, 3]
    assert asked(state) == "orange: highest_bidder"
    play(state, "orange: raise:green", checked=False)
    assert told_of(state, "highest_bidder_moved")[0]["quotations"] == [10, 8, 6, 9]


# -- lines ----------------------------------------------------------------------------------------


def test_the_market_has_lines_1_to_3_with_a_blue_green_yellow_and_red_square_from_the_left() -> (
    None
):
    state = position("blue: placing")
    play(state, "blue: up:4")
    squares = [f"at:{line}-{colour}" for line in (1, 2, 3) for colour in COLOURS]
    assert legal(state)[:12] == squares, "line 0 is for five and six players"
    places = [square(line, column) for line in (1, 2, 3) for column in range(4)]
    assert places == list(range(12))
    assert [line_of(place) for place in places] == [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.parametrize("line", [1, 2, 3])
@pytest.mark.parametrize("column", range(4))
def test_a_square_lies_on_its_line_and_in_its_column(line: int, column: int) -> None:
    state = position(
        "market", board={"blue": f"0@{line}-{COLOURS[column]}"}, lines="green yellow red"
    )
    (won,) = [fact for fact in told_of(state, "line_won") if fact["seat"] == 0]
    assert won["line"] == line
    strongest = {text.removeprefix("columns:").partition(">")[0] for text in legal(state)}
    assert strongest == {COLOURS[column]}


def test_all_brokers_of_the_market_are_revealed_at_once() -> None:
    state = position(
        "market",
        board={"blue": "?3@1-blue ?2@3-green", "orange": "?4@3-red"},
        lines="white blue red",
    )
    assert asked(state) == "blue: white_gem"
    for viewer in ("purple", None):
        assert board(state, viewer) == {"blue": "3@1-blue 2@3-green", "orange": "4@3-red"}


def test_brokers_of_one_player_on_a_line_are_added_up() -> None:
    state = position(
        "market",
        board={"blue": "4@1-blue", "orange": "3@1-green ?2@1-red"},
        lines="blue green red",
    )
    assert told_of(state, "line_won")[0] == {"seat": 1, "line": 1, "gem": 0}
    assert gem_names(state.gems[1]) == "blue"


def test_a_lone_zero_wins_a_line() -> None:
    state = position("market", board={"blue": "?0@2-red"}, lines="blue green red")
    assert gem_names(state.gems[0]) == "green"


def test_a_line_without_brokers_gives_its_gem_to_nobody() -> None:
    state = position("market", board={"blue": "0@2-red"}, lines="blue green red")
    assert [fact["seat"] for fact in told_of(state, "line_won")] == [-1, 0, -1]


def test_a_white_gem_on_an_empty_line_is_nobodys() -> None:
    state = position(
        "market", board={"blue": IN_ORDER.replace("1-", "2-")}, lines="white green red"
    )
    assert asked(state) == "blue: highest_bidder"
    assert gem_names(state.gems[0]) == "green"


def test_a_draw_on_a_line_is_settled_as_in_the_city() -> None:
    drawn = {"blue": "3@1-blue 3@2-green", "orange": "3@1-red 3@2-red"}
    screens = position("market", board=drawn, fronts={"blue": "0 0 1", "orange": "4 0 0"})
    assert [fact["seat"] for fact in told_of(screens, "line_won")] == [1, 1, -1]
    cards = position(
        "market",
        board=drawn,
        order="purple orange blue yellow",
        fronts={"blue": "0 0 4", "orange": "4 0 0"},
    )
    assert [fact["seat"] for fact in told_of(cards, "line_won")] == [1, 1, -1]
    intriguer = position(
        "market",
        board=drawn,
        active={"blue": "intriguer"},
        fronts={"blue": "0 0 1", "orange": "4 0 0"},
    )
    assert [fact["seat"] for fact in told_of(intriguer, "line_won")] == [0, 0, -1]


def test_lines_are_counted_in_order_and_a_white_gem_is_named_before_the_next() -> None:
    state = position(
        "market", board={"blue": "3@1-blue", "orange": "2@2-green"}, lines="white blue red"
    )
    assert asked(state) == "blue: white_gem"
    assert [fact["line"] for fact in told_of(state, "line_won")] == [1]
    assert gem_names(state.gems[1]) == ""
    play(state, "blue: take:white=red")
    assert [fact["line"] for fact in told_of(state, "line_won")] == [1, 2, 3]
    assert gem_names(state.gems[1]) == "blue"


def test_the_mercenarys_five_counts_on_lines_in_columns_and_for_the_highest_bidder() -> None:
    state = position(
        "market",
        board={"blue": "*?0@1-red", "orange": "4@1-blue 0@3-green"},
        lines="blue green red",
    )
    assert told_of(state, "line_won")[0]["seat"] == 0
    assert told_of(state, "columns_moved")[0]["columns"] == [3, 0, 1, 2]
    assert told_of(state, "market_revealed")[0]["totals"] == [5, 4, -1, -1]
    assert asked(state) == "blue: highest_bidder"


# -- columns --------------------------------------------------------------------------------------


def test_columns_move_by_two_up_one_up_one_down_and_two_down() -> None:
    state = position("market", board={"blue": "3@1-red 2@1-blue 1@1-yellow"})
    assert told_of(state, "columns_moved") == [
        {"columns": [3, 0, 2, 1], "quotations": [9, 6, 7, 10]}
    ]
    assert "columns_ordered" not in told_kinds(state)


def test_a_column_adds_up_the_brokers_of_all_players() -> None:
    state = position(
        "market",
        board={"blue": "4@1-red 3@1-green", "orange": "3@2-blue", "purple": "2@3-blue 1@2-yellow"},
    )
    assert told_of(state, "columns_moved")[0]["columns"] == [0, 3, 1, 2]


def test_of_equal_columns_the_one_with_more_brokers_is_stronger() -> None:
    state = position("market", board={"blue": "3@1-blue 1@1-yellow", "orange": "1@1-red 2@2-red"})
    assert told_of(state, "columns_moved")[0]["columns"] == [3, 0, 2, 1]


def test_a_column_with_a_zero_is_stronger_than_an_empty_one() -> None:
    state = position("market", board={"blue": "3@1-blue 1@1-green ?0@1-red"})
    assert told_of(state, "columns_moved")[0]["columns"] == [0, 1, 3, 2]


def test_two_zeros_are_stronger_than_one() -> None:
    state = position("market", board={"blue": "3@1-blue 0@1-green 0@1-red", "orange": "0@2-red"})
    assert told_of(state, "columns_moved")[0]["columns"] == [0, 3, 1, 2]


def test_columns_that_are_equal_in_all_are_ordered_by_the_best_before_the_screens() -> None:
    state = position(
        "market",
        board={"blue": "3@1-blue 3@1-green"},
        fronts={"blue": "0 0 1", "orange": "1 1 1", "purple": "0 1 1", "yellow": "0 1 1"},
    )
    assert asked(state) == "orange: columns"
    assert legal(state) == [
        "columns:blue>green>yellow>red",
        "columns:blue>green>red>yellow",
        "columns:green>blue>yellow>red",
        "columns:green>blue>red>yellow",
    ]
    play(state, "orange: columns:green>blue>red>yellow")
    assert state.quotations == [9, 10, 6, 7]
    (ordered,) = told_of(state, "columns_ordered")
    assert (ordered["seat"], ordered["columns"]) == (1, [1, 0, 3, 2])
    assert ordered["draw"]["by"] == "front"
    assert ordered["draw"]["fronts"] == [3, 1, 2, 2]


def test_the_chooser_need_not_be_in_the_market() -> None:
    state = position("market", board={"blue": "3@1-blue"}, fronts={"yellow": "4 4 3"})
    assert asked(state) == "yellow: columns"


def test_a_draw_between_choosers_goes_to_the_lower_order_card() -> None:
    state = position(
        "market",
        order="purple yellow orange blue",
        fronts={"blue": "0 0 1", "orange": "4 4 1", "purple": "3 3 1", "yellow": "4 4 1"},
    )
    assert asked(state) == "yellow: columns"


def test_the_intriguer_orders_equal_columns() -> None:
    state = position("market", fronts={"yellow": "4 4 3"}, active={"blue": "intriguer"})
    assert asked(state) == "blue: columns"


def test_the_intriguer_does_not_decide_columns_that_differ() -> None:
    state = position(
        "market",
        board={"blue": "1@1-blue", "orange": IN_ORDER.replace("1-", "2-")},
        active={"blue": "intriguer"},
    )
    assert told_of(state, "columns_moved")[0]["columns"] == [0, 1, 2, 3]


def test_in_an_empty_market_the_chooser_orders_all_four_columns() -> None:
    state = position("market", fronts={"purple": "4 4 3"})
    assert asked(state) == "purple: columns"
    assert set(legal(state)) == {"columns:" + ">".join(order) for order in permutations(COLOURS)}
    play(state, "purple: columns:red>blue>yellow>green")
    assert told_of(state, "columns_moved")[0]["quotations"] == [9, 6, 7, 10]


def test_column_moves_stop_at_the_ends_of_the_scale() -> None:
    state = position("market", board={"blue": IN_ORDER}, quotations="14 15 1 2")
    assert told_of(state, "columns_moved")[0]["quotations"] == [15, 15, 1, 1]


# -- the highest bidder ---------------------------------------------------------------------------


def test_the_highest_bidder_moves_any_quotation_up_or_down() -> None:
    state = position("market", board={"blue": IN_ORDER, "orange": "4@2-blue"})
    assert asked(state) == "blue: highest_bidder"
    assert legal(state) == [f"{move}:{colour}" for move in ("raise", "lower") for colour in COLOURS]
    play(state, "blue: lower:red")
    assert told_of(state, "highest_bidder_moved") == [
        {"seat": 0, "gem": 3, "step": -1, "quotations": [10, 9, 7, 5]}
    ]


def test_the_highest_bidder_must_move() -> None:
    state = position("market", board={"blue": IN_ORDER})
    assert "done" not in legal(state)


def test_the_highest_bidder_really_moves_a_quotation() -> None:
    state = position("market", board={"blue": IN_ORDER}, quotations="15 8 8 1")
    assert state.quotations == [15, 9, 7, 1]
    assert "raise:blue" not in legal(state)
    assert "lower:red" not in legal(state)
    assert len(legal(state)) == 6


def test_a_draw_for_the_highest_bidder_is_settled_as_in_the_city() -> None:
    drawn = {"blue": "3@1-blue 1@2-green", "orange": "4@2-red"}
    screens = position("market", board=drawn, fronts={"blue": "4 4 3", "orange": "4 3 3"})
    assert asked(screens) == "blue: highest_bidder"
    cards = position(
        "market",
        board=drawn,
        order="orange blue purple yellow",
        fronts={"blue": "4 3 3", "orange": "4 3 3"},
    )
    assert asked(cards) == "orange: highest_bidder"
    intriguer = position(
        "market",
        board=drawn,
        active={"orange": "intriguer"},
        fronts={"blue": "4 4 3", "orange": "0 0 1"},
    )
    assert asked(intriguer) == "orange: highest_bidder"


def test_a_lone_zero_makes_a_highest_bidder() -> None:
    state = position("market", board={"blue": "0@1-blue"}, fronts={"orange": "4 4 3"})
    play(state, "orange: columns:blue>green>yellow>red")
    assert asked(state) == "blue: highest_bidder"


def test_with_nobody_in_the_market_no_quotation_is_moved() -> None:
    state = position("market", fronts={"purple": "4 4 3"})
    play(state, "purple: columns:red>blue>yellow>green")
    assert "nobody_in_market" in told_kinds(state)
    assert "highest_bidder_moved" not in told_kinds(state)
    assert state.quotations == [9, 6, 7, 10]


# -- the end of the turn --------------------------------------------------------------------------


def test_cards_for_the_end_of_counting_come_after_the_highest_bidder() -> None:
    state = position("market", board={"blue": IN_ORDER}, hands={"orange": "banker"})
    play(state, "blue: raise:blue")
    assert asked(state) == "orange: closing_cards"
    assert board(state, None) == {"blue": IN_ORDER}


def test_all_brokers_go_back_behind_the_screens() -> None:
    state = position("market", board={"blue": IN_ORDER, "orange": "?0@2-green"})
    play(state, "blue: raise:blue")
    assert board(state, None) == {}
    assert state.fronts == [0, 0, 0, 0]
    assert [values(screen) for screen in state.screens] == ["0 0 1 1 1 2 3 3 3 4 4"] * 4


def test_after_the_turn_all_screens_are_closed_again() -> None:
    state = position("market", board={"blue": IN_ORDER})
    play(state, "blue: raise:blue", "chance: ...")
    assert asked(state) == "blue orange purple yellow: bidding"
    for viewer in ("orange", None):
        assert view(state, viewer)["seats"][0]["behind_known"] == []
        assert view(state, viewer)["seats"][0]["behind"] == 11


def test_the_ships_leave_and_the_next_turn_begins() -> None:
    state = position("market", turn=2, board={"blue": IN_ORDER})
    play(state, "blue: raise:blue")
    assert told_of(state, "turn_ended") == [{"turn": 2}]
    assert view(state, None)["turn"] == 3
    assert view(state, None)["ships"] == [-1, -1, -1, -1]
    assert asked(state) == "chance: characters"


def test_lasting_characters_are_discarded_at_the_end_of_the_turn() -> None:
    state = position(
        "market",
        board={"blue": IN_ORDER},
        active={"blue": "intriguer merchant", "orange": "cardinal"},
        played={"blue": 2, "orange": 1},
    )
    play(state, "blue: raise:blue")
    assert state.active == [0, 0, 0, 0]
    assert state.played == [0, 0, 0, 0]
    gone = card_names(state.gone).split()
    assert {"intriguer", "merchant", "cardinal"} <= set(gone)


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_game_has_four_turns(turn: int) -> None:
    state = position("market", turn=turn, board={"blue": IN_ORDER})
    play(state, "blue: raise:blue")
    assert (asked(state) == "over") is (turn == 4)


def test_the_order_cards_are_kept_for_the_next_turn() -> None:
    state = position("market", board={"blue": IN_ORDER}, order="purple yellow orange blue")
    play(state, "blue: raise:blue")
    assert [fact["order"] for fact in view(state, None)["seats"]] == [4, 3, 1, 2]
