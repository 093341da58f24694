"""Everything explains itself and can be reached: by pointer, by finger, by keyboard."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .stage import Stage, board, lit, piece, settle, stop_clock

pytestmark = pytest.mark.once


def _centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# -- tips -----------------------------------------------------------------------------------------


def test_a_thing_explains_itself_under_the_pointer(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=b]").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Wood")
    assert page.locator("svg title").count() == 0
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_bubble_can_be_pointed_at_and_goes_when_the_pointer_does(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=c]").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Oil")
    stop_clock(page)
    page.mouse.move(*_centre(page, "#tip"))
    page.clock.run_for(1_000)
    expect(page.get_by_role("tooltip")).to_have_text("Oil")
    page.mouse.move(700, 500)
    page.clock.run_for(1_000)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_what_was_clicked_is_not_explained_again_before_the_pointer_has_left_it(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    page.locator("[data-id=a]").hover()
    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_contain_text("Wine")
    x, y = _centre(page, "[data-id=a]")
    for version in ("2", "3"):
        page.mouse.down()
        page.mouse.up()
        page.clock.run_for(1000)
        expect(page.locator("main")).to_have_attribute("data-version", version)
        for step in range(8):
            page.mouse.move(x + step, y + step)
            page.clock.run_for(1000)
        expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(700, 500)
    page.clock.run_for(1000)
    page.mouse.move(x, y)
    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_contain_text("Wine")


def test_what_a_click_brings_under_the_pointer_is_not_explained_before_it_moves(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stop_clock(page)
    cards = (piece("card.salt", 10, 10, name="z", title="Salt"),)
    stage.after = {"board": board(*cards)}
    x, y = _centre(page, "[data-id=a]")
    page.mouse.click(x, y)
    expect(page.locator("[data-id=z]")).to_be_visible()
    page.mouse.move(x - 1, y)
    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(x - 14, y - 14)
    page.clock.run_for(1000)
    expect(page.get_by_role("tooltip")).to_have_text("Salt")


def test_what_lies_below_the_bubble_can_be_clicked(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = board(
        lit(5, "Take it", piece("card.wine", 20, 80, name="a", title="Wine")),
        piece("card.wood", 20, 110, name="b", title="Wood"),
    )
    page = visitor(stage.address)
    page.locator("[data-id=b]").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Wood")
    tip, card = (page.locator(each).bounding_box() for each in ("#tip", "[data-id=a]"))
    assert tip is not None
    assert card is not None
    assert tip["y"] < card["y"] + card["height"] / 2 < tip["y"] + tip["height"]
    page.mouse.click(*_centre(page, "[data-id=a]"))
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert [form["action"] for _, form in stage.posts] == ["5"]


def test_what_is_lit_says_what_it_does_and_what_it_is(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=a]").hover()
    expect(page.get_by_role("tooltip").locator("p")).to_have_text(["Take it", "Wine"])


def test_a_thing_explains_itself_when_the_keyboard_gets_there(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    page.get_by_role("button", name="Stand in").focus()
    page.keyboard.press("Shift+Tab")
    score = page.locator("span[data-tip]")
    expect(score).to_be_focused()
    expect(page.get_by_role("tooltip")).to_have_text("What Blue has scored")
    expect(score).to_have_attribute("aria-describedby", "tip")


def test_the_bubble_stays_in_the_window(stage: Stage, visitor: Visitor) -> None:
    stage.table.board = stage.table.board.replace("Wine", "A long story of wine " * 12)
    page = visitor(stage.address, viewport={"width": 360, "height": 640})
    page.locator("[data-id=a]").hover()
    box = page.get_by_role("tooltip").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 640


def test_a_long_press_asks_and_decides_nothing(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address, has_touch=True, viewport={"width": 390, "height": 780})
    session = page.context.new_cdp_session(page)
    x, y = _centre(page, "[data-id=a]")
    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(page.get_by_role("tooltip")).to_contain_text("Wine")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settle(page)
    assert stage.posts == []
    expect(page.get_by_role("tooltip")).to_contain_text("Wine")
    page.touchscreen.tap(x, y)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert [form["action"] for _, form in stage.posts] == ["5"]


# -- keys -----------------------------------------------------------------------------------------


def _focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label')"))


def test_the_board_is_one_stop_and_arrows_lead_through_it(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Tab")
    assert _focused(page) == "Take it"
    for key, name in (
        ("ArrowRight", "Wood"),
        ("ArrowDown", "Sell it"),
        ("ArrowLeft", "Oil"),
        ("ArrowUp", "Take it"),
        ("ArrowUp", "Take it"),
    ):
        page.keyboard.press(key)
        assert _focused(page) == name
    page.keyboard.press("Tab")  # to what stands next on the page
    expect(page.locator("span[data-tip]")).to_be_focused()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_choose_what_is_lit(key: str, stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("svg [data-action='7']").press(key)
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert [form["action"] for _, form in stage.posts] == ["7"]


def test_letters_lead_to_the_next_lit_thing_undo_and_help(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=b]").focus()
    for key, name in (("n", "Take it"), ("n", "Sell it"), ("n", "Take it"), ("p", "Sell it")):
        page.keyboard.press(key)
        assert _focused(page) == name
    page.keyboard.press("?")
    expect(page.get_by_text("n: next")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("n: next")).to_be_hidden()
    page.keyboard.press("u")
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert stage.posts[-1][0] == "/tables/t/undo"


def test_n_leads_to_what_is_lit_from_anywhere_on_the_page(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.keyboard.press("n")
    assert _focused(page) == "Take it"
    for other in ("Copy", "Save", "Send"):
        page.get_by_role("button", name=other).focus()
        page.keyboard.press("n")
        assert _focused(page) == "Take it"
    page.get_by_role("button", name="Copy").press("?")
    expect(page.get_by_text("n: next")).to_be_visible()
    page.keyboard.press("n")
    assert _focused(page) != "Take it"


def test_letters_are_letters_where_one_writes_or_reads(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_label("Say").press_sequentially("up?")
    expect(page.get_by_label("Say")).to_have_value("up?")
    page.get_by_role("button", name="Copy").press("u")
    expect(page.locator("#keys")).to_be_hidden()
    assert stage.posts == []


def test_a_choice_and_its_place_point_at_each_other(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("button[data-action='7']").focus()
    expect(page.locator(".is-pointed")).to_have_attribute("aria-label", "Sell it")
    page.locator("[data-id=a]").hover()
    expect(page.locator(".is-pointed")).to_have_text("Take it")


def test_the_focus_on_the_board_outlives_a_decision(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    stage.after = {"board": stage.table.board.replace("Sell it", "Sell it dear")}
    page.locator("svg [data-action='7']").press("Enter")
    expect(page.locator("svg [data-action='7']")).to_have_attribute("aria-label", "Sell it dear")
    assert _focused(page) == "Sell it dear"


def test_tab_leads_to_what_is_lit_not_to_what_comes_first(stage: Stage, visitor: Visitor) -> None:
    unnamed = '<g role="img"><title>The sea</title><rect width="8" height="8"/></g>'
    drawn = board(unnamed, piece("card.wood", 120, 20, name="b", title="Wood"))
    stage.table.board = drawn
    page = visitor(stage.address)
    card = piece("card.wine", 20, 120, name="a", title="Wine")
    stage.change(board=drawn.replace("</svg>", f"{lit(5, 'Take it', card)}</svg>"))
    expect(page.locator("svg [data-action]")).to_have_attribute("tabindex", "0")
    assert page.locator("svg [tabindex='0']").count() == 1


def test_after_a_choice_the_focus_is_on_the_nearest_next_one(
    stage: Stage, visitor: Visitor
) -> None:
    cards = [
        piece("card.wine", 40 * place, 20, name=f"c{place}", title=f"Wine {place}")
        for place in range(4)
    ]
    named = [(f"Lay {place}", card) for place, card in enumerate(cards)]
    stage.table.board = board(*(lit(place, *each) for place, each in enumerate(named)))
    page = visitor(stage.address)
    page.get_by_role("button", name="Lay 2").focus()
    left = [cards[2], *(lit(place, *named[place]) for place in (0, 1, 3))]
    stage.after = {"board": board(*left)}
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-version", "2")
    assert _focused(page) in ("Lay 1", "Lay 3")
    page.locator("[data-id=c2]").focus()
    stage.change(board=board(*reversed(left)))
    expect(page.locator("main")).to_have_attribute("data-version", "3")
    assert _focused(page) == "Wine 2"


def test_a_key_that_is_held_down_chooses_once(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    for chosen in ("svg [data-action='5']", "button[data-action='5']"):
        before = len(stage.posts)
        page.locator(chosen).focus()
        page.keyboard.down("Enter")
        expect(page.locator("main")).to_have_attribute("data-version", str(before + 2))
        for _ in range(3):
            page.keyboard.down("Enter")
            settle(page)
        page.keyboard.up("Enter")
        settle(page)
        assert len(stage.posts) == before + 1


def test_things_that_lie_on_each_other_are_reached_one_after_another(
    stage: Stage, visitor: Visitor
) -> None:
    stage.table.board = board(
        piece("disc", 20, 20, name="a", title="First"),
        piece("disc", 120, 20, name="b", title="Below"),
        piece("disc", 120, 20, name="c", title="Above"),
        piece("disc", 220, 20, name="d", title="Last"),
    )
    page = visitor(stage.address)
    page.locator("[data-id=a]").focus()
    for name in ("Below", "Above", "Last"):
        page.keyboard.press("ArrowRight")
        assert _focused(page) == name


def test_a_lit_thing_with_the_focus_is_explained_not_what_is_around_it(
    stage: Stage, visitor: Visitor
) -> None:
    card = lit(5, "Take it", piece("card.wine", 20, 20, name="a", title="Wine"))
    stage.table.board = board(f"<g><title>Your hand</title>{card}</g>")
    page = visitor(stage.address)
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.locator("svg [data-action]").focus()
    expect(page.get_by_role("tooltip").locator("p")).to_have_text(["Take it", "Wine"])


def test_an_explanation_outlives_a_newer_picture(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.locator("[data-id=b]").hover()
    expect(page.get_by_role("tooltip")).to_have_text("Wood")
    page.evaluate("document.getElementById('tip').same = true")
    stage.change(board=stage.table.board.replace("Wood", "Wood, sold"))
    expect(page.get_by_role("tooltip")).to_have_text("Wood, sold")
    assert page.evaluate("document.getElementById('tip').same") is True
    stage.change(board=board(piece("card.oil", 20, 120, name="c", title="Oil")))
    expect(page.get_by_role("tooltip")).to_have_count(0)
