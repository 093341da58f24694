"""Tyros at the terminal: a board with ways, prices before they are paid, and trade in words."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.bots import bot
from emporion.cli import ending
from emporion.cli.choices import Choices, choices
from emporion.cli.prompt import COMMANDS, find_command, understand
from emporion.cli.replay import Replay, show
from emporion.cli.results import shown as results
from emporion.cli.screen import choice_lines, choice_list
from emporion.cli.seating import Seating, seat_people
from emporion.cli.simulate import Job, play
from emporion.cli.turn import Turn
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.games import find
from emporion.games.tyros.scoring import END_REASONS
from emporion.games.tyros.state import TyrosState
from emporion.table import Match, new_match, resume
from emporion.text import LANGUAGES, wording
from tests.games.tyros.positions import position

from .desks import Scripted, seated

FILE = "game.emporion"
EN = wording("en")

VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (3, {"setup": "variable"}),
    (4, {"offers": 1}),
]


def played(
    players: int, seed: int, options: dict[str, OptionValue], level: str = "random"
) -> Iterator[Match]:
    """A match between bots, before each decision."""
    match = new_match("tyros", players, options, seed=seed)
    chooser = bot("tyros", level, seed)
    while not match.over:
        yield match
        seat = match.actors[0]
        match.apply(seat, chooser.choose(match.view(seat), match.legal(seat)))


def in_the_midst_of(state: TyrosState) -> Match:
    """A match that has come to a position."""
    match = new_match("tyros", state.players, seed="7")
    match.state = state
    return match


def parsed(match: Match, line: str) -> list[int]:
    return [match.parse(text) for text in line.split()]


def offered(match: Match, line: str = "", lang: str = "en") -> Choices:
    """What may be chosen after some steps."""
    turn = Turn(match, match.actors[0])
    turn.play(parsed(match, line))
    return choices(match, turn, wording(lang))


def lines_of(found: Choices, width: int = 79) -> list[str]:
    return [line.plain for line in choice_lines(found, found.many, width)]


# -- the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_screen_has_all_that_a_decision_needs(
    lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    width, height = size
    for players, options in VARIANTS:
        for step, match in enumerate(played(players, 11, options)):
            if step % 23:
                continue
            seat = match.actors[0]
            desk = Scripted(lang=lang, screen=True, width=width, height=height)
            session = seated(tmp_path / FILE, desk, match)
            found = choices(match, Turn(match, seat), desk.words)
            session.stage.draw(seat, found, whole=True)
            lines = desk.shown.rpartition("\x1b[H")[2].rstrip("\n").split("\n")
            assert len(lines) <= height - 1, "\n".join(lines)
            assert max(map(len, lines)) <= width, "\n".join(lines)
            for choice in found.shown:
                assert any((choice.short or choice.label) in line for line in lines)


def test_a_terminal_too_narrow_for_the_map_gets_the_table_in_words(tmp_path: Path) -> None:
    match = new_match("tyros", 3, seed="7")
    desk = Scripted(screen=True, width=60, height=70)
    session = seated(tmp_path / FILE, desk, match)
    session.stage.draw(match.actors[0], offered(match), whole=True)
    assert "Fields without an empire" in desk.shown
    assert "··" not in desk.shown
    assert max(map(len, desk.shown.split("\n"))) <= 60


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_list_of_choices_never_becomes_a_wall(level: str) -> None:
    most = 0
    for players, options in VARIANTS:
        for match in played(players, 5, options, level):
            seat = match.actors[0]
            found = offered(match)
            assert sorted(choice.action for choice in found.all) == match.legal(seat)
            assert [choice.number for choice in found.all] == [*range(1, len(found.all) + 1)]
            lines = choice_lines(found, found.shown_many(), 79)
            assert len(lines) <= 13, "\n".join(line.plain for line in lines)
            most = max(most, len(found.all))
    assert most > 15


# -- the lists ------------------------------------------------------------------------------------


def before_a_journey() -> Match:
    return in_the_midst_of(
        position(
            "blue: action",
            3,
            hands={"blue": "copper*4 oil joker", "orange": "oil*2", "purple": "cloth"},
            discards="cedar",
            empires={"copper": "7 17 12 16", "oil": "13 8", "cedar": "23 24", "cloth": "26"},
            ships={"blue": "22 16E 13 24", "purple": "T"},
            cities={"orange": "12", "blue": "24"},
        )
    )


def test_actions_are_listed_row_by_row_with_what_places_cost() -> None:
    assert lines_of(offered(before_a_journey())) == [
        "  1 Pass",
        "Sail from:  2 field 13    3 field 22    4 field 24    5 16 east",
        "Found a city:  6 field 16: 4 copper and a joker",
        "Build a ship:  7 Tyros: 4 cards of any sort    8 field 24: 2 with cedar",
        "Bank, new cards:  9 copper   10 oil      11 joker",
        "Bank, 3 for 1: 12 copper",
        "Offer: 13 copper   14 oil      15 joker",
    ]


def test_every_goal_says_its_way_and_its_price_before_it_is_chosen() -> None:
    assert lines_of(offered(before_a_journey(), "sail:22")) == [
        " 1 To field 17: 1 copper",
        " 2 To field 23: a joker",
        " 3 To field 12: 2 copper, plus a toll for Orange, via 17",
        " 4 To the west coast of field 16: 2 copper, via 17",
        " 5 To the east coast of field 16: 2 copper, via 17",
        " 6 To field 7: 4 copper, via 17, 12, 8",
    ]


def test_far_goals_are_kept_back_when_there_are_many() -> None:
    empire = "7 6 10 11 12 8 9 3 2 1 4 5 17 18 19 16"
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper*12 joker*2"},
        empires={"copper": empire},
        ships={"blue": "17"},
    )
    found = offered(in_the_midst_of(state), "sail:17")
    assert not found.shown
    assert len(found.many) > 12
    assert len(found.shown_many()) == 12
    ways = [choice.label.partition("via")[2].count(",") for choice in found.many[3:]]
    assert ways == sorted(ways)


def test_jokers_a_toll_and_a_ships_price_are_chosen_by_what_is_paid() -> None:
    match = before_a_journey()
    assert lines_of(offered(match, "sail:22 to:12")) == [
        " 1 Pay 2 copper                2 Pay 1 copper and a joker"
    ]
    match = before_a_journey()
    assert lines_of(offered(match, "sail:22 to:12 jokers:1")) == [
        "Toll for Orange: 1 copper   2 oil"
    ]
    match = before_a_journey()
    assert lines_of(offered(match, "ship:24")) == ["Pay: 1 copper   2 oil"]


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_a_number_that_words_begin_with_is_kept_apart_from_the_choices_own(lang: str) -> None:
    found = offered(before_a_journey(), "sail:22 to:12", lang)
    assert re.match(r" *1: 2 (koper|Kupfer)", lines_of(found)[0])
    assert re.match(r" *1: 2 ", choice_list(found, [])[0].plain)


def test_tiles_are_listed_with_the_empires_that_may_grow_there() -> None:
    state = position(
        "blue: laying", 3, tiles={"blue": "12 18 22 5"}, empires={"copper": "17", "cedar": "23"}
    )
    assert lines_of(offered(in_the_midst_of(state))) == [
        "Tile 12 for: 1 copper   2 oil",
        "Tile 18 for: 3 copper   4 oil      5 cedar",
        "Tile 22 for: 6 copper   7 cedar",
    ]


def test_a_tile_that_is_exchanged_is_chosen_by_its_number() -> None:
    state = position("blue: exchange", 3, tiles={"blue": "1 4 5"})
    assert lines_of(offered(in_the_midst_of(state))) == [
        "Under the pile: 1 tile 1   2 tile 4   3 tile 5"
    ]


def test_a_deal_is_put_together_card_by_card() -> None:
    match = before_a_journey()
    assert lines_of(offered(match, "give:copper")) == [
        "Give also: 1 copper   2 oil      3 joker",
        "Want: 4 oil     5 cedar   6 cloth   7 joker",
    ]
    match = before_a_journey()
    assert lines_of(offered(match, "give:copper want:cloth")) == [
        "Offer it to:  1 all       2 Orange    3 Purple",
        "Give also:  4 copper    5 oil       6 joker",
        "Want:  7 oil      8 cedar    9 cloth   10 joker",
    ]


def test_a_card_that_comes_to_mind_late_still_fits_into_a_deal_or_a_price() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "give:copper want:cloth"))
    assert {match.parse("want:cedar"), match.parse("give:oil")} <= set(turn.options())
    turn.play(parsed(match, "want:cedar give:oil ask:all"))
    assert match.view(0)["seats"][0]["give"] == [0, 1]
    assert match.view(0)["seats"][0]["want"] == [2, 3]
    yard = position("blue: action", 3, hands={"blue": "oil*4 cedar*8"}, ships={"blue": "T"})
    match = in_the_midst_of(yard)
    turn = Turn(match, 0)
    turn.play(parsed(match, "ship:T pay:cedar"))
    assert match.parse("pay:oil") in turn.options()


def test_a_partner_is_chosen_by_what_the_trade_would_be() -> None:
    match = before_a_journey()
    for line in ("give:copper want:oil ask:all", "accept", "give:cloth want:oil counter"):
        seat = match.actors[0]
        Turn(match, seat).play(parsed(match, line))
    assert lines_of(offered(match)) == [
        " 1 Trade with nobody",
        " 2 Trade with Orange: give 1 copper for 1 oil",
        " 3 Trade with Purple: give 1 oil for 1 cloth",
    ]


def test_an_offer_can_be_answered_with_another() -> None:
    match = before_a_journey()
    Turn(match, 0).play(parsed(match, "give:copper want:oil ask:all"))
    assert lines_of(offered(match)) == [
        " 1 Accept: give 1 oil for 1 copper    2 Decline the offer",
        "Give instead: 3 oil",
    ]


# -- what is typed --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line", "code"),
    [
        ("en", "sail:22", "sail:22"),
        ("en", "sail 22", "sail:22"),
        ("en", "sail from field 22", "sail:22"),
        ("en", "field 16", "city:16"),
        ("en", "pass", "pass"),
        ("nl", "vaar van vak 22", "sail:22"),
        ("de", "Segle von Feld 22", "sail:22"),
        ("de", "3", "sail:22"),
    ],
)
def test_an_action_can_be_typed_in_many_ways(lang: str, line: str, code: str) -> None:
    match = before_a_journey()
    found = offered(match, lang=lang)
    assert understand(line, wording(lang), found.all, match.game, 0) == [match.parse(code)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_hides_an_action(lang: str) -> None:
    game = find("tyros")
    for action in range(game.actions):
        assert find_command(game.show(0, action), wording(lang), COMMANDS) is None


def test_a_whole_journey_can_be_typed_in_one_line(tmp_path: Path) -> None:
    desk = Scripted(["sail:22 to:12 jokers:1 toll:oil"])
    session = seated(tmp_path / FILE, desk, before_a_journey())
    session.run()
    assert 12 in session.match.view(0)["seats"][0]["ships"]


@pytest.mark.parametrize("line", ["sail:22 to:16W jokers:0", "SAIL:22 to:16w Jokers:0"])
def test_capitals_do_not_matter_in_what_is_typed(line: str) -> None:
    match = before_a_journey()
    meant = understand(line, EN, offered(match).all, match.game, 0)
    assert meant == parsed(match, "sail:22 to:16W jokers:0")


def test_a_journey_is_taken_back_step_by_step() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "sail:22 to:12 jokers:1"))
    assert [match.show(turn.undo()) for _ in range(3)] == ["jokers:1", "to:12", "sail:22"]
    assert match.view(0)["draft"] == []


@pytest.mark.parametrize(
    ("line", "step", "reason"),
    [
        ("sail:22 to:26", "to:26", "cloth"),
        ("sail:T", "sail:T", "Tyros"),
        ("to:12", "to:12", "next step"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    line: str, step: str, reason: str, tmp_path: Path
) -> None:
    desk = Scripted([line])
    session = seated(tmp_path / FILE, desk, before_a_journey())
    session.run()
    assert session.match.view(0)["draft"] == []
    refused = desk.shown.partition(f"> {line}\n")[2].partition("\n")[0]
    assert f"“{step}”" in refused
    assert reason in refused


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_offered_can_be_done(seed: int) -> None:
    players, options = VARIANTS[seed]
    match = new_match("tyros", players, options, seed=seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.actors[0]
        turn = Turn(match, seat)
        turn.go_on()
        while seat in match.actors:
            found = turn.options()
            assert set(match.legal(seat)) <= set(found)
            if turn.play([found[rng.below(len(found))]]):
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
    lines = [dice.choice(["1", "2", "3", "4", "undo", ""]) for _ in range(6000)]
    desk = Scripted(lines, lang, screen=players == 4)
    match = new_match("tyros", players, options, seed="7")
    session = seated(tmp_path / FILE, desk, match, people=1)
    assert session.run() == 0
    assert session.match.over
    record = (tmp_path / FILE).read_text("utf-8")
    assert resume(record).state.key() == session.match.state.key()
    assert wording(lang).say("cli.end") in desk.shown
    for other in set(LANGUAGES) - {lang}:
        assert wording(other).say("tyros.decision.action") not in desk.shown


@pytest.mark.parametrize("screen", [False, True])
def test_the_help_explains_the_signs_and_every_topic(screen: bool, tmp_path: Path) -> None:
    lines = ["help", "", "", "help joker", "", "help 1-port"]
    desk = Scripted(lines, screen=screen, height=80)
    seated(tmp_path / FILE, desk, new_match("tyros", 3, seed="7")).run()
    shown = re.sub(r"\s+", " ", desk.shown)
    assert EN.say("tyros.table.legend")[:40] in shown
    assert "sail:22 to:17" in shown
    assert EN.explain("tyros", "joker") is not None
    assert "There is no help on “1-port”" in shown


@pytest.mark.parametrize("screen", [False, True])
def test_what_one_has_begun_changes_nothing_for_the_next_person(
    screen: bool, tmp_path: Path
) -> None:
    shown: set[str] = set()
    for begun in ("sail:22", "give:joker", "swap:oil"):
        desk = Scripted(["", begun, "undo all", "pass", "", "table"], screen=screen, height=60)
        seated(tmp_path / FILE, desk, before_a_journey(), people=2).run()
        after = desk.shown.partition(EN.say("cli.hand_over", seat="Orange"))[2]
        assert EN.say("tyros.decision.action")[:20] in re.sub(r"\s+", " ", after)
        shown.add(after)
    assert len(shown) == 1


# -- scores and the end ---------------------------------------------------------------------------


def a_whole_match(players: int, seed: int, level: str = "greedy") -> Match:
    for match in played(players, seed, {}, level):
        last = match
    return last


def test_scores_are_told_as_if_the_game_ended_now(tmp_path: Path) -> None:
    desk = Scripted(["scores"])
    seated(tmp_path / FILE, desk, before_a_journey()).run()
    after = desk.shown.partition("> scores")[2]
    [row] = [line for line in after.split("\n") if "≈ Blue" in line]
    # Ships hold two fields of copper and oil, and the city of cedar is the only one there.
    assert row.split()[3:] == ["27", "6", "5", "9+7", "–"]
    assert EN.say("cli.scores.now").split()[0] in after


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_the_score_sheet_adds_up_at_the_end(lang: str, players: int) -> None:
    match = a_whole_match(players, 2)
    desk = Scripted(lang=lang, screen=True)
    labels = seat_people(players, 0, 1, ["greedy"]).labels
    ending.show(desk, match, Seating(labels), Path(FILE), [])
    words = wording(lang)
    sheet = desk.shown.rpartition("───")[2]
    for seat in range(players):
        [row] = [line for line in sheet.split("\n") if f" {words.seat(seat)} " in line]
        numbers = [int(number) for number in re.findall(r"\d+", row)]
        assert numbers[0] == match.scores()[seat]
        assert sum(numbers[1:]) == numbers[0]
    assert "…" not in desk.shown
    assert max(map(len, desk.shown.split("\n"))) <= 80


def test_a_simulation_words_every_reason_for_an_end() -> None:
    done = play(Job("tyros", 3, (), "1.1", ("random", "greedy", "random")))
    assert done.reason in END_REASONS
    for lang in LANGUAGES:
        assert results(wording(lang), [done], 1.0)
        for reason in END_REASONS:
            assert wording(lang).knows(f"cli.reason.{reason}")


# -- replay ---------------------------------------------------------------------------------------


def test_once_it_is_over_every_hand_and_tile_may_be_seen() -> None:
    match = a_whole_match(3, 3, "random")
    replay = Replay(match, EN, "all")
    for number in range(0, len(replay.positions), 29):
        replay.go(number)
        seen = replay.view()
        state = replay.positions[number].state
        for seat in range(3):
            own = state.view(seat)
            assert seen["known"][seat] == seen["seats"][seat]["known"] == own["hand"]
            assert seen["seats"][seat]["shown"] == own["tiles"]
        desk = Scripted()
        show(desk, replay)
        known = EN.say("tyros.table.known") + ":"
        assert (known in desk.shown) == any(each["hand"] for each in seen["seats"])


@pytest.mark.parametrize("width", [60, 80])
def test_a_replay_fits_its_screen(width: int) -> None:
    match = a_whole_match(3, 3, "random")
    replay = Replay(match, EN, "all")
    for number in range(0, len(replay.positions), 97):
        replay.go(number)
        desk = Scripted(screen=True, width=width, height=60)
        show(desk, replay)
        assert max(map(len, desk.shown.split("\n"))) <= width + len("\x1b[2J\x1b[H")
