"""The Captain swaps the ships of two ports; the Merchant makes commercial areas worth five."""

import pytest

from emporion.games.ys.data import GEMS

from .positions import (
    asked,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    position,
    refused,
    ship,
    told_of,
    view,
)

SHIPS = "blue+white+red green+yellow+red yellow+blue+red red+blue+green"

# -- the Captain ----------------------------------------------------------------------------------


def test_the_captain_is_played_at_the_start_of_counting() -> None:
    state = position("counting_cards", board={"blue": "1@1-port"}, hands={"orange": "captain"})
    assert asked(state) == "orange: counting_cards"
    do(state, "captain:1+2")
    assert "captain" in card_names(state.gone).split()
    assert state.played == [0, 1, 0, 0]
    assert asked(state) == "blue: taking"


@pytest.mark.parametrize("start", ["placing_cards", "closing_cards"])
def test_the_captain_is_played_in_no_other_window(start: str) -> None:
    state = position(start, hands={"blue": "captain"})
    assert legal_with(state, "captain") == []


@pytest.mark.parametrize(
    ("players", "neighborhoods", "swaps"),
    [
        (4, 4, ["1+2", "1+3", "2+3", "1+4", "2+4", "3+4"]),
        (3, 4, ["1+2", "1+3", "2+3", "1+4", "2+4", "3+4"]),
        (3, 3, ["1+2", "1+3", "2+3"]),
        (2, 3, ["1+2", "1+3", "2+3"]),
    ],
)
def test_the_captain_swaps_any_two_ports_in_use(
    players: int, neighborhoods: int, swaps: list[str]
) -> None:
    state = position(
        "counting_cards", players, hands={"blue": "captain"}, neighborhoods=neighborhoods
    )
    assert legal(state) == ["done", *[f"captain:{swap}" for swap in swaps]]


def test_equal_ships_cannot_be_swapped() -> None:
    state = position(
        "counting_cards",
        hands={"blue": "captain"},
        ships="blue+green+yellow blue+green+yellow yellow+blue+red red+blue+green",
    )
    assert "captain:1+2" not in legal(state)
    assert len(legal(state)) == 1 + 5
    assert refused(state, "captain:1+2") == "no_effect"


def test_the_two_ships_change_ports_and_the_market_keeps_its_gems() -> None:
    state = position(
        "counting_cards", ships=SHIPS, hands={"blue": "captain"}, board={"orange": "1@1-port"}
    )
    lines = state.lines[:]
    do(state, "captain:1+3")
    first, second, third, fourth = SHIPS.split()
    assert state.ships == [ship(third), ship(second), ship(first), ship(fourth)]
    assert state.lines == lines
    assert told_of(state, "ships_swapped") == [
        {"seat": 0, "ports": [0, 2], "ships": state.ships},
    ]


def test_the_gems_of_the_swapped_ship_are_taken() -> None:
    state = position(
        "counting_cards", ships=SHIPS, hands={"blue": "captain"}, board={"orange": "1@1-port"}
    )
    do(state, "captain:1+4")
    assert asked(state) == "orange: taking"
    freight = [GEMS[gem] for gem in view(state, None)["freight"]]
    assert freight == ["blue", "green", "red", "red"]


def test_the_captain_swaps_the_ship_of_a_port_whose_area_the_queen_has_closed() -> None:
    state = position(
        "counting_cards", ships=SHIPS, hands={"blue": "captain"}, board={"orange": "1@1-port"},
        active={"yellow": "queen"}, queen="1-port",
    )  # fmt: skip
    do(state, "captain:1+4")
    assert asked(state) == "orange: taking"
    assert [GEMS[gem] for gem in view(state, None)["freight"]] == ["blue", "green", "red", "red"]


def test_the_mercenarys_five_wins_the_gems_of_the_swapped_ship() -> None:
    state = position(
        "counting_cards", ships=SHIPS, hands={"orange": "captain"},
        board={"blue": "*?0@1-port", "orange": "4@1-port"},
    )  # fmt: skip
    do(state, "captain:1+4")
    assert asked(state) == "blue: taking"
    do(state, "take:red+red")
    assert told_of(state, "neighborhood_revealed")[0]["ranking"] == [0, 1]


# -- the Merchant ---------------------------------------------------------------------------------


def test_the_merchant_is_played_at_the_start_of_counting() -> None:
    state = position("counting_cards", hands={"blue": "merchant"})
    assert legal(state) == ["done", "merchant"]
    do(state, "merchant")
    assert told_of(state, "character_played") == [{"seat": 0, "character": 10}]


@pytest.mark.parametrize("start", ["placing_cards", "closing_cards"])
def test_the_merchant_is_played_in_no_other_window(start: str) -> None:
    assert "merchant" not in legal(position(start, hands={"blue": "merchant"}))


def test_every_commercial_area_yields_five_to_any_winner() -> None:
    board = {"orange": "1@1-commercial", "purple": "1@2-commercial", "blue": "1@4-commercial"}
    state = position("counting_cards", board=board, hands={"blue": "merchant"})
    do(state, "merchant")
    go_on(state, "chance: characters")
    assert state.scores() == [5, 5, 5, 0]
    wins = [(event["seat"], event["points"]) for event in told_of(state, "commercial_won")]
    assert wins == [(1, 5), (2, 5), (0, 5)]


def test_without_the_merchant_it_is_three() -> None:
    board = {"orange": "1@1-commercial", "purple": "1@2-commercial"}
    state = position("counting_cards", board=board, hands={"blue": "merchant"})
    do(state, "done")
    go_on(state, "chance: characters")
    assert state.scores() == [0, 3, 3, 0]


def test_the_neutral_player_gets_the_five_too() -> None:
    state = position(
        "counting_cards", 2, board={"neutral": "?4@1-commercial"}, hands={"blue": "merchant"}
    )
    do(state, "merchant")
    assert state.points == [0, 0, 5]


def test_the_merchant_is_discarded_at_the_end_of_the_turn() -> None:
    state = position("counting_cards", board={"blue": "1@4-port"}, hands={"blue": "merchant"})
    do(state, "merchant")
    assert card_names(state.active[0]) == "merchant"
    go_on(state, "chance: characters")
    assert state.active == [0, 0, 0, 0]
    assert "merchant" in card_names(state.gone).split()


def test_captain_and_merchant_are_two_of_a_turn() -> None:
    state = position(
        "counting_cards", hands={"blue": "merchant captain herald"}, board={"blue": "1@1-port"}
    )
    do(state, "captain:1+2", "merchant")
    assert asked(state) == "blue: taking", "the Herald would be the third"


# -- the Merchant with others ---------------------------------------------------------------------


def test_a_commercial_area_that_the_queen_has_closed_yields_five_too() -> None:
    state = position(
        "counting_cards", hands={"blue": "merchant"}, active={"purple": "queen"},
        queen="1-commercial", board={"blue": "1@1-commercial", "orange": "3@1-commercial"},
    )  # fmt: skip
    do(state, "merchant")
    go_on(state, "chance: characters")
    assert state.scores() == [0, 5, 0, 0]
    assert "queen" in card_names(state.gone).split()


def test_the_mercenarys_broker_wins_the_merchants_five_whatever_it_is_worth() -> None:
    state = position(
        "counting_cards", hands={"orange": "merchant"},
        board={"blue": "*?0@2-commercial", "orange": "4@2-commercial"},
    )  # fmt: skip
    do(state, "merchant")
    go_on(state, "chance: characters")
    assert state.scores() == [5, 0, 0, 0]


@pytest.mark.parametrize(
    ("choices", "scores"),
    [
        (["merchant", "done"], [5, 0, 0, 0]),
        (["merchant", "intriguer"], [0, 5, 0, 0]),
        (["done", "intriguer"], [0, 3, 0, 0]),
    ],
)
def test_merchant_intriguer_mercenary_and_queen_meet_in_one_area(
    choices: list[str], scores: list[int]
) -> None:
    """Blue's marked 0 is tied with a 4 and a 1, and Blue is better off before the screen."""
    state = position(
        "counting_cards", fronts={"blue": "4 4 3", "orange": "1 1 0"}, queen="1-commercial",
        hands={"blue": "merchant", "orange": "intriguer"}, active={"purple": "queen"},
        board={"blue": "*?0@1-commercial", "orange": "4@1-commercial ?1@1-commercial"},
    )  # fmt: skip
    do(state, *choices)
    go_on(state, "chance: characters")
    assert state.scores() == scores
    assert "queen" in card_names(state.gone).split()
