"""How a game can end, and for whom."""

from emporion.core.decision import Outcome, decided_by, ranked
from emporion.games import find
from tests.kit.toy import Fair


def test_the_first_place_wins() -> None:
    assert Outcome([3, 7, 7], [[1, 2], [0]], "shared").winners == [1, 2]


def test_where_the_game_itself_has_beaten_all_seats_nobody_wins_but_all_are_ranked() -> None:
    outcome = Outcome([3, 7], [[1], [0]], "house", beaten=True)
    assert outcome.winners == []
    assert outcome.as_data() == {
        "scores": [3, 7],
        "ranking": [[1], [0]],
        "winners": [],
        "reason": "house",
    }


def test_a_game_can_end_for_all_its_reasons_unless_it_says_otherwise() -> None:
    byzanz = find("byzanz")
    assert all(byzanz.reasons(players) == byzanz.end_reasons for players in range(3, 7))


def test_a_reason_can_be_left_out_for_a_number_of_players() -> None:
    assert Fair().reasons(2) == ("points", "shared", "house")
    assert Fair().reasons(3) == ("points", "shared")


def test_equal_standings_share_a_place_in_the_order_of_seats() -> None:
    assert ranked([(3, 1), (7, 0), (3, 1), (3, 2)]) == [[1], [3], [0, 2]]


def test_the_first_part_by_which_the_best_is_ahead_of_all_has_decided() -> None:
    reasons = ("points", "cards", "coins")
    assert decided_by([(7, 0, 0), (6, 9, 9)], reasons) == "points"
    assert decided_by([(7, 2, 0), (7, 1, 9), (7, 1, 0)], reasons) == "cards"
    assert decided_by([(7, 2, 1), (7, 1, 9), (7, 2, 0)], reasons) == "coins"
    assert decided_by([(7, 2, 1), (7, 2, 1), (6, 0, 0)], reasons) == "shared"


def test_the_last_reason_stands_for_all_parts_after_it() -> None:
    assert decided_by([(7, 2, 1), (7, 2, 0)], ("points", "cards")) == "cards"
