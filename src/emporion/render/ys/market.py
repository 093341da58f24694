"""The market square as an inlaid floor, and the quotations that rise from its columns."""

from dataclasses import dataclass
from typing import Final

from ...games.ys.data import COLOURS, GEM_POINTS, GEMS, LINES, SCALE, START
from ...games.ys.places import square
from ...games.ys.scoring import quotation_ranks
from ...text.game import capital
from ..hit_areas import hit
from ..svg_elements import circle, group, number, path, rect, words
from .gems import gem, hollow
from .pieces import laid, lying, stone
from .scene import DraftedBrokers, YsScene


@dataclass(frozen=True)
class MarketLayout:
    """Where the market is and how large: the floor's corner, a square's side, a step's height."""

    x: float
    y: float
    side: float
    step: float
    left: float
    broker: float

    @property
    def floor_y(self) -> float:
        """The top of the floor."""
        return self.y + self.step * SCALE + self.gap

    @property
    def gap(self) -> float:
        """Room between the tracks and the floor, for the arrow that lowers."""
        return 24 if self.side > 50 else 9

    @property
    def floor_x(self) -> float:
        """The left edge of the columns."""
        return self.x + self.left

    @property
    def height(self) -> float:
        """All of it."""
        return self.floor_y - self.y + LINES * self.side


DESK: Final = MarketLayout(700, 100, 62, 21.2, 48, 38)
PHONE: Final = MarketLayout(6, 405, 35, 5.6, 30, 25)


def market(scene: YsScene, drafted: DraftedBrokers, hall: MarketLayout) -> str:
    """Floor and quotations."""
    tracks = [_track(scene, hall, colour) for colour in range(COLOURS)]
    said = f"{scene.game.say('table.market')}. {scene.about('market')}"
    return scene.named(said, *tracks, _floor(scene, drafted, hall), class_="ys-market")


# -- the floor ------------------------------------------------------------------------------------


def _floor(scene: YsScene, drafted: DraftedBrokers, hall: MarketLayout) -> str:
    """Three lines of four squares, each line's gem at its left."""
    x, y, side = hall.floor_x, hall.floor_y, hall.side
    edge = 5 if side > 50 else 3
    first = 1 if scene.view["players"] == 4 else 2
    squares = [
        _square(scene, drafted, hall, line, column)
        if line >= first
        else _covered(hall, line, column)
        for line in range(1, LINES + 1)
        for column in range(COLOURS)
    ]
    return group(
        rect(
            x - edge, y - edge, COLOURS * side + 2 * edge, LINES * side + 2 * edge, "ys-floor", rx=4
        ),
        rect(
            x - edge / 2,
            y - edge / 2,
            COLOURS * side + edge,
            LINES * side + edge,
            "ys-floor-rim",
            rx=2,
            stroke_width=edge * 0.7,
        ),
        *squares,
        *[_line(scene, hall, line) for line in range(first, LINES + 1)],
        data_id="market",
    )


def _square(
    scene: YsScene, drafted: DraftedBrokers, hall: MarketLayout, line: int, column: int
) -> str:
    """A square in its column's colour, with its broker."""
    place = square(line, column)
    anchor = "place", place
    side = hall.side
    x, y = hall.floor_x + column * side, hall.floor_y + (line - 1) * side
    middle_x, middle_y = x + side / 2, y + side / 2
    here = lying(scene, drafted, place)
    diamond = (
        f"M{number(middle_x)} {number(y + 5)}L{number(x + side - 5)} {number(middle_y)}"
        f"L{number(middle_x)} {number(y + side - 5)}L{number(x + 5)} {number(middle_y)}Z"
    )
    room = hit((-side / 2, -side / 2, side, side)) if scene.phone else ""
    return scene.target(
        anchor,
        f"{capital(scene.game.place(place))}. {scene.about('square')}",
        rect(x, y, side, side, f"ys-square ys-f-{GEMS[column]}-pale"),
        path(diamond, "ys-inlay"),
        hollow(column, middle_x, middle_y, side * 0.34) if not here else "",
        scene.glowing(anchor, (x + 3, y + 3, side - 6, side - 6), 3),
        *[
            laid(scene, drafted, piece, ghost, middle_x, middle_y, hall.broker, room)
            for piece, ghost in here
        ],
        class_="ys-square-of",
        data_id=f"square.{place}",
    )


def _covered(hall: MarketLayout, line: int, column: int) -> str:
    """A square of a line that is not in use."""
    side = hall.side
    x, y = hall.floor_x + column * side, hall.floor_y + (line - 1) * side
    boards = "".join(
        f"M{number(x + 3)} {number(y + side * n / 4)}h{number(side - 6)}" for n in (1, 2, 3)
    )
    return rect(x + 2, y + 2, side - 4, side - 4, "ys-covered", rx=3) + path(boards, "ys-tile")


def _line(scene: YsScene, hall: MarketLayout, line: int) -> str:
    """The gem that a line's winner takes, and the line's number."""
    y = hall.floor_y + (line - 0.5) * hall.side
    kind: int = scene.view["lines"][line - 1]
    taken = _is_taken(scene, line)
    small = hall.side < 50
    x = hall.x + (15 if small else 21)
    said = capital(scene.game.line(line))
    if kind >= 0 and not taken:
        said = f"{said}: {scene.game.gems([kind])}"
    return scene.named(
        f"{said}. {scene.about('line')}",
        circle(x, y, 14 if small else 19, "ys-plate"),
        stone(scene, kind, f"gem.line.{line}", x, y, 17 if small else 24)
        if kind >= 0 and not taken
        else words(x, y + 5, str(line), "ys-value ys-f-soft", font_size=14 if small else 16),
        data_id=f"line.{line}",
    )


def _is_taken(scene: YsScene, line: int) -> bool:
    """Whether a line has been counted in this turn."""
    view = scene.view
    if view["neighborhood"] < view["options"]["neighborhoods"]:
        return False
    if view["phase"] == "white_gem":
        return bool(line < view["step"])
    return view["phase"] in ("columns", "highest_bidder", "closing_cards", "favor")


# -- the quotations -------------------------------------------------------------------------------


def _track(scene: YsScene, hall: MarketLayout, colour: int) -> str:
    """A shaft of fifteen steps, its marker, and the arrows that move it."""
    side, step = hall.side, hall.step
    x = hall.floor_x + colour * side
    top, bottom = hall.y, hall.y + step * SCALE
    quotation: int = scene.view["quotations"][colour]
    rank = quotation_ranks(scene.view["quotations"]).index(colour)
    foot, head = side * 0.06, side * 0.17
    shaft = (
        f"M{number(x + foot)} {number(bottom)}L{number(x + head)} {number(top)}"
        f"H{number(x + side - head)}L{number(x + side - foot)} {number(bottom)}Z"
    )
    ticks = []
    for n in range(1, SCALE):
        y = bottom - n * step
        ticks.append(f"M{number(x + head)} {number(y)}H{number(x + side - head)}")
    points = "/".join(str(each) for each in GEM_POINTS[rank])
    small = hall.side < 50
    said = f"{scene.game.say('table.quotations')}, {scene.game.stones(colour)}"
    return scene.named(
        f"{said}: {quotation} ({points}). {scene.game.say('help.quotations')}",
        path(shaft, f"ys-shaft ys-f-{GEMS[colour]}-pale"),
        path("".join(ticks), "ys-tick"),
        rect(x + head - 2, bottom - START * step, side - 2 * head + 4, step, "ys-start-line"),
        "" if small else _numerals(x + side / 2, bottom, step, quotation),
        _worth(scene, hall, x + side / 2, rank),
        _arrow(scene, hall, "raise", colour),
        _arrow(scene, hall, "lower", colour),
        group(
            gem(colour, x + side / 2, bottom - (quotation - 0.5) * step, 19 if small else 29),
            data_id=f"marker.{GEMS[colour]}",
            data_piece=f"marker.{GEMS[colour]}",
            data_kind=GEMS[colour],
        ),
        data_id=f"quotation.{GEMS[colour]}",
    )


def _numerals(x: float, bottom: float, step: float, quotation: int) -> str:
    """Numbers on some of the steps, but not behind the marker."""
    return "".join(
        words(x, bottom - (n - 0.5) * step + 4.6, str(n), "ys-label ys-f-ink", font_size=13)
        for n in (1, 4, 8, 12, 15)
        if abs(n - quotation) > 1
    )


def _worth(scene: YsScene, hall: MarketLayout, x: float, rank: int) -> str:
    """What the most gems of the colour would be worth now."""
    small = hall.side < 50
    y = hall.y - (14 if small else 22)
    size = 14 if small else 17
    wide = 26 if small else 36
    return rect(x - wide / 2, y - size * 0.72, wide, size * 1.36, "ys-pip", rx=size * 0.6) + words(
        x, y + size * 0.32, str(GEM_POINTS[rank][0]), "ys-value ys-f-ink", font_size=size
    )


def _arrow(scene: YsScene, hall: MarketLayout, way: str, colour: int) -> str:
    """The arrow by which the highest bidder raises or lowers; there only when it can be chosen."""
    anchor = way, colour
    if anchor not in scene.anchored:
        return ""
    small = hall.side < 50
    x = hall.floor_x + (colour + 0.5) * hall.side
    quotation: int = scene.view["quotations"][colour]
    bottom = hall.y + hall.step * SCALE
    off = (15.5 if small else 27.0) * (1 if way == "raise" else -1)
    y = bottom - (quotation - 0.5) * hall.step - off
    size = 8 if small else 13
    up = 1 if way == "raise" else -1
    wide = hall.side * 0.9
    foot = y + up * size * 0.7
    drawn = (
        f"M{number(x)} {number(y - up * size)}L{number(x + size * 1.4)} {number(foot)}"
        f"H{number(x - size * 1.4)}Z"
    )
    frame = (x - wide / 2, y - size * 1.3, wide, size * 2.6)
    button = rect(*frame, "ys-button", rx=5) + path(drawn, "ys-arrow")
    return scene.target(anchor, scene.said(anchor, ""), scene.glowing(anchor, frame, 5, button))
