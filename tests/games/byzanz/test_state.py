"""A position as a value: copies, keys, and the proof that no card was made or lost."""

import pytest

from emporion.core.errors import BrokenState
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.byzanz.cards import CARD, size
from emporion.games.byzanz.data import OFFERS
from emporion.games.byzanz.phases import OVER_LIMIT
from emporion.games.byzanz.state import ByzanzState

from .positions import hand, new_game, play, position
from .randomly import choice, decisions

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


def some() -> ByzanzState:
    """A position with something in most places."""
    return position(
        lot=LOT,
        market="grain-3 trader",
        hands={"blue": "cloth-1 wine-2 trader", "orange": "wine-1"},
        known={"blue": "wine-2"},
        bids={"blue": "olives-1", "yellow": "cloth-2"},
        profits={"orange": "trader wood-4"},
        passed="purple",
    )


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = some()
    before = state.key()
    other = state.copy()
    assert other.key() == before
    play(other, "blue: +wine-2 bid", "orange: pass", "yellow: pass", "blue: put:wood-1")
    assert state.key() == before
    assert other.key() != before


def test_a_copy_does_not_listen() -> None:
    assert some().copy().events is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_copies_stay_equal_through_a_whole_game(players: int) -> None:
    state = new_game(players)
    rng = Rng(players)
    while state.actor != OVER:
        other = state.copy()
        actor = state.actor
        action = choice(state, rng)
        state.apply(actor, action)
        assert other.key() != state.key()
        other.apply(actor, action)
        assert other.key() == state.key()


def test_a_finished_draft_leaves_no_trace_of_how_it_was_put_together() -> None:
    one, other = some(), some()
    play(one, "blue: +cloth-1 +wine-2 bid")
    play(other, "blue: +wine-2 bid")
    assert one.last_kind == other.last_kind == 0
    assert one.draft == other.draft == 0


def test_a_lost_card_is_noticed() -> None:
    state = some()
    state.hands[1] -= CARD[8]
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert broken.value.facts["what"] == "cards"


def test_a_made_card_is_noticed() -> None:
    state = some()
    state.market += CARD[8]
    with pytest.raises(BrokenState):
        state.check()


def test_a_card_known_where_it_is_not_is_noticed() -> None:
    state = some()
    state.known[1] = hand("cloth-4")
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert (broken.value.facts["what"], broken.value.facts["seat"]) == ("known", 1)


def test_a_draft_counted_wrong_is_noticed() -> None:
    state = some()
    state.draft_worth = 1
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert (broken.value.facts["what"], broken.value.facts["seat"]) == ("draft_worth", 0)


@pytest.mark.parametrize("field", ["last_kind", "highest", "lots", "to_turn"])
def test_a_field_that_does_not_follow_from_the_others_is_noticed(field: str) -> None:
    state = some()
    setattr(state, field, getattr(state, field) + 1)
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert broken.value.facts["what"] == field


def test_the_points_are_those_of_the_profit_cards() -> None:
    assert some().scores()[1] == 9


def test_a_bid_counted_wrong_is_noticed() -> None:
    state = some()
    state.totals[3] = 3
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert (broken.value.facts["what"], broken.value.facts["seat"]) == ("totals", 3)


def test_a_draft_of_cards_that_are_not_in_the_hand_is_noticed() -> None:
    state = some()
    play(state, "blue: +wine-2")
    state.draft += CARD[8]
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert (broken.value.facts["what"], broken.value.facts["seat"]) == ("draft", 0)


def test_only_the_actor_is_asked() -> None:
    state = some()
    assert state.actors() == [0]
    assert state.legal(0) != []
    assert state.legal(1) == state.legal(CHANCE) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_a_whole_game_only_a_seat_over_the_limit_holds_more_than_seven(players: int) -> None:
    fullest = 0
    for state in decisions(players, seed=players):
        for seat in range(players):
            held = size(state.hands[seat] + state.bids[seat])
            if state.phase == OVER_LIMIT and seat == state.actor:
                assert held > 7
                fullest = max(fullest, held)
            else:
                assert held <= 7
    assert fullest > 8


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_a_whole_game_the_pile_has_just_what_the_lots_to_come_need(players: int) -> None:
    for state in decisions(players, seed=players):
        view = state.view(None)
        rounds_to_come = view["rounds"] - view["round"]
        is_open = view["phase"] in ("bidding", "lot_card", "over_limit")
        lots_to_come = view["offers"][1:] if is_open else view["offers"]
        if view["phase"] == "final_sales":
            lots_to_come = []
        assert view["pile"] == sum(OFFERS[players]) * rounds_to_come + sum(lots_to_come)
        held = [other["offer"] for other in view["seats"] if other["offer"]]
        assert sorted(held + view["offers"], reverse=True) == list(OFFERS[players])
