"""Samples from views of Tyros, in the eyes of an onlooker who forgets nothing."""

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import OVER
from emporion.games.tyros.game import Tyros
from tests.games.tyros.positions import play, position

from .play import chosen
from .tyros_memory import Count, PerfectMemory, hands_of, packet, samples


@pytest.mark.once
@pytest.mark.parametrize("players", [3, 4])
def test_no_sample_contradicts_what_the_last_round_tells(players: int) -> None:
    count: Count = Count()
    for seed in range(1, 5):
        count += samples("greedy", players, seed, 2, tries=1)
    assert count["samples"] > 400
    assert count["by the last round"] == 0
    # Rounds before the last one are forgotten, and so is which card an unseen toll was.
    assert count["impossible"] <= count["samples"] / 50


@pytest.mark.parametrize("seed", range(4))
def test_what_is_there_is_possible_with_any_players(seed: int) -> None:
    state = Tyros().setup(3 + seed % 2)
    state.listen()
    pick = Rng(seed).below
    memories = [PerfectMemory(state.players, seat) for seat in range(state.players)]
    told = 0
    while state.actor != OVER:
        state.apply(*chosen(state, pick))
        for event in (state.events or [])[told:]:
            for memory in memories:
                memory.note(event.seen_by(memory.viewer))
        told = len(state.events or [])
        for memory in memories:
            if pick(40) == 0 and memory.unseen_tolls() <= 3:
                assert memory.allows(hands_of(state))


def test_the_onlooker_finds_hands_impossible_without_what_was_kept() -> None:
    hands = {"blue": "joker*3", "orange": "oil", "purple": "cedar"}
    state = position("round_end", 3, hands=hands, pile="")
    memory = PerfectMemory(3, 2)
    memory.rounds, memory.sizes = [], [3, 1, 1]
    memory.hand, memory.discards = (
        packet([2]),
        packet([0] * 14 + [1] * 13 + [2] * 13 + [3] * 14 + [4]),
    )
    play(state, "blue: done", "orange: done", "purple: done", "chance: ...")
    for event in state.events or []:
        seen = event.seen_by(2)
        if seen["event"] not in ("cards_kept", "round_ended"):
            memory.note(seen)
    real = hands_of(state)
    assert memory.allows(real)
    without_jokers = tuple(number if kind < 4 else 0 for kind, number in enumerate(real[0]))
    assert not memory.allows([without_jokers, *real[1:]])
