"""An onlooker of Ys who keeps the books: what each event, as it was seen, changes in its memory."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from emporion.games.ys import data
from emporion.games.ys.places import area, neighborhood_of

from .ys_memory import Brokers, Memory, Piece, renamed

SPENT = {
    "brokers_swapped": data.MAGICIAN,
    "broker_moved": data.HERALD,
    "ships_swapped": data.CAPTAIN,
    "gem_exchanged": data.ALCHEMIST,
    "gem_kept": data.ALCHEMIST,
    "quotations_shifted": data.BANKER,
    "gems_chosen": data.JEWELLER,
}
"""Characters that leave the game with what they do."""


class Books(Memory):
    """Brokers, gems and cards, from the seen events alone: a method for each kind of event."""

    def note(self, event: Mapping[str, Any]) -> None:
        """One event: points and quotations as told, a character that is spent, and the rest."""
        kind: str = event["event"]
        seat: int = event.get("seat", -1)
        if "points" in event:
            self.players[seat].points += event["points"]
        if "quotations" in event:
            self.quotations = event["quotations"]
        if kind in SPENT:
            self.players[seat].characters.remove(SPENT[kind])
            self.players[seat].played += 1
            self.gone.add(SPENT[kind])
        reader: Callable[[int, Mapping[str, Any]], None] | None
        reader = getattr(self, "_" + kind, None)
        if reader is not None:
            reader(seat, event)

    # -- cards and bids -----------------------------------------------------------------------

    def _order_cards_dealt(self, seat: int, event: Mapping[str, Any]) -> None:
        for player, order in zip(self.players, event["orders"], strict=False):
            player.order = order

    def _characters_revealed(self, seat: int, event: Mapping[str, Any]) -> None:
        self.palaces = event["characters"]

    def _ships_arrived(self, seat: int, event: Mapping[str, Any]) -> None:
        self.ships = event["ships"]
        for ship in self.ships:
            self.ships_left[ship] -= 1

    def _market_filled(self, seat: int, event: Mapping[str, Any]) -> None:
        self.lines = event["lines"]
        self.ships_left[event["ship"]] -= 1

    def _bid_made(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].chosen = True
        self.choice = event["brokers"] if seat == self.viewer else self.choice

    def _bids_revealed(self, seat: int, event: Mapping[str, Any]) -> None:
        self.choice = None
        for number, bid in enumerate(event["bids"]):
            player = self.players[number]
            player.chosen = False
            player.front = Brokers(bid)
            player.behind -= len(bid)
            if number == self.viewer:
                self.screen -= Brokers(bid)

    def _place_chosen(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].place = event["place"]

    def _order_settled(self, seat: int, event: Mapping[str, Any]) -> None:
        for player in self.players[: self.seats]:
            player.order, player.place = player.place, 0

    # -- placing ------------------------------------------------------------------------------

    def _placed(self, seat: int, event: Mapping[str, Any]) -> None:
        player = self.players[seat]
        own: Sequence[int | None] = event.get("values", [None] * 3)
        values = [
            told["value"] if value is None else value
            for told, value in zip(event["pieces"], own, strict=False)
        ]
        for told, value, from_front in zip(
            event["pieces"], values, [*event["from_front"], False], strict=False
        ):
            self._see(told)
            piece = self.pieces[told["owner"], told["number"]]
            piece.value = value
            piece.looked.add(seat)
            # What stood before the screen was seen there, face down now or not.
            piece.public |= from_front
        drawn = Brokers()
        for value, from_front in zip(values, event["from_front"], strict=False):
            if from_front:
                drawn[value] += 1
            else:
                player.behind -= 1
                if seat == self.viewer:
                    self.screen[value] -= 1
        stood = Brokers(event["front"]) - (player.front - drawn)
        player.front = Brokers(event["front"])
        player.behind -= stood.total()
        if seat == self.viewer:
            self.screen -= stood
        if self.neutral is not None:
            player.neutrals -= 1
            if seat == self.viewer:
                self.neutrals[values[2]] -= 1

    def _see(self, told: Mapping[str, Any]) -> None:
        """A piece as everybody sees it."""
        piece = self.pieces.setdefault((told["owner"], told["number"]), Piece(0, False))
        piece.place, piece.down, piece.marked = told["place"], told["down"], told["marked"]
        if told["value"] is not None:
            piece.value, piece.public = told["value"], True

    def _see_all(self, seat: int, event: Mapping[str, Any]) -> None:
        for told in event.get("pieces", [event.get("piece")]):
            self._see(told)

    _brokers_swapped = _see_all
    _broker_moved = _see_all
    _neighborhood_revealed = _see_all

    def _spied(self, seat: int, event: Mapping[str, Any]) -> None:
        self.looks = event["left"]
        name = (event["piece"]["owner"], event["piece"]["number"])
        self.pieces[name].looked.add(seat)
        if seat == self.viewer:
            self.pieces[name].value = event["saw"]
        self.conclude(name[0])

    def _last_brokers(self, seat: int, event: Mapping[str, Any]) -> None:
        self.counting = True
        self.looks = 0
        self.screen.clear()
        for player, front in zip(self.players, event["fronts"], strict=False):
            player.front, player.behind = Brokers(front), 0
            player.returned, player.neutrals_back = Brokers(), Brokers()

    # -- characters ---------------------------------------------------------------------------

    def _character_played(self, seat: int, event: Mapping[str, Any]) -> None:
        card = event["character"]
        self.players[seat].characters.remove(card)
        self.players[seat].active.add(card)
        self.players[seat].played += 1
        self.looks = data.SPY_LOOKS if card == data.SPY else self.looks

    def _queen_placed(self, seat: int, event: Mapping[str, Any]) -> None:
        self._character_played(seat, {"character": data.QUEEN})
        self.queen = event["place"]

    def _mercenary_marked(self, seat: int, event: Mapping[str, Any]) -> None:
        self._character_played(seat, {"character": data.MERCENARY})
        self._see(event["piece"])

    def _ships_swapped(self, seat: int, event: Mapping[str, Any]) -> None:
        self.ships = event["ships"]

    def _gem_exchanged(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].gems[event["gave"]] -= 1
        self.players[seat].gems[event["took"]] += 1

    # -- counting -----------------------------------------------------------------------------

    def _win_gems(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].gems.update(event["gems"])

    _gems_taken = _win_gems
    _gems_chosen = _win_gems

    def _white_gem_named(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].gems[event["gem"]] += 1

    def _black_gem_won(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].gems[data.BLACK] += 1

    def _line_won(self, seat: int, event: Mapping[str, Any]) -> None:
        if seat >= 0 and event["gem"] != data.WHITE:
            self.players[seat].gems[event["gem"]] += 1

    def _leave_palace(self, seat: int, event: Mapping[str, Any]) -> None:
        self.palaces[event["neighborhood"]] = data.NOTHING
        self.gone |= {event["character"]} - {data.WHITE_GEM}
        if "gem" in event:
            self.players[seat].gems[event["gem"]] += 1

    _character_lost = _leave_palace
    _crowned = _leave_palace
    _card_for_gem = _leave_palace

    def _character_won(self, seat: int, event: Mapping[str, Any]) -> None:
        if event["character"] != data.WHITE_GEM:
            self.palaces[event["neighborhood"]] = data.NOTHING
            self.players[seat].won.add(event["character"])

    def _neighborhood_cleared(self, seat: int, event: Mapping[str, Any]) -> None:
        number = event["neighborhood"]
        self.take_back(area(number, data.PORT), area(number, data.PALACE))
        self.palaces[number] = data.NOTHING
        if neighborhood_of(self.queen) == number:
            self.queen = data.THRONE
            self.gone.add(data.QUEEN)
            for player in self.players:
                player.active.discard(data.QUEEN)

    def _market_revealed(self, seat: int, event: Mapping[str, Any]) -> None:
        self._see_all(seat, event)
        if self.favor:
            for owner in range(self.seats):
                self.try_all(owner)

    def _market_cleared(self, seat: int, event: Mapping[str, Any]) -> None:
        self.take_back(0, data.SQUARES - 1)
        places = {name: piece.place for name, piece in self.pieces.items()}
        new = renamed(places)
        for name, piece in self.pieces.items():
            piece.marked &= new[name] == name
        self.pieces = {new[name]: piece for name, piece in self.pieces.items()}
        for owner, worlds in self.worlds.items():
            self.worlds[owner] = [
                {new[name]: value for name, value in world.items()} for world in worlds
            ]

    # -- the throne room ----------------------------------------------------------------------

    def _sent_to_throne(self, seat: int, event: Mapping[str, Any]) -> None:
        self.players[seat].chosen = True
        self.choice = [event["value"]] if seat == self.viewer else self.choice

    def _throne_filled(self, seat: int, event: Mapping[str, Any]) -> None:
        for owner in range(self.seats):
            player = self.players[owner]
            among = set(player.front)
            twice = {value for value in among if player.front[value] == 2}
            piece = Piece(data.THRONE, down=True, looked={owner}, among=among, twice=twice)
            if len(among) == 1:
                piece.value, piece.public = min(among), True
            if owner == self.viewer and self.choice:
                piece.value = self.choice[0]
                self.screen[piece.value] -= 1
            self.pieces[owner, data.PLACED_SLOTS + self.turn - 1] = piece
            player.behind -= 1
            if self.turn <= data.FAVOR_BROKERS:
                player.behind += 1
                self.screen[data.FAVOR_BROKER] += owner == self.viewer
            player.chosen = False
        self.choice = None

    # -- the end ------------------------------------------------------------------------------

    def _turn_ended(self, seat: int, event: Mapping[str, Any]) -> None:
        self.turn = min(event["turn"] + 1, data.TURNS)
        self.counting = False
        for number, player in enumerate(self.players[: self.seats]):
            player.behind += player.front.total()
            if number == self.viewer:
                self.screen += player.front
            player.front = Brokers()
            self.gone |= player.active
            player.characters |= player.won
            player.active, player.won, player.played = set(), set(), 0
        self.clear_cards()

    def _throne_points(self, seat: int, event: Mapping[str, Any]) -> None:
        for number, value in enumerate(event["brokers"], data.PLACED_SLOTS):
            piece = self.pieces[seat, number]
            piece.value, piece.public, piece.down = value, True, False

    def _game_over(self, seat: int, event: Mapping[str, Any]) -> None:
        """All brokers have been seen but those behind the screens, so these are known too."""
        self.counting = True
        for owner, player in enumerate(self.players[: self.seats]):
            throne = [piece.value for name, piece in self.pieces.items() if name[0] == owner]
            player.returned = Brokers(self.supply)
            player.returned[data.FAVOR_BROKER] += data.FAVOR_BROKERS if self.favor else 0
            player.returned -= Brokers(value for value in throne if value is not None)
