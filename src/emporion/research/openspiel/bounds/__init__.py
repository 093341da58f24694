"""What OpenSpiel asks of a game besides its rules: a module a game, named in its manifest."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Bounds:
    """Bounds of a game's results, and whether seats that choose at once share a node.

    >>> Bounds(max_points=40).simultaneous
    False
    """

    max_points: int
    """No seat can get more points than this; nobody has less than 0."""
    simultaneous: bool = False
    """Whether there are two games: one with simultaneous nodes where several seats choose at once,
    and one in which they are asked one after another, whose name ends with `_turns`. Else there is
    the latter alone, without that ending."""
    nobody_may_win: tuple[int, ...] = ()
    """The numbers of players at which the game itself can beat all seats."""
