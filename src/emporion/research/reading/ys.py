"""The fields of an observation of Ys, read off a view."""

from typing import Any

from ...core.state import View
from ...games.ys.data import (
    CHARACTERS,
    CITY,
    GEMS,
    NEIGHBORHOODS,
    PLACES,
    SHIPS,
    SLOTS,
    THRONE,
    VALUES,
    YELLOW_CARDS,
)
from ...games.ys.phases import NAMES
from ..encoding.ys_fields import BROKER_NUMBERS, DRAFT_STEPS
from .numbers import around, capped, counts, flag, place


def read(view: View) -> dict[str, list[int]]:
    """Every field by its name."""
    players: int = view["players"]
    seat: int = view["seat"]
    fields = _table(view, players, seat) | _city(view) | _own(view, players)
    for further, other in enumerate(around(seat, players)):
        seen = view["seats"][other]
        fields |= _owner(view, str(further), other, seen) | _seat(players, further, seen)
    if players == 2:
        fields |= _owner(view, "neutral", players, view["neutral"])
    return fields


def _table(view: View, players: int, seat: int) -> dict[str, list[int]]:
    """The options, and what is asked of whom."""
    options = view["options"]
    return {
        "neighborhoods": [options["neighborhoods"]],
        "kings_favor": flag(options["kings_favor"]),
        "express": flag(options["express"]),
        "neutral_strong": flag(options["neutral"] == "strong"),
        "peek": flag(options["peek"]),
        "seat": place(seat, players),
        "phase": place(NAMES.index(view["phase"]), len(NAMES)),
        "actors": [int(other in view["actors"]) for other in around(seat, players)],
        "turn": [view["turn"]],
        "round": [view["round"]],
        "asked": [view["asked"]],
    }


def _city(view: View) -> dict[str, list[int]]:
    """What is being counted, and what is to be won."""
    rows = range(NEIGHBORHOODS)
    palaces = dict(enumerate(view["palaces"]))
    ships = dict(enumerate(view["ships"]))
    return {
        "neighborhood": place(view["neighborhood"], NEIGHBORHOODS + 1),
        "step": [view["step"]],
        "freight": counts(view["freight"], len(GEMS)),
        "looks": [view["looks"]],
        "queen": place(view["queen"] - CITY, THRONE - CITY),
        "quotations": view["quotations"],
        "lines": [number for gem in view["lines"] for number in place(gem, len(GEMS))],
        "palaces": [
            number for row in rows for number in place(palaces.get(row, -1), len(CHARACTERS))
        ],
        "ships": [number for row in rows for number in _ship(ships.get(row, -1))],
        "ships_left": view["ships_left"],
        "gone": counts(view["gone"], YELLOW_CARDS),
    }


def _ship(ship: int) -> list[int]:
    """The gems of a ship, the large one as two."""
    return counts([SHIPS[ship][0], *SHIPS[ship]] if ship >= 0 else [], len(GEMS))


def _own(view: View, players: int) -> dict[str, list[int]]:
    """What nobody else knows."""
    draft: list[int] = view["draft"]
    steps = [action + 1 for action in draft] + [0] * (DRAFT_STEPS[players] - len(draft))
    own = {
        "screen": counts(view["screen"], VALUES),
        "choice": counts(view["choice"] or [], VALUES),
        "drafted": [len(draft)],
        "draft": steps,
    }
    return own | {"neutrals": counts(view["neutrals"], VALUES)} if players == 2 else own


def _seat(players: int, further: int, seen: dict[str, Any]) -> dict[str, list[int]]:
    """What everybody knows of a seat."""
    fields = {
        f"characters_{further}": counts(seen["characters"], YELLOW_CARDS),
        f"won_{further}": counts(seen["won"], YELLOW_CARDS),
        f"active_{further}": counts(seen["active"], YELLOW_CARDS),
        f"played_{further}": [seen["played"]],
        f"order_{further}": place(seen["order"] - 1, players),
        f"front_{further}": counts(seen["front"], VALUES),
        f"behind_{further}": [seen["behind"]],
        f"behind_known_{further}": counts(seen["behind_known"], VALUES),
        f"chosen_{further}": flag(seen["chosen"]),
        f"place_{further}": place(seen["place"] - 1, players),
    }
    if players == 2:
        fields[f"neutrals_{further}"] = [seen["neutrals"]]
        fields[f"neutrals_known_{further}"] = counts(seen["neutrals_known"], VALUES)
    return fields


# -- owners ---------------------------------------------------------------------------------------


def _owner(view: View, name: str, owner: int, seen: dict[str, Any]) -> dict[str, list[int]]:
    """What a seat, or the neutral player, has: points, gems, and brokers on the board."""
    players: int = view["players"]
    pieces: list[dict[str, Any]] = [one for one in view["pieces"] if one["owner"] == owner]
    by_number = {piece["number"]: piece for piece in pieces}
    numbers = list(range(SLOTS))
    if owner == players and view["seat"] == 1:
        # Seat 1 places the neutral brokers of odd numbers; the seat's own come first.
        numbers = [number + 1 if number % 2 == 0 else number - 1 for number in numbers]
    nothing = [0] * (BROKER_NUMBERS + players)
    return {
        f"points_{name}": capped(seen["points"]),
        f"gems_{name}": seen["gems"],
        f"brokers_{name}": [
            each
            for number in numbers
            for each in (_broker(view, by_number[number]) if number in by_number else nothing)
        ],
        f"places_{name}": [
            each
            for here in range(PLACES)
            for each in _brokers_in([piece for piece in pieces if piece["place"] == here])
        ],
    }


def _broker(view: View, piece: dict[str, Any]) -> list[int]:
    """One broker: what it shows, who knows its value, and what all know of it."""
    value: int | None = piece["value"]
    return [
        piece["place"] + 1,
        0 if value is None else value + 1,
        int(piece["down"]),
        int(piece["marked"]),
        *[int(other in piece["known_by"]) for other in around(view["seat"], view["players"])],
        *counts(piece["among"] + piece["twice"], VALUES),
        int(piece["paired"]),
    ]


def _brokers_in(pieces: list[dict[str, Any]]) -> list[int]:
    """The brokers of an owner in one place: by value, unknown, marked."""
    values = [piece["value"] for piece in pieces if piece["value"] is not None]
    marked = [piece for piece in pieces if piece["marked"]]
    return [*counts(values, VALUES), len(pieces) - len(values), len(marked)]
