"""The rules of Visby, chapter by chapter of its rules page."""

import pytest
from emporion_visby.actions import CARDS, LOAD, SAIL, SEAL, STAY
from emporion_visby.data import HOME, HONOURS, LOADING, SUMMERS
from emporion_visby.game import Visby
from emporion_visby.state import VisbyState

from emporion.core.seats import CHANCE, NOBODY, OVER

AMBER, FURS, HERRING, WAX = range(4)
DANZIG, RIGA, STOCKHOLM, TURKU = range(4)


def dealt(*hands: list[int], wants: list[int], summers: int = 5) -> VisbyState:
    """The first summer's loading, with these hands, in cities that want these goods."""
    state = Visby().begin(len(hands), {"summers": summers})
    state.listen()
    for hand in hands:
        for good in hand:
            state.apply(CHANCE, good)
    for good in wants:
        state.apply(CHANCE, good)
    assert state.phase == LOADING
    return state


def send(state: VisbyState, seat: int, goods: list[int], city: int) -> None:
    """Load a ship and name its city; without goods it stays at home."""
    for action in [*(LOAD + good for good in goods), SAIL + city if goods else STAY]:
        assert action in state.legal(seat)
        state.apply(seat, action)


def draw(state: VisbyState) -> list[int]:
    """Draw the cards that are due, the first that there are; returns how many each seat got."""
    before = [len(hand) for hand in state.hands]
    while state.phase == "drawing":
        state.apply(CHANCE, state.chance_outcome(0))
    return [len(hand) - had for hand, had in zip(state.hands, before, strict=True)]


RICH = [AMBER, AMBER, AMBER, FURS, FURS]
POOR = [HERRING, HERRING, WAX, WAX, FURS]


def test_everybody_draws_five_cards_and_there_are_as_many_cities_as_players() -> None:
    for players in (2, 3, 4):
        state = Visby().begin(players, {"summers": 5})
        assert draw(state) == [5] * players
        assert len(state.stock) == 48 - 5 * players
        assert len(state.view(None)["wants"]) == players


def test_a_city_wants_each_good_equally_often() -> None:
    state = Visby().begin(2, {"summers": 5})
    draw(state)
    assert [state.chance_outcome(ticket) for ticket in range(state.chance_total())] == [0, 1, 2, 3]


def test_a_ship_holds_one_to_three_cards_of_the_hand() -> None:
    state = dealt(RICH, POOR, wants=[AMBER, AMBER])
    assert state.legal(0) == [STAY, LOAD + AMBER, LOAD + FURS]
    state.apply(0, LOAD + AMBER)
    assert state.legal(0) == [LOAD + AMBER, LOAD + FURS, SAIL + DANZIG, SAIL + RIGA]
    state.apply(0, LOAD + AMBER)
    state.apply(0, LOAD + FURS)
    assert state.legal(0) == [SAIL + DANZIG, SAIL + RIGA]


def test_ships_are_revealed_when_all_have_decided() -> None:
    state = dealt(RICH, POOR, wants=[AMBER, WAX])
    send(state, 1, [WAX], RIGA)
    assert state.actors() == [0]
    seen = state.view(0)["seats"][1]
    assert (seen["ready"], seen["hand"], seen["place"], seen["load"]) == (True, 5, None, [])
    assert state.view(1)["place"] == "riga"
    send(state, 0, [AMBER], DANZIG)
    assert state.view(0)["seats"][1]["place"] == "riga"
    assert state.view(0)["seats"][1]["load"] == ["wax"]


@pytest.mark.parametrize(("ships", "price"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_price_falls_with_each_ship_in_the_city(ships: int, price: int) -> None:
    state = dealt(RICH, RICH, RICH, RICH, wants=[AMBER] * 4)
    for seat in range(4):
        send(state, seat, [AMBER, AMBER] if seat < ships else [], DANZIG)
    assert state.scores() == [2 * price] * ships + [0] * (4 - ships)


def test_cards_that_the_city_does_not_want_bring_one_point() -> None:
    state = dealt(RICH, POOR, wants=[AMBER, AMBER])
    send(state, 0, [AMBER, AMBER, FURS], DANZIG)
    send(state, 1, [HERRING, HERRING, WAX], RIGA)
    assert state.scores() == [9, 3]


def test_the_only_one_with_the_most_wanted_cards_chooses_seal_or_cards() -> None:
    state = dealt(RICH, RICH, wants=[AMBER, AMBER])
    send(state, 0, [AMBER, FURS, FURS], DANZIG)
    send(state, 1, [AMBER, AMBER], DANZIG)
    assert state.phase == HONOURS
    assert state.actors() == [1]
    assert state.legal(1) == [SEAL, CARDS]
    state.apply(1, CARDS)
    assert state.seals == [NOBODY, NOBODY]
    assert draw(state) == [2, 4]


def test_nobody_is_honoured_for_as_many_cards_as_somebody_else() -> None:
    state = dealt(RICH, RICH, wants=[AMBER, AMBER])
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [AMBER], DANZIG)
    assert state.actor == CHANCE


def test_a_seal_is_taken_from_its_holder_and_not_twice() -> None:
    state = dealt(RICH, [AMBER] * 5, wants=[AMBER, AMBER])
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [AMBER], RIGA)
    state.apply(0, SEAL)
    state.apply(1, SEAL)
    assert state.seals == [0, 1]
    draw(state)
    state.apply(CHANCE, AMBER)
    state.apply(CHANCE, AMBER)
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [AMBER, AMBER], DANZIG)
    assert state.legal(1) == [SEAL, CARDS]
    state.apply(1, SEAL)
    assert state.seals == [1, 1]
    draw(state)
    state.apply(CHANCE, AMBER)
    state.apply(CHANCE, AMBER)
    send(state, 0, [], HOME)
    send(state, 1, [AMBER], DANZIG)
    assert state.legal(1) == [CARDS]


def test_at_the_end_of_a_summer_two_cards_are_drawn_after_sailing_and_three_at_home() -> None:
    state = dealt(RICH, POOR, wants=[WAX, WAX])
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [], HOME)
    assert draw(state) == [2, 3]
    assert state.summer == 2


def test_nobody_holds_more_than_eight_cards() -> None:
    state = dealt(RICH, POOR, wants=[WAX, WAX])
    for drawn in ([3, 3], [0, 0]):
        send(state, 0, [], HOME)
        send(state, 1, [], HOME)
        assert draw(state) == drawn
        state.apply(CHANCE, WAX)
        state.apply(CHANCE, WAX)
    assert state.summer == 3


def last_summer(first: list[int], second: list[int]) -> VisbyState:
    """Loading in the last summer of a short game; both cities want amber."""
    state = dealt(first, second, wants=[AMBER, AMBER], summers=3)
    state.summer = 3
    return state


def test_in_the_last_summer_there_are_no_cards_to_take() -> None:
    state = last_summer(RICH, POOR)
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [], HOME)
    assert state.legal(0) == [SEAL]


def test_after_the_last_summer_each_seal_brings_four_points_and_the_most_points_win() -> None:
    state = last_summer(RICH, POOR)
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [HERRING, HERRING, WAX], RIGA)
    state.apply(0, SEAL)
    assert state.actor == OVER
    assert state.scores() == [8, 3]
    assert (state.outcome().ranking, state.outcome().reason) == ([[0], [1]], "points")


def test_of_equal_points_the_most_seals_win() -> None:
    state = last_summer(RICH, POOR)
    state.points[1] = 5
    send(state, 0, [AMBER], DANZIG)
    send(state, 1, [HERRING, HERRING, WAX], RIGA)
    state.apply(0, SEAL)
    assert state.scores() == [8, 8]
    assert (state.outcome().ranking, state.outcome().reason) == ([[0], [1]], "seals")


def test_if_seals_are_equal_too_the_victory_is_shared() -> None:
    state = last_summer(RICH, POOR)
    send(state, 0, [], HOME)
    send(state, 1, [], HOME)
    assert (state.outcome().ranking, state.outcome().reason) == ([[0, 1]], "shared")


def test_a_short_game_has_three_summers() -> None:
    assert SUMMERS.default == 5
    state = dealt(RICH, POOR, wants=[WAX, WAX], summers=3)
    for _ in range(3):
        assert state.phase == LOADING
        send(state, 0, [], HOME)
        send(state, 1, [], HOME)
        draw(state)
        while state.phase == "news":
            state.apply(CHANCE, WAX)
    assert state.actor == OVER
