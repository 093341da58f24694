"""Chapter "Phase 2 - Turn Order": the secret bid, and who plays when."""

from collections import Counter

import pytest

from .positions import (
    asked,
    brokers,
    do,
    legal,
    play,
    position,
    refused,
    told,
    told_of,
    values,
    view,
)
from .randomly import VARIANTS, Variant, decisions

EXAMPLE = (
    "blue: bid:1+0",
    "orange: bid:4+1",
    "purple: bid:4+2",
    "yellow: bid:3+2",
)


def test_example_purple_chooses_first_and_orange_before_yellow() -> None:
    state = position("bidding", turn=1, order="blue orange purple yellow")
    play(state, *EXAMPLE)
    assert [values(front) for front in state.fronts] == ["0 1", "1 4", "2 4", "2 3"]
    assert told_of(state, "bids_revealed") == [
        {"bids": [[0, 1], [1, 4], [2, 4], [2, 3]], "ranking": [2, 1, 3, 0]}
    ]
    assert asked(state) == "purple: ordering"
    play(state, "purple: place:4")
    assert asked(state) == "orange: ordering", "tied with yellow, but card 2 is lower than card 4"
    assert legal(state) == ["place:1", "place:2", "place:3"]
    play(state, "orange: place:1", "yellow: place:3")
    assert legal(state) == ["place:2"], "only one place is left for blue"
    play(state, "blue: place:2")
    assert state.orders == [2, 1, 4, 3]


def test_example_the_order_cards_are_updated_and_followed_in_placing() -> None:
    state = position("bidding", turn=1, order="blue orange purple yellow")
    play(state, *EXAMPLE, "purple: place:4", "orange: place:1", "yellow: place:3", "blue: place:2")
    assert told_of(state, "order_settled") == [{"orders": [2, 1, 4, 3]}]
    for colour in ("orange", "blue", "yellow", "purple", "orange"):
        assert asked(state) == f"{colour}: placing"
        do(state, "up:0" if colour != "blue" else "up:1", "at:1-port", "down:3", "at:1-port")


def test_all_bid_at_the_same_time_in_any_sequence() -> None:
    state = position("bidding")
    assert asked(state) == "blue orange purple yellow: bidding"
    play(state, "yellow: bid:3+2")
    assert asked(state) == "blue orange purple: bidding"
    play(state, "orange: bid:4+1")
    assert legal(state, "orange") == [], "who has chosen waits"
    play(state, "purple: bid:4+2", "blue: bid:1+0")
    assert asked(state) == "purple: ordering"


def test_a_bid_is_hidden_until_the_last_has_chosen() -> None:
    state = position("bidding")
    play(state, "orange: bid:4+1")
    for viewer in ("blue", "purple", None):
        seen = view(state, viewer)
        assert seen["seats"][1]["chosen"] is True
        assert seen["seats"][1]["front"] == []
        assert seen["seats"][1]["behind"] == 11
        assert seen.get("choice") is None
        assert told(state, viewer) == [{"event": "bid_made", "seat": 1}]
    assert view(state, "orange")["choice"] == [1, 4]
    assert told(state, "orange") == [{"event": "bid_made", "seat": 1, "brokers": [1, 4]}]


def test_two_different_bids_look_the_same_to_the_others() -> None:
    one, other = position("bidding"), position("bidding")
    play(one, "orange: bid:4+1")
    play(other, "orange: bid:0+0")
    for viewer in ("blue", "purple", "yellow", None):
        assert view(one, viewer) == view(other, viewer)
        assert told(one, viewer) == told(other, viewer)


def test_everybody_sees_the_bids_once_they_are_made() -> None:
    state = position("bidding")
    play(state, *EXAMPLE)
    for viewer in ("blue", "yellow", None):
        fronts = [other["front"] for other in view(state, viewer)["seats"]]
        assert fronts == [[0, 1], [1, 4], [2, 4], [2, 3]]
        assert [other["behind"] for other in view(state, viewer)["seats"]] == [9, 9, 9, 9]


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_two_brokers_behind_the_screen_are_a_bid(variant: Variant) -> None:
    for state in decisions(variant, 11):
        for bidder in state.actors():
            if asked(state).endswith("bidding"):
                behind = view(state, ("blue", "orange", "purple", "yellow")[bidder])["screen"]
                pairs = {
                    f"bid:{behind[high]}+{behind[low]}"
                    for high in range(len(behind))
                    for low in range(high)
                }
                bids = legal(state, ("blue", "orange", "purple", "yellow")[bidder])
                assert Counter(bids) == Counter(pairs)


def test_two_4s_are_a_bid_but_two_2s_are_not() -> None:
    state = position("bidding")
    assert "bid:4+4" in legal(state, "blue")
    assert "bid:2+2" not in legal(state, "blue")


def test_the_highest_total_chooses_first_whatever_its_order_card() -> None:
    state = position("bidding", order="blue orange purple yellow")
    play(state, "blue: bid:4+3", "orange: bid:1+0", "purple: bid:3+1", "yellow: bid:4+4")
    for colour in ("yellow", "blue", "purple", "orange"):
        assert asked(state) == f"{colour}: ordering"
        do(state, legal(state)[0])


def test_a_tied_bid_is_settled_by_the_old_order_cards() -> None:
    state = position("bidding", order="yellow purple orange blue")
    play(state, "blue: bid:4+0", "orange: bid:3+1", "purple: bid:4+0", "yellow: bid:3+1")
    for colour in ("yellow", "purple", "orange", "blue"):
        assert asked(state) == f"{colour}: ordering"
        do(state, legal(state)[-1])
    assert state.orders == [1, 2, 3, 4], "each took the last place that was left"


def test_the_chooser_takes_any_place_that_is_left() -> None:
    state = position("bidding", 3)
    play(state, "blue: bid:4+4", "orange: bid:4+3", "purple: bid:0+0")
    assert legal(state) == ["place:1", "place:2", "place:3"]
    do(state, "place:2")
    assert legal(state) == ["place:1", "place:3"]
    assert [other["place"] for other in view(state, None)["seats"]] == [2, 0, 0]
    do(state, "place:3")
    assert asked(state) == "purple: ordering", "the last one is asked too"
    assert legal(state) == ["place:1"]
    do(state, "place:1")
    assert state.orders == [3 - 1, 3, 1]


def test_two_players_bid_for_order_cards_1_and_2() -> None:
    state = position("bidding", 2, order="orange blue")
    assert asked(state) == "blue orange: bidding", "the neutral player does not bid"
    play(state, "blue: bid:3+1", "orange: bid:4+0")
    assert legal(state) == ["place:1", "place:2"]
    play(state, "orange: place:2", "blue: place:1")
    assert state.orders == [1, 2]
    assert asked(state) == "blue: placing"


def test_the_two_brokers_of_the_bid_cannot_be_used_this_turn() -> None:
    state = position("bidding", 3)
    play(state, "blue: bid:4+4", "orange: bid:2+0", "purple: bid:0+0")
    play(state, "blue: place:1", "orange: place:2", "purple: place:3")
    assert legal(state) == ["up:0", "up:1", "up:2", "up:3"]
    do(state, "up:2", "at:1-port", "down:3", "at:1-port")
    assert legal(state) == ["up:0", "up:1", "up:3", "up:4"], "orange has bid its only 2"
    do(state, "up:0", "at:1-port", "down:3", "at:1-port")
    assert legal(state) == ["up:1", "up:2", "up:3", "up:4"]
    assert state.fronts == [brokers("4 4"), brokers("2 0"), brokers("0 0")]


def test_a_place_that_is_taken_is_refused_with_that_reason() -> None:
    state = position("bidding", 3)
    play(state, "blue: bid:4+4", "orange: bid:2+0", "purple: bid:0+0", "blue: place:2")
    assert refused(state, "place:2") == "order_taken"
