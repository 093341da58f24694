"""What a table shows of what its players could know."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Display:
    """A table's settings for page and terminal. Views have all knowledge, whatever these say."""

    memory: bool = False
    """Whether the table remembers for all what they have seen or can deduce."""
    hidden_scores: bool = False
    """Whether others' running scores stay face down until the end, where the rules lay them so."""


FORGETFUL = Display()
"""What players have to remember is not shown: the default."""

PERFECT_MEMORY = Display(memory=True)
"""Everything that a seat can know: for programs, and once a game is over."""
