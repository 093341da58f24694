"""Chapter "Speleinde en puntentelling", last point: who wins, and what decides a tie."""

from emporion.core.seats import NOBODY, OVER
from emporion.games.tyros.scoring import END_REASONS
from emporion.games.tyros.state import TyrosState

from .endings import EMPIRES, ended
from .positions import SEATS, told_of, view


def ranked(state: TyrosState) -> list[str]:
    """The places, first to last; those who share one stand together."""
    return [" ".join(SEATS[seat] for seat in place) for place in state.outcome().ranking]


def test_most_points_win() -> None:
    state = ended(3, cities={"orange": "1"}, ships={"blue": "9", "purple": "25"})
    assert ranked(state) == ["orange", "blue", "purple"]
    assert state.outcome().reason == "points"
    assert state.outcome().scores == [5, 19, 3]
    assert state.actor == OVER


def test_among_equals_most_points_in_the_largest_empire_win() -> None:
    """Blue has 6 in the copper empire, orange twice 3 in the smallest."""
    state = ended(3, ships={"blue": "1", "orange": "25 26"})
    assert state.scores() == [6, 6, 0]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "largest_empire"


def test_among_equals_the_seating_does_not_matter() -> None:
    state = ended(3, ships={"orange": "1", "blue": "25 26"})
    assert ranked(state) == ["orange", "blue", "purple"]


def test_the_largest_empire_is_the_one_with_most_discs() -> None:
    empires = {**EMPIRES, "copper": "1", "cloth": "25 26 27 28 29 30 31 32"}
    state = ended(3, empires=empires, ships={"blue": "1 9", "orange": "16W 16E 17"})
    assert state.scores() == [3 + 5, 4 + 4, 0]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "next_empire", "cloth is the largest, then comes oil"


def test_the_majority_bonus_of_the_largest_empire_counts_there_and_that_for_four_does_not() -> None:
    """Blue: a city and its majority. Orange: ships for as much as a city, and 7 for four empires.

    Without the first, or with the second, they would be equal in the copper empire.
    """
    state = ended(
        3, cities={"blue": "1"}, ships={"orange": "2 3"}, bonus="orange", points={"orange": 7}
    )
    assert state.scores() == [12 + 7, 6 + 6 + 7, 0]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "largest_empire"


def test_players_equal_in_the_largest_empire_compare_the_second() -> None:
    state = ended(3, ships={"blue": "1 9 25", "orange": "2 16E 17"})
    assert state.scores() == [6 + 5 + 3, 6 + 4 + 4, 0]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "next_empire"


def test_players_equal_in_the_second_too_compare_the_third() -> None:
    state = ended(3, ships={"blue": "16W 17 18", "orange": "25 26 27 28"})
    assert state.scores() == [12, 12, 0]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "next_empire"


def test_the_smallest_empire_decides_where_only_the_bonus_for_four_makes_up_for_it() -> None:
    """Both have a city in each of the larger empires; in the smallest, blue has 7 points more."""
    empires = {
        "copper": "1 2 3 4 5 6 7 8",
        "oil": "9 10 11 12 13 14 15 16",
        "cedar": "17 18 19 20 21 22 23 24",
        "cloth": "25 26 27 28 29 30 31",
    }
    state = ended(
        3,
        empires=empires,
        cities={"blue": "1 9 17", "orange": "2 10 18 25", "purple": "26"},
        ships={"blue": "27 28 29 30 31"},
        bonus="orange",
        points={"orange": 7},
    )
    assert state.scores() == [12 + 10 + 9 + 5 * 3, 12 + 10 + 9 + 8 + 7, 8]
    assert ranked(state) == ["blue", "orange", "purple"]
    assert state.outcome().reason == "next_empire"


def test_players_equal_in_every_empire_share_the_win() -> None:
    state = ended(3, ships={"blue": "1 9", "orange": "2 10", "purple": "25"})
    assert ranked(state) == ["blue orange", "purple"]
    assert state.outcome().reason == "shared"
    assert state.outcome().winners == [0, 1]


def test_all_may_share_the_win() -> None:
    assert ranked(ended(3)) == ["blue orange purple"]
    assert ended(3).outcome().reason == "shared"


def test_ties_for_the_lower_places_are_broken_in_the_same_way() -> None:
    state = ended(
        cities={"yellow": "10"}, ships={"blue": "25 26", "orange": "1", "purple": "27 28"}
    )
    assert state.scores() == [6, 6, 6, 17]
    assert ranked(state) == ["yellow", "orange", "blue purple"]
    assert state.outcome().reason == "points"


def test_among_three_equals_the_largest_empire_may_leave_two_for_the_next() -> None:
    state = ended(3, ships={"blue": "2 17 18", "orange": "1 9 25", "purple": "10 11 19"})
    assert state.scores() == [6 + 4 + 4, 6 + 5 + 3, 5 + 5 + 4]
    assert ranked(state) == ["orange", "blue", "purple"]
    assert state.outcome().reason == "next_empire"


def test_every_reason_has_a_position_here() -> None:
    reasons = {
        ended(3, ships=ships).outcome().reason
        for ships in (
            {"blue": "1"},
            {"blue": "1", "orange": "25 26"},
            {"blue": "9 25", "orange": "16W 17"},
            {},
        )
    }
    assert reasons == set(END_REASONS)


# -- the score sheet ------------------------------------------------------------------------------


def test_the_sheet_lists_the_empires_from_the_largest_with_all_that_counted() -> None:
    state = ended(
        3,
        empires={**EMPIRES, "cloth": "T 22 25 26 27 28 29 30 31"},
        cities={"blue": "1 25", "orange": "26 27"},
        ships={"blue": "2 2", "orange": "3", "purple": "9 16E 26"},
        bonus="orange",
        points={"orange": 7},
    )
    facts = state.outcome().facts
    assert facts["bonus"] == 1
    assert facts["empires"] == [
        {"empire": 3, "fields": 9, "majority": 1, "cities": [1, 2, 0], "ships": [0, 0, 0],
         "points": [12, 31, 0]},
        {"empire": 0, "fields": 8, "majority": 0, "cities": [1, 0, 0], "ships": [1, 1, 0],
         "points": [22, 5, 0]},
        {"empire": 1, "fields": 7, "majority": NOBODY, "cities": [0, 0, 0], "ships": [0, 0, 1],
         "points": [0, 0, 4]},
        {"empire": 2, "fields": 6, "majority": NOBODY, "cities": [0, 0, 0], "ships": [0, 0, 1],
         "points": [0, 0, 3]},
    ]  # fmt: skip
    assert state.scores() == [34, 36 + 7, 7]


def test_the_sheet_adds_up_to_the_scores() -> None:
    state = ended(
        cities={"blue": "1 9 16 25", "orange": "2 10"}, ships={"purple": "3 17", "yellow": "4 17"},
        bonus="blue", points={"blue": 7},
    )  # fmt: skip
    facts = state.outcome().facts
    total = [sum(row["points"][seat] for row in facts["empires"]) for seat in range(4)]
    total[facts["bonus"]] += facts["bonus_points"]
    assert total == state.scores()


def test_all_are_told_the_outcome() -> None:
    state = ended(3, ships={"blue": "1"})
    (told,) = told_of(state, "game_over")
    assert told["ranking"] == [[0], [1, 2]]
    assert told["reason"] == "points"
    for viewer in ("blue", "purple", None):
        assert view(state, viewer)["outcome"] == state.outcome().as_data()
        assert "decision" not in view(state, viewer)
