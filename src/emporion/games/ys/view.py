"""What a seat may know of Ys.

A view, as plain data. Gems, places, characters and ships are numbers of `data`; -1 (or 24 for the
Queen's place) stands for nothing there. An owner is a seat, or the neutral player after the seats.

    game, rules, players, options       which game this is
    seat                                whose view; None for a spectator
    phase, actor, actors                what is going on, and who may decide
    turn, turns, round, rounds          from 1 on; rounds of placing
    asked                               the place in the turn order, from 0 on, of the seat that
                                        places or is asked for characters
    neighborhood, step, freight         what is being counted, how far it has got, gems left there
    palaces, ships, lines               the character and the ship of each neighborhood, the gem of
                                        each line from line 1 on
    ships_left                          how many ship cards of each sort are still to come
    gone                                characters that have left the game
    quotations, queen, looks            the scale; the closed area; the Spy's looks left
    pieces                              brokers on the board and in the throne room: owner, number
                                        (the slot), place, down, value (None if not known to this
                                        seat), marked, public (all know the value), known_by (seats
                                        that do), among (values that all know it to be one of),
                                        twice (which of them two of three brokers had), paired (see
                                        `brokers`)
    seats                               for each seat: points, gems, characters (may be played),
                                        won (from the next turn on), active, played, order, front,
                                        behind (how many), behind_known (when all know them), chosen
                                        (whether it has made a hidden choice), place (in the order,
                                        while places are chosen), neutrals, neutrals_known
    neutral                             points and gems of the neutral player, or None
    screen, neutrals, draft, choice     the seat's own brokers, draft, and hidden choice: a bid's
                                        two brokers or the one for the throne room, or None
    decision                            what is asked, and of whom, while the game goes on
    outcome                             ranking, winners and reason, when it is over
"""

from typing import TYPE_CHECKING, Any

from ...core.seats import OVER, check_seat
from ...core.state import View
from . import questions, scoring
from .actions import PAIRS
from .brokers import (
    AMONG_SHIFT,
    DOWN,
    KNOWN_SHIFT,
    MARKED,
    PAIRED,
    PUBLIC,
    TWICE_SHIFT,
    known_to,
    place_of,
    size,
    value_of,
    values_in,
)
from .data import SHIP_BITS, SHIPS, SLOTS, TURNS, VALUES, YELLOW_CARDS
from .gems import freight_list, hoard_list
from .phases import BIDDING, COUNTING_CARDS, FAVOR, NAMES, ORDERING
from .spec import NAME, RULES

if TYPE_CHECKING:
    from .state import YsState


def view(state: "YsState", seat: int | None) -> View:
    """Build what a seat knows; a hidden value is put in only for a seat that knows it.

    Raises `UnknownSeat` for anything but a seat at the table, or `None`.
    """
    check_seat(seat, state.players)
    settings = state.settings
    actors = state.actors()
    built: View = {
        "game": NAME,
        "rules": RULES,
        "players": state.players,
        "options": dict(settings.options),
        "seat": seat,
        "phase": NAMES[state.phase],
        "actor": state.actor,
        "actors": actors,
        "turn": min(state.turn + 1, TURNS),
        "turns": TURNS,
        "round": min(state.rounds_placed + 1, settings.placements),
        "rounds": settings.placements,
        "asked": state.asked,
        "neighborhood": state.neighborhood,
        "step": state.step,
        "freight": freight_list(state.freight),
        "palaces": state.palaces[:],
        "ships": state.ships[:],
        "lines": state.lines[:],
        "ships_left": [state.deck >> (SHIP_BITS * ship) & 3 for ship in range(len(SHIPS))],
        "gone": cards_in(state.gone),
        "quotations": state.quotations[:],
        "queen": state.queen,
        "looks": state.looks,
        "pieces": [
            _piece_view(state, slot, piece, seat)
            for slot, piece in enumerate(state.pieces)
            if piece
        ],
        "seats": [_seat_view(state, other) for other in range(state.players)],
        "neutral": None,
    }
    if settings.neutral >= 0:
        built["neutral"] = {
            "points": state.points[settings.neutral],
            "gems": hoard_list(state.gems[settings.neutral]),
        }
    if seat is not None:
        built["screen"] = values_in(state.screens[seat])
        built["neutrals"] = values_in(state.neutrals[seat]) if settings.neutral >= 0 else []
        built["draft"] = state.draft[:] if seat == state.actor else []
        built["choice"] = _choice(state, seat)
    if state.actor == OVER:
        built["outcome"] = scoring.outcome(state).as_data()
    else:
        asked = seat if seat is not None and seat in actors else state.actor
        built["decision"] = questions.decision(state, asked).as_data()
    return built


def cards_in(cards: int) -> list[int]:
    """The characters of a set, ascending."""
    return [card for card in range(YELLOW_CARDS) if cards >> card & 1]


def _piece_view(state: "YsState", slot: int, piece: int, seat: int | None) -> dict[str, Any]:
    """A piece with its value if the seat, or everybody, knows it."""
    knows = piece & (PUBLIC if seat is None else PUBLIC | known_to(seat))
    return {
        "owner": slot // SLOTS,
        "number": slot % SLOTS,
        "place": int(place_of(piece)),
        "down": bool(piece & DOWN),
        "value": int(value_of(piece)) if knows else None,
        "marked": bool(piece & MARKED),
        "public": bool(piece & PUBLIC),
        "known_by": [other for other in range(state.players) if piece >> (KNOWN_SHIFT + other) & 1],
        "among": [value for value in range(VALUES) if piece >> (AMONG_SHIFT + value) & 1],
        "twice": [value for value in range(VALUES) if piece >> (TWICE_SHIFT + value) & 1],
        "paired": bool(piece & PAIRED),
    }


def _seat_view(state: "YsState", seat: int) -> dict[str, Any]:
    """What everybody knows of a seat; a hidden choice and a draft are still behind its screen.

    From the start of counting on, all that goes behind a screen has been seen before.
    """
    counting = state.phase >= COUNTING_CARDS
    neutral = state.settings.neutral >= 0
    return {
        "points": state.points[seat],
        "gems": hoard_list(state.gems[seat]),
        "characters": cards_in(state.hands[seat]),
        "won": cards_in(state.won[seat]),
        "active": cards_in(state.active[seat]),
        "played": state.played[seat],
        "order": state.orders[seat],
        "front": values_in(state.fronts[seat]),
        "behind": size(state.screens[seat]),
        "behind_known": values_in(state.screens[seat]) if counting else [],
        "chosen": state.phase != ORDERING and state.chosen[seat] > 0,
        "place": state.chosen[seat] if state.phase == ORDERING else 0,
        "neutrals": size(state.neutrals[seat]) if neutral else 0,
        "neutrals_known": values_in(state.neutrals[seat]) if neutral and counting else [],
    }


def _choice(state: "YsState", seat: int) -> list[int] | None:
    """The seat's own hidden choice."""
    number = state.chosen[seat] - 1
    if number < 0:
        return None
    if state.phase == BIDDING:
        return [PAIRS[number][0], PAIRS[number][1]]
    return [number] if state.phase == FAVOR else None
