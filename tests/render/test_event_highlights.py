"""What an event is said to be about is in the picture: before the decision, or after it."""

import re

import pytest

from emporion import new_match
from emporion.core.rng import Rng
from emporion.games import find
from emporion.games.ys.events import KINDS
from emporion.render.event_highlights import highlight
from emporion.render.svg import Layout, svg
from emporion.render.ys import event_highlights as ys
from emporion.table import Match

pytestmark = pytest.mark.once

TABLES: list[tuple[str, int, dict[str, bool | int | str], Layout]] = [
    ("byzanz", 4, {}, "desk"),
    ("byzanz", 6, {}, "phone"),
    ("tyros", 3, {}, "phone"),
    ("tyros", 4, {"setup": "variable"}, "desk"),
    ("ys", 2, {}, "desk"),
    ("ys", 4, {"kings_favor": True, "express": True}, "phone"),
]


def _ids(match: Match, seat: int | None, layout: Layout) -> set[str]:
    drawn = svg(match.view(seat), "en", layout=layout, style=False, interactive=True)
    return set(re.findall(r'data-id="([^"]*)"', drawn))


@pytest.mark.parametrize(("game", "players", "options", "layout"), TABLES)
def test_every_event_is_about_something_that_is_seen(
    game: str, players: int, options: dict[str, bool | int | str], layout: Layout
) -> None:
    match, rng = new_match(game, players=players, options=options, seed=5), Rng(5)
    colours = find(game).colours
    viewer = 0 if layout == "desk" else None
    before, told = _ids(match, viewer, layout), len(match.events)
    while match.actors:
        seat = match.actors[rng.below(len(match.actors))]
        legal = match.legal(seat)
        match.apply(seat, legal[rng.below(len(legal))])
        if len(match.events) == told:
            continue
        after = _ids(match, viewer, layout)
        for event in match.events[told:]:
            found = highlight(game, event.seen_by(viewer), colours)
            missing = [each for each in found.places if each not in before | after]
            assert not missing or len(missing) < len(found.places), (event.kind, missing)
            if found.panel and not match.over:
                assert found.panel in before | after, event.kind
            if found.before:
                assert set(found.places) & before, event.kind
            if event.kind != "game_over":
                assert found.ids or not event.facts.get("cards", True), event.kind
        before, told = after, len(match.events)


def test_what_is_told_about_the_picture_from_before_is_something_that_happens() -> None:
    assert ys.BEFORE
    assert set(KINDS) >= ys.BEFORE


def test_nothing_is_known_of_an_unknown_game() -> None:
    assert highlight("chess", {"event": "moved", "seat": 0}, ("white", "black")).places == ()
