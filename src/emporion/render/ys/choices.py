"""What is asked as a sentence, and as buttons all that may be chosen but has no place on the board.

A button shows its action in words and as a small drawing; where there are too many for the room,
the words are left to its title.
"""

from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ...games.ys.actions import (
    ALCHEMIST_NOTHING,
    ALCHEMIST_TRADE,
    BANKER_MOVE,
    BID,
    CAPTAIN_SWAP,
    COLUMN_ORDER,
    COLUMN_ORDERS,
    FRONT_DOWN,
    FRONT_UP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOWER,
    MERCENARY_ON,
    PAIRS,
    PLACE,
    RAISE,
    SEND,
    STAND,
    SWAPS,
    TAKE,
    TRADES,
    TWO_GEMS,
    UP,
)
from ...games.ys.actions import DOWN as FACE_DOWN
from ...games.ys.data import ALCHEMIST, BANKER, CAPTAIN, COLOURS, JEWELLER, MERCENARY, VALUES, WHITE
from ...games.ys.gems import WAYS
from ...text.game import capital
from ..buttons import Button, Sketch, button, label, placed, sentence, sentence_height
from ..emblems import group, moved, path, words
from ..frame import Box
from ..type import set_in
from .brokers import from_above
from .cards import order_card
from .gems import gem
from .portraits import portrait
from .scene import Scene


def _row(*parts: Sketch, gap: float) -> Sketch:
    """Drawings side by side."""
    x = 0.0
    drawn = []
    for wide, part in parts:
        drawn.append(group(part, transform=moved(x, 0)) if x else part)
        x += wide + gap
    return x - gap, "".join(drawn)


def _gem(kind: int, size: float) -> Sketch:
    return size, gem(kind, size / 2, 0, size)


def _sign(d: str, size: float) -> Sketch:
    """A small sign, drawn in a box of 10 around its middle."""
    return size * 0.5, path(d, "ys-arrow", transform=moved(size * 0.25, 0, size / 20))


_TO: Final = "M-5-3H0V-7L6 0L0 7V3H-5Z"
_OVER: Final = "M-3-6L4 0L-3 6L-1 0Z"
_NOTHING: Final = (
    "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8ZM0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6ZM-6.5 5L5-6.5L6.5-5L-5 6.5Z"
)
_RISE: Final = "M0-8L7 1H3V8H-3V1H-7Z"
_FALL: Final = "M0 8L7-1H3V-8H-3V-1H-7Z"


def _taken(way: int, size: float) -> Sketch:
    """Gems to take; a white one turns into a colour."""
    parts: list[Sketch] = []
    for stone in WAYS[way]:
        if stone < COLOURS:
            parts.append(_gem(stone, size))
        else:
            parts.append(
                _row(_gem(WHITE, size), _sign(_TO, size), _gem(stone % 8, size), gap=size * 0.08)
            )
    return _row(*parts, gap=size * 0.3)


def _broker(scene: Scene, value: int, size: float, down: bool = False) -> Sketch:
    seat: int = scene.view["seat"]
    big = size * 1.35
    drawn = from_above(seat, value, down, False, big)
    return big, group(drawn, transform=moved(big / 2, 0))


def drawing(scene: Scene, action: int, size: float, worded: bool) -> Sketch | None:
    """An action as a drawing, beside its words or by itself; None if only words will do."""
    near = size * 0.2
    if UP <= action < STAND:
        down = FACE_DOWN <= action < FRONT_UP or action >= FRONT_DOWN
        return _broker(scene, (action - UP) % VALUES, size, down)
    if BID <= action < PLACE:
        low, high = PAIRS[action - BID]
        return _row(_broker(scene, high, size), _broker(scene, low, size), gap=near)
    if PLACE <= action < SEND:
        return size * 1.4, order_card(action - PLACE + 1, size * 0.7, 0, size * 1.5)
    if MERCENARY_ON <= action < HERALD_FROM:
        number = action - MERCENARY_ON
        [piece] = [
            each
            for each in scene.view["pieces"]
            if each["owner"] == scene.view["seat"] and each["number"] == number
        ]
        big = size * 1.35
        drawn = from_above(piece["owner"], scene.knows(piece), piece["down"], True, big)
        return big, group(drawn, transform=moved(big / 2, 0))
    if CAPTAIN_SWAP <= action < TAKE:
        one, other = SWAPS[action - CAPTAIN_SWAP]
        return _row(_shield(one, size), _sign(_SWAP, size), _shield(other, size), gap=near)
    if TAKE <= action < COLUMN_ORDER:
        return _taken(action - TAKE, size)
    if COLUMN_ORDER <= action < RAISE:
        parts: list[Sketch] = []
        for colour in COLUMN_ORDERS[action - COLUMN_ORDER]:
            parts += [_gem(colour, size), _sign(_OVER, size * 0.7)]
        return _row(*parts[:-1], gap=size * 0.06)
    if RAISE <= action < ALCHEMIST_NOTHING:
        up = action < LOWER
        colour = action - (RAISE if up else LOWER)
        return _row(_sign(_RISE if up else _FALL, size), _gem(colour, size), gap=near)
    if action == ALCHEMIST_NOTHING and not worded:
        return _sign(_NOTHING, size * 2)
    if ALCHEMIST_TRADE <= action < BANKER_MOVE:
        give, take = TRADES[action - ALCHEMIST_TRADE]
        return _row(_gem(give, size), _sign(_TO, size), _gem(take, size), gap=near * 0.6)
    if BANKER_MOVE <= action < JEWELLER_TAKE:
        rising, falling = TRADES[action - BANKER_MOVE]
        return _row(
            _row(_sign(_RISE, size), _gem(rising, size), gap=near * 0.7),
            _row(_sign(_FALL, size), _gem(falling, size), gap=near * 0.7),
            gap=near,
        )
    if action >= JEWELLER_TAKE:
        one, other = TWO_GEMS[action - JEWELLER_TAKE]
        return _row(_gem(one, size), _gem(other, size), gap=near)
    return None


_SWAP: Final = "M-7-5H2V-8L8-3.5L2 1V-2H-7ZM7 5H-2V2L-8 6.5L-2 11V8H7Z"


def _shield(neighborhood: int, size: float) -> Sketch:
    """A neighborhood's number."""
    shield = path("M-10-10H10V2Q10 9 0 13Q-10 9-10 2Z", "ys-mark", transform=moved(0, 0, size / 22))
    letter = max(14, size * 0.76)
    said = words(0, letter * 0.34, str(neighborhood + 1), "ys-value ys-f-ink", font_size=letter)
    return size, group(shield, said, transform=moved(size / 2, 0))


_CARDS: Final = (
    (MERCENARY_ON, HERALD_FROM, MERCENARY),
    (CAPTAIN_SWAP, TAKE, CAPTAIN),
    (ALCHEMIST_NOTHING, BANKER_MOVE, ALCHEMIST),
    (BANKER_MOVE, JEWELLER_TAKE, BANKER),
    (JEWELLER_TAKE, JEWELLER_TAKE + len(TWO_GEMS), JEWELLER),
)


def card_behind(action: int) -> int:
    """The character that a listed action would play; -1 if it plays none."""
    for first, last, character in _CARDS:
        if first <= action < last:
            return character
    return -1


_GROUPS: Final = (
    (UP, FACE_DOWN, "up"),
    (FACE_DOWN, FRONT_UP, "down"),
    (FRONT_UP, FRONT_DOWN, "front_up"),
    (FRONT_DOWN, STAND, "front_down"),
    (COLUMN_ORDER, RAISE, "columns"),
)


def group_of(action: int) -> str:
    """What is said before a group of buttons that show no words; empty where nothing needs to."""
    for first, last, name in _GROUPS:
        if first <= action < last:
            return name
    return ""


# -- setting the buttons --------------------------------------------------------------------------


@dataclass(frozen=True)
class Manner:
    """A way to set buttons: with words or without, and how large."""

    worded: bool
    height: float
    gem: float
    letter: float


DESK: Final = (
    Manner(True, 40, 24, 16),
    Manner(True, 34, 20, 15),
    Manner(False, 42, 26, 16),
    Manner(False, 36, 22, 15),
    Manner(False, 31, 19, 14),
    Manner(False, 27, 16, 13),
    Manner(False, 23, 14, 12),
)
PHONE: Final = (
    Manner(True, 44, 24, 15),
    Manner(True, 38, 22, 14),
    Manner(False, 44, 24, 15),
    Manner(False, 40, 21, 14),
    Manner(False, 36, 18, 14),
    Manner(False, 31, 15, 14),
    Manner(False, 26, 13, 14),
    Manner(False, 22, 12, 14),
    Manner(False, 20, 11, 14),
    Manner(False, 18, 10, 14),
    Manner(False, 17, 9, 14),
)


def _button(scene: Scene, action: int, manner: Manner, room: float) -> Button:
    """A button, with words where the manner has them."""
    return button(
        "ys",
        action,
        scene.action(action),
        drawing(scene, action, manner.gem, manner.worded),
        pad=manner.height * (0.26 if manner.height > 30 else 0.12),
        letter=manner.letter,
        room=room if manner.worded else 0,
    )


def _buttons(scene: Scene, manner: Manner, room: float) -> list[list[Button]]:
    """The buttons in order, those of one character together behind its portrait."""
    chunks = []
    for (character, name), actions in groupby(
        scene.listed, key=lambda action: (card_behind(action), group_of(action))
    ):
        chunk = [_button(scene, action, manner, room) for action in actions]
        if character >= 0:
            size = manner.height * 0.86
            mark = group(portrait(character), transform=moved(0, -size / 2, size / 60))
            chunk.insert(0, Button(-1, size, scene.named(_played(scene, character), mark)))
        elif name and not manner.worded and manner.height > 24:
            said = f"{scene.game.say(f'table.group.{name}')}:"
            chunk.insert(0, Button(-1, *label("ys", said, manner.letter)))
        chunks.append(chunk)
    # What ends a window comes last.
    return sorted(chunks, key=lambda chunk: chunk[0].action == 0)


def _played(scene: Scene, character: int) -> str:
    """The character whose buttons follow, and what it does."""
    return f"{capital(scene.game.character(character))}. {scene.game.character_help(character)}"


def _flowed(buttons: list[Button], room: float, gap: float) -> list[list[Button]]:
    """Rows that fit into the room; a portrait never ends one."""
    rows: list[list[Button]] = [[]]
    used = 0.0
    for n, each in enumerate(buttons):
        need = each.width
        if each.action < 0 and n + 1 < len(buttons):
            need += gap + buttons[n + 1].width
        if rows[-1] and used + need > room:
            rows.append([])
            used = 0.0
        rows[-1].append(each)
        used += each.width + gap
    return rows


def choices(scene: Scene, box: Box) -> str:
    """The sentence, and below it the buttons in the largest manner that fits."""
    below, asked = box, ""
    if scene.asked:
        size, lines = _sentence(scene, box)
        asked = sentence("ys", box.x, box.y, size, lines)
        below = _below(box, size, lines)
    listed = _list(scene, below) if scene.listed else ""
    return group(asked, listed, class_="ys-choices")


def fits(scene: Scene, box: Box, least: float) -> bool:
    """Whether the buttons have room below the sentence without being smaller than a finger."""
    manners = [manner for manner in (PHONE if scene.phone else DESK) if manner.height >= least]
    below = _below(box, *_sentence(scene, box)) if scene.asked else box
    return any(_laid_out(scene, below, manner) is not None for manner in manners)


def _sentence(scene: Scene, box: Box) -> tuple[float, list[str]]:
    """What is asked, or how the game ended: the size of its letters, and its lines."""
    said = scene.words.decision(scene.view)
    if scene.over:
        said = scene.words.outcome("ys", scene.view["outcome"], scene.view["seat"])
    sizes = (16.0, 15.0, 14.0) if scene.phone else (20.0, 18.0, 16.0, 14.0)
    return set_in(said, box.width, sizes, 2 if scene.listed or scene.phone else 4)


def _below(box: Box, size: float, lines: list[str]) -> Box:
    top = box.y + sentence_height(size, lines) + 9
    return Box(box.x, top, box.width, box.y + box.height - top)


def _laid_out(scene: Scene, box: Box, manner: Manner) -> list[list[Button]] | None:
    """The rows of buttons in a manner; None if they do not fit."""
    buttons = [each for chunk in _buttons(scene, manner, box.width) for each in chunk]
    gap = _gap(manner)
    rows = _flowed(buttons, box.width, gap)
    return rows if len(rows) * (manner.height + gap) - gap <= box.height else None


def _gap(manner: Manner) -> float:
    """The room between buttons, in a row and between rows."""
    if manner.height > 30:
        return 7
    return 5 if manner.height > 24 else 3.4


def _list(scene: Scene, box: Box) -> str:
    """The buttons, in the last manner if none fits."""
    rows = None
    for manner in PHONE if scene.phone else DESK:
        rows = _laid_out(scene, box, manner)
        if rows is not None:
            break
    if rows is None:
        buttons = [each for chunk in _buttons(scene, manner, box.width) for each in chunk]
        rows = _flowed(buttons, box.width, _gap(manner))
    drawn = []
    y = box.y
    for row in rows:
        x = box.x
        for each in row:
            drawn.append(placed("ys", each, scene, x, y, manner.height, _gap(manner)))
            x += each.width + _gap(manner)
        y += manner.height + _gap(manner)
    return "".join(drawn)
