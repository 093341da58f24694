"""Random games, in which the engine and a plain reading of the book must agree at every turn."""

from collections import Counter

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.games.byzanz.actions import SELL
from emporion.games.byzanz.state import ByzanzState
from tests.games.turns import taken

from .plain import PlainGame, Question
from .positions import GAME, named, new_game, whole_turns

SHY, EAGER = 0, 1
"""A player who seldom sells fills the hand; one who may always sell seldom has to limit it."""


def cards_of(packet: int) -> Counter[str]:
    return Counter(named(packet).split())


def question(state: ByzanzState) -> Question:
    decision = state.decision(state.actor)
    if state.actor != CHANCE:
        return COLOURS[state.actor], decision.kind
    if decision.kind == "dealing":
        return "chance", f"dealing 4 to {COLOURS[decision.facts['to']]}"
    return "chance", f"opening {decision.facts['offer']}"


def turn(state: ByzanzState, rng: Rng, manner: int) -> list[str]:
    """Let the actor, or chance, take a whole turn at random; returns its words."""

    def choose(actor: int) -> int:
        if actor == CHANCE:
            return state.chance_outcome(rng.below(state.chance_total()))
        legal = state.legal(actor)
        quiet = [action for action in legal if action < SELL]
        if quiet and manner == SHY and rng.below(8):
            legal = quiet
        return legal[rng.below(len(legal))]

    return taken(GAME, state, lambda: question(state), choose)


def compare(state: ByzanzState, plain: PlainGame) -> None:
    assert cards_of(state.market) == plain.market
    assert cards_of(state.box) == plain.box
    assert cards_of(state.lot) == plain.lot
    for seat, person in enumerate(plain.people):
        assert cards_of(state.hands[seat]) == plain.hands[person]
        assert cards_of(state.known[seat]) == plain.seen[person]
        assert cards_of(state.bids[seat]) == plain.bids[person]
        assert cards_of(state.profits[seat]) == Counter(plain.profits[person])
        assert state.scores()[seat] == plain.points(person)
        assert state.held[seat] == plain.offers.get(person, 0)


def compare_turns(state: ByzanzState, plain: PlainGame) -> None:
    person, kind = question(state)
    if state.decision(state.actor).facts.get("surplus", 0) > 3:
        return  # too many ways to try them all out
    found = {tuple(sorted(way.split())) for way in whole_turns(state)}
    assert found == plain.turns(person, kind)


@pytest.mark.parametrize("manner", [SHY, EAGER])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_engine_and_a_plain_reading_of_the_book_agree(players: int, manner: int) -> None:
    for seed in range(6):
        rng = Rng(1000 * players + seed)
        ties = ("all", "goods")[seed % 2]
        picking = ("must", "may")[seed // 2 % 2]
        state = new_game(players, first=seed % players, ties=ties, picking=picking)
        plain = PlainGame(players, COLOURS[seed % players], ties == "all", picking == "may")
        game = plain.play()
        asked = next(game)
        while state.actor != OVER:
            assert question(state) == asked
            if state.actor != CHANCE and rng.below(4) == 0:
                compare_turns(state, plain)
            words = turn(state, rng, manner)
            try:
                asked = game.send(words)
            except StopIteration:
                break
            compare(state, plain)
        compare(state, plain)
        assert state.actor == OVER
        winners = [COLOURS[seat] for seat in state.outcome().winners]
        assert winners == plain.winners()
