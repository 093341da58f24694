"""Chapter "3-player Game"."""

from .positions import asked, gem_names, legal, new_game, play, position, told_of, view

WHITE_SHIPS = "blue+white+red green+yellow+red yellow+blue+red red+blue+green"


def test_three_players_choose_between_four_neighborhoods_and_three() -> None:
    assert new_game(3).settings.neighborhoods == 4
    assert new_game(3, neighborhoods=3).settings.neighborhoods == 3


def test_with_three_neighborhoods_the_fourth_is_not_used() -> None:
    state = position("blue: placing", 3, neighborhoods=3)
    play(state, "blue: up:4")
    spots = legal(state)
    assert "at:3-palace" in spots
    assert not [spot for spot in spots if spot.startswith("at:4-")]


def test_with_three_neighborhoods_there_are_three_palaces_and_ports() -> None:
    state = new_game(3, neighborhoods=3)
    play(state, "chance: ...")
    seen = view(state, None)
    assert len(seen["palaces"]) == len(seen["ships"]) == 3
    assert -1 not in seen["ships"]


def test_with_three_neighborhoods_three_blue_edged_cards_are_put_into_play() -> None:
    state = position("turn", 3, turn=4, neighborhoods=3)
    assert view(state, None)["palaces"] == [15, 15, 15]


def test_with_four_neighborhoods_all_are_counted() -> None:
    state = position("counting_cards", 3, board={"blue": "4@4-port"})
    assert asked(state) == "blue: taking"


def test_the_large_gem_counts_as_one() -> None:
    state = position("counting_cards", 3, board={"blue": "4@1-port"})
    assert state.decision(0).facts["gems"] == [0, 1, 2]
    assert legal(state) == ["take:blue+green", "take:blue+yellow", "take:green+yellow"]


def test_the_first_wins_two_gems_the_second_one_and_the_third_nothing() -> None:
    state = position(
        "counting_cards",
        3,
        board={"blue": "4@1-palace", "orange": "3@1-palace", "purple": "2@1-palace"},
    )
    play(state, "blue: take:blue+yellow")
    assert [gem_names(hoard) for hoard in state.gems] == ["blue yellow", "green", ""]


def test_the_second_takes_the_last_gem_without_asking_unless_it_is_white() -> None:
    state = position(
        "counting_cards",
        3,
        board={"blue": "4@1-palace", "orange": "3@1-palace"},
        ships=WHITE_SHIPS,
    )
    play(state, "blue: take:blue+red")
    assert asked(state) == "orange: taking"
    assert legal(state) == [f"take:white={c}" for c in ("blue", "green", "yellow", "red")]


def market_filled(card: str) -> list[int]:
    """The gems of the lines when a ship card has been drawn for the market."""
    state = position("turn", 3, turn=1)
    play(state, "chance: spy herald queen king")
    play(state, "chance: blue+green+yellow blue+yellow+red green+yellow+red green+blue+red")
    play(state, f"chance: {card}")
    lines: list[int] = view(state, None)["lines"]
    return lines


def test_the_market_gets_the_two_small_gems_on_lines_2_and_3() -> None:
    assert market_filled("yellow+green+red") == [-1, 1, 3]


def test_a_white_gem_of_the_market_lies_on_line_2() -> None:
    assert market_filled("red+white+yellow") == [-1, 5, 2]


def test_no_broker_is_placed_on_line_1() -> None:
    state = position("blue: placing", 3)
    play(state, "blue: up:4")
    colours = ("blue", "green", "yellow", "red")
    squares = [spot for spot in legal(state) if spot.endswith(colours)]
    assert squares == [f"at:{line}-{colour}" for line in (2, 3) for colour in colours]


def test_only_lines_2_and_3_are_counted() -> None:
    state = position("market", 3, board={"blue": "3@2-blue 2@2-green 1@3-red"}, lines="blue green")
    assert [(f["line"], f["gem"]) for f in told_of(state, "line_won")] == [(2, 0), (3, 1)]


def test_the_order_cards_are_1_to_3() -> None:
    state = new_game(3)
    play(state, "chance: ...")
    assert sorted(state.orders) == [1, 2, 3]


def test_at_the_end_the_same_table_holds() -> None:
    state = position("final", 3, gems={"blue": "blue blue", "orange": "blue", "purple": "blue"})
    assert state.points == [24, 12, 12]
