"""What a seat may know of Visby.

A view is plain data. Goods and places stand in it by name, so that it reads well as it is:

    game, rules, players, options       which game this is
    seat                                whose view; None for a spectator
    phase, actor, actors                what is going on, and who may decide
    summer, summers                     the present one, from 1 on, and how many there are
    wants                               the good that each city wants, or None before the news
    stock                               how many cards nobody has
    seats                               for each: points, seals (of these cities), hand (how many
                                        cards; a ship that is not revealed counts as part of it),
                                        due (cards that it will draw), ready (whether it has decided
                                        about its ship), place and load of a revealed ship
    hand, load, place                   the seat's own cards and ship
    decision                            what is asked, and of whom, while the game goes on
    outcome                             ranking, winners and reason, when it is over
"""

from typing import TYPE_CHECKING, Any

from emporion.core.seats import OVER, check_seat
from emporion.core.state import View

from . import flow, questions
from .data import CITIES, GOODS, HISTORY, LOADING, NAME, PLACES, UNDECIDED

if TYPE_CHECKING:
    from .state import VisbyState


def view(state: "VisbyState", seat: int | None) -> View:
    """Build what a seat knows; nothing is copied and then stripped.

    Raises `UnknownSeat` for anything but a seat at the table, or `None`.
    """
    check_seat(seat, state.players)
    actors = state.actors()
    built: View = {
        "game": NAME,
        "rules": len(HISTORY),
        "players": state.players,
        "options": {"summers": state.summers},
        "seat": seat,
        "phase": state.phase,
        "actor": state.actor,
        "actors": actors,
        "summer": state.summer,
        "summers": state.summers,
        "wants": _wants(state),
        "stock": len(state.stock),
        "seats": [_seat_view(state, other) for other in range(state.players)],
    }
    if seat is not None:
        built["hand"] = flow.names(state.hands[seat])
        built["load"] = flow.names(state.loads[seat])
        built["place"] = PLACES[state.places[seat]]
    if state.actor == OVER:
        built["outcome"] = flow.outcome(state).as_data()
    else:
        asked = seat if seat is not None and seat in actors else state.actor
        built["decision"] = questions.decision(state, asked).as_data()
    return built


def _wants(state: "VisbyState") -> dict[str, str | None]:
    """What each city wants; news that has not come yet is None."""
    heard = [GOODS[good] for good in state.wants]
    coming = [None] * (state.players - len(heard))
    return dict(zip(CITIES, [*heard, *coming], strict=False))


def _seat_view(state: "VisbyState", seat: int) -> dict[str, Any]:
    """What everybody knows of a seat: until all have decided, its ship is a part of its hand."""
    loading = state.phase == LOADING
    return {
        "points": state.points[seat],
        "seals": [CITIES[city] for city in range(state.players) if state.seals[city] == seat],
        "hand": len(state.hands[seat]) + (len(state.loads[seat]) if loading else 0),
        "due": state.due[seat],
        "ready": loading and state.places[seat] != UNDECIDED,
        "place": None if loading else PLACES[state.places[seat]],
        "load": [] if loading else flow.names(state.loads[seat]),
    }
