"""That each check can fail: games with one bug each do not pass."""

from inspect import getmembers, isfunction

import pytest

from emporion.core.rng import Rng

from . import ends, laws, secrets, turns
from .adapter import cases_of
from .bugs import BUGS, Bug
from .cases import TOY_CASES
from .checks import CHECKS
from .play import Check

SEEDS = range(6)


@pytest.mark.parametrize("bug", BUGS, ids=str)
def test_the_kit_catches(bug: Bug) -> None:
    def run_all() -> None:
        for seed in SEEDS:
            for case in cases_of(bug.game, bug.adapter):
                bug.check(case, Rng(seed).below)

    with pytest.raises(AssertionError, match=bug.says):
        run_all()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_same_game_without_a_bug_passes(check: Check) -> None:
    for seed in SEEDS:
        for case in TOY_CASES:
            check(case, Rng(seed).below)


def test_every_check_has_a_bug_that_it_catches() -> None:
    assert {bug.check for bug in BUGS} == set(CHECKS)


def test_every_check_is_in_the_kit() -> None:
    written = [
        function
        for module in (laws, turns, ends, secrets)
        for name, function in getmembers(module, isfunction)
        if name.startswith("check_")
    ]
    assert set(written) == set(CHECKS)
