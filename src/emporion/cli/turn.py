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
            if action not in legal and _sorted_in(self._base, self.seat, self.laid, action)
        ]
        return sorted(legal + earlier)

    def play(self, actions: list[int]) -> int:
        """Carry out all of these steps or, if one cannot be done, none; returns the commits made.

        Raises `IllegalAction` or `NoLongerYours`, and then nothing has changed.
        """
        chains, laid = self._plan(actions)
        self._rewind()
        for chain in chains:
            self._do(chain)
        if chains:
            self._base = self._match.state.copy()
        self._do(sorted(laid))
        self.laid = laid
        return len(chains)

    def undo(self) -> int:
        """Take the last step back; returns it. Raises `NothingToUndo`."""
        if not self.laid:
            raise NothingToUndo(seat=self.seat)
        self._rewind()
        undone = self.laid.pop()
        self._do(sorted(self.laid))
        return undone

    def undo_all(self) -> None:
        """Take everything back to the last commit point; raises `NothingToUndo`."""
        if not self.laid:
            raise NothingToUndo(seat=self.seat)
        self._rewind()
        self.laid = []

    def _rewind(self) -> None:
        if self.laid:
            self._match.undo(self.seat)

    def _do(self, actions: list[int]) -> None:
        for action in actions:
            self._match.apply(self.seat, action)

    def _plan(self, actions: list[int]) -> tuple[list[list[int]], list[int]]:
        """The committed chains that the steps amount to, and the draft that remains.

        Tried on copies, where no card is turned over: what lies behind chance is not foreseen.
        """
        chains: list[list[int]] = []
        laid = self.laid[:]
        base = self._base
        state = self._match.state.copy()
        done = None
        for action in actions:
            if self.seat not in state.actors():
                raise NoLongerYours(
                    action=self._show(done if done is not None else action),
                    asked=self._show(action),
                )
            if action in state.legal(self.seat):
                chain = [*sorted(laid), action]
                state.apply(self.seat, action)
            else:
                fitted = _sorted_in(base, self.seat, laid, action)
                if fitted is None:
                    raise self._illegal(state, action)
                chain = sorted([*laid, action])
                state = fitted
            laid.append(action)
            if not state.drafting(self.seat):
                chains.append(chain)
                laid = []
                base = state.copy()
            done = action
        return chains, laid

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


def _sorted_in(base: State, seat: int, laid: list[int], action: int) -> State | None:
    """The position after a draft with one more step in its place, if the rules allow that."""
    state = base.copy()
    chain = sorted([*laid, action])
    for place, step in enumerate(chain):
        if step not in state.legal(seat):
            return None
        state.apply(seat, step)
        if place + 1 < len(chain) and not state.drafting(seat):
            return None
    return state
