"""How a game is called in the registries of libraries."""


def camel_case(game: str) -> str:
    """A game's name as a word of its own, as in the names of classes.

    >>> camel_case("night_market")
    'NightMarket'
    """
    return "".join(part.capitalize() for part in game.split("_"))


def title_case(game: str) -> str:
    """A game's name for people who read English.

    >>> title_case("night_market")
    'Night Market'
    """
    return " ".join(part.capitalize() for part in game.split("_"))
