"""Why something is not lit: the answer to a click on it, only for the player who is asked."""

import re

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.games import find, names
from emporion.render.svg import svg
from emporion.text import wording
from emporion.web.host import LiveTable
from emporion.web.pages.model_decision import why_not

from ..games.byzanz import positions as byzanz
from ..games.tyros import positions as tyros
from .conftest import Browser
from .kept import Kept
from .pages import first_asked, look, set_up

pytestmark = pytest.mark.once


def why(client: TestClient, table: str, seat: int, action: int | str) -> str:
    answer = client.get(f"{table}/why?as={seat}&action={action}")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["said"])


@pytest.mark.parametrize("game", names())
def test_everything_on_the_board_that_is_not_lit_has_an_answer(
    client: TestClient, game: str
) -> None:
    table = set_up(client, game, "me", "here", "here")
    seat = first_asked(client, table)
    page = look(client, f"{table}?as={seat}")
    meant = {int(each) for each in re.findall(r'data-means="(\d+)"', page.region("board"))}
    assert meant
    assert not meant & page.lit
    assert page.main("data-why") == f"{table}/why?as={seat}"
    for action in meant:
        assert action in range(find(game).num_actions)
        assert re.fullmatch(r"[A-Z].*[.?!]", why(client, table, seat, action))


def test_a_spectator_hears_whom_all_wait_for(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    watcher = another()
    page = look(watcher, table)
    means = re.findall(r'data-means="(\d+)"', page.region("board"))
    heard = {watcher.get(f"{table}/why?action={each}").json()["said"] for each in means}
    assert len(heard) == 1
    assert heard.pop() in page.said


def test_another_persons_seat_is_not_asked(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    assert another().get(f"{table}/why?as=0&action=3").status_code == 403


@pytest.mark.parametrize("action", ["", "x", "-1", "9" * 20])
def test_what_is_no_action_is_refused(client: TestClient, action: str) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    assert client.get(f"{table}/why?as=0&action={action}").status_code == 400


def test_an_action_that_no_game_has_is_answered_too(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    seat = first_asked(client, table)
    assert why(client, table, seat, 4000) == "Byzanz has no such action."


# -- what is said ---------------------------------------------------------------------------------


def in_the_midst_of(game: str, state: State) -> LiveTable:
    """A table of people that has come to a position."""
    live = Kept(game, "p" * state.players, {}, seed=1, rng=Rng(1)).live
    live.match.state = state.copy()
    live.turns = {}
    live.prepare()
    return live


def said(game: str, state: State, text: str, before: str = "") -> str:
    live = in_the_midst_of(game, state)
    for step in before.split():
        live.play(0, find(game).parse(0, step))
    words = wording("en").at_table(game)
    return why_not(live, words, 0, find(game).parse(0, text))


def test_a_city_is_not_founded_beside_another_ship() -> None:
    state = tyros.position(
        "blue: action",
        3,
        hands={"blue": "copper*6", "orange": "oil", "purple": "oil"},
        empires={"copper": "17 12"},
        ships={"blue": "17", "purple": "17"},
    )
    assert said("tyros", state, "city:17").startswith("Somebody else's ship lies there, too")
    assert said("tyros", state, "to:5", "sail:17").startswith("No empire has a disc there yet")
    assert said("tyros", state, "to:12", "give:copper").startswith("You give 1 copper.")


def test_a_tile_beside_no_empire_is_not_measured_by_one_of_them() -> None:
    state = tyros.position("blue: laying", tiles={"blue": "1 8"})
    live = in_the_midst_of("tyros", state)
    picture = svg(live.view(0), "en", legal=live.options(0), interactive=True)
    tile = re.search(r'<g [^>]*data-id="tile.1"[^>]*>', picture)
    assert tile is not None
    means = re.search(r'data-means="(\d+)"', tile[0])
    assert means is not None
    answer = why_not(live, wording("en").at_table("tyros"), 0, int(means[1]))
    assert answer.startswith("No empire lies beside field 1.")


def test_a_hand_that_cannot_top_a_bid_is_told_so() -> None:
    state = byzanz.position(
        lot=byzanz.LOT_OF_FIVE,
        hands={"blue": "cloth-1 wine-2 trader"},
        bids={"orange": "olives-4"},
    )
    assert said("byzanz", state, "+wine-2") == (
        "All your goods together make 3. That does not top 4, so you can only pass."
    )


def test_what_is_asked_is_said_where_something_else_is_meant() -> None:
    state = byzanz.position(lot=byzanz.LOT_OF_FIVE, hands={"blue": "cloth-1 wine-2 trader"})
    assert said("byzanz", state, "take:wine") == "Bid at least 1 on this lot, or pass."


@pytest.mark.parametrize("game", names())
def test_a_seat_that_is_not_asked_learns_nothing_of_a_hand(game: str) -> None:
    """Whatever they click on, the answer is what their own page says."""
    kept = Kept(game, "ppp", {}, seed=5, rng=Rng(2))
    words = wording("en").at_table(game)
    actions = range(0, find(game).num_actions, 13)
    looked = 0
    for _ in range(30):
        live = kept.live
        for seat in [None, *range(3)]:
            if seat not in live.turns:
                looked += 1
                answers = {why_not(live, words, seat, each) for each in actions}
                assert answers == {words.decision(live.view(seat))}
        asked = [seat for seat in live.match.actors if seat not in live.forced_turns]
        if asked:
            kept.decide(asked[0])
        else:
            kept.moves += live.take_forced(live.match.actors[0])
    assert looked
