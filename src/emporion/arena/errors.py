"""What can go wrong in the arena.

EmporionError
└── ArenaError
    ├── UnreadablePairing     that is not one bot against another
    ├── OtherRun              the folder holds the games of another command
    ├── BrokenJournal         a line of the games that were kept cannot be read
    ├── UnreachableScheduler  no cluster answers there
    ├── OtherBuild            a worker has another Emporion than we have, or none
    └── LostWorkers           workers died again and again
"""

from ..core.errors import EmporionError


class ArenaError(EmporionError):
    """Every error of the arena is one."""

    code = "arena_error"


class UnreadablePairing(ArenaError):
    """Facts: asked."""

    code = "unreadable_pairing"


class OtherRun(ArenaError):
    """Facts: name (the file), what (differs), known (there), asked (now)."""

    code = "other_run"


class BrokenJournal(ArenaError):
    """Facts: name (the file), line."""

    code = "broken_journal"


class UnreachableScheduler(ArenaError):
    """Facts: asked."""

    code = "unreachable_scheduler"


class OtherBuild(ArenaError):
    """Facts: known (ours), asked (theirs)."""

    code = "other_build"


class LostWorkers(ArenaError):
    """Facts: asked (how often the same games were tried)."""

    code = "lost_workers"
