"""Games played at random, and the views of them that are worth a picture."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.games import find

Shown = tuple[View, tuple[int, ...]]
"""A view and the actions open to its seat."""

TableSetup = tuple[int, dict[str, OptionValue]]
"""How many play, and with which options."""


def seen(state: State, seat: int) -> list[Shown]:
    """A position as a seat sees it, as its neighbour does, and as a spectator does."""
    legal = () if state.actor == OVER else tuple(state.legal(seat))
    return [
        (state.view(seat), legal),
        (state.view((seat + 1) % state.players), ()),
        (state.view(None), ()),
    ]


def family(game: str, action: int) -> str:
    """The word that an action's text begins with."""
    word = re.match(r"\W|\w+", find(game).show(0, action))
    assert word is not None
    return word.group()


def anything(legal: Sequence[int], rng: Rng) -> int:
    """Any legal action."""
    return legal[rng.below(len(legal))]


def toured(
    game: str,
    table: TableSetup,
    seeds: Iterable[int],
    moment: Callable[[View, list[int]], Any],
    choose: Callable[[list[int], Rng], int] = anything,
    apart: int = 211,
) -> list[Shown]:
    """Views of a few games: each kind of moment once, then now and again; chances, and the ends.

    Moments of one phase differ in what is open and drafted, which the others do not see: they look
    on once in each phase, and now and again.
    """
    views: list[Shown] = []
    met: set[Any] = set()
    watched: set[str] = set()
    for seed in seeds:
        state = find(game).setup(*table)
        rng = Rng(seed)
        step = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                phase = state.view(None)["phase"]
                if phase not in met:
                    views.append((state.view(0), ()))
                met.add(phase)
                state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
                continue
            seat = state.actors()[rng.below(len(state.actors()))]
            legal = state.legal(seat)
            own = state.view(seat)
            now = moment(own, legal)
            if own["phase"] not in watched or step % apart == 0:
                views += seen(state, seat)
            elif now not in met:
                views.append((own, tuple(legal)))
            met.add(now)
            watched.add(own["phase"])
            step += 1
            state.apply(seat, choose(legal, rng))
        views += seen(state, 0)
    return views
