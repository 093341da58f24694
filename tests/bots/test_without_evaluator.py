"""A game without an evaluator gets every level: they search by random playouts."""

from collections.abc import Iterator

import pytest

import emporion
from emporion.bots import ALL_LEVELS, BASELINES, LEVELS
from emporion.bots.evaluators import find_evaluator
from emporion.bots.evaluators.playouts import PlayoutEvaluator
from emporion.catalogue import Manifest
from emporion.core.errors import InvalidManifest
from emporion.core.seats import OVER
from emporion.table import is_turn
from tests.kit.toy import DONE, NAME, Fair

from .games import played
from .search.fair import FairEvaluator, bidding, view_and_legal


@pytest.fixture(autouse=True)
def fair() -> Iterator[None]:
    """The kit's toy game, which brings its rules and nothing else."""
    emporion.register(Manifest(name=NAME, rules=Fair()))
    yield
    emporion.unregister(NAME)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_plays_a_whole_game(level: str, players: int) -> None:
    first, again = (played(NAME, [level] * players, 5, tries=20) for _ in range(2))
    assert first.over
    assert first.record() == again.record()


@pytest.mark.parametrize("level", [*LEVELS[1:], *BASELINES[1:]])
def test_a_bid_that_cannot_lose_is_made_but_by_the_weakest(level: str) -> None:
    state = bidding([[1, 1, 1], [5, 5, 5]], prize=4)
    chain = emporion.bot(NAME, level, seed=1, tries=200).turn(*view_and_legal(state, 1))
    assert chain[0] != DONE
    assert is_turn(state, 1, chain)


def test_its_values_are_those_of_random_games_and_always_the_same() -> None:
    evaluator = PlayoutEvaluator()
    state = bidding([[1, 1, 1], [5, 5, 5]], prize=4)
    state.points = [0, 9]
    key = state.key()
    values = evaluator.values(state)
    assert sum(values) == pytest.approx(1.0)
    assert values[1] > 0.9
    assert values == PlayoutEvaluator().values(state)
    assert state.key() == key
    assert evaluator.features(state, 1) == [9.0]
    assert len(evaluator.priors(state, 1, [0, 5])) == 2


def test_a_finished_game_has_its_result() -> None:
    state = bidding([[1, 1, 1], [5, 5, 5]], prize=4)
    state.points = [0, 4]
    state.actor = OVER
    assert PlayoutEvaluator().values(state)[1] > 0.9


def test_an_evaluator_of_the_manifest_is_taken_as_soon_as_there_is_one() -> None:
    assert isinstance(find_evaluator(NAME), PlayoutEvaluator)
    emporion.register(Manifest(name=NAME, rules=Fair(), evaluator=FairEvaluator))
    assert isinstance(find_evaluator(NAME), FairEvaluator)
    assert find_evaluator(NAME) is find_evaluator(NAME)


def test_a_part_that_is_no_evaluator_is_refused_by_name() -> None:
    emporion.register(Manifest(name=NAME, rules=Fair(), evaluator=Fair))
    with pytest.raises(InvalidManifest) as error:
        emporion.bot(NAME, "medium")
    assert error.value.facts["what"] == "evaluator"
