"""Positions of Tyros written as text, and moves played through the engine.

    state = position("blue: action", hands={"blue": "copper*3 joker"}, ships={"blue": "22 16E"},
                     empires={"copper": "7 17"}, cities={"orange": "17"})
    play(state, "blue: sail:22 to:17 jokers:0 toll:copper")
    assert hand(state, "blue") == "copper joker"
    assert ships(state, "blue") == "17 16E"
    assert asked(state) == "orange: action"

Seats are named by their colours, empires and cards by their goods; fields are `T` and the printed
numbers, coasts also `16W` and `16E`. Cards are listed as `copper*3 joker`, and an action may be
repeated in the same way (`drop:oil*3`). What is not named is filled in; see `position`.
"""

from collections.abc import Mapping

from emporion.core.options import OptionValue
from emporion.core.seats import COLOURS as SEATS
from emporion.core.seats import NOBODY
from emporion.games.tyros import flow, growing
from emporion.games.tyros.cards import EVERY_CARD, count, packet_of
from emporion.games.tyros.data import EMPIRES, FIRST_GAME, GOODS, KINDS
from emporion.games.tyros.fleet import add_ship
from emporion.games.tyros.game import Tyros
from emporion.games.tyros.phases import ACTION, EXCHANGE, KEEPING, LAYING, NAMES
from emporion.games.tyros.sea import COAST_NAMES, FIELD_NAMES, members, set_of
from emporion.games.tyros.setup import ALL_TILES
from emporion.games.tyros.state import TyrosState
from tests.games.script import Script, asked, seat, words
from tests.games.turns import told, told_kinds, told_of, view

__all__ = [
    "GAME", "SEATS", "asked", "bonus_of", "cards", "cities", "discards", "do", "empire",
    "game_by", "hand", "legal", "legal_with", "new_game", "pass_on", "play", "position", "refused",
    "seat", "ships", "shown", "tiles", "told", "told_kinds", "told_of", "view", "whole_turns",
]  # fmt: skip

GAME = Tyros()

_script = Script(GAME)
play, do, refused = _script.play, _script.do, _script.refused
legal, legal_with, whole_turns = _script.legal, _script.legal_with, _script.whole_turns

Texts = Mapping[str, str]
_NONE: Texts = {}
_NO_POINTS: Mapping[str, int] = {}
_NOTHING_KNOWN: Mapping[str, Texts] = {}

# -- names ----------------------------------------------------------------------------------------


def cards(text: str) -> int:
    """The packet of a text such as `copper*3 joker`."""
    return packet_of([GOODS.index(name) for name in words(text)])


def _card_text(packet: int) -> str:
    counts = [count(packet, kind) for kind in range(KINDS)]
    listed = [
        name if number == 1 else f"{name}*{number}"
        for name, number in zip(GOODS, counts, strict=True)
        if number
    ]
    return " ".join(listed)


def _fields(text: str) -> int:
    return set_of([FIELD_NAMES.index(name) for name in text.split()])


def _field_text(fields: int) -> str:
    return " ".join(FIELD_NAMES[field] for field in members(fields))


# -- positions ------------------------------------------------------------------------------------


def new_game(players: int = 4, **options: OptionValue) -> TyrosState:
    """A game before its start player is drawn, with somebody listening."""
    return game_by(GAME.rules, players, options)


def game_by(rules: int, players: int, options: Mapping[str, OptionValue]) -> TyrosState:
    """The same by a version of the rules."""
    state = GAME.at(rules).setup(players, options)
    assert isinstance(state, TyrosState)
    state.listen()
    return state


def position(
    opening: str,
    players: int = 4,
    *,
    start: str = "",
    round_: int = 1,
    lay_round: int = 1,
    hands: Texts = _NONE,
    known: Mapping[str, Texts] = _NOTHING_KNOWN,
    pile: str | None = None,
    discards: str = "",
    empires: Texts = _NONE,
    tiles: Texts = _NONE,
    shown: Texts = _NONE,
    tile_pile: str = "",
    bottom: str = "",
    ships: Texts = _NONE,
    cities: Texts = _NONE,
    points: Mapping[str, int] = _NO_POINTS,
    bonus: str = "",
    final: bool = False,
    passes: int = 0,
    offers_made: int = 0,
    trades_done: int = 0,
    rules: int = GAME.rules,
    **options: OptionValue,
) -> TyrosState:
    """A position at a place of the rulebook, with somebody listening.

    `opening` is `blue: action`, `blue: laying`, `blue: exchange` or `blue: keeping` for one seat's
    decision (what to keep is asked of all others as well who have cards); or what opens: `round`
    (a new round's cards; `hands` are what was kept), `growing`, `actions`, `round_end` (all have
    just passed) or `end` (the final account). The game goes on by itself if nobody is to be asked
    there. `start` is by default the seat that is asked, else blue.

    - hands: empty if not named (an empty hand passes by itself). Other cards are in the pile; if
      `pile` is given, in the discards. `known` tells what a seat, or `all`, knows of a hand:
      `{"blue": {"orange": "oil"}}`.
    - empires: with their field of the first game if not named; "" for none.
    - tiles: none if not named; the others are in the pile. `*` gives a seat all that are named
      nowhere; then `tile_pile` is the pile, if any. `bottom` lies under it, in its order.
    - ships: two in Tyros if not named, or none if Tyros has a city.
    """
    state = game_by(rules, players, options)
    seats = SEATS[:players]
    asked_seat = opening.split(": ", maxsplit=1)[0] if ": " in opening else ""
    state.start = seat(start or asked_seat or "blue")
    state.active = seat(asked_seat) if asked_seat else state.start
    state.rounds_finished = round_ - 1
    state.passes = passes
    state.offers = offers_made
    state.trades = trades_done
    state.final = final
    state.bonus = seat(bonus) if bonus else NOBODY
    state.points = [points.get(colour, 0) for colour in seats]
    _put_cards(state, hands, known, pile, discards)
    _put_empires(state, empires)
    _put_tiles(state, tiles, shown, tile_pile, bottom)
    _put_ships_and_cities(state, ships, cities)
    state = state.copy()  # works out again what a state keeps besides its fields
    state.listen()
    _open(state, opening, lay_round)
    state.check()
    return state


def _put_cards(
    state: TyrosState,
    hands: Texts,
    known: Mapping[str, Texts],
    pile: str | None,
    discards: str,
) -> None:
    seats = SEATS[: state.players]
    assert set(hands) <= set(seats)
    state.hands = [cards(hands.get(colour, "")) for colour in seats]
    rest = EVERY_CARD - sum(state.hands) - cards(discards)
    state.pile = rest if pile is None else cards(pile)
    state.discards = cards(discards) + rest - state.pile
    for row, name in enumerate([*seats, "watcher"]):
        for number, colour in enumerate(seats):
            seen = {**known.get("all", _NONE), **known.get(name, _NONE)}
            if row != number:
                state.known[state.players * row + number] = cards(seen.get(colour, ""))


def _put_empires(state: TyrosState, empires: Texts) -> None:
    assert set(empires) <= set(GOODS[:EMPIRES])
    for number, name in enumerate(GOODS[:EMPIRES]):
        state.empires[number] = _fields(empires.get(name, str(FIRST_GAME[number])))


def _put_tiles(state: TyrosState, tiles: Texts, shown: Texts, tile_pile: str, bottom: str) -> None:
    seats = SEATS[: state.players]
    assert set(tiles) <= set(seats)
    named = {colour: text.replace("*", "") for colour, text in tiles.items()}
    state.tiles = [_fields(named.get(colour, "")) for colour in seats]
    state.shown = [_fields(shown.get(colour, "")) for colour in seats]
    state.bottom = [int(tile) for tile in bottom.split()]
    state.tile_pile = ALL_TILES & ~set_of(state.bottom)
    for placed in [*state.empires, *state.tiles]:
        state.tile_pile &= ~placed
    for colour, text in tiles.items():
        if "*" in text:
            state.tiles[seat(colour)] |= state.tile_pile & ~_fields(tile_pile)
            state.tile_pile = _fields(tile_pile)
    assert _fields(tile_pile) in (0, state.tile_pile), "who has the other tiles?"


def _put_ships_and_cities(state: TyrosState, ships: Texts, cities: Texts) -> None:
    seats = SEATS[: state.players]
    assert set(ships) | set(cities) <= set(seats)
    state.cities = [_fields(cities.get(colour, "")) for colour in seats]
    usual = "" if any("T" in text.split() for text in cities.values()) else "T T"
    state.ships = [0] * state.players
    state.seconds = [0] * state.players
    for number, colour in enumerate(seats):
        for name in ships.get(colour, usual).split():
            coast = COAST_NAMES.index(name)
            assert not state.seconds[number] >> coast & 1, "nobody has three ships on a coast"
            add_ship(state, number, coast)


def _open(state: TyrosState, opening: str, lay_round: int) -> None:
    if opening == "round":
        flow.begin_round(state)
    elif opening == "growing":
        flow.begin_growing(state)
    elif opening == "actions":
        flow.begin_actions(state)
    elif opening == "round_end":
        flow.end_round(state)
    elif opening == "end":
        flow.end_game(state)
    else:
        _ask(state, opening.split(": ")[1], lay_round)


def _ask(state: TyrosState, phase: str, lay_round: int) -> None:
    """One seat is to lay a tile, to exchange one, to act, or to choose what to keep."""
    state.actor = state.active
    state.phase = NAMES.index(phase)
    assert state.phase in (ACTION, LAYING, EXCHANGE, KEEPING)
    before = (state.active - state.start) % state.players
    if state.phase == KEEPING and state.settings.at_once:
        state.active = NOBODY
        state.actor = state.actors()[0]
    elif state.phase == KEEPING:
        state.turns_left = state.players - before
    elif state.phase != ACTION:
        lay_rounds = growing.lay_rounds(state.players, state.rounds_finished)
        assert 1 <= lay_round <= lay_rounds
        state.turns_left = state.players * (lay_rounds + 1 - lay_round) - before
        assert bool(growing.legal_lays(state)) == (state.phase == LAYING)
        if state.phase == EXCHANGE:
            assert growing.has_pile(state)
            state.shown[state.active] = state.tiles[state.active]
    assert state.legal(state.actor), f"{asked(state)}: nothing is open"


# -- playing --------------------------------------------------------------------------------------


def pass_on(state: TyrosState, until: str) -> None:
    """Everybody passes until so is asked, such as `orange: action`; or until something is asked,
    such as `keeping`.
    """
    while until not in (asked(state), asked(state).split(": ")[-1]):
        do(state, "pass")


# -- what is there --------------------------------------------------------------------------------


def hand(state: TyrosState, colour: str) -> str:
    """A seat's cards, such as `copper*2 joker`."""
    return _card_text(state.hands[seat(colour)])


def discards(state: TyrosState) -> str:
    """The discards, such as `copper*2 joker`."""
    return _card_text(state.discards)


def ships(state: TyrosState, colour: str) -> str:
    """The coasts of a seat's ships, one entry a ship; 16E comes last."""
    number = seat(colour)
    coasts = sorted(members(state.ships[number]) + members(state.seconds[number]))
    return " ".join(COAST_NAMES[coast] for coast in coasts)


def cities(state: TyrosState, colour: str) -> str:
    """The fields of a seat's cities."""
    return _field_text(state.cities[seat(colour)])


def empire(state: TyrosState, name: str) -> str:
    """An empire's fields; Tyros comes first."""
    return _field_text(state.empires[GOODS.index(name)])


def tiles(state: TyrosState, colour: str) -> str:
    """A seat's tiles."""
    return _field_text(state.tiles[seat(colour)])


def shown(state: TyrosState, colour: str) -> str:
    """Those of a seat's tiles that all know."""
    return _field_text(state.shown[seat(colour)])


def bonus_of(state: TyrosState) -> str:
    """Who was the first with a city in every empire; nothing if nobody was."""
    return "" if state.bonus == NOBODY else SEATS[state.bonus]
