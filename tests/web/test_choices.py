"""What is asked: each choice in its one place, in a list that keeps its form and counts right."""

import re

import pytest
from starlette.testclient import TestClient

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.games import names
from emporion.text import wording
from emporion.web.host import LiveTable
from emporion.web.pages.model_decision import DecisionPanel, asked_of

from .kept import Kept
from .pages import first_asked, look, send, set_up

pytestmark = pytest.mark.once

EN = wording("en")

TABLES: list[tuple[str, str, dict[str, OptionValue]]] = [
    ("byzanz", "pppp", {}),
    ("tyros", "pppp", {}),
    ("ys", "pppp", {"kings_favor": True}),
    ("ys", "pp", {}),
]


def asked(live: LiveTable, seat: int) -> DecisionPanel | None:
    """What the page of a seat asks."""
    return asked_of(live, EN.at_table(live.table.game), live.view(seat), seat)


def walked(
    game: str, kinds: str, options: dict[str, OptionValue], steps: int
) -> list[DecisionPanel]:
    """What is asked on a walk through a game, step by step."""
    rng = Rng(11)
    kept = Kept(game, kinds, options, 5, rng)
    found: list[DecisionPanel] = []
    while len(found) < steps and not kept.live.over:
        seat = kept.live.match.actors[rng.below(len(kept.live.match.actors))]
        question = asked(kept.live, seat)
        if question is not None:
            found.append(question)
        kept.decide(seat)
    return found


@pytest.mark.parametrize(("game", "kinds", "options"), TABLES)
def test_every_choice_has_one_place_and_the_list_counts_what_is_in_it(
    game: str, kinds: str, options: dict[str, OptionValue]
) -> None:
    for question in walked(game, kinds, options, 400):
        listed = [choice.action for group in question.groups for choice in group.choices]
        beside = [choice.action for choice in question.standing]
        beside += [] if question.primary is None else [question.primary.action]
        assert sorted({*listed, *beside}) == question.offered
        assert len({*listed, *beside}) == len(listed) + len(beside)
        assert question.count == len(listed)


@pytest.mark.parametrize(("game", "kinds", "options"), TABLES)
def test_nothing_is_asked_that_has_one_answer(
    game: str, kinds: str, options: dict[str, OptionValue]
) -> None:
    """Only what a person has laid themselves is confirmed, however little is left to choose."""
    for question in walked(game, kinds, options, 400):
        if len(question.offered) == 1:
            assert question.may_undo
            assert question.primary is not None


def test_a_list_keeps_its_form_as_choices_run_out() -> None:
    """In Ys four choose their places one after the other, and the last one is not asked."""
    rng = Rng(3)
    kept = Kept("ys", "pppp", {}, 7, rng)
    while kept.live.view(None)["phase"] != "ordering":
        kept.decide(kept.live.match.actors[0])
    counts = []
    while kept.live.view(None)["phase"] == "ordering":
        (seat,) = kept.live.match.actors
        question = asked(kept.live, seat)
        if question is not None:
            assert (question.standing, question.primary) == ([], None)
            assert [group.label for group in question.groups] == [""]
            counts.append(question.count)
        kept.decide(seat)
    assert counts[:3] == [4, 3, 2]
    assert 1 not in counts


@pytest.mark.parametrize("layout", ["desk", "phone"])
@pytest.mark.parametrize("game", names())
def test_a_page_folds_only_long_lists_and_says_how_many_choices_they_have(
    client: TestClient, game: str, layout: str
) -> None:
    client.cookies.set("layout", layout)
    table = set_up(client, game, "me", "here", "here")
    folded = set()
    for _ in range(12):
        seat = first_asked(client, table)
        page = look(client, f"{table}?as={seat}")
        while page.main("data-asked") and "data-decide" in page.html:
            lists = re.findall(
                r'<details class="all-choices"[^>]*?( open)?>(.*?)</details>', page.html, re.DOTALL
            )
            for is_open, body in lists:
                (count,) = re.findall(r"<summary>(\d+) choices?</summary>", body)
                assert int(count) == body.count('name="action"')
                if layout == "desk":
                    assert is_open
                elif is_open:
                    # While things are laid bit by bit, it would come and go.
                    assert int(count) <= 6
                    assert 'class="draft"' not in page.html
                folded.add(not is_open)
            sent = {"as": seat, "turn": page.turn, "action": page.actions[0]}
            page = send(client, f"{table}/act", **sent)
    assert (True in folded) == (layout == "phone")
    assert False in folded or game != "ys", "places in the turn order are few"
