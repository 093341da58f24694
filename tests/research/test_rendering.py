"""Pictures as arrays, and in a window."""

import sys
from functools import partial

import numpy as np
import pygame
import pytest
import resvg_py

from emporion.core.errors import MissingExtra
from emporion.render import svg
from emporion.render.css_rules import SANS, SERIF
from emporion.research.encoders import encoded_games
from emporion.research.rendering import Window, pixels
from emporion.table import new_match

RED = (255, 0, 0)
WHITE = (255, 255, 255)


def test_a_picture_has_the_colours_that_were_drawn() -> None:
    picture = pixels(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">'
        '<rect width="4" height="4" fill="#f00"/><rect x="4" y="2" width="4" height="2"/></svg>'
    )
    assert picture.shape == (4, 8, 3)
    assert picture.dtype == np.uint8
    assert (picture[:, :4] == RED).all()
    # What nothing is drawn on is white.
    assert (picture[:2, 4:] == WHITE).all()
    assert (picture[2:, 4:] == 0).all()


@pytest.mark.parametrize("family", [SERIF, SANS])
def test_letters_are_drawn_with_a_font_of_the_system(family: str) -> None:
    picture = pixels(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">'
        f'<text x="5" y="20" style="font-family:{family}">Byzanz</text></svg>'
    )
    assert (picture < 128).any()


def test_letters_are_drawn_where_the_system_has_no_font(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", partial(drawn, skip_system_fonts=True))
    picture = pixels(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">'
        f'<text x="5" y="20" style="font-family:{SERIF}">Byzanz</text></svg>'
    )
    assert (picture < 128).any()


@pytest.mark.parametrize("game", encoded_games())
def test_a_table_is_drawn_in_its_size(game: str) -> None:
    drawn = svg(new_match(game, players=4, seed=7).view(0), "en")
    picture = pixels(drawn)
    assert picture.shape == (800, 1280, 3)
    # Neither a plain sheet nor noise: many colours, one of them over much of the table.
    colours, places = np.unique(picture.astype(int) @ (1 << 16, 1 << 8, 1), return_counts=True)
    assert len(colours) > 100
    assert places.max() > 10_000


def test_a_window_shows_a_picture_until_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window()
    window.close()
    picture = np.random.default_rng(7).integers(0, 256, (20, 30, 3)).astype(np.uint8)
    for shown in (picture, picture[::-1].copy()):
        window.show(shown, "Byzanz")
        surface = pygame.display.get_surface()
        assert surface is not None
        seen = pygame.surfarray.array3d(surface)
        assert (seen.swapaxes(0, 1) == shown).all()
    assert pygame.display.get_caption()[0] == "Byzanz"
    window.close()
    assert not pygame.display.get_init()


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setitem(sys.modules, "pygame", None)
    with pytest.raises(MissingExtra) as drawing:
        pixels("<svg/>")
    with pytest.raises(MissingExtra) as opening:
        Window()
    assert drawing.value.facts == {"name": "resvg-py", "what": "research"}
    assert opening.value.facts == {"name": "pygame-ce", "what": "research"}
