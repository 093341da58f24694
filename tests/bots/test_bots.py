"""Bots play whole games by views alone, reproducibly, and greedy beats random."""

import pytest

import emporion
from emporion.bots import ALL_LEVELS, LEVELS
from emporion.core.errors import UnknownBot, UnknownGame
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.table import is_turn

from .games import Options, played

Table = tuple[str, int, Options]
"""A game, a number of players, and options."""


def _named(table: Table) -> str:
    game, players, options = table
    return "-".join([game, str(players), *(f"{name}={value}" for name, value in options.items())])


def _ys() -> list[Table]:
    """Every number of players with every option that changes the rules."""
    two: list[Table] = [("ys", 2, {"neutral": level}) for level in ("weak", "strong")]
    return two + [
        ("ys", players, {"neighborhoods": number, "kings_favor": favor, "express": express})
        for players, number in ((3, 3), (3, 4), (4, 4))
        for favor in (False, True)
        for express in (False, True)
    ]


def _tyros() -> list[Table]:
    """Both numbers of players, with every value of every option at least once."""
    others: Options = {"setup": "variable", "majority": "most", "offers": 1, "trades": 12}
    return [("tyros", players, options) for players in (3, 4) for options in ({}, others)]


BYZANZ: list[Table] = [("byzanz", players, {}) for players in (3, 4, 5, 6)]
YS = _ys()
TYROS = _tyros()

GOOD = {"byzanz": 15, "tyros": 40, "ys": 60}
"""What the winner of a sensible game has at least."""


@pytest.mark.once
@pytest.mark.parametrize("table", [*BYZANZ, *YS, *TYROS], ids=_named)
def test_greedy_plays_a_whole_game_of_every_variant(table: Table) -> None:
    game, players, options = table
    match = played(game, ["greedy"] * players, 1, options)
    assert match.over
    assert max(match.scores()) >= GOOD[game]


@pytest.mark.parametrize("game", emporion.game_names())
def test_random_plays_a_whole_game_for_every_number_of_players(game: str) -> None:
    rules = emporion.game(game)
    for players in range(rules.min_players, rules.max_players + 1):
        assert played(game, ["random"] * players, 1).over


@pytest.mark.once
@pytest.mark.parametrize("table", [BYZANZ[0], *YS, *TYROS[::3]], ids=_named)
def test_greedy_answers_whatever_chance_moves_lead_to(table: Table) -> None:
    game, players, options = table
    state = emporion.game(game).setup(players, dict(options))
    greedy = emporion.bot(game, "greedy", seed=1)
    rng = Rng(5)
    while state.actor != OVER:
        seat = state.actor
        legal = state.legal(seat)
        if seat != CHANCE:
            assert is_turn(state, seat, greedy.turn(state.view(seat), legal))
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.once
@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize(
    ("game", "options"),
    [("byzanz", {}), ("tyros", {"setup": "variable"}), ("ys", {"kings_favor": True})],
)
def test_the_same_seed_gives_the_same_game(game: str, options: Options, level: str) -> None:
    first, second = (played(game, [level] * 3, 4, options, tries=6) for _ in range(2))
    assert first.record() == second.record()


@pytest.mark.once
@pytest.mark.parametrize("level", ["greedy", "mcts", *LEVELS])
@pytest.mark.parametrize(
    "table",
    [BYZANZ[1], ("ys", 2, {}), ("ys", 3, {"kings_favor": True}), ("ys", 4, {}), TYROS[0], TYROS[2]],
    ids=_named,
)
def test_two_positions_with_the_same_view_give_the_same_turn(table: Table, level: str) -> None:
    game, players, options = table
    match = emporion.new_match(game, players, dict(options), seed=11)
    guide = emporion.bot(game, "greedy", seed=1)
    while match.actor is not None:
        seat, legal = match.actor, match.legal(match.actor)
        view = match.view(seat)
        twin = match.game.determinize(view, lambda n: n - 1).view(seat)
        one, other = (
            emporion.bot(game, level, seed=5, tries=5).turn(seen, legal) for seen in (view, twin)
        )
        assert one == other
        for action in guide.turn(view, legal):
            match.apply(seat, action)


@pytest.mark.once
def test_greedy_beats_three_random_bots() -> None:
    wins = 0
    for game in range(12):
        levels = ["random"] * 4
        levels[game % 4] = "greedy"
        outcome = played("byzanz", levels, game).outcome()
        wins += outcome is not None and outcome["winners"] == [game % 4]
    assert wins >= 10


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "players"), [("tyros", 3), ("tyros", 4), ("ys", 2), ("ys", 3), ("ys", 4)]
)
def test_greedy_beats_random_bots_and_the_neutral_player(name: str, players: int) -> None:
    for game in range(3):
        levels = ["random"] * players
        levels[game % players] = "greedy"
        outcome = played(name, levels, game).outcome()
        assert outcome is not None
        assert outcome["winners"] == [game % players]


@pytest.mark.once
@pytest.mark.parametrize("table", [*BYZANZ, *YS, *TYROS], ids=_named)
@pytest.mark.parametrize(("level", "tries"), [("easy", None), ("medium", None), ("hard", 4)])
def test_every_level_plays_a_whole_game_of_every_variant(
    table: Table, level: str, tries: int | None
) -> None:
    game, players, options = table
    assert played(game, [level] * players, 1, options, tries).over


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_where_there_is_one_choice_nobody_thinks(level: str) -> None:
    match = emporion.new_match("byzanz", 3, seed=3)
    assert emporion.bot("byzanz", level, tries=10**9).turn(match.view(0), [0]) == [0]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(UnknownBot) as error:
        emporion.bot("byzanz", "oracle")
    assert error.value.facts["known"] == list(ALL_LEVELS)


def test_a_bot_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        emporion.bot("chess")
