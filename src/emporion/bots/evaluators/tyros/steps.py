"""The steps of whole actions, and how they are carried out one after another."""

from ....core.native import i64
from ....games.tyros.actions import BACK, CITY, DRAW, DROP, JOKERS, PAY, SAIL, SHIP, SWAP, TAKE, TO
from ....games.tyros.cards import CARD, cards, count
from ....games.tyros.data import JOKER
from ....games.tyros.payment import fewest_jokers
from ....games.tyros.sea import DISTANCE
from ....games.tyros.state import TyrosState
from .card_plans import CardPlans
from .hands import least_missed


def sail(state: TyrosState, seat: int, empire: i64, origin: i64, goal: i64) -> None:
    """Sail to a coast where no toll is due, with as few jokers as can be."""
    hand: i64 = state.hands[seat]
    jokers = fewest_jokers(hand, empire, DISTANCE[origin][goal])
    state.apply(seat, SAIL + int(origin))
    state.apply(seat, TO + int(goal))
    if state.draft:
        state.apply(seat, JOKERS + int(jokers))


def found(state: TyrosState, seat: int, empire: i64, field: i64, price: i64) -> None:
    """Found a city with as few jokers as can be; from field 16 the western ship goes back."""
    hand: i64 = state.hands[seat]
    jokers = fewest_jokers(hand, empire, price)
    state.apply(seat, CITY + int(field))
    if state.draft and count(hand, JOKER) > jokers:
        state.apply(seat, JOKERS + int(jokers))
    if state.draft:
        state.apply(seat, BACK)


def ship_price(card_plans: CardPlans, hand: i64, empire: i64, price: i64) -> i64:
    """The cards that pay for a ship: one of a named empire's colour, and those least missed."""
    paid: i64 = 0
    if empire >= 0:
        paid = CARD[empire] if count(hand, empire) else CARD[JOKER]
        price -= 1
    return paid + least_missed(card_plans, hand - paid, price, -1)


def build(state: TyrosState, seat: int, field: i64, paid: i64) -> None:
    """Build a ship, and pay for it."""
    state.apply(seat, SHIP + int(field))
    for kind in cards(paid):
        state.apply(seat, PAY + kind)


def swap(state: TyrosState, seat: int, laid: i64) -> None:
    """Lay cards, and draw as many from the pile."""
    for kind in cards(laid):
        state.apply(seat, SWAP + kind)
    state.apply(seat, DRAW)


def fetch(state: TyrosState, seat: int, laid: i64, kind: i64) -> None:
    """Lay three cards for one of the discards."""
    for card in cards(laid):
        state.apply(seat, DROP + card)
    state.apply(seat, TAKE + int(kind))
