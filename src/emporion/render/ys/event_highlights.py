"""What an event of Ys is about in the picture."""

from collections.abc import Iterable
from typing import Any, Final

from ...games.ys.data import AREAS, BLACK, CITY, COMMERCIAL, GEMS, PALACE, PORT, SQUARES, THRONE
from .scene import broker_id

BEFORE: Final = frozenset(
    {
        "gems_taken",
        "gems_lapsed",
        "black_gem_won",
        "commercial_won",
        "character_won",
        "character_lost",
        "crowned",
        "card_for_gem",
        "white_gem_named",
        "line_won",
        "nobody_in_market",
        "columns_ordered",
        "columns_moved",
        "highest_bidder_moved",
    }
)
"""What is counted while the brokers that count still stand there."""

CLEARS: Final = frozenset({"neighborhood_cleared", "market_cleared"})
"""With these the brokers go home."""

_IN_AREA: Final = {
    "black_gem_won": PORT,
    "commercial_won": COMMERCIAL,
    "character_won": PALACE,
    "character_lost": PALACE,
    "card_for_gem": PALACE,
    "crowned": PALACE,
}
"""The area of its neighborhood that an event is about."""

_OF_ALL: Final = {"bids_revealed": "bids", "order_settled": "orders", "last_brokers": "fronts"}
"""What is about everybody, and the fact that has a part for each."""

_IN_MARKET: Final = frozenset(
    {"market_filled", "market_revealed", "market_cleared", "nobody_in_market"}
)
_IN_THRONE_ROOM: Final = frozenset({"sent_to_throne", "throne_filled", "throne_points"})


def places(seen: dict[str, Any]) -> tuple[str, ...]:
    """The things of the picture that an event is about."""
    kind = seen["event"]
    if kind == "gem_points":
        return _quotations([seen["gem"]]) + _gems(seen["seat"], [seen["gem"]])
    if kind == "black_points":
        return _gems(seen["seat"], [BLACK])
    if kind in _IN_MARKET:
        return ("market",)
    if kind in _IN_THRONE_ROOM:
        return ("throne",)
    if kind in _OF_ALL:
        return tuple(f"board.{seat}" for seat in range(len(seen[_OF_ALL[kind]])))
    if kind in _IN_AREA:
        return (_place(CITY + len(AREAS) * seen["neighborhood"] + _IN_AREA[kind]),)
    if kind in ("queen_placed", "market_point"):
        return (_place(seen["place"]),)
    return _standing(seen) + _moved(seen) + _counted(seen)


def _standing(seen: dict[str, Any]) -> tuple[str, ...]:
    """Brokers, and where they stand."""
    pieces = [*seen.get("pieces", ()), *([seen["piece"]] if "piece" in seen else ())]
    if seen["event"] == "neighborhood_revealed":
        return ()
    standing = [_place(piece["place"]) for piece in pieces]
    return (*(broker_id(piece["owner"], piece["number"]) for piece in pieces), *standing)


def _moved(seen: dict[str, Any]) -> tuple[str, ...]:
    """Quotations, and gems of a seat."""
    match seen["event"]:
        case "columns_ordered" | "columns_moved":
            return _quotations(seen["columns"])
        case "highest_bidder_moved":
            return _quotations([seen["gem"]])
        case "quotations_shifted":
            return _quotations([seen["raised"], seen["lowered"]])
        case "gem_exchanged":
            return _gems(seen["seat"], [seen["gave"], seen["took"]])
        case "gems_chosen":
            return _gems(seen["seat"], seen["gems"])
        case "white_gem_named":
            return _gems(seen["seat"], [seen["gem"]])
    return ()


def _counted(seen: dict[str, Any]) -> tuple[str, ...]:
    """Neighborhoods, ships, lines, or the turn itself."""
    match seen["event"]:
        case "ships_swapped":
            return tuple(f"ship.{port}" for port in seen["ports"])
        case "ships_arrived":
            return tuple(f"ship.{port}" for port, ship in enumerate(seen["ships"]) if ship >= 0)
        case "characters_revealed":
            return tuple(f"neighborhood.{n}" for n in range(len(seen["characters"])))
        case "turn_ended":
            return ("turn",)
    if "neighborhood" in seen:
        return (f"neighborhood.{seen['neighborhood']}",)
    return (f"line.{seen['line']}",) if "line" in seen else ()


def _place(place: int) -> str:
    if place == THRONE:
        return "throne"
    return f"square.{place}" if place < SQUARES else f"area.{place}"


def _gems(seat: int, gems: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"gem.{seat}.{GEMS[gem]}" for gem in gems)


def _quotations(gems: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"quotation.{GEMS[gem]}" for gem in gems)
