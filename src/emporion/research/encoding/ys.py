"""What a seat knows of Ys, as numbers."""

from typing import Final

from librt.strings import BytesWriter

from ...core.native import i64, u8
from ...core.seats import next_seat
from ...core.state import State
from ...games.ys.actions import PAIR_PACKETS
from ...games.ys.brokers import (
    AMONG_SHIFT,
    BROKER,
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
)
from ...games.ys.brokers import BITS as PACKET_BITS
from ...games.ys.data import (
    CHARACTERS,
    CITY,
    GEMS,
    MAX_PLAYERS,
    NEIGHBORHOODS,
    NOTHING,
    PLACES,
    SHIP_BITS,
    SHIPS,
    SLOTS,
    THRONE,
    TURNS,
    VALUES,
    YELLOW_CARDS,
)
from ...games.ys.gems import BITS, FREIGHT_BITS, OWNED
from ...games.ys.phases import BIDDING, COUNTING_CARDS, FAVOR, NAMES, ORDERING
from ...games.ys.state import YsState
from .encoder import SEAT_ROWS, Encoder, capped, one_hot
from .ys_fields import BROKER_NUMBERS, DRAFT_STEPS, PLACE_NUMBERS, fields_for

_PHASES: Final = one_hot(len(NAMES))
_NEIGHBORHOODS: Final = one_hot(NEIGHBORHOODS + 1)
_CHARACTERS: Final = one_hot(len(CHARACTERS))
_GEMS: Final = one_hot(len(GEMS))
_AREAS: Final = one_hot(THRONE - CITY)
"""In all of these the last row has no 1, and NOTHING, which is -1, finds it."""

_SHIPS: Final = [
    *[
        bytes([int(gem in ship) + int(gem == ship[0]) for gem in range(len(GEMS))])
        for ship in SHIPS
    ],
    bytes(len(GEMS)),
]
"""The gems of each sort of ship, 2 for the large one; last of all no ship."""

_NO_CARDS: Final = bytes(YELLOW_CARDS)

_NO_BROKERS: Final = [
    bytes(SLOTS * (BROKER_NUMBERS + players) + PLACES * PLACE_NUMBERS)
    for players in range(MAX_PLAYERS + 1)
]
"""By number of players, an owner's numbers and places without a broker."""


class YsEncoder(Encoder):
    """The city and the market, the seat's brokers and draft, and what it knows of every owner.

    >>> YsEncoder(2).observation_size, [field.name for field in YsEncoder(2).fields[:3]]
    (1329, ['neighborhoods', 'kings_favor', 'express'])
    """

    def __init__(self, players: int) -> None:
        super().__init__(players, fields_for(players))

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """All fields in their order."""
        assert isinstance(state, YsState)
        _write_table(state, seat, out)
        _write_city(state, out)
        _write_own(state, seat, out)
        other = seat
        for _seat in range(state.players):
            _write_owner(state, seat, other, out)
            _write_seat(state, other, out)
            other = next_seat(other, state.players)
        if state.settings.neutral >= 0:
            _write_owner(state, seat, state.settings.neutral, out)


# -- writing --------------------------------------------------------------------------------------


def _write_table(state: YsState, seat: int, out: BytesWriter) -> None:
    """The options, and what is asked of whom."""
    players = state.players
    settings = state.settings
    phase = state.phase
    out.append(settings.neighborhoods)
    out.append(1 if settings.favor else 0)
    out.append(1 if settings.express else 0)
    out.append(1 if settings.strong else 0)
    out.append(1 if settings.peek else 0)
    out.write(SEAT_ROWS[players][seat])
    out.write(_PHASES[phase])
    at_once = phase in (BIDDING, FAVOR)
    other = seat
    for _seat in range(players):
        asked = state.chosen[other] == 0 if at_once else other == state.actor
        out.append(1 if asked else 0)
        other = next_seat(other, players)
    out.append(state.turn + 1 if state.turn < TURNS else TURNS)
    rounds = settings.placements
    out.append(state.rounds_placed + 1 if state.rounds_placed < rounds else rounds)
    out.append(state.asked)


def _write_city(state: YsState, out: BytesWriter) -> None:
    """What is being counted, and what is to be won."""
    out.write(_NEIGHBORHOODS[state.neighborhood])
    out.append(state.step)
    _write_digits(state.freight, len(GEMS), FREIGHT_BITS, out)
    out.append(state.looks)
    out.write(_AREAS[state.queen - CITY])
    for quotation in state.quotations:
        out.append(quotation)
    for gem in state.lines:
        out.write(_GEMS[gem])
    used = len(state.palaces)
    for number in range(NEIGHBORHOODS):
        out.write(_CHARACTERS[state.palaces[number] if number < used else NOTHING])
    for number in range(NEIGHBORHOODS):
        out.write(_SHIPS[state.ships[number] if number < used else NOTHING])
    _write_digits(state.deck, len(SHIPS), SHIP_BITS, out)
    _write_cards(state.gone, out)


def _write_own(state: YsState, seat: int, out: BytesWriter) -> None:
    """What nobody else knows."""
    _write_packet(state.screens[seat], out)
    choice: i64 = 0
    chosen = state.chosen[seat]
    if chosen > 0:
        if state.phase == BIDDING:
            choice = PAIR_PACKETS[chosen - 1]
        elif state.phase == FAVOR:
            choice = BROKER[chosen - 1]
    _write_packet(choice, out)
    drafted = len(state.draft) if seat == state.actor else 0
    out.append(drafted)
    for step in range(DRAFT_STEPS[state.players]):
        out.append(state.draft[step] + 1 if step < drafted else 0)
    if state.settings.neutral >= 0:
        _write_packet(state.neutrals[seat], out)


def _write_seat(state: YsState, seat: int, out: BytesWriter) -> None:
    """What everybody knows of a seat; from the start of counting on also what is behind it."""
    seats = SEAT_ROWS[state.players]
    counting = state.phase >= COUNTING_CARDS
    ordering = state.phase == ORDERING
    _write_cards(state.hands[seat], out)
    _write_cards(state.won[seat], out)
    _write_cards(state.active[seat], out)
    out.append(state.played[seat])
    out.write(seats[state.orders[seat] - 1])
    _write_packet(state.fronts[seat], out)
    screen: i64 = state.screens[seat]
    out.append(size(screen))
    _write_packet(screen if counting else 0, out)
    chosen = state.chosen[seat]
    out.append(1 if chosen > 0 and not ordering else 0)
    out.write(seats[chosen - 1 if ordering else NOTHING])
    if state.settings.neutral >= 0:
        neutrals: i64 = state.neutrals[seat]
        out.append(size(neutrals))
        _write_packet(neutrals if counting else 0, out)


def _write_owner(state: YsState, seat: int, owner: int, out: BytesWriter) -> None:
    """An owner's points, gems and brokers: one by one, then place by place."""
    players = state.players
    out.append(capped(state.points[owner]))
    _write_digits(state.gems[owner], OWNED, BITS, out)
    knows: i64 = PUBLIC | known_to(seat)
    # Seat 1 places the neutral brokers of odd numbers: they change places with those before them.
    turned: i64 = seat if owner == state.settings.neutral else 0
    first: i64 = SLOTS * owner
    # Most of what follows is nothing: that is written at once, and what there is into it.
    at: i64 = len(out)
    numbers: i64 = BROKER_NUMBERS + players
    places: i64 = at + SLOTS * numbers
    out.write(_NO_BROKERS[players])
    number: i64
    for number in range(SLOTS):
        piece: i64 = state.pieces[first + (number ^ turned)]
        if piece:
            here: i64 = places + PLACE_NUMBERS * place_of(piece)
            _write_place(piece, (piece & knows) != 0, here, out)
            _write_broker(piece, (piece & knows) != 0, at, out)
            _write_knowledge(piece, seat, players, at + 4, out)
        at += numbers


def _write_place(piece: i64, known: bool, at: i64, out: BytesWriter) -> None:
    """Count a broker among those of its owner in the same place."""
    column: i64 = at + (value_of(piece) if known else VALUES)
    out[column] = out[column] + 1  # `+=` would be interpreted
    if piece & MARKED:
        column = at + VALUES + 1
        out[column] = out[column] + 1


def _write_broker(piece: i64, known: bool, at: i64, out: BytesWriter) -> None:
    """What the seat sees of a broker: place and 1, value and 1, face down, marked."""
    out[at] = u8(place_of(piece) + 1)
    if known:
        out[at + 1] = u8(value_of(piece) + 1)
    if piece & DOWN:
        out[at + 2] = u8(1)
    if piece & MARKED:
        out[at + 3] = u8(1)


def _write_knowledge(piece: i64, seat: i64, players: i64, at: i64, out: BytesWriter) -> None:
    """Who knows the value of a broker, and what all know of it."""
    other: i64 = seat
    for _seat in range(players):
        out[at] = u8(piece >> (KNOWN_SHIFT + other) & 1)
        at += 1
        other = other + 1 if other + 1 < players else 0
    if piece >> AMONG_SHIFT:
        for value in range(VALUES):
            out[at + value] = u8(
                (piece >> (AMONG_SHIFT + value) & 1) + (piece >> (TWICE_SHIFT + value) & 1)
            )
        out[at + VALUES] = u8(1 if piece & PAIRED else 0)


def _write_packet(packet: i64, out: BytesWriter) -> None:
    """How many brokers of each value a packet has."""
    _write_digits(packet, VALUES, PACKET_BITS, out)


def _write_cards(cards: i64, out: BytesWriter) -> None:
    """A 1 for each character of a set."""
    if cards == 0:
        out.write(_NO_CARDS)
    else:
        _write_digits(cards, YELLOW_CARDS, 1, out)


def _write_digits(packed: i64, count: i64, bits: i64, out: BytesWriter) -> None:
    """Numbers of a number of bits each, the lowest first."""
    mask: i64 = (1 << bits) - 1
    for _digit in range(count):
        out.append(u8(packed & mask))
        packed >>= bits
