"""How the scores of a match came about: from which sources, and how they grew.

Every point is in an event, so the events alone give the sources; they add up to the match's scores.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ..catalogue import names, part
from ..core.events import Event
from ..core.state import View
from .match import Match
from .positions import positions


def _kind(event: Event) -> str:
    return event.kind


@dataclass(frozen=True, kw_only=True)
class Sources:
    """Where a game's points come from: the part `ledger` of its manifest.

    A game without one has its kinds of event as sources, and no rounds.
    """

    codes: tuple[str, ...] = ()
    """Every source, in the order in which it is shown."""
    source: Callable[[Event], str] = _kind
    """The source of an event that scores."""
    round_event: str | None = None
    """The event that ends a round."""
    now: Callable[[View], list[int]] | None = None
    """What each owner would have if the game ended now, where that differs from the score."""
    at_the_end: bool = False
    """Whether points are counted at the end alone: then `now` tells more than the score."""


_GENERAL = Sources()


def sources(game: str) -> Sources:
    """Where a game's points come from."""
    found = part(game, "ledger") if game in names() else None
    return found if isinstance(found, Sources) else _GENERAL


@dataclass(frozen=True)
class Account:
    """What one seat scored by source; `seat` is `None` for the player that nobody plays."""

    seat: int | None
    points: dict[str, int]

    @property
    def total(self) -> int:
        """All points of it."""
        return sum(self.points.values())


@dataclass(frozen=True)
class RoundPoints:
    """The points when a round or turn was over, in the order of the accounts.

    `number` is the round's or turn's, from 1 on; `None` is what the end of the game added to it.
    """

    number: int | None
    points: tuple[int, ...]


@dataclass(frozen=True)
class Ledger:
    """A match's scores, taken apart.

    `codes` are the sources from which somebody scored, in the game's order; `sources` has an
    account for each seat, and last one for the neutral player if there is one; `ranked` is its
    order from the first place to the last, as indices.
    """

    game: str
    codes: tuple[str, ...]
    sources: tuple[Account, ...]
    growth: tuple[RoundPoints, ...]
    ranked: tuple[int, ...]

    def as_data(self) -> dict[str, Any]:
        """The ledger as plain JSON data."""
        return {
            "game": self.game,
            "sources": [
                {"seat": each.seat, "points": dict(each.points), "total": each.total}
                for each in self.sources
            ],
            "growth": [
                {"number": stage.number, "points": list(stage.points)} for stage in self.growth
            ],
            "ranked": [self.sources[at].seat for at in self.ranked],
        }


def ledger(match: Match) -> Ledger:
    """A match's ledger so far; of a finished one, how it was won."""
    owners = _owners(match)
    tallies: list[dict[str, int]] = [{} for _ in owners]
    for at, code, points in _scored(match.game.name, match.events):
        tallies[at][code] = tallies[at].get(code, 0) + points
    order = sources(match.game.name).codes
    met = {code for tally in tallies for code, points in tally.items() if points}
    codes = (*(code for code in order if code in met), *sorted(met - set(order)))
    accounts = tuple(
        Account(seat, {code: tally.get(code, 0) for code in codes})
        for seat, tally in zip(owners, tallies, strict=True)
    )
    growth = _growth(match, accounts)
    return Ledger(match.game.name, codes, accounts, growth, _ranked(match, accounts))


def _owners(match: Match) -> list[int | None]:
    """The seats, and the player without one if it scores too."""
    seats: list[int | None] = list(range(match.state.players))
    return [*seats, None] if match.view(None).get("neutral") else seats


# -- sources --------------------------------------------------------------------------------------


def _scored(game: str, events: tuple[Event, ...]) -> Iterator[tuple[int, str, int]]:
    """Who scored how much from which source.

    The neutral player's number follows the seats', as its account does.
    """
    source = sources(game).source
    for event in events:
        if "points" in event.facts and "seat" in event.facts:
            yield event.facts["seat"], source(event), event.facts["points"]


# -- growth ---------------------------------------------------------------------------------------


def _growth(match: Match, accounts: tuple[Account, ...]) -> tuple[RoundPoints, ...]:
    if sources(match.game.name).at_the_end:
        return tuple(_standings(match))
    stages = list(_sums(match, len(accounts)))
    if match.over:
        stages.append(RoundPoints(None, tuple(each.total for each in accounts)))
    return tuple(stages)


def _sums(match: Match, owners: int) -> Iterator[RoundPoints]:
    """The points after each round, added up from the events."""
    points = [0] * owners
    number = 0
    round_event = sources(match.game.name).round_event
    for event in match.events:
        for at, _, scored in _scored(match.game.name, (event,)):
            points[at] += scored
        if event.kind == round_event:
            number += 1
            yield RoundPoints(number, tuple(points))


def _standings(match: Match) -> Iterator[RoundPoints]:
    """What each seat would have had if the game had ended after each round.

    The position after the move that ended a round tells it, so a game that counts at the end alone
    changes nothing that counts within that move once its round has ended.
    """
    told = 0
    counted = sources(match.game.name)
    assert counted.now is not None
    for position in positions(match):
        for event in match.events[told : position.events]:
            if event.kind == counted.round_event:
                standing = counted.now(position.state.view(None))
                yield RoundPoints(event.facts["round"], tuple(standing))
        told = position.events


# -- ranking --------------------------------------------------------------------------------------


def _ranked(match: Match, accounts: tuple[Account, ...]) -> tuple[int, ...]:
    """The accounts from the first place to the last; while the game goes on, by points alone."""
    outcome = match.outcome()
    if outcome is None:
        return tuple(sorted(range(len(accounts)), key=lambda at: -accounts[at].total))
    ranked: list[int] = [seat for place in outcome["ranking"] for seat in place]
    if len(ranked) < len(accounts):
        rival = len(ranked)
        points = accounts[rival].total
        ahead = [seat for seat in ranked if accounts[seat].total >= points]
        if outcome["rival"]["won"] and outcome["reason"] == "neutral":
            ahead = []
        ranked.insert(len(ahead), rival)
    return tuple(ranked)
