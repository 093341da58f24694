"""Chapters "De markt van Byzantium" and "Een nieuwe ronde"."""

import pytest

from .positions import answers, asked, hand, legal, play, position, sales, told, told_kinds

OFFERS = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
"""Orange picks first, then purple, blue and yellow."""


def test_example_of_a_complete_market_with_4_players() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="wood-1 wood-1 wood-2 spices-1 spices-2 trader cloth-1 cloth-1 cloth-3 "
        "wine-1 wine-2 grain-1",
    )
    box = state.box
    play(state, "orange: take:wood", "purple: take:spices", "blue: take:trader")
    play(state, "yellow: take:cloth")
    assert state.hands[1] == hand("wood-1 wood-1 wood-2")
    assert state.hands[2] == hand("spices-1 spices-2")
    assert state.hands[0] == hand("trader")
    assert state.hands[3] == hand("cloth-1 cloth-1 cloth-3")
    assert state.box - box == hand("wine-1 wine-2 grain-1")
    assert state.market == 0


def test_all_cards_of_a_sort_are_taken() -> None:
    state = position(
        offers=OFFERS, asks="orange: picking", market="wine-1 wine-1 wine-2 wine-4 grain-1"
    )
    play(state, "orange: take:wine")
    assert state.hands[1] == hand("wine-1 wine-1 wine-2 wine-4")
    assert state.market == hand("grain-1")


def test_the_market_has_seven_sorts() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="cloth-1 spices-2 wine-3 wood-4 grain-1 olives-2 trader",
    )
    sorts = ["cloth", "spices", "wine", "wood", "grain", "olives", "trader"]
    assert legal(state) == [f"take:{sort}" for sort in sorts]


def test_all_traders_of_the_market_are_one_sort() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="trader trader trader wood-1")
    play(state, "orange: take:trader")
    assert state.hands[1] == hand("trader trader trader")


@pytest.mark.parametrize("traders", range(1, 7))
def test_however_many_traders_the_market_has_they_are_taken_together(traders: int) -> None:
    # One card of each lot goes there, and with six players there are six lots a round.
    offers = {"blue": 6, "orange": 5, "purple": 4, "yellow": 3, "green": 2, "red": 1}
    state = position(6, offers=offers, asks="red: picking", market="wood-1 " + "trader " * traders)
    assert legal(state) == ["take:wood", "take:trader"]
    play(state, "red: take:trader")
    assert state.hands[5] == hand("trader " * traders)
    assert state.market == hand("wood-1")


def test_only_sorts_that_lie_in_the_market_can_be_taken() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="spices-2 olives-1")
    assert legal(state) == ["take:spices", "take:olives"]


def test_the_pick_is_compulsory_while_a_sort_is_left() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="spices-2")
    assert legal(state) == ["take:spices"]


def test_with_the_option_a_pick_may_be_declined() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="spices-2 wood-1", picking="may")
    assert legal(state) == ["pass", "take:spices", "take:wood"]
    play(state, "orange: pass")
    assert asked(state) == "purple: picking"
    assert state.market == hand("spices-2 wood-1")
    assert told(state)[-1] == {"event": "pick_declined", "seat": 1}


def test_what_everybody_declines_leaves_the_game() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="spices-2", picking="may")
    box = state.box
    play(state, "orange: pass", "purple: pass", "blue: pass", "yellow: pass")
    assert state.box - box == hand("spices-2")
    assert asked(state) == "chance: opening"


@pytest.mark.parametrize(
    ("players", "offers", "order"),
    [
        (3, {"orange": 6, "purple": 4, "blue": 2}, "blue purple orange"),
        (4, OFFERS, "orange purple blue yellow"),
        (
            5,
            {"green": 5, "blue": 4, "purple": 3, "yellow": 2, "orange": 1},
            "orange yellow purple blue green",
        ),
        (
            6,
            {"blue": 6, "orange": 5, "purple": 4, "yellow": 3, "green": 2, "red": 1},
            "red green yellow purple orange blue",
        ),
    ],
)
def test_players_pick_once_each_from_the_lowest_offer_card_up(
    players: int, offers: dict[str, int], order: str
) -> None:
    state = position(
        players,
        offers=offers,
        market="cloth-1 spices-1 wine-1 wood-1 grain-1 olives-1",
        asks=order.partition(" ")[0] + ": picking",
    )
    for picker in order.split():
        assert asked(state) == f"{picker}: picking"
        play(state, f"{picker}: {legal(state)[0]}")
    assert asked(state) == "chance: opening"


def test_the_market_opens_when_the_last_lot_is_taken() -> None:
    state = position(
        offers={"yellow": 5, "blue": 4, "purple": 3},
        lot="wood-1 wood-2",
        market="wine-1",
        asks="orange: lot_card",
    )
    play(state, "orange: put:wood-1")
    assert asked(state) == "orange: picking"
    assert legal(state) == ["take:wine", "take:wood"]


def test_a_player_with_an_offer_card_is_out_of_auctions_but_picks() -> None:
    state = position(
        offers={"yellow": 5, "blue": 4, "purple": 3},
        lot="wood-1 wood-2",
        market="wine-1 grain-1 olives-1",
        asks="orange: lot_card",
    )
    play(state, "orange: put:wood-1 take:wood", "purple: take:wine", "blue: take:grain")
    play(state, "yellow: take:olives")
    assert state.hands == [hand("grain-1"), hand("wood-1 wood-2"), hand("wine-1"), hand("olives-1")]


def test_own_cards_may_be_taken_back_from_the_market() -> None:
    state = position(
        offers={"yellow": 5, "blue": 4},
        lot="wood-1 wood-2 wood-3",
        hands={"orange": "cloth-2 cloth-3"},
        asks="orange: bidding",
    )
    play(state, "orange: +cloth-2 +cloth-3 bid", "purple: pass", "orange: put:wood-1")
    play(state, "chance: grain-1 grain-2", "purple: put:grain-1 take:grain")
    play(state, "orange: take:cloth")
    assert state.hands[1] == hand("cloth-2 cloth-3 wood-2 wood-3")


def test_a_sale_may_come_before_a_pick() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="wood-1",
        hands={"orange": "cloth-1 cloth-2 trader"},
    )
    assert sales(state) == ["sell:cloth-2+cloth-1+trader"]
    play(state, "orange: sell:cloth-2+cloth-1+trader")
    assert asked(state) == "orange: picking"


def test_cards_in_the_market_cannot_be_sold() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="wood-1 wood-2",
        hands={"orange": "wood-3"},
    )
    assert sales(state) == []


def test_when_the_market_is_empty_the_others_are_skipped() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1 cloth-1")
    play(state, "orange: take:wood", "purple: take:cloth")
    assert asked(state) == "chance: opening"
    assert told_kinds(state) == [
        "sort_taken",
        "sort_taken",
        "market_was_empty",
        "market_was_empty",
        "market_cleared",
    ]
    assert [event["seat"] for event in told(state)[2:4]] == [0, 3]


def test_the_taker_of_the_last_sort_still_has_a_hand_limit() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="wood-1 wood-2",
        hands={"orange": "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 grain-1"},
    )
    play(state, "orange: take:wood")
    assert asked(state) == "orange: over_limit"
    play(state, "orange: discard:cloth-1 discard:cloth-2")
    assert asked(state) == "chance: opening"


def test_the_next_player_picks_only_when_the_hand_limit_is_settled() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="wood-1 wood-2 grain-4",
        hands={"orange": "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 grain-1"},
    )
    play(state, "orange: take:wood discard:cloth-1 discard:cloth-2")
    assert asked(state) == "purple: picking"


def test_what_is_left_in_the_market_leaves_the_game() -> None:
    state = position(
        offers=OFFERS,
        asks="orange: picking",
        market="cloth-1 spices-1 wine-1 wood-1 grain-1 olives-1 trader",
    )
    box = state.box
    play(state, "orange: take:cloth", "purple: take:spices", "blue: take:wine")
    play(state, "yellow: take:wood")
    assert state.market == 0
    assert state.box - box == hand("grain-1 olives-1 trader")
    assert told(state)[-1] == {"event": "market_cleared", "cards": [16, 20, 24]}


def test_a_new_round_stacks_the_offer_cards_again() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1", finished=2)
    assert state.view(None)["round"] == 3
    play(state, "orange: take:wood")
    view = state.view(None)
    assert view["offers"] == [5, 4, 3, 2]
    assert [other["offer"] for other in view["seats"]] == [0, 0, 0, 0]
    assert view["round"] == 4


def test_the_lowest_offer_card_opens_the_new_round() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1")
    play(state, "orange: take:wood", "chance: ...")
    assert asked(state) == "orange: bidding"
    assert len(state.view(None)["lot"]) == 5


def test_everybody_bids_again_in_the_new_round() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1")
    play(state, "orange: take:wood", "chance: ...", "orange: pass", "purple: pass")
    play(state, "yellow: pass")
    assert asked(state) == "blue: bidding"
    assert answers(state) == ["pass"]


def test_a_round_follows_as_long_as_there_are_cards_in_the_pile() -> None:
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1", finished=4)
    assert state.view(None)["pile"] == 14
    play(state, "orange: take:wood")
    assert asked(state) == "chance: opening"
    state = position(offers=OFFERS, asks="orange: picking", market="wood-1", finished=5)
    assert state.view(None)["pile"] == 0
    play(state, "orange: take:wood")
    assert asked(state) == "blue: final_sales"
