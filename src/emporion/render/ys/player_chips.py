"""Each player's chip on a phone: the same things as in the panels, smaller and closer."""

from typing import Final

from ...games.ys.data import GEMS
from ...games.ys.spec import SEAT_COLOURS
from ..laurel import laurel
from ..seat_marks import cloth, disc
from ..svg_elements import rect, words
from . import cards
from .gems import gem, in_a_row
from .pieces import gem_title
from .player_panels import LittleScreen, acts, behind, front, held, order, row, slip
from .scene import YsScene

WIDTH: Final = 200

_GEMS_AT: Final = 41.0
_LETTER: Final = 14
"""Where the gems begin, and how large their counts are."""

_SCALE: Final = 0.31
_CARD: Final = cards.WIDTH * _SCALE
_CARDS: Final = 44.0
"""Of characters: how large they are, how wide one is, and how wide all are at the most."""

_SCREEN: Final = LittleScreen(
    "M-16-8L-8-11H8L16-8V11L8 9H-8L-16 11Z", (1, 9.6), 14, "M-36 0L-31 5L-23-7"
)


def chip(scene: YsScene, owner: int, x: float, y: float, height: float) -> str:
    """Emblem, points, Order card and brokers above; gems and characters below."""
    shown = scene.standing(owner)
    asked = acts(scene, owner)
    seated = owner < scene.view["players"]
    own = owner == scene.view["seat"]
    upper, lower = height * 0.29, height * 0.73
    return slip(
        scene,
        owner,
        x,
        y,
        rect(0, 0, WIDTH, height, "ys-slip-acting" if asked else "ys-slip", rx=7),
        rect(3, 3, 33, height - 6, "ys-banner", fill=cloth(SEAT_COLOURS[owner]), rx=4),
        laurel("ys", 19.5, height / 2, 13.5) if owner in scene.winners else "",
        disc(SEAT_COLOURS[owner], 19.5, height / 2, 24),
        words(
            42,
            upper + 6.5,
            str(shown["points"]),
            "ys-value ys-start ys-f-text",
            font_size=19,
            data_id=f"points.{owner}",
        ),
        order(scene, owner, 82, upper, 24) if seated else "",
        front(scene, owner, 104, upper, 25, 20.5) if seated and not own else "",
        behind(scene, owner, WIDTH - 21, upper, _SCREEN) if seated else "",
        _gems(scene, owner, lower),
        _characters(scene, owner, WIDTH - 5, lower) if seated and not own else "",
    )


def _row_of_gems(scene: YsScene, owner: int) -> tuple[float, list[float]]:
    """How large the gems are, and where each begins; and where the cards beside them may."""
    counts = [n for n in scene.standing(owner)["gems"] if n]
    seated = owner < scene.view["players"] and owner != scene.view["seat"]
    beside = min(_CARDS, len(held(scene, owner)) * (_CARD + 1)) if seated else 0
    room = WIDTH - _GEMS_AT - 8 - beside
    size = 13.0
    while size > 10 and in_a_row(counts, room, size, _LETTER)[-1] > room:
        size -= 1
    return size, [_GEMS_AT + start for start in in_a_row(counts, room, size, _LETTER)]


def _gems(scene: YsScene, owner: int, y: float) -> str:
    """Only the gems that are there, so that they can be large enough."""
    counts = [(kind, n) for kind, n in enumerate(scene.standing(owner)["gems"]) if n]
    size, starts = _row_of_gems(scene, owner)
    drawn = []
    for (kind, n), at in zip(counts, starts, strict=False):
        drawn.append(
            scene.named(
                gem_title(scene, kind, n),
                gem(kind, at + size / 2, y, size),
                words(
                    at + size * 1.1, y + 5, str(n), "ys-value ys-start ys-f-text",
                    font_size=_LETTER,
                ),
                data_id=f"gem.{owner}.{GEMS[kind]}",
                data_stack=f"gem.{GEMS[kind]}",
                data_count=n,
            )
        )  # fmt: skip
    return "".join(drawn)


def _characters(scene: YsScene, owner: int, right: float, y: float) -> str:
    """Small cards, overlapping where there are many."""
    mine = held(scene, owner)
    room = min(_CARDS, right - _row_of_gems(scene, owner)[1][-1] - 3)
    step = min(_CARD + 1, max(0.0, room - _CARD) / max(1, len(mine) - 1))
    left = right - _CARD - step * (len(mine) - 1)
    top = y - cards.BARE_HEIGHT * _SCALE / 2
    return row(scene, owner, (left, top), _SCALE, step, pearl=(2, 3.6))
