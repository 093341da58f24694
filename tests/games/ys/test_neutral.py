"""Chapter "2-player Game": what the neutral player wins, and what it does by itself."""

import pytest

from emporion.games.ys.state import YsState

from .positions import asked, card_names, gem_names, play, position, told_of

NEUTRAL = 2
COLOURS = ["blue", "green", "yellow", "red"]
WHITE_SHIPS = "blue+white+red green+yellow+red yellow+blue+red"


def counting(neutral: str, **others: str) -> YsState:
    """The start of counting with these brokers in the city, quotations as at the start."""
    return position("counting_cards", 2, board={"neutral": neutral, **others})


# -- draws ----------------------------------------------------------------------------------------


def test_the_neutral_player_wins_every_draw() -> None:
    state = position(
        "counting_cards",
        2,
        board={"blue": "4@1-port", "orange": "4@1-port", "neutral": "?4@1-port"},
        fronts={"blue": "4 3 3", "orange": "0 0 1"},
    )
    assert told_of(state, "neighborhood_revealed")[0]["ranking"] == [2, 0, 1]
    assert told_of(state, "black_gem_won")[0]["seat"] == NEUTRAL


def test_only_the_intriguer_beats_the_neutral_player_in_a_draw() -> None:
    state = position(
        "counting_cards",
        2,
        board={"blue": "4@1-port", "orange": "4@1-port", "neutral": "?4@1-port"},
        fronts={"blue": "4 3 3", "orange": "0 0 1"},
        active={"orange": "intriguer"},
    )
    assert told_of(state, "neighborhood_revealed")[0]["ranking"] == [1, 2, 0]
    play(state, "orange: take:blue+green")
    assert told_of(state, "black_gem_won")[0]["seat"] == 1


def test_a_lone_neutral_zero_wins_an_area_and_a_line() -> None:
    city = counting("?0@1-commercial")
    assert city.points == [0, 0, 3]
    line = position("market", 2, board={"neutral": "?0@2-red"}, lines="green red")
    assert gem_names(line.gems[NEUTRAL]) == "green"


def test_draws_between_the_two_players_are_settled_as_ever() -> None:
    state = position(
        "counting_cards",
        2,
        order="orange blue",
        board={"blue": "4@1-port", "orange": "4@1-port", "neutral": "?2@1-port"},
        fronts={"blue": "1 0 0", "orange": "0 0 1"},
    )
    assert told_of(state, "neighborhood_revealed")[0]["ranking"] == [1, 0, 2]


# -- the neutral player's gems --------------------------------------------------------------------


def test_first_in_a_neighborhood_it_takes_the_two_most_valuable_gems() -> None:
    state = position(
        "counting_cards", 2, board={"neutral": "?4@1-commercial"}, quotations="7 9 8 15"
    )
    assert gem_names(state.gems[NEUTRAL]) == "green yellow"


def test_of_equally_valuable_gems_it_takes_the_leftmost() -> None:
    state = position(
        "counting_cards",
        2,
        board={"neutral": "?4@2-commercial"},
        ships="blue+green+yellow green+yellow+red yellow+blue+red",
    )
    assert gem_names(state.gems[NEUTRAL]) == "green yellow"


def test_it_takes_a_white_gem_first_as_the_most_valuable_colour_of_all() -> None:
    state = position(
        "counting_cards",
        2,
        board={"neutral": "?4@1-commercial"},
        ships=WHITE_SHIPS,
        quotations="8 8 12 9",
    )
    # Yellow for the white gem, though the ship has none; then red, which is above blue.
    assert gem_names(state.gems[NEUTRAL]) == "yellow red"


def test_a_white_gem_becomes_the_leftmost_of_equally_valuable_colours() -> None:
    state = position(
        "counting_cards",
        2,
        board={"neutral": "?4@1-commercial"},
        ships=WHITE_SHIPS,
        quotations="8 9 9 9",
    )
    assert gem_names(state.gems[NEUTRAL]) == "green red"


def test_second_in_a_neighborhood_it_takes_what_is_left() -> None:
    state = counting("?2@1-palace", blue="4@1-palace")
    play(state, "blue: take:blue+green")
    assert gem_names(state.gems[NEUTRAL]) == "yellow"


def test_second_in_a_neighborhood_it_takes_a_white_gem_as_the_most_valuable_colour() -> None:
    state = position(
        "counting_cards",
        2,
        board={"neutral": "?2@1-palace", "blue": "4@1-palace"},
        ships=WHITE_SHIPS,
        quotations="8 8 9 8",
    )
    play(state, "blue: take:blue+red")
    assert gem_names(state.gems[NEUTRAL]) == "yellow"


def test_third_in_a_neighborhood_it_takes_nothing() -> None:
    state = counting("?1@1-palace", blue="4@1-palace", orange="3@1-palace")
    play(state, "blue: take:blue+green")
    assert gem_names(state.gems[NEUTRAL]) == ""


def test_after_it_has_taken_two_gems_the_second_takes_the_last_one() -> None:
    state = counting("?4@1-palace", blue="3@1-palace")
    assert gem_names(state.gems[0]) == "yellow"


def test_it_wins_black_gems_and_the_commercial_area() -> None:
    state = counting("?4@1-port ?4@2-commercial")
    assert "black" in gem_names(state.gems[NEUTRAL])
    assert state.points == [0, 0, 3]


def test_it_names_the_white_gem_of_a_line_by_itself() -> None:
    state = position(
        "market",
        2,
        board={"neutral": "?4@2-red ?2@2-green ?1@2-yellow"},
        lines="white green",
        quotations="8 8 9 9",
    )
    assert gem_names(state.gems[NEUTRAL]) == "yellow"
    (facts,) = told_of(state, "white_gem_named")
    assert (facts["seat"], facts["gem"]) == (NEUTRAL, 2)


# -- the neutral player's cards -------------------------------------------------------------------


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_it_scores_for_prince_and_king(card: str, points: int) -> None:
    state = position(
        "counting_cards", 2, board={"neutral": "?4@1-palace"}, palaces=f"{card} spy queen"
    )
    assert state.points == [0, 0, points]
    assert gem_names(state.gems[NEUTRAL]) == "blue green"
    assert card in card_names(state.gone)


@pytest.mark.parametrize("quotations", ["8 8 8 8", "8 9 9 8"])
def test_any_other_card_is_discarded_for_a_gem_of_the_most_valuable_colour(
    quotations: str,
) -> None:
    state = position(
        "counting_cards",
        2,
        board={"neutral": "?4@1-palace"},
        palaces="jeweller spy queen",
        ships="red+blue+yellow green+yellow+red yellow+blue+red",
        quotations=quotations,
    )
    (facts,) = told_of(state, "card_for_gem")
    assert facts["seat"] == NEUTRAL
    assert facts["gem"] == (0 if quotations == "8 8 8 8" else 1)
    assert "jeweller" in card_names(state.gone)
    assert len(gem_names(state.gems[NEUTRAL]).split()) == 3


def test_a_blue_edged_card_too_becomes_the_most_valuable_gem_without_asking() -> None:
    state = position(
        "counting_cards", 2, turn=4, board={"neutral": "?4@1-palace"}, quotations="8 8 8 9"
    )
    assert [fact["gem"] for fact in told_of(state, "card_for_gem")] == [3]
    assert asked(state) == "blue: columns"


# -- the market -----------------------------------------------------------------------------------


def test_neutral_brokers_count_in_lines_columns_and_for_the_highest_bidder() -> None:
    state = position(
        "market",
        2,
        board={"neutral": "?4@2-red ?2@3-red", "blue": "4@2-blue 1@3-yellow"},
        lines="green yellow",
    )
    assert [fact["seat"] for fact in told_of(state, "line_won")] == [NEUTRAL, NEUTRAL]
    assert told_of(state, "columns_moved")[0]["columns"] == [3, 0, 2, 1]
    assert told_of(state, "highest_bidder_moved")[0]["seat"] == NEUTRAL


HIGHEST = {"neutral": "?4@2-red ?2@2-green ?1@2-yellow"}
"""The neutral player alone in the market: red up by two, green by one, yellow and blue down."""


def raised(gems: str, quotations: str = "8 8 8 8") -> dict[str, object]:
    """What the neutral player does as the highest bidder with these gems, and a blue one won."""
    state = position(
        "market", 2, board=HIGHEST, gems={"neutral": gems}, quotations=quotations, lines="blue red"
    )
    (facts,) = told_of(state, "highest_bidder_moved")
    assert facts["seat"] == NEUTRAL
    return {"colour": COLOURS[facts["gem"]], "step": facts["step"]}


def test_as_highest_bidder_it_raises_the_colour_of_which_it_has_most() -> None:
    assert raised("yellow yellow yellow red") == {"colour": "yellow", "step": 1}


def test_of_colours_on_a_par_it_raises_the_leftmost() -> None:
    assert raised("green green red red") == {"colour": "green", "step": 1}
    assert raised("red") == {"colour": "blue", "step": 1}


def test_black_gems_do_not_count_for_the_highest_bidders_choice() -> None:
    assert raised("black black black red red") == {"colour": "red", "step": 1}


def test_it_raises_the_next_colour_if_the_first_cannot_rise() -> None:
    assert raised("red red red green green", "8 8 8 15") == {"colour": "green", "step": 1}


def test_it_raises_a_quotation_to_the_top_of_the_scale() -> None:
    # The columns have just brought red from 12 to 14.
    state = position(
        "market", 2, board=HIGHEST, gems={"neutral": "red red"}, quotations="8 8 8 12",
        lines="blue red",
    )  # fmt: skip
    assert state.quotations == [6, 9, 7, 15]


def test_with_no_gem_at_all_it_raises_blue() -> None:
    state = position(
        "market",
        2,
        board={
            "neutral": "?4@2-red ?2@3-red",
            "blue": "4@2-blue 1@2-green",
            "orange": "3@3-yellow",
        },
        lines="green red",
    )
    assert gem_names(state.gems[NEUTRAL]) == ""
    (facts,) = told_of(state, "highest_bidder_moved")
    assert (facts["seat"], facts["gem"], facts["step"]) == (NEUTRAL, 0, 1)


def test_equal_columns_are_ordered_by_the_player_with_the_better_screen() -> None:
    state = position(
        "market", 2, board={"neutral": "?4@2-red"}, fronts={"blue": "0 0 1", "orange": "4 0 0"}
    )
    assert asked(state) == "orange: columns"


def test_equal_columns_are_ordered_by_the_intriguers_player() -> None:
    state = position(
        "market",
        2,
        board={"neutral": "?4@2-red"},
        fronts={"blue": "0 0 1", "orange": "4 0 0"},
        active={"blue": "intriguer"},
    )
    assert asked(state) == "blue: columns"
