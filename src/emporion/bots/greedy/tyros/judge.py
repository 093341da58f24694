"""How good each answer to a question of Tyros looks, in points."""

from typing import Final

from ....core.state import View
from .acting import judge_action
from .keeping import judge_keeping
from .laying import judge_exchange, judge_lays
from .trading import judge_answer, judge_partner


def judge(view: View, legal: list[int]) -> list[float]:
    """How good each legal action looks."""
    return _JUDGES[view["phase"]](view, legal)


_JUDGES: Final = {
    "laying": judge_lays,
    "exchange": judge_exchange,
    "action": judge_action,
    "answer": judge_answer,
    "partner": judge_partner,
    "keeping": judge_keeping,
}
"""Who answers which question."""
