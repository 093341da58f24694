"""How sure a share of wins is.

Games of one deal have much in common, so only whole deals are independent of each other: each deal
is one value, the candidate's share of its games, and everything here counts deals, not games.
"""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
_ALPHA: Final = 1 - CONFIDENCE

_Z: Final = NormalDist().inv_cdf(1 - _ALPHA / 2)
"""Standard deviations that hold 95 % of a normal distribution."""

_EXACT: Final = {1: 12.7062, 2: 4.3027}
"""Student's quantiles where the series below is too rough."""

Interval = tuple[float, float]


def mean_places(ranking: Iterable[Sequence[int]]) -> dict[int, float]:
    """Each seat's place; seats that share a place have the mean of those that they take up.

    >>> mean_places([[2], [0, 1]])
    {2: 1.0, 0: 2.5, 1: 2.5}
    """
    found: dict[int, float] = {}
    above = 0
    for tied in ranking:
        found |= dict.fromkeys(tied, above + (len(tied) + 1) / 2)
        above += len(tied)
    return found


def win_share(seat: int, winners: Sequence[int]) -> float:
    """A seat's share of a win: all of it, an equal part of a shared one, or nothing.

    >>> win_share(0, [0, 2]), win_share(1, [0, 2])
    (0.5, 0.0)
    """
    return 1 / len(winners) if seat in winners else 0.0


def student_quantile(freedom: int) -> float:
    """How many standard deviations hold 95 % where the deviation itself is an estimate.

    Fisher's series, good to 0.03 from 3 degrees of freedom on and to 0.001 from 8.

    >>> [round(student_quantile(freedom), 2) for freedom in (1, 9, 99)]
    [12.71, 2.26, 1.98]
    """
    if freedom in _EXACT:
        return _EXACT[freedom]
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def wilson_interval(wins: float, games: float, deviations: float = _Z) -> Interval:
    """The interval of a share of wins, with 95 % certainty, by Wilson's formula.

    >>> [round(bound, 3) for bound in wilson_interval(50, 100)]
    [0.404, 0.596]
    """
    share = wins / games
    squared = deviations**2 / games
    middle = (share + squared / 2) / (1 + squared)
    reach = (
        deviations * math.sqrt(share * (1 - share) / games + squared / (4 * games)) / (1 + squared)
    )
    return middle - reach if share > 0 else 0.0, middle + reach if share < 1 else 1.0


def share_interval(deals: Sequence[float], games_a_deal: int) -> Interval:
    """The 95 % interval of a share of wins, for a number of deals that was fixed beforehand.

    Wilson's interval for the effective sample size (Korn and Graubard 1998): the number of
    independent games whose mean has the same variance as the mean of the deals. It is at most the
    number of games played, so that a lucky small sample never counts for more than independent
    games. Where all games were won or lost, the variance is unknown and each deal counts as one
    game.

    >>> [round(bound, 3) for bound in share_interval([0.5, 0.75, 0.25, 0.5] * 25, 4)]
    [0.451, 0.549]
    """
    if len(deals) < 2:
        return 0.0, 1.0
    share, spread = fmean(deals), variance(deals) / len(deals)
    most = float(len(deals) * games_a_deal)
    if not 0 < share < 1:
        worth = float(len(deals))
    else:
        worth = min(most, share * (1 - share) / spread) if spread else most
    return wilson_interval(share * worth, worth, student_quantile(len(deals) - 1))


def mean_interval(deals: Sequence[float]) -> Interval | None:
    """The 95 % interval of any mean over deals, by Student; none for fewer than two.

    >>> [round(bound, 2) for bound in mean_interval([1.0, 2.0, 3.0])]
    [-0.48, 4.48]
    """
    if len(deals) < 2:
        return None
    reach = student_quantile(len(deals) - 1) * math.sqrt(variance(deals) / len(deals))
    return fmean(deals) - reach, fmean(deals) + reach


class BettingTest:
    """Whether a mean of values from 0 to 1 is a given one: a test that may be looked at any time.

    >>> test = BettingTest(0.25)
    >>> for share in [1.0] * 10:
    ...     test.add(share)
    >>> test.rejected
    True

    Two gamblers bet before each deal, at fair odds and never more than they have: one that its
    value is above the supposed mean, the other that it is below. If the mean is as supposed,
    neither can expect to gain, and by Ville's inequality the chance that a gambler ever multiplies
    the first coin by 40 is at most 1 in 40, however often the test is looked at and whenever it is
    stopped. So once either has, the mean is another one, with 95 % certainty. Nothing is assumed of
    the values but their bounds. (Waudby-Smith and Ramdas 2023, "Estimating means of bounded random
    variables by betting"; stakes by their aGRAPA.)

    The values must come in an order that has nothing to do with what they are: by the number of the
    deal, not as games end.
    """

    def __init__(self, hypothesis: float) -> None:
        self._hypothesis = hypothesis
        self._above = 0.0
        self._below = 0.0
        self._seen = 1
        self._sum = 0.5
        self._squares = 0.25
        self.rejected = False

    def add(self, value: float) -> None:
        """One more deal."""
        mean = self._sum / self._seen
        gap = mean - self._hypothesis
        stake = gap / (self._squares / self._seen + gap * gap)
        gain = value - self._hypothesis
        if stake > 0:
            self._above += math.log1p(min(stake, _MAX_STAKE / self._hypothesis) * gain)
        else:
            self._below += math.log1p(max(stake, -_MAX_STAKE / (1 - self._hypothesis)) * gain)
        self._seen += 1
        self._sum += value
        self._squares += (value - self._sum / self._seen) ** 2
        self.rejected = self.rejected or max(self._above, self._below) >= _LOG_THRESHOLD


_MAX_STAKE: Final = 0.75
"""The part of what a gambler has that may be lost on one deal."""

_LOG_THRESHOLD: Final = math.log(2 / _ALPHA)

_GRID: Final = 200


def rejected_after(deals: Iterable[float], hypothesis: float) -> int | None:
    """After how many deals it was clear that the share is not the supposed one, if ever.

    >>> rejected_after([1.0] * 10, 0.25)
    6
    """
    test = BettingTest(hypothesis)
    for number, value in enumerate(deals, 1):
        test.add(value)
        if test.rejected:
            return number
    return None


def anytime_interval(deals: Sequence[float]) -> Interval:
    """The 95 % interval of a share of wins that holds whenever the run was stopped.

    All shares that no `BettingTest` has rejected; wider than `share_interval`, which is for a
    number of deals that was fixed beforehand.

    >>> anytime_interval([1.0] * 30)
    (0.83, 1.0)
    """
    open_ = [number for number in range(1, _GRID) if rejected_after(deals, number / _GRID) is None]
    if not open_:
        return fmean(deals), fmean(deals)
    return max(0.0, (open_[0] - 1) / _GRID), min(1.0, (open_[-1] + 1) / _GRID)
