"""A game in which one seat has no choice, and all decide at the same time."""

from emporion.core.options import OptionValue
from emporion.core.state import View

from ..table.test_drafts import COMMIT, LAY, Piles, PilesState


class StonesState(PilesState):
    """Seat 0 must lay two stones and commit; the others may stop earlier."""

    hides = True

    def legal(self, seat: int) -> list[int]:
        """One thing at a time for seat 0."""
        if seat == 0:
            return [LAY] if self.stones[0] < 2 else [COMMIT]
        return super().legal(seat)

    def copy(self) -> "StonesState":
        """An independent copy."""
        return type(self)(self.stones[:], self.committed[:], self.thrown[:], self.due)

    def view(self, seat: int | None) -> View:
        """Only a seat's owner sees its pile."""
        known = self.stones[seat] if self.hides and seat is not None else None
        return {"game": "stones", "seat": seat, "mine": known, "committed": self.committed[:]}


class OpenState(StonesState):
    """The same with nothing hidden."""

    hides = False


class Stones(Piles):
    """The game of those states."""

    def __init__(self, name: str, state: type[StonesState]) -> None:
        super().__init__()
        self.name = name
        self._state = state

    def begin(self, players: int, options: dict[str, OptionValue]) -> PilesState:
        """Empty piles."""
        return self._state([0] * players, [False] * players, [], False)


STONES = Stones("stones", StonesState)
OPEN_STONES = Stones("open_stones", OpenState)

FORCED = (LAY, LAY, COMMIT)
