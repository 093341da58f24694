"""What the games do is what they did; `make golden` and its diff show what has changed."""

from pathlib import Path, PurePath

import pytest

import emporion
from emporion.records import Record, read

from ..kit.cases import ADAPTERS
from .__main__ import HERE, OLDER, golden_files, present
from .games import combinations, course_of_record, known_seeds, rules_of


def named(path: str | PurePath) -> str:
    """A golden file in the name of a test; the test of a game on a reconstructed board says so."""
    name = path if isinstance(path, str) else path.name
    game = PurePath(path).name.split("-")[0]
    return f"{name}-reconstructed" if ADAPTERS[game].reconstructed else name


FILES = golden_files(known_seeds())
RECORDS = sorted(HERE.glob("games/*.record.txt"))
OLDER_RECORDS = sorted(OLDER.glob("*.record.txt"))


def test_there_are_all_golden_files_and_no_others() -> None:
    found = {path.relative_to(HERE).as_posix() for path in present()}
    assert found == set(FILES)


@pytest.mark.parametrize("name", FILES, ids=named)
def test_nothing_has_changed(name: str) -> None:
    golden = (HERE / name).read_text(encoding="utf-8").splitlines()
    now = FILES[name]().splitlines()
    for number, (old, new) in enumerate(zip(golden, now, strict=False), 1):
        assert new == old, f"line {number}: if this is meant, run make golden and review the diff"
    assert len(now) == len(golden)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = emporion.replay(text)
    assert match.over
    assert match.record() == text


@pytest.mark.parametrize("path", OLDER_RECORDS, ids=named)
def test_a_record_of_older_rules_replays_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = emporion.replay(text)
    assert match.over
    assert match.record() == text
    course = path.with_name(path.name.replace(".record.", ".course."))
    assert course_of_record(read(text)) == course.read_text(encoding="utf-8")


def test_every_older_version_that_can_be_played_has_a_record() -> None:
    found = {(one.game, one.rules) for one in map(_read, OLDER_RECORDS)}
    games = [emporion.game(name) for name in emporion.game_names()]
    assert found == {(game.name, rules) for game in games for rules in game.supported[:-1]}


def _read(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"))


def test_every_number_of_players_and_every_end_reason_has_a_golden_game() -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    found = {(one.game, one.players, one.result.reason) for one in records if one.result}
    for name in emporion.game_names():
        game = emporion.game(name)
        for players in range(game.min_players, game.max_players + 1):
            reasons = {reason for one, count, reason in found if (one, count) == (name, players)}
            assert reasons == set(game.reasons(players))


@pytest.mark.parametrize("name", emporion.game_names())
def test_every_combination_of_options_has_a_golden_game(name: str) -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    game = emporion.game(name)
    rules = rules_of(game)
    for players in range(game.min_players, game.max_players + 1):
        played = {
            tuple(one.options[option.name] for option in rules)
            for one in records
            if (one.game, one.players) == (name, players)
        }
        wanted = combinations(game, players)
        assert played >= {tuple(one[option.name] for option in rules) for one in wanted}


@pytest.mark.parametrize("name", emporion.game_names())
def test_every_value_of_every_option_has_a_golden_game(name: str) -> None:
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    for option in emporion.game(name).options:
        played = {one.options[option.name] for one in records if one.game == name}
        assert played == set(option.values)
