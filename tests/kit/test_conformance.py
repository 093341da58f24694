"""Every game must pass every check, for every number of players and every option."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emporion
from emporion.core.options import OptionValue
from emporion.core.rng import Rng

from ..sampled import sampled
from .adapter import Case, cases_of, combined
from .cases import ADAPTERS, CASES, TOY_CASES
from .checks import CHECKS
from .play import Check, Choices

each_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)

a_case = st.sampled_from([*TOY_CASES, *CASES])
some_choices = st.lists(st.integers(0, 255), max_size=150)


@each_check
@pytest.mark.parametrize("case", sampled(CASES), ids=str)
def test_a_game_at_random(case: Case, check: Check) -> None:
    check(case, Rng(CASES.index(case)).below)


@each_check
@given(case=a_case, choices=some_choices)
@settings(max_examples=20)
def test_a_game_that_shrinks_where_it_fails(check: Check, case: Case, choices: list[int]) -> None:
    check(case, Choices(choices))


def test_every_game_is_in_the_kit() -> None:
    assert sorted(ADAPTERS) == emporion.game_names()


@pytest.mark.parametrize("name", emporion.game_names())
def test_every_value_of_every_option_is_played(name: str) -> None:
    game = emporion.game(name)
    for players in range(game.min_players, game.max_players + 1):
        cases = [case for case in cases_of(game, ADAPTERS[name]) if case.players == players]
        for option in game.options:
            played = {case.options[option.name] for case in cases}
            assert played == set(option.choices(players))


def test_an_option_that_no_rule_asks_for_is_not_multiplied_but_meets_every_value() -> None:
    choices: dict[str, list[OptionValue]] = {name: [*range(2)] for name in "abcd"}
    chosen = combined(choices, cosmetic={"d"})
    assert len(chosen) == 8
    for other in "abc":
        assert {(options[other], options["d"]) for options in chosen} == set(
            product(range(2), repeat=2)
        )


def test_an_option_that_no_rule_asks_for_is_played_where_there_is_no_other() -> None:
    assert combined({"a": [0], "d": [0, 1]}, cosmetic={"d"}) == [{"a": 0, "d": 0}, {"a": 0, "d": 1}]


def test_many_options_are_combined_so_that_every_pair_of_values_meets() -> None:
    choices: dict[str, list[OptionValue]] = {name: [*range(4)] for name in "abcd"}
    chosen = combined(choices)
    assert len(chosen) < 40
    for one, other in combinations(choices, 2):
        met = {(options[one], options[other]) for options in chosen}
        assert met == set(product(range(4), repeat=2))


def test_where_games_are_long_pairs_of_values_make_do() -> None:
    choices: dict[str, list[OptionValue]] = {name: [*range(2)] for name in "abcd"}
    assert len(combined(choices)) == 16
    chosen = combined(choices, few=8)
    assert len(chosen) <= 8
    for one, other in combinations(choices, 2):
        met = {(options[one], options[other]) for options in chosen}
        assert met == set(product(range(2), repeat=2))
