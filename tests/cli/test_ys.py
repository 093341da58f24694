"""Ys at the terminal: what a second game, with other needs, asks of it."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.bots import bot
from emporion.cli import ending
from emporion.cli.choices import choices
from emporion.cli.prompt import COMMANDS, find_command, understand
from emporion.cli.replay import Replay, show
from emporion.cli.screen import choice_lines
from emporion.cli.seating import Seating, seat_people
from emporion.cli.turn import Turn
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.games import find
from emporion.games.ys.actions import AT, NEUTRAL
from emporion.games.ys.data import SQUARES
from emporion.table import Match, new_match, resume
from emporion.text import LANGUAGES, wording

from .desks import Scripted, seated

FILE = "game.emporion"
EN = wording("en")

VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {"kings_favor": True}),
    (4, {"kings_favor": True}),
    (4, {"express": True}),
]


def played(players: int, seed: int, options: dict[str, OptionValue]) -> Iterator[Match]:
    """A match between random bots, before each decision."""
    match = new_match("ys", players, options, seed=seed)
    chooser = bot("ys", "random", seed)
    while not match.over:
        yield match
        seat = match.actors[0]
        match.apply(seat, chooser.choose(match.view(seat), match.legal(seat)))


def placing(players: int = 4, options: dict[str, OptionValue] | None = None) -> Match:
    """A match whose first placement is to begin."""
    for match in played(players, 7, options or {}):
        if match.view(None)["phase"] == "placing":
            return match
    raise AssertionError


def parsed(match: Match, line: str) -> list[int]:
    return [match.parse(text) for text in line.split()]


# -- the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_every_decision_fits_the_screen_with_all_that_it_needs(
    lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    width, height = size
    for players, options in VARIANTS:
        for step, match in enumerate(played(players, 11, options)):
            if step % 7:
                continue
            seat = match.actors[0]
            desk = Scripted(lang=lang, screen=True, width=width, height=height)
            session = seated(tmp_path / FILE, desk, match)
            offered = choices(match, Turn(match, seat), desk.words)
            session.stage.draw(seat, offered, whole=True)
            lines = desk.shown.rpartition("\x1b[H")[2].rstrip("\n").split("\n")
            assert len(lines) <= height - 1, "\n".join(lines)
            assert max(map(len, lines)) <= width, "\n".join(lines)
            for choice in offered.shown:
                named = f"{choice.number} {choice.short or choice.label}"
                assert any(named in line for line in lines)


def test_the_list_of_choices_never_becomes_a_wall() -> None:
    most = 0
    for players, options in VARIANTS:
        for match in played(players, 5, options):
            seat = match.actors[0]
            offered = choices(match, Turn(match, seat), EN)
            assert sorted(choice.action for choice in offered.all) == match.legal(seat)
            assert [choice.number for choice in offered.all] == [*range(1, len(offered.all) + 1)]
            lines = choice_lines(offered, offered.shown_many(), 79)
            assert len(lines) <= 13, "\n".join(line.plain for line in lines)
            most = max(most, len(offered.all))
    assert most > 23


def test_places_are_listed_as_they_lie_on_the_board() -> None:
    match = placing()
    seat = match.actors[0]
    turn = Turn(match, seat)
    turn.play(match.legal(seat)[:1])
    offered = choices(match, turn, EN)
    lines = [line.plain for line in choice_lines(offered, [], 79)]
    assert lines == [
        "Line 1  1 blue  2 green  3 yellow  4 red  City 1 13 port 14 commerce 15 palace",
        "Line 2  5 blue  6 green  7 yellow  8 red  City 2 16 port 17 commerce 18 palace",
        "Line 3  9 blue 10 green 11 yellow 12 red  City 3 19 port 20 commerce 21 palace",
        "                                          City 4 22 port 23 commerce 24 palace",
    ]
    assert len(choice_lines(offered, [], 60)) == 7


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
        city = [action for action in match.legal(seat) if not AT <= action < AT + SQUARES]
        match.apply(seat, city[0])
    offered = choices(match, Turn(match, match.actors[0]), EN)
    assert len(offered.all) == len(offered.many) == 24
    assert len(offered.shown_many()) == 12
    assert {choice.row for choice in offered.many} == {EN.say("ys.table.group.columns")}


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
    offered = choices(match, turn, wording(lang))
    meant = understand(line, wording(lang), offered.all, match.game, seat)
    assert meant == [match.parse(code)]


def test_a_broker_can_be_named_by_its_value() -> None:
    match = placing()
    seat = match.actors[0]
    offered = choices(match, Turn(match, seat), EN)
    value = match.view(seat)["screen"][-1]
    for line in (f"a {value}", f"up:{value}", f"face up a {value}", f"Place a {value} face up"):
        assert understand(line, EN, offered.all, match.game, seat) == parsed(match, f"up:{value}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_hides_an_action(lang: str) -> None:
    game = find("ys")
    for action in range(game.actions):
        assert find_command(game.show(0, action), wording(lang), COMMANDS) is None


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
    for match in played(2, 4, {}):
        seat = match.actors[0]
        view = match.view(seat)
        if view["phase"] == "placing" and view["round"] == 4 and not match.state.drafting(seat):
            break
    values = sorted(set(view["screen"]))
    turn = Turn(match, seat)
    turn.play(parsed(match, f"up:{values[0]} at:1-port"))
    turn.play([action for action in turn.options() if action < NEUTRAL][:1])
    turn.play([match.parse("at:1-palace")])
    assert len(turn.options()) == 1
    turn.go_on()
    assert all(AT <= action <= AT + 24 for action in turn.options())
    assert match.show(turn.undo()) == "at:1-palace"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_can_be_done(seed: int) -> None:
    players, options = VARIANTS[seed]
    match = new_match("ys", players, options, seed=seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.actors[0]
        turn = Turn(match, seat)
        turn.go_on()
        while seat in match.actors:
            offered = turn.options()
            assert set(match.legal(seat)) <= set(offered)
            if turn.play([offered[rng.below(len(offered))]]):
                break
            turn.go_on()
            if rng.below(4) == 0 and turn.laid:
                turn.undo()
                turn.go_on()
    match.state.check()


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_whole_game_is_played_to_its_end(
    lang: str, players: int, options: dict[str, OptionValue], tmp_path: Path
) -> None:
    dice = random.Random(3)
    lines = [dice.choice(["1", "2", "3", "4", "undo", ""]) for _ in range(4000)]
    desk = Scripted(lines, lang, screen=players % 2 == 0)
    match = new_match("ys", players, options, seed="7")
    session = seated(tmp_path / FILE, desk, match, people=1)
    assert session.run() == 0
    assert session.match.over
    record = (tmp_path / FILE).read_text("utf-8")
    assert resume(record).state.key() == session.match.state.key()
    assert wording(lang).say("cli.end") in desk.shown
    for other in set(LANGUAGES) - {lang}:
        assert wording(other).say("ys.decision.bidding") not in desk.shown


def test_news_leave_out_what_goes_without_saying_but_the_log_has_it(tmp_path: Path) -> None:
    desk = Scripted(["1"] * 60)
    session = seated(tmp_path / FILE, desk, new_match("ys", 3, seed="7"))
    session.run()
    events = session.match.events
    assert any(event.kind == "neighborhood_cleared" for event in events)
    told = session.stage.chronicle.told(events, 0)
    news = session.stage.chronicle.news(events, 0, 0)
    assert len(told) == len(events)
    silent = ("neighborhood_cleared", "market_cleared")
    assert len(news) == sum(event.kind not in silent for event in events)


@pytest.mark.parametrize("screen", [False, True])
def test_the_help_explains_the_signs_and_every_topic(screen: bool, tmp_path: Path) -> None:
    lines = ["help", "", "", "help spy", "", "help 1-port"]
    desk = Scripted(lines, screen=screen, height=80)
    seated(tmp_path / FILE, desk, new_match("ys", 3, seed="7")).run()
    shown = re.sub(r"\s+", " ", desk.shown)
    assert EN.say("ys.table.legend")[:40] in shown
    assert "up:4 at:2-blue down:3 at:1-port" in shown
    assert EN.explain("ys", "spy") is not None
    assert "There is no help on “1-port”" in shown


# -- several people at one terminal ---------------------------------------------------------------


@pytest.mark.parametrize("screen", [False, True])
def test_a_hidden_bid_changes_nothing_for_the_next_person(screen: bool, tmp_path: Path) -> None:
    shown: set[str] = set()
    for bid in ("bid:4+4", "bid:1+0", "bid:3+2"):
        desk = Scripted(["", bid, "", "log", "", "scores", "", "table"], screen=screen, height=60)
        seated(tmp_path / FILE, desk, new_match("ys", 3, seed="7"), people=2).run()
        after = desk.shown.partition(EN.say("cli.hand_over", seat="Orange"))[2]
        assert "Choose two brokers" in after
        shown.add(after)
    assert len(shown) == 1


def test_everybody_bids_in_turn_before_the_bids_are_shown(tmp_path: Path) -> None:
    desk = Scripted(["", "bid:4+4", "", "bid:4+3", "", "bid:1+0", "", ""], screen=True, height=60)
    session = seated(tmp_path / FILE, desk, new_match("ys", 3, seed="7"), people=3)
    session.run()
    assert [move.actor for move in session.match.moves if move.actor >= 0] == [0, 1, 2]
    first, _, rest = desk.shown.partition("Choose two brokers")
    assert "4 + 4 = 8" not in first
    assert "4 + 4 = 8" in rest


def test_without_peeking_the_log_does_not_tell_ones_own_hidden_brokers(tmp_path: Path) -> None:
    told = {}
    for peek in (False, True):
        match = new_match("ys", 3, {"peek": peek}, seed="7")
        desk = Scripted(["1"] * 9 + ["log"])
        session = seated(tmp_path / FILE, desk, match)
        session.run()
        assert any(event.kind == "placed" for event in match.events)
        lines = [line.plain for line, _ in session.stage.chronicle.told(match.events, 0)]
        told[peek] = "\n".join(line for line in lines if "You placed" in line)
    assert re.search(r"a \d face down", told[True])
    assert not re.search(r"a \d face down", told[False])


# -- the end --------------------------------------------------------------------------------------


def a_whole_match(players: int, seed: int, options: dict[str, OptionValue]) -> Match:
    for match in played(players, seed, options):
        last = match
    return last


def beaten_by_the_neutral() -> Match:
    for seed in range(60):
        match = a_whole_match(2, seed, {})
        if (match.outcome() or {})["reason"] == "neutral":
            return match
    raise AssertionError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_player_stands_among_the_others_at_the_end(lang: str) -> None:
    match = beaten_by_the_neutral()
    desk = Scripted(lang=lang, screen=True)
    seating = Seating(("person", "random"))
    ending.show(desk, match, seating, Path("game.emporion"), [])
    assert wording(lang).say("cli.end.won") not in desk.shown
    told = wording(lang).outcome("ys", match.outcome() or {}, 0)
    assert re.sub(r"\s+", " ", told) in re.sub(r"\s+", " ", desk.shown)
    name = wording(lang).say("ys.table.neutral")
    points = match.view(None)["neutral"]["points"]
    rows = [line for line in desk.shown.split("\n") if name in line]
    assert len(rows) >= 2
    assert all(str(points) in row for row in rows[-2:])


# -- replay ---------------------------------------------------------------------------------------


def test_before_the_end_a_replay_tells_no_move_that_hides_something() -> None:
    match = new_match("ys", 3, seed="5")
    match.seats = seat_people(3, 1, 1, ["random"]).labels
    chooser = bot("ys", "random", 1)
    for _ in range(40):
        seat = match.actors[0]
        match.apply(seat, chooser.choose(match.view(seat), match.legal(seat)))
    spectator = Replay(match, EN, None)
    lone = Replay(match, EN, "orange")
    for number, move in enumerate(match.moves, 1):
        spectator.go(number)
        lone.go(number)
        text = match.game.show(move.actor, move.actions[0])
        assert text not in spectator.heading().plain
        assert (text in lone.heading().plain) == (move.actor == 1)


@pytest.mark.parametrize("players", [2, 3])
def test_once_it_is_over_every_broker_may_be_seen(players: int) -> None:
    options: dict[str, OptionValue] = {"peek": False}
    match = a_whole_match(players, 3, options)
    replay = Replay(match, EN, "all")
    for number in range(0, len(replay.positions), 5):
        replay.go(number)
        view = replay.view()
        assert all(piece["value"] is not None for piece in view["pieces"])
        state = replay.positions[number].state
        for seat in range(players):
            assert view["seats"][seat]["behind_known"] == state.view(seat)["screen"]
        desk = Scripted()
        show(desk, replay)
        assert not re.search(r"face down \(", desk.shown)
