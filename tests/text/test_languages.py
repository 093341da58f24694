import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from emporion.core.errors import UnknownLanguage
from emporion.text import LANGUAGES, languages, pick_language, use_for_libraries, wording

from .catalogues import messages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_given_where_it_is_asked_for(lang: str) -> None:
    assert pick_language(lang, {"EMPORION_LANG": "nl"}) == lang
    assert pick_language(f" {lang.upper()}_XX.UTF-8", {}) == lang


def test_a_language_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        pick_language("tlh", {"LANG": "nl_NL"})
    assert caught.value.facts == {"asked": "tlh", "known": list(LANGUAGES)}
    with pytest.raises(UnknownLanguage):
        wording("")


def test_the_first_variable_that_is_set_decides() -> None:
    environ = {"LANG": "de_DE.UTF-8"}
    assert pick_language(None, environ) == "de"
    environ["LC_MESSAGES"] = "nl_BE@euro"
    assert pick_language(None, environ) == "nl"
    environ["LC_ALL"] = ""
    assert pick_language(None, environ) == "nl"
    environ["LC_ALL"] = "C.UTF-8"
    assert pick_language(None, environ) == "en"
    environ["EMPORION_LANG"] = "de"
    assert pick_language(None, environ) == "de"


def test_an_environment_in_another_language_reads_english() -> None:
    assert pick_language(None, {}) == "en"
    assert pick_language(None, {"LANG": "tlh_QO.UTF-8"}) == "en"
    assert pick_language(None, {"EMPORION_LANG": "tlh"}) == "en"


def test_a_catalogue_that_was_not_built_names_what_builds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "LOCALE", tmp_path)
    with pytest.raises(FileNotFoundError, match=r"emporion\.mo is missing: `make play`"):
        languages.catalogue("nl")


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_that_typer_says_through_gettext_is_translated(lang: str) -> None:
    typer = pytest.importorskip("typer")
    said = {
        node.args[0].value
        for path in Path(typer.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "_"
        and isinstance(node.args[0], ast.Constant)
    }
    assert said
    assert said == set(messages(lang, "messages"))


@pytest.mark.once
@pytest.mark.parametrize(("lang", "said"), [("en", "Error"), ("nl", "Fout"), ("de", "Fehler")])
def test_libraries_speak_the_language_they_are_told(lang: str, said: str) -> None:
    pytest.importorskip("typer")
    program = (
        f"from emporion.text import use_for_libraries; use_for_libraries({lang!r});"
        "from typer import rich_utils; print(rich_utils.ERRORS_PANEL_TITLE)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert done.stdout.strip() == said


def test_libraries_take_the_language_from_the_environment_we_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh")
    use_for_libraries("nl")
    assert os.environ["LANGUAGE"] == "nl"
