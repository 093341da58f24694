"""The flow of the game: what follows what, in the order of the book.

The chapters carry out rules and say what is legal. Which phase comes next, and who is asked in it,
is decided here alone:

    the start player is drawn, the empires are founded, the tiles are dealt
    rounds, each of
        1  trade cards are dealt
        2  tiles: each player lays one or exchanges one, in one lay round or two
        3  turns until all have passed one after another, each
               an action A to D
               or an offer (E): answers, then the choice of a partner
               or a pass
        the end of the round: what is kept; the start player changes
    the final account
"""

from typing import TYPE_CHECKING

from ...core.seats import CHANCE, NOBODY, OVER, next_seat
from . import (
    bank,
    cities,
    dealing,
    growing,
    rounds,
    sailing,
    scoring,
    setup,
    shipyard,
    trading,
    turns,
)
from .actions import CITY, DONE, DROP, GIVE, NOBODY_ELSE, PASS, SAIL, SHIP
from .phases import (
    ACTION,
    ANSWER,
    CARDS,
    DRAWING,
    ENDED,
    EXCHANGE,
    FOUNDING,
    KEEPING,
    LAYING,
    NEW_TILE,
    PARTNER,
    START,
    TILES,
)

if TYPE_CHECKING:
    from .state import TyrosState


def apply(state: "TyrosState", seat: int, action: int) -> None:
    """Carry out an action of a seat or an outcome of chance, and go on to the next question.

    The phases that come up most often are tested first.
    """
    phase = state.phase
    if phase == ACTION:
        _act(state, action)
    elif phase == CARDS:
        _deal_card(state, action)
    elif phase == ANSWER:
        _answer(state, action)
    elif phase == DRAWING:
        _draw_card(state, action)
    elif phase == PARTNER:
        _choose_partner(state, action)
    elif phase == LAYING:
        _lay_tile(state, action)
    elif phase == NEW_TILE:
        _draw_hidden_tile(state, action)
    elif phase == KEEPING:
        _keep(state, seat, action)
    elif phase == EXCHANGE:
        _exchange_tile(state, action)
    elif phase == TILES:
        _deal_tile(state, action)
    elif phase == FOUNDING:
        _found_empire(state, action)
    elif phase == START:
        _draw_start_player(state, action)


# -- Vorbereiding ---------------------------------------------------------------------------------


def _draw_start_player(state: "TyrosState", outcome: int) -> None:
    """The empires of the first game are there at once; by the option, tiles say where they are."""
    setup.draw_start_player(state, outcome)
    if state.settings.variable:
        state.phase = FOUNDING
    else:
        setup.found_first_game(state)
        _begin_dealing_tiles(state)


def _found_empire(state: "TyrosState", outcome: int) -> None:
    """Tiles are turned up until all empires are founded; then each player gets four."""
    setup.turn_up(state, outcome)
    if setup.all_founded(state):
        _begin_dealing_tiles(state)


def _begin_dealing_tiles(state: "TyrosState") -> None:
    setup.shuffle_tiles(state)
    state.phase = TILES


def _deal_tile(state: "TyrosState", outcome: int) -> None:
    """After the last tile the first round begins."""
    setup.deal_tile(state, outcome)
    if state.to_draw == 0:
        begin_round(state)


# -- 1. Handelskaarten verdelen -------------------------------------------------------------------


def begin_round(state: "TyrosState") -> None:
    """A round: cards are dealt, then empires grow, then all act until all have passed."""
    dealing.shuffle_cards(state)
    state.phase = CARDS
    state.actor = CHANCE


def _deal_card(state: "TyrosState", outcome: int) -> None:
    """After the last card the empires grow."""
    dealing.deal_card(state, outcome)
    if state.to_draw == 0:
        begin_growing(state)


# -- 2. De neutrale rijken uitbouwen --------------------------------------------------------------


def begin_growing(state: "TyrosState") -> None:
    """From the start player on, each lays a tile in each lay round."""
    state.turns_left = state.players * growing.lay_rounds(state.players, state.rounds_finished)
    state.active = state.start
    _ask_for_tile(state)


def _ask_for_tile(state: "TyrosState") -> None:
    """The next player lays a tile if one fits: it is compulsory.

    If none fits, the player shows all tiles, and exchanges one as long as there is a pile. A player
    without tiles is passed over. When all have had their turns, the card actions begin.
    """
    while state.turns_left > 0:
        seat = state.active
        if not state.tiles[seat]:
            growing.skip(state)
        elif growing.legal_lays(state):
            state.phase = LAYING
            state.actor = seat
            return
        else:
            growing.show_tiles(state)
            if growing.has_pile(state):
                state.phase = EXCHANGE
                state.actor = seat
                return
        _pass_turn_on(state)
    begin_actions(state)


def _pass_turn_on(state: "TyrosState") -> None:
    """To the next player, where everybody has a fixed number of turns."""
    state.turns_left -= 1
    state.active = next_seat(state.active, state.players)


def _lay_tile(state: "TyrosState", action: int) -> None:
    """A laid tile is replaced."""
    growing.lay(state, action)
    _replace_tile(state)


def _exchange_tile(state: "TyrosState", action: int) -> None:
    """A tile put under the pile is replaced, for a later turn."""
    growing.put_under(state, action)
    _replace_tile(state)


def _replace_tile(state: "TyrosState") -> None:
    """Hidden tiles of the pile come first, by chance; then those put under it, in their order."""
    if state.tile_pile:
        state.phase = NEW_TILE
        state.actor = CHANCE
    else:
        growing.draw_from_bottom(state)
        _pass_turn_on(state)
        _ask_for_tile(state)


def _draw_hidden_tile(state: "TyrosState", outcome: int) -> None:
    """With the new tile the lay turn is over."""
    growing.draw_hidden_tile(state, outcome)
    _pass_turn_on(state)
    _ask_for_tile(state)


# -- 3. Kaartacties -------------------------------------------------------------------------------


def begin_actions(state: "TyrosState") -> None:
    """The start player begins."""
    state.active = state.start
    _begin_turn(state)


def _begin_turn(state: "TyrosState") -> None:
    state.phase = ACTION
    state.passes = 0
    state.offers = 0
    _ask_to_act(state)


def _ask_to_act(state: "TyrosState") -> None:
    """Ask the active player; an empty hand passes by itself."""
    while not state.hands[state.active]:
        _pass(state, empty=True)
        if state.passes == state.players:
            end_round(state)
            return
    state.actor = state.active


def _pass(state: "TyrosState", empty: bool) -> None:
    """Passen: the next player's turn."""
    turns.count_pass(state, empty)
    state.active = next_seat(state.active, state.players)


def _act(state: "TyrosState", action: int) -> None:
    """Passen; or one more step of an action, which ends the turn when it is complete.

    An offer does not: it is answered first. When all have passed one after another, the round ends.
    """
    if action == PASS:
        _pass(state, empty=False)
        if state.passes == state.players:
            end_round(state)
        else:
            _ask_to_act(state)
        return
    draft = state.draft
    draft.append(action)
    first = draft[0]
    if first >= SHIP:
        if shipyard.build_if_complete(state):
            _end_turn(state)
    elif first >= CITY:
        if cities.found_if_complete(state):
            _end_turn(state)
    elif first >= SAIL:
        if sailing.sail_if_complete(state):
            _end_turn(state)
    elif first >= GIVE:
        if trading.offer_if_complete(state):
            _ask_about_offer(state, state.active)
    elif first >= DROP:
        if bank.fetch_if_complete(state):
            _end_turn(state)
    elif bank.swap_if_complete(state):
        state.phase = DRAWING
        state.actor = CHANCE


def _draw_card(state: "TyrosState", outcome: int) -> None:
    """After the last card from the bank the turn is over."""
    bank.draw_card(state, outcome)
    if state.to_draw == 0:
        _end_turn(state)


def _end_turn(state: "TyrosState") -> None:
    """An action A to D has been carried out: the next player's turn."""
    state.trades = 0
    state.active = next_seat(state.active, state.players)
    _begin_turn(state)


# -- E. Handel drijven met een medespeler ---------------------------------------------------------


def _ask_about_offer(state: "TyrosState", after: int) -> None:
    """The next who is asked answers; when all have, the maker of the offer chooses a partner."""
    other = trading.next_asked(state, after)
    if other != NOBODY:
        state.phase = ANSWER
        state.actor = other
    elif trading.has_partner(state):
        state.phase = PARTNER
        state.actor = state.active
    else:
        _go_on_without_trade(state)


def _answer(state: "TyrosState", action: int) -> None:
    """When an answer is complete, the next one is asked."""
    if trading.answer_if_complete(state, action):
        _ask_about_offer(state, state.actor)


def _choose_partner(state: "TyrosState", action: int) -> None:
    """A trade is a whole turn; without one the turn goes on."""
    if action == NOBODY_ELSE:
        _go_on_without_trade(state)
        return
    trading.trade(state, action)
    state.trades += 1
    state.active = next_seat(state.active, state.players)
    _begin_turn(state)


def _go_on_without_trade(state: "TyrosState") -> None:
    """No trade came about: the active player's turn goes on."""
    trading.fail(state)
    state.phase = ACTION
    state.actor = state.active


# -- Einde van een ronde --------------------------------------------------------------------------


def end_round(state: "TyrosState") -> None:
    """All have passed one after another.

    If it was the last round, the game is over. Else all choose at once what they keep; by the first
    rules, one after another from the start player on.
    """
    rounds.tell_end(state)
    if rounds.is_last(state):
        end_game(state)
        return
    state.phase = KEEPING
    if state.settings.at_once:
        state.active = NOBODY
        _wait_for_choices(state)
    else:
        state.active = state.start
        state.turns_left = state.players
        _ask_to_keep(state)


def _keep(state: "TyrosState", seat: int, action: int) -> None:
    """One more card is put away; or the choice is made, by the first rules in sight of all."""
    if action != DONE:
        rounds.put_away_one(state, seat, action)
    elif state.settings.at_once:
        rounds.choose(state, seat)
        _wait_for_choices(state)
    else:
        rounds.lay(state, seat)
        _pass_turn_on(state)
        _ask_to_keep(state)


def _wait_for_choices(state: "TyrosState") -> None:
    """For all who have cards; when they have chosen, the rest of everybody is laid openly."""
    for seat in range(state.players):
        if rounds.is_asked(state, seat):
            state.actor = seat
            return
    rounds.lay_all(state)
    _begin_next_round(state)


def _ask_to_keep(state: "TyrosState") -> None:
    """The next who has cards chooses; after the last one the next round begins."""
    while state.turns_left > 0:
        if state.hands[state.active]:
            state.actor = state.active
            return
        _pass_turn_on(state)
    _begin_next_round(state)


def _begin_next_round(state: "TyrosState") -> None:
    rounds.change_start_player(state)
    begin_round(state)


# -- Speleinde en puntentelling -------------------------------------------------------------------


def end_game(state: "TyrosState") -> None:
    """The final account."""
    scoring.count_up(state)
    state.phase = ENDED
    state.actor = OVER
    scoring.tell_end(state)
