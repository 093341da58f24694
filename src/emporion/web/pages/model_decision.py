"""What is asked of the visitor's seat: a sentence, what is laid so far, and the choices."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...core.state import State, View
from ...render.choices import Block, blocks
from ...table import Turn
from ...text import Wording
from ..host import Live
from ..host.live import commits

_FEW: Final = 3
"""So many choices stand beside the sentence, always in sight; more are a list of their own."""


@dataclass(frozen=True)
class Choice:
    """One thing to choose."""

    action: int
    said: str
    """In full: it makes sense by itself."""
    short: str = ""
    """Within its group, where the group's name says the rest."""


@dataclass(frozen=True)
class Group:
    """Choices of a kind, below a name or without."""

    label: str
    choices: list[Choice]
    is_long: bool


@dataclass(frozen=True)
class Asked:
    """A decision of the visitor's seat."""

    seat: int
    turn: int
    """How often the seat has acted: a form that is older than the last act is refused."""
    sentence: str
    laid: int
    """How many steps are laid so far."""
    draft: list[tuple[str, int]]
    """What they are in words, each with how often."""
    may_undo: bool
    """Whether any of it was chosen: what leaves no choice comes back by itself."""
    options: list[int]
    primary: Choice | None
    """What completes the draft, where one choice does."""
    few: list[Choice]
    """Choices that stand beside the sentence."""
    groups: list[Group]
    """All other choices."""

    @property
    def count(self) -> int:
        """How many choices are in the list."""
        return sum(len(group.choices) for group in self.groups)


def asked_of(live: Live, words: Wording, view: View, seat: int | None) -> Asked | None:
    """What is asked of a seat now, if it has any choice."""
    turn = None if seat is None else live.turns.get(seat)
    if turn is None or seat is None or seat in live.forced_turns:
        return None
    options = turn.options()
    groups = [
        _group(words, view, block)
        for block in blocks(view, words, options, live.display.memory)
        if block.items
    ]
    closing = _closing(live.match.state, seat, turn, options)
    primary = next(
        (choice for group in groups for choice in group.choices if choice.action == closing), None
    )
    groups = _without(groups, [] if closing is None else [closing])
    few = _few(groups, live.match.state, seat)
    return Asked(
        seat=seat,
        turn=live.row(seat).turn,
        sentence=words.decision(view),
        laid=len(turn.laid),
        draft=list(Counter(_step(words, view, action) for action in turn.laid).items()),
        may_undo=turn.may_undo,
        options=options,
        primary=primary,
        few=few,
        groups=_without(groups, [choice.action for choice in few]),
    )


def by_itself(live: Live, words: Wording, view: View, seat: int | None) -> str:
    """What happens by itself for a seat that has no choice, in words; empty for all others."""
    if seat is None or seat not in live.forced_turns:
        return ""
    only = words.choice(view, live.forced_turns[seat][-1])
    return words.say("web.decision.by_itself", choice=only)


def _step(words: Wording, view: View, action: int) -> str:
    return words.action(view["game"], action, view.get("phase"))


def _group(words: Wording, view: View, block: Block) -> Group:
    choices = [
        Choice(item.action, words.choice(view, item.action), item.short) for item in block.items
    ]
    return Group(block.label, choices, block.is_long)


def _closing(state: State, seat: int, turn: Turn, options: Sequence[int]) -> int | None:
    """The only choice that commits what is laid, if it is the only one."""
    if not turn.laid:
        return None
    legal = set(state.legal(seat))
    found = [action for action in options if action in legal and commits(state, seat, action)]
    return found[0] if len(found) == 1 else None


def _few(groups: list[Group], state: State, seat: int) -> list[Choice]:
    """The choices that need no list: all of them if they are few, else those without a kind.

    Where these are many, too, one among them that ends the matter, such as a pass, stands apart.
    """
    every = [choice for group in groups for choice in group.choices]
    if len(every) <= _FEW:
        return every
    plain = [
        choice
        for group in groups
        if not group.label and not group.is_long
        for choice in group.choices
    ]
    if len(plain) <= _FEW:
        return plain
    legal = set(state.legal(seat))
    ending = [
        choice for choice in plain if choice.action in legal and commits(state, seat, choice.action)
    ]
    return ending if len(ending) == 1 else []


def _without(groups: list[Group], actions: Sequence[int]) -> list[Group]:
    """The groups without some choices, and without those that are empty then."""
    left = [
        Group(
            group.label,
            [choice for choice in group.choices if choice.action not in actions],
            group.is_long,
        )
        for group in groups
    ]
    return [group for group in left if group.choices]
