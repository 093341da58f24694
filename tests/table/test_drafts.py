"""Drafts of several seats at once, with chance in between: an undo touches only the seat's own."""

from typing import Any

import pytest

from emporion.catalogue import Manifest, register, unregister
from emporion.core.actions import ActionKind, ActionTable, Argument
from emporion.core.decision import Decision, Outcome, Refusal
from emporion.core.errors import NothingToUndo
from emporion.core.game import Game, Pick
from emporion.core.options import OptionValue
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.table import Match, new_match

LAY, COMMIT = 0, 1
ACTIONS = ActionTable(ActionKind.of("lay"), ActionKind.of("commit"))
FACES = ActionTable(ActionKind.of("face", Argument("face", list("0123456")), text="{face}"))


class PilesState(State):
    """Everybody piles up stones at the same time; each commit throws a die at once."""

    def __init__(self, stones: list[int], committed: list[bool], thrown: list[int], due: bool):
        super().__init__(len(stones))
        self.stones, self.committed, self.thrown, self.due = stones, committed, thrown, due
        waiting = [seat for seat in range(len(stones)) if not committed[seat]]
        self.actor = CHANCE if due else waiting[0] if waiting else OVER

    def actors(self) -> list[int]:
        """All who have not committed."""
        return [] if self.due else [s for s in range(self.players) if not self.committed[s]]

    def legal(self, seat: int) -> list[int]:
        """Lay up to three stones, then commit."""
        if seat == CHANCE:
            return [1, 2, 3, 4, 5, 6]
        return [LAY, COMMIT] if self.stones[seat] < 3 else [COMMIT]

    def apply(self, seat: int, action: int) -> None:
        """Lay, commit, or throw."""
        if seat == CHANCE:
            self.thrown.append(action)
        elif action == LAY:
            self.stones[seat] += 1
        else:
            self.committed[seat] = True
        self.due = seat != CHANCE and action == COMMIT
        waiting = [s for s in range(self.players) if not self.committed[s]]
        self.actor = CHANCE if self.due else waiting[0] if waiting else OVER

    def drafting(self, seat: int) -> bool:
        """Stones lie there, uncommitted."""
        return self.stones[seat] > 0 and not self.committed[seat]

    def chance_total(self) -> int:
        """A die."""
        return 6

    def chance_outcome(self, ticket: int) -> int:
        """Its face."""
        return ticket + 1

    def copy(self) -> "PilesState":
        """An independent copy."""
        return PilesState(self.stones[:], self.committed[:], self.thrown[:], self.due)

    def key(self) -> tuple[int, ...]:
        """Every field."""
        return (*self.stones, *map(int, self.committed), *self.thrown, int(self.due))

    def check(self) -> None:
        """Nothing can be lost."""

    def decision(self, seat: int) -> Decision:
        """Always the same question."""
        return Decision("throw" if seat == CHANCE else "pile", seat, {})

    def refusal(self, seat: int, action: int) -> Refusal:
        """No reason given."""
        return Refusal("no", {})

    def scores(self) -> list[int]:
        """A point a stone."""
        return self.stones[:]

    def outcome(self) -> Outcome:
        """All win."""
        return Outcome(self.scores(), [list(range(self.players))], "peace")

    def view(self, seat: int | None) -> View:
        """Not needed here."""
        return {}


class Piles(Game):
    """The game of those states."""

    def __init__(self) -> None:
        super().__init__(
            name="piles",
            min_players=2,
            max_players=3,
            options=(),
            history=("first",),
            actions=ACTIONS,
            outcomes=FACES,
            end_reasons=("peace",),
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> PilesState:
        """Empty piles."""
        return PilesState([0] * players, [False] * players, [], False)

    def determinize(self, view: View, pick: Pick) -> PilesState:
        """Nothing is hidden here, and nothing shown."""
        return self.begin(self.min_players, {})

    def max_length(self, players: int) -> int:
        """Three stones, a commit and a throw each."""
        return 5 * players


@pytest.fixture
def match() -> Any:
    register(Manifest(name="piles", rules=Piles))
    yield new_match("piles", players=3, seed=1)
    unregister("piles")


def _stones(match: Match) -> list[int]:
    assert isinstance(match.state, PilesState)
    return match.state.stones


def test_an_undo_leaves_the_drafts_of_other_seats(match: Match) -> None:
    for seat in (0, 1, 0, 2):
        match.apply(seat, LAY)
    match.undo(0)
    assert _stones(match) == [0, 1, 1]


def test_an_undo_keeps_what_others_committed_and_what_chance_threw_meanwhile(match: Match) -> None:
    match.apply(0, LAY)
    match.apply(1, LAY)
    match.apply(1, COMMIT)
    assert isinstance(match.state, PilesState)
    thrown = match.state.thrown[:]
    assert len(thrown) == 1
    match.undo(0)
    assert isinstance(match.state, PilesState)
    assert (match.state.stones, match.state.committed) == ([0, 1, 0], [False, True, False])
    assert match.state.thrown == thrown


def test_a_committed_chain_stands_while_others_draft(match: Match) -> None:
    match.apply(0, LAY)
    match.apply(1, COMMIT)
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_the_record_has_each_chain_whole_in_the_order_of_commits(match: Match) -> None:
    for seat, action in ((0, LAY), (1, LAY), (0, LAY), (1, COMMIT), (0, COMMIT), (2, COMMIT)):
        match.apply(seat, action)
    chains = [(move.actor, len(move.actions)) for move in match.moves if move.actor != CHANCE]
    assert chains == [(1, 2), (0, 3), (2, 1)]
