"""Whatever the window's shape: a large board, nothing covered, nothing hidden without a sign."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .players import Player, look, set_up
from .servers import Server
from .stage import Stage
from .visits import Arrive

pytestmark = pytest.mark.once

WINDOWS: dict[tuple[int, int], tuple[str, float]] = {
    (390, 844): ("phone", 0.55),
    (360, 740): ("phone", 0.55),
    (844, 390): ("desk", 0.50),
    (740, 360): ("desk", 0.45),
    (768, 1024): ("tablet", 0.45),
    (820, 1180): ("tablet", 0.50),
    (900, 800): ("tablet", 0.30),
    (1024, 768): ("desk", 0.35),
    (1280, 720): ("desk", 0.50),
    (1366, 650): ("desk", 0.45),
    (1366, 768): ("desk", 0.50),
    (1440, 900): ("desk", 0.50),
    (1440, 960): ("desk", 0.50),
    (1920, 1080): ("desk", 0.50),
}
"""Windows, the layout that each has, and how much of it at least is the board. But on a phone all
of the board is seen without scrolling."""

MEASURES = """() => {
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true });
        return isSeen && box.width > 2 && box.height > 2 ? box : null;
    };
    const box = (selector) => {
        const found = document.querySelector(`main ${selector}`);
        const { x, y, width, height } = (found && seen(found)) ?? {};
        return width ? { x, y, width, height } : null;
    };
    // What is below the edge of a box that scrolls inside the page.
    const clipped = (element) => {
        const { bottom } = element.getBoundingClientRect();
        let around = element.parentElement;
        for (; around && around.localName !== "main"; around = around.parentElement) {
            const edge = around.getBoundingClientRect();
            const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
            if (scrolls && bottom > edge.bottom + 1) return around;
        }
        return null;
    };
    const choices = [...document.querySelectorAll("form[data-decide] button[data-action]")];
    const shown = choices.filter(seen);
    const hidden = shown.map(clipped).filter(Boolean);
    const folded = document.querySelector("form[data-decide] details:not([open]) > summary");
    const log = document.querySelector("main .log .lines");
    const last = document.querySelector("main .log [role=log] > :last-child");
    const newest = document.querySelector("main .newest a");
    const inside = (inner, outer) => inner.bottom <= outer.bottom + 1 && inner.bottom > outer.top;
    const view = { top: 0, bottom: innerHeight };
    const inLog = last && seen(last) && inside(last.getBoundingClientRect(),
        log.getBoundingClientRect()) && inside(last.getBoundingClientRect(), view);
    const inStrip = newest && seen(newest) && inside(newest.getBoundingClientRect(), view);
    const targets = [...document.querySelectorAll("main :is(button, summary, a.button, input)")]
        .filter((each) => each.type !== "hidden" && !each.closest("[hidden], svg, .more, .tabs"))
        .filter(seen)
        .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 43.5)
        .map(([words, { width, height }]) => `${words}: ${width} x ${height}`);
    return {
        layout: getComputedStyle(document.documentElement).getPropertyValue("--layout").trim(),
        picture: document.querySelector(".board").className.replace("board is-", ""),
        wide: document.documentElement.scrollWidth,
        board: box(".board svg"),
        parts: Object.fromEntries([".board svg", ".seats", ".decision", ".log", ".chat", ".foot"]
            .map((each) => [each, box(each)]).filter(([, found]) => found)),
        asked: box("#asked"),
        seats: document.querySelector(".seats").innerText,
        names: [...document.querySelectorAll(".seat b")].filter(seen).length,
        choices: choices.length,
        shown: shown.length,
        folded: Boolean(folded),
        silent: hidden.filter((each) => !each.closest(".has-more")).length,
        newest: Boolean(inLog || inStrip),
        small: targets,
    };
}"""


def _measured(page: Page, width: int, height: int, layout: str) -> dict[str, Any]:
    """The page in a window of that size, once it has the picture for it."""
    page.set_viewport_size({"width": width, "height": height})
    picture = "desk" if layout == "desk" else "phone"
    expect(page.locator(f".board.is-{picture}")).to_have_count(1)
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    # What says that there is more is told by an observer, which comes after the next frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    found: dict[str, Any] = page.evaluate(MEASURES)
    return found


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] + one[size] > other[at] + 1 and other[at] + other[size] > one[at] + 1
        for at, size in (("x", "width"), ("y", "height"))
    )


def _complaints(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with a table in a window of that size."""
    (width, height), (layout, share) = size, WINDOWS[size]
    found = _measured(page, width, height, layout)
    board, parts = found["board"], found["parts"]
    if layout == "phone":
        # The sheet lies over the page, on which everything else stands.
        sheet = parts.pop(".decision")
        if sheet["y"] + sheet["height"] > height + 1:
            return ["the sheet is not at the lower edge"]
    seen = min(board["y"] + board["height"], height) - board["y"]
    complaints = [
        (found["layout"] != layout, f"the layout is {found['layout']}"),
        (found["wide"] > width, f"it scrolls sideways: {found['wide']}"),
        (board["width"] * seen < share * width * height, f"the board is small: {board}"),
        (layout != "phone" and seen < board["height"], f"the board is cut: {board}"),
        (found["asked"]["y"] + found["asked"]["height"] > height, "the question is out of sight"),
        (found["names"] < 3, f"there are {found['names']} names of {found['seats']}"),
        (found["silent"] > 0, f"{found['silent']} choices are hidden without a sign"),
        (not found["folded"] and found["shown"] < found["choices"], "choices are not there"),
        (not found["newest"], "the newest line of the log is out of sight"),
        (layout == "phone" and found["small"], f"too small for a thumb: {found['small']}"),
    ]
    names = sorted(parts)
    complaints += [
        (_overlap(parts[one], parts[other]), f"{one} and {other} overlap")
        for place, one in enumerate(names)
        for other in names[place + 1 :]
    ]
    return [f"{width} x {height}: {said}" for wrong, said in complaints if wrong]


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("byzanz", {}, 6), ("tyros", {}, 4), ("ys", {"express": "yes"}, 3)],
)
def test_a_table_fits_in_every_window(
    game: str, options: dict[str, str], seats: int, server: Server, arrive: Arrive
) -> None:
    """At the first question, in the middle of laying something, and some decisions later."""
    page = arrive(server, has_touch=True)
    set_up(page, server, game, ["me", *["bot.random"] * (seats - 1)], **options)
    player = Player(page)
    moments: list[Callable[[], object]] = [
        player.wait,
        lambda: _lay(player),
        lambda: player.play_on(4),
    ]
    complaints = []
    for moment in moments:
        moment()
        player.wait()
        complaints += [each for size in WINDOWS for each in _complaints(page, size)]
    assert not complaints, "\n".join(complaints)


def _lay(player: Player) -> None:
    """Play until something is laid and not yet decided."""
    while not look(player.page).laid:
        player.wait()
        player.act()


def test_on_a_phone_the_points_that_a_seat_gains_are_in_the_window(
    server: Server, arrive: Arrive
) -> None:
    page = arrive(server, has_touch=True, viewport={"width": 360, "height": 740})
    set_up(page, server, "byzanz", ["me", *["bot.random"] * 5])
    page.evaluate(
        """() => {
            for (const score of document.querySelectorAll("[data-score]")) {
                score.setAttribute("data-gained", "+12");
                score.classList.add("is-grown");
            }
        }"""
    )
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_on_a_phone_what_may_be_laid_is_never_behind_the_sheet(
    server: Server, arrive: Arrive
) -> None:
    page = arrive(server, has_touch=True, viewport={"width": 360, "height": 740})
    set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    player = Player(page, taps=True)
    laid = 0
    while laid < 2:
        player.wait()
        page.wait_for_function(
            """() => {
                // The hand is lower than the sheet's edge before anything is scrolled.
                const lit = [...document.querySelectorAll(".board [data-action]")]
                    .map((each) => each.getBoundingClientRect());
                const sheet = document.querySelector(".sheet").getBoundingClientRect();
                const strip = document.querySelector(".seats").getBoundingClientRect();
                const all = Math.max(...lit.map(({ bottom }) => bottom))
                    - Math.min(...lit.map(({ top }) => top));
                return all > sheet.top - strip.bottom
                    || lit.every(({ top, bottom }) => top >= 0 && bottom <= sheet.top + 1);
            }"""
        )
        now = look(page)
        if now.laid:
            laid += 1
            expect(page.locator(".draft li").first).to_be_in_viewport()
        action = next((each for each in now.lit if each in now.offered), None)
        if action is None or not player.choose_in_picture(action):
            player.act()


def test_a_list_that_goes_on_says_so_and_a_click_leads_on(server: Server, arrive: Arrive) -> None:
    page = arrive(server, viewport={"width": 1366, "height": 520})
    set_up(page, server, "ys", ["me", "bot.random", "bot.random"])
    player = Player(page)
    choices = page.locator(".all-choices")
    while not (choices.count() and choices.locator("button[data-action]").count() > 15):
        player.wait()
        player.act()
    more, last = page.locator(".all-choices > .more span"), choices.locator("[data-action]").last
    expect(more).to_be_visible()
    more.click()
    page.wait_for_function("() => document.querySelector('.all-choices').scrollTop > 0")
    last.scroll_into_view_if_needed()
    choices.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(more).to_be_hidden()
    expect(last).to_be_in_viewport()


def test_what_is_said_waits_behind_its_name_and_shows_that_it_is_new(
    server: Server, arrive: Arrive
) -> None:
    page = arrive(server, viewport={"width": 1366, "height": 768})
    table = set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    other = arrive(server, f"/tables/{table}", viewport={"width": 1366, "height": 768})
    lines, said = page.locator(".log .lines"), page.locator(".chat input[name=text]")
    assert lines.evaluate("each => each.clientHeight") > 80
    expect(page.locator(".tab.has-news")).to_have_count(0)
    other.locator("label:has(#show-chat)").click()
    other.locator(".chat input[name=text]").fill("Good wind")
    other.locator(".chat input[name=text]").press("Enter")
    expect(page.locator(".tab.has-news")).to_have_count(1)
    page.locator("label:has(#show-chat)").click()
    expect(page.locator(".tab.has-news")).to_have_count(0)
    expect(page.get_by_text("Good wind")).to_be_in_viewport()
    expect(said).to_be_in_viewport()
    assert lines.evaluate("each => each.clientHeight") < 5


def test_a_device_that_is_turned_gets_the_other_picture(stage: Stage, visitor: Visitor) -> None:
    page = visitor(stage.address, viewport={"width": 820, "height": 1180})
    expect(page.locator("main")).to_have_attribute("data-layout", "tablet")
    page.set_viewport_size({"width": 1180, "height": 820})
    expect(page.locator("main")).to_have_attribute("data-layout", "desk")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main")).to_have_attribute("data-layout", "phone")
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("main")).to_have_attribute("data-layout", "desk")


def test_two_windows_of_one_browser_have_their_own_pictures(stage: Stage, visitor: Visitor) -> None:
    wide = visitor(stage.address, viewport={"width": 1366, "height": 768})
    upright = wide.context.new_page()
    upright.set_viewport_size({"width": 820, "height": 1180})
    upright.goto(stage.address)
    expect(upright.locator("main")).to_have_attribute("data-layout", "tablet")
    stage.change(question="Bid or pass")
    expect(wide.locator("#asked")).to_have_text("Bid or pass")
    expect(wide.locator("main")).to_have_attribute("data-layout", "desk")
