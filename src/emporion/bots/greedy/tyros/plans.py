"""Plans: whole actions of several steps, of which a decision asks for the next one."""

from collections.abc import Iterable

Plan = tuple[float, list[int]]
"""A whole action: what we shall have after it, in points, and its steps."""


def next_steps(plans: Iterable[Plan], draft: list[int]) -> dict[int, float]:
    """Each step that leads on from a draft, as good as the best plan that goes on so."""
    depth = len(draft)
    best: dict[int, float] = {}
    for worth, steps in plans:
        if steps[:depth] == draft and len(steps) > depth:
            step = steps[depth]
            best[step] = max(worth, best.get(step, worth))
    return best
