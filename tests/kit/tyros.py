"""What the kit asks about Tyros."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from emporion.core.game import Pick
from emporion.core.seats import COLOURS
from emporion.core.state import State, View
from emporion.games.tyros.cards import CARD, cards, kinds
from emporion.games.tyros.memory import tolls_in
from emporion.games.tyros.phases import CARDS, KEEPING, TILES
from emporion.games.tyros.rounds import CHOSEN
from emporion.games.tyros.sea import TYROS_BIT, members
from emporion.games.tyros.state import TyrosState
from emporion.records import Move

from .adapter import Adapter, Case, Viewer
from .tyros_books import Books
from .tyros_told import told
from .tyros_twin import Story, unknown_cards, unknown_tiles
from .words import drawn_and_said


class TyrosAdapter(Adapter):
    """Cards and tiles that others have drawn are hidden, and so are tolls between two others, and
    what others have chosen to keep until all have chosen.
    """

    few = 8
    seldom = 4
    reconstructed = True

    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """Unseen cards and tiles, unless they are all in one place or all of a kind.

        What others have kept for this round, and what they know besides, which a sample does not
        try to guess, goes with the pile.
        """
        assert isinstance(state, TyrosState)
        facts: dict[str, Hashable] = {}
        tiles = _places("tiles of", unknown_tiles(state, viewer))
        if state.phase >= TILES:
            tiles["tile pile"] = tuple(members(state.tile_pile))
        facts |= _open(tiles)
        hands = _places("hand of", unknown_cards(state, viewer))
        facts |= _open({**hands, "pile": tuple(cards(state.pile))})
        others = _private(state, viewer)
        if others or "pile" in facts:
            facts["pile"] = (tuple(cards(state.pile)), others)
        for seat in range(state.players):
            if seat != viewer and state.phase == KEEPING and state.deals[seat] >= CHOSEN:
                facts[f"choice of {COLOURS[seat]}"] = state.deals[seat]
        return facts

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """What others drew and did not show is dealt again, and hidden tolls are paid again.

        Whatever they did in sight of the viewer stays as it was, so it must stay possible.
        """
        story = Story(case, moves, viewer)
        if not self.hidden(story.end, viewer):
            return None
        story.change_cards(pick)
        return story.told_anew(story.changed_tiles(pick), pick)

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """Text, picture and log."""
        return drawn_and_said(view, legal, seen)

    def recalled(self, case: Case, viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """Where every piece, tile and card is, by an onlooker who keeps the books."""
        books = Books(case.players, viewer)
        for event in seen:
            books.note(event)
        return books.entries()

    def told(self, view: View) -> object:
        """The same of a view."""
        return told(view)

    def spoil(self, state: State) -> None:
        """A trade card is gone; before they are dealt, a tile; before that, the upper of two
        ships hangs in the air.
        """
        assert isinstance(state, TyrosState)
        if state.phase >= CARDS:
            if state.pile:
                state.pile -= CARD[kinds(state.pile)[0]]
            elif state.discards:
                state.discards -= CARD[kinds(state.discards)[0]]
            else:
                full = max(range(state.players), key=lambda seat: state.hands[seat])
                state.hands[full] -= CARD[kinds(state.hands[full])[0]]
        elif state.phase == TILES:
            state.tile_pile &= state.tile_pile - 1
        else:
            state.ships[0] &= ~TYROS_BIT


def _places(what: str, unknown: dict[int, list[int]]) -> dict[str, tuple[int, ...]]:
    return {f"{what} {COLOURS[seat]}": tuple(held) for seat, held in unknown.items()}


def _open(places: dict[str, tuple[int, ...]]) -> dict[str, Hashable]:
    """What lies in each place, as far as it could lie otherwise."""
    filled = {name: held for name, held in places.items() if held}
    different = {one for held in filled.values() for one in held}
    return {**filled} if len(filled) > 1 and len(different) > 1 else {}


def _private(state: TyrosState, viewer: Viewer) -> tuple[Hashable, ...]:
    """What other seats have kept; what they know of hands and kept cards besides what all know;
    and the tolls that the viewer has not seen.
    """
    players = state.players
    kept = state.last.kept
    found: list[Hashable] = [kept[seat] for seat in range(players) if seat != viewer and kept[seat]]
    for known in (state.known, state.last.known):
        rows = [tuple(known[players * row : players * (row + 1)]) for row in range(players + 1)]
        found += [
            (row, rows[row])
            for row in range(players)
            if row != viewer
            and any(
                rows[row][seat] != rows[players][seat] for seat in range(players) if seat != row
            )
        ]
    found += [toll for toll in tolls_in(state.tolls) if viewer not in toll[:2]]
    return tuple(found)
