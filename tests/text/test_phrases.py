"""Phrases that players stumbled over: what stands there now, and what must not come back."""

import re

import pytest

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
    "en": r"[Ll]ook on\b|Fair dice|load the page anew|Want more|[Ll]ay round|\bcommerce\b",
    "nl": r"Eerlijke dobbelstenen|Praatje|\bzaad\b",
    "de": r"Nach dem Heft|Ehrliche Würfel|Plauderei|Suche nach Lehrbuch",
}
"""Turns of phrase that no message has."""


@pytest.mark.parametrize(("lang", "key", "phrase"), SAID)
def test_a_phrase_stands_where_players_read_it(lang: str, key: str, phrase: str) -> None:
    assert phrase in messages(lang)[key][-1]


@pytest.mark.parametrize("lang", NEVER)
def test_a_phrase_that_nobody_would_say_does_not_come_back(lang: str) -> None:
    for key, forms in messages(lang).items():
        for form in forms:
            assert not re.search(NEVER[lang], form), (key, form)
