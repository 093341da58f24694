"""All manifests by name: those of the package, of installed packages, and registered ones."""

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final, TypeVar, cast

from ..core.errors import EmporionError, InvalidManifest, UnknownGame
from . import builtin
from .manifest import Manifest

GROUP: Final = "emporion.games"
"""The entry point group in which a package offers its game's manifest."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def _has(*names: str) -> Callable[[Any], bool]:
    return lambda part: all(hasattr(part, name) for name in names)


def _is_mapping_of_mappings(part: Any) -> bool:
    return isinstance(part, Mapping) and all(isinstance(each, Mapping) for each in part.values())


def _are_tables(part: Any) -> bool:
    return isinstance(part, list | tuple) and all(
        isinstance(each, list | tuple) and [type(value) for value in each] == [int, dict]
        for each in part
    )


_NEEDED: Final[dict[str, tuple[str, Callable[[Any], bool]]]] = {
    "wording": ("a class is needed", callable),
    "messages": ("a mapping of mappings is needed", _is_mapping_of_mappings),
    "pictures": ("an instance of Pictures is needed", _has("prefix", "colours", "table", "panel")),
    "choices": ("a function is needed", callable),
    "terminal": ("an instance of Terminal is needed", _has("table", "screen", "styles")),
    "score_columns": ("a module with columns is needed", _has("columns")),
    "cover": ("an instance of Cover is needed", _has("scene", "emblem", "colours")),
    "encoder": ("a class is needed", callable),
    "reader": ("a function is needed", callable),
    "openspiel": ("an instance of Bounds is needed", _has("max_points", "simultaneous")),
    "ladder": ("pairs of a number and a dictionary are needed", _are_tables),
    "ledger": ("an instance of Sources is needed", _has("codes", "source")),
    "paints": ("a mapping is needed", lambda part: isinstance(part, Mapping)),
}
"""By field: what a part has to be, and how that is seen. Other fields are checked where the class
that they need is known."""

_MANIFESTS: dict[str, Manifest] = {}
_PARTS: dict[tuple[str, str], Any] = {}
_BROKEN: dict[str, InvalidManifest] = {}
"""By entry point: why the manifest of an installed package cannot be used."""
_DISCOVERED: list[bool] = []
_LISTENERS: list[Callable[[str], None]] = []
_CACHES: list[Callable[[], None]] = []

Function = TypeVar("Function", bound=Callable[..., Any])


def cached(function: Function) -> Function:
    """Like `functools.cache`, for what is made of games' parts: a game that is registered or
    removed empties it.
    """
    kept = cache(function)
    _CACHES.append(kept.cache_clear)
    return cast(Function, kept)


def register(manifest: Any) -> None:
    """Add a game, or replace the one of the same name.

    >>> from emporion.catalogue import Manifest
    >>> register(Manifest(name="senet", rules="senet.game:Senet"))
    >>> "senet" in names()
    True
    >>> unregister("senet")

    Raises `InvalidManifest` for something that is not a manifest with a usable name.
    """
    _discover()
    _add(manifest)
    _BROKEN.pop(manifest.name, None)


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
    del _MANIFESTS[find_manifest(name).name]
    _forget(name)


def names() -> list[str]:
    """The names of all games that have a manifest, in alphabetical order.

    >>> names()
    ['byzanz', 'tyros', 'ys']
    """
    _discover()
    return sorted(_MANIFESTS)


def find_manifest(name: Any) -> Manifest:
    """The manifest of a game; raises `UnknownGame`, or `InvalidManifest` for a broken package."""
    _discover()
    if isinstance(name, str) and name in _MANIFESTS:
        return _MANIFESTS[name]
    if isinstance(name, str) and name in _BROKEN:
        raise _BROKEN[name]
    raise UnknownGame(asked=name, known=names())


def broken() -> list[InvalidManifest]:
    """Why the manifests of some installed packages cannot be used.

    >>> broken()
    []
    """
    _discover()
    return list(_BROKEN.values())


def part(name: Any, field: str) -> Any:
    """A part of a game by its field in the manifest, imported once; `None` for a missing one.

    Raises `UnknownGame`, or `InvalidManifest` for a dotted name that cannot be imported and for
    something of the wrong type.
    """
    key = (name, field)
    if key not in _PARTS:
        asked = getattr(find_manifest(name), field)
        found = _load(name, field, asked) if isinstance(asked, str) else asked
        needed, fits = _NEEDED.get(field, ("", None))
        if asked is not None and fits is not None and not fits(found):
            raise InvalidManifest(game=name, what=field, asked=asked, reason=needed)
        _PARTS[key] = found
    return _PARTS[key]


@contextmanager
def using(name: Any, field: str) -> Iterator[None]:
    """Tell what a part raises while it is used as `InvalidManifest`, with the part and the reason.

    Where the game does not bring the part, the general form has failed on what the rules say, and
    the error names those. Errors of Emporion pass as they are.
    """
    try:
        yield
    except EmporionError:
        raise
    except Exception as error:  # a part of somebody else may raise anything
        manifest = _MANIFESTS.get(name)
        if manifest is None:
            raise
        asked = getattr(manifest, field)
        if asked is None:
            field, asked = "rules", manifest.rules
        raise InvalidManifest(game=name, what=field, asked=asked, reason=_reason(error)) from error


def _load(name: str, field: str, asked: str) -> Any:
    module, _, attribute = asked.partition(":")
    try:
        found = import_module(module)
        return getattr(found, attribute) if attribute else found
    except Exception as error:  # a module of somebody else may raise anything
        raise InvalidManifest(game=name, what=field, asked=asked, reason=_reason(error)) from error


def _reason(error: Exception) -> str:
    if isinstance(error, InvalidManifest):
        return str(error.facts["reason"])
    if isinstance(error, LookupError):
        return repr(error)  # its text is the missing key alone
    return str(error) or type(error).__name__


def _add(manifest: Any) -> None:
    if not isinstance(manifest, Manifest):
        reason = "a Manifest is needed"
        raise InvalidManifest(game=None, what="manifest", asked=manifest, reason=reason)
    name = manifest.name
    if not _NAME.fullmatch(str(name)):
        reason = "letters from a to z, digits and _ are needed"
        raise InvalidManifest(game=name, what="name", asked=name, reason=reason)
    if not isinstance(manifest.environment, int):
        facts = {"game": name, "what": "environment", "asked": manifest.environment}
        raise InvalidManifest(**facts, reason="a number is needed")
    _forget(name)
    _MANIFESTS[name] = manifest
    for listener in _LISTENERS:
        listener(name)


def _forget(name: str) -> None:
    for key in [key for key in _PARTS if key[0] == name]:
        del _PARTS[key]
    for clear in _CACHES:
        clear()


def _discover() -> None:
    """Find the manifests of this package and of installed ones, once."""
    if _DISCOVERED:
        return
    _DISCOVERED.append(True)
    for module in iter_modules(builtin.__path__, f"{builtin.__name__}."):
        _add(import_module(module.name).MANIFEST)
    for entry in entry_points(group=GROUP):
        # A package that somebody else broke must not take the other games with it.
        try:
            manifest = entry.load()
            if getattr(manifest, "name", None) in _MANIFESTS:
                raise ValueError("another game has that name")
            _add(manifest)
        except Exception as error:
            facts = {"game": entry.name, "what": "manifest", "asked": entry.value}
            _BROKEN[entry.name] = InvalidManifest(**facts, reason=_reason(error))
            _BROKEN[entry.name].__cause__ = error
