import pytest

from emporion.arena import Job, MatchResult, jobs, play, processes_for
from emporion.arena.statistics import wilson_interval
from emporion.cli.results import as_data, tallies


def ended(
    levels: tuple[str, ...], scores: tuple[int, ...], *ranking: tuple[int, ...]
) -> MatchResult:
    job = Job("byzanz", len(levels), (), "1", levels)
    return MatchResult(scores, ranking, ranking[0], "points", 100, {}, job)


def beaten(
    levels: tuple[str, ...], scores: tuple[int, ...], *ranking: tuple[int, ...]
) -> MatchResult:
    """A game that its neutral player has won."""
    job = Job("ys", len(levels), (), "1", levels)
    return MatchResult(scores, ranking, (), "neutral", 100, {}, job)


def test_a_match_is_decided_by_its_job_alone() -> None:
    job = Job("byzanz", 3, (("ties", "goods"),), "4.1", ("random", "random", "random"))
    assert play(job) == play(job)
    assert play(job) != play(Job("byzanz", 3, (("ties", "goods"),), "4.2", job.levels))


def test_bots_change_seats_unless_told_to_stay() -> None:
    levels = ["greedy", "random", "random"]
    moving = jobs("byzanz", 3, {}, levels, 3, "0", rotate=True)
    assert [job.levels.index("greedy") for job in moving] == [0, 1, 2]
    staying = jobs("byzanz", 3, {}, levels, 3, "0", rotate=False)
    assert [job.levels.index("greedy") for job in staying] == [0, 0, 0]
    assert [job.seed for job in staying] == [job.seed for job in moving]
    assert len({job.seed for job in moving}) == 3


def test_a_shared_win_counts_in_parts_and_tied_places_are_shared() -> None:
    played = [ended(("a", "b", "b"), (9, 9, 4), (0, 1), (2,))]
    levels, seats = tallies(played)
    assert (levels["a"].wins, levels["b"].wins) == (0.5, 0.5)
    assert [seats[seat].places for seat in range(3)] == [1.5, 1.5, 3]


def test_where_the_neutral_player_wins_nobody_else_does() -> None:
    played = [beaten(("a", "b"), (9, 4), (0,), (1,)), ended(("a", "b"), (4, 9), (1,), (0,))]
    levels, seats = tallies(played)
    assert (levels["a"].wins, levels["b"].wins) == (0, 1)
    assert [seats[seat].places for seat in range(2)] == [3, 3]
    assert as_data(played, asked=2)["ends"] == {"neutral": 1, "points": 1}


def test_a_match_that_is_played_knows_its_winners() -> None:
    reasons = set()
    for number in range(6):
        match = play(Job("ys", 2, (), f"3.{number}", ("random", "random")))
        assert match.winners == (() if match.reason == "neutral" else match.ranking[0])
        reasons.add(match.reason)
    assert len(reasons) > 1


def test_results_hold_means_and_extremes() -> None:
    played = [
        ended(("a", "b", "b"), (10, 4, 2), (0,), (1,), (2,)),
        ended(("b", "a", "b"), (1, 20, 3), (1,), (2,), (0,)),
    ]
    data = as_data(played, asked=5)
    assert data["asked"] == 5
    assert data["games"] == 2
    assert data["bots"]["a"] == {
        "games": 2,
        "seats_per_game": 1.0,
        "wins": 2.0,
        "win_share": 1.0,
        "win_share_95": pytest.approx([0.342, 1.0], abs=0.001),
        "mean_place": 1.0,
        "mean_score": 15.0,
        "least_score": 10,
        "most_score": 20,
    }
    assert data["bots"]["b"]["seats_per_game"] == 2.0
    assert data["bots"]["b"]["least_score"] == 1
    assert data["seats"]["blue"]["mean_score"] == 5.5
    assert data["decisions_per_game"] == 100


def test_certainty_grows_with_the_number_of_games() -> None:
    few = wilson_interval(5, 10)
    many = wilson_interval(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert wilson_interval(0, 10)[0] == 0
    assert wilson_interval(10, 10)[1] == pytest.approx(1)


def test_few_games_are_played_in_one_process() -> None:
    assert processes_for(1) == 1
    assert processes_for(10**6) >= 1
