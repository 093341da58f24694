"""The ledger: every point has its source, and the sources add up to the scores."""

from functools import cache
from itertools import pairwise

import pytest

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.games.byzanz.data import ROUNDS
from emporion.games.ys.data import TURNS
from emporion.table import Match, new_match, replay
from emporion.table.ledger import ledger, sources

from ..kit.play import on_the_shelf
from ..kit.toy import Fair
from ..play import play_on

Options = dict[str, OptionValue]

TABLES: list[tuple[str, int, Options]] = [
    *[("byzanz", players, {}) for players in (3, 4, 5, 6)],
    ("byzanz", 3, {"picking": "may"}),
    ("tyros", 3, {}),
    ("tyros", 3, {"setup": "variable", "majority": "most"}),
    ("tyros", 4, {}),
    ("tyros", 4, {"setup": "variable", "majority": "most"}),
    ("ys", 2, {}),
    ("ys", 2, {"neutral": "strong"}),
    ("ys", 3, {}),
    ("ys", 3, {"neighborhoods": 3, "express": True}),
    ("ys", 3, {"kings_favor": True}),
    ("ys", 4, {}),
    ("ys", 4, {"kings_favor": True, "express": True}),
]
"""Every number of players and every option that changes what scores."""

each_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)


@cache
def _finished(game: str, players: int, options: tuple[tuple[str, OptionValue], ...]) -> list[Match]:
    return [
        play_on(new_match(game, players, dict(options), seed=seed), Rng(seed)) for seed in (1, 2)
    ]


def finished(game: str, players: int, options: Options) -> list[Match]:
    """Two whole random matches of a table."""
    return _finished(game, players, tuple(options.items()))


@each_table
def test_the_sources_add_up_to_the_scores(game: str, players: int, options: Options) -> None:
    for match in finished(game, players, options):
        found = ledger(match)
        seats = [each for each in found.sources if each.seat is not None]
        assert [each.seat for each in seats] == list(range(players))
        assert [each.total for each in seats] == match.scores()
        for each in found.sources:
            assert tuple(each.points) == found.codes
        assert set(found.codes) <= set(sources(game).codes)


@each_table
def test_it_adds_up_while_the_game_goes_on(game: str, players: int, options: Options) -> None:
    match = new_match(game, players, options, seed=3)
    rng = Rng(3)
    for _ in range(8):
        play_on(match, rng, 25)
        found = ledger(match)
        assert [each.total for each in found.sources][:players] == match.scores()
        assert all(len(stage.points) == len(found.sources) for stage in found.growth)
        assert sorted(found.ranked) == list(range(len(found.sources)))


@each_table
def test_growth_ends_with_the_scores(game: str, players: int, options: Options) -> None:
    for match in finished(game, players, options):
        found = ledger(match)
        assert found.growth[-1].points == tuple(each.total for each in found.sources)
        numbers = [stage.number for stage in found.growth if stage.number is not None]
        assert numbers == list(range(1, len(numbers) + 1))
        if game == "tyros":
            assert found.growth[-1].number == len(numbers)
        else:
            assert found.growth[-1].number is None
            assert len(numbers) == (ROUNDS[players] if game == "byzanz" else TURNS)


@pytest.mark.parametrize("game", ["byzanz", "ys"])
def test_points_that_are_scored_at_once_never_shrink(game: str) -> None:
    for match in finished(game, 3, {}):
        for before, after in pairwise(ledger(match).growth):
            assert all(a <= b for a, b in zip(before.points, after.points, strict=True))


def test_growth_in_tyros_is_what_the_table_showed_after_each_round() -> None:
    match = new_match("tyros", 3, seed=5)
    rng = Rng(5)
    shown = {}
    while not match.over:
        before = len(match.events)
        play_on(match, rng, 1)
        for event in match.events[before:]:
            if event.kind == "round_ended":
                shown[event.facts["round"]] = tuple(match.view(None)["standings"])
    assert {stage.number: stage.points for stage in ledger(match).growth} == shown


def test_the_neutral_player_of_ys_has_an_account_without_a_seat() -> None:
    for match in finished("ys", 2, {}):
        *_, rival = ledger(match).sources
        assert rival.seat is None
        assert rival.total == match.view(None)["neutral"]["points"]


@each_table
def test_accounts_are_ranked_as_the_game_ranks_them(
    game: str, players: int, options: Options
) -> None:
    for match in finished(game, players, options):
        found = ledger(match)
        outcome = match.outcome()
        assert outcome is not None
        seats = [at for at in found.ranked if at < players]
        assert seats == [seat for place in outcome["ranking"] for seat in place]
        totals = [found.sources[at].total for at in found.ranked]
        assert totals == sorted(totals, reverse=True)
        if outcome["reason"] == "neutral":
            assert found.sources[found.ranked[0]].seat is None


def test_a_record_gives_the_same_ledger() -> None:
    for game, players in (("byzanz", 3), ("tyros", 3), ("ys", 2)):
        match = finished(game, players, {})[0]
        assert ledger(replay(match.record())) == ledger(match)


def test_the_ledger_as_data_names_the_same_points() -> None:
    found = ledger(finished("ys", 2, {})[0])
    data = found.as_data()
    assert data["game"] == "ys"
    assert [row["total"] for row in data["sources"]] == [each.total for each in found.sources]
    assert data["sources"][-1]["seat"] is None
    assert data["growth"][-1] == {"number": None, "points": list(found.growth[-1].points)}
    assert set(data["ranked"]) == {0, 1, None}


def test_a_game_without_sources_has_its_events_as_sources() -> None:
    with on_the_shelf(Fair()):
        match = play_on(new_match("fair", 3, seed=2), Rng(2))
        found = ledger(match)
        assert [each.total for each in found.sources] == match.scores()
        assert [stage.number for stage in found.growth] == [None]
    assert sources("fair").codes == ()
