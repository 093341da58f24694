"""The end of a game: the score as a picture, and a small celebration."""

from typing import Any, Final

from ...games.byzanz.spec import SEAT_COLOURS
from ..laurel import laurel
from ..seat_marks import cloth, disc
from ..svg_elements import group, path, rect, words
from .player_panels import seat_title
from .scene import ByzanzScene

_ROW: Final = 5
"""Tiles a row: a point is a tile of a seat's column."""

_TOSSED: Final = (
    (0.06, 0.16), (0.13, 0.62), (0.2, 0.1), (0.28, 0.34), (0.35, 0.14), (0.42, 0.5), (0.5, 0.08),
    (0.57, 0.36), (0.64, 0.12), (0.72, 0.48), (0.79, 0.18), (0.86, 0.58), (0.93, 0.12),
)  # fmt: skip
"""Where gold was thrown over the carpet, as parts of its width and height."""


def podium(scene: ByzanzScene, x: float, y: float, width: float, height: float) -> str:
    """The seats side by side, each on a column of as many tiles as it has points."""
    phone = scene.phone
    seats: list[dict[str, Any]] = scene.view["seats"]
    room = width / len(seats)
    size = min(30 if phone else 38, room * 0.6)
    base = y + height - (24 if phone else 31)
    most = max(1, *(shown["points"] for shown in seats))
    rows = -(-most // _ROW)
    tile = min(11.0 if phone else 15.0, (base - y - size - 10) / rows, room * 0.8 / _ROW)
    drawn = []
    for seat, shown in enumerate(seats):
        middle = x + room * (seat + 0.5)
        top = base - tile * -(-shown["points"] // _ROW) - size / 2 - 4
        drawn.append(
            scene.named(
                seat_title(scene, seat),
                path(
                    _tiles(shown["points"], middle, base, tile),
                    "byz-tile",
                    fill=cloth(SEAT_COLOURS[seat]),
                ),
                rect(middle - room * 0.42, base, room * 0.84, 3, "byz-f-gold"),
                laurel("byz", middle, top, size * 0.68) if seat in scene.winners else "",
                disc(SEAT_COLOURS[seat], middle, top, size),
                words(
                    middle,
                    base + (19 if phone else 25),
                    str(shown["points"]),
                    "byz-value byz-f-face",
                    font_size=18 if phone else 23,
                ),
                class_="byz-owned",
                data_id=f"score-{SEAT_COLOURS[seat]}",
                data_seat=SEAT_COLOURS[seat],
            )
        )
    gold = "".join(
        f"M{x + width * across:.5g} {y + height * down:.5g}l4 3-3 4-4-3Z"
        for across, down in _TOSSED
    )
    return group(path(gold, "byz-f-gold"), *drawn, class_="byz-podium")


def _tiles(points: int, middle: float, base: float, tile: float) -> str:
    """A column of tiles, a point each, laid from below."""
    left = middle - tile * _ROW / 2
    gap = tile - 1.5
    return "".join(
        f"M{left + tile * (n % _ROW):.5g} {base - tile * (n // _ROW + 1):.5g}"
        f"h{gap:.3g}v{gap:.3g}h-{gap:.3g}Z"
        for n in range(points)
    )
