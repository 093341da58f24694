"""Chapter "Veilingen", second and third paragraph: bids, raises and passes."""

from hypothesis import given

from emporion.games.byzanz.cards import EVERY_CARD, card_name, packet_of, worth

from .positions import (
    answers,
    asked,
    auction,
    hand,
    legal,
    named,
    play,
    position,
    sales,
    subsets,
    told,
    whole_turns,
)
from .strategies import goods_of, rivalries

# -- bids -----------------------------------------------------------------------------------------


def test_the_opener_may_pass_or_bid() -> None:
    state = auction(blue="cloth-1 wine-2")
    assert legal(state) == ["pass", "+cloth-1", "+wine-2"]


def test_an_opening_bid_is_at_least_1() -> None:
    state = auction(blue="cloth-1")
    assert "bid" not in legal(state)
    play(state, "blue: +cloth-1 bid")
    assert state.highest == 1


def test_a_bid_may_have_any_number_of_cards() -> None:
    whole_hand = "cloth-1 cloth-4 spices-2 wine-1 wine-1 wood-3 olives-4"
    state = auction(blue=whole_hand)
    play(state, "blue: +cloth-1 +cloth-4 +spices-2 +wine-1 +wine-1 +wood-3 +olives-4 bid")
    assert state.bids[0] == hand(whole_hand)
    assert state.highest == 16


def test_only_the_value_of_goods_counts_in_a_bid() -> None:
    state = auction(blue="cloth-3", orange="olives-1 grain-2", purple="wood-1 spices-3")
    play(state, "blue: +cloth-3 bid")
    assert legal(state) == ["pass"], "grain 2 and olives 1 do not top cloth 3"
    play(state, "orange: pass", "purple: +spices-3 +wood-1 bid")
    assert state.highest == 4


def test_a_trader_is_never_in_a_bid() -> None:
    state = auction(blue="trader trader wine-1")
    assert answers(state) == ["pass", "+wine-1"]
    play(state, "blue: +wine-1")
    assert legal(state) == ["bid"]


def test_a_player_with_only_traders_cannot_bid() -> None:
    assert answers(auction(blue="trader trader trader")) == ["pass"]


def test_a_player_with_an_empty_hand_can_only_pass() -> None:
    assert legal(auction(blue="")) == ["pass"]


def test_a_bid_must_be_higher_than_the_highest() -> None:
    state = auction(blue="cloth-3", orange="wine-3 wine-4")
    play(state, "blue: +cloth-3 bid")
    play(state, "orange: +wine-3")
    assert legal(state) == ["+wine-4"], "3 is not more than 3, so it must go on"


def test_a_bid_may_jump() -> None:
    state = auction(blue="cloth-1", orange="wine-4 wine-4")
    play(state, "blue: +cloth-1 bid", "orange: +wine-4 +wine-4 bid")
    assert state.highest == 8


def test_a_player_who_cannot_top_the_highest_bid_can_only_pass() -> None:
    state = auction(blue="cloth-4", orange="wine-1 wine-3 trader")
    play(state, "blue: +cloth-4 bid")
    assert answers(state) == ["pass"]


def test_a_player_who_cannot_top_the_highest_bid_may_sell_first() -> None:
    state = auction(blue="cloth-4", orange="wine-1 wine-3 trader")
    play(state, "blue: +cloth-4 bid")
    assert sales(state) == ["sell:wine-3+wine-1+trader"]
    play(state, "orange: sell:wine-3+wine-1+trader")
    assert asked(state) == "orange: bidding"
    assert legal(state) == ["pass"]


def test_bidding_goes_clockwise() -> None:
    state = auction(blue="cloth-1", orange="cloth-2", purple="cloth-3", yellow="cloth-4")
    play(state, "blue: +cloth-1 bid", "orange: +cloth-2 bid", "purple: pass")
    play(state, "yellow: +cloth-4 bid", "blue: pass", "orange: pass")
    assert asked(state) == "yellow: lot_card"


# -- raises ---------------------------------------------------------------------------------------


def test_a_raise_only_adds_cards() -> None:
    state = auction(blue="cloth-1 cloth-2 cloth-4", orange="wine-2")
    play(state, "blue: +cloth-1 bid", "orange: +wine-2 bid", "purple: pass", "yellow: pass")
    assert answers(state) == ["pass", "+cloth-2", "+cloth-4"]
    play(state, "blue: +cloth-2 bid")
    assert state.bids[0] == hand("cloth-1 cloth-2")
    assert state.highest == 3


def test_a_raise_counts_with_the_cards_that_lie_there() -> None:
    state = auction(blue="cloth-3 wine-1", orange="wine-3 grain-1")
    play(state, "blue: +cloth-3 bid", "orange: +wine-3 +grain-1 bid", "purple: pass")
    play(state, "yellow: pass")
    assert legal(state) == ["pass"], "3 + 1 does not top 4"


def test_a_raise_may_be_lower_in_kind_than_the_cards_that_lie_there() -> None:
    state = auction(blue="cloth-1 wine-2", orange="wood-2 wood-1")
    play(state, "blue: +wine-2 bid", "orange: +wood-1 +wood-2 bid", "purple: pass", "yellow: pass")
    assert legal(state) == ["pass"]
    state = auction(blue="cloth-2 wine-2", orange="wood-2 wood-1")
    play(state, "blue: +wine-2 bid", "orange: +wood-1 +wood-2 bid", "purple: pass", "yellow: pass")
    play(state, "blue: +cloth-2 bid")
    assert state.bids[0] == hand("cloth-2 wine-2")


def test_cards_in_a_bid_cannot_be_laid_twice() -> None:
    state = auction(blue="cloth-1 cloth-4", orange="wine-4")
    play(state, "blue: +cloth-1 bid", "orange: +wine-4 bid", "purple: pass", "yellow: pass")
    play(state, "blue: +cloth-4")
    assert legal(state) == ["bid"]


# -- passes ---------------------------------------------------------------------------------------


def test_a_pass_is_final_for_that_auction() -> None:
    state = auction(blue="cloth-1", orange="wine-2", purple="wood-3 wood-4", yellow="grain-4")
    play(state, "blue: pass", "orange: +wine-2 bid", "purple: +wood-3 bid", "yellow: +grain-4 bid")
    assert asked(state) == "orange: bidding"
    play(state, "orange: pass", "purple: +wood-4 bid", "yellow: pass")
    assert asked(state) == "purple: lot_card"


def test_a_player_who_passes_takes_the_bid_back() -> None:
    state = auction(blue="cloth-1 wine-2", orange="wine-2")
    play(state, "blue: +cloth-1 bid", "orange: +wine-2 bid", "purple: pass", "yellow: pass")
    assert state.hands[0] == hand("wine-2")
    play(state, "blue: pass")
    assert state.hands[0] == hand("cloth-1 wine-2")
    assert state.bids[0] == 0


def test_a_bid_taken_back_is_told_with_its_cards() -> None:
    state = auction(blue="cloth-1 wine-2", orange="wine-2")
    play(state, "blue: +cloth-1 bid", "orange: +wine-2 bid", "purple: pass", "yellow: pass")
    play(state, "blue: pass")
    passes = [event for event in told(state) if event["event"] == "passed"]
    assert passes == [
        {"event": "passed", "seat": 2, "cards": []},
        {"event": "passed", "seat": 3, "cards": []},
        {"event": "passed", "seat": 0, "cards": [0]},
    ]


def test_a_player_who_passed_in_one_auction_may_bid_in_the_next() -> None:
    state = auction(blue="cloth-1", orange="wine-2")
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    play(state, "blue: put:wood-1", "chance: ...")
    assert asked(state) == "orange: bidding"
    assert legal(state) == ["pass", "+wine-2"]


# -- drafts ---------------------------------------------------------------------------------------


def test_a_bid_is_put_together_in_ascending_order() -> None:
    state = auction(blue="cloth-1 cloth-3 wine-2 wine-2")
    play(state, "blue: +wine-2")
    assert legal(state) == ["bid", "+wine-2"]
    state = auction(blue="cloth-1 cloth-3 wine-2 wine-2")
    play(state, "blue: +cloth-3")
    assert legal(state) == ["bid", "+wine-2"]


def test_a_card_that_those_after_it_cannot_lift_above_the_highest_bid_is_not_open() -> None:
    state = auction(blue="cloth-4", orange="cloth-4 wine-1 wood-3")
    play(state, "blue: +cloth-4 bid")
    assert answers(state) == ["pass", "+cloth-4"], "wine 1 and wood 3 are no more than 4"


def test_while_a_bid_is_put_together_there_is_no_pass_and_no_sale() -> None:
    state = auction(blue="cloth-1 cloth-1 cloth-1 wine-1")
    play(state, "blue: +wine-1")
    assert legal(state) == ["bid"]


@given(rivalries())
def test_the_bids_agree_with_a_search_of_all_selections_of_goods(
    rivalry: tuple[int, int, int],
) -> None:
    """`legal_bids` must agree with this brute force."""
    held, own, other = rivalry
    rest = named(EVERY_CARD - held - own - other).split()
    state = position(
        hands={"blue": named(held)},
        bids={"blue": named(own), "yellow": named(other)},
        lot=" ".join(rest[:5]),
    )
    expected = {
        "".join(f"+{card_name(kind)} " for kind in chosen) + "bid"
        for chosen in subsets(goods_of(held), least=1)
        if worth(own) + worth(packet_of(list(chosen))) > worth(other)
    }
    found = {turn for turn in whole_turns(state) if not turn.startswith("sell:")}
    assert found == expected | {"pass"}
