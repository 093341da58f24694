"""A whole game with its pauses: what is counted is told before it is gone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .players import Player, look, set_up
from .servers import sqlite_server
from .visits import Arrive

pytestmark = pytest.mark.once

_WATCH = """() => {
    window.told = [];
    const { innerHeight } = window;
    const middle = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    // Areas that are lit, and no broker stands there.
    const deserted = () => [...document.querySelectorAll(".board [data-id^='area.'].is-told")]
        .filter((area) => {
            const { left, right, top, bottom } = area.getBoundingClientRect();
            return ![...document.querySelectorAll(".board [data-piece^='broker.']")].map(middle)
                .some(([x, y]) => x > left && x < right && y > top && y < bottom);
        })
        .map((area) => area.dataset.id);
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (!node.classList?.contains("caption")) continue;
            const main = document.querySelector("main");
            const { top, bottom } = node.getBoundingClientRect();
            window.told.push({
                said: [...node.querySelectorAll(".line")].map((line) => line.textContent.trim()),
                lit: [...document.querySelectorAll(".board .is-told")].map((one) => one.dataset.id),
                state: main.dataset.state,
                version: main.dataset.version,
                deserted: deserted(),
                seen: top >= 0 && bottom <= innerHeight,
            });
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""

_FILL = (" placed ", "Herald", "Magician")
"""What lines about brokers that come to a place have in them."""

_QUIET = "() => !document.querySelector('.caption')"


def _played(page: Page, most: int | None = None) -> list[dict[str, Any]]:
    """Play to the end, or until that many steps were told, and never interrupt; returns these."""
    player = Player(page)
    page.evaluate(_WATCH)
    while not look(page).over and (most is None or page.evaluate("window.told.length") < most):
        page.wait_for_function(_QUIET)
        if player.wait().over:
            break
        page.wait_for_function(_QUIET)
        if look(page).asked:
            player.act()
    told: list[dict[str, Any]] = page.evaluate("window.told")
    return told


def _unseen(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Where somebody wins something in an area, and no broker stands there any more.

    Brokers of the very decision that is told stand in no picture if it clears them, too: a place
    that it has just filled may be empty, whether they were placed or moved there.
    """
    filled: dict[str, set[str]] = {}
    for step in steps:
        if any(word in said for said in step["said"] for word in _FILL):
            filled.setdefault(step["version"], set()).update(step["lit"])
    won = [
        step
        for step in steps
        if {"area", "board"} <= {each.partition(".")[0] for each in step["lit"]}
        # The Queen closes an area, and counts nothing.
        and not any("Queen" in said for said in step["said"])
    ]
    assert won
    return [step for step in won if set(step["deserted"]) - filled.get(step["version"], set())]


def test_two_count_neighborhoods_while_their_brokers_stand_there(
    tmp_path: Path, arrive: Arrive
) -> None:
    """With two, one decision often lets several neighborhoods be counted and cleared."""
    server = sqlite_server(tmp_path, pace=0.04)
    server.start()
    try:
        page = arrive(server, reduced_motion="no-preference")
        set_up(page, server, "ys", ["me", "bot.random"])
        told = _played(page, most=40)
    finally:
        server.stop()
    assert _unseen(told) == []


def test_what_ys_counts_is_told_and_so_is_the_final_account(tmp_path: Path, arrive: Arrive) -> None:
    server = sqlite_server(tmp_path, pace=0.04)
    server.start()
    try:
        page = arrive(server, reduced_motion="no-preference")
        table = set_up(page, server, "ys", ["me", "bot.random", "bot.random"], express="yes")
        told = _played(page)
        page.goto(f"{server.url}/tables/{table}/log")
        log = [line.strip() for line in page.locator("[data-event]").all_inner_texts()]
    finally:
        server.stop()
    steps = [step for step in told if step["said"]]
    assert all(said in log for step in steps for said in step["said"])
    assert all(step["seen"] for step in steps)
    counted = [step for step in steps if any(each.startswith("area.") for each in step["lit"])]
    assert len(counted) >= 4, "areas are counted one after another"
    assert _unseen(steps) == []
    ranked = re.compile(r"in the colour ranked (\d)")
    final = [step for step in steps if any(map(ranked.search, step["said"]))]
    colours = [set(ranked.findall(" ".join(step["said"]))) for step in final]
    assert colours == [{number} for number in sorted(set(ranked.findall(" ".join(log))))]
    assert all(step["state"] == "playing" for step in final)
    assert all(any(each.startswith("quotation.") for each in step["lit"]) for step in final)
    assert steps[-1]["said"][-1] == log[-1]
