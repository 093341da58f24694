"""Chapter "A. Een schip bewegen"."""

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import acting, after, goals
from .positions import (
    asked,
    discards,
    do,
    hand,
    legal,
    legal_with,
    play,
    position,
    refused,
    ships,
    told_of,
)

EVERYWHERE = {
    "copper": "7 17 22 27 31 30 T",
    "oil": "13 16 11 10 12 8",
    "cedar": "23 24 28 32",
    "cloth": "26 25 29 15",
}


def sailing(cards: str, ships_: str, others: dict[str, str] | None = None) -> TyrosState:
    """Blue is to act, in a world where all fields along the book's ways are claimed."""
    lying = {"blue": ships_, "orange": "", "purple": "", "yellow": ""} | (others or {})
    return acting(cards, ships=lying, empires=EVERYWHERE)


# -- where to -------------------------------------------------------------------------------------


def test_a_ship_sails_to_a_field_with_a_disc() -> None:
    state = sailing("copper", "22")
    play(state, "blue: sail:22 to:17")
    assert ships(state, "blue") == "17"


def test_a_voyage_never_ends_on_a_field_without_a_disc() -> None:
    state = position("blue: action", hands={"blue": "copper joker"}, ships={"blue": "22"})
    assert goals(state, "22") == ["23"]
    do(state, "sail:22")
    assert refused(state, "to:17") == "unclaimed"


def test_tyros_is_no_goal_before_it_has_a_disc() -> None:
    state = position("blue: action", hands={"blue": "joker copper"}, ships={"blue": "31"})
    assert goals(state, "31") == []
    claimed = acting("joker copper", ships={"blue": "31"}, empires={"copper": "7 31 T"})
    assert goals(claimed, "31") == ["T"]


def test_a_ship_sails_only_along_the_water() -> None:
    assert goals(sailing("cloth", "30"), "30") == ["26"]
    assert goals(sailing("cloth", "29"), "29") == ["25"]
    state = sailing("cloth", "30")
    do(state, "sail:30")
    assert refused(state, "to:29") == "too_far"


def test_from_15_no_single_card_of_any_colour_leads_to_10() -> None:
    for card in ("oil", "joker"):
        assert "10" not in goals(sailing(card, "15"), "15")


def test_a_ship_never_crosses_the_serpent() -> None:
    assert "23" not in goals(sailing("cedar*3", "T"), "T")
    assert "23" in goals(sailing("cedar*4", "T"), "T")
    assert "T" not in goals(sailing("copper*3", "23"), "23")
    assert "T" in goals(sailing("copper*4", "23"), "23")


def test_a_ship_does_not_stay_where_it_is() -> None:
    state = sailing("copper*5 joker*2", "22")
    do(state, "sail:22")
    assert "to:22" not in legal(state)
    assert refused(state, "to:22") == "already_there"


def test_only_own_ships_sail() -> None:
    state = sailing("copper*3", "22", {"orange": "27"})
    assert legal_with(state, "sail:") == ["sail:22"]
    assert refused(state, "sail:27") == "no_ship_there"


# -- the price ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "goal", "price"),
    [
        ("22", "17", "copper"),
        ("T", "27", "copper*2"),
        ("T", "22", "copper*3"),
        ("22", "8", "oil*3"),
    ],
)
def test_one_card_is_paid_for_each_field_entered(origin: str, goal: str, price: str) -> None:
    state = sailing(price, origin)
    play(state, f"blue: sail:{origin} to:{goal}")
    assert ships(state, "blue") == goal
    assert hand(state, "blue") == ""
    assert discards(state) == price


def test_one_card_too_few_does_not_do() -> None:
    assert "22" not in goals(sailing("copper*2", "T"), "T")
    assert "8" not in goals(sailing("oil*2", "22"), "22")


def test_the_goals_colour_pays_and_not_those_on_the_way() -> None:
    # From Tyros to 23 by way of copper's 31, 27 and 22, or cedar's 32, 28 and 24.
    state = sailing("copper*3 cedar*4", "T")
    do(state, "sail:T to:23")
    assert discards(state) == "cedar*4"


def test_cards_of_another_colour_pay_for_nothing() -> None:
    state = sailing("oil*3", "T")
    assert goals(state, "T") == []
    assert refused(state, "sail:T") == "cannot_sail"


def test_the_shortest_way_is_always_taken_and_paid() -> None:
    state = sailing("copper*9", "T")
    do(state, "sail:T to:27")
    assert discards(state) == "copper*2"
    assert told_of(state, "sailed")[0]["route"] == [31, 27]


def test_a_second_ship_of_the_coast_stays() -> None:
    state = sailing("copper", "22 22")
    do(state, "sail:22 to:17")
    assert ships(state, "blue") == "17 22"


def test_sailing_is_a_whole_turn() -> None:
    state = sailing("copper*2", "22")
    do(state, "sail:22 to:17")
    assert asked(state) == "yellow: action"


# -- jokers ---------------------------------------------------------------------------------------


def test_a_joker_counts_as_any_colour() -> None:
    state = sailing("joker*2", "T")
    play(state, "blue: sail:T to:28")
    assert discards(state) == "joker*2"


def test_the_payer_chooses_how_many_jokers_not_only_the_fewest() -> None:
    state = sailing("copper*3 joker*2", "T")
    do(state, "sail:T to:22")
    assert legal(state) == ["jokers:0", "jokers:1", "jokers:2"]
    assert discards(after(state, "jokers:2")) == "copper joker*2"
    assert discards(after(state, "jokers:0")) == "copper*3"


def test_of_four_jokers_any_number_may_pay_for_a_voyage() -> None:
    state = acting("copper*4 joker*4", ships={"blue": "T"}, empires={"copper": "7 23", "cedar": ""})
    do(state, "sail:T to:23")
    assert legal(state) == [f"jokers:{number}" for number in range(5)]
    assert discards(after(state, "jokers:4")) == "joker*4"
    assert discards(after(state, "jokers:3")) == "copper joker*3"


def test_jokers_are_at_least_what_is_missing() -> None:
    state = sailing("copper*2 joker*4", "T")
    do(state, "sail:T to:22")
    assert legal(state) == ["jokers:1", "jokers:2", "jokers:3"]


def test_where_there_is_no_choice_of_jokers_nothing_is_asked() -> None:
    state = sailing("copper*2 joker", "T")
    do(state, "sail:T to:22")
    assert discards(state) == "copper*2 joker"


def test_the_choice_may_be_one_joker_although_the_colour_would_do() -> None:
    state = sailing("copper joker", "22")
    do(state, "sail:22 to:17 jokers:1")
    assert hand(state, "blue") == "copper"


# -- passing and room -----------------------------------------------------------------------------


def test_a_ship_passes_a_field_without_a_disc() -> None:
    state = acting("copper*2", ships={"blue": "T"}, empires={"copper": "7 27"})
    assert goals(state, "T") == ["27"]


def test_a_ship_passes_a_field_with_one_or_two_ships() -> None:
    for lying in ("31", "31 31"):
        assert "27" in goals(sailing("copper*2", "T", {"orange": lying}), "T")


@pytest.mark.parametrize(
    "others", [{"orange": "17 17"}, {"orange": "17", "purple": "17"}, {"blue": "22 17 17"}]
)
def test_a_field_holds_two_ships_of_whomever(others: dict[str, str]) -> None:
    state = sailing("copper*3", "22", others)
    do(state, "sail:22")
    assert "to:17" not in legal(state)
    assert refused(state, "to:17") == "field_full"


@pytest.mark.parametrize("others", [{"orange": "17"}, {"blue": "22 17"}])
def test_a_second_ship_finds_room(others: dict[str, str]) -> None:
    assert "17" in goals(sailing("copper", "22", others), "22")


def test_before_its_city_each_may_have_two_ships_in_tyros() -> None:
    others = {"orange": "T T", "purple": "T T", "yellow": "T T"}
    assert "T" in goals(sailing("copper", "31 T", others), "31")
    assert "T" not in goals(sailing("copper", "31 T T", others), "31")


def test_after_its_city_tyros_holds_two_ships_in_all() -> None:
    for lying, room in (({"orange": "T"}, True), ({"orange": "T", "purple": "T"}, False)):
        state = position(
            "blue: action",
            hands={"blue": "copper*2"},
            ships={"blue": "31"} | lying,
            empires={"copper": "31 T"},
            cities={"yellow": "T"},
        )
        assert ("T" in goals(state, "31")) == room


# -- field 16 -------------------------------------------------------------------------------------


def test_each_coast_of_16_is_a_goal_of_its_own() -> None:
    state = sailing("oil", "17")
    assert [goal for goal in goals(state, "17") if goal.startswith("16")] == ["16W", "16E"]


def test_from_15_only_the_east_of_16_is_near_and_from_11_only_the_west() -> None:
    assert goals(sailing("oil", "15"), "15") == ["16E"]
    assert "16E" not in goals(sailing("oil", "11"), "11")
    assert "16W" in goals(sailing("oil", "11"), "11")


def test_from_16_east_by_17_to_16_west_costs_two() -> None:
    assert "16W" not in goals(sailing("oil", "16E"), "16E")
    state = sailing("oil*2", "16E")
    do(state, "sail:16E to:16W")
    assert ships(state, "blue") == "16W"
    assert discards(state) == "oil*2"


def test_from_16_west_by_17_to_16_east_costs_two() -> None:
    state = sailing("oil*2", "16W")
    do(state, "sail:16W to:16E")
    assert ships(state, "blue") == "16E"


@pytest.mark.parametrize("lying", ["16W 16W", "16W 16E", "16E 16E"])
def test_both_coasts_of_16_together_hold_two_ships(lying: str) -> None:
    state = sailing("oil*2", "17", {"orange": lying})
    assert not [goal for goal in goals(state, "17") if goal.startswith("16")]


def test_a_ship_that_rounds_italy_is_not_in_its_own_way() -> None:
    assert "16W" in goals(sailing("oil*2", "16E", {"orange": "16W"}), "16E")
    assert "16W" in goals(sailing("oil*2", "16E 16W"), "16E")
    assert "16W" in goals(sailing("oil*2", "16E 16E"), "16E")


# -- ways that are not in the book ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "goal", "steps"),
    [
        ("15", "20", 1),
        ("17", "13", 2),
        ("7", "5", 4),
        ("6", "1", 5),
        ("26", "20", 6),
        ("13", "9", 3),
    ],
)
def test_the_price_of_a_reconstructed_way(origin: str, goal: str, steps: int) -> None:
    empires = {"copper": goal, "oil": "32", "cedar": "31", "cloth": "30"}
    for cards, payable in ((steps, True), (steps - 1, False)):
        state = position(
            "blue: action",
            hands={"blue": f"copper*{cards} cloth" if cards else "cloth"},
            ships={"blue": origin},
            empires=empires,
        )
        assert (goal in goals(state, origin)) == payable
