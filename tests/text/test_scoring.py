"""A number of points says what it is: so far, or if the game ended now."""

import pytest

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.table import new_match
from emporion.text import Wording
from emporion.text.scoring import score_words
from tests.play import play_on

pytestmark = pytest.mark.once


def view_of(game: str, points: list[int], standings: list[int] | None = None) -> View:
    view = play_on(new_match(game, 3, seed=2), Rng(2), 60).view(0)
    for seat, each in enumerate(view["seats"]):
        each["points"] = points[seat]
    if standings is not None:
        view["standings"] = standings
    return view


def test_tyros_says_both_where_they_differ(words: Wording) -> None:
    view = view_of("tyros", [7, 0, 0], [23, 4, 0])
    both, same = score_words(words, view, 0), score_words(words, view, 2)
    assert (both.points, both.short) == (23, words.say("score.now"))
    assert both.also == f"7 {words.say('score.so_far')}"
    assert words.count("score.so_far.said", 7) in both.said
    assert words.count("score.now.said", 23) in both.said
    assert same.also == ""
    assert words.say("tyros.score.help") in both.help


def test_ys_says_the_points_so_far_and_the_account_as_if_now(words: Wording) -> None:
    view = view_of("ys", [5, 6, 7])
    view["seats"][0]["gems"] = [1, 0, 0, 0, 2]
    score = score_words(words, view, 0)
    assert (score.points, score.short) == (5, words.say("score.so_far"))
    assert score.also.endswith(words.say("score.now"))
    assert int(score.also.split()[0]) > 5


def test_byzanz_says_profit(words: Wording) -> None:
    score = score_words(words, view_of("byzanz", [5, 6, 7]), 1)
    assert (score.points, score.short, score.also) == (6, words.say("byzanz.score.so_far"), "")


def test_the_throne_room_is_said_not_to_be_counted_in(words: Wording) -> None:
    match = play_on(new_match("ys", 3, {"kings_favor": True}, seed=2), Rng(2), 60)
    assert words.say("ys.score.help.favor") in score_words(words, match.view(0), 0).help
    match = play_on(new_match("ys", 3, seed=2), Rng(2), 60)
    assert words.say("ys.score.help.favor") not in score_words(words, match.view(0), 0).help
