"""Random games in OpenSpiel, and what a seat is told there."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import emporion.research.openspiel  # noqa: F401 - registers the games

from .playthroughs import GAMES

SMALLEST = list(GAMES.values())
"""The smallest table of every game."""


def step(state: Any, rng: random.Random) -> None:
    """The seat that is asked does anything."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    elif state.is_simultaneous_node():
        # An agent with nothing to decide, without cards or after its choice, says anything.
        legal = [state.legal_actions(seat) or [0] for seat in range(state.num_players())]
        state.apply_actions([rng.choice(actions) for actions in legal])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def course(game: str, seed: int) -> Iterator[Any]:
    """One state that goes through a random game, up to its end."""
    rng = random.Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    yield state
    while not state.is_terminal():
        step(state, rng)
        yield state


def first_choice(game: str, seed: int = 1) -> Any:
    """The first position in which a seat alone has a choice."""
    return next(
        state
        for state in course(game, seed)
        if state.is_player_node() and len(state.legal_actions()) > 1
    )


def act(state: Any, *texts: str) -> None:
    """Do what texts say, one after another."""
    for text in texts:
        state.apply_action(state.string_to_action(text))


def stored(thing: Any) -> Any:
    """A thing that was pickled and came back."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - it is our own


def looks(state: Any, seat: int) -> tuple[str, str, list[float]]:
    """All that a seat is told."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


def bidding(game: str) -> Any:
    """The first bid of a game of Ys."""
    return next(state for state in course(game, seed=1) if not state.is_chance_node())
