"""axe-core finds nothing grave on any page: by day and by night, on a desk and on a phone."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .players import Player, hand_over, set_up
from .servers import Server
from .test_phone import PHONE
from .visits import Arrive

pytestmark = pytest.mark.once

GAMES = ("byzanz", "tyros", "ys")

_AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()

_GRAVE = ("serious", "critical")


def _violations(page: Page, *rules: str, within: str = "html") -> list[str]:
    """What is grave, and where; of all rules, or of some; on all of a page, or in a part of it."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    page.evaluate(_AXE)
    found = page.evaluate(
        "async ([within, options]) => (await axe.run(within, options)).violations",
        [within, options],
    )
    return [
        f"{each['id']}: {node['html'][:300]} ({node['failureSummary'][:300]})"
        for each in found
        if each["impact"] in _GRAVE
        for node in each["nodes"][:5]
    ]


def _is_for_everybody(page: Page) -> None:
    """By day everything is looked at; night changes nothing but colours."""
    assert _violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert _violations(page, "color-contrast") == []
    page.emulate_media(color_scheme="light")


def test_the_pages_around_the_games(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    set_up(arrive(server), server, "ys", ["me", "invite"], listed=True)
    for path in ("/", "/games/tyros", "/tables", "/rules/byzanz", "/replays", "/no/such/page"):
        page.goto(server.url + path)
        _is_for_everybody(page)
    page.locator("summary:has(+ form[data-settings])").click()
    _is_for_everybody(page)


def test_the_waiting_room_and_the_invitation(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    set_up(page, server, "byzanz", ["me", "invite", "bot.random"])
    _is_for_everybody(page)
    invitation = page.locator("input[readonly]").input_value().removeprefix(server.url)
    _is_for_everybody(arrive(server, invitation))


@pytest.mark.parametrize("layout", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table(game: str, layout: str, server: Server, arrive: Arrive) -> None:
    page = arrive(server, **(PHONE if layout == "phone" else {}))
    set_up(page, server, game, ["me", "bot.random", "bot.random"])
    player = Player(page, taps=layout == "phone")
    player.play_on(decisions=2)
    _is_for_everybody(page)
    page.locator("a[data-dialog]").first.click()
    expect(page.locator("dialog article")).to_be_visible()
    assert _violations(page, within="dialog") == []


def test_the_end_and_the_replay(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    hand_over(page)
    expect(page.locator("main")).to_have_attribute("data-state", "over")
    _is_for_everybody(page)
    page.locator("a[href^='/replays/']").first.click()
    page.wait_for_url("**/replays/**")
    _is_for_everybody(page)


def test_what_is_not_for_everybody_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server, "/no/such/page")
    page.evaluate(
        """() => {
            const main = document.querySelector("main");
            main.append(document.createElement("button"));
            const faint = document.createElement("p");
            faint.textContent = "Hardly to be seen";
            faint.style.setProperty("color", "#888");
            faint.style.setProperty("background", "#777");
            main.append(faint);
        }"""
    )
    found = [each.partition(":")[0] for each in _violations(page)]
    assert sorted(found) == ["button-name", "color-contrast"]
