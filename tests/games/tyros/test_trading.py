"""Chapter "E. Handel drijven met een medespeler"."""

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import after, known_to_all
from .positions import (
    asked,
    do,
    hand,
    legal,
    legal_with,
    play,
    position,
    refused,
    tiles,
    told_kinds,
    told_of,
    view,
)

HANDS = {"blue": "copper*3 oil", "orange": "cedar*2 cloth", "purple": "cedar joker", "yellow": ""}


def talking(**more: str) -> TyrosState:
    return position("blue: action", hands=HANDS | more)


# -- the offer ------------------------------------------------------------------------------------


def test_an_offer_names_cards_given_and_cards_wanted_and_whom_it_asks() -> None:
    state = talking()
    play(state, "blue: give:copper*2 want:cedar ask:orange")
    assert asked(state) == "orange: answer"
    facts = {"seat": 0, "give": [0, 0], "want": [2], "to": [1]}
    assert told_of(state, "offer_made") == [facts]


def test_an_offer_to_all_is_answered_in_turn() -> None:
    state = position(
        "orange: action",
        hands={"blue": "oil", "orange": "copper", "purple": "cedar", "yellow": "cloth"},
    )
    play(state, "orange: give:copper want:oil ask:all")
    assert asked(state) == "purple: answer"
    do(state, "decline")
    assert asked(state) == "yellow: answer"
    do(state, "decline")
    assert asked(state) == "blue: answer"


def test_a_player_without_cards_is_not_asked() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:all")
    assert told_of(state, "offer_made")[0]["to"] == [1, 2]
    assert view(state, None)["seats"][3]["answer"] == "not_asked"


def test_with_nobody_who_has_cards_there_is_no_offer() -> None:
    state = talking(orange="", purple="")
    assert legal_with(state, "give:") == []
    assert refused(state, "give:copper") == "nobody_to_ask"


def test_at_least_one_card_goes_each_way() -> None:
    state = talking()
    assert legal_with(state, "want:") == []
    do(state, "give:copper")
    assert legal_with(state, "ask:") == []
    assert refused(state, "ask:all") == "no_deal"


def test_no_kind_goes_both_ways() -> None:
    state = talking()
    do(state, "give:copper give:oil")
    assert legal_with(state, "want:") == ["want:cedar", "want:cloth", "want:joker"]
    assert refused(state, "want:oil") == "both_ways"


def test_one_kind_must_remain_to_be_wanted() -> None:
    state = talking(blue="copper oil cedar cloth joker")
    do(state, "give:copper give:oil give:cedar give:cloth")
    assert legal(state) == ["want:joker"]
    assert refused(state, "give:joker") == "both_ways"


def test_nobody_offers_cards_that_are_not_in_hand() -> None:
    state = talking()
    assert legal_with(state, "give:") == ["give:copper", "give:oil"]
    assert refused(state, "give:cedar") == "not_in_hand"
    do(state, "give:copper*3")
    assert refused(state, "give:copper") == "not_in_hand"


def test_any_number_of_cards_may_be_given_and_wanted() -> None:
    state = talking()
    play(state, "blue: give:copper*3 give:oil want:cedar*2 want:cloth ask:orange", "orange: accept")
    do(state, "with:orange")
    assert hand(state, "blue") == "cedar*2 cloth"
    assert hand(state, "orange") == "copper*3 oil"


def test_nobody_wants_more_cards_than_the_largest_hand_that_is_asked_has() -> None:
    state = talking()
    do(state, "give:copper want:cedar*3")
    assert legal_with(state, "want:") == []
    assert legal(state) == ["ask:all", "ask:orange"]
    assert refused(state, "want:cedar") == "too_many_wanted"
    assert refused(state, "ask:purple") == "hand_too_small"


def test_an_offer_to_all_may_want_what_some_hands_cannot_give() -> None:
    state = talking(yellow="cedar*3 oil")
    do(state, "give:copper want:cedar*3")
    assert legal_with(state, "ask:") == ["ask:all", "ask:orange", "ask:yellow"]
    do(state, "ask:all")
    assert told_of(state, "offer_made")[0]["to"] == [1, 2, 3]
    assert (asked(state), "accept" in legal(state)) == ("orange: answer", False), "two cedar"
    do(state, "decline")
    assert (asked(state), "accept" in legal(state)) == ("purple: answer", False), "two cards"
    do(state, "give:joker want:oil counter")
    assert (asked(state), "accept" in legal(state)) == ("yellow: answer", True)
    do(state, "accept")
    assert legal(state) == ["nobody", "with:purple", "with:yellow"]


@pytest.mark.parametrize("word", ["ask:blue", "ask:yellow"])
def test_neither_the_maker_nor_an_empty_hand_is_asked(word: str) -> None:
    state = talking()
    do(state, "give:copper want:cedar")
    assert word not in legal(state)


def test_an_offer_is_private_until_it_is_made() -> None:
    state = talking()
    before = view(state, "orange")
    do(state, "give:copper*2 want:cedar")
    assert view(state, "orange") == before
    assert told_kinds(state) == []


# -- answers --------------------------------------------------------------------------------------


def test_a_player_with_the_wanted_cards_may_accept_decline_or_counter() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange")
    assert legal(state) == ["accept", "decline", "give:cedar", "give:cloth"]


def test_nobody_accepts_without_the_wanted_cards() -> None:
    state = talking()
    do(state, "give:copper want:cloth ask:purple")
    assert "accept" not in legal(state)
    assert refused(state, "accept") == "cannot_give"


def test_a_joker_does_not_stand_in_for_a_wanted_card() -> None:
    state = talking(purple="joker*2")
    do(state, "give:copper want:cedar ask:purple")
    assert "accept" not in legal(state)


def test_a_joker_itself_may_be_wanted_and_given() -> None:
    state = talking()
    do(state, "give:copper want:joker ask:purple", "accept", "with:purple")
    assert hand(state, "blue") == "copper*2 oil joker"
    assert hand(state, "purple") == "copper cedar"


def test_a_counter_offer_names_both_sides_again() -> None:
    state = talking()
    play(state, "blue: give:copper want:cedar ask:orange", "orange: give:cloth want:oil counter")
    assert asked(state) == "blue: partner"
    facts = {"seat": 1, "from": 0, "give": [3], "want": [1]}
    assert told_of(state, "offer_countered") == [facts]
    do(state, "with:orange")
    assert hand(state, "blue") == "copper*3 cloth"
    assert hand(state, "orange") == "oil cedar*2"


def test_a_counter_offer_has_at_least_one_card_each_way_and_no_kind_both_ways() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "give:cedar")
    assert legal(state) == ["give:cedar", "give:cloth", *[f"want:{k}" for k in WITHOUT_CEDAR]]
    assert refused(state, "counter") == "no_deal"
    assert refused(state, "want:cedar") == "both_ways"


WITHOUT_CEDAR = ("copper", "oil", "cloth", "joker")


def test_a_counter_offer_wants_no_more_cards_than_the_maker_of_the_offer_has() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "give:cedar want:copper*4")
    assert legal(state) == ["counter"]


def test_a_counter_offer_that_cannot_be_met_is_shown_all_the_same() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "give:cedar want:joker*2 counter")
    assert told_of(state, "offer_countered")[0]["want"] == [4, 4]
    assert legal(state) == ["nobody"]
    assert refused(state, "with:orange") == "cannot_give"


def test_an_answer_is_private_until_it_is_given() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange")
    before = view(state, "blue")
    do(state, "give:cedar want:oil")
    assert view(state, "blue") == before


# -- the partner ----------------------------------------------------------------------------------


def test_the_maker_of_the_offer_picks_one_partner_or_nobody() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:all", "accept", "give:cedar want:copper*2 counter")
    assert legal(state) == ["nobody", "with:orange", "with:purple"]
    with_orange = after(state, "with:orange")
    assert hand(with_orange, "orange") == "copper cedar cloth"
    assert hand(with_orange, "purple") == "cedar joker"
    with_purple = after(state, "with:purple")
    assert hand(with_purple, "blue") == "copper oil cedar"
    assert hand(with_purple, "orange") == "cedar*2 cloth"


def test_a_player_who_declined_is_no_partner() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:all", "decline", "accept")
    assert legal(state) == ["nobody", "with:purple"]
    assert refused(state, "with:orange") == "nobody_to_ask"


def test_a_done_trade_ends_the_turn() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "accept", "with:orange")
    assert asked(state) == "orange: action"
    facts = {"seat": 0, "partner": 1, "given": [0], "got": [2]}
    assert told_of(state, "traded") == [facts]


@pytest.mark.parametrize(
    "answers", [("decline",), ("accept", "nobody"), ("give:cedar want:oil counter", "nobody")]
)
def test_a_failed_trade_does_not_end_the_turn(answers: tuple[str, ...]) -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", *answers)
    assert asked(state) == "blue: action"
    assert told_kinds(state)[-1] == "trade_failed"
    assert hand(state, "blue") == "copper*3 oil"
    assert {"swap:copper", "give:copper", "pass"} <= set(legal(state))


def test_after_a_failed_trade_another_action_ends_the_turn() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:orange", "decline", "swap:oil draw")
    play(state, "chance: ...")
    assert asked(state) == "orange: action"


def test_after_a_failed_trade_one_may_pass_and_that_counts_among_the_passes() -> None:
    state = position("blue: action", hands=HANDS, passes=2)
    do(state, "give:copper want:cedar ask:orange", "decline", "pass")
    assert view(state, None)["passes"] == 3


def test_a_done_trade_breaks_the_row_of_passes() -> None:
    state = position("blue: action", hands=HANDS, passes=3)
    do(state, "give:copper want:cedar ask:orange", "accept", "with:orange")
    assert view(state, None)["passes"] == 0


def test_after_the_trade_the_offers_are_off_the_table() -> None:
    state = talking()
    do(state, "give:copper want:cedar ask:all", "accept", "give:joker want:oil counter")
    seen = view(state, None)["seats"]
    assert [other["answer"] for other in seen] == [
        "not_asked", "accepted", "countered", "not_asked",
    ]  # fmt: skip
    assert (seen[0]["give"], seen[0]["want"]) == ([0], [2])
    assert (seen[2]["give"], seen[2]["want"]) == ([4], [1])
    do(state, "nobody")
    for other in view(state, None)["seats"]:
        assert (other["answer"], other["give"], other["want"]) == ("not_asked", [], [])


def test_an_offer_shows_that_one_has_the_cards() -> None:
    state = talking()
    do(state, "give:copper*2 want:cedar ask:orange")
    assert known_to_all(state, "blue") == "copper copper"


def test_tiles_are_never_traded() -> None:
    state = position("blue: action", hands=HANDS, tiles={"blue": "1 2", "orange": "3"})
    do(state, "give:copper want:cedar ask:orange", "accept", "with:orange")
    assert (tiles(state, "blue"), tiles(state, "orange")) == ("1 2", "3")
