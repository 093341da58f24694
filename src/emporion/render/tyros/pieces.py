"""What players put on the chart: ships and cities, each in its seat's cloth under its emblem."""

from functools import cache
from typing import Final

from ...games.tyros.spec import SEAT_COLOURS
from ..svg_elements import cloth, disc, group, moved, path, rect, use

_HULL: Final = "M1 25Q4 31 8 35H33Q38 31 39 21L36 19L35 25H8Q4 25 2 20L-1 18Z"
CITY: Final = "M3 38V16H7V13H11V16H14V8L20 3L26 8V16H29V13H33V16H37V38Z"
"""The outline of a city."""


@cache
def definitions(seats: int) -> str:
    """Each seat's ship and city, in boxes of 40 by 40."""
    return "".join(_ship(seat) + _city(seat) for seat in range(seats))


def _ship(seat: int) -> str:
    """A round-bellied trader: horse's head at the bow, a broad sail with the emblem."""
    return group(
        path("M20 2V26", "tyr-pen"),
        path("M6 4H34Q37 13 33 23H7Q10 13 6 4Z", "tyr-sail", fill=cloth(SEAT_COLOURS[seat])),
        path("M4 4H36", "tyr-pen"),
        path(_HULL, "tyr-hull"),
        path("M6 29H35", "tyr-strake"),
        disc(SEAT_COLOURS[seat], 20, 13.6, 17),
        path("M-2 37Q3 33 8 37T18 37T28 37T38 37T42 36", "tyr-wake"),
        id=f"tyr-ship-{SEAT_COLOURS[seat]}",
    )


def _city(seat: int) -> str:
    """Towers and a gate, roofs and walls in the seat's cloth."""
    return group(
        path("M1 39H39V37H1Z", "tyr-cast"),
        path(CITY, "tyr-wall", fill=cloth(SEAT_COLOURS[seat])),
        path("M3 20H14M26 20H37", "tyr-pen"),
        path("M15 38V32Q20 26 25 32V38Z", "tyr-door"),
        rect(6, 24, 3, 5, "tyr-door"),
        rect(31, 24, 3, 5, "tyr-door"),
        disc(SEAT_COLOURS[seat], 20, 18, 17),
        id=f"tyr-city-{SEAT_COLOURS[seat]}",
    )


def ship(seat: int, x: float, y: float, size: float) -> str:
    """A ship around a centre."""
    return use(
        f"tyr-ship-{SEAT_COLOURS[seat]}", transform=moved(x - size / 2, y - size / 2, size / 40)
    )


def city(seat: int, x: float, y: float, size: float) -> str:
    """A city around a centre."""
    return use(
        f"tyr-city-{SEAT_COLOURS[seat]}", transform=moved(x - size / 2, y - size / 2, size / 40)
    )


def ghost_ship(x: float, y: float, size: float) -> str:
    """The outline of a ship that is not there yet."""
    outline = (
        "M6 4H34Q37 13 33 23H22V25H35L36 19L39 21Q38 31 33 35H8Q4 31 1 25L-1 18L2 20Q4 25 8 25H18"
        "V23H7Q10 13 6 4Z"
    )
    return path(outline, "tyr-ghost", transform=moved(x - size / 2, y - size / 2, size / 40))


def ghost_city(x: float, y: float, size: float) -> str:
    """The outline of a city that is not there yet."""
    return group(
        path(CITY, "tyr-ghost"),
        path("M15 38V32Q20 26 25 32V38", "tyr-pen"),
        transform=moved(x - size / 2, y - size / 2, size / 40),
    )
