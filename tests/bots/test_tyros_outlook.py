"""What the greedy bot of Tyros makes of a position and of hands."""

import pytest

from emporion.bots.greedy.tyros.hands import Guess, hand_of, unseen
from emporion.bots.greedy.tyros.outlook import Outlook
from emporion.bots.greedy.tyros.position import position_of
from tests.games.tyros.positions import position, seat, view


def test_cards_are_worth_more_where_they_complete_a_city() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*4"},
        empires={"copper": "7 17"},
        ships={"blue": "17"},
        pile="",
        final=True,
    )
    outlook = Outlook(position_of(view(state, "blue")), seat("blue"), (4, 0, 0, 0, 0))
    fourth = outlook.worth((4, 0, 0, 0, 0)) - outlook.worth((3, 0, 0, 0, 0))
    fifth = outlook.worth((5, 0, 0, 0, 0)) - outlook.worth((4, 0, 0, 0, 0))
    joker = outlook.worth((4, 0, 0, 0, 1)) - outlook.worth((4, 0, 0, 0, 0))
    other = outlook.worth((4, 0, 0, 1, 0)) - outlook.worth((4, 0, 0, 0, 0))
    assert fifth == pytest.approx(joker)
    assert fifth > 5 > fourth > other


def test_one_ship_is_not_counted_on_in_two_empires() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper oil"},
        empires={"copper": "22", "oil": "31 T", "cedar": "", "cloth": "27"},
        cities={"blue": "27", "orange": "T"},
        ships={"blue": "27", "orange": ""},
        pile="",
        final=True,
    )
    outlook = Outlook(position_of(view(state, "blue")), seat("blue"), (1, 1, 0, 0, 0))
    both = outlook.hand_worth((1, 1, 0, 0, 0))
    assert both < 1.5 * max(
        outlook.hand_worth((1, 0, 0, 0, 0)), outlook.hand_worth((0, 1, 0, 0, 0))
    )


def test_a_guess_of_a_hand_counts_known_and_unknown_cards() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*2", "orange": "oil*3 cedar"},
        known={"all": {"orange": "oil*3"}},
    )
    seen = view(state, "blue")
    guess = Guess(seen, seat("orange"), unseen(seen))
    assert guess.holds(hand_of([1, 1, 1])) == 1.0
    assert guess.holds(hand_of([0, 0])) == 0.0
    assert 0.0 < guess.holds(hand_of([4])) < guess.holds(hand_of([2])) < 0.5
    assert sum(guess.average) == pytest.approx(4.0)
