"""Each player's panel on a desk: points, Order card, gems, characters, brokers at the screen."""

from typing import Final, NamedTuple

from ...games.ys.data import GEMS
from ...games.ys.spec import SEAT_COLOURS
from ..laurel import laurel
from ..seat_marks import cloth, disc
from ..svg_elements import circle, moved, number, path, rect, words
from ..text_metrics import fitting, width_of
from . import cards
from .brokers import from_above
from .gems import gem, hollow, in_a_row
from .pieces import character_card, gem_title
from .scene import YsScene, broker_piece
from .scenery import lantern


def owner_title(scene: YsScene, owner: int) -> str:
    """An owner's whole standing in a line."""
    shown = scene.standing(owner)
    ys = scene.game
    owned = [kind for kind, count in enumerate(shown["gems"]) for _ in range(count)]
    parts = [
        scene.owner(owner),
        scene.score(owner).said,
        ys.gems(owned) if owned else ys.say("table.no_gems"),
    ]
    if owner < scene.view["players"]:
        if shown["order"]:
            parts.append(ys.say("table.order", order=shown["order"]))
        if shown["front"]:
            parts.append(ys.say("table.front", values=" ".join(map(str, shown["front"]))))
        parts.append(ys.count("table.behind.none", shown["behind"]))
        parts += [card_state(scene, kind, key) for kind, key in held(scene, owner)]
        if shown["chosen"]:
            parts.append(ys.say("table.chosen"))
        if acts(scene, owner):
            parts.append(ys.say("table.deciding"))
        hidden = scene.reading.hidden(owner) if scene.memory else []
        if hidden:
            parts.append(ys.say("table.hidden", values=" ".join(map(str, hidden))))
    return ", ".join(parts)


def card_state(scene: YsScene, character: int, key: str) -> str:
    """A character's name, and whether it is in play or to be played later."""
    name = scene.game.character(character)
    return name if key == "characters" else scene.game.say(f"table.card.{key}", name=name)


def acts(scene: YsScene, owner: int) -> bool:
    """Whether a seat is asked now."""
    return owner < scene.view["players"] and owner in scene.view["actors"]


def slip(scene: YsScene, owner: int, x: float, y: float, *drawn: str) -> str:
    """All that is an owner's, named by the whole standing."""
    return scene.named(
        owner_title(scene, owner),
        *drawn,
        class_="ys-board ys-owned",
        data_id=f"board.{owner}",
        data_seat=SEAT_COLOURS[owner],
        data_home=SEAT_COLOURS[owner],
        transform=moved(x, y),
    )


def panel(scene: YsScene, owner: int, x: float, y: float, width: float, height: float) -> str:
    """A slip of paper with all that is an owner's."""
    shown = scene.standing(owner)
    asked = acts(scene, owner)
    roomy = height > 180
    foot = height - 12
    gems_y = 60 if roomy else 53
    brokers_y = 106 if roomy else 87
    cards_y = height - (64 if roomy else 45)
    has_screen = owner < scene.view["players"]
    own = owner == scene.view["seat"]
    return slip(
        scene,
        owner,
        x,
        y,
        rect(3, 4, width, height, "ys-shadow", rx=10),
        rect(0, 0, width, height, "ys-slip-acting" if asked else "ys-slip", rx=10),
        rect(4.5, 4.5, width - 9, height - 9, "ys-hairline", rx=7),
        path(
            f"M10-4H48V{number(foot)}L29 {number(foot - 12)}L10 {number(foot)}Z",
            "ys-banner",
            fill=cloth(SEAT_COLOURS[owner]),
        ),
        laurel("ys", 29, 28, 19) if owner in scene.winners else "",
        disc(SEAT_COLOURS[owner], 29, 28, 34),
        _name(scene, owner, width),
        lantern(29, foot - 36, 1.0) if asked else "",
        words(
            width - 14,
            25,
            str(shown["points"]),
            "ys-value ys-end ys-f-text",
            font_size=24,
            data_id=f"points.{owner}",
        ),
        words(width - 14, 39, scene.score(owner).short, "ys-label ys-end ys-f-soft", font_size=12),
        order(scene, owner, width - 66, 16, 26) if has_screen else "",
        _gems(scene, owner, 58, gems_y, width - 68),
        front(scene, owner, 74, brokers_y, 31, 31 * 1.12) if has_screen and not own else "",
        behind(scene, owner, width - 58, brokers_y, _LARGE) if has_screen else "",
        _known_behind(scene, owner, width - 14, foot - 6, 0.74 if roomy else 0.49)
        if has_screen
        else "",
        _characters(scene, owner, 58, cards_y, 0.74 if roomy else 0.49, width - 70)
        if has_screen and not own
        else "",
    )


def _name(scene: YsScene, owner: int, width: float) -> str:
    # Right of it are the points, and, but for the neutral player, the Order card.
    beside = 20 + width_of(str(scene.standing(owner)["points"]), 27)
    is_neutral = owner >= scene.view["players"]
    name = scene.game.neutral() if is_neutral else scene.owner(owner)
    shown, size = scene.caption(name, owner, width - 58 - (beside if is_neutral else 86), (18, 13))
    return words(58, 28, shown, "ys-heading ys-start ys-f-text", font_size=size)


def order(scene: YsScene, owner: int, x: float, y: float, size: float) -> str:
    """The Order card; while places are chosen, the place that the seat has taken."""
    shown = scene.standing(owner)
    place = shown["place"] or shown["order"]
    if not place:
        return ""
    return scene.named(
        f"{scene.game.say('table.order', order=place)}. {scene.about('order')}",
        cards.order_card(place, x, y, size),
        class_="ys-later" if scene.view["phase"] == "ordering" and not shown["place"] else None,
        data_id=f"order.{place}" if not shown["place"] else f"place.{place}",
        data_piece=f"order.{place}",
    )


def _gems(scene: YsScene, owner: int, x: float, y: float, room: float) -> str:
    """The gems of each colour and the black ones, with how many there are."""
    counts: list[int] = scene.standing(owner)["gems"]
    size = 21.0
    # Where somebody has ten of a colour or more, all are a little smaller.
    while size > 16 and in_a_row(counts, room, size, size * 0.76)[-1] > room:
        size -= 1
    drawn = []
    for kind, start in enumerate(in_a_row(counts, room, size, size * 0.76)[:-1]):
        at, count = x + start + size / 2, counts[kind]
        drawn.append(
            scene.named(
                gem_title(scene, kind, count),
                gem(kind, at, y, size) if count else hollow(kind, at, y, size * 0.8, "ys-none"),
                words(
                    at + size * 0.6,
                    y + size * 0.27,
                    str(count),
                    "ys-value ys-start ys-f-text",
                    font_size=size * 0.76,
                )
                if count
                else "",
                data_id=f"gem.{owner}.{GEMS[kind]}",
                data_stack=f"gem.{GEMS[kind]}",
                data_count=count,
                data_kind=GEMS[kind],
            )
        )
    return "".join(drawn)


def front(scene: YsScene, owner: int, x: float, y: float, size: float, step: float) -> str:
    """The brokers before the screen, `step` apart."""
    values: list[int] = scene.standing(owner)["front"]
    return "".join(
        scene.named(
            f"{scene.owner(owner)}, {scene.game.broker(value)}. {scene.about('front')}",
            from_above(owner, value, False, False, size),
            data_id=f"front.{owner}.{value}.{values[:n].count(value)}",
            data_piece=broker_piece(owner, value),
            class_="ys-owned",
            data_seat=SEAT_COLOURS[owner],
            transform=moved(x + n * step, y),
        )
        for n, value in enumerate(values)
    )


class LittleScreen(NamedTuple):
    """How a little screen is drawn: its outline, the field of its crest (how far above the middle,
    and its radius), the size of the number in it, and a check beside it.
    """

    outline: str
    field: tuple[float, float]
    letter: float
    check: str


_LARGE: Final = LittleScreen(
    "M-19-9L-9-13H9L19-9V13L9 10H-9L-19 13Z", (1.5, 11), 16, "M24-2L29 4L38-9"
)


def behind(scene: YsScene, owner: int, x: float, y: float, form: LittleScreen) -> str:
    """A little screen with how many brokers stand behind it; a check if a hidden choice is made."""
    shown = scene.standing(owner)
    above, radius = form.field
    return scene.named(
        _behind_title(scene, owner),
        path(form.outline, "ys-banner", fill=cloth(SEAT_COLOURS[owner])),
        circle(0, -above, radius, "ys-crest-field"),
        words(0, 4, str(shown["behind"]), "ys-value ys-f-ink", font_size=form.letter),
        path(form.check, "ys-check") if shown["chosen"] else "",
        data_id=f"behind.{owner}",
        transform=moved(x, y),
        **_behind_stack(scene, owner),
    )


def _known(scene: YsScene, owner: int) -> list[int]:
    """The brokers that are known to be behind a screen, where the table remembers for all."""
    return scene.reading.behind(owner) if scene.memory else []


def _known_behind(scene: YsScene, owner: int, right: float, y: float, scale: float) -> str:
    """Their values, equal ones together, right of the characters."""
    known = sorted(_known(scene, owner))
    if not known:
        return ""
    shown = " ".join(str(value) * known.count(value) for value in sorted(set(known)))
    room = right - 64 - _width_of_cards(len(held(scene, owner)), scale, right - 56)
    size = fitting(shown, room, 14, 7)
    return words(right, y, shown, "ys-value ys-end ys-f-text", font_size=size)


def _behind_title(scene: YsScene, owner: int) -> str:
    """How many brokers stand behind a screen, which of them are known, and what a screen is for."""
    said = [scene.game.count("table.behind.none", scene.standing(owner)["behind"])]
    if known := _known(scene, owner):
        values = " ".join(map(str, sorted(known)))
        said.append(scene.game.say("table.behind.known", values=values))
    return f"{scene.owner(owner)}, {'; '.join(said)}. {scene.game.say('help.screen')}"


def _behind_stack(scene: YsScene, owner: int) -> dict[str, str | float | None]:
    """The brokers behind another's screen as a stack; the viewer's are seen one by one."""
    if owner == scene.view["seat"]:
        return {}
    stack = broker_piece(owner, None)
    return {"data_stack": stack, "data_count": scene.standing(owner)["behind"]}


def held(scene: YsScene, owner: int) -> list[tuple[int, str]]:
    """An owner's characters: in play, in hand, and won for the next turn."""
    shown = scene.standing(owner)
    return [(kind, key) for key in ("active", "characters", "won") for kind in shown[key]]


def _characters(scene: YsScene, owner: int, x: float, y: float, scale: float, room: float) -> str:
    """Those in play stand out, those of the next turn are faded."""
    step = _step(len(held(scene, owner)), scale, room)
    return row(scene, owner, (x, y), scale, step, pearl=(3, 5))


def _step(count: int, scale: float, room: float) -> float:
    """How far apart the cards lie in their space."""
    wide = cards.WIDTH * scale
    return min(wide + 5, (room - wide) / max(1, count - 1))


def _width_of_cards(count: int, scale: float, room: float) -> float:
    return cards.WIDTH * scale + (count - 1) * _step(count, scale, room) if count else 0


def row(
    scene: YsScene,
    owner: int,
    place: tuple[float, float],
    scale: float,
    step: float,
    pearl: tuple[float, float],
) -> str:
    """An owner's characters side by side; `pearl` is how far in, and how large, the mark of one in
    play is.
    """
    x, y = place
    inset, size = pearl
    wide = cards.WIDTH * scale
    return "".join(
        character_card(
            scene,
            kind,
            f"seat{owner}",
            x + n * step,
            y,
            scale,
            scene.game.window(kind),
            card_state(scene, kind, key),
            faded=key == "won",
            named=False,
        )
        + (played_mark(x + n * step + wide - inset, y + inset, size) if key == "active" else "")
        for n, (kind, key) in enumerate(held(scene, owner))
    )


def played_mark(x: float, y: float, size: float) -> str:
    """A gold pearl on a card that is in play."""
    return circle(x, y, size, "ys-pip")
