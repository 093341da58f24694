"""Chapter "End of the Game"."""

import pytest

from emporion.games.ys.scoring import gem_places, quotation_ranks

from .positions import asked, position, told_kinds, told_of

# -- coloured gems --------------------------------------------------------------------------------


def test_the_table_of_points_for_gems() -> None:
    state = position(
        "final",
        quotations="12 11 10 9",
        gems={
            "blue": "blue " * 4 + "green " * 4 + "yellow " * 4 + "red " * 4,
            "orange": "blue " * 3 + "green " * 3 + "yellow " * 3 + "red " * 3,
            "purple": "blue " * 2 + "green " * 2 + "yellow " * 2 + "red " * 2,
            "yellow": "blue green yellow red",
        },
    )
    points = [fact["points"] for fact in told_of(state, "gem_points")]
    assert points == [24, 18, 12, 6, 20, 15, 10, 5, 16, 12, 8, 4, 12, 9, 6, 3]
    assert state.points == [72, 54, 36, 18]


def test_example_of_gems_with_equal_values() -> None:
    everything = "blue " * 5 + "green " * 5 + "yellow " * 5 + "red " * 5
    state = position("final", quotations="12 8 10 12", gems={"orange": everything})
    ranks = [(fact["gem"], fact["rank"], fact["points"]) for fact in told_of(state, "gem_points")]
    assert ranks == [(0, 1, 24), (3, 2, 20), (2, 3, 16), (1, 4, 12)]


def test_of_equal_quotations_the_leftmost_comes_first() -> None:
    assert quotation_ranks([8, 8, 8, 8]) == [0, 1, 2, 3]
    assert quotation_ranks([1, 15, 1, 15]) == [1, 3, 0, 2]
    assert quotation_ranks([7, 9, 9, 7]) == [1, 2, 0, 3]


@pytest.mark.parametrize("counts", [(6, 5, 5, 3), (8, 6, 6, 3)])
def test_example_of_tied_players(counts: tuple[int, int, int, int]) -> None:
    """The English and the Dutch book have 6-5-5-3, the German one 8-6-6-3."""
    colours = ["blue", "orange", "purple", "yellow"]
    gems = {colour: "blue " * number for colour, number in zip(colours, counts, strict=True)}
    state = position("final", quotations="9 8 8 8", gems=gems)
    assert state.points == [24, 12, 12, 6]


def test_players_tied_for_first_get_what_the_lowest_of_their_places_is_worth() -> None:
    two = position("final", gems={"blue": "blue", "orange": "blue"})
    assert two.points == [18, 18, 0, 0]
    three = position("final", gems={"blue": "blue", "orange": "blue", "purple": "blue"})
    assert three.points == [12, 12, 12, 0]
    four = position("final", gems=dict.fromkeys(["blue", "orange", "purple", "yellow"], "blue"))
    assert four.points == [6, 6, 6, 6]


def test_players_tied_for_third_get_the_fourth_places_points() -> None:
    assert gem_places([5, 4, 2, 2]) == [0, 1, 3, 3]
    assert gem_places([5, 5, 2, 2]) == [1, 1, 3, 3]


def test_a_player_without_a_gem_of_a_colour_scores_nothing_and_takes_no_place() -> None:
    state = position("final", gems={"blue": "blue blue", "yellow": "blue"})
    assert state.points == [24, 0, 0, 18]
    assert gem_places([0, 3, 0, 1]) == [-1, 0, -1, 1]


def test_points_of_the_turns_are_kept() -> None:
    state = position("final", points={"blue": 30, "orange": 12}, gems={"orange": "red"})
    assert state.points == [30, 24, 0, 0]


# -- black gems -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "points"),
    [(0, 0), (1, 1), (2, 4), (3, 8), (4, 12), (5, 16), (6, 20), (7, 24), (8, 24), (16, 24)],
)
def test_the_table_of_black_gems(number: int, points: int) -> None:
    state = position("final", gems={"purple": "black " * number})
    assert state.points == [0, 0, points, 0]


def test_coloured_gems_are_counted_before_black_ones() -> None:
    state = position("final", gems={"purple": "black red"})
    assert told_kinds(state) == ["gem_points", "black_points", "game_over"]


# -- who wins -------------------------------------------------------------------------------------


def test_the_most_points_win() -> None:
    state = position("final", points={"blue": 20, "orange": 30, "purple": 10, "yellow": 40})
    assert asked(state) == "over"
    outcome = state.outcome()
    assert outcome.winners == [3]
    assert outcome.ranking == [[3], [1], [0], [2]]
    assert outcome.reason == "points"
    assert outcome.scores == [20, 30, 10, 40]


def test_a_tie_goes_to_the_most_coloured_and_black_gems() -> None:
    # All three come to 25 points, blue with three gems, orange and purple with one.
    state = position(
        "final",
        points={"orange": 7, "purple": 24},
        gems={"blue": "blue blue black", "orange": "blue", "purple": "black"},
    )
    assert state.points == [25, 25, 25, 0]
    outcome = state.outcome()
    assert outcome.ranking == [[0], [1, 2], [3]]
    assert outcome.winners == [0]
    assert outcome.reason == "gems"


def test_black_gems_count_in_a_tie() -> None:
    # Two black gems are worth 4 points; a red one, alone in the fourth place, 12.
    state = position(
        "final", points={"blue": 20, "orange": 12}, gems={"blue": "black black", "orange": "red"}
    )
    assert state.points[:2] == [24, 24]
    assert state.outcome().winners == [0]
    assert state.outcome().reason == "gems"


def test_players_who_are_still_equal_share_the_win() -> None:
    state = position("final", points={"blue": 30, "purple": 30, "yellow": 12})
    outcome = state.outcome()
    assert outcome.winners == [0, 2]
    assert outcome.reason == "shared"
    assert outcome.ranking == [[0, 2], [3], [1]]


def test_a_tie_below_the_first_place_does_not_change_the_reason() -> None:
    state = position("final", points={"blue": 30, "purple": 20, "yellow": 20})
    assert state.outcome().reason == "points"
    assert state.outcome().ranking == [[0], [2, 3], [1]]


def test_the_end_is_told_with_the_outcome() -> None:
    state = position("final", points={"blue": 30})
    (facts,) = told_of(state, "game_over")
    assert facts["winners"] == [0]
    assert facts["reason"] == "points"
    assert "rival" not in facts
