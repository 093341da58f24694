"""A seat's own chain of decisions, as a person builds it: in any order, several steps at once.

The rules build a set in ascending order, so that one set has one spelling. A person lays cards as
they come to mind: a card that would have had to come earlier is put into its place here.
"""

from ..core.errors import IllegalAction, NothingToUndo
from ..core.state import State
from .match import Match


class Turn:
    """The decisions of one seat from a commit point on, all of them still its own."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.laid: list[int] = []
        """The steps since the last commit, in the order in which they were made."""
        self._chain: list[int] = []
        """The same steps in the order that the rules want."""
        self._forced: set[int] = set()
        """The numbers of those steps that left no choice, counted from 0."""
        self.left_out = False
        """Whether the last line went on after a commit with something that could not follow it."""
        self._match = match
        self._base = match.state.copy()

    def options(self) -> list[int]:
        """What may come next: what is legal, and what still fits in earlier."""
        legal = self._match.legal(self.seat)
        if not self.laid:
            return legal
        earlier = [
            action
            for action in self._passed_by()
            if action not in legal and _fitted(self._base, self.seat, self._chain, action)
        ]
        return sorted(legal + earlier)

    def _passed_by(self) -> set[int]:
        """What could have been done instead of each step of the chain."""
        state = self._base.copy()
        found: set[int] = set()
        for step in self._chain:
            found.update(state.legal(self.seat))
            state.apply(self.seat, step)
        return found

    def play(self, actions: list[int]) -> int:
        """Carry out these steps; returns how many commits they made.

        Up to the first commit it is all or nothing: raises `IllegalAction`, and then nothing has
        changed. A commit is final, for it may reveal what was hidden: whoever could try out what
        follows it before making it would see the others' bids. Steps after a commit that cannot
        follow it are left out.
        """
        self.left_out = False
        commits = 0
        rest = actions
        while rest:
            try:
                rest = self._play_to_a_commit(rest)
            except IllegalAction:
                if not commits:
                    raise
                self.left_out = True
                break
            commits += not self.laid
        return commits

    def _play_to_a_commit(self, actions: list[int]) -> list[int]:
        """Carry out the steps up to a commit, all or none of them; returns those that are left."""
        plan = _Plan(self._base, self._match.state, self.laid, self._chain)
        taken = 0
        while taken < len(actions) and not plan.committed:
            if not plan.add(self.seat, actions[taken]):
                raise self._match.illegal(plan.state, self.seat, actions[taken])
            taken += 1
        self._rewind()
        self._do(plan.committed or plan.chain)
        if plan.committed:
            self._base = self._match.state.copy()
            self._forced.clear()
        self.laid, self._chain = plan.laid, plan.chain
        return actions[taken:]

    def go_on(self) -> None:
        """Take the steps that leave no choice, as long as they commit to nothing."""
        while True:
            options = self.options()
            if len(options) != 1:
                return
            state = self._match.state.copy()
            state.apply(self.seat, options[0])
            if not state.drafting(self.seat):
                return
            self._forced.add(len(self.laid))
            self.play(options)

    @property
    def may_undo(self) -> bool:
        """Whether any of the steps was chosen, and so can be taken back."""
        return any(number not in self._forced for number in range(len(self.laid)))

    def undo(self) -> int:
        """Take the last step back that was chosen; returns it. Raises `NothingToUndo`.

        Steps after it that left no choice go with it.
        """
        laid, chain = self.laid[:], self._chain[:]
        while laid:
            undone = laid.pop()
            # Of equal steps the last one: what came before it may rest on the others.
            del chain[len(chain) - 1 - chain[::-1].index(undone)]
            if len(laid) not in self._forced:
                self._rewind()
                self._do(chain)
                self.laid, self._chain = laid, chain
                self._forced = {number for number in self._forced if number < len(laid)}
                return undone
        raise NothingToUndo(seat=self.seat)

    def undo_all(self) -> None:
        """Take everything back to the last commit point; raises `NothingToUndo`."""
        self.undo()
        self._rewind()
        self.laid, self._chain = [], []
        self._forced.clear()

    def _rewind(self) -> None:
        if self.laid:
            self._match.undo(self.seat)

    def _do(self, actions: list[int]) -> None:
        for action in actions:
            self._match.apply(self.seat, action)


class _Plan:
    """The chain that steps amount to, committed or still a draft; tried on copies.

    Nothing is tried after a commit, so nothing that it reveals is foreseen.
    """

    def __init__(self, base: State, state: State, laid: list[int], chain: list[int]) -> None:
        self.committed: list[int] = []
        self.laid = laid[:]
        self.chain = chain[:]
        self.state = state.copy()
        self._base = base

    def add(self, seat: int, action: int) -> bool:
        """One more step, at the end or where it fits in; returns whether it can be done."""
        if action in self.state.legal(seat):
            self.state.apply(seat, action)
            chain = [*self.chain, action]
        else:
            fitted = _fitted(self._base, seat, self.chain, action)
            if fitted is None:
                return False
            chain, self.state = fitted
        self.laid.append(action)
        self.chain = chain
        if not self.state.drafting(seat):
            self.committed = chain
            self.laid, self.chain = [], []
        return True


def _fitted(
    base: State, seat: int, chain: list[int], action: int
) -> tuple[list[int], State] | None:
    """A draft with one more step before some of the others, if the rules allow that anywhere."""
    for place in range(len(chain) - 1, -1, -1):
        longer = [*chain[:place], action, *chain[place:]]
        state = _after(base, seat, longer)
        if state is not None:
            return longer, state
    return None


def _after(base: State, seat: int, chain: list[int]) -> State | None:
    """The position after a chain of which only the last step may commit."""
    state = base.copy()
    for place, step in enumerate(chain):
        if step not in state.legal(seat):
            return None
        state.apply(seat, step)
        if place + 1 < len(chain) and not state.drafting(seat):
            return None
    return state
