import re

import pytest

from emporion import render
from emporion.core.errors import UnknownGame, UnknownLanguage
from emporion.core.state import State
from emporion.render.text_layout import WIDTH, TextLayout, columns, prose
from emporion.text import LANGUAGES, wording
from tests.text.tour import positions

pytestmark = pytest.mark.once


def at(phase: str, players: int = 4, seed: int = 3, after: int = 0) -> State:
    """The position of a random game that first has a phase after `steps` steps."""
    for step, state in enumerate(positions(players, seed)):
        if state.view(None)["phase"] == phase and step >= after:
            return state
    raise AssertionError(phase)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_owner_sees_a_hand(lang: str) -> None:
    words = wording(lang)
    state = at("bidding")
    own = words.count("byzanz.table.hand", 4)
    assert own in render.text(state.view(2), lang)
    assert own not in render.text(state.view(None), lang)
    hand = state.view(2)["hand"]
    first = re.escape(words.sort("byzanz", hand[0] // 4).capitalize())
    listed = [
        line for line in render.text(state.view(2), lang).split("\n") if re.match(r"  \S", line)
    ]
    assert any(re.match(rf"  {first} ", line) for line in listed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_known_cards_are_shown_only_where_memory_is_asked_for(lang: str) -> None:
    state = at("bidding", after=60)
    view = state.view(0)
    assert any(view["seats"][seat]["known"] for seat in (1, 2, 3))
    holds = "    " + wording(lang).say("byzanz.table.known")
    assert holds not in render.text(view, lang)
    remembered = render.text(view, lang, memory=True)
    assert remembered.count(holds) == sum(bool(view["seats"][seat]["known"]) for seat in (1, 2, 3))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draft_is_shown_to_its_owner_alone(lang: str) -> None:
    laid = wording(lang).say("byzanz.table.laid")
    for state in positions(4, seed=3):
        if state.actor >= 0 and state.drafting(state.actor):
            break
    seat = state.actor
    assert laid in render.text(state.view(seat), lang)
    for viewer in (None, *(other for other in range(4) if other != seat)):
        assert laid not in render.text(state.view(viewer), lang, memory=True)


def test_points_stand_below_each_other() -> None:
    assert columns([(12, "12 points"), (1, "1 point"), (7, "7 points")]) == [
        "12 points",
        " 1 point ",
        " 7 points",
    ]


def test_a_long_line_goes_on_below_with_an_indent() -> None:
    sheet = TextLayout(None)
    sheet.add(prose("", "word " * 40), indent=1, hang=3)
    lines = sheet.text().split("\n")
    assert all(len(line) <= WIDTH for line in lines)
    assert lines[0].startswith(" word")
    assert all(line.startswith("   word") for line in lines[1:])
    assert sheet.text().split() == ["word"] * 40


def test_a_game_or_language_that_cannot_be_drawn_is_refused_by_name() -> None:
    view = at("bidding").view(0)
    with pytest.raises(UnknownGame):
        render.text({**view, "game": "chess"}, "en")
    with pytest.raises(UnknownLanguage):
        render.text(view, "tlh")
