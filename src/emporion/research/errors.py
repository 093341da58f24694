"""What research can be refused, each with a name and its facts; `emporion.text` words them.

EmporionError
└── ResearchError
    ├── UnknownReward (LookupError)     there is no such kind of reward
    ├── InvalidSetting (ValueError)     an environment cannot be made, or begun, in that way
    ├── NoObservation (LookupError)     the game has no observations
    ├── UnboundedScore (ValueError)     OpenSpiel cannot pay points that have no bound
    ├── NoGame (RuntimeError)           no game is under way: it has not begun, or all have left
    ├── WrongActions (ValueError)       actions for many games are not one whole number a game
    ├── WrongTurn (ValueError)          a bot of the caller has not played one whole turn
    ├── WorkerDied (RuntimeError)       a process that plays games has ended
    └── WorkerSilent (TimeoutError)     a process that plays games does not answer

Each error derives from the built-in error that a Python programmer would catch.
"""

from ..core.errors import EmporionError


class ResearchError(EmporionError):
    """All that an environment refuses besides what the games do."""

    code = "research_error"


class UnknownReward(ResearchError, LookupError):
    """Facts: asked, known."""

    code = "unknown_reward"


class InvalidSetting(ResearchError, ValueError):
    """Facts: name (of the argument), asked, known."""

    code = "invalid_setting"


class NoObservation(ResearchError, LookupError):
    """Facts: game."""

    code = "no_observation"


class UnboundedScore(ResearchError, ValueError):
    """Facts: game, asked (the reward), known (those that are possible)."""

    code = "unbounded_score"


class NoGame(ResearchError, RuntimeError):
    """No facts."""

    code = "no_game"


class WrongActions(ResearchError, ValueError):
    """Facts: shape and kind of the array that was given, count (of games)."""

    code = "wrong_actions"


class WrongTurn(ResearchError, ValueError):
    """Facts: seat, chain (what its bot played)."""

    code = "wrong_turn"


class WorkerDied(ResearchError, RuntimeError):
    """Facts: worker (its number), seed, first_index and count (of its games), exit (its code)."""

    code = "worker_died"


class WorkerSilent(ResearchError, TimeoutError):
    """Facts: worker (its number), seed, first_index and count (of its games), seconds."""

    code = "worker_silent"
