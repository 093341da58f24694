"""Games that are over, move by move: by link, pasted, uploaded, through every seat's eyes."""

import random
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from emporion import new_match, replay

from .servers import Server
from .visits import Arrive

pytestmark = pytest.mark.once


@cache
def _record(game: str) -> str:
    """A whole game of people who play at random."""
    match, rng = new_match(game, 3, seed=7), random.Random(7)
    while match.actor is not None:
        match.apply(match.actor, rng.choice(match.legal(match.actor)))
    return match.record()


def _bring(page: Page, server: Server, text: str) -> None:
    page.goto(f"{server.url}/replays")
    page.locator("textarea[name=text]").fill(text)
    page.locator("form:has(textarea) button").click()


def _is_at(page: Page, move: int) -> None:
    expect(page.locator("main")).to_have_attribute("data-version", str(move))
    page.wait_for_url(lambda url: url.partition("?")[0].endswith(f"/{move}"))


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
def test_a_pasted_record_is_stepped_through(game: str, server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    record = _record(game)
    last = len(replay(record).moves)
    _bring(page, server, f"\n\n{record}\n")
    _is_at(page, last)
    page.locator("[data-step=prev]").click()
    _is_at(page, last - 1)
    page.locator("[data-step=first]").click()
    _is_at(page, 0)
    page.keyboard.press("ArrowRight")
    _is_at(page, 1)
    page.locator("[data-step=last]").click()
    _is_at(page, last)
    page.go_back()
    _is_at(page, 1)
    passage = page.locator("[data-region=log] li a").nth(2)
    number = int(str(passage.get_attribute("href")).rpartition("/")[2])
    passage.click()
    _is_at(page, number)


def test_a_replay_is_seen_through_any_seats_eyes(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    _bring(page, server, _record("byzanz"))
    link = page.url.rpartition("/")[0]
    for seat in ("0", "1", "2"):
        page.locator(f"[data-region=seats] a[href$='?as={seat}']").click()
        expect(page.locator("main")).to_have_attribute("data-as", seat)
    page.locator("[data-step=first]").click()
    _is_at(page, 0)
    expect(page.locator("main")).to_have_attribute("data-as", "2")
    # The same address shows the same to somebody else.
    other = arrive(server, f"{link.removeprefix(server.url)}/12?as=1")
    expect(other.locator("main")).to_have_attribute("data-as", "1")
    expect(other.locator("main")).to_have_attribute("data-version", "12")


def test_a_record_is_uploaded(server: Server, arrive: Arrive, tmp_path: Path) -> None:
    page = arrive(server, "/replays")
    file = tmp_path / "game.txt"
    file.write_text(_record("ys"))
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form:has(textarea) button").click()
    _is_at(page, len(replay(_record("ys")).moves))


@pytest.mark.parametrize(
    ("last", "why"), [("blue: everything", "everything"), ("nobody: passed", "nobody")]
)
def test_a_broken_record_says_why_and_keeps_the_text(
    last: str, why: str, server: Server, arrive: Arrive
) -> None:
    page = arrive(server)
    text = "\n".join([*_record("byzanz").splitlines()[:-1], last, ""])
    _bring(page, server, text)
    expect(page.get_by_role("alert")).to_contain_text(why)
    expect(page.locator("textarea[name=text]")).to_have_value(text)


def test_a_move_that_there_is_not_leads_nowhere(server: Server, arrive: Arrive) -> None:
    page = arrive(server)
    _bring(page, server, _record("byzanz"))
    link = page.url.rpartition("/")[0]
    for address in (f"{link}/9999", f"{link}/-1", f"{link}x/0", f"{link}/0?as=7"):
        answer = page.goto(address)
        assert answer is not None
        assert 400 <= answer.status < 500
        expect(page.locator("body")).to_have_attribute("data-page", "error")
