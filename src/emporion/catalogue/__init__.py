"""The catalogue of games: one manifest a game, which names all its parts.

Every other package asks here for what is a game's own, and has a general form for a part that a
game does not bring. So nothing outside a game's own folders names a game.
"""

from .manifest import Manifest
from .registry import (
    broken,
    cached,
    find_manifest,
    for_each,
    names,
    part,
    register,
    unregister,
    using,
)

__all__ = [
    "Manifest",
    "broken",
    "cached",
    "find_manifest",
    "for_each",
    "names",
    "part",
    "register",
    "unregister",
    "using",
]
