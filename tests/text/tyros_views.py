"""Positions of Tyros for tests: a view of Blue, with what the test is about put in."""

from functools import cache
from typing import Any

from emporion.core.state import State, View
from emporion.games import find

from .tour import positions

EMPIRES = [[7, 11], [15, 16, 17], [23, 24], [26, 27, 31, 0]]


@cache
def _first_action() -> State:
    return next(each for each in positions(3, 0, game="tyros") if each.view(0)["phase"] == "action")


def action(text: str) -> int:
    """The action of a text."""
    return find("tyros").parse(0, text)


def asked(draft: str = "", hand: str = "", phase: str = "action", **facts: Any) -> View:
    """The view of Blue, who is asked, with a draft and a hand; facts are about the decision."""
    view = _first_action().view(0)
    kinds = ("copper", "oil", "cedar", "cloth", "joker")
    view["hand"] = sorted(kinds.index(name) for name in hand.split())
    view["draft"] = [action(text) for text in draft.split()]
    view["decision"] |= {"kind": phase, "seat": 0} | facts
    return view | {"actor": 0, "actors": [0], "phase": phase, "empires": EMPIRES}


def placed(view: View, seat: int, ships: list[int], cities: list[int]) -> View:
    """The view with a seat's ships and cities elsewhere."""
    view["seats"][seat] |= {"ships": ships, "cities": cities}
    return view


def answered(view: View, seat: int, answer: str, give: list[int], want: list[int]) -> View:
    """The view with a seat's answer to the offer."""
    view["seats"][seat] |= {"answer": answer, "give": give, "want": want}
    return view
