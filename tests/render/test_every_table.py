"""Every game's table in words: it fits the screen, says what is asked, and colours no letter."""

import pytest

from emporion import render
from emporion.core.options import OptionValue
from emporion.core.seats import OVER
from emporion.render.seat_marks import SIGNS
from emporion.render.text_layout import WIDTH
from emporion.text import LANGUAGES, wording
from tests.text.tour import positions

VARIANTS: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "byzanz": [(3, {}), (6, {})],
    "tyros": [(3, {"setup": "variable", "majority": "most"}), (4, {})],
    "ys": [
        (2, {"neutral": "strong"}),
        (3, {"kings_favor": True, "neighborhoods": 3}),
        (4, {"kings_favor": True, "express": True}),
        (4, {"peek": False}),
    ],
}

pytestmark = pytest.mark.once

each_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, *table) for game, tables in VARIANTS.items() for table in tables],
)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
on_screen_and_off = pytest.mark.parametrize("screen", [False, True])


@on_screen_and_off
@each_language
@each_table
def test_every_table_fits_eighty_columns(
    game: str, players: int, options: dict[str, OptionValue], lang: str, screen: bool
) -> None:
    for step, state in enumerate(positions(players, players, options, game)):
        if step % 13 == 0 or state.actor == OVER:
            for viewer in {None, 0, max(state.actor, 0)}:
                drawn = render.text(state.view(viewer), lang, memory=True, screen=screen)
                for line in drawn.split("\n"):
                    assert len(line) <= WIDTH, line
                    assert line == line.rstrip()


def flat(text: str) -> str:
    return " ".join(text.split())


@on_screen_and_off
@each_language
@each_table
def test_the_table_shows_every_player_and_what_is_asked(
    game: str, players: int, options: dict[str, OptionValue], lang: str, screen: bool
) -> None:
    words = wording(lang).at_table(game)
    for step, state in enumerate(positions(players, 3, options, game)):
        if step % 29 or state.actor < 0:
            continue
        for viewer in (None, 0, 1):
            view = state.view(viewer)
            drawn = render.text(view, lang, screen=screen)
            for seat in range(players):
                assert f"{SIGNS[words.colours[seat]]} {words.seat(seat)}" in drawn
            assert flat(drawn).endswith(flat(words.decision(view)))


@each_table
def test_the_plain_table_holds_nothing_that_is_drawn(
    game: str, players: int, options: dict[str, OptionValue]
) -> None:
    for step, state in enumerate(positions(players, 1, options, game)):
        if step % 13 == 0:
            for lang in LANGUAGES:
                drawn = render.text(state.view(0), lang, memory=True)
                others = {sign for sign in drawn if not sign.isalnum()}
                assert others <= {*" \n.,:;()-+'=>×", *SIGNS.values(), "○"}
