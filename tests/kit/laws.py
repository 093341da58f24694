"""Laws of single positions: what is asked and open, copies, pieces, keys and plain answers."""

import json
from typing import Any

from emporion.core.errors import (
    BrokenState,
    EmporionError,
    IllegalAction,
    InvalidActionText,
    NotYourDecision,
)
from emporion.core.events import Event
from emporion.core.game import Pick
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.table import Match

from .adapter import Case
from .play import (
    apart,
    chosen,
    match_of,
    now_and_then,
    play_on,
    positions,
    prove,
    seen,
    text_of,
    whole,
)


def check_who_is_asked(case: Case, pick: Pick) -> None:
    """`actors()` lists seats in order, the first of them is `actor`; else it is chance or over."""
    for state in positions(case, pick):
        actors = state.actors()
        assert actors == sorted(set(actors)), f"the seats asked are not in order: {actors}"
        assert set(actors) <= set(range(case.players)), f"no such seat: {actors}"
        first = actors[0] if actors else state.actor
        assert first == state.actor, f"{actors} are asked, but the actor is {state.actor}"
        assert actors or first in (CHANCE, OVER), f"nobody is asked, but {first} is the actor"


def check_legal_actions(case: Case, pick: Pick) -> None:
    """Actions are open to the seat that is asked, ascending, in the action space; else none."""
    for state in positions(case, pick):
        actors = state.actors()
        for seat in range(case.players):
            legal = state.legal(seat)
            assert bool(legal) == (seat in actors), f"{actors} are asked; {seat} may {legal}"
            assert legal == sorted(set(legal)), f"not in ascending order: {legal}"
            assert all(0 <= action < case.game.num_actions for action in legal), f"beyond: {legal}"


def check_chance(case: Case, pick: Pick) -> None:
    """The tickets stand for the outcomes that are possible, for all of them and for no other."""
    for state in positions(case, pick):
        outcomes = state.legal(CHANCE)
        if state.actor != CHANCE:
            assert outcomes == [], f"not at a chance node, but open to chance: {outcomes}"
            continue
        assert outcomes == sorted(set(outcomes)), f"not in ascending order: {outcomes}"
        tickets = [state.chance_outcome(ticket) for ticket in range(state.chance_total())]
        assert tickets, "a chance node without tickets"
        assert set(tickets) == set(outcomes), f"possible {outcomes}, but drawn {set(tickets)}"


def check_texts(case: Case, pick: Pick) -> None:
    """Every action has a text of its own, one word, from which it is parsed back."""
    game = case.game
    words: dict[tuple[bool, str], int] = {}
    everything = {(0, action) for action in range(game.num_actions)}
    for state in positions(case, pick):
        for seat in (*state.actors(), CHANCE):
            everything |= {(seat, action) for action in state.legal(seat)}
    for seat, action in sorted(everything):
        text = game.show(seat, action)
        assert text, f"action {action} has no text"
        assert text.split() == [text], f"not one word: {text!r}"
        said = words.setdefault((seat == CHANCE, text), action)
        assert said == action, f"{text!r} stands for both {said} and {action}"
        assert game.parse(seat, text) == action, f"{text!r} is not parsed back to {action}"
    for seat in (0, CHANCE):
        try:
            read = game.parse(seat, "no-such-action!")
        except InvalidActionText:
            continue
        raise AssertionError(f"nonsense is parsed as {read}")


def check_copies_are_independent(case: Case, pick: Pick) -> None:
    """A copy equals its parent and does not listen; from then on each goes its own way."""
    dice = apart(pick)
    kept = []
    for state in positions(case, pick, listen=True):
        if not now_and_then(case, dice, 48):
            continue
        before = whole(case, state)
        told = len(state.events or [])
        copy = state.copy()
        assert copy.events is None, "a copy listens"
        assert whole(case, copy) == before, "a copy is not equal to its parent"
        kept.append((state.copy(), before))
        for step in play_on(case, copy, dice):
            assert state.key() == before[0], f"{step} on a copy has changed its parent"
        assert whole(case, state) == before, "play on a copy has changed its parent"
        assert len(state.events or []) == told, "play on a copy has told its parent events"
    for copy, before in kept:
        assert whole(case, copy) == before, "play on the parent has changed a copy"


def check_answers_are_fresh(case: Case, pick: Pick) -> None:
    """A caller that changes a returned answer does not change the position."""
    dice = apart(pick)
    for state in positions(case, pick):
        if not now_and_then(case, dice, 32):
            continue
        before = whole(case, state)
        for viewer in case.viewers:
            _wreck(state.view(viewer))
        for seat in state.actors():
            _wreck(state.legal(seat))
            _wreck(state.decision(seat).as_data())
        _wreck(state.actors())
        _wreck(state.scores())
        if state.actor == OVER:
            _wreck(state.outcome().as_data())
        assert whole(case, state) == before, "an answer is a part of the state itself"


def _wreck(data: Any) -> None:
    """Empty every list and mapping of plain data, from the inside out."""
    if isinstance(data, dict | list):
        for part in list(data.values() if isinstance(data, dict) else data):
            _wreck(part)
        data.clear()


def check_nothing_is_made_or_lost(case: Case, pick: Pick) -> None:
    """`check()` holds after every step, and does find a piece that is lost."""
    dice = apart(pick)
    for state in positions(case, pick):
        prove(state)
        if now_and_then(case, dice, 16):
            spoilt = state.copy()
            case.adapter.spoil(spoilt)
            try:
                spoilt.check()
            except BrokenState:
                continue
            raise AssertionError("check() does not miss a piece that was lost")


def check_keys_tell_positions_apart(case: Case, pick: Pick) -> None:
    """Positions with equal keys are equal in what is seen of them by the seat that is asked."""
    known: dict[tuple[int, ...], State] = {}
    for state in positions(case, pick):
        key = state.key()
        assert all(type(part) is int for part in key), f"not all numbers: {key}"
        if key in known:
            looks = {seen(one, min(one.actors(), default=None)) for one in (state, known[key])}
            assert len(looks) == 1, f"two positions have the key {key}"
        known[key] = state.copy()


def check_listening_changes_nothing(case: Case, pick: Pick) -> None:
    """A state that tells events goes the same way as one that does not."""
    loud, quiet = case.start(), case.start()
    loud.listen()
    while loud.actor != OVER:
        seat, action = chosen(loud, pick)
        loud.apply(seat, action)
        quiet.apply(seat, action)
        assert loud.key() == quiet.key(), f"told and untold, {(seat, action)} differs"
    assert loud.events, "a listening state has heard nothing"
    assert quiet.events is None, "a state listens although nobody asked it to"


def check_answers_are_plain_data(case: Case, pick: Pick) -> None:
    """Views, decisions, events and outcomes come back from JSON as they went."""
    dice = apart(pick)
    heard = 0
    for state in positions(case, pick, listen=True):
        events: list[Event] = (state.events or [])[heard:]
        heard += len(events)
        answers: list[object] = [event.whole() for event in events]
        answers += [state.decision(seat).as_data() for seat in state.actors()]
        if now_and_then(case, dice, 4):
            answers.append(state.view(case.viewers[dice(len(case.viewers))]))
        if state.actor == OVER:
            answers.append(state.outcome().as_data())
        for answer in answers:
            assert _from_json(answer) == answer, f"not plain data: {answer}"


def _from_json(answer: object) -> object:
    try:
        return json.loads(text_of(answer))
    except TypeError as error:
        raise AssertionError(f"not plain data: {answer}") from error


def check_refusals(case: Case, pick: Pick) -> None:
    """The table refuses what is not open, says why, and leaves all as it was."""
    dice = apart(pick)
    match = match_of(case, pick)
    while not match.over:
        seat, action = chosen(match.state, pick)
        if now_and_then(case, dice, 8):
            key = match.state.key()
            legal = match.legal(seat)
            for wrong in (-1, *range(dice(7), case.game.num_actions + 7, 7)):
                if wrong not in legal:
                    refusal = _refusal(match, seat, wrong, IllegalAction)
                    assert refusal.facts["reason"], f"{wrong} is refused without a reason"
            for other in {-1, *range(case.players + 1)} - set(match.actors):
                _refusal(match, other, action, NotYourDecision)
            assert match.state.key() == key, "a refused action has changed the state"
        match.apply(seat, action)


def _refusal(match: Match, seat: int, action: int, kind: type[EmporionError]) -> EmporionError:
    """How the table refuses an action."""
    try:
        match.apply(seat, action)
    except kind as refusal:
        return refusal
    except Exception as error:
        raise AssertionError(f"{action} of {seat} is refused by accident: {error!r}") from error
    raise AssertionError(f"{action} of {seat} is not refused")
