"""What is told of a game, and to whom."""

import pytest

from emporion.core.rng import Rng
from emporion.games.tyros.events import KINDS
from emporion.games.tyros.state import TyrosState

from .positions import do, new_game, play, position, told, told_kinds, told_of
from .randomly import VARIANTS, play_out


def acting(cards: str, **more: str) -> TyrosState:
    return position(
        "blue: action",
        hands={"blue": cards, "orange": "cedar"},
        ships={"blue": more.get("ships", "22")},
        empires={"copper": "7 17 22"},
        cities={"orange": more["orange"]} if "orange" in more else {},
        discards="joker",
    )


def test_every_kind_of_event_is_listed_and_occurs() -> None:
    seen: set[str] = set()
    for number, (players, options) in enumerate(VARIANTS):
        for seed in range(3):
            state = new_game(players, **options)
            play_out(state, Rng(10 * number + seed))
            seen.update(told_kinds(state))
    # Cities in all four empires are too rare in random games, and so is a turn without tiles.
    state = position(
        "blue: action",
        hands={"blue": "copper*5"},
        ships={"blue": "17"},
        empires={"copper": "7 17"},
        cities={"blue": "13 23 26"},
    )
    do(state, "city:17")
    seen.update(told_kinds(state))
    seen.update(told_kinds(position("growing", 3, tiles={"orange": "*"})))
    assert seen == set(KINDS)


def test_only_dealt_and_drawn_things_tolls_and_choices_are_told_with_a_secret() -> None:
    secret = set()
    for number, (players, options) in enumerate(VARIANTS):
        state = new_game(players, **options)
        play_out(state, Rng(number))
        secret |= {event.kind for event in state.events or [] if event.secret is not None}
    drawn = {"tiles_dealt", "cards_dealt", "tile_drawn", "cards_drawn"}
    assert secret == {*drawn, "toll_paid", "keeping_chosen"}


def test_what_one_sees_is_more_than_what_all_see_and_never_other() -> None:
    state = new_game(4)
    play_out(state, Rng(4))
    for public, own in zip(told(state), told(state, "purple"), strict=True):
        assert public.items() <= own.items()


def test_a_state_that_nobody_listens_to_tells_nothing() -> None:
    state = acting("copper*2").copy()
    do(state, "sail:22 to:17")
    assert state.events is None


def test_a_voyage_tells_its_way_and_what_was_paid() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*2 joker", "orange": "cedar"},
        ships={"blue": "T"},
        empires={"copper": "7 27"},
    )
    do(state, "sail:T to:27 jokers:1")
    (sailed,) = told_of(state, "sailed")
    assert (sailed["seat"], sailed["origin"], sailed["goal"]) == (0, 0, 27)
    assert sailed["paid"] == [0, 4]
    assert sailed["route"] == [31, 27]


def test_a_city_tells_its_field_its_empire_and_the_ship_that_went_back() -> None:
    state = acting("copper*5")
    do(state, "city:22")
    facts = {"seat": 0, "field": 22, "empire": 0, "paid": [0] * 5, "back": 22}
    assert told_of(state, "city_founded") == [facts]


def test_a_ship_tells_where_it_was_built_and_what_was_paid() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper oil", "orange": "cedar"},
        ships={"blue": "", "orange": "T", "purple": "", "yellow": ""},
    )
    do(state, "ship:T pay:copper pay:oil")
    assert told_of(state, "ship_built") == [{"seat": 0, "field": 0, "paid": [0, 1]}]


def test_a_turn_of_talk_is_told_in_order() -> None:
    state = acting("copper*2")
    do(state, "give:copper want:cedar ask:orange", "decline")
    do(state, "give:copper want:cedar ask:orange", "accept", "with:orange")
    assert told_kinds(state) == [
        "offer_made",
        "offer_declined",
        "trade_failed",
        "offer_made",
        "offer_accepted",
        "traded",
    ]


def test_nothing_is_told_of_a_draft() -> None:
    state = acting("copper*2 oil")
    do(state, "swap:copper swap:oil")
    assert told_kinds(state) == []
    do(state, "draw")
    assert told_kinds(state) == ["cards_swapped"]


@pytest.mark.parametrize("empty", [False, True])
def test_a_pass_tells_whether_there_was_anything_to_play(empty: bool) -> None:
    state = position("blue: action", hands={"blue": "oil", "purple": "oil"})
    do(state, "pass")
    assert told_of(state, "passed")[int(empty)] == {"seat": int(empty), "empty": empty}


def test_a_voyage_to_anothers_city_is_told_before_its_toll() -> None:
    state = acting("copper oil", orange="17")
    do(state, "sail:22 to:17 toll:oil")
    assert told_kinds(state)[:2] == ["sailed", "toll_paid"]


def test_the_end_of_a_round_is_told_step_by_step() -> None:
    state = position(
        "blue: action",
        3,
        hands={"blue": "oil"},
        tiles={"blue": "1 2", "orange": "3", "purple": "4"},
    )
    do(state, "pass")
    play(state, "blue: away:oil done")
    assert told_kinds(state) == [
        "passed",
        "passed",
        "passed",
        "round_ended",
        "keeping_chosen",
        "cards_kept",
        "start_player_changed",
        "round_began",
    ]
