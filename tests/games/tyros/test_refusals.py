"""Why an action is refused: each reason that the game names, and that it is the true one."""

from collections.abc import Callable
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.games.tyros.actions import ACTIONS, NUM_ACTIONS
from emporion.games.tyros.refusals import ANSWERS, REFUSALS, REFUSED
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.texts import parse

from .helpers import after
from .positions import do, position
from .randomly import VARIANTS, decisions


def acting(cards: str, ships: str = "22", **more: Any) -> TyrosState:
    """Blue is to act; copper holds 7, 17 and 22, oil 13 and 16."""
    return position(
        "blue: action",
        hands={"blue": cards, "orange": "cedar*2"} | more.pop("hands", {}),
        ships={"blue": ships} | more.pop("others", {}),
        empires={"copper": "7 17 22", "oil": "13 16"} | more.pop("empires", {}),
        **more,
    )


def laying(**more: Any) -> TyrosState:
    return position("blue: laying", tiles={"blue": "1 8"}, **more)


def full_empire() -> TyrosState:
    """Copper has all its discs; blue can let oil grow on 9, but not copper on 20."""
    copper = "1 2 3 4 5 6 7 8 10 11 12 14 15 16 17 18 19 21 22 24"
    return position("blue: laying", empires={"copper": copper}, tiles={"blue": "9 20"})


def keeping() -> TyrosState:
    return position("blue: keeping", hands={"blue": "copper*2 oil cedar cloth"})


def offered() -> TyrosState:
    """Orange is to answer blue, who has copper and wants cloth."""
    return after(acting("copper*2"), "give:copper want:cloth ask:orange")


def ten(kind: str) -> str:
    return "1 1 2 2 3 3 4 4 5 5" if kind == "ships" else "1 2 3 4 5 6 8 9 10 11"


Case = tuple[str, dict[str, Any], str, Callable[[], TyrosState]]

CASES: list[Case] = [
    ("other_decision", {"decision": "laying"}, "pass", laying),
    ("other_decision", {"decision": "action"}, "accept", lambda: acting("oil")),
    ("other_decision", {"decision": "answer"}, "pass", offered),
    ("other_decision", {"decision": "keeping"}, "swap:oil", keeping),
    ("nothing_begun", {}, "to:17", lambda: acting("copper")),
    ("not_now", {}, "pass", lambda: after(acting("copper"), "sail:22")),
    ("not_now", {}, "city:17", lambda: after(acting("copper"), "sail:22")),
    ("nothing_begun", {}, "draw", lambda: acting("copper")),
    ("nothing_begun", {}, "want:oil", lambda: acting("copper")),
    ("not_now", {}, "toll:oil", lambda: after(acting("copper*2"), "sail:22")),
    ("not_now", {}, "back:16E", lambda: after(acting("copper*2"), "sail:22")),
    ("not_your_tile", {"tile": 2}, "lay:2-copper", laying),
    ("beside_none", {"tile": 1}, "lay:1-copper", laying),
    ("not_beside", {"tile": 8, "empire": 1}, "lay:8-oil", laying),
    ("no_disc_left", {"tile": 20, "empire": 0}, "lay:20-copper", full_empire),
    ("no_ship_there", {"coast": 17}, "sail:17", lambda: acting("copper")),
    ("no_ship_there", {"field": 17}, "city:17", lambda: acting("copper*5")),
    ("cannot_sail", {"coast": 22}, "sail:22", lambda: acting("cloth")),
    ("already_there", {"coast": 22}, "to:22", lambda: after(acting("copper"), "sail:22")),
    ("unclaimed", {"coast": 27}, "to:27", lambda: after(acting("copper"), "sail:22")),
    ("unclaimed", {"field": 27}, "city:27", lambda: acting("copper*5", "27")),
    (
        "field_full",
        {"coast": 17},
        "to:17",
        lambda: after(acting("copper joker", others={"orange": "17 17"}), "sail:22"),
    ),
    (
        "field_full",
        {"field": 17},
        "ship:17",
        lambda: acting("copper", "17 17", cities={"blue": "17"}),
    ),
    (
        "too_far",
        {"coast": 16, "empire": 1, "price": 2},
        "to:16W",
        lambda: after(acting("copper oil"), "sail:22"),
    ),
    (
        "no_card_for_toll",
        {"coast": 17},
        "to:17",
        lambda: after(acting("joker", cities={"yellow": "17"}), "sail:22"),
    ),
    (
        "jokers_impossible",
        {"jokers": 0},
        "jokers:0",
        lambda: after(acting("oil joker*2"), "sail:22 to:16W"),
    ),
    (
        "jokers_impossible",
        {"jokers": 3},
        "jokers:3",
        lambda: after(acting("copper*5 joker*2"), "city:22"),
    ),
    (
        "no_cities_left",
        {},
        "city:22",
        lambda: acting(
            "copper*5",
            empires={"copper": f"7 17 22 {ten('cities')}"},
            cities={"blue": ten("cities")},
        ),
    ),
    ("city_there", {"field": 22}, "city:22", lambda: acting("copper*5", cities={"blue": "22"})),
    (
        "not_alone",
        {"field": 22},
        "city:22",
        lambda: acting("copper*5", others={"orange": "22"}),
    ),
    ("too_dear", {"empire": 0, "price": 5}, "city:22", lambda: acting("copper*4")),
    ("too_dear", {"empire": 0, "price": 4}, "city:22", lambda: acting("copper*3", "22 22")),
    ("too_dear", {"empire": -1, "price": 7}, "ship:T", lambda: acting("copper*4")),
    (
        "too_dear",
        {"empire": 0, "price": 2},
        "ship:22",
        lambda: acting("oil*2", cities={"blue": "22"}),
    ),
    ("not_your_city", {"field": 22}, "ship:22", lambda: acting("copper")),
    ("no_ships_left", {}, "ship:T", lambda: acting("copper*9", ten("ships"))),
    ("not_in_hand", {"card": 1}, "swap:oil", lambda: acting("copper")),
    ("not_in_hand", {"card": 0}, "swap:copper", lambda: after(acting("copper oil"), "swap:copper")),
    ("not_in_hand", {"card": 4}, "give:joker", lambda: acting("copper")),
    ("not_in_hand", {"card": 4}, "away:joker", keeping),
    ("not_in_hand", {"card": 0}, "give:copper", offered),
    (
        "not_in_hand",
        {"card": 3},
        "toll:cloth",
        lambda: after(acting("copper oil", cities={"yellow": "17"}), "sail:22 to:17"),
    ),
    (
        "not_in_hand",
        {"card": 4},
        "pay:joker",
        lambda: after(acting("copper", "", cities={"blue": "22"}), "ship:22"),
    ),
    ("not_in_order", {"card": 0}, "swap:copper", lambda: after(acting("copper oil"), "swap:oil")),
    ("not_in_order", {"card": 0}, "away:copper", lambda: after(keeping(), "away:oil")),
    (
        "not_in_order",
        {"card": 2},
        "want:cedar",
        lambda: after(acting("copper"), "give:copper want:cloth"),
    ),
    (
        "none_fits",
        {"card": 1},
        "pay:oil",
        lambda: after(acting("copper oil", "", cities={"blue": "22"}), "ship:22"),
    ),
    ("no_pile", {}, "swap:copper", lambda: acting("copper", pile="")),
    ("enough_laid", {"card": 0}, "swap:copper", lambda: after(acting("copper*4"), "swap:copper*3")),
    (
        "enough_laid",
        {"card": 0},
        "drop:copper",
        lambda: after(acting("copper*4", discards="oil"), "drop:copper*3"),
    ),
    ("no_discards", {}, "drop:copper", lambda: acting("copper*3")),
    (
        "not_in_discards",
        {"card": 0},
        "take:copper",
        lambda: after(acting("copper*4", discards="oil"), "drop:copper*3"),
    ),
    ("too_few_cards", {}, "drop:copper", lambda: acting("copper*2", discards="oil")),
    ("offers_used", {"offers": 3}, "give:copper", lambda: acting("copper", offers_made=3)),
    ("trades_used", {"trades": 4}, "give:copper", lambda: acting("copper", trades_done=4)),
    ("nobody_to_ask", {}, "give:copper", lambda: acting("copper", hands={"orange": ""})),
    ("nobody_to_ask", {}, "ask:blue", lambda: after(acting("copper"), "give:copper want:oil")),
    (
        "nobody_to_ask",
        {},
        "with:purple",
        lambda: after(acting("copper"), "give:copper want:cedar ask:orange accept"),
    ),
    ("both_ways", {"card": 0}, "want:copper", lambda: after(acting("copper"), "give:copper")),
    (
        "too_many_wanted",
        {"card": 1},
        "want:oil",
        lambda: after(acting("copper"), "give:copper want:oil*2"),
    ),
    (
        "hand_too_small",
        {"seat": 2},
        "ask:purple",
        lambda: after(acting("copper"), "give:copper want:oil"),
    ),
    ("cannot_give", {}, "accept", offered),
    (
        "cannot_give",
        {},
        "with:orange",
        lambda: after(offered(), "give:cedar want:joker counter"),
    ),
    ("no_deal", {}, "ask:all", lambda: after(acting("copper"), "give:copper")),
    ("no_deal", {}, "counter", lambda: after(offered(), "give:cedar")),
    ("too_many_kept", {}, "done", keeping),
]


@pytest.mark.parametrize("case", range(len(CASES)), ids=lambda number: "-".join(CASES[number][::2]))
def test_an_action_is_refused_for_its_reason(case: int) -> None:
    code, facts, text, made = CASES[case]
    state = made()
    action = parse(state.actor, text)
    assert action not in state.legal(state.actor)
    refusal = state.refusal(state.actor, action)
    assert (refusal.code, refusal.facts) == (code, facts)


@pytest.mark.parametrize("action", [-1, NUM_ACTIONS, 10**6])
def test_there_is_no_such_action(action: int) -> None:
    refusal = acting("copper").refusal(0, action)
    assert (refusal.code, refusal.facts) == ("no_such_action", {})


def test_each_reason_that_the_game_names_is_given_somewhere() -> None:
    assert {"no_such_action", *(case[0] for case in CASES)} == set(REFUSALS)


def test_the_tables_of_refusals_name_kinds_of_action() -> None:
    kinds = {kind.name for kind in ACTIONS.kinds}
    assert ANSWERS.keys() | REFUSED.keys() <= kinds
    for follows, _ in REFUSED.values():
        assert set(follows) <= kinds | {""}


def test_a_seat_that_is_not_asked_learns_nothing_but_that() -> None:
    state = acting("copper*5")
    for action in range(NUM_ACTIONS):
        refusal = state.refusal(1, action)
        assert (refusal.code, refusal.facts) == ("other_decision", {"decision": "action"})


def test_what_is_drafted_is_not_in_the_hand_any_more() -> None:
    state = keeping()
    do(state, "away:oil")
    assert state.refusal(0, parse(0, "away:oil")).code == "not_in_hand"


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_in_a_whole_game_whatever_is_not_legal_has_a_reason(variant: int) -> None:
    rng = Rng(variant)
    for state in decisions(VARIANTS[variant], seed=variant):
        if rng.below(4):
            continue
        legal = state.legal(state.actor)
        for action in range(NUM_ACTIONS):
            if action not in legal:
                assert state.refusal(state.actor, action).code in REFUSALS
