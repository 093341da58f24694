"""Names of people: strangers' input, made fit to be shown, and told apart from each other."""

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .wording import Wording

NAME_LENGTH: Final = 24


def clean_name(name: str) -> str:
    r"""A name as it may be shown: one line of printable letters, not too long.

    >>> clean_name("  Anna\n of\x07 Tyros ")
    'Anna of Tyros'
    """
    return clean_line(name)[:NAME_LENGTH].strip()


def clean_line(text: str) -> str:
    """One line of printable letters, for what others will read."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())


def labels(words: "Wording", names: Sequence[str]) -> tuple[str, ...]:
    """What the seats at a table are called: by name, else by colour.

    Where a name could be taken for another's name or colour, or for "you", its colour follows it.

    >>> from emporion.text import wording
    >>> labels(wording("en"), ["Anna", "Ben", "anna", ""])
    ('Anna (Blue)', 'Ben', 'anna (Purple)', 'Yellow')
    """
    colours = [words.colour(seat) for seat in range(len(names))]
    cleaned = [clean_name(name) for name in names]
    taken = [_key(name) for name in cleaned]
    taken += [_key(words.say(key)) for key in ("pronoun.you", "pronoun.you.object")]
    shown = []
    for seat, name in enumerate(cleaned):
        others = [_key(colour) for colour in colours[:seat] + colours[seat + 1 :]]
        if not name:
            shown.append(colours[seat])
        elif (taken + others).count(_key(name)) > 1:
            shown.append(words.say("seat.named", name=name, colour=colours[seat]))
        else:
            shown.append(name)
    return tuple(shown)


def _key(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
