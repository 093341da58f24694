from pathlib import Path

import pytest

from emporion.arena import Contest, Pairing, jobs, report
from emporion.arena.journal import GameKey
from emporion.arena.matches import play as play_match
from emporion.arena.worker_pools import InlinePool
from emporion.core.errors import InvalidOption, InvalidPlayerCount, UnknownBot

from .contests import SMALL, contest, opened, play, played

pytestmark = pytest.mark.once


def test_every_deal_is_given_to_every_seat() -> None:
    asked = contest("greedy:random", "random:greedy", players=4)
    of_deal = [asked.job(0, 5, candidate_seat) for candidate_seat in range(4)]
    assert [job.levels.index("greedy") for job in of_deal] == [0, 1, 2, 3]
    assert all(job.levels.count("random") == 3 for job in of_deal)
    assert len({job.seed for job in of_deal}) == 1
    assert asked.job(1, 5, 2).seed == of_deal[0].seed
    assert asked.job(0, 6, 0).seed != of_deal[0].seed


def test_bots_have_a_chance_of_their_own_at_every_seating() -> None:
    alike = [play_match(SMALL.job(0, 0, candidate_seat)) for candidate_seat in range(3)]
    assert len({each.scores for each in alike}) > 1
    assert play_match(SMALL.job(0, 0, 1)) == alike[1]


def test_a_simulation_is_dealt_as_it_always_was() -> None:
    first = play_match(jobs("byzanz", 3, {}, ["random"], 1, "0", rotate=True)[0])
    assert first.job.salt == ""
    assert first.scores == play_match(first.job).scores


def test_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    asked = contest("greedy:random", "mcts@3t:random")
    first = played(tmp_path / "a", asked)
    assert played(tmp_path / "b", asked) == first
    assert [each["games"] for each in first["pairings"]] == [6, 6]
    assert first["command"].endswith(
        "--pairing greedy:random --pairing mcts@3t:random --games 6 --seed 7 --full"
    )


def test_games_are_rounded_up_to_whole_deals(tmp_path: Path) -> None:
    assert played(tmp_path / "a", games=7)["pairings"][0]["planned_games"] == 9


def test_a_run_that_was_left_comes_out_as_one_that_was_not(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", games=12)
    with opened(tmp_path / "parts", games=12) as ladder:
        for done, total in ladder.run(InlinePool()):
            assert total == 12
            if done >= 6:
                break
        assert not ladder.complete
        assert report(ladder)["pairings"][0]["games"] == 6
    with opened(tmp_path / "parts", games=12) as ladder:
        assert ladder.progress() == (6, 12)
    assert played(tmp_path / "parts", games=12) == whole


def test_more_games_go_on_from_fewer_and_fewer_count_fewer(tmp_path: Path) -> None:
    few = played(tmp_path / "a", games=6)
    more = played(tmp_path / "a", games=12)
    assert more == played(tmp_path / "b", games=12)
    assert played(tmp_path / "a", games=6) == few


def test_a_pairing_ends_once_it_is_clear(tmp_path: Path) -> None:
    asked = contest("greedy:random")
    early = played(tmp_path / "a", asked, games=300, full=False)
    (row,) = early["pairings"]
    assert early["complete"]
    assert row["ended_early"]
    assert row["games"] < 100
    assert row["verdict"] == "above"
    assert row["win_share_95"][0] > row["fair"]
    full = played(tmp_path / "a", asked, games=row["games"])
    assert full["pairings"][0]["win_share"] == row["win_share"]


def test_what_was_played_beyond_the_end_does_not_count(tmp_path: Path) -> None:
    asked = contest("greedy:random")
    early = played(tmp_path / "a", asked, games=60, full=False)
    played(tmp_path / "a", asked, games=60, full=True)
    assert played(tmp_path / "a", asked, games=60, full=False) == early


def test_wins_of_all_seats_and_of_nobody_are_all_games(tmp_path: Path) -> None:
    asked = Contest("ys", 2, (), (Pairing.read("random:random"),), "3")
    (row,) = played(tmp_path / "a", asked, games=20)["pairings"]
    assert 0 < row["won_by_nobody"] < 1
    assert row["fair"] == 0.5
    assert sum(row["ends"].values()) == row["games"] == 20
    assert row["win_share"] == pytest.approx(sum(row["win_share_by_seat"]) / 2)
    assert 1 <= row["mean_place"] <= 2


def test_ratings_follow_placement_within_groups_that_games_link(tmp_path: Path) -> None:
    asked = contest("greedy:random", "mcts@2t:mcts@3t")
    data = played(tmp_path / "a", asked)
    first, second = data["ratings"]
    assert list(first) == ["greedy", "random"]
    assert first["greedy"]["mu"] > first["random"]["mu"]
    assert set(second) == {"mcts@2t", "mcts@3t"}


def test_times_count_only_turns_with_a_choice(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as ladder:
        play(ladder, InlinePool())
        data = report(ladder)
        decisions = sum(game.decisions for deal in ladder.results(0) for _, game in deal)
    times = data["times"]["random"]
    assert 0 < times["turns"] < decisions
    assert times["median_ms"] <= times["most_ms"] <= times["worst_ms"]
    assert data["machine"]["cores"] >= 1


def test_a_game_that_a_worker_played_is_known_by_its_place(tmp_path: Path) -> None:
    with opened(tmp_path / "a") as ladder:
        play(ladder, InlinePool())
        places = [place for deal in ladder.results(0) for place, _ in deal]
    assert places == [GameKey(0, deal, seat) for deal in range(2) for seat in range(3)]


def test_a_contest_is_checked_before_it_begins() -> None:
    with pytest.raises(UnknownBot):
        contest("divine:random").check()
    with pytest.raises(InvalidPlayerCount):
        contest("greedy:random", players=9).check()
    with pytest.raises(InvalidOption):
        Contest("byzanz", 3, (("ties", "never"),), SMALL.pairings).check()
