"""What a decision brings about is told step by step; whoever does not want to wait skips it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .stage import Line, Stage, board, lit, piece, stop_clock

pytestmark = pytest.mark.once

_COUNTED = [
    Line("Blue took wine.", kind="took", about="a", before=True),
    Line("Orange took oil.", kind="took", about="c", before=True),
    Line("Blue won the market.", about="b", points=3, before=True),
    Line("The cards went back.", about="d"),
    Line("Blue was crowned.", about="b", points=2),
]
"""What is told about the picture from before, and then about the new one."""

_AFTER = board(
    piece("card.wood", 220, 20, name="b", title="Wood"),
    lit(7, "Sell it", piece("card.corn", 220, 120, name="d", title="Corn")),
)

_LONGEST = 10_100
"""Milliseconds after which all is told, however much it is."""


def _arrive(stage: Stage, visitor: Visitor, **context: Any) -> Page:
    stage.table.pace = 0.8
    page = visitor(stage.address, **context)
    stage.await_listener()
    return page


def _count(stage: Stage, **facts: Any) -> None:
    news = {"log": ["Blue began.", *_COUNTED], "points": 8, "board": _AFTER, "question": "Sell"}
    stage.change(**news | facts)


def _caption(page: Page) -> list[str]:
    """What the caption says."""
    return page.locator(".caption .line, .caption li").all_inner_texts()


def _told(page: Page) -> list[str]:
    """What is lit in the picture."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.board .is-told')].map((each) => each.dataset.id)"
    )
    return sorted(found)


def test_each_step_has_its_time(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    told = []
    for _ in range(40):
        told.append((tuple(_caption(page)), tuple(_told(page))))
        page.clock.run_for(250)
    steps = list(dict.fromkeys(told))
    assert steps == [
        (("Blue took wine.", "Orange took oil."), ("a", "c")),
        (("Blue won the market.",), ("b",)),
        (("The cards went back.",), ("d",)),
        (("Blue was crowned.",), ("b",)),
        ((), ()),
    ]
    assert all(told.count(step) >= 3 for step in steps[:-1]), "each can be read"
    expect(page.locator(".caption")).to_have_count(0)


def test_the_picture_turns_when_it_shows_what_is_told(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    assert page.locator("main").get_attribute("data-version") == "1"
    assert page.locator("[data-id=a]").count() == 1
    expect(page.locator("main")).to_have_class("is-held")
    while "The cards went back." not in _caption(page):
        assert page.locator("[data-id=a]").count() == 1
        page.clock.run_for(100)
    assert page.locator("main").get_attribute("data-version") == "2"
    assert page.locator("[data-id=a]").count() == 0
    expect(page.locator("#asked")).to_have_text("Sell")
    expect(page.locator("main.is-held")).to_have_count(0)


def test_points_grow_with_the_steps_that_bring_them(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    score = page.locator("[data-score=blue]")
    expect(page.locator(".caption")).to_be_visible()
    assert score.inner_text() == "3"
    seen = []
    for _ in range(30):
        seen.append((_caption(page)[:1], score.inner_text()))
        page.clock.run_for(250)
    assert next(text for said, text in seen if said == ["Blue won the market."]) == "6"
    assert next(text for said, text in seen if said == ["The cards went back."]) == "6"
    assert next(text for said, text in seen if said == ["Blue was crowned."]) == "8"
    assert score.inner_text() == "8"


def test_a_score_that_the_steps_do_not_make_up_is_left_alone(
    stage: Stage, visitor: Visitor
) -> None:
    """As where it is what it would be if the game ended now."""
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage, points=3)
    score = page.locator("[data-score=blue]")
    expect(page.locator(".caption")).to_be_visible()
    for _ in range(30):
        assert score.inner_text() == "3"
        page.clock.run_for(250)


@pytest.mark.parametrize("how", ["click", "tap", "Escape", "n", "caption"])
def test_whoever_will_not_wait_skips_to_the_end(how: str, stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor, has_touch=True)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    if how == "click":
        page.locator("h2#asked").click()
    elif how == "tap":
        page.locator("[data-id=b]").tap()
    elif how == "caption":
        page.locator(".caption").click()
    else:
        page.keyboard.press(how)
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert page.locator("[data-score=blue]").inner_text() == "8"
    assert page.locator(".is-told, .flight").count() <= 1
    page.get_by_role("button", name="Sell it").last.click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert [form["action"] for _, form in stage.posts] == ["7"]


def test_what_was_asked_before_is_not_chosen_by_a_click_that_skips(
    stage: Stage, visitor: Visitor
) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    page.get_by_role("button", name="Take it").last.click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert stage.posts == []


def test_what_is_asked_now_can_be_chosen_while_the_rest_is_told(
    stage: Stage, visitor: Visitor
) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage, log=["Blue began.", *(Line(f"Step {n}.", about="b") for n in range(6))])
    expect(page.locator(".caption")).to_be_visible()
    page.locator("svg [data-action='7']").click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert [form["action"] for _, form in stage.posts] == ["7"]
    expect(page.locator(".caption")).to_have_count(0)


def test_what_comes_meanwhile_waits_for_its_turn(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    for bid in (1, 2, 3):
        fetched = stage.fetched
        stage.change(question=f"Bid over {bid}")
        page.clock.run_for(50)
        page.wait_for_timeout(50)
        assert stage.fetched <= fetched + 2, "nobody asks again and again"
    expect(page.locator(".caption")).to_be_visible()
    assert page.locator("#asked").inner_text() == "Choose a card"
    page.clock.run_for(_LONGEST)
    expect(page.locator("#asked")).to_have_text("Bid over 3")
    expect(page.locator(".caption")).to_have_count(0)


def test_whoever_skips_is_where_the_table_is(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    with page.expect_response("**/fragment*"):
        more = [Line(f"Step {n}.", about="b") for n in range(6)]
        stage.change(question="Bid or pass", log=["Blue began.", *_COUNTED, *more])
    page.wait_for_timeout(100)
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    expect(page.locator(".caption")).to_have_count(0)


def test_however_much_happens_it_is_soon_told(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage, log=["Blue began.", *(Line(f"Something happened, {n}.") for n in range(40))])
    expect(page.locator(".caption")).to_be_visible()
    page.clock.run_for(_LONGEST)
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")


@pytest.mark.parametrize(("pace", "lines"), [(0.8, 3), (0, 5)])
def test_a_little_just_happens_and_so_does_all_where_bots_do_not_wait(
    pace: float, lines: int, stage: Stage, visitor: Visitor
) -> None:
    stage.table.pace = pace
    page = visitor(stage.address)
    stop_clock(page)
    _count(stage, log=["Blue began.", *_COUNTED[:lines]])
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert page.locator(".caption").count() == 0


def test_the_end_is_told_before_it_is_celebrated(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage, state="over", question="Blue has won")
    expect(page.locator(".caption")).to_be_visible()
    told: list[str] = []
    while page.locator("main").get_attribute("data-state") == "playing":
        told += _caption(page)
        page.clock.run_for(200)
    assert list(dict.fromkeys(told)) == [line.said for line in _COUNTED]
    expect(page.locator("#asked")).to_have_text("Blue has won")
    expect(page.locator(".caption")).to_have_count(0)


def test_without_motion_it_is_a_list_that_can_be_closed(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor, reduced_motion="reduce")
    for close in ("button", "Escape", "click"):
        stage.change(log=["Blue began."])
        expect(page.locator("[data-region=log] li")).to_have_count(1)
        _count(stage)
        found = page.locator(".happened")
        expect(found.get_by_role("heading")).to_have_text("What happened:")
        assert found.locator("li").all_inner_texts() == [line.said for line in _COUNTED]
        expect(page.locator("#asked")).to_have_text("Sell")
        assert page.locator(".caption").count() == 0
        if close == "button":
            found.get_by_role("button", name="Close").click()
        elif close == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator("#greeting").click()
        expect(found).to_have_count(0)


def test_the_list_stays_in_sight_when_the_window_changes(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor, reduced_motion="reduce")
    _count(stage)
    expect(page.locator(".happened")).to_have_count(1)
    page.evaluate("document.querySelector('.board').style.width = '360px'")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        """() => {
          const { left, right } = document.querySelector(".happened").getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }"""
    )


def test_whoever_listens_hears_each_line_once(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver((changes) => {
            for (const { addedNodes, target } of changes) {
              const live = target.closest?.("[role=log], [role=status], [role=alert], [aria-live]");
              for (const node of live ? addedNodes : []) window.heard.push(node.textContent);
            }
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption[aria-hidden=true]")).to_be_visible()
    page.clock.run_for(_LONGEST)
    expect(page.locator(".caption")).to_have_count(0)
    heard: list[str] = page.evaluate("window.heard")
    assert [said for said in heard if said != "Sell"] == [line.said for line in _COUNTED]


def test_a_page_that_nobody_looks_at_tells_nothing(stage: Stage, visitor: Visitor) -> None:
    page = _arrive(stage, visitor)
    stop_clock(page)
    _count(stage)
    expect(page.locator(".caption")).to_be_visible()
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
