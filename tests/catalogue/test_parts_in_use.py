"""A part that fails while it is used is told by name, and does not take other games with it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import emporion
from emporion.bots.evaluators import find_evaluator
from emporion.catalogue import Manifest, register, unregister, using
from emporion.core.errors import InvalidManifest, UnknownGame
from emporion.games import each
from emporion.render.choices import blocks
from emporion.render.cover import cover_svg, emblem_svg
from emporion.render.event_highlights import highlight, step_of
from emporion.render.general.colours import COLOURS
from emporion.render.open_view import open_view
from emporion.render.parts import Cover, Pictures, Terminal
from emporion.render.stylesheet import page_stylesheet
from emporion.render.svg import card_svg, cards_svg, market_svg, svg
from emporion.render.text import text
from emporion.text import GeneralWording, wording
from tests.kit.toy import NAME, Fair


def fails(*_given: Any, **_named: Any) -> Any:
    """A part that raises whatever it is asked."""
    raise RuntimeError("it is broken")


class FailingTitle(GeneralWording):
    """A wording without a title."""

    title = summary = rules = fails


FAILING = Pictures(
    prefix="fai", colours=COLOURS, table=fails, market=fails, card=fails, all_cards=fails,
    places=fails, open_view=fails,
)  # fmt: skip
GREY: Any = {**COLOURS, "slip": 7}
BAD_COLOURS = Pictures(prefix="fai", colours=GREY, table=fails)
NO_COVER: Any = Cover("", "", 7)  # type: ignore[arg-type]
NO_TABLE: Any = fails


def view() -> dict[str, Any]:
    """What the first seat knows when it is asked for the first time."""
    return emporion.new_match(NAME, 2, seed=1).view(0)


USES: list[tuple[str, Any, Callable[[], object]]] = [
    ("rules", fails, lambda: emporion.game(NAME)),
    ("wording", fails, lambda: wording("en").game(NAME)),
    ("wording", FailingTitle, lambda: wording("en").game_title(NAME)),
    ("wording", FailingTitle, lambda: wording("en").game_summary(NAME)),
    ("messages", {"en": 7}, lambda: wording("en").game_title(NAME)),
    ("messages", {"en": {"title": "{no_fact}"}}, lambda: wording("en").game_title(NAME)),
    ("pictures", FAILING, lambda: svg(view(), "en")),
    ("pictures", FAILING, lambda: market_svg(view(), "en")),
    ("pictures", FAILING, lambda: card_svg(1, "en", game=NAME)),
    ("pictures", FAILING, lambda: cards_svg("en", game=NAME)),
    ("pictures", FAILING, lambda: highlight(NAME, {"event": "dealt"}, ("blue", "orange"))),
    ("pictures", FAILING, lambda: open_view(NAME, emporion.new_match(NAME, 2, seed=1).state)),
    ("pictures", BAD_COLOURS, lambda: page_stylesheet(NAME)),
    ("cover", NO_COVER, lambda: page_stylesheet(NAME)),
    ("cover", Cover(7, "", {}), lambda: cover_svg(NAME, "en")),  # type: ignore[arg-type]
    ("cover", Cover("", 7, {}), lambda: emblem_svg(NAME, "en")),  # type: ignore[arg-type]
    ("choices", fails, lambda: blocks(view(), wording("en"), [0])),
    ("terminal", Terminal(table=NO_TABLE), lambda: text(view(), "en")),
    (
        "evaluator",
        type("Failing", (), {"__init__": fails}),
        lambda: find_evaluator(NAME),
    ),
]
"""A part, and what uses it."""


@pytest.fixture(autouse=True)
def _gone() -> Iterator[None]:
    yield
    unregister(NAME)


@pytest.mark.parametrize(
    ("field", "part", "use"), USES, ids=[f"{n}-{use[0]}" for n, use in enumerate(USES)]
)
def test_a_part_that_fails_is_told_by_name(
    field: str, part: Any, use: Callable[[], object]
) -> None:
    parts: dict[str, Any] = {"rules": Fair, field: part}
    if field == "rules":
        parts["rules"] = type("Failing", (), {"__init__": fails})
    register(Manifest(name=NAME, **parts))
    with pytest.raises(InvalidManifest) as error:
        use()
    assert (error.value.facts["game"], error.value.facts["what"]) == (NAME, field)
    assert error.value.facts["reason"]
    assert f"as {field}, which is not usable" in str(error.value)


def test_a_general_form_that_fails_names_the_rules() -> None:
    register(Manifest(name=NAME, rules=Fair))
    with pytest.raises(InvalidManifest) as error:
        svg({"game": NAME, "actor": 0, "seat": None}, "en")
    assert error.value.facts["what"] == "rules"
    assert error.value.facts["reason"] == "KeyError('players')"


def test_errors_of_emporion_pass_as_they_are() -> None:
    register(Manifest(name=NAME, rules=Fair))
    with pytest.raises(UnknownGame), using(NAME, "pictures"):
        emporion.game("chess")
    with pytest.raises(RuntimeError), using("chess", "pictures"):
        fails()


def test_bots_keep_their_pace_where_pictures_cannot_be_used() -> None:
    apart: Any = 7
    pictures = Pictures(prefix="fai", colours=COLOURS, table=fails, apart=apart)
    register(Manifest(name=NAME, rules=Fair, pictures=pictures))
    assert step_of(NAME, "dealt", {"seat": 0}) == "dealt"


def test_what_is_told_of_each_game_leaves_out_those_that_fail() -> None:
    register(Manifest(name=NAME, rules=Fair, wording=FailingTitle))
    told, wrong = each(wording("en").game_title)
    assert told == ["Byzanz", "Tyros", "Ys"]
    assert [error.facts["game"] for error in wrong] == [NAME]


def test_a_game_that_is_registered_again_has_its_new_parts() -> None:
    """In a notebook, a game is registered again and again while it is written."""
    for title in ("Market", "Fair", "Market"):
        register(Manifest(name=NAME, rules=Fair, messages={"en": {"title": title}}))
        assert wording("en").game_title(NAME) == title
        assert f">{title}<" in cover_svg(NAME, "en")
        with pytest.raises(ValueError, match=f"not an action of {title}"):
            emporion.game(NAME).parse(0, "nothing")
