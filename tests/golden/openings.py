"""Every value at every step of the first steps of a game, so that a diff shows what a change does.

A step lists what is new in the position (the parts of the views that differ from the step before,
once for all who see the same), who is asked what, all that is open or may be drawn and how likely,
what was done, and the events that followed, all secrets included.
"""

import hashlib
import json
from collections import Counter
from typing import Any

from emporion.core.game import Game
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.core.state import State

from ..kit.play import chosen

STEPS = 120
"""Decisions and outcomes of chance; with six players the first auction begins at the thirtieth."""

Flat = dict[str, Any]


def opening(game: Game, players: int) -> str:
    """The dump of one opening, with the options that the game comes with; the seed is `players`."""
    pick = Rng(players).below
    state = game.setup(players)
    state.listen()
    lines = [f"The opening of {game.name} with {players} players"]
    views: list[Flat] = [{} for _ in range(players + 1)]
    told = 0
    for step in range(STEPS + 1):
        seen = [flat(state.view(viewer)) for viewer in (*range(players), None)]
        lines += ["", f"step {step}", *_news(views, seen), *_asked(game, state)]
        views = seen
        if state.actor == OVER or step == STEPS:
            break
        seat, action = chosen(state, pick)
        lines.append(f"> {_name(seat)}: {game.show(seat, action)}")
        state.apply(seat, action)
        events = state.events or []
        lines += [f"! {_data(event.whole())} {list(event.knows)}" for event in events[told:]]
        told = len(events)
    return "\n".join(lines) + "\n"


def flat(data: Any, path: str = "") -> Flat:
    """A view as its single values, each by its path; a list of plain values counts as one."""
    if isinstance(data, list) and any(isinstance(part, dict) for part in data):
        data = dict(enumerate(data))
    if not isinstance(data, dict):
        return {path: data}
    values: Flat = {}
    for name, part in data.items():
        values |= flat(part, f"{path}.{name}" if path else str(name))
    return values


def digest(data: object) -> str:
    """A short fingerprint of numbers or text."""
    return hashlib.sha256(repr(data).encode()).hexdigest()[:12]


def _news(before: list[Flat], after: list[Flat]) -> list[str]:
    """What each viewer sees again: first what all see alike, then the rest by viewer."""
    changes = [
        {
            path: _data(new[path]) if path in new else "(gone)"
            for path in {**old, **new}
            if path not in old or path not in new or old[path] != new[path]
        }
        for old, new in zip(before, after, strict=True)
    ]
    alike = {
        path: value
        for path, value in changes[0].items()
        if all(path in change and change[path] == value for change in changes)
    }
    lines = [f"  {path} = {value}" for path, value in alike.items()]
    for viewer, change in enumerate(changes):
        name = COLOURS[viewer] if viewer < len(changes) - 1 else "spectator"
        own = [(path, value) for path, value in change.items() if path not in alike]
        lines += [f"  {name}: {path} = {value}" for path, value in own]
    return lines


def _asked(game: Game, state: State) -> list[str]:
    """Scores and key, and what may follow."""
    lines = [f"  scores {state.scores()}, key {digest(state.key())}"]
    if state.actor == OVER:
        return [*lines, f"  outcome {_data(state.outcome().as_data())}"]
    if state.actor == CHANCE:
        weights = Counter(state.chance_outcome(ticket) for ticket in range(state.chance_total()))
        outcomes = [f"{game.show(CHANCE, drawn)}×{weights[drawn]}" for drawn in state.legal(CHANCE)]
        asked = _data(state.decision(CHANCE).as_data())
        return [*lines, f"? chance {asked}", f"  {state.chance_total()}: {' '.join(outcomes)}"]
    for seat in state.actors():
        lines.append(f"? {_name(seat)} {_data(state.decision(seat).as_data())}")
        lines.append("  " + " ".join(game.show(seat, action) for action in state.legal(seat)))
    return lines


def _name(seat: int) -> str:
    return "chance" if seat == CHANCE else COLOURS[seat]


def _data(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
