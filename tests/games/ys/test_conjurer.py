"""The Conjurer: brokers from before the screen are placed, others stand there instead."""

import pytest

from emporion.games.ys.state import YsState

from .names import areas
from .positions import (
    asked,
    board,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    piece,
    play,
    position,
    refused,
    told_of,
    values,
    view,
    whole_turns,
)


def conjuring(front: str = "4 1", players: int = 4) -> YsState:
    """Blue has played the Conjurer and is to place."""
    return position("blue: placing", players, active={"blue": "conjurer"}, fronts={"blue": front})


def test_it_is_played_at_the_start_of_placing() -> None:
    state = position("placing_cards", hands={"purple": "conjurer"})
    assert asked(state) == "purple: placing_cards"
    assert legal(state) == ["done", "conjurer"]
    do(state, "conjurer")
    assert asked(state) == "blue: placing"
    assert legal_with(state, "front") == [], "it is not blue who has played it"
    go_on(state, "purple: placing")
    assert legal_with(state, "front") == ["front-up:1"]


def test_it_cannot_be_played_later() -> None:
    state = position("blue: placing", hands={"blue": "conjurer"})
    assert refused(state, "conjurer") == "other_decision"
    assert legal_with(state, "front") == []
    do(state, "up:0", "at:1-port", "down:0", "at:1-port")
    assert asked(state) == "orange: placing"


# -- taking from before the screen ----------------------------------------------------------------


def test_none_one_or_two_brokers_come_from_before_the_screen() -> None:
    state = conjuring()
    assert legal(state) == ["up:0", "up:1", "up:2", "up:3", "up:4", "front-up:1", "front-up:4"]
    do(state, "up:0", "at:1-port")
    assert legal_with(state, "front") == ["front-down:1", "front-down:4"]
    do(state, "down:0", "at:1-port")
    assert asked(state) == "orange: placing", "without the Conjurer's help nobody stands in"
    assert values(state.fronts[0]) == "1 4"


def test_a_broker_that_is_taken_is_replaced_by_one_from_behind_the_screen() -> None:
    state = conjuring()
    do(state, "front-up:4", "at:2-blue", "down:3", "at:1-port")
    assert asked(state) == "blue: placing"
    assert legal(state) == ["stand:0", "stand:1", "stand:2", "stand:3", "stand:4"]
    assert state.drafting(0)
    do(state, "stand:0")
    assert values(state.fronts[0]) == "0 1"
    assert values(state.screens[0]) == "0 1 1 2 3 3 4"
    assert board(state, "blue") == {"blue": "4@2-blue ?3@1-port"}
    assert state.scores()[0] == 1
    assert asked(state) == "orange: placing"


def test_two_brokers_that_are_taken_are_replaced_by_two() -> None:
    state = conjuring()
    do(state, "front-up:1", "at:1-port", "front-down:4", "at:1-port", "stand:2")
    assert legal(state) == ["stand:3", "stand:4"], "one spelling for the two, from the lower on"
    do(state, "stand:3")
    assert values(state.fronts[0]) == "2 3"


def test_the_two_that_stand_there_after_each_placement_are_two() -> None:
    state = conjuring()
    for steps in (
        ("front-up:4", "at:1-port", "front-down:1", "at:1-port", "stand:0", "stand:0"),
        ("front-up:0", "at:1-port", "down:3", "at:1-port", "stand:1"),
        ("up:1", "at:1-port", "front-down:1", "at:1-port", "stand:3"),
        ("front-up:3", "at:1-port", "front-down:0", "at:1-port", "stand:2", "stand:4"),
    ):
        go_on(state, "blue: placing")
        do(state, *steps)
        assert len(values(state.fronts[0]).split()) == 2
    go_on(state, "blue: taking")
    assert told_of(state, "last_brokers")[0]["fronts"][0] == [2, 3, 4]


def test_a_broker_that_has_just_come_before_the_screen_waits_for_the_next_placement() -> None:
    state = conjuring("4 1")
    do(state, "front-up:4", "at:1-port")
    assert legal_with(state, "front") == ["front-down:1"]


def test_two_of_the_same_value_can_both_be_taken() -> None:
    state = conjuring("1 1")
    do(state, "front-up:1", "at:1-port")
    assert legal_with(state, "front") == ["front-down:1"]


def test_one_lies_face_up_and_one_face_down_as_always() -> None:
    state = conjuring()
    assert legal_with(state, "front-down", "down") == []
    do(state, "front-up:4", "at:1-port")
    assert legal_with(state, "front-up", "up") == []


def test_the_bids_result_stands() -> None:
    state = position("placing_cards", hands={"blue": "conjurer"}, order="orange blue purple yellow")
    before = state.orders[:]
    do(state, "conjurer")
    go_on(state, "blue: placing")
    do(state, "front-up:1", "at:1-port", "down:0", "at:1-port", "stand:4")
    go_on(state, "orange: placing")
    assert state.orders == before
    assert asked(state) == "orange: placing"


def last_stand_in(place: str, orange: str = "") -> YsState:
    """Both have a 3 in one place, and Blue is to name who stands in for the last time."""
    state = position(
        "blue: placing",
        2,
        order="orange blue",
        board={
            "blue": f"3@{place} ?0@2-palace 0@2-palace ?1@2-palace 3@2-palace ?1@2-palace",
            "orange": (
                f"3@{place} ?0@3-palace 1@3-palace ?1@3-palace "
                "1@3-palace ?0@3-palace 2@3-palace ?4@3-palace"
            ),
            "neutral": "?0@2-port ?0@2-port ?1@2-port ?1@2-port ?2@2-port ?2@2-port - ?4@2-port",
        },
        fronts={"blue": "4 1", "orange": "3 3"},
        active={"blue": "conjurer"},
        hands={"orange": orange},
    )
    do(state, "up:2", "at:2-palace", "front-down:1", "at:2-palace", "neutral:4", "at:2-port")
    return state


def test_ties_are_broken_by_who_stands_there_at_the_end() -> None:
    state = last_stand_in("1-port")
    assert legal(state) == ["stand:3", "stand:4"]
    do(state, "stand:4")
    assert [values(front) for front in state.fronts] == ["3 4 4", "3 3 4"]
    assert asked(state) == "blue: taking", "3 to 3 in the port; 11 to 10 before the screens"


def test_the_card_is_discarded_at_the_end_of_the_turn() -> None:
    state = position("placing_cards", 3, hands={"blue": "conjurer"})
    do(state, "conjurer")
    go_on(state, "blue orange purple: bidding")
    assert card_names(state.gone & 1 << 6) == "conjurer"
    go_on(state, "blue: placing")
    assert legal_with(state, "front") == []


# -- what is seen ---------------------------------------------------------------------------------


def test_all_know_a_face_down_broker_that_came_from_before_the_screen() -> None:
    state = conjuring()
    do(state, "up:0", "at:1-port", "front-down:4", "at:2-port", "stand:3")
    for viewer in ("blue", "orange", "purple", "yellow", None):
        assert board(state, viewer) == {"blue": "0@1-port ?4@2-port"}
        seen = piece(state, "blue.2", viewer)
        assert (seen["down"], seen["public"]) == (True, True)
        assert view(state, viewer)["seats"][0]["front"] == [1, 3]
    placed = told_of(state, "placed")[0]
    assert placed["from_front"] == [False, True]
    assert placed["pieces"][1]["value"] == 4
    assert placed["front"] == [1, 3]


def test_one_from_behind_the_screen_stays_hidden_beside_one_from_before_it() -> None:
    state = conjuring()
    do(state, "front-up:4", "at:1-port", "down:3", "at:2-port", "stand:0")
    assert board(state, "orange") == board(state, None) == {"blue": "4@1-port ?@2-port"}


def test_nothing_is_seen_of_it_before_somebody_stands_in() -> None:
    state = conjuring()
    before = view(state, "orange")
    do(state, "front-up:4", "at:1-port", "front-down:1", "at:2-port", "stand:0")
    assert view(state, "orange") == before
    do(state, "stand:3")
    assert view(state, "orange") != before


def test_in_the_kings_favor_one_that_stands_there_at_the_end_is_sent() -> None:
    own = "0@1-port ?0@1-port 1@1-port ?1@1-port 2@1-port ?2@1-port"
    full = "0@2-port ?0@2-port 1@2-port ?1@2-port 3@2-port ?3@2-port 4@2-port ?4@2-port"
    board_ = {"orange": full, "purple": full, "blue": own}
    state = position(
        "blue: placing", 3, order="orange purple blue", board=board_, kings_favor=True,
        throne={"blue": "1", "orange": "1", "purple": "1"},
        active={"blue": "conjurer"}, fronts={"blue": "3 3"},
    )  # fmt: skip
    do(state, "front-up:3", "at:3-port", "front-down:3", "at:3-port", "stand:3", "stand:4")
    go_on(state, "blue orange purple: favor")
    assert legal(state, "blue") == ["send:3", "send:4"]


# -- with others ----------------------------------------------------------------------------------


def test_the_queens_area_is_closed_to_its_brokers() -> None:
    state = position(
        "blue: placing", active={"blue": "conjurer", "orange": "queen"}, queen="1-port"
    )
    do(state, "front-up:1")
    assert legal(state)[12:] == areas(1, 2, 3, 4)[1:]
    assert refused(state, "at:1-port") == "place_closed"


def test_the_mercenarys_five_on_its_known_broker_is_known() -> None:
    state = position(
        "blue: placing", active={"blue": "conjurer"}, hands={"blue": "mercenary"},
        fronts={"blue": "4 1"},
    )  # fmt: skip
    do(state, "up:0", "at:1-port", "front-down:1", "at:2-port", "stand:0", "mercenary:2")
    assert board(state, None) == {"blue": "0@1-port *?1@2-port"}


def test_the_magician_keeps_a_known_broker_known() -> None:
    state = position(
        "blue: placing", active={"blue": "conjurer"}, hands={"blue": "magician"},
        fronts={"blue": "4 1"},
    )  # fmt: skip
    do(state, "up:0", "at:1-port", "front-down:1", "at:2-port", "stand:0", "magician:1", "with:2")
    assert board(state, None) == {"blue": "0@2-port ?1@1-port"}


@pytest.mark.parametrize(("choice", "first"), [("intriguer", "orange"), ("done", "blue")])
def test_the_intriguer_wins_ties_no_matter_who_stands_there_at_the_end(
    choice: str, first: str
) -> None:
    state = last_stand_in("1-port", orange="intriguer")
    do(state, "stand:4")
    assert asked(state) == "orange: counting_cards"
    do(state, choice)
    assert asked(state) == f"{first}: taking"


def test_brokers_that_stand_there_at_the_end_win_the_merchants_five() -> None:
    state = last_stand_in("1-commercial", orange="merchant")
    do(state, "stand:4", "merchant")
    go_on(state, "chance: characters")
    won = [(event["seat"], event["points"]) for event in told_of(state, "commercial_won")]
    assert won == [(0, 5)]


def test_with_two_players_the_stand_in_is_named_after_the_neutral_broker() -> None:
    state = conjuring(players=2)
    do(state, "front-up:4", "at:2-blue", "front-down:1", "at:2-red")
    assert legal(state) == ["neutral:0", "neutral:1", "neutral:2", "neutral:4"]
    do(state, "neutral:0", "at:3-red", "stand:0", "stand:4")
    assert asked(state) == "orange: placing"
    assert values(state.fronts[0]) == "0 4"
    assert state.points == [2, 0, 1]


def test_in_the_last_placement_one_broker_is_always_left() -> None:
    state = position(
        "blue: placing", 3,
        board={"blue": "0@1-port ?0@1-port 1@1-port ?1@1-port 1@1-port ?2@1-port"},
        fronts={"blue": "4 4"}, active={"blue": "conjurer"},
    )  # fmt: skip
    for turn in whole_turns_at(state, "at:1-port"):
        after = state.copy()
        play(after, f"blue: {turn}")
        assert (len(values(after.screens[0]).split()), len(values(after.fronts[0]).split())) == (
            1,
            2,
        )


def whole_turns_at(state: YsState, spot: str) -> list[str]:
    """All placements of both brokers in one place."""
    found = []
    for first in legal(state):
        after = state.copy()
        do(after, first, spot)
        for second in legal(after):
            last = after.copy()
            do(last, second, spot)
            steps = f"{first} {spot} {second} {spot}"
            if last.drafting(0):
                found += [f"{steps} {stands}" for stands in whole_turns(last)]
            else:
                found.append(steps)
    return found


def test_every_pair_to_stand_in_is_offered_once() -> None:
    state = conjuring("4 4")
    do(state, "front-up:4", "at:1-port", "front-down:4", "at:1-port")
    behind = [0, 0, 1, 1, 1, 2, 3, 3, 3]
    pairs = {
        f"stand:{min(one, other)} stand:{max(one, other)}"
        for number, one in enumerate(behind)
        for other in behind[number + 1 :]
    }
    assert whole_turns(state) == pairs
