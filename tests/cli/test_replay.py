import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from emporion.bots import bot
from emporion.cli.errors import HiddenSeat, UnknownPosition, worded
from emporion.cli.replay_viewer import ReplayViewer, open_record, show, step, write_pictures
from emporion.cli.seating import seat_people
from emporion.table import Match, new_match
from emporion.text import LANGUAGES, wording

from .consoles import Scripted

pytestmark = pytest.mark.once

EN = wording("en")


def a_match(turns: int = 10_000, people: int = 0) -> Match:
    """A match between random bots, whole or cut off after some turns."""
    match = new_match("byzanz", 3, seed="5")
    match.seats = seat_people(3, 1, people, ["random"]).labels
    chooser = bot("byzanz", "random", 1)
    while not match.over and turns > 0:
        seat = match.actors[0]
        for action in chooser.turn(match.view(seat), match.legal(seat)):
            match.apply(seat, action)
        turns -= 1
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return a_match()


@pytest.fixture
def file(whole: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.emporion"
    path.write_text(whole.record(), "utf-8")
    return path


def test_a_record_opens_at_its_end_and_goes_anywhere(file: Path, whole: Match) -> None:
    replay = open_record(file, EN, None)
    assert replay.at == len(whole.moves)
    assert replay.view() == whole.view(None)
    replay.go(0)
    assert replay.view()["pile"] > whole.view(None)["pile"]
    for nowhere in (-1, len(whole.moves) + 1):
        with pytest.raises(UnknownPosition):
            replay.go(nowhere)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_steps_through_a_record(file: Path, lang: str) -> None:
    words = wording(lang)
    lines = ["", "n", "next", "p", "40", "first", "last", "castle", "99999", "log", "q", "quit"]
    user = Scripted(lines, lang, screen=True)
    replay = open_record(file, words, None)
    step(user, replay)
    most = len(replay.positions) - 1
    for at in (0, 1, 2, 3, 40, most):
        assert words.say("cli.replay.at", at=at, max=most) in user.shown
    assert words.say("cli.error.unknown_step", asked="castle") in user.shown
    assert words.say("cli.error.unknown_position", asked="99999", max=most) in user.shown


def test_the_end_of_the_input_ends_a_replay(file: Path) -> None:
    with pytest.raises(EOFError):
        step(Scripted(["n"]), open_record(file, EN, None))


def test_a_picture_can_be_drawn_on_the_way(file: Path, tmp_path: Path) -> None:
    user = Scripted(["30", f"svg {tmp_path}/here.svg", "q"])
    step(user, open_record(file, EN, None))
    assert ET.parse(tmp_path / "here.svg").getroot().tag.endswith("svg")
    assert f"Saved in {tmp_path}/here.svg." in user.shown


def test_every_position_becomes_a_picture(tmp_path: Path) -> None:
    replay = ReplayViewer(a_match(12), EN, None)
    written = write_pictures(replay, tmp_path / "pictures", every=True)
    assert len(written) == len(replay.positions)
    assert sorted((tmp_path / "pictures").iterdir()) == written
    assert all(path.read_text("utf-8").startswith("<svg") for path in written)


def test_each_seat_sees_its_own_cards(file: Path, whole: Match) -> None:
    replay = open_record(file, EN, "orange")
    assert replay.view() == whole.view(1)
    assert "You were dealt" in "".join(line.plain for line in replay.whole_log())


def test_once_it_is_over_every_hand_may_be_seen(file: Path) -> None:
    replay = open_record(file, EN, "all")
    replay.go(20)
    state = replay.positions[20].state
    user = Scripted()
    show(user, replay)
    for seat in range(3):
        assert replay.view()["seats"][seat]["known"] == sorted(
            state.view(seat)["hand"] + state.view(seat)["draft"]
        )
    assert user.shown.count("    holds ") == 3


def test_before_the_end_only_a_lone_person_looks_at_a_hand(whole: Match) -> None:
    alone = a_match(12, people=1)
    assert ReplayViewer(alone, EN, "orange").seat == 1
    for eyes in ("blue", "all"):
        with pytest.raises(HiddenSeat):
            ReplayViewer(alone, EN, eyes)
    for people in (0, 2):
        with pytest.raises(HiddenSeat):
            ReplayViewer(a_match(12, people), EN, "orange")
    assert ReplayViewer(a_match(12, 2), EN, None).seat is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_request_for_all_hands_too_early_has_its_own_message(lang: str) -> None:
    words = wording(lang)
    with pytest.raises(HiddenSeat) as refused:
        ReplayViewer(a_match(12, people=1), words, "all")
    assert worded(words, refused.value) == words.say("cli.error.hidden_seat.all")


def test_a_spectator_sees_no_hand(file: Path) -> None:
    replay = open_record(file, EN, None)
    user = Scripted()
    for number in range(0, len(replay.positions), 15):
        replay.go(number)
        show(user, replay)
    assert "Your hand" not in user.shown
    assert "holds" not in user.shown
