"""What a decision brings about is told step by step, unless the reader skips it."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .counting import COUNTED, await_telling, count, sit_down
from .stage import Line, Stage, board, let_time_pass, lit, piece, settle, stop_clock

pytestmark = pytest.mark.once

_LONGEST = 30_100
"""Milliseconds after which all is told, however much it is."""


def _caption(page: Page) -> list[str]:
    """What the caption says."""
    return page.locator(".caption .line").all_inner_texts()


def _told(page: Page) -> list[str]:
    """What is lit in the picture."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.board .is-told')].map((each) => each.dataset.id)"
    )
    return sorted(found)


def test_each_step_has_its_time(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
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
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
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
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    score = page.locator("[data-score=blue]")
    await_telling(page)
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
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage, points=3)
    score = page.locator("[data-score=blue]")
    await_telling(page)
    for _ in range(30):
        assert score.inner_text() == "3"
        page.clock.run_for(250)


def test_what_is_counted_is_told_while_it_is_there(stage: Stage, visitor: Visitor) -> None:
    """Two neighborhoods are counted one after the other: the picture turns with the second."""
    page = sit_down(stage, visitor)
    stop_clock(page)
    counted = [
        Line("The first is turned up."),
        Line("Blue won it.", about="a", before=True),
        Line("The first is cleared.", clears=True),
        Line("The second is turned up."),
        Line("Blue won that, too.", about="c", before=True),
        Line("The second is cleared.", clears=True),
        Line("Blue was crowned.", about="b", before=True),
    ]
    count(stage, log=["Blue began.", *counted])
    await_telling(page)
    told: dict[str, bool] = {}
    while said := _caption(page):
        told[said[0]] = page.locator("[data-id=a]").count() == 1
        page.clock.run_for(100)
    assert list(told) == [line.said for line in counted]
    assert list(told.values()) == [True] * 5 + [False] * 2


def test_on_a_phone_what_is_asked_is_in_sight_in_the_end(stage: Stage, visitor: Visitor) -> None:
    """Each step is scrolled to; the last may be far from what may be chosen then."""
    far = piece("card.corn", 20, 1100, name="d", title="Corn")
    near = piece("card.wood", 20, 20, name="b", title="Wood")
    tall = "0 0 360 1200"
    stage.table.board = board(near, far, box=tall)
    page = sit_down(stage, visitor, viewport={"width": 360, "height": 740})
    stop_clock(page)
    lines = [Line(f"Step {number}.", about="b") for number in range(5)]
    count(stage, log=["Blue began.", *lines], board=board(near, lit(7, "Sell", far), box=tall))
    await_telling(page)
    expect(page.locator("[data-id=b]")).to_be_in_viewport()
    page.clock.run_for(_LONGEST)
    expect(page.locator(".caption")).to_have_count(0)
    page.wait_for_function(
        """() => {
          const { top } = document.querySelector(".sheet").getBoundingClientRect();
          return document.querySelector("[data-id=d]").getBoundingClientRect().bottom <= top;
        }"""
    )


def test_the_device_is_passed_on_when_all_is_told(stage: Stage, visitor: Visitor) -> None:
    """Where the next person sits at the same device, too."""
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage, curtain=True, question="Pass it on")
    await_telling(page)
    told: list[str] = []
    while said := _caption(page):
        assert page.locator(".curtain").count() == 0
        assert page.locator("[data-id=a]").count() == 1
        told += said
        page.clock.run_for(100)
    assert list(dict.fromkeys(told)) == [line.said for line in COUNTED]
    expect(page.locator(".curtain #asked")).to_have_text("Pass it on")
    # Behind a curtain nothing is told.
    count(stage, log=["Blue began.", *COUNTED, *COUNTED], curtain=False, question="Bid")
    asked = page.locator("#asked")
    let_time_pass(page, lambda: asked.inner_text() == "Bid", step=20)
    assert page.locator(".caption").count() == 0


def test_what_comes_meanwhile_waits_for_its_turn(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    for bid in (1, 2, 3):
        fetched = stage.fetched
        stage.change(question=f"Bid over {bid}")
        page.clock.run_for(50)
        settle(page)
        assert stage.fetched <= fetched + 2, "nobody asks again and again"
    expect(page.locator(".caption")).to_be_visible()
    asked = page.locator("#asked")
    assert asked.inner_text() == "Choose a card"
    let_time_pass(page, lambda: asked.inner_text() == "Bid over 3")
    expect(page.locator(".caption")).to_have_count(0)


def test_however_much_happens_it_is_soon_told(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage, log=["Blue began.", *(Line(f"Something happened, {n}.") for n in range(40))])
    await_telling(page)
    page.clock.run_for(_LONGEST)
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")


@pytest.mark.parametrize("state", ["playing", "over"])
def test_there_is_time_to_read_all_lines_of_a_step(
    state: str, stage: Stage, visitor: Visitor
) -> None:
    """Also where many steps are told: of the final account nobody waits for the end."""
    page = sit_down(stage, visitor)
    stop_clock(page)
    steps = 3 if state == "playing" else 9
    lines = [
        Line(f"Somebody scored for gem {gem} as {place} what the gem is worth now.", kind=str(gem))
        for gem in range(steps)
        for place in ("first", "second", "third", "fourth")
    ]
    count(stage, state=state, log=["Blue began.", *lines])
    await_telling(page)
    told: list[tuple[str, ...]] = []
    while said := _caption(page):
        told.append(tuple(said))
        page.clock.run_for(250)
    assert len(set(told)) == steps
    # Nobody reads more than sixty letters in a second.
    assert all(told.count(step) * 250 >= len("".join(step)) * 1000 / 60 for step in set(told))


@pytest.mark.parametrize(("pace", "lines"), [(0.8, 3), (0, 5)])
def test_a_little_just_happens_and_so_does_all_where_bots_do_not_wait(
    pace: float, lines: int, stage: Stage, visitor: Visitor
) -> None:
    stage.table.pace = pace
    page = visitor(stage.address)
    stop_clock(page)
    count(stage, log=["Blue began.", *COUNTED[:lines]])
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert page.locator(".caption").count() == 0


def test_the_end_is_told_before_it_is_celebrated(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage, state="over", question="Blue has won")
    await_telling(page)
    told: list[str] = []
    while page.locator("main").get_attribute("data-state") == "playing":
        told += _caption(page)
        page.clock.run_for(200)
    assert list(dict.fromkeys(told)) == [line.said for line in COUNTED]
    expect(page.locator("#asked")).to_have_text("Blue has won")
    expect(page.locator(".caption")).to_have_count(0)


def test_without_motion_it_is_a_list_that_can_be_closed(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor, reduced_motion="reduce")
    for close in ("button", "Escape", "click"):
        stage.change(log=["Blue began."])
        expect(page.locator("[data-region=log] p")).to_have_count(1)
        count(stage)
        found = page.locator(".happened")
        expect(found.get_by_role("heading")).to_have_text("What happened:")
        assert found.locator(".line").all_inner_texts() == [line.said for line in COUNTED]
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
    page = sit_down(stage, visitor, reduced_motion="reduce")
    count(stage)
    expect(page.locator(".happened")).to_have_count(1)
    page.evaluate("document.querySelector('.board').style.width = '360px'")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        """() => {
          const { left, right } = document.querySelector(".happened").getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }"""
    )


def test_the_list_keeps_the_focus_when_the_window_changes_and_stays_closed(
    stage: Stage, visitor: Visitor
) -> None:
    page = sit_down(stage, visitor, reduced_motion="reduce")
    count(stage)
    lines = page.locator(".happened .caption-lines")
    lines.focus()
    page.set_viewport_size({"width": 1200, "height": 700})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(lines).to_be_focused()
    # As where the page is built otherwise from now on.
    page.evaluate("document.querySelector('.happened').remove()")
    page.set_viewport_size({"width": 1100, "height": 700})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(page.locator(".happened")).to_have_count(0)


def test_a_screen_reader_reads_each_line_once(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
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
    count(stage)
    await_telling(page)
    expect(page.locator(".caption[aria-hidden=true]")).to_be_visible()
    page.clock.run_for(_LONGEST)
    expect(page.locator(".caption")).to_have_count(0)
    heard: list[str] = page.evaluate("window.heard")
    assert [said for said in heard if said != "Sell"] == [line.said for line in COUNTED]


def test_a_page_that_nobody_looks_at_tells_nothing(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    page.evaluate(
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(page.locator(".caption")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
