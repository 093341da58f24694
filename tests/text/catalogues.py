"""The catalogues as data, read from their sources."""

from functools import cache
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from emporion.text.languages import LOCALE


@cache
def catalogue(lang: str, domain: str = "emporion") -> Catalog:
    """A language's catalogue, its header included."""
    with (LOCALE / lang / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=lang, abort_invalid=True)


@cache
def messages(lang: str, domain: str = "emporion") -> dict[str, tuple[str, ...]]:
    """The forms of each message by key: one, or as many as the language has for a number."""
    found = {}
    for message in catalogue(lang, domain):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            text = message.string
            found[key] = (text,) if isinstance(text, str) else tuple(text or ())
    return found


@cache
def counted(lang: str) -> set[str]:
    """The keys of the messages that have plural forms."""
    return {message.id[0] for message in catalogue(lang) if isinstance(message.id, tuple | list)}


def family(start: str) -> set[str]:
    """The first names that follow a start such as `byzanz.event.`."""
    keys = [key for key in messages("en") if key.startswith(start)]
    return {key.removeprefix(start).split(".")[0] for key in keys}


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
