"""The rules of each game as a page, and as what a table shows in a dialog."""

import re
from html import unescape

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from emporion import game_names
from emporion.store.schema import tables
from emporion.table import new_match
from emporion.text import LANGUAGES, wording
from emporion.web.pages.rules import article

from .callers import in_the_server, service_of
from .pages import set_up

pytestmark = pytest.mark.once


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_chapter_is_there_and_can_be_linked_to(
    client: TestClient, game: str, lang: str
) -> None:
    page = client.get(f"/rules/{game}", headers={"accept-language": lang})
    text = unescape(page.text)
    chapters = wording(lang).rule_topics(game)
    assert [chapter.title for chapter in article(game, lang).chapters] == chapters
    for chapter in article(game, lang).chapters:
        assert f'<a href="#{chapter.place}">{chapter.title}</a>' in text
        assert f'<h2 id="{chapter.place}">' in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_number_leads_to_its_ruling(game: str, lang: str) -> None:
    html = article(game, lang).html
    numbers = set(re.findall(r"\((\d+)\)", wording(lang).rules(game)))
    assert numbers
    for number in numbers:
        if number != "0":  # what a trader is worth
            assert f'<a href="#ruling-{number}" class="ruling">({number})</a>' in html
            assert html.count(f'<li id="ruling-{number}">') == 1


def test_a_number_that_is_no_ruling_stays_a_number() -> None:
    html = article("byzanz", "en").html
    assert " (0)" in html
    assert "#ruling-0" not in html


@pytest.mark.parametrize("game", game_names())
def test_the_page_shows_all_cards_in_the_pages_own_colours(client: TestClient, game: str) -> None:
    text = client.get(f"/rules/{game}").text
    sheet = text[text.index('class="sheet"') :]
    assert "<svg" in sheet
    assert "<style" not in sheet


def test_a_table_gets_the_article_alone(client: TestClient) -> None:
    text = client.get("/rules/tyros?fragment=1").text
    assert text.startswith("<article")
    assert '<a href="#rule-1">' in text
    assert text.rstrip().endswith("</article>")
    assert "<svg" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_older_rules_are_the_rules_with_a_note_on_what_differs(
    client: TestClient, lang: str
) -> None:
    note = wording(lang).say("tyros.rules.1")
    spoken = {"accept-language": lang}
    for path in ("/rules/tyros?fragment=1&version=", "/api/games/tyros/rules?version="):
        assert note in unescape(client.get(f"{path}1", headers=spoken).text)
        assert note not in unescape(client.get(f"{path}2", headers=spoken).text)


@pytest.mark.parametrize("version", ["0", "3", "one", "9" * 5000])
def test_rules_that_nobody_plays_by_are_refused(client: TestClient, version: str) -> None:
    answer = client.get(f"/rules/tyros?version={version}")
    assert answer.status_code == 422
    assert "Choose one of these versions: 1 or 2." in unescape(answer.text)


def test_a_table_of_older_rules_leads_to_them(client: TestClient) -> None:
    path = set_up(client, "tyros", "me", "here", "here")
    assert "/rules/tyros?version=2" in client.get(path).text
    name = path.removeprefix("/tables/")
    aged = update(tables).where(tables.c.id == name).values(rules=1, version=tables.c.version + 1)

    async def age() -> None:
        service = service_of(client)
        await service.store._database.write(lambda to: to.execute(aged))
        service._forget(name)

    in_the_server(client, age)
    assert "/rules/tyros?version=1&amp;fragment=1" in client.get(path).text


def test_a_replay_of_older_rules_leads_to_them(client: TestClient) -> None:
    record = new_match("tyros", 3, seed=1, rules=1).record()
    path = client.post("/replays", data={"text": record}).headers["location"]
    assert "/rules/tyros?version=1&amp;fragment=1" in client.get(path).text


def test_rules_of_no_game_are_not_found(client: TestClient) -> None:
    assert client.get("/rules/chess").status_code == 404
