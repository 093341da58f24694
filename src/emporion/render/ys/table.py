"""The whole table as one picture, on a desk or on a phone."""

from typing import Unpack

from ...core.state import View
from ...games.ys.data import QUEEN
from ...games.ys.spec import SEAT_COLOURS
from ...text import Wording
from ..celebration import bunting
from ..layout import DESK, PHONE, Box, Drawing
from ..question import question
from ..scene import PictureOptions
from ..seat_marks import seat_definitions
from ..svg_art import art
from ..svg_elements import circle, element, group, path, rect, words
from ..text_metrics import fitting, set_in
from . import brokers, cards, city_plan, game_end, gems, player_chips, player_panels, scenery
from . import market as hall
from .city import city
from .game_end import podium
from .pieces import character_card
from .scene import DraftedBrokers, YsScene
from .screen import screen


def table(view: View, words: Wording, **options: Unpack[PictureOptions]) -> Drawing:
    """The whole table."""
    scene = YsScene(view, words, **options)
    drafted = DraftedBrokers(scene)
    drawn = _phone(scene, drafted) if scene.phone else _desk(scene, drafted)
    width, height = PHONE if scene.phone else DESK
    return Drawing(width, height, scene.words.game_title("ys"), definitions(scene) + drawn)


def in_sight(scene: YsScene) -> set[int]:
    """Every character that lies open somewhere."""
    found = {kind for kind in scene.view["palaces"] if kind >= 0}
    for seat in range(scene.view["players"]):
        found.update(kind for kind, _ in player_panels.held(scene, seat))
    return found


def definitions(scene: YsScene) -> str:
    """What the picture uses more than once."""
    characters = sorted(in_sight(scene))
    names = [] if scene.phone else characters
    return element(
        "defs",
        seat_definitions(SEAT_COLOURS[: scene.owners]),
        art("ys/art/ripples"),
        gems.definitions(),
        brokers.definitions(scene.owners),
        city_plan.definitions(city_plan.PHONE if scene.phone else city_plan.DESK),
        art("ys/art/ship"),
        group(cards.portrait(QUEEN), id="ys-queen"),
        *[cards.definition(kind, "") for kind in characters],
        *[cards.definition(kind, cards.short_name(scene.game.character(kind))) for kind in names],
    )


# -- the desk -------------------------------------------------------------------------------------


def _desk(scene: YsScene, drafted: DraftedBrokers) -> str:
    """The city to the left, the market beside it, the panels to the right, the screen below."""
    width, height = DESK
    return "".join(
        [
            rect(0, 0, width, height, "", fill="url(#ys-ripples)"),
            rect(692, 60, 318, 592, "ys-slip", rx=10),
            rect(697, 65, 308, 582, "ys-hairline", rx=7),
            scenery.serpent(4, 336, 1.1),
            scenery.rock(642, 330, 1.1),
            city(scene, drafted),
            hall.market(scene, drafted, hall.DESK),
            _heading(scene),
            _rail(scene),
            _foot(scene, drafted),
            _joy(scene) if scene.over else "",
        ]
    )


def _joy(scene: YsScene) -> str:
    """Flags over the harbour and gold on the water."""
    line = [(158 + 26 * n, 14 + 26 * (1 - ((n - 10) / 10) ** 2)) for n in range(21)]
    return game_end.tossed(20, 80, 640, 560) + bunting("ys", scene.winners_colours, line, 8)


def _heading(scene: YsScene) -> str:
    """The game's name, the phase, and how far the turns and rounds have gone."""
    view = scene.view
    size, lines = set_in(scene.words.phase("ys", view["phase"]), 180, (19.0, 17.0, 15.0), 2)
    y = 39 if len(lines) == 1 else 29
    return group(
        path("M14 10H150L140 33L150 56H14Z", "ys-slip"),
        scenery.emblem(22, 13, 40, "ys-crest"),
        words(72, 44, scene.words.game_title("ys"), "ys-heading ys-start ys-f-text", font_size=32),
        path("M692 10H1010V56H692Z", "ys-slip"),
        *[
            words(704, y + 20 * n, line, "ys-heading ys-start ys-f-text", font_size=size)
            for n, line in enumerate(lines)
        ],
        _counter(scene, 900, 23),
    )


def _counter(scene: YsScene, x: float, y: float) -> str:
    """The turns as pearls, and below them the rounds of placing."""
    view = scene.view
    placing = view["phase"] in ("placing", "after_placing")
    turns = _pearls(view["turn"], view["turns"], x, y, 6.4)
    rounds = _pearls(view["round"] if placing else 0, view["rounds"], x, y + 19, 4)
    facts = {"turn": view["turn"], "turns": view["turns"]}
    facts["phase"] = scene.words.phase("ys", view["phase"])
    key = "table.turn"
    if placing:
        key = "table.turn.round"
        facts |= {"round": view["round"], "rounds": view["rounds"]}
    if scene.over:
        key = "table.end"
    helped = scene.game.say(f"phase.{view['phase']}.help")
    return scene.named(f"{scene.game.say(key, **facts)}. {helped}", turns, rounds, data_id="turn")


def _pearls(now: int, of: int, x: float, y: float, size: float) -> str:
    drawn = []
    for n in range(1, of + 1):
        kind = "ys-pip" if n == now else "ys-pip-past" if n < now else "ys-pip-off"
        drawn.append(circle(x + (n - 1) * 24, y, size, kind))
    return "".join(drawn)


def _rail(scene: YsScene) -> str:
    """The panels, from the top; the neutral player's last."""
    gap = 10
    tall = min(205, (652 - 10 - gap * (scene.owners - 1)) / scene.owners)
    return "".join(
        player_panels.panel(scene, owner, 1024, 10 + owner * (tall + gap), 244, tall)
        for owner in range(scene.owners)
    )


def _foot(scene: YsScene, drafted: DraftedBrokers) -> str:
    """The own screen, the own characters, and what is asked."""
    ground_ = rect(-2, 662, 1284, 140, "ys-slip") + rect(-2, 666, 1284, 140, "ys-hairline")
    if scene.over and not scene.asked:
        return ground_ + podium(scene, 340, 676, 600, 118)
    if scene.over:
        return ground_ + podium(scene, 14, 676, 600, 118) + _asked(scene, Box(650, 684, 610, 106))
    if scene.view["seat"] is None:
        crest = scenery.emblem(30, 684, 96, "ys-crest")
        shore = scenery.shore(880, 752, 380)
        return ground_ + crest + shore + _asked(scene, Box(160, 690, 1090, 60))
    # Where the page asks, the screen has the room of the sentence.
    wide = 452 if scene.asked else 620
    x = 30.0 + wide
    drawn = [ground_, screen(scene, drafted, Box(14, 672, wide, 122))]
    mine = player_panels.held(scene, scene.view["seat"])
    if mine:
        room = min(len(mine), 3) * 72
        drawn.append(_own_cards(scene, mine, x, 682, room))
        x += room + 8
    drawn.append(scenery.shore(880, 752, 380))
    drawn.append(_asked(scene, Box(x, 672, 1266 - x, 124)))
    return "".join(drawn)


def _asked(scene: YsScene, box: Box) -> str:
    """The sentence, where the picture asks."""
    on_phones = (((16.0, 15.0, 14.0), 2),)
    on_desks = (((20.0, 18.0, 16.0, 14.0), 4),)
    said, _ = question(scene, "ys", box, on_phones if scene.phone else on_desks)
    return said


def _own_cards(scene: YsScene, mine: list[tuple[int, str]], x: float, y: float, room: float) -> str:
    """The own characters, large enough to be played."""
    scale = 0.72 if scene.phone else 1.08
    wide = cards.WIDTH * scale
    step = min(wide + 6, (room - wide) / max(1, len(mine) - 1))
    drawn = []
    for n, (kind, key) in enumerate(mine):
        at = x + n * step
        drawn.append(
            character_card(
                scene,
                kind,
                "own",
                at,
                y,
                scale,
                scene.game.window(kind),
                player_panels.card_state(scene, kind, key),
                own=True,
                faded=key == "won",
                named=not scene.phone,
            )
        )
        if key == "active":
            drawn.append(player_panels.played_mark(at + wide - 4, y + 4, 6))
    return group(*drawn, data_id="own-cards")


# -- the phone ------------------------------------------------------------------------------------


def _phone(scene: YsScene, drafted: DraftedBrokers) -> str:
    """The city on top, market and chips below it, then the question and the screen."""
    width, height = PHONE
    owners = scene.owners
    tall = min(70, (606 - 402 - 4 * (owners - 1)) / owners)
    left = 390 - player_chips.WIDTH - 4
    return "".join(
        [
            rect(0, 0, width, height, "", fill="url(#ys-ripples)"),
            city(scene, drafted),
            rect(2, 384, left - 6, 226, "ys-slip", rx=7),
            hall.market(scene, drafted, hall.PHONE),
            _small_heading(scene),
            # What the points of all are, above their column.
            words(
                left + 42, 397, scene.score(0).short, "ys-label ys-start ys-f-text", font_size=14
            ),
            *[
                player_chips.chip(scene, owner, left, 402 + owner * (tall + 4), tall)
                for owner in range(owners)
            ],
            rect(-2, 613, width + 4, 169, "ys-slip"),
            _small_foot(scene, drafted),
        ]
    )


def _small_heading(scene: YsScene) -> str:
    phase = scene.words.phase("ys", scene.view["phase"])
    return group(
        rect(-2, -2, 394, 42, "ys-slip"),
        scenery.emblem(8, 5, 30, "ys-crest"),
        words(44, 28, scene.words.game_title("ys"), "ys-heading ys-start ys-f-text", font_size=23),
        words(184, 26, phase, "ys-heading ys-f-text", font_size=fitting(phase, 196, 16, 14)),
        _counter(scene, 305, 12),
    )


def _small_foot(scene: YsScene, drafted: DraftedBrokers) -> str:
    if scene.over and not scene.asked:
        return podium(scene, 8, 624, 374, 154)
    if scene.over:
        return _asked(scene, Box(8, 618, 374, 44)) + podium(scene, 8, 668, 374, 110)
    if scene.view["seat"] is None:
        shore = scenery.shore(14, 724, 364)
        crest = "" if scene.asked else scenery.emblem(155, 628, 80, "ys-crest")
        return shore + crest + _asked(scene, Box(8, 620, 374, 150))
    mine = player_panels.held(scene, scene.view["seat"])
    drawn = []
    room = 374.0
    if mine:
        wide = min(len(mine), 2) * 48
        drawn.append(_own_cards(scene, mine, 382 - wide, 722, wide))
        room -= wide + 8
    # Where the page asks, the screen has the room of the sentence.
    top = 664.0 if scene.asked else 622.0
    drawn.append(screen(scene, drafted, Box(8, top, room, 774 - top)))
    drawn.append(_asked(scene, Box(8, 617, 374, 44)))
    return "".join(drawn)
