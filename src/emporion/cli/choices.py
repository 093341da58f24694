"""What may be chosen, as a list that never becomes a wall.

A game can allow dozens of actions at once (sales with traders standing in). The plain ones come
first, then the sales, the best of each first; what is more than a screen likes is kept back, and
has its number all the same.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..games.byzanz import actions as byzanz
from ..games.byzanz.cards import traders, worth
from ..table import Match
from ..text import Wording
from .turn import Turn

LIST_LENGTH: Final = 12
"""How many choices are shown before the rest is kept back."""

FEWEST_SALES: Final = 3
"""However many plain choices there are, so many sales are shown."""


@dataclass(frozen=True)
class Choice:
    """One thing to choose: its number in the list, its action, its text and its words."""

    number: int
    action: int
    code: str
    label: str
    is_sale: bool = False


@dataclass(frozen=True)
class Choices:
    """All that may be chosen now; `sales` are apart, since there may be many."""

    plain: list[Choice]
    sales: list[Choice]

    @property
    def all(self) -> list[Choice]:
        """Every choice, by its number."""
        return self.plain + self.sales

    def shown_sales(self, most: int = LIST_LENGTH) -> list[Choice]:
        """The sales that a short list has room for, and a screen that can show so many."""
        room = max(min(LIST_LENGTH - len(self.plain), most), FEWEST_SALES)
        # Naming the one that is kept back would take a line as well.
        return self.sales[:room] if len(self.sales) > room + 1 else self.sales


def choices(match: Match, turn: Turn, words: Wording) -> Choices:
    """What a seat may choose now, numbered from 1."""
    game = match.game.name
    phase = match.view(turn.seat).get("phase")
    rank = _SALES.get(game, _no_sale)
    options = turn.options()
    sales = sorted([action for action in options if rank(action)], key=rank)
    plain = [action for action in options if not rank(action)]
    listed = [
        Choice(
            number,
            action,
            match.game.show(turn.seat, action),
            words.action(game, action, phase),
            is_sale=number > len(plain),
        )
        for number, action in enumerate(plain + sales, 1)
    ]
    return Choices(listed[: len(plain)], listed[len(plain) :])


def _no_sale(_action: int) -> tuple[int, ...]:
    """In a game without sales nothing is one."""
    return ()


def _byzanz_sale(action: int) -> tuple[int, ...]:
    """The order of Byzanz's sales: most points, fewest traders, least bidding value given up."""
    if action < byzanz.SELL:
        return ()
    sold = byzanz.SOLD[action - byzanz.SELL]
    return -byzanz.PROFIT[action - byzanz.SELL], traders(sold), worth(sold), action


_SALES: Final[dict[str, Callable[[int], tuple[int, ...]]]] = {"byzanz": _byzanz_sale}
"""For each game that has them: where a sale stands in the list; empty for any other action."""
