"""What a seat may know of Byzanz.

A view, as plain data; cards are lists of kinds (4 * sort + value - 1; 24 is the trader):

    game, rules, players, options       which game this is
    seat                                whose view; None for a spectator
    phase, actor                        what is going on; -1 chance, -2 the game is over
    round, rounds                       the present round from 1 on, and how many there are
    offers                              the offer cards still stacked, from the top; all of them
                                        again after the last round
    lot, market, box                    open cards; the box is what has left the game in sight
    pile                                how many cards are still to be auctioned
    to_turn                             how many cards chance turns over before a seat is asked
    opener                              who will bid first on a lot that is being laid open
    highest, leader, first_pass         the auction so far; -1 for nobody
    seats                               for each seat: hand (its size), known (the part that all
                                        know), bid, profit, points, offer (0 for none), passed
    hand, draft                         the seat's own cards, less those it is about to lay
    decision                            what is asked, and of whom, while the game goes on
    outcome                             ranking, winners and reason, when it is over
"""

from typing import TYPE_CHECKING, Any

from ...core.seats import OVER, check_seat
from ...core.state import View
from . import questions, scoring
from .cards import cards, size
from .data import OFFERS, REMOVED, ROUNDS
from .phases import DEALING, NAMES
from .spec import NAME, RULES

if TYPE_CHECKING:
    from .state import ByzanzState


def view(state: "ByzanzState", seat: int | None) -> View:
    """Build what a seat knows; nothing is taken from a hand but its size and its known part.

    Raises `UnknownSeat` for anything but a seat at the table, or `None`.
    """
    check_seat(seat, state.players)
    dealing = state.phase == DEALING
    built: View = {
        "game": NAME,
        "rules": RULES,
        "players": state.players,
        "options": dict(state.settings.options),
        "seat": seat,
        "phase": NAMES[state.phase],
        "actor": state.actor,
        "round": min(state.rounds_finished + 1, ROUNDS[state.players]),
        "rounds": ROUNDS[state.players],
        "offers": list(OFFERS[state.players][state.lots :]),
        "lot": cards(state.lot),
        "market": cards(state.market),
        "box": cards(state.box),
        "pile": state.left - REMOVED[state.players] - (state.to_turn if dealing else 0),
        "to_turn": state.to_turn,
        "opener": state.opener,
        "highest": state.highest,
        "leader": state.leader,
        "first_pass": state.first_pass,
        "seats": [_seat_view(state, other) for other in range(state.players)],
    }
    if seat is not None:
        draft = state.draft if seat == state.actor else 0
        built["hand"] = cards(state.hands[seat] - draft)
        built["draft"] = cards(draft)
    if state.actor == OVER:
        built["outcome"] = scoring.outcome(state).as_data()
    else:
        built["decision"] = questions.decision(state, state.actor).as_data()
    return built


def _seat_view(state: "ByzanzState", seat: int) -> dict[str, Any]:
    """What everybody knows of a seat; a draft is still part of the hand."""
    return {
        "hand": size(state.hands[seat]),
        "known": cards(state.known[seat]),
        "bid": cards(state.bids[seat]),
        "profit": cards(state.profits[seat]),
        "points": scoring.points_of(state.profits[seat]),
        "offer": state.held[seat],
        "passed": state.passed[seat],
    }
