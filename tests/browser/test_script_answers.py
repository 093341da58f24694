"""What is not lit answers a click, and what is laid is taken back by one."""

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .stage import Stage, board, laid, lit, piece, settle, stop_clock

pytestmark = pytest.mark.once

PHONE = {"width": 390, "height": 780}


@pytest.fixture(autouse=True)
def a_board(stage: Stage) -> None:
    """Wine may be taken; wood and oil may not; corn lies in the draft; the sea is just there."""
    stage.table.board = board(
        lit(5, "Take it", piece("card.wine", 20, 20, name="a", title="Wine")),
        piece("card.wood", 120, 20, name="b", title="Wood", means=11),
        piece("card.oil", 20, 120, name="c", title="Oil", means=12),
        laid(7, "Take back: corn", piece("card.corn", 120, 120, name="d", title="Corn")),
        piece("sea", 220, 20, name="e", title="The sea"),
    )


def test_a_click_on_what_is_not_lit_is_answered(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stop_clock(page)  # an answer goes by itself when it has been read
    page.locator("[data-id=b]").click()
    expect(page.get_by_role("tooltip")).to_have_text("Not 11 now.")
    expect(page.locator("p[role=status]")).to_have_text("Not 11 now.")
    assert stage.questions == ["as=0&action=11"]
    assert not stage.posts
    page.locator("[data-id=c]").click()
    expect(page.get_by_role("tooltip")).to_have_text("Not 12 now.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_click_on_what_stands_for_nothing_says_what_it_is(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    page.locator("[data-id=e]").click()
    expect(page.get_by_role("tooltip")).to_have_text("The sea")
    assert not stage.questions


def test_what_is_lit_is_chosen_without_a_question(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=a]").click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert not stage.questions
    assert [post[1]["action"] for post in stage.posts] == ["5"]


def test_an_answer_comes_by_keyboard_too(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stop_clock(page)  # an answer goes by itself when it has been read
    page.locator(".board [data-action='5']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_have_text("Not 11 now.")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tooltip")).to_contain_text("Wine")
    assert stage.questions == ["as=0&action=11"]


def test_a_thing_within_another_is_answered_alike_by_click_and_key(
    stage: Stage, visitor: Visitor
) -> None:
    """A broker on a square that is taken stands for nothing itself; the square does."""
    broker = piece("broker", 0, 0, name="broker", title="A broker")
    square = piece("square", 120, 20, name="square", title="A square", means=13)
    stage.table.board = board(
        lit(5, "Take it", piece("card.wine", 20, 20, name="a", title="Wine")),
        square.replace('role="img"', 'role="group"').removesuffix("</g>") + broker + "</g>",
    )
    page = visitor(stage.address)
    stop_clock(page)  # an answer goes by itself when it has been read
    page.locator("[data-id=broker]").click()
    expect(page.get_by_role("tooltip")).to_have_text("Not 13 now.")
    page.keyboard.press("Escape")
    page.locator("[data-id=broker]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_have_text("Not 13 now.")
    assert stage.questions == ["as=0&action=13"] * 2


def test_an_answer_to_a_finger_goes_by_itself_and_is_in_nobodys_way(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address, has_touch=True, viewport=PHONE)
    stop_clock(page)
    page.locator("[data-id=c]").tap()
    expect(page.get_by_role("tooltip")).to_have_text("Not 12 now.")
    assert page.locator("#tip").evaluate("tip => getComputedStyle(tip).pointerEvents") == "none"
    page.clock.run_for(10_000)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.locator("[data-id=b]").tap()
    expect(page.get_by_role("tooltip")).to_have_text("Not 11 now.")
    page.locator("[data-id=a]").tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("data-version", "2")


def test_what_is_laid_is_taken_back_by_a_click_or_a_key(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=d]").click()
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    page.locator("[data-laid='7']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    taken = [(path, said["step"]) for path, said in stage.posts]
    assert taken == [("/tables/t/undo", "7")] * 2
    assert not stage.questions


def test_a_double_click_lays_a_card_and_does_not_take_it_back(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    stage.after = {
        "board": board(laid(5, "Take back", piece("card.wine", 20, 20, name="a", title="Wine")))
    }
    page.mouse.move(60, 60)
    box = page.locator("[data-id=a]").bounding_box()
    assert box is not None
    x, y = box["x"] + 5, box["y"] + 5
    page.mouse.click(x, y)
    expect(page.locator("[data-laid='5']")).to_be_visible()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    settle(page)
    assert [path for path, _ in stage.posts] == ["/tables/t/act"]
