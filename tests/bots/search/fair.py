"""An evaluator for the kit's toy game, written as in another package: an interpreted subclass."""

from emporion.bots.search.evaluator import Evaluator
from emporion.bots.search.value_head import ValueHead
from emporion.core.state import State, View
from tests.kit.toy import Fair, FairState


class FairEvaluator(Evaluator):
    """Points are all that counts, and every action is as likely as any other."""

    def __init__(self) -> None:
        super().__init__(("points",), 3, ValueHead([[1.0]], [2.0]))

    def features(self, state: State, seat: int) -> list[float]:
        """The points so far."""
        return [float(state.scores()[seat])]

    def stage(self, state: State) -> int:
        """There is one stage."""
        return 0

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Even."""
        return [1.0] * len(legal)

    def clock(self, state: State) -> int:
        """A tick a round."""
        assert isinstance(state, FairState)
        return state.round


def bidding(hands: list[list[int]], prize: int, **options: bool | int) -> FairState:
    """The last round, everybody about to bid."""
    state = Fair().setup(len(hands), {"rounds": 1, **options})
    assert isinstance(state, FairState)
    state.hands = [sorted(hand) for hand in hands]
    state.prize = prize
    for card in (prize, *(card for hand in hands for card in hand)):
        state.deck.remove(card)
    state.phase = "bidding"
    state.actor = 0
    state.check()
    return state


def view_and_legal(state: State, seat: int) -> tuple[View, list[int]]:
    """What a seat's bot is given."""
    return state.view(seat), state.legal(seat)
