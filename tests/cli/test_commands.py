import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from emporion import Manifest, __version__, register, unregister
from emporion.bots import ALL_LEVELS, DEFAULT_LEVEL
from emporion.cli import main
from emporion.cli.app import build
from emporion.core.build import is_compiled
from emporion.core.options import option_text
from emporion.games import find
from emporion.records import read
from emporion.table import new_match, replay
from emporion.text import LANGUAGES, install, wording

COMMANDS = ("play", "replay", "simulate", "ladder", "games", "rules")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What the program changes for its whole process is set back after each test."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "EMPORION_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"COLUMNS": "200", "TERM": "dumb", "NO_COLOR": "", "LANGUAGE": ""}.items():
        monkeypatch.setenv(name, value)
    yield
    install("en")


def run(*arguments: str, lang: str = "en", typed: str = "") -> Any:
    """Run a command as the program does, and see to it that it never fails untold."""
    done = CliRunner().invoke(build(wording(lang)), list(arguments), input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "Traceback" not in done.output
    return done


# -- the program ----------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_every_language(lang: str, command: str) -> None:
    done = run(*[command] * bool(command), "--help", lang=lang)
    words = wording(lang)
    assert done.exit_code == 0
    for key in ("cli.usage", "cli.panel.options", "cli.option.help", "cli.examples"):
        assert words.say(key) in done.output
    assert words.say(f"cli.{command}.help" if command else "cli.help") in done.output
    if lang != "en":
        for foreign in ("Usage", "Options", "Commands", "Arguments", "Show this", "default"):
            assert foreign not in done.output
    for pythonic in ("<str>", "<bool>", "INTEGER", "<path>"):
        assert pythonic not in done.output


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_level_in_words_and_the_default(lang: str, command: str) -> None:
    said = " ".join(run(command, "--help", lang=lang).output.replace("│", " ").split())
    words = wording(lang)
    for level in ALL_LEVELS:
        assert re.search(rf"\b{level}\b", said), level
    for level in ("easy", "medium", "hard"):
        assert f"{level} ({words.say(f'cli.level.{level}')})" in said
    default = words.say(
        "cli.option.bots", levels="", baselines="", default=DEFAULT_LEVEL
    ).rpartition(".")[0]
    assert default.rpartition(". ")[2] in said


def test_without_a_command_the_program_shows_its_help() -> None:
    done = run()
    assert done.exit_code == 0
    assert done.output.strip() == run("--help").output.strip()
    assert "simulate" in done.output


def test_the_version_says_whether_the_engine_is_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    form = {
        "en": ("interpreted", "compiled"),
        "nl": ("geïnterpreteerd", "gecompileerd"),
        "de": ("interpretiert", "kompiliert"),
    }
    for lang in LANGUAGES:
        assert main(["--version", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert said == f"emporion {__version__} ({form[lang][is_compiled()]})\n"
        assert run("--version", lang=lang).output == said


def test_without_its_two_packages_the_program_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name.partition(".")[0] == "typer" or name == "emporion.cli.app":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "typer", None)
    assert main(["games", "--lang", "nl"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "pip install 'emporion[cli]'" in told.err
    assert main(["--version"]) == 0


@pytest.mark.parametrize(
    ("arguments", "environ", "lang"),
    [
        (["--lang", "nl", "games"], {}, "nl"),
        (["games", "--lang=de"], {"EMPORION_LANG": "nl"}, "de"),
        (["games"], {"EMPORION_LANG": "nl", "LANG": "de_DE.UTF-8"}, "nl"),
        (["games"], {"LC_ALL": "de_AT.UTF-8"}, "de"),
        (["games"], {"LC_ALL": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_is_settled_before_the_first_word(
    arguments: list[str],
    environ: dict[str, str],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert main(arguments) == 0
    assert wording(lang).say("cli.games.summary") in capsys.readouterr().out


def test_a_language_without_words_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "tlh", "games"]) == 2
    assert "“tlh”" in capsys.readouterr().err


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["plai"], 2),
        (["play", "byzanz", "chess"], 2),
        (["play", "--plyers", "3"], 2),
        (["play", "--players"], 2),
        (["play", "--memory=yes"], 2),
        (["play", "--players", "many"], 2),
        (["play", "--players", "-1"], 2),
        (["play", "--seat", "pink"], 2),
        (["play", "--people", "9"], 2),
        (["play", "--bots", "random,random,random,random"], 2),
        (["play", "--option", "ties"], 2),
        (["play", "--resume", "x", "--seed", "7"], 2),
        (["replay"], 2),
        (["replay", "x", "--all"], 2),
        (["simulate"], 2),
        (["simulate", "byzanz", "-n", "0"], 2),
        (["simulate", "byzanz", "--jobs", "0"], 2),
        (["play", "chess"], 1),
        (["play", "--players", "9"], 1),
        (["play", "--bots", "divine"], 1),
        (["play", "--option", "speed=fast"], 1),
        (["play", "--option", "ties=never"], 1),
        (["play", "--resume", "nowhere.emporion"], 1),
        (["play", "--record", "no/such/folder.emporion"], 1),
        (["replay", "nowhere.emporion"], 1),
        (["replay", "."], 1),
        (["simulate", "chess"], 1),
        (["games", "chess"], 1),
        (["rules", "chess"], 1),
        (["rules", "byzanz", "nonsense"], 1),
    ],
)
def test_whatever_is_wrong_is_told_in_a_sentence(
    lang: str, arguments: list[str], code: int
) -> None:
    check_told(run(*arguments, lang=lang), code)


def check_told(done: Any, code: int) -> None:
    """One sentence on stderr, with a hint where the command was mistyped, and nothing else done."""
    assert done.exit_code == code
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == code
    assert lines[0][0].isupper() or lines[0][0] in "“„-."
    assert lines[0].endswith((".", "?"))
    assert not list(Path().iterdir())


def test_a_slip_of_the_finger_is_guessed() -> None:
    assert "Choose play or replay." in run("plai").stderr
    assert "Did you mean --players?" in run("play", "--plyers", "3").stderr


# -- play -----------------------------------------------------------------------------------------


def test_a_game_is_kept_in_a_file_named_after_it() -> None:
    for number in ("", "-2"):
        done = run("play", "--seed", "A 7/x", "--bots", "random", typed="1\n")
        assert done.exit_code == 0
        (path,) = Path().glob(f"byzanz-*-A-7-x{number}.emporion")
        assert f"emporion play --resume {path}" in done.output
        assert replay(path.read_text("utf-8")).as_record().seed == "A 7/x"


def test_games_without_a_seed_are_numbered() -> None:
    for _ in range(2):
        run("play", "--bots", "random", typed="")
    assert len(list(Path().glob("byzanz-*-1.emporion"))) == 1
    assert len(list(Path().glob("byzanz-*-2.emporion"))) == 1


def test_options_decide_the_game() -> None:
    run(
        *("play", "byzanz", "--players", "3", "--seat", "oranje", "--bots", "random,greedy"),
        *("--option", "first=Paars", "--option", "ties=goods", "--seed", "5"),
        *("--record", "mine.emporion"),
        lang="nl",
    )
    record = read(Path("mine.emporion").read_text("utf-8"))
    assert record.players == 3
    assert record.seats == ("random", "person", "greedy")
    assert record.options.items() >= {"first": 2, "ties": "goods", "picking": "must"}.items()
    assert record.seed == "5"


def test_a_record_is_never_overwritten() -> None:
    Path("mine.emporion").write_text("dear diary", "utf-8")
    done = run("play", "--record", "mine.emporion")
    assert done.exit_code == 1
    assert "not overwritten" in done.stderr
    assert Path("mine.emporion").read_text("utf-8") == "dear diary"


def test_a_game_is_resumed_with_everybody_in_their_seats() -> None:
    run(
        *("play", "--seat", "purple", "--bots", "random", "--seed", "5", "--record", "a.emporion"),
        typed="1\n1\n",
    )
    before = Path("a.emporion").read_text("utf-8")
    done = run("play", "--resume", "a.emporion", typed="scores\n")
    assert "Purple, you" in done.output
    assert Path("a.emporion").read_text("utf-8") == before
    run("play", "--resume", "a.emporion", "--record", "b.emporion", typed="1\n1\n1\n")
    assert Path("a.emporion").read_text("utf-8") == before
    assert len(Path("b.emporion").read_text("utf-8")) > len(before)


def test_a_resumed_game_may_change_seats_and_bots() -> None:
    run("play", "--bots", "random", "--seed", "5", "--record", "a.emporion")
    run("play", "--resume", "a.emporion", "--seat", "orange", "--bots", "greedy,random")
    record = read(Path("a.emporion").read_text("utf-8"))
    assert record.seats == ("person", "person", "greedy", "random")


def test_a_record_without_names_is_resumed_by_the_options() -> None:
    Path("a.emporion").write_text(new_match("byzanz", 3, seed="1").record(), "utf-8")
    done = run("play", "--resume", "a.emporion", "--seat", "green")
    assert done.exit_code == 2
    done = run("play", "--resume", "a.emporion", "--seat", "orange", "--bots", "random")
    assert "Orange, you" in done.output
    record = read(Path("a.emporion").read_text("utf-8"))
    assert record.seats == ("random", "person", "random")


def test_bots_alone_play_and_the_log_is_shown() -> None:
    done = run("play", "--people", "0", "--bots", "random", "--seed", "5")
    assert done.exit_code == 0
    assert wording("en").say("cli.end") in done.output
    assert "Round 6" in done.output


def test_a_finished_game_shows_its_end_again() -> None:
    run("play", "--people", "0", "--bots", "random", "--seed", "5", "--record", "a.emporion")
    assert "won with" in run("play", "--resume", "a.emporion").output


# -- broken records -------------------------------------------------------------------------------


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\x00\xff\xfe",
        b"Emporion record 99\n",
        b"Emporion record 1\nGame: chess\nRules: 1\nPlayers: 3\n\nend\n",
        new_match("byzanz", 3, seed="1").record().encode()[:-30],
        new_match("byzanz", 3, seed="1").record().replace("Seed: 1", "Seed: 2").encode(),
    ],
)
def test_a_broken_record_is_told_where_it_breaks(
    lang: str, command: list[str], text: bytes
) -> None:
    Path("broken.emporion").write_bytes(text)
    done = run(*command, "broken.emporion", lang=lang)
    assert done.exit_code == 1
    assert len(done.stderr.splitlines()) == 1
    assert Path("broken.emporion").read_bytes() == text


# -- games and rules ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_is_explained(lang: str) -> None:
    words = wording(lang)
    listed = run("games", lang=lang).output
    for game, players in (("byzanz", "3–6"), ("tyros", "3–4"), ("ys", "2–4")):
        assert game in listed
        assert players in listed
        said = run("games", game, lang=lang).output
        for option in find(game).options:
            for value in option.values:
                assert f"--option {option.name}={option_text(value)}" in said
                meaning = words.option_value(game, option.name, value)
                assert meaning.split()[0] in said


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["byzanz", "tyros"])
def test_rules_are_shown_whole_or_by_topic(lang: str, game: str) -> None:
    words = wording(lang)
    whole = run("rules", game, lang=lang).output
    for chapter in words.rule_topics(game):
        assert chapter in whole
        assert chapter in run("rules", game, *chapter.split(), lang=lang).output


# -- simulate -------------------------------------------------------------------------------------


def test_a_simulation_is_the_same_in_one_process_and_in_two() -> None:
    files = []
    for name, jobs in (("one.json", "1"), ("two.json", "2")):
        done = run(
            *("simulate", "byzanz", "-n", "30", "--bots", "random", "--players", "3"),
            *("--jobs", jobs, "--json", name, "--seed", "9"),
        )
        assert done.exit_code == 0, done.output
        files.append(Path(name).read_bytes())
    assert files[0] == files[1]
    data = json.loads(files[0])
    assert data["games"] == 30
    assert sum(seat["wins"] for seat in data["seats"].values()) == pytest.approx(30)
    assert sum(data["ends"].values()) == 30


def test_a_simulation_tells_bots_apart() -> None:
    done = run("simulate", "byzanz", "-n", "6", "--bots", "greedy,random,random", "--seed", "1")
    assert done.exit_code == 0
    assert "greedy" in done.output
    assert "random" in done.output
    assert "☼ Orange" in done.output
    assert "6 games" in done.output


def test_a_game_that_cannot_be_loaded_is_told_below_the_others() -> None:
    register(Manifest(name="fair", rules="no.such:Game"))
    try:
        shown = run("games").output
        assert "The game fair cannot be loaded" in shown
        assert "No module named 'no'" in shown
        assert "byzanz" in shown
        assert "emporion rules ys" in run("rules", "--help").output
        assert "The game fair cannot be loaded" in run("games", "fair").output
    finally:
        unregister("fair")


@pytest.mark.parametrize("field", ["wording", "pictures", "terminal", "ledger", "score_columns"])
def test_the_list_of_games_checks_their_parts(field: str) -> None:
    parts: dict[str, Any] = {field: "no.such:Part"}
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", **parts))
    try:
        shown = " ".join(run("games").output.split())
        assert f"its manifest names no.such:Part as {field}" in shown
        assert "emporion rules ys" in run("rules", "--help").output
    finally:
        unregister("fair")


def test_help_at_the_prompt_shows_a_topic_that_the_game_has() -> None:
    register(Manifest(name="fair", rules="tests.kit.toy:Fair"))
    try:
        done = run("play", "fair", "--players", "2", "--seed", "1", typed="help\nquit\n")
        topic = re.search(r"help on that:\s+help (.+?)\.\s", done.output)
        assert topic is not None
        assert wording("en").explain("fair", topic[1]) is not None
    finally:
        unregister("fair")
