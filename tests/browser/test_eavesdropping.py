"""The search for secrets finds those that are planted."""

import re
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


def _complaints(wire: Wire, server: Server, *planted: Message) -> list[str]:
    """What is found in all that came over a wire, and in what is planted besides."""
    received = [*wire.messages, *planted]
    return complaints(received, wire.asked[:], History(server.archive))


def _last_board(wire: Wire) -> Message:
    return next(message for message in reversed(wire.messages) if shown_in(message))


def test_what_is_said_aloud_is_heard(server: Server, arrive: Arrive) -> None:
    host, other = arrive(server), arrive(server)
    table = set_up(host, server, "byzanz", ["me", "invite", "invite"])
    other.goto(host.url)
    wire = arrive.wire(other)
    history = History(server.archive).tables[table]
    secrets = [history.table.seed, history.table.host, *history.tokens, *history.invites]
    assert len(secrets) == 5
    assert _complaints(wire, server) == []
    for number, secret in enumerate(secrets, 1):
        host.locator("[data-chat] [name=text]").fill(f"psst: {secret}!")
        host.locator("[data-chat] button").click()
        other.get_by_text(secret).wait_for()
        telling = next(each for each in wire.messages if secret.encode() in each.body)
        found = complaints([telling], wire.asked[:], History(server.archive))
        # All that was said so far is in it.
        assert len(found) == number
        assert all(each.endswith("was told") for each in found)
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
    assert _complaints(arrive.wire(page), server) == []


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
        changed = replace(seen, body=html.replace(there, planted, 1).encode())
        [found] = _complaints(wire, server, changed)
        assert complaint in found


def test_another_seats_page_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    table = _table(page, server)
    spectator = arrive(server, f"/tables/{table}")
    wire = arrive.wire(spectator)
    seen = replace(_last_board(arrive.wire(page)), cookies=_last_board(wire).cookies)
    [found] = _complaints(wire, server, seen)
    assert "somebody else's eyes" in found
    # The same, but as if it were for everybody's eyes.
    body = seen.body.replace(b'data-as="0"', b'data-as=""')
    known = re.search(rb'data-version="\d+"', _last_board(wire).body)
    assert known is not None
    masked = replace(seen, body=re.sub(rb'data-version="\d+"', known[0], body, count=1))
    found, *_ = _complaints(wire, server, masked)
    assert "the picture is not" in found


def test_a_talkative_socket_is_found(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    _table(page, server)
    wire = arrive.wire(page)
    news = next(message for message in wire.messages if message.is_news)
    [found] = _complaints(wire, server, replace(news, body=b'{"version": 3, "hand": [1]}'))
    assert "the socket said" in found
