"""What brings the points: the columns that each game's table of scores has of its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from ..core.state import View
from ..games.tyros.data import FOUR_EMPIRES_POINTS, MAJORITY_POINTS
from ..games.ys.data import GEMS
from ..render.tyros.text_reading import Reading
from ..text import Wording
from .paint import style


@dataclass(frozen=True)
class Column:
    """A column: its heading, and what stands in it for a seat, or for a player without one."""

    heading: str
    cell: Callable[[int | None], Text]
    right: bool = False
    wraps: bool = False


Shown = Callable[[int | None], bool]
"""Whether a seat's running score lies open to the viewer."""


def columns(words: Wording, view: View, shown: Shown) -> list[Column]:
    """A game's own columns; a game of one's own has none."""
    made = _COLUMNS.get(view["game"])
    return made(words, view, shown) if made is not None else []


def note(words: Wording, view: View) -> str:
    """What has to be known for reading the table, if anything."""
    if view["game"] != "tyros":
        return ""
    return words.say("cli.scores.sheet", points=MAJORITY_POINTS)


def owned(view: View, seat: int | None) -> dict[str, Any]:
    """What a view says of a seat, or of the player that nobody plays."""
    each: dict[str, Any] = view["neutral"] if seat is None else view["seats"][seat]
    return each


# -- Byzanz ---------------------------------------------------------------------------------------


def _of_byzanz(words: Wording, view: View, shown: Shown) -> list[Column]:
    """The profit cards and the hand."""
    return [
        Column(
            words.say("cli.scores.profit"),
            lambda seat: _profit(words, owned(view, seat)["profit"], shown(seat)),
            wraps=True,
        ),
        Column(
            words.say("cli.scores.hand"),
            lambda seat: Text(str(owned(view, seat)["hand"])),
            right=True,
        ),
    ]


def _profit(words: Wording, cards: list[int], open_: bool) -> Text:
    """The profit cards, equal ones together; a card's name is not broken over two lines.

    Of those that lie face down one sees how many they are.
    """
    if not open_:
        return Text(words.count("byzanz.table.profit.face_down", len(cards)))
    shown = [
        words.card("byzanz", kind).replace(" ", "\N{NO-BREAK SPACE}")
        + (f"\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{cards.count(kind)}" * (cards.count(kind) > 1))
        for kind in sorted(set(cards))
    ]
    return Text(", ".join(shown))


# -- Tyros ----------------------------------------------------------------------------------------


def _of_tyros(words: Wording, view: View, _shown: Shown) -> list[Column]:
    """The score sheet: the empires from the largest on, then the bonus for all four."""
    reading = Reading(view)

    def of_empire(empire: int) -> Column:
        heading = f"{words.sort('tyros', empire)}\n{len(reading.empires[empire])}"
        return Column(heading, lambda seat: _in_empire(reading, seat or 0, empire), right=True)

    def bonus(seat: int | None) -> Text:
        return Text(str(FOUR_EMPIRES_POINTS) if seat == view["bonus"] else "")

    all_four = Column(words.say("cli.scores.bonus"), bonus, right=True)
    return [*map(of_empire, reading.by_size), all_four]


def _in_empire(reading: Reading, seat: int, empire: int) -> Text:
    """The points for controlled fields, and beside them those for most cities."""
    area = reading.area(seat, empire)
    shown = str(area.control) if area.control else "–"
    return Text(f"{shown}+{area.bonus}" if area.bonus else shown)


# -- Ys -------------------------------------------------------------------------------------------


def _of_ys(words: Wording, view: View, _shown: Shown) -> list[Column]:
    """The gems and the characters that are left."""
    return [
        Column(words.say("cli.scores.gems"), lambda seat: _gems(words, owned(view, seat)["gems"])),
        Column(
            words.say("cli.scores.characters"),
            lambda seat: _characters(words, owned(view, seat)),
            wraps=True,
        ),
    ]


def _gems(words: Wording, counts: list[int]) -> Text:
    """The gems of each colour, in as few letters as the table on the screen has."""
    shown = [
        Text(f"{words.say(f'ys.table.short.{GEMS[gem]}')} {count}", style(f"gem.{gem}"))
        for gem, count in enumerate(counts)
        if count
    ]
    return Text("  ").join(shown)


def _characters(words: Wording, each: dict[str, Any]) -> Text:
    """The characters that are left; the neutral player keeps none."""
    cards = [*each.get("characters", []), *each.get("won", [])]
    return Text(", ".join(words.card("ys", card) for card in cards))


_COLUMNS: Final[dict[str, Callable[[Wording, View, Shown], list[Column]]]] = {
    "byzanz": _of_byzanz,
    "tyros": _of_tyros,
    "ys": _of_ys,
}
