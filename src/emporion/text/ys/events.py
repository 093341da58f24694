"""What happened in Ys: one line of the log for each event."""

from collections.abc import Mapping
from typing import Final

from ...core.events import Event
from ...core.options import OptionValue
from ...core.state import View
from ...games.ys.data import BLACK, LINES, NOTHING, PALACE, PORT, THRONE, TURNS
from ...games.ys.places import area
from ..display import Display
from ..event_wording import EventWording, Seen
from ..game import capital
from .draws import Draws
from .terms import PAIR

_IN_AREA: Final = {"black_gem_won": PORT, "character_won": PALACE, "character_lost": PALACE}
"""The area of its neighborhood that an event is about."""


class YsEvents(Draws, EventWording):
    """Deeds of seats and of the neutral player."""

    def event(self, seen: Seen, viewer: int | None) -> str:
        """One line of the log, and why the winner of a draw won it."""
        return " ".join([super().event(seen, viewer), *self.draws(seen, viewer)])

    def recalls_moves(self, view: View) -> bool:
        """A move may name a broker that lies face down. A seat's own needs `peek`; the neutral
        player's brokers are never looked at again.
        """
        return view["options"]["peek"] is True and view["neutral"] is None

    def recalled(
        self, event: Event, viewer: int | None, options: Mapping[str, OptionValue], display: Display
    ) -> Seen:
        """Own brokers laid face down are told with `peek`, a neutral one only with memory.

        Nobody may look again at a neutral broker that was placed.
        """
        peeks = options["peek"] is True
        if event.kind == "sent_to_throne" and not peeks:
            return event.seen_by(None)
        seen = event.seen_by(viewer)
        if event.kind == "placed" and "values" in seen:
            seen["values"] = [
                value if (peeks if piece["owner"] == viewer else display.memory) else piece["value"]
                for piece, value in zip(seen["pieces"], seen["values"], strict=True)
            ]
        return seen

    # -- helpers ----------------------------------------------------------------------------

    def _doer(self, seen: Seen) -> str:
        return self.owner(seen["seat"], _players(seen))

    def _facts(self, seen: Seen) -> dict[str, object]:
        """The facts that mean the same in every event."""
        shown: dict[str, object] = {}
        if "points" in seen:
            shown["points"] = self.words.count("points", seen["points"])
        if "character" in seen:
            shown["character"] = self.the_character(seen["character"])
        if "neighborhood" in seen:
            shown["number"] = seen["neighborhood"] + 1
        for fact in ("gem", "gave", "took"):
            if fact in seen:
                shown[fact] = self.gems_as_object([seen[fact]])
        if "piece" in seen:
            piece = seen["piece"]
            shown["piece"] = self.own_piece(piece["number"])
            shown["at"], shown["to"] = self.at(piece["place"]), self.to(piece["place"])
        if seen["event"] in _IN_AREA:
            shown["at"] = self.at(area(seen["neighborhood"], _IN_AREA[seen["event"]]))
        for fact in ("total", "turn", "line", "left", "place", "rank"):
            if fact in seen:
                shown[fact] = seen[fact]
        return shown

    def _name(self, owner: int, seen: Seen, viewer: int | None) -> str:
        """An owner in a list."""
        if owner == viewer:
            return self.words.say("pronoun.you")
        return self.owner(owner, _players(seen))

    def _by_order(self, seen: Seen, viewer: int | None) -> list[str]:
        """The seats' names by their Order cards."""
        orders: list[int] = seen["orders"]
        seats = sorted(range(len(orders)), key=orders.__getitem__)
        return [self._name(seat, seen, viewer) for seat in seats]

    def _quotations(self, seen: Seen, colours: list[int]) -> str:
        """Colours with their steps on the scale."""
        return ", ".join(f"{self.gem(colour)} {seen['quotations'][colour]}" for colour in colours)

    # -- setting up -------------------------------------------------------------------------

    def _tell_order_cards_dealt(self, seen: Seen, viewer: int | None) -> str:
        names = enumerate(self._by_order(seen, viewer), start=1)
        return self.say(
            "event.order_cards_dealt", order=", ".join(f"{card} {name}" for card, name in names)
        )

    def _tell_characters_revealed(self, seen: Seen, viewer: int | None) -> str:
        if seen["turn"] == TURNS:
            return self._sentence(seen, viewer, ".last")
        names = self.words.list_of(self.character(kind) for kind in seen["characters"])
        return self._sentence(seen, viewer, characters=names)

    def _tell_ships_arrived(self, seen: Seen, viewer: int | None) -> str:
        ships = enumerate(seen["ships"])
        listed = [f"{self.neighborhood(number)}: {self.freight(ship)}" for number, ship in ships]
        return self.say("event.ships_arrived", ships=capital("; ".join(listed)))

    def _tell_market_filled(self, seen: Seen, viewer: int | None) -> str:
        lines = zip(range(1, LINES + 1), seen["lines"], strict=True)
        listed = [f"{self.line(line)} {self.gem(gem)}" for line, gem in lines if gem != NOTHING]
        return self.say("event.market_filled", lines=", ".join(listed))

    # -- the turn order ---------------------------------------------------------------------

    def _tell_bid_made(self, seen: Seen, viewer: int | None) -> str:
        if "brokers" not in seen:
            return self.say("event.bid_made.seat", seat=self.words.seat(seen["seat"]))
        return self.say("event.bid_made.you", sum=self.sum_of(seen["brokers"]))

    def _tell_bids_revealed(self, seen: Seen, viewer: int | None) -> str:
        sums = self._sums("event.bids_revealed", seen, seen["bids"], seen["ranking"], viewer)
        return f"{sums} {self.equal_bids(seen)}".rstrip()

    def _sums(
        self, key: str, seen: Seen, brokers: list[list[int]], seats: list[int], viewer: int | None
    ) -> str:
        """What some seats show, added up."""
        listed = [
            f"{self._name(seat, seen, viewer)} {self.sum_of(brokers[seat])}" for seat in seats
        ]
        return self.say(key, sums=", ".join(listed))

    def _tell_order_settled(self, seen: Seen, viewer: int | None) -> str:
        order = self.words.list_of(self._by_order(seen, viewer))
        return self.say("event.order_settled", order=order)

    # -- placing ----------------------------------------------------------------------------

    def _tell_placed(self, seen: Seen, viewer: int | None) -> str:
        """The brokers one by one; who stands before the screen now if the Conjurer changed it."""
        values: list[int | None] = seen.get("values") or [
            piece["value"] for piece in seen["pieces"]
        ]
        drawn: list[bool] = [*seen["from_front"], False]
        pieces = zip(seen["pieces"], values, drawn, strict=False)
        brokers = self.words.list_of(self._placed_one(seen, *each) for each in pieces)
        sentence = self._sentence(seen, viewer, brokers=brokers)
        if any(drawn):
            front = self.words.list_of(map(str, seen["front"]))
            return f"{sentence} {self.say('event.placed.front', front=front)}"
        return sentence

    def _placed_one(self, seen: Seen, piece: Seen, value: int | None, drawn: bool) -> str:
        """One broker of a placement: which, how it lies, and where."""
        onto = self.onto(piece["place"])
        if piece["owner"] != seen["seat"]:
            kind = "neutral" if value is None else "neutral.known"
        elif not piece["down"]:
            kind = "up"
        else:
            kind = "hidden" if value is None else "down"
        placed = self.say(f"placed.{kind}", onto=onto, value=value)
        return self.say("placed.from_front", placed=placed) if drawn else placed

    def _tell_last_brokers(self, seen: Seen, viewer: int | None) -> str:
        fronts: list[list[int]] = seen["fronts"]
        return self._sums("event.last_brokers", seen, fronts, list(range(len(fronts))), viewer)

    # -- characters -------------------------------------------------------------------------

    def _tell_queen_placed(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, onto=self.onto(seen["place"]))

    def _tell_spied(self, seen: Seen, viewer: int | None) -> str:
        """Only who looked is told the value."""
        piece = seen["piece"]
        if piece["owner"] == viewer:
            looked = self.your_piece(piece["number"])
        else:
            looked = self.piece(piece["owner"], piece["number"])
        if piece["place"] != THRONE:
            looked = f"{looked} ({self.place(piece['place'])})"
        if "saw" in seen:
            facts = {"piece": looked, "value": seen["saw"], "left": seen["left"]}
            return self.say("event.spied.you", **facts)
        seat = self.words.seat(seen["seat"])
        return self.say("event.spied.seat", seat=seat, piece=looked, left=seen["left"])

    def _tell_brokers_swapped(self, seen: Seen, viewer: int | None) -> str:
        one, other = seen["pieces"]
        return self._sentence(
            seen,
            viewer,
            piece=self.own_piece(one["number"]),
            to=self.to(one["place"]),
            other=self.own_piece(other["number"]),
            there=self.to(other["place"]),
        )

    def _tell_broker_moved(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, at=self.at(seen["from"]))

    def _tell_ships_swapped(self, seen: Seen, viewer: int | None) -> str:
        one, other = seen["ports"]
        return self._sentence(seen, viewer, one=one + 1, other=other + 1)

    def _tell_quotations_shifted(self, seen: Seen, viewer: int | None) -> str:
        raised, lowered = seen["raised"], seen["lowered"]
        return self._sentence(
            seen,
            viewer,
            raised=self.stones(raised),
            up=seen["quotations"][raised],
            lowered=self.stones(lowered),
            down=seen["quotations"][lowered],
        )

    def _tell_gems_chosen(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, gems=self.gems_as_object(seen["gems"]))

    # -- counting the city ------------------------------------------------------------------

    def _tell_neighborhood_revealed(self, seen: Seen, viewer: int | None) -> str:
        if not seen["ranking"]:
            return self._sentence(seen, viewer, ".empty")
        return self._sentence(seen, viewer, totals=self._totals(seen, seen["ranking"], viewer))

    def _totals(self, seen: Seen, owners: list[int], viewer: int | None) -> str:
        """What some owners have somewhere."""
        totals: list[int] = seen["totals"]
        return ", ".join(f"{self._name(owner, seen, viewer)} {totals[owner]}" for owner in owners)

    def _tell_gems_taken(self, seen: Seen, viewer: int | None) -> str:
        """A white gem comes first; what was taken for it is told apart."""
        gems: list[int] = seen["gems"]
        if not seen["white"]:
            return self._sentence(seen, viewer, gems=self.gems_as_object(gems))
        gem = self.gems_as_object(gems[:1])
        if len(gems) == 1:
            return self._sentence(seen, viewer, ".white", gem=gem)
        return self._sentence(seen, viewer, ".both", gem=gem, other=self.gems_as_object(gems[1:]))

    def _tell_gems_lapsed(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, gems=self.gems(seen["gems"]))

    def _tell_card_for_gem(self, seen: Seen, viewer: int | None) -> str:
        """Only the neutral player does so."""
        owner = self.owner(seen["seat"], PAIR)
        return self.say("event.card_for_gem", owner=owner, **self._facts(seen))

    # -- counting the market ----------------------------------------------------------------

    def _tell_market_revealed(self, seen: Seen, viewer: int | None) -> str:
        totals: list[int] = seen["totals"]
        owners = [owner for owner in range(len(totals)) if totals[owner] >= 0]
        if not owners:
            return self.say("event.market_revealed.empty")
        owners.sort(key=lambda owner: -totals[owner])
        return self.say("event.market_revealed", totals=self._totals(seen, owners, viewer))

    def _tell_line_won(self, seen: Seen, viewer: int | None) -> str:
        if seen["seat"] < 0:
            return self.say("event.line_won.nobody", line=seen["line"])
        return self._sentence(seen, viewer)

    def _tell_columns_ordered(self, seen: Seen, viewer: int | None) -> str:
        columns = ", ".join(self.gem(colour) for colour in seen["columns"])
        return self._sentence(seen, viewer, columns=columns)

    def _tell_columns_moved(self, seen: Seen, viewer: int | None) -> str:
        quotations = self._quotations(seen, seen["columns"])
        return self.say("event.columns_moved", quotations=quotations)

    def _tell_highest_bidder_moved(self, seen: Seen, viewer: int | None) -> str:
        gem: int = seen["gem"]
        manner = ".up" if seen["step"] > 0 else ".down"
        step = seen["quotations"][gem]
        return self._sentence(seen, viewer, manner, gems=self.stones(gem), step=step)

    # -- the King's Favor and the end -------------------------------------------------------

    def _tell_sent_to_throne(self, seen: Seen, viewer: int | None) -> str:
        if seen["seat"] == viewer and "value" in seen:
            return self.say("event.sent_to_throne.known", value=seen["value"])
        return self._sentence(seen, viewer)

    def _tell_throne_filled(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, ".last" if seen["turn"] == TURNS else "")

    def _tell_gem_points(self, seen: Seen, viewer: int | None) -> str:
        """The neutral player scores for a colour that it lacks, too."""
        if seen["gems"] == 0:
            owner = self.owner(seen["seat"], PAIR)
            points = self.words.count("points", seen["points"])
            gems = self.stones(seen["gem"])
            return self.say("event.gem_points.lacking", owner=owner, points=points, gems=gems)
        gems = self.gems_as_object([seen["gem"]] * seen["gems"])
        if "level" in seen:
            others = self.level(seen, viewer)
            return self._sentence(seen, viewer, ".tied", others=others, gems=gems)
        return self._sentence(seen, viewer, gems=gems)

    def _tell_black_points(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, gems=self.gems_as_object([BLACK] * seen["gems"]))

    def _tell_throne_points(self, seen: Seen, viewer: int | None) -> str:
        sentence = self._sentence(seen, viewer, sum=self.sum_of(seen["brokers"]))
        if "level" not in seen:
            return sentence
        tied = self.say("event.throne_points.tied", others=self.level(seen, viewer))
        return f"{sentence} {tied}"


def _players(seen: Seen) -> int:
    """Two, where an event tells that there is a neutral player; else it does not matter."""
    return PAIR if "neutral" in seen else 0
