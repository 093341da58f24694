"""What a seat may know of Tyros.

A view, as plain data. Cards are lists of kinds (0 to 3 by empire, 4 the joker); fields and tiles
are the printed numbers, 0 for Tyros; coasts are fields, and 33 lies east of Italy; -1 for nobody.

    game, rules, players, options       which game this is
    seat                                whose view; None for a spectator
    phase, actor                        what is going on; -1 chance, -2 the game is over
    actors                              who may decide: several where all choose at once
    round, last_round                   from 1 on; whether it is certain that the game ends after it
    final                               whether somebody has laid their last tile
    start, active                       who begins; whose turn it is
    turns_left                          how many are still to lay a tile (by the first rules, also
                                        to choose what to keep)
    to_draw                             how many tiles or cards chance deals before a seat is asked
    passes, offers, trades              passes in a row; offers in this turn; trades in a row
    bonus                               who was the first with a city in all four empires
    empires                             the fields of each empire
    aside                               tiles put aside while the empires are founded
    tile_pile, bottom                   how many tiles nobody has seen are to be drawn, and those
                                        that come after them, in their order
    pile, discards                      how many cards are to be drawn; the open discards
    laid                                the discards when the last round ended
    tolls                               of this round: payer, owner, and the card (None where this
                                        seat has not seen it)
    seats                               for each seat: hand (its size), known (the part that all
                                        know), tiles (how many), shown (those that all know), ships
                                        (coasts, one entry a ship), cities (fields), points, answer
                                        (to the offer), give, want (its offer or counter-offer),
                                        chosen (whether it has chosen what to keep, while others
                                        still do), kept (how many cards it kept when the last round
                                        ended), kept_known (the part that all knew), since (by
                                        sort, what it has openly spent in this round, less what
                                        has openly come to it)
    standings                           what each seat would have if the game ended now
    known                               what this seat knows of each hand; nothing of its own
    kept_known                          what it knew of the cards that each kept; nothing of its own
    kept                                the cards that it kept itself
    hand, tiles, draft                  the seat's own cards, tiles, and uncommitted actions
    choice                              what the seat lays away, once it has chosen and while others
                                        still do; else None
    decision                            what is asked, and of whom, while the game goes on
    outcome                             ranking, winners, reason and the score sheet, at the end
"""

from typing import TYPE_CHECKING, Any

from ...core.seats import OVER, check_seat
from ...core.state import View
from . import answers, knowledge, questions, rounds, scoring
from .actions import AWAY
from .cards import cards, differences, given_in, size, wanted_in
from .memory import UNSEEN, tolls_in
from .phases import ACTION, FOUNDING, KEEPING, NAMES, PARTNER
from .sea import TYROS_BIT, members, number_of, union
from .setup import ALL_TILES
from .spec import NAME

if TYPE_CHECKING:
    from .state import TyrosState


def view(state: "TyrosState", seat: int | None) -> View:
    """Build what a seat knows; of other hands, only sizes and what was seen of them.

    Raises `UnknownSeat` for anything but a seat at the table, or `None`.
    """
    check_seat(seat, state.players)
    players = state.players
    row = players if seat is None else seat
    actors = state.actors()
    built: View = {
        "game": NAME,
        "rules": state.settings.rules,
        "players": players,
        "options": dict(state.settings.options),
        "seat": seat,
        "phase": NAMES[state.phase],
        "actor": state.actor,
        "actors": actors,
        "round": state.rounds_finished + 1,
        "last_round": _is_last_round(state),
        "final": state.final,
        "start": state.start,
        "active": state.active,
        "turns_left": state.turns_left,
        "to_draw": state.to_draw,
        "passes": state.passes,
        "offers": state.offers,
        "trades": state.trades,
        "bonus": state.bonus,
        "empires": [members(fields) for fields in state.empires],
        "aside": _aside(state),
        "tile_pile": int(number_of(state.tile_pile)),
        "bottom": state.bottom[:],
        "pile": int(size(state.pile)),
        "discards": cards(state.discards),
        "laid": cards(state.last.laid),
        "tolls": _tolls(state, seat),
        "seats": [_seat_view(state, other) for other in range(players)],
        "standings": scoring.standings(state),
        "known": [cards(state.known[players * row + other]) for other in range(players)],
        "kept_known": [cards(state.last.known[players * row + other]) for other in range(players)],
    }
    if seat is not None:
        built["kept"] = cards(state.last.kept[seat])
        built["hand"] = cards(state.hands[seat])
        built["tiles"] = members(state.tiles[seat])
        built["draft"] = _draft(state, seat)
        built["choice"] = cards(rounds.put_away(state, seat)) if _chosen(state, seat) else None
    if state.actor == OVER:
        built["outcome"] = scoring.outcome(state).as_data()
    else:
        asked = seat if seat is not None and seat in actors else state.actor
        built["decision"] = questions.decision(state, asked).as_data()
    return built


def _tolls(state: "TyrosState", seat: int | None) -> list[list[int | None]]:
    """The tolls of this round; which card it was only payer and owner have seen."""
    return [
        [payer, owner, kind if seat in (payer, owner) and kind != UNSEEN else None]
        for payer, owner, kind in tolls_in(state.tolls)
    ]


def _draft(state: "TyrosState", seat: int) -> list[int]:
    """A seat's own uncommitted actions."""
    if state.phase == KEEPING:
        drafted = cards(rounds.put_away(state, seat)) if rounds.is_asked(state, seat) else []
        return [AWAY + kind for kind in drafted]
    return state.draft[:] if seat == state.actor else []


def _chosen(state: "TyrosState", seat: int) -> bool:
    """Whether a seat has chosen what to keep, and it is not revealed yet."""
    return state.phase == KEEPING and state.deals[seat] >= rounds.CHOSEN


def _is_last_round(state: "TyrosState") -> bool:
    """Whether the game certainly ends after this round; empires grow before all actions."""
    return state.final or (ACTION <= state.phase <= PARTNER and rounds.is_last(state))


def _aside(state: "TyrosState") -> list[int]:
    """Tiles that were drawn for an empire and would not do; later they are shuffled in again."""
    if state.phase != FOUNDING:
        return []
    return members(ALL_TILES & ~union(state.empires) & ~state.tile_pile & ~TYROS_BIT)


def _seat_view(state: "TyrosState", seat: int) -> dict[str, Any]:
    """What everybody knows of a seat; a draft is still part of the hand."""
    deal = 0 if state.phase == KEEPING else state.deals[seat]
    return {
        "hand": int(size(state.hands[seat])),
        "known": cards(state.known[state.players * state.players + seat]),
        "tiles": int(number_of(state.tiles[seat])),
        "shown": members(state.shown[seat]),
        "ships": sorted(members(state.ships[seat]) + members(state.seconds[seat])),
        "cities": members(state.cities[seat]),
        "points": state.points[seat],
        "answer": answers.NAMES[state.answers[seat]],
        "give": cards(given_in(deal)),
        "want": cards(wanted_in(deal)),
        "chosen": _chosen(state, seat),
        "kept": int(size(state.last.kept[seat])),
        "kept_known": cards(state.last.known[state.players * state.players + seat]),
        "since": differences(knowledge.since(state, seat)),
    }
