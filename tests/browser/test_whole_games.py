"""Whole games by clicks: from the first page to the end, the replay and the rematch."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from emporion import replay
from emporion.text import wording

from .players import Player, look, set_up, table_of
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("game", "options"),
    [("byzanz", {}), ("tyros", {"trades": "3", "offers": "1"}), ("ys", {"express": "yes"})],
)
def test_a_whole_game_is_played_by_clicks(
    game: str, options: dict[str, str], server: Server, arrive: Arrive
) -> None:
    page = arrive(server)
    page.locator(f"a[href='/games/{game}']").first.click()
    expect(page).to_have_title(re.compile(wording("en").game_title(game)))
    table = set_up(page, server, game, ["me", "bot.random", "bot.greedy"], **options)
    player = Player(page)
    player.play_on()
    assert min(player.in_picture, player.in_words) > 10
    assert player.undone
    _the_end_is_told(page)
    record = _the_record_is_handed_out(page)
    assert replay(record).outcome() is not None
    _it_is_replayed_by_link(page, record, arrive, server)
    _it_is_played_again_in_one_click(page, table)


def _the_end_is_told(page: Page) -> None:
    """Who won and why, where the points came from, and how they grew."""
    ending = page.locator("[data-region=decision]")
    expect(ending.get_by_role("heading")).not_to_be_empty()
    expect(ending.locator("p").first).to_contain_text("points")
    charts = page.locator("[data-region=charts] figure")
    expect(charts).to_have_count(2)
    for chart in charts.all():
        expect(chart.locator("svg").first).to_be_visible()


def _the_record_is_handed_out(page: Page) -> str:
    with page.expect_download() as handed:
        page.locator("a[download][href$='/record']").first.click()
    return Path(handed.value.path()).read_text()


def _it_is_replayed_by_link(page: Page, record: str, arrive: Arrive, server: Server) -> None:
    """The finished game's own link, in the browser of somebody who has never been here."""
    link = page.locator("a[href^='/replays/']").first.get_attribute("href")
    assert link is not None
    moves = len(replay(record).moves)
    middle = f"{link.rpartition('/')[0]}/{moves // 2}"
    other = arrive(server, middle)
    expect(other.locator("main")).to_have_attribute("data-version", str(moves // 2))
    other.locator("[data-step=next]").click()
    expect(other.locator("main")).to_have_attribute("data-version", str(moves // 2 + 1))
    assert other.url.endswith(f"/{moves // 2 + 1}")
    other.locator("[data-step=last]").click()
    expect(other.locator("main")).to_have_attribute("data-version", str(moves))
    expect(other.locator("#asked")).to_contain_text("points")


def _it_is_played_again_in_one_click(page: Page, table: str) -> None:
    page.locator("form[action$='/rematch'] button").click()
    page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    assert table_of(page) != table
    now = Player(page).wait()
    assert now.state == "playing"
    assert look(page).asked
