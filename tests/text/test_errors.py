import ast
import re
from pathlib import Path
from typing import Any

import pytest

import emporion.records
import emporion.table
from emporion.core import errors
from emporion.core.errors import EmporionError, IllegalAction, RecordError
from emporion.games import find
from emporion.games.byzanz.questions import REFUSALS
from emporion.games.ys.phases import NAMES as YS_PHASES
from emporion.games.ys.questions import REFUSALS as YS_REFUSALS
from emporion.table import new_match, replay
from emporion.text import LANGUAGES, Wording, wording
from emporion.text.errors import LONGEST, brief

FACTS: dict[str, dict[str, Any]] = {
    "unknown_game": {"asked": "chess", "known": ["byzanz"]},
    "invalid_manifest": {
        "game": "fair",
        "what": "rules",
        "asked": "no.such:Game",
        "reason": "No module named 'no'",
    },
    "invalid_player_count": {"game": "byzanz", "asked": 9, "min_players": 3, "max_players": 6},
    "unknown_option": {"game": "byzanz", "asked": "speed", "known": ["first", "ties"]},
    "invalid_option": {
        "game": "byzanz", "option": "first", "asked": 9, "players": 3, "known": [0, 1, 2],
    },
    "unsupported_rules": {"game": "byzanz", "asked": 7, "known": [1, 2]},
    "invalid_seed": {"asked": " 7"},
    "invalid_labels": {"asked": ("a b", "c", "d"), "players": 3},
    "unknown_seat": {"seat": 4, "players": 4},
    "unknown_bot": {"asked": "divine", "known": ["random", "greedy"]},
    "invalid_budget": {"asked": "hard@soon", "known": ["expert", "hard", "mcts"]},
    "missing_extra": {"name": "numpy", "what": "research"},
    "unknown_language": {"asked": "tlh", "known": list(LANGUAGES)},
    "not_your_decision": {"seat": 0, "actors": [1]},
    "illegal_action": {
        "game": "byzanz", "seat": 0, "action": "take:wine", "reason": "not_in_market",
        "details": {"sort": 2},
    },
    "unknown_action": {"asked": 999, "count": 283},
    "invalid_action_text": {"game": "byzanz", "asked": "castle"},
    "nothing_to_undo": {"seat": 0},
    "broken_state": {"game": "byzanz", "what": "cards"},
    "record_error": {"line": 7, "what": "other"},
}  # fmt: skip
"""What each error carries; those of records are below."""

RECORDS = {
    "malformed_record": (
        "not_a_record", "missing_header", "unknown_header", "repeated_header", "bad_value",
        "bad_line", "unknown_actor", "invalid_action_text", "after_end",
    ),
    "newer_record": ("format", "rules"),
    "older_record": ("rules",),
    "truncated_record": ("no_end", "before_result"),
    "tampered_record": (
        "seal", "illegal", "wrong_actor", "second_decision", "result", "chance",
    ),
}  # fmt: skip
"""Every way in which a record can be wrong."""

RECORD_FACTS = {
    "line": 7, "name": "Rules", "asked": "x", "known": ["y", "z"], "action": "pass",
    "game": "byzanz",
}  # fmt: skip


def is_prose(sentence: str) -> bool:
    """Begins and ends as sentences do, with no gap and no code left in it."""
    return (
        (sentence[0] in "“„" or sentence[0].isupper())
        and sentence.endswith(".")
        and "?" not in sentence
        and "_" not in sentence
    )


def classes() -> list[type[EmporionError]]:
    """Every class of the tree in core."""
    return [
        cls
        for cls in vars(errors).values()
        if isinstance(cls, type) and issubclass(cls, EmporionError) and cls is not EmporionError
    ]


def test_every_error_is_worded_in_every_language(words: Wording) -> None:
    for cls in classes():
        if cls.code not in RECORDS:
            sentence = words.error(cls(**FACTS[cls.code]))
            assert is_prose(sentence), (cls, sentence)


def test_every_way_a_record_can_be_wrong_is_worded_in_every_language(words: Wording) -> None:
    for cls in classes():
        said = [words.error(cls(what=what, **RECORD_FACTS)) for what in RECORDS.get(cls.code, ())]
        assert len(set(said)) == len(said)
        assert all(is_prose(sentence) for sentence in said), said
        assert all(words.knows(f"error.{cls.code}.{what}") for what in RECORDS.get(cls.code, ()))


def test_a_newer_kind_of_record_error_is_worded_by_its_code(words: Wording) -> None:
    for cls in classes():
        if issubclass(cls, RecordError):
            sentence = words.error(cls(line=7, what="brand new"))
            plain = cls in (errors.NewerRecord, errors.OlderRecord)
            assert "brand new" in sentence or plain or "7" in sentence


@pytest.mark.once
def test_no_two_errors_share_a_code() -> None:
    package = Path(emporion.table.__file__ or "").parents[1]
    codes = [
        code
        for path in package.rglob("*.py")
        for code in re.findall(r'^    code = "(\w+)"$', path.read_text("utf-8"), re.MULTILINE)
    ]
    assert len(codes) > len(classes())
    assert sorted(codes) == sorted(set(codes))


@pytest.mark.once
def test_every_code_that_records_use_has_its_sentence() -> None:
    known = {what for codes in RECORDS.values() for what in codes}
    assert _codes_in_sources() == known


def _codes_in_sources() -> set[str]:
    """The codes written in the rooms that read records: `what=` and what `_wrong` is given."""
    rooms = [Path(room.__file__ or "").parent for room in (emporion.records, emporion.table)]
    codes: set[str] = set()
    for path in [path for room in rooms for path in room.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                given = [each.value for each in node.keywords if each.arg == "what"]
                if name in ("_wrong", "_refuse"):
                    given += node.args
                codes |= {
                    value.value
                    for value in given
                    if isinstance(value, ast.Constant) and isinstance(value.value, str)
                }
    return codes


def test_every_refusal_of_byzanz_is_worded_in_every_language(words: Wording) -> None:
    facts = {
        "decision": "bidding", "card": 5, "sort": 2, "total": 3, "highest": 4,
    }  # fmt: skip
    said = [words.game("byzanz").refusal(code, facts) for code in REFUSALS]
    assert len(set(said)) == len(REFUSALS)
    assert all(is_prose(sentence.capitalize()) for sentence in said), said


def test_every_refusal_of_ys_is_worded_in_every_language(words: Wording) -> None:
    ys = words.game("ys")
    facts = {"decision": "bidding", "value": 3, "place": 12, "character": 4, "gem": 1}
    said = [ys.refusal(code, facts) for code in YS_REFUSALS]
    said += [ys.refusal(code, {}) for code in ("not_behind_screen", "not_before_screen")]
    assert len(set(said)) == len(said)
    assert all(is_prose(sentence) for sentence in said), said
    asked = [ys.refusal("other_decision", {"decision": phase}) for phase in YS_PHASES]
    assert len(set(asked)) == len(asked)
    assert all(is_prose(sentence) for sentence in asked), asked


@pytest.mark.parametrize("game", ["byzanz", "ys", "tyros"])
def test_a_refusal_tells_its_reason_with_the_action(words: Wording, game: str) -> None:
    match = new_match(game, 3, seed=7)
    for action in range(match.game.num_actions):
        if action not in match.legal(0):
            with pytest.raises(IllegalAction) as caught:
                match.apply(0, action)
            sentence = words.error(caught.value)
            assert match.show(action) in sentence
            assert words.seat(0) in sentence
            assert is_prose(sentence), sentence


def test_the_game_for_five_and_six_is_refused_with_its_reason(words: Wording) -> None:
    def refused(game: str, players: Any) -> str:
        with pytest.raises(errors.InvalidPlayerCount) as caught:
            new_match(game, players)
        return words.error(caught.value)

    for players in (5, 6):
        assert is_prose(refused("ys", players))
        assert refused("ys", players) != words.say(
            "error.invalid_player_count", **_limits("Ys", players)
        )
        assert str(players) in refused("ys", players)
    assert refused("ys", 1) == words.say("error.invalid_player_count", **_limits("Ys", 1))
    assert refused("byzanz", 7) == words.say(
        "error.invalid_player_count", game="Byzanz", asked=7, min_players=3, max_players=6
    )


def _limits(game: str, asked: int) -> dict[str, object]:
    return {"game": game, "asked": asked, "min_players": 2, "max_players": 4}


def test_the_reason_against_five_players_of_ys_names_board_and_books() -> None:
    error = errors.InvalidPlayerCount(game="ys", asked=5, min_players=2, max_players=4)
    assert wording("en").error(error) == (
        "Ys is a game for 2 to 4 players, not for 5. The printed board has squares for five and "
        "six, but the rulebooks give no rules for so many."
    )


def test_two_or_five_players_of_tyros_are_refused_with_the_reason(words: Wording) -> None:
    for players in (2, 5):
        with pytest.raises(errors.InvalidPlayerCount) as caught:
            new_match("tyros", players)
        sentence = words.error(caught.value)
        assert is_prose(sentence)
        assert str(players) in sentence
        limits = {"game": "Tyros", "asked": players, "min_players": 3, "max_players": 4}
        assert sentence != words.say("error.invalid_player_count", **limits)


def test_variants_of_an_error_are_told_apart(words: Wording) -> None:
    over = words.error(errors.NotYourDecision(seat=0, actors=[]))
    assert over != words.error(errors.NotYourDecision(seat=0, actors=[1]))
    none = words.error(errors.UnknownOption(game="toy", asked="speed", known=[]))
    assert is_prose(over)
    assert is_prose(none)
    assert "Toy" in none


def test_a_game_that_nobody_has_worded_does_not_break_its_errors(words: Wording) -> None:
    refused = IllegalAction(game="toy", seat=1, action="jump", reason="too_high", details={"by": 2})
    assert "too high" in words.error(refused)
    assert "hop" in words.error(errors.InvalidActionText(game="toy", asked="hop"))


def test_an_error_raised_without_its_facts_is_still_worded(words: Wording) -> None:
    for cls in classes():
        if cls is not IllegalAction:
            assert words.error(cls())


def test_an_error_of_somebody_elses_is_told_by_code_and_facts(words: Wording) -> None:
    class Rained(EmporionError):
        code = "rained"

    sentence = words.error(Rained(where="Tyre"))
    assert "rained" in sentence
    assert "Tyre" in sentence


def test_what_was_asked_cannot_steer_the_terminal_or_fill_it(words: Wording) -> None:
    asked = "\x1b[2J" + "x" * 1000
    sentence = words.error(errors.UnknownGame(asked=asked, known=find("byzanz").name))
    assert "\x1b" not in sentence
    assert len(sentence) < 300
    assert len(brief(asked)) == LONGEST


def test_a_line_that_is_no_record_is_told_so(words: Wording) -> None:
    with pytest.raises(RecordError) as caught:
        replay("Dear diary")
    assert "Emporion record 1" in words.error(caught.value)
