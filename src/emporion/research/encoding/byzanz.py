"""What a seat knows of Byzanz, as numbers."""

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le

from ...core.native import i64
from ...core.state import State
from ...games.byzanz.cards import COUNT, SORT_BITS, SORT_MASK, size
from ...games.byzanz.data import CARDS_IN_BOX, GOODS, KINDS, OFFERS, REMOVED, ROUNDS, TRADER_COPIES
from ...games.byzanz.phases import DEALING, NAMES
from ...games.byzanz.scoring import points_of
from ...games.byzanz.spec import LATER_OPTIONS
from ...games.byzanz.state import ByzanzState
from .encoder import SEAT_ROWS, Encoder, Field, capped, one_hot, seat_from

_NO_CARDS: Final = bytes(KINDS)

_PHASES: Final = one_hot(len(NAMES))


class ByzanzEncoder(Encoder):
    """The open cards, the auction, the seat's own hand, and what all know of every seat.

    >>> ByzanzEncoder(3).observation_size, [field.name for field in ByzanzEncoder(3).fields[:3]]
    (310, ['phase', 'actor', 'round'])
    """

    def __init__(self, players: int) -> None:
        fields = [
            Field("phase", len(NAMES), 1, "what is going on: " + ", ".join(NAMES)),
            Field("actor", players, 1, "whose decision it is; none when the game is over"),
            Field("round", 1, max(ROUNDS), "the present round, from 1 on"),
            Field("lots_won", 1, players, "lots of this round that have been won"),
            Field("pile", 1, CARDS_IN_BOX, "cards that are still to be auctioned"),
            Field("may_decline", 1, 1, "whether players may decline to take from the market"),
            Field("goods_break_ties", 1, 1, "whether goods alone break ties, or traders too"),
            *[
                Field(option.name, 1, len(option.values) - 1, "its value by its place")
                for option in LATER_OPTIONS
            ],
            _cards("lot", "cards of the lot"),
            _cards("market", "cards in the market"),
            _cards("box", "cards that have left the game in sight of all"),
            Field("highest", 1, 255, "the value of the highest bid"),
            Field("leader", players, 1, "whose bid that is"),
            Field("first_pass", players, 1, "who passed first"),
            _cards("hand", "cards in the seat's own hand, without those of the draft"),
            _cards("draft", "cards that the seat is about to lay or discard"),
        ]
        for seat in range(players):
            fields += [
                Field(f"hand_size_{seat}", 1, CARDS_IN_BOX, "cards in the hand"),
                _cards(f"known_{seat}", "cards that all know to be in the hand"),
                _cards(f"bid_{seat}", "cards bid for the lot"),
                Field(f"points_{seat}", 1, 255, "points so far"),
                Field(f"offer_{seat}", 1, max(OFFERS[players]), "offer card won, 0 for none"),
                Field(f"passed_{seat}", 1, 1, "whether the seat has passed"),
            ]
        super().__init__(players, fields)

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """All fields in their order."""
        assert isinstance(state, ByzanzState)
        players = state.players
        seats = SEAT_ROWS[players]
        out.write(_PHASES[state.phase])
        out.write(seats[seat_from(seat, state.actor, players)])
        last = ROUNDS[players]
        out.append(state.rounds_finished + 1 if state.rounds_finished < last else last)
        out.append(state.lots)
        turned = state.to_turn if state.phase == DEALING else 0
        out.append(state.left - REMOVED[players] - turned)
        out.append(1 if state.settings.may_decline else 0)
        out.append(0 if state.settings.traders_break_ties else 1)
        for place in state.settings.later:
            out.append(place)
        _write_cards(state.lot, out)
        _write_cards(state.market, out)
        _write_cards(state.box, out)
        out.append(capped(state.highest))
        out.write(seats[seat_from(seat, state.leader, players)])
        out.write(seats[seat_from(seat, state.first_pass, players)])
        draft: i64 = state.draft if seat == state.actor else 0
        own: i64 = state.hands[seat]
        _write_cards(own - draft, out)
        _write_cards(draft, out)
        other = seat
        for _seat in range(players):
            hand: i64 = state.hands[other]
            out.append(int(size(hand)))
            _write_cards(state.known[other], out)
            _write_cards(state.bids[other], out)
            out.append(capped(points_of(state.profits[other])))
            out.append(state.held[other])
            out.append(1 if state.passed[other] else 0)
            other = other + 1 if other + 1 < players else 0


def _cards(name: str, about: str) -> Field:
    return Field(name, KINDS, TRADER_COPIES, about)


def _write_cards(packet: i64, out: BytesWriter) -> None:
    """How many cards of each kind a packet has."""
    if packet == 0:
        out.write(_NO_CARDS)
        return
    for _sort in range(GOODS):
        # How many 1s, 2s, 3s and 4s a code stands for: four bytes, copied as one number.
        write_i32_le(out, read_i32_le(COUNT, 4 * (packet & SORT_MASK)))
        packet >>= SORT_BITS
    out.append(int(packet))
