"""A contest being played: what is still to do, what has ended, and when enough is known."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from .contests import Contest, build
from .crews import Chunk, Crew, stream
from .errors import OtherBuild
from .journal import Journal, Place, Result
from .matches import Job, Played, play_some
from .pairings import Games, fair_share
from .statistics import Wager, part_of_win


def play_here(todo: list[Job], expected: dict[str, Any]) -> list[Played]:
    """Some matches on a worker, which must have the same rules and bots as whoever sent it."""
    own = build(todo[0].game)
    if own != expected:
        raise OtherBuild(known=_named(expected), asked=_named(own))
    return play_some(todo)


def _named(made: dict[str, Any]) -> str:
    return " ".join(str(part) for part in made.values())


class _Course:
    """One pairing: the candidate's share in each deal so far, and whether that is enough."""

    def __init__(self, deals: int, target: float | None) -> None:
        self.deals = deals
        self.shares: list[float] = []
        self.refuted = False
        self._wager = None if target is None else Wager(target)

    def add(self, share: float) -> None:
        """The next deal."""
        self.shares.append(share)
        if self._wager is not None:
            self._wager.add(share)
            self.refuted = self._wager.refuted

    @property
    def early(self) -> bool:
        """Whether enough was known before all deals were played."""
        return self.refuted and len(self.shares) < self.deals

    @property
    def ended(self) -> bool:
        """Whether enough is known, or all was played."""
        return self.refuted or len(self.shares) == self.deals


class Ladder:
    """The games of a contest, as many as are asked for or usual, or as it takes.

    Unless `full`, a pairing ends once its share of wins is clear of its target, or of the fair
    share where there is no target. Deals count in the order of their numbers, and none after the
    one that settled it, so what comes out does not depend on who was quicker.
    """

    def __init__(self, contest: Contest, journal: Journal, games: Games, full: bool) -> None:
        self.contest = contest
        self.games = games
        self.full = full or contest.kind == "curve"
        self._journal = journal
        self._courses: list[_Course] = []
        for pairing in contest.pairings:
            target = pairing.target(contest.players) or fair_share(contest.players)
            deals = -(-games.of(pairing) // contest.players)
            self._courses.append(_Course(deals, None if self.full else target))
        for number in range(len(self._courses)):
            self._follow(number)

    # -- playing ----------------------------------------------------------------------------

    def run(self, crew: Crew) -> Iterator[tuple[int, int]]:
        """Play all that is missing; gives after each step how many games are done, and of how many.

        Every game is in the journal before it is told of.
        """
        yield self.progress()
        if self.complete:
            return
        for chunk, played in stream(crew, self._todo()):
            found = {place: Result.of(each) for place, each in zip(chunk.key, played, strict=True)}
            self._journal.keep(found)
            self._follow(chunk.key[0].pairing)
            yield self.progress()
            if self.complete:
                return

    def progress(self) -> tuple[int, int]:
        """How many games are done, and of how many, as far as is known."""
        deals = [len(each.shares) if each.ended else each.deals for each in self._courses]
        done = sum(
            place.pairing < len(deals) and place.deal < deals[place.pairing]
            for place in self._journal.games
        )
        return done, sum(deals) * self.contest.players

    @property
    def complete(self) -> bool:
        """Whether enough is known about every pairing."""
        return all(each.ended for each in self._courses)

    def _todo(self) -> Iterator[Chunk[list[Place], list[Played]]]:
        """The games that are missing, a deal at a time, or one by one where they take long."""
        expected = build(self.contest.game)
        for number, pairing in enumerate(self.contest.pairings):
            slow = pairing.candidate.thinks or pairing.other.thinks
            for deal in range(self._courses[number].deals):
                if self._courses[number].ended:
                    break
                missing = [
                    place
                    for place in self._places(number, deal)
                    if place not in self._journal.games
                ]
                for some in [[place] for place in missing] if slow else [missing]:
                    if some:
                        todo = [self.contest.job(*place) for place in some]
                        yield Chunk(some, play_here, (todo, expected))

    def _places(self, pairing: int, deal: int) -> list[Place]:
        return [Place(pairing, deal, seat) for seat in range(self.contest.players)]

    def _follow(self, pairing: int) -> None:
        """Take in every deal that is complete, as long as none before it is missing."""
        course = self._courses[pairing]
        while not course.ended:
            places = self._places(pairing, len(course.shares))
            if any(place not in self._journal.games for place in places):
                return
            course.add(
                fmean(
                    part_of_win(place.seating, self._journal.games[place].winners)
                    for place in places
                )
            )

    # -- what came of it --------------------------------------------------------------------

    def shares(self, pairing: int) -> list[float]:
        """The candidate's share of the wins in each deal that counts."""
        return self._courses[pairing].shares

    def ended_early(self, pairing: int) -> bool:
        """Whether a pairing was settled before all its games were played."""
        return self._courses[pairing].early

    def planned(self, pairing: int) -> int:
        """How many games a pairing has if it does not end early."""
        return self._courses[pairing].deals * self.contest.players

    def results(self, pairing: int) -> list[list[tuple[Place, Result]]]:
        """The games that count, by deal."""
        return [
            [(place, self._journal.games[place]) for place in self._places(pairing, deal)]
            for deal in range(len(self._courses[pairing].shares))
        ]
