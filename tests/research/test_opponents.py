"""Opponents are given states, but decide by what their seats know."""

import pytest

from emporion.bots import bot, evaluators
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games import find
from emporion.research.encoders import encoded_games
from emporion.research.encoding.opponents import PolicyOpponent, RolloutOpponent


def positions(game: str, count: int) -> list[tuple[State, int]]:
    """Some positions with a choice, of a game that is half played at random, and who decides."""
    state, rng, evaluator = find(game).setup(4), Rng(8), evaluators.find_evaluator(game)
    found: list[tuple[State, int]] = []
    while len(found) < count and state.actor != OVER:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
            continue
        legal = state.legal(actor)
        if len(legal) > 1:
            found.append((state.copy(), actor))
        if rng.below(2):
            evaluator.rollout_step(state, actor, rng)
        else:
            state.apply(actor, legal[int(rng.below(len(legal)))])
    return found


@pytest.mark.parametrize("game", encoded_games())
def test_the_medium_pilot_does_what_the_bot_of_that_level_does(game: str) -> None:
    opponent = PolicyOpponent(evaluators.find_evaluator(game))
    for state, seat in positions(game, 40):
        chosen = state.copy()
        chain = bot(game, "medium", 1).turn(state.view(seat), state.legal(seat))
        for action in chain:
            chosen.apply(seat, action)
        for _ in chain:
            opponent.play(state, seat, Rng(1))
        assert state.key() == chosen.key()


@pytest.mark.parametrize("game", encoded_games())
def test_the_quick_pilot_uses_only_what_its_seat_knows(game: str) -> None:
    opponent, rng = RolloutOpponent(evaluators.find_evaluator(game)), Rng(2)
    for state, seat in positions(game, 40):
        other = find(game).determinize(state.view(seat), lambda number: int(rng.below(number)))
        done = []
        for each in (state, other):
            each.listen()
            opponent.play(each, seat, Rng(3))
            # The first event is the decision; later ones may bring to light what was hidden.
            told = each.events[0].seen_by(seat) if each.events else each.view(seat)
            told.pop("saw", None)  # what a spy of Ys then learned
            done.append(told)
        assert done[0] == done[1]
