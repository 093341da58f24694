"""Full states that fit what a seat knows, made from its view alone."""

from ...core.game import Pick
from ...core.state import View
from . import answers
from .cards import CARD, EVERY_CARD, deal_of, nth_card, packet_of, size
from .phases import CARDS, NAMES
from .sea import BIT, TYROS_BIT, members, set_of
from .setup import ALL_TILES
from .spec import settings_of
from .state import TyrosState


def determinize(view: View, pick: Pick) -> TyrosState:
    """Deal what the seat has not seen: cards to hands and pile, tiles to players and pile.

    Another seat's draft is not in the view. What others have learnt from tolls is not either: a
    sampled player knows of a hand what all know.
    """
    players: int = view["players"]
    seat: int | None = view["seat"]
    phase = NAMES.index(view["phase"])
    seats = view["seats"]
    empires = [int(set_of(fields)) for fields in view["empires"]]
    hands = [int(packet_of(known)) for known in view["known"]]
    discards = int(packet_of(view["discards"]))
    pile = 0
    if phase >= CARDS:
        if seat is not None:
            hands[seat] = int(packet_of(view["hand"]))
        pile = _deal_cards(EVERY_CARD - discards - sum(hands), view, hands, pick)
    tiles = [int(set_of(other["shown"])) for other in seats]
    if seat is not None:
        tiles[seat] = int(set_of(view["tiles"]))
    tile_pile = _deal_tiles(view, empires, tiles, pick)
    return TyrosState(
        players,
        settings_of(players, view["options"]),
        phase,
        view["actor"],
        view["round"] - 1,
        view["start"],
        view["active"],
        view["turns_left"],
        view["to_draw"],
        view["passes"],
        view["offers"],
        view["trades"],
        view["bonus"],
        view["last_round"],
        tile_pile,
        pile,
        discards,
        list(view["bottom"]),
        [] if seat is None else list(view["draft"]),
        empires,
        hands,
        _known(view),
        tiles,
        [int(set_of(other["shown"])) for other in seats],
        [int(set_of(other["ships"])) for other in seats],
        [_seconds(other["ships"]) for other in seats],
        [int(set_of(other["cities"])) for other in seats],
        [answers.NAMES.index(other["answer"]) for other in seats],
        [int(deal_of(packet_of(other["give"]), packet_of(other["want"]))) for other in seats],
        [other["points"] for other in seats],
    )


def _deal_cards(unseen: int, view: View, hands: list[int], pick: Pick) -> int:
    """Fill every other hand up to its size; what is left is the pile."""
    left = int(size(unseen))
    for other in range(view["players"]):
        if other == view["seat"]:
            continue
        for _ in range(view["seats"][other]["hand"] - len(view["known"][other])):
            card = CARD[nth_card(unseen, pick(left))]
            unseen -= card
            hands[other] += card
            left -= 1
    return unseen


def _deal_tiles(view: View, empires: list[int], tiles: list[int], pick: Pick) -> int:
    """Fill every other player's tiles up to their number; what is left is the pile."""
    unseen = ALL_TILES & ~int(set_of(view["bottom"]) | set_of(view["aside"]))
    for held in [*empires, *tiles]:
        unseen &= ~held
    for other in range(view["players"]):
        if other == view["seat"]:
            continue
        for _ in range(view["seats"][other]["tiles"] - len(view["seats"][other]["shown"])):
            hidden = members(unseen)
            tile = BIT[hidden[pick(len(hidden))]]
            unseen ^= tile
            tiles[other] |= tile
    return unseen & ~TYROS_BIT


def _known(view: View) -> list[int]:
    """The rows of knowledge: the seat's own as it is, the others' as far as all know."""
    players: int = view["players"]
    known: list[int] = []
    for row in range(players + 1):
        own = row == view["seat"]
        for other in range(players):
            listed = view["known"][other] if own else view["seats"][other]["known"]
            known.append(0 if row == other else int(packet_of(listed)))
    return known


def _seconds(ships: list[int]) -> int:
    """The coasts with two ships."""
    return int(set_of([coast for coast in set(ships) if ships.count(coast) == 2]))
