"""How the scores of a match came about: from which sources, and how they grew.

Every point is in an event, so the events alone give the sources; they add up to the match's scores.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ..core.events import Event
from ..games.byzanz.data import SORTS, TRADER, TRADERS
from ..games.tyros.data import EMPIRES, GOODS
from ..games.ys.data import BLACK, GEMS
from ..games.ys.data import COLOURS as GEM_COLOURS
from .match import Match
from .positions import positions


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
class Stage:
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
    growth: tuple[Stage, ...]
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
    order = _ORDER.get(match.game.name, ())
    met = {code for tally in tallies for code, points in tally.items() if points}
    codes = (*(code for code in order if code in met), *sorted(met - set(order)))
    sources = tuple(
        Account(seat, {code: tally.get(code, 0) for code in codes})
        for seat, tally in zip(owners, tallies, strict=True)
    )
    return Ledger(match.game.name, codes, sources, _growth(match, sources), _ranked(match, sources))


def _owners(match: Match) -> list[int | None]:
    """The seats, and the player without one if it scores too."""
    seats: list[int | None] = list(range(match.state.players))
    return [*seats, None] if match.view(None).get("neutral") else seats


# -- sources --------------------------------------------------------------------------------------


def _byzanz(event: Event) -> str:
    """Profit by the sort of the card that was kept."""
    kept: int = event.facts["kept"]
    return SORTS[TRADERS if kept == TRADER else kept // 4]


def _tyros(event: Event) -> str:
    """Fields by their empire; a majority and the bonus for four empires by themselves."""
    return GOODS[event.facts["empire"]] if event.kind == "empire_scored" else _KINDS[event.kind]


def _ys(event: Event) -> str:
    """Gems by their colour; everything else by what it was scored for."""
    return GEMS[event.facts["gem"]] if event.kind == "gem_points" else _KINDS[event.kind]


def _kind(event: Event) -> str:
    """A game of one's own has its kinds of event as sources."""
    return event.kind


_KINDS: Final = {
    "majority_won": "majority",
    "four_empires": "four_empires",
    "market_point": "market",
    "commercial_won": "commercial",
    "crowned": "crowned",
    "black_points": GEMS[BLACK],
    "throne_points": "throne",
}
"""The source of each kind of event that has only one."""

_SOURCE: Final[dict[str, Callable[[Event], str]]] = {"byzanz": _byzanz, "tyros": _tyros, "ys": _ys}

_ORDER: Final[dict[str, tuple[str, ...]]] = {
    "byzanz": SORTS,
    "tyros": (*GOODS[:EMPIRES], "majority", "four_empires"),
    "ys": ("market", "commercial", "crowned", *GEMS[:GEM_COLOURS], GEMS[BLACK], "throne"),
}
"""Every source of a game, in the order in which it is shown."""


def sources(game: str) -> tuple[str, ...]:
    """Every source that a game's points can come from, as codes; none for a game of one's own."""
    return _ORDER.get(game, ())


def _scored(game: str, events: tuple[Event, ...]) -> Iterator[tuple[int, str, int]]:
    """Who scored how much from which source.

    The neutral player's number follows the seats', as its account does.
    """
    source = _SOURCE.get(game, _kind)
    for event in events:
        if "points" in event.facts and "seat" in event.facts:
            yield event.facts["seat"], source(event), event.facts["points"]


# -- growth ---------------------------------------------------------------------------------------

_CLOSES: Final = {"byzanz": "market_cleared", "ys": "turn_ended"}
"""The event that ends a round of Byzanz or a turn of Ys."""


def _growth(match: Match, accounts: tuple[Account, ...]) -> tuple[Stage, ...]:
    if match.game.name == "tyros":
        return tuple(_standings(match))
    stages = list(_sums(match, len(accounts)))
    if match.over:
        stages.append(Stage(None, tuple(each.total for each in accounts)))
    return tuple(stages)


def _sums(match: Match, owners: int) -> Iterator[Stage]:
    """The points after each round of Byzanz or turn of Ys, added up from the events."""
    points = [0] * owners
    number = 0
    for event in match.events:
        for at, _, scored in _scored(match.game.name, (event,)):
            points[at] += scored
        if event.kind == _CLOSES.get(match.game.name):
            number += 1
            yield Stage(number, tuple(points))


def _standings(match: Match) -> Iterator[Stage]:
    """What each seat of Tyros would have had if the game had ended after each round.

    The board changes only when the next round's tiles are laid, so the position after the move
    that ended a round tells it.
    """
    told = 0
    for position in positions(match):
        for event in match.events[told : position.events]:
            if event.kind == "round_ended":
                standing = position.state.view(None)["standings"]
                yield Stage(event.facts["round"], tuple(standing))
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
