"""The toll for a voyage that ends at another player's city."""

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import after, goals, known
from .positions import asked, discards, do, hand, legal, play, position, refused, ships, told_of


def at_a_city(cards: str, **more: str) -> TyrosState:
    """Blue's ship on 22 is beside 17, where orange has a city."""
    return position(
        "blue: action",
        hands={"blue": cards, "orange": more.get("orange", "cloth")},
        ships={"blue": more.get("ships", "22"), "orange": ""},
        empires={"copper": "7 17 22 27", "oil": "13 16"},
        cities={more.get("owner", "orange"): more.get("city", "17")},
    )


def test_a_stop_at_anothers_city_gives_its_owner_a_card() -> None:
    state = at_a_city("copper oil")
    play(state, "blue: sail:22 to:17 toll:oil")
    assert hand(state, "blue") == ""
    assert hand(state, "orange") == "oil cloth"
    assert discards(state) == "copper"
    assert ships(state, "blue") == "17"


def test_the_payer_chooses_the_card() -> None:
    state = at_a_city("copper*2 oil cloth joker")
    do(state, "sail:22 to:17 jokers:0")
    assert legal(state) == ["toll:copper", "toll:oil", "toll:cloth", "toll:joker"]
    assert hand(after(state, "toll:joker"), "orange") == "cloth joker"


def test_the_card_is_one_of_those_left_after_paying() -> None:
    state = at_a_city("copper oil")
    do(state, "sail:22 to:17")
    assert legal(state) == ["toll:oil"]
    assert refused(state, "toll:copper") == "not_in_hand"


def test_a_joker_that_was_paid_is_no_card_for_the_toll() -> None:
    state = at_a_city("copper joker")
    do(state, "sail:22 to:17")
    assert legal(after(state, "jokers:1")) == ["toll:copper"]
    assert legal(after(state, "jokers:0")) == ["toll:joker"]


def test_without_a_card_for_the_toll_the_voyage_is_illegal() -> None:
    state = at_a_city("copper")
    assert "17" not in goals(state, "22")
    do(state, "sail:22")
    assert refused(state, "to:17") == "no_card_for_toll"


def test_a_payment_of_the_whole_hand_leads_to_no_city_but_to_the_field_behind_it() -> None:
    # From 22 past orange's city on 17 to 16W: two cards for the two fields, and no toll.
    state = at_a_city("oil*2")
    assert goals(state, "22") == ["16W", "16E"]
    do(state, "sail:22 to:16W")
    assert hand(state, "orange") == "cloth"


def test_at_the_own_city_there_is_no_toll() -> None:
    state = at_a_city("copper oil", owner="blue")
    do(state, "sail:22 to:17")
    assert hand(state, "blue") == "oil"
    assert told_of(state, "toll_paid") == []


def test_passing_anothers_city_is_free() -> None:
    state = at_a_city("copper*2", city="17", ships="T")
    do(state, "sail:T to:27")
    assert hand(state, "orange") == "cloth"
    past = position(
        "blue: action",
        hands={"blue": "copper*2"},
        ships={"blue": "T"},
        empires={"copper": "27 31"},
        cities={"orange": "31"},
    )
    do(past, "sail:T to:27")
    assert told_of(past, "toll_paid") == []


def test_a_ship_that_only_stays_at_a_city_pays_nothing() -> None:
    state = at_a_city("copper oil", ships="17")
    do(state, "sail:17 to:22")
    assert told_of(state, "toll_paid") == []


@pytest.mark.parametrize(("origin", "goal"), [("16E", "16W"), ("16W", "16E")])
def test_the_toll_is_due_also_where_one_began(origin: str, goal: str) -> None:
    assert goal not in goals(at_a_city("oil*2", city="16", ships=origin), origin)
    state = at_a_city("oil*3", city="16", ships=origin)
    play(state, f"blue: sail:{origin} to:{goal} toll:oil")
    assert hand(state, "orange") == "oil cloth"
    assert ships(state, "blue") == goal


@pytest.mark.parametrize("goal", ["16W", "16E"])
def test_the_toll_of_16_is_due_on_either_coast(goal: str) -> None:
    state = at_a_city("oil cedar", city="16", ships="17")
    play(state, f"blue: sail:17 to:{goal} toll:cedar")
    assert hand(state, "orange") == "cedar cloth"


@pytest.mark.parametrize(("origin", "steps"), [("17", 1), ("22", 2), ("27", 3)])
@pytest.mark.parametrize("goal", ["16W", "16E"])
def test_a_payment_of_the_whole_hand_leads_to_the_city_of_16_on_neither_coast(
    goal: str, origin: str, steps: int
) -> None:
    for cards in (f"oil*{steps}", "joker " + "oil " * (steps - 1)):
        state = at_a_city(cards, city="16", ships=origin)
        assert goal not in goals(state, origin)
        free = at_a_city(cards, city="17", ships=origin)
        assert goal in goals(free, origin), "without the toll the cards would do"
        more = at_a_city(f"{cards} cedar", city="16", ships=origin)
        assert goal in goals(more, origin), "and with a card for it"


def test_the_toll_of_tyros_goes_to_the_owner_of_its_city() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper oil"},
        ships={"blue": "31"},
        empires={"copper": "31 T"},
        cities={"yellow": "T"},
    )
    play(state, "blue: sail:31 to:T toll:oil")
    assert hand(state, "yellow") == "oil"


def test_only_the_two_see_the_card() -> None:
    state = at_a_city("copper oil*2")
    do(state, "sail:22 to:17 toll:oil")
    facts = {"seat": 0, "to": 1}
    assert told_of(state, "toll_paid", "blue") == [facts | {"card": 1}]
    assert told_of(state, "toll_paid", "orange") == [facts | {"card": 1}]
    assert told_of(state, "toll_paid", "purple") == [facts]
    assert told_of(state, "toll_paid") == [facts]
    assert known(state, "blue", "orange") == "oil"
    assert known(state, "purple", "orange") == known(state, None, "orange") == ""


def test_a_toll_brings_an_empty_hand_back_into_play() -> None:
    state = at_a_city("copper*2 oil", orange="")
    do(state, "sail:22 to:17 toll:oil")
    assert asked(state) == "orange: action"
    assert hand(state, "orange") == "oil"
