"""Why something is not lit: the answer to a click on it."""

from typing import Final

from ...text import Wording
from ..host import LiveTable
from .model_decision import by_itself, waiting_for

_NOT_ASKED: Final = frozenset({"other_decision", "not_now", "nothing_begun"})
"""Reasons that say only that something else is asked: the question itself says it better."""


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
