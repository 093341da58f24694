"""What can be wrong with a database, and the conflict of two writers.

EmporionError
└── BadDatabase (ValueError)                     the address is not one that we can use
    ├── UnreachableDatabase (ConnectionError)    nothing answers there, or we may not write
    └── NewerDatabase                            a newer Emporion has written there

RuntimeError
└── Conflict                                     another writer was first

The errors of a database carry facts; `text` words them by their codes.
"""

from ..core.errors import EmporionError


class BadDatabase(EmporionError, ValueError):
    """Facts: asked (the address, its password hidden)."""

    code = "bad_database"


class UnreachableDatabase(BadDatabase, ConnectionError):
    """Facts besides: what (what the driver or the disk says)."""

    code = "unreachable_database"


class NewerDatabase(BadDatabase):
    """The tables are of a newer version than this Emporion knows."""

    code = "newer_database"


class Conflict(RuntimeError):
    """Another writer was first. Nothing was changed; the caller loads the table and tries again.

    It is not an `EmporionError`, because no person has made a mistake.
    """
