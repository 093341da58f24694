"""Prince, King and blue-edged cards: applied when they are won, outside the two a turn."""

import pytest

from .positions import (
    asked,
    card_names,
    do,
    gem_names,
    go_on,
    legal,
    position,
    told_kinds,
    told_of,
    view,
)


@pytest.mark.parametrize(("card", "number", "points"), [("prince", 13, 4), ("king", 14, 5)])
def test_prince_and_king_score_at_once_and_leave_the_game(
    card: str, number: int, points: int
) -> None:
    state = position(
        "counting_cards", board={"blue": "1@1-palace", "orange": "2@2-port"},
        palaces=f"{card} cardinal spy queen",
    )  # fmt: skip
    go_on(state, "orange: taking")
    assert state.scores() == [points, 0, 0, 0]
    assert state.hands == state.won == [0, 0, 0, 0]
    assert card in card_names(state.gone).split()
    assert told_of(state, "crowned") == [
        {"seat": 0, "points": points, "neighborhood": 0, "character": number}
    ]


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_they_do_not_count_among_the_two_of_a_turn(card: str, points: int) -> None:
    state = position(
        "counting_cards", board={"blue": "1@1-palace"}, played={"blue": 2},
        palaces=f"{card} cardinal spy queen",
    )  # fmt: skip
    go_on(state, "chance: characters")
    assert state.scores()[0] == points
    state = position(
        "counting_cards", board={"blue": "1@1-palace"}, played={"blue": 1},
        palaces=f"{card} cardinal spy queen", hands={"blue": "jeweller"},
    )  # fmt: skip
    go_on(state, "blue: closing_cards")
    assert state.played[0] == 1


def test_a_crown_without_an_owner_scores_for_nobody() -> None:
    state = position("counting_cards", palaces="prince king spy queen")
    go_on(state, "chance: characters")
    assert state.scores() == [0, 0, 0, 0]
    assert "crowned" not in told_kinds(state)


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_the_neutral_player_scores_for_them_too(card: str, points: int) -> None:
    state = position(
        "counting_cards", 2, board={"neutral": "?4@1-palace"}, palaces=f"{card} cardinal spy"
    )
    assert state.points == [0, 0, points]


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_in_the_queens_area_they_are_won_as_anywhere(card: str, points: int) -> None:
    state = position(
        "counting_cards", board={"blue": "1@1-palace", "orange": "0@1-palace"}, queen="1-palace",
        active={"yellow": "queen"}, palaces=f"{card} cardinal spy banker",
    )  # fmt: skip
    go_on(state, "chance: characters")
    assert state.scores() == [points, 0, 0, 0]


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_the_mercenarys_five_wins_them(card: str, points: int) -> None:
    state = position(
        "counting_cards", board={"blue": "*?0@1-palace", "orange": "4@1-palace"},
        palaces=f"{card} cardinal spy queen",
    )  # fmt: skip
    go_on(state, "chance: characters")
    assert state.scores() == [points, 0, 0, 0]


# -- blue-edged cards -----------------------------------------------------------------------------


def test_a_blue_card_is_exchanged_at_once_for_a_gem_of_a_colour() -> None:
    state = position("counting_cards", turn=4, board={"blue": "1@1-palace", "orange": "1@2-port"})
    assert asked(state) == "blue: taking"
    do(state, "take:blue+green")
    assert asked(state) == "blue: white_gem"
    assert legal(state) == [
        "take:white=blue", "take:white=green", "take:white=yellow", "take:white=red",
    ]  # fmt: skip
    assert view(state, "orange")["decision"]["neighborhood"] == 0
    do(state, "take:white=red")
    assert gem_names(state.gems[0]) == "blue green red"
    assert asked(state) == "orange: taking", "the next neighborhood"
    assert state.palaces == [-1, 15, 15, 15]
    assert told_of(state, "white_gem_named") == [{"seat": 0, "gem": 3}]


def test_a_blue_card_does_not_count_among_the_two_of_a_turn() -> None:
    state = position("counting_cards", turn=4, board={"blue": "1@1-palace"}, played={"blue": 2})
    do(state, "take:blue+green", "take:white=red")
    assert gem_names(state.gems[0]) == "blue green red"
    assert state.played[0] == 2


def test_all_four_blue_cards_may_be_won_by_one() -> None:
    state = position(
        "counting_cards", turn=4, board={"blue": "1@1-palace 0@2-palace 0@3-palace 1@4-palace"}
    )
    for _ in range(4):
        go_on(state, "blue: white_gem")
        do(state, "take:white=yellow")
    assert gem_names(state.gems[0]).split().count("yellow") >= 4


def test_the_mercenarys_five_wins_a_blue_card_in_the_queens_area() -> None:
    state = position(
        "counting_cards", turn=4, board={"blue": "*?0@1-palace", "orange": "4@1-palace"},
        active={"yellow": "queen"}, queen="1-palace",
    )  # fmt: skip
    go_on(state, "blue: white_gem")
    do(state, "take:white=red")
    assert told_of(state, "white_gem_named") == [{"seat": 0, "gem": 3}]
    assert "queen" in card_names(state.gone).split()


def test_a_blue_card_without_an_owner_is_discarded() -> None:
    state = position("counting_cards", turn=4, board={"blue": "1@4-port"})
    assert asked(state) == "blue: taking"
    assert len(told_of(state, "character_lost")) == 3
    assert state.palaces == [-1, -1, -1, 15]


def test_the_neutral_player_takes_the_strongest_colour_for_a_blue_card() -> None:
    state = position(
        "counting_cards", 2, turn=4, board={"neutral": "?4@1-palace"}, quotations="8 9 9 8",
        ships="blue+yellow+red green+yellow+red yellow+blue+red",
    )  # fmt: skip
    assert "green" in gem_names(state.gems[2]).split(), "green is the leftmost of the strongest"
    event = told_of(state, "card_for_gem")[0]
    assert (event["seat"], event["neighborhood"], event["gem"]) == (2, 0, 1)


def test_the_neutral_player_takes_a_gem_for_any_other_character() -> None:
    state = position(
        "counting_cards", 2, board={"neutral": "?4@1-palace"}, palaces="jeweller cardinal spy"
    )
    event = told_of(state, "card_for_gem")[0]
    assert (event["seat"], event["character"], event["gem"]) == (2, 8, 0)
    assert "jeweller" in card_names(state.gone).split()
