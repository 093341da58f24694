"""Laws of hidden things: nobody sees them, samples fit what is seen, and memory is perfect."""

from collections.abc import Hashable, Sequence
from itertools import pairwise

from emporion.core.errors import UnknownSeat
from emporion.core.game import Pick
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.records import Move

from .adapter import Case, Viewer
from .play import (
    after,
    apart,
    history,
    make,
    now_and_then,
    play_on,
    positions,
    prove,
    seen,
    text_of,
)

CUTS = 12
"""Moments of a game at which secrets are looked for."""

TRIES = 8
"""Twins or samples in which a hidden fact has to be another one at least once."""


def check_secrets_are_kept(case: Case, pick: Pick) -> None:
    """Change what is hidden from a viewer, and nothing that it is shown changes, in any byte.

    Two histories that the viewer must not tell apart are played side by side; over the run each
    kind of hidden fact was another one in them at least once.
    """
    dice = apart(pick)
    moves = history(case, pick)
    cuts = sorted({dice(len(moves) + 1) for _ in range(CUTS)})
    for viewer in case.viewers:
        hiding = _hiding(case, moves, cuts, viewer)
        unchanged = set(hiding)
        unchanged -= changed_unseen(case, moves[: cuts[dice(len(cuts))]], viewer, dice)
        for fact in sorted(hiding):
            for _ in range(TRIES):
                if fact in unchanged:
                    cut = hiding[fact][dice(len(hiding[fact]))]
                    unchanged -= changed_unseen(case, moves[:cut], viewer, dice)
        assert not unchanged, f"no twin differs for {viewer} in {sorted(unchanged)}"


def _hiding(
    case: Case, moves: Sequence[Move], cuts: Sequence[int], viewer: Viewer
) -> dict[str, list[int]]:
    """The kinds of fact hidden from a viewer in the course of a game, each with the moments."""
    hiding: dict[str, list[int]] = {}
    state = case.start()
    for last, cut in pairwise([0, *cuts]):
        for move in moves[last:cut]:
            make(state, move)
        for fact in case.adapter.hidden(state, viewer):
            hiding.setdefault(fact, []).append(cut)
    return hiding


def changed_unseen(case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick) -> set[str]:
    """Play a history beside a twin of it; the hidden facts in which they differed unseen."""
    twin = case.adapter.twin(case, moves, viewer, pick)
    if twin is None:
        return set()
    assert len(twin) == len(moves), "the adapter's twin is not as long as its history"
    alike = next((n for n, move in enumerate(moves) if move != twin[n]), len(moves))
    if alike == len(moves):
        return set()
    # Up to where they part they are one history, which cannot look unlike itself.
    pair = _Pair(case, viewer, moves[:alike], apart(pick))
    for move, other in zip(moves[alike:], twin[alike:], strict=True):
        assert move.actor == other.actor, "the adapter's twin has other actors"
        pair.make(move, other)
    pair.look_alike()
    pair.render_alike()
    one, two = pair.states
    facts, others = case.adapter.hidden(one, viewer), case.adapter.hidden(two, viewer)
    assert set(facts) == set(others), f"more or less is hidden in a twin: {facts}, {others}"
    changed = {fact for fact in facts if facts[fact] != others[fact]}
    assert not changed or one.key() != two.key(), f"{changed} differ, but the keys are equal"
    return changed


class _Pair:
    """Two histories side by side, which a viewer must not be able to tell apart."""

    def __init__(self, case: Case, viewer: Viewer, alike: Sequence[Move], dice: Pick) -> None:
        self.case = case
        self.viewer = viewer
        self.dice = dice
        self.states = (after(case, alike), after(case, alike))
        self.heard = 0
        self.made = len(alike)
        self.looked_at = ""

    def make(self, move: Move, other: Move) -> None:
        """The next move of both; the viewer looks at each step of its own, and after others'."""
        one, two = self.states
        self.made += 1
        assert move.actor == CHANCE or move.actor != self.viewer or move == other, (
            "the adapter's twin changes the viewer's own decision"
        )
        for action in other.actions:
            assert action in two.legal(other.actor), "the adapter's twin is not legal"
            two.apply(other.actor, action)
            if move.actor == self.viewer:
                one.apply(move.actor, action)
                self.go_on_alike()
        if move.actor != self.viewer:
            make(one, move)
            self.go_on_alike()

    def go_on_alike(self) -> None:
        """Both ask the same seats and tell the same news; and a closer look, if it is time.

        It is time where another question is asked than at the last look, and now and then.
        """
        one, two = self.states
        self.same("who is asked", *((state.actor, state.actors()) for state in self.states))
        self.same("the scores", one.scores(), two.scores())
        news = [(state.events or [])[self.heard :] for state in self.states]
        told = [text_of([event.seen_by(self.viewer) for event in new]) for new in news]
        self.same("the events", *told)
        self.heard += len(news[0])
        question = "" if one.actor == OVER else one.decision(one.actor).kind
        if question != self.looked_at or now_and_then(self.case, self.dice, 1):
            self.looked_at = question
            self.look_alike()

    def look_alike(self) -> None:
        """Both show the same: the view, the question, and what is open or refused."""
        one, _ = self.states
        viewer = self.viewer
        self.same("what is seen", *(seen(state, viewer) for state in self.states))
        if viewer is not None:
            self.same("what is refused", *(self.refusals(state, viewer) for state in self.states))
        if one.actor == OVER:
            self.same("the outcome", *(state.outcome().as_data() for state in self.states))

    def refusals(self, state: State, seat: int) -> list[object]:
        """Why some of the actions are refused that are not open, others after each move."""
        legal = state.legal(seat)
        no = [
            state.refusal(seat, action)
            for action in range(self.made % 16, self.case.game.num_actions, 16)
            if action not in legal
        ]
        return [(refusal.code, refusal.facts) for refusal in no]

    def render_alike(self) -> None:
        """Both are drawn and worded the same, all events included."""
        drawn = []
        for state in self.states:
            told = [event.seen_by(self.viewer) for event in state.events or []]
            legal = [] if self.viewer is None else state.legal(self.viewer)
            view = state.view(self.viewer)
            drawn.append(list(self.case.adapter.rendered(view, legal, told)))
        self.same("what is drawn or said", *drawn)

    def same(self, what: str, one: object, two: object) -> None:
        """The two must be equal."""
        where = f"after move {self.made} viewer {self.viewer} can tell by {what}"
        assert one == two, f"{where}:\n{one}\n{two}"


def check_samples_fit(case: Case, pick: Pick) -> None:
    """A state sampled from a view is whole, looks the same, and can be played to its end.

    One that happens to have every hidden fact right is the very position.
    """
    dice = apart(pick)
    for state in positions(case, pick):
        if not now_and_then(case, dice, 12):
            continue
        sample = fitting_sample(case, state, case.viewers[dice(len(case.viewers))], dice)
        for _ in play_on(case, sample, dice):
            pass
        prove(sample)


def fitting_sample(case: Case, state: State, viewer: Viewer, dice: Pick) -> State:
    """A state sampled from a view, with the proof that it is whole and looks the same."""
    sample = case.game.determinize(state.view(viewer), dice)
    prove(sample)
    assert seen(sample, viewer) == seen(state, viewer), f"{viewer} sees another position"
    assert sample.actors() == state.actors(), "a sample asks other seats"
    assert sample.actor == state.actor, "a sample asks somebody else"
    assert sample.scores() == state.scores(), "a sample has other scores"
    if not any(state.drafting(seat) for seat in state.actors() if seat != viewer):
        hidden, guessed = (case.adapter.hidden(one, viewer) for one in (state, sample))
        same = hidden != guessed or sample.key() == state.key()
        assert same, "a sample with all secrets guessed right is another position"
    return sample


def check_samples_vary(case: Case, pick: Pick) -> None:
    """Samples from one view differ in every kind of fact that the view leaves open."""
    dice = apart(pick)
    moves = history(case, pick)
    cuts = sorted({dice(len(moves) + 1) for _ in range(CUTS)})
    for viewer in case.viewers:
        hiding = _hiding(case, moves, cuts, viewer)
        unvaried = set(hiding)
        for fact in sorted(hiding):
            for _ in range(TRIES):
                if fact in unvaried:
                    cut = hiding[fact][dice(len(hiding[fact]))]
                    unvaried -= _varied(case, after(case, moves[:cut]), viewer, dice)
        assert not unvaried, f"samples for {viewer} do not vary in {sorted(unvaried)}"


def _varied(case: Case, state: State, viewer: Viewer, pick: Pick) -> set[str]:
    """The hidden facts in which two of a few samples differ."""
    view = state.view(viewer)
    facts: dict[str, set[Hashable]] = {}
    for _ in range(4):
        sample = case.game.determinize(view, pick)
        for fact, value in case.adapter.hidden(sample, viewer).items():
            facts.setdefault(fact, set()).add(value)
    return {fact for fact, values in facts.items() if len(values) > 1}


def check_only_seats_and_spectators_see(case: Case, pick: Pick) -> None:
    """Only seats at the table and spectators have a view; chance, for one, has none."""
    for state in positions(case, pick):
        for seat in (CHANCE, OVER, case.players):
            try:
                state.view(seat)
            except UnknownSeat:
                continue
            raise AssertionError(f"{seat} is no seat, but has a view")


def check_memory_is_perfect(case: Case, pick: Pick) -> None:
    """A view tells all that follows from the events its viewer has seen, and events tell all."""
    dice = apart(pick)
    for state in positions(case, pick, listen=True):
        if not now_and_then(case, dice, 12):
            continue
        remember(case, state, case.viewers[dice(len(case.viewers))])


def remember(case: Case, state: State, viewer: Viewer) -> None:
    """What a viewer is told of a position must be what it has seen."""
    told = [event.seen_by(viewer) for event in state.events or []]
    recalled = case.adapter.recalled(case, viewer, told)
    known = case.adapter.told(state.view(viewer))
    assert known == recalled, f"{viewer} is told {known}, but has seen {recalled}"
