"""What is asked as a sentence, and as buttons all that may be chosen but has no place on the table.

Buttons of one kind stand together behind a word that says what they do; they show cards.
"""

from dataclasses import dataclass
from typing import Final

from ...games.tyros.actions import (
    ASK,
    BACK,
    DROP,
    GIVE,
    JOKERS,
    PASS,
    SWAP,
    WANT,
    WITH,
)
from ...games.tyros.cards import cards as kinds_in
from ...games.tyros.payment import in_colour
from ...games.tyros.spec import SEAT_COLOURS
from ...text.tyros.prices import price_of_draft
from ..buttons import Button, Sketch, button, label, placed, sentence, sentence_height
from ..emblems import disc, group, moved, words
from ..frame import Box
from ..type import set_in
from .goods import CARD, card
from .hand import deal
from .scene import Scene, card_named

_RATIO: Final = CARD[1] / CARD[0]

_GROUPS: Final = ((SWAP, "swap"), (DROP, "drop"), (GIVE, "give"), (WANT, "want"))


@dataclass(frozen=True)
class Manner:
    """A way to set buttons: how high they are, and how large their letters."""

    height: float
    letter: float
    worded: bool = True
    """Whether words stand beside a drawing that does without."""


DESK: Final = (
    Manner(54, 16),
    Manner(48, 15),
    Manner(44, 15),
    Manner(40, 15),
    Manner(34, 14),
    Manner(29, 14),
    Manner(27, 14, False),
)
PHONE: Final = (
    Manner(46, 15),
    Manner(44, 14),
    Manner(38, 14),
    Manner(33, 14),
    Manner(44, 14, False),
    Manner(36, 14, False),
    Manner(30, 14, False),
    Manner(26, 14, False),
)


_SPARE: Final = -2
"""Room that is left free where the words above are longer than the buttons."""

_ABOVE: Final = 19.0
"""The room for words above buttons."""


def _cards(kinds: list[int], high: float) -> Sketch:
    """Cards side by side; many of them overlap."""
    wide = high / _RATIO
    step = wide + 3 if len(kinds) < 4 else wide * 0.5
    drawn = [card(kind, n * step, -high / 2, wide) for n, kind in enumerate(kinds)]
    return wide + step * (len(kinds) - 1), "".join(drawn)


def _seat(seat: int, size: float) -> Sketch:
    return size, disc(SEAT_COLOURS[seat], size / 2, 0, size)


def drawing(scene: Scene, action: int, high: float) -> Sketch | None:
    """An action as a drawing; None if only words will do."""
    family, kind = card_named(action, _GROUPS)
    if family:
        return _cards([kind], high)
    if JOKERS <= action < BACK:
        empire, price = price_of_draft(scene.view)
        return _cards(kinds_in(in_colour(empire, price, action - JOKERS)), high)
    if ASK <= action < WITH:
        return _seat(action - ASK, high * 0.8)
    if WITH <= action < SWAP:
        return _partner(scene, action - WITH, high)
    return None


def _partner(scene: Scene, seat: int, high: float) -> Sketch:
    """Who would trade, and if it is another deal than the offer, what one would give and get."""
    wide, drawn = _seat(seat, high * 0.8)
    shown = scene.standing(seat)
    if shown["answer"] != "countered":
        return wide, drawn
    parts = [drawn]
    x = wide + 6
    for kinds, said in ((shown["want"], "→"), (shown["give"], "")):
        across, cards = _cards(kinds, high)
        parts.append(group(cards, transform=moved(x, 0)))
        x += across + 4
        if said:
            parts.append(words(x + 9, 5, said, "tyr-value tyr-f-ink", font_size=17))
            x += 22
    return x - 4, "".join(parts)


def _is_silent(action: int) -> bool:
    """Whether a button's drawing says all, behind the word of its group."""
    return bool(card_named(action, _GROUPS)[0])


def _button(scene: Scene, action: int, manner: Manner, room: float) -> Button:
    """A button; its words say what it does and leave prices to its title."""
    silent = _is_silent(action)
    return button(
        "tyr",
        action,
        scene.game.action(action, scene.view["phase"]),
        drawing(scene, action, manner.height - 8),
        pad=6 if silent else manner.height * 0.26,
        letter=manner.letter,
        room=room if manner.worded and not silent else 0,
    )


def _chunks(scene: Scene, manner: Manner, room: float) -> list[list[Button]]:
    """The buttons in order: groups of cards behind their word, all others one by one."""
    named: dict[str, list[Button]] = {}
    single: list[list[Button]] = []
    for action in scene.listed:
        made = _button(scene, action, manner, room)
        family, _ = card_named(action, _GROUPS)
        if family:
            named.setdefault(family, []).append(made)
        else:
            single.append([made])
    grouped = []
    longest = max((_label(scene, name, manner)[0] for name in named), default=0)
    for name, buttons in named.items():
        wide, drawn = _label(scene, name, manner)
        if not scene.phone:
            above = group(drawn, transform=moved(0, -manner.height / 2 - _ABOVE / 2))
            spare = wide - sum(each.width + 6 for each in buttons)
            room_for_it = [Button(_SPARE, spare, "")] if spare > 0 else []
            grouped.append([Button(-1, 0, above), *buttons, *room_for_it])
        else:
            grouped.append([Button(-1, longest, drawn), *buttons])
    # A pass comes last, an offer's closing before more cards.
    closing = [chunk for chunk in single if chunk[0].action != PASS]
    return [*closing, *grouped, *[chunk for chunk in single if chunk[0].action == PASS]]


def _label(scene: Scene, name: str, manner: Manner) -> Sketch:
    return label("tyr", f"{scene.say(f'group.{name}')}:", manner.letter)


def _flowed(chunks: list[list[Button]], room: float, gap: float) -> list[list[Button]]:
    """Rows that fit into the room; a group begins a new row rather than being torn."""
    rows: list[list[Button]] = [[]]
    used = 0.0
    for chunk in chunks:
        need = sum(each.width + gap for each in chunk if each.width) - gap
        if rows[-1] and used + need > room:
            rows.append([])
            used = 0.0
        for each in chunk:
            if rows[-1] and used + each.width > room:
                rows.append([])
                used = 0.0
            rows[-1].append(each)
            used += each.width + gap if each.width else 0
        used += gap * 1.6
    return rows


def choices(scene: Scene, box: Box) -> str:
    """The sentence, below it a deal or draft if there is one, and the buttons."""
    top, asked = box.y, ""
    if scene.asked:
        size, lines = _sentence(scene, box)
        asked = sentence("tyr", box.x, box.y, size, lines)
        top += sentence_height(size, lines) + 7
    rest = Box(box.x, top, box.width, box.y + box.height - top)
    table = ""
    if scene.phone:
        room = min(62.0, rest.height * 0.4) if scene.listed else min(76.0, rest.height)
        # Who chooses a partner reads the deals in the sentence and on the buttons.
        if not scene.listed or scene.view["phase"] != "partner":
            _, table = deal(scene, Box(rest.x, rest.y, rest.width, room))
        if table:
            rest = Box(rest.x, rest.y + room + 6, rest.width, rest.height - room - 6)
    else:
        wide, table = deal(scene, Box(rest.x, rest.y, min(430.0, rest.width * 0.6), rest.height))
        if table:
            rest = Box(rest.x + wide + 22, rest.y, rest.width - wide - 22, rest.height)
    listed = _list(scene, rest) if scene.listed else ""
    return group(asked, table, listed, class_="tyr-choices")


def _sentence(scene: Scene, box: Box) -> tuple[float, list[str]]:
    """What is asked, or how the game ended: the size of its letters, and its lines."""
    said = scene.words.decision(scene.view)
    if scene.over:
        said = scene.words.outcome("tyros", scene.view["outcome"], scene.view["seat"])
    if scene.phone:
        return set_in(said, box.width, (16.0, 15.0, 14.0), 2 if scene.listed else 4)
    one = set_in(said, box.width, (20.0, 18.0, 17.0, 16.0), 1)
    return one if len(one[1]) == 1 else set_in(said, box.width, (18.0, 16.0, 14.0), 2)


def _list(scene: Scene, box: Box) -> str:
    """The buttons in the largest manner that fits, in the last one if none does."""
    manners = PHONE if scene.phone else DESK
    rows: list[list[Button]] = []
    gap = 6.0
    for manner in manners:
        gap = 6.0 if manner.height > 34 else 4.0
        rows = _flowed(_chunks(scene, manner, box.width), box.width, gap)
        above = sum(_ABOVE for row in rows if any(not each.width for each in row))
        if len(rows) * (manner.height + gap) - gap + above <= box.height:
            break
    drawn = []
    y = box.y
    for row in rows:
        x = box.x
        if any(not each.width for each in row):
            y += _ABOVE
        for n, each in enumerate(row):
            if n and each.action != _SPARE and not _is_silent(each.action):
                x += gap * 1.6
            drawn.append(placed("tyr", each, scene, x, y, manner.height, gap))
            x += each.width + gap if each.width else 0
        y += manner.height + gap
    return "".join(drawn)
