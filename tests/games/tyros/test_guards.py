"""The guards against endless talk: offers in a turn, and trades in a row."""

from typing import Any

import pytest

from emporion.games.tyros.state import TyrosState

from .positions import asked, do, legal, legal_with, play, position, refused, view

HANDS = {"blue": "copper*4 oil", "orange": "cedar*4", "purple": "cloth*4", "yellow": "cloth*4"}
OFFER = "give:copper want:cedar ask:orange"


def talking(players: int = 4, trades_done: int = 0, **options: Any) -> TyrosState:
    """Blue is to act after that many trades in a row."""
    return position(
        "blue: action",
        players,
        hands=dict(list(HANDS.items())[:players]),
        discards="oil*3",
        trades_done=trades_done,
        **options,
    )


def may_offer(state: TyrosState) -> bool:
    return legal_with(state, "give:") != []


def test_three_offers_may_be_made_in_a_turn() -> None:
    state = talking()
    for _ in range(3):
        assert may_offer(state)
        do(state, OFFER, "decline")
    assert not may_offer(state)
    assert refused(state, "give:copper") == "offers_used"
    assert legal_with(state, "pass", "swap:copper") == ["pass", "swap:copper"]


def test_with_one_offer_a_turn_only_other_actions_follow_a_failed_trade() -> None:
    state = talking(offers=1)
    do(state, OFFER, "decline")
    assert not may_offer(state)
    assert legal_with(state, "swap:") == ["swap:copper", "swap:oil"]


def test_the_next_turn_has_offers_of_its_own() -> None:
    state = talking(offers=1)
    do(state, OFFER, "decline", "pass")
    assert asked(state) == "orange: action"
    assert may_offer(state)
    do(state, "pass", "pass", "swap:cloth draw")
    play(state, "chance: ...")
    assert asked(state) == "blue: action"
    assert may_offer(state)


def test_an_offer_counts_whatever_comes_of_it() -> None:
    state = talking()
    do(state, OFFER, "accept", "nobody")
    assert view(state, None)["decision"]["offers_left"] == 2


@pytest.mark.parametrize(("players", "most"), [(3, 3), (4, 4), (3, 12), (4, 12)])
def test_after_the_most_trades_in_a_row_another_action_must_come(players: int, most: int) -> None:
    assert may_offer(talking(players, most - 1, trades=most))
    state = talking(players, most, trades=most)
    assert not may_offer(state)
    assert refused(state, "give:copper") == "trades_used"


def test_trades_count_by_whomever_they_are_done() -> None:
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper*3", "orange": "cedar*3", "purple": "cloth*3"},
    )
    do(state, "give:copper want:cedar ask:orange", "accept", "with:orange")
    do(state, "give:copper want:cloth ask:purple", "accept", "with:purple")
    assert view(state, None)["trades"] == 2
    assert may_offer(state)
    do(state, "give:copper want:cedar ask:blue", "accept", "with:blue")
    assert view(state, None)["trades"] == 3
    assert not may_offer(state)


def test_a_failed_trade_does_not_count() -> None:
    state = talking(trades_done=2)
    do(state, OFFER, "decline")
    assert view(state, None)["trades"] == 2


def test_passes_do_not_count_as_another_action() -> None:
    state = talking(trades_done=4)
    do(state, "pass")
    assert asked(state) == "orange: action"
    assert not may_offer(state)


def test_the_pass_of_an_empty_hand_does_not_break_the_row_of_trades() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3", "orange": "", "purple": "cedar*3", "yellow": "cloth*3"},
        trades_done=2,
    )
    do(state, "give:copper want:cedar ask:purple", "accept", "with:purple")
    assert asked(state) == "purple: action", "orange has passed with an empty hand"
    assert view(state, None)["trades"] == 3
    do(state, "give:cedar want:cloth ask:yellow", "accept", "with:yellow")
    assert view(state, None)["trades"] == 4
    do(state, "pass", "pass")
    assert asked(state) == "purple: action", "orange has passed once more"
    assert refused(state, "give:cedar") == "trades_used"


@pytest.mark.parametrize(
    "action", ["swap:copper draw", "drop:copper*3 take:oil", "sail:22 to:17", "city:17", "ship:T"]
)
def test_each_of_the_other_actions_lets_trades_begin_again(action: str) -> None:
    state = position(
        "blue: action",
        hands=HANDS | {"blue": "copper*5"},
        ships={"blue": "22 17", "orange": "", "purple": "", "yellow": ""},
        empires={"copper": "7 17"},
        discards="oil",
        trades_done=4,
    )
    do(state, action)
    if action == "ship:T":
        do(state, "pay:copper")
    if action.startswith("swap"):
        play(state, "chance: ...")
    assert asked(state) == "orange: action"
    assert view(state, None)["trades"] == 0
    assert may_offer(state)


@pytest.mark.parametrize(("rules", "trades"), [(1, 2), (2, 0)])
def test_the_row_of_trades_begins_again_with_each_round_since_rules_2(
    rules: int, trades: int
) -> None:
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper", "orange": "cedar", "purple": "cloth"},
        tiles={"blue": "1 2", "orange": "3 4", "purple": "5 9"},
        trades_done=2,
        rules=rules,
    )
    do(state, "pass", "pass", "pass", "done", "done", "done")
    assert asked(state) == "chance: cards"
    assert view(state, None)["trades"] == trades


def test_nobody_with_a_fresh_hand_is_barred_from_trading() -> None:
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper", "orange": "cedar", "purple": "cloth"},
        tiles={"blue": "8 9", "orange": "12 14", "purple": "24 27"},
        trades_done=3,
    )
    assert refused(state, "give:copper") == "trades_used"
    do(state, "pass", "pass", "pass", "done", "done", "done")
    play(state, "chance: ...")
    while not asked(state).endswith("action"):
        do(state, legal(state)[0])
    assert legal_with(state, "give:")


@pytest.mark.parametrize("players", [3, 4])
def test_by_default_there_are_as_many_trades_in_a_row_as_players_and_three_offers(
    players: int,
) -> None:
    options = view(talking(players), None)["options"]
    assert (options["trades"], options["offers"]) == (players, 3)


def test_what_is_left_of_both_is_told_with_the_question() -> None:
    state = talking(trades_done=1)
    do(state, OFFER, "decline")
    decision = view(state, None)["decision"]
    assert (decision["offers_left"], decision["trades_left"]) == (2, 3)
