"""All manifests by name: those of the package, of installed packages, and registered ones."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from ..core.errors import InvalidManifest, UnknownGame
from . import builtin
from .manifest import Manifest

GROUP: Final = "emporion.games"
"""The entry point group in which a package offers its game's manifest."""

_MANIFESTS: dict[str, Manifest] = {}
_PARTS: dict[tuple[str, str], Any] = {}
_BROKEN: dict[str, InvalidManifest] = {}
"""Games of installed packages whose manifest cannot be imported: they are known, and say why."""
_DISCOVERED: list[bool] = []
_LISTENERS: list[Callable[[str], None]] = []


def register(manifest: Any) -> None:
    """Add a game, or replace the one of the same name.

    >>> from emporion.catalogue import Manifest
    >>> register(Manifest(name="senet", rules="senet.game:Senet"))
    >>> "senet" in names()
    True
    >>> unregister("senet")

    Raises `InvalidManifest` for something that is not a manifest with a usable name.
    """
    name = manifest.name if isinstance(manifest, Manifest) else None
    if not isinstance(name, str) or not name.replace("_", "").isalnum() or name != name.lower():
        raise InvalidManifest(game=name, what="name", asked=manifest)
    _discover()
    _forget(name)
    _BROKEN.pop(name, None)
    _MANIFESTS[name] = manifest
    for listener in _LISTENERS:
        listener(name)


def for_each(listener: Callable[[str], None]) -> None:
    """Call a function with the name of every game, and of each one that is registered later.

    It is for libraries with a registry of their own, in which every game is to be found.
    """
    for name in names():
        listener(name)
    _LISTENERS.append(listener)


def unregister(name: Any) -> None:
    """Remove a game; raises `UnknownGame`.

    >>> unregister("senet")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    emporion.core.errors.UnknownGame: ...
    """
    del _MANIFESTS[find(name).name]
    _forget(name)


def names() -> list[str]:
    """The names of all games, in alphabetical order.

    >>> names()
    ['byzanz', 'tyros', 'ys']
    """
    _discover()
    return sorted(_MANIFESTS)


def find(name: Any) -> Manifest:
    """The manifest of a game; raises `UnknownGame`, or `InvalidManifest` for a broken package."""
    _discover()
    if isinstance(name, str) and name in _BROKEN:
        raise _BROKEN[name]
    if not isinstance(name, str) or name not in _MANIFESTS:
        raise UnknownGame(asked=name, known=names())
    return _MANIFESTS[name]


def part(name: Any, field: str) -> Any:
    """A part of a game by its field in the manifest, imported once; `None` for a missing one.

    Raises `UnknownGame`, or `InvalidManifest` for a dotted name that leads nowhere.
    """
    key = (name, field)
    if key not in _PARTS:
        asked = getattr(find(name), field)
        _PARTS[key] = _load(name, field, asked) if isinstance(asked, str) else asked
    return _PARTS[key]


def _load(name: str, field: str, asked: str) -> Any:
    module, _, attribute = asked.partition(":")
    try:
        found = import_module(module)
        return getattr(found, attribute) if attribute else found
    except (ImportError, AttributeError) as error:
        raise InvalidManifest(game=name, what=field, asked=asked) from error


def _forget(name: str) -> None:
    for key in [key for key in _PARTS if key[0] == name]:
        del _PARTS[key]


def _discover() -> None:
    """Find the manifests of this package and of installed ones, once."""
    if _DISCOVERED:
        return
    _DISCOVERED.append(True)
    for module in iter_modules(builtin.__path__, f"{builtin.__name__}."):
        register(import_module(module.name).MANIFEST)
    for entry in entry_points(group=GROUP):
        try:
            register(entry.load())
        except Exception as error:
            # A package that somebody else broke must not take the other games with it.
            broken = InvalidManifest(game=entry.name, what="manifest", asked=entry.value)
            broken.__cause__ = error
            _BROKEN[entry.name] = broken
