"""Records are strict: each way to spoil one has an error of its own that names the line."""

import pytest

import emporion
from emporion.core.errors import (
    MalformedRecord,
    NewerRecord,
    RecordError,
    TamperedRecord,
    TruncatedRecord,
)
from emporion.records import position_after, read, write
from tests.kit.play import on_the_shelf
from tests.kit.toy import Fair
from tests.play import finished_match

HAND_WRITTEN = """\
Emporion record 1
Game: byzanz
Rules: 1
Players: 3

# The cards dealt to each seat, then the first lot.
chance: grain-2 wood-1 grain-3 trader
chance: spices-1 wood-3 olives-4 spices-1
chance: spices-3 wine-1 trader wine-2
chance: wine-2 cloth-1 olives-2 spices-1 cloth-3 wine-2

blue: +grain-2 bid
orange: pass
end
"""


@pytest.fixture(scope="module")
def finished() -> str:
    return finished_match(players=3).record()


def test_a_person_can_write_a_record_without_digest_seed_or_result() -> None:
    match = emporion.replay(HAND_WRITTEN)
    assert match.actors == (2,)
    assert match.view(0)["seats"][0]["bid"] == [17]


def test_reading_is_the_reverse_of_writing(finished: str) -> None:
    assert write(read(finished)) == finished


def test_a_replayed_record_gives_an_equal_state_with_equal_events(finished: str) -> None:
    match = finished_match(players=3)
    again = emporion.replay(finished)
    assert again.state.key() == match.state.key()
    assert [e.whole() for e in again.events] == [e.whole() for e in match.events]
    assert again.record() == finished


@pytest.fixture(scope="module")
def lost_to_the_house() -> str:
    """Two players of the kit's own game who never bid."""
    with on_the_shelf(Fair()):
        match = emporion.new_match("fair", 2, seed=1)
        while not match.over:
            match.apply(match.actors[0], match.legal(match.actors[0])[0])
        return match.record()


def test_where_nobody_has_won_the_result_says_so_and_what_did(lost_to_the_house: str) -> None:
    assert "\nResult: nobody by house, 0 0\n" in lost_to_the_house
    with on_the_shelf(Fair()):
        record = read(lost_to_the_house)
        assert record.result is not None
        assert record.result.winners == ()
        assert write(record) == lost_to_the_house
        assert emporion.replay(lost_to_the_house).record() == lost_to_the_house


@pytest.mark.parametrize("names", ["blue", "orange+blue", "nobody+blue", ""])
def test_a_winner_where_nobody_has_won_is_refused(lost_to_the_house: str, names: str) -> None:
    claimed = _without_digest(lost_to_the_house).replace("nobody by", f"{names} by")
    with on_the_shelf(Fair()), pytest.raises((TamperedRecord, MalformedRecord)):
        emporion.replay(claimed)


def test_any_number_of_moves_can_be_replayed(finished: str) -> None:
    record = read(finished)
    states = [position_after(record, moves).key() for moves in range(len(record.moves) + 1)]
    assert len(set(states)) == len(states)


def test_line_ends_of_another_system_do_not_matter(finished: str) -> None:
    assert read(finished.replace("\n", "\r\n")) == read(finished)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "not_a_record"),
        ("Chess game 1\n", 1, "not_a_record"),
        ("Emporion record one\n", 1, "not_a_record"),
        ("Emporion record 1\n", 2, "missing_header"),
        (HAND_WRITTEN.replace("Players: 3\n", ""), 4, "missing_header"),
        (HAND_WRITTEN.replace("Players", "Gamblers"), 4, "unknown_header"),
        (HAND_WRITTEN.replace("Players: 3", "Players: 3\nPlayers: 3"), 5, "repeated_header"),
        (HAND_WRITTEN.replace("Players: 3", "Players: many"), 4, "bad_value"),
        (HAND_WRITTEN.replace("Players: 3", "Players: 7"), 4, "bad_value"),
        (HAND_WRITTEN.replace("Players: 3", "Players 3"), 4, "bad_line"),
        (HAND_WRITTEN.replace("byzanz", "chess"), 2, "bad_value"),
        (HAND_WRITTEN.replace("Rules: 1", "Rules: 0"), 3, "bad_value"),
        (HAND_WRITTEN.replace("Rules: 1", "Rules: " + "9" * 5000), 3, "bad_value"),
        (HAND_WRITTEN.replace("Rules: 1", "Rules: 1\nOptions: luck=yes"), 4, "bad_value"),
        (HAND_WRITTEN.replace("Players: 3", "Players: 3\nOptions: first=3"), 5, "bad_value"),
        (HAND_WRITTEN.replace("Players: 3", "Players: 3\nSeats: one two"), 5, "bad_value"),
        (HAND_WRITTEN.replace("Players: 3", "Players: 3\nResult: blue by luck"), 5, "bad_value"),
        (HAND_WRITTEN.replace("orange: pass", "orange pass"), 13, "bad_line"),
        (HAND_WRITTEN.replace("orange: pass", "orange:"), 13, "bad_line"),
        (HAND_WRITTEN.replace("orange: pass", "yellow: pass"), 13, "unknown_actor"),
        (HAND_WRITTEN.replace("orange: pass", "orange: fold"), 13, "invalid_action_text"),
        (HAND_WRITTEN.replace("wine-1", "wine-5"), 9, "invalid_action_text"),
        (HAND_WRITTEN + "blue: pass\n", 14, "after_end"),
    ],
)
def test_a_malformed_record_is_refused_with_line_and_reason(
    text: str, line: int, what: str
) -> None:
    with pytest.raises(MalformedRecord) as error:
        emporion.replay(text)
    assert (error.value.facts["line"], error.value.facts["what"]) == (line, what)
    assert str(line) in str(error.value)


def test_a_record_of_newer_rules_is_refused_as_such() -> None:
    with pytest.raises(NewerRecord) as error:
        emporion.replay(HAND_WRITTEN.replace("Rules: 1", "Rules: 2"))
    assert (error.value.facts["asked"], error.value.facts["known"]) == (2, 1)


def test_a_record_in_a_newer_notation_is_refused_as_such() -> None:
    with pytest.raises(NewerRecord):
        emporion.replay(HAND_WRITTEN.replace("record 1", "record 2"))


def test_a_record_cut_off_anywhere_is_never_taken_for_whole(finished: str) -> None:
    for length in range(0, len(finished.rstrip()), 7):
        with pytest.raises(RecordError):
            emporion.replay(finished[:length])


def test_a_record_cut_off_in_its_moves_is_called_truncated(finished: str) -> None:
    body = finished.index("blue:")
    for length in range(body, len(finished.rstrip()) - 1, 31):
        with pytest.raises(TruncatedRecord):
            emporion.replay(finished[:length])


def test_a_finished_record_that_stops_early_is_called_truncated(finished: str) -> None:
    lines = finished.splitlines()
    with pytest.raises(TruncatedRecord) as error:
        emporion.replay("\n".join([*lines[:-6], "end", ""]))
    assert error.value.facts["what"] == "before_result"


def test_any_changed_character_is_called_tampering(finished: str) -> None:
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(finished.replace("Players: 3", "Players: 3 "))
    assert error.value.facts["what"] == "seal"


def _without_digest(text: str) -> str:
    return text[: text.rindex("end ")] + "end\n"


def test_another_result_is_called_tampering(finished: str) -> None:
    lines = _without_digest(finished).splitlines()
    claimed = next(i for i, line in enumerate(lines) if line.startswith("Result: "))
    lines[claimed] += "9"
    changed = "\n".join(lines)
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(changed)
    assert error.value.facts["what"] == "result"


def test_other_cards_than_the_dice_gave_are_called_tampering(finished: str) -> None:
    lines = _without_digest(finished).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("chance"))
    lines[first] = " ".join([lines[first].split()[0], *reversed(lines[first].split()[1:])])
    with pytest.raises(TamperedRecord) as error:
        emporion.replay("\n".join(lines) + "\n")
    assert (error.value.facts["what"], error.value.facts["line"]) == ("chance", first + 1)


def test_an_illegal_move_is_called_tampering() -> None:
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(HAND_WRITTEN.replace("+grain-2 bid", "+cloth-1 bid"))
    assert (error.value.facts["what"], error.value.facts["line"]) == ("illegal", 12)


def test_an_unfinished_chain_is_called_tampering() -> None:
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(HAND_WRITTEN.replace("+grain-2 bid", "+grain-2"))
    assert error.value.facts["what"] == "illegal"


def test_two_decisions_on_one_line_are_called_tampering() -> None:
    lines = HAND_WRITTEN.replace("blue: +grain-2 bid", "blue: sell:grain-3+grain-2+trader pass")
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(lines)
    assert (error.value.facts["what"], error.value.facts["line"]) == ("second_decision", 12)


@pytest.mark.parametrize("text", ["Emporion record 0", "Emporion record 01"])
def test_a_version_has_one_spelling(text: str) -> None:
    with pytest.raises(MalformedRecord):
        emporion.replay(HAND_WRITTEN.replace("Emporion record 1", text))


def test_text_that_is_no_text_is_refused() -> None:
    with pytest.raises(MalformedRecord):
        emporion.replay(HAND_WRITTEN.replace("# The", "# \ud800"))


def test_a_move_out_of_turn_is_called_tampering() -> None:
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(HAND_WRITTEN.replace("orange: pass", "purple: pass"))
    assert (error.value.facts["what"], error.value.facts["line"]) == ("wrong_actor", 13)


def test_chance_out_of_turn_is_called_tampering() -> None:
    with pytest.raises(TamperedRecord) as error:
        emporion.replay(HAND_WRITTEN.replace("orange: pass", "chance: wine-1"))
    assert error.value.facts["what"] == "wrong_actor"
