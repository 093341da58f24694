"""Preferences take effect in place; dialogs, copying and the layout."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from .conftest import Visitor
from .stage import Stage, settle

pytestmark = pytest.mark.once


def test_the_language_changes_in_place(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate("window.same = true")
    page.get_by_label("Say").fill("half a word")
    page.get_by_label("nl").check()
    expect(page.locator("#greeting")).to_have_text("Hello nl")
    expect(page.locator("#asked")).to_have_text("Kies een kaart")
    expect(page.get_by_label("Say")).to_have_value("half a word")
    expect(page).to_have_title("● Table nl")
    expect(page.get_by_label("nl")).to_be_focused()
    assert page.locator("html").get_attribute("lang") == "nl"
    assert page.evaluate("window.same") is True


def test_the_theme_changes_at_once(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    with page.expect_response("**/settings"):
        page.get_by_label("dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert stage.posts == [("/settings", {"next": "/", "lang": "en", "theme": "dark"})]


def test_a_narrow_window_gets_the_phone_s_picture(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    expect(page.locator("main")).to_have_attribute("data-layout", "desk")
    page.set_viewport_size({"width": 390, "height": 780})
    expect(page.locator("main")).to_have_attribute("data-layout", "phone")
    cookies = {each.get("name"): each for each in page.context.cookies()}
    assert cookies["layout"].get("value") == "phone"
    assert cookies["layout"].get("sameSite") == "Lax"


def test_rules_open_over_the_table_and_back_closes_them(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    page.get_by_role("link", name="End").click()
    page.go_back()
    expect(page.get_by_role("heading", name="Rules")).to_be_hidden()
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Rules")).to_be_hidden()
    expect(page.get_by_role("link", name="Rules")).to_be_focused()
    page.wait_for_function("() => history.state === null")


def test_a_link_is_copied(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address, permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "a link"


def test_a_copied_link_that_works_only_here_is_explained(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address, permissions=["clipboard-read", "clipboard-write"])
    button = page.get_by_role("button", name="Copy")
    button.evaluate("(each) => each.setAttribute('data-copied', 'Only here.')")
    button.click()
    expect(page.get_by_text("Only here.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "a link"


def test_sounds_are_made_only_where_they_are_wanted(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate(
        """() => {
          window.tones = 0;
          const { start } = OscillatorNode.prototype;
          OscillatorNode.prototype.start = function (...when) {
            window.tones += 1;
            start.apply(this, when);
          };
        }"""
    )
    page.get_by_role("button", name="Sell it").last.click()
    stage.change(asked=False)
    expect(page).to_have_title("Table en")
    stage.change(asked=True)
    expect(page).to_have_title("● Table en")
    assert page.evaluate("window.tones") == 0
    page.evaluate("document.cookie = 'sound=on; path=/'")
    stage.change(asked=False)
    expect(page).to_have_title("Table en")
    stage.change(asked=True)
    expect(page).to_have_title("● Table en")
    assert page.evaluate("window.tones") > 0


def test_what_is_only_said_rings_no_bell(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address)
    page.evaluate(
        """() => {
          document.cookie = "sound=on; path=/";
          document.querySelector("main").dataset.sound = "yours";
          window.tones = 0;
          OscillatorNode.prototype.start = () => { window.tones += 1; };
          OscillatorNode.prototype.stop = () => {};
        }"""
    )
    page.get_by_label("Say").click()
    stage.change(chat=["Orange: hurry"])
    expect(page.get_by_text("Orange: hurry")).to_be_visible()
    assert page.evaluate("window.tones") == 0


def _held_fragment(page: Page, stage: Stage) -> list[Route]:
    """Let the table change, and hold back the first fragment that the page asks for."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/fragment*", hold)
    with page.expect_request("**/fragment*"):
        stage.change(question="Bid or pass")
    return held


def test_a_window_that_gets_narrow_during_a_request_gets_its_picture(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stage.await_listener()
    held = _held_fragment(page, stage)
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    page.on("request", note)
    page.set_viewport_size({"width": 390, "height": 780})
    page.wait_for_function("() => document.cookie.includes('layout=phone')")
    settle(page)
    assert not [request.url for request in asked if "/fragment" in request.url]
    held[0].fulfill(body=stage.table.main())
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    expect(page.locator("main")).to_have_attribute("data-layout", "phone")


def test_a_table_that_goes_on_meanwhile_does_not_go_back_with_the_language(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stage.await_listener()
    stage.table.lang = "nl"
    older = stage.table.page()
    stage.table.lang = "en"
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/settings", hold)
    with page.expect_request("**/settings"):
        page.get_by_label("nl").check()
    stage.change(question="Bid or pass")
    expect(page.locator("#asked")).to_have_text("Bid or pass")
    stage.table.question = "Bied of pas"
    held[0].fulfill(body=older, content_type="text/html")
    expect(page.locator("#greeting")).to_have_text("Hello nl")
    assert page.locator("main").get_attribute("data-version") == "2"
    expect(page.locator("#asked")).to_have_text("Bied of pas")


def test_what_was_fetched_before_the_language_changed_is_not_shown_after(
    stage: Stage, visitor: Visitor
) -> None:
    page = visitor(stage.address)
    stage.await_listener()
    held = _held_fragment(page, stage)
    older = stage.table.main()
    page.get_by_label("nl").check()
    expect(page.locator("#asked")).to_have_text("Kies een kaart")
    with page.expect_request("**/fragment*"):
        held[0].fulfill(body=older)
    expect(page.locator("#asked")).to_have_text("Kies een kaart")
