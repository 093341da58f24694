"""Chapter "Phase 4 - Counting up": the city, one neighborhood after the other."""

from typing import TYPE_CHECKING, Any

from ...core.native import i64
from . import characters, neutral
from .actions import TAKE
from .brokers import BROKER, DOWN, PLACE_MASK, known_to_all, value_of
from .data import (
    AREAS,
    BLACK,
    COLOURS,
    COMMERCIAL,
    COMMERCIAL_POINTS,
    KING,
    KING_POINTS,
    MERCHANT,
    MERCHANT_POINTS,
    NOTHING,
    PALACE,
    PORT,
    PRINCE,
    PRINCE_POINTS,
    SLOTS,
)
from .data import WHITE_GEM as WHITE_GEM_CARD
from .events import piece_facts
from .gems import (
    GEM,
    SINGLE_WAYS,
    WAY_COST,
    WAY_GAIN,
    WAYS,
    WHITE_AS,
    covers,
    freight_list,
    freight_of,
)
from .places import area, neighborhood_of
from .ranking import best_of, draw_in, draws_among, standing, tallies, totals_in
from .scoring import score

if TYPE_CHECKING:
    from .state import YsState


def reveal_neighborhood(state: "YsState") -> None:
    """The values hidden in this neighborhood are revealed, and only these; its ship is unloaded."""
    number = state.neighborhood
    first, last = area(number, PORT), area(number, PALACE)
    reveal(state, first, last)
    if state.events is not None:
        totals = totals_in(state, first, last)
        ranking = standing(state, tallies(state, first, last))
        facts = {
            "neighborhood": number,
            "pieces": pieces_in(state, first, last),
            "totals": totals,
            "ranking": ranking,
        }
        draws = draws_among(state, totals, ranking)
        if draws:
            facts["draws"] = draws
        state.tell("neighborhood_revealed", facts)
    state.step = 0
    state.freight = freight_of(state.ships[number], state.settings.full)


def reveal(state: "YsState", first: int, last: int) -> None:
    """Turn over what lies face down in a range of places; from then on everybody knows it."""
    low: i64 = first + 1
    high: i64 = last + 1
    pieces = state.pieces
    for slot in range(len(pieces)):
        piece: i64 = pieces[slot]
        place = piece & PLACE_MASK
        if place >= low and place <= high and piece & DOWN:
            pieces[slot] = known_to_all(int(piece & ~DOWN))


def pieces_in(state: "YsState", first: int, last: int) -> list[dict[str, object]]:
    """The pieces in a range of places, for an event."""
    return [
        piece_facts(slot, piece)
        for slot, piece in enumerate(state.pieces)
        if first < piece & PLACE_MASK <= last + 1
    ]


# -- the ship's gems ------------------------------------------------------------------------------


def _takers(state: "YsState") -> list[int]:
    """Those who take gems here, in order: with four players the first three, else the first two."""
    return standing(state, _tallies(state))[: 3 if state.settings.full else 2]


def _tallies(state: "YsState") -> list[int]:
    """What everybody has in the areas of the neighborhood that is being counted."""
    number = state.neighborhood
    return tallies(state, area(number, PORT), area(number, PALACE))


def to_take(state: "YsState") -> int:
    """The highest total takes two gems in one go, the others one each."""
    return 2 if state.step == 0 else 1


def next_taker(state: "YsState") -> int:
    """The next in rank who has gems to choose; -1 when nobody is left.

    A player with nothing to choose, and the neutral player, take gems without being asked.
    """
    takers = _takers(state)
    while state.step < len(takers):
        taker = takers[state.step]
        if taker == state.settings.neutral:
            _hand_over(state, taker, neutral.way_to_take(state, to_take(state)))
            continue
        only = _only_gem(state)
        if only < 0:
            return taker
        _hand_over(state, taker, only)
    return -1


def close_ship(state: "YsState") -> None:
    """What nobody takes stays in the bank."""
    if state.events is not None and state.freight:
        facts = {"neighborhood": state.neighborhood, "gems": freight_list(state.freight)}
        state.tell("gems_lapsed", facts)
    state.freight = 0
    state.step = 0


def _only_gem(state: "YsState") -> int:
    """The colour that is due if no other is left; -1 where there is something to choose."""
    if state.step > 0:
        for colour in range(COLOURS):
            if covers(2 * WAY_COST[colour], state.freight):
                return colour
    return -1


def legal_takes(state: "YsState") -> list[int]:
    """Every way to take what is due from what is left; white is named with the taking."""
    ways: list[int] = []
    freight = state.freight
    first, last = (SINGLE_WAYS, len(WAYS)) if state.step == 0 else (0, SINGLE_WAYS)
    for way in range(first, last):
        if covers(freight, WAY_COST[way]):
            ways.append(TAKE + way)
    return ways


def take(state: "YsState", action: int) -> None:
    """The actor takes gems."""
    _hand_over(state, state.actor, action - TAKE)


def _hand_over(state: "YsState", owner: int, way: int) -> None:
    state.freight -= WAY_COST[way]
    state.gems[owner] = state.gems[owner] + WAY_GAIN[way]
    state.step += 1
    if state.events is not None:
        facts = {
            "seat": owner,
            "neighborhood": state.neighborhood,
            "rank": state.step,
            "gems": [gem % WHITE_AS for gem in WAYS[way]],
            "white": WAYS[way][0] >= WHITE_AS,
        }
        state.tell("gems_taken", facts)


# -- the areas ------------------------------------------------------------------------------------


def count_areas(state: "YsState") -> int:
    """Port: a black gem. Commercial: three coins. Palace: the character.

    Returns the winner of a white gem whose colour is still to be named; -1 where there is none.
    """
    number = state.neighborhood
    found = _tallies(state)
    owner = best_of(state, found, PORT)
    if owner >= 0:
        state.gems[owner] = state.gems[owner] + GEM[BLACK]
        if state.events is not None:
            facts = {"seat": owner, "neighborhood": number}
            state.tell("black_gem_won", facts | _draw(state, PORT, owner))
    owner = best_of(state, found, COMMERCIAL)
    if owner >= 0:
        merchant = characters.owner_of(state, MERCHANT) >= 0
        points = MERCHANT_POINTS if merchant else COMMERCIAL_POINTS
        facts = {"neighborhood": number} | _draw(state, COMMERCIAL, owner)
        score(state, "commercial_won", owner, points, facts)
    return _count_palace(state, best_of(state, found, PALACE))


def _draw(state: "YsState", where: int, owner: int) -> dict[str, Any]:
    """Why an owner has the majority in an area where others have as much."""
    if state.events is None:
        return {}
    place = area(state.neighborhood, where)
    return draw_in(state, totals_in(state, place, place), owner)


def _count_palace(state: "YsState", owner: int) -> int:
    """The majority in the palace area seizes the card, or it is discarded."""
    number = state.neighborhood
    card = state.palaces[number]
    if owner < 0:
        _discard(state, card)
        if state.events is not None:
            facts = {"neighborhood": number, "character": card}
            state.tell("character_lost", facts)
    elif card in (PRINCE, KING):
        _discard(state, card)
        points = PRINCE_POINTS if card == PRINCE else KING_POINTS
        facts = {"neighborhood": number, "character": card}
        score(state, "crowned", owner, points, facts | _draw(state, PALACE, owner))
    elif owner == state.settings.neutral:
        _discard(state, card)
        colour = neutral.favourite(state)
        state.gems[owner] = state.gems[owner] + GEM[colour]
        if state.events is not None:
            facts = {"seat": owner, "neighborhood": number, "character": card, "gem": colour}
            state.tell("card_for_gem", facts | _draw(state, PALACE, owner))
    else:
        if state.events is not None:
            facts = {"seat": owner, "neighborhood": number, "character": card}
            state.tell("character_won", facts | _draw(state, PALACE, owner))
        if card == WHITE_GEM_CARD:
            return owner
        state.palaces[number] = NOTHING
        state.won[owner] = state.won[owner] | (1 << card)
    return -1


def _discard(state: "YsState", card: int) -> None:
    """A card leaves the game; blue-edged ones are not kept account of."""
    state.palaces[state.neighborhood] = NOTHING
    if card != WHITE_GEM_CARD:
        state.gone |= 1 << card


# -- white gems -----------------------------------------------------------------------------------


def legal_colours() -> list[int]:
    """Any of the four colours."""
    return [TAKE + COLOURS + colour for colour in range(COLOURS)]


def name_colour(state: "YsState", action: int) -> None:
    """The white gem becomes a gem of that colour."""
    owner = state.actor
    colour = action - TAKE - COLOURS
    state.gems[owner] = state.gems[owner] + GEM[colour]
    if state.events is not None:
        state.tell("white_gem_named", {"seat": owner, "gem": colour})


# -- brokers back ---------------------------------------------------------------------------------


def clear(state: "YsState") -> None:
    """The brokers go back behind the screens, and the Queen leaves."""
    number = state.neighborhood
    take_back(state, area(number, PORT), area(number, PALACE))
    if neighborhood_of(state.queen) == number:
        characters.queen_leaves(state)
    if state.events is not None:
        state.tell("neighborhood_cleared", {"neighborhood": number})


def take_back(state: "YsState", first: int, last: int) -> None:
    """Every broker in a range of places goes behind its screen, a neutral one behind the screen
    of the player who placed it.
    """
    low: i64 = first + 1
    high: i64 = last + 1
    pieces = state.pieces
    for slot in range(len(pieces)):
        piece: i64 = pieces[slot]
        place = piece & PLACE_MASK
        if place >= low and place <= high:
            broker = BROKER[value_of(piece)]
            owner = slot // SLOTS
            pieces[slot] = 0
            if owner == state.settings.neutral:
                placer = slot % 2
                state.neutrals[placer] = state.neutrals[placer] + broker
            else:
                state.screens[owner] = state.screens[owner] + broker


assert len(AREAS) == PALACE + 1
