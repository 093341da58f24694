"""Tyros at the terminal: the score sheet, the end, and a replay of what was hidden until then."""

import re
from functools import cache
from pathlib import Path

import pytest

from emporion.arena import Job, play
from emporion.cli import ending
from emporion.cli.replay_viewer import ReplayViewer, show
from emporion.cli.results import shown as results
from emporion.cli.seating import SeatLabels, seat_people
from emporion.games.tyros.scoring import END_REASONS
from emporion.table import Match
from emporion.text import LANGUAGES, wording

from .consoles import Scripted, seated
from .matches import whole_match
from .tyros_positions import before_a_journey

pytestmark = pytest.mark.once

FILE = "game.emporion"
EN = wording("en")


def test_scores_are_told_as_if_the_game_ended_now(tmp_path: Path) -> None:
    user = Scripted(["scores"])
    seated(tmp_path / FILE, user, before_a_journey()).run()
    after = user.shown.partition("> scores")[2]
    [row] = [line for line in after.split("\n") if "≈ Blue" in line]
    # Ships hold two fields of copper and oil, and the city of cedar is the only one there.
    assert row.split()[3:] == ["0", "27", "6", "5", "9+7", "–"]
    heading = after[: after.index("≈ Blue")]
    for said in ("So far", "If", "over"):
        assert said in heading
    assert "…" not in heading


@cache
def well_played(players: int) -> Match:
    """A match between greedy bots that is over."""
    return whole_match("tyros", players, 2, level="greedy")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_the_score_sheet_adds_up_at_the_end(lang: str, players: int) -> None:
    match = well_played(players)
    user = Scripted(lang=lang, screen=True)
    labels = seat_people(players, 0, 1, ["greedy"]).labels
    ending.show(user, match, SeatLabels(labels), Path(FILE), [])
    words = wording(lang).at_table("tyros")
    sheet = user.shown.rpartition("───")[2]
    for seat in range(players):
        [row] = [line for line in sheet.split("\n") if f" {words.seat(seat)} " in line]
        numbers = [int(number) for number in re.findall(r"\d+", row)]
        assert numbers[0] == match.scores()[seat]
        assert sum(numbers[1:]) == numbers[0]
    assert "…" not in user.shown
    assert max(map(len, user.shown.split("\n"))) <= 80


def test_a_simulation_words_every_reason_for_an_end() -> None:
    done = play(Job("tyros", 3, (), "1.1", ("random", "greedy", "random")))
    assert done.reason in END_REASONS
    for lang in LANGUAGES:
        assert results(wording(lang), [done], 1.0)
        for reason in END_REASONS:
            assert wording(lang).knows(f"cli.reason.{reason}")


def test_once_it_is_over_every_hand_and_tile_may_be_seen() -> None:
    match = whole_match("tyros", 3, 3)
    replay = ReplayViewer(match, EN, "all")
    for number in range(0, len(replay.positions), 29):
        replay.go(number)
        seen = replay.view()
        state = replay.positions[number].state
        for seat in range(3):
            own = state.view(seat)
            assert seen["known"][seat] == seen["seats"][seat]["known"] == own["hand"]
            assert seen["seats"][seat]["shown"] == own["tiles"]
        user = Scripted()
        show(user, replay)
        known = EN.say("tyros.table.known") + ":"
        assert (known in user.shown) == any(each["hand"] for each in seen["seats"])


@pytest.mark.parametrize("width", [60, 80])
def test_a_replay_fits_its_screen(width: int) -> None:
    match = whole_match("tyros", 3, 3)
    replay = ReplayViewer(match, EN, "all")
    for number in range(0, len(replay.positions), 97):
        replay.go(number)
        user = Scripted(screen=True, width=width, height=60)
        show(user, replay)
        assert max(map(len, user.shown.split("\n"))) <= width + len("\x1b[2J\x1b[H")
