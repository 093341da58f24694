"""A view as a table in a picture: who sits where, what is known, and what may be chosen.

For games that do not bring their own pictures. Ids follow from the view: `seat.<seat>` is a seat's
panel, `asked` the sentence.
"""

from dataclasses import dataclass
from typing import Final, Unpack

from ...core.state import View
from ...games import find
from ...text import Wording, wording
from ..css_rules import css_rules
from ..laurel import laurel
from ..layout import DESK, PHONE, Box, Drawing
from ..parts import Cover, Pictures
from ..question import question
from ..scene import BaseScene, PictureOptions
from ..seat_marks import disc, seat_definitions
from ..svg_art import art
from ..svg_elements import element, rect, words
from ..text_metrics import SANS, shortened, width_of, wrapped
from .colours import COLOURS, SCENE
from .facts import Fact, facts_of_seat, facts_of_table, in_a_row, score_of_seat, side_by_side

_PREFIX: Final = "gen"

_LETTER: Final = {"desk": 19, "phone": 15}
_LINE: Final = 1.4
"""The size of letters by the form of the picture, and the height of a line for that size."""

_HEAD: Final = 34.0
_CHOICE: Final = 44.0
_GAP: Final = 8.0
_ROWS: Final = 4
"""How many choices have room before facts do."""


@dataclass(frozen=True, kw_only=True)
class _Scene(BaseScene):
    """A view of any game."""

    name = ""
    prefix: str = _PREFIX
    """What its classes begin with."""

    @property
    def letter(self) -> int:
        """The size of what is written."""
        return _LETTER["phone" if self.phone else "desk"]

    @property
    def line(self) -> float:
        """The height of a line."""
        return self.letter * _LINE

    def lines(self, facts: list[Fact], room: float) -> list[str]:
        """Facts as lines that fit into their room, short ones beside each other."""
        rows = side_by_side(facts, lambda row: width_of(row, self.letter) <= room / SANS)
        return [line for row in rows for line in wrapped(in_a_row(row), room / SANS, self.letter)]

    def written(self, lines: list[str], x: float, y: float) -> list[str]:
        """Lines from the top of their room on."""
        class_ = f"{self.prefix}-label {self.prefix}-start {self.prefix}-f-text"
        first = y + self.letter
        return [
            words(x, first + self.line * n, line, class_, font_size=self.letter)
            for n, line in enumerate(lines)
        ]


def table(view: View, words: Wording, **options: Unpack[PictureOptions]) -> Drawing:
    """Seats, then facts; where no page around the picture asks, then what may be chosen."""
    game: str = view["game"]
    scene = _Scene(view, words, **options)
    width, height = PHONE if scene.phone else DESK
    colours = find(game).colours[: view["players"]]
    left = Box(14, 62, (width - 42) / 2, height - 76)
    right = left._replace(x=left.x + left.width + 14)
    if scene.phone:
        left = Box(8, 54, width - 16, height - 62)
    seats, top = _seats(scene, colours, left)
    if scene.phone:
        right = left._replace(y=top, height=left.y + left.height - top)
    body = [
        element("defs", seat_definitions(colours)),
        rect(0, 0, width, height, "gen-f-paper"),
        _heading(scene, Box(0, 0, width, 48)),
        seats,
        _rest(scene, right),
    ]
    return Drawing(width, height, words.game_title(game), "".join(body))


def _heading(scene: _Scene, box: Box) -> str:
    """The game's name, and the phase."""
    game: str = scene.view["game"]
    name = shortened(scene.words.game_title(game), box.width / 2, 24)
    phase = scene.words.phase(game, scene.view["phase"]) if "phase" in scene.view else ""
    return (
        rect(-2, -2, box.width + 4, box.height, "gen-slip")
        + words(14, 32, name, "gen-heading gen-start gen-f-text", font_size=24)
        + words(
            box.width - 14, 31, shortened(phase, box.width / 2 - 30, 16),
            "gen-heading gen-end gen-f-soft", font_size=16,
        )
    )  # fmt: skip


def _seats(scene: _Scene, colours: tuple[str, ...], box: Box) -> tuple[str, float]:
    """A panel for each seat; and where the last one ends."""
    view = scene.view
    each = (box.height + _GAP) / len(colours) - _GAP
    tall = 3 if scene.phone else int((each - _HEAD - 10) // scene.line)
    drawn, y = [], box.y
    for seat, colour in enumerate(colours):
        facts = facts_of_seat(view, scene.words, seat)
        lines = scene.lines(facts, box.width - 24)[:tall]
        high = _HEAD + scene.line * len(lines) + 10
        score = score_of_seat(view, scene.words, seat) if scene.shows_score(seat) else ""
        name, size = scene.caption(scene.words.seat(seat), seat, box.width - 200, (19, 14))
        acting = seat in view.get("actors", [view["actor"]])
        said = ". ".join([name, *([score] if score else []), *(": ".join(fact) for fact in facts)])
        drawn.append(
            scene.named(
                said,
                rect(box.x, y, box.width, high, "gen-acting" if acting else "gen-slip", rx=8),
                laurel(_PREFIX, box.x + 24, y + 21, 16) if seat in scene.winners else "",
                disc(colour, box.x + 24, y + 21, 28),
                words(box.x + 46, y + 27, name, "gen-heading gen-start gen-f-text", font_size=size),
                words(box.x + box.width - 12, y + 27, score, "gen-value gen-end gen-f-text",
                      font_size=17) if score else "",
                *scene.written(lines, box.x + 12, y + _HEAD),
                data_id=f"seat.{seat}",
                data_seat=colour,
                data_home=colour,
            )
        )  # fmt: skip
        y += high + _GAP
    return "".join(drawn), y


def _rest(scene: _Scene, box: Box) -> str:
    """What is asked, what else the view tells, and the choices."""
    both = (((18.0, 16.0, 15.0), 3),)
    said, high = question(scene, scene.prefix, box, both)
    y = box.y + (high + _GAP if high else 0)
    facts = facts_of_table(scene.view, scene.words)
    # Some choices always have room.
    listed = sorted(scene.legal) if scene.asked else []
    choices = min(len(listed), _ROWS) * (_CHOICE + _GAP)
    room = int((box.y + box.height - y - choices - 16 - _GAP) // scene.line)
    lines = [line for fact in facts for line in scene.lines([fact], box.width - 24)]
    lines = lines[: max(0, room)]
    slip = scene.line * len(lines) + 16
    drawn = [said]
    if lines:
        drawn.append(
            scene.named(
                ". ".join(": ".join(fact) for fact in facts),
                rect(box.x, y, box.width, slip, f"{scene.prefix}-slip", rx=8),
                *scene.written(lines, box.x + 12, y + 8),
                data_id="facts",
            )
        )
        y += slip + _GAP
    room = int((box.y + box.height - y + _GAP) // (_CHOICE + _GAP))
    for n, action in enumerate(listed[: max(0, room)]):
        drawn.append(_choice(scene, action, box._replace(y=y + n * (_CHOICE + _GAP))))
    return "".join(drawn)


def _choice(scene: _Scene, action: int, box: Box) -> str:
    """An action as a row that it is chosen by."""
    said = scene.words.choice(scene.view, action)
    frame = (box.x + 2, box.y, box.width - 4, _CHOICE)
    label = shortened(said, (box.width - 32) / SANS, 16)
    return scene.lit(
        action,
        said,
        rect(*frame, "emp-halo", rx=8),
        rect(*frame, "gen-choice", rx=8),
        words(box.x + 16, box.y + 27.5, label, "gen-label gen-start gen-f-ink", font_size=16),
        rect(*frame, "emp-rim", rx=8),
    )


# -- what a game with pictures of its own may leave out: in the classes of its prefix -------------


def plain_market(view: View, lang: str, prefix: str) -> Drawing:
    """What the view tells besides the seats."""
    words = wording(lang).at_table(view["game"])
    scene = _Scene(view, words, asked=False, prefix=prefix)
    ground = rect(0, 0, 520, 400, f"{prefix}-f-paper")
    rest = _rest(scene, Box(14, 14, 492, 372))
    return Drawing(520, 400, words.game_title(view["game"]), ground + rest)


def plain_card(kind: int, lang: str, prefix: str) -> Drawing:
    """A card with its number."""
    drawn = rect(1, 1, 98, 138, f"{prefix}-slip", rx=8) + words(
        50, 84, str(kind), f"{prefix}-value {prefix}-f-text", font_size=40
    )
    return Drawing(100, 140, wording(lang).say("general.nothing"), drawn)


def empty_sheet(lang: str, prefix: str) -> Drawing:
    """A sheet without cards: none are known of the game."""
    ground = rect(0, 0, 640, 120, f"{prefix}-f-paper")
    return Drawing(640, 120, wording(lang).say("general.nothing"), ground)


def plain_cover(prefix: str) -> Cover:
    """Some lines on a neutral ground, and a lozenge as the emblem."""
    scene, emblem = (art(f"general/art/{name}", game=prefix) for name in ("cover", "emblem"))
    return Cover(scene, emblem, SCENE)


PICTURES: Final = Pictures(
    prefix=_PREFIX,
    colours=COLOURS,
    rules=css_rules("general/art/style"),
    table=table,
)
