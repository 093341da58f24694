"""Ratings by placement, by the Plackett-Luce model of openskill."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from ..core.errors import MissingExtra


class Rating(NamedTuple):
    """How strong a bot is held to be, and how unsure that is."""

    mu: float
    sigma: float


def library() -> Any:
    """The model; raises `MissingExtra`."""
    try:
        return import_module("openskill.models").PlackettLuce()
    except ModuleNotFoundError:
        raise MissingExtra(name="openskill", what="arena") from None


def rated(
    games: Iterable[tuple[Sequence[str], Sequence[Sequence[int]]]],
) -> dict[str, Rating]:
    """The ratings after games, each given as who sat where and the seats from first to last.

    A bot that sits on several seats of a table is rated by the mean of what they earn.

    >>> ratings = rated([(("hard", "easy", "easy"), ((0,), (1,), (2,)))])
    >>> ratings["hard"].mu > ratings["easy"].mu
    True
    """
    model = library()
    found: dict[str, Rating] = {}
    for bots, ranking in games:
        ranks = [0.0] * len(bots)
        for place, tied in enumerate(ranking):
            for seat in tied:
                ranks[seat] = float(place + 1)
        before = [found.get(bot, Rating(model.mu, model.sigma)) for bot in bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in sorted(set(bots)):
            earned = [after[seat] for seat, name in enumerate(bots) if name == bot]
            found[bot] = Rating(
                sum(each.mu for each in earned) / len(earned),
                sum(each.sigma for each in earned) / len(earned),
            )
    return found


def linked(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The bots in groups that games link; ratings compare only within a group.

    >>> linked([("hard", "greedy"), ("medium", "random"), ("expert", "hard")])
    [['expert', 'greedy', 'hard'], ['medium', 'random']]
    """
    groups: list[set[str]] = []
    for pair in pairs:
        met = [group for group in groups if group & set(pair)]
        groups = [group for group in groups if group not in met]
        groups.append(set(pair).union(*met))
    return sorted(sorted(group) for group in groups)
