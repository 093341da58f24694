from typing import Any

import pytest

from emporion.core.state import View
from emporion.games.tyros.events import KINDS as EVENTS
from emporion.games.tyros.phases import NAMES as PHASES
from emporion.games.tyros.scoring import END_REASONS
from emporion.text import LANGUAGES, Wording, wording

from .tour import Tour, is_sentence, last_of, outcome
from .tyros_views import answered, asked, placed

pytestmark = pytest.mark.once

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {"setup": "variable", "offers": 1}),
    (4, {"majority": "most", "trades": 12}),
]

ENDS: dict[str, dict[str, Any]] = {
    "points": outcome([40, 31, 28], [[0], [1], [2]], "points"),
    "largest_empire": outcome([40, 40, 28], [[1], [0], [2]], "largest_empire"),
    "next_empire": outcome([40, 40, 40], [[0], [1], [2]], "next_empire"),
    "shared": outcome([40, 40, 28], [[0, 1], [2]], "shared"),
}
"""How games end; seldom so in random ones."""


def deed(kind: str, seat: int, **facts: Any) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **facts}


RARE: list[dict[str, Any]] = [
    {"event": "empire_founded", "empire": 2, "field": 31, "tyros": True},
    {"event": "tyros_claimed", "empire": 0, "field": 0},
    deed("lay_turn_skipped", 0),
    deed("tile_drawn", 0, tile=12),
    deed("tiles_shown", 0, tiles=[1, 2, 5], exchange=True),
    deed("tiles_shown", 0, tiles=[1], exchange=False),
    deed("tile_put_under", 0, tile=5),
    deed("toll_paid", 0, to=1, card=4),
    deed("toll_paid", 1, to=0, card=4),
    deed("toll_paid", 0, to=1),
    deed("city_founded", 0, field=16, empire=1, paid=[1, 1, 1, 4], back=33),
    deed("city_founded", 0, field=0, empire=1, paid=[1] * 5, back=0),
    deed("four_empires", 0, points=7),
    deed("majority_won", 0, empire=3, points=7),
    *(
        deed("empire_scored", 0, empire=3, rank=rank, cities=2, ships=1, points=30)
        for rank in range(4)
    ),
    deed("empire_scored", 0, empire=1, rank=1, cities=1, ships=0, points=8, equal=[1, 2]),
    deed("cards_kept", 0, kept=0, laid=[1]),
    deed("cards_kept", 0, kept=2, laid=[]),
    deed("passed", 0, empty=True),
    deed("traded", 0, partner=1, given=[0], got=[1, 1]),
    *({"event": "game_over", **end} for end in ENDS.values()),
    {"event": "game_over", **outcome([28, 31, 40, 40], [[2, 3], [1], [0]], "shared")},
]
"""What random games come to seldom."""


def rare_questions() -> list[View]:
    """Questions that random games come to seldom."""
    hand = "oil oil oil oil joker"
    offer = {"from": 0, "give": [1], "want": [0]}
    lacking = asked("", hand, "partner", **offer)
    able = asked("", "copper cedar", "answer", **(offer | {"from": 1}))
    views = [
        asked(phase="exchange", tiles=[1, 2]),
        asked(passes=2, offers_left=0, trades_left=1),
        asked(passes=0, offers_left=1, trades_left=0),
        asked(phase="laying", lay_round=1, lay_rounds=1),
        asked(phase="laying", lay_round=2, lay_rounds=2),
        asked("sail:22 to:17", hand),
        placed(asked("sail:22 to:17", "oil cloth"), 1, [], [17]),
        placed(asked("city:17", hand), 0, [17, 17], []),
        placed(asked("city:16", "oil oil oil oil"), 0, [16, 33], []),
        asked("away:oil", "oil", "keeping", most=3),
        answered(lacking, 1, "countered", [2], [0]),
        answered(asked("", hand, "partner", **offer), 1, "accepted", [], []),
        able,
        able | {"hand": [1]},
    ]
    elsewhere = {"actor": 1, "actors": [1]}
    others = [view | elsewhere for view in views if not view["draft"]]
    watched = answered(asked("", hand, "partner", **offer), 0, "countered", [2], [0])
    accepting = answered(asked("", hand, "partner", **offer), 0, "accepted", [], [])
    return [*views, *others, watched | elsewhere, accepting | elsewhere]


@pytest.fixture(scope="module", params=LANGUAGES)
def tour(request: pytest.FixtureRequest) -> Tour:
    """Random games at every kind of table, all said."""
    tour = Tour("tyros", request.param)
    tour.tell(RARE)
    for view in rare_questions():
        tour.hear(view["phase"], tour.words.decision(view))
    for players, options in TABLES:
        tour.play(players, 1, options)
    return tour


def test_every_event_of_tyros_is_worded_in_every_language(tour: Tour) -> None:
    assert set(EVENTS) <= set(tour.said)


def test_every_decision_of_tyros_is_worded_in_every_language(tour: Tour) -> None:
    assert set(PHASES) <= set(tour.said)


def test_all_that_is_said_of_tyros_are_sentences(tour: Tour) -> None:
    for sentence in tour.sentences():
        assert is_sentence(sentence), sentence


def test_every_sentence_about_tyros_comes_up(tour: Tour) -> None:
    families = ("event", "decision", "talk", "waiting", "outcome", "rank", "control")
    assert tour.unsaid(*families) == set()


# -- who is told what -----------------------------------------------------------------------------


def test_a_toll_is_told_to_payer_and_owner_alone() -> None:
    paid = deed("toll_paid", 1, to=0)
    known = paid | {"card": 4}
    assert wording("en").event("tyros", known, 0) == "Red gave you a joker as toll."
    assert wording("en").event("tyros", known, 1) == "You gave Blue a joker as toll."
    assert wording("en").event("tyros", paid, 2) == "Red gave Blue a card as toll."
    assert wording("nl").event("tyros", known, 0) == "Rood gaf jou een joker als tol."
    assert wording("de").event("tyros", known, 0) == "Rot hat dir einen Joker als Zoll gegeben."


def test_no_empire_and_no_card_goes_by_a_seats_colour(words: Wording) -> None:
    """Seats are orange and yellow, as discs are in the box."""
    seats = [words.seat(seat).casefold() for seat in range(4)]
    for event in last_of("tyros", 3, 1, {"setup": "variable"}).events or []:
        if not {"seat", "winners", "to", "from"} & set(event.facts):
            said = words.event("tyros", event.seen_by(None), None).casefold()
            assert not any(seat in said.split() for seat in seats), said


# -- single sentences -----------------------------------------------------------------------------


def test_a_journey_is_told_with_its_price_and_its_way() -> None:
    sailed = deed("sailed", 0, origin=22, goal=15, route=[17, 33, 15], paid=[1, 1, 4])
    assert wording("en").event("tyros", sailed, 0) == (
        "You sailed from field 22 to field 15 for 2 oil and 1 joker, via 17 and 16 east."
    )
    assert wording("nl").event("tyros", sailed, 1) == (
        "Blauw voer vanaf vak 22 naar vak 15 voor 2 olie en 1 joker, via 17 en 16 oost."
    )
    assert wording("de").event("tyros", sailed, None) == (
        "Blau ist von Feld 22 über 17 und 16 Ost zu Feld 15 gesegelt, für 2 Öl und 1 Joker."
    )


def test_a_short_journey_needs_no_way() -> None:
    sailed = deed("sailed", 0, origin=0, goal=31, route=[31], paid=[2])
    assert (
        wording("en").event("tyros", sailed, 0) == "You sailed from Tyros to field 31 for 1 cedar."
    )
    rounded = deed("sailed", 1, origin=33, goal=16, route=[17, 16], paid=[0, 0])
    assert wording("en").event("tyros", rounded, 0) == (
        "Red sailed from the east coast of field 16 to the west coast of field 16 for 2 copper, "
        "via 17."
    )


def test_an_offer_names_who_is_asked_and_what_goes_which_way() -> None:
    offer = deed("offer_made", 1, give=[1, 1], want=[0], to=[0, 2])
    assert wording("en").event("tyros", offer, 0) == "Red offered you and White 2 oil for 1 copper."
    assert wording("nl").event("tyros", offer, 0) == "Rood bood jou en Wit 2 olie aan voor 1 koper."
    assert wording("de").event("tyros", offer, 0) == (
        "Rot hat dir und Weiß 2 Öl für 1 Kupfer angeboten."
    )
    traded = deed("traded", 1, partner=0, given=[1, 1], got=[0])
    assert wording("en").event("tyros", traded, 0) == (
        "Red made a trade and gave you 2 oil for 1 copper."
    )


def test_a_city_on_field_16_tells_which_ship_went_back() -> None:
    founded = deed("city_founded", 0, field=16, empire=1, paid=[1, 1, 1, 4], back=33)
    assert wording("en").event("tyros", founded, 0) == (
        "You founded a city on field 16 for 3 oil and 1 joker. The ship from the east coast of "
        "field 16 went back to the supply."
    )


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", END_REASONS)
def test_every_end_of_tyros_is_worded_in_every_language(words: Wording, reason: str) -> None:
    told = [words.outcome("tyros", ENDS[reason], viewer) for viewer in (None, 0, 1)]
    assert len(set(told)) == len(told)
    assert all(is_sentence(sentence) for sentence in told)


def test_an_outcome_names_its_reason() -> None:
    assert wording("en").outcome("tyros", ENDS["largest_empire"], 0) == (
        "Red won with 40 points. Tie with you: whoever has more points in the largest empire "
        "wins. The others: you 40, White 28."
    )
    assert wording("nl").outcome("tyros", ENDS["next_empire"], 0) == (
        "Je won met 40 punten. Gelijke stand met Rood en Wit, ook in het grootste rijk: dan "
        "beslissen de punten in het volgende rijk, enzovoort. Daarna: Rood 40, Wit 40."
    )
    assert wording("de").outcome("tyros", ENDS["shared"], 1) == (
        "Du und Blau habt gemeinsam gewonnen: je 40 Punkte, und in jedem Reich gleich viele. "
        "Danach: Weiß 28."
    )
