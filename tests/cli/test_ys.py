"""Ys at the terminal: what a second game, with other needs, asks of it."""

import re
from pathlib import Path

import pytest

from emporion.bots import bot
from emporion.cli import ending
from emporion.cli.choices import choices
from emporion.cli.prompt import understand
from emporion.cli.replay_viewer import ReplayViewer, show
from emporion.cli.screen import choice_lines
from emporion.cli.seating import SeatLabels, seat_people
from emporion.games.ys.actions import ACTIONS
from emporion.games.ys.data import SQUARES
from emporion.table import Match, Turn, new_match
from emporion.text import LANGUAGES, wording

from .consoles import Scripted, seated
from .matches import parsed, played, whole_match

pytestmark = pytest.mark.once

FILE = "game.emporion"
EN = wording("en")


def placing() -> Match:
    """A match whose first placement is to begin."""
    for match in played("ys", 4, 7):
        if match.view(None)["phase"] == "placing":
            return match
    raise AssertionError


def in_market(action: int) -> bool:
    """Whether an action puts a broker on a square of the market."""
    asked = ACTIONS.describe(action)
    return asked.kind == "at" and asked.number("place") < SQUARES


# -- the lists ------------------------------------------------------------------------------------


def test_places_are_listed_as_they_lie_on_the_board() -> None:
    match = placing()
    seat = match.actors[0]
    turn = Turn(match, seat)
    turn.play(match.legal(seat)[:1])
    menu = choices(match, turn, EN)
    lines = [line.plain for line in choice_lines(menu, [], 79)]
    assert lines == [
        "Line 1  1 blue  2 green  3 yellow  4 red City 1 13 port 14 commercial 15 palace",
        "Line 2  5 blue  6 green  7 yellow  8 red City 2 16 port 17 commercial 18 palace",
        "Line 3  9 blue 10 green 11 yellow 12 red City 3 19 port 20 commercial 21 palace",
        "                                         City 4 22 port 23 commercial 24 palace",
    ]
    assert len(choice_lines(menu, [], 60)) == 7


def test_a_square_that_is_taken_stays_empty_in_the_list() -> None:
    match = placing()
    seat = match.actors[0]
    turn = Turn(match, seat)
    turn.play([*match.legal(seat)[:1], match.parse("at:2-green")])
    turn.play(match.legal(seat)[:1])
    lines = [line.plain for line in choice_lines(choices(match, turn, EN), [], 60)]
    assert lines[1] == "Line 2  5 blue             6 yellow   7 red"


def test_when_many_orders_of_columns_fit_some_are_kept_back() -> None:
    match = new_match("ys", 3, seed=1)
    while match.view(None)["phase"] != "columns":
        seat = match.actors[0]
        # Nobody places in the market, so all its columns are equal.
        city = [action for action in match.legal(seat) if not in_market(action)]
        match.apply(seat, city[0])
    menu = choices(match, Turn(match, match.actors[0]), EN)
    assert len(menu.all) == len(menu.many) == 24
    assert len(menu.shown_many()) == 12
    assert {choice.row for choice in menu.many} == {EN.say("ys.table.group.columns")}


# -- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line", "code"),
    [
        ("en", "2-blue", "at:2-blue"),
        ("en", "at:2-blue", "at:2-blue"),
        ("en", "1-port", "at:1-port"),
        ("en", "city 1 port", "at:1-port"),
        ("en", "Port area of neighborhood 1", "at:1-port"),
        ("nl", "2-blauw", "at:2-blue"),
        ("nl", "1-haven", "at:1-port"),
        ("de", "2-Blau", "at:2-blue"),
        ("de", "1-hafen", "at:1-port"),
        ("de", "5", "at:2-blue"),
    ],
)
def test_a_place_can_be_typed_in_many_ways(lang: str, line: str, code: str) -> None:
    match = placing()
    seat = match.actors[0]
    turn = Turn(match, seat)
    turn.play(match.legal(seat)[:1])
    menu = choices(match, turn, wording(lang))
    meant = understand(line, wording(lang), menu.all, match.game, seat)
    assert meant == [match.parse(code)]


def test_a_broker_can_be_named_by_its_value() -> None:
    match = placing()
    seat = match.actors[0]
    menu = choices(match, Turn(match, seat), EN)
    value = match.view(seat)["screen"][-1]
    for line in (f"a {value}", f"up:{value}", f"face up a {value}", f"Place a {value} face up"):
        assert understand(line, EN, menu.all, match.game, seat) == parsed(match, f"up:{value}")


# -- chains of decisions --------------------------------------------------------------------------


def test_a_placement_is_taken_back_step_by_step() -> None:
    match = placing()
    seat = match.actors[0]
    turn = Turn(match, seat)
    high, low = match.view(seat)["screen"][-1], match.view(seat)["screen"][0]
    turn.play(parsed(match, f"up:{high} at:1-port down:{low}"))
    assert match.show(turn.undo()) == f"down:{low}"
    assert match.show(turn.undo()) == "at:1-port"
    turn.play(parsed(match, f"at:1-port down:{low} at:1-port"))
    assert match.moves[-1].actions == tuple(
        parsed(match, f"up:{high} at:1-port down:{low} at:1-port")
    )


def test_a_step_that_leaves_no_choice_is_taken_and_taken_back_by_itself() -> None:
    for match in played("ys", 2, 4):
        seat = match.actors[0]
        view = match.view(seat)
        if view["phase"] == "placing" and view["round"] == 4 and not match.state.drafting(seat):
            break
    values = sorted(set(view["screen"]))
    turn = Turn(match, seat)
    turn.play(parsed(match, f"up:{values[0]} at:1-port"))
    turn.play([action for action in turn.options() if action < ACTIONS.first("neutral")][:1])
    turn.play([match.parse("at:1-palace")])
    assert len(turn.options()) == 1
    turn.go_on()
    assert {ACTIONS.describe(action).kind for action in turn.options()} == {"at"}
    assert match.show(turn.undo()) == "at:1-palace"


# -- news -----------------------------------------------------------------------------------------


def test_news_leave_out_what_goes_without_saying_but_the_log_has_it(tmp_path: Path) -> None:
    user = Scripted(["1"] * 60)
    session = seated(tmp_path / FILE, user, new_match("ys", 3, seed="7"))
    session.run()
    events = session.match.events
    assert any(event.kind == "neighborhood_cleared" for event in events)
    told = session.screen.log.told(events, 0)
    news = session.screen.log.told(events, 0, 0, news=True)
    assert len(told) == len(events)
    silent = ("neighborhood_cleared", "market_cleared")
    assert len(news) == sum(event.kind not in silent for event in events)


# -- several people at one terminal ---------------------------------------------------------------


@pytest.mark.parametrize("screen", [False, True])
def test_a_hidden_bid_changes_nothing_for_the_next_person(screen: bool, tmp_path: Path) -> None:
    shown: set[str] = set()
    for bid in ("bid:4+4", "bid:1+0", "bid:3+2"):
        user = Scripted(["", bid, "", "log", "", "scores", "", "table"], screen=screen, height=60)
        seated(tmp_path / FILE, user, new_match("ys", 3, seed="7"), people=2).run()
        after = user.shown.partition(EN.say("cli.hand_over", seat="Orange"))[2]
        assert "Choose two brokers" in after
        shown.add(after)
    assert len(shown) == 1


def test_everybody_bids_in_turn_before_the_bids_are_shown(tmp_path: Path) -> None:
    user = Scripted(["", "bid:4+4", "", "bid:4+3", "", "bid:1+0", "", ""], screen=True, height=60)
    session = seated(tmp_path / FILE, user, new_match("ys", 3, seed="7"), people=3)
    session.run()
    assert [move.actor for move in session.match.moves if move.actor >= 0] == [0, 1, 2]
    first, _, rest = user.shown.partition("Choose two brokers")
    assert "4 + 4 = 8" not in first
    assert "4 + 4 = 8" in rest


def test_without_peeking_the_log_does_not_tell_own_hidden_brokers(tmp_path: Path) -> None:
    told = {}
    for peek in (False, True):
        match = new_match("ys", 3, {"peek": peek}, seed="7")
        user = Scripted(["1"] * 9 + ["log"])
        session = seated(tmp_path / FILE, user, match)
        session.run()
        assert any(event.kind == "placed" for event in match.events)
        lines = [line.plain for line, _ in session.screen.log.told(match.events, 0)]
        told[peek] = "\n".join(line for line in lines if "You placed" in line)
    assert re.search(r"a \d face down", told[True])
    assert not re.search(r"a \d face down", told[False])


# -- the end --------------------------------------------------------------------------------------


def beaten_by_the_neutral() -> Match:
    for seed in range(60):
        match = whole_match("ys", 2, seed)
        if (match.outcome() or {})["reason"] == "neutral":
            return match
    raise AssertionError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_player_stands_among_the_others_at_the_end(lang: str) -> None:
    match = beaten_by_the_neutral()
    user = Scripted(lang=lang, screen=True)
    seating = SeatLabels(("person", "random"))
    ending.show(user, match, seating, Path("game.emporion"), [])
    assert wording(lang).say("cli.end.won") not in user.shown
    told = wording(lang).outcome("ys", match.outcome() or {}, 0)
    assert re.sub(r"\s+", " ", told) in re.sub(r"\s+", " ", user.shown)
    name = wording(lang).say("ys.table.neutral")
    points = match.view(None)["neutral"]["points"]
    rows = [line for line in user.shown.split("\n") if name in line]
    assert len(rows) >= 2
    assert all(str(points) in row for row in rows[-2:])


# -- replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "peek", "own"), [(3, True, True), (3, False, False), (2, True, False)]
)
def test_before_the_end_a_replay_tells_no_move_that_hides_something(
    players: int, peek: bool, own: bool
) -> None:
    match = new_match("ys", players, {"peek": peek}, seed="5")
    match.seats = seat_people(players, 1, 1, ["random"]).labels
    chooser = bot("ys", "random", 1)
    for _ in range(20):
        seat = match.actors[0]
        for action in chooser.turn(match.view(seat), match.legal(seat)):
            match.apply(seat, action)
    spectator = ReplayViewer(match, EN, None)
    lone = ReplayViewer(match, EN, "orange")
    for number, move in enumerate(match.moves, 1):
        spectator.go(number)
        lone.go(number)
        text = match.game.show(move.actor, move.actions[0])
        assert text not in spectator.heading().plain
        assert (text in lone.heading().plain) == (own and move.actor == 1)


@pytest.mark.parametrize("players", [2, 3])
def test_once_it_is_over_every_broker_may_be_seen(players: int) -> None:
    match = whole_match("ys", players, 3, {"peek": False})
    replay = ReplayViewer(match, EN, "all")
    for number in range(0, len(replay.positions), 5):
        replay.go(number)
        view = replay.view()
        assert all(piece["value"] is not None for piece in view["pieces"])
        state = replay.positions[number].state
        for seat in range(players):
            assert view["seats"][seat]["behind_known"] == state.view(seat)["screen"]
        user = Scripted()
        show(user, replay)
        assert not re.search(r"face down \(", user.shown)
