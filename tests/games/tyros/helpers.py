"""More about positions: what follows a draft, without playing it; and dice that are set."""

from typing import Any

from emporion.core.seats import COLOURS
from emporion.games.tyros.data import GOODS
from emporion.games.tyros.state import TyrosState

from .positions import do, legal, legal_with, position, view


def acting(cards: str, **facts: Any) -> TyrosState:
    """Blue is to act; yellow has a card, so that the round goes on when blue has none left."""
    return position("blue: action", hands={"blue": cards, "yellow": "cloth"}, **facts)


def after(state: TyrosState, *texts: str) -> TyrosState:
    """A copy in which the actor has done this."""
    other = state.copy()
    do(other, *texts)
    return other


def goals(state: TyrosState, origin: str) -> list[str]:
    """Where a ship of the actor can sail to; nothing if it cannot sail."""
    if f"sail:{origin}" not in legal(state):
        return []
    return [text.removeprefix("to:") for text in legal(after(state, f"sail:{origin}"))]


def payments(state: TyrosState, field: str) -> set[str]:
    """The ways to pay for a ship, such as `copper oil`; nothing if none can be built."""
    if f"ship:{field}" not in legal(state):
        return set()
    ways: set[str] = set()
    paying = [(after(state, f"ship:{field}"), "")]
    while paying:
        begun, paid = paying.pop()
        for text in legal_with(begun, "pay:"):
            then = after(begun, text)
            words = f"{paid} {text.removeprefix('pay:')}".strip()
            if then.drafting(state.actor):
                paying.append((then, words))
            else:
                ways.add(words)
    return ways


def known(state: TyrosState, viewer: str | None, holder: str) -> str:
    """What a seat, or a spectator, knows of another hand, such as `copper oil oil`."""
    seen: list[int] = view(state, viewer)["known"][COLOURS.index(holder)]
    return " ".join(GOODS[kind] for kind in seen)


def known_to_all(state: TyrosState, holder: str) -> str:
    """What everybody knows of a hand; all must be shown the same."""
    found = set()
    for viewer in [None, *COLOURS[: state.players]]:
        seen: list[int] = view(state, viewer)["seats"][COLOURS.index(holder)]["known"]
        found.add(" ".join(GOODS[kind] for kind in seen))
    assert len(found) == 1
    return found.pop()


class Ticket:
    """Dice that give a chosen number, and remember how many tickets there were."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.tickets = 0

    def throw(self, tickets: int) -> int:
        """The chosen number."""
        self.tickets = tickets
        return self.number
