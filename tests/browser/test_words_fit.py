"""In the widest of the usual fonts no words of a picture run into others, or out of their box."""

from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page

from emporion.core.options import OptionValue
from emporion.core.seats import OVER
from emporion.games import names
from emporion.render.cover import cover_svg
from emporion.render.css_rules import SANS, SERIF
from emporion.render.svg import Layout, svg
from emporion.text import LANGUAGES
from tests.text.tour import positions

pytestmark = pytest.mark.once

TABLES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "byzanz": [(3, {}), (6, {})],
    "tyros": [(3, {"setup": "variable"}), (4, {})],
    "ys": [(2, {}), (4, {"kings_favor": True})],
}

EVERY = {"byzanz": 67, "tyros": 201, "ys": 67}
"""Of how many decisions one is looked at: games of Tyros have over a thousand."""

PEOPLE = ("Wilhelmina Hohenheim", "", "Mia", "Hannah Drummond-Huhn", "Bo", "Nr. 6")

_TROUBLE = """
() => {
  const svg = document.querySelector("svg");
  const frame = svg.getBoundingClientRect();
  const unit = frame.width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll("text")].filter(
    (each) => each.textContent.trim() && !each.closest("defs, symbol, pattern"),
  );
  // Of a line's height, what capitals and digits take.
  const boxes = texts.map((each) => {
    const { left, right, top, bottom, height } = each.getBoundingClientRect();
    return { left, right, top: top + height * 0.28, bottom: bottom - height * 0.26 };
  });
  const trouble = [];
  texts.forEach((text, n) => {
    const a = boxes[n];
    const said = text.textContent;
    if (a.left < frame.left - unit || a.right > frame.right + unit) {
      trouble.push(`“${said}” leaves the picture`);
    }
    texts.slice(n + 1).forEach((other, m) => {
      const b = boxes[n + 1 + m];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const [one, two] = [text, other].map((each) => each.closest("[data-piece]"));
      // Pieces may lie on each other, and their numbers with them.
      const stacked = one && two && one !== two;
      if (wide > unit && high > unit && !stacked) {
        trouble.push(`“${said}” runs into “${other.textContent}”`);
      }
    });
    const x = (a.left + a.right) / 2;
    const y = (a.top + a.bottom) / 2;
    const around = [...text.parentNode.children]
      .slice(0, [...text.parentNode.children].indexOf(text))
      .filter((each) => each.localName === "rect")
      .map((each) => each.getBoundingClientRect())
      .filter((b) => b.left <= x && x <= b.right && b.top <= y && y <= b.bottom)
      .sort((one, two) => one.width - two.width)[0];
    if (around && (a.left < around.left - unit || a.right > around.right + unit)) {
      trouble.push(`“${said}” leaves its box`);
    }
    // What is drawn after a text must not lie on it, but for pieces.
    for (const at of [a.left + unit, x, a.right - 2 * unit]) {
      const above = document.elementsFromPoint(at, y);
      const covers = above.slice(0, above.indexOf(text)).find((each) => {
        const { fill, fillOpacity, opacity, visibility } = getComputedStyle(each);
        const filled = fill !== "none" && fill !== "rgba(0, 0, 0, 0)";
        const seen = visibility === "visible" && Number(fillOpacity) * Number(opacity) > 0.5;
        return filled && seen && ![text, each].some((part) => part.closest("[data-piece]"));
      });
      if (covers && above.includes(text)) {
        const name = covers.closest("[data-id]")?.dataset.id ?? covers.localName;
        trouble.push(`“${said}” is covered by ${name}`);
        break;
      }
    }
  });
  return trouble;
}
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page to look at pictures in."""
    # All of a picture is in the window: what lies on what is asked of the browser.
    opened = browser.new_page(viewport={"width": 1280, "height": 2700})
    yield opened
    opened.close()


def trouble(page: Page, picture: str, fonts: str) -> list[str]:
    """What is wrong with the words of a picture, drawn in certain fonts."""
    drawn = picture.replace(SERIF, f"'{fonts} Serif',serif").replace(
        SANS, f"'{fonts} Sans',sans-serif"
    )
    page.set_content(f'<!doctype html><body style="margin:0">{drawn}')
    found: list[str] = page.evaluate(_TROUBLE)
    return found


@pytest.mark.parametrize("fonts", ["DejaVu", "Liberation"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_covers_fit(page: Page, lang: str, fonts: str) -> None:
    for game in names():
        assert trouble(page, cover_svg(game, lang), fonts) == []


@pytest.mark.parametrize("layout", ["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_words_of_tables_fit(page: Page, game: str, lang: str, layout: Layout) -> None:
    for players, options in TABLES[game]:
        for step, state in enumerate(positions(players, 5, options, game)):
            if step % EVERY[game] and state.actor != OVER:
                continue
            for viewer in {None, max(state.actor, 0)}:
                asked = viewer is not None and state.actor == viewer
                picture = svg(
                    state.view(viewer),
                    lang,
                    memory=True,
                    layout=layout,
                    legal=state.legal(viewer) if asked and viewer is not None else (),
                    interactive=True,
                    asked=False,
                    names=PEOPLE[:players],
                )
                for fonts in ("DejaVu", "Liberation"):
                    assert trouble(page, picture, fonts) == [], (players, step, viewer)


@pytest.mark.parametrize("layout", ["desk", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_gems_fit_beside_their_counts(page: Page, lang: str, layout: Layout) -> None:
    state = next(islice(positions(4, 5, {}, "ys"), 60, None))
    view = state.view(None)
    few = view["seats"][0] | {"gems": [1, 2, 3, 4, 5], "characters": [0, 1]}
    many = [[10, 4, 12, 3, 5], [1, 10, 2, 3, 11], [12, 11, 3, 10, 4], [4, 4, 4, 4, 4]]
    view["seats"] = [few | {"gems": gems} for gems in many]
    picture = svg(view, lang, layout=layout, interactive=True, names=PEOPLE[:4])
    for fonts in ("DejaVu", "Liberation"):
        assert trouble(page, picture, fonts) == []


def test_a_word_that_is_too_long_is_found(page: Page) -> None:
    """The test itself can fail: words that run over each other, and out of a box, are told."""
    picture = (
        '<svg viewBox="0 0 300 80" width="600"><g><rect width="90" height="30"/>'
        '<text x="4" y="20">Honestly too long</text><text x="100" y="20">Next</text></g></svg>'
    )
    assert trouble(page, picture, "DejaVu") == [
        "“Honestly too long” runs into “Next”",
        "“Honestly too long” leaves its box",
    ]


def test_a_word_that_is_covered_is_found(page: Page) -> None:
    """So can it where something is drawn after a word, and on it."""
    picture = (
        '<svg viewBox="0 0 300 80" width="600"><text x="4" y="20">Cedar wood</text>'
        '<g data-id="bar"><rect x="40" y="5" width="90" height="30"/></g>'
        '<text x="4" y="60">Oil</text><rect x="40" y="45" width="90" height="30"/></svg>'
    )
    assert trouble(page, picture, "DejaVu") == ["“Cedar wood” is covered by bar"]
