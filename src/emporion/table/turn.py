"""A seat's own chain of decisions, as a person builds it: in any order, several steps at once."""

from ..core.errors import IllegalAction, NothingToUndo
from ..core.state import State, View
from .draft import Draft
from .match import Match


class Turn:
    """The decisions of one seat from a commit point on, all of them still its own.

    What is laid may be more than the match knows: see `draft`.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.left_out = False
        """Whether the last line went on after a commit with something that could not follow it."""
        self._match = match
        self._empty = self._draft = Draft.empty(match.state.copy(), seat)

    @property
    def laid(self) -> list[int]:
        """The steps since the last commit, in the order in which they were made."""
        return [step.action for step in self._draft.laid]

    def options(self) -> list[int]:
        """What may come next, in any order in which a set can be laid."""
        return self._draft.options[:]

    def commits(self, action: int) -> bool:
        """Whether a step would commit to what is laid."""
        return self._draft.commits(action)

    def alternatives(self) -> list[int]:
        """What would be a whole decision by itself, such as a pass, if nothing were laid."""
        return self._empty.alternatives[:]

    def view(self) -> View:
        """What the seat knows, with all that it has laid."""
        return self._shown().view(self.seat)

    def refusal(self, action: int) -> IllegalAction:
        """Why a step that may not come next may not."""
        return self._match.illegal(self._shown(), self.seat, action)

    def _shown(self) -> State:
        return self._draft.shown_in(self._match.state)

    # -- laying -----------------------------------------------------------------------------

    def play(self, actions: list[int]) -> int:
        """Carry out these steps; returns how many commits they made.

        Up to the first commit it is all or nothing: raises `IllegalAction`, and then nothing has
        changed. A commit is final, for it may reveal what was hidden: a seat that could try it out
        first would see the others' bids. Steps after a commit that cannot
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
            commits += not self._draft.laid
        return commits

    def _play_to_a_commit(self, actions: list[int]) -> list[int]:
        """Carry out the steps up to a commit, all or none of them; returns those that are left."""
        draft = self._draft
        taken = 0
        while taken < len(actions) and not draft.committed:
            further = draft.then(actions[taken])
            if further is None:
                shown = draft.shown_in(draft.state)
                raise self._match.illegal(shown, self.seat, actions[taken])
            draft = further
            taken += 1
        self._take_over(draft)
        return actions[taken:]

    def go_on(self) -> None:
        """Take the steps that leave no choice, as long as they commit to nothing."""
        while len(options := self.options()) == 1:
            draft = self._draft.then(options[0])
            if draft is None or draft.committed:
                return
            self._take_over(draft)

    # -- taking back ------------------------------------------------------------------------

    @property
    def may_undo(self) -> bool:
        """Whether any of the steps was chosen, and so can be taken back."""
        return any(not step.forced for step in self._draft.laid)

    def removable(self) -> list[int]:
        """The steps that can be taken back: all, unless none of them was chosen."""
        return self.laid if self.may_undo else []

    def undo(self) -> int:
        """Take the last step back that was chosen; returns it. Raises `NothingToUndo`.

        Steps after it that left no choice go with it.
        """
        laid = self._draft.laid
        chosen = [place for place, step in enumerate(laid) if not step.forced]
        if not chosen:
            raise NothingToUndo(seat=self.seat)
        draft = self._draft
        for place in range(len(laid) - 1, chosen[-1] - 1, -1):
            draft = draft.without(place)
        self._take_over(draft)
        return laid[chosen[-1]].action

    def take_back(self, action: int, which: int | None = None) -> None:
        """Take back a step, whenever it was made, with all that only made sense with it.

        `which` is its number, from 0 on, among equal steps; if not given, it is the last of them.
        Raises `NothingToUndo`.
        """
        equal = [place for place, step in enumerate(self.removable()) if step == action]
        if not equal or (which is not None and which not in range(len(equal))):
            raise NothingToUndo(seat=self.seat)
        self._take_over(self._draft.without(equal[-1 if which is None else which]))

    def undo_all(self) -> None:
        """Take everything back to the last commit point; raises `NothingToUndo`."""
        if not self.may_undo:
            raise NothingToUndo(seat=self.seat)
        self.forget()

    def forget(self) -> None:
        """Take everything back, if there is anything."""
        self._take_over(self._empty)

    # -- the match --------------------------------------------------------------------------

    def _take_over(self, draft: Draft) -> None:
        """Let the match carry out the chain of a draft; after a commit the next one is empty."""
        known = self._draft.chain
        if draft.chain[: len(known)] != known:
            self._match.undo(self.seat)
            known = []
        for action in draft.chain[len(known) :]:
            self._match.apply(self.seat, action)
        if draft.committed:
            self._empty = draft = Draft.empty(self._match.state.copy(), self.seat)
        self._draft = draft
