"""One screen: what happened, the table, what is asked and what may be chosen, all at once.

The text rendering gives a line to each sort of cards, which reads well aloud. On a screen those
lines are folded into one, so that a table of four fits 80 × 24 with everything that a decision
needs; news get the lines that are left.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby, zip_longest
from typing import Final

from rich.text import Text

from .choices import ChoiceMenu, NumberedChoice
from .paint import style

_WIDEST: Final = 100
"""Lines longer than this are hard to read, whatever the terminal has room for."""

_APART: Final = "  "
_GAP: Final = 3
_HANG: Final = 2
_MIN_NEWS: Final = 2
_SOME_NEWS: Final = 4


@dataclass
class ScreenParts:
    """The parts of a screen, as lines."""

    news: list[Text] = field(default_factory=list)
    table: list[Text] = field(default_factory=list)
    asked: list[Text] = field(default_factory=list)
    choices: list[Text] = field(default_factory=list)
    notice: list[Text] = field(default_factory=list)

    @property
    def below(self) -> list[Text]:
        """What stands below the table."""
        return _joined([self.asked + self.choices, self.notice])


def widest(width: int) -> int:
    """How wide lines are on a terminal of that width."""
    return max(20, min(width - 1, _WIDEST))


def compose(parts: ScreenParts, height: int, more: Callable[[int], str]) -> list[Text]:
    """The lines of a screen, one less than its height: the prompt comes below.

    Where room is short the gaps within the table go first, then the oldest news, of which
    `more(n)` says that n lines are kept back, and at last every gap.
    """
    table, below = parts.table, parts.below
    room = _room(height, table, below)
    if room < min(len(parts.news), _MIN_NEWS):
        table = [line for line in table if line.plain]
        room = _room(height, table, below)
    news = parts.news
    if len(news) > room:
        kept = max(room - 1, 0)
        hidden = Text(more(len(news) - kept), style("dim"))
        news = [hidden, *news[len(news) - kept :]] if room > 0 else []
    lines = _joined([news, table, below])
    return lines if len(lines) < height else [line for line in lines if line.plain]


def _room(height: int, table: list[Text], below: list[Text]) -> int:
    """The lines left for news: two gaps and the prompt take three."""
    return height - 3 - len(table) - len(below)


def room_for_choices(parts: ScreenParts, height: int) -> int:
    """How many more choices fit, with a line that counts those kept back, beside some news."""
    return _room(height, parts.table, parts.below) - min(len(parts.news), _SOME_NEWS) - 1


def kept_back(parts: ScreenParts, height: int) -> int:
    """How many lines of news a screen has no room for."""
    shown = compose(parts, height, str)
    return len(parts.news) - sum(line in shown for line in parts.news)


def _joined(blocks: list[list[Text]]) -> list[Text]:
    """Blocks with a gap between each two."""
    lines: list[Text] = []
    for block in blocks:
        if block and lines:
            lines.append(Text())
        lines += block
    return lines


def blocks(lines: list[Text]) -> list[list[Text]]:
    """Lines as the empty ones divide them."""
    return [list(block) for full, block in groupby(lines, lambda line: bool(line.plain)) if full]


def folded(lines: list[Text], width: int) -> tuple[list[Text], list[Text]]:
    """The table with its lists folded, and apart from it what is asked."""
    *table, asked = blocks(lines)
    head, *rest = [_folded_block(block, width) for block in table]
    if len(head) > 1 and sum(len(line) + _GAP for line in head) <= width:
        head = [Text(" " * _GAP).join(head)]
    shown = [head]
    for block in rest:
        if len(shown) > 1 and _is_list(block) and _is_list(shown[-1]):
            shown[-1] = shown[-1] + block
        else:
            shown.append(block)
    return _joined(shown), asked


def narrowed(lines: list[Text], width: int) -> list[Text]:
    """Lines of prose for a terminal that is narrower than they are."""
    return [
        part
        for line in lines
        for part in wrapped(line, width, len(line) - len(line.plain.lstrip()) + _HANG)
    ]


def _is_heading(line: Text) -> bool:
    """Whether a line is nothing but a heading."""
    return [(span.start, span.end, str(span.style)) for span in line.spans] == [
        (0, len(line), style("heading"))
    ]


def _is_list(block: list[Text]) -> bool:
    """Whether a block begins with a heading and its list."""
    return bool(block[0].spans) and str(block[0].spans[0].style) == style("heading")


def _folded_block(block: list[Text], width: int) -> list[Text]:
    """A heading and the lines below it that are indented become one flow."""
    shown: list[Text] = []
    rest = block[:]
    while rest:
        line = rest.pop(0)
        rows: list[Text] = []
        while _is_heading(line) and rest and rest[0].plain.startswith("  "):
            rows.append(rest.pop(0))
        if rows:
            label = Text.assemble(line, (":", style("heading")), " ")
            first, *others = map(_tight, rows)
            shown += flow([label + first, *others], width, _APART)
        else:
            shown.append(line)
    return shown


def _tight(row: Text) -> Text:
    """A row of a list without the spaces that lined it up."""
    words = " ".join(row.plain.split())
    return Text(words, row.spans[0].style if row.spans else "")


def flow(items: list[Text], width: int, between: str, hang: int = _HANG) -> list[Text]:
    """Items one after another; those that do not fit go on below, indented by `hang`."""
    rows: list[Text] = []
    for item in items:
        if rows and len(rows[-1]) + len(between) + len(item) <= width:
            rows[-1] = rows[-1] + Text(between) + item
        else:
            rows.append(Text(" " * hang) + item if rows else item.copy())
    return [line for row in rows for line in wrapped(row, width, _HANG)]


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """A text within a width; lines after the first are indented by `hang`."""
    lines: list[Text] = []
    left = text
    while len(left) > width:
        indent = len(left.plain) - len(left.plain.lstrip())
        at = left.plain.rfind(" ", indent + 1, width + 1)
        cut = at if at > 0 else width
        lines.append(left[:cut])
        left = Text(" " * hang) + left[cut + (1 if at > 0 else 0) :]
    return [*lines, left]


def news_lines(events: list[tuple[Text, bool]], width: int) -> list[Text]:
    """Events as lines, several short ones on one; a flag begins a new line."""
    lines: list[Text] = []
    run: list[Text] = []
    for text, begins in events:
        if begins and run:
            lines += flow(run, width, _APART, hang=0)
            run = []
        run.append(text)
    return lines + (flow(run, width, _APART, hang=0) if run else [])


def choice_list(choices: ChoiceMenu, many: list[NumberedChoice]) -> list[Text]:
    """The choices by number, one a line and each by all its words, for reading aloud."""
    digits = len(str(len(choices.all)))
    return [_labelled(choice, digits) for choice in choices.shown + many]


def choice_lines(choices: ChoiceMenu, many: list[NumberedChoice], width: int) -> list[Text]:
    """The choices by number as a screen has them: in rows with their names, or in columns."""
    digits = len(str(len(choices.all)))
    lines: list[Text] = []
    for aligned, group in groupby([*choices.rows, many], _is_aligned):
        if aligned:
            lines += _side_by_side(list(group), digits, width)
            continue
        for row in group:
            if row and row[0].row:
                lines += _row(row, digits, width)
            else:
                lines += _in_columns([_labelled(each, digits) for each in row], width)
    return lines


def _labelled(choice: NumberedChoice, digits: int) -> Text:
    """A choice by all its words; a number that they begin with is kept apart from its own."""
    apart = ": " if choice.label[:1].isdecimal() else " "
    return _numbered(choice, choice.label, digits, apart)


def _numbered(choice: NumberedChoice, words: str, digits: int, apart: str = " ") -> Text:
    return Text.assemble((f"{choice.number:>{digits + 1}}", "bold"), apart, words)


def _row(row: list[NumberedChoice], digits: int, width: int) -> list[Text]:
    """A named row; what does not fit goes on below its first choice.

    Its choices stand in columns, unless that takes more lines than they need.
    """
    label = Text(f"{row[0].row}:")
    hang = len(label)
    items = [_numbered(each, each.short, digits) for each in row]
    cells = _in_columns(items, width - hang, _GAP - 1)
    tight = flow(items, width - hang, _APART, hang=0)
    cells = tight if len(tight) < len(cells) else cells
    return [
        (label if number == 0 else Text(" " * hang)) + cell for number, cell in enumerate(cells)
    ]


def _is_aligned(row: list[NumberedChoice]) -> bool:
    """Whether a row is one of several that stand below each other, as on a board."""
    return bool(row) and row[0].column is not None


def _side_by_side(rows: list[list[NumberedChoice]], digits: int, width: int) -> list[Text]:
    """Rows of a board: those of one width below each other, and the blocks side by side."""
    kinds = [list(block) for _, block in groupby(rows, lambda row: row[0].row.rpartition(" ")[0])]
    for between in (_GAP, 2, 1):
        blocks = [_grid(kind, digits, max(between - 1, 1)) for kind in kinds]
        wide = [max(map(len, block)) for block in blocks]
        if sum(wide) + between * (len(wide) - 1) <= width:
            break
    else:
        return [line for kind in kinds for line in _grid(kind, digits, 2)]
    spaced = [length + between for length in wide]
    return [_padded(parts, spaced) for parts in zip_longest(*blocks, fillvalue=Text())]


def _grid(rows: list[list[NumberedChoice]], digits: int, between: int) -> list[Text]:
    """Rows whose choices stand in columns; a place that is taken stays empty."""
    # A row's name ends in a number: the first choice's stands clear of it.
    digits = max(digits, 2)
    label = max(len(row[0].row) for row in rows)
    widths: dict[int, int] = {}
    for choice in [choice for row in rows for choice in row]:
        column = choice.column or 0
        widths[column] = max(widths.get(column, 0), len(choice.short))
    spaced = [label, *(digits + width + between + 1 for _, width in sorted(widths.items()))]
    lines: list[Text] = []
    for row in rows:
        cells = {each.column or 0: _numbered(each, each.short, digits) for each in reversed(row)}
        columns = [cells.get(column, Text()) for column in sorted(widths)]
        lines.append(_padded([Text(row[0].row), *columns], spaced))
    return lines


def _in_columns(items: list[Text], width: int, gap: int = _GAP) -> list[Text]:
    """Items in equal columns, read line by line; one that is too long goes on below."""
    if not items:
        return []
    wide = max(len(item) for item in items) + gap
    across = (width + gap) // wide
    if across == 0:
        return [line for item in items for line in wrapped(item, width, _GAP + _HANG)]
    starts = range(0, len(items), across)
    return [_padded(items[start : start + across], [wide] * across) for start in starts]


def _padded(cells: Iterable[Text], widths: Iterable[int]) -> Text:
    """A line of cells, each filled up to its width, without spaces at the end."""
    line = Text()
    for cell, width in zip(cells, widths, strict=False):
        line.append_text(cell).append(" " * (width - len(cell)))
    line.rstrip()
    return line
