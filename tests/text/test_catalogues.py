import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion.text import LANGUAGES
from emporion.text import __file__ as text_room
from emporion.text.languages import LOCALE

from .catalogues import catalogue, counted, messages, placeholders

pytestmark = pytest.mark.once

KEYS = sorted(messages("en"))

ALIKE = re.compile(
    r"seat\.\w+|byzanz\.(title|card\.(goods|several)|table\.(end|market))|ys\.option\.express\.name"
    r"|tyros\.at\.tyros"
    r"|cli\.(command\..+|(.+\.)?examples|metavar\..+)"
)
"""Messages that two languages may word alike: names, patterns without a word, what is typed."""

PACKAGE = Path(text_room).parents[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys(lang: str) -> None:
    assert sorted(messages(lang)) == KEYS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    # Of two, the first would be used without a word.
    source = LOCALE / lang / "LC_MESSAGES" / "emporion.po"
    keys = re.findall(r'^msgid "(.+)"$', source.read_text("utf-8"), re.MULTILINE)
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_counts_the_same_things(lang: str) -> None:
    assert counted(lang) == counted("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_has_all_forms_that_the_header_names(lang: str) -> None:
    for key in counted(lang):
        assert len(messages(lang)[key]) == catalogue(lang).num_plurals, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_the_same_facts(lang: str) -> None:
    for key in KEYS:
        assert placeholders(messages(lang)[key][-1]) == placeholders(messages("en")[key][-1]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_forms_of_a_message_name_the_same_facts(lang: str) -> None:
    # The number itself may be left out: "a second".
    numbers = {"n", "seconds"}
    for key, (first, *others) in messages(lang).items():
        for form in others:
            assert placeholders(first) | numbers == placeholders(form) | numbers, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_unfinished(lang: str) -> None:
    for message in catalogue(lang):
        assert not message.fuzzy or not message.id
    for key, forms in messages(lang).items():
        assert all(form.strip() == form and form for form in forms), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("domain", ["emporion", "messages"])
def test_nothing_is_exclaimed(lang: str, domain: str) -> None:
    if (lang, domain) != ("en", "messages"):
        for key, forms in messages(lang, domain).items():
            assert "!" not in "".join(forms).replace("{name!r}", ""), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_says_how_its_language_counts(lang: str) -> None:
    source = LOCALE / lang / "LC_MESSAGES" / "emporion.po"
    header = re.findall(
        r'^"Plural-Forms: nplurals=(\d+); plural=', source.read_text("utf-8"), re.MULTILINE
    )
    assert header == [str(catalogue(lang).num_plurals)]
    assert str(catalogue(lang).locale) == lang


def test_languages_do_not_speak_each_others_words() -> None:
    for key in KEYS:
        spoken = re.findall(r"[^\W\d]{2,}", re.sub(r"\{\w*\}", "", messages("en")[key][-1]))
        if len(spoken) > 1 and not ALIKE.fullmatch(key):
            assert len({messages(lang)[key] for lang in LANGUAGES}) == len(LANGUAGES), key


def test_no_message_is_left_unused() -> None:
    literals, patterns = _strings()
    for key in KEYS:
        parts = key.split(".")
        tails = [".".join(parts[start:]) for start in range(len(parts))]
        assert any(
            tail in literals or any(pattern.fullmatch(tail) for pattern in patterns)
            for tail in tails
        ), key


def test_every_key_that_is_asked_for_is_there() -> None:
    for key, place in _asked():
        assert any(known == key or known.endswith(f".{key}") for known in KEYS), (key, place)


def _sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _strings() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts in the sources, and as patterns those that are put together."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for _, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            elif isinstance(node, ast.JoinedStr) and _begins_with_a_family(node):
                patterns.append(_pattern(node))
    for _, template in _templates():
        for key in re.findall(r"['\"]([a-z_]+\.[\w.]+)['\"]", template):
            literals.add(key)
        for family in re.findall(r"['\"]([a-z_]+\.[\w.]*\.)['\"] ?~", template):
            patterns.append(re.compile(re.escape(family) + ".+"))
    return literals, patterns


def _templates() -> Iterator[tuple[Path, str]]:
    for path in sorted(PACKAGE.joinpath("web", "templates").rglob("*.html")):
        yield path, path.read_text(encoding="utf-8")


def _begins_with_a_family(node: ast.JoinedStr) -> bool:
    """Whether it is put together like f"event.{kind}"."""
    first = node.values[0]
    return isinstance(first, ast.Constant) and bool(re.match(r"[a-z_]+\.", str(first.value)))


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    return re.compile(
        "".join(
            re.escape(part.value)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else ".+"
            for part in node.values
        )
    )


def _asked() -> Iterator[tuple[str, str]]:
    """The keys written out in calls of `say` and `count`."""
    for path, tree in _sources():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("say", "count")
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
                and not (node.func.attr == "count" and len(node.args) == 1)
            ):
                yield node.args[0].value, f"{path}:{node.lineno}"
    for path, template in _templates():
        for key in re.findall(r"\b(?:say|count)\(['\"]([\w.]+\w)['\"](?! ?~)", template):
            yield key, str(path)
