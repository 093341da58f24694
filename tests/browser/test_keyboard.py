"""By keyboard alone, from the first page into a game; the focus is always in sight."""

import pytest
from playwright.sync_api import Page, expect

from .players import Look, Player, look, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once

_FOCUS = """() => {
    const ringed = (each) => {
        const {outlineStyle, outlineWidth} = getComputedStyle(each);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    const focused = document.activeElement;
    const {left, top, right, bottom, width, height} = focused.getBoundingClientRect();
    const beside = focused.nextElementSibling;  // a radio button is drawn by its words
    return {
        on: focused === document.body ? "nothing" : focused.outerHTML.slice(0, 200),
        ringed: ringed(focused) || (focused.type === "radio" && beside && ringed(beside)),
        inside: width > 0 && height > 0 && left < innerWidth && right > 0
            && top < innerHeight && bottom > 0,
    };
}"""


class Keys:
    """Somebody without a mouse, who wants to see where they are."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key; wherever that leads must be in sight."""
        self.page.keyboard.press(key)
        self.page.wait_for_load_state()
        focus = self.page.evaluate(_FOCUS)
        if focus["on"] != "nothing":
            assert focus["ringed"], f"no ring around {focus['on']}"
            assert focus["inside"], f"out of sight: {focus['on']}"

    def is_at(self, selector: str) -> bool:
        """Whether the focus is on such a thing."""
        found: bool = self.page.evaluate("(s) => document.activeElement.matches(s)", selector)
        return found

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go on until there."""
        for _ in range(120):
            self.press(key)
            if self.is_at(selector):
                return
        pytest.fail(f"the keyboard does not get to {selector}")

    def enter(self, selector: str) -> None:
        """Go there, and press it."""
        self.tab_to(selector)
        self.page.keyboard.press("Enter")

    def answered(self, before: Look) -> Look:
        """Wait until a step was answered and something is asked again."""
        self.page.wait_for_function(
            """(turn) => {
                const shown = document.querySelector("form[data-decide] [name=turn]");
                return shown && Number(shown.value) !== turn;
            }""",
            arg=before.turn,
        )
        return look(self.page)


def test_a_game_is_begun_and_played_by_keyboard_alone(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    keys = Keys(page)
    keys.enter("a[href='/games/byzanz']")
    page.wait_for_url("**/games/byzanz")
    keys.enter("form:has([name=quick]) button")
    page.wait_for_url("**/tables/*")
    page.wait_for_selector("form[data-decide]")

    # The rules open over the table, and the focus comes back to where it was.
    keys.enter("a[data-dialog]")
    expect(page.locator("dialog article")).to_be_visible()
    keys.press("Tab")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    keys.press("Escape")
    expect(page.locator("dialog article")).to_be_hidden()
    assert keys.is_at("a[data-dialog]")

    decided = undone = on_the_board = 0
    for _ in range(60):
        if decided >= 3 and undone and on_the_board:
            break
        now = look(page)
        if now.laid and not undone:
            keys.tab_to("form[data-decide] button", "Shift+Tab")
            keys.press("u")
            undone += 1
        elif now.lit and on_the_board <= decided:
            keys.tab_to("[data-region=board] svg [tabindex='0']")
            keys.press("ArrowRight")
            keys.press("n")
            assert keys.is_at("svg [data-action]")
            keys.press("Enter")
            on_the_board += 1
        else:
            keys.enter("form[data-decide] button[data-action]")
        decided += not keys.answered(now).laid
    else:
        pytest.fail(f"{decided} decisions, {undone} undone, {on_the_board} on the board")


def test_the_skip_link_leads_to_what_is_asked(server: Server, arrive: Arrive) -> None:
    page = arrive(server, "/games/ys")
    keys = Keys(page)
    keys.enter("form:has([name=quick]) button")
    page.wait_for_selector("form[data-decide]")
    keys.press("Tab")
    keys.press("Enter")
    assert keys.is_at("#asked")
    keys.press("Tab")
    assert keys.is_at("[data-region=decision] *")


def test_the_settings_are_changed_by_keyboard(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    keys = Keys(page)
    keys.enter("summary:has(+ form[data-settings])")
    keys.tab_to("[name=lang]")
    keys.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert keys.is_at("[name=lang][value=nl]")
    keys.tab_to("[name=theme]")
    keys.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_keys_lead_to_the_board_from_the_tabs_beside_it(server: Server, arrive: Arrive) -> None:
    page = arrive(server, viewport={"width": 1366, "height": 768})
    set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    Player(page).wait()
    page.locator("label:has(#show-chat)").click()
    expect(page.locator("#show-chat")).to_be_focused()
    page.keyboard.press("n")
    assert Keys(page).is_at("[data-action]")


def test_a_score_keeps_the_focus_when_the_table_goes_on(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    Player(page).wait()
    score = page.locator(".seat:nth-of-type(2) .score")
    score.focus()
    turn = look(page).turn
    page.evaluate("document.querySelector('form[data-decide] button[data-action]').click()")
    page.wait_for_function(
        "(turn) => document.querySelector('form[data-decide] [name=turn]')?.value != turn", arg=turn
    )
    expect(score).to_be_focused()
