"""A replay steps in place, and each move has its address."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .stage import Stage

pytestmark = pytest.mark.once


def test_a_step_lets_the_pieces_travel_and_changes_the_address(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(f"{stage.address}replays/r/3")
    page.evaluate("window.same = true")
    forward = page.get_by_role("link", name="next")
    forward.press("Enter")
    expect(page.locator("#asked")).to_have_text("Move 4")
    expect(forward).to_be_focused()
    expect(page).to_have_url(f"{stage.address}replays/r/4")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#asked")).to_have_text("Move 3")
    page.go_back()
    expect(page.locator("#asked")).to_have_text("Move 4")
    assert page.locator("[data-id=a]").get_attribute("transform") == "translate(140 20)"
    assert page.evaluate("window.same") is True


def test_the_slider_leads_to_any_move(stage: Stage, visitor: Visitor) -> None:
    page = visitor(f"{stage.address}replays/r/3")
    page.get_by_label("Move").focus()
    page.keyboard.press("End")
    expect(page.locator("#asked")).to_have_text("Move 9")
    expect(page).to_have_url(f"{stage.address}replays/r/9")
    expect(page.get_by_label("Move")).to_be_focused()
