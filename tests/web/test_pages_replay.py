"""The end of a game, and records stepped through."""

import hashlib
import re

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.games import names
from emporion.table import Match, new_match
from tests.play import play_on

from . import callers
from .conftest import Browser
from .pages import Page, look, set_up

pytestmark = pytest.mark.once


def _match(game: str, decisions: int | None = None) -> Match:
    return play_on(new_match(game, 3, seed=1), Rng(1), decisions)


def _brought(client: TestClient, record: str) -> str:
    """The path of the last position of a record that was pasted."""
    answer = client.post("/replays", data={"text": record.replace("\n", "\r\n")})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@pytest.fixture
def over(client: TestClient) -> str:
    """A table where one browser has played for everybody to the end."""
    table = set_up(client, "byzanz", "me", "here", "here")
    assert callers.play_on(client, table.rpartition("/")[2], Rng(1), 10_000).over
    return table


# -- the end --------------------------------------------------------------------------------------


def test_the_end_tells_who_won_and_takes_the_score_apart(client: TestClient, over: str) -> None:
    page = look(client, over)
    assert re.search(r"(You have|\w+ has) won|Shared win", page.said)
    assert page.region("charts").count("<svg") == 2
    assert page.main("data-sound") == "end"
    assert page.lit == set()


def test_the_seed_opens_the_seal_at_the_end(client: TestClient, over: str) -> None:
    seed, seal = re.findall(r"<code>([^<]*)</code>", look(client, over).region("text"))
    assert hashlib.sha256(f"emporion:{seed}".encode()).hexdigest() == seal


def test_the_record_is_to_be_downloaded_and_replays(client: TestClient, over: str) -> None:
    answer = client.get(f"{over}/record")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.text.startswith("Emporion record 1")
    (replay,) = re.findall(r'href="(/replays/\w+/0)"', look(client, over).html)
    assert look(client, replay).main("data-state") == "replay"


def test_a_rematch_is_one_click_away_and_the_same_for_all(client: TestClient, over: str) -> None:
    first = client.post(f"{over}/rematch")
    assert first.status_code == 303
    again = first.headers["location"]
    assert again != over
    assert client.post(f"{over}/rematch").headers["location"] == again
    assert look(client, again).main("data-state") == "playing"


def test_the_end_offers_the_next_game_to_visitors_who_may_have_it(
    client: TestClient, another: Browser, over: str
) -> None:
    watcher = another()
    assert "Play again" in look(client, over).said
    assert "Play again" not in look(watcher, over).said
    again = client.post(f"{over}/rematch").headers["location"]
    for visitor, offered in ((client, "Join the next game"), (watcher, "Watch the next game")):
        page = look(visitor, over)
        assert "The next game is ready." in page.said
        assert offered in page.said
    assert f'href="{again}"' in look(watcher, over).html


def test_a_rematch_that_is_closed_ends_nothing(client: TestClient, another: Browser) -> None:
    friend = another()
    table = set_up(client, "byzanz", "me", "invite", "bot.random")
    (link,) = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', look(client, table).html)
    friend.post(link, data={"name": "Zoe"})
    name = table.rpartition("/")[2]
    assert callers.play_on(client, name, Rng(1), 10_000).over
    first = client.post(f"{table}/rematch").headers["location"]
    assert "Join the next game" in look(friend, table).said
    with callers.news_of(friend, name) as socket:
        before = socket.receive_json()["version"]
        client.post(f"{first}/close")
        assert socket.receive_json()["version"] > before
    for visitor in (client, friend):
        assert "Play again" in look(visitor, table).said
        assert "The next game is ready." not in look(visitor, table).said
    second = friend.post(f"{table}/rematch").headers["location"]
    assert second != first
    assert client.post(f"{table}/rematch").headers["location"] == second
    assert look(client, second).main("data-state") == "playing"


def test_there_is_no_rematch_of_a_game_that_goes_on(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    assert client.post(f"{table}/rematch").status_code == 409


# -- replays --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_pasted_record_steps_forward_and_back(client: TestClient, game: str) -> None:
    match = _match(game)
    last = _brought(client, match.record())
    moves = len(match.moves)
    assert last.endswith(f"/{moves}")
    page = look(client, last)
    assert f"Move {moves} of {moves}" in page.said
    assert 'rel="next"' not in page.html
    (back,) = re.findall(r'rel="prev"[^>]*href="([^"]*)"', page.html)
    assert look(client, back).main("data-version") == str(moves - 1)
    first = look(client, last.rpartition("/")[0] + "/0")
    assert 'rel="prev"' not in first.html
    assert first.html.count('aria-current="step"') == 1


def test_a_listener_hears_each_step(client: TestClient) -> None:
    """What is told stands in a log that is the same in every step, but for its lines."""
    replay = _brought(client, _match("byzanz").record()).rpartition("/")[0]
    steps = [look(client, f"{replay}/{move}").region("status") for move in (5, 6)]
    (before, lines, after), then = (
        re.split(r"(?s)(?<=polite)(.*)(?=</div>)", step) for step in steps
    )
    assert before.endswith('role="log" aria-live="polite')
    assert [before, after] == [then[0], then[2]]
    assert lines != then[1]


@pytest.mark.parametrize("move", [0, 3, 40, 10_000])
def test_the_moves_around_have_links(client: TestClient, move: int) -> None:
    match = _match("byzanz")
    last = len(match.moves)
    at = min(move, last)
    page = look(client, f"{_brought(client, match.record()).rpartition('/')[0]}/{at}")
    links = [int(each) for each in re.findall(r'href="/replays/\w+/(\d+)"', page.region("log"))]
    assert links == list(range(links[0], links[-1] + 1))
    assert {max(0, at - 3), at, min(last, at + 3)} <= set(links)


def test_a_record_is_seen_through_any_eyes(client: TestClient) -> None:
    last = _brought(client, _match("byzanz").record())
    start = last.rpartition("/")[0] + "/3"
    seen = {look(client, f"{start}{query}").region("board") for query in ("", "?as=0", "?as=1")}
    assert len(seen) == 3
    assert client.get(f"{start}?as=3").status_code == 422
    assert client.get(f"{start}?as=x").status_code == 400


def test_an_unfinished_record_is_shown_as_far_as_it_goes(client: TestClient) -> None:
    page = look(client, _brought(client, _match("ys", decisions=20).record()))
    assert 'rel="prev"' in page.html


def test_a_scrubber_leads_to_its_move_without_a_script(client: TestClient) -> None:
    replay = _brought(client, _match("byzanz").record()).rpartition("/")[0]
    answer = client.get(f"{replay}?move=7&as=1")
    assert (answer.status_code, answer.headers["location"]) == (303, f"{replay}/7?as=1")
    assert client.get(f"{replay}?move=seven").status_code == 400


def test_a_file_is_as_good_as_a_pasted_text(client: TestClient) -> None:
    record = _match("byzanz").record()
    answer = client.post("/replays", files={"file": ("game.txt", record.encode(), "text/plain")})
    assert answer.headers["location"] == _brought(client, record)


def test_a_broken_record_is_given_back_with_what_is_wrong(client: TestClient) -> None:
    record = _match("byzanz").record().replace("Players: 3", "Players: 4")
    broken = record + "</textarea><script>alert(1)</script>"
    answer = client.post("/replays", data={"text": broken})
    assert answer.status_code == 422
    assert 'id="refusal"' in answer.text
    assert "Emporion record 1" in Page(answer).said
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello"])
def test_what_is_no_record_is_refused(client: TestClient, content: bytes) -> None:
    answer = client.post("/replays", files={"file": ("game.txt", content, "text/plain")})
    assert answer.status_code == 422
    assert 'id="refusal"' in answer.text


def test_an_unknown_replay_or_move_is_not_found(client: TestClient) -> None:
    last = _brought(client, _match("byzanz").record())
    assert client.get("/replays/nothing/0").status_code == 404
    assert client.get(last.rpartition("/")[0] + "/99999").status_code == 404
    assert client.get(last.rpartition("/")[0] + "/-1").status_code == 400


def test_ones_finished_games_are_listed(client: TestClient, another: Browser, over: str) -> None:
    assert "Your finished games" in look(client, "/replays").said
    assert "Your finished games" not in look(another(), "/replays").said
    assert over


# -- all hands open -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_a_record_is_looked_at_with_all_hands_open(client: TestClient, game: str) -> None:
    path = _brought(client, _match(game, 30).record())
    page = look(client, path)
    assert 'href="' + path + '?as=all"' in page.html
    opened = look(client, f"{path}?as=all")
    assert opened.main("data-as") == "all"
    assert opened.region("board") != page.region("board")
    assert f'href="{path.rpartition("/")[0]}/0?as=all"' in opened.html  # it stays so
    view = client.get(f"/api{path}?open=true").json()["view"]
    own = [client.get(f"/api{path}?seat={seat}").json()["view"] for seat in range(3)]
    for each, mine in zip(view["seats"], own, strict=True):
        if game == "ys":
            assert each["behind_known"] == mine["screen"]
        else:
            assert each["known"] == sorted(mine["hand"] + mine.get("draft", []))


def test_the_slider_keeps_all_hands_open_without_a_script(client: TestClient) -> None:
    path = _brought(client, _match("byzanz", 10).record())
    start = path.rpartition("/")[0]
    assert '<input type="hidden" name="as" value="all">' in look(client, f"{path}?as=all").html
    answer = client.get(start, params={"move": "3", "as": "all"})
    assert answer.headers["location"] == f"{start}/3?as=all"


def test_a_game_that_goes_on_opens_no_hands(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    for path in (table, f"{table}/fragment", f"{table}/log"):
        assert client.get(f"{path}?as=all").status_code == 400
    assert client.get(f"{table}/record").status_code == 409
