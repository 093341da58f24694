"""Single things of the table with their names and ids: brokers, cards, gems, ships."""

from typing import Any

from ...games.ys.data import BLACK, CHARACTERS, GEMS, MERCENARY_VALUE, SLOTS, WHITE, WHITE_GEM
from ...games.ys.spec import SEAT_COLOURS
from ...text.game import capital
from ..svg_elements import Value, circle, moved, rect
from . import cards
from .brokers import from_above
from .gems import gem
from .scene import DraftedBrokers, YsScene, broker_id, broker_piece


def piece_title(scene: YsScene, piece: dict[str, Any]) -> str:
    """Whose broker it is, where it lies, and what the viewer knows of it."""
    value = scene.knows(piece)
    parts = [scene.owner(piece["owner"]), scene.game.broker(value), scene.game.at(piece["place"])]
    if piece["marked"]:
        parts.append(f"{scene.game.character(11)}: {MERCENARY_VALUE}")
    if value is None and scene.memory and piece.get("among"):
        parts.append(scene.words.any_of(str(each) for each in piece["among"]))
    return ", ".join(parts)


def broker(
    scene: YsScene,
    piece: dict[str, Any],
    x: float,
    y: float,
    size: float,
    *,
    chosen: bool = False,
    room: str = "",
) -> str:
    """A broker on the board; it may be a target of looks, swaps and moves, with room to hit it."""
    slot = SLOTS * piece["owner"] + piece["number"]
    lit = ("piece", slot) in scene.anchored
    return scene.target(
        ("piece", slot),
        piece_title(scene, piece),
        room if lit else "",
        circle(0, 0, size / 2 + 2, "emp-halo") if lit else "",
        from_above(
            piece["owner"], scene.knows(piece), piece["down"], piece["marked"], size, chosen
        ),
        circle(0, 0, size / 2 + 2, "emp-rim") if lit else "",
        class_="ys-owned",
        data_id=broker_id(piece["owner"], piece["number"]),
        data_piece=broker_piece(piece["owner"], scene.knows(piece)),
        data_seat=SEAT_COLOURS[piece["owner"]],
        transform=moved(x, y),
    )


def ghost(scene: YsScene, piece: dict[str, Any], x: float, y: float, size: float) -> str:
    """A drafted broker at its place, not yet placed."""
    parts = [scene.owner(piece["owner"]), scene.game.broker(piece["value"])]
    return scene.laid_down(
        (piece["step"], piece["which"]),
        ", ".join([*parts, scene.game.at(piece["place"])]),
        from_above(piece["owner"], piece["value"], piece["down"], False, size, ghost=True),
        class_="ys-owned ys-drafted",
        data_id=broker_id(piece["owner"], piece["number"]),
        data_piece=broker_piece(piece["owner"], piece["value"]),
        data_seat=SEAT_COLOURS[piece["owner"]],
        transform=moved(x, y),
    )


def lying(scene: YsScene, drafted: DraftedBrokers, place: int) -> list[tuple[dict[str, Any], bool]]:
    """The brokers in a place, in order of owner and number; drafted ones come last."""
    placed = [(piece, False) for piece in scene.view["pieces"] if piece["place"] == place]
    return placed + [(piece, True) for piece in drafted.ghosts if piece["place"] == place]


def laid(
    scene: YsScene,
    drafted: DraftedBrokers,
    piece: dict[str, Any],
    is_ghost: bool,
    x: float,
    y: float,
    size: float,
    room: str = "",
) -> str:
    """A broker or a drafted one."""
    if is_ghost:
        return ghost(scene, piece, x, y, size)
    chosen = drafted.chosen == SLOTS * piece["owner"] + piece["number"]
    return broker(scene, piece, x, y, size, chosen=chosen, room=room)


def card_id(character: int, where: str) -> str:
    """There is one of each yellow character; blue ones are told apart by where they lie."""
    name = f"card.{CHARACTERS[character]}"
    return f"{name}.{where}" if character == WHITE_GEM else name


def card_title(scene: YsScene, character: int, *more: str) -> str:
    """A character's name, what it does, and how it stands here."""
    named = capital(scene.game.character(character))
    return f"{', '.join([named, *more])}. {scene.game.character_help(character)}"


def character_card(
    scene: YsScene,
    character: int,
    where: str,
    x: float,
    y: float,
    scale: float,
    *more: str,
    own: bool = False,
    faded: bool = False,
    named: bool,
) -> str:
    """A character card with its top left corner at a place."""
    wide = cards.WIDTH * scale
    high = (cards.HEIGHT if named else cards.BARE_HEIGHT) * scale
    said = card_title(scene, character, *more)
    about: dict[str, Value | None] = {
        "data_id": card_id(character, where),
        "data_piece": f"card.{CHARACTERS[character]}",
        "data_kind": CHARACTERS[character],
        "transform": moved(x, y),
        "class_": "ys-later" if faded else None,
    }
    face = cards.card(character, scale, named)
    if own and ("card", character) not in scene.anchored:
        return scene.target(("card", character), said, face, **about)
    if own:
        halo = rect(-2, -2, wide + 4, high + 4, "emp-halo", rx=7)
        rim = rect(-2, -2, wide + 4, high + 4, "emp-rim", rx=7)
        about["class_"] = ""
        return scene.target(("card", character), said, halo, face, rim, **about)
    return scene.named(said, face, **about)


def gem_title(scene: YsScene, kind: int, count: int = 1) -> str:
    """How many gems of a colour, and what they are for."""
    said = capital(scene.game.gems([kind] * count)) if count else no_gems(scene, kind)
    special = kind in (BLACK, WHITE)
    helped = scene.game.say(f"help.{GEMS[kind]}") if special else scene.about("gem")
    return f"{said}. {helped}"


def no_gems(scene: YsScene, kind: int) -> str:
    """That there are none of a colour."""
    return f"{capital(scene.game.stones(kind))}: 0"


def stone(scene: YsScene, kind: int, name: str, x: float, y: float, size: float) -> str:
    """A gem by itself."""
    return scene.named(
        gem_title(scene, kind),
        gem(kind, x, y, size),
        data_id=name,
        data_piece=f"gem.{GEMS[kind]}",
        data_kind=GEMS[kind],
    )
