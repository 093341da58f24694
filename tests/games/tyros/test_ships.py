"""Chapter "C. Een schip bouwen"."""

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import acting, goals, payments
from .positions import asked, discards, do, hand, legal, legal_with, play, refused, ships


def at_a_yard(cards: str, own: str = "", **foreign: str) -> TyrosState:
    """Blue has a city on 17, of copper."""
    return acting(
        cards,
        ships={"blue": own} | foreign,
        empires={"copper": "7 17 22", "oil": "13 16"},
        cities={"blue": "17"},
    )


def test_a_ship_is_built_at_an_own_city_for_one_card_of_its_empire() -> None:
    state = at_a_yard("copper oil")
    assert payments(state, "17") == {"copper"}
    play(state, "blue: ship:17 pay:copper")
    assert ships(state, "blue") == "17"
    assert (hand(state, "blue"), discards(state)) == ("oil", "copper")


def test_a_joker_pays_for_a_ship() -> None:
    assert payments(at_a_yard("oil joker"), "17") == {"joker"}


def test_a_card_of_another_colour_does_not_pay_for_a_ship() -> None:
    assert refused(at_a_yard("oil*5"), "ship:17") == "too_dear"


@pytest.mark.parametrize("lying", [{"own": "17"}, {"orange": "17"}])
def test_with_a_ship_of_anybodys_there_two_cards_are_paid_and_one_must_match(
    lying: dict[str, str],
) -> None:
    assert payments(at_a_yard("copper*2 oil joker", **lying), "17") == {
        "copper copper",
        "copper oil",
        "copper joker",
        "oil joker",
    }


def test_a_joker_counts_as_the_matching_card_and_another_joker_as_any() -> None:
    assert payments(at_a_yard("joker*2", "17"), "17") == {"joker joker"}
    assert payments(at_a_yard("cedar cloth joker", "17"), "17") == {"cedar joker", "cloth joker"}


def test_two_cards_of_other_colours_do_not_pay_for_a_second_ship() -> None:
    assert refused(at_a_yard("oil*2 cedar*2", "17"), "ship:17") == "too_dear"
    state = at_a_yard("copper oil cedar", "17")
    do(state, "ship:17 pay:copper")
    assert legal(state) == ["pay:oil", "pay:cedar"]


def test_the_matching_card_may_come_last() -> None:
    state = acting(
        "copper oil cloth",
        ships={"blue": "17"},
        empires={"cloth": "26 17"},
        cities={"blue": "17"},
    )
    assert payments(state, "17") == {"copper cloth", "oil cloth"}
    do(state, "ship:17 pay:copper")
    assert legal(state) == ["pay:cloth"]


@pytest.mark.parametrize(
    "lying",
    [{"own": "17 17"}, {"own": "17", "orange": "17"}, {"orange": "17", "purple": "17"}],
)
def test_there_is_never_a_third_ship(lying: dict[str, str]) -> None:
    assert refused(at_a_yard("copper*5", **lying), "ship:17") == "field_full"


@pytest.mark.parametrize("owner", ["orange", ""])
def test_away_from_own_cities_nobody_builds(owner: str) -> None:
    state = acting(
        "copper*3",
        ships={"blue": "17 T T"},
        empires={"copper": "7 17"},
        cities={owner: "17"} if owner else {},
    )
    assert legal_with(state, "ship:") == []
    assert refused(state, "ship:17") == "not_your_city"


def test_building_a_ship_is_a_whole_turn() -> None:
    state = at_a_yard("copper*2")
    do(state, "ship:17 pay:copper")
    assert asked(state) == "yellow: action"


def test_nobody_has_more_than_ten_ships() -> None:
    nine = "1 1 2 2 3 3 4 4 5"
    assert "ship:17" in legal(at_a_yard("copper", nine))
    state = at_a_yard("copper", f"{nine} 5")
    assert refused(state, "ship:17") == "no_ships_left"


def test_a_ship_that_went_back_can_be_built_again() -> None:
    state = acting(
        "copper*6",
        ships={"blue": "17 1 1 2 2 3 3 4 4 5"},
        empires={"copper": "7 17"},
    )
    assert refused(state, "ship:T") == "no_ships_left"
    do(state, "city:17", "pass")
    assert payments(state, "17") == {"copper"}


# -- field 16 -------------------------------------------------------------------------------------


def in_italy(cards: str, **lying: str) -> TyrosState:
    return acting(
        cards,
        ships={"blue": ""} | lying,
        empires={"oil": "13 16"},
        cities={"blue": "16"},
    )


def test_a_new_ship_of_16_lies_on_the_west_coast() -> None:
    state = in_italy("oil")
    play(state, "blue: ship:16 pay:oil")
    assert ships(state, "blue") == "16W"


@pytest.mark.parametrize("lying", [{"blue": "16E"}, {"orange": "16E"}, {"orange": "16W"}])
def test_a_ship_on_either_coast_of_16_raises_the_price(lying: dict[str, str]) -> None:
    assert payments(in_italy("oil cedar", **lying), "16") == {"oil cedar"}


@pytest.mark.parametrize(
    ("lying", "built"),
    [
        ({"blue": "16W"}, "16W 16W"),
        ({"blue": "16E"}, "16W 16E"),
        ({"orange": "16W"}, "16W"),
        ({"orange": "16E"}, "16W"),
    ],
)
def test_a_second_ship_of_16_is_built_in_the_west_wherever_the_first_one_lies(
    lying: dict[str, str], built: str
) -> None:
    state = in_italy("oil*2 cedar*2", **lying)
    play(state, "blue: ship:16 pay:oil pay:cedar")
    assert ships(state, "blue") == built
    assert (hand(state, "blue"), discards(state)) == ("oil cedar", "oil cedar")
    do(state, "pass")
    assert refused(state, "ship:16") == "field_full"


@pytest.mark.parametrize("lying", ["16W 16W", "16W 16E", "16E 16E"])
def test_two_ships_on_whichever_coasts_of_16_leave_no_room(lying: str) -> None:
    assert refused(in_italy("oil*5", orange=lying), "ship:16") == "field_full"


# -- Tyros before its city ------------------------------------------------------------------------


def in_tyros(cards: str, own: int, foreign: int) -> TyrosState:
    """Blue builds in Tyros, where that many ships lie."""
    others = [min(2, max(0, foreign - 2 * number)) for number in range(3)]
    lying = [" ".join(["T"] * number) for number in (own, *others)]
    return acting(
        cards,
        ships=dict(zip(("blue", "orange", "purple", "yellow"), lying, strict=True)),
    )


@pytest.mark.parametrize(
    ("own", "foreign"), [(0, n) for n in range(7)] + [(1, n) for n in range(7)]
)
def test_a_ship_in_tyros_costs_as_many_cards_as_ships_there_with_the_new_one(
    own: int, foreign: int
) -> None:
    price = own + foreign + 1
    state = in_tyros(f"cedar*{price}", own, foreign)
    assert payments(state, "T") == {" ".join(["cedar"] * price)}
    if price > 1:
        assert refused(in_tyros(f"cedar*{price - 1}", own, foreign), "ship:T") == "too_dear"


def test_example_three_ships_in_tyros_cost_four_cards() -> None:
    state = in_tyros("copper oil cedar cloth joker", 1, 2)
    play(state, "blue: ship:T pay:copper pay:oil pay:cedar pay:joker")
    assert ships(state, "blue") == "T T"
    assert hand(state, "blue") == "cloth"


def test_the_cards_for_tyros_are_of_any_colours() -> None:
    assert payments(in_tyros("copper oil joker", 0, 1), "T") == {
        "copper oil",
        "copper joker",
        "oil joker",
    }


def test_no_disc_is_needed_to_build_in_tyros() -> None:
    assert "ship:T" in legal(in_tyros("oil", 0, 0))


@pytest.mark.parametrize("disc", ["7", "31 T"])
def test_with_or_without_a_disc_the_cards_are_free(disc: str) -> None:
    state = acting(
        "oil",
        ships={"blue": "", "orange": "", "purple": "", "yellow": ""},
        empires={"copper": disc},
    )
    assert payments(state, "T") == {"oil"}


def test_a_player_has_two_ships_in_tyros_at_most() -> None:
    state = in_tyros("copper*9", 2, 0)
    assert refused(state, "ship:T") == "field_full"


def test_others_ships_do_not_take_a_players_place_in_tyros() -> None:
    assert "ship:T" in legal(in_tyros("copper*7", 0, 6))


# -- Tyros after its city -------------------------------------------------------------------------


def with_a_city(owner: str, cards: str, lying: str = "") -> TyrosState:
    return acting(
        cards,
        ships={"purple": lying},
        empires={"copper": "31 T"},
        cities={owner: "T"},
    )


def test_after_its_city_only_its_owner_builds_in_tyros() -> None:
    assert refused(with_a_city("orange", "copper*3"), "ship:T") == "not_your_city"
    assert "ship:T" in legal(with_a_city("blue", "copper"))


def test_its_owner_pays_as_in_any_other_city() -> None:
    assert payments(with_a_city("blue", "copper oil"), "T") == {"copper"}
    assert payments(with_a_city("blue", "copper oil", "T"), "T") == {"copper oil"}
    assert refused(with_a_city("blue", "oil*3"), "ship:T") == "too_dear"
    assert refused(with_a_city("blue", "copper*3", "T T"), "ship:T") == "field_full"


def test_a_ship_just_built_may_sail_in_the_next_turn() -> None:
    state = at_a_yard("copper*2")
    do(state, "ship:17 pay:copper", "pass")
    assert goals(state, "17") == ["22"]
