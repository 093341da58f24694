"""States made from a view: each broker is as likely as the next, and keys hold no old guesses."""

from collections import Counter

import pytest

from emporion.core.rng import Rng
from emporion.games.ys.brokers import value_of
from emporion.games.ys.data import PLACED_SLOTS, SLOTS
from emporion.games.ys.game import Ys
from emporion.games.ys.state import YsState

from .favor import THREE, go_on, sending
from .positions import do, legal, play, position, view

SAMPLES = 3000
TOLERANCE = 0.03
"""The generator has a fixed seed, so this cannot fail by chance."""


def sampled(state: YsState, slot: int) -> dict[int, float]:
    """How often a piece has each value in states that fit what Orange knows."""
    pick = Rng(1).below
    seen = view(state, "orange")
    game = Ys()
    counted = Counter(
        int(value_of(game.determinize(seen, pick).pieces[slot])) for _ in range(SAMPLES)
    )
    return {value: number / SAMPLES for value, number in counted.items()}


def sent(fronts: str, value: int) -> YsState:
    """Everybody has sent this value out of three; the next turn's bids are due."""
    state = sending(fronts=fronts)
    play(state, *[f"{colour}: send:{value}" for colour in THREE])
    go_on(state, "bidding")
    return state


@pytest.mark.parametrize(
    ("fronts", "value", "odds"),
    [
        ("0 2 3", 3, {0: 1 / 3, 2: 1 / 3, 3: 1 / 3}),
        ("0 1 4", 0, {0: 1 / 3, 1: 1 / 3, 4: 1 / 3}),
        ("1 1 3", 1, {1: 2 / 3, 3: 1 / 3}),
    ],
)
def test_each_of_the_three_is_as_likely_to_have_been_sent(
    fronts: str, value: int, odds: dict[int, float]
) -> None:
    assert sampled(sent(fronts, value), PLACED_SLOTS) == pytest.approx(odds, abs=TOLERANCE)


def test_a_broker_seen_since_makes_its_value_less_likely() -> None:
    state = position(
        "orange: placing",
        3,
        order="blue orange purple",
        turn=2,
        kings_favor=True,
        throne={"blue": "0"},
        among={"blue.throne1": "0 2 3"},
        board={"blue": "3@1-port ?1@2-port"},
        fronts={"blue": "4 4"},
    )
    odds = {0: 0.375, 2: 0.375, 3: 0.25}
    assert sampled(state, PLACED_SLOTS) == pytest.approx(odds, abs=TOLERANCE)


def test_a_hidden_broker_is_any_that_has_not_been_seen() -> None:
    state = position(
        "orange: placing",
        3,
        order="blue orange purple",
        board={"blue": "3@1-port ?1@2-port"},
        fronts={"blue": "4 4"},
    )
    odds = {0: 2 / 8, 1: 3 / 8, 2: 1 / 8, 3: 2 / 8}
    assert sampled(state, 1) == pytest.approx(odds, abs=TOLERANCE)


def test_both_ways_round_of_a_pair_count_as_equally_likely() -> None:
    """Two 4s and a 1 stood there, and the Magician has put a hidden broker beside the one sent."""
    state = position(
        "favor", 3, turn=2, kings_favor=True, neighborhoods=3, hands={"blue": "magician"},
        throne={"blue": "3", "orange": "0", "purple": "0"},
        known={"all": "blue.throne1 orange.throne1 purple.throne1"},
        fronts=dict.fromkeys(THREE, "4 4 1"),
    )  # fmt: skip
    play(state, *[f"{colour}: send:1" for colour in THREE])
    go_on(state, "blue: placing")
    play(state, "blue: up:2 at:2-port down:4 at:1-port magician:2 with:throne1")
    go_on(state, "taking")
    while state.neighborhood < 2:
        do(state, legal(state)[0])
    before = {4: 3 / 4, 1: 1 / 4}
    assert sampled(state, PLACED_SLOTS + 1) == pytest.approx(before, abs=TOLERANCE), (
        "both of Blue's two 4s stood there, and one of three 1s"
    )
    go_on(state, "columns")
    paired = {4: 1 / 2, 1: 1 / 2}
    assert sampled(state, PLACED_SLOTS + 1) == pytest.approx(paired, abs=TOLERANCE)


def test_what_was_once_guessed_leaves_no_trace_in_the_key() -> None:
    keys = []
    for fronts in ("0 1 4", "1 3 4"):
        state = sending(fronts=fronts)
        play(state, "blue: send:4", "orange: send:4", "purple: send:4")
        go_on(state, "favor")
        keys.append(state.key())
    assert keys[0] == keys[1]


def test_pieces_of_the_throne_room_have_no_guesses_left_in_the_end() -> None:
    state = sending(4)
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    seen = view(state, None)["pieces"]
    assert len(seen) == 4 * len(THREE)
    assert all(not piece["among"] and not piece["paired"] and piece["public"] for piece in seen)
    assert all(piece["number"] >= PLACED_SLOTS for piece in seen)
    assert len(state.pieces) == SLOTS * len(THREE)
