"""The whole table as one picture, on a desk or on a phone."""

from typing import Final, Unpack

from ...core.state import View
from ...games.tyros.spec import SEAT_COLOURS
from ...text import Wording
from ..celebration import bunting
from ..layout import DESK, PHONE, Box, Drawing
from ..question import question
from ..scene import PictureOptions
from ..seat_marks import seat_definitions
from ..svg_art import art
from ..svg_elements import element, rect, words
from ..text_metrics import SANS, fitting, set_in, width_of
from . import goods, pieces
from .board import board
from .game_end import podium, score_sheet
from .hand import caption, deal, hand, tiles
from .player_panels import chip, panel
from .scene import TyrosScene
from .scenery import emblem, waves
from .stock import empire_strip, empires, stock


def table(view: View, words: Wording, **options: Unpack[PictureOptions]) -> Drawing:
    """The whole table."""
    scene = TyrosScene(view, words, **options)
    width, height = PHONE if scene.phone else DESK
    drawn = _phone(scene) if scene.phone else _desk(scene)
    return Drawing(width, height, scene.words.game_title("tyros"), definitions(scene) + drawn)


def definitions(scene: TyrosScene) -> str:
    """What the picture uses more than once."""
    return element(
        "defs",
        seat_definitions(SEAT_COLOURS[: scene.view["players"]]),
        art("tyros/art/planks"),
        goods.definitions(),
        art("tyros/art/coasts"),
        pieces.definitions(scene.view["players"]),
    )


# -- the desk -------------------------------------------------------------------------------------

_RAIL: Final = Box(922, 8, 350, 652)


def _desk(scene: TyrosScene) -> str:
    """The chart to the left, empires, piles and players to the right, the viewer's things below."""
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


def _joy(scene: TyrosScene) -> str:
    """Flags over the harbour, above the numbers of its fields."""
    line = [(22 + 25 * n, 3 + 4 * (1 - ((n - 17.5) / 17.5) ** 2)) for n in range(36)]
    return bunting("tyr", scene.winners_colours, line, 6.5)


def _rail(scene: TyrosScene) -> str:
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
            score_sheet(scene, Box(x, top, width, y + height - top))
            if scene.over
            else "".join(
                panel(scene, seat, Box(x, top + seat * (tall + gap), width, tall))
                for seat in range(players)
            ),
        ]
    )


def _round(scene: TyrosScene) -> str:
    key = "last_round" if scene.view["last_round"] and not scene.over else "round"
    return scene.say(key, round=scene.view["round"])


def _told(scene: TyrosScene) -> str:
    """The round and the phase, and what the phase is about."""
    phase: str = scene.view["phase"]
    helped = scene.game.say(f"phase.{phase}.help")
    return f"{_round(scene)}. {scene.words.phase('tyros', phase)}. {helped}"


def _heading(scene: TyrosScene, box: Box) -> str:
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


def _foot(scene: TyrosScene) -> str:
    """The own cards and tiles, and what is asked."""
    ground = rect(-2, 668, 1284, 140, "tyr-slip") + rect(-2, 672, 1284, 140, "tyr-hairline")
    if scene.over and not scene.asked:
        return ground + podium(scene, Box(330, 678, 620, 114))
    if scene.over:
        said = _asked(scene, Box(24, 686, 620, 106))
        return ground + said + podium(scene, Box(690, 678, 560, 114))
    if scene.view["seat"] is None:
        crest = emblem(30, 684, 96)
        return ground + crest + waves(880, 752, 380) + _asked(scene, Box(160, 690, 1090, 100))
    kinds = len(set(scene.in_hand()))
    wide = max(width_of(caption(scene), 14) * SANS, min(5, kinds) * 77.0)
    left = 118 + wide
    return "".join(
        [
            ground,
            tiles(scene, Box(14, 678, 92, 114)),
            hand(scene, Box(118, 678, wide, 114)),
            waves(980, 758, 280),
            _asked(scene, Box(left + 14, 680, 1280 - left - 28, 112)),
        ]
    )


_ON_DESKS: Final = (((20.0, 18.0, 17.0, 16.0), 1), ((18.0, 16.0, 14.0), 2))
_ON_PHONES: Final = (((16.0, 15.0, 14.0), 4),)


def _asked(scene: TyrosScene, box: Box) -> str:
    """The sentence, where the picture asks, and below it a deal or draft if there is one."""
    said, high = question(scene, "tyr", box, _ON_PHONES if scene.phone else _ON_DESKS)
    top = high + 7 if high else 0
    room = Box(box.x, box.y + top, min(430.0, box.width), box.height - top)
    if scene.phone:
        room = room._replace(height=min(76.0, room.height))
    _, dealt = deal(scene, room)
    return said + dealt


# -- the phone ------------------------------------------------------------------------------------


def _phone(scene: TyrosScene) -> str:
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


def _score_headings(scene: TyrosScene) -> list[str]:
    """What the points of all are, above both their columns."""
    said = "" if scene.over else scene.score(0).short
    return [
        words(x, 362, said, "tyr-label tyr-start tyr-f-text", font_size=14)
        for x in (44, 237)
        if said
    ]


def _small_heading(scene: TyrosScene) -> str:
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


def _small_foot(scene: TyrosScene) -> str:
    if scene.over:
        top = 444 if scene.asked else 366
        flags = [(14 + 24.2 * n, top + 8 * (1 - ((n - 7.5) / 7.5) ** 2)) for n in range(16)]
        joy = bunting("tyr", scene.winners_colours, flags, 6)
        said = _asked(scene, Box(8, 360, 374, 70))
        return said + joy + score_sheet(scene, Box(6, top + 26, 378, 750 - top))
    piles = stock(scene, Box(8, 463, 374, 46))
    if scene.view["seat"] is None:
        crest = "" if scene.asked else emblem(150, 560, 90)
        return piles + crest + waves(14, 730, 364) + _asked(scene, Box(8, 522, 374, 180))
    # Where the page asks, cards and tiles have the room of the sentence.
    more = 0 if scene.asked else 34
    return "".join(
        [
            piles,
            tiles(scene, Box(8, 512, 98 if more else 90, 84 + more)),
            hand(scene, Box(118, 512, 266, 84 + more)),
            waves(14, 742, 364),
            _asked(scene, Box(8, 600 + more, 374, 176 - more)),
        ]
    )
