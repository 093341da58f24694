"""Who knows what: hands are hidden, but for what a perfect memory has seen go into them."""

import json

import pytest

from emporion.core.seats import COLOURS
from emporion.games.byzanz.state import ByzanzState

from .positions import hand, names, new_game, play, position, seat, told

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"
OFFERS = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
NINE = "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 wood-1 wood-2 grain-4"


def known(state: ByzanzState, colour: str) -> str:
    """What everybody knows of a hand; all must see the same."""
    views = [state.view(viewer) for viewer in [None, *range(state.players)]]
    seen = [view["seats"][seat(colour)]["known"] for view in views]
    assert seen == [seen[0]] * len(seen)
    return names(seen[0])


def hand_size(state: ByzanzState, colour: str) -> int:
    """The size of a hand as spectators see it."""
    held: int = state.view(None)["seats"][seat(colour)]["hand"]
    return held


# -- hands --------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 trader", "orange": "wine-2"})
    assert names(state.view(0)["hand"]) == "cloth-1 trader"
    assert names(state.view(1)["hand"]) == "wine-2"
    assert set(state.view(0)["seats"][1]) == {
        "hand",
        "known",
        "bid",
        "profit",
        "points",
        "offer",
        "passed",
    }


def test_a_spectator_sees_no_hand() -> None:
    view = position(lot=LOT, hands={"blue": "cloth-1 trader"}).view(None)
    assert "hand" not in view
    assert "draft" not in view
    assert view["seat"] is None


def test_all_see_how_many_cards_a_hand_has() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 trader", "orange": "wine-2"})
    assert [hand_size(state, colour) for colour in COLOURS[:4]] == [2, 1, 0, 0]


def test_dealt_cards_are_not_known() -> None:
    state = new_game(3)
    play(state, "chance: " + "trader cloth-1 wine-2 wood-3 " * 3)
    assert known(state, "blue") == known(state, "purple") == ""
    dealt = {"event": "dealt", "seat": 1, "count": 4}
    assert told(state)[1] == told(state, "blue")[1] == told(state, "purple")[1] == dealt
    assert told(state, "orange")[1] == dealt | {"cards": [0, 9, 14, 24]}


def test_a_view_holds_nothing_but_what_it_documents() -> None:
    view = position(lot=LOT).view(0)
    assert set(view) == {
        "game",
        "rules",
        "players",
        "options",
        "seat",
        "phase",
        "actor",
        "round",
        "rounds",
        "offers",
        "lot",
        "market",
        "box",
        "pile",
        "to_turn",
        "opener",
        "highest",
        "leader",
        "first_pass",
        "seats",
        "hand",
        "draft",
        "decision",
    }


@pytest.mark.parametrize(
    ("own", "highest", "leader"), [("", "", -1), ("", "wine-3", 3), ("cloth-2", "wine-3", 3)]
)
def test_all_see_what_is_asked_in_an_auction(own: str, highest: str, leader: int) -> None:
    state = position(lot=LOT, hands={"blue": "cloth-4"}, bids={"blue": own, "yellow": highest})
    asks = {
        "kind": "bidding",
        "seat": 0,
        "highest": 3 if highest else 0,
        "leader": leader,
        "own": 2 if own else 0,
    }
    assert state.view(None)["decision"] == state.view(0)["decision"] == asks
    play(state, "blue: +cloth-4")
    assert state.view(None)["decision"] == state.view(0)["decision"] == asks


# -- a perfect memory ---------------------------------------------------------------------------


def test_cards_won_in_a_lot_are_known() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"}, asks="blue: lot_card")
    play(state, "blue: put:wood-1")
    assert known(state, "blue") == "wood-2 grain-1 grain-2 olives-1"
    assert hand_size(state, "blue") == 5


def test_a_lot_taken_because_all_passed_is_known() -> None:
    state = position(lot=LOT)
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: pass")
    assert known(state, "blue") == LOT


def test_cards_taken_from_the_market_are_known() -> None:
    state = position(
        market="wood-1 wood-2 wine-1",
        hands={"orange": "cloth-1"},
        offers=OFFERS,
        asks="orange: picking",
    )
    play(state, "orange: take:wood")
    assert known(state, "orange") == "wood-1 wood-2"


def test_a_bid_lies_on_the_table_and_not_in_the_hand() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 wine-2"}, known={"blue": "cloth-1"})
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == ""
    assert hand_size(state, "blue") == 1
    assert names(state.view(3)["seats"][0]["bid"]) == "cloth-1"


def test_a_bid_taken_back_is_known_to_be_in_the_hand() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 wine-2"},
        bids={"yellow": "olives-1"},
        passed="orange purple",
    )
    play(state, "blue: +wine-2 bid", "yellow: pass")
    assert known(state, "yellow") == "olives-1"
    assert hand_size(state, "yellow") == 1


def test_a_raised_bid_taken_back_is_known_with_all_its_cards() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-2 wine-2 grain-3", "yellow": "olives-4"},
        bids={"blue": "cloth-1", "yellow": "olives-2"},
        known={"blue": "wine-2"},
        passed="orange purple",
    )
    play(state, "blue: +cloth-2 bid")
    assert known(state, "blue") == "wine-2"
    play(state, "yellow: +olives-4 bid", "blue: pass")
    assert known(state, "blue") == "cloth-1 cloth-2 wine-2"
    assert hand_size(state, "blue") == 4


def test_a_card_that_leaves_is_deducted_from_the_known_ones_first() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-1 wine-2"}, known={"blue": "cloth-1 wine-2"}
    )
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == "wine-2", "the other cloth 1 was never seen"


def test_an_unknown_card_that_leaves_takes_nothing_from_what_is_known() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-2 wine-2"}
    )
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == "cloth-2 wine-2"


def test_cards_sold_are_not_known_to_be_in_the_hand_any_more() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 cloth-1 cloth-2 cloth-3 trader"},
        known={"blue": "cloth-1 cloth-2 trader"},
    )
    play(state, "blue: sell:cloth-2+cloth-1+trader")
    assert known(state, "blue") == ""
    assert hand_size(state, "blue") == 2


def test_cards_discarded_are_not_known_to_be_in_the_hand_any_more() -> None:
    state = position(
        hands={"blue": NINE}, known={"blue": "cloth-1 wine-1"}, asks="blue: over_limit"
    )
    play(state, "blue: discard:cloth-1 discard:cloth-2")
    assert known(state, "blue") == "wine-1"
    assert hand_size(state, "blue") == 7


def test_a_paid_bid_is_in_the_market_for_all_to_see() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 wine-2"}, known={"blue": "wine-2"})
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    assert names(state.view(1)["market"]) == "cloth-1"
    assert known(state, "blue") == "wine-2"


def test_profits_are_shown_to_all() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader trader"})
    play(state, "blue: sell:trader+trader+trader")
    for viewer in [None, 0, 3]:
        assert state.view(viewer)["seats"][0]["profit"] == [24]
        assert state.view(viewer)["seats"][0]["points"] == 5


def test_what_left_the_game_in_sight_is_shown() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    before = hand(names(state.view(2)["box"]))
    play(state, "blue: discard:wood-1 discard:grain-4")
    assert hand(names(state.view(2)["box"])) - before == hand("wood-1 grain-4")


# -- drafts -------------------------------------------------------------------------------------


def views(state: ByzanzState, but: int) -> str:
    """What all others see, spectators included, as bytes would show it."""
    others = [viewer for viewer in [None, *range(state.players)] if viewer != but]
    return json.dumps([state.view(viewer) for viewer in others])


def test_nobody_else_sees_a_bid_being_put_together() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-1 wine-2"}
    )
    before = views(state, but=0)
    play(state, "blue: +cloth-1")
    assert views(state, but=0) == before
    play(state, "blue: +wine-2")
    assert views(state, but=0) == before
    assert told(state) == []
    assert names(state.view(0)["draft"]) == "cloth-1 wine-2"
    assert names(state.view(0)["hand"]) == "cloth-2"


def test_nobody_else_sees_discards_being_put_together() -> None:
    state = position(
        hands={"blue": NINE}, known={"blue": "cloth-1 wine-2"}, asks="blue: over_limit"
    )
    before = views(state, but=0)
    play(state, "blue: discard:cloth-1")
    assert views(state, but=0) == before
    assert told(state) == []
    assert names(state.view(0)["draft"]) == "cloth-1"


def test_only_the_seat_that_drafts_is_drafting() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2"})
    assert not state.drafting(0)
    play(state, "blue: +cloth-1")
    assert state.drafting(0)
    assert not state.drafting(1)
    play(state, "blue: bid")
    assert not state.drafting(0)


def test_a_view_is_plain_data() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"})
    for viewer in [None, 0]:
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)
