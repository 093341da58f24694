"""The rules of Visby from top to bottom, in the order of the rules page.

Drawing, news, loading, arrival and honours follow each other until the last summer has ended. Each
function changes the position, tells what happened, and calls what comes next.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from emporion.core.decision import Outcome, decided_by, ranked
from emporion.core.seats import CHANCE, NOBODY, OVER

from .actions import CARDS, SEAL
from .data import (
    AFTER_SAILING,
    AFTER_STAYING,
    CITIES,
    DRAWING,
    ENDED,
    GIFT,
    GOODS,
    HAND_LIMIT,
    HOME,
    HONOURS,
    LOADING,
    NEWS,
    OTHER_PRICE,
    PLACES,
    SEAL_POINTS,
    TOP_PRICE,
    UNDECIDED,
)

if TYPE_CHECKING:
    from .state import VisbyState

END_REASONS: Final = ("points", "seals", "shared")
"""What can decide a game: points, the seals among those with equal points, or nothing."""


# -- drawing ----------------------------------------------------------------------------------


def drawing_seat(state: "VisbyState") -> int:
    """Who draws: the first seat that has cards to come, or `NOBODY`."""
    return next((seat for seat in range(state.players) if state.due[seat]), NOBODY)


def draw_card(state: "VisbyState", good: int) -> None:
    """A card of the stock goes to the drawing seat, which takes all its cards up together."""
    seat = drawing_seat(state)
    state.stock.remove(good)
    state.drawn = sorted([*state.drawn, good])
    state.due[seat] -= 1
    if state.due[seat]:
        return
    state.tell(
        "drew", {"seat": seat, "count": len(state.drawn)}, {"goods": names(state.drawn)}, (seat,)
    )
    state.hands[seat] = sorted([*state.hands[seat], *state.drawn])
    state.drawn = []
    if drawing_seat(state) == NOBODY:
        begin_summer(state)


# -- news -------------------------------------------------------------------------------------


def begin_summer(state: "VisbyState") -> None:
    """The next summer begins with news of every city."""
    state.summer += 1
    state.phase = NEWS
    state.actor = CHANCE


def hear_news(state: "VisbyState", good: int) -> None:
    """One more city says what it wants; after the last one all ships are loaded."""
    city = len(state.wants)
    state.wants.append(good)
    state.tell("news", {"city": CITIES[city], "good": GOODS[good]})
    if len(state.wants) == state.players:
        state.phase = LOADING
        state.actor = 0


# -- loading ----------------------------------------------------------------------------------


def load(state: "VisbyState", seat: int, good: int) -> None:
    """A card of the hand goes into the ship; this can still be taken back."""
    state.hands[seat].remove(good)
    state.loads[seat].append(good)


def commit(state: "VisbyState", seat: int, place: int) -> None:
    """A seat has decided where its ship goes; nobody else knows until all have decided."""
    state.places[seat] = place
    secret = {"place": PLACES[place], "goods": names(state.loads[seat])}
    state.tell("decided", {"seat": seat}, secret, (seat,))
    waiting = state.actors()
    if waiting:
        state.actor = waiting[0]
    else:
        arrive(state)


# -- arrival ----------------------------------------------------------------------------------


def arrive(state: "VisbyState") -> None:
    """All ships are revealed, and sell what they bring; then the cities honour merchants."""
    for seat in range(state.players):
        if state.places[seat] == HOME:
            state.tell("stayed", {"seat": seat})
        else:
            sell(state, seat)
    state.phase = HONOURS
    ask_honoured(state)


def sell(state: "VisbyState", seat: int) -> None:
    """A ship sells its cards: those that the city wants at its price, the others for little."""
    city = state.places[seat]
    price = TOP_PRICE + 1 - state.places.count(city)
    wanted = state.loads[seat].count(state.wants[city])
    points = wanted * price + (len(state.loads[seat]) - wanted) * OTHER_PRICE
    facts = {"city": CITIES[city], "goods": names(state.loads[seat]), "price": price}
    score(state, seat, points, "sold", facts)


def score(
    state: "VisbyState", seat: int, points: int, kind: str, facts: Mapping[str, object]
) -> None:
    """Points, and the event that tells of them."""
    state.points[seat] += points
    state.tell(kind, {"seat": seat, **facts, "points": points})


# -- honours ----------------------------------------------------------------------------------


def honoured(state: "VisbyState", city: int) -> int:
    """Who alone brought the most cards that a city wants, or `NOBODY`."""
    brought = [
        state.loads[seat].count(state.wants[city]) if state.places[seat] == city else 0
        for seat in range(state.players)
    ]
    most = max(brought)
    return brought.index(most) if most and brought.count(most) == 1 else NOBODY


def honours_open_to(state: "VisbyState", seat: int) -> list[int]:
    """What the honoured seat can take: a seal that it does not have; cards, if summers follow."""
    seal = [SEAL] if state.seals[state.honouring] != seat else []
    cards = [CARDS] if state.summer < state.summers else []
    return [*seal, *cards]


def ask_honoured(state: "VisbyState") -> None:
    """The next city that honours somebody; after the last one the summer ends."""
    while state.honouring < state.players:
        seat = honoured(state, state.honouring)
        if seat != NOBODY and honours_open_to(state, seat):
            state.actor = seat
            return
        state.honouring += 1
    end_summer(state)


def take_honour(state: "VisbyState", seat: int, action: int) -> None:
    """The seal, from where it is, or two cards more when cards are drawn."""
    city = CITIES[state.honouring]
    if action == SEAL:
        state.seals[state.honouring] = seat
        state.tell("seal_taken", {"seat": seat, "city": city})
    else:
        state.due[seat] += GIFT
        state.tell("cards_taken", {"seat": seat, "city": city, "count": GIFT})
    state.honouring += 1
    ask_honoured(state)


# -- the end of a summer, and of the game -----------------------------------------------------


def end_summer(state: "VisbyState") -> None:
    """Sold cards go back into the stock and everybody draws, up to the limit of the hand."""
    state.honouring = 0
    if state.summer == state.summers:
        end_game(state)
        return
    state.tell("summer_ended", {"summer": state.summer})
    for seat in range(state.players):
        state.stock.extend(state.loads[seat])
        state.due[seat] += AFTER_STAYING if state.places[seat] == HOME else AFTER_SAILING
        state.due[seat] = min(state.due[seat], HAND_LIMIT - len(state.hands[seat]))
        state.loads[seat] = []
        state.places[seat] = UNDECIDED
    state.stock.sort()
    state.wants = []
    state.phase = DRAWING
    state.actor = CHANCE
    if drawing_seat(state) == NOBODY:
        begin_summer(state)


def end_game(state: "VisbyState") -> None:
    """Seals bring points, and the game is over."""
    for seat in range(state.players):
        seals = state.seals.count(seat)
        if seals:
            score(state, seat, SEAL_POINTS * seals, "seals_counted", {"seals": seals})
    state.phase = ENDED
    state.actor = OVER
    state.tell("game_over", outcome(state).as_data())


def outcome(state: "VisbyState") -> Outcome:
    """Ranked by points; of equal ones, who has more seals is ahead."""
    merits = [(state.points[seat], state.seals.count(seat)) for seat in range(state.players)]
    return Outcome(state.points[:], ranked(merits), decided_by(merits, END_REASONS[:2]))


def names(goods: list[int]) -> list[str]:
    """The names of some goods, for people."""
    return [GOODS[good] for good in goods]
