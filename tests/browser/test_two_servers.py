"""Two server processes on one PostgreSQL serve one match."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from emporion import new_match

from ..postgres import Postgres
from .archives import History, PostgresArchive
from .players import Player, keep_up, look, play_together, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two of them; a dead one's bots are soon taken over."""
    with postgres.database() as url, contextlib.ExitStack() as ends:
        started = []
        for _ in range(2):
            archive = PostgresArchive(postgres, url)
            server = Server(url, archive, tmp_path, lease=2.0, sweep=0.2, pace=1.0)
            server.start()
            ends.callback(server.stop)
            started.append(server)
        yield started[0], started[1]


def _play_until_a_bot_thinks(players: list[Player], server: Server) -> None:
    """Play on until the first player's decision has let a bot begin to think at their server."""
    thinking = "SELECT id FROM tables WHERE lease_owner IS NOT NULL"
    while True:
        for player in players:
            now = look(player.page)
            assert not now.over
            if now.asked:
                player.act()
                if player is players[0] and server.archive.rows(thinking):
                    return
        players[0].page.wait_for_timeout(20)


def test_two_processes_serve_one_match(servers: tuple[Server, Server], arrive: Arrive) -> None:
    here, there = servers
    host = arrive(here)
    table = set_up(host, here, "byzanz", ["me", "bot.random", "invite"])
    invitation = host.locator("input[readonly]").input_value().removeprefix(here.url)
    guest = arrive(there, invitation)
    guest.locator("form[action^='/join/'] button").click()
    guest.wait_for_url(f"{there.url}/tables/{table}")
    expect(host.locator("main")).to_have_attribute("data-state", "playing")

    players = [Player(host), Player(guest)]
    play_together(players, decisions=2)
    keep_up([host, guest])
    guest.locator("[data-chat] [name=text]").fill("From over there")
    guest.locator("[data-chat] button").click()
    expect(host.locator("[data-region=chat]")).to_contain_text("From over there")

    # One of them dies while its bot thinks. The other goes on, with the bot as well.
    _play_until_a_bot_thinks(players, here)
    here.kill()
    before = History(there.archive).tables[table].moves
    host.goto(f"{there.url}/tables/{table}")
    expect(host.locator("main")).to_have_attribute("data-as", "0")
    play_together(players, decisions=max(player.decided for player in players) + 1)
    after = History(there.archive).tables[table]
    assert after.moves[: len(before)] == before
    assert 1 in {move.actor for move in after.moves[len(before) :]}

    # Nobody has decided twice: the moves are those of one game.
    match = new_match("byzanz", 3, after.table.options, seed=after.table.seed)
    for move in after.moves:
        for action in move.actions:
            match.apply(move.actor, action)
