"""On a phone: everything fits, and everything can be done with a thumb."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .players import Player, look, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 780},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


def fits(page: Page) -> bool:
    """Whether nothing scrolls sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    inner: int = page.evaluate("document.documentElement.clientWidth")
    return wide <= inner == 360


@pytest.mark.parametrize(
    ("game", "options"), [("byzanz", {}), ("tyros", {}), ("ys", {"express": "yes"})]
)
def test_a_game_is_played_with_a_thumb(
    game: str, options: dict[str, str], server: Server, arrive: Arrive
) -> None:
    page = arrive(server, **PHONE)
    set_up(page, server, game, ["me", "bot.random", "bot.random"], **options)
    player = Player(page, taps=True)
    assert fits(page)
    while player.decided < 3 or not (player.in_picture and player.in_words):
        player.wait()
        player.act()
        assert fits(page)
    expect(page.locator("[data-region=board] .board")).to_be_visible()
    layouts = {message.cookies.get("layout") for message in arrive.wire(page).messages[-5:]}
    assert layouts == {"phone"}


def test_no_page_scrolls_sideways(server: Server, arrive: Arrive) -> None:
    page = arrive(server, **PHONE)
    table = set_up(page, server, "byzanz", ["me", "invite", "bot.random"], listed=True)
    assert fits(page)
    invitation = page.locator("input[readonly]").input_value().removeprefix(server.url)
    guest = arrive(server, invitation, **PHONE)
    paths = ["/", "/tables", "/replays", "/no/such/page", f"/tables/{table}"]
    paths += [
        f"/{what}/{game}" for what in ("games", "rules") for game in ("byzanz", "tyros", "ys")
    ]
    assert fits(guest)
    for path in paths:
        guest.goto(server.url + path)
        assert fits(guest), path
    guest.locator("details:has(form[data-settings]) > summary").tap()
    assert fits(guest)


def test_the_sheet_can_be_unfolded_and_folded(server: Server, arrive: Arrive) -> None:
    page = arrive(server, **PHONE)
    set_up(page, server, "tyros", ["me", "bot.random", "bot.random"])
    player = Player(page, taps=True)
    player.wait()
    sheet = page.locator("form[data-decide] details")
    while not page.locator("form[data-decide] details:not([open])").count():
        player.act()  # a short list is not folded
        player.wait()
    button = sheet.locator("button").first
    expect(button).to_be_hidden()
    sheet.locator("summary").tap()
    expect(button).to_be_visible()
    assert fits(page)
    sheet.locator("summary").tap()
    expect(button).to_be_hidden()
    assert look(page).asked
