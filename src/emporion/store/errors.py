"""What can be wrong with a database, and that somebody else was first.

EmporionError
└── BadDatabase                no address of a database that we can use
    ├── UnreachableDatabase    nothing answers there, or we may not write
    └── NewerDatabase          a newer Emporion has written there

They carry facts; `text` words them by their codes.
"""

from ..core.errors import EmporionError


class BadDatabase(EmporionError):
    """Facts: asked (the address, its password hidden)."""

    code = "bad_database"


class UnreachableDatabase(BadDatabase):
    """Facts besides: what (what the driver or the disk says)."""

    code = "unreachable_database"


class NewerDatabase(BadDatabase):
    """A newer Emporion has changed what this one does not know."""

    code = "newer_database"


class Conflict(Exception):
    """Somebody else was first: load the table and look again. Nothing was changed.

    Not a person's mistake, hence no EmporionError: the writer decides what it means.
    """
