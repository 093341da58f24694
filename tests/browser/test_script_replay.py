"""A replay steps in place, and each move has its address."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .stage import Stage, stop_clock

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


def test_a_replay_plays_by_itself_at_the_speed_that_is_chosen(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(f"{stage.address}replays/r/3")
    stop_clock(page)
    play = page.get_by_role("button", name="Play")
    play.click()
    expect(page.locator("#asked")).to_have_text("Move 4")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(2000)
    expect(page.locator("#asked")).to_have_text("Move 5")
    page.get_by_label("Speed").select_option("4")
    page.clock.run_for(3000)
    expect(page.locator("#asked")).to_have_text("Move 5")
    page.clock.run_for(1000)
    expect(page.locator("#asked")).to_have_text("Move 6")
    play.click()
    page.clock.run_for(10_000)
    expect(page.locator("#asked")).to_have_text("Move 6")
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(page).to_have_url(f"{stage.address}replays/r/6")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("4")


def test_space_plays_and_stops_and_a_step_stops_too(stage: Stage, visitor: Visitor) -> None:
    page = visitor(f"{stage.address}replays/r/3")
    stop_clock(page)
    play = page.get_by_role("button", name="Play")
    page.keyboard.press(" ")
    expect(page.locator("#asked")).to_have_text("Move 4")
    expect(play).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#asked")).to_have_text("Move 3")
    expect(play).to_have_attribute("aria-pressed", "false")
    page.get_by_label("Speed").focus()
    page.keyboard.press(" ")
    expect(play).to_have_attribute("aria-pressed", "false")


def test_it_stops_at_the_end_and_begins_again_from_there(stage: Stage, visitor: Visitor) -> None:
    page = visitor(f"{stage.address}replays/r/8")
    stop_clock(page)
    play = page.get_by_role("button", name="Play")
    play.click()
    expect(page.locator("#asked")).to_have_text("Move 9")
    page.clock.run_for(2000)
    expect(play).to_have_attribute("aria-pressed", "false")
    play.click()
    expect(page.locator("#asked")).to_have_text("Move 0")
    page.clock.run_for(2000)
    expect(page.locator("#asked")).to_have_text("Move 1")
