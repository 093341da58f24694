"""The things of Ys by their names: gems, places, brokers, characters and ships."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ...games.ys.data import (
    AFTER_A_PLACEMENT,
    AREAS,
    AT_ONCE,
    BEFORE_A_PLACEMENT,
    CHARACTERS,
    CITY,
    END_OF_COUNTING,
    GEMS,
    PLACED_SLOTS,
    SHIPS,
    SQUARES,
    START_OF_COUNTING,
    START_OF_PLACING,
    THRONE,
)
from ...games.ys.places import column_of, line_of, neighborhood_of
from ..game import GameWording

WINDOWS: Final = {
    "start_of_placing": START_OF_PLACING,
    "before_a_placement": BEFORE_A_PLACEMENT,
    "after_a_placement": AFTER_A_PLACEMENT,
    "start_of_counting": START_OF_COUNTING,
    "end_of_counting": END_OF_COUNTING,
    "at_once": AT_ONCE,
}
"""The moments at which characters are played, each with its characters."""

PAIR: Final = 2
"""Players among whom there is a neutral one: its number as an owner is theirs too."""


class YsTerms(GameWording):
    """Names, as they stand within a sentence. Numbers are those of the game's data."""

    # -- gems -------------------------------------------------------------------------------

    def sort(self, sort: int) -> str:
        """A gem's colour: gems are the sorts of this game."""
        return self.gem(sort)

    def gem(self, gem: int) -> str:
        """`blue`."""
        return self.say(f"gem.{GEMS[gem]}")

    def stones(self, gem: int) -> str:
        """`blue gems`: a colour that cannot be taken for a seat's."""
        return self.say(f"stones.{GEMS[gem]}")

    def gems(self, listed: Iterable[int]) -> str:
        """`2 blue gems and a red gem`, equal ones together."""
        counted = _equal_together(listed)
        return self.words.list_of(self.count(f"gems.{GEMS[gem]}", n) for gem, n in counted)

    def gems_as_object(self, listed: Iterable[int]) -> str:
        """Gems that something is done to: German has a form for that."""
        counted = _equal_together(listed)
        return self.words.list_of(self.count(f"gems.object.{GEMS[gem]}", n) for gem, n in counted)

    def column(self, gem: int) -> str:
        """`blue column`."""
        return self.say(f"column.{GEMS[gem]}")

    # -- places -----------------------------------------------------------------------------

    def area(self, which: int) -> str:
        """`port area`, of any neighborhood."""
        return self.say(f"area.{AREAS[which]}")

    def neighborhood(self, number: int) -> str:
        """`neighborhood 1`, counted from 0."""
        return self.say("neighborhood", number=number + 1)

    def line(self, line: int) -> str:
        """`line 2`, of the market."""
        return self.say("line", line=line)

    def place(self, place: int) -> str:
        """`line 2, blue column`, or `port area of neighborhood 1`."""
        return self.say(f"place.{_sort_of_place(place)}", **self._place_facts(place))

    def at(self, place: int) -> str:
        """Where something is: `in the port area of neighborhood 1`."""
        return self.say(f"at.{_sort_of_place(place)}", **self._place_facts(place))

    def onto(self, place: int) -> str:
        """Where something is put, which German tells apart from where it is."""
        return self.say(f"onto.{_sort_of_place(place)}", **self._place_facts(place))

    def to(self, place: int) -> str:
        """Where something goes: `to the port area of neighborhood 1`."""
        return self.say(f"to.{_sort_of_place(place)}", **self._place_facts(place))

    def _place_facts(self, place: int) -> dict[str, object]:
        if place < SQUARES:
            return {"line": line_of(place), "column": self.column(column_of(place))}
        return {"number": neighborhood_of(place) + 1}

    # -- characters and ships ---------------------------------------------------------------

    def card(self, kind: int) -> str:
        """A character: these are the cards that a player can hold."""
        return self.character(kind)

    def character(self, kind: int) -> str:
        """`Spy`."""
        return self.say(f"character.{CHARACTERS[kind]}.name")

    def the_character(self, kind: int) -> str:
        """`the Spy`, as somebody plays or wins it."""
        return self.say(f"character.{CHARACTERS[kind]}.object")

    def character_help(self, kind: int) -> str:
        """What a character does, and when, in one sentence."""
        return self.say(f"character.{CHARACTERS[kind]}.help")

    def window(self, kind: int) -> str:
        """When a character is played: `at the start of placing`."""
        [found] = [window for window, kinds in WINDOWS.items() if kind in kinds]
        return self.say(f"window.{found}")

    def ship(self, kind: int) -> str:
        """`ship with blue (large), white and red`."""
        return self.say("ship", freight=self.freight(kind))

    def freight(self, kind: int) -> str:
        """What a ship brings: `blue (large), white and red`."""
        large, small, other = (self.gem(gem) for gem in SHIPS[kind])
        return self.say("freight", large=large, small=small, other=other)

    # -- brokers and who owns them ----------------------------------------------------------

    def owner(self, owner: int, players: int = 0) -> str:
        """A seat's colour, or the neutral player: at a table of two it is owner number 2."""
        if players == PAIR <= owner:
            return self.say("neutral")
        return self.words.seat(owner)

    def broker(self, value: int | None) -> str:
        """`broker 4`; one of unknown value is a `hidden broker`."""
        return self.say("broker.hidden") if value is None else self.say("broker", value=value)

    def piece(self, owner: int, number: int, players: int = 0) -> str:
        """A broker on the board or in the throne room, by owner and number as records count."""
        if players == PAIR <= owner:
            return self.say("piece.neutral", number=number + 1)
        seat = self.words.seat(owner)
        return self.say(f"piece.{_home(number)}", number=_counted(number), seat=seat)

    def own_piece(self, number: int) -> str:
        """The viewer's broker, where its owner is clear: `broker no. 3`."""
        return self.say(f"own.{_home(number)}", number=_counted(number))

    def your_piece(self, number: int) -> str:
        """The viewer's broker that somebody else does something to: `your broker no. 3`."""
        return self.say(f"your.{_home(number)}", number=_counted(number))

    def sum_of(self, values: list[int]) -> str:
        """`4 + 1 = 5`, the best broker first."""
        return f"{' + '.join(map(str, sorted(values, reverse=True)))} = {sum(values)}"


def _equal_together(listed: Iterable[int]) -> list[tuple[int, int]]:
    """Each gem with how many there are of it."""
    return sorted(Counter(listed).items())


def _sort_of_place(place: int) -> str:
    """Squares, each sort of area, and the throne room are worded apart."""
    if place == THRONE:
        return "throne"
    return "square" if place < SQUARES else AREAS[(place - CITY) % len(AREAS)]


def _home(number: int) -> str:
    """Where a broker was first: on the board, or in the throne room by a slot of its own."""
    return "board" if number < PLACED_SLOTS else "throne"


def _counted(number: int) -> int:
    """A slot's number as people count, from 1 on; the throne room's are counted apart."""
    return number % PLACED_SLOTS + 1
