"""Who knows which trade cards are in whose hand.

`known` has a row for each seat, and a last one for spectators: in it, for each seat, the
cards that the row's owner knows to be in that hand. What happens openly goes into all rows. A toll
is seen by two alone: for the others an unknown card leaves the payer's hand, which may be any of
those that they knew of. So they are sure only of what is left whichever card it was.

Below them is a row of what has happened openly since the round began: for each seat, what it has
spent, less what has come to it. With the tolls of the round and with what was there when the last
one ended, it tells what others can have kept; see `memory`.
"""

from typing import TYPE_CHECKING

from ...core.native import i64
from .cards import CARD, at_least, kind_bits, without, without_any_one
from .memory import RoundEnd, with_toll

if TYPE_CHECKING:
    from .state import TyrosState


def shown(state: "TyrosState", seat: i64, packet: i64) -> None:
    """All have seen that a seat has these cards."""
    players = state.players
    for row in range(players + 1):
        if row != seat:
            place = players * row + seat
            state.known[place] = at_least(state.known[place], packet)


def left(state: "TyrosState", seat: i64, packet: i64) -> None:
    """These cards have openly left a hand."""
    players = state.players
    for row in range(players + 1):
        place = players * row + seat
        known: i64 = state.known[place]
        if known:
            state.known[place] = without(known, packet)
    below = players * (players + 1) + seat
    state.known[below] = state.known[below] + packet


def came(state: "TyrosState", seat: i64, packet: i64) -> None:
    """These cards have openly come into a hand."""
    players = state.players
    for row in range(players + 1):
        if row != seat:
            place = players * row + seat
            state.known[place] = state.known[place] + packet
    below = players * (players + 1) + seat
    state.known[below] = state.known[below] - packet


def since(state: "TyrosState", seat: i64) -> int:
    """What a seat has openly spent since the round began, less what has openly come to it."""
    players = state.players
    return state.known[players * (players + 1) + seat]


def remember_round_end(state: "TyrosState") -> None:
    """Keep what was there when a round ended; called before the discards are shuffled in."""
    players = state.players
    rows = players * (players + 1)
    state.last = RoundEnd(
        laid=state.discards, kept=tuple(state.hands), known=tuple(state.known[:rows])
    )
    state.tolls = 0
    for place in range(rows, rows + players):
        state.known[place] = 0


def passed_on(state: "TyrosState", payer: i64, owner: i64, kind: i64) -> None:
    """A card has gone from the payer's hand to the owner's; called before it moves.

    Only the two see it. A seat that knows the payer's whole hand, and that it is all of one kind,
    knows the card too.
    """
    card: i64 = CARD[kind]
    hand: i64 = state.hands[payer]
    bits = kind_bits(hand)
    players = state.players
    for row in range(players + 1):
        from_ = players * row + payer
        to = players * row + owner
        known: i64 = state.known[from_]
        if row == payer:
            state.known[to] = state.known[to] + card
        elif row == owner:
            state.known[from_] = without(known, card)
        elif known == hand and bits & (bits - 1) == 0:
            state.known[from_] = known - card
            state.known[to] = state.known[to] + card
        elif known:
            state.known[from_] = without_any_one(known)
    state.tolls = with_toll(state.tolls, int(payer), int(owner), int(kind))
