"""How Byzanz's choices are listed."""

from ...core.state import View
from ...games.byzanz import actions as byzanz
from ...games.byzanz.cards import traders, worth
from ...text import Wording
from .blocks import Block, Item


def list_byzanz(_view: View, _words: Wording, options: list[int], _memory: bool) -> list[Block]:
    """Sales last: most points first, then fewest traders, then least bidding value given up."""
    sales = sorted([action for action in options if action >= byzanz.SELL], key=_rank_of_sale)
    return [
        Block([Item(action) for action in options if action < byzanz.SELL]),
        Block([Item(action) for action in sales], is_long=True, in_full=True),
    ]


def _rank_of_sale(action: int) -> tuple[int, ...]:
    sold = byzanz.SOLD[action - byzanz.SELL]
    return -byzanz.PROFIT[action - byzanz.SELL], traders(sold), worth(sold), action
