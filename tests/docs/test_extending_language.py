"""A language with other plural rules than English needs its catalogue, and no code."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build
from emporion.catalogue import registry
from emporion.core.rng import Rng
from emporion.games import names
from emporion.render import svg, text
from emporion.table import new_match
from emporion.text import errors, languages, rulebook, wording
from emporion.web.errors import TooFast
from tests.play import play_on
from tests.text.catalogues import catalogue, counted

from . import DOCS, ROOT

pytestmark = pytest.mark.once

FRENCH = "nplurals=2; plural=(n > 1)"
POLISH = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"

NO_PAGES = "tlh"
"""A language that will never have rules pages here."""

LOCALE = ROOT / "src" / "emporion" / "text" / "locale"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the catalogues with French and Polish ones, in the words of the English ones."""
    source = tmp_path_factory.mktemp("languages")
    locale = source / "emporion" / "text" / "locale"
    shutil.copytree(LOCALE, locale, ignore=shutil.ignore_patterns("*.mo"))
    for lang, forms in (("fr", FRENCH), ("pl", POLISH), (NO_PAGES, FRENCH)):
        _translate(locale, lang, forms)
    hatch_build.compile_catalogues(source)
    return locale


@pytest.fixture
def known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """French and Polish among the languages."""
    monkeypatch.setattr(languages, "LOCALE", folder)
    monkeypatch.setattr(languages, "LANGUAGES", (*languages.LANGUAGES, "fr", "pl", NO_PAGES))
    _forget()
    yield
    _forget()


def _forget() -> None:
    for clear in registry._CACHES:
        clear()
    rulebook.rules.cache_clear()


def _translate(locale: Path, lang: str, forms: str) -> None:
    """The walk's second step: copy the English catalogue, and change the header and the forms.

    Each form is marked by its number, so that a test sees which was chosen.
    """
    english = (locale / "en" / "LC_MESSAGES" / "emporion.po").read_text("utf-8")
    made = english.replace('"Language: en\\n"', f'"Language: {lang}\\n"')
    made = made.replace("nplurals=2; plural=(n != 1)", forms)
    count = int(forms.removeprefix("nplurals=")[0])
    lines = []
    for line in made.splitlines():
        if line.startswith("msgstr[0]"):
            lines.append(line.replace('"', '"<0>', 1))
        elif line.startswith("msgstr[1]"):
            many = line.partition('"')[2]
            lines += [f'msgstr[{form}] "<{form}>{many}' for form in range(1, count)]
        else:
            lines.append(line)
    po = locale / lang / "LC_MESSAGES" / "emporion.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("fr", {0: 0, 1: 0, 2: 1, 5: 1, 21: 1}),
        ("pl", {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 21: 2, 22: 1}),
    ],
)
def test_a_number_has_the_form_that_the_header_says(lang: str, forms: dict[int, int]) -> None:
    words = wording(lang)
    for n, form in forms.items():
        assert words.count("points", n).startswith(f"<{form}>{n} ")
        for key in ("byzanz.traders", "general.winners"):
            assert words.count(key, n, winners="", seats="").startswith(f"<{form}>")
    assert errors.sentence(words, TooFast(seconds=1)).startswith("<0>")
    assert errors.sentence(words, TooFast(seconds=22)).startswith("<1>")


def test_english_counts_as_before() -> None:
    assert [wording("en").count("points", n) for n in (0, 1, 2)] == [
        "0 points",
        "1 point",
        "2 points",
    ]


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("lang", ["fr", "pl"])
@pytest.mark.parametrize("game", names())
def test_a_whole_game_is_worded_and_drawn(game: str, lang: str) -> None:
    words = wording(lang)
    assert words.lang == lang
    match = new_match(game, players=3, seed=4)
    rng = Rng(4)
    while not match.over:
        for seat in match.actors:
            view = match.view(seat)
            assert words.decision(view)
            for action in match.legal(seat):
                assert words.action(game, action, view["phase"])
        play_on(match, rng, decisions=9)
    for viewer in (None, 0):
        for event in match.events:
            assert words.event(game, event.seen_by(viewer), viewer)
    view = match.view(None)
    assert words.decision(view)
    assert words.outcome(game, view["outcome"], None)
    assert text(view, lang)
    assert "<svg" in svg(view, lang)


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("game", names())
def test_a_rules_page_that_is_missing_is_shown_in_the_first_language(game: str) -> None:
    english, other = wording("en").rules(game), wording(NO_PAGES).rules(game)
    assert other == english


@pytest.mark.usefixtures("known")
def test_the_new_languages_are_picked() -> None:
    assert languages.pick_language(None, {"LANG": "fr_BE.UTF-8"}) == "fr"
    assert languages.pick_language("pl", {}) == "pl"


def test_the_walk_tells_how_much_there_is_to_translate() -> None:
    page = (DOCS / "extending" / "language.md").read_text("utf-8")
    assert f"`{FRENCH};`" in page
    plain = sum(1 for message in catalogue("en") if message.id)
    assert plain > 1000
    assert len(counted("en")) > 100
