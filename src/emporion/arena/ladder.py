"""A contest being played: what is still to do, what has ended, and when enough is known."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from .contests import Contest, build
from .errors import BuildMismatch
from .journal import GameKey, Journal
from .matches import GameResult, Job, MatchResult, play_some
from .pairings import GameCount, fair_share
from .statistics import BettingTest, win_share
from .worker_pools import Chunk, WorkerPool, stream


def play_on_worker(todo: list[Job], expected: dict[str, Any]) -> list[MatchResult]:
    """Some matches on a worker, which must have the same rules and bots as its sender."""
    own = build(todo[0].game)
    if own != expected:
        raise BuildMismatch(known=_named(expected), asked=_named(own))
    return play_some(todo)


def _named(made: dict[str, Any]) -> str:
    return " ".join(str(part) for part in made.values())


class _PairingProgress:
    """One pairing: the candidate's share in each deal so far, and whether that is enough."""

    def __init__(self, deals: int, target: float | None) -> None:
        self.deals = deals
        self.shares: list[float] = []
        self.rejected = False
        self._test = None if target is None else BettingTest(target)

    def add(self, share: float) -> None:
        """The next deal."""
        self.shares.append(share)
        if self._test is not None:
            self._test.add(share)
            self.rejected = self._test.rejected

    @property
    def early(self) -> bool:
        """Whether enough was known before all deals were played."""
        return self.rejected and len(self.shares) < self.deals

    @property
    def ended(self) -> bool:
        """Whether enough is known, or all was played."""
        return self.rejected or len(self.shares) == self.deals


class Ladder:
    """The games of a contest, as many as are asked for or the default, or as it takes.

    Unless `full`, a pairing ends once its share of wins is clear of its target, or of the fair
    share where there is no target. Deals count in the order of their numbers, and none after the
    one that settled it, so the result does not depend on which game ended first.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from emporion.arena import InlinePool, Pairing
    >>> contest = Contest("byzanz", 3, (), (Pairing.read("medium:random"),), "7")
    >>> with TemporaryDirectory() as folder, InlinePool() as pool:
    ...     journal = Journal(Path(folder, "games"), contest.identity())
    ...     ladder = Ladder(contest, journal, GameCount(3), full=True)
    ...     steps = list(ladder.run(pool))
    ...     journal.close()
    >>> steps[-1], len(ladder.shares(0))
    ((3, 3), 1)
    """

    def __init__(self, contest: Contest, journal: Journal, games: GameCount, full: bool) -> None:
        self.contest = contest
        self.games = games
        self.full = full or contest.kind == "curve"
        self._journal = journal
        self._pairings: list[_PairingProgress] = []
        for pairing in contest.pairings:
            target = pairing.target(contest.players) or fair_share(contest.players)
            deals = -(-games.of(pairing) // contest.players)
            self._pairings.append(_PairingProgress(deals, None if self.full else target))
        for number in range(len(self._pairings)):
            self._count_deals(number)

    # -- playing ----------------------------------------------------------------------------

    def run(self, pool: WorkerPool) -> Iterator[tuple[int, int]]:
        """Play all that is missing; gives after each step how many games are done, and of how many.

        Every game is in the journal before it is told of.
        """
        yield self.progress()
        if self.complete:
            return
        for chunk, results in stream(pool, self._pending()):
            self._journal.append(dict(zip(chunk.key, results, strict=True)))
            self._count_deals(chunk.key[0].pairing)
            yield self.progress()
            if self.complete:
                return

    def progress(self) -> tuple[int, int]:
        """How many games are done, and of how many, as far as is known."""
        deals = [len(each.shares) if each.ended else each.deals for each in self._pairings]
        done = sum(
            place.pairing < len(deals) and place.deal < deals[place.pairing]
            for place in self._journal.games
        )
        return done, sum(deals) * self.contest.players

    @property
    def complete(self) -> bool:
        """Whether enough is known about every pairing."""
        return all(each.ended for each in self._pairings)

    def _pending(self) -> Iterator[Chunk[list[GameKey], list[MatchResult]]]:
        """The games that are missing, a deal at a time, or one by one where they take long."""
        expected = build(self.contest.game)
        for number, pairing in enumerate(self.contest.pairings):
            slow = pairing.candidate.thinks or pairing.other.thinks
            for deal in range(self._pairings[number].deals):
                if self._pairings[number].ended:
                    break
                missing = [
                    place for place in self._keys(number, deal) if place not in self._journal.games
                ]
                for some in [[place] for place in missing] if slow else [missing]:
                    if some:
                        todo = [self.contest.job(*place) for place in some]
                        yield Chunk(some, play_on_worker, (todo, expected))

    def _keys(self, pairing: int, deal: int) -> list[GameKey]:
        return [GameKey(pairing, deal, seat) for seat in range(self.contest.players)]

    def _count_deals(self, pairing: int) -> None:
        """Take in every deal that is complete, as long as none before it is missing."""
        progress = self._pairings[pairing]
        while not progress.ended:
            places = self._keys(pairing, len(progress.shares))
            if any(place not in self._journal.games for place in places):
                return
            progress.add(
                fmean(
                    win_share(place.candidate_seat, self._journal.games[place].winners)
                    for place in places
                )
            )

    # -- what came of it --------------------------------------------------------------------

    def shares(self, pairing: int) -> list[float]:
        """The candidate's share of the wins in each deal that counts."""
        return self._pairings[pairing].shares

    def ended_early(self, pairing: int) -> bool:
        """Whether a pairing was settled before all its games were played."""
        return self._pairings[pairing].early

    def planned(self, pairing: int) -> int:
        """How many games a pairing has if it does not end early."""
        return self._pairings[pairing].deals * self.contest.players

    def results(self, pairing: int) -> list[list[tuple[GameKey, GameResult]]]:
        """The games that count, by deal."""
        return [
            [(place, self._journal.games[place]) for place in self._keys(pairing, deal)]
            for deal in range(len(self._pairings[pairing].shares))
        ]
