"""Chapters "Veilingen" and "Volgende veilingen": who wins, and what follows."""

import pytest

from emporion.games.byzanz.cards import size

from .positions import (
    LOT_OF_FIVE,
    answers,
    asked,
    auction,
    hand,
    legal,
    named,
    play,
    position,
    sales,
    told,
)

# -- the end of an auction ------------------------------------------------------------------------


def test_the_highest_bidder_wins_when_all_others_have_passed() -> None:
    state = auction(blue="cloth-1 cloth-2")
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass")
    assert asked(state) == "yellow: bidding"
    play(state, "yellow: pass")
    assert asked(state) == "blue: lot_card", "blue is not asked to top the own bid"


def test_a_bid_after_the_others_have_passed_wins_at_once() -> None:
    state = auction(yellow="cloth-1 cloth-2")
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert asked(state) == "yellow: bidding"
    play(state, "yellow: +cloth-1 bid")
    assert asked(state) == "yellow: lot_card"
    assert state.market == hand("cloth-1")


def test_the_last_player_without_a_bid_may_still_pass() -> None:
    state = auction(yellow="cloth-1 cloth-2")
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert legal(state) == ["pass", "+cloth-1", "+cloth-2"]
    play(state, "yellow: pass")
    assert asked(state) == "chance: opening"


def test_the_last_player_without_a_bid_may_sell_and_is_asked_again() -> None:
    state = auction(yellow="cloth-1 cloth-2 cloth-3 wine-1")
    play(state, "blue: pass", "orange: pass", "purple: pass")
    play(state, "yellow: sell:cloth-3+cloth-2+cloth-1")
    assert asked(state) == "yellow: bidding"
    assert legal(state) == ["pass", "+wine-1"]


def test_a_bid_after_which_others_remain_wins_nothing_yet() -> None:
    state = auction(blue="cloth-1", orange="cloth-2", yellow="cloth-3")
    play(state, "blue: +cloth-1 bid", "orange: +cloth-2 bid", "purple: pass")
    play(state, "yellow: +cloth-3 bid")
    assert asked(state) == "blue: bidding"


# -- what the winner does -------------------------------------------------------------------------


def test_example_of_winning_with_4() -> None:
    state = position(
        lot="grain-3 olives-3 cloth-2 grain-1 wood-1",
        hands={
            "blue": "cloth-1 spices-2 wine-1 olives-1",
            "orange": "wine-2",
            "purple": "cloth-3",
        },
    )
    play(state, "blue: +cloth-1 bid", "orange: +wine-2 bid", "purple: +cloth-3 bid")
    play(state, "yellow: pass", "blue: +spices-2 +wine-1 bid", "orange: pass", "purple: pass")
    assert state.hands[1] == hand("wine-2")
    assert state.hands[2] == hand("cloth-3")
    assert state.market == hand("cloth-1 spices-2 wine-1")
    lot = ["cloth-2", "wood-1", "grain-1", "grain-3", "olives-3"]
    assert answers(state) == [f"put:{card}" for card in lot]
    play(state, "blue: put:wood-1")
    assert state.market == hand("cloth-1 spices-2 wine-1 wood-1")
    assert state.hands[0] == hand("olives-1 grain-3 olives-3 cloth-2 grain-1")
    assert state.held == [5, 0, 0, 0]
    assert state.view(None)["offers"] == [4, 3, 2]


def test_the_whole_bid_goes_into_the_market() -> None:
    state = auction(blue="cloth-1 cloth-2 wine-4", orange="olives-2")
    play(state, "blue: +cloth-1 bid", "orange: +olives-2 bid", "purple: pass", "yellow: pass")
    play(state, "blue: +cloth-2 bid", "orange: pass")
    assert state.market == hand("cloth-1 cloth-2")
    assert state.hands[0] == hand("wine-4")


def test_what_is_bid_in_later_auctions_is_added_to_the_market() -> None:
    state = position(
        lot="wood-1 wood-1 wood-2 wood-3",
        market="cloth-1 grain-2",
        hands={"orange": "cloth-1"},
        offers={"blue": 5},
        asks="orange: bidding",
    )
    play(state, "orange: +cloth-1 bid", "purple: pass", "yellow: pass", "orange: put:wood-3")
    assert state.market == hand("cloth-1 cloth-1 wood-3 grain-2")


def test_the_card_for_the_market_may_be_any_of_the_lot() -> None:
    state = position(lot="cloth-1 cloth-1 wine-2 trader trader", asks="blue: lot_card")
    assert legal(state) == ["put:cloth-1", "put:wine-2", "put:trader"]


def test_the_card_for_the_market_may_be_a_trader() -> None:
    state = position(lot="cloth-1 cloth-1 wine-2 trader trader", asks="blue: lot_card")
    play(state, "blue: put:trader")
    assert state.market == hand("trader")
    assert state.hands[0] == hand("cloth-1 cloth-1 wine-2 trader")


def test_the_winner_must_put_a_card_of_the_lot_into_the_market() -> None:
    state = position(lot=LOT_OF_FIVE, hands={"blue": "cloth-1"}, asks="blue: lot_card")
    assert legal(state) == [f"put:{card}" for card in LOT_OF_FIVE.split()]


def test_the_winner_cannot_sell_cards_of_the_lot_before_taking_them() -> None:
    state = position(
        lot="cloth-1 cloth-1 cloth-1 wine-1 wine-1", hands={"blue": "wine-1"}, asks="blue: lot_card"
    )
    assert sales(state) == []


def test_a_sale_may_come_before_the_card_for_the_market() -> None:
    state = position(
        lot=LOT_OF_FIVE, hands={"blue": "cloth-1 cloth-1 cloth-2"}, asks="blue: lot_card"
    )
    play(state, "blue: sell:cloth-2+cloth-1+cloth-1")
    assert asked(state) == "blue: lot_card"
    play(state, "blue: put:wood-1")
    assert named(state.hands[0]) == "wood-2 grain-1 grain-2 olives-1"


def test_winning_is_told_step_by_step() -> None:
    state = auction(blue="cloth-1 wine-1")
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    play(state, "blue: put:grain-2")
    assert told(state)[4:] == [
        {"event": "auction_won", "seat": 0, "total": 1, "cards": [0]},
        {"event": "put_in_market", "seat": 0, "card": 17},
        {"event": "lot_taken", "seat": 0, "cards": [12, 13, 16, 20]},
        {"event": "offer_taken", "seat": 0, "offer": 5},
    ]


# -- the next auctions ----------------------------------------------------------------------------


def test_the_next_lot_has_as_many_cards_as_the_next_offer_card_says() -> None:
    state = auction(blue="cloth-1")
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    play(state, "blue: put:wood-1")
    assert asked(state) == "chance: opening"
    assert state.decision(-1).facts == {"offer": 4}
    play(state, "chance: cloth-2 wine-3 wine-3")
    assert asked(state) == "chance: opening"
    play(state, "chance: trader")
    assert asked(state) == "orange: bidding"
    assert size(state.lot) == 4


def test_the_left_neighbour_of_the_winner_opens_the_next_auction() -> None:
    state = auction(purple="cloth-1")
    play(state, "blue: pass", "orange: pass", "purple: +cloth-1 bid", "yellow: pass")
    play(state, "purple: put:wood-1", "chance: ...")
    assert asked(state) == "yellow: bidding"


def test_a_player_with_an_offer_card_does_not_open_the_next_auction() -> None:
    state = position(
        lot="wood-1 wood-1 wood-2 wood-3",
        hands={"yellow": "cloth-1"},
        offers={"blue": 5},
        asks="orange: bidding",
    )
    play(state, "orange: pass", "purple: pass", "yellow: +cloth-1 bid")
    play(state, "yellow: put:wood-1", "chance: ...")
    assert asked(state) == "orange: bidding", "blue, on yellow's left, has an offer card"


def test_a_player_with_an_offer_card_is_not_asked_in_an_auction() -> None:
    # The lots are opened by the engine: a position would say itself who takes part.
    state = position(
        5,
        asks="chance: opening",
        opener="purple",
        offers={"orange": 5},
        hands={"green": "cloth-1", "yellow": "cloth-2"},
    )
    play(state, "chance: wood-1 wood-1 wood-2 trader")
    play(state, "purple: pass", "yellow: +cloth-2 bid", "green: pass", "blue: pass")
    assert asked(state) == "yellow: lot_card", "orange was not asked"
    play(state, "yellow: put:wood-1", "chance: grain-1 grain-2 trader")
    play(state, "green: +cloth-1 bid", "blue: pass", "purple: pass")
    assert asked(state) == "green: lot_card", "neither orange nor yellow was asked"
    play(state, "green: put:grain-1", "chance: olives-1 olives-2")
    play(state, "blue: pass", "purple: pass")
    assert state.held == [2, 5, 0, 4, 3], "all who were asked have passed"


def test_an_auction_begins_without_traces_of_the_last_one() -> None:
    state = auction(blue="cloth-4", orange="cloth-1")
    play(state, "blue: +cloth-4 bid", "orange: pass", "purple: pass", "yellow: pass")
    play(state, "blue: put:wood-1", "chance: ...")
    view = state.view(None)
    assert (view["highest"], view["leader"], view["first_pass"]) == (0, -1, -1)
    play(state, "orange: +cloth-1 bid")
    assert state.highest == 1


def test_all_see_who_is_out_of_an_auction_until_it_is_over() -> None:
    state = position(
        lot="wood-1 wood-1 wood-2 wood-3",
        hands={"orange": "cloth-1"},
        offers={"blue": 5},
        asks="orange: bidding",
    )

    def out() -> list[bool]:
        return [other["passed"] for other in state.view(None)["seats"]]

    assert out() == [True, False, False, False], "who has an offer card does not take part"
    play(state, "orange: +cloth-1 bid", "purple: pass")
    assert out() == [True, False, True, False]
    play(state, "yellow: pass")
    assert out() == [False, False, False, False]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_first_lot_is_as_large_as_the_highest_offer_card(players: int) -> None:
    state = position(players, asks="chance: opening")
    play(state, "chance: ...")
    assert asked(state) == "blue: bidding"
    assert size(state.lot) == {3: 6, 4: 5, 5: 5, 6: 6}[players]
