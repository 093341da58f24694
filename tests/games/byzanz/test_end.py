"""Chapter "Einde van het spel en winnaar"."""

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import COLOURS
from emporion.games.byzanz.data import ROUNDS
from emporion.games.byzanz.state import ByzanzState

from .positions import GAME, asked, legal, names, new_game, play, position, sales, told, told_kinds
from .randomly import play_out

ALL_DONE = ["blue: done", "orange: done", "purple: done", "yellow: done"]


def test_after_the_last_market_all_may_sell_in_seat_order() -> None:
    state = position(
        offers={"blue": 5, "yellow": 4, "purple": 3, "orange": 2},
        asks="blue: picking",
        market="wood-1 wine-1",
        finished=5,
    )
    play(state, "blue: take:wood")
    for colour in COLOURS[:4]:
        assert asked(state) == f"{colour}: final_sales"
        play(state, f"{colour}: done")
    assert asked(state) == "over"


def test_as_many_sets_may_be_sold_at_the_end_as_wanted() -> None:
    state = position(
        hands={"blue": "cloth-1 cloth-1 cloth-2 wine-3 wine-4 trader wood-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, "blue: sell:cloth-2+cloth-1+cloth-1 sell:wine-4+wine-3+trader")
    assert legal(state) == ["done"]
    play(state, *ALL_DONE)
    assert state.outcome().scores == [6, 0, 0, 0]


def test_nobody_has_to_sell_at_the_end() -> None:
    state = position(
        hands={"blue": "cloth-1 cloth-1 cloth-2"}, finished=6, asks="blue: final_sales"
    )
    assert legal(state)[0] == "done"
    play(state, *ALL_DONE)
    assert state.outcome().scores == [0, 0, 0, 0]


def test_a_player_who_has_finished_selling_is_not_asked_again() -> None:
    state = position(
        hands={"blue": "cloth-1 cloth-1 cloth-2"}, finished=6, asks="blue: final_sales"
    )
    play(state, "blue: done")
    assert state.legal(0) == []


def test_the_most_profit_wins() -> None:
    state = position(
        profits={"blue": "cloth-4 wine-3", "orange": "trader wine-3", "purple": "wood-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE)
    outcome = state.outcome()
    assert outcome.scores == [7, 8, 1, 0]
    assert outcome.winners == [1]
    assert outcome.ranking == [[1], [0], [2], [3]]
    assert outcome.reason == "points"


def test_only_profit_cards_score() -> None:
    state = position(
        hands={"blue": "cloth-4 cloth-3 wine-4 trader trader"},
        profits={"orange": "wood-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE)
    assert state.outcome().scores == [0, 1, 0, 0]
    assert state.outcome().winners == [1]


def test_a_tie_goes_to_the_most_cards_in_the_hand() -> None:
    state = position(
        profits={"blue": "cloth-4", "orange": "wine-4", "purple": "wood-3"},
        hands={"blue": "cloth-1", "orange": "wine-1 wine-2", "purple": "wood-1 wood-2 grain-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE)
    outcome = state.outcome()
    assert outcome.ranking == [[1], [0], [2], [3]]
    assert outcome.reason == "hand"


def test_what_was_sold_at_the_end_is_not_in_the_hand_for_a_tie() -> None:
    state = position(
        profits={"blue": "cloth-1", "orange": "wine-2"},
        hands={"blue": "grain-1 grain-1 grain-1", "orange": "wine-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, "blue: sell:grain-1+grain-1+grain-1", *ALL_DONE)
    assert state.outcome().scores[:2] == [2, 2]
    assert state.outcome().winners == [1]


def tied_but_for_hands(ties: str) -> ByzanzState:
    """Blue has more cards than orange, who has more goods."""
    return position(
        profits={"blue": "cloth-4", "orange": "wine-4"},
        hands={"blue": "cloth-1 trader trader", "orange": "wine-1 wine-2"},
        finished=6,
        asks="blue: final_sales",
        ties=ties,
    )


def test_traders_in_the_hand_break_a_tie_too() -> None:
    state = tied_but_for_hands(ties="all")
    play(state, *ALL_DONE)
    assert state.outcome().winners == [0]
    assert state.outcome().reason == "hand"


def test_with_the_option_only_goods_break_a_tie() -> None:
    state = tied_but_for_hands(ties="goods")
    play(state, *ALL_DONE)
    assert state.outcome().winners == [1]
    assert state.outcome().reason == "hand"


def test_players_who_are_still_equal_share_the_win() -> None:
    state = position(
        profits={"blue": "cloth-4", "orange": "wine-1", "yellow": "trader"},
        hands={"blue": "wine-1 trader", "orange": "wine-3", "yellow": "wood-1", "purple": "wood-1"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE)
    assert state.outcome().reason == "points"
    state = position(
        profits={"blue": "cloth-4", "orange": "wine-1 wine-3", "purple": "olives-4"},
        hands={"blue": "wine-1 trader", "orange": "wine-3", "purple": "wood-1 wood-2"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE)
    outcome = state.outcome()
    assert outcome.winners == [0, 2]
    assert outcome.ranking == [[0, 2], [1], [3]]
    assert outcome.reason == "shared"


def test_with_the_option_goods_equal_goods_share_the_win_whatever_the_traders() -> None:
    state = position(
        profits={"blue": "cloth-4", "orange": "wine-4"},
        hands={"blue": "cloth-1 trader trader", "orange": "wine-1"},
        finished=6,
        asks="blue: final_sales",
        ties="goods",
    )
    play(state, *ALL_DONE)
    assert state.outcome().winners == [0, 1]
    assert state.outcome().reason == "shared"


def test_every_reason_for_the_end_is_one_that_the_game_names() -> None:
    assert GAME.end_reasons == ("points", "hand", "shared")


def test_the_end_is_told_with_the_outcome() -> None:
    state = position(profits={"blue": "cloth-4"}, finished=6, asks="blue: final_sales")
    play(state, *ALL_DONE)
    assert told_kinds(state) == ["finished_selling"] * 4 + ["game_over"]
    assert told(state)[-1] == {
        "event": "game_over",
        "scores": [4, 0, 0, 0],
        "ranking": [[0], [1, 2, 3]],
        "winners": [0],
        "reason": "points",
        "hands": [[], [], [], []],
    }


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state = position(hands={"blue": "trader " * 3}, finished=6, asks="blue: final_sales")
    play(state, *ALL_DONE)
    assert state.actors() == []
    assert [state.legal(seat) for seat in range(-2, 4)] == [[]] * 6
    assert "decision" not in state.view(0)


def test_final_sales_use_only_cards_in_the_hand() -> None:
    state = position(
        hands={"blue": "cloth-1 cloth-1"},
        profits={"blue": "cloth-4"},
        finished=6,
        asks="blue: final_sales",
    )
    assert sales(state) == []


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_game_ends_after_its_rounds_and_no_sooner(players: int) -> None:
    state = new_game(players)
    steps = play_out(state, Rng(players))
    assert told_kinds(state).count("market_cleared") == ROUNDS[players]
    assert told_kinds(state).count("lot_opened") == ROUNDS[players] * players
    assert told_kinds(state).count("offer_taken") == ROUNDS[players] * players
    assert steps <= GAME.max_length(players)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_scores_can_be_recomputed_from_the_sales_told(players: int) -> None:
    for seed in range(5):
        state = new_game(players)
        play_out(state, Rng(seed))
        points = [0] * players
        for event in told(state):
            if "points" in event:
                points[event["seat"]] += event["points"]
        assert points == state.scores() == state.outcome().scores
        assert sum(points) > 0


def test_hands_are_laid_open_when_the_game_is_over() -> None:
    state = position(
        hands={"orange": "cloth-1 trader"},
        known={"orange": "trader"},
        finished=6,
        asks="blue: final_sales",
    )
    play(state, *ALL_DONE[:3])
    assert names(state.view(0)["seats"][1]["known"]) == "trader"
    play(state, ALL_DONE[3])
    assert names(state.view(0)["seats"][1]["known"]) == "cloth-1 trader"
    assert told(state)[-1]["hands"] == [[], [0, 24], [], []]


def test_views_tell_the_outcome_when_the_game_is_over() -> None:
    state = position(profits={"blue": "cloth-4"}, finished=6, asks="blue: final_sales")
    assert "outcome" not in state.view(None)
    play(state, *ALL_DONE)
    for viewer in [None, 0, 3]:
        assert state.view(viewer)["outcome"] == state.outcome().as_data()
