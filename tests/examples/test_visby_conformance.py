"""Visby passes the conformance kit, as a game that somebody else wrote would."""

import pytest
from emporion_visby.game import Visby
from hypothesis import given, settings
from hypothesis import strategies as st

from emporion.core.rng import Rng
from tests.kit.adapter import Case, cases_of
from tests.kit.checks import CHECKS
from tests.kit.play import Check, Choices

from .visby import VisbyAdapter

CASES = cases_of(Visby(), VisbyAdapter())

each_check = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
some_choices = st.lists(st.integers(0, 255), max_size=150)


pytestmark = pytest.mark.usefixtures("visby")


@each_check
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_at_random(case: Case, check: Check) -> None:
    check(case, Rng(CASES.index(case)).below)


@each_check
@given(case=st.sampled_from(CASES), choices=some_choices)
@settings(max_examples=20)
def test_a_game_that_shrinks_where_it_fails(check: Check, case: Case, choices: list[int]) -> None:
    check(case, Choices(choices))
