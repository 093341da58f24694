"""Laws of turns: chains of decisions, what others see of them, undo, and several seats at once."""

from collections.abc import Iterator, Sequence
from typing import Any

from emporion.core.errors import NothingToUndo
from emporion.core.events import Event
from emporion.core.game import Pick
from emporion.core.seats import CHANCE
from emporion.core.state import State
from emporion.table import Match
from emporion.table.draft import Draft

from .adapter import Case
from .play import all_seen, apart, chain, chosen, match_of, now_and_then, play_on, positions, seen

BRANCHES = 200
"""How many prefixes of one turn are looked at, at most."""

SAMPLES = 3


Made = tuple[int, ...]
"""The actions of one turn so far."""


def check_turns_can_be_completed(case: Case, pick: Pick) -> None:
    """From every prefix of a turn something is open, and it leads to a commit."""
    dice = apart(pick)
    for state in positions(case, pick):
        if now_and_then(case, dice, 4):
            for seat in state.actors():
                for made, _ in _branches(state, seat, dice):
                    assert len(made) <= case.game.max_length(case.players), f"no end after {made}"


def check_turns_have_one_spelling(case: Case, pick: Pick) -> None:
    """The same actions in another order never come to the same: a set is built in one order.

    Two different turns may lead to one position, where all that they differ in is over at once;
    but then they have told different events.
    """
    dice = apart(pick)
    for state in positions(case, pick):
        if now_and_then(case, dice, 4) and not any(map(state.drafting, state.actors())):
            for seat in state.actors():
                spelt: dict[object, Made] = {}
                for made, reached in _branches(state, seat, dice):
                    if not reached.drafting(seat):
                        other = spelt.setdefault((tuple(sorted(made)), reached.key()), made)
                        same = other != made and _told(state, seat, other) == _told(
                            state, seat, made
                        )
                        assert not same, f"{other} and {made} of seat {seat} are the same"


def check_sets_are_laid_in_any_order(case: Case, pick: Pick) -> None:
    """Members of a set (`state.sets`) may be laid in any order, and come to the same turn."""
    dice = apart(pick)
    for state in positions(case, pick):
        if now_and_then(case, dice, 4) and not any(map(state.drafting, state.actors())):
            for seat in state.actors():
                made = chain(state.copy(), seat, dice)
                draft = Draft.empty(state.copy(), seat)
                for step in _shuffled(made, state.sets(seat), dice):
                    further = None if draft.committed else draft.then(step)
                    assert further is not None, f"{step} cannot be laid after {draft.laid}"
                    draft = further
                assert tuple(draft.chain) == made, f"{draft.laid} leads elsewhere than {made}"


def check_respellings(case: Case, pick: Pick) -> None:
    """What may be laid out of the order of the rules (`state.respellings`) is not legal by itself,
    and leads to the draft that it is said to lead to.
    """
    dice = apart(pick)
    for state in positions(case, pick):
        if now_and_then(case, dice, 2) and not any(map(state.drafting, state.actors())):
            for seat in state.actors():
                draft = Draft.empty(state.copy(), seat)
                for step in chain(state.copy(), seat, dice):
                    rows = list(draft.state.respellings(seat).items())
                    if rows:
                        _check_row(draft, *rows[dice(len(rows))])
                    further = draft.then(step)
                    assert further is not None, f"{step} cannot be laid after {draft.laid}"
                    draft = further


def _check_row(draft: Draft, row: Made, spelt: list[int]) -> None:
    assert row[0] not in draft.state.legal(draft.seat), f"{row} begins with what is legal"
    laid: Draft | None = draft
    for step in row:
        laid = laid and laid.then(step)
    assert laid is not None, f"{row} cannot be laid after {draft.laid}"
    assert laid.chain == spelt, f"{row} leads to {laid.chain}, not to {spelt}"


def _shuffled(made: Made, sets: list[list[int]], dice: Pick) -> list[int]:
    """A turn with the members of each set in some other order; all else stays in its place."""
    steps = [*made]
    for members in sets:
        places = [place for place, step in enumerate(made) if step in members]
        left = [made[place] for place in places]
        for place in places:
            steps[place] = left.pop(dice(len(left)))
    return steps


def _told(state: State, seat: int, made: Made) -> list[dict[str, Any]]:
    """The events of a turn."""
    listening = state.copy()
    listening.listen()
    for action in made:
        listening.apply(seat, action)
    return _whole(listening.events or [])


def _whole(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [event.whole() for event in events]


def _branches(state: State, seat: int, dice: Pick) -> Iterator[tuple[Made, State]]:
    """What a seat can make of its turn, step by step, each with the position that it leads to."""
    prefixes: list[tuple[Made, State]] = [((), state.copy())]
    for _ in range(BRANCHES):
        if not prefixes:
            return
        made, prefix = prefixes.pop(dice(len(prefixes)))
        legal = prefix.legal(seat)
        assert legal, f"seat {seat} cannot complete its turn after {made}"
        for action in legal:
            longer = prefix.copy()
            longer.apply(seat, action)
            yield (*made, action), longer
            if longer.drafting(seat):
                prefixes.append(((*made, action), longer))


def check_drafts_are_private(case: Case, pick: Pick) -> None:
    """Until a seat commits, nobody else sees anything of its draft, not even that there is one."""
    dice = apart(pick)
    for state in positions(case, pick):
        if not now_and_then(case, dice, 6):
            continue
        for seat in state.actors():
            draft = state.copy()
            draft.listen()
            others = [viewer for viewer in case.viewers if viewer != seat]
            before = all_seen(draft, others)
            scores = draft.scores()
            while True:
                legal = draft.legal(seat)
                action = legal[dice(len(legal))]
                draft.apply(seat, action)
                if not draft.drafting(seat):
                    break
                assert draft.actor != CHANCE, f"chance is asked in the midst of {seat}'s draft"
                assert seat in draft.actors(), f"{seat} is drafting, but is not asked"
                assert draft.events == [], f"an event tells of {seat}'s draft"
                assert draft.scores() == scores, f"a draft of {seat} scores"
                assert all_seen(draft, others) == before, f"others see {seat}'s draft ({action})"


def check_commits_are_told(case: Case, pick: Pick) -> None:
    """Whatever a seat commits is told by an event, if only that it has decided."""
    state = case.start()
    state.listen()
    told = 0
    for seat, action in play_on(case, state, pick):
        events = len(state.events or [])
        silent = events == told and seat != CHANCE and not state.drafting(seat)
        assert not silent, f"no event tells that seat {seat} has committed {action}"
        told = events


def check_drafts_reveal_nothing(case: Case, pick: Pick) -> None:
    """A draft can be taken back, so it must not tell even its own seat what was hidden.

    In all positions that the seat cannot tell apart, the same draft looks the same.
    """
    dice = apart(pick)
    for state in positions(case, pick):
        if not now_and_then(case, dice, 12):
            continue
        for seat in state.actors():
            real = state.copy()
            view = real.view(seat)
            others = [case.game.determinize(view, dice) for _ in range(SAMPLES)]
            while True:
                legal = real.legal(seat)
                action = legal[dice(len(legal))]
                for position in (real, *others):
                    position.apply(seat, action)
                goes_on = real.drafting(seat)
                alike = all(other.drafting(seat) == goes_on for other in others)
                assert alike, "whether a turn goes on depends on a secret"
                if not goes_on:
                    break
                look = seen(real, seat)
                for other in others:
                    assert seen(other, seat) == look, f"{seat} learns a secret by drafting {action}"


def check_undo(case: Case, pick: Pick) -> None:
    """Undo gives back what was before the draft, others' drafts kept, and never goes further."""
    dice = apart(pick)
    match = match_of(case, pick)
    committed = _Committed(case, match)
    drafts: dict[int, list[int]] = {}
    while not match.over:
        if now_and_then(case, dice, 8):
            _nothing_else_can_be_undone(case, match, drafts)
        if drafts and now_and_then(case, dice, 3):
            seat = sorted(drafts)[dice(len(drafts))]
            key, made = match.state.key(), drafts.pop(seat)
            _undo(match, seat, committed, drafts)
            if dice(2):
                for action in made:
                    match.apply(seat, action)
                drafts[seat] = made
                assert match.state.key() == key, f"{made} after undo leads elsewhere"
            continue
        seat, action = chosen(match.state, pick)
        match.apply(seat, action)
        drafts.setdefault(seat, []).append(action)
        if not match.state.drafting(seat):
            del drafts[seat]


class _Committed:
    """The committed moves of a match alone, played beside it: here nothing is ever taken back."""

    def __init__(self, case: Case, match: Match) -> None:
        self.match = match
        self.state = case.start()
        self.state.listen()
        self.steps = 0
        self.told: list[dict[str, Any]] = []

    def with_drafts(self, drafts: dict[int, list[int]]) -> tuple[State, list[dict[str, Any]]]:
        """What some drafts make of it, and all events that are then told."""
        self._catch_up()
        state = self.state.copy()
        state.listen()
        for seat, actions in drafts.items():
            for action in actions:
                state.apply(seat, action)
        return state, self.told + _whole(state.events or [])

    def _catch_up(self) -> None:
        steps = [(move.actor, action) for move in self.match.moves for action in move.actions]
        for actor, action in steps[self.steps :]:
            self.state.apply(actor, action)
        self.steps = len(steps)
        self.told += _whole((self.state.events or [])[len(self.told) :])


def _undo(match: Match, seat: int, committed: _Committed, others: dict[int, list[int]]) -> None:
    """Take a draft back; the position and the events must be what all the rest makes."""
    match.undo(seat)
    expected, told = committed.with_drafts(others)
    assert match.state.key() == expected.key(), f"undo of {seat} does not restore the position"
    assert seen(match.state, seat) == seen(expected, seat), f"{seat} sees a trace of its undo"
    heard = _whole(match.events)
    assert heard == told, f"after {seat}'s undo the events are not those of what is left"


def _nothing_else_can_be_undone(case: Case, match: Match, drafts: dict[int, list[int]]) -> None:
    """What is committed, revealed or thrown stays."""
    key = match.state.key()
    for seat in range(case.players):
        if seat not in drafts:
            try:
                match.undo(seat)
            except NothingToUndo:
                continue
            raise AssertionError(f"seat {seat} could undo what it had committed")
    assert match.state.key() == key, "a refused undo has changed the state"


def check_commits_in_any_order(case: Case, pick: Pick) -> None:
    """Seats asked at once do not feel each other: any order of steps leads to one position."""
    dice = apart(pick)
    for state in positions(case, pick):
        actors = state.actors()
        if len(actors) < 2 or any(state.drafting(seat) for seat in actors):
            continue
        open_before = {seat: state.legal(seat) for seat in actors}
        chains = {seat: chain(state.copy(), seat, dice) for seat in actors}
        reached = set()
        for _ in range(4):
            position = state.copy()
            waiting = {seat: list(chains[seat]) for seat in actors}
            while waiting:
                seat = sorted(waiting)[dice(len(waiting))]
                action = waiting[seat].pop(0)
                assert action in position.legal(seat), f"{seat} may no longer {action}"
                position.apply(seat, action)
                if not waiting[seat]:
                    del waiting[seat]
                for other, left in waiting.items():
                    if left == list(chains[other]):
                        same = position.legal(other) == open_before[other]
                        assert same, f"{seat}'s {action} has changed what is open to {other}"
            reached.add(position.key())
        assert len(reached) == 1, f"the order of {chains} matters"
