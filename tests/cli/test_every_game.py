"""What every game finds at the terminal: a screen that holds it, and a person's own language."""

import random
import re
from itertools import cycle, islice, product
from pathlib import Path

import pytest

from emporion.cli.choices import LIST_LENGTH, MIN_OF_MANY, ChoiceMenu
from emporion.cli.match_screen import MatchScreen
from emporion.cli.prompt import COMMANDS, find_command
from emporion.cli.screen import choice_lines
from emporion.core.rng import Rng
from emporion.games import find
from emporion.table import Match, Turn, new_match, replay
from emporion.table.positions import last_decisions
from emporion.text import LANGUAGES, wording
from emporion.text.display import FORGETFUL

from .consoles import Scripted, seated
from .matches import VARIANTS, Options, menu_of, played

FILE = "game.emporion"
EN = wording("en")

TABLES = [
    pytest.param(game, players, options, id=f"{game}-{number}")
    for game, tables in VARIANTS.items()
    for number, (players, options) in enumerate(tables)
]

WHOLE = [
    pytest.param(lang, game, *table, marks=[] if lang == "en" else pytest.mark.once)
    for game, tables in VARIANTS.items()
    for lang, table in islice(
        zip(cycle(LANGUAGES), cycle(tables), strict=False), max(len(tables), len(LANGUAGES))
    )
]
"""Every table of a game in some language, and every language at some table of it."""


@pytest.mark.once
@pytest.mark.parametrize(("game", "apart"), [("byzanz", 5), ("tyros", 53), ("ys", 13)])
def test_every_decision_fits_the_screen_with_all_that_it_needs(game: str, apart: int) -> None:
    for players, options in VARIANTS[game]:
        stages: list[MatchScreen] = []
        for match in islice(played(game, players, 11, options), 0, None, apart):
            # A board leaves no room for a welcome later on.
            welcome = not stages or game == "byzanz"
            stages = stages or screens(match)
            read = last_decisions(match)
            found = {lang: menu_of(match, lang=lang) for lang in LANGUAGES}
            for stage in stages:
                for seat, events in read.items():
                    stage.decided(seat, events)
                stage.clear_notice()
                if welcome:
                    stage.notify(stage.words.say("cli.welcome"))
                check_fits(stage, found[stage.words.lang])


def screens(match: Match) -> list[MatchScreen]:
    """A match on the smallest screen and on a large one, in every language."""
    return [
        MatchScreen(match, Scripted(lang=lang, screen=True, width=width, height=height), FORGETFUL)
        for lang, (width, height) in product(LANGUAGES, ((80, 24), (120, 40)))
    ]


def check_fits(stage: MatchScreen, found: ChoiceMenu) -> None:
    """A decision with its choices is drawn within the screen."""
    user = stage.user
    assert isinstance(user, Scripted)
    stage.draw(stage.match.actors[0], found, whole=True)
    shown = user.shown.rpartition("\x1b[H")[2].rstrip("\n")
    lines = shown.split("\n")
    assert len(lines) <= user.height - 1, shown
    assert max(map(len, lines)) <= user.width, shown
    for choice in found.shown:
        named = rf"{choice.number}:? {re.escape(choice.short or choice.label)}"
        assert any(re.search(named, line) for line in lines)


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "level"),
    [("byzanz", "random"), ("tyros", "random"), ("tyros", "greedy"), ("ys", "random")],
)
def test_the_list_of_choices_never_becomes_a_wall(game: str, level: str) -> None:
    longest = 0
    for players, options in VARIANTS[game]:
        for match in played(game, players, 5, options, level):
            found = menu_of(match)
            open_to_it = Turn(match, match.actors[0]).options()
            assert sorted(choice.action for choice in found.all) == open_to_it
            assert set(match.legal(match.actors[0])) <= set(open_to_it)
            assert [choice.number for choice in found.all] == [*range(1, len(found.all) + 1)]
            shown = len(found.shown) + len(found.shown_many())
            assert shown <= max(LIST_LENGTH, len(found.shown) + MIN_OF_MANY) + 1
            lines = choice_lines(found, found.shown_many(), 79)
            folded = sum(len(choice.label) > 74 for choice in found.shown_many())
            assert len(lines) <= LIST_LENGTH + 1 + folded, "\n".join(map(str, lines))
            longest = max(longest, len(found.all))
    assert longest > LIST_LENGTH


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", VARIANTS)
def test_no_command_hides_an_action(game: str, lang: str) -> None:
    rules = find(game)
    for action in range(rules.num_actions):
        assert find_command(rules.show(0, action), wording(lang), COMMANDS) is None


@pytest.mark.parametrize(
    ("game", "players", "options"), [*TABLES, ("byzanz", 5, {}), ("byzanz", 6, {})]
)
def test_whatever_is_offered_can_be_done(game: str, players: int, options: Options) -> None:
    match = new_match(game, players, options, seed=players)
    rng = Rng(players)
    while not match.over:
        seat = match.actors[0]
        turn = Turn(match, seat)
        turn.go_on()
        while seat in match.actors:
            open_to_it = turn.options()
            if turn.view() == match.view(seat):
                assert set(match.legal(seat)) <= set(open_to_it)
            assert open_to_it == sorted(set(open_to_it))
            if turn.play([open_to_it[rng.below(len(open_to_it))]]):
                break
            turn.go_on()
            if rng.below(4) == 0 and turn.laid:
                turn.undo()
                turn.go_on()
    match.state.check()


@pytest.mark.parametrize(("lang", "game", "players", "options"), WHOLE)
def test_a_whole_game_is_played_to_its_end(
    lang: str, game: str, players: int, options: Options, tmp_path: Path
) -> None:
    dice = random.Random(3)
    typed = ["1", "1", "1", "1", "2", "3", "undo", ""]
    user = Scripted((dice.choice(typed) for _ in range(6000)), lang, screen=players % 2 == 0)
    match = new_match(game, players, options, seed="7")
    session = seated(tmp_path / FILE, user, match)
    assert session.run() == 0
    assert session.match.over
    record = (tmp_path / FILE).read_text("utf-8")
    assert replay(record).state.key() == session.match.state.key()
    assert wording(lang).say("cli.end") in user.shown
    first = {"byzanz": "lot_card", "tyros": "action", "ys": "bidding"}[game]
    for other in set(LANGUAGES) - {lang}:
        assert wording(other).say("cli.end") not in user.shown
        assert wording(other).say(f"{game}.decision.{first}") not in user.shown


@pytest.mark.once
@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize(
    ("game", "topic", "example"),
    [("tyros", "joker", "sail:22 to:17"), ("ys", "spy", "up:4 at:2-blue down:3 at:1-port")],
)
def test_the_help_explains_the_signs_and_every_topic(
    game: str, topic: str, example: str, screen: bool, tmp_path: Path
) -> None:
    lines = ["help", "", "", f"help {topic}", "", "help chess"]
    user = Scripted(lines, screen=screen, height=80)
    seated(tmp_path / FILE, user, new_match(game, 3, seed="7")).run()
    shown = re.sub(r"\s+", " ", user.shown)
    explained = EN.explain(game, topic)
    assert explained is not None
    for text in (EN.say(f"{game}.table.legend")[:40], example, explained[:40]):
        assert text in shown
    assert "There is no help on “chess”" in shown
