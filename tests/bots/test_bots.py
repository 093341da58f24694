"""Bots play whole games by views alone, reproducibly, and greedy beats random."""

import pytest

import emporion
from emporion.bots import LEVELS
from emporion.core.errors import UnknownBot, UnknownGame


def _play(levels: list[str], seed: int, players: int) -> emporion.Match:
    match = emporion.new_match("byzanz", players, seed=seed)
    bots = [emporion.bot("byzanz", level, seed=seed * 10 + i) for i, level in enumerate(levels)]
    while match.actor is not None:
        seat = match.actor
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_a_whole_game_for_every_number_of_players(level: str, players: int) -> None:
    match = _play([level] * players, seed=1, players=players)
    assert match.over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    first, second = (_play([level] * 3, seed=4, players=3) for _ in range(2))
    assert first.record() == second.record()


def test_two_states_with_the_same_view_give_the_same_choice() -> None:
    match = emporion.new_match("byzanz", 4, seed=11)
    guide = emporion.bot("byzanz", "greedy", seed=1)
    while match.actor is not None:
        seat, legal = match.actor, match.legal(match.actor)
        view = match.view(seat)
        twin = match.game.determinize(view, lambda n: n - 1)
        choices = {
            emporion.bot("byzanz", "greedy", seed=5).choose(seen, legal)
            for seen in (view, twin.view(seat))
        }
        assert len(choices) == 1
        match.apply(seat, guide.choose(view, legal))


def test_greedy_beats_three_random_bots() -> None:
    wins = 0
    for game in range(12):
        levels = ["random"] * 4
        levels[game % 4] = "greedy"
        outcome = _play(levels, seed=game, players=4).outcome()
        wins += outcome is not None and outcome["winners"] == [game % 4]
    assert wins >= 10


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownBot) as error:
        emporion.bot("byzanz", "oracle")
    assert error.value.facts["known"] == list(LEVELS)


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        emporion.bot("chess")
