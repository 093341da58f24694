"""Names of people: untrusted input, cleaned before it is shown, and made unique at a table."""

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .wording import Wording

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 400
"""How many letters a name and a line of the chat have at most."""


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

    Where a name could be mistaken for another seat's name or colour, or for a word of the sentences
    such as "you", its colour follows it.

    >>> from emporion.text import wording
    >>> labels(wording("en"), ["Anna", "Ben", "anna", ""])
    ('Anna (Blue)', 'Ben', 'anna (Purple)', 'Yellow')
    """
    colours = [words.colour(seat) for seat in range(len(names))]
    cleaned = [clean_name(name) for name in names]
    shown = [name or colour for name, colour in zip(cleaned, colours, strict=True)]
    spoken_of = _spoken_of(words)

    def is_taken(seat: int) -> bool:
        others = colours[:seat] + colours[seat + 1 :] + shown[:seat] + shown[seat + 1 :]
        return _key(shown[seat]) in {_key(other) for other in [*others, *spoken_of]}

    # A name may equal another one with its colour: then its own colour follows it, too.
    while taken := [seat for seat, name in enumerate(cleaned) if name and is_taken(seat)]:
        for seat in taken:
            shown[seat] = words.say("seat.named", name=shown[seat], colour=colours[seat])
    return tuple(shown)


def _spoken_of(words: "Wording") -> list[str]:
    """What sentences call the reader, and a player that nobody plays."""
    neutral = [f"{words.table}.{key}" for key in ("neutral", "neutral.dative", "table.neutral")]
    keys = ["pronoun.you", "pronoun.you.object", "pronoun.you.weak", *filter(words.knows, neutral)]
    return [words.say(key) for key in keys]


def _key(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()
