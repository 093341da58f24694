"""Whole turns of any game, and what was told of them."""

from collections.abc import Callable
from typing import Any

from emporion.core.game import Game
from emporion.core.seats import CHANCE, COLOURS
from emporion.core.state import State, View


def ways(game: Game, state: State, seat: int | None = None) -> set[str]:
    """Every way in which the actor, or another seat that is asked, can commit a turn, found by
    trying all drafts out.
    """
    actor = state.actor if seat is None else seat
    found: set[str] = set()
    for action in state.legal(actor):
        after = state.copy()
        after.apply(actor, action)
        text = game.show(actor, action)
        if after.drafting(actor):
            rest = ways(game, after, actor)
            assert rest, f"{text} leads nowhere"
            found.update(f"{text} {more}" for more in rest)
        else:
            found.add(text)
    return found


def taken(
    game: Game, state: State, asked: Callable[[], object], choose: Callable[[int], int]
) -> list[str]:
    """Let the actor, or chance, take a whole turn; returns its words.

    `asked` tells what is asked now: chance goes on for as long as that stays the same.
    """
    actor = state.actor
    before = asked()
    words: list[str] = []
    while True:
        action = choose(actor)
        state.apply(actor, action)
        words.append(game.show(actor, action))
        if actor == CHANCE and state.actor == CHANCE and asked() == before:
            continue
        if not state.drafting(actor):
            return words


def told(state: State, viewer: str | None = None) -> list[dict[str, Any]]:
    """What happened since somebody listens, as a seat sees it, or as a spectator does."""
    return [event.seen_by(_onlooker(viewer)) for event in state.events or []]


def told_kinds(state: State) -> list[str]:
    """The kinds of event so far."""
    return [event["event"] for event in told(state)]


def told_of(state: State, kind: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """The facts of all events of a kind, as a seat sees them, or as a spectator does."""
    return [
        {name: fact for name, fact in event.items() if name != "event"}
        for event in told(state, viewer)
        if event["event"] == kind
    ]


def view(state: State, viewer: str | None) -> View:
    """What a seat, or with None a spectator, knows."""
    return state.view(_onlooker(viewer))


def _onlooker(viewer: str | None) -> int | None:
    return None if viewer is None else COLOURS.index(viewer)
