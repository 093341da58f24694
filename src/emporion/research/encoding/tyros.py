"""What a seat knows of Tyros, as numbers."""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i32_le, write_i64_le

from ...core.native import i64, u8
from ...core.state import State
from ...games.tyros.actions import ACTIONS, AWAY, NUM_ACTIONS
from ...games.tyros.answers import NAMES as ANSWERS
from ...games.tyros.cards import BITS, CARD, MASK, given_in, positive, size, wanted_in
from ...games.tyros.data import (
    CARDS,
    CITIES,
    CITY_POINTS,
    COPIES,
    EMPIRES,
    FIELDS,
    FOUR_EMPIRES_POINTS,
    GOODS,
    JOKER,
    KEPT,
    KINDS,
    LAY_ROUNDS,
    MAJORITY_POINTS,
    MOST_SHIPS,
    SHIP_POINTS,
    SHIPS,
    TILES,
)
from ...games.tyros.knowledge import since
from ...games.tyros.memory import UNSEEN, tolls_in
from ...games.tyros.phases import ACTION, KEEPING, NAMES, PARTNER
from ...games.tyros.rounds import CHOSEN, is_asked, is_last
from ...games.tyros.sea import COASTS, number_of
from ...games.tyros.state import TyrosState
from .encoder import SEAT_ROWS, Encoder, Field, capped, one_hot, seat_from

_MAX_OFFERS: Final = 3
_MAX_TRADES: Final = 12
"""The largest values of these two options."""

MAX_POINTS: Final = (
    CITIES * CITY_POINTS[0]
    + SHIPS * SHIP_POINTS[0]
    + EMPIRES * MAJORITY_POINTS
    + FOUR_EMPIRES_POINTS
)
"""With all cities and ships in the largest empire, every majority, and a city in all four."""

_PHASES: Final = one_hot(len(NAMES))

_ANSWERS: Final = one_hot(len(ANSWERS))

# -- cards and sets -------------------------------------------------------------------------------

_NO_CARDS: Final = bytes(KINDS)

_EIGHT: Final = bytes([bits >> place & 1 for bits in range(1 << 8) for place in range(8)])
"""Eight bits of a set, a byte for each: at eight times the bits, copied as one number."""

_NO_TILES: Final = bytes(TILES)
_NO_FIELDS: Final = bytes(FIELDS)

_FOUR_COASTS: Final = bytes(
    [(bits >> coast & 1) + (bits >> coast + 4 & 1) for bits in range(1 << 8) for coast in range(4)]
)
"""The ships on four coasts, by the four bits of first ships and, above them, of second ones: at
four times these bits, copied as one number."""

_NO_SHIPS: Final = bytes(COASTS)

# -- drafts ---------------------------------------------------------------------------------------


def _cards(name: str, about: str) -> Field:
    return Field(name, KINDS, COPIES[0], about)


DRAFTED: Final = [
    ("swap", _cards("draft_swap", "cards that the seat is about to swap at the bank")),
    ("drop", _cards("draft_drop", "cards that the seat is about to lay down for a discard")),
    ("give", _cards("draft_give", "cards that the seat is about to offer")),
    ("want", _cards("draft_want", "cards that the seat is about to ask for")),
    ("pay", _cards("draft_pay", "cards that the seat is about to pay for a ship")),
    ("away", _cards("draft_away", "cards that the seat puts away, chosen or not")),
    (
        "jokers",
        Field("draft_jokers", COPIES[JOKER] + 1, 1, "jokers that the seat is about to pay"),
    ),
    ("sail", Field("draft_sail", COASTS, 1, "the coast that a ship is about to leave")),
    ("to", Field("draft_to", COASTS, 1, "the coast that it is about to sail to")),
    ("city", Field("draft_city", FIELDS, 1, "where the seat is about to found a city")),
    ("ship", Field("draft_ship", FIELDS, 1, "where the seat is about to build a ship")),
]
"""The kinds of actions that others can follow; all others complete a turn. Cards are drafted in
ascending order, and nothing else twice: so how often each action is in a draft tells all of it,
however long it is."""

_DRAFT_SIZE: Final = sum([field.size for _, field in DRAFTED])
_NO_DRAFT: Final = bytes(_DRAFT_SIZE)


def _draft_places() -> list[int]:
    """Where each action is counted; past the end for those that no draft holds."""
    places = [_DRAFT_SIZE] * NUM_ACTIONS
    place = 0
    for kind, field in DRAFTED:
        first = ACTIONS.first(kind)
        for action in range(first, first + field.size):
            places[action] = place
            place += 1
    return places


_DRAFT_PLACES: Final = _draft_places()


class TyrosEncoder(Encoder):
    """Board, offers, the seat's own cards, tiles and draft, and what it knows of every seat.

    Two parts of a view are left out: what only chance waits for (`to_draw`, `aside`), and the
    standings, which follow from the board and take as long to count as everything else.

    >>> TyrosEncoder(3).observation_size, [field.name for field in TyrosEncoder(3).fields[:3]]
    (839, ['phase', 'seat', 'actors'])
    """

    def __init__(self, players: int) -> None:
        lay_turns = players * max(LAY_ROUNDS[players])
        fields = [
            Field("phase", len(NAMES), 1, "what is going on: " + ", ".join(NAMES)),
            Field(
                "seat",
                players,
                1,
                "the seat's own number; actions name seats by their numbers",
            ),
            Field("actors", players, 1, "who may decide; nobody when the game is over"),
            Field("active", players, 1, "whose turn it is, also while others answer an offer"),
            Field("start", players, 1, "who begins each phase of this round"),
            Field("round", 1, 255, "the present round, from 1 on"),
            Field("last_round", 1, 1, "whether it is certain that the game ends after it"),
            Field("final", 1, 1, "whether a player has laid their last tile"),
            Field("turns_left", 1, lay_turns, "how many are still to lay a tile"),
            Field("passes", 1, players, "passes in a row"),
            Field("offers", 1, _MAX_OFFERS, "offers made in this turn"),
            Field("trades", 1, _MAX_TRADES, "trades in a row"),
            Field("bonus", players, 1, "who was the first with a city in all four empires"),
            Field("variable_setup", 1, 1, "whether tiles said where the empires began"),
            Field("most_cities", 1, 1, "whether most cities earn the bonus, or more than half"),
            Field("offers_allowed", 1, _MAX_OFFERS, "offers that a player may make in a turn"),
            Field("trades_allowed", 1, _MAX_TRADES, "trades in a row before another action"),
        ]
        for goods in GOODS[:EMPIRES]:
            fields.append(Field(f"empire_{goods}", FIELDS, 1, "fields of the empire, Tyros first"))
        fields += [
            Field("tile_pile", 1, TILES, "tiles to be drawn that nobody has seen"),
            Field("bottom", TILES, TILES, "for each tile its place among those after them, from 1"),
            Field("pile", 1, CARDS, "cards to be drawn"),
            _cards("discards", "cards among the open discards"),
            _cards("laid", "the discards when the last round ended"),
            _cards("kept", "cards that the seat kept then"),
            _cards("hand", "cards in the seat's own hand, with those of the draft"),
            Field("tiles", TILES, 1, "the seat's own tiles, from 1 on"),
        ]
        fields += [field for _, field in DRAFTED]
        for seat in range(players):
            fields += [
                Field(f"hand_size_{seat}", 1, CARDS, "cards in the hand"),
                _cards(f"known_{seat}", "cards that all know to be in the hand"),
            ]
            if seat:
                fields.append(
                    _cards(f"seen_{seat}", "cards that the observing seat knows to be in the hand")
                )
                fields += [
                    Field(f"kept_count_{seat}", 1, KEPT, "cards that it kept for this round"),
                    _cards(f"kept_seen_{seat}", "those of them that the observing seat knew"),
                    _cards(f"spent_{seat}", "cards spent in this round, less those that came"),
                    _cards(f"gained_{seat}", "cards that came in this round, less those spent"),
                    Field(f"tolls_{seat}", 1, CARDS, "tolls of this round paid unseen"),
                ]
            fields += [
                Field(f"tile_count_{seat}", 1, TILES, "tiles that the seat has"),
                Field(f"shown_{seat}", TILES, 1, "those of them that all know, from 1 on"),
                Field(f"ships_{seat}", COASTS, MOST_SHIPS, "ships by coast; the last is 16E"),
                Field(f"cities_{seat}", FIELDS, 1, "fields with a city of the seat's"),
                Field(f"points_{seat}", 1, MAX_POINTS, "points so far"),
                Field(f"answer_{seat}", len(ANSWERS), 1, "to the offer: " + ", ".join(ANSWERS)),
                _cards(f"give_{seat}", "cards that the seat offers, or offers instead"),
                _cards(f"want_{seat}", "cards that it wants for them"),
                Field(f"chosen_{seat}", 1, 1, "whether it has chosen what to keep"),
            ]
        super().__init__(players, fields)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """All fields in their order."""
        assert isinstance(state, TyrosState)
        players = state.players
        settings = state.settings
        seats = SEAT_ROWS[players]
        out.write(_PHASES[state.phase])
        out.write(seats[seat])
        keeping = state.phase == KEEPING
        if keeping:
            _write_actors(state, seat, out)
        else:
            out.write(seats[seat_from(seat, state.actor, players)])
        out.write(seats[seat_from(seat, state.active, players)])
        out.write(seats[seat_from(seat, state.start, players)])
        out.append(capped(state.rounds_finished + 1))
        certain = state.final or (ACTION <= state.phase <= PARTNER and is_last(state))
        out.append(1 if certain else 0)
        out.append(1 if state.final else 0)
        out.append(state.turns_left)
        out.append(state.passes)
        out.append(state.offers)
        out.append(state.trades)
        out.write(seats[seat_from(seat, state.bonus, players)])
        out.append(1 if settings.variable else 0)
        out.append(1 if settings.most else 0)
        out.append(settings.offers)
        out.append(settings.trades)
        for fields in state.empires:
            _write_fields(fields, out)
        out.append(int(number_of(state.tile_pile)))
        _write_bottom(state.bottom, out)
        out.append(int(size(state.pile)))
        _write_cards(state.discards, out)
        last = state.last
        _write_cards(last.laid, out)
        _write_cards(last.kept[seat], out)
        _write_cards(state.hands[seat], out)
        _write_tiles(state.tiles[seat], out)
        if keeping:
            _write_away(state.deals[seat], out)
        elif seat == state.actor:
            _write_draft(state.draft, out)
        else:
            out.write(_NO_DRAFT)
        other = seat
        for _seat in range(players):
            out.append(int(size(state.hands[other])))
            _write_cards(state.known[players * players + other], out)
            if other != seat:
                _write_cards(state.known[players * seat + other], out)
                out.append(int(size(last.kept[other])))
                _write_cards(last.known[players * seat + other], out)
                _write_since(state, seat, other, out)
            out.append(int(number_of(state.tiles[other])))
            _write_tiles(state.shown[other], out)
            _write_ships(state.ships[other], state.seconds[other], out)
            _write_fields(state.cities[other], out)
            out.append(state.points[other])
            out.write(_ANSWERS[state.answers[other]])
            deal: i64 = 0 if keeping else state.deals[other]
            _write_cards(given_in(deal), out)
            _write_cards(wanted_in(deal), out)
            out.append(1 if keeping and state.deals[other] >= CHOSEN else 0)
            other = other + 1 if other + 1 < players else 0


def _write_actors(state: TyrosState, seat: int, out: BytesWriter) -> None:
    """Who still has to choose what to keep."""
    players = state.players
    other = seat
    for _seat in range(players):
        out.append(1 if is_asked(state, other) else 0)
        other = other + 1 if other + 1 < players else 0


def _write_since(state: TyrosState, seat: int, other: int, out: BytesWriter) -> None:
    """What another has spent and got in this round, as far as the seat has seen it."""
    change: i64 = since(state, other)
    unseen = 0
    if state.tolls:
        for payer, owner, kind in tolls_in(state.tolls):
            if kind == UNSEEN or seat not in (payer, owner):
                unseen += 1 if payer == other else 0
            elif payer == other:
                change += CARD[kind]
            elif owner == other:
                change -= CARD[kind]
    if change == 0:
        out.write(_NO_CARDS)
        out.write(_NO_CARDS)
    else:
        _write_cards(positive(change), out)
        _write_cards(positive(-change), out)
    out.append(unseen)


def _write_away(choice: i64, out: BytesWriter) -> None:
    """What the seat puts away, chosen or still a draft."""
    first = len(out) + _DRAFT_PLACES[AWAY]
    out.write(_NO_DRAFT)
    packet = given_in(choice)
    for kind in range(KINDS):
        out[first + kind] = u8(packet >> (BITS * kind) & MASK)


def _write_cards(packet: i64, out: BytesWriter) -> None:
    """How many cards of each kind a packet has."""
    if packet == 0:
        out.write(_NO_CARDS)
        return
    for _kind in range(KINDS):
        out.append(u8(packet & MASK))
        packet >>= BITS


def _write_tiles(tiles: i64, out: BytesWriter) -> None:
    """Which tiles are in a set."""
    if tiles == 0:
        out.write(_NO_TILES)
        return
    tiles >>= 1
    for _eight in range(4):
        write_i64_le(out, read_i64_le(_EIGHT, 8 * (tiles & 255)))
        tiles >>= 8


def _write_fields(fields: i64, out: BytesWriter) -> None:
    """Which fields are in a set."""
    if fields == 0:
        out.write(_NO_FIELDS)
        return
    for _eight in range(4):
        write_i64_le(out, read_i64_le(_EIGHT, 8 * (fields & 255)))
        fields >>= 8
    out.append(u8(fields))


def _write_ships(ships: i64, seconds: i64, out: BytesWriter) -> None:
    """How many ships a seat has on each coast."""
    if ships == 0:
        out.write(_NO_SHIPS)
        return
    for _four in range(COASTS // 4):
        write_i32_le(out, read_i32_le(_FOUR_COASTS, 4 * (ships & 15 | (seconds & 15) << 4)))
        ships >>= 4
        seconds >>= 4
    for _coast in range(COASTS % 4):
        out.append(u8((ships & 1) + (seconds & 1)))
        ships >>= 1
        seconds >>= 1


def _write_bottom(bottom: list[int], out: BytesWriter) -> None:
    """When each tile under the pile will be drawn."""
    if not bottom:
        out.write(_NO_TILES)
        return
    first = len(out) - 1
    out.write(_NO_TILES)
    for place, tile in enumerate(bottom, 1):
        out[first + tile] = u8(place)


def _write_draft(draft: list[int], out: BytesWriter) -> None:
    """How often each action is in a draft."""
    first = len(out)
    out.write(_NO_DRAFT)
    for action in draft:
        place: i64 = first + _DRAFT_PLACES[action]
        out[place] = out[place] + 1
