"""Choices as one list without rows."""

from ...core.state import View
from ...text import Wording
from ..choice_blocks import Block, Item


def list_plainly(_view: View, _words: Wording, options: list[int], _memory: bool) -> list[Block]:
    """All options in one block without a name."""
    return [Block([Item(action) for action in options])]
