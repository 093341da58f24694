"""A game's page: play at once, or set up a table. It needs no script."""

import re
from html import unescape
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion import game_names
from emporion.bots import BASELINES, LEVELS
from emporion.core.rng import Rng
from emporion.games import find
from emporion.text import LANGUAGES, wording
from emporion.web.host import SeatSpec
from emporion.web.pages.setup import read_spec, show_setup

from .callers import play_on

pytestmark = pytest.mark.once


def fields(text: str) -> dict[str, str]:
    """What the set-up form would send as it stands."""
    form = text[text.index('id="setup"') :]
    sent = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
    ticked = r'<input type="(?:radio|checkbox)" name="([^"]+)" value="([^"]*)"[^>]* checked>'
    sent |= dict(re.findall(ticked, form))
    for name, body in re.findall(r'<select [^>]*name="([^"]+)">(.*?)</select>', form, re.DOTALL):
        chosen = re.search(r'value="([^"]+)" selected', body)
        assert chosen is not None
        sent[name] = chosen[1]
    return sent


def open_table(client: TestClient, sent: dict[str, str]) -> dict[str, Any]:
    """Send the form; the table that comes of it, as its JSON tells it."""
    answer = client.post("/tables", data=sent)
    assert answer.status_code == 303, answer.text
    found: dict[str, Any] = client.get("/api" + answer.headers["location"]).json()
    return found


@pytest.mark.parametrize("game", game_names())
def test_one_click_plays_against_bots(client: TestClient, game: str) -> None:
    table = open_table(client, {"game": game, "quick": "1"})
    assert table["game"] == game
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert table["seat"] == 0


def levels(table: dict[str, Any]) -> list[str]:
    """The levels of a table's bots."""
    return [seat["level"] for seat in table["seats"] if seat["kind"] == "bot"]


def beside_play(text: str) -> str:
    """The form with the button "Play" as it is shown."""
    return text[text.index('class="at-once"') : text.index('id="setup"')]


def chosen_beside_play(text: str) -> list[str]:
    """What is chosen as it stands."""
    return re.findall(r'name="level" value="([^"]+)" checked', beside_play(text))


def finish(client: TestClient, table: dict[str, Any]) -> None:
    """Play a table to its end, for every seat."""
    rng = Rng(1)
    while not play_on(client, table["table"], rng, 10_000).over:
        pass


@pytest.mark.parametrize("game", game_names())
def test_a_newcomers_first_click_seats_easy_opponents_and_says_so(
    client: TestClient, game: str
) -> None:
    page = client.get(f"/games/{game}").text
    assert wording("en").say("web.game.first") in beside_play(page)
    assert chosen_beside_play(page) == ["first"]
    for sent in ({"level": "first"}, {}):
        table = open_table(client, {"game": game, "quick": "1", **sent})
        assert levels(table) == ["easy", "medium", "easy"]
    assert [fields(page)[f"seat.{seat}"] for seat in (1, 2, 3)] == [
        "bot.easy",
        "bot.medium",
        "bot.easy",
    ]


def test_the_usual_level_comes_after_a_finished_game_of_the_same_game(client: TestClient) -> None:
    finish(client, open_table(client, {"game": "byzanz", "quick": "1", "level": "first"}))
    page = client.get("/games/byzanz").text
    assert wording("en").say("web.game.first") not in page
    assert chosen_beside_play(page) == ["hard"]
    assert levels(open_table(client, {"game": "byzanz", "quick": "1"})) == ["hard"] * 3
    assert chosen_beside_play(client.get("/games/tyros").text) == ["first"]


def test_a_game_that_a_bot_finished_is_not_among_own_games(client: TestClient) -> None:
    table = open_table(client, {"game": "byzanz", "quick": "1"})
    client.post(f"/tables/{table['table']}/leave", data={"as": "0", "seat": "0"})
    finish(client, table)
    assert client.get(f"/api/tables/{table['table']}").json()["status"] == "over"
    assert chosen_beside_play(client.get("/games/byzanz").text) == ["first"]


def test_the_last_choice_of_a_level_is_remembered_for_its_game(client: TestClient) -> None:
    table = open_table(client, {"game": "ys", "quick": "1", "level": "expert"})
    assert levels(table) == ["expert"] * 3
    page = client.get("/games/ys").text
    assert chosen_beside_play(page) == ["expert"]
    assert wording("en").say("web.game.first") not in page
    assert levels(open_table(client, {"game": "ys", "quick": "1"})) == ["expert"] * 3
    assert chosen_beside_play(client.get("/games/byzanz").text) == ["first"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_are_said_in_words_and_what_they_are_measured_by_stands_under_more(
    client: TestClient, lang: str
) -> None:
    words = wording(lang)
    page = unescape(client.get("/games/ys", headers={"accept-language": lang}).text)
    shown, _, more = beside_play(page).partition("<details")
    for level in LEVELS:
        assert words.say(f"web.game.against.{level}") in shown
    for level in BASELINES:
        assert f'value="{level}"' not in shown
        assert f'value="{level}"' in more
    for body in re.findall(r"<select .*?</select>", page, re.DOTALL):
        usual, _, more = body.partition("<optgroup")
        assert re.findall(r'value="bot\.(\w+)"', usual) == list(LEVELS)
        assert re.findall(r'value="bot\.(\w+)"', more) == list(BASELINES)
        assert words.say("cli.level.hard") in usual


def test_a_level_that_is_not_there_is_refused(client: TestClient) -> None:
    answer = client.post("/tables", data={"game": "ys", "quick": "1", "level": "divine"})
    assert answer.status_code == 400


def test_a_new_guest_who_plays_at_once_gets_the_cookie_with_the_table(client: TestClient) -> None:
    answer = client.post("/tables", data={"game": "byzanz", "quick": "1"})
    assert "guest=" in answer.headers["set-cookie"]
    assert "HttpOnly" in answer.headers["set-cookie"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_option_is_explained_in_words(client: TestClient, game: str, lang: str) -> None:
    words = wording(lang)
    for players in range(find(game).min_players, find(game).max_players + 1):
        page = client.get(
            f"/games/{game}", params={"players": players}, headers={"accept-language": lang}
        )
        text = unescape(page.text)
        for option in find(game).options:
            choices = option.choices(players)
            is_shown = words.option_help(game, option.name) in text
            assert is_shown == (len(choices) > 1)
            for value in choices if is_shown else ():
                assert words.option_value(game, option.name, value) in text


@pytest.mark.parametrize("game", game_names())
def test_the_form_as_it_stands_is_a_game_against_bots(client: TestClient, game: str) -> None:
    for players in range(find(game).min_players, find(game).max_players + 1):
        page = client.get(f"/games/{game}", params={"change": players})
        table = open_table(client, fields(page.text))
        assert table["players"] == players
        assert table["status"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (players - 1)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ({}, True),
        ({"seat.2": "me", "seat.0": "bot.easy"}, True),
        ({"seat.2": "invite"}, False),
        ({"seat.1": "here"}, False),
        ({"seat.0": "bot.easy"}, False),
    ],
)
def test_it_is_said_that_one_plays_against_bots_where_that_is_so(
    client: TestClient, seats: dict[str, str], said: bool
) -> None:
    page = client.get("/games/ys", params={"players": "3", **seats}).text
    assert (wording("en").say("web.game.setup.against_bots") in page) == said


def test_another_number_of_players_keeps_what_was_chosen(client: TestClient) -> None:
    sent = fields(client.get("/games/ys").text)
    sent |= {"option.express": "yes", "seat.1": "invite", "memory": "yes", "listed": "yes"}
    again = fields(client.get("/games/ys", params=sent | {"change": "3"}).text)
    assert again["players"] == "3"
    assert again["option.express"] == "yes"
    assert again["seat.1"] == "invite"
    assert again["memory"] == again["listed"] == "yes"
    assert "seat.3" not in again


def test_what_so_few_cannot_choose_becomes_the_usual() -> None:
    chosen = {"option.express": "yes", "option.neighborhoods": "4", "option.peek": "no"}
    setup = show_setup(find("ys"), chosen | {"players": "2"})
    assert setup.options["express"] is False
    assert setup.options["neighborhoods"] == 3
    assert setup.options["peek"] is False
    assert [option.name for option in setup.open_options] == ["neutral", "peek"]


@pytest.mark.parametrize("asked", ["", "many", "1", "99", "-3", "٣", "4" * 5000])
def test_an_address_with_any_number_shows_a_form_that_works(client: TestClient, asked: str) -> None:
    assert fields(client.get("/games/byzanz", params={"players": asked}).text)["players"] == "4"


def test_every_way_to_fill_a_seat_is_read() -> None:
    sent = {
        "game": "byzanz", "players": "5", "seat.0": "me", "seat.1": "here", "seat.2": "invite",
        "seat.3": "bot.random", "seat.4": "bot.greedy", "option.ties": "goods", "memory": "yes",
    }  # fmt: skip
    spec = read_spec(sent)
    assert spec.seats == (
        SeatSpec("me"),
        SeatSpec("here"),
        SeatSpec("invite"),
        SeatSpec("bot", "random"),
        SeatSpec("bot", "greedy"),
    )
    assert spec.options == {"ties": "goods"}
    assert spec.memory
    assert not spec.listed


def test_a_seat_that_waits_for_a_friend_keeps_the_game_from_beginning(client: TestClient) -> None:
    sent = {"game": "ys", "players": "2", "seat.0": "me", "seat.1": "invite"}
    assert open_table(client, sent)["status"] == "gathering"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({}, 404),
        ({"game": "chess", "quick": "1"}, 404),
        ({"game": "ys"}, 400),
        ({"game": "ys", "players": "many"}, 400),
        ({"game": "ys", "players": "5"}, 422),
        ({"game": "ys", "players": "2", "seat.0": "ghost"}, 400),
        ({"game": "ys", "players": "2", "seat.0": "me.too"}, 400),
        ({"game": "ys", "players": "2", "seat.0": "bot"}, 400),
        ({"game": "ys", "players": "2", "seat.0": "bot.divine"}, 422),
        ({"game": "ys", "players": "2", "option.express": "yes"}, 422),
        ({"game": "ys", "players": "2", "option.peek": "perhaps"}, 422),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    client: TestClient, sent: dict[str, str], status: int
) -> None:
    answer = client.post("/tables", data=sent)
    assert answer.status_code == status
    assert "data-sentence" in answer.text
    assert wording("en").say("web.lobby.mine") not in client.get("/").text


def test_a_file_in_place_of_a_word_is_refused(client: TestClient) -> None:
    answer = client.post("/tables", data={"quick": "1"}, files={"game": ("ys", b"ys")})
    assert answer.status_code == 404


def test_a_game_that_is_not_there_has_a_page_that_says_so(client: TestClient) -> None:
    answer = client.get("/games/<b>chess")
    assert answer.status_code == 404
    assert "<b>chess" not in answer.text
    assert "&lt;b&gt;chess" in answer.text
