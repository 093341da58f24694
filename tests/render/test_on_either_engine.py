"""Pictures and tables of whole games, drawn from the views of whichever engine is there.

All that is drawn comes from views, and they are plain data: so the other tests of pictures run on
one engine only. These run on both, and so does the leak test of the conformance kit, which draws.
"""

import re

import pytest

from emporion import render
from emporion.core.options import OptionValue
from emporion.core.seats import OVER
from emporion.games import find
from emporion.render.svg import svg
from tests.text.tour import positions

from .pictures import each_table, shown
from .reading_svg import LAYOUTS


@each_table()
def test_the_same_view_gives_the_same_bytes(game: str, table: str) -> None:
    for number, (view, legal) in enumerate(shown(game, table)[::4]):
        again = dict(reversed(view.items()))
        layout = LAYOUTS[number % len(LAYOUTS)]
        one = svg(view, "en", legal=legal, layout=layout)
        assert svg(again, "en", legal=list(reversed(legal)), layout=layout) == one


@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize(
    ("game", "options", "family", "sorts"),
    [
        ("byzanz", {}, "sort", 7),
        ("tyros", {}, "empire", 5),
        ("ys", {"kings_favor": True}, "gem", 5),
    ],
)
def test_painting_changes_no_letter_of_the_table(
    game: str, options: dict[str, OptionValue], family: str, sorts: int, screen: bool
) -> None:
    roles: set[str] = set()

    def paint(role: str, text: str) -> str:
        roles.add(role)
        return f"\x01{role}\x02{text}\x03"

    for step, state in enumerate(positions(4, 3, options, game)):
        if step % 17 == 0 or state.actor == OVER:
            view = state.view(1)
            painted = render.text(view, "de", memory=True, paint=paint, screen=screen)
            plain = re.sub("\x01.*?\x02|\x03", "", painted)
            drawn = render.text(view, "de", memory=True, screen=screen)
            assert [line.rstrip() for line in plain.split("\n")] == drawn.split("\n")
    assert roles == (
        {"heading", "dim", "lit", "points"}
        | {f"seat.{colour}" for colour in find(game).colours[:4]}
        | {f"{family}.{sort}" for sort in range(sorts + (game == "ys" and screen))}
    )
