"""What is asked of the visitor's seat: a sentence, what is laid so far, and the choices; and why
anything else is none of them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...core.state import View
from ...render.choices import Block, blocks
from ...table import Turn
from ...text import Wording
from ..host import LiveTable

_SHORT: Final = 6
"""The longest list of whole decisions that is never folded."""

_NOT_ASKED: Final = frozenset({"other_decision", "not_now", "nothing_begun"})
"""Reasons that say only that something else is asked: the question itself says it better."""


@dataclass(frozen=True)
class ChoiceButton:
    """One thing to choose."""

    action: int
    said: str
    """In full: it makes sense by itself."""
    short: str = ""
    """Within its group, where the group's name says the rest."""


@dataclass(frozen=True)
class ChoiceGroup:
    """Choices of a kind, below a name or without."""

    label: str
    choices: list[ChoiceButton]
    is_long: bool


@dataclass(frozen=True)
class LaidButton:
    """A step of the draft, with those that are equal to it."""

    action: int
    said: str
    times: int
    removable: bool
    """Whether it can be taken back: what leaves no choice comes back by itself."""


@dataclass(frozen=True)
class DecisionPanel:
    """A decision of the visitor's seat."""

    seat: int
    turn: int
    """How often the seat has acted: a form that is older than the last act is refused."""
    sentence: str
    laid: int
    """How many steps are laid so far."""
    draft: list[LaidButton]
    """What they are, each with how often."""
    removable: list[int]
    """Those that can be taken back, one by one, in the order in which they were laid."""
    may_undo: bool
    """Whether any of it was chosen: what leaves no choice comes back by itself."""
    options: list[int]
    standing: list[ChoiceButton]
    """What ends the matter by itself, such as a pass. It keeps its place while cards are laid, and
    then takes theirs."""
    primary: ChoiceButton | None
    """What completes the draft, where one choice does."""
    groups: list[ChoiceGroup]
    """The list of all other choices, however many there are."""
    is_whole: bool
    """Whether each choice is the whole decision, and nothing is laid bit by bit."""

    @property
    def offered(self) -> list[int]:
        """All that can be chosen, also instead of what is laid."""
        return sorted({*self.options, *(choice.action for choice in self.standing)})

    @property
    def count(self) -> int:
        """How many choices are in the list."""
        return sum(len(group.choices) for group in self.groups)

    @property
    def is_short(self) -> bool:
        """Whether the list takes little room, now and at its next step: where things are laid bit
        by bit, it would come and go, and what lies under a finger would move with it.
        """
        return self.is_whole and self.count <= _SHORT


def asked_of(live: LiveTable, words: Wording, view: View, seat: int | None) -> DecisionPanel | None:
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
    is_whole = _is_whole(turn, options)
    closing = _closing(turn, options)
    # What could end the matter at once, too, completes what is laid: it has one button then.
    standing = [] if is_whole else _standing(live, words, view, turn)
    standing = [choice for choice in standing if choice.action != closing]
    primary = next(
        (choice for group in groups for choice in group.choices if choice.action == closing), None
    )
    groups = _without(groups, [choice.action for choice in standing])
    groups = _without(groups, [] if closing is None else [closing])
    return DecisionPanel(
        seat=seat,
        turn=live.row(seat).turn,
        sentence=words.decision(view),
        laid=len(turn.laid),
        draft=_draft(words, view, turn),
        removable=turn.removable(),
        may_undo=turn.may_undo,
        options=options,
        standing=standing,
        primary=primary,
        groups=groups,
        is_whole=is_whole,
    )


def waiting_for(live: LiveTable, words: Wording, view: View) -> str:
    """Whom all wait for. Where a bot decides, nothing is asked of whom it stands in for."""
    seat = view["seat"]
    stood_in = seat is not None and live.by_bot(seat)
    return words.decision(live.view(None) if stood_in else view)


def by_itself(live: LiveTable, words: Wording, view: View, seat: int | None) -> str:
    """What happens by itself for a seat that has no choice, in words; empty for all others."""
    if seat is None or seat not in live.forced_turns:
        return ""
    only = words.choice(view, live.forced_turns[seat][-1])
    return words.say("web.decision.by_itself", choice=only)


def why_not(live: LiveTable, words: Wording, seat: int | None, action: int) -> str:
    """Why a seat may not do something now; others hear whom all wait for.

    Only who is asked gets a reason: it looks into the hand.
    """
    view = live.view(seat)
    asked = by_itself(live, words, view, seat) or waiting_for(live, words, view)
    turn = None if seat is None else live.turns.get(seat)
    if turn is None or action in turn.options():
        return asked
    refused = turn.refusal(action).facts
    if refused["reason"] in _NOT_ASKED:
        return asked
    return words.game(live.table.game).refusal(refused["reason"], refused["details"])


def _draft(words: Wording, view: View, turn: Turn) -> list[LaidButton]:
    removable = turn.removable()
    return [
        LaidButton(
            action,
            words.action(view["game"], action, view.get("phase")),
            times,
            action in removable,
        )
        for action, times in Counter(turn.laid).items()
    ]


def _group(words: Wording, view: View, block: Block) -> ChoiceGroup:
    choices = [
        ChoiceButton(item.action, words.choice(view, item.action), item.short)
        for item in block.items
    ]
    return ChoiceGroup(block.label, choices, block.is_long)


def _standing(live: LiveTable, words: Wording, view: View, turn: Turn) -> list[ChoiceButton]:
    """What ends the matter by itself and has no kind, where other choices only begin something."""
    listed = blocks(view, words, turn.alternatives(), live.display.memory)
    return _plain([_group(words, view, block) for block in listed])


def _is_whole(turn: Turn, options: Sequence[int]) -> bool:
    """Whether each choice is the whole decision."""
    return not turn.laid and all(turn.commits(action) for action in options)


def _closing(turn: Turn, options: Sequence[int]) -> int | None:
    """The only choice that commits what is laid, if it is the only one."""
    if not turn.laid:
        return None
    found = [action for action in options if turn.commits(action)]
    return found[0] if len(found) == 1 else None


def _plain(groups: list[ChoiceGroup]) -> list[ChoiceButton]:
    """The choices without a kind."""
    return [
        choice
        for group in groups
        if not group.label and not group.is_long
        for choice in group.choices
    ]


def _without(groups: list[ChoiceGroup], actions: Sequence[int]) -> list[ChoiceGroup]:
    """The groups without some choices, and without those that are empty then."""
    left = [
        ChoiceGroup(
            group.label,
            [choice for choice in group.choices if choice.action not in actions],
            group.is_long,
        )
        for group in groups
    ]
    return [group for group in left if group.choices]
