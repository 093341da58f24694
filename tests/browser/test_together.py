"""Several browsers at one table: players, spectators, and seats that change hands."""

import re

import pytest
from playwright.sync_api import Page, expect

from .players import Player, ask_to_leave, hand_over, keep_up, look, play_together, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once


def _invitation(page: Page) -> str:
    """The path of the only link that a waiting room shows to its host."""
    return str(page.locator("input[readonly]").input_value()).partition("/join/")[2]


def _say(page: Page, words: str) -> None:
    page.locator("[data-chat] [name=text]").fill(words)
    page.locator("[data-chat] [name=text]").press("Enter")
    expect(page.locator("[data-chat] [name=text]")).to_have_value("")


def _eyes(page: Page) -> str | None:
    return page.locator("main").get_attribute("data-as")


def test_two_browsers_and_a_spectator(server: Server, arrive: Arrive) -> None:
    host = arrive(server)
    table = set_up(host, server, "byzanz", ["me", "invite", "bot.random"])
    invite = _invitation(host)
    watcher = arrive(server, f"/tables/{table}")
    expect(watcher.locator("input[readonly]")).to_have_count(0)
    guest = arrive(server, f"/join/{invite}")
    guest.get_by_role("textbox").last.fill("Anna of <b>Tyros</b>")
    guest.locator(f"form[action='/join/{invite}'] button").click()
    guest.wait_for_url(f"**/tables/{table}")

    # The game begins for all of them by itself, for each as they may see it.
    pages = (host, guest, watcher)
    for page in pages:
        expect(page.locator("main")).to_have_attribute("data-state", "playing")
    assert [_eyes(page) for page in pages] == ["0", "1", ""]
    expect(host.locator("[data-region=seats]")).to_contain_text("Anna of <b>Tyros</b>")
    play_together([Player(host), Player(guest)], decisions=3)
    keep_up(pages)
    assert not look(watcher).asked
    assert look(watcher).lit == []

    _say(host, "Wine <i>for</i> fish?")
    _say(guest, "Never.")
    _say(watcher, "Take it!")
    for page in pages:
        lines = page.locator("[data-region=chat] [data-line]")
        expect(lines).to_have_text(
            [re.compile("Wine <i>for</i> fish\\?"), re.compile("Never\\."), re.compile("Take it!")]
        )


def test_others_are_told_that_a_seat_was_left_and_the_table_closed(
    server: Server, arrive: Arrive
) -> None:
    host = arrive(server)
    table = set_up(host, server, "ys", ["me", "invite", "invite"])
    invite = str(host.locator("input[readonly]").first.input_value()).partition("/join/")[2]
    guest = arrive(server, f"/join/{invite}")
    guest.locator(f"form[action='/join/{invite}'] button").click()
    guest.wait_for_url(f"**/tables/{table}")
    expect(host.locator("[data-tell]")).to_have_text("One seat is still free.")
    leave = guest.locator("form[action$='/stand'] button")
    expect(leave).to_be_hidden()
    guest.get_by_text("Leave this seat").click()
    leave.click()
    expect(host.locator("#toasts")).to_contain_text("2 seats are still free.")
    expect(guest.locator("main")).to_have_attribute("data-as", "")
    host.get_by_text("Close this table").click()
    host.get_by_role("button", name="Yes, close the table").click()
    # First, since a notice goes after some seconds.
    expect(guest.locator("#toasts")).to_contain_text("This table was closed")
    for page in (host, guest):
        expect(page.locator("main")).to_have_attribute("data-state", "closed")


@pytest.mark.parametrize("path", ["/", "/tables"])
def test_a_list_of_tables_keeps_up_by_itself(server: Server, arrive: Arrive, path: str) -> None:
    watcher = arrive(server, path)
    watcher.evaluate("window.same = true")
    host = arrive(server)
    table = set_up(host, server, "ys", ["me", "invite", "invite"], listed=True)
    seat = watcher.locator(f"form[action='/tables/{table}/sit'] button")
    expect(seat).to_be_visible()
    host.get_by_text("Close this table").click()
    host.get_by_role("button", name="Yes, close the table").click()
    expect(seat).to_have_count(0)
    expect(watcher.locator(".reload")).to_be_hidden()
    assert watcher.evaluate("window.same") is True


def test_a_used_invitation_opens_nothing(server: Server, arrive: Arrive) -> None:
    host = arrive(server)
    table = set_up(host, server, "ys", ["me", "invite"])
    invite = _invitation(host)
    guest = arrive(server, f"/join/{invite}")
    guest.locator(f"form[action='/join/{invite}'] button").click()
    guest.wait_for_url(f"**/tables/{table}")
    late = arrive(server, f"/join/{invite}")
    expect(late.locator("body")).to_have_attribute("data-page", "error")
    late.goto(f"{server.url}/tables/{table}?as=1")
    expect(late.locator("body")).to_have_attribute("data-page", "error")


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server, arrive: Arrive) -> None:
    host = arrive(server)
    table = set_up(host, server, "byzanz", ["me", "invite", "invite"], listed=True)
    others = []
    for _ in range(2):
        page = arrive(server, "/tables")
        page.locator(f"form[action='/tables/{table}/sit'] button").click()
        page.wait_for_url(f"**/tables/{table}")
        others.append(page)
    guest, third = others
    expect(host.locator("main")).to_have_attribute("data-state", "playing")
    ask_to_leave(guest)
    guest.locator("dialog [data-close]").click()
    expect(guest.locator("dialog[open]")).to_have_count(0)
    expect(guest.locator("form[action$='/return']")).to_have_count(0)
    hand_over(guest)
    back = guest.locator("form[action$='/return'] button")
    expect(back).to_be_visible()
    expect(host.locator("[data-region=seats] li").nth(1)).to_contain_text("bot")
    play_together([Player(host), Player(third)], decisions=2)
    assert not look(guest).asked
    back.click()
    expect(back).to_have_count(0)
    play_together([Player(host), Player(guest), Player(third)], decisions=1)


def test_the_lobby_shows_a_table_and_seats_any_visitor(server: Server, arrive: Arrive) -> None:
    host = arrive(server)
    table = set_up(host, server, "ys", ["me", "invite"], listed=True)
    hidden = arrive(server)
    unlisted = set_up(hidden, server, "ys", ["me", "invite"])
    guest = arrive(server, "/tables")
    expect(guest.locator(f"a[href='/tables/{table}']").first).to_be_visible()
    expect(guest.locator(f"a[href='/tables/{unlisted}']")).to_have_count(0)
    guest.locator(f"form[action='/tables/{table}/sit'] button").click()
    guest.wait_for_url(f"**/tables/{table}")
    expect(host.locator("main")).to_have_attribute("data-state", "playing")
    assert _eyes(guest) == "1"
    # Both bid at the same time in Ys, and neither sees the other's brokers before the end of it.
    play_together([Player(host), Player(guest)], decisions=1)


def test_a_device_that_is_shared_is_passed_on_with_no_hand_open(
    server: Server, arrive: Arrive
) -> None:
    page = arrive(server)
    table = set_up(page, server, "byzanz", ["me", "here", "bot.random"])
    curtain = page.locator(f"[data-region=decision] a[href^='/tables/{table}?as=']")
    board = page.locator("form[data-decide]")
    player = Player(page)
    passed_on = 0
    while passed_on < 3:
        expect(board.or_(curtain).first).to_be_visible()
        if look(page).asked:
            player.act()
            continue
        assert look(page).lit == []
        seat = str(curtain.first.get_attribute("href"))[-1]
        curtain.first.click()
        expect(page.locator(f"main[data-as='{seat}'] form[data-decide]")).to_be_visible()
        passed_on += 1
