"""A seat's own chain of decisions, as a person builds it: in any order, several steps at once.

The rules build a set in ascending order, so that one set has one spelling. A person lays cards as
they come to mind: a card that would have had to come earlier is put into its place here.
"""

from ..core.errors import IllegalAction, NothingToUndo
from ..core.state import State
from ..table import Match
from .errors import TerminalError


class NoLongerYours(TerminalError):
    """Facts: action (the last one that was still the seat's own), asked."""

    code = "no_longer_yours"


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
        self._match = match
        self._base = match.state.copy()

    def options(self) -> list[int]:
        """What may come next: what is legal, and what still fits in earlier."""
        legal = self._match.legal(self.seat)
        if not self.laid:
            return legal
        earlier = [
            action
            for action in self._base.legal(self.seat)
            if action not in legal and _fitted(self._base, self.seat, self._chain, action)
        ]
        return sorted(legal + earlier)

    def play(self, actions: list[int]) -> int:
        """Carry out all of these steps or, if one cannot be done, none; returns the commits made.

        Raises `IllegalAction` or `NoLongerYours`, and then nothing has changed.
        """
        plan = _Plan(self._base, self._match.state, self.laid, self._chain)
        done = None
        for action in actions:
            if self.seat not in plan.state.actors():
                raise NoLongerYours(
                    action=self._show(done if done is not None else action),
                    asked=self._show(action),
                )
            if not plan.add(self.seat, action):
                raise self._illegal(plan.state, action)
            done = action
        self._rewind()
        for chain in plan.committed:
            self._do(chain)
        if plan.committed:
            self._base = self._match.state.copy()
            self._forced.clear()
        self._do(plan.chain)
        self.laid, self._chain = plan.laid, plan.chain
        return len(plan.committed)

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

    def _illegal(self, state: State, action: int) -> IllegalAction:
        refusal = state.refusal(self.seat, action)
        return IllegalAction(
            game=self._match.game.name,
            seat=self.seat,
            action=self._show(action),
            reason=refusal.code,
            details=refusal.facts,
        )

    def _show(self, action: int) -> str:
        return self._match.game.show(self.seat, action)


class _Plan:
    """The committed chains that steps amount to, and the draft that remains.

    Tried on copies, where no card is turned over: what lies behind chance is not foreseen.
    """

    def __init__(self, base: State, state: State, laid: list[int], chain: list[int]) -> None:
        self.committed: list[list[int]] = []
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
            self.committed.append(chain)
            self.laid, self.chain = [], []
            self._base = self.state.copy()
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
