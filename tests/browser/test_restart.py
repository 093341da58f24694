"""The server is killed in the middle of things and started again: nothing is lost."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .archives import History
from .players import Player, keep_up, look, set_up
from .servers import Server, is_running, sqlite_server, workers_of
from .visits import Arrive

pytestmark = pytest.mark.once


@pytest.fixture
def mortal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill. A dead one's bots are soon taken over."""
    pace = getattr(request, "param", 0.3)
    started = sqlite_server(tmp_path, lease=1.0, sweep=0.2, pace=pace)
    started.start()
    yield started
    started.stop()


def _shown(page: Page) -> dict[str, Any]:
    """Everything that a table's page shows, as a fresh page has it."""
    page.goto(page.url)
    regions = "[data-region=board], [data-region=decision], [data-region=log], [data-region=text]"
    return {
        "look": look(page),
        "regions": page.locator(regions).evaluate_all("all => all.map(each => each.innerHTML)"),
    }


def _moves(server: Server, table: str) -> list[tuple[int, tuple[int, ...]]]:
    moves = History(server.archive).tables[table].moves
    return [(move.actor, move.actions) for move in moves]


def test_a_server_killed_in_mid_draft_loses_nothing(mortal: Server, arrive: Arrive) -> None:
    page = arrive(mortal)
    table = set_up(page, mortal, "tyros", ["me", "bot.random", "bot.random"])
    player = Player(page)
    while look(page).laid < 2:
        player.wait()
        player.act()
    before, moves = _shown(page), _moves(mortal, table)
    page.locator("[data-chat] [name=text]").fill("Is anybody th")
    watcher = arrive(mortal, f"/tables/{table}")

    mortal.kill()
    for each in (page, watcher):
        expect(each.get_by_text("No connection")).to_be_visible()
    # What is clicked meanwhile is not lost without a word.
    page.locator("form[data-decide] button[data-action]").first.click()
    expect(page.get_by_text("could not be sent")).to_be_visible()
    assert look(page) == before["look"]

    mortal.start_as_people_do()
    for each in (page, watcher):
        expect(each.get_by_text("No connection")).to_have_count(0)
    expect(page.locator("[data-chat] [name=text]")).to_have_value("Is anybody th")
    assert look(page) == before["look"]
    assert _moves(mortal, table) == moves
    assert _shown(page) == before

    # And it goes on: the draft is completed, bots decide, and who watches sees it.
    player.play_on(decisions=1)
    after = _moves(mortal, table)
    assert after[: len(moves)] == moves
    assert {actor for actor, _ in after[len(moves) :]} > {0}
    keep_up([page, watcher])


# The bots think for longer than any machine needs to kill it meanwhile.
@pytest.mark.parametrize("mortal", [600.0], indirect=True)
def test_a_server_killed_while_bots_think_goes_on_by_itself(mortal: Server, arrive: Arrive) -> None:
    page = arrive(mortal)
    table = set_up(page, mortal, "byzanz", ["me", "bot.random", "bot.random"])
    player = Player(page)
    player.wait()
    while look(page).asked:
        player.act()
    until = time.monotonic() + 60
    while not (workers := workers_of(mortal.process.pid)) and time.monotonic() < until:
        time.sleep(0.01)
    mortal.kill()
    assert workers
    decided = _moves(mortal, table)
    assert mortal.archive.rows("SELECT id FROM tables WHERE bots_due")
    mortal.start(pace=0.3)
    player.wait()
    after = _moves(mortal, table)
    assert after[: len(decided)] == decided
    assert len(after) > len(decided)
    # Nobody is left over of the dead server.
    until = time.monotonic() + 60
    while any(map(is_running, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(map(is_running, workers))
