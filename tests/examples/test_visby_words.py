"""What Visby says: every kind of thing has a text in every language, with facts that it has."""

import re
from string import Formatter

import pytest
from emporion_visby.actions import ACTIONS
from emporion_visby.data import GOODS, PHASES, SUMMERS
from emporion_visby.flow import END_REASONS
from emporion_visby.messages import MESSAGES

from emporion.core.rng import Rng
from emporion.table import new_match
from emporion.text import LANGUAGES, wording
from tests.play import random_action

pytestmark = pytest.mark.usefixtures("visby")


FIELDS = ("summer", "summers", "wants", "stock", "points", "seals", "hand")
"""Fields of a view whose names are read as they are in English."""


def fields(text: str) -> set[str]:
    """The facts that a text names."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_every_language_has_the_same_texts_with_the_same_facts() -> None:
    assert set(MESSAGES) == set(LANGUAGES)
    english = MESSAGES["en"]
    for lang in set(LANGUAGES) - {"en"}:
        beyond = set(MESSAGES[lang]) - set(english)
        assert set(english) <= set(MESSAGES[lang])
        # These codes are English words, so English needs no text for them.
        assert beyond == {f"term.{code}" for code in (*GOODS, *FIELDS)}
        for key, text in english.items():
            assert fields(MESSAGES[lang][key]) == fields(text), (lang, key)


def test_every_kind_of_thing_has_a_text() -> None:
    for key in (
        *(f"action.{kind.name}" for kind in ACTIONS.kinds),
        *(f"phase.{phase}.name" for phase in PHASES),
        *(f"reason.{reason}" for reason in END_REASONS),
        *("source.sold", "source.seals_counted"),
        *(f"option.summers.value.{value}" for value in SUMMERS.values),
    ):
        assert key in MESSAGES["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_in_sentences(lang: str) -> None:
    """Nothing is told by its code, and no fact is missing."""
    words = wording(lang)
    rng = Rng(1)
    match = new_match("visby", 3, seed=2)
    while not match.over:
        seat = match.actors[0]
        view = match.view(seat)
        said = [words.decision(view), *(words.choice(view, action) for action in match.legal(seat))]
        assert not any("_" in text or ":" in text for text in said)
        match.apply(*random_action(match, rng))
    for event in match.events:
        for viewer in (0, None):
            text = words.event("visby", event.seen_by(viewer), viewer)
            assert text[0].isupper()
            assert text.endswith(".")
    outcome = match.outcome()
    assert outcome is not None
    assert words.outcome("visby", outcome, 0)


def test_every_refusal_has_a_sentence() -> None:
    told = set()
    for seed in range(20):
        rng = Rng(seed)
        match = new_match("visby", 2, {"summers": 3}, seed=seed)
        while not match.over:
            for seat in (0, 1):
                for action in set(range(len(ACTIONS) + 1)) - set(match.legal(seat)):
                    why = match.state.refusal(seat, action)
                    told.add(f"refusal.{why.code}")
                    assert wording("de").game("visby").refusal(why.code, why.facts).endswith(".")
            match.apply(*random_action(match, rng))
    assert told == {key for key in MESSAGES["de"] if key.startswith("refusal.")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_the_same_chapters_in_every_language(lang: str) -> None:
    shape = [re.findall(r"^(?:#+|\||-)", line) for line in wording(lang).rules("visby").split("\n")]
    assert shape == [
        re.findall(r"^(?:#+|\||-)", line) for line in wording("en").rules("visby").split("\n")
    ]
    assert len(wording(lang).rule_topics("visby")) == 9
