"""An onlooker of Tyros with a perfect memory: what follows from the events that it has seen.

Nothing is asked of the engine but its tables and names.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from emporion.games.tyros import data

from .adapter import Viewer

Cards = Counter[int]


@dataclass
class Player:
    """What is known of a seat."""

    hand: int = 0
    """How many cards, those included that are being dealt to it."""
    tiles: int = 0
    shown: set[int] = field(default_factory=set)
    ships: list[int] = field(default_factory=lambda: [0] * data.FIRST_SHIPS)
    cities: set[int] = field(default_factory=set)
    points: int = 0
    answer: str = "not_asked"
    give: list[int] = field(default_factory=list)
    want: list[int] = field(default_factory=list)
    chosen: bool = False
    """Whether it has chosen what to keep, while others still do."""
    kept: int = 0
    """How many cards it had kept when the last round ended."""
    since: list[int] = field(default_factory=lambda: [0] * data.KINDS)
    """By kind, what it has openly spent in this round, less what has openly come to it."""


class Row:
    """What somebody is sure of about the others' hands; with `None`, what everybody is."""

    def __init__(self, players: int, viewer: Viewer) -> None:
        self.viewer = viewer
        self.known = [Cards() for _ in range(players)]

    def shown(self, seat: int, some: Cards) -> None:
        """A hand has at least these."""
        if seat != self.viewer:
            self.known[seat] |= some

    def left(self, seat: int, some: Cards) -> None:
        """Those known go first: the others might be them as well."""
        self.known[seat] -= some

    def came(self, seat: int, some: Cards) -> None:
        """Openly into a hand."""
        if seat != self.viewer:
            self.known[seat] += some

    def toll(self, payer: int, owner: int, held: int, card: int | None) -> None:
        """One of the cards that the payer held; it may have been any of those known."""
        if card is None:
            known = self.known[payer]
            if known.total() == held and len(known) == 1:
                (card,) = known
            elif known:
                rests = [known - Cards([one]) for one in known]
                self.known[payer] = reduce(Cards.__and__, rests)
                return
            else:
                return
        self.left(payer, Cards([card]))
        self.came(owner, Cards([card]))


class Books:
    """Where the pieces, tiles and cards are, from what was seen alone."""

    def __init__(self, players: int, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seats = [Player() for _ in range(players)]
        self.rows = (Row(players, viewer), Row(players, None))
        self.round = 1
        self.final = False
        self.start = -1
        self.passes = 0
        self.offers = 0
        self.trades = 0
        self.bonus = -1
        self.empires: list[set[int]] = [set() for _ in range(data.EMPIRES)]
        self.aside: set[int] = set()
        self.tile_pile = data.TILES
        self.bottom: list[int] = []
        self.pile = 0
        self.discards = Cards()
        self.hand = Cards()
        self.waiting = False
        """Whether cards for the onlooker are on their way."""
        self.tiles: set[int] = set()
        self.laid: list[int] = []
        """The discards when the last round ended."""
        self.kept: list[int] = []
        """What the onlooker kept then."""
        self.kept_known: list[list[list[int]]] = [[[] for _ in range(players)] for _ in range(2)]
        """What the onlooker, and what everybody, knew of the cards that each kept."""
        self.tolls: list[list[int | None]] = []
        """Those of this round."""
        self.choice: list[int] | None = None
        """What the onlooker has chosen to lay away."""
        self.outcome: dict[str, Any] | None = None

    def note(self, event: Mapping[str, Any]) -> None:
        """One event."""
        noted = getattr(self, f"_{event['event']}", None)
        assert noted is not None, f"nothing is known of {event}"
        noted(event)
        if "points" in event and "seat" in event:
            self.seats[event["seat"]].points += event["points"]

    # -- cards ----------------------------------------------------------------------------------

    def _leave(self, seat: int, listed: list[int]) -> None:
        self.seats[seat].hand -= len(listed)
        self.hand -= Cards(listed) if seat == self.viewer else Cards()
        for kind in listed:
            self.seats[seat].since[kind] += 1
        for row in self.rows:
            row.left(seat, Cards(listed))

    def _come(self, seat: int, listed: list[int]) -> None:
        self.seats[seat].hand += len(listed)
        self.hand += Cards(listed) if seat == self.viewer else Cards()
        for kind in listed:
            self.seats[seat].since[kind] -= 1
        for row in self.rows:
            row.came(seat, Cards(listed))

    def _lay(self, seat: int, listed: list[int]) -> None:
        self._leave(seat, listed)
        self.discards += Cards(listed)

    def _show(self, seat: int, listed: list[int]) -> None:
        for row in self.rows:
            row.shown(seat, Cards(listed))

    def _drawn(self, event: Mapping[str, Any]) -> None:
        """Cards are counted when they are on their way, and seen when they have come."""
        if event["seat"] == self.viewer:
            self.hand += Cards(event["cards"])
            self.waiting = False

    # -- set-up ---------------------------------------------------------------------------------

    def _start_player_drawn(self, event: Mapping[str, Any]) -> None:
        self.start = event["seat"]

    def _tile_put_aside(self, event: Mapping[str, Any]) -> None:
        self.aside.add(event["tile"])
        self.tile_pile -= 1

    def _empire_founded(self, event: Mapping[str, Any]) -> None:
        self.empires[event["empire"]] = {event["field"]} | ({0} if event["tyros"] else set())
        self.tile_pile -= 1
        if all(self.empires):
            self.tile_pile += len(self.aside)
            self.aside.clear()
            for seat in self.seats:
                seat.tiles = data.TILES_DEALT
                self.tile_pile -= data.TILES_DEALT

    def _tiles_dealt(self, event: Mapping[str, Any]) -> None:
        assert event["count"] == data.TILES_DEALT
        self.tiles |= set(event.get("tiles", []))

    # -- rounds ---------------------------------------------------------------------------------

    def _round_began(self, event: Mapping[str, Any]) -> None:
        assert event["start"] == self.start
        self.round = event["round"]
        self.trades = 0
        self.laid = sorted(self.discards.elements())
        self.kept = sorted(self.hand.elements())
        self.kept_known = [[sorted(known.elements()) for known in row.known] for row in self.rows]
        self.tolls = []
        self.discards.clear()
        self.waiting = self.viewer is not None
        for seat in self.seats:
            seat.kept = seat.hand
            seat.since = [0] * data.KINDS
            seat.hand += data.DEALT[len(self.seats)]
        self.pile = data.CARDS - sum(seat.hand for seat in self.seats)

    def _cards_dealt(self, event: Mapping[str, Any]) -> None:
        assert event["count"] == data.DEALT[len(self.seats)]
        self._drawn(event)

    def _round_ended(self, event: Mapping[str, Any]) -> None:
        assert event["round"] == self.round
        self.passes = 0

    def _keeping_chosen(self, event: Mapping[str, Any]) -> None:
        self.seats[event["seat"]].chosen = True
        assert ("keeps" in event) == (event["seat"] == self.viewer)
        if "keeps" in event:
            self.choice = sorted((self.hand - Cards(event["keeps"])).elements())

    def _cards_kept(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], event["laid"])
        assert self.seats[event["seat"]].hand == event["kept"]
        self.seats[event["seat"]].chosen = False
        if event["seat"] == self.viewer:
            assert event["laid"] == self.choice
            self.choice = None

    def _start_player_changed(self, event: Mapping[str, Any]) -> None:
        self.start = event["seat"]

    def _passed(self, event: Mapping[str, Any]) -> None:
        assert event["empty"] == (self.seats[event["seat"]].hand == 0)
        self.passes += 1
        self.offers = 0

    def _acted(self) -> None:
        self.passes = self.offers = self.trades = 0

    # -- empires --------------------------------------------------------------------------------

    def _empire_grew(self, event: Mapping[str, Any]) -> None:
        tile = event["field"]
        player = self.seats[event["seat"]]
        self.empires[event["empire"]].add(tile)
        self._give_away(event["seat"], tile)
        if not player.tiles and not self.tile_pile and not self.bottom:
            self.final = True

    def _give_away(self, seat: int, tile: int) -> None:
        self.seats[seat].tiles -= 1
        self.seats[seat].shown.discard(tile)
        if seat == self.viewer:
            self.tiles.remove(tile)

    def _tyros_claimed(self, event: Mapping[str, Any]) -> None:
        self.empires[event["empire"]].add(event["field"])

    def _tile_drawn(self, event: Mapping[str, Any]) -> None:
        player = self.seats[event["seat"]]
        player.tiles += 1
        if self.tile_pile:
            self.tile_pile -= 1
        else:
            assert self.bottom.pop(0) == event["tile"]
            player.shown.add(event["tile"])
        if event["seat"] == self.viewer:
            self.tiles.add(event["tile"])

    def _tiles_shown(self, event: Mapping[str, Any]) -> None:
        player = self.seats[event["seat"]]
        assert len(event["tiles"]) == player.tiles
        assert event["exchange"] == bool(self.tile_pile or self.bottom)
        player.shown = set(event["tiles"])

    def _tile_put_under(self, event: Mapping[str, Any]) -> None:
        self._give_away(event["seat"], event["tile"])
        self.bottom.append(event["tile"])

    def _lay_turn_skipped(self, event: Mapping[str, Any]) -> None:
        assert self.seats[event["seat"]].tiles == 0

    # -- the five actions -----------------------------------------------------------------------

    def _sailed(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], event["paid"])
        assert len(event["paid"]) == len(event["route"])
        assert event["route"][-1] == event["goal"]
        self.seats[event["seat"]].ships.remove(event["origin"])
        self.seats[event["seat"]].ships.append(event["goal"])
        self._acted()

    def _toll_paid(self, event: Mapping[str, Any]) -> None:
        payer, owner, card = event["seat"], event["to"], event.get("card")
        held = self.seats[payer].hand
        self.tolls.append([payer, owner, card])
        self.rows[0].toll(payer, owner, held, card)
        self.rows[1].toll(payer, owner, held, None)
        self.seats[payer].hand -= 1
        self.seats[owner].hand += 1
        if payer == self.viewer:
            self.hand -= Cards([event["card"]])
        elif owner == self.viewer:
            self.hand += Cards([event["card"]])

    def _city_founded(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], event["paid"])
        self.seats[event["seat"]].ships.remove(event["back"])
        self.seats[event["seat"]].cities.add(event["field"])
        assert event["field"] in self.empires[event["empire"]]
        self._acted()

    def _four_empires(self, event: Mapping[str, Any]) -> None:
        self.bonus = event["seat"]

    def _ship_built(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], event["paid"])
        self.seats[event["seat"]].ships.append(event["field"])
        self._acted()

    def _cards_swapped(self, event: Mapping[str, Any]) -> None:
        self._lay(event["seat"], event["laid"])
        self.pile -= len(event["laid"])
        self.seats[event["seat"]].hand += len(event["laid"])
        self.waiting = event["seat"] == self.viewer

    def _cards_drawn(self, event: Mapping[str, Any]) -> None:
        self._drawn(event)
        self._acted()

    def _card_fetched(self, event: Mapping[str, Any]) -> None:
        self.discards -= Cards([event["taken"]])
        self._lay(event["seat"], event["laid"])
        self._come(event["seat"], [event["taken"]])
        self._acted()

    # -- trades ---------------------------------------------------------------------------------

    def _offer_made(self, event: Mapping[str, Any]) -> None:
        self._offer(event)
        self.offers += 1
        for seat in event["to"]:
            self.seats[seat].answer = "asked"

    def _offer(self, event: Mapping[str, Any]) -> None:
        self._show(event["seat"], event["give"])
        self.seats[event["seat"]].give = event["give"]
        self.seats[event["seat"]].want = event["want"]

    def _offer_accepted(self, event: Mapping[str, Any]) -> None:
        self._show(event["seat"], self.seats[event["from"]].want)
        self.seats[event["seat"]].answer = "accepted"

    def _offer_declined(self, event: Mapping[str, Any]) -> None:
        self.seats[event["seat"]].answer = "declined"

    def _offer_countered(self, event: Mapping[str, Any]) -> None:
        self._offer(event)
        self.seats[event["seat"]].answer = "countered"

    def _traded(self, event: Mapping[str, Any]) -> None:
        self._leave(event["seat"], event["given"])
        self._leave(event["partner"], event["got"])
        self._come(event["seat"], event["got"])
        self._come(event["partner"], event["given"])
        self._end_talk()
        self.trades += 1
        self.passes = self.offers = 0

    def _trade_failed(self, event: Mapping[str, Any]) -> None:
        assert self.seats[event["seat"]].give
        self._end_talk()

    def _end_talk(self) -> None:
        for seat in self.seats:
            seat.answer, seat.give, seat.want = "not_asked", [], []

    # -- the end --------------------------------------------------------------------------------

    def _majority_won(self, event: Mapping[str, Any]) -> None:
        cities = self.seats[event["seat"]].cities
        assert cities & self.empires[event["empire"]]

    def _empire_scored(self, event: Mapping[str, Any]) -> None:
        cities = self.seats[event["seat"]].cities
        assert len(cities & self.empires[event["empire"]]) == event["cities"]

    def _game_over(self, event: Mapping[str, Any]) -> None:
        self.outcome = {name: fact for name, fact in event.items() if name != "event"}

    def entries(self) -> object:
        """All that is written, as `told` has it."""
        own, all_ = self.rows
        return {
            "round": self.round,
            "final": self.final,
            "start": self.start,
            "passes": self.passes,
            "offers": self.offers,
            "trades": self.trades,
            "bonus": self.bonus,
            "empires": [sorted(fields) for fields in self.empires],
            "aside": sorted(self.aside),
            "tile_pile": self.tile_pile,
            "bottom": self.bottom,
            "pile": self.pile,
            "discards": sorted(self.discards.elements()),
            "seats": [
                {
                    "hand": seat.hand,
                    "known": sorted(all_.known[number].elements()),
                    "tiles": seat.tiles,
                    "shown": sorted(seat.shown),
                    "ships": sorted(seat.ships),
                    "cities": sorted(seat.cities),
                    "points": seat.points,
                    "answer": seat.answer,
                    "give": seat.give,
                    "want": seat.want,
                    "chosen": seat.chosen,
                    "kept": seat.kept,
                    "kept_known": self.kept_known[1][number],
                    "since": seat.since,
                }
                for number, seat in enumerate(self.seats)
            ],
            "laid": self.laid,
            "tolls": self.tolls,
            "known": [sorted(known.elements()) for known in own.known],
            "kept_known": self.kept_known[0],
            "kept": self.kept,
            "hand": None if self.waiting else sorted(self.hand.elements()),
            "tiles": sorted(self.tiles),
            "choice": self.choice,
            "outcome": self.outcome,
        }
