"""Byzanz's columns of the table of scores."""

from rich.text import Text

from ...core.state import View
from ...text import Wording
from . import Column, Shown, owned


def columns(words: Wording, view: View, shown: Shown) -> list[Column]:
    """The profit cards and the hand."""
    return [
        Column(
            words.say("cli.scores.profit"),
            lambda seat: _profit(words, owned(view, seat)["profit"], shown(seat)),
            wraps=True,
        ),
        Column(
            words.say("cli.scores.hand"),
            lambda seat: Text(str(owned(view, seat)["hand"])),
            right=True,
        ),
    ]


def _profit(words: Wording, cards: list[int], open_: bool) -> Text:
    """The profit cards, equal ones together; a card's name is not broken over two lines.

    Of those that lie face down only the number shows.
    """
    if not open_:
        return Text(words.count("byzanz.table.profit.face_down", len(cards)))
    shown = [
        words.card("byzanz", kind).replace(" ", "\N{NO-BREAK SPACE}")
        + (f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{cards.count(kind)}" * (cards.count(kind) > 1))
        for kind in sorted(set(cards))
    ]
    return Text(", ".join(shown))
