"""Chapter "D. Handel drijven met de bank"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from . import dealing, knowledge
from .actions import DRAW, DROP, SWAP, TAKE, TAKES
from .cards import CARD, cards, kind_bits, size
from .data import BANK_CARDS
from .payment import discard, next_cards

if TYPE_CHECKING:
    from .state import TyrosState


def may_swap(state: "TyrosState") -> bool:
    """The first way needs a pile: within a round the discards are not shuffled again."""
    return state.pile != 0


def may_fetch(state: "TyrosState") -> bool:
    """The second way needs three cards, and discards to choose from."""
    return state.discards != 0 and size(state.hands[state.active]) >= BANK_CARDS


def _laid(state: "TyrosState", first: int) -> i64:
    """The cards of the draft, all laid by actions of one kind."""
    packet: i64 = 0
    for action in state.draft:
        if action < TAKE:
            packet += CARD[action - first]
    return packet


def legal_steps(state: "TyrosState") -> list[int]:
    """More cards, in ascending order, and how to close."""
    draft = state.draft
    hand: i64 = state.hands[state.active]
    if draft[0] >= DROP:
        if len(draft) == BANK_CARDS:
            return TAKES[kind_bits(state.discards)][:]
        left = hand - _laid(state, DROP)
        return next_cards(DROP, left, draft[-1] - DROP, BANK_CARDS - len(draft))
    if len(draft) == min(BANK_CARDS, int(size(state.pile))):
        return [DRAW]
    return [DRAW, *next_cards(SWAP, hand - _laid(state, SWAP), draft[-1] - SWAP, 1)]


def swap_if_complete(state: "TyrosState") -> bool:
    """First way: one to three cards for as many from the pile; whether they are laid."""
    draft = state.draft
    if draft[-1] != DRAW:
        return False
    draft.pop()
    packet = _laid(state, SWAP)
    state.to_draw = len(draft)
    state.draft = []
    discard(state, state.active, packet)
    if state.events is not None:
        state.tell("cards_swapped", {"seat": state.active, "laid": cards(packet)})
    return True


def draw_card(state: "TyrosState", outcome: int) -> None:
    """A card from the pile."""
    dealing.take_from_pile(state, state.active, outcome)
    if state.to_draw == 0:
        dealing.tell_drawn(state, "cards_drawn", state.active)


def fetch_if_complete(state: "TyrosState") -> bool:
    """Second way: three cards for one that lay among the discards before; whether it is taken."""
    draft = state.draft
    seat = state.active
    if draft[-1] < TAKE:
        return False
    kind = draft[-1] - TAKE
    packet = _laid(state, DROP)
    state.draft = []
    discard(state, seat, packet)
    state.discards -= CARD[kind]
    state.hands[seat] = state.hands[seat] + CARD[kind]
    knowledge.came(state, seat, CARD[kind])
    if state.events is not None:
        facts = {"seat": seat, "laid": cards(packet), "taken": kind}
        state.tell("card_fetched", facts)
    return True
