"""What is asked in each phase."""

from typing import TYPE_CHECKING, Any

from ...core.decision import Decision
from . import dealing, growing, setup
from .actions import AWAY, DROP, GIVE, PAY, SWAP, WANT
from .cards import cards, given_in, wanted_in
from .data import COPIES, KEPT
from .phases import (
    ACTION,
    ANSWER,
    CARDS,
    DRAWING,
    EXCHANGE,
    FOUNDING,
    KEEPING,
    LAYING,
    NAMES,
    NEW_TILE,
    PARTNER,
    START,
    TILES,
)
from .sea import members

if TYPE_CHECKING:
    from .state import TyrosState


def decision(state: "TyrosState", seat: int) -> Decision:
    """The present question, with what its wording needs; all of it is known to everybody."""
    phase = state.phase
    facts: dict[str, Any] = {}
    if phase == START:
        facts["players"] = state.players
    elif phase == FOUNDING:
        facts["empire"] = setup.next_empire(state)
    elif phase == TILES:
        facts["to"] = setup.dealing_tiles_to(state)
    elif phase == CARDS:
        facts["to"] = dealing.dealing_to(state)
    elif phase in (NEW_TILE, DRAWING):
        facts["to"] = state.active
    elif phase == LAYING:
        rounds = growing.lay_rounds(state.players, state.rounds_finished)
        facts["lay_rounds"] = rounds
        facts["lay_round"] = rounds - (state.turns_left - 1) // state.players
    elif phase == EXCHANGE:
        facts["tiles"] = members(state.shown[state.active])
    elif phase == ACTION:
        settings = state.settings
        facts["passes"] = state.passes
        facts["offers_left"] = settings.offers - state.offers
        facts["trades_left"] = max(settings.trades - state.trades, 0)
    elif phase in (ANSWER, PARTNER):
        deal = state.deals[state.active]
        facts["from"] = state.active
        facts["give"] = cards(given_in(deal))
        facts["want"] = cards(wanted_in(deal))
    elif phase == KEEPING:
        facts["most"] = KEPT
    return Decision(NAMES[phase], seat, facts)


def sets(state: "TyrosState", seat: int) -> list[list[int]]:
    """What cards are laid for: the bank, an offer, a ship, or to be put away as a round ends.

    What is given cannot be wanted, too.
    """
    if seat not in state.actors():
        return []
    hand = cards(state.hands[seat])
    if state.phase == KEEPING:
        return [[AWAY + kind for kind in hand]]
    if state.phase not in (ACTION, ANSWER):
        return []
    wanted = [
        WANT + kind
        for kind, copies in enumerate(COPIES)
        for _copy in range(copies)
        if GIVE + kind not in state.draft
    ]
    own = (GIVE,) if state.phase == ANSWER else (SWAP, DROP, GIVE, PAY)
    return [*[[first + kind for kind in hand] for first in own], wanted]
