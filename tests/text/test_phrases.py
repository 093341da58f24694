"""Phrases that players stumbled over: what stands there now, and what must not come back."""

import re

import pytest

from emporion.text import wording

from .catalogues import messages

pytestmark = pytest.mark.once

SAID = [
    ("en", "byzanz.about.offer", "Its lot has this many cards."),
    ("en", "web.settings.theme", "Theme"),
    ("en", "web.settings.theme.auto", "System"),
    ("en", "web.settings.theme.light", "Light"),
    ("en", "web.settings.theme.dark", "Dark"),
    ("en", "web.home.continue", "Continue playing"),
    ("en", "web.game.play.help", "You against {n} bots, right away."),
    ("en", "web.game.setup.help", "With these settings you play against bots."),
    ("en", "web.lobby.look", "View"),
    ("en", "web.lobby.lead", "watch"),
    ("en", "error.already_begun", "You can watch."),
    ("en", "web.masthead.say.failed", "Reload the page"),
    ("en", "web.masthead.skip", "Skip to content"),
    ("en", "web.table.fair", "Proof of fair shuffling"),
    ("en", "web.table.copy_link", "Copy spectator link"),
    ("en", "web.log.whole", "Full log"),
    ("en", "tyros.decision.laying", "Tile round {round} of {rounds}"),
    ("en", "tyros.decision.want", "Ask for more"),
    ("en", "web.waiting.stay", "Nothing more to do."),
    ("en", "web.decision.pass_on.why", "nobody's hand is shown"),
    ("en", "ys.table.area.commercial", "commercial"),
    ("de", "byzanz.option.first.help", "Laut Regelheft beginnt, wer links vom Geber sitzt."),
    ("de", "web.game.memory.help", "welche Karten offen auf eine Hand gekommen sind"),
    ("de", "tyros.option.setup.help", "auf den Feldern vier gezogener Plättchen"),
    ("de", "cli.level.mcts", "Lehrbuch-Suche"),
    ("de", "byzanz.option.first.name", "Wer zuerst bietet"),
    ("nl", "tyros.option.setup.help", "op de vakken van vier getrokken tegels"),
    ("nl", "web.game.seats.help", "een link om door te sturen"),
    ("nl", "tyros.decision.action.no_offers", "Je mag deze beurt geen aanbod meer doen."),
]

NEVER = {
    "en": [
        r"[Ll]ook on\b", r"\b[Dd]ice\b", r"\banew\b", r"Want more", r"[Ll]ay round",
        r"\bcommerce\b", r"\busual\b", r"^Who (can|is|has)\b",
    ],
    "nl": [
        r"[Dd]obbelstenen", r"Praatje", r"\b[Zz]aad\b", r"gewoonlijk",
        r"winst (wordt|werd) gedeeld", r"[Dd]eelden de winst", r"[Gg]edeelde winst",
    ],
    "de": [
        r"\bHeft\b", r"Würfel", r"Plauderei", r"Suche nach Lehrbuch", r"üblich", r"\bBrett\b",
    ],
}  # fmt: skip
"""What no message says: nobody would say it, or another word is used throughout."""

QUOTES = {"en": "„‘’", "nl": "„‘’", "de": "”‘’"}
"""Quotation marks, and curved apostrophes, that a language does not use here."""

PLAYERS = re.compile(r"\b(Person|Personen|Leute|Leuten)\b")


@pytest.mark.parametrize(("lang", "key", "phrase"), SAID)
def test_a_phrase_stands_where_players_read_it(lang: str, key: str, phrase: str) -> None:
    assert phrase in messages(lang)[key][-1]


@pytest.mark.parametrize("lang", NEVER)
def test_a_phrase_that_nobody_would_say_does_not_come_back(lang: str) -> None:
    for key, forms in messages(lang).items():
        for form in forms:
            told = re.sub(r"\{\w+\}", "", form)
            assert not re.search("|".join(NEVER[lang]), told), (key, form)


@pytest.mark.parametrize("lang", QUOTES)
def test_every_language_has_its_own_quotation_marks(lang: str) -> None:
    for key, forms in messages(lang).items():
        assert not set(QUOTES[lang]) & set("".join(forms)), key


def test_dutch_traders_of_byzanz_are_handelaars_and_brokers_of_ys_are_makelaars() -> None:
    dutch = messages("nl")
    for key, forms in dutch.items():
        told = " ".join(forms).lower()
        assert "handelaren" not in told, key
        assert "makelaar" not in told or not key.startswith(("byzanz.", "tyros.")), key
        assert "handelaar" not in told or not key.startswith("ys."), key
    assert "handelaars" in dutch["byzanz.traders"][-1]
    assert "makelaars" in dutch["ys.table.behind"][-1]
    for game, other in (("byzanz", "makelaar"), ("tyros", "makelaar"), ("ys", "handelaar")):
        rules = wording("nl").rules(game).lower()
        assert other not in rules
        assert "handelaren" not in rules


def test_german_players_are_spieler_and_the_characters_of_ys_are_personen() -> None:
    german = messages("de")
    told_of = {key for key, forms in german.items() if PLAYERS.search(" ".join(forms))}
    assert {key for key in told_of if not key.startswith("ys.")} == {
        "cli.scores.characters",
        "web.join.again",
    }
    assert "Spieler" in german["byzanz.summary"][0]
    for game in ("byzanz", "tyros"):
        assert not PLAYERS.search(wording("de").rules(game))
