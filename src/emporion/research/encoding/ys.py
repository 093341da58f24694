"""What a seat knows of Ys, as numbers."""

from typing import Final

from librt.strings import BytesWriter

from ...core.native import i64
from ...core.seats import next_seat
from ...core.state import State
from ...games.ys.actions import PAIR_PACKETS
from ...games.ys.brokers import (
    AMONG_SHIFT,
    BROKER,
    KNOWN_SHIFT,
    MARKED,
    PUBLIC,
    VALUE_MASK,
    VALUE_SHIFT,
    known_to,
    place_of,
    size,
    value_of,
)
from ...games.ys.data import (
    CHARACTERS,
    CITY,
    GEMS,
    MOST,
    NEIGHBORHOODS,
    NOTHING,
    PLACES,
    SHIPS,
    SLOTS,
    THRONE,
    TURNS,
    VALUES,
    YELLOW_CARDS,
)
from ...games.ys.gems import BITS, DIGIT, OWNED
from ...games.ys.phases import BIDDING, COUNTING_CARDS, FAVOR, NAMES, ORDERING
from ...games.ys.state import YsState
from .encoder import BYTE, Encoder, capped, one_hot
from .ys_fields import BROKER_NUMBERS, DRAFT_STEPS, PLACE_NUMBERS, fields_for

_PHASES: Final = one_hot(len(NAMES))
_NEIGHBORHOODS: Final = one_hot(NEIGHBORHOODS + 1)
_CHARACTERS: Final = one_hot(len(CHARACTERS))
_GEMS: Final = one_hot(len(GEMS))
_AREAS: Final = one_hot(THRONE - CITY)
_SEATS: Final = [one_hot(players) for players in range(MOST + 1)]
"""In all of these the last row has no 1, and NOTHING, which is -1, finds it."""

_SHIPS: Final = [
    *[
        bytes([int(gem in ship) + int(gem == ship[0]) for gem in range(len(GEMS))])
        for ship in SHIPS
    ],
    bytes(len(GEMS)),
]
"""The gems of each sort of ship, 2 for the large one; last of all no ship."""


def _digits(number: int, bits: int) -> list[bytes]:
    """What so many digits of a packed number are, for every number that they can make."""
    mask = (1 << bits) - 1
    return [
        bytes([packed >> (bits * digit) & mask for digit in range(number)])
        for packed in range(1 << (bits * number))
    ]


_TWO: Final = _digits(2, 4)
_THREE: Final = _digits(3, 4)
"""Brokers in packets and gems in freights have four bits each."""

_SHIPS_LEFT: Final = _digits(4, 2)
_LOW_CARDS: Final = _digits(8, 1)
_HIGH_CARDS: Final = _digits(YELLOW_CARDS - 8, 1)

# -- brokers on the board -------------------------------------------------------------------------

_UNKNOWN: Final = 1 << (4 * VALUES)
_MARK: Final = 1 << (4 * VALUES + 4)
"""In a place, the packet of known brokers goes on with how many are unknown and are marked."""

_FACE_MASK: Final = (1 << KNOWN_SHIFT) - 1
"""The first bits of a piece: its place, its value, whether it lies face down and is marked."""

_NO_VALUE: Final = VALUE_MASK << VALUE_SHIFT
"""What hides the value of a piece."""


def _face(bits: int) -> bytes:
    value = bits >> VALUE_SHIFT & VALUE_MASK
    return bytes([bits & 31, 0 if value == VALUE_MASK else value + 1, bits >> 8 & 1, bits >> 9])


def _knowers(players: int, seat: int) -> list[bytes]:
    """Who knows a value, from a seat on, by the bits of those who do."""
    around = [(seat + further) % players for further in range(players)]
    return [bytes([bits >> other & 1 for other in around]) for bits in range(1 << MOST)]


def _guess(bits: int) -> bytes:
    """Values that a broker is known to be one of, 2 for a likelier one; whether it is paired."""
    among = [(bits >> value & 1) + (bits >> (VALUES + 1 + value) & 1) for value in range(VALUES)]
    return bytes([*among, bits >> VALUES & 1])


_FACES: Final = [_face(bits) for bits in range(_FACE_MASK + 1)]
_KNOWERS: Final = [
    [_knowers(players, seat) for seat in range(players)] for players in range(MOST + 1)
]
_GUESSES: Final = [_guess(bits) for bits in range(1 << (2 * VALUES + 1))]
_NO_BROKER: Final = [bytes(BROKER_NUMBERS + players) for players in range(MOST + 1)]
_EMPTY_PLACE: Final = bytes(PLACE_NUMBERS)


class YsEncoder(Encoder):
    """The city and the market, one's own brokers and draft, and what one knows of every owner."""

    def __init__(self, players: int) -> None:
        super().__init__(players, fields_for(players))

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """All fields in their order."""
        assert isinstance(state, YsState)
        _write_table(state, seat, out)
        _write_city(state, out)
        _write_own(state, seat, out)
        other = seat
        for _ in range(state.players):
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
    out.write(BYTE[settings.neighborhoods])
    out.write(BYTE[1 if settings.favor else 0])
    out.write(BYTE[1 if settings.express else 0])
    out.write(BYTE[1 if settings.strong else 0])
    out.write(BYTE[1 if settings.peek else 0])
    out.write(_SEATS[players][seat])
    out.write(_PHASES[phase])
    at_once = phase in (BIDDING, FAVOR)
    other = seat
    for _ in range(players):
        asked = state.chosen[other] == 0 if at_once else other == state.actor
        out.write(BYTE[1 if asked else 0])
        other = next_seat(other, players)
    out.write(BYTE[state.turn + 1 if state.turn < TURNS else TURNS])
    rounds = settings.placements
    out.write(BYTE[state.round + 1 if state.round < rounds else rounds])
    out.write(BYTE[state.asked])


def _write_city(state: YsState, out: BytesWriter) -> None:
    """What is being counted, and what is to be won."""
    out.write(_NEIGHBORHOODS[state.neighborhood])
    out.write(BYTE[state.step])
    freight: i64 = state.freight
    out.write(_THREE[freight & 4095])
    out.write(_THREE[freight >> 12])
    out.write(BYTE[state.looks])
    out.write(_AREAS[state.queen - CITY])
    for quotation in state.quotations:
        out.write(BYTE[quotation])
    for gem in state.lines:
        out.write(_GEMS[gem])
    used = len(state.palaces)
    for number in range(NEIGHBORHOODS):
        out.write(_CHARACTERS[state.palaces[number] if number < used else NOTHING])
    for number in range(NEIGHBORHOODS):
        out.write(_SHIPS[state.ships[number] if number < used else NOTHING])
    deck: i64 = state.deck
    for _ in range(4):
        out.write(_SHIPS_LEFT[deck & 255])
        deck >>= 8
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
    out.write(BYTE[drafted])
    for step in range(DRAFT_STEPS[state.players]):
        out.write(BYTE[state.draft[step] + 1 if step < drafted else 0])
    if state.settings.neutral >= 0:
        _write_packet(state.neutrals[seat], out)


def _write_seat(state: YsState, seat: int, out: BytesWriter) -> None:
    """What everybody knows of a seat; from the start of counting on also what is behind it."""
    seats = _SEATS[state.players]
    counting = state.phase >= COUNTING_CARDS
    ordering = state.phase == ORDERING
    _write_cards(state.hands[seat], out)
    _write_cards(state.won[seat], out)
    _write_cards(state.active[seat], out)
    out.write(BYTE[state.played[seat]])
    out.write(seats[state.orders[seat] - 1])
    _write_packet(state.fronts[seat], out)
    screen: i64 = state.screens[seat]
    out.write(BYTE[size(screen)])
    _write_packet(screen if counting else 0, out)
    chosen = state.chosen[seat]
    out.write(BYTE[1 if chosen > 0 and not ordering else 0])
    out.write(seats[chosen - 1 if ordering else NOTHING])
    if state.settings.neutral >= 0:
        neutrals: i64 = state.neutrals[seat]
        out.write(BYTE[size(neutrals)])
        _write_packet(neutrals if counting else 0, out)


def _write_owner(state: YsState, seat: int, owner: int, out: BytesWriter) -> None:
    """An owner's points, gems and brokers: one by one, then place by place."""
    out.write(capped(state.points[owner]))
    gems: i64 = state.gems[owner]
    for _ in range(OWNED):
        out.write(BYTE[gems & DIGIT])
        gems >>= BITS
    players = state.players
    knowers = _KNOWERS[players][seat]
    knows: i64 = PUBLIC | known_to(seat)
    # Seat 1 places the neutral brokers of odd numbers: they change places with those before them.
    turned = seat if owner == state.settings.neutral else 0
    packets = [0] * PLACES
    for number in range(SLOTS):
        piece: i64 = state.pieces[SLOTS * owner + (number ^ turned)]
        if piece == 0:
            out.write(_NO_BROKER[players])
            continue
        broker: i64 = _UNKNOWN
        face = (piece & _FACE_MASK) | _NO_VALUE
        if piece & knows:
            broker = BROKER[value_of(piece)]
            face = piece & _FACE_MASK
        out.write(_FACES[face])
        out.write(knowers[piece >> KNOWN_SHIFT & 15])
        out.write(_GUESSES[piece >> AMONG_SHIFT])
        if piece & MARKED:
            broker += _MARK
        place = place_of(piece)
        packets[place] = packets[place] + broker
    for each in packets:
        packet: i64 = each
        if packet == 0:
            out.write(_EMPTY_PLACE)
        else:
            out.write(_THREE[packet & 4095])
            out.write(_TWO[packet >> 12 & 255])
            out.write(_TWO[packet >> 20])


def _write_packet(packet: i64, out: BytesWriter) -> None:
    """How many brokers of each value a packet has."""
    out.write(_THREE[packet & 4095])
    out.write(_TWO[packet >> 12])


def _write_cards(cards: i64, out: BytesWriter) -> None:
    """A 1 for each character of a set."""
    out.write(_LOW_CARDS[cards & 255])
    out.write(_HIGH_CARDS[cards >> 8])
