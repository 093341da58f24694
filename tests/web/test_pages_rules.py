"""The rules of each game as a page, and as what a table shows in a dialog."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from emporion import games
from emporion.text import LANGUAGES, wording
from emporion.web.pages.rules import article

pytestmark = pytest.mark.once


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
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
@pytest.mark.parametrize("game", games())
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


@pytest.mark.parametrize("game", games())
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


def test_rules_of_no_game_are_not_found(client: TestClient) -> None:
    assert client.get("/rules/chess").status_code == 404
