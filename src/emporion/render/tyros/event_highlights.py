"""What an event of Tyros is about in the picture."""

from typing import Any, Final

from ...games.tyros.data import GOODS
from ...games.tyros.sea import COAST_NAMES, FIELD_NAMES

_AT_THE_BANK: Final = frozenset({"cards_swapped", "card_fetched"})


def places(seen: dict[str, Any]) -> tuple[str, ...]:
    """The things of the picture that an event is about."""
    kind = seen["event"]
    if kind in _AT_THE_BANK:
        return ("discards",)
    if kind in ("cards_dealt", "cards_drawn"):
        return ("pile", f"cards.{seen['seat']}")
    if kind in ("cards_kept", "keeping_chosen"):
        return (f"cards.{seen['seat']}",)
    if kind in ("round_began", "round_ended"):
        return ("round",)
    if kind in ("start_player_drawn", "start_player_changed"):
        return ("start",)
    if kind == "tile_put_under":
        return ("tiles",)
    return _on_the_chart(seen)


def _on_the_chart(seen: dict[str, Any]) -> tuple[str, ...]:
    """Ships, cities, discs and the empires that they belong to."""
    match seen["event"]:
        case "sailed":
            return (f"ship.{seen['seat']}.{COAST_NAMES[seen['goal']]}.0",)
        case "city_founded":
            return (f"city.{FIELD_NAMES[seen['field']]}", f"empire.{GOODS[seen['empire']]}")
        case "empire_founded" | "empire_grew" | "tyros_claimed":
            return (f"disc.{seen['field']}", f"empire.{GOODS[seen['empire']]}")
        case "empire_scored" | "majority_won":
            return (f"empire.{GOODS[seen['empire']]}", f"column.{GOODS[seen['empire']]}")
        case "four_empires":
            return ("bonus",)
    return ()
