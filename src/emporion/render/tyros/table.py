"""The whole table as one picture, on a desk or on a phone."""

from typing import Final

from ...core.state import View
from ...games.tyros.spec import SEAT_COLOURS
from ...text import Wording
from ...text.display import Display
from ..celebration import bunting
from ..emblems import element, path, rect, seat_definitions, tile, words
from ..frame import DESK, PHONE, Box, Drawing
from ..type import SANS, fitting, set_in, width_of
from . import chart, goods, pieces
from .board import board
from .choices import choices
from .finish import podium, sheet
from .hand import caption, hand, tiles
from .ornaments import emblem, waves
from .scene import Scene, planned
from .seats import chip, panel, winners
from .stock import empire_strip, empires, stock


def table(
    view: View,
    words: Wording,
    *,
    display: Display,
    legal: frozenset[int],
    laid: tuple[int, ...],
    phone: bool,
    interactive: bool,
    asked: bool,
) -> Drawing:
    """The whole table."""
    scene = planned(
        view,
        words,
        legal,
        phone,
        display.memory,
        laid=laid,
        interactive=interactive,
        asked=asked,
    )
    width, height = PHONE if phone else DESK
    drawn = _phone(scene) if phone else _desk(scene)
    return Drawing(width, height, scene.words.game_title("tyros"), definitions(scene) + drawn)


def definitions(scene: Scene) -> str:
    """What the picture uses more than once."""
    return element(
        "defs",
        seat_definitions(SEAT_COLOURS[: scene.view["players"]]),
        wood(),
        chart.clip(),
        goods.definitions(),
        goods.tile_definitions(),
        pieces.definitions(scene.view["players"]),
    )


def wood() -> str:
    """The table under the chart: planks of cedar."""
    return tile(
        "tyr-planks",
        220,
        64,
        "tyr-f-table",
        path(
            "M0 31.5H220M0 63.5H220M70 0V31M180 32V63M10 10Q60 5 110 11T210 9M20 22Q80 26 140 20"
            "T220 23M5 44Q70 40 120 46T215 43M30 55Q90 58 150 53",
            "tyr-s-grain",
            fill="none",
            stroke_width=1,
        ),
    )


# -- the desk -------------------------------------------------------------------------------------

_RAIL: Final = Box(922, 8, 350, 652)


def _desk(scene: Scene) -> str:
    """The chart to the left, empires, piles and players to the right, what is one's own below."""
    width, height = DESK
    return "".join(
        [
            rect(0, 0, width, height, "", fill="url(#tyr-planks)"),
            board(scene),
            _rail(scene),
            _foot(scene),
            _joy(scene) if scene.over else "",
        ]
    )


def _joy(scene: Scene) -> str:
    """Flags over the harbour, above the numbers of its fields."""
    line = [(22 + 25 * n, 3 + 4 * (1 - ((n - 17.5) / 17.5) ** 2)) for n in range(36)]
    return bunting("tyr", [SEAT_COLOURS[seat] for seat in winners(scene)], line, 6.5)


def _rail(scene: Scene) -> str:
    x, y, width, height = _RAIL
    players: int = scene.view["players"]
    top = y + 240
    gap = 8
    tall = (y + height - top - gap * (players - 1)) / players
    return "".join(
        [
            rect(x, y, width, 46, "tyr-slip", rx=9),
            _heading(scene, Box(x, y, width, 46)),
            rect(x, y + 52, width, 110, "tyr-slip", rx=9),
            empires(scene, Box(x, y + 54, width, 106)),
            rect(x, y + 168, width, 66, "tyr-slip", rx=9),
            stock(scene, Box(x + 12, y + 178, width - 20, 46)),
            sheet(scene, Box(x, top, width, y + height - top))
            if scene.over
            else "".join(
                panel(scene, seat, Box(x, top + seat * (tall + gap), width, tall))
                for seat in range(players)
            ),
        ]
    )


def _round(scene: Scene) -> str:
    key = "last_round" if scene.view["last_round"] and not scene.over else "round"
    return scene.say(key, round=scene.view["round"])


def _told(scene: Scene) -> str:
    """The round and the phase, and what the phase is about."""
    phase: str = scene.view["phase"]
    helped = scene.game.say(f"phase.{phase}.help")
    return f"{_round(scene)}. {scene.words.phase('tyros', phase)}. {helped}"


def _heading(scene: Scene, box: Box) -> str:
    """The game's name, the phase, the round."""
    name = scene.words.game_title("tyros")
    phase = scene.words.phase("tyros", scene.view["phase"])
    size, lines = set_in(phase, 196, (16.0, 15.0, 14.0), 1)
    round_ = _round(scene)
    return scene.named(
        _told(scene),
        emblem(box.x + 8, box.y + 5, 36),
        words(box.x + 52, box.y + 33, name, "tyr-heading tyr-start tyr-f-text", font_size=29),
        words(
            box.x + box.width - 12, box.y + 20, lines[0], "tyr-heading tyr-end tyr-f-text",
            font_size=size if len(lines) == 1 else 13,
        ),
        words(
            box.x + box.width - 12, box.y + 38, round_, "tyr-label tyr-end tyr-f-soft",
            font_size=14,
        ),
        data_id="round",
    )  # fmt: skip


def _foot(scene: Scene) -> str:
    """The own cards and tiles, and what is asked."""
    ground = rect(-2, 668, 1284, 140, "tyr-slip") + rect(-2, 672, 1284, 140, "tyr-hairline")
    if scene.over and not scene.asked:
        return ground + podium(scene, Box(330, 678, 620, 114))
    if scene.over:
        return (
            ground + choices(scene, Box(24, 686, 620, 106)) + podium(scene, Box(690, 678, 560, 114))
        )
    if scene.view["seat"] is None:
        crest = emblem(30, 684, 96)
        return ground + crest + waves(880, 752, 380) + choices(scene, Box(160, 690, 1090, 100))
    kinds = len(set(scene.in_hand()))
    wide = max(width_of(caption(scene), 14) * SANS, min(5, kinds) * 77.0)
    left = 118 + wide
    return "".join(
        [
            ground,
            tiles(scene, Box(14, 678, 92, 114)),
            hand(scene, Box(118, 678, wide, 114)),
            "" if scene.listed else waves(980, 758, 280),
            choices(scene, Box(left + 14, 680, 1280 - left - 28, 112)),
        ]
    )


# -- the phone ------------------------------------------------------------------------------------


def _phone(scene: Scene) -> str:
    """The chart on top, empires and players below it, then the piles, the hand, the question."""
    width, height = PHONE
    players: int = scene.view["players"]
    seats = (
        []
        if scene.over
        else [
            chip(scene, seat, Box(4 + seat % 2 * 193, 366 + seat // 2 * 46, 189, 43))
            for seat in range(players)
        ]
    )
    return "".join(
        [
            rect(0, 0, width, height, "", fill="url(#tyr-planks)"),
            rect(-2, -2, 394, 39, "tyr-slip"),
            _small_heading(scene),
            board(scene),
            rect(-2, 319, 394, 30, "tyr-slip"),
            empire_strip(scene, Box(4, 319, 382, 30)),
            *seats,
            *_score_headings(scene),
            rect(-2, 352 if scene.over else 458, 394, 430, "tyr-slip"),
            _small_foot(scene),
        ]
    )


def _score_headings(scene: Scene) -> list[str]:
    """What the points of all are, above both their columns."""
    said = "" if scene.over else scene.score(0).short
    return [
        words(x, 362, said, "tyr-label tyr-start tyr-f-text", font_size=14)
        for x in (44, 237)
        if said
    ]


def _small_heading(scene: Scene) -> str:
    phase = scene.words.phase("tyros", scene.view["phase"])
    name = scene.words.game_title("tyros")
    round_ = _round(scene)
    return scene.named(
        _told(scene),
        emblem(6, 4, 29),
        words(40, 26, name, "tyr-heading tyr-start tyr-f-text", font_size=21),
        words(
            384, 16, phase, "tyr-heading tyr-end tyr-f-text", font_size=fitting(phase, 230, 15, 14),
        ),
        words(384, 32, round_, "tyr-label tyr-end tyr-f-soft", font_size=14),
        data_id="round",
    )  # fmt: skip


def _small_foot(scene: Scene) -> str:
    if scene.over:
        top = 444 if scene.asked else 366
        flags = [(14 + 24.2 * n, top + 8 * (1 - ((n - 7.5) / 7.5) ** 2)) for n in range(16)]
        joy = bunting("tyr", [SEAT_COLOURS[seat] for seat in winners(scene)], flags, 6)
        said = choices(scene, Box(8, 360, 374, 70)) if scene.asked else ""
        return said + joy + sheet(scene, Box(6, top + 26, 378, 750 - top))
    piles = stock(scene, Box(8, 463, 374, 46))
    if scene.view["seat"] is None:
        crest = "" if scene.asked else emblem(150, 560, 90)
        return piles + crest + waves(14, 730, 364) + choices(scene, Box(8, 522, 374, 180))
    # Where the page asks, cards and tiles have the room of the sentence.
    more = 0 if scene.asked else 34
    return "".join(
        [
            piles,
            tiles(scene, Box(8, 512, 98 if more else 90, 84 + more)),
            hand(scene, Box(118, 512, 266, 84 + more)),
            "" if scene.listed else waves(14, 742, 364),
            choices(scene, Box(8, 600 + more, 374, 176 - more)),
        ]
    )
