import random
import re
from pathlib import Path

import pytest

from emporion.cli.errors import UsageError
from emporion.cli.match_log import MatchLog
from emporion.cli.play import Session
from emporion.cli.seating import people_names, seat_people
from emporion.cli.start import MatchSetup, opening
from emporion.core.rng import Rng
from emporion.games import find
from emporion.records import read
from emporion.table import new_match, replay
from emporion.text import LANGUAGES, wording
from emporion.text.display import Display

from ..play import play_on
from .consoles import Scripted, seated

pytestmark = pytest.mark.once

FILE = "game.emporion"
EN = wording("en")


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    dice = random.Random(3)
    lines = [dice.choice(["1", "2", "3", "4", "bid", "undo", "log", "1 2"]) for _ in range(3000)]
    user = Scripted(lines)
    session = seated(tmp_path / FILE, user)
    assert session.run() == 0
    assert session.match.over
    record = (tmp_path / FILE).read_text("utf-8")
    assert record == session.match.record()
    assert read(record).seats == ("person", "random", "random", "random")
    assert replay(record).state.key() == session.match.state.key()
    tail = user.shown[user.shown.index("The game is over") :]
    assert user.words.outcome("byzanz", session.match.outcome() or {}, 0) in tail.replace("\n", " ")
    for fact in (FILE, str(session.match.seal), "bot (random)", "you"):
        assert fact in tail


def test_the_first_screen_is_left_from_a_page_of_the_rules_too() -> None:
    user = Scripted(["rules"], screen=True)
    assert opening(user, MatchSetup(find("byzanz"), 4), None) is None


def test_the_record_is_saved_after_every_decision(tmp_path: Path) -> None:
    path = tmp_path / FILE
    seen: list[tuple[str, str]] = []

    class Nosy(Scripted):
        def _next_line(self, prompt: str) -> str:
            seen.append((path.read_text("utf-8"), session.match.record()))
            return super()._next_line(prompt)

    user = Nosy(["1", "2", "3"] * 100)
    session = seated(path, user)
    session.run()
    assert len(seen) > 20
    assert all(saved == present for saved, present in seen)


def test_what_others_did_is_told_before_the_table(tmp_path: Path) -> None:
    user = Scripted(["pass"])
    session = seated(tmp_path / FILE, user)
    session.run()
    told = user.shown[user.shown.index("> pass") :]
    assert told.index("You passed.") < told.index("Byzanz, round")
    assert "Orange" in told[: told.index("Byzanz, round")]
    assert "You were dealt" not in told


def test_undo_takes_a_card_back(tmp_path: Path) -> None:
    user = Scripted(["+grain-3", "undo", "undo"])
    session = seated(tmp_path / FILE, user)
    session.run()
    assert "Laid for your bid: grain 3" in user.shown
    assert "Taken back: “Lay grain 3”." in user.shown
    assert "Blue has nothing to take back:" in user.shown
    assert session.match.view(0)["draft"] == []


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("castle", "“castle” is neither a choice nor a command."),
        ("grain", "“grain” is not clear. It could mean 3 Lay grain 2, 4 Lay grain 3"),
        ("17", "There is no choice 17. The numbers go from 1 to 5."),
        ("take:wine", EN.say("byzanz.asked.bidding")),
        ("+wine-2", EN.say("byzanz.refusal.not_in_hand", card="wine 2")),
        ("+beer-2", EN.say("byzanz.notation")),
        ("help nonsense", "There is no help on “nonsense”."),
    ],
)
def test_what_cannot_be_done_gets_a_sentence_and_is_asked_again(
    line: str, answer: str, tmp_path: Path
) -> None:
    user = Scripted([line, "pass"])
    session = seated(tmp_path / FILE, user)
    before = len(session.match.moves)
    session.run()
    assert answer in user.shown
    assert [session.match.show(a) for a in session.match.moves[before].actions] == ["pass"]


def test_what_cannot_follow_a_decision_is_left_out_and_said(tmp_path: Path) -> None:
    user = Scripted(["pass +wood-1", "pass", "pass", "pass"])
    session = seated(tmp_path / FILE, user)
    before = len(session.match.moves)
    session.run()
    assert EN.say("cli.left_out") in re.sub(r"\s+", " ", user.shown)
    assert [session.match.show(a) for a in session.match.moves[before].actions] == ["pass"]


def test_several_steps_at_once_are_one_decision(tmp_path: Path) -> None:
    user = Scripted(["+grain-3 +wood-1 bid"])
    session = seated(tmp_path / FILE, user)
    session.run()
    assert "You bid 4 with wood 1 and grain 3." in user.shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", EN.say("cli.help.undo")),
        ("?", EN.say("cli.help.undo")),
        ("help wine", "six sorts of goods"),
        ("help wine-2", "counts 2 in a bid"),
        ("?trader", EN.say("byzanz.help.traders", n=16)),
        ("help market", "the market is shared out"),
        ("rules", "A game by Emanuele Ornella"),
        ("rules the auction", "The auction"),
        ("scores", "bot (random)"),
        ("log", "You were dealt wood 1, grain 2, grain 3 and a trader."),
        ("table", "Your hand, 4 cards"),
        ("all", "Sell grain 2, grain 3 and a trader"),
        ("save", "Saved in"),
    ],
)
@pytest.mark.parametrize("screen", [False, True])
def test_commands_answer_and_change_nothing(
    line: str, answer: str, screen: bool, tmp_path: Path
) -> None:
    user = Scripted([line], screen=screen)
    session = seated(tmp_path / FILE, user)
    before = session.match.state.key()
    session.run()
    assert answer in re.sub(r"\s+", " ", user.shown)
    assert session.match.state.key() == before


@pytest.mark.parametrize("line", ["rules", "rules trade", "help keeping"])
def test_help_in_a_game_of_older_rules_notes_what_differs(line: str, tmp_path: Path) -> None:
    note = EN.say("tyros.rules.1")
    for rules in (1, 2):
        user = Scripted([line], width=120)
        seated(tmp_path / FILE, user, new_match("tyros", 4, seed=7, rules=rules)).run()
        assert (note in re.sub(r"[\s▌]+", " ", user.shown)) == (rules == 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_has_its_help(lang: str, tmp_path: Path) -> None:
    words = wording(lang)
    user = Scripted([f"help {topic}" for topic in words.topics("byzanz")], lang)
    seated(tmp_path / FILE, user).run()
    refused = words.say("cli.error.unknown_topic", asked="X", known="Y").partition("X")[0]
    assert refused not in user.shown


def test_a_long_text_comes_page_by_page(tmp_path: Path) -> None:
    user = Scripted(["rules", "", "q", "pass"], screen=True)
    session = seated(tmp_path / FILE, user)
    before = len(session.match.moves)
    session.run()
    assert user.shown.count(EN.say("cli.page.more")) == 2
    assert len(session.match.moves) > before


def test_a_copy_can_be_saved_but_overwrites_nothing(tmp_path: Path) -> None:
    copy = tmp_path / "copy.emporion"
    user = Scripted([f"save {copy}", f"save {copy}"])
    session = seated(tmp_path / FILE, user)
    session.run()
    assert copy.read_text("utf-8") == session.match.record()
    assert "already exists and is not overwritten" in user.shown


def test_quitting_says_how_to_go_on(tmp_path: Path) -> None:
    user = Scripted(["quit"])
    assert seated(tmp_path / "my game.emporion", user).run() == 0
    assert f"emporion play --resume '{tmp_path}/my game.emporion'" in user.shown


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    user = Scripted([])
    assert seated(tmp_path / FILE, user).run() == 0
    assert "The game is saved." in user.shown


def test_a_game_goes_on_where_it_was_left_and_ends_alike(tmp_path: Path) -> None:
    lines = ["1"] * 400
    whole = seated(tmp_path / "whole.emporion", Scripted(lines))
    whole.run()
    first = seated(tmp_path / FILE, Scripted(lines[:9]))
    first.run()
    assert not first.match.state.drafting(0)
    match = replay((tmp_path / FILE).read_text("utf-8"))
    assert match.state.key() == first.match.state.key()
    seated(tmp_path / FILE, Scripted(lines[9:]), match).run()
    assert (tmp_path / FILE).read_text("utf-8") == (tmp_path / "whole.emporion").read_text("utf-8")


def test_a_decision_without_a_choice_is_taken_and_told(tmp_path: Path) -> None:
    user = Scripted(["1", "2"] * 300)
    seated(tmp_path / FILE, user, seed="28").run()
    assert EN.say("cli.forced") in user.shown


def test_that_a_decision_left_no_choice_is_told_to_its_seat_alone() -> None:
    match = new_match("byzanz", 3, seed=4)
    play_on(match, Rng(4), 40)
    event_log = MatchLog(EN, match)
    for event in range(len(match.events)):
        event_log.note_forced(event, 0)
    told = {
        viewer: [line.plain for line, _ in event_log.told(match.events, viewer)]
        for viewer in (0, 1, 2, None)
    }
    assert any(EN.say("cli.forced") in line for line in told[0])
    for viewer in (1, 2, None):
        assert not any(EN.say("cli.forced") in line for line in told[viewer])


def test_known_cards_are_shown_only_where_memory_is_asked_for(tmp_path: Path) -> None:
    for memory in (False, True):
        user = Scripted(["1", "2"] * 20)
        seated(tmp_path / FILE, user, display=Display(memory)).run()
        assert ("    holds " in user.shown) == memory


# -- several people at one terminal ---------------------------------------------------------------


def test_between_two_people_the_screen_is_emptied(tmp_path: Path) -> None:
    user = Scripted(["", "pass", "", "pass", ""], screen=True)
    seated(tmp_path / FILE, user, people=2).run()
    before, _, after = user.shown.partition("It is Orange's turn.")
    assert before.rstrip().endswith("☼ Orange")
    cleared = before[before.rindex("\x1b[3J") :]
    assert "Your hand" not in cleared
    assert after.index("[Enter] when you are ready") < after.index("Your hand")


def test_a_lone_person_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    user = Scripted(["1"] * 50, screen=True)
    seated(tmp_path / FILE, user).run()
    assert "Hand over" not in user.shown
    assert "\x1b[3J" not in user.shown


@pytest.mark.parametrize("screen", [False, True])
def test_what_one_person_holds_changes_nothing_for_another(screen: bool, tmp_path: Path) -> None:
    """Blue's hidden cards are dealt again in every way that Orange could not tell apart."""
    shown: set[str] = set()
    hidden: set[str] = set()
    commands = ["", "log", "", "scores", "", "help", "", "all", "", "table"]
    for pick in range(5):
        match = new_match("byzanz", 3, seed="7")
        match.apply(0, match.parse("+wood-1"))
        match.apply(0, match.parse("bid"))
        rng = Rng(pick)
        events = list(match.events)
        match.state = match.game.determinize(match.view(1), rng.below)
        match.state.events = events
        user = Scripted(commands, screen=screen)
        seated(tmp_path / FILE, user, match, people=2).run()
        shown.add(user.shown)
        hidden.add(str(match.view(0)["hand"]))
    assert len(shown) == 1
    assert "Blue was dealt 4 cards." in shown.pop()
    assert len(hidden) > 1


def test_in_the_log_of_one_the_cards_of_another_are_not_named(tmp_path: Path) -> None:
    user = Scripted(["", "pass", "", "log"])
    session = seated(tmp_path / FILE, user, people=2)
    session.run()
    log = user.shown[user.shown.index("> log") :]
    assert "Blue was dealt 4 cards." in log
    assert "You were dealt" in log
    assert "wood 1, grain 2, grain 3 and a trader" not in log


def test_profits_face_down_are_not_told_to_the_others(tmp_path: Path) -> None:
    for hidden in (False, True):
        match = play_on(new_match("byzanz", 4, seed="9"), Rng(9), 60)
        assert any(match.scores()[1:])
        user = Scripted(["scores", "log"])
        seated(tmp_path / FILE, user, match, display=Display(hidden_scores=hidden)).run()
        assert ("face down" in user.shown) == hidden
        assert ("profit card" in user.shown) == hidden
        lines = [line for line in user.shown.splitlines() if "Orange" in line and "random" in line]
        assert any("?" in line for line in lines) == hidden


def test_people_at_one_terminal_are_called_by_their_names(tmp_path: Path) -> None:
    user = Scripted(["", "pass", "", "pass", "log", ""])
    match = new_match("byzanz", 4, seed="7")
    seating = seat_people(4, 0, 2, ["random"])
    Session(match, seating, user, tmp_path / FILE, names=people_names(seating, "Ada,Ben")).run()
    assert EN.say("cli.hand_over", seat="Ben") in user.shown
    assert "≈ Ada" in user.shown
    assert "Ada passed." in user.shown or "Ben passed." in user.shown
    assert "Orange" not in user.shown
    record = (tmp_path / FILE).read_text("utf-8")
    assert "Ada" not in record


def test_more_names_than_people_are_refused() -> None:
    with pytest.raises(UsageError):
        people_names(seat_people(4, 0, 1, ["random"]), "Ada,Ben")
