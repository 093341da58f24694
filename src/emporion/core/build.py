"""Which Emporion this is, and which of its two forms the engine has here."""

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str:
    """The version of the installed package; "0" where it runs from sources, never installed."""
    try:
        return version("emporion")
    except PackageNotFoundError:
        return "0"


def is_compiled() -> bool:
    """Whether this engine runs as compiled code; if not, the same source is interpreted.

    >>> is_compiled() in (True, False)
    True
    """
    return not __file__.endswith(".py")
