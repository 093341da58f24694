"""What research can be refused, each with a name and its facts; `emporion.text` words them.

EmporionError
└── ResearchError
    ├── UnknownReward        there is no such kind of reward
    ├── ImpossibleSetting    an environment cannot be made, or begun, in that way
    ├── NoGame               no game is under way: it has not begun, or all have left
    ├── WrongActions         actions for many games are not one whole number a game
    ├── WrongTurn            a bot of somebody's own has not played one whole turn
    ├── WorkerDied           a process that plays games has come to its end
    └── WorkerSilent         a process that plays games does not answer
"""

from ..core.errors import EmporionError


class ResearchError(EmporionError):
    """All that an environment refuses besides what the games do."""

    code = "research_error"


class UnknownReward(ResearchError):
    """Facts: asked, known."""

    code = "unknown_reward"


class ImpossibleSetting(ResearchError):
    """Facts: name (of the argument), asked, known."""

    code = "impossible_setting"


class NoGame(ResearchError):
    """No facts."""

    code = "no_game"


class WrongActions(ResearchError):
    """Facts: shape and kind of the array that was given, count (of games)."""

    code = "wrong_actions"


class WrongTurn(ResearchError):
    """Facts: seat, chain (what its bot played)."""

    code = "wrong_turn"


class WorkerDied(ResearchError):
    """Facts: worker (its number), seed, begin and count (of its games), exit (its exit code)."""

    code = "worker_died"


class WorkerSilent(ResearchError):
    """Facts: worker (its number), seed, begin and count (of its games), seconds."""

    code = "worker_silent"
