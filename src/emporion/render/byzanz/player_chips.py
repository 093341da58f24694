"""The seats on a phone: a chip each, with the same things as in the panels, smaller."""

from typing import Any, Final

from ...games.byzanz.cards import packet_of, worth
from ...games.byzanz.spec import SEAT_COLOURS
from ..laurel import laurel
from ..seat_marks import cloth, disc
from ..svg_elements import rect, words
from ..text_metrics import fitting, shortened
from .cards import TAG_WIDTH
from .pieces import chest, coin, lantern, token
from .player_panels import has_passed, hidden, slip
from .scene import ByzanzScene, copies, spread, tagged

HEIGHT: Final = 57
"""A chip's height; wide enough for a finger together with its gap."""


def chip(scene: ByzanzScene, seat: int, x: float, y: float, width: float) -> str:
    """A seat's name, hand, chests and offer card, and below them its bid."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    acts = scene.view["actor"] == seat
    return slip(
        scene,
        seat,
        x,
        y,
        rect(0, 0, width, HEIGHT, "byz-slip-acting" if acts else "byz-slip", rx=7),
        rect(3, 3, 36, HEIGHT - 6, "byz-mat", fill=cloth(SEAT_COLOURS[seat]), rx=4),
        laurel("byz", 21, HEIGHT / 2, 18) if seat in scene.winners else "",
        disc(SEAT_COLOURS[seat], 21, HEIGHT / 2, 29),
        lantern(width - 22, 25, 0.84, lit=True) if acts else "",
        _name(scene, seat, width - 82 - 45 - 4),
        _hand(scene, seat, width - 82),
        _chests(scene, seat, width - 46),
        token(scene, shown["offer"], 61, HEIGHT - 32, 0.6, seat) if shown["offer"] else "",
        _bid(scene, seat, 45, 27, width - 45 - 6),
    )


def _name(scene: ByzanzScene, seat: int, room: float) -> str:
    """Who it is, as much of it as there is room for."""
    name = scene.words.seat(seat)
    size = fitting(name, room, 15, 14)
    shown = shortened(name, room, size)
    return words(45, 18, shown, "byz-heading byz-start byz-f-text", font_size=size)


def _hand(scene: ByzanzScene, seat: int, x: float) -> str:
    """How many cards the seat holds, beside one of its backs."""
    held: int = scene.view["seats"][seat]["hand"]
    if not held:
        return ""
    said = words(x + 18, 19, str(held), "byz-label byz-start byz-f-text", font_size=14)
    return hidden(scene, seat, 1, x, 2.5, 0.26, of=held) + said


def _chests(scene: ByzanzScene, seat: int, x: float) -> str:
    """The profit beside a chest; where it lies face down, how many cards it is."""
    shown: dict[str, Any] = scene.view["seats"][seat]
    if not shown["profit"]:
        return ""
    number = str(shown["points"] if scene.shows_score(seat) else f"×{len(shown['profit'])}")
    said = words(x + 22, 19, number, "byz-value byz-start byz-f-text", font_size=15)
    return chest(scene, seat, 1, x, 4, 0.58, all_=True) + said


def _bid(scene: ByzanzScene, seat: int, x: float, y: float, room: float) -> str:
    """The bid's cards as tags and its total, or that the seat has passed."""
    bid: list[int] = scene.view["seats"][seat]["bid"]
    if not bid:
        if not has_passed(scene, seat):
            return ""
        return words(x, y + 19, scene.say("table.passed"), "byz-said byz-start byz-f-soft")
    step = spread(len(bid), room - 28, TAG_WIDTH, TAG_WIDTH + 2)
    drawn = [
        tagged(scene, kind, f"bid-{SEAT_COLOURS[seat]}-{name}", x + n * step, y)
        for n, (kind, name) in enumerate(copies(bid))
    ]
    at = x + step * (len(bid) - 1) + TAG_WIDTH + 15
    if scene.view["leader"] == seat:
        drawn.append(laurel("byz", at, y + 12.5, 13))
    return "".join([*drawn, coin(at, y + 12.5, 11.5, worth(packet_of(bid)), 14)])
