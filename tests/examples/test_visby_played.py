"""Visby is played to its end everywhere, from the installed package and by general forms alone."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from emporion import replay
from emporion.bots import ALL_LEVELS
from tests.browser.players import Player, look, set_up
from tests.browser.servers import Server, sqlite_server
from tests.browser.visits import Arrive
from tests.web.test_api_bot import example

from .conftest import Run

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("visby")]

SHORT = ("--option", "summers=3", "--seed", "7")


def test_in_the_terminal(run: Run, tmp_path: Path) -> None:
    dice = random.Random(3)
    typed = "\n".join(dice.choice(["1", "2", "3", "undo", "help", ""]) for _ in range(2000))
    table = ("play", "visby", "--players", "3", "--bots", "random", *SHORT)
    shown = run("-m", "emporion", *table, "--record", "game.emporion", typed=typed)
    for said in ("Load one to three cards", "Danzig wants", "You sell in", "Winner"):
        assert said in shown
    record = (tmp_path / "game.emporion").read_text("utf-8")
    assert replay(record).over


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_by_bots_of_every_level(level: str, run: Run) -> None:
    thinks = level in ("hard", "expert", "mcts")
    bots = f"{level}@4t" if thinks else level
    games = ("simulate", "visby", "--players", "2", "--games", "2", "--jobs", "1", *SHORT)
    shown = run("-m", "emporion", *games, "--bots", f"{bots},random")
    assert "2 games" in shown
    assert "Decided by" in shown


def test_through_pettingzoo(run: Run) -> None:
    script = Path(__file__).with_name("pettingzoo_game.py")
    assert run(str(script)).split() == [*(f"player_{seat}" for seat in (0, 1, 2, 0, 1))]


# -- on the server --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(beside: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside the installed game, with quick bots."""
    started = sqlite_server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


def test_over_the_api(server: Server) -> None:
    bot = example()
    listed = bot.ask(f"{server.url}/api/games")
    assert "visby" in [each["name"] for each in listed]
    seats = [{"kind": "bot", "level": "random"}, {"kind": "invite"}, {"kind": "bot"}]
    asked = {"game": "visby", "seats": seats, "options": {"summers": 3}}
    made = bot.ask(f"{server.url}/api/tables", asked)
    outcome = bot.play(server.url, made["invites"]["1"])
    assert sorted(seat for place in outcome["ranking"] for seat in place) == [0, 1, 2]


def test_in_the_browser(server: Server, arrive: Arrive) -> None:
    """Two people and a bot, from the first page to the end; nobody receives what is hidden."""
    host = arrive(server)
    expect(host.locator("a[href='/games/visby']").first).to_be_visible()
    host.locator("a[href='/games/visby']").first.click()
    expect(host).to_have_title(re.compile("Visby"))
    set_up(host, server, "visby", ["me", "invite", "bot.random"], summers="3")
    link = str(host.locator("input[readonly]").input_value())
    guest = arrive(server, f"/join/{link.partition('/join/')[2]}")
    guest.locator("form[action^='/join/'] button").click()
    guest.wait_for_url("**/tables/*")
    play_to_the_end([Player(host, 1), Player(guest, 2)])
    for page in (host, guest):
        expect(page.locator("main")).to_have_attribute("data-state", "over")
        expect(page.locator("[data-region=decision]")).to_contain_text("Winner")
    expect(host.locator("a[href^='/replays/']").first).to_be_visible()


def play_to_the_end(players: list[Player]) -> None:
    """Everybody plays when asked."""
    while not all(look(player.page).over for player in players):
        for player in players:
            if look(player.page).asked:
                player.act()
        players[0].page.wait_for_timeout(20)
