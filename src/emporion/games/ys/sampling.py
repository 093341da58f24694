"""Full states that fit what a seat knows, made from its view alone.

Every player's brokers are known as a whole. What a seat has not seen of another's is dealt to the
places where it can be: pieces whose value it does not know, and behind the screen.
"""

from typing import Any

from ...core.game import Pick
from ...core.state import View
from .actions import PAIRS
from .brokers import (
    AMONG_SHIFT,
    BROKER,
    EVERYBODY,
    KNOWN_SHIFT,
    MARKED,
    PAIRED,
    TWICE_SHIFT,
    count,
    packet_of,
    piece_of,
    values_in,
)
from .data import ALL_CHARACTERS, SHIP_BITS, SLOTS, SQUARES
from .gems import freight_from, hoard_of
from .phases import BIDDING, ENDED, NAMES
from .spec import YsSettings, supply_of
from .state import YsState


def determinize(view: View, pick: Pick) -> YsState:
    """Deal the hidden brokers, so that every player's supply still adds up."""
    players: int = view["players"]
    settings = YsSettings(players, dict(view["options"]))
    phase = NAMES.index(view["phase"])
    turn: int = view["turn"] - 1
    if phase == ENDED:
        turn += 1
    seats = view["seats"]
    pieces = [0] * (SLOTS * settings.owners)
    squares = 0
    for seen in view["pieces"]:
        place: int = seen["place"]
        if place < SQUARES:
            squares |= 1 << place
        if seen["value"] is not None:
            pieces[SLOTS * seen["owner"] + seen["number"]] = _piece(seen, seen["value"])
    screens = [_deal_brokers(view, settings, turn, pieces, owner, pick) for owner in range(players)]
    neutrals: list[int] = []
    if settings.neutral >= 0:
        neutrals = [_deal_neutrals(view, settings, pieces, owner, pick) for owner in range(players)]
    fronts = [packet_of(other["front"]) for other in seats]
    chosen = [
        _chosen(view, phase, owner, screens[owner], fronts[owner], pick) for owner in range(players)
    ]
    gems = [hoard_of(other["gems"]) for other in seats]
    points: list[int] = [other["points"] for other in seats]
    if settings.neutral >= 0:
        gems.append(hoard_of(view["neutral"]["gems"]))
        points.append(view["neutral"]["points"])
    return YsState(
        players=players,
        settings=settings,
        phase=phase,
        actor=view["actor"],
        turn=turn,
        rounds_placed=view["round"] - 1,
        asked=view["asked"],
        neighborhood=view["neighborhood"],
        step=view["step"],
        freight=freight_from(view["freight"]),
        squares=squares,
        queen=view["queen"],
        looks=view["looks"],
        unseen=_unseen(view),
        gone=_card_set(view["gone"]),
        deck=sum([left << (SHIP_BITS * ship) for ship, left in enumerate(view["ships_left"])]),
        draft=view.get("draft", [])[:],
        pieces=pieces,
        screens=screens,
        fronts=fronts,
        chosen=chosen,
        neutrals=neutrals,
        gems=gems,
        points=points,
        hands=[_card_set(other["characters"]) for other in seats],
        won=[_card_set(other["won"]) for other in seats],
        active=[_card_set(other["active"]) for other in seats],
        played=[other["played"] for other in seats],
        orders=[other["order"] for other in seats],
        palaces=view["palaces"][:],
        ships=view["ships"][:],
        lines=view["lines"][:],
        quotations=view["quotations"][:],
    )


# -- what is open ---------------------------------------------------------------------------------


def _card_set(cards: list[int]) -> int:
    together = 0
    for card in cards:
        together |= 1 << card
    return together


def _unseen(view: View) -> int:
    """The characters that are nowhere to be seen."""
    seen = [*view["gone"], *[card for card in view["palaces"] if card >= 0]]
    for other in view["seats"]:
        seen += [*other["characters"], *other["won"], *other["active"]]
    return ALL_CHARACTERS & ~_card_set(seen)


def _piece(seen: dict[str, Any], value: int) -> int:
    """The piece of a view, with a value."""
    known = EVERYBODY if seen["public"] else 0
    for seat in seen["known_by"]:
        known |= 1 << (KNOWN_SHIFT + seat)
    piece = piece_of(seen["place"], value, seen["down"], known)
    for among in seen["among"]:
        piece |= 1 << (AMONG_SHIFT + among)
    for twice in seen["twice"]:
        piece |= 1 << (TWICE_SHIFT + twice)
    if seen["marked"]:
        piece |= MARKED
    return piece | PAIRED if seen["paired"] else piece


# -- what is hidden -------------------------------------------------------------------------------


def _deal_brokers(
    view: View, settings: YsSettings, turn: int, pieces: list[int], owner: int, pick: Pick
) -> int:
    """Give an owner's unknown pieces values; what is behind its screen is the rest."""
    whole = supply_of(settings, turn)
    pool = whole - packet_of(view["seats"][owner]["front"])
    unknown: list[dict[str, Any]] = []
    for seen in view["pieces"]:
        if seen["owner"] == owner:
            if seen["value"] is None:
                unknown.append(seen)
            else:
                pool -= BROKER[seen["value"]]
    if owner == view["seat"]:
        return packet_of(view["screen"])
    # What all have seen going behind the screen is not among the hidden ones.
    behind = packet_of(view["seats"][owner]["behind_known"])
    return _deal(whole, pool - behind, unknown, pieces, pick) + behind


def _deal_neutrals(
    view: View, settings: YsSettings, pieces: list[int], placer: int, pick: Pick
) -> int:
    """The same for the neutral brokers of one of the two players, who places them by turns."""
    whole = packet_of(settings.neutral_brokers)
    pool = whole
    unknown: list[dict[str, Any]] = []
    for seen in view["pieces"]:
        if seen["owner"] == settings.neutral and seen["number"] % 2 == placer:
            if seen["value"] is None:
                unknown.append(seen)
            else:
                pool -= BROKER[seen["value"]]
    if placer == view["seat"]:
        return packet_of(view["neutrals"])
    behind = packet_of(view["seats"][placer]["neutrals_known"])
    return _deal(whole, pool - behind, unknown, pieces, pick) + behind


def _deal(
    whole: int, pool: int, unknown: list[dict[str, Any]], pieces: list[int], pick: Pick
) -> int:
    """Deal brokers of a pool to pieces, every broker being as likely as the next; returns the rest.

    `whole` is all that the owner has. Those pieces come first of which more is known than the
    pool, all their fitting values weighed.
    """
    bound = [seen for seen in unknown if seen["among"]]
    if bound:
        fits = _fits(whole, pool, bound)
        ticket = pick(sum([weight for weight, _ in fits]))
        for weight, values in fits:
            if ticket < weight:
                for seen, value in zip(bound, values, strict=True):
                    pieces[_slot(seen)] = _piece(seen, value)
                    pool -= BROKER[value]
                break
            ticket -= weight
    for seen in unknown:
        if not seen["among"]:
            values = values_in(pool)
            value = values[pick(len(values))]
            pieces[_slot(seen)] = _piece(seen, value)
            pool -= BROKER[value]
    return pool


def _slot(seen: dict[str, Any]) -> int:
    return SLOTS * int(seen["owner"]) + int(seen["number"])


def _fits(whole: int, pool: int, bound: list[dict[str, Any]]) -> list[tuple[int, list[int]]]:
    """Every way to give the bound pieces values from the pool, each with its weight."""
    fits: list[tuple[int, list[int]]] = [(1, [])]
    for number in range(len(bound)):
        longer: list[tuple[int, list[int]]] = []
        for weight, values in fits:
            left = pool - packet_of(values)
            for value in bound[number]["among"]:
                brokers = int(count(left, value))
                if brokers and not _doubled(bound, values, value):
                    odds = brokers * _odds(whole, bound[number], value)
                    longer.append((weight * odds, [*values, value]))
        fits = longer
    return fits


_EVENLY = 12
"""What every number of brokers of one value, 1 to 4, divides."""


def _odds(whole: int, seen: dict[str, Any], value: int) -> int:
    """How likely one broker of a value is to be the one that was sent to the throne room.

    Each of the three before the screen is as likely as the next, however many brokers of its value
    the player has. Of a pair both ways count as equally likely, whatever stood before the screen: a
    pair remembers its two values and no more (see `favor._pair`).
    """
    if seen["paired"]:
        return 1
    return (2 if value in seen["twice"] else 1) * _EVENLY // int(count(whole, value))


def _doubled(bound: list[dict[str, Any]], values: list[int], value: int) -> bool:
    """Whether a value would be given to both of two paired pieces, which differ."""
    if not bound[len(values)]["paired"]:
        return False
    return any(bound[at]["paired"] and values[at] == value for at in range(len(values)))


def _chosen(view: View, phase: int, owner: int, screen: int, front: int, pick: Pick) -> int:
    """A seat's choice: its own or an open one as it is, a hidden one any that it can be."""
    other = view["seats"][owner]
    if other["place"]:
        return int(other["place"])
    if not other["chosen"]:
        return 0
    if owner == view["seat"]:
        own: list[int] = view["choice"]
    elif phase == BIDDING:
        values = values_in(screen)
        first = values.pop(pick(len(values)))
        own = sorted([first, values[pick(len(values))]])
    else:
        values = values_in(front)
        own = [values[pick(len(values))]]
    if phase == BIDDING:
        return PAIRS.index((own[0], own[1])) + 1
    return own[0] + 1
