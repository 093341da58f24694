"""How a game can end, and for whom."""

from emporion.core.decision import Outcome
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
