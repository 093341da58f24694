"""Pieces travel from where they were to where they go, and never stand in the way."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion import new_match
from emporion.render.svg import svg

from .conftest import Visitor
from .stage import Stage, board, lit, piece, stop_clock

pytestmark = pytest.mark.once

_BEFORE = board(
    piece("card.wine", 20, 20, name="hand-wine", title="Wine"),
    piece("card", 200, 20, name="bid-1", title="A card", seat="orange"),
    '<g data-id="pile" data-stack="card" data-count="9" data-home="card" '
    'transform="translate(300 20)"><rect width="20" height="30"/></g>',
    '<g data-id="panel" data-home="orange" data-seat="orange"><rect x="340" y="160" width="50" '
    'height="30"/></g>',
)


def _travellers(page: Page, count: int) -> list[dict[str, Any]]:
    """What is on its way, where it starts, and when."""
    page.wait_for_function(
        "count => document.querySelectorAll('.travellers > *').length === count", arg=count
    )
    found: list[dict[str, Any]] = page.evaluate(
        """() => document.getAnimations()
          .filter(({ effect }) => effect.target.closest(".travellers"))
          .map(({ effect }) => {
            const { x, y } = effect.target.getBoundingClientRect();
            return { x, y, frames: effect.getKeyframes(), ...effect.getTiming() };
          })
          .sort((one, other) => one.delay - other.delay)"""
    )
    return found


def _slowly(page: Page) -> None:
    """Let all motion take a million times as long, so that it can be looked at in peace."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.000001})


def _finish(page: Page) -> None:
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")


def test_a_piece_travels_from_its_old_place_by_its_id(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    old = page.locator("[data-id=hand-wine]").bounding_box()
    assert old is not None
    stage.change(board=_BEFORE.replace("translate(20 20)", "translate(120 100)"))
    [traveller] = _travellers(page, 1)
    assert traveller["x"] == pytest.approx(old["x"], abs=1)
    assert traveller["y"] == pytest.approx(old["y"], abs=1)
    assert 200 <= traveller["duration"] <= 400
    assert traveller["frames"][0]["translate"] == "-100px -80px"
    wine = page.locator("[data-id=hand-wine]")
    assert wine.evaluate("each => getComputedStyle(each).opacity") == "0"
    assert wine.get_attribute("transform") == "translate(120 100)"
    _finish(page)
    expect(page.locator(".travellers")).to_have_count(0)
    assert wine.evaluate("each => getComputedStyle(each).opacity") == "1"


def test_what_moves_on_while_it_travels_goes_on_from_where_it_is(
    stage: Stage, visitor: Visitor
) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    stage.change(board=_BEFORE.replace("translate(20 20)", "translate(120 100)"))
    _travellers(page, 1)
    stage.change(board=_BEFORE.replace("translate(20 20)", "translate(220 100)"))
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    [traveller] = _travellers(page, 1)
    start = [float(each[:-2]) for each in traveller["frames"][0]["translate"].split()]
    assert start == pytest.approx([-200, -80], abs=1)


def test_a_card_that_is_known_by_now_is_turned_over(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    revealed = _BEFORE.replace('data-piece="card" data-seat', 'data-piece="card.oil" data-seat')
    stage.change(board=revealed)
    back, face = (each["frames"] for each in _travellers(page, 2))
    assert back[0]["scale"] == "1"
    assert [float(frame["opacity"]) for frame in back] == [1, 1, 0, 0]
    assert [float(frame["opacity"]) for frame in face] == [0, 0, 1, 1]
    wide, high = map(float, face[2]["scale"].split())
    assert wide < high == 1
    _finish(page)
    expect(page.locator(".travellers")).to_have_count(0)


def test_a_card_that_is_caught_while_it_turns_goes_on_in_full_size(
    stage: Stage, visitor: Visitor
) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    revealed = _BEFORE.replace('data-piece="card" data-seat', 'data-piece="card.oil" data-seat')
    stage.change(board=revealed)
    _travellers(page, 2)
    stage.change(board=revealed.replace("translate(200 20)", "translate(120 100)"))
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    [traveller] = _travellers(page, 1)
    assert traveller["frames"][0]["translate"] == "80px -80px"
    assert traveller["frames"][0]["scale"] == "1"


def test_cards_come_from_the_pile_one_after_another(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    dealt = "".join(
        piece(f"card.{kind}", 40 * place, 140, name=f"lot-{kind}", title=kind)
        for place, kind in enumerate(("oil", "wood", "corn"))
    )
    stage.change(
        board=_BEFORE.replace('count="9"', 'count="6"').replace("</svg>", dealt + "</svg>")
    )
    travellers = _travellers(page, 3)
    pile = page.locator("[data-id=pile]").bounding_box()
    assert pile is not None
    assert all(pile["x"] - 1 <= each["x"] <= pile["x"] + pile["width"] for each in travellers)
    delays = [each["delay"] for each in travellers]
    assert delays == sorted(set(delays))
    assert delays[-1] + travellers[-1]["duration"] <= 900


def test_a_piece_that_leaves_goes_to_its_owner(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE.replace(
        'data-piece="card" data-seat', 'data-piece="token" data-seat'
    )
    page = visitor(stage.address)
    _slowly(page)
    token, pile = _BEFORE.index('<g role="img" aria-label="A c'), _BEFORE.index('<g data-id="pile"')
    stage.change(board=_BEFORE[:token] + _BEFORE[pile:])
    [traveller] = _travellers(page, 1)
    assert traveller["frames"][0]["translate"] == "0px"
    assert traveller["frames"][1]["translate"] == "155px 145px"
    _finish(page)
    expect(page.locator(".travellers")).to_have_count(0)


def test_one_may_act_before_the_motion_ends(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    _slowly(page)
    stage.change(
        board=board(lit(5, "Take it", piece("card.wine", 220, 20, name="a", title="Wine")))
    )
    _travellers(page, 1)
    page.locator("svg [data-action='5']").click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert stage.posts[-1][1]["action"] == "5"


def test_without_motion_there_is_a_brief_highlight(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address, reduced_motion="reduce")
    stop_clock(page)
    stage.change(board=_BEFORE.replace("translate(20 20)", "translate(120 100)"))
    expect(page.locator("[data-id=hand-wine]")).to_have_class("is-news")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.locator(".travellers").count() == 0
    page.clock.run_for(1_500)
    expect(page.locator(".is-news")).to_have_count(0)


def test_a_picture_of_another_layout_just_appears(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    _slowly(page)
    stage.change(
        board=board(piece("card.wine", 220, 20, name="a", title="Wine"), box="0 0 200 400")
    )
    expect(page.locator("[data-id=b]")).to_have_count(0)
    assert page.locator(".travellers").count() == 0


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
def test_real_pictures_let_things_travel(game: str, stage: Stage, visitor: Visitor) -> None:
    """The first decisions of a game: something is dealt, laid or taken, and is seen to go there."""
    match = new_match(game, players=3, seed=7)

    def drawn() -> str:
        return svg(match.view(0), "en", style=False, interactive=True, asked=False)

    stage.table.board = drawn()
    page = visitor(stage.address)
    page.evaluate(
        """() => {
          window.seen = new Set();
          new MutationObserver(() => {
            for (const { effect } of document.getAnimations()) {
              if (effect.target.closest(".travellers")) window.seen.add(effect.target);
            }
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    for step in range(6):
        seat = match.actors[0]
        match.apply(seat, match.legal(seat)[0])
        stage.change(board=drawn())
        expect(page.locator("main")).to_have_attribute("data-version", str(step + 2))
    assert page.evaluate("window.seen.size") > 0


def test_cards_that_make_room_slide_where_they_lie(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = _BEFORE
    page = visitor(stage.address)
    _slowly(page)
    turned = f'<g transform="rotate(90)">{piece("card.oil", 20, -50, name="o", title="Oil")}</g>'
    stage.change(board=_BEFORE.replace("</svg>", f"{turned}</svg>"))
    _travellers(page, 1)
    _finish(page)
    old = page.locator("[data-id=o]").bounding_box()
    stage.change(board=_BEFORE.replace("</svg>", f"{turned.replace('20 -50', '30 -50')}</svg>"))
    expect(page.locator("[data-id=o]")).to_have_attribute("transform", "translate(30 -50)")
    assert page.locator(".travellers > *").count() == 0
    assert page.locator("[data-id=o]").bounding_box() == pytest.approx(old, abs=1)
