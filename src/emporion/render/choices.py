"""What may be chosen, as a list that people read: in the terminal, and beside the page's picture.

A game can allow dozens of actions at once: sales with traders standing in, places on a board. Each
game has its way of listing them: in rows of their kind, and the longest list apart from the others.
"""

from ..core.state import View
from ..text import Wording
from .choice_blocks import Block, Item
from .parts import lister

__all__ = ["Block", "Item", "blocks"]


def blocks(view: View, words: Wording, options: list[int], memory: bool = False) -> list[Block]:
    """The options of the view's seat in blocks, the long one last.

    `memory` also tells what is known of hidden things that may be chosen.
    """
    game: str = view["game"]
    listed = lister(game)(view, words.at_table(game), options, memory)
    return sorted(listed, key=lambda block: block.is_long)
