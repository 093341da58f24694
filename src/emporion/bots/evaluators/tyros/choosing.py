"""How good each next step of a turn looks: as good as the best action that begins so."""

from typing import Final

from ....core.native import i64
from ....games.tyros.actions import (
    ACTIONS,
    BACK,
    BACK_COASTS,
    DRAW,
    DROP,
    JOKERS,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    WANT,
)
from ....games.tyros.board import ITALY
from ....games.tyros.cards import CARD, cards, count, packet_of, size
from ....games.tyros.data import BANK_CARDS, JOKER, KINDS
from ....games.tyros.sea import DISTANCE, field_of
from ....games.tyros.state import TyrosState
from .fleet import CARD_WORTH
from .hands import least_missed
from .offers import offers
from .turn_options import TurnOptions

TRIED: Final = 9
"""How many of the journeys that look best are tried out."""

UNTRIED: Final = 3.0
"""By how much what was not tried out is taken to be worse than the least that was."""

TALK: Final = 2.5
"""By how much an offer is taken to be worse than to wait."""


def action_worths(state: TyrosState, seat: int, legal: list[int]) -> list[float]:
    """How good each next step of a turn looks: about as good as the best action that begins so."""
    turn = TurnOptions(state, seat)
    draft = state.draft
    if not draft:
        return _first_worths(turn, legal)
    kind = ACTIONS.describe(draft[0]).kind
    if kind == "ship":
        return _pay_worths(turn, legal)
    if kind == "city":
        return _city_worths(turn, legal)
    if kind == "sail":
        return _sail_worths(turn, legal)
    if kind == "give":
        return _offer_worths(turn, legal)
    if kind == "drop":
        return _drop_worths(turn, legal)
    return _swap_worths(turn, legal)


def _first_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    journeys: list[tuple[float, int, int]] = []
    for action in legal:
        asked = ACTIONS.describe(action)
        if asked.kind == "sail":
            origin = asked.number("coast")
            for goal in turn.goals(origin):
                journeys.append((turn.look(origin, goal), origin, goal))
    sails = _tried(turn, journeys)
    swaps = _best_swap(turn) if turn.state.pile else 0
    drops, fetched = _best_fetch(turn)
    talk = False
    worths = []
    for action in legal:
        asked = ACTIONS.describe(action)
        if asked.kind == "ship":
            worth = turn.build(asked.number("field"))
        elif asked.kind == "city":
            field = asked.number("field")
            worth = turn.found(field, turn.coast_of_founder(field))
        elif asked.kind == "sail":
            worth = -1e9
            for value, origin, _goal in sails:
                if origin == asked.number("coast") and value > worth:
                    worth = value
        elif asked.kind == "give":
            worth = turn.now - TALK
            talk = True
        elif asked.kind == "drop":
            begun = drops and cards(drops)[0] == asked.number("card")
            worth = fetched if begun else turn.now - UNTRIED
        elif asked.kind == "swap":
            card = asked.number("card")
            worth = turn.swap(CARD[card])
            if swaps and cards(swaps)[0] == card:
                whole = turn.swap(swaps)
                worth = whole if whole > worth else worth
        else:
            worth = turn.passing()
        worths.append(worth)
    if talk:
        instead = max(worths) - turn.now
        for offer in offers(turn.state, turn.card_plans):
            place = legal.index(offer.steps()[0])
            worth = turn.now + offer.worth(instead)
            worths[place] = worth if worth > worths[place] else worths[place]
    return worths


def _offer_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    """The next step of an offer that is worth making; what is none is brought to an end."""
    draft = turn.state.draft
    depth = len(draft)
    worths = [0.0 if action < SWAP else -1.0 if action >= WANT else -2.0 for action in legal]
    for offer in offers(turn.state, turn.card_plans):
        steps = offer.steps()
        if steps[:depth] == draft:
            place = legal.index(steps[depth])
            worth = TALK + offer.worth(0.0)
            worths[place] = worth if worth > worths[place] else worths[place]
    return worths


def _tried(
    turn: TurnOptions, journeys: list[tuple[float, int, int]]
) -> list[tuple[float, int, int]]:
    """Journeys with what each is worth: those that look best are tried out."""
    journeys.sort(reverse=True)
    found: list[tuple[float, int, int]] = []
    least = turn.now
    for place in range(len(journeys)):
        look, origin, goal = journeys[place]
        if place < TRIED:
            worth = turn.sail(origin, goal)
            least = worth if worth < least else least
            found.append((worth, origin, goal))
        else:
            found.append((least - UNTRIED + 0.1 * look, origin, goal))
    return found


def _best_swap(turn: TurnOptions) -> i64:
    """The cards that are best laid down for others from the pile."""
    most = size(turn.state.pile)
    most = most if most < BANK_CARDS else BANK_CARDS
    held = size(turn.hand)
    most = most if most < held else held
    best = -1e9
    chosen: i64 = 0
    for number in range(1, most + 1):
        laid = least_missed(turn.card_plans, turn.hand, number, -1)
        worth = turn.swap(laid)
        if worth > best:
            best = worth
            chosen = laid
    return chosen


def _best_fetch(turn: TurnOptions) -> tuple[i64, float]:
    """What to lay down for one of the discards, and what the seat has then."""
    best = -1e9
    laid: i64 = 0
    for kind in range(KINDS):
        others = size(turn.hand) - count(turn.hand, kind)
        if count(turn.state.discards, kind) and others >= BANK_CARDS:
            away = turn.best_laid(kind)
            worth = turn.fetch(away, kind)
            if worth > best:
                best = worth
                laid = away
    return laid, best


def _sail_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    origin = draft[0] - SAIL
    if len(draft) == 1:
        journeys = [(turn.look(origin, action - TO), origin, action - TO) for action in legal]
        worths = [0.0] * len(legal)
        for worth, _origin, goal in _tried(turn, journeys):
            worths[legal.index(TO + goal)] = worth
        return worths
    if ACTIONS.describe(legal[0]).kind == "jokers":
        return _joker_worths(legal)
    goal = draft[1] - TO
    empire = turn.board.empire_at(field_of(goal))
    left = turn.hand - turn.price(empire, DISTANCE[origin][goal])
    worths = []
    for action in legal:
        card: i64 = CARD[action - TOLL]
        has = count(left, action - TOLL) > 0
        worths.append(turn.card_plans.hand_worth(left - card) if has else 0.0)
    return worths


def _joker_worths(legal: list[int]) -> list[float]:
    """As few jokers as can be."""
    return [-CARD_WORTH * 2 * (action - JOKERS) for action in legal]


def _city_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    if ACTIONS.describe(legal[0]).kind == "jokers":
        return _joker_worths(legal)
    return [turn.found(ITALY, BACK_COASTS[action - BACK]) for action in legal]


def _pay_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    paid = cards(turn.paid_for_ship(draft[0] - SHIP))
    return _along(paid, [action - PAY for action in draft[1:]], [action - PAY for action in legal])


def _along(plan: list[int], so_far: list[int], open_: list[int]) -> list[float]:
    """The next card of a plan first; off it, those of the plan's cards that are left, and no joker.

    Cards are laid in ascending order, so that a plan has one spelling.
    """
    depth = len(so_far)
    on = plan[:depth] == so_far and len(plan) > depth
    worths = []
    for kind in open_:
        if on:
            worths.append(0.0 if kind == plan[depth] else -UNTRIED)
        else:
            worths.append(-UNTRIED if kind == JOKER else 0.0)
    return worths


def _drop_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    if len(draft) == BANK_CARDS:
        laid = packet_of([action - DROP for action in draft])
        return [turn.fetch(laid, action - TAKE) for action in legal]
    laid, _worth = _best_fetch(turn)
    plan = cards(laid)
    return _along(plan, [action - DROP for action in draft], [action - DROP for action in legal])


def _swap_worths(turn: TurnOptions, legal: list[int]) -> list[float]:
    """Whether to go on laying cards: each card more, with those that are missed least."""
    laid = packet_of([action - SWAP for action in turn.state.draft])
    worths = []
    for action in legal:
        if action == DRAW:
            worths.append(turn.swap(laid))
        else:
            worths.append(turn.swap(laid + CARD[action - SWAP]))
    return worths
