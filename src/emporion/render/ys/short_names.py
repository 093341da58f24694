"""Short names for the things of Ys, as rows and lists have them."""

from ...games.ys.actions import ACTIONS, BROKER_KINDS, FACE_DOWN_KINDS
from ...games.ys.data import AREAS, CITY, GEMS, PLACED_SLOTS, SQUARES, THRONE
from ...games.ys.places import column_of, line_of, neighborhood_of
from ...text.ys import YsWording
from .view_reader import Broker, YsViewReader


class ShortNames:
    """Names in one language."""

    def __init__(self, ys: YsWording) -> None:
        self._ys = ys

    def letters(self, gem: int) -> str:
        """A gem's colour in two letters."""
        return self._ys.say(f"table.short.{GEMS[gem]}")

    def white_as(self, colour: int) -> str:
        """A white gem that becomes one of a colour."""
        return self._ys.say("table.white_as", gem=self._ys.gem(colour))

    def area(self, which: int) -> str:
        """`port`."""
        return self._ys.say(f"table.area.{AREAS[which]}")

    def spot(self, place: int) -> str:
        """A place as records write it, in the reader's language: `2-blue`, `1-port`."""
        if place == THRONE:
            return self._ys.place(place)
        if place < SQUARES:
            number, name = line_of(place), self._ys.gem(column_of(place))
        else:
            number = neighborhood_of(place) + 1
            name = self.area((place - CITY) % len(AREAS))
        return self._ys.say("table.spot", number=number, name=name)

    def piece(self, piece: Broker, reading: YsViewReader) -> str:
        """A broker by its value, whether it lies face down, and its place."""
        value, spot = self._which(piece, reading)
        key = "table.piece.down" if piece["down"] else "table.piece.up"
        return self._ys.say(key, value=value, spot=spot)

    def hidden(self, piece: Broker, reading: YsViewReader) -> str:
        """A broker where all lie face down."""
        value, spot = self._which(piece, reading)
        return self._ys.say("table.piece.up", value=value, spot=spot)

    def _which(self, piece: Broker, reading: YsViewReader) -> tuple[str, str]:
        """A broker's value, or its number where that is not known, and its place.

        In the throne room all have one place: there the number says which.
        """
        number: int = piece["number"]
        value = reading.value(piece)
        spot = self.spot(piece["place"])
        if number >= PLACED_SLOTS and piece["place"] == THRONE:
            return "?" if value is None else str(value), f"{spot} {number - PLACED_SLOTS + 1}"
        return f".{number + 1}" if value is None else str(value), spot

    def draft(self, actions: list[int], phase: str) -> str:
        """What has been chosen so far, each broker with its place."""
        said: list[str] = []
        for action in actions:
            step = ACTIONS.describe(action)
            if step.kind == "at" and said:
                said[-1] += f" {self.spot(step.number('place'))}"
            elif step.kind in BROKER_KINDS:
                down = step.kind in FACE_DOWN_KINDS
                key = "table.draft.down" if down else "table.draft.up"
                said.append(self._ys.say(key, value=step.number("value")))
            else:
                said.append(self._ys.action(action, phase))
        return "; ".join(said)
