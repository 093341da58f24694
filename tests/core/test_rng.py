"""The engine's own generator: the same numbers everywhere, and even ones."""

import pytest

from emporion.core.rng import Rng


def test_the_numbers_are_the_same_compiled_and_interpreted() -> None:
    rng = Rng(7)
    assert [int(rng.next32()) for _ in range(4)] == [3069104647, 3582417929, 1446471690, 4196707356]
    rng = Rng(2**90 + 12345)
    assert [int(rng.below(100)) for _ in range(8)] == [38, 61, 48, 89, 3, 72, 84, 18]


def test_every_number_below_n_comes_about_equally_often() -> None:
    rng = Rng(1)
    counts = [0] * 7
    for _ in range(7000):
        counts[rng.below(7)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_a_large_range_is_even_too() -> None:
    rng = Rng(1)
    top = 3 * 2**27
    lower = sum(rng.below(top) < top // 2 for _ in range(4000))
    assert 1850 < lower < 2150


@pytest.mark.parametrize("n", [0, -1, 2**29 + 1, 2**40])
def test_a_range_it_cannot_serve_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        Rng(1).below(n)


def test_other_seeds_give_other_numbers() -> None:
    firsts = {int(Rng(seed).next32()) for seed in range(500)}
    assert len(firsts) == 500
