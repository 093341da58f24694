"""Ties in the final account: the log says with whom, and what decides the rank of equals."""

from collections import Counter

import pytest

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games.ys.data import GEMS
from emporion.table import new_match
from emporion.text import wording
from emporion.text.event_log import EventLog, Line
from tests.play import play_on

from .test_ys import rival
from .tour import outcome

pytestmark = pytest.mark.once

EN = wording("en")


def ended(game: str, players: int, seed: int, **options: bool) -> tuple[View, list[Line]]:
    """How a random game ended, and its log, as somebody who watched sees both."""
    match = new_match(game, players, dict(options), seed=seed)
    while not match.over:
        play_on(match, Rng(seed), 1000)
    words = EN.at_table(game)
    return match.view(None), EventLog(words, match).lines(match.events, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_with_as_many_gems_reads_with_whom(players: int) -> None:
    told = Counter[bool]()
    for seed in range(4):
        _, lines = ended("ys", players, seed)
        scored = [line for line in lines if line.seen["event"] == "gem_points"]
        for line in scored:
            level = [
                other.seen["seat"]
                for other in scored
                if other is not line
                and [other.seen[fact] for fact in ("gem", "gems")]
                == [line.seen[fact] for fact in ("gem", "gems")]
            ]
            assert ("level with" in line.said) == bool(level)
            for seat in level:
                assert ("neutral player" if seat == players else EN.seat(seat)) in line.said
            told[bool(level)] += 1
    assert set(told) == {True, False}


def test_a_player_who_is_level_in_the_throne_room_reads_that_points_are_shared() -> None:
    told = Counter[bool]()
    for seed in range(6):
        _, lines = ended("ys", 4, seed, kings_favor=True)
        scored = [line for line in lines if line.seen["event"] == "throne_points"]
        totals = [line.seen["total"] for line in scored]
        for line in scored:
            is_level = totals.count(line.seen["total"]) > 1
            assert ("the points of those places are shared" in line.said) == is_level
            told[is_level] += 1
    assert set(told) == {True, False}


def test_which_of_equal_quotations_ranks_higher_is_said_once() -> None:
    told = 0
    for seed in range(8):
        view, lines = ended("ys", 4, seed)
        scored = [line for line in lines if line.seen["event"] == "gem_points"]
        explained = [line for line in scored if "equal quotations" in line.said]
        quotations: list[int] = view["quotations"]
        groups = [step for step, n in Counter(quotations).items() if n > 1]
        assert len(explained) == len(groups)
        told += len(groups)
    assert told


def test_which_of_equally_large_empires_ranks_higher_is_said_once() -> None:
    told = 0
    for seed in range(6):
        view, lines = ended("tyros", 4, seed)
        scored = [line for line in lines if line.seen["event"] == "empire_scored"]
        sizes = [len(fields) for fields in view["empires"]]
        shown = {sizes[line.seen["empire"]] for line in scored}
        groups = [size for size, n in Counter(sizes).items() if n > 1 and size in shown]
        explained = [line for line in scored if "Equally large" in line.said]
        assert sorted(sizes[line.seen["empire"]] for line in explained) == sorted(groups)
        told += len(groups)
    assert told


BY_GEMS = {
    "en": "The neutral player won with 90 points. Tie with you: whoever has collected more gems "
    "wins. The others: you 90, Orange 70.",
    "de": "Der neutrale Spieler hat mit 90 Punkten gewonnen. Gleichstand mit dir: Es gewinnt, wer "
    "mehr Edelsteine gesammelt hat. Danach: du 90, Orange 70.",
    "nl": "De neutrale speler won met 90 punten. Gelijke stand met jou: wie meer edelstenen heeft "
    "verzameld, wint. Daarna: jij 90, Oranje 70.",
}


@pytest.mark.parametrize("lang", BY_GEMS)
def test_the_neutral_player_may_win_by_its_gems(lang: str) -> None:
    end = outcome([90, 70], [[0], [1]], "neutral") | rival(90, won=True)
    assert wording(lang).outcome("ys", end, 0) == BY_GEMS[lang]


TIED = {
    "en": "You scored 10 points for 5 red gems, level with Orange and the neutral player: each "
    "gets the points of place 3 in the colour ranked 1.",
    "de": "Du hast 10 Punkte für 5 rote Edelsteine erhalten, gleichauf mit Orange und dem "
    "neutralen Spieler: Jeder bekommt die Punkte von Platz 3 bei der Farbe auf Rang 1.",
    "nl": "Je kreeg 10 punten voor 5 rode edelstenen, gelijk met Oranje en de neutrale speler: "
    "ieder krijgt de punten van plaats 3 bij de kleur op rang 1.",
}


@pytest.mark.parametrize("lang", TIED)
def test_a_tie_is_told_with_whom(lang: str) -> None:
    words = wording(lang)
    seen = {
        "event": "gem_points", "seat": 0, "points": 10, "gem": GEMS.index("red"), "gems": 5,
        "rank": 1, "place": 3, "neutral": 2, "level": [1, 2],
    }  # fmt: skip
    assert words.event("ys", seen, 0) == TIED[lang]
    throne = {
        "event": "throne_points", "seat": 1, "points": 9, "total": 4, "brokers": [4], "level": [0],
    }  # fmt: skip
    shared = words.say("ys.event.throne_points.tied", others=words.object_of(0, 0))
    assert words.event("ys", throne, 0).endswith(shared)
