"""Language, light and sound switch in place, in the middle of a game, and are remembered."""

import pytest
from playwright.sync_api import Page, expect

from emporion.text import wording

from .players import Player, look, set_up
from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once


def _settings(page: Page) -> None:
    page.locator("summary:has(+ form[data-settings])").click()


def _choose(page: Page, name: str, value: str) -> None:
    page.locator(f"form[data-settings] label:has([name={name}][value={value}])").click()


def test_the_language_is_switched_in_mid_game(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    table = set_up(page, server, "byzanz", ["me", "bot.random", "bot.random"])
    player = Player(page)
    player.play_on(decisions=1)
    while not look(page).laid:
        player.act()
        player.wait()
    before = look(page)
    half = page.locator("[data-chat] [name=text]")
    half.fill("What I was about to s")
    page.evaluate("window.sameDocument = true")
    _settings(page)
    said = {page.locator("#asked").text_content()}
    for lang in ("nl", "de"):
        _choose(page, "lang", lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        words = wording(lang)
        expect(page.locator("#what-happened")).to_have_text(words.say("web.log.title"))
        expect(half).to_have_value("What I was about to s")
        expect(half).to_have_attribute("placeholder", words.say("web.chat.say"))
        expect(page.locator("form[data-settings]")).to_be_visible()
        assert look(page) == before
        said.add(page.locator("#asked").text_content())
    assert len(said) == 3
    assert page.evaluate("window.sameDocument") is True
    assert table in page.url
    # It goes on in the new language, and so does the next page.
    _settings(page)
    player.play_on(decisions=1)
    expect(page.locator("#what-happened")).to_have_text(wording("de").say("web.log.title"))
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_light_is_switched_in_place_and_remembered(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    set_up(page, server, "tyros", ["me", "bot.random", "bot.random"])
    page.wait_for_selector("form[data-decide]")
    ground = "getComputedStyle(document.body).backgroundColor"
    sea = "getComputedStyle(document.querySelector('.board svg')).backgroundColor"
    before = look(page)
    seen = set()
    _settings(page)
    for theme in ("dark", "light"):
        _choose(page, "theme", theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        seen.add((page.evaluate(ground), page.evaluate(sea)))
        assert look(page) == before
        page.wait_for_function(f"() => document.cookie.includes('theme={theme}')")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert (page.evaluate(ground), page.evaluate(sea)) in seen
        _settings(page)
    assert len(seen) == 2


def test_the_sound_is_switched_and_remembered(server: Server, arrive: Arrive) -> None:
    page = arrive(server, "/games/byzanz")
    _settings(page)
    _choose(page, "sound", "on")
    page.wait_for_function("() => document.cookie.includes('sound=on')")
    page.reload()
    expect(page.locator("form[data-settings] [name=sound][value=on]")).to_be_checked()


def test_what_is_said_of_opponents_follows_what_is_chosen(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    page.goto(f"{server.url}/games/ys")
    first, against_bots = page.locator("#at-once b"), page.locator(".against-bots")
    expect(first).to_be_visible()
    expect(against_bots).to_be_visible()
    page.locator(".opponents label:has([value=expert])").click()
    expect(first).to_be_hidden()
    page.locator("#seat-1").select_option("invite")
    expect(against_bots).to_be_hidden()
    page.locator("#seat-1").select_option("bot.easy")
    expect(against_bots).to_be_visible()
