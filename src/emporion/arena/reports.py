"""What a ladder has found out, as plain data: the same for the same seed, apart from times."""

import os
import platform
from collections import Counter
from itertools import zip_longest
from statistics import fmean
from typing import Any

from ..core.build import is_compiled
from .ladder import Ladder
from .pairings import fair_share
from .ratings import Rating, linked, rated
from .statistics import (
    Interval,
    anytime_interval,
    mean_interval,
    mean_places,
    share_interval,
    win_share,
)
from .turn_times import TurnTimes


def report(ladder: Ladder) -> dict[str, Any]:
    """Everything: what was asked, each pairing, each bot; `times` and `machine` are of this run.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from emporion.arena import Contest, GameCount, InlinePool, Journal, Pairing
    >>> contest = Contest("byzanz", 3, (), (Pairing.read("random:random"),), "7")
    >>> with TemporaryDirectory() as folder, InlinePool() as pool:
    ...     journal = Journal(Path(folder, "games"), contest.identity())
    ...     ladder = Ladder(contest, journal, GameCount(3), full=True)
    ...     steps = list(ladder.run(pool))
    ...     journal.close()
    >>> report(ladder)["pairings"][0]["games"]
    3
    """
    contest = ladder.contest
    identity = contest.identity()
    del identity["pairings"]
    return {
        "kind": contest.kind,
        "command": contest.command(ladder.games, ladder.full),
        **identity,
        "full": ladder.full,
        "complete": ladder.complete,
        "pairings": [_pairing(ladder, number) for number in range(len(contest.pairings))],
        "ratings": _ratings(ladder),
        "times": _times(ladder),
        "machine": {
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "compiled": is_compiled(),
        },
    }


def _pairing(ladder: Ladder, number: int) -> dict[str, Any]:
    """How a candidate did."""
    contest = ladder.contest
    pairing = contest.pairings[number]
    target = pairing.target(contest.players)
    asked = {
        "candidate": str(pairing.candidate),
        "other": str(pairing.other),
        "fair": round(fair_share(contest.players), 6),
        "target": None if target is None else round(target, 6),
        "planned_games": ladder.planned(number),
    }
    deals = ladder.results(number)
    if not deals:
        return asked | {"games": 0}
    early = ladder.ended_early(number)
    shares = ladder.shares(number)
    share = fmean(shares)
    interval = anytime_interval(shares) if early else share_interval(shares, contest.players)
    ranks = [
        fmean(mean_places(game.ranking)[at.candidate_seat] for at, game in deal) for deal in deals
    ]
    games = [played for deal in deals for played in deal]
    own = [game.scores[at.candidate_seat] for at, game in games]
    all_points = sum(sum(game.scores) for _, game in games)
    by_seat = [
        fmean(win_share(seat, deal[seat][1].winners) for deal in deals)
        for seat in range(contest.players)
    ]
    return asked | {
        "games": len(games),
        "deals": len(deals),
        "ended_early": early,
        "win_share": round(share, 6),
        "win_share_95": _rounded(interval),
        "verdict": _verdict(share, interval, target or fair_share(contest.players), early),
        "win_share_by_seat": [round(each, 6) for each in by_seat],
        "won_by_nobody": round(fmean(not game.winners for _, game in games), 6),
        "mean_place": round(fmean(ranks), 6),
        "mean_place_95": _rounded(mean_interval(ranks)),
        "mean_points": round(fmean(own), 3),
        "mean_points_of_others": round(
            (all_points - sum(own)) / len(games) / (contest.players - 1), 3
        ),
        "decisions_a_game": round(fmean(game.decisions for _, game in games), 1),
        "ends": dict(sorted(Counter(game.reason for _, game in games).items())),
    }


def _verdict(share: float, interval: Interval, target: float, early: bool) -> str:
    """Whether the share is surely at the target or above it, surely below, or neither is sure."""
    low, high = interval
    if early or not low < target <= high:
        return "above" if share >= target else "below"
    return "open"


def _rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(bound, 6) for bound in interval]


def _ratings(ladder: Ladder) -> list[dict[str, Any]]:
    """Each group of bots that games link, the strongest first.

    Ratings follow the order of the games, so deals are taken in turn from all pairings.
    """
    contest = ladder.contest
    played = [ladder.results(number) for number in range(len(contest.pairings))]
    found: dict[str, Rating] = rated(
        (
            contest.pairings[place.pairing].seated(place.candidate_seat, contest.players),
            game.ranking,
        )
        for deals in zip_longest(*played, fillvalue=())
        for deal in deals
        for place, game in deal
    )
    groups = linked((str(pairing.candidate), str(pairing.other)) for pairing in contest.pairings)
    return [
        {
            bot: {"mu": round(found[bot].mu, 3), "sigma": round(found[bot].sigma, 3)}
            for bot in sorted(group, key=lambda bot: -found[bot].mu if bot in found else 0)
            if bot in found
        }
        for group in groups
    ]


def _times(ladder: Ladder) -> dict[str, Any]:
    """For each bot the milliseconds of a turn in which there was something to choose."""
    found: dict[str, TurnTimes] = {}
    for number in range(len(ladder.contest.pairings)):
        for deal in ladder.results(number):
            for _, game in deal:
                for bot, times in game.turn_times.items():
                    found.setdefault(bot, TurnTimes()).merge(times)
    return {
        bot: {
            "turns": times.turns,
            "median_ms": _milliseconds(times.quantile(0.5)),
            "most_ms": _milliseconds(times.quantile(0.9)),
            "worst_ms": _milliseconds(times.worst),
        }
        for bot, times in sorted(found.items())
    }


def _milliseconds(seconds: float) -> float:
    return float(f"{seconds * 1000:.3g}")
