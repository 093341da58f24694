"""Whose turn it is in "Kaartacties", passing, and chapter "Einde van een ronde"."""

import pytest

from .positions import (
    GAME,
    asked,
    discards,
    do,
    hand,
    legal,
    pass_on,
    play,
    position,
    told_kinds,
    told_of,
    view,
    whole_turns,
)

HANDS = {"blue": "oil*2", "orange": "oil*2", "purple": "oil*2", "yellow": "oil*2"}


def passes(*empty_or_not: tuple[int, bool]) -> list[dict[str, object]]:
    return [{"seat": seat, "empty": empty} for seat, empty in empty_or_not]


# -- turns ----------------------------------------------------------------------------------------


def test_the_start_player_acts_first_and_the_others_follow_in_turn() -> None:
    state = position("actions", start="purple", hands=HANDS)
    order = []
    for _ in range(5):
        order.append(asked(state).split(":")[0])
        do(state, "swap:oil draw", "cedar")
    assert order == ["purple", "yellow", "blue", "orange", "purple"]


def test_each_action_is_a_whole_turn() -> None:
    state = position("blue: action", hands=HANDS)
    play(state, "blue: swap:oil draw", "chance: cedar")
    assert asked(state) == "orange: action"


def test_everybody_may_pass_whatever_else_is_legal() -> None:
    state = position("blue: action", hands=HANDS)
    assert legal(state)[0] == "pass"
    assert len(legal(state)) > 1
    play(state, "blue: pass")
    assert told_of(state, "passed") == passes((0, False))


def test_a_pass_is_not_final() -> None:
    state = position("blue: action", hands=HANDS)
    play(state, "blue: pass", "orange: swap:oil draw", "chance: cedar")
    play(state, "purple: pass", "yellow: pass")
    assert asked(state) == "blue: action"
    play(state, "blue: swap:oil draw", "chance: cedar")
    assert hand(state, "blue") == "oil cedar"


def test_the_round_ends_when_all_have_passed_one_after_another() -> None:
    state = position("blue: action", hands=HANDS)
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert asked(state) == "yellow: action"
    assert told_of(state, "round_ended") == []
    play(state, "yellow: pass")
    assert told_of(state, "round_ended") == [{"round": 1}]
    assert asked(state) == "blue orange purple yellow: keeping"


def test_three_passes_and_an_action_do_not_end_the_round() -> None:
    state = position("blue: action", hands=HANDS)
    play(state, "blue: pass", "orange: pass", "purple: pass")
    play(state, "yellow: swap:oil draw", "chance: cedar")
    assert asked(state) == "blue: action"
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert asked(state) == "yellow: action"
    play(state, "yellow: pass")
    assert asked(state) == "blue orange purple yellow: keeping"


def test_it_does_not_matter_which_player_was_the_first_to_pass() -> None:
    state = position("orange: action", start="blue", hands=HANDS)
    play(state, "orange: pass", "purple: pass", "yellow: pass", "blue: pass")
    assert told_kinds(state)[-1] == "round_ended"


# -- empty hands ----------------------------------------------------------------------------------


def test_an_empty_hand_passes_by_itself() -> None:
    state = position("blue: action", hands={"blue": "oil", "yellow": "oil"})
    play(state, "blue: pass")
    assert asked(state) == "yellow: action"
    assert told_of(state, "passed") == passes((0, False), (1, True), (2, True))


def test_the_pass_of_an_empty_hand_counts() -> None:
    state = position("blue: action", hands={"blue": "oil", "yellow": "oil"})
    play(state, "blue: pass", "yellow: pass")
    assert told_kinds(state)[-1] == "round_ended"


def test_a_player_who_spends_the_last_card_passes_from_then_on() -> None:
    state = position(
        "blue: action", hands={"blue": "copper", "orange": "oil"}, ships={"blue": "22"},
        empires={"copper": "17"},
    )  # fmt: skip
    play(state, "blue: sail:22 to:17", "orange: pass")
    assert told_of(state, "passed") == passes((1, False), (2, True), (3, True), (0, True))
    assert told_kinds(state)[-1] == "round_ended"


def test_an_empty_hand_is_back_when_a_toll_fills_it() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3 cloth", "yellow": "oil"},
        ships={"blue": "22 22"},
        empires={"copper": "17"},
        cities={"orange": "17"},
    )
    play(state, "blue: pass")
    assert {"seat": 1, "empty": True} in told_of(state, "passed")
    play(state, "yellow: swap:oil draw", "chance: joker")
    play(state, "blue: sail:22 to:17 toll:cloth")
    assert hand(state, "orange") == "cloth"
    assert asked(state) == "orange: action"


def test_if_all_hands_are_empty_the_round_ends_by_itself() -> None:
    state = position("actions")
    assert told_of(state, "passed") == passes((0, True), (1, True), (2, True), (3, True))
    assert told_of(state, "round_ended") == [{"round": 1}]
    assert asked(state) == "chance: cards", "nobody has anything to keep"


# -- what is kept ---------------------------------------------------------------------------------


def test_up_to_three_cards_are_kept_and_fewer_may_be() -> None:
    state = position("round_end", hands={"blue": "copper*2 oil*2"})
    assert whole_turns(state) == {
        "away:copper done",
        "away:oil done",
        "away:copper away:copper done",
        "away:copper away:oil done",
        "away:oil away:oil done",
        "away:copper away:copper away:oil done",
        "away:copper away:oil away:oil done",
        "away:copper away:copper away:oil away:oil done",
    }


@pytest.mark.parametrize("cards", ["joker", "oil*2", "copper oil joker"])
def test_a_player_with_three_or_fewer_may_keep_them_all(cards: str) -> None:
    state = position("round_end", hands={"blue": cards})
    play(state, "blue: done")
    assert hand(state, "blue") == cards


def test_a_player_with_more_than_three_must_put_the_others_away() -> None:
    state = position("round_end", hands={"blue": "copper*4 joker"})
    assert legal(state) == ["away:copper"], "a joker first would leave four"
    do(state, "away:copper")
    assert "done" not in legal(state)
    do(state, "away:copper")
    assert legal(state) == ["done", "away:copper", "away:joker"]


def test_what_is_put_away_is_open_and_what_is_kept_is_hidden() -> None:
    state = position("round_end", hands={"blue": "copper*4 joker", "orange": "oil"})
    play(state, "blue: away:copper*3 done", "orange: done")
    assert hand(state, "blue") == "copper joker"
    assert told_of(state, "cards_kept", "orange") == [
        {"seat": 0, "kept": 2, "laid": [0, 0, 0]},
        {"seat": 1, "kept": 1, "laid": []},
    ]
    assert view(state, "orange")["seats"][0]["hand"] == 2
    assert view(state, "orange")["known"][0] == []


def test_nobody_sees_a_choice_that_is_not_complete() -> None:
    state = position("round_end", hands={"blue": "copper*4 joker", "orange": "oil"})
    before = view(state, "orange")
    do(state, "away:copper*3")
    assert state.drafting(0)
    assert view(state, "orange") == before
    assert discards(state) == ""


def test_all_players_with_cards_choose_at_once_what_they_keep() -> None:
    state = position("round_end", hands={"blue": "oil", "purple": "oil*4", "yellow": "oil"})
    assert asked(state) == "blue purple yellow: keeping"
    assert legal(state, "purple") == ["away:oil"]
    assert legal(state, "orange") == []
    play(state, "purple: away:oil done")
    assert asked(state) == "blue yellow: keeping"
    assert view(state, None)["actors"] == [0, 3]
    assert [seat["chosen"] for seat in view(state, None)["seats"]] == [False, False, True, False]
    assert legal(state, "purple") == []


def test_a_choice_is_hidden_until_all_have_chosen_and_then_all_lay_together() -> None:
    state = position(
        "round_end",
        start="purple",
        hands={"blue": "copper*4 joker", "orange": "oil", "purple": "oil"},
    )
    play(state, "blue: away:copper*2 done")
    assert told_of(state, "keeping_chosen", "orange") == [{"seat": 0}]
    assert told_of(state, "keeping_chosen", "blue") == [{"seat": 0, "keeps": [0, 0, 4]}]
    assert told_of(state, "cards_kept") == []
    assert view(state, "orange")["seats"][0]["hand"] == 5
    assert view(state, "orange")["discards"] == []
    assert view(state, "blue")["choice"] == [0, 0]
    play(state, "purple: away:oil done")
    assert view(state, "orange")["discards"] == []
    play(state, "orange: done")
    assert told_kinds(state)[-5:] == [
        "cards_kept", "cards_kept", "cards_kept", "start_player_changed", "round_began",
    ]  # fmt: skip
    assert [event["seat"] for event in told_of(state, "cards_kept")] == [2, 0, 1]


def test_a_player_who_has_chosen_cannot_choose_again() -> None:
    state = position("round_end", hands={"blue": "oil*2", "orange": "oil"})
    play(state, "blue: away:oil done")
    assert not state.drafting(0)
    assert state.refusal(0, GAME.parse(0, "away:oil")).code == "other_decision"


def test_nobodys_choice_depends_on_anothers() -> None:
    before = position("round_end", hands={"blue": "oil*4", "orange": "copper*4 joker"})
    ways = whole_turns(before, "orange")
    for turn in ("away:oil", "away:oil*2 done", "away:oil*4 done"):
        state = before.copy()
        play(state, f"blue: {turn}")
        assert whole_turns(state, "orange") == ways


def test_drafts_of_what_to_keep_are_each_seats_own() -> None:
    state = position("round_end", hands={"blue": "oil*4", "orange": "copper*4 joker"})
    play(state, "orange: away:copper", "blue: away:oil", "orange: away:copper")
    assert state.drafting(0)
    assert state.drafting(1)
    assert view(state, "orange")["draft"] == [GAME.parse(1, "away:copper")] * 2
    assert view(state, "blue")["draft"] == [GAME.parse(0, "away:oil")]
    assert legal(state, "orange") == ["done", "away:copper", "away:joker"]


def test_by_the_first_rules_all_choose_in_turn_from_the_start_player_on() -> None:
    state = position(
        "round_end",
        start="purple",
        hands={"blue": "oil", "purple": "oil", "yellow": "oil"},
        rules=1,
    )
    order = []
    while asked(state) != "chance: cards":
        order.append(asked(state))
        do(state, "done")
    assert order == ["purple: keeping", "yellow: keeping", "blue: keeping"]


# -- the next round -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "start", "following"),
    [(3, "blue", 1), (3, "purple", 0), (4, "purple", 3), (4, "yellow", 0)],
)
def test_the_start_players_marker_goes_to_the_next_player(
    players: int, start: str, following: int
) -> None:
    state = position("round_end", players, start=start, round_=2)
    assert told_of(state, "start_player_changed") == [{"seat": following}]
    assert told_of(state, "round_began") == [{"round": 3, "start": following}]
    assert view(state, None)["start"] == following
    assert view(state, None)["round"] == 3


def test_the_new_start_player_is_the_first_to_lay_and_to_act() -> None:
    state = position(
        "blue: action",
        hands=HANDS,
        tiles={"blue": "8", "orange": "12", "purple": "24", "yellow": "27"},
    )
    pass_on(state, "keeping")
    do(state, "done", "done", "done", "done")
    play(state, "chance: ...")
    assert asked(state) == "orange: laying"
    while not asked(state).endswith("action"):
        do(state, legal(state)[0])
    assert asked(state) == "orange: action"
    play(state, "orange: pass")
    assert asked(state) == "purple: action", "passes of the round before do not count any more"


def test_not_all_begin_with_equally_many_cards() -> None:
    state = position(
        "round_end", 3, hands={"blue": "oil*5", "orange": "cedar*2"}, tiles={"orange": "8"}
    )
    play(state, "orange: away:cedar done", "blue: away:oil*2 done", "chance: ...")
    assert [seat["hand"] for seat in view(state, None)["seats"]] == [15, 13, 12]


def test_what_was_put_away_is_shuffled_with_all_other_cards() -> None:
    state = position("round_end", hands={"blue": "joker*4"}, discards="copper*14")
    play(state, "blue: away:joker done")
    assert asked(state) == "chance: cards"
    assert discards(state) == ""
    assert state.chance_total() == 57
    assert {"joker", "copper"} <= set(legal(state))
