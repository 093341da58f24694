"""The games' evaluators: what the search knows of each game."""

from typing import Any

from ...catalogue import find_manifest, part, using
from ...core.errors import InvalidManifest
from ..search.evaluator import Evaluator
from .playouts import PlayoutEvaluator

__all__ = ["find_evaluator"]

_EVALUATORS: dict[str, tuple[Any, Evaluator]] = {}


def find_evaluator(game: str) -> Evaluator:
    """A game's evaluator by its manifest; else one that plays at random to the end.

    Raises `UnknownGame`, or `InvalidManifest` for a part that is no evaluator.
    """
    manifest = find_manifest(game)
    made = _EVALUATORS.get(game)
    if made is not None and made[0] is manifest:
        return made[1]
    asked = part(game, "evaluator") or PlayoutEvaluator
    with using(game, "evaluator"):
        evaluator = asked() if isinstance(asked, type) else asked
    if not isinstance(evaluator, Evaluator):
        facts = {"game": game, "what": "evaluator", "asked": manifest.evaluator}
        raise InvalidManifest(**facts, reason="an Evaluator is needed")
    _EVALUATORS[game] = (manifest, evaluator)
    return evaluator
