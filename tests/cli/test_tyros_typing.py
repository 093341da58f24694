"""Tyros at the terminal: what is typed, what is taken back, and what others see of it."""

import re
from pathlib import Path

import pytest

from emporion.cli.errors import UnknownColour
from emporion.cli.prompt import understand
from emporion.cli.seating import find_colour
from emporion.games import find
from emporion.table import Turn
from emporion.text import wording
from tests.games.tyros.positions import position

from .consoles import Scripted, seated
from .matches import menu_of, parsed
from .tyros_positions import before_a_journey, in_the_midst_of

FILE = "game.emporion"
EN = wording("en")


@pytest.mark.parametrize(
    ("lang", "line", "code"),
    [
        ("en", "sail:22", "sail:22"),
        ("en", "sail 22", "sail:22"),
        ("en", "sail from field 22", "sail:22"),
        ("en", "field 16", "city:16"),
        ("en", "pass", "pass"),
        ("nl", "vaar van vak 22", "sail:22"),
        ("de", "Segle von Feld 22", "sail:22"),
        ("de", "3", "sail:22"),
    ],
)
def test_an_action_can_be_typed_in_many_ways(lang: str, line: str, code: str) -> None:
    match = before_a_journey()
    found = menu_of(match, lang=lang)
    assert understand(line, wording(lang), found.all, match.game, 0) == [match.parse(code)]


def test_a_whole_journey_can_be_typed_in_one_line(tmp_path: Path) -> None:
    user = Scripted(["sail:22 to:12 jokers:1 toll:oil"])
    session = seated(tmp_path / FILE, user, before_a_journey())
    session.run()
    assert 12 in session.match.view(0)["seats"][0]["ships"]


@pytest.mark.parametrize("line", ["sail:22 to:16W jokers:0", "SAIL:22 to:16w Jokers:0"])
def test_capitals_do_not_matter_in_what_is_typed(line: str) -> None:
    match = before_a_journey()
    meant = understand(line, EN, menu_of(match).all, match.game, 0)
    assert meant == parsed(match, "sail:22 to:16W jokers:0")


def test_a_journey_is_taken_back_step_by_step() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "sail:22 to:12 jokers:1"))
    assert [match.show(turn.undo()) for _ in range(3)] == ["jokers:1", "to:12", "sail:22"]
    assert match.view(0)["draft"] == []


@pytest.mark.parametrize(
    ("line", "step", "reason"),
    [
        ("sail:22 to:26", "to:26", "cloth"),
        ("sail:T", "sail:T", "Tyros"),
        ("to:12", "to:12", "begun"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    line: str, step: str, reason: str, tmp_path: Path
) -> None:
    user = Scripted([line])
    session = seated(tmp_path / FILE, user, before_a_journey())
    session.run()
    assert session.match.view(0)["draft"] == []
    refused = user.shown.partition(f"> {line}\n")[2].partition("\n")[0]
    assert f"“{step}”" in refused
    assert reason in refused


def test_a_card_that_comes_to_mind_late_still_fits_into_a_deal_or_a_price() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "give:copper want:cloth"))
    assert {match.parse("want:cedar"), match.parse("give:oil")} <= set(turn.options())
    turn.play(parsed(match, "want:cedar give:oil ask:all"))
    assert match.view(0)["seats"][0]["give"] == [0, 1]
    assert match.view(0)["seats"][0]["want"] == [2, 3]
    yard = position("blue: action", 3, hands={"blue": "oil*4 cedar*8"}, ships={"blue": "T"})
    match = in_the_midst_of(yard)
    turn = Turn(match, 0)
    turn.play(parsed(match, "ship:T pay:cedar"))
    assert match.parse("pay:oil") in turn.options()


@pytest.mark.parametrize("screen", [False, True])
def test_what_one_has_begun_changes_nothing_for_the_next_person(
    screen: bool, tmp_path: Path
) -> None:
    shown: set[str] = set()
    for begun in ("sail:22", "give:joker", "swap:oil"):
        user = Scripted(["", begun, "undo all", "pass", "", "table"], screen=screen, height=60)
        seated(tmp_path / FILE, user, before_a_journey(), people=2).run()
        after = user.shown.partition(EN.say("cli.hand_over", seat="Red"))[2]
        assert EN.say("tyros.decision.action")[:20] in re.sub(r"\s+", " ", after)
        shown.add(after)
    assert len(shown) == 1


def test_a_seat_is_chosen_by_the_colours_that_tyros_has() -> None:
    for lang, colours in {"en": "blue red white black", "de": "Blau Rot Weiß Schwarz"}.items():
        words = wording(lang).at_table("tyros")
        assert [find_colour(words, colour, 4) for colour in colours.split()] == [0, 1, 2, 3]
        with pytest.raises(UnknownColour):
            find_colour(words, "orange", 4)


def test_a_fellow_player_is_typed_by_the_colour_that_the_table_shows() -> None:
    tyros = find("tyros")
    for shown, kept in (("red", "orange"), ("white", "purple"), ("black", "yellow")):
        for word in ("ask", "with"):
            action = tyros.parse(0, f"{word}:{shown}")
            assert action == tyros.parse(0, f"{word}:{kept}")
            assert tyros.show(0, action) == f"{word}:{kept}"
