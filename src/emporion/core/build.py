"""Which of its two forms the engine has here."""


def is_compiled() -> bool:
    """Whether this engine runs as compiled code; if not, the same source is interpreted."""
    return not __file__.endswith(".py")
