"""Manifests: found by name, parts loaded when asked for, broken ones told by name."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import emporion
from emporion.catalogue import (
    Manifest,
    find_manifest,
    for_each,
    names,
    part,
    register,
    registry,
    unregister,
)
from emporion.core.errors import InvalidManifest, UnknownGame
from emporion.games import broken
from tests.kit.toy import Fair


@pytest.fixture
def fair() -> Iterator[None]:
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", ladder=((2, {}),)))
    yield
    unregister("fair")


@pytest.mark.usefixtures("fair")
def test_a_registered_game_is_a_game_like_the_others() -> None:
    assert "fair" in names()
    assert isinstance(emporion.game("fair"), Fair)
    assert emporion.game("fair") is emporion.game("fair")
    assert part("fair", "ladder") == ((2, {}),)
    assert part("fair", "wording") is None


def test_a_listener_is_told_of_every_game_and_of_those_that_come_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "_LISTENERS", [])
    told: list[str] = []
    for_each(told.append)
    assert told == names()
    register(Manifest(name="fair", rules=Fair))
    try:
        assert told[-1] == "fair"
    finally:
        unregister("fair")


def test_a_game_is_registered_as_an_object_too_and_replaced_by_its_name() -> None:
    one, other = Fair(), Fair()
    register(Manifest(name="fair", rules=one))
    assert emporion.game("fair") is one
    register(Manifest(name="fair", rules=other))
    assert emporion.game("fair") is other
    unregister("fair")
    with pytest.raises(UnknownGame):
        unregister("fair")


@pytest.mark.parametrize("name", names())
def test_every_part_of_a_game_of_the_package_can_be_loaded(name: str) -> None:
    for field in fields(find_manifest(name)):
        if field.name not in ("name", "messages", "rules_help"):
            assert part(name, field.name) is not None, field.name


@pytest.mark.parametrize("asked", [None, 7, ["ys"], "chess"])
def test_an_unknown_name_is_refused(asked: Any) -> None:
    with pytest.raises(UnknownGame) as error:
        find_manifest(asked)
    assert error.value.facts["known"] == names()


def test_a_version_of_environments_is_a_number() -> None:
    version: Any = "1"
    with pytest.raises(InvalidManifest) as error:
        register(Manifest(name="fair", rules=Fair, environment=version))
    assert error.value.facts["what"] == "environment"
    assert "fair" not in names()


@pytest.mark.parametrize("asked", ["fair", Manifest(name="Fair game", rules=Fair), Fair()])
def test_what_is_no_manifest_is_refused(asked: Any) -> None:
    with pytest.raises(InvalidManifest):
        register(asked)


@pytest.mark.parametrize("rules", ["no.such.module:Game", "tests.kit.toy:Nobody", "tests.kit.toy"])
def test_rules_that_lead_nowhere_are_told_by_name(rules: str) -> None:
    register(Manifest(name="fair", rules=rules))
    try:
        with pytest.raises(InvalidManifest) as error:
            emporion.game("fair")
        facts = error.value.facts
        assert (facts["game"], facts["what"], facts["asked"]) == ("fair", "rules", rules)
        assert facts["reason"]
        assert f"its manifest names {rules} as rules" in str(error.value)
        assert "fair" not in emporion.game_names()
        assert [each.facts["game"] for each in broken()] == ["fair"]
        assert emporion.new_match("ys", players=3).actor is not None
    finally:
        unregister("fair")


@pytest.mark.parametrize(
    "field",
    [
        "wording", "messages", "pictures", "choices", "terminal", "score_columns", "cover",
        "encoder", "reader", "openspiel", "ladder", "ledger", "paints",
    ],
)  # fmt: skip
@pytest.mark.parametrize("asked", [7, "no.such.module", "tests.kit.toy:Nobody", "tests.kit"])
def test_a_part_that_cannot_be_used_is_told_by_name(field: str, asked: Any) -> None:
    parts: dict[str, Any] = {field: asked}
    register(Manifest(name="fair", rules=Fair, **parts))
    try:
        with pytest.raises(InvalidManifest) as error:
            part("fair", field)
        assert f"The game fair cannot be loaded: its manifest names {asked} as {field}" in str(
            error.value
        )
        assert "fair" in emporion.game_names()
        assert "fair" not in emporion.games.names(field)
        assert emporion.games.names(field) == ["byzanz", "tyros", "ys"] or field == "messages"
    finally:
        unregister("fair")


@pytest.mark.parametrize(
    ("field", "asked", "written", "reason"),
    [
        ("pictures", ":PICTURES", "PICTURES = Pictures(prefix='far', colours={})", "'table'"),
        ("pictures", ":PICTURES", "PICTURES = Pictures(prefix='far', colors={})", "'colors'"),
        (
            "pictures",
            ":PICTURES",
            "PICTURES = Pictures(prefix='far', colours=dict.fromkeys(SHARED_COLOURS), table=1)",
            "missing colours: paper",
        ),
        ("pictures", "", "prefix, colours = 'far', {}", "an instance of Pictures is needed"),
        ("terminal", ":TERMINAL", "TERMINAL = Terminal()", "'table'"),
        ("terminal", "", "table = screen = None", "an instance of Terminal is needed"),
        ("cover", ":cover", "def cover(): return Cover('', '', {})", "an instance of Cover"),
    ],
)
def test_a_mistake_in_a_picture_part_is_told_with_its_reason(
    field: str,
    asked: str,
    written: str,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin = "from emporion.render.parts import SHARED_COLOURS, Cover, Pictures, Terminal"
    (tmp_path / "far_parts.py").write_text(f"{begin}\n{written}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    parts: dict[str, Any] = {field: f"far_parts{asked}"}
    register(Manifest(name="fair", rules=Fair, **parts))
    try:
        with pytest.raises(InvalidManifest) as error:
            part("fair", field)
        assert reason in error.value.facts["reason"]
    finally:
        unregister("fair")
        sys.modules.pop("far_parts", None)


def entry(name: str, load: Callable[[], Any]) -> SimpleNamespace:
    """An entry point of an installed package."""
    return SimpleNamespace(name=name, value=f"{name}:MANIFEST", load=load)


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets packages with these entry points be found."""

    def install(*entries: SimpleNamespace) -> None:
        for table in ("_MANIFESTS", "_PARTS", "_BROKEN"):
            monkeypatch.setattr(registry, table, {})
        monkeypatch.setattr(registry, "_DISCOVERED", [])
        monkeypatch.setattr(registry, "entry_points", lambda group: entries)

    return install


def test_a_broken_package_says_so_and_leaves_the_others_alone(
    install: Callable[..., None],
) -> None:
    def fail() -> Manifest:
        raise ImportError("it is gone")

    install(entry("gone", fail), entry("fair", lambda: Manifest(name="fair", rules=Fair)))
    assert names() == ["byzanz", "fair", "tyros", "ys"]
    with pytest.raises(InvalidManifest) as error:
        find_manifest("gone")
    assert error.value.facts["asked"] == "gone:MANIFEST"
    assert "it is gone" in str(error.value)
    assert [each.facts["game"] for each in broken()] == ["gone"]


def test_something_else_than_a_manifest_at_an_entry_point_is_told(
    install: Callable[..., None],
) -> None:
    install(entry("fair", Fair), entry("other", lambda: Manifest(name="A game", rules=Fair)))
    assert names() == ["byzanz", "tyros", "ys"]
    assert [each.facts["game"] for each in broken()] == ["fair", "other"]


def test_a_package_does_not_replace_a_game_of_the_same_name(install: Callable[..., None]) -> None:
    install(entry("another", lambda: Manifest(name="ys", rules=Fair)))
    assert find_manifest("ys").rules != Fair
    assert [each.facts["reason"] for each in broken()] == ["another game has that name"]
    with pytest.raises(InvalidManifest):
        find_manifest("another")
