"""The text notation of a game: write it, read it, check its moves.

A record is a file that a person can read and write:

>>> import emporion
>>> match = emporion.new_match("byzanz", players=3, seed=7)
>>> match.apply(0, match.parse("pass"))
>>> print(match.record())
Emporion record 1
Game: byzanz
Rules: 1
Players: 3
Options: first=0 ties=all picking=must
Seed: 7
Result: unfinished
<BLANKLINE>
chance: grain-2 wood-1 grain-3 trader
chance: spices-1 wood-3 olives-4 spices-1
chance: spices-3 wine-1 trader wine-2
chance: wine-2 cloth-1 olives-2 spices-1 cloth-3 wine-2
blue: pass
end d35920d9b1794440
<BLANKLINE>

Headers come first: the first line, `Game`, `Rules` and `Players` are needed, the others may be
left out. Then each line is a committed decision of a seat, or outcomes of chance in a row. `end`
closes the record; the digest behind it, which guards against changes, may be left out by hand.
A line that begins with `#` is a comment.
"""

from .moves import position_after
from .notation import Move, Record, Result, read, write

__all__ = ["Move", "Record", "Result", "position_after", "read", "write"]
