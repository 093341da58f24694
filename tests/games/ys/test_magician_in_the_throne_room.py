"""The King's Favor: what the Magician may do with the throne room, and what stays known of it."""

import pytest

from emporion.games.ys.state import YsState

from .positions import (
    asked,
    board,
    do,
    go_on,
    legal,
    legal_with,
    piece,
    play,
    position,
    told,
    told_of,
    values,
    view,
    whole_turns,
)

OWN = "1@1-port ?3@2-blue"
THRONE = {"blue": "4 2", "orange": "3 2", "purple": "3 2", "yellow": "3 2"}


def at_court(own: str = OWN, queen: str = "") -> YsState:
    """Blue has just placed in the third turn, with two brokers in the throne room."""
    return position(
        "blue: after_placing", turn=3, kings_favor=True, throne=THRONE, board={"blue": own},
        hands={"blue": "magician"}, known={"all": "blue.throne1"}, queen=queen,
        active={"orange": "queen"} if queen else {},
    )  # fmt: skip


# -- the swap -------------------------------------------------------------------------------------


def test_at_most_one_of_the_two_comes_from_the_throne_room() -> None:
    assert whole_turns(at_court()) == {
        "done",
        "magician:1 with:2",
        "magician:1 with:throne1",
        "magician:1 with:throne2",
        "magician:2 with:throne1",
        "magician:2 with:throne2",
    }


def test_a_broker_that_enters_is_turned_face_down_and_stays_known_if_it_lay_face_up() -> None:
    state = at_court()
    do(state, "magician:1", "with:throne2")
    for viewer in ("blue", "orange", None):
        seen = piece(state, "blue.1", viewer)
        assert (seen["place"], seen["down"], seen["value"]) == (24, True, 1)


def test_a_broker_that_comes_out_stays_face_down_and_hidden() -> None:
    state = at_court()
    do(state, "magician:1", "with:throne2")
    for viewer, value in (("blue", 2), ("orange", None), (None, None)):
        seen = piece(state, "blue.throne2", viewer)
        assert (seen["place"], seen["down"], seen["value"]) == (12, True, value)


def test_a_broker_that_comes_out_known_stays_known() -> None:
    state = at_court()
    do(state, "magician:2", "with:throne1")
    seen = piece(state, "blue.throne1", "orange")
    assert (seen["place"], seen["down"], seen["value"]) == (4, True, 4)
    assert piece(state, "blue.2", "orange")["value"] is None


def test_what_the_spy_has_seen_stays_known_to_it_alone() -> None:
    state = position(
        "blue: after_placing", turn=2, kings_favor=True, board={"blue": OWN},
        throne={"blue": "4"}, hands={"blue": "magician"}, known={"orange": "blue.2 blue.throne1"},
    )  # fmt: skip
    do(state, "magician:2", "with:throne1")
    assert piece(state, "blue.2", "orange")["value"] == 3
    assert piece(state, "blue.throne1", "orange")["value"] == 4
    for viewer in ("purple", None):
        assert piece(state, "blue.2", viewer)["value"] is None
        assert piece(state, "blue.throne1", viewer)["value"] is None


def test_what_all_know_it_to_be_one_of_stays_known() -> None:
    state = position(
        "blue: after_placing", turn=2, kings_favor=True, board={"blue": OWN},
        throne={"blue": "4"}, hands={"blue": "magician"}, among={"blue.throne1": "0 1 4"},
    )  # fmt: skip
    do(state, "magician:1", "with:throne1")
    assert piece(state, "blue.throne1", None)["among"] == [0, 1, 4]
    assert piece(state, "blue.1", None)["among"] == []


def test_no_point_is_earned_and_a_square_stays_taken() -> None:
    state = at_court()
    do(state, "magician:2", "with:throne2")
    assert state.scores() == [0, 0, 0, 0]
    do(state, "up:0")
    assert "at:2-blue" not in legal(state)


def test_the_queen_has_no_power_in_the_throne_room() -> None:
    assert whole_turns(at_court(queen="1-port")) == {
        "done",
        "magician:2 with:throne1",
        "magician:2 with:throne2",
    }


def test_the_throne_room_alone_makes_a_swap_possible() -> None:
    state = at_court("1@1-port ?3@1-port")
    assert len(whole_turns(state)) == 5


def test_the_broker_that_came_out_goes_behind_the_screen_and_the_one_that_entered_stays() -> None:
    state = at_court("1@1-port ?3@2-port")
    do(state, "magician:1", "with:throne1")
    go_on(state, "blue orange purple yellow: favor")
    throne = [one for one in view(state, "blue")["pieces"] if one["owner"] == 0]
    assert [(one["number"], one["value"]) for one in throne] == [(8, 1), (9, 2)]
    assert all(one["place"] == 24 and one["down"] for one in throne)
    assert "4" in values(state.screens[0] + state.fronts[0]).split()


@pytest.mark.parametrize("marked", [False, True])
def test_the_broker_that_entered_counts_its_own_value_in_the_final_account(marked: bool) -> None:
    state = position(
        "blue: after_placing", turn=4, kings_favor=True, board={"blue": "3@1-port ?1@2-port"},
        throne={**dict.fromkeys(("orange", "purple", "yellow"), "2 2 2"), "blue": "0 0 2"},
        hands={"blue": "magician mercenary"},
    )  # fmt: skip
    if marked:
        do(state, "mercenary:1")
    do(state, "magician:1", "with:throne1")
    go_on(state, "blue orange purple yellow: favor")
    sent = int(legal(state, "blue")[0][-1])
    go_on(state, "over")
    totals = [event["total"] for event in told_of(state, "throne_points")]
    assert totals[0] == 3 + 0 + 2 + sent


# -- with the Herald and the Mercenary ------------------------------------------------------------


def test_the_herald_may_move_the_broker_that_came_out_but_none_in_the_throne_room() -> None:
    state = position(
        "counting_cards", turn=3, kings_favor=True, board={"blue": "?1@throne 3@2-port"},
        throne={"blue": "?4@1-port 2", "orange": "3 2"}, hands={"blue": "herald"},
    )  # fmt: skip
    assert legal(state) == ["done", "herald:2", "herald:throne1"]
    do(state, "herald:throne1")
    assert "at:throne" not in legal(state)
    do(state, "at:2-blue")
    assert state.scores()[0] == 1
    assert board(state, "orange")["blue"].split()[8] == "?@2-blue"


def test_the_mercenary_cannot_mark_a_broker_that_has_gone_into_the_throne_room() -> None:
    state = position(
        "blue: after_placing", kings_favor=True, board={"blue": OWN}, throne={"blue": "4"},
        hands={"blue": "magician mercenary"},
    )  # fmt: skip
    do(state, "magician:2", "with:throne1")
    assert legal(state) == ["done", "mercenary:1"], "not the one that came out: it was not placed"


def test_the_mercenarys_mark_goes_after_the_counting_also_in_the_throne_room() -> None:
    state = position(
        "blue: after_placing", kings_favor=True, board={"blue": OWN}, throne={"blue": "4"},
        hands={"blue": "magician mercenary"},
    )  # fmt: skip
    do(state, "mercenary:1", "magician:1", "with:throne1")
    go_on(state, "blue orange purple yellow: bidding")
    assert [one["marked"] for one in view(state, None)["pieces"]] == [False] * 5


# -- what follows when the market has been revealed -----------------------------------------------


def test_in_the_second_turn_all_know_which_broker_replaced_the_only_one() -> None:
    state = position(
        "market", turn=2, kings_favor=True, board={"blue": "- ?3@throne"},
        throne={"orange": "3", "purple": "2", "yellow": "4"},
    )  # fmt: skip
    for viewer in ("orange", None):
        assert piece(state, "blue.2", viewer)["value"] == 3


def after_the_swap(entered: int, sent: int, among: str, knows: str = "blue") -> YsState:
    """Third turn: blue swapped a broker that all knew for a hidden one; the market is revealed."""
    return position(
        "market", turn=3, kings_favor=True, board={"blue": f"- ?{entered}@throne"},
        throne={**THRONE, "blue": f"- {sent}"}, among={"blue.throne2": among},
        known={knows: "blue.2"}, hands={"orange": "spy"},
    )  # fmt: skip


def test_without_the_magician_all_know_the_broker_sent_when_all_others_have_been_seen() -> None:
    state = position(
        "market", turn=2, kings_favor=True, throne={"blue": "4"}, among={"blue.throne1": "0 1 4"}
    )
    for viewer in ("orange", None):
        assert piece(state, "blue.throne1", viewer)["value"] == 4


def test_before_the_market_is_revealed_it_is_not_known() -> None:
    state = position(
        "counting_cards", turn=2, kings_favor=True, throne={"blue": "4"},
        among={"blue.throne1": "0 1 4"}, board={"orange": "1@4-port"},
    )  # fmt: skip
    assert asked(state) == "orange: taking"
    assert piece(state, "blue.throne1", "purple")["value"] is None


def test_two_hidden_brokers_that_may_be_either_way_round_are_known_as_a_pair() -> None:
    state = after_the_swap(3, 1, "0 1 3")
    for viewer in ("orange", "purple", None):
        for name in ("blue.2", "blue.throne2"):
            seen = piece(state, name, viewer)
            assert (seen["value"], seen["among"], seen["paired"]) == (None, [1, 3], True)
    assert piece(state, "blue.2", "blue")["value"] == 3


def test_the_pair_looks_the_same_either_way_round() -> None:
    one, other = after_the_swap(3, 1, "0 1 3"), after_the_swap(1, 3, "0 1 3")
    for viewer in ("orange", "purple", "yellow", None):
        assert view(one, viewer) == view(other, viewer)
        assert told(one, viewer) == told(other, viewer)


@pytest.mark.parametrize(("entered", "sent", "among"), [(4, 1, "0 1 3"), (3, 3, "0 1 3")])
def test_where_only_one_way_round_is_possible_all_know_both(
    entered: int, sent: int, among: str
) -> None:
    state = after_the_swap(entered, sent, among)
    for viewer in ("orange", None):
        assert piece(state, "blue.2", viewer)["value"] == entered
        assert piece(state, "blue.throne2", viewer)["value"] == sent


def test_a_seat_that_had_seen_one_of_the_pair_knows_both() -> None:
    state = after_the_swap(3, 1, "0 1 3", knows="orange")
    assert piece(state, "blue.2", "orange")["value"] == 3
    assert piece(state, "blue.throne2", "orange")["value"] == 1
    assert piece(state, "blue.throne2", "purple")["value"] is None


def test_a_spy_that_looks_at_one_of_the_pair_knows_both() -> None:
    state = after_the_swap(3, 1, "0 1 3")
    go_on(state, "orange: placing_cards")
    assert state.turn == 3
    do(state, "spy")
    go_on(state, "orange: placing")
    looks = [text for text in legal_with(state, "look") if "blue.throne" in text]
    assert looks == ["look:blue.throne1", "look:blue.throne2", "look:blue.throne3"]
    play(state, "orange: look:blue.throne1")
    assert piece(state, "blue.throne1", "orange")["value"] == 3
    assert piece(state, "blue.throne2", "orange")["value"] == 1
    assert "look:blue.throne2" not in legal(state), "there is nothing new to see"
    assert state.looks == 2
    for viewer in ("purple", None):
        assert piece(state, "blue.throne1", viewer)["value"] is None
        assert piece(state, "blue.throne2", viewer)["value"] is None


def test_the_broker_that_entered_and_the_one_sent_are_told_apart_in_the_next_turn() -> None:
    state = after_the_swap(3, 1, "0 1 3")
    go_on(state, "blue orange purple yellow: favor")
    assert board(state, "blue")["blue"].split()[8:] == ["?3@throne", "?1@throne"]
    assert board(state, "orange")["blue"].split()[8:] == ["?@throne", "?@throne"]
