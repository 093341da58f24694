"""The Mercenary: a broker just placed is worth five in this turn's counting."""

from emporion.games.ys.data import GEMS

from .positions import (
    asked,
    board,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    piece,
    position,
    refused,
    told_of,
    values,
    view,
)

OWN = "1@1-port ?3@2-blue 4@1-port ?0@3-palace"

# -- when and on whom -----------------------------------------------------------------------------


def test_it_is_played_right_after_one_of_the_own_placements() -> None:
    state = position("blue: placing", hands={"blue": "mercenary"})
    assert legal_with(state, "mercenary") == []
    do(state, "up:0", "at:1-port", "down:4", "at:2-port")
    assert asked(state) == "blue: after_placing"
    assert legal(state) == ["done", "mercenary:1", "mercenary:2"]
    do(state, "mercenary:2")
    assert asked(state) == "orange: placing"
    assert card_names(state.active[0]) == "mercenary"
    assert state.hands[0] == 0


def test_it_may_wait_for_a_later_placement() -> None:
    state = position("blue: placing", hands={"blue": "mercenary"})
    do(state, "up:0", "at:1-port", "down:4", "at:2-port", "done")
    assert asked(state) == "orange: placing"
    go_on(state, "blue: placing")
    do(state, "up:3", "at:1-port", "down:3", "at:2-port")
    assert legal(state) == ["done", "mercenary:3", "mercenary:4"], "those just placed alone"


def test_it_marks_one_of_the_two_brokers_of_this_placement() -> None:
    state = position("blue: after_placing", board={"blue": OWN}, hands={"blue": "mercenary"})
    assert legal(state) == ["done", "mercenary:3", "mercenary:4"]
    assert refused(state, "mercenary:1") == "no_target"


def test_just_placed_is_the_broker_and_not_the_place() -> None:
    state = position(
        "blue: after_placing", board={"blue": OWN}, hands={"blue": "mercenary magician"}
    )
    do(state, "magician:1", "with:4")
    assert legal(state) == ["done", "mercenary:3", "mercenary:4"]
    do(state, "mercenary:4")
    assert board(state, "blue") == {"blue": "1@3-palace ?3@2-blue 4@1-port *?0@1-port"}


def test_it_counts_among_the_two_characters_of_a_turn() -> None:
    state = position(
        "blue: after_placing", board={"blue": OWN}, hands={"blue": "mercenary magician"},
        played={"blue": 1},
    )  # fmt: skip
    do(state, "mercenary:4")
    assert asked(state) == "orange: placing", "the Magician would be the third"


def test_it_cannot_mark_a_neutral_broker() -> None:
    state = position("blue: placing", 2, hands={"blue": "mercenary"})
    do(state, "up:0", "at:1-port", "down:4", "at:1-port", "neutral:0", "at:2-port")
    assert legal(state) == ["done", "mercenary:1", "mercenary:2"]
    do(state, "mercenary:1")
    assert board(state, None) == {"blue": "*0@1-port ?@1-port", "neutral": "?@2-port"}


# -- what is seen ---------------------------------------------------------------------------------


def test_the_mark_is_seen_by_all_and_what_is_hidden_stays_hidden() -> None:
    state = position("blue: after_placing", board={"blue": OWN}, hands={"blue": "mercenary"})
    do(state, "mercenary:4")
    for viewer in ("orange", None):
        assert board(state, viewer)["blue"].split()[3] == "*?@3-palace"
        told_ = told_of(state, "mercenary_marked", viewer)
        assert told_[0]["piece"]["value"] is None
        assert told_[0]["piece"]["marked"] is True
    assert board(state, "blue")["blue"].split()[3] == "*?0@3-palace"


def test_a_marked_broker_in_the_market_stays_hidden_while_the_city_is_counted() -> None:
    state = position("counting_cards", board={"blue": "*?0@2-red", "orange": "1@1-port"})
    assert asked(state) == "orange: taking"
    assert piece(state, "blue.1", "orange")["value"] is None
    do(state, legal(state)[0])
    assert piece(state, "blue.1", "orange")["value"] == 0, "shown with the market, and not before"


def test_its_own_value_shows_when_it_is_revealed() -> None:
    state = position("counting_cards", board={"blue": "*?0@1-port", "orange": "4@1-port"})
    assert board(state, None)["blue"] == "*0@1-port"
    assert told_of(state, "neighborhood_revealed")[0]["totals"] == [5, 4, -1, -1]


# -- the five -------------------------------------------------------------------------------------


def test_the_five_counts_in_a_neighborhood_and_in_its_areas() -> None:
    state = position(
        "counting_cards", board={"blue": "*?0@1-commercial", "orange": "4@1-commercial"}
    )
    assert asked(state) == "blue: taking"
    go_on(state, "orange: taking")
    do(state, legal(state)[0])
    assert state.scores() == [3, 0, 0, 0]


def test_the_five_counts_on_a_line() -> None:
    state = position(
        "market", board={"blue": "*0@2-blue", "orange": "4@2-red"}, lines="green yellow red"
    )
    won = [(event["line"], event["seat"]) for event in told_of(state, "line_won")]
    assert won == [(1, -1), (2, 0), (3, -1)]


def test_the_five_counts_in_a_column() -> None:
    state = position("market", board={"blue": "*0@2-yellow ?1@1-red", "orange": "4@2-red 4@1-blue"})
    moved = told_of(state, "columns_moved")[0]["columns"]
    assert [GEMS[column] for column in moved] == ["red", "yellow", "blue", "green"], (
        "yellow and red have 5, red with more brokers; blue has 4"
    )


def test_the_five_counts_for_the_highest_bidder() -> None:
    state = position(
        "market",
        board={
            "blue": "*0@2-yellow",
            "orange": "4@2-red",
            "purple": "2@3-green",
            "yellow": "1@3-blue",
        },
    )
    assert state.quotations == [6, 7, 10, 9]
    assert asked(state) == "blue: highest_bidder"


def test_the_effect_ceases_after_the_counting() -> None:
    state = position("counting_cards", 3, board={"blue": "*0@1-port ?1@1-port"})
    go_on(state, "blue orange purple: bidding")
    assert values(state.screens[0]) == "0 0 1 1 1 2 3 3 3 4 4"
    assert view(state, None)["pieces"] == []


def test_the_card_is_discarded_when_its_effect_has_ceased() -> None:
    state = position("counting_cards", active={"blue": "mercenary"}, board={"blue": "*0@1-port"})
    assert state.gone == 0
    go_on(state, "chance: characters")
    assert "mercenary" in card_names(state.gone).split()
    assert state.active[0] == 0


def test_the_herald_moves_the_mark_with_the_broker() -> None:
    state = position(
        "counting_cards",
        board={"blue": "*?0@1-port", "orange": "4@2-port"},
        hands={"blue": "herald"},
    )
    do(state, "herald:1", "at:2-port")
    assert asked(state) == "blue: taking"
    assert state.neighborhood == 1
    assert told_of(state, "neighborhood_revealed")[1]["totals"] == [5, 4, -1, -1]


def test_a_tie_with_the_five_is_broken_as_any_other() -> None:
    state = position(
        "counting_cards", board={"blue": "*0@1-port", "orange": "4@1-port 1@1-port"},
        fronts={"blue": "4 4 1", "orange": "4 3 1"},
    )  # fmt: skip
    assert asked(state) == "blue: taking"
