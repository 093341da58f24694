"""People at a table: they look at the page, and take what is lit."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, expect

from .servers import Server

_LOOK = """() => {
    const main = document.querySelector("main");
    const form = main.querySelector("form[data-decide]");
    const actions = (all) => [...new Set([...all].map((one) => Number(one.dataset.action)))];
    return {
        version: Number(main.dataset.version),
        state: main.dataset.state,
        turn: form ? Number(form.querySelector("[name=turn]").value) : null,
        lit: actions(main.querySelectorAll("[data-region=board] svg [data-action]")),
        offered: form ? actions(form.querySelectorAll("button[data-action]")) : [],
        laid: form ? form.querySelectorAll("li").length : 0,
        closing: actions(form?.querySelectorAll("button.primary[data-action]") ?? [])[0] ?? null,
    };
}"""

_REACH = """(action) => {
    // A part of it that nothing covers: its middle, or the first of some places around it.
    const main = document.querySelector("main");
    const parts = [...main.querySelectorAll(`[data-region=board] svg [data-action="${action}"]`)];
    const places = [.5, .3, .7, .15, .85];
    for (const part of parts) {
        part.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        const box = part.getBoundingClientRect();
        for (const down of places) for (const across of places) {
            const [x, y] = [box.left + across * box.width, box.top + down * box.height];
            const found = document.elementFromPoint(x, y)?.closest("[data-action]");
            if (found === part) return [x, y];
        }
    }
    return null;
}"""

_ASKED = """() => {
    const {state, asked} = document.querySelector("main").dataset;
    return state === "over" || asked === "1";
}"""

_ANSWERED = """(turn) => {
    // A refusal stands in the notice, so the wait for an answer ends with it.
    const refusal = document.querySelector("[data-region=notice]")?.textContent.trim();
    if (refusal) throw new Error(refusal);
    const shown = document.querySelector("form[data-decide] [name=turn]");
    return !shown || Number(shown.value) !== turn;
}"""


_UNSENT = 10.0
"""Seconds after which a click that has sent nothing will send nothing."""

_DOUBLE = 0.4
"""Seconds between two taps that are not one double tap."""

_LONGEST = 1_000
"""More steps than any game takes."""


@dataclass(frozen=True)
class Look:
    """What a page says of a table."""

    version: int
    state: str
    turn: int | None
    """How often the seat has acted; none if it is not asked."""
    lit: list[int]
    """What can be chosen in the picture."""
    offered: list[int]
    """What can be chosen in words."""
    laid: int
    """Steps of the draft."""
    closing: int | None
    """What completes it."""

    @property
    def asked(self) -> bool:
        """Whether a decision is open."""
        return self.turn is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state == "over"


def look(page: Page) -> Look:
    """What the page says now."""
    return Look(**page.evaluate(_LOOK))


_NEWEST = """Math.max(...[...document.querySelectorAll("[data-event]")].map(
    (line) => Number(line.dataset.event)))"""


def keep_up(pages: Sequence[Page]) -> None:
    """Wait until every page's log tells the newest that any of them does."""
    newest = max(page.evaluate(f"() => {_NEWEST}") for page in pages)
    for page in pages:
        page.wait_for_function(f"(newest) => {_NEWEST} >= newest", arg=newest)


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return urlsplit(page.url).path.split("/")[2]


class Player:
    """Somebody who plays at random, by clicks or taps alone.

    They try out what it is to take back a step. After that, what completes a decision, or has done
    so before, is liked best, or some games would take very long.
    """

    def __init__(self, page: Page, seed: int = 7, *, taps: bool = False) -> None:
        self.page = page
        self.in_picture = 0
        """How often the picture was clicked."""
        self.in_words = 0
        self.undone = 0
        self.decided = 0
        """How many decisions were completed."""
        self._completed: set[int] = set()
        self._rng = random.Random(seed)
        self._taps = taps
        self._tapped = 0.0
        self._posts = 0
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        self._posts += request.method == "POST"

    def wait(self) -> Look:
        """Wait until something is asked, or the game is over."""
        self.page.wait_for_function(_ASKED)
        return look(self.page)

    def act(self) -> Look:
        """Do what is asked, one step of it; returns what the page says then.

        A click means nothing if the page is replaced just then, or is about to be: so whoever plays
        looks at the page again if nothing was sent.
        """
        now = look(self.page)
        assert now.asked
        assert self.in_picture + self.in_words + self.undone < _LONGEST, "this never ends"
        assert set(now.lit) <= set(now.offered), "what is lit can be chosen in words, too"
        if now.laid > 1 and (not self.undone or self._rng.random() < 0.1):
            self.undo()
        else:
            self._choose(now)
        return look(self.page)

    def undo(self) -> None:
        """Take the last step back."""
        now = look(self.page)
        if self._sent("[data-undo]"):
            self.undone += 1
            self._answered(now)

    def _choose(self, now: Look) -> None:
        liked = [action for action in now.offered if action in self._completed]
        if now.closing is not None:
            liked = [now.closing]
        hurries = self.undone and liked and self._rng.random() < 0.9
        action = self._rng.choice(liked if hurries else now.offered)
        posts = self._posts
        if self.in_picture > self.in_words or not self.choose_in_picture(action):
            self.choose_in_words(action)
        if self._posts == posts:
            return
        self._completed.discard(action)
        if not look(self.page).laid:
            self._completed.add(action)
            self.decided += 1

    def choose_in_picture(self, action: int) -> bool:
        """Click where an action is lit, if nothing covers it; returns whether it could be."""
        now = look(self.page)
        place = self.page.evaluate(_REACH, action) if action in now.lit else None
        if place is None:
            return False
        self.in_picture += 1
        if self._sent(place):
            self._answered(now)
        return True

    def choose_in_words(self, action: int) -> None:
        """Press the button of an action; a list that is folded is unfolded for it."""
        now = look(self.page)
        button = f"form[data-decide] button[data-action='{action}']"
        if not self.page.is_visible(button):
            self._click("form[data-decide] details:not([open]) > summary")
        self.in_words += 1
        if self._sent(button):
            self._answered(now)

    def _sent(self, where: str | tuple[float, float]) -> bool:
        """Click on something, or at a place; returns whether the page has sent anything by it."""
        posts = self._posts
        self._click(where)
        until = time.monotonic() + _UNSENT
        while self._posts == posts and time.monotonic() < until:
            self.page.wait_for_timeout(5)
        return self._posts > posts

    def _click(self, where: str | tuple[float, float]) -> None:
        if isinstance(where, str):
            first = self.page.locator(where).first
            click, tap = first.click, first.tap
        else:
            mouse, screen = self.page.mouse, self.page.touchscreen
            click, tap = partial(mouse.click, *where), partial(screen.tap, *where)
        if self._taps:
            self._tap(tap)
        else:
            click()

    def _tap(self, tap: Callable[[], None]) -> None:
        """Tap, but not as quickly as in a double tap, which would count once."""
        early = self._tapped + _DOUBLE - time.monotonic()
        if early > 0:
            self.page.wait_for_timeout(early * 1000)
        tap()
        self._tapped = time.monotonic()

    def _answered(self, before: Look) -> None:
        """Wait until the page shows what became of a step."""
        self.page.wait_for_function(_ANSWERED, arg=before.turn)

    def play_on(self, decisions: int | None = None) -> Look:
        """Play to the end, or until that many more decisions are completed."""
        until = None if decisions is None else self.decided + decisions
        now = self.wait()
        while not now.over and self.decided != until:
            self.act()
            now = self.wait()
        return now


def play_together(players: list[Player], decisions: int) -> None:
    """Everybody plays when asked, until all have completed that many decisions."""
    while any(player.decided < decisions for player in players):
        for player in players:
            now = look(player.page)
            assert not now.over
            if now.asked:
                player.act()
        players[0].page.wait_for_timeout(20)


def ask_to_leave(page: Page) -> None:
    """Click on "hand my seat to a bot": a dialog asks whether that is meant."""
    page.locator("a[href*='/leave?']").click()
    expect(page.locator("dialog form[action$='/leave'] button")).to_be_visible()


def hand_over(page: Page) -> None:
    """Hand the player's seat to a bot."""
    ask_to_leave(page)
    page.locator("dialog form[action$='/leave'] button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def set_up(page: Page, server: Server, game: str, seats: list[str], **options: Any) -> str:
    """Set up a table by the game's form: who sits where, its options, what is ticked.

    Returns the table's id.
    """
    page.goto(f"{server.url}/games/{game}?players={len(seats)}")
    form = page.locator("#setup form")
    for seat, sitter in enumerate(seats):
        form.locator(f"select[name='seat.{seat}']").select_option(sitter)
    for name, value in options.items():
        if value is True:
            form.locator(f"label:has([name='{name}'])").click()
        else:
            form.locator(f"label:has([name='option.{name}'][value='{value}'])").click()
    form.locator("button:not([name])").click()
    page.wait_for_url("**/tables/*")
    return table_of(page)
