"""Laying cards on the page: in any order, taken back one by one, and a pass that stays."""

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.games import find
from emporion.table import Dice

from ..games.ys.positions import position
from .callers import Caller, gather, in_the_server, service_of
from .pages import Page, look, send, set_up

pytestmark = pytest.mark.once

GAME = find("byzanz")


def action(text: str) -> int:
    return GAME.parse(0, text)


@pytest.fixture
def cards_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blue opens with wood 3 or less; Orange has wine 4, olives 1, olives 2 and a trader."""
    monkeypatch.setattr("emporion.web.host.table_spec.Dice.fresh", lambda: Dice("0"))


@pytest.fixture
def topping(client: TestClient, cards_are_known: None) -> tuple[str, Page]:
    """Orange has to top a bid of 3: with olives only if wine 4 comes to them."""
    table = set_up(client, "byzanz", "me", "here", "here")
    page = look(client, f"{table}?as=0")
    page = do(client, table, page, "+wood-3", seat=0)
    do(client, table, page, "bid", seat=0)
    return table, look(client, f"{table}?as=1")


def do(client: TestClient, table: str, page: Page, text: str, seat: int = 1) -> Page:
    sent = {"as": seat, "turn": page.turn, "action": action(text)}
    found = send(client, f"{table}/act", **sent)
    assert found.answer.status_code == 200, found.refusal
    return found


def take_back(client: TestClient, table: str, page: Page, text: str) -> Page:
    return send(client, f"{table}/undo", **{"as": 1, "turn": page.turn, "step": action(text)})


def laid(page: Page) -> list[str]:
    """What lies in the draft, as the list beside the picture says."""
    return re.findall(r'data-laid="\d+"[^>]*><span>([^<]*)', page.region("decision"))


def removable(page: Page) -> set[int]:
    """What is taken back by a click in the picture."""
    return {int(each) for each in re.findall(r'data-laid="(\d+)"', page.region("board"))}


def first_button(page: Page) -> str:
    main = page.region("decision").partition('class="main-choices"')[2]
    return str(re.findall(r"<button[^>]*>([^<]*)", main)[0])


def test_a_card_that_needs_another_is_lit_from_the_start(
    client: TestClient, topping: tuple[str, Page]
) -> None:
    table, page = topping
    assert {action("+wine-4"), action("+olives-1"), action("+olives-2")} <= page.lit
    page = do(client, table, page, "+olives-2")
    assert laid(page) == ["Lay olives 2"]
    assert removable(page) == {action("+olives-2")}
    assert 'data-id="draft-olives-2-1"' in page.region("board")
    assert "Laid for your bid: olives 2" in page.said
    page = do(client, table, page, "+wine-4")
    page = do(client, table, page, "bid")
    api = Caller(client).get(f"{table}")
    assert api["view"]["highest"] == 6


def test_a_laid_card_is_taken_back_by_itself(client: TestClient, topping: tuple[str, Page]) -> None:
    table, page = topping
    for text in ("+olives-2", "+wine-4", "+olives-1"):
        page = do(client, table, page, text)
    page = take_back(client, table, page, "+wine-4")
    assert laid(page) == ["Lay olives 2", "Lay olives 1"]
    assert action("bid") not in page.actions
    page = take_back(client, table, page, "+wine-4")
    assert page.answer.status_code == 409


def test_of_equal_steps_a_certain_one_is_taken_back(
    client: TestClient, topping: tuple[str, Page]
) -> None:
    table, page = topping
    for text in ("+olives-2", "+wine-4"):
        page = do(client, table, page, text)

    def sent(which: str) -> Page:
        step = f"{action('+wine-4')}{which}"
        return send(client, f"{table}/undo", **{"as": 1, "turn": page.turn, "step": step})

    for unreadable in (".", ".x", ".-1", ".1.1"):
        assert sent(unreadable).answer.status_code == 400
    assert sent(".1").answer.status_code == 409
    assert laid(sent(".0")) == ["Lay olives 2"]


@pytest.mark.parametrize(("which", "left"), [(0, 0), (1, 2)])
def test_of_two_equal_brokers_the_page_takes_back_the_one_that_is_clicked(
    client: TestClient, which: int, left: int
) -> None:
    """With the first goes the second, which came after it; the second goes alone."""
    table, ys = set_up(client, "ys", "me", "here"), find("ys")

    async def give_a_cardinal() -> None:
        service, name = service_of(client), table.rpartition("/")[2]
        async with service.locked(name) as live:
            live.match.state = position("blue: placing", 2, active={"blue": "cardinal"})
            live.turns = {}
            live.prepare()

    in_the_server(client, give_a_cardinal)
    page = look(client, f"{table}?as=0")
    for text in ("down:3", "at:2-blue", "down:3", "at:1-port"):
        sent = {"as": 0, "turn": page.turn, "action": ys.parse(0, text)}
        page = send(client, f"{table}/act", **sent)
        assert page.answer.status_code == 200, page.refusal
    broker = ys.parse(0, "down:3")
    assert {f"{broker}.0", f"{broker}.1"} <= set(
        re.findall(r'data-laid="([^"]*)"', page.region("board"))
    )
    sent = {"as": 0, "turn": page.turn, "step": f"{broker}.{which}"}
    page = send(client, f"{table}/undo", **sent)
    assert len(laid(page)) == left


def test_a_pass_stays_in_its_place_and_takes_back_what_is_laid(
    client: TestClient, topping: tuple[str, Page]
) -> None:
    table, page = topping
    assert first_button(page) == "Pass"
    for text in ("+olives-2", "+wine-4"):
        page = do(client, table, page, text)
        assert first_button(page) == "Pass"
    do(client, table, page, "pass")
    assert Caller(client).get(f"{table}")["view"]["seats"][1]["passed"]


def test_nobody_else_sees_cards_that_wait_for_others(
    client: TestClient, topping: tuple[str, Page]
) -> None:
    table, page = topping
    client.cookies, own = type(client.cookies)(), client.cookies
    before = look(client, f"{table}/fragment").html
    client.cookies, outsider = own, client.cookies
    page = do(client, table, page, "+olives-2")
    take_back(client, table, page, "+olives-2")
    client.cookies = outsider
    assert look(client, f"{table}/fragment").html == before


def test_a_program_takes_back_a_step_by_its_text(client: TestClient, cards_are_known: None) -> None:
    table, (blue, orange, _) = gather(client, "byzanz", 3)

    def do_it(caller: Caller, what: str, **asked: object) -> Any:
        seen = caller.get(f"/tables/{table}")
        body = {"seat": seen["seat"], "turn": seen["turn"], **asked}
        return caller.post(f"/tables/{table}/{what}", body)

    for text in ("+wood-3", "bid"):
        do_it(blue, "actions", action=text)
    do_it(orange, "actions", action="+olives-2")
    do_it(orange, "actions", action="+wine-4")
    seen = orange.get(f"/tables/{table}")
    second = {"seat": 1, "turn": seen["turn"], "action": "+wine-4", "which": 1}
    assert orange.ask("POST", f"/tables/{table}/undo", second).status_code == 409
    seen = do_it(orange, "undo", action="+wine-4", which=0)
    assert seen["draft"] == [action("+olives-2")]
    assert "bid" not in [each["text"] for each in seen["legal"]]
    seen = orange.get(f"/tables/{table}")
    body = {"seat": 1, "turn": seen["turn"], "action": "pass"}
    refused = orange.ask("POST", f"/tables/{table}/actions", body)
    assert refused.status_code == 409, "a program says what it takes back"
