"""A click or key while something is told skips to its end, and does nothing else."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .counting import COUNTED, await_telling, count, sit_down
from .stage import Line, Stage, board, lit, piece, settle, stop_clock

pytestmark = pytest.mark.once


@pytest.mark.parametrize("how", ["click", "tap", "Escape", "n", "caption"])
def test_a_person_who_will_not_wait_skips_to_the_end(
    how: str, stage: Stage, visitor: Visitor
) -> None:
    page = sit_down(stage, visitor, has_touch=True)
    stop_clock(page)
    count(stage)
    await_telling(page)
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
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    page.get_by_role("button", name="Take it").last.click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert stage.posts == []


@pytest.mark.parametrize("where", [".caption", "svg [data-id=d]", "svg [data-id=a]"])
def test_a_double_click_that_skips_chooses_nothing(
    where: str, stage: Stage, visitor: Visitor
) -> None:
    """Its second click is on the newer page, and on whatever may be chosen there."""
    page = sit_down(stage, visitor)
    page.wait_for_function("() => performance.now() > 500")
    stop_clock(page)
    everywhere = piece("card.oil", 0, 0, name="x", title="Oil").replace('="20"', '="400"')
    count(stage, board=board(lit(9, "Build", everywhere)))
    await_telling(page)
    page.locator(where).dblclick(force=True)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    settle(page)
    assert stage.posts == []
    page.clock.run_for(1000)
    page.locator("svg [data-action='9']").click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert [form["action"] for _, form in stage.posts] == ["9"]


@pytest.mark.parametrize("key", [None, "Enter", "Space"])
def test_a_button_beside_the_board_does_what_it_says_and_skips(
    key: str | None, stage: Stage, visitor: Visitor
) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    button = page.get_by_role("button", name="Stand in")
    button.click() if key is None else button.press(key)
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    expect(page.locator(".caption")).to_have_count(0)
    assert stage.posts == [("/tables/t/leave", {"seat": "1"})]


@pytest.mark.parametrize("key", ["Control+c", "Alt+x", "Meta+c", "F2"])
def test_the_browser_s_own_keys_do_not_skip(key: str, stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    page.locator("h2#asked").focus()
    page.evaluate(
        "addEventListener('keydown', (event) => { window.refused = event.defaultPrevented; })"
    )
    page.keyboard.press(key)
    assert page.evaluate("window.refused") is False
    await_telling(page)


def test_a_device_that_is_turned_gets_its_picture_at_once(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main")).to_have_attribute("data-layout", "phone")
    expect(page.locator(".caption")).to_have_count(0)


def test_what_is_asked_now_can_be_chosen_while_the_rest_is_told(
    stage: Stage, visitor: Visitor
) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage, log=["Blue began.", *(Line(f"Step {n}.", about="b") for n in range(6))])
    await_telling(page)
    page.locator("svg [data-action='7']").click()
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert [form["action"] for _, form in stage.posts] == ["7"]
    expect(page.locator(".caption")).to_have_count(0)


def test_a_skip_leads_to_where_the_table_is(stage: Stage, visitor: Visitor) -> None:
    page = sit_down(stage, visitor)
    stop_clock(page)
    count(stage)
    await_telling(page)
    # A page may fetch twice what it knows already, so any answer is not yet the newest.
    with page.expect_response(lambda answer: "Bid or pass" in answer.text()):
        more = [Line(f"Step {n}.", about="b") for n in range(6)]
        stage.change(question="Bid or pass", log=["Blue began.", *COUNTED, *more])
    settle(page)
    page.wait_for_function("async () => (await import('/static/table.js')).isWaiting()")
    page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    expect(page.locator(".caption")).to_have_count(0)
