"""How a page pairs the pieces of two pictures, as `emporion.render.svg` describes it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games import find
from emporion.render.svg import Layout, svg

from .reading_svg import tree
from .touring import TableSetup


class Piece(NamedTuple):
    """Something that can travel."""

    id: str
    piece: str
    seat: str


class Stack(NamedTuple):
    """Several pieces drawn as one."""

    piece: str
    seat: str
    size: int


class Lying(NamedTuple):
    """What of a picture can travel, and from where."""

    pieces: list[Piece]
    stacks: dict[str, Stack]
    homes: set[str]


def read(picture: str) -> Lying:
    """The pieces, stacks and homes of a picture."""
    found = Lying([], {}, set())

    def walk(each: ET.Element, seat: str, inside: str) -> None:
        seat = each.get("data-seat", seat)
        name = each.get("data-id", "")
        if each.get("data-piece"):
            assert not inside, f"{name} lies in {inside}"
            inside = name
            found.pieces.append(Piece(name, each.get("data-piece", ""), seat))
        if each.get("data-stack"):
            stack = Stack(each.get("data-stack", ""), seat, int(each.get("data-count", "")))
            found.stacks[name] = stack
        if each.get("data-home"):
            found.homes.add(each.get("data-home", ""))
        for inner in each:
            walk(inner, seat, inside)

    walk(tree(picture), "", "")
    return found


def related(one: str, other: str) -> bool:
    """Whether two names may be those of one piece, shown and hidden."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


class Pairing:
    """What became of the pieces of a picture, and where those of the next one came from.

    `how` counts the ways; `come` and `gone` are left without a counterpart.
    """

    def __init__(self, old: Lying, new: Lying) -> None:
        self.how: Counter[str] = Counter()
        ids = {each.id: each for each in new.pieces}
        kept = {
            each.id
            for each in old.pieces
            if each.id in ids and related(each.piece, ids[each.id].piece)
        }
        self.how["kept"] = len(kept)
        self.gone = [each for each in old.pieces if each.id not in kept]
        self.come = [each for each in new.pieces if each.id not in kept]
        self.given, self.taken = self._changed(old, new)
        for name, equal in (("moved", True), ("turned", False)):
            for same_seat in (True, False):
                self._pair(name, equal, same_seat)
        for equal in (True, False):
            for same_seat in (True, False):
                self._stacked(self.come, self.given, equal, same_seat)
                self._stacked(self.gone, self.taken, equal, same_seat)
        homes = old.homes | new.homes
        for each in self.come:
            home = next((at for at in (each.piece, each.seat, "pile") if at in homes), "nowhere")
            self.how["seat" if home == each.seat else "home" if home in homes else "nowhere"] += 1
        for each in self.gone:
            self.how["seat" if each.seat in homes else "faded"] += 1

    @staticmethod
    def _changed(old: Lying, new: Lying) -> tuple[list[Stack], list[Stack]]:
        """What stacks gave, and what they took."""
        given: list[Stack] = []
        taken: list[Stack] = []
        for name in old.stacks.keys() | new.stacks.keys():
            one, other = old.stacks.get(name), new.stacks.get(name)
            change = (other.size if other else 0) - (one.size if one else 0)
            stack = other or one
            assert stack is not None
            if change:
                (taken if change > 0 else given).append(stack._replace(size=abs(change)))
        return given, taken

    def _pair(self, name: str, equal: bool, same_seat: bool) -> None:
        for one in list(self.gone):
            for other in self.come:
                fits = one.piece == other.piece if equal else related(one.piece, other.piece)
                if fits and (one.seat == other.seat or not same_seat):
                    self.gone.remove(one)
                    self.come.remove(other)
                    self.how[name] += 1
                    break

    def _stacked(
        self, pieces: list[Piece], stacks: list[Stack], equal: bool, same_seat: bool
    ) -> None:
        for one in list(pieces):
            for n, stack in enumerate(stacks):
                fits = one.piece == stack.piece if equal else related(one.piece, stack.piece)
                if stack.size and fits and (one.seat == stack.seat or not same_seat):
                    stacks[n] = stack._replace(size=stack.size - 1)
                    pieces.remove(one)
                    self.how["stacked"] += 1
                    break


def journeys(
    game: str, table: TableSetup, seed: int, layout: Layout, choose: Callable[[list[int], Rng], int]
) -> Iterator[Pairing]:
    """What travels at each decision of a game, as its first seat sees it."""
    state = find(game).setup(*table)
    rng = Rng(seed)
    before: Lying | None = None
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
            continue
        legal = state.legal(0) if 0 in state.actors() else ()
        now = read(svg(state.view(0), "en", legal=legal, layout=layout, style=False))
        if before is not None:
            yield Pairing(before, now)
        before = now
        seat = state.actors()[rng.below(len(state.actors()))]
        state.apply(seat, choose(state.legal(seat), rng))
