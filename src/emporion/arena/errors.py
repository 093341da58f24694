"""What can go wrong in the arena.

EmporionError
└── ArenaError
    ├── InvalidPairing (ValueError)             that is not one bot against another
    ├── RunMismatch (ValueError)                the folder holds the games of another command
    ├── BrokenJournal (ValueError)              a line of the games that were kept cannot be read
    ├── UnreachableScheduler (ConnectionError)  no cluster answers there
    ├── BuildMismatch (RuntimeError)            a worker has another Emporion than we have, or none
    └── LostWorkers (RuntimeError)              workers died again and again

Each error derives from the built-in error that a Python programmer would catch.
"""

from ..core.errors import EmporionError


class ArenaError(EmporionError):
    """The base of all errors of the arena."""

    code = "arena_error"


class InvalidPairing(ArenaError, ValueError):
    """Facts: asked."""

    code = "invalid_pairing"


class RunMismatch(ArenaError, ValueError):
    """Facts: name (the file), what (differs), known (there), asked (now)."""

    code = "run_mismatch"


class BrokenJournal(ArenaError, ValueError):
    """Facts: name (the file), line."""

    code = "broken_journal"


class UnreachableScheduler(ArenaError, ConnectionError):
    """Facts: asked."""

    code = "unreachable_scheduler"


class BuildMismatch(ArenaError, RuntimeError):
    """Facts: known (ours), asked (theirs)."""

    code = "build_mismatch"


class LostWorkers(ArenaError, RuntimeError):
    """Facts: asked (how often the same games were tried)."""

    code = "lost_workers"
