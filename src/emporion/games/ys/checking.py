"""Proof that no broker, gem or card was made or lost."""

from typing import TYPE_CHECKING

from ...core.errors import BrokenState
from .brokers import (
    AMONG_SHIFT,
    BROKER,
    EVERYBODY,
    PAIRED,
    PUBLIC,
    known_to,
    packet_of,
    place_of,
    value_of,
)
from .data import ALL_CHARACTERS, PLACED_SLOTS, SCALE, SHIP_BITS, SHIPS, SLOTS, SQUARES, THRONE
from .data import WHITE_GEM as WHITE_GEM_CARD
from .phases import (
    AFTER_PLACING,
    BIDDING,
    CLOSING_CARDS,
    COUNTING_CARDS,
    FAVOR,
    PLACING,
    PLACING_CARDS,
)
from .setup import whole_deck
from .spec import NAME, supply_of

if TYPE_CHECKING:
    from .state import YsState


def check(state: "YsState") -> None:
    """Raise `BrokenState` where something is missing, doubled, or where it cannot be."""
    _check_actor(state)
    _check_brokers(state)
    _check_places(state)
    _check_knowledge(state)
    if 0 not in state.orders and sorted(state.orders) != list(range(1, state.players + 1)):
        raise BrokenState(game=NAME, what="order_cards")
    _check_characters(state)
    _check_ships(state)
    if any(not 1 <= quotation <= SCALE for quotation in state.quotations):
        raise BrokenState(game=NAME, what="quotations")
    if any(hoard < 0 for hoard in state.gems):
        raise BrokenState(game=NAME, what="gems")


def _check_actor(state: "YsState") -> None:
    """The actor follows from `asked` in turn order, and where all choose at once from `chosen`."""
    phase, actor = state.phase, state.actor
    if phase in (PLACING_CARDS, PLACING, AFTER_PLACING, COUNTING_CARDS, CLOSING_CARDS):
        follows = state.orders[actor] == state.asked + 1
    elif phase in (BIDDING, FAVOR):
        follows = state.chosen[actor] == 0 and 0 not in state.chosen[:actor]
    else:
        return
    if not follows:
        raise BrokenState(game=NAME, what="actor")


def _check_brokers(state: "YsState") -> None:
    settings = state.settings
    found = [state.screens[seat] + state.fronts[seat] for seat in range(state.players)]
    neutral = state.neutrals[:]
    for slot, piece in enumerate(state.pieces):
        if piece:
            owner = slot // SLOTS
            broker = BROKER[value_of(piece)]
            if owner == settings.neutral:
                neutral[slot % 2] += broker
            else:
                found[owner] += broker
    if found != [supply_of(settings, state.turn)] * state.players:
        raise BrokenState(game=NAME, what="brokers")
    if neutral != [packet_of(settings.neutral_brokers)] * len(neutral):
        raise BrokenState(game=NAME, what="neutral_brokers")


def _check_places(state: "YsState") -> None:
    """One broker a square, everybody in a place that is in use, and what is public is known."""
    taken = 0
    for slot, piece in enumerate(state.pieces):
        place = int(place_of(piece))
        if 0 <= place < SQUARES:
            if taken >> place & 1 or place < 4 * (state.settings.first_line - 1):
                raise BrokenState(game=NAME, what="squares")
            taken |= 1 << place
        elif place == THRONE and not state.settings.favor:
            raise BrokenState(game=NAME, what="throne")
        elif SQUARES <= place < THRONE and place >= SQUARES + 3 * state.settings.neighborhoods:
            raise BrokenState(game=NAME, what="areas")
        if slot % SLOTS >= PLACED_SLOTS and slot // SLOTS == state.settings.neutral and piece:
            raise BrokenState(game=NAME, what="throne")
    if taken != state.squares:
        raise BrokenState(game=NAME, what="squares")


def _check_knowledge(state: "YsState") -> None:
    """What is public is known to every seat, owners know their own, and all guesses can be true."""
    pairs = [0] * state.settings.owners
    for slot, piece in enumerate(state.pieces):
        owner = slot // SLOTS
        among = piece >> AMONG_SHIFT & 31
        placer = slot % 2 if owner == state.settings.neutral else owner
        if piece and not piece & known_to(placer):
            raise BrokenState(game=NAME, what="knowledge")
        if piece & PUBLIC and (piece & EVERYBODY != EVERYBODY or among):
            raise BrokenState(game=NAME, what="knowledge")
        if among and not among >> value_of(piece) & 1:
            raise BrokenState(game=NAME, what="knowledge")
        pairs[owner] += 1 if piece & PAIRED else 0
    if any(pieces not in (0, 2) for pieces in pairs):
        raise BrokenState(game=NAME, what="knowledge")


def _check_characters(state: "YsState") -> None:
    open_cards = [card for card in state.palaces if 0 <= card < WHITE_GEM_CARD]
    sets = [state.unseen, state.gone, *state.hands, *state.won, *state.active]
    sets += [1 << card for card in open_cards]
    together = 0
    for cards in sets:
        if together & cards:
            raise BrokenState(game=NAME, what="characters")
        together |= cards
    if together != ALL_CHARACTERS:
        raise BrokenState(game=NAME, what="characters")


def _check_ships(state: "YsState") -> None:
    """The deck is what is left of the whole deck; the ships in port are not in it twice."""
    whole = whole_deck(state.settings.express)
    for ship in range(len(SHIPS)):
        copies = whole >> (SHIP_BITS * ship) & 3
        left = state.deck >> (SHIP_BITS * ship) & 3
        if left + state.ships.count(ship) > copies:
            raise BrokenState(game=NAME, what="ships")
