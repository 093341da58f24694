"""What the kit asks about its own game."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from emporion.core.game import Pick
from emporion.core.seats import CHANCE
from emporion.core.state import State, View
from emporion.records import Move

from .adapter import Adapter, Case, Viewer
from .play import after, chain
from .toy import ACTIONS, FairState, without

SWAPS = 12


class FairAdapter(Adapter):
    """Cards dealt or drawn, bids not yet revealed and the deck are hidden."""

    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """Others' cards, whether bid or not, how much of them is bid, and the deck."""
        assert isinstance(state, FairState)
        facts: dict[str, Hashable] = {"deck": tuple(state.deck)}
        for seat in range(state.players):
            bid = state.bids[seat] if state.phase == "bidding" else None
            if seat != viewer and state.size(seat):
                facts[f"cards of {seat}"] = tuple(sorted([*state.hands[seat], *(bid or [])]))
                if bid is not None:
                    facts[f"bid of {seat}"] = tuple(bid)
        return facts

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """Swap hidden cards with each other and the deck as often as that replays."""
        end = after(case, moves)
        assert isinstance(end, FairState)
        slots = _hidden_slots(case, moves, viewer)
        secrets = _unrevealed(end, moves, viewer)
        deck = end.deck[:]
        best = _replayed(case, list(moves), secrets, pick)
        for _ in range(SWAPS if slots else 0):
            swapped = list(best or moves)
            slot, place = slots[pick(len(slots))], pick(len(slots) + len(deck))
            card = swapped[slot].actions[0]
            if place < len(slots):
                swapped[slot] = Move(CHANCE, swapped[slots[place]].actions)
                swapped[slots[place]] = Move(CHANCE, (card,))
                left = deck
            else:
                drawn = deck[place - len(slots)]
                swapped[slot] = Move(CHANCE, (drawn,))
                left = [*without(deck, [drawn]), card]
            played = _replayed(case, swapped, secrets, pick)
            if played is not None:
                best, deck = played, left
        return best

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """A line for each part of the view, each action and each event."""
        yield "\n".join(ACTIONS.show(action) for action in legal)
        yield "\n".join(f"{name}: {view[name]}" for name in view)
        yield "\n".join(map(str, seen))

    def recalled(self, case: Case, viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """Own cards, all cards that have been open, and the points."""
        own: list[int] = []
        shown: list[int] = []
        points = [0] * case.players
        for event in seen:
            if event["event"] in ("dealt", "drew") and event["seat"] == viewer:
                own.append(event["card"])
            elif event["event"] == "prize":
                shown.append(event["card"])
            elif event["event"] == "revealed":
                shown += [card for bid in event["bids"] for card in bid]
                own = without(own, event["bids"][viewer]) if viewer is not None else []
            if "points" in event:
                points[event["seat"]] += event["points"]
        return sorted(own), sorted(shown), points

    def told(self, view: View) -> object:
        """The same of a view."""
        own = [*view.get("hand", []), *view.get("draft", [])]
        if view["phase"] == "bidding":
            own += view.get("bid", [])
        shown = [*view["away"], *([view["prize"]] if view["prize"] else [])]
        return sorted(own), sorted(shown), view["points"]

    def spoil(self, state: State) -> None:
        """A card of the deck falls under the table."""
        assert isinstance(state, FairState)
        state.deck.pop()


def _hidden_slots(case: Case, moves: Sequence[Move], viewer: Viewer) -> list[int]:
    """The moves by which a card went to another seat unseen."""
    slots = []
    state = case.start()
    assert isinstance(state, FairState)
    for number, move in enumerate(moves):
        if move.actor == CHANCE and state.phase in ("dealing", "drawing"):
            seat = state.dealt_to() if state.phase == "dealing" else state.winner()
            if seat != viewer:
                slots.append(number)
        for action in move.actions:
            state.apply(move.actor, action)
    return slots


def _unrevealed(end: FairState, moves: Sequence[Move], viewer: Viewer) -> set[int]:
    """The moves of others that committed a bid which is still hidden."""
    committed = [bid is not None for bid in end.bids].count(True)
    hidden = range(len(moves) - committed, len(moves)) if end.phase == "bidding" else range(0)
    return {number for number in hidden if moves[number].actor != viewer}


def _replayed(case: Case, moves: list[Move], secrets: set[int], pick: Pick) -> list[Move] | None:
    """A history with its hidden bids made again; `None` if something in it is not legal."""
    state = case.start()
    for number, move in enumerate(moves):
        if number in secrets:
            moves[number] = Move(move.actor, chain(state, move.actor, pick))
            continue
        for action in move.actions:
            if action not in state.legal(move.actor):
                return None
            state.apply(move.actor, action)
    return moves
