"""Positions of Ys written as text, and moves played through the engine.

    state = position("blue: placing", board={"orange": "4@1-port ?3@2-blue"})
    play(state, "blue: up:4 at:2-red down:0 at:1-palace")
    assert asked(state) == "orange: placing"
    assert board(state, "blue")["orange"] == "4@1-port ?@2-blue"

Seats are named by their colours, the neutral player is `neutral`; cards, gems and places as in
records. A piece is its value and its place: `?3@2-blue` lies face down, `*` before all marks the
Mercenary's, `-` is an empty slot. An owner's pieces are numbered in the order in which they are
listed; of neutral ones, blue has placed the first, third and so on, orange the others.
"""

from collections.abc import Mapping

from emporion.core.options import OptionValue
from emporion.core.seats import CHANCE
from emporion.core.seats import COLOURS as SEATS
from emporion.games.ys import flow
from emporion.games.ys.brokers import (
    AMONG_SHIFT,
    EVERYBODY,
    MARKED,
    known_to,
    packet_of,
    piece_of,
    place_of,
    value_of,
    values_in,
)
from emporion.games.ys.data import (
    ALL_CHARACTERS,
    CHARACTERS,
    GEMS,
    LINES,
    NOTHING,
    PLACED_SLOTS,
    SHIP_BITS,
    SHIPS,
    SLOTS,
    SPY,
    SPY_LOOKS,
    SQUARES,
    TURNS,
    WHITE_GEM,
    YELLOW_CARDS,
)
from emporion.games.ys.game import Ys
from emporion.games.ys.phases import NAMES
from emporion.games.ys.places import NAMES as PLACES
from emporion.games.ys.spec import supply_of
from emporion.games.ys.state import YsState
from tests.games.script import Script, asked
from tests.games.turns import told, told_kinds, told_of, view

from .names import brokers, card_names, cards, gem_names, hoard, owners, seat, ship, values
from .seen import board, piece, slot_named

__all__ = [
    "asked", "board", "brokers", "card_names", "cards", "do", "gem_names", "go_on", "hoard",
    "legal", "legal_with", "new_game", "owners", "piece", "play", "position", "refused", "seat",
    "ship", "slot_named", "told", "told_kinds", "told_of", "values", "view", "whole_turns",
]  # fmt: skip

GAME = Ys()

_script = Script(GAME)
play, do, refused = _script.play, _script.do, _script.refused
legal, legal_with, whole_turns = _script.legal, _script.legal_with, _script.whole_turns

Texts = Mapping[str, str]
_NONE: Texts = {}
_NO_POINTS: Mapping[str, int] = {}
_ORDER = (1, 2, 0, 3, 4)
"""Who stands before a screen if a position does not tell."""

# -- positions ------------------------------------------------------------------------------------


def new_game(players: int = 4, **options: OptionValue) -> YsState:
    """A game before its first card is dealt, with somebody listening."""
    state = GAME.setup(players, options)
    assert isinstance(state, YsState)
    state.listen()
    return state


def position(
    start: str,
    players: int = 4,
    *,
    turn: int = 2,
    placement: int = 0,
    order: str = "",
    board: Texts = _NONE,
    throne: Texts = _NONE,
    fronts: Texts = _NONE,
    screens: Texts = _NONE,
    neutrals: Texts = _NONE,
    known: Texts = _NONE,
    among: Texts = _NONE,
    hands: Texts = _NONE,
    won: Texts = _NONE,
    active: Texts = _NONE,
    played: Mapping[str, int] = _NO_POINTS,
    palaces: str = "",
    gone: str = "",
    ships: str = "",
    lines: str = "",
    gems: Texts = _NONE,
    points: Mapping[str, int] = _NO_POINTS,
    quotations: str = "8 8 8 8",
    queen: str = "",
    looks: int | None = None,
    checked: bool = True,
    **options: OptionValue,
) -> YsState:
    """A position at a place of the rulebook; what is not named is filled in.

    `start` is `blue: placing` or `blue: after_placing` for one seat's decision; or what opens:
    `bidding`, the windows `placing_cards`, `counting_cards` and `closing_cards` (the game goes on
    by itself if nobody can play a card there), `market` to count it, `favor` for the end of
    counting (brokers back, and the King's Favor), `final` for the final account, `turn` for a new
    turn's cards.

    `order` lists the colours from Order card 1 on. `placement` is the number, from 1 on, of the
    placement that is asked or just done; by default it follows from the actor's pieces. `throne`
    lists values sent in the turns before (`?3@1-port` if the Magician has let it out); `known`
    tells who else knows a piece that lies face down (`{"blue": "orange.3 orange.throne1"}`; `all`
    for everybody), `among` what all know it to be one of (`{"orange.throne1": "1 3"}`). Brokers not
    named are behind the screens; where two, or in counting three, should stand before them, ones
    do, or what is left. In the palaces are the first characters not named elsewhere; ships without
    white are in the ports.
    `checked=False` is for printed examples with brokers that no player can own: then nobody has
    any but those named.
    """
    state = new_game(players, **options)
    colours = order.split() or list(SEATS[:players])
    state.turn = TURNS if start == "final" else turn - 1
    state.orders = [colours.index(SEATS[number]) + 1 for number in range(players)]
    before_setup = start in ("turn", "final")
    after_city = start in ("market", "closing_cards", "favor")
    _put_cards(state, hands, won, active, gone, palaces, before_setup, after_city)
    _put_ships(state, ships, lines, before_setup)
    _put_pieces(state, board, throne, known, among)
    state.played = [played.get(colour, 0) for colour in SEATS[:players]]
    spying = any(cards_ >> SPY & 1 for cards_ in state.active)
    state.looks = (SPY_LOOKS if spying else 0) if looks is None else looks
    if queen:
        assert any("queen" in cards_.split() for cards_ in active.values())
        state.queen = PLACES.index(queen)
    state.gems = [hoard(gems.get(name, "")) for name in owners(state)]
    state.points = [points.get(name, 0) for name in owners(state)]
    state.quotations = [int(step) for step in quotations.split()]
    before = 0 if start in ("bidding", "turn", "final") else 2 if "placing" in start else 3
    _put_brokers(state, fronts, screens, neutrals, before, checked)
    state.neighborhood = state.settings.neighborhoods if after_city else 0
    _open(state, start, placement)
    if checked:
        state.check()
    return state


def _put_cards(
    state: YsState,
    hands: Texts,
    won: Texts,
    active: Texts,
    gone: str,
    palaces: str,
    before_setup: bool,
    after_city: bool,
) -> None:
    seats = SEATS[: state.players]
    state.hands = [cards(hands.get(colour, "")) for colour in seats]
    state.won = [cards(won.get(colour, "")) for colour in seats]
    state.active = [cards(active.get(colour, "")) for colour in seats]
    state.gone = cards(gone)
    placed = state.gone + sum(state.hands) + sum(state.won) + sum(state.active)
    number = state.settings.neighborhoods
    if before_setup:
        state.palaces = [NOTHING] * number
    elif palaces:
        state.palaces = [CHARACTERS.index(name) for name in palaces.split()]
    elif state.turn == TURNS - 1:
        state.palaces = [WHITE_GEM] * number
    else:
        free = [card for card in range(YELLOW_CARDS) if not placed >> card & 1]
        state.palaces = free[:number]
    assert len(state.palaces) == number
    shown = sum(1 << card for card in state.palaces if 0 <= card < WHITE_GEM)
    state.unseen = ALL_CHARACTERS & ~placed & ~shown
    if after_city:
        state.gone |= shown
        state.palaces = [NOTHING] * number


def _put_ships(state: YsState, ships: str, lines: str, before_setup: bool) -> None:
    """The ports' ships leave the deck, and as many others as have been drawn by now."""
    number = state.settings.neighborhoods
    drawn = state.turn * (number + 1)
    if not before_setup:
        usual = "blue+green+yellow green+yellow+red yellow+blue+red red+blue+green"
        state.ships = [ship(name) for name in (ships or usual).split()[:number]]
        state.deck -= sum(1 << (SHIP_BITS * sort) for sort in state.ships)
        on_lines = [GEMS.index(gem) for gem in lines.split()]
        on_lines = on_lines or list(range(LINES + 1 - state.settings.first_line))
        state.lines = [NOTHING] * (LINES - len(on_lines)) + on_lines
        drawn += 1
    for sort in [*range(len(SHIPS))] * 2:
        if drawn and state.deck >> (SHIP_BITS * sort) & 3:
            state.deck -= 1 << (SHIP_BITS * sort)
            drawn -= 1


def _put_pieces(state: YsState, board_: Texts, throne: Texts, known: Texts, among: Texts) -> None:
    for name in owners(state):
        first = SLOTS * seat(name, state.players)
        for number, text in enumerate(board_.get(name, "").split()):
            if text != "-":
                knows = known_to(number % 2 if name == "neutral" else seat(name))
                state.pieces[first + number] = _piece(text, knows)
        for number, value in enumerate(throne.get(name, "").split()):
            if value != "-":
                text = value if "@" in value else f"?{value}@throne"
                sent = _piece(text, known_to(seat(name)))
                state.pieces[first + PLACED_SLOTS + number] = sent
    for name, listed in known.items():
        for text in listed.split():
            knows = EVERYBODY if name == "all" else known_to(seat(name))
            slot = slot_named(state, text)
            assert state.pieces[slot]
            state.pieces[slot] |= knows
    for name, listed in among.items():
        for value in listed.split():
            state.pieces[slot_named(state, name)] |= 1 << (AMONG_SHIFT + int(value))
    for there in state.pieces:
        if 0 <= place_of(there) < SQUARES:
            state.squares |= 1 << int(place_of(there))


def _piece(text: str, knows: int) -> int:
    """The piece of a text; everybody knows what lies face up."""
    figure, place = text.split("@")
    down = "?" in figure
    known = knows if down else EVERYBODY
    described = piece_of(PLACES.index(place), int(figure.strip("*?")), down, known)
    return described | MARKED if "*" in figure else described


def _put_brokers(
    state: YsState, fronts: Texts, screens: Texts, neutrals: Texts, before: int, checked: bool
) -> None:
    """Who is before the screen, who behind it, and the neutral ones behind it."""
    on_board = [0] * state.settings.owners
    placed_neutrals = [0, 0]
    for slot, there in enumerate(state.pieces):
        if there:
            value = packet_of([int(value_of(there))])
            on_board[slot // SLOTS] += value
            placed_neutrals[slot % 2] += value if slot // SLOTS == state.settings.neutral else 0
    for number, colour in enumerate(SEATS[: state.players]):
        state.fronts[number] = brokers(fronts.get(colour, ""))
        state.screens[number] = brokers(screens.get(colour, ""))
        if checked:
            rest = supply_of(state.settings, state.turn) - on_board[number] - state.fronts[number]
            if colour not in fronts:
                state.fronts[number] = packet_of(sorted(values_in(rest), key=_ORDER.index)[:before])
                rest -= state.fronts[number]
            assert colour not in screens or rest == state.screens[number]
            state.screens[number] = rest
        if state.settings.neutral >= 0:
            pool = packet_of(state.settings.neutral_brokers)
            state.neutrals[number] = pool - placed_neutrals[number]
            assert colour not in neutrals or state.neutrals[number] == brokers(neutrals[colour])


def _open(state: YsState, start: str, placement: int) -> None:
    if start == "bidding":
        flow.open_bidding(state)
    elif start in ("placing_cards", "counting_cards", "closing_cards"):
        flow.open_window(state, NAMES.index(start))
    elif start == "market":
        flow.count_market(state)
    elif start == "favor":
        flow.end_counting(state)
    elif start == "final":
        flow.final_account(state)
    elif start == "turn":
        flow.begin_turn(state)
    else:
        _ask(state, start, placement)


def _ask(state: YsState, start: str, placement: int) -> None:
    """One seat places, or has just placed its last two pieces."""
    colour, phase = start.split(": ")
    state.actor = seat(colour)
    state.asked = state.orders[state.actor] - 1
    state.phase = NAMES.index(phase)
    first = SLOTS * state.actor
    slots = [slot for slot in range(first, first + PLACED_SLOTS) if state.pieces[slot]]
    placed = (slots[-1] - first) // 2 + 1 if slots else 0
    state.rounds_placed = (placement or placed + (phase == "placing")) - 1
    assert 0 <= state.rounds_placed < state.settings.placements
    just = state.pieces[first + 2 * state.rounds_placed : first + 2 * state.rounds_placed + 2]
    assert any(just) == (phase == "after_placing"), "the placement does not fit the pieces"


# -- playing --------------------------------------------------------------------------------------


def go_on(state: YsState, until: str) -> None:
    """Play on until so is asked, such as `blue: placing`, or until the game is over.

    Nobody plays a character; brokers are placed from the lowest value on, in the last place open.
    """
    while asked(state) not in (until, "over"):
        if state.actor == CHANCE:
            play(state, "chance: ...")
            continue
        texts = legal(state)
        do(state, texts[-1] if texts[0].startswith("at:") else texts[0])
