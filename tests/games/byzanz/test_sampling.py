"""Full states made from a view: nothing that is hidden from a seat shows in its view."""

import json
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import OVER
from emporion.games.byzanz.cards import size
from emporion.games.byzanz.state import ByzanzState

from .positions import GAME, hand, names, new_game, play, position
from .randomly import step

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_changing_all_that_is_hidden_from_a_seat_leaves_its_view_the_same(players: int) -> None:
    state = new_game(players)
    rng = Rng(players)
    changed = 0
    while state.actor != OVER:
        for _ in range(1 + rng.below(12)):
            if state.actor != OVER:
                step(state, rng)
        for viewer in [None, *range(players)]:
            view = state.view(viewer)
            other = GAME.determinize(view, rng.below)
            other.check()
            assert json.dumps(other.view(viewer)) == json.dumps(view)
            assert in_sight(other) == in_sight(state)
            if viewer == state.actor:
                assert other.legal(viewer) == state.legal(viewer)
            changed += other.hands != state.hands
    assert changed > 20


def in_sight(state: ByzanzState) -> tuple[Any, ...]:
    """All of a state that everybody sees."""
    return (
        (state.phase, state.actor, state.rounds_finished, state.lots, state.opener, state.left),
        (state.to_turn, state.lot, state.market, state.box, state.known, state.bids),
        (state.totals, state.profits, state.held, state.passed),
        (state.first_pass, state.leader, state.highest, [size(held) for held in state.hands]),
    )


def test_a_dealt_out_state_plays_on_to_the_end() -> None:
    for seed in range(8):
        rng = Rng(seed)
        state = new_game(3 + seed % 4)
        for _ in range(50 + 20 * seed):
            step(state, rng)
        other = GAME.determinize(state.view(seed % state.players), rng.below)
        while other.actor != OVER:
            step(other, rng)
            other.check()


def test_what_a_seat_knows_stays_where_it_is_when_the_rest_is_dealt_out() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 trader", "orange": "wine-1 wine-2 wood-3", "yellow": "olives-4"},
        known={"orange": "wine-2"},
        market="grain-3",
    )
    rng = Rng(5)
    seen = set()
    for _ in range(60):
        other = GAME.determinize(state.view(0), rng.below)
        assert other.hands[0] == state.hands[0]
        assert names(other.view(1)["hand"]).count("wine-2") >= 1
        assert (other.market, other.lot, other.box) == (state.market, state.lot, state.box)
        seen.add(other.hands[3])
    assert len(seen) > 10, "yellow's card can be many"


def test_another_seats_draft_is_dealt_out_like_its_hand() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-2"})
    play(state, "blue: +cloth-1 +cloth-2")
    other = GAME.determinize(state.view(1), Rng(1).below)
    other.check()
    assert other.draft == 0
    assert other.view(None)["seats"][0]["hand"] == 3
    own = GAME.determinize(state.view(0), Rng(1).below)
    assert (own.draft, own.draft_worth) == (state.draft, 3)
    assert own.draft == hand("cloth-1 cloth-2")
    assert own.key()[-3:] == state.key()[-3:]
    assert own.legal(0) == state.legal(0)
