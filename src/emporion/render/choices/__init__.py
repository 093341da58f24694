"""What may be chosen, as a list that people read: in the terminal, and beside the page's picture.

A game can allow dozens of actions at once: sales with traders standing in, places on a board. Each
game has its way of listing them: in rows of their kind, and the longest list apart from the others.
"""

from collections.abc import Callable
from typing import Final

from ...core.state import View
from ...text import Wording
from .blocks import Block, Item
from .byzanz import list_byzanz
from .tyros import list_tyros
from .ys import list_ys

__all__ = ["Block", "Item", "blocks"]

_LISTERS: Final[dict[str, Callable[[View, Wording, list[int], bool], list[Block]]]] = {
    "byzanz": list_byzanz,
    "tyros": list_tyros,
    "ys": list_ys,
}


def blocks(view: View, words: Wording, options: list[int], memory: bool = False) -> list[Block]:
    """The options of the view's seat in blocks, the long one last.

    `memory` also tells what is known of hidden things that may be chosen.
    A game of one's own is listed plainly: in one block without a name.
    """
    words = words.at_table(view["game"])
    lister = _LISTERS.get(view["game"])
    if lister is None:
        return [Block([Item(action) for action in options])]
    return sorted(lister(view, words, options, memory), key=lambda block: block.is_long)
