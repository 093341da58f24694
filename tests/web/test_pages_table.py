"""The table's page: what it shows to whom, and what its forms do."""

import re

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games import find, names

from ..kit.play import on_the_shelf
from ..kit.toy import NAME, Fair, FairState
from .callers import play_on
from .conftest import Browser
from .pages import first_asked, look, send, set_up

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", names())
def test_what_may_be_chosen_is_lit_and_stands_on_buttons(client: TestClient, game: str) -> None:
    table = set_up(client, game, "me", "here", "here")
    page = look(client, f"{table}?as={first_asked(client, table)}")
    assert page.main("data-asked") == "1"
    assert len(page.actions) > 1
    assert page.lit <= set(page.actions)


@pytest.mark.parametrize(
    ("game", "players"),
    [
        (name, count)
        for name in names()
        for count in range(find(name).min_players, find(name).max_players + 1)
    ],
)
def test_everybody_who_plays_has_a_place(client: TestClient, game: str, players: int) -> None:
    table = set_up(client, game, "me", *["here"] * (players - 1))
    page = look(client, f"{table}?as={first_asked(client, table)}")
    neutral = (game, players) == ("ys", 2)
    assert page.region("seats").count("<li") == players + neutral
    assert ("neutral" in page.region("seats").lower()) == neutral


class WithoutPoints(FairState):
    """A game whose view tells no points."""

    def view(self, seat: int | None) -> View:
        """All but the points."""
        return {name: known for name, known in super().view(seat).items() if name != "points"}


def test_a_game_that_tells_no_points_has_a_page_without_scores(client: TestClient) -> None:
    with on_the_shelf(Fair(WithoutPoints)):
        table = set_up(client, NAME, "me", "here")
        page = look(client, f"{table}?as={first_asked(client, table)}")
        assert page.actions
        assert 'class="score"' not in page.region("seats")
        seats = client.get(f"/api{table}").json()["seats"]
        assert [seat["points"] for seat in seats] == [None, None]


def test_a_page_has_every_region_that_the_script_swaps(client: TestClient) -> None:
    page = look(client, set_up(client, "byzanz", "me", "here", "here"))
    for region in ("board", "seats", "decision", "log", "chat", "notice", "text"):
        assert page.region(region)


def test_a_fragment_is_the_main_element_alone(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    page = look(client, f"{table}/fragment")
    assert page.html.startswith("<main ")
    assert page.html.rstrip().endswith("</main>")
    assert page.main("data-fragment") == f"{table}/fragment"


def test_a_draft_is_shown_and_taken_back(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat = first_asked(client, table)
    page = look(client, f"{table}?as={seat}")
    card = re.findall(r'value="(\d+)"[^>]*>Lay ', page.region("decision"))[0]
    page = send(client, f"{table}/act", **{"as": seat, "turn": page.turn, "action": card})
    assert "Make this bid" in re.findall(r'class="button primary"[^>]*>([^<]*)', page.html)
    assert page.region("decision").count("data-laid=") == 1
    page = send(client, f"{table}/undo", **{"as": seat, "turn": page.turn, "all": 1})
    assert page.answer.status_code == 200
    assert 'class="draft"' not in page.html
    page = send(client, f"{table}/undo", **{"as": seat, "turn": page.turn, "all": 0})
    assert page.answer.status_code == 409
    assert page.refusal


def test_a_long_list_says_at_the_end_of_each_line_what_it_brings(client: TestClient) -> None:
    table = set_up(client, "tyros", "me", "here", "here")
    rows: list[str] = []
    while not rows:  # until a ship may sail
        seat = first_asked(client, table)
        page = look(client, f"{table}?as={seat}")
        pattern = r"<span>([^<]*)<span class=\"unseen\">: </span></span><span class=\"brings\">"
        rows = re.findall(pattern, page.region("decision"))
        ships = re.findall(r'value="(\d+)"[^>]*aria-label="Sail', page.region("decision"))
        action = (ships or page.actions)[0]
        send(client, f"{table}/act", **{"as": seat, "turn": page.turn, "action": action})
    assert all(row.startswith("To ") for row in rows)


def test_the_list_of_keys_has_a_button(client: TestClient) -> None:
    page = look(client, set_up(client, "byzanz", "me", "bot.random", "bot.random"))
    assert 'data-opens="keys"' in page.region("text")
    assert '<dialog class="dialog" id="keys"' in page.html


def test_a_file_in_the_place_of_a_word_is_refused(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    sent = {"action": ("action.txt", b"1", "text/plain")}
    answer = client.post(f"{table}/act", data={"as": "0", "turn": "0"}, files=sent)
    assert answer.status_code == 400


def test_others_do_not_see_a_draft(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat, watching = first_asked(client, table), another()
    before = look(watching, table)
    page = look(client, f"{table}?as={seat}")
    card = re.findall(r'value="(\d+)"[^>]*>Lay ', page.region("decision"))[0]
    send(client, f"{table}/act", **{"as": seat, "turn": page.turn, "action": card})
    after = look(watching, table)
    for region in ("board", "seats", "decision", "log", "text"):
        assert after.region(region) == before.region(region)


def test_a_spectator_sees_only_what_all_see(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    mine, theirs = look(client, table), look(another(), table)
    assert "You were dealt" in mine.said
    assert "You were dealt" not in theirs.said
    assert "You are watching" in theirs.said
    assert theirs.lit == set()
    assert theirs.main("data-as") == ""


def test_nobody_looks_through_anothers_eyes(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    for path in (f"{table}?as=0", f"{table}/fragment?as=0", f"{table}/log?as=0"):
        assert another().get(path).status_code == 403
    assert client.get(f"{table}?as=1").status_code == 403


def test_a_device_is_passed_on_before_the_next_hand_is_shown(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    assert "You were dealt" not in look(client, table).said
    seat = first_asked(client, table)
    other = (seat + 1) % 3
    page = look(client, f"{table}?as={other}")
    assert "You were dealt" not in page.said
    assert "Pass the device to" in page.said
    assert "You were dealt" in look(client, f"{table}?as={seat}").said


def test_a_decision_in_anothers_name_changes_nothing(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    version = look(client, table).main("data-version")
    page = send(another(), f"{table}/act", **{"as": 0, "turn": 0, "action": 0})
    assert page.answer.status_code == 403
    assert page.refusal
    assert page.main("data-version") == version


def test_a_stale_form_is_refused_with_the_table_as_it_is(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat = first_asked(client, table)
    page = look(client, f"{table}?as={seat}")
    said = {"as": seat, "turn": page.turn, "action": page.actions[0]}
    assert send(client, f"{table}/act", **said).answer.status_code == 200
    again = send(client, f"{table}/act", **said)
    assert again.answer.status_code == 409
    assert again.refusal


def test_an_action_that_is_not_legal_is_refused_with_its_reason(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat = first_asked(client, table)
    turn = look(client, f"{table}?as={seat}").turn
    page = send(client, f"{table}/act", **{"as": seat, "turn": turn, "action": 60})
    assert page.answer.status_code == 409
    assert page.refusal
    assert page.html.startswith("<main ")


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"as": "0", "turn": "0"},
        {"as": "zero", "turn": "0", "action": "1"},
        {"as": "0", "turn": "0", "action": "-1"},
        {"as": "0", "turn": "0", "action": "٣"},
        {"as": "0", "turn": "1" * 5000, "action": "1"},
    ],
)
def test_a_form_that_says_nothing_sensible_is_refused(
    client: TestClient, said: dict[str, str]
) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    page = send(client, f"{table}/act", **said)
    assert page.answer.status_code == 400
    assert page.refusal


def test_without_a_script_one_is_led_back_to_the_table(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat = first_asked(client, table)
    page = look(client, f"{table}?as={seat}")
    said = {"as": str(seat), "turn": page.turn, "action": str(page.actions[0])}
    answer = client.post(f"{table}/act", data=said)
    assert (answer.status_code, answer.headers["location"]) == (303, f"{table}?as={seat}")
    stale = client.post(f"{table}/act", data=said)
    assert stale.status_code == 409
    assert "<html" in stale.text


def test_what_is_said_is_escaped(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    page = send(client, f"{table}/chat", **{"as": 0, "text": "<script>alert(1)</script>\n hello"})
    assert page.answer.status_code == 200
    assert "<script>alert" not in page.html
    assert "<script>alert(1)</script> hello" in page.said


@pytest.mark.parametrize("text", ["", " \n ", "x" * 401])
def test_nothing_and_too_much_is_not_said(client: TestClient, text: str) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    page = send(client, f"{table}/chat", **{"as": 0, "text": text})
    assert page.answer.status_code == 400
    assert "data-line" not in page.region("chat")


def test_a_seat_is_handed_to_a_bot_and_taken_back(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    page = send(client, f"{table}/leave", **{"as": 0, "seat": 0})
    assert page.answer.status_code == 200
    assert "a bot stands in" in page.said
    page = send(client, f"{table}/return", **{"as": 0, "seat": 0})
    assert "a bot stands in" not in page.said


def test_no_page_has_a_style_or_a_script_within(client: TestClient) -> None:
    page = look(client, set_up(client, "tyros", "me", "here", "here"))
    assert " style=" not in page.html
    assert "<style" not in page.html
    assert not re.search(r"<script(?![^>]*\bsrc=)", page.html)
    assert not re.search(r"\son\w+=", page.html)


def test_the_seal_of_the_dice_is_shown_and_not_the_seed(client: TestClient) -> None:
    page = look(client, set_up(client, "byzanz", "me", "bot.random", "bot.random"))
    assert re.search(r"<code>[0-9a-f]{64}</code>", page.region("text"))
    assert "Seed" not in page.region("text")


def test_a_record_is_given_out_only_when_the_game_is_over(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    assert client.get(f"{table}/record").status_code == 409


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_a_table_speaks_every_language(client: TestClient, lang: str) -> None:
    table = set_up(client, "ys", "me", "bot.random", "bot.random")
    client.cookies.set("lang", lang)
    assert f'<html lang="{lang}"' in look(client, table).html


def test_an_unknown_table_is_not_found(client: TestClient) -> None:
    for path in ("/tables/nowhere", "/tables/nowhere/fragment", "/tables/nowhere/log"):
        assert client.get(path).status_code == 404
    assert client.post("/tables/nowhere/act", data={}).status_code == 404


@pytest.mark.parametrize("game", names())
def test_seats_have_the_colours_of_their_game(client: TestClient, game: str) -> None:
    form = look(client, f"/games/{game}").html
    table = set_up(client, game, "me", "here", "here")
    page = look(client, f"{table}?as={first_asked(client, table)}")
    given = client.get(f"/api{table}").json()["seats"]
    for seat, colour in enumerate(find(game).colours[:3]):
        named = colour.capitalize()
        assert f"emblem-{colour}" in form
        assert f"<span>{named}</span>" in form
        assert f'data-colour="{colour}"' in page.region("seats")
        assert named in page.region("seats")
        assert f'id="emp-disc-{colour}"' in page.region("board")
        assert given[seat]["colour"] == colour


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("byzanz", ["profit"]),
        ("tyros", ["if over"]),
        ("ys", ["so far"]),
    ],
)
def test_a_score_says_what_it_is(client: TestClient, game: str, kinds: list[str]) -> None:
    table = set_up(client, game, "me", "here", "here")
    page = look(client, f"{table}?as={first_asked(client, table)}")
    scores = re.findall(r'<span class="score".*?</span></span>', page.region("seats"), re.DOTALL)
    assert len(scores) == 3
    for score in scores:
        assert all(kind in score for kind in kinds)
        assert 'tabindex="0"' in score
        said = re.findall(r'aria-label="([^"]*)"', score)
        assert re.findall(r'data-tip="([^"]*)"', score) == said
        assert "points" in said[0]
    assert kinds[0] in page.region("board")
    given = client.get(f"/api{table}").json()["seats"][0]
    assert (given["points"], given["so_far"]) == (0, 0)


def test_a_line_of_the_log_says_what_it_is_about_and_who_scores_by_it(client: TestClient) -> None:
    table = set_up(client, "ys", "me", "here", "here")
    play_on(client, table.removeprefix("/tables/"), Rng(3), most=40)
    page = look(client, f"{table}?as={first_asked(client, table)}")
    lines = re.findall(r"<p class=\"line[^>]*data-event[^>]*>", page.region("log"))
    scored = [line for line in lines if 'data-kind="market_point"' in line]
    assert scored
    for line in scored:
        assert re.search(r'data-about="square\.\d+ board\.\d"', line)
        assert re.search(r'data-scores="(blue|orange|purple)" data-points="1"', line)
    assert all("data-kind" in line for line in lines)
    assert page.main("data-pace") == "0"


@pytest.mark.parametrize("game", ["byzanz", "ys"])
def test_behind_a_curtain_the_log_is_for_nobody_s_eyes(
    client: TestClient, another: Browser, game: str
) -> None:
    """The script tells its lines while the hand of the seat that has just decided is still open."""
    table = set_up(client, game, "me", "here", "here")
    passed_on = 0
    for _ in range(60):
        seat = first_asked(client, table)
        page = look(client, f"{table}?as={seat}")
        while page.main("data-state") == "playing" and page.actions:
            said = {"as": seat, "turn": page.turn, "action": page.actions[0]}
            page = send(client, f"{table}/act", **said)
        if page.main("data-state") != "playing":
            break
        assert page.main("data-as") == str(seat)
        assert 'class="curtain"' in page.region("decision")
        assert _lines(page.html) == _lines(look(another(), table).html)
        passed_on += 1
    assert passed_on > 5


def _lines(html: str) -> list[str]:
    return re.findall(r'<p class="line.*?</p>', html, re.DOTALL)
