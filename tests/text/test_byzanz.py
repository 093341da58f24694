from itertools import chain, product
from typing import Any

import pytest

from emporion.core.seats import CHANCE
from emporion.games import find
from emporion.games.byzanz.actions import ACTIONS
from emporion.games.byzanz.data import KINDS, SORTS
from emporion.games.byzanz.events import KINDS as EVENTS
from emporion.games.byzanz.phases import NAMES as PHASES
from emporion.games.byzanz.questions import REFUSALS
from emporion.games.byzanz.scoring import END_REASONS
from emporion.games.byzanz.spec import OPTIONS
from emporion.render.byzanz.text import TERMINAL
from emporion.render.text_layout import TextLayout
from emporion.text import LANGUAGES, Wording, wording
from emporion.text.display import PERFECT_MEMORY, Display

from .catalogues import family
from .tour import Tour, is_sentence, outcome, positions

pytestmark = pytest.mark.once

GAME = find("byzanz")

RARE: list[dict[str, Any]] = [
    {"event": "market_was_empty", "seat": 0},
    {"event": "sold", "seat": 2, "cards": [0, 1, 2]},
    {"event": "game_over", **outcome([9, 4, 4], [[0], [1, 2]], "points")},
    {"event": "game_over", **outcome([9, 9, 4], [[0], [1], [2]], "hand")},
    {"event": "game_over", **outcome([9, 4, 9], [[0, 2], [1]], "shared")},
]
"""What random games come to seldom, or only where profits lie face down."""


@pytest.fixture(scope="module", params=LANGUAGES)
def tour(request: pytest.FixtureRequest) -> Tour:
    """Many random games, all said and drawn."""
    tour = Tour("byzanz", request.param)
    tour.tell(RARE)
    for players, seed in product((3, 4, 5, 6), range(2)):
        shown = tour.play(players, seed, {"picking": ("must", "may")[seed]})
        for view in chain.from_iterable(shown[::5]):
            for display in (PERFECT_MEMORY, Display(hidden_scores=True)):
                TERMINAL.table(TextLayout(None), view, tour.words, display).draw()
    return tour


def test_every_event_is_worded_in_every_language(tour: Tour) -> None:
    assert set(EVENTS) <= set(tour.said)


def test_every_decision_is_worded_in_every_language(tour: Tour) -> None:
    assert set(PHASES) <= set(tour.said)


def test_all_that_is_said_of_a_game_are_sentences(tour: Tour) -> None:
    for sentence in tour.sentences():
        assert is_sentence(sentence), sentence


def test_every_sentence_about_a_game_comes_up_in_play(tour: Tour) -> None:
    assert tour.unsaid("event", "decision", "waiting", "outcome", "table") == set()


def test_dealt_cards_are_told_to_their_owner_alone(words: Wording) -> None:
    for state in positions(3, 1):
        if state.actor >= 0:
            break
    for event in state.events or []:
        if event.kind == "dealt":
            for viewer in (0, 1, 2, None):
                sentence = words.event("byzanz", event.seen_by(viewer), viewer)
                cards = event.whole()["cards"]
                shown = any(words.card("byzanz", kind) in sentence for kind in cards)
                assert shown == (viewer == event.facts["seat"])


# -- single sentences ---------------------------------------------------------------------------


def said(lang: str, kind: str, viewer: int | None = None, **facts: Any) -> str:
    return wording(lang).event("byzanz", {"event": kind, **facts}, viewer)


def test_a_raise_is_told_apart_from_a_first_bid() -> None:
    assert said("en", "bid", seat=1, cards=[9], total=2) == "Orange bid 2 with wine 2."
    assert said("en", "bid", seat=1, cards=[9], total=6) == "Orange raised to 6 with wine 2."
    assert said("nl", "bid", seat=1, cards=[9], total=6) == "Oranje verhoogde met wijn 2 tot 6."
    assert said("de", "bid", seat=1, cards=[9], total=2) == "Orange hat 2 geboten: Wein 2."


def test_equal_cards_are_told_together() -> None:
    assert said("en", "discarded", seat=0, cards=[0, 0, 24]) == (
        "Blue discarded 2 × cloth 1 and a trader."
    )
    assert said("nl", "discarded", seat=0, cards=[24, 24]) == "Blauw legde 2 handelaars af."


def test_german_traders_have_the_form_of_their_place() -> None:
    put = said("de", "put_in_market", seat=0, card=24)
    assert put == "Blau hat einen Händler auf den Markt gelegt."
    left = said("de", "market_cleared", cards=[24])
    assert left == "Was auf dem Markt übrig blieb, kam aus dem Spiel: ein Händler."


def test_a_sale_tells_what_was_kept_and_what_it_counts() -> None:
    facts = {"seat": 0, "cards": [8, 11, 24], "kept": 11, "points": 4}
    assert said("en", "sold", 0, **facts) == (
        "You sold wine 1, wine 4 and a trader; wine 4 stayed as profit: 4 points."
    )


@pytest.mark.parametrize("reason", END_REASONS)
def test_every_end_is_worded_in_every_language(words: Wording, reason: str) -> None:
    ends = {
        "points": outcome([12, 9, 1], [[0], [1], [2]], "points"),
        "hand": outcome([12, 12, 1], [[1], [0], [2]], "hand"),
        "shared": outcome([12, 12, 1], [[0, 1], [2]], "shared"),
    }
    told = [words.outcome("byzanz", ends[reason], viewer) for viewer in (None, 0, 1)]
    assert len(set(told)) == len(told)
    assert all("12" in sentence and sentence.endswith(".") for sentence in told)


def test_an_outcome_names_the_reason_and_the_viewer() -> None:
    tied = outcome([20, 20, 7], [[1], [0], [2]], "hand")
    assert wording("en").outcome("byzanz", tied, 0) == (
        "Orange won with 20 points. Tie with you: whoever has more cards left in hand wins. "
        "The others: you 20, Purple 7."
    )
    assert wording("de").outcome("byzanz", outcome([5, 5, 5], [[0, 1, 2]], "shared"), 2) == (
        "Du und Blau und Orange habt gemeinsam gewonnen: je 5 Punkte und gleich viele Handkarten."
    )


# -- names and help -----------------------------------------------------------------------------


def test_the_start_player_is_named_by_colour(words: Wording) -> None:
    assert words.option_value("byzanz", "first", 1) == words.seat(1)


def test_in_the_market_a_pass_means_taking_nothing(words: Wording) -> None:
    action = ACTIONS.find("pass")
    declined = words.action("byzanz", action, "picking")
    assert declined != words.action("byzanz", action) == words.action("byzanz", action, "bidding")


def test_every_kind_of_action_has_words() -> None:
    assert family("byzanz.action.") == {*(kind.name for kind in ACTIONS.kinds), "decline"}


def test_every_card_and_sort_has_a_name_of_its_own(words: Wording) -> None:
    assert len({words.card("byzanz", kind) for kind in range(KINDS)}) == KINDS
    assert len({words.sort("byzanz", sort) for sort in range(len(SORTS))}) == len(SORTS)


def test_everything_explains_itself_by_code_and_by_name(words: Wording) -> None:
    for code, name in [
        *((SORTS[sort], words.sort("byzanz", sort)) for sort in range(len(SORTS))),
        *((GAME.show(CHANCE, kind), words.card("byzanz", kind)) for kind in range(KINDS)),
        *((phase, words.phase("byzanz", phase)) for phase in PHASES),
    ]:
        by_name = words.explain("byzanz", f" {name.upper()} ")
        assert by_name
        # A word may name a sort and a phase alike in a language; the code never does.
        assert words.explain("byzanz", code)


def test_what_a_card_counts_is_a_topic_too(words: Wording) -> None:
    assert {"1", "2", "3", "4"} <= set(words.topics("byzanz"))


def test_no_word_is_kept_for_what_byzanz_no_longer_has() -> None:
    assert family("byzanz.refusal.") == set(REFUSALS)
    assert family("byzanz.phase.") == set(PHASES)
    assert family("byzanz.sort.") == set(SORTS)
    assert family("byzanz.option.") == {option.name for option in OPTIONS}
    assert family("byzanz.event.") | {"game_over"} == {*EVENTS, "raised", "took_back"}
