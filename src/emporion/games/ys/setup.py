"""Chapters "Setup" and "Phase 1 - Setup": Order cards, characters, ships and the market's gems.

Nothing is shuffled: chance draws from what nobody has seen, when it is turned over.
"""

from typing import TYPE_CHECKING

from .actions import CARD_DRAWN, SHIP_DRAWN
from .data import COLOURS, LINES, NOTHING, SHIP_BITS, SHIP_COPIES, SHIPS, START, WHITE, YELLOW_CARDS
from .data import WHITE_GEM as WHITE_GEM_CARD
from .phases import CHARACTERS, ORDER_CARDS

if TYPE_CHECKING:
    from .state import YsState


def whole_deck(express: bool) -> int:
    """Every ship card; Express goes without those that bring a white gem."""
    deck = 0
    for ship in range(len(SHIPS)):
        if not (express and WHITE in SHIPS[ship]):
            deck += SHIP_COPIES[ship] << (SHIP_BITS * ship)
    return deck


# -- chance ---------------------------------------------------------------------------------------


def possible(state: "YsState") -> list[int]:
    """What chance can bring now."""
    phase = state.phase
    if phase == ORDER_CARDS:
        return [card - 1 for card in range(1, state.players + 1) if card not in state.orders]
    if phase == CHARACTERS:
        cards = range(YELLOW_CARDS)
        return [CARD_DRAWN + card for card in cards if state.unseen >> card & 1]
    ships = range(len(SHIPS))
    return [SHIP_DRAWN + ship for ship in ships if state.deck >> (SHIP_BITS * ship) & 3]


def chance_total(state: "YsState") -> int:
    """How many cards chance draws one of."""
    phase = state.phase
    if phase == ORDER_CARDS:
        return state.orders.count(0)
    left = 0
    if phase == CHARACTERS:
        unseen = state.unseen
        while unseen:
            left += unseen & 1
            unseen >>= 1
        return left
    deck = state.deck
    while deck:
        left += deck & 3
        deck >>= SHIP_BITS
    return left


def chance_outcome(state: "YsState", ticket: int) -> int:
    """The outcome that the ticket-th of those cards is."""
    phase = state.phase
    if phase == ORDER_CARDS:
        return possible(state)[ticket]
    if phase == CHARACTERS:
        unseen = state.unseen
        card = 0
        while True:
            if unseen >> card & 1:
                if ticket == 0:
                    return CARD_DRAWN + card
                ticket -= 1
            card += 1
    deck = state.deck
    ship = 0
    while ticket >= deck & 3:
        ticket -= deck & 3
        deck >>= SHIP_BITS
        ship += 1
    return SHIP_DRAWN + ship


# -- what is turned over --------------------------------------------------------------------------


def deal_order_card(state: "YsState", card: int) -> None:
    """Setup: each player is dealt an Order card at random."""
    state.orders[state.orders.index(0)] = card + 1
    if state.events is not None and 0 not in state.orders:
        state.tell("order_cards_dealt", {"orders": state.orders[:]})


def lay_white_gems(state: "YsState") -> None:
    """Characters, last turn: none are left, and the blue-edged cards come into play."""
    state.palaces = [WHITE_GEM_CARD] * state.settings.neighborhoods
    _tell_characters(state)


def reveal_character(state: "YsState", outcome: int) -> None:
    """Characters: the top card of each neighborhood's pile is turned over."""
    card = outcome - CARD_DRAWN
    state.unseen ^= 1 << card
    state.palaces[state.palaces.index(NOTHING)] = card
    if NOTHING not in state.palaces:
        _tell_characters(state)


def _tell_characters(state: "YsState") -> None:
    if state.events is not None:
        facts = {"turn": state.turn + 1, "characters": state.palaces[:]}
        state.tell("characters_revealed", facts)


def draw_ship(state: "YsState", outcome: int) -> None:
    """Ships: one card for each port in order."""
    ship = outcome - SHIP_DRAWN
    state.deck -= 1 << (SHIP_BITS * ship)
    state.ships[state.ships.index(NOTHING)] = ship
    if state.events is not None and NOTHING not in state.ships:
        state.tell("ships_arrived", {"ships": state.ships[:]})


def fill_market(state: "YsState", outcome: int) -> None:
    """Market: one more ship, which is discarded, brings the gems of the lines.

    A white gem lies on the first line in use, the others after it in their colours' order. With
    less than four players only the small gems are used, on lines 2 and 3.
    """
    ship = outcome - SHIP_DRAWN
    state.deck -= 1 << (SHIP_BITS * ship)
    large, small, other = SHIPS[ship]
    gems = [large, small, other] if state.settings.full else [small, other]
    if WHITE in gems:
        gems.remove(WHITE)
        gems.sort()
        gems.insert(0, WHITE)
    else:
        gems.sort()
    state.lines = [NOTHING] * (LINES - len(gems)) + gems
    if state.events is not None:
        state.tell("market_filled", {"ship": ship, "lines": state.lines[:]})


def first_quotations() -> list[int]:
    """Setup: every quotation on its starting square."""
    return [START] * COLOURS
