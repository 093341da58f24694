"""The text notation of a game: write, read, replay.

A record is a file that a person can read and write:

    Emporion record 1
    Game: byzanz
    Rules: 1
    Players: 3
    Options: first=0 ties=all picking=must
    Seats: person greedy greedy
    Seed: 7
    Result: blue by points, 21 17 12

    chance: cloth-1 wine-2 trader grain-1
    blue: +cloth-1 +wine-2 bid
    orange: pass
    end 5d41402abc4b2a76

Headers come first: the first line, `Game`, `Rules` and `Players` are needed, the others may be
left out. Then each line is a committed decision of a seat, or outcomes of chance in a row. `end`
closes the record; the digest behind it, which guards against changes, may be left out by hand.
A line that begins with `#` is a comment.
"""

from .notation import Move, Record, Result, read, write
from .replay import replay

__all__ = ["Move", "Record", "Result", "read", "replay", "write"]
