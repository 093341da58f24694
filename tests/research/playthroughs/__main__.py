"""Write the playthroughs again: `python -m tests.research.playthroughs`, then review the diff."""

import random

import pyspiel

import emporion.research.openspiel  # noqa: F401 - registers the games

from . import GAMES, HERE, told


def brisk(game: str) -> list[int | list[int]]:
    """What is done in a game that does not take long.

    It is mostly the first action that is open, which ends a turn if any does.
    """
    rng = random.Random(1)
    state = pyspiel.load_game(game).new_initial_state()
    done: list[int | list[int]] = []
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(seat) or [0] for seat in range(state.num_players())]
            chosen = [rng.choice(actions) for actions in legal]
            done.append(chosen)
            state.apply_actions(chosen)
            continue
        actions = state.legal_actions()
        hurry = not state.is_chance_node() and rng.random() < 0.9
        done.append(actions[0] if hurry else rng.choice(actions))
        state.apply_action(done[-1])
    return done


def main() -> None:
    """Play, and write."""
    for name, game in GAMES.items():
        text = "".join(f"{line}\n" for line in told(game, brisk(game)))
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
