"""Full states that fit what a seat knows, made from its view alone."""

from math import comb
from typing import Any

from ...core.game import Pick
from ...core.state import View
from . import answers
from .actions import AWAY
from .cards import CARD, EVERY_CARD, change_of, deal_of, nth_card, packet_of, size
from .data import KEPT
from .growing import claimable
from .memory import UNSEEN, Kept, RoundEnd, with_toll
from .phases import CARDS, KEEPING, LAYING, NAMES
from .rounds import CHOSEN
from .sea import BIT, TYROS_BIT, members, set_of
from .setup import ALL_TILES
from .spec import TyrosSettings
from .state import TyrosState


def determinize(view: View, pick: Pick) -> TyrosState:
    """Deal what the seat has not seen: cards to hands and pile, tiles to players and pile.

    Another seat's draft is not in the view. What others have learnt from tolls is not either: a
    sampled player knows of a hand what all know. A seat that has chosen what to keep may have
    chosen any cards that can be kept.

    The cards that others have kept for this round come first, each being any that can have been
    kept (see `memory`); then every hidden card is as likely as the next to be anywhere.
    """
    players: int = view["players"]
    seat: int | None = view["seat"]
    phase = NAMES.index(view["phase"])
    seats = view["seats"]
    empires = [int(set_of(fields)) for fields in view["empires"]]
    hands = [int(packet_of(known)) for known in view["known"]]
    discards = int(packet_of(view["discards"]))
    pile = 0
    kept = (0,) * players
    if phase >= CARDS:
        if seat is not None:
            hands[seat] = int(packet_of(view["hand"]))
        unseen = EVERY_CARD - discards - sum(hands)
        if sum([other["kept"] for other in seats]):
            found = _kept(view, hands, unseen)
            found.deal(hands, pick)
            unseen = found.unseen
            kept = tuple(found.packets)
        pile = _deal_cards(unseen, view, hands, pick)
    tiles = [int(set_of(other["shown"])) for other in seats]
    if seat is not None:
        tiles[seat] = int(set_of(view["tiles"]))
    tile_pile = _deal_tiles(view, empires, tiles, pick)
    return TyrosState(
        players=players,
        settings=TyrosSettings(players, dict(view["options"]), view["rules"]),
        phase=phase,
        actor=view["actor"],
        rounds_finished=view["round"] - 1,
        start=view["start"],
        active=view["active"],
        turns_left=view["turns_left"],
        to_draw=view["to_draw"],
        passes=view["passes"],
        offers=view["offers"],
        trades=view["trades"],
        bonus=view["bonus"],
        final=view["final"],
        tile_pile=tile_pile,
        pile=pile,
        discards=discards,
        tolls=_tolls(view),
        last=RoundEnd(
            laid=int(packet_of(view["laid"])), kept=kept, known=tuple(_rows(view, "kept_known"))
        ),
        bottom=list(view["bottom"]),
        draft=[] if seat is None or phase == KEEPING else list(view["draft"]),
        empires=empires,
        hands=hands,
        known=_known(view),
        tiles=tiles,
        shown=[int(set_of(other["shown"])) for other in seats],
        ships=[int(set_of(other["ships"])) for other in seats],
        seconds=[_seconds(other["ships"]) for other in seats],
        cities=[int(set_of(other["cities"])) for other in seats],
        answers=[answers.NAMES.index(other["answer"]) for other in seats],
        deals=_choices(view, hands, pick) if phase == KEEPING else _deals(seats),
        points=[other["points"] for other in seats],
    )


def _kept(view: View, hands: list[int], unseen: int) -> Kept:
    """What the seat can know of the cards that others have kept."""
    kept = Kept(len(hands))
    kept.unseen = unseen
    kept.unlaid -= int(packet_of(view["laid"]))
    since = [int(change_of(other["since"])) for other in view["seats"]]
    paid = [0] * len(hands)
    for payer, owner, card in view["tolls"]:
        if card is None:
            paid[payer] += 1
        else:
            since[payer] += CARD[card]
            since[owner] -= CARD[card]
    for other, seen in enumerate(view["seats"]):
        if other == view["seat"]:
            kept.note(other, int(packet_of(view["kept"])))
        else:
            kept.slots[other] = seen["hand"] - len(view["known"][other])
            kept.expect(
                other,
                number=seen["kept"],
                known=int(packet_of(view["kept_known"][other])),
                since=since[other],
                paid=paid[other],
                hand=hands[other],
            )
    return kept


def _tolls(view: View) -> int:
    """The tolls of this round; a card that the seat has not seen nobody has seen in a sample."""
    tolls = 0
    for payer, owner, card in view["tolls"]:
        tolls = with_toll(tolls, payer, owner, UNSEEN if card is None else card)
    return tolls


def _deal_cards(unseen: int, view: View, hands: list[int], pick: Pick) -> int:
    """Fill every other hand up to its size; what is left is the pile."""
    left = int(size(unseen))
    for other in range(view["players"]):
        if other == view["seat"]:
            continue
        for _ in range(view["seats"][other]["hand"] - int(size(hands[other]))):
            card = CARD[nth_card(unseen, pick(left))]
            unseen -= card
            hands[other] += card
            left -= 1
    return unseen


def _deal_tiles(view: View, empires: list[int], tiles: list[int], pick: Pick) -> int:
    """Fill every other player's tiles up to their number; what is left is the pile.

    A seat that is asked to lay a tile has one that fits: it is dealt to first.
    """
    unseen = ALL_TILES & ~int(set_of(view["bottom"]) | set_of(view["aside"]))
    for held in [*empires, *tiles]:
        unseen &= ~held
    fitting = int(claimable(empires)) if view["phase"] == NAMES[LAYING] else 0
    laying: int = view["actor"]
    seats = list(range(view["players"]))
    if fitting:
        seats = [laying, *[other for other in seats if other != laying]]
    for other in seats:
        seen = view["seats"][other]
        if other == view["seat"]:
            continue
        missing: int = seen["tiles"] - len(seen["shown"])
        while missing:
            wanted = fitting if other == laying and not tiles[other] & fitting else 0
            tile = BIT[next_tile(members(unseen), members(unseen & wanted), missing, pick)]
            unseen ^= tile
            tiles[other] |= tile
            missing -= 1
    return unseen & ~TYROS_BIT


def next_tile(hidden: list[int], wanted: list[int], missing: int, pick: Pick) -> int:
    """The next of the tiles still missing: any hidden one, but one of them all must be wanted.

    Every set of tiles that has a wanted one is equally likely. So a tile counts for each way in
    which the others can follow it; after one that is not wanted, those without any do not count.
    """
    if not wanted:
        return hidden[pick(len(hidden))]
    others = [tile for tile in hidden if tile not in wanted]
    ways = comb(len(hidden) - 1, missing - 1)
    good_ways = ways - comb(len(others) - 1, missing - 1) if others else 0
    ticket = pick(len(wanted) * ways + len(others) * good_ways)
    if ticket < len(wanted) * ways:
        return wanted[ticket // ways]
    return others[(ticket - len(wanted) * ways) // good_ways]


def _deals(seats: list[dict[str, Any]]) -> list[int]:
    """The offer and the counter-offers, as all have heard them."""
    return [int(deal_of(packet_of(other["give"]), packet_of(other["want"]))) for other in seats]


def _choices(view: View, hands: list[int], pick: Pick) -> list[int]:
    """What each puts away: the seat's own as it is; of others who have chosen, as many cards as
    there may be, each number being equally likely, and any of the hand.
    """
    choices = [0] * len(hands)
    for other, seen in enumerate(view["seats"]):
        if other == view["seat"]:
            chosen = view["choice"]
            drafted = [action - AWAY for action in view["draft"]]
            choices[other] = int(packet_of(drafted if chosen is None else chosen))
        elif seen["chosen"]:
            left = int(size(hands[other]))
            kept = pick(min(KEPT, left) + 1)
            packet = hands[other]
            while kept:
                packet -= CARD[nth_card(packet, pick(left))]
                left -= 1
                kept -= 1
            choices[other] = packet
        if seen["chosen"]:
            choices[other] += CHOSEN
    return choices


def _known(view: View) -> list[int]:
    """The rows of knowledge, and below them what has happened openly in this round."""
    since = [int(change_of(other["since"])) for other in view["seats"]]
    return [*_rows(view, "known"), *since]


def _rows(view: View, name: str) -> list[int]:
    """The rows of something known: the seat's own as it is, the others' as far as all know."""
    players: int = view["players"]
    rows: list[int] = []
    for row in range(players + 1):
        own = row == view["seat"]
        for other in range(players):
            listed = view[name][other] if own else view["seats"][other][name]
            rows.append(0 if row == other else int(packet_of(listed)))
    return rows


def _seconds(ships: list[int]) -> int:
    """The coasts with two ships."""
    return int(set_of([coast for coast in set(ships) if ships.count(coast) == 2]))
