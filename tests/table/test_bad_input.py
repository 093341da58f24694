"""Whatever comes through the façade: a named error in both builds, and no change."""

from collections.abc import Callable
from typing import Any

import pytest

import emporion
from emporion.core.errors import (
    EmporionError,
    IllegalAction,
    InvalidActionText,
    InvalidLabels,
    InvalidOption,
    InvalidPlayerCount,
    InvalidSeed,
    MalformedRecord,
    NothingToUndo,
    NotYourDecision,
    UnknownAction,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from emporion.table import Match

HUGE = 10**5000
"""More digits than Python writes out."""


def repr_of(value: object) -> str:
    """A name for a case that any value can have."""
    return ascii(value)[:12] if value != HUGE else "huge"


ODD: list[Any] = [None, "0", "", 0.0, 1.0, True, False, [], {}, b"0", HUGE, -1, object()]


@pytest.fixture
def match() -> Match:
    return emporion.new_match("byzanz", players=3, seed=1)


@pytest.mark.parametrize("odd", ODD, ids=repr_of)
def test_odd_values_are_refused_by_name_and_change_nothing(match: Match, odd: Any) -> None:
    before = match.record(), match.state.key()
    attempts: list[tuple[type[EmporionError], Callable[[], object]]] = [
        (NotYourDecision, lambda: match.apply(odd, 0)),
        (IllegalAction, lambda: match.apply(0, odd)),
        (NothingToUndo, lambda: match.undo(odd)),
        (UnknownAction, lambda: match.show(odd)),
        (InvalidActionText, lambda: match.parse(odd)),
        (UnknownGame, lambda: emporion.game(odd)),
        (InvalidPlayerCount, lambda: emporion.new_match("byzanz", odd)),
        (InvalidOption, lambda: emporion.new_match("byzanz", 3, {"first": odd})),
        (MalformedRecord, lambda: emporion.replay(odd)),
    ]
    if odd is not None:
        attempts.append((UnknownSeat, lambda: match.view(odd)))
    for error, attempt in attempts:
        with pytest.raises(error) as raised:
            attempt()
        assert len(str(raised.value)) < 1000
    assert match.legal(odd) == []
    assert (match.record(), match.state.key()) == before


@pytest.mark.parametrize("odd", ["x", 5, [], 0.0, False, [("first", 1)]])
def test_options_that_are_no_mapping_are_refused(odd: Any) -> None:
    with pytest.raises(UnknownOption):
        emporion.new_match("byzanz", 3, odd)


def test_an_option_whose_name_is_no_text_is_refused() -> None:
    odd: Any = {0: 1}
    with pytest.raises(UnknownOption):
        emporion.new_match("byzanz", 3, odd)


@pytest.mark.parametrize("seed", [" 7", "7 ", "", "\n", "a\nb", "\ud800", HUGE], ids=repr_of)
def test_a_seed_that_a_record_could_not_hold_is_refused(seed: int | str) -> None:
    with pytest.raises(InvalidSeed):
        emporion.new_match("byzanz", 3, seed=seed)


@pytest.mark.parametrize("seed", ["7", "a b", "é", "#1", "Seed: 2", -5, 2**200])
def test_any_other_seed_comes_back_from_the_record(seed: int | str) -> None:
    match = emporion.new_match("byzanz", 3, seed=seed)
    assert emporion.replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    "labels",
    [
        ("a b", "c", "d"),
        ("", "x", "y"),
        ("a", "b"),
        ("a\nb", "c", "d"),
        (1, 2, 3),
        ("a\ud800",) * 3,
    ],
)
def test_labels_that_a_record_could_not_hold_are_refused(match: Match, labels: Any) -> None:
    with pytest.raises(InvalidLabels):
        match.seats = labels
    assert match.seats == ()


def test_what_is_handed_out_can_be_changed_without_changing_the_match(match: Match) -> None:
    before = [event.whole() for event in match.events]
    for event in match.events:
        for fact in event.seen_by(0).values():
            if isinstance(fact, list):
                fact.clear()
    match.legal(0).clear()
    match.view(0)["hand"].clear()
    match.as_record().options.clear()
    assert [event.whole() for event in match.events] == before
    assert match.legal(0)
    assert match.view(0)["hand"]
    assert emporion.replay(match.record()).options == match.options


def test_a_match_without_a_seed_has_no_seal_to_open(match: Match) -> None:
    unproven = match.record().replace("Seed: 1\n", "")
    again = emporion.replay(unproven[: unproven.rindex("end")] + "end\n")
    assert again.seal is None
    assert match.seal is not None


def test_a_seat_that_is_not_asked_learns_nothing_from_refusals(match: Match) -> None:
    reasons = {match.state.refusal(1, action).code for action in range(match.game.num_actions)}
    assert reasons == {"other_decision"}


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_that_has_nothing_to_choose_says_so(match: Match, level: str) -> None:
    bot = emporion.bot("byzanz", level)
    with pytest.raises(NotYourDecision):
        bot.turn(match.view(0), [])
    with pytest.raises(EmporionError):
        bot.turn(match.view(None), [0, 3])
