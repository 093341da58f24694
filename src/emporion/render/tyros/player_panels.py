"""Each player's panel: standing, cards, tiles, what is left to build, offers and answers."""

from typing import Final

from ...games.tyros.data import FOUR_EMPIRES_POINTS
from ...games.tyros.spec import SEAT_COLOURS
from ...text.game import capital
from ..laurel import laurel
from ..layout import Box
from ..seat_marks import cloth, disc
from ..svg_elements import circle, group, moved, number, path, rect, words
from ..text_metrics import SANS, shortened, width_of
from .goods import CARD, blank_tile, card, map_tile
from .ports import counted
from .scene import TyrosScene
from .scenery import lantern
from .stock import TOWER, VESSEL, sign

_CHECK: Final = "M-7 0L-2 6L8-7"
_CROSS: Final = "M-6-6L6 6M6-6L-6 6"
_SWAP: Final = "M-8-4H5M1-8L6-4L1 0M8 5H-5M-1 1L-6 5L-1 9"
_MARKS: Final = {"accepted": _CHECK, "declined": _CROSS, "countered": _SWAP}
_KIND: Final = 12
"""How large the words are that say what the points are."""
_STAR: Final = "M0-9L2.4-2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4-2.4Z"


def passed(scene: TyrosScene, seat: int) -> bool:
    """Whether a seat was among the last to pass in a row."""
    view = scene.view
    if view["phase"] not in ("action", "drawing", "answer", "partner"):
        return False
    back = (view["active"] - seat) % view["players"]
    return bool(0 < back <= view["passes"])


def seat_title(scene: TyrosScene, seat: int) -> str:
    """A seat's whole standing in a line."""
    shown = scene.standing(seat)
    reading = scene.reading
    parts = [
        scene.seat(seat),
        scene.score(seat).said,
        scene.game.count("picture.cards", shown["hand"]),
        scene.game.count("picture.held_tiles", shown["tiles"]),
        scene.game.count("picture.ships_left", reading.ships_left(seat)),
        scene.game.count("picture.cities_left", reading.cities_left(seat)),
    ]
    if seat == scene.view["start"]:
        parts.append(scene.say("start"))
    if seat == scene.view["bonus"]:
        parts.append(scene.say("bonus", points=FOUR_EMPIRES_POINTS))
    if passed(scene, seat):
        parts.append(scene.say("passed"))
    if shown["chosen"]:
        parts.append(scene.say("chosen"))
    if shown["answer"] in _MARKS or shown["answer"] == "asked":
        parts.append(scene.say(f"answer.{shown['answer']}"))
    if shown["give"]:
        given, got = scene.game.cards(shown["give"]), scene.game.cards(shown["want"])
        parts.append(scene.say("deal", given=given, got=got))
    return ", ".join(parts)


def _open_tiles(scene: TyrosScene, seat: int) -> list[int]:
    """The tiles of another that lie open now, or with a memory those that all have seen."""
    showing = scene.view["phase"] == "exchange" and seat == scene.view["active"]
    return scene.reading.known_tiles(seat) if scene.memory or showing else []


def _slip(scene: TyrosScene, seat: int, box: Box, *drawn: str) -> str:
    """All that is a seat's, named by its whole standing."""
    return scene.named(
        seat_title(scene, seat),
        *drawn,
        class_="tyr-board",
        data_id=f"board.{seat}",
        data_seat=SEAT_COLOURS[seat],
        data_home=SEAT_COLOURS[seat],
        transform=moved(box.x, box.y),
    )


def panel(scene: TyrosScene, seat: int, box: Box) -> str:
    """A slip of paper with all that is a seat's, on a desk."""
    asked = seat in scene.view["actors"]
    foot = box.height - 8
    tall = box.height > 110
    row = 52 if not tall else 56
    low = box.height - (22 if not tall else 30)
    return _slip(
        scene,
        seat,
        box,
        rect(3, 4, box.width, box.height, "tyr-shadow", rx=9),
        rect(0, 0, box.width, box.height, "tyr-slip-acting" if asked else "tyr-slip", rx=9),
        rect(4, 4, box.width - 8, box.height - 8, "tyr-hairline", rx=6),
        path(
            f"M10-3H48V{number(foot)}L29 {number(foot - 10)}L10 {number(foot)}Z",
            "tyr-banner",
            fill=cloth(SEAT_COLOURS[seat]),
        ),
        laurel("tyr", 29, 27, 18) if seat in scene.winners else "",
        disc(SEAT_COLOURS[seat], 29, 27, 33),
        lantern(29, foot - 24, 0.95) if asked else "",
        _name(scene, seat, box.width),
        _score(scene, seat, box.width - 12),
        _hand(scene, seat, 60, row - 13, 17),
        _tiles(scene, seat, 142, row - 11, 20),
        _supply(scene, seat, "ship", 226, row, (20, 16, 17)),
        _supply(scene, seat, "city", 288, row, (20, 16, 17)),
        _badges(scene, seat, 62, box.width - 8, low),
    )


def _score(scene: TyrosScene, seat: int, right: float) -> str:
    """The points, and before them what they are."""
    score = scene.score(seat)
    at = right - width_of(str(score.points), 26) - 6
    kinds = [score.also, score.short] if score.also else [score.short]
    return "".join(
        [
            words(
                right, 30, str(score.points), "tyr-value tyr-end tyr-f-text",
                font_size=26, data_id=f"points.{seat}",
            ),
            *[
                words(at, 30 - 13 * (len(kinds) - 1 - n), kind, "tyr-label tyr-end tyr-f-soft",
                      font_size=_KIND)
                for n, kind in enumerate(kinds)
            ],
        ]
    )  # fmt: skip


def kinds_width(scene: TyrosScene, seat: int) -> float:
    """How wide the words are that say what the points are."""
    score = scene.score(seat)
    return max(width_of(kind, _KIND) * SANS for kind in (score.short, score.also)) + 8


def _name(scene: TyrosScene, seat: int, width: float) -> str:
    points = width_of(str(scene.score(seat).points), 26)
    room = width - 60 - 20 - points - kinds_width(scene, seat)
    shown, size = scene.caption(scene.seat(seat), seat, room, (19, 13))
    return words(60, 29, shown, "tyr-heading tyr-start tyr-f-text", font_size=size)


def _hand(
    scene: TyrosScene,
    seat: int,
    x: float,
    y: float,
    wide: float,
    letter: float = 17,
    peep: float = 5,
) -> str:
    """How many cards a seat holds; the known ones stick out, each `peep` farther."""
    held: int = scene.standing(seat)["hand"]
    known = scene.reading.known_cards(seat) if scene.memory else []
    drawn = []
    for n, (kind, _) in enumerate(counted(known)[:3]):
        drawn.append(card(kind, x + 1 + (n + 1) * peep, y - 2 + n, wide))
    high = wide * CARD[1] / CARD[0]
    back = card(-1, x, y, wide)
    at = x + wide + 5 + (1 + 3 * peep if known else 0)
    listed = ". " + scene.game.cards(known) if known else ""
    said = scene.game.count("picture.cards", held) + listed
    return scene.named(
        f"{said}. {scene.about('cards')}",
        *drawn,
        back,
        words(at, y + high / 2 + letter * 0.35, str(held), "tyr-value tyr-start tyr-f-text",
              font_size=letter),
        data_id=f"cards.{seat}",
        **_stack(scene, seat, "card", held),
    )  # fmt: skip


def _stack(scene: TyrosScene, seat: int, kind: str, count: int) -> dict[str, str | float | None]:
    """What is hidden in another's hand as a stack; the viewer's lies open, piece by piece."""
    return {} if seat == scene.view["seat"] else {"data_stack": kind, "data_count": count}


def _tiles(
    scene: TyrosScene, seat: int, x: float, y: float, size: float, letter: float = 17
) -> str:
    """How many tiles a seat has."""
    held: int = scene.standing(seat)["tiles"]
    return scene.named(
        f"{scene.game.count('picture.held_tiles', held)}. {scene.about('tile')}",
        blank_tile(x, y, size),
        words(x + size + 5, y + size / 2 + letter * 0.35, str(held),
              "tyr-value tyr-start tyr-f-text", font_size=letter),
        data_id=f"tiles.{seat}",
        **_stack(scene, seat, "tile", held),
    )  # fmt: skip


def _supply(
    scene: TyrosScene, seat: int, kind: str, x: float, y: float, sizes: tuple[float, float, float]
) -> str:
    """Ships or cities that are still to be built: a sign around a place, and their number; `sizes`
    are those of the sign, of the room to the number, and of its letters.
    """
    ships = kind == "ship"
    left = scene.reading.ships_left(seat) if ships else scene.reading.cities_left(seat)
    said = scene.game.count("picture.ships_left" if ships else "picture.cities_left", left)
    size, room, letter = sizes
    return scene.named(
        f"{said}. {scene.about(f'supply.{kind}')}",
        sign(VESSEL if ships else TOWER, x, y, size),
        words(x + room, y + letter * 0.35, str(left), "tyr-value tyr-start tyr-f-text",
              font_size=letter),
        data_id=f"supply.{seat}.{kind}",
        data_stack=f"{kind}.{SEAT_COLOURS[seat]}",
        data_count=left,
    )  # fmt: skip


def _badges(scene: TyrosScene, seat: int, x: float, right: float, y: float) -> str:
    """Start marker, bonus, pass, an offer or an answer to one, tiles that lie open."""
    shown = scene.standing(seat)
    drawn = []
    if seat == scene.view["start"]:
        drawn.append(_start(scene, x + 9, y))
        x += 26
    if seat == scene.view["bonus"]:
        drawn.append(_bonus(scene, x + 11, y))
        x += 32
    answer = shown["answer"]
    said = ""
    if answer in _MARKS:
        drawn.append(path(_MARKS[answer], "tyr-check", transform=moved(x + 9, y)))
        x += 24
        said = scene.say(f"answer.{answer}")
    elif answer == "asked":
        said = scene.say("answer.asked")
    elif shown["chosen"]:
        drawn.append(path(_CHECK, "tyr-check", transform=moved(x + 9, y)))
        x += 24
        said = scene.say("chosen")
    elif passed(scene, seat):
        said = scene.say("passed")
    if shown["give"]:
        drawn.append(_deal(shown["give"], shown["want"], x, y))
        x += 29 * len(counted(shown["give"] + shown["want"])) + 26
    elif said:
        drawn.append(words(x, y + 5, said, "tyr-label tyr-start tyr-f-soft", font_size=14))
        x += 100
    tiles = _open_tiles(scene, seat)
    step = min(31.0, (right - x - 28) / max(len(tiles) - 1, 1))
    for n, tile in enumerate(tiles):
        drawn.append(map_tile(tile, x + n * step, y - 17, 28, 14))
    return group(*drawn)


def _deal(given: list[int], got: list[int], x: float, y: float) -> str:
    """An offer or a counter-offer: small cards for what is given, and for what is wanted."""
    drawn = []
    for kinds in (given, got):
        for kind, count in counted(kinds):
            drawn.append(card(kind, x, y - 11, 15))
            said = str(count)
            drawn.append(words(x + 18, y + 5, said, "tyr-value tyr-start tyr-f-text", font_size=14))
            x += 29
        if kinds is given:
            drawn.append(path(_SWAP, "tyr-check", transform=moved(x + 8, y)))
            x += 22
    return group(*drawn)


def _start(scene: TyrosScene, x: float, y: float) -> str:
    """The mark of who began the round."""
    mark = path(_STAR, "tyr-coin", transform=moved(x, y))
    said = f"{capital(scene.say('start'))}. {scene.about('start')}"
    return scene.named(said, mark, data_id="start", data_piece="start")


def _bonus(scene: TyrosScene, x: float, y: float) -> str:
    """Seven points for a city in all four empires."""
    said = scene.say("bonus", points=FOUR_EMPIRES_POINTS)
    return scene.named(
        f"{said}. {scene.about('bonus')}",
        circle(x, y, 11, "tyr-coin"),
        words(x, y + 5, f"+{FOUR_EMPIRES_POINTS}", "tyr-value tyr-f-ink", font_size=14),
        data_id="bonus",
        data_piece="bonus",
    )


def chip(scene: TyrosScene, seat: int, box: Box) -> str:
    """The same on a phone: points above, cards, tiles and what is left to build below."""
    asked = seat in scene.view["actors"]
    upper, lower = box.height * 0.3, box.height * 0.75
    # Two digits fit beside the cards, also where known ones peep out.
    cards = box.width - (54 if scene.memory else 46)
    return _slip(
        scene,
        seat,
        box,
        rect(0, 0, box.width, box.height, "tyr-slip-acting" if asked else "tyr-slip", rx=7),
        rect(3, 3, 32, box.height - 6, "tyr-banner", fill=cloth(SEAT_COLOURS[seat]), rx=4),
        laurel("tyr", 19, box.height / 2, 14) if seat in scene.winners else "",
        disc(SEAT_COLOURS[seat], 19, box.height / 2, 25),
        words(
            40, upper + 7, str(scene.score(seat).points), "tyr-value tyr-start tyr-f-text",
            font_size=21, data_id=f"points.{seat}",
        ),
        *_marks(scene, seat, 54 + width_of(str(scene.score(seat).points), 21), upper, cards - 3),
        _hand(scene, seat, cards, box.height * 0.5 - 12, 17, 15, 2),
        _tiles(scene, seat, 40, lower - 7, 14, 15),
        _supply(scene, seat, "ship", 79, lower, (16, 11, 14)),
        _supply(scene, seat, "city", 109, lower, (15, 10, 14)),
    )  # fmt: skip


def _marks(scene: TyrosScene, seat: int, x: float, y: float, right: float) -> list[str]:
    """Start marker, bonus, and an answer to an offer or a pass, in little room."""
    marks = []
    if seat == scene.view["start"]:
        marks.append(_start(scene, x, y))
        x += 22
    if seat == scene.view["bonus"]:
        marks.append(_bonus(scene, x + 2, y))
        x += 24
    answer = scene.standing(seat)["answer"]
    if scene.standing(seat)["chosen"]:
        marks.append(path(_CHECK, "tyr-check", transform=moved(x + 2, y)))
    elif answer in _MARKS:
        marks.append(path(_MARKS[answer], "tyr-check", transform=moved(x + 2, y)))
    elif answer == "not_asked" and passed(scene, seat):
        said = shortened(scene.say("passed"), (right - x + 8) / SANS, 14)
        marks.append(words(x - 8, y + 5, said, "tyr-label tyr-start tyr-f-soft", font_size=14))
    return marks
