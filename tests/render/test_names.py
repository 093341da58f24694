"""Names in pictures and tables: escaped, shortened to their room, and beside the colour's sign."""

import pytest

from emporion import render
from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games import find, names
from emporion.render.seat_marks import SIGNS
from emporion.render.svg import Layout, svg
from emporion.render.text_metrics import shortened, width_of
from emporion.table import new_match
from emporion.text.naming import clean_name
from tests.play import play_on
from tests.render.reading_svg import LAYOUTS, SVG, tree

pytestmark = pytest.mark.once

ODD = ["Ada", "<b>\"&'", "Wilhelmina of Tyros and B", "Cid"]


def view_of(game: str, decisions: int = 40) -> View:
    match = play_on(new_match(game, 4, seed=5), Rng(5), decisions)
    return match.view(0)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("game", names())
def test_names_stand_in_the_picture_as_text(game: str, layout: Layout) -> None:
    picture = svg(view_of(game), "en", layout=layout, interactive=True, names=ODD)
    root = tree(picture)
    titles = " ".join(each.text or "" for each in root.iter(f"{SVG}title"))
    for name in ("Ada", "<b>\"&'", "Cid"):
        assert name in titles
    assert "<b>" not in picture
    for colour in ("Blue", "Orange", "Red"):
        assert f"{colour}," not in titles


@pytest.mark.parametrize("game", names())
def test_a_long_name_ends_before_it_leaves_its_room(game: str) -> None:
    root = tree(svg(view_of(game), "en", names=ODD))
    drawn = [each for each in root.iter(f"{SVG}text") if (each.text or "").startswith("Wilh")]
    assert drawn
    for each in drawn:
        whole = each.text == clean_name(ODD[2])
        assert whole or (each.text or "").endswith("…")
        assert width_of(each.text or "", float(each.get("font-size", "0"))) < 230


def test_without_names_pictures_are_as_they_were() -> None:
    for game in names():
        view = view_of(game)
        assert svg(view, "nl", names=["", "", "", ""]) == svg(view, "nl")


@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize("game", names())
def test_names_stand_in_the_table_in_text_within_its_width(game: str, screen: bool) -> None:
    view = view_of(game)
    drawn = render.text(view, "de", screen=screen, names=ODD)
    assert max(map(len, drawn.split("\n"))) <= 80
    colours = [SIGNS[colour] for colour in find(game).colours[:4]]
    assert f"{colours[0]} Ada" in drawn
    assert f"{colours[3]} Cid" in drawn
    assert "Wilh" in drawn


def test_a_text_is_shortened_by_what_it_measures() -> None:
    assert shortened("Anna", 100, 16) == "Anna"
    cut = shortened("Wilhelmina", 60, 16)
    assert cut.endswith("…")
    assert width_of(cut, 16) <= 60
    assert width_of("宮本", 16) > width_of("il", 16)
