"""Games of Tyros end, even if players drag them out: `max_length` bounds all of them."""

from collections.abc import Callable

import pytest

from emporion.core.game import Pick
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.tyros.actions import (
    ACCEPT,
    ASK_ALL,
    CITY,
    COUNTER,
    DECLINE,
    DRAW,
    DROP,
    GIVE,
    NOBODY_ELSE,
    PAY,
    SAIL,
    SWAP,
    TAKE,
    TO,
    WANT,
    WITH,
)
from emporion.games.tyros.data import JOKER
from emporion.games.tyros.game import Tyros
from emporion.games.tyros.phases import EXCHANGE, LAYING
from emporion.games.tyros.state import TyrosState

Wishes = Callable[[TyrosState], list[range]]
"""What a player would rather do, the dearest wish first; what nobody wishes is done if it must."""


def only_pass(_: TyrosState) -> list[range]:
    """Nobody ever does anything."""
    return []


def only_trade(state: TyrosState) -> list[range]:
    """Every offer is accepted if it can be: one card for one."""
    if len(state.draft) > 1:
        return [range(ASK_ALL, WITH)]
    if len(state.draft) == 1:
        return [range(WANT, TAKE)]
    return [range(ACCEPT, DECLINE), range(WITH, SWAP), range(GIVE, WANT)]


def only_offer_in_vain(state: TyrosState) -> list[range]:
    """Offers of a card for as many as can be wanted; the others counter, and nobody is chosen."""
    if state.draft:
        return [range(WANT, TAKE), range(COUNTER, NOBODY_ELSE), range(ASK_ALL, WITH)]
    return [range(NOBODY_ELSE, NOBODY_ELSE + 1), range(GIVE, WANT)]


def offer_everything_in_vain(state: TyrosState) -> list[range]:
    """The same, but whole hands are offered, so that each offer takes as long as it can."""
    if state.draft:
        gives = range(GIVE, GIVE + JOKER)
        return [gives, range(WANT, TAKE), range(COUNTER, NOBODY_ELSE), range(ASK_ALL, WITH)]
    return [range(NOBODY_ELSE, NOBODY_ELSE + 1), range(GIVE, WANT)]


def only_swap(_: TyrosState) -> list[range]:
    """One card at a time, while there is a pile."""
    return [range(DRAW, ACCEPT), range(SWAP, DROP)]


def only_fetch(_: TyrosState) -> list[range]:
    """A swap so that there are discards; then three cards for one, again and again."""
    return [range(DROP, GIVE), range(TAKE, PAY), range(DRAW, ACCEPT), range(SWAP, DROP)]


def only_sail(_: TyrosState) -> list[range]:
    """To and fro, as near as can be."""
    return [range(SAIL, TO), range(TO, CITY)]


def trade_between_swaps(state: TyrosState) -> list[range]:
    """As many trades as the rules allow, then one swap, and so on."""
    return [*only_trade(state), range(DRAW, ACCEPT), range(SWAP, DROP)]


def _step(state: TyrosState, wishes: Wishes, pick: Pick) -> tuple[int, int]:
    """The dearest wish that is open; else whatever gives the turn away soonest."""
    seat = state.actor
    if seat == CHANCE:
        return seat, state.chance_outcome(pick(state.chance_total()))
    legal = state.legal(seat)
    if state.phase in (LAYING, EXCHANGE):
        return seat, legal[pick(len(legal))]
    for wanted in wishes(state):
        fitting = [action for action in legal if action in wanted]
        if fitting:
            return seat, fitting[pick(len(fitting))]
    return seat, legal[0]


@pytest.mark.parametrize("setup", ["first-game", "variable"])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    "wishes",
    [
        only_pass,
        only_trade,
        only_offer_in_vain,
        offer_everything_in_vain,
        only_swap,
        only_fetch,
        only_sail,
        trade_between_swaps,
    ],
)
def test_a_game_ends_within_its_bound(wishes: Wishes, players: int, setup: str) -> None:
    game = Tyros()
    for seed in range(3):
        pick = Rng(seed).below
        state = game.begin(
            players, {"setup": setup, "majority": "absolute", "offers": 3, "trades": 12}
        )
        steps = 0
        while state.actor != OVER:
            state.apply(*_step(state, wishes, pick))
            steps += 1
            assert steps < game.max_length(players)
