"""Positions of Byzanz written as text, and moves played through the engine.

    state = position(hands={"blue": "cloth-1 wine-2"}, lot="wood-1 wood-2 wood-3 grain-1 trader")
    play(state, "blue: +cloth-1 bid", "orange: pass")
    assert asked(state) == "purple: bidding"

Seats are named by their colours, cards as in records. All cards that a position does not name lie
in the pile, in the numbers that its round demands, or have left the game.
"""

from collections.abc import Iterable, Mapping
from itertools import combinations

from emporion.core.options import OptionValue, resolve_options
from emporion.core.seats import CHANCE, COLOURS, NOBODY
from emporion.games.byzanz.cards import (
    CARD,
    EVERY_CARD,
    card_name,
    cards,
    count,
    kinds,
    packet_of,
    size,
    worth,
)
from emporion.games.byzanz.data import OFFERS, REMOVED, ROUNDS
from emporion.games.byzanz.game import Byzanz
from emporion.games.byzanz.phases import NAMES
from emporion.games.byzanz.spec import ByzanzSettings
from emporion.games.byzanz.state import ByzanzState
from tests.games.byzanz.texts import parse
from tests.games.script import Script
from tests.games.script import asked as asked
from tests.games.script import seat as seat
from tests.games.turns import told as told
from tests.games.turns import told_kinds as told_kinds

from . import plain

GAME = Byzanz()

_script = Script(GAME)
play, legal, whole_turns = _script.play, _script.legal, _script.whole_turns

_NO_CARDS: Mapping[str, str] = {}
_NO_OFFERS: Mapping[str, int] = {}

# -- cards and seats ------------------------------------------------------------------------------


def hand(text: str) -> int:
    """The packet of cards that a text names, such as `cloth-1 wine-2 trader`."""
    return packet_of([parse(CHANCE, name) for name in text.split()])


def named(packet: int) -> str:
    """A packet's cards by name, the reverse of `hand` but for their order."""
    return names(cards(packet))


def names(listed: Iterable[int]) -> str:
    """Listed kinds by name, as views and events hold them."""
    return " ".join(card_name(kind) for kind in listed)


# -- positions ------------------------------------------------------------------------------------


def new_game(players: int, **options: OptionValue) -> ByzanzState:
    """A game before its first card is dealt, with somebody listening."""
    state = GAME.setup(players, options)
    assert isinstance(state, ByzanzState)
    state.listen()
    return state


def position(
    players: int = 4,
    *,
    asks: str = "blue: bidding",
    opener: str = "blue",
    finished: int = 1,
    lot: str = "",
    market: str = "",
    hands: Mapping[str, str] = _NO_CARDS,
    known: Mapping[str, str] = _NO_CARDS,
    bids: Mapping[str, str] = _NO_CARDS,
    profits: Mapping[str, str] = _NO_CARDS,
    offers: Mapping[str, int] = _NO_OFFERS,
    passed: str = "",
    pile: str = "",
    **options: OptionValue,
) -> ByzanzState:
    """A position in which `asks` tells who is asked what; no card is made or lost.

    `opener` is who will be asked first where chance is to open a lot; `finished` counts rounds.
    `offers` are the offer cards won this round. `passed` lists who has passed, the first one
    first. `pile` names cards that must not be among those that have left the game. `options` are
    those of the game, with their defaults.
    """
    colour, phase_name = asks.split(": ")
    phase = NAMES.index(phase_name)
    actor = CHANCE if colour == "chance" else seat(colour)
    lots = len(offers)
    stack = OFFERS[players]
    assert sorted(offers.values(), reverse=True) == list(stack[:lots])
    out = [seat(other) for other in passed.split()]
    laid = [hand(bids.get(other, "")) for other in COLOURS[:players]]
    leader = max(range(players), key=lambda other: worth(laid[other])) if any(laid) else NOBODY
    is_open = 0
    if phase_name in ("bidding", "lot_card"):
        is_open = stack[lots]
        assert size(hand(lot)) == is_open
    elif phase_name == "over_limit" and colour not in offers:
        is_open = stack[lots]
    pile_size = sum(stack) * (ROUNDS[players] - finished) - sum(stack[:lots]) - is_open
    kept = [hand(profits.get(other, "")) for other in COLOURS[:players]]
    held = [hand(hands.get(other, "")) for other in COLOURS[:players]]
    placed = hand(lot) + hand(market) + sum(held) + sum(laid) + sum(kept)
    unseen = _pile(EVERY_CARD - placed, pile_size + REMOVED[players], hand(pile))
    state = ByzanzState(
        players=players,
        settings=ByzanzSettings(resolve_options(GAME.name, GAME.options, players, options)),
        phase=phase,
        actor=actor,
        rounds_finished=finished,
        lots=lots,
        opener=seat(opener),
        unseen=unseen,
        left=size(unseen),
        to_turn=stack[lots] if phase_name == "opening" else 0,
        lot=hand(lot),
        market=hand(market),
        box=EVERY_CARD - placed - unseen,
        hands=held,
        known=[hand(known.get(other, "")) for other in COLOURS[:players]],
        bids=laid,
        totals=[worth(packet) for packet in laid],
        profits=kept,
        held=[offers.get(other, 0) for other in COLOURS[:players]],
        passed=[
            phase_name == "bidding" and (other in out or COLOURS[other] in offers)
            for other in range(players)
        ],
        first_pass=out[0] if out else NOBODY,
        leader=leader,
        highest=max(worth(packet) for packet in laid),
        draft=0,
        draft_worth=0,
        last_kind=0,
    )
    state.listen()
    state.check()
    return state


LOT_OF_FIVE = "wood-1 wood-2 grain-1 grain-2 olives-1"


def auction(**hands: str) -> ByzanzState:
    """The first auction of a round with four players; blue is asked first."""
    return position(hands=hands, lot=LOT_OF_FIVE)


def _pile(rest: int, wanted: int, needed: int) -> int:
    """A number of cards out of the rest: those that are needed, and some of each kind."""
    surplus = size(rest) - wanted
    assert surplus >= 0, "a position cannot show more cards than its round has brought"
    for _ in range(surplus):
        rest -= CARD[max(kinds(rest), key=lambda kind: count(rest - needed, kind))]
    return rest


# -- playing --------------------------------------------------------------------------------------


def answers(state: ByzanzState) -> list[str]:
    """The legal actions that are no sale."""
    return [text for text in legal(state) if not text.startswith("sell:")]


def sales(state: ByzanzState) -> list[str]:
    """The legal sales."""
    return [text for text in legal(state) if text.startswith("sell:")]


def subsets(packet: int, least: int = 0, most: int = 112) -> set[tuple[int, ...]]:
    """All different selections of cards from a packet, each ascending, by brute force."""
    listed = cards(packet)
    sizes = range(least, min(most, len(listed)) + 1)
    return {chosen for number in sizes for chosen in combinations(listed, number)}


def sets_in(packet: int) -> set[str]:
    """All sales that a hand allows, by brute force over all triples of its cards."""
    return plain.sets_in(named(packet).split())
