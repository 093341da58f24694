"""The first page: the games as covers, and below them what goes on."""

import re

import pytest
from starlette.testclient import TestClient

from emporion import Manifest, game_names, register, unregister
from emporion.text import LANGUAGES, wording

from .conftest import Browser

pytestmark = pytest.mark.once


def set_up(client: TestClient, **fields: str) -> str:
    """Open a table with the form; its address."""
    answer = client.post("/tables", data={"game": "ys", "players": "2", **fields})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_there_as_a_picture_that_leads_to_it(client: TestClient, lang: str) -> None:
    page = client.get("/", headers={"accept-language": lang})
    assert page.status_code == 200
    assert f'<html lang="{lang}">' in page.text
    for game in game_names():
        cover = re.search(rf'<a class="cover" href="/games/{game}">(.*?)</a>', page.text, re.DOTALL)
        assert cover is not None
        assert cover[1].startswith("<svg")
        assert wording(lang).game_title(game) in cover[1]
        assert wording(lang).game_summary(game) in page.text


def test_a_game_with_a_broken_cover_is_left_out_and_the_others_stay(client: TestClient) -> None:
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", cover="no.such.module"))
    try:
        page = client.get("/")
        assert page.status_code == 200
        assert "/games/fair" not in page.text
        assert "/games/ys" in page.text
    finally:
        unregister("fair")


def test_a_page_brings_no_style_or_script_within_it(client: TestClient) -> None:
    for address in ("/", "/games/ys", "/tables", "/rules/byzanz", "/nothing"):
        text = client.get(address).text
        assert "<style" not in text
        assert " style=" not in text
        assert not re.search(r"<script(?![^>]* src=)", text)
        assert not re.search(r"<[^>]* on\w+=", text)


def test_all_that_a_page_loads_is_there(client: TestClient) -> None:
    text = client.get("/").text
    loaded = re.findall(r'(?:href|src)="(/static/[^"]+)"', text)
    assert len(loaded) >= 7
    for address in loaded:
        assert client.get(address).status_code == 200


def test_without_tables_there_is_a_word_of_what_to_do(client: TestClient) -> None:
    text = client.get("/").text
    assert wording("en").say("web.home.open.none") in text
    assert wording("en").say("web.lobby.mine") not in text


def test_an_own_game_goes_on_from_the_first_page(client: TestClient) -> None:
    address = set_up(client)
    text = client.get("/").text
    assert wording("en").say("web.lobby.mine") in text
    assert f'href="{address}"' in text


def test_a_listed_table_can_be_joined_by_others_but_not_by_its_own_people(
    client: TestClient, another: Browser
) -> None:
    address = set_up(client, **{"seat.0": "me", "seat.1": "invite", "listed": "yes"})
    assert f'action="{address}/sit"' in another().get("/").text
    assert f'action="{address}/sit"' not in client.get("/").text


def test_a_table_that_is_not_listed_is_nobodys_business(
    client: TestClient, another: Browser
) -> None:
    address = set_up(client, **{"seat.0": "me", "seat.1": "invite"})
    assert address not in another().get("/").text


def test_no_list_tells_an_invitation_or_a_key(client: TestClient, another: Browser) -> None:
    set_up(client, **{"seat.0": "me", "seat.1": "invite", "listed": "yes"})
    for visitor in (client, another()):
        for address in ("/", "/tables"):
            assert "/join/" not in visitor.get(address).text
