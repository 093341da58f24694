"""Who decides for the other seats: inside compiled code, a call a decision.

Opponents are given states, since a view takes longer to build than most decisions. Those here use
only what their seat knows: a test gives them other states that fit its view, and they do the same.
"""

from abc import ABC, abstractmethod

from ...bots.search.evaluator import Evaluator
from ...core.native import mypyc_attr, undefined
from ...core.rng import Rng
from ...core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentPolicy(ABC):
    """Decides for a seat: one action or the rest of its chain.

    >>> from emporion.games import find
    >>> from emporion.research.simulator import Simulator
    >>> simulator = Simulator("byzanz", 3)
    >>> simulator.reset(seed=7)
    >>> class FirstAction(OpponentPolicy):
    ...     def play(self, state, seat, rng):
    ...         state.apply(seat, state.legal(seat)[0])
    >>> FirstAction().play(simulator.state, 0, Rng(7))
    >>> simulator.actor
    1
    """

    @abstractmethod
    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Decide, and carry it out."""
        raise undefined(self, "play")


class RandomOpponent(OpponentPolicy):
    """Chooses uniformly among the legal actions.

    >>> from emporion.research import vector_games
    >>> games = vector_games.VectorGames("byzanz", 1, opponents=[None, *[RandomOpponent()] * 3])
    >>> games.reset(seed=7).seats.tolist()
    [0]
    """

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """One of the legal actions."""
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])


class RolloutOpponent(OpponentPolicy):
    """Decides as a game's evaluator does in rollouts, by what the seat itself would know.

    >>> from emporion.bots import evaluators
    >>> from emporion.research.simulator import Simulator
    >>> simulator = Simulator("byzanz", 3)
    >>> simulator.reset(seed=7)
    >>> RolloutOpponent(evaluators.find_evaluator("byzanz")).play(simulator.state, 0, Rng(7))
    >>> simulator.actor
    1
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """A step of a rollout."""
        self._evaluator.rollout_step(state, seat, rng)


class PolicyOpponent(OpponentPolicy):
    """Decides as the bot of level medium does: the action with the highest prior.

    >>> from emporion.bots import evaluators
    >>> from emporion.research.simulator import Simulator
    >>> simulator = Simulator("byzanz", 3)
    >>> simulator.reset(seed=7)
    >>> PolicyOpponent(evaluators.find_evaluator("byzanz")).play(simulator.state, 0, Rng(7))
    """

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """The action with the highest prior; must agree with `bots.policy_bot`."""
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            return
        # Priors use what the seat knows, so they are the same in all states that fit its view.
        priors = self._evaluator.priors(state, seat, legal)
        state.apply(seat, legal[priors.index(max(priors))])
