"""Twins of games of Tyros: other cards and tiles where a viewer has not seen them.

A history is boiled down to what it did to trade cards: hidden draws, tolls between two others, and
all that happened openly. What was drawn, and which card was given for a toll, is then changed step
by step; a step that makes something impossible that was seen is taken back. Choices of what to keep
that are not revealed yet are made again.
"""

from collections.abc import Sequence
from typing import Any

from emporion.core.game import Pick
from emporion.core.seats import CHANCE
from emporion.games.tyros.actions import BACK, CARD_DRAWN, JOKERS, SAIL, SHIP, TILE_DRAWN, TO, TOLL
from emporion.games.tyros.cards import CARD, EVERY_CARD, cards, holds, packet_of
from emporion.games.tyros.data import JOKER, KINDS
from emporion.games.tyros.growing import legal_lays
from emporion.games.tyros.phases import CARDS, DRAWING, KEEPING, LAYING, NEW_TILE, TILES
from emporion.games.tyros.sea import BIT, members, set_of
from emporion.games.tyros.state import TyrosState
from emporion.records import Move

from .adapter import Case, Viewer
from .play import chain, make

SHUFFLED, DRAWN, SHOWN, LEFT, CAME, PAID = range(6)

Deed = tuple[int, int, int, int]
"""What happened to trade cards: its kind, whose hand, the cards or the number of the draw or toll,
and for a toll whose hand it came to."""

UPSTREAM = 6
"""The draws before a toll that may be where its card came from."""


def unknown_cards(state: TyrosState, viewer: Viewer) -> dict[int, list[int]]:
    """The cards of each other hand that a viewer has not seen."""
    row = state.players * (state.players if viewer is None else viewer)
    return {
        seat: cards(state.hands[seat] - state.known[row + seat])
        for seat in range(state.players)
        if seat != viewer
    }


def unknown_tiles(state: TyrosState, viewer: Viewer) -> dict[int, list[int]]:
    """The tiles of each other seat that a viewer has not seen."""
    return {
        seat: members(state.tiles[seat] & ~state.shown[seat])
        for seat in range(state.players)
        if seat != viewer
    }


class Story:
    """A history, and what may be otherwise in it."""

    def __init__(self, case: Case, moves: Sequence[Move], viewer: Viewer) -> None:
        self.case = case
        self.moves = moves
        self.viewer = viewer
        self.deeds: list[Deed] = []
        self.drawers: list[int] = []
        """Who has drawn each card."""
        self.kinds: list[int] = []
        """Which it is."""
        self.draws: dict[int, int] = {}
        """The number of the draw, by the number of the move."""
        self.tolls: list[int] = []
        """The card of each toll between two others; or ~n, where it is the one of draw n."""
        self.sources: list[list[int]] = []
        """The draws that it may have come from."""
        self.paid: dict[int, int] = {}
        """The toll's number, by the number of the move."""
        self.jokers: dict[int, int] = {}
        """How many jokers were paid, by the number of the move."""
        self.tiles: dict[int, int] = {}
        """In which move each tile was last dealt."""
        self.choices: set[int] = set()
        """The moves by which others have chosen what to keep, where it is not revealed yet."""
        self.end = self._trace()

    def _trace(self) -> TyrosState:
        state = self.case.start()
        assert isinstance(state, TyrosState)
        state.listen()
        offer: dict[str, Any] = {}
        for number, move in enumerate(self.moves):
            told = len(state.events or [])
            if move.actor == CHANCE:
                self._deal(state, number, move.actions[0])
            if state.phase == KEEPING and move.actor != self.viewer:
                self.choices.add(number)
            make(state, move)
            if state.phase != KEEPING:
                self.choices.clear()
            for event in (state.events or [])[told:]:
                facts = event.whole()
                offer = facts if event.kind == "offer_made" else offer
                self._note(number, facts, offer)
        return state

    def _deal(self, state: TyrosState, number: int, outcome: int) -> None:
        if state.phase in (CARDS, DRAWING):
            seat: int = state.decision(CHANCE).facts["to"]
            self.draws[number] = len(self.kinds)
            self.deeds.append((DRAWN, seat, len(self.kinds), 0))
            self.kinds.append(outcome - CARD_DRAWN)
            self.drawers.append(seat)
        elif state.phase in (TILES, NEW_TILE):
            self.tiles[outcome - TILE_DRAWN] = number

    def _note(self, number: int, event: dict[str, Any], offer: dict[str, Any]) -> None:
        """What all see of cards, and tolls."""
        kind: str = event["event"]
        seat: int = event.get("seat", 0)

        def note(deed: int, whose: int, listed: list[int]) -> None:
            self.deeds.append((deed, whose, int(packet_of(listed)), 0))

        if kind == "round_began":
            note(SHUFFLED, 0, [])
        elif kind in ("sailed", "city_founded", "ship_built"):
            note(LEFT, seat, event["paid"])
            self.jokers[number] = event["paid"].count(JOKER)
        elif kind in ("cards_swapped", "card_fetched", "cards_kept"):
            note(LEFT, seat, event["laid"])
            if kind == "card_fetched":
                note(CAME, seat, [event["taken"]])
        elif kind in ("offer_made", "offer_countered"):
            note(SHOWN, seat, event["give"])
        elif kind == "offer_accepted":
            note(SHOWN, seat, offer["want"])
        elif kind == "traded":
            note(LEFT, seat, event["given"])
            note(LEFT, event["partner"], event["got"])
            note(CAME, seat, event["got"])
            note(CAME, event["partner"], event["given"])
        elif kind == "toll_paid" and self.viewer in (seat, event["to"]):
            note(LEFT, seat, [event["card"]])
            note(CAME, event["to"], [event["card"]])
        elif kind == "toll_paid":
            self.deeds.append((PAID, seat, len(self.tolls), event["to"]))
            self.paid[number] = len(self.tolls)
            self.tolls.append(event["card"])
            own = [draw for draw, drawer in enumerate(self.drawers) if drawer == seat]
            self.sources.append(own[-UPSTREAM:])

    # -- other cards ----------------------------------------------------------------------------

    def card_of(self, toll: int) -> int:
        """The card that was given for a toll."""
        given = self.tolls[toll]
        return given if given >= 0 else self.kinds[~given]

    def pile_left(self) -> int:
        """The pile at the end, if all that was seen is possible; else -1."""
        hands = [0] * self.case.players
        pile = 0
        for deed, seat, what, to in self.deeds:
            if deed == DRAWN:
                card = CARD[self.kinds[what]]
                if not holds(pile, card):
                    return -1
                pile -= card
                hands[seat] += card
            elif deed == CAME:
                hands[seat] += what
            elif deed == SHUFFLED:
                pile = EVERY_CARD - sum(hands)
            else:
                packet = CARD[self.card_of(what)] if deed == PAID else what
                if not holds(hands[seat], packet):
                    return -1
                if deed != SHOWN:
                    hands[seat] -= packet
                if deed == PAID:
                    hands[to] += packet
        return pile

    def change_cards(self, pick: Pick) -> None:
        """Deal hidden cards again, and let others pay hidden tolls with other cards."""
        loose = self._loose()
        if not loose:
            return
        pile = self.pile_left()
        assert pile >= 0, "what has happened is impossible"
        for _ in range(3 * len(loose) + 12 * len(self.tolls)):
            kinds, tolls = self.kinds[:], self.tolls[:]
            if self.tolls and pick(3) == 0:
                self._change_toll(pick)
            else:
                self._change_draw(loose, cards(pile), pick)
            if (kinds, tolls) == (self.kinds, self.tolls):
                continue
            left = self.pile_left()
            if left < 0:
                self.kinds, self.tolls = kinds, tolls
            else:
                pile = left

    def _loose(self) -> list[int]:
        """Draws that may be otherwise: the last ones of what is unknown, and those before tolls."""
        loose = {draw for draws in self.sources for draw in draws}
        for seat, unknown in unknown_cards(self.end, self.viewer).items():
            for draw in range(len(self.kinds) - 1, -1, -1):
                if self.drawers[draw] == seat and self.kinds[draw] in unknown:
                    unknown.remove(self.kinds[draw])
                    loose.add(draw)
        return sorted(loose)

    def _change_draw(self, loose: list[int], pile: list[int], pick: Pick) -> None:
        """Exchange what was drawn for another draw, or for a card of the pile."""
        kinds = self.kinds
        draw = loose[pick(len(loose))]
        at = pick(len(loose) + len(pile))
        if at < len(loose):
            kinds[draw], kinds[loose[at]] = kinds[loose[at]], kinds[draw]
        else:
            kinds[draw] = pile[at - len(loose)]

    def _change_toll(self, pick: Pick) -> None:
        """Another card for the toll; or the same, but from now on the one of a certain draw."""
        toll = pick(len(self.tolls))
        card = self.card_of(toll)
        from_ = [draw for draw in self.sources[toll] if self.kinds[draw] == card]
        if from_ and pick(2):
            self.tolls[toll] = ~from_[pick(len(from_))]
        else:
            self.tolls[toll] = pick(KINDS)

    # -- the other history ----------------------------------------------------------------------

    def changed_tiles(self, pick: Pick) -> dict[int, int]:
        """Other tiles for those that the viewer has not seen, by the number of the move.

        Who is asked to lay a tile has one that fits, as all know.
        """
        while True:
            other = self.end.copy()
            pool = members(self.end.tile_pile | self._unseen_tiles())
            tiles: dict[int, int] = {}
            for seat, unknown in unknown_tiles(self.end, self.viewer).items():
                for tile in unknown:
                    tiles[self.tiles[tile]] = pool.pop(pick(len(pool)))
                    other.tiles[seat] ^= BIT[tile]
                for tile in unknown:
                    other.tiles[seat] |= BIT[tiles[self.tiles[tile]]]
            if other.phase != LAYING or legal_lays(other):
                return tiles

    def _unseen_tiles(self) -> int:
        unknown = unknown_tiles(self.end, self.viewer)
        return int(set_of([tile for held in unknown.values() for tile in held]))

    def told_anew(self, tiles: dict[int, int], pick: Pick) -> list[Move]:
        """The history with the changed cards and with these tiles.

        How many jokers are paid is asked only where there is a choice; with another hand there may
        be one, or none.
        """
        state = self.case.start()
        assert isinstance(state, TyrosState)
        moves: list[Move] = []
        for number, move in enumerate(self.moves):
            first = move.actions[0]
            other = move
            if number in self.draws:
                other = Move(CHANCE, (CARD_DRAWN + self.kinds[self.draws[number]],))
            elif number in tiles:
                other = Move(CHANCE, (TILE_DRAWN + tiles[number],))
            elif number in self.choices:
                other = Move(move.actor, chain(state.copy(), move.actor, pick))
            elif number in self.jokers and move.actor != self.viewer and SAIL <= first < SHIP:
                other = self._spelt(state.copy(), number)
            make(state, other)
            moves.append(other)
        return moves

    def _spelt(self, state: TyrosState, number: int) -> Move:
        """A journey or the founding of a city with what it cost, as this state asks for it."""
        seat = self.moves[number].actor
        made: list[int] = []
        for action in self.moves[number].actions:
            if JOKERS <= action < BACK:
                continue
            toll = self.paid.get(number) if TOLL <= action < JOKERS else None
            made.append(action if toll is None else TOLL + self.card_of(toll))
            state.apply(seat, made[-1])
            asked = state.legal(seat) if state.drafting(seat) else []
            if made[-1] >= TO and asked and JOKERS <= asked[0] < BACK:
                made.append(JOKERS + self.jokers[number])
                state.apply(seat, made[-1])
        return Move(seat, tuple(made))
