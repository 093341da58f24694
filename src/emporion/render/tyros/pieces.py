"""What players put on the chart: ships and cities, each in its seat's cloth under its emblem."""

from functools import cache
from typing import Final

from ...games.tyros.spec import SEAT_COLOURS
from ..svg_art import art, art_at, path_data
from ..svg_elements import centred, path, use

CITY: Final = path_data("tyros/art/ghost-city")[0]
"""The outline of a city."""


@cache
def definitions(seats: int) -> str:
    """Each seat's ship and city, in boxes of 40 by 40."""
    return "".join(
        art(f"tyros/art/{name}", seat=colour)
        for colour in SEAT_COLOURS[:seats]
        for name in ("ship", "city")
    )


def ship(seat: int, x: float, y: float, size: float) -> str:
    """A ship around a centre."""
    return use(f"tyr-ship-{SEAT_COLOURS[seat]}", transform=centred(x, y, size))


def city(seat: int, x: float, y: float, size: float) -> str:
    """A city around a centre."""
    return use(f"tyr-city-{SEAT_COLOURS[seat]}", transform=centred(x, y, size))


def ghost_ship(x: float, y: float, size: float) -> str:
    """The outline of a ship that is not there yet."""
    (outline,) = path_data("tyros/art/ghost-ship")
    return path(outline, "tyr-ghost", transform=centred(x, y, size))


def ghost_city(x: float, y: float, size: float) -> str:
    """The outline of a city that is not there yet."""
    return art_at("tyros/art/ghost-city", x - size / 2, y - size / 2, size / 40)
