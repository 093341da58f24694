"""What things cost, by a view; it must agree with the rules, which a test checks."""

from ...core.actions import ActionData
from ...core.seats import NOBODY
from ...core.state import View
from ...games.tyros.actions import ACTIONS
from ...games.tyros.board import TYROS
from ...games.tyros.cards import cards, packet_of
from ...games.tyros.data import CITY_PRICE, CITY_PRICE_TWO_SHIPS
from ...games.tyros.payment import fewest_jokers, in_colour, joker_choices
from ...games.tyros.sea import DISTANCE, field_of


def empire_of(view: View, field: int) -> int:
    """The empire that has a disc on a field, or NOBODY."""
    found = [empire for empire, fields in enumerate(view["empires"]) if field in fields]
    return found[0] if found else NOBODY


def owner_of_city(view: View, field: int) -> int:
    """Whose city is on a field, or NOBODY."""
    owners = [seat for seat, other in enumerate(view["seats"]) if field in other["cities"]]
    return owners[0] if owners else NOBODY


def is_free_tyros(view: View, field: int) -> bool:
    """Whether this is Tyros before it has a city."""
    return field == TYROS and owner_of_city(view, TYROS) == NOBODY


def ships_on(view: View, field: int, seats: list[int]) -> int:
    """How many ships of these seats are on a field, on whichever coast."""
    ships = [coast for seat in seats for coast in view["seats"][seat]["ships"]]
    return len([coast for coast in ships if field_of(coast) == field])


def price_of_city(view: View, field: int) -> int:
    """The cards that a city there costs the view's seat."""
    two = ships_on(view, field, [view["seat"]]) > 1
    return CITY_PRICE_TWO_SHIPS if two else CITY_PRICE


def price_of_ship(view: View, field: int) -> int:
    """The cards that a ship there costs."""
    return ships_on(view, field, list(range(view["players"]))) + 1


def payment(view: View, empire: int, price: int) -> list[int]:
    """The cards that pay a price in an empire's sort with as few jokers as the hand allows."""
    hand = packet_of(view["hand"])
    return cards(in_colour(empire, price, fewest_jokers(hand, empire, price)))


def steps(view: View) -> list[ActionData]:
    """The uncommitted actions of the view's seat, with their kinds and arguments."""
    return [ACTIONS.describe(action) for action in view.get("draft") or ()]


def price_of_draft(view: View) -> tuple[int, int]:
    """The empire and the price of the journey or the city that the view's seat has begun."""
    begun, *further = steps(view)
    if begun.kind == "city":
        field = begun.number("field")
        return empire_of(view, field), price_of_city(view, field)
    goal = further[0].number("coast")
    return empire_of(view, field_of(goal)), DISTANCE[begun.number("coast")][goal]


def asks_for_jokers(view: View) -> bool:
    """Whether the next step of a journey or a city is the number of jokers."""
    if any(step.kind in ("jokers", "back") for step in steps(view)):
        return False
    empire, price = price_of_draft(view)
    return len(joker_choices(packet_of(view["hand"]), empire, price)) > 1


def drafted(view: View, kind: str) -> list[int]:
    """The cards that actions of a kind name in the draft."""
    return [step.number("card") for step in steps(view) if step.kind == kind]
