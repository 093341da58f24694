"""How Byzanz's choices are listed."""

from ...core.actions import ActionData
from ...core.state import View
from ...games.byzanz.actions import ACTIONS
from ...games.byzanz.cards import packet_of, traders, worth
from ...games.byzanz.scoring import points_of
from ...text import Wording
from ..choice_blocks import Block, Item


def list_byzanz(_view: View, _words: Wording, options: list[int], _memory: bool) -> list[Block]:
    """Sales last: most points first, then fewest traders, then least bidding value given up."""
    described = [ACTIONS.describe(action) for action in options]
    others = [each.action for each in described if each.kind != "sell"]
    sales = sorted([each for each in described if each.kind == "sell"], key=_rank_of_sale)
    return [
        Block([Item(action) for action in others]),
        Block([Item(sale.action) for sale in sales], is_long=True, in_full=True),
    ]


def _rank_of_sale(sale: ActionData) -> tuple[int, ...]:
    cards = list(sale.numbers("cards"))
    points = points_of(packet_of(cards[:1]))
    sold = packet_of(cards)
    return -points, traders(sold), worth(sold), sale.action
