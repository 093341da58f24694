"""Chapters "End of the Game" and "Final account" of the King's Favor."""

from typing import TYPE_CHECKING, Any, Final

from ...core.decision import Outcome, decided_by, ranked
from ...core.state import View
from .brokers import DOWN, known_to_all, value_of
from .data import (
    BLACK,
    BLACK_POINTS,
    COLOURS,
    FAVOR_POINTS,
    GEM_POINTS,
    NEUTRAL_PLACE,
    PLACED_SLOTS,
    SLOTS,
)
from .gems import OWNED, owned

if TYPE_CHECKING:
    from .state import YsState

END_REASONS: Final[tuple[str, ...]] = ("points", "gems", "shared", "neutral")
"""Most points; most gems among those; or not even that told them apart; or the neutral player has
beaten both."""


def score(state: "YsState", kind: str, owner: int, points: int, facts: dict[str, Any]) -> None:
    """An owner gets points, in the middle of the game or at its end; an event tells of them."""
    state.points[owner] = state.points[owner] + points
    if state.events is not None:
        state.tell(kind, {"seat": owner, "points": points} | facts)


def final_account(state: "YsState") -> None:
    """Coloured gems by their quotations, then black gems, then the throne room."""
    for rank, colour in enumerate(quotation_ranks(state.quotations)):
        _score_colour(state, colour, rank)
    for owner in range(state.settings.owners):
        black = owned(state.gems[owner], BLACK)
        points = black_points(black)
        if points:
            score(state, "black_points", owner, points, {"gems": black})
    if state.settings.favor:
        _score_throne(state)
    if state.events is not None:
        state.tell("game_over", outcome(state).as_data())


def quotation_ranks(quotations: list[int]) -> list[int]:
    """The colours from the highest quotation to the lowest; the leftmost of equals first."""
    colours = list(range(COLOURS))
    colours.sort(key=lambda colour: colour - COLOURS * quotations[colour])
    return colours


def gem_places(counts: list[int], neutral: int = -1) -> list[int]:
    """Each owner's place for a colour, from 0; -1 without a gem.

    Tied players all have the lowest place that they occupy: no place below it has as many gems.
    The neutral player gets third-place points for a colour that it lacks.
    """
    places = [
        -1 if count == 0 else len([other for other in counts if other >= count]) - 1
        for count in counts
    ]
    if neutral >= 0 and places[neutral] < 0:
        places[neutral] = NEUTRAL_PLACE
    return places


def black_points(gems: int) -> int:
    """The table of black gems, whose last entry is for more of them, too."""
    return BLACK_POINTS[min(gems, len(BLACK_POINTS) - 1)]


def standings(view: View) -> list[int]:
    """What each owner would have if the game ended now; what the throne room hides is left out."""
    owners: list[dict[str, Any]] = list(view["seats"])
    neutral = -1
    if view["neutral"] is not None:
        neutral = len(owners)
        owners.append(view["neutral"])
    counted: list[int] = [owner["points"] for owner in owners]
    for rank, colour in enumerate(quotation_ranks(view["quotations"])):
        places = gem_places([each["gems"][colour] for each in owners], neutral)
        for owner, place in enumerate(places):
            if place >= 0:
                counted[owner] += GEM_POINTS[rank][place]
    for owner, each in enumerate(owners):
        counted[owner] += black_points(each["gems"][BLACK])
    return counted


def _score_colour(state: "YsState", colour: int, rank: int) -> None:
    """The table of points, for each owner that has a place in it."""
    counts = [owned(hoard, colour) for hoard in state.gems]
    for owner, place in enumerate(gem_places(counts, state.settings.neutral)):
        if place >= 0:
            facts = {"gem": colour, "rank": rank + 1, "place": place + 1, "gems": counts[owner]}
            score(state, "gem_points", owner, GEM_POINTS[rank][place], facts)


def _score_throne(state: "YsState") -> None:
    """The brokers in the throne room are revealed and added up; tied players share the points."""
    brokers: list[list[int]] = []
    for seat in range(state.players):
        slots = range(SLOTS * seat + PLACED_SLOTS, SLOTS * (seat + 1))
        brokers.append([int(value_of(state.pieces[slot])) for slot in slots])
        for slot in slots:
            state.pieces[slot] = known_to_all(state.pieces[slot] & ~DOWN)
    totals = [sum(values) for values in brokers]
    for seat, points in enumerate(throne_points(totals)):
        facts = {"total": totals[seat], "brokers": brokers[seat]}
        score(state, "throne_points", seat, points, facts)


def throne_points(totals: list[int]) -> list[int]:
    """12, 7, 3 and 0 by place; tied players share what their places are worth, rounded down."""
    points: list[int] = []
    for total in totals:
        better = len([other for other in totals if other > total])
        tied = totals.count(total)
        points.append(sum(FAVOR_POINTS[better : better + tied]) // tied)
    return points


# -- the outcome ----------------------------------------------------------------------------------


def gems_collected(state: "YsState", owner: int) -> int:
    """What breaks a tie: all coloured and black gems."""
    return sum([owned(state.gems[owner], gem) for gem in range(OWNED)])


def outcome(state: "YsState") -> Outcome:
    """Rank the seats by points, then by gems; the neutral player may be ahead of both.

    In the game for two the outcome also tells of this `rival`: its points, its gems, and whether
    it has won, alone or with others.
    """
    owners = range(state.settings.owners)
    standings = [(state.points[owner], gems_collected(state, owner)) for owner in owners]
    seats = standings[: state.players]
    reason = decided_by(standings, END_REASONS[:2])
    if state.settings.neutral < 0:
        return Outcome(state.scores(), ranked(seats), reason)
    rival = standings[state.settings.neutral]
    facts = {"rival": {"points": rival[0], "gems": rival[1], "won": rival >= max(seats)}}
    if rival > max(seats):
        return Outcome(state.scores(), ranked(seats), "neutral", beaten=True, facts=facts)
    return Outcome(state.scores(), ranked(seats), reason, facts=facts)
