"""Chapter "Ys Express"."""

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER

from .positions import asked, legal, new_game, play, position, told_of, values, view
from .randomly import step


def test_each_player_goes_without_a_3_and_a_1() -> None:
    state = new_game(4, express=True)
    assert [values(screen) for screen in state.screens] == ["0 0 1 1 2 3 3 4 4"] * 4


def test_there_are_20_ship_cards_and_none_has_a_white_gem() -> None:
    state = new_game(4, express=True)
    play(state, "chance: order-1 order-2 order-3 order-4", "chance: spy herald queen king")
    assert state.chance_total() == 20
    assert not [text for text in legal(state) if "white" in text]


def test_there_are_24_ship_cards_otherwise() -> None:
    state = new_game(4)
    play(state, "chance: order-1 order-2 order-3 order-4", "chance: spy herald queen king")
    assert state.chance_total() == 24


def test_there_are_three_rounds_of_placing() -> None:
    state = position("bidding", 3, express=True, neighborhoods=3)
    play(state, "blue: bid:1+0", "orange: bid:1+0", "purple: bid:1+0")
    play(state, "blue: place:1", "orange: place:2", "purple: place:3")
    for pair in ("up:4 {} down:4 {}", "up:3 {} down:3 {}", "up:2 {} down:1 {}"):
        for colour in ("blue", "orange", "purple"):
            assert asked(state) == f"{colour}: placing"
            assert view(state, None)["rounds"] == 3
            play(state, f"{colour}: " + pair.format("at:1-port", "at:1-port"))
    assert asked(state) == "blue: taking"
    assert [values(front) for front in state.fronts] == ["0 0 1"] * 3
    assert told_of(state, "neighborhood_revealed")[0]["totals"] == [17, 17, 17]


@pytest.mark.parametrize("players", [3, 4])
def test_the_ship_cards_are_enough_for_four_turns(players: int) -> None:
    state = new_game(players, express=True)
    rng = Rng(players)
    drawn = 0
    while state.actor != OVER:
        drawn += state.actor == CHANCE and state.decision(CHANCE).kind in ("ships", "market_ship")
        step(state, rng)
    assert drawn == 20


def test_with_the_kings_favor_a_2_comes_in_and_three_stand_before_the_screen() -> None:
    state = position(
        "favor",
        3,
        turn=1,
        express=True,
        kings_favor=True,
        fronts=dict.fromkeys(["blue", "orange", "purple"], "0 4 1"),
    )
    play(state, "blue: send:4", "orange: send:0", "purple: send:1")
    assert [values(screen) for screen in state.screens] == [
        "0 0 1 1 2 2 3 3 4",
        "0 1 1 2 2 3 3 4 4",
        "0 0 1 2 2 3 3 4 4",
    ]
