"""What page and JSON show of what could be known: the table's settings decide for the page."""

import json
import re
from functools import partial
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.games.ys.data import THRONE
from emporion.table import Dice
from emporion.web.host import LiveTable

from .callers import Caller, gather, in_the_server, play_on, service_of
from .pages import Page, look, set_up

pytestmark = pytest.mark.once


def seen_by(client: TestClient, table: str, key: str | None, part: str = "") -> Page:
    """A page of a table, with a key in place of a cookie."""
    client.cookies.clear()
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    answer = client.get(f"/tables/{table}{part}", headers=headers)
    assert answer.status_code == 200
    return Page(answer)


# -- Ys --------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.web.host.table_spec.Dice.fresh", lambda: Dice("0"))


def favor_table(client: TestClient, memory: bool) -> tuple[str, list[Caller], LiveTable]:
    """A table whose throne room holds brokers that everybody could deduce."""
    options = {"kings_favor": True}
    table, callers = gather(client, "ys", 3, options=options, memory=memory)
    rng = Rng(5)
    while True:
        live = play_on(client, table, rng, 6)
        deduced = [piece for piece in live.view(None)["pieces"] if piece["place"] == THRONE]
        if any(piece["value"] is not None and piece["down"] for piece in deduced):
            return table, callers, live


@pytest.mark.parametrize("memory", [False, True])
def test_a_page_shows_what_is_deduced_of_the_throne_room_where_the_table_remembers(
    client: TestClient, memory: bool
) -> None:
    table, callers, live = favor_table(client, memory)
    for seat in (None, 0, 1, 2):
        page = seen_by(client, table, None if seat is None else callers[seat].key)
        for piece in live.view(seat)["pieces"]:
            if piece["place"] != THRONE:
                continue
            name = f"broker.{piece['owner']}.{piece['number']}"
            found = re.search(rf'data-id="{name}" data-piece="([^"]*)"', page.html)
            assert found is not None
            shown = found[1].count(".") == 2
            assert shown == (piece["owner"] == seat or (memory and piece["public"]))


def test_programs_are_given_all_knowledge_whatever_the_table_shows(client: TestClient) -> None:
    table, callers, live = favor_table(client, memory=False)
    given = callers[1].get(f"/tables/{table}")
    assert given["view"] == json.loads(json.dumps(live.view(1)))
    assert any(
        piece["value"] is not None and piece["owner"] != 1
        for piece in given["view"]["pieces"]
        if piece["place"] == THRONE
    )


# -- Byzanz ----------------------------------------------------------------------------------------


def with_profits(client: TestClient, **more: Any) -> tuple[str, list[Caller], LiveTable, int]:
    """A table at which somebody has a profit of several points; and who."""
    table, callers = gather(client, "byzanz", 3, **more)
    rng = Rng(5)
    while True:
        live = play_on(client, table, rng, 3)
        rich = [seat for seat in range(3) if live.match.scores()[seat] > 2]
        if rich:
            return table, callers, live, rich[0]


def test_profits_face_down_are_on_their_owners_page_alone(client: TestClient) -> None:
    table, callers, live, rich = with_profits(client, hidden_scores=True)
    assert live.table.hidden_scores
    points = f"{live.match.scores()[rich]} points"
    for seat in (None, 0, 1, 2):
        page = seen_by(client, table, None if seat is None else callers[seat].key)
        row = re.findall(r"<li .*?</li>", page.region("seats"), re.DOTALL)[rich]
        assert (points in row) == (seat == rich)
        board = re.findall(r'data-id="seat-[^"]*"[^>]*>', page.region("board"))
        assert len(board) == 3
        told = seen_by(client, table, None if seat is None else callers[seat].key, "/log").said
        assert ("stayed as profit" in told) == (seat is not None and live.match.scores()[seat] > 0)


def test_programs_are_given_profits_that_lie_face_down(client: TestClient) -> None:
    table, callers, live, _ = with_profits(client, hidden_scores=True)
    given = callers[0].get(f"/tables/{table}")
    assert [player["points"] for player in given["seats"]] == list(live.match.scores())
    facts = [line["facts"] for line in callers[0].get(f"/tables/{table}/events")["events"]]
    assert all("points" in each for each in facts if each["event"] == "sold")


def test_a_table_shows_profits_unless_it_is_told_not_to(client: TestClient) -> None:
    table, _, live, rich = with_profits(client)
    row = re.findall(r"<li .*?</li>", seen_by(client, table, None).region("seats"), re.DOTALL)
    assert f"{live.match.scores()[rich]} points" in row[rich]


def test_the_form_offers_it_where_the_book_lays_scores_face_down(client: TestClient) -> None:
    assert 'name="hidden_scores"' in look(client, "/games/byzanz").html
    for game in ("tyros", "ys"):
        assert 'name="hidden_scores"' not in look(client, f"/games/{game}").html
    seats = ("me", "bot.random", "bot.random")
    for game, kept in (("byzanz", True), ("ys", False)):
        table = set_up(client, game, *seats, hidden_scores="yes").rpartition("/")[2]
        live = in_the_server(client, partial(service_of(client).table, table))
        assert live.table.hidden_scores is kept
    again = look(client, "/games/byzanz?hidden_scores=yes").html
    assert re.search(r'name="hidden_scores"[^>]*checked', again)
