"""What a seat has laid since its last commit, as a value: what it amounts to, what may join it.

The rules build a set in ascending order, so that one set has one spelling, and open a card only if
the set can be completed by those that follow it. A person lays cards in any order. So a draft keeps
the chain that the rules know, and beside it the members of a set that are laid but do not make a
legal chain yet: a 5 alone, where 1 and 5 would top the bid. The same holds for steps that belong
together and that the rules spell in another order: two brokers, each with its place.
"""

from bisect import insort
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from ..core.state import State
from .forced import is_turn


class LaidStep(NamedTuple):
    """A step as it was laid."""

    action: int
    forced: bool
    """Whether it left no choice."""


@dataclass(frozen=True)
class Draft:
    """The steps of a seat from a position on. Everything is tried on copies, up to a commit."""

    seat: int
    sets: list[list[int]]
    """The sets that can be put together from the base on; see `State.sets`."""
    path: tuple[State, ...]
    """The positions from the base on, one more after each step of the chain. None of them changes,
    so a longer draft goes on from the last one, and no step of the chain is applied again."""
    chain: list[int] = field(default_factory=list)
    """The steps in the order of the rules, all of them legal."""
    waiting: list[int] = field(default_factory=list)
    """What is no legal chain without further steps: the members, ascending, of a set; or the first
    steps of a row that the rules spell otherwise (see `State.respellings`)."""
    laid: list[LaidStep] = field(default_factory=list)
    """All steps in the order in which they were made."""
    committed: bool = False

    @classmethod
    def empty(cls, base: State, seat: int) -> "Draft":
        """Nothing laid yet."""
        return cls(seat, base.sets(seat), (base,))

    @property
    def base(self) -> State:
        """The position before the first step."""
        return self.path[0]

    @property
    def state(self) -> State:
        """The position after the chain."""
        return self.path[-1]

    def set_of(self, action: int) -> list[int] | None:
        """The set that a step belongs to; none for a step whose place in the chain matters."""
        return next((members for members in self.sets if action in members), None)

    @cached_property
    def options(self) -> list[int]:
        """What may come next: what is legal, each member of a set that has what is laid, and what
        the rules spell otherwise.
        """
        if self.waiting:
            members = self.set_of(self.waiting[0])
            if members is None:
                return sorted(self._respelt())
            return sorted(_further((self.state,), self.seat, members, self.waiting))
        found = {*self.state.legal(self.seat), *self._respelt()}
        for number, members in enumerate(self.sets):
            start, end = self._run(members)
            if end < len(self.chain):
                left = Counter(members) - Counter(self.chain[start:end])
                found.update(each for each in left if self._with(each) is not None)
            elif start < end or not found.isdisjoint(members):
                there = self.path[start].sets(self.seat)[number]
                known = self.path[start : end + 1]
                found |= _further(known, self.seat, there, self.chain[start:end])
        return sorted(found)

    @cached_property
    def alternatives(self) -> list[int]:
        """What is a whole decision by itself, such as a pass, in the position before the draft."""
        return [
            action
            for action in self.base.legal(self.seat)
            if self.set_of(action) is None and is_turn(self.base, self.seat, [action])
        ]

    def commits(self, action: int) -> bool:
        """Whether one more step would commit. It is tried once, however often that is asked."""
        if action not in self._commits:
            draft = self.then(action)
            self._commits[action] = draft is not None and draft.committed
        return self._commits[action]

    @cached_property
    def _commits(self) -> dict[int, bool]:
        """What `commits` has tried; `replace` leaves it out, since a longer draft differs."""
        return {}

    def then(self, action: int) -> "Draft | None":
        """The draft with one more step, noting whether it left a choice; none if it may not be."""
        if action not in self.options:
            return None
        draft = self._with(action)
        forced = len(self.options) == 1
        return draft and replace(draft, laid=[*self.laid, LaidStep(action, forced)])

    def _with(self, action: int) -> "Draft | None":
        """The draft with one more step, at the end or where the rules want it."""
        if not self.waiting and action in self.state.legal(self.seat):
            return self._now((*self.path, self._after(self.state, action)), [*self.chain, action])
        members = self.set_of(action)
        if members is None:
            return self._with_row((*self.waiting, action))
        if self.waiting and self.waiting[0] not in members:
            return None
        start, end = self._run(members)
        run = [*self.chain[start:end], *self.waiting]
        if run.count(action) == members.count(action):
            return None
        insort(run, action)
        before, after = self.chain[:start], self.chain[end:]
        chain = [*before, *run, *after]
        fitted = self._fitted(chain)
        if fitted is not None:
            return self._now(fitted, chain)
        if after or not _is_part_of_a_set(self.path[start], self.seat, members, run):
            return None
        return Draft(self.seat, self.sets, self.path[: start + 1], before, run)

    def _respelt(self) -> set[int]:
        """The next steps of rows that the rules spell otherwise."""
        laid = len(self.waiting)
        rows = self.state.respellings(self.seat)
        return {row[laid] for row in rows if list(row[:laid]) == self.waiting}

    def _with_row(self, row: tuple[int, ...]) -> "Draft | None":
        """The draft with a row that the rules spell otherwise, or with the first steps of one."""
        rows = self.state.respellings(self.seat)
        if row in rows:
            fitted = self._fitted(rows[row])
            return None if fitted is None else self._now(fitted, rows[row])
        if any(each[: len(row)] == row for each in rows):
            return replace(self, waiting=list(row), laid=[])
        return None

    def without(self, place: int) -> "Draft":
        """The draft without one of the steps as they were laid, and without what only made sense
        with it: what came after it, if its place in the chain matters, and what does not fit any
        more.
        """
        left, later = self.laid[:place], self.laid[place + 1 :]
        if self.set_of(self.laid[place].action) is None:
            later = [step for step in later if self.set_of(step.action) is not None]
        left += later
        draft = Draft.empty(self.base, self.seat)
        while (fitting := draft._first_fitting(left)) is not None:
            number, draft = fitting
            del left[number]
        return draft

    def _first_fitting(self, steps: Sequence[LaidStep]) -> "tuple[int, Draft] | None":
        """The first of some steps that can be made, and the draft with it.

        Of those whose place in the chain matters none overtakes another.
        """
        in_order = True
        for number, step in enumerate(steps):
            free = self.set_of(step.action) is not None
            if free or in_order:
                draft = self.then(step.action)
                if draft is not None and not draft.committed:
                    return number, draft
            in_order = in_order and free
        return None

    def shown_in(self, state: State) -> State:
        """A position as its owner sees it: with what is laid and waits for further steps. It is for
        views and for refusals alone; nothing is legal in it.
        """
        if not self.waiting:
            return state
        shown = state.copy()
        for step in self.waiting:
            shown.apply(self.seat, step)
        return shown

    def _now(self, path: tuple[State, ...], chain: list[int]) -> "Draft":
        committed = not path[-1].drafting(self.seat)
        return Draft(self.seat, self.sets, path, chain, committed=committed)

    def _run(self, members: list[int]) -> tuple[int, int]:
        """Where in the chain a set stands: its first place, and the one after its last."""
        places = [place for place, step in enumerate(self.chain) if step in members]
        return (places[0], places[-1] + 1) if places else (len(self.chain), len(self.chain))

    def _fitted(self, chain: list[int]) -> tuple[State, ...] | None:
        """The positions along a chain of which only the last step may commit, if it is legal.

        What it has in common with the present chain is not applied again.
        """
        shared = _shared(self.chain, chain)
        path = [*self.path[: shared + 1]]
        for step in chain[shared:]:
            if len(path) > 1 and not path[-1].drafting(self.seat):
                return None
            if step not in path[-1].legal(self.seat):
                return None
            path.append(self._after(path[-1], step))
        return tuple(path)

    def _after(self, state: State, action: int) -> State:
        """The position after one more step."""
        following = state.copy()
        following.apply(self.seat, action)
        return following


def _shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many steps two chains have in common at their beginning."""
    for place, (mine, its) in enumerate(zip(one, other, strict=False)):
        if mine != its:
            return place
    return min(len(one), len(other))


# -- which sets there are -------------------------------------------------------------------------


def _further(known: Sequence[State], seat: int, members: list[int], laid: list[int]) -> set[int]:
    """The members that some legal set has besides those that are laid.

    `known` are the positions before the first of those and after each, as far as there are any.
    """
    wanted = set(Counter(members) - Counter(laid))
    return _Search(seat, frozenset(members), wanted).found_in(known, laid)


def _is_part_of_a_set(base: State, seat: int, members: list[int], laid: list[int]) -> bool:
    """Whether some legal set has all of these members."""
    search = _Search(seat, frozenset(members), set())
    search.found_in((base,), laid)
    return search.succeeded


class _Search:
    """Sets are gone through in the order of the rules: each is met once, by its one spelling. What
    is laid has to be met on the way, so nothing above the least of it comes before it.
    """

    def __init__(self, seat: int, members: frozenset[int], wanted: set[int]) -> None:
        self.succeeded = False
        """Whether any set has all that is laid."""
        self._seat = seat
        self._members = members
        self._missing = wanted

    def found_in(self, known: Sequence[State], laid: list[int]) -> set[int]:
        """Which of the wanted members are in a set together with what is laid."""
        wanted = set(self._missing)
        self._explore(known, laid, [])
        return wanted - self._missing

    def _explore(self, known: Sequence[State], laid: Sequence[int], others: list[int]) -> None:
        """Go on from a set that still lacks some of what is laid, and has some others.

        The first of the known positions is the one after that set; those behind it follow if what
        is laid is taken step by step.
        """
        state = known[0]
        legal = [each for each in state.legal(self._seat) if each in self._members]
        if not laid:
            self._succeed([*others, *legal])
        for action in _nearest_first(legal, laid):
            if self._is_done(action, laid, others):
                continue
            is_next = bool(laid) and action == laid[0]
            further = known[1:] if is_next else ()
            if not further:
                following = state.copy()
                following.apply(self._seat, action)
                further = (following,)
            if is_next:
                rest, beside = laid[1:], others
            else:
                rest, beside = laid, [*others, action]
            if further[0].drafting(self._seat):
                self._explore(further, rest, beside)
            elif not rest:
                self._succeed(beside)

    def _succeed(self, found: list[int]) -> None:
        self.succeeded = True
        self._missing.difference_update(found)

    def _is_done(self, action: int, laid: Sequence[int], others: list[int]) -> bool:
        """Whether nothing new can come of a step: in what follows it members only ascend."""
        if not self.succeeded:
            return False
        return not any(each >= action or each in others for each in self._missing)


def _nearest_first(legal: list[int], laid: Sequence[int]) -> list[int]:
    """The steps that leave what is laid still to come: the next of it before all others."""
    if not laid:
        return legal
    near = [each for each in legal if each < laid[0]]
    return [laid[0], *near] if laid[0] in legal else near
