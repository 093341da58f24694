"""Chapter "Vorbereiding": pieces, the four empires, tiles, and who begins."""

import pytest

from emporion.core.errors import InvalidOption, InvalidPlayerCount
from emporion.core.seats import CHANCE
from emporion.games.tyros.data import CITIES, COPIES, DISCS, GOODS, SHIPS, TILES
from emporion.games.tyros.state import TyrosState

from .positions import (
    GAME,
    asked,
    cities,
    do,
    empire,
    legal,
    new_game,
    play,
    ships,
    tiles,
    told_of,
    view,
)

SEATS = ("blue", "orange", "purple", "yellow")


def founding(*drawn: int, players: int = 4) -> TyrosState:
    """A variable set-up in which blue begins, and these tiles have been turned up."""
    state = new_game(players, setup="variable")
    play(state, "chance: blue", *(f"chance: tile-{tile}" for tile in drawn))
    return state


def empires(state: TyrosState) -> list[str]:
    return [empire(state, name) for name in GOODS[:4]]


# -- pieces ---------------------------------------------------------------------------------------


def test_the_box_has_all_its_ships_cities_discs_tiles_and_cards() -> None:
    assert (SHIPS, CITIES, DISCS, TILES, sum(COPIES)) == (10, 10, 20, 32, 60)


@pytest.mark.parametrize("players", [3, 4])
def test_each_player_puts_two_ships_in_tyros(players: int) -> None:
    state = new_game(players)
    for colour in SEATS[:players]:
        assert ships(state, colour) == "T T"
        assert cities(state, colour) == ""
    assert [seat["ships"] for seat in view(state, None)["seats"]] == [[0, 0]] * players
    state.check()


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_game_is_for_three_or_four(players: int) -> None:
    with pytest.raises(InvalidPlayerCount):
        GAME.setup(players)


def test_nobody_has_points_or_cards_yet() -> None:
    state = new_game()
    assert state.points == [0, 0, 0, 0]
    assert state.hands == [0, 0, 0, 0]


def test_as_many_trades_in_a_row_as_there_are_players_or_twelve_can_be_chosen() -> None:
    assert new_game(3).settings.trades == 3
    assert new_game(4).settings.trades == 4
    assert new_game(3, trades=12).settings.trades == 12
    with pytest.raises(InvalidOption):
        GAME.setup(3, {"trades": 4})


# -- who begins -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_is_drawn(players: int) -> None:
    state = new_game(players)
    assert asked(state) == "chance: start"
    assert legal(state) == list(SEATS[:players])
    assert state.chance_total() == players
    assert [state.chance_outcome(ticket) for ticket in range(players)] == list(range(players))
    play(state, "chance: purple")
    assert state.start == 2
    assert told_of(state, "start_player_drawn") == [{"seat": 2}]


def test_the_start_player_begins_every_phase_of_the_first_round() -> None:
    state = new_game()
    play(state, "chance: purple", "chance: ...")
    assert asked(state) in ("purple: laying", "purple: exchange")
    assert view(state, None)["start"] == 2
    while asked(state).endswith(("laying", "exchange")):
        do(state, legal(state)[0])
        play(state, "chance: ...")
    assert asked(state) == "purple: action"


# -- the first game -------------------------------------------------------------------------------


def test_in_the_first_game_the_empires_begin_on_7_13_23_and_26() -> None:
    state = new_game()
    play(state, "chance: blue")
    assert empires(state) == ["7", "13", "23", "26"]
    assert told_of(state, "empire_founded") == [
        {"empire": number, "field": field, "tyros": False}
        for number, field in enumerate((7, 13, 23, 26))
    ]


def test_the_first_games_four_tiles_are_out_of_play() -> None:
    state = new_game()
    play(state, "chance: blue")
    rest = [tile for tile in range(1, 33) if tile not in (7, 13, 23, 26)]
    assert legal(state) == [f"tile-{tile}" for tile in rest]
    assert state.chance_total() == 28


def test_the_first_games_set_up_is_the_usual_one() -> None:
    state = new_game()
    assert view(state, None)["options"]["setup"] == "first-game"


# -- the variable set-up --------------------------------------------------------------------------


def test_the_first_four_tiles_say_where_copper_oil_cedar_and_cloth_begin() -> None:
    state = founding()
    assert asked(state) == "chance: founding"
    assert legal(state) == [f"tile-{tile}" for tile in range(1, 33)]
    for number, tile in enumerate((17, 1, 20, 5)):
        assert state.decision(CHANCE).facts == {"empire": number}
        do(state, f"tile-{tile}")
    assert empires(state) == ["17", "1", "20", "5"]
    assert asked(state) == "chance: tiles"
    assert told_of(state, "empire_founded") == [
        {"empire": number, "field": field, "tyros": False}
        for number, field in enumerate((17, 1, 20, 5))
    ]


@pytest.mark.parametrize("beside", [12, 16, 18, 22])
def test_no_empire_is_founded_above_below_left_or_right_of_another(beside: int) -> None:
    state = founding(17, beside)
    assert empires(state) == ["17", "", "", ""]
    assert told_of(state, "tile_put_aside") == [{"tile": beside}]
    assert asked(state) == "chance: founding"
    assert view(state, None)["aside"] == [beside]


def test_an_empire_may_be_founded_slantwise_of_another() -> None:
    state = founding(17, 11, 13, 21)
    assert empires(state) == ["17", "11", "13", "21"]


def test_empires_may_be_founded_on_either_side_of_the_serpent_and_of_the_desert() -> None:
    assert empires(founding(27, 28, 5, 14)) == ["27", "28", "5", "14"]


def test_a_neighbour_of_any_empire_so_far_is_unusable_also_over_land() -> None:
    state = founding(29, 1, 30, 6, 25, 2)
    assert empires(state) == ["29", "1", "", ""]
    assert view(state, None)["aside"] == [2, 6, 25, 30]


def test_an_unusable_tile_is_not_drawn_again_for_an_empire() -> None:
    state = founding(17, 16)
    assert "tile-16" not in legal(state)
    assert "tile-17" not in legal(state)
    assert state.chance_total() == 30


def test_unusable_tiles_are_shuffled_in_again_before_dealing() -> None:
    state = founding(17, 16, 1, 6, 20, 5)
    assert asked(state) == "chance: tiles"
    assert {"tile-16", "tile-6"} <= set(legal(state))
    assert state.chance_total() == 28
    assert view(state, None)["aside"] == []


def test_the_four_tiles_of_the_empires_are_out_of_play() -> None:
    state = founding(17, 1, 20, 5)
    assert not {"tile-17", "tile-1", "tile-20", "tile-5"} & set(legal(state))
    state.check()


@pytest.mark.parametrize("tile", [31, 32])
def test_an_empire_founded_on_31_or_32_has_tyros_as_well(tile: int) -> None:
    state = founding(tile)
    assert empires(state)[0] == f"T {tile}"
    assert told_of(state, "empire_founded") == [{"empire": 0, "field": tile, "tyros": True}]


@pytest.mark.parametrize(("tile", "other"), [(31, 32), (32, 31)])
def test_the_other_of_31_and_32_is_then_beside_that_empire(tile: int, other: int) -> None:
    state = founding(tile, other)
    assert empires(state)[1] == ""
    assert told_of(state, "tile_put_aside") == [{"tile": other}]


def test_tyros_has_no_tile_that_would_be_missing_in_the_pile() -> None:
    state = founding(31, 1, 20, 5)
    assert state.chance_total() == 28
    assert "tile-32" in legal(state)
    state.check()


# -- tiles are dealt ------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "left"), [(3, 16), (4, 12)])
def test_each_player_gets_four_tiles_and_the_others_are_the_pile(players: int, left: int) -> None:
    state = new_game(players)
    play(state, "chance: orange")
    while asked(state) == "chance: tiles":
        do(state, legal(state)[0])
    assert [seat["tiles"] for seat in view(state, None)["seats"]] == [4] * players
    assert view(state, None)["tile_pile"] == left
    state.check()


def test_tiles_are_dealt_from_the_start_player_on() -> None:
    state = new_game(3)
    play(state, "chance: orange", "chance: tile-1 tile-2 tile-3 tile-4")
    assert tiles(state, "orange") == "1 2 3 4"
    do(state, "tile-5 tile-6 tile-8 tile-9")
    assert tiles(state, "purple") == "5 6 8 9"
    do(state, "tile-10 tile-11 tile-12 tile-14")
    assert tiles(state, "blue") == "10 11 12 14"
    assert asked(state) == "chance: cards"


def test_only_its_owner_sees_a_dealt_tile() -> None:
    state = new_game(3)
    play(state, "chance: blue", "chance: tile-1 tile-2 tile-3 tile-4")
    assert told_of(state, "tiles_dealt", "blue") == [{"seat": 0, "count": 4, "tiles": [1, 2, 3, 4]}]
    for viewer in ("orange", None):
        assert told_of(state, "tiles_dealt", viewer) == [{"seat": 0, "count": 4}]
    assert view(state, "blue")["tiles"] == [1, 2, 3, 4]
    assert view(state, "orange")["tiles"] == []
    assert view(state, "orange")["seats"][0]["shown"] == []
