"""Cards are laid on the board and taken back there, and a pass stays where it is."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion.games import find

from .players import Player, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once

PASS = f"[data-decide] button[data-action='{find('byzanz').parse(0, 'pass')}']"
CARD = "[data-id=hand] [data-action]"
LAID = "[data-id=hand] [data-laid]"

WINDOWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def bidding(page: Page, server: Server) -> None:
    """A table where the player may lay a card for a bid, or pass."""
    set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    player = Player(page)
    player.wait()
    while not (page.locator(PASS).count() and page.locator(CARD).count()):
        player.act()
        player.wait()


def corner(page: Page, window: str) -> tuple[float, ...]:
    """Where the pass is: on a desk below the sentence, on a phone at the window's foot."""
    box = page.locator(PASS).bounding_box()
    assert box is not None
    return (box["x"], box["y"] + box["height"]) if window == "phone" else (box["x"],)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_card_is_laid_and_taken_back_on_the_board_while_the_pass_stays(
    window: str, server: Server, arrive: Arrive
) -> None:
    page = arrive(server, **WINDOWS[window])
    bidding(page, server)
    before = corner(page, window)
    page.locator(CARD).first.click()
    expect(page.locator(LAID)).not_to_have_count(0)
    expect(page.locator(".draft [data-laid]")).not_to_have_count(0)
    assert corner(page, window) == before
    laid = page.locator(LAID).count()
    page.locator(LAID).first.click()
    expect(page.locator(LAID)).not_to_have_count(laid)
    assert corner(page, window) == before
