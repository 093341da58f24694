"""Whoever searches for secrets finds those that are planted."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page

from .archives import History
from .eavesdropping import complaints, picture_in, shown_in
from .players import Player, set_up
from .servers import Server
from .visits import Arrive
from .wires import Message, Wire

pytestmark = pytest.mark.once


def _table(page: Page, server: Server) -> str:
    table = set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    Player(page).play_on(decisions=1)
    return table


def _last_board(wire: Wire) -> Message:
    return next(message for message in reversed(wire.messages) if shown_in(message))


def test_what_is_said_aloud_is_heard(server: Server, arrive: Arrive) -> None:
    host, other = arrive(server), arrive(server)
    table = set_up(host, server, "byzanz", ["me", "invite", "invite"])
    other.goto(host.url)
    wire = arrive.wire(other)
    history = History(server.archive).tables[table]
    secrets = [
        history.table.seed,
        history.table.host,
        *history.tokens,
        *history.invites,
    ]
    assert len(secrets) == 5
    for secret in secrets:
        assert complaints(wire, History(server.archive)) == []
        host.locator("[data-chat] [name=text]").fill(f"psst: {secret}!")
        host.locator("[data-chat] button").click()
        other.get_by_text(secret).wait_for()
        found = complaints(wire, History(server.archive))
        assert found
        assert all(each.endswith("was told") for each in found)
        wire.messages.clear()
    arrive.forget(other)
    arrive.forget(host)


def test_a_seat_may_be_told_its_own(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    table = set_up(page, server, "byzanz", ["me", "invite", "invite"])
    history = History(server.archive).tables[table]
    own = [*history.invites, *history.tokens]
    page.locator("[data-chat] [name=text]").fill(" ".join(own))
    page.locator("[data-chat] button").click()
    page.get_by_text(own[-1]).last.wait_for()
    assert complaints(arrive.wire(page), History(server.archive)) == []


def test_a_page_that_shows_more_than_the_view_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    _table(page, server)
    wire = arrive.wire(page)
    seen = _last_board(wire)
    html = seen.body.decode()
    picture = picture_in(html)
    plants = {
        "the picture is not": (picture, picture.replace("<g", '<g data-hand="wine"', 1)),
        "the words are not": ("</pre>", "Orange has wine.</pre>"),
        "the log says": ("</span></p>", " It had wine.</span></p>"),
    }
    for complaint, (there, planted) in plants.items():
        assert there in html
        wire.messages.append(replace(seen, body=html.replace(there, planted, 1).encode()))
        [found] = complaints(wire, History(server.archive))
        assert complaint in found
        wire.messages.pop()


def test_another_seats_page_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    table = _table(page, server)
    spectator = arrive(server, f"/tables/{table}")
    wire = arrive.wire(spectator)
    assert complaints(wire, History(server.archive)) == []
    seen = _last_board(arrive.wire(page))
    wire.messages.append(replace(seen, cookies=wire.messages[-1].cookies))
    [found] = complaints(wire, History(server.archive))
    assert "somebody else's eyes" in found
    # The same, but as if it were for everybody's eyes.
    masked = seen.body.replace(b'data-as="0"', b'data-as=""')
    wire.messages[-1] = replace(wire.messages[-1], body=masked)
    assert complaints(wire, History(server.archive))
    arrive.forget(spectator)


def test_a_talkative_socket_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    _table(page, server)
    wire = arrive.wire(page)
    news = next(message for message in wire.messages if message.is_news)
    wire.messages.append(replace(news, body=b'{"version": 3, "hand": [1]}'))
    [found] = complaints(wire, History(server.archive))
    assert "the socket said" in found
    wire.messages.pop()
