"""What may be chosen, as a list that people read: in the terminal, and beside the page's picture.

A game can allow dozens of actions at once: sales with traders standing in, places on a board. Each
game has its way of listing them: in rows of their kind, and the longest list apart from the others.
"""

from collections.abc import Callable

from ..catalogue import names, part, using
from ..core.state import View
from ..text import Wording
from .choice_blocks import Block, Item

__all__ = ["Block", "Item", "Lister", "blocks"]

Lister = Callable[[View, Wording, list[int], bool], list[Block]]
"""The part `choices` of a game's manifest: lists the options of a decision in blocks; the last
argument shows what is known of others."""


def blocks(view: View, words: Wording, options: list[int], memory: bool = False) -> list[Block]:
    """The options of the view's seat in blocks, the long one last.

    `memory` also tells what is known of hidden things that may be chosen. A game without a list of
    its own has one block without a name.
    """
    game: str = view["game"]
    own: Lister | None = part(game, "choices") if game in names() else None
    if own is None:
        return [Block([Item(action) for action in options])]
    with using(game, "choices"):
        listed = own(view, words.at_table(game), options, memory)
        return sorted(listed, key=lambda block: block.is_long)
