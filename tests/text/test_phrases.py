"""Phrases that players stumbled over: what stands there now, and what must not come back."""

import re

import pytest

from emporion.games import names
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
    ("en", "web.game.setup.against_bots", "With these settings you play against bots."),
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
    ("en", "web.table.hand_over_seat", "Hand the seat of {seat} to a bot"),
    ("en", "web.leave.title_seat", "Hand the seat of {seat} to a bot?"),
    ("en", "error.seat_taken", "The seat of {seat} is taken: somebody was quicker."),
    ("en", "error.not_your_seat", "The seat of {seat} is not yours."),
    ("en", "error.unknown_invite", "The link may be incomplete, or the table was cleared away"),
    ("en", "ys.draw.columns", "Equal columns are ordered by whoever wins ties"),
    ("en", "ys.draw.intriguer", "the Intriguer wins every tie for {seat}."),
    ("en", "ys.draw.front", "the higher total before the screen decides"),
    ("en", "ys.draw.order", "the brokers before the screens add up to the same"),
    ("en", "web.home.title", "Where will you trade today?"),
    ("en", "web.game.against.more.help", "that the levels are measured against."),
    ("en", "web.decision.several", "at this device"),
    ("en", "tyros.refusal.cannot_sail", "too expensive"),
    ("en", "cli.hand_over", "Hand over the keyboard"),
    ("de", "web.table.hand_over_seat", "Den Platz von {seat} einem Bot geben"),
    ("de", "web.leave.title_seat", "Den Platz von {seat} einem Bot geben?"),
    ("de", "error.seat_taken", "Der Platz von {seat} ist besetzt: Jemand war schneller."),
    ("de", "error.not_your_seat", "Der Platz von {seat} gehört dir nicht."),
    ("de", "error.unknown_invite", "Vielleicht ist der Link nicht vollständig"),
    ("de", "ys.draw.columns", "Gleiche Spalten ordnet, wer bei Gleichstand vorgeht"),
    ("de", "ys.draw.intriguer", "Der Intrigant sichert {seat} jeden Gleichstand."),
    ("de", "tyros.refusal.not_in_hand", "Davon ({card}) hast du keine Karte mehr."),
    ("de", "cli.option.memory", "was über das Verborgene der anderen bekannt ist"),
    ("de", "ys.decision.swap", "der mit {piece} den Platz tauscht."),
    ("de", "tyros.decision.partner", "oder tausche mit niemandem."),
    ("de", "ys.event.highest_bidder_moved.up.seat", "{seat} hatte auf dem Markt die höchste Summe"),
    ("de", "ys.event.highest_bidder_moved.down.you", "Du hattest auf dem Markt die höchste Summe"),
    ("de", "tyros.event.start_player_changed.seat", "Startspieler ist jetzt {seat}."),
    ("de", "tyros.picture.discards", "Der Ablagestapel"),
    ("de", "byzanz.asked.bidding", "ein Gebot oder Passen"),
    ("de", "web.join.again", "nur für jemand anderen an diesem Gerät."),
    ("de", "web.chat.say", "Nachricht an alle am Tisch"),
    ("de", "cli.start.hint", "mit „schluss“ hörst du auf"),
    ("de", "cli.hand_over", "Gib die Tastatur weiter"),
    *[
        ("de", key, "ie Partie ist zu Ende")
        for key in (
            "decision.over", "error.not_your_decision.over", "cli.end", "cli.end.won",
            "ys.asked.ended", "tyros.asked.ended",
        )
    ],
    ("nl", "web.table.hand_over_seat", "De plaats van {seat} aan een bot geven"),
    ("nl", "web.leave.title_seat", "De plaats van {seat} aan een bot geven?"),
    ("nl", "error.seat_taken", "De plaats van {seat} is bezet: iemand was sneller."),
    ("nl", "error.not_your_seat", "De plaats van {seat} is niet van jou."),
    ("nl", "error.unknown_invite", "Misschien is de link niet volledig"),
    ("nl", "ys.draw.columns", "Wie bij gelijke stand voorgaat, kiest de volgorde"),
    ("nl", "ys.draw.intriguer", "de Intrigant wint elke gelijke stand voor {seat}."),
    ("nl", "ys.draw.front", "het hogere totaal voor het scherm beslist"),
    ("nl", "tyros.decision.keeping", "of leg er een of meer af."),
    ("nl", "cli.option.memory", "wat bekend is over wat de anderen verbergen"),
    ("nl", "tyros.from.tyros", "vanuit Tyros"),
    ("nl", "tyros.from.number", "vanaf vak {number}"),
    ("nl", "cli.option.eyes", "Door wiens ogen je kijkt"),
    ("nl", "cli.option.option", "kan herhaald worden"),
    ("nl", "cli.games.summary", "Waar het over gaat"),
    ("nl", "tyros.phase.keeping.help", "in de hand. Iedereen kiest tegelijk"),
    ("nl", "error.tampered_record.wrong_actor", "want een ander is aan de beurt."),
    ("nl", "cli.hand_over", "Geef het toetsenbord door"),
    *[
        ("nl", key, "e partij is afgelopen")
        for key in (
            "decision.over", "error.not_your_decision.over", "cli.end", "cli.end.won",
            "ys.asked.ended", "tyros.asked.ended",
        )
    ],
    ("de", "byzanz.option.first.help", "Laut Regelheft beginnt, wer links vom Geber sitzt."),
    ("de", "web.game.memory.help", "welche Karten offen auf eine Hand gekommen sind"),
    ("de", "tyros.option.setup.help", "auf den Feldern vier gezogener Plättchen"),
    ("de", "cli.level.mcts", "Lehrbuch-Suche"),
    ("de", "byzanz.option.first.name", "Wer zuerst bietet"),
    ("nl", "tyros.option.setup.help", "op de vakken van vier getrokken tegels"),
    ("nl", "web.game.seats.help", "een link om door te sturen"),
    ("nl", "tyros.decision.action.no_offers", "Je mag deze beurt geen aanbod meer doen."),
]  # fmt: skip

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


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", NEVER)
def test_nor_does_it_in_the_rules(lang: str, game: str) -> None:
    """The German rules may say "Heft": that is what they call the book throughout."""
    never = [phrase for phrase in NEVER[lang] if "Heft" not in phrase]
    for line in wording(lang).rules(game).splitlines():
        assert not re.search("|".join(never), line), line


def test_one_joker_is_counted_like_others() -> None:
    assert [messages(lang)["tyros.counted.joker"][0] for lang in ("en", "nl")] == ["{n} joker"] * 2


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
    assert {key for key in told_of if not key.startswith("ys.")} == {"cli.scores.characters"}
    assert "Spieler" in german["byzanz.summary"][0]
    for game in ("byzanz", "tyros"):
        assert not PLAYERS.search(wording("de").rules(game))
