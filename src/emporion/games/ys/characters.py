"""Chapter "Character Cards": what each of them does.

`windows` and `placing` say when. Most leave the game at once; those whose effect lasts stay active
until the end of the turn, the Queen until her neighborhood has been counted.
"""

from typing import TYPE_CHECKING

from .actions import (
    ALCHEMIST_NOTHING,
    ALCHEMIST_TRADE,
    AREAS_OPEN,
    AT,
    BANKER_MOVE,
    CAPTAIN_SWAP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOOK,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    QUEEN_AT,
    SQUARES_OPEN,
    SWAPS,
    TRADES,
    TWO_GEMS,
)
from .brokers import DOWN, MARKED, PAIRED, known_to, moved_to, place_of, value_of
from .data import (
    ALCHEMIST,
    AREAS,
    BANKER,
    CAPTAIN,
    CITY,
    HERALD,
    JEWELLER,
    MAGICIAN,
    MARKET_POINT,
    MERCENARY,
    QUEEN,
    SCALE,
    SLOTS,
    SPY,
    SPY_LOOKS,
    SQUARES,
    THRONE,
)
from .events import piece_facts
from .gems import GEM, owned
from .scoring import score

if TYPE_CHECKING:
    from .state import YsState


def in_effect(state: "YsState", seat: int, character: int) -> bool:
    """Whether a seat has a lasting character in play."""
    return bool(state.active[seat] >> character & 1)


def owner_of(state: "YsState", character: int) -> int:
    """The seat that has a lasting character in play; -1 for nobody."""
    for seat in range(state.players):
        if state.active[seat] >> character & 1:
            return seat
    return -1


def _spend(state: "YsState", seat: int, character: int) -> None:
    """The card is played and leaves the game."""
    state.hands[seat] = state.hands[seat] ^ (1 << character)
    state.gone |= 1 << character
    state.played[seat] = state.played[seat] + 1


def _keep(state: "YsState", seat: int, character: int) -> None:
    """The card is played and lies open while its effect lasts."""
    state.hands[seat] = state.hands[seat] ^ (1 << character)
    state.active[seat] = state.active[seat] | (1 << character)
    state.played[seat] = state.played[seat] + 1


# -- those that lie open for a while: Cardinal, Spy, Conjurer, Intriguer, Merchant ----------------


def lay_down(state: "YsState", seat: int, character: int) -> None:
    """Play a character whose effect lasts: it is discarded at the end of the turn."""
    _keep(state, seat, character)
    if character == SPY:
        state.looks = SPY_LOOKS
    if state.events is not None:
        state.tell("character_played", {"seat": seat, "character": character})


# -- the board: what is open ----------------------------------------------------------------------


def open_places(state: "YsState", taken: int) -> list[int]:
    """The AT actions of all places where a broker may be put, `taken` squares left out.

    The market's squares in use that are free, and all areas in use but the Queen's.
    """
    settings = state.settings
    areas = AREAS_OPEN[settings.neighborhoods][state.queen - CITY]
    return SQUARES_OPEN[taken | settings.unused] + areas


# -- Spy ------------------------------------------------------------------------------------------


def spy_targets(state: "YsState", seat: int) -> list[int]:
    """Opponents' brokers that lie face down and that the spying seat does not know yet.

    The throne room's too; never a neutral one.
    """
    targets: list[int] = []
    if state.looks == 0 or not in_effect(state, seat, SPY):
        return targets
    knows = known_to(seat)
    for slot in range(SLOTS * state.players):
        piece = state.pieces[slot]
        if piece & DOWN and not piece & knows:
            targets.append(LOOK + slot)
    return targets


def look(state: "YsState", action: int) -> None:
    """Spy: have a peek at a hidden broker."""
    seat = state.actor
    slot = action - LOOK
    piece = state.pieces[slot] | known_to(seat)
    state.pieces[slot] = piece
    state.looks -= 1
    if piece & PAIRED:
        # Two values are known to be in two brokers: seeing one tells the other.
        first = SLOTS * (slot // SLOTS)
        for other in range(first, first + SLOTS):
            if state.pieces[other] & PAIRED:
                state.pieces[other] = state.pieces[other] | known_to(seat)
    if state.events is not None:
        facts = {"seat": seat, "piece": piece_facts(slot, piece), "left": state.looks}
        state.tell("spied", facts, {"saw": int(value_of(piece))}, (seat,))


# -- Queen ----------------------------------------------------------------------------------------


def queen_areas(state: "YsState") -> list[int]:
    """Any area of a neighborhood in use, empty or not."""
    return [QUEEN_AT + number for number in range(len(AREAS) * state.settings.neighborhoods)]


def play_queen(state: "YsState", action: int) -> None:
    """Queen: an area is locked until its neighborhood has been counted."""
    seat = state.actor
    state.queen = CITY + action - QUEEN_AT
    _keep(state, seat, QUEEN)
    if state.events is not None:
        state.tell("queen_placed", {"seat": seat, "place": state.queen})


def queen_leaves(state: "YsState") -> None:
    """The card is discarded once her neighborhood has been counted."""
    seat = owner_of(state, QUEEN)
    state.active[seat] = state.active[seat] ^ (1 << QUEEN)
    state.gone |= 1 << QUEEN
    state.queen = THRONE


# -- Magician -------------------------------------------------------------------------------------


def magician_sources(state: "YsState", seat: int) -> list[int]:
    """Own brokers that can be swapped with a later one of the own slots: one spelling a swap."""
    return [
        MAGICIAN_FROM + number
        for number in range(SLOTS - 1)
        if state.pieces[SLOTS * seat + number] and magician_partners(state, seat, number)
    ]


def magician_partners(state: "YsState", seat: int, number: int) -> list[int]:
    """Own brokers in another place than the first, neither in the Queen's area.

    Brokers in the throne room share a place, so at most one of the two comes from there.
    """
    place = place_of(state.pieces[SLOTS * seat + number])
    if place == state.queen and place != THRONE:
        return []
    partners: list[int] = []
    for other in range(number + 1, SLOTS):
        there = place_of(state.pieces[SLOTS * seat + other])
        if there >= 0 and there != place and (there != state.queen or there == THRONE):
            partners.append(MAGICIAN_WITH + other)
    return partners


def play_magician(state: "YsState", one: int, other: int) -> None:
    """Magician: two own brokers change places; one for the throne room is turned face down."""
    seat = state.actor
    _spend(state, seat, MAGICIAN)
    first, second = SLOTS * seat + one, SLOTS * seat + other
    piece, partner = state.pieces[first], state.pieces[second]
    state.pieces[first] = _entering(moved_to(piece, int(place_of(partner))))
    state.pieces[second] = _entering(moved_to(partner, int(place_of(piece))))
    if state.events is not None:
        facts = {
            "seat": seat,
            "pieces": [
                piece_facts(first, state.pieces[first]),
                piece_facts(second, state.pieces[second]),
            ],
        }
        state.tell("brokers_swapped", facts)


def _entering(piece: int) -> int:
    """A broker in the throne room lies face down; what was seen of it stays known."""
    return piece | DOWN if place_of(piece) == THRONE else piece


# -- Mercenary ------------------------------------------------------------------------------------


def mercenary_targets(state: "YsState", seat: int) -> list[int]:
    """The two brokers of this placement, wherever they are by now, if on the board."""
    first = 2 * state.rounds_placed
    return [
        MERCENARY_ON + number
        for number in (first, first + 1)
        if 0 <= place_of(state.pieces[SLOTS * seat + number]) < THRONE
    ]


def play_mercenary(state: "YsState", action: int) -> None:
    """Mercenary: a broker just placed counts five in this turn's counting.

    The card is discarded when that has passed, with those that are laid down for the turn.
    """
    seat = state.actor
    slot = SLOTS * seat + action - MERCENARY_ON
    _keep(state, seat, MERCENARY)
    state.pieces[slot] = state.pieces[slot] | MARKED
    if state.events is not None:
        facts = {"seat": seat, "piece": piece_facts(slot, state.pieces[slot])}
        state.tell("mercenary_marked", facts)


# -- Herald ---------------------------------------------------------------------------------------


def herald_sources(state: "YsState", seat: int) -> list[int]:
    """Own brokers on the board that are not in the Queen's area; there is always room elsewhere."""
    sources: list[int] = []
    for number in range(SLOTS):
        place = place_of(state.pieces[SLOTS * seat + number])
        if place >= 0 and place != THRONE and place != state.queen:
            sources.append(HERALD_FROM + number)
    return sources


def herald_targets(state: "YsState", number: int) -> list[int]:
    """Every open place but the broker's own."""
    here = AT + place_of(state.pieces[SLOTS * state.actor + number])
    return [action for action in open_places(state, state.squares) if action != here]


def play_herald(state: "YsState", seat: int, number: int, place: int) -> None:
    """Herald: an own broker goes to another place; from city to market it earns the point."""
    _spend(state, seat, HERALD)
    slot = SLOTS * seat + number
    here = int(place_of(state.pieces[slot]))
    state.pieces[slot] = moved_to(state.pieces[slot], place)
    if here < SQUARES:
        state.squares ^= 1 << here
    if place < SQUARES:
        state.squares |= 1 << place
    if state.events is not None:
        facts = {"seat": seat, "from": here, "piece": piece_facts(slot, state.pieces[slot])}
        state.tell("broker_moved", facts)
    if here >= CITY and place < SQUARES:
        score(state, "market_point", seat, MARKET_POINT, {"place": place})


# -- Captain --------------------------------------------------------------------------------------


def captain_swaps(state: "YsState") -> list[int]:
    """Any two ports in use whose ships differ: equal ones would not really be swapped."""
    swaps: list[int] = []
    for number in range(len(SWAPS)):
        one, other = SWAPS[number]
        if other < state.settings.neighborhoods and state.ships[one] != state.ships[other]:
            swaps.append(CAPTAIN_SWAP + number)
    return swaps


def play_captain(state: "YsState", seat: int, action: int) -> None:
    """Captain: the ships of two ports are swapped."""
    _spend(state, seat, CAPTAIN)
    one, other = SWAPS[action - CAPTAIN_SWAP]
    ship = state.ships[one]
    state.ships[one] = state.ships[other]
    state.ships[other] = ship
    if state.events is not None:
        facts = {"seat": seat, "ports": [one, other], "ships": state.ships[:]}
        state.tell("ships_swapped", facts)


# -- Alchemist, Banker, Jeweller ------------------------------------------------------------------


def alchemist_trades(state: "YsState", seat: int) -> list[int]:
    """One own gem for one of another colour, or nothing: the card may go without effect."""
    trades = [ALCHEMIST_NOTHING]
    for number in range(len(TRADES)):
        if owned(state.gems[seat], TRADES[number][0]):
            trades.append(ALCHEMIST_TRADE + number)
    return trades


def play_alchemist(state: "YsState", seat: int, action: int) -> None:
    """Alchemist: replaces one gem by another."""
    _spend(state, seat, ALCHEMIST)
    if action == ALCHEMIST_NOTHING:
        if state.events is not None:
            state.tell("gem_kept", {"seat": seat})
        return
    gave, took = TRADES[action - ALCHEMIST_TRADE]
    state.gems[seat] = state.gems[seat] - GEM[gave] + GEM[took]
    if state.events is not None:
        state.tell("gem_exchanged", {"seat": seat, "gave": gave, "took": took})


def banker_moves(state: "YsState") -> list[int]:
    """One colour that can still rise, and another that can still fall: both must be done."""
    moves: list[int] = []
    for number in range(len(TRADES)):
        rising, falling = TRADES[number]
        if state.quotations[rising] < SCALE and state.quotations[falling] > 1:
            moves.append(BANKER_MOVE + number)
    return moves


def play_banker(state: "YsState", seat: int, action: int) -> None:
    """Banker: one quotation goes up a step, another one down."""
    _spend(state, seat, BANKER)
    rising, falling = TRADES[action - BANKER_MOVE]
    state.quotations[rising] = state.quotations[rising] + 1
    state.quotations[falling] = state.quotations[falling] - 1
    if state.events is not None:
        facts = {
            "seat": seat,
            "raised": rising,
            "lowered": falling,
            "quotations": state.quotations[:],
        }
        state.tell("quotations_shifted", facts)


def jeweller_gems() -> list[int]:
    """Any two gems, of one colour or of two."""
    return [JEWELLER_TAKE + number for number in range(len(TWO_GEMS))]


def play_jeweller(state: "YsState", seat: int, action: int) -> None:
    """Jeweller: two gems from the bank."""
    _spend(state, seat, JEWELLER)
    one, other = TWO_GEMS[action - JEWELLER_TAKE]
    state.gems[seat] = state.gems[seat] + GEM[one] + GEM[other]
    if state.events is not None:
        state.tell("gems_chosen", {"seat": seat, "gems": [one, other]})
