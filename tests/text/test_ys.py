from itertools import product
from typing import Any

import pytest

from emporion.bots import bot
from emporion.games.ys.actions import ACTIONS
from emporion.games.ys.data import CARDINAL, HERALD, MAGICIAN, QUEEN, SPY
from emporion.games.ys.events import KINDS as EVENTS
from emporion.games.ys.phases import NAMES as PHASES
from emporion.games.ys.scoring import END_REASONS
from emporion.table import new_match
from emporion.text import LANGUAGES, Wording, wording
from emporion.text.event_log import EventLog
from emporion.text.ys import YsWording

from .tour import Tour, is_sentence, last_of, outcome, positions

pytestmark = pytest.mark.once

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"neutral": "strong"}),
    (3, {"neighborhoods": 3, "kings_favor": True}),
    (4, {"kings_favor": True, "peek": False}),
    (4, {"express": True}),
]


def rival(points: int, won: bool = False) -> dict[str, Any]:
    return {"rival": {"points": points, "gems": 20, "won": won}}


ENDS: dict[str, list[dict[str, Any]]] = {
    "points": [outcome([90, 81, 60], [[0], [1], [2]], "points")],
    "gems": [
        outcome([90, 90, 60], [[1], [0], [2]], "gems"),
        outcome([90, 70], [[0], [1]], "gems") | rival(90),
        outcome([90, 90], [[0], [1]], "gems") | rival(90),
        outcome([90, 90], [[0], [1]], "gems") | rival(50),
    ],
    "shared": [
        outcome([90, 90, 60], [[0, 1], [2]], "shared"),
        outcome([90, 70], [[0], [1]], "shared") | rival(90, won=True),
        outcome([90, 90], [[0, 1]], "shared") | rival(90, won=True),
        outcome([90, 90], [[0, 1]], "shared") | rival(50),
    ],
    "neutral": [
        outcome([80, 70], [[0], [1]], "neutral") | rival(90, won=True),
        outcome([90, 70], [[0], [1]], "neutral") | rival(90, won=True),
    ],
}
"""How games end; seldom so in random ones."""


def piece(owner: int, place: int, number: int = 0, **facts: Any) -> dict[str, Any]:
    return {
        "owner": owner,
        "number": number,
        "place": place,
        "down": True,
        "value": None,
        "marked": False,
    } | facts


def deed(kind: str, seat: int, **facts: Any) -> dict[str, Any]:
    return {"event": kind, "seat": seat, **facts}


RARE: list[dict[str, Any]] = [
    deed("spied", 0, piece=piece(1, 24, 9), left=2, saw=3),
    deed("spied", 0, piece=piece(1, 24, 9), left=2),
    deed("queen_placed", 0, place=12),
    deed("brokers_swapped", 0, pieces=[piece(0, 4), piece(0, 24, 8)]),
    deed("mercenary_marked", 0, piece=piece(0, 13)),
    deed("broker_moved", 0, piece=piece(0, 5), **{"from": 14}),
    deed("ships_swapped", 0, ports=[0, 2], ships=[0, 1, 2]),
    deed("gem_exchanged", 0, gave=0, took=3),
    deed("gem_kept", 0),
    deed("quotations_shifted", 0, raised=0, lowered=1, quotations=[9, 7, 8, 8]),
    deed("gems_chosen", 0, gems=[2, 2]),
    deed("gems_taken", 0, neighborhood=0, rank=2, gems=[1], white=True),
    deed("gems_taken", 0, neighborhood=0, rank=1, gems=[1, 0], white=True),
    deed("card_for_gem", 2, neighborhood=0, character=SPY, gem=0, neutral=2),
    deed("character_played", 0, character=SPY),
    deed("crowned", 0, neighborhood=0, character=14, points=5),
    deed("columns_ordered", 0, columns=[3, 1, 0, 2]),
    deed("gem_points", 2, gem=0, rank=1, place=3, gems=0, points=12, neutral=2),
    deed("gem_points", 0, gem=0, rank=1, place=3, gems=4, points=12, level=[2], equal=[0, 1]),
    deed("throne_points", 0, points=9, total=3, brokers=[2, 1], level=[2]),
    deed("highest_bidder_moved", 0, gem=1, step=1, quotations=[8, 9, 8, 8]),
    deed("highest_bidder_moved", 0, gem=1, step=-1, quotations=[8, 7, 8, 8]),
    deed("line_won", -1, line=2, gem=0),
    deed("sent_to_throne", 0),
    deed(
        "placed",
        0,
        pieces=[piece(0, 4, down=False, value=4), piece(0, 12, value=1), piece(2, 13)],
        from_front=[False, True],
        front=[0, 3],
        neutral=2,
    ),
    {"event": "nobody_in_market"},
    {"event": "character_lost", "neighborhood": 1, "character": SPY},
    {"event": "market_revealed", "pieces": [], "totals": [-1, -1, -1]},
    {"event": "neighborhood_revealed", "neighborhood": 1, "totals": [-1, -1], "ranking": []},
    *({"event": "game_over", **end} for ends in ENDS.values() for end in ends),
]
"""What random games come to seldom."""


def steps(draft: str, phase: str = "placing", **facts: Any) -> dict[str, Any]:
    """The view of Blue in the middle of a chain of decisions."""
    state = next(each for each in positions(2, 0, game="ys") if each.view(0)["phase"] == "placing")
    view = state.view(state.actor)
    view["decision"] |= {"kind": phase} | facts
    return view | {"phase": phase, "draft": [ACTIONS.parse("ys", step) for step in draft.split()]}


def rare_questions(words: Wording) -> list[str]:
    """Steps that random games come to seldom."""
    cardinal = steps("", characters=[SPY, QUEEN])
    cardinal["seats"][cardinal["seat"]]["active"] = [CARDINAL, SPY]
    after = steps("", "after_placing", characters=[MAGICIAN])
    conjured = "front-up:4 at:1-blue front-down:0 at:1-port neutral:0 at:1-commercial"
    one_card = {"characters": [HERALD, 2], "left": 1}
    favor = steps("", "favor")
    favor |= {"actors": [1 - favor["seat"]], "choice": [3]}
    hidden = favor | {"options": favor["options"] | {"peek": False}}
    return [
        words.decision(view)
        for view in (
            cardinal,
            after,
            steps(conjured),
            steps("magician:3", "after_placing"),
            steps("herald:3", "counting_cards"),
            steps("", "placing_cards", **one_card),
            steps("", "counting_cards", **one_card),
            steps("", "closing_cards", **one_card),
            favor | {"options": favor["options"] | {"peek": True}},
            hidden,
        )
    ]


@pytest.fixture(scope="module", params=LANGUAGES)
def tour(request: pytest.FixtureRequest) -> Tour:
    """Random games at every kind of table, all said."""
    tour = Tour("ys", request.param)
    tour.said["rare"] = rare_questions(tour.words)
    tour.tell(RARE)
    for (players, options), seed in product(TABLES, range(2)):
        tour.play(players, seed, options)
    return tour


def test_every_event_of_ys_is_worded_in_every_language(tour: Tour) -> None:
    assert set(EVENTS) <= set(tour.said)


def test_every_decision_of_ys_is_worded_in_every_language(tour: Tour) -> None:
    assert set(PHASES) <= set(tour.said)


def test_all_that_is_said_of_ys_are_sentences(tour: Tour) -> None:
    for sentence in tour.sentences():
        assert is_sentence(sentence), sentence


def test_every_sentence_about_ys_comes_up(tour: Tour) -> None:
    assert tour.unsaid("event", "decision", "waiting", "outcome", "placed") == set()


# -- who is told what -----------------------------------------------------------------------------


def test_a_hidden_broker_is_told_to_its_owner_alone() -> None:
    seen = deed(
        "placed",
        1,
        pieces=[piece(1, 4, down=False, value=4), piece(1, 12, 1)],
        from_front=[False, False],
        front=[0, 2],
    )
    assert wording("en").event("ys", seen, 0) == (
        "Orange placed a 4 face up on line 2 (blue column) and a hidden broker in the port area of "
        "neighborhood 1."
    )
    assert wording("nl").event("ys", seen | {"values": [4, 3]}, 1) == (
        "Je plaatste een open 4 op rij 2 (blauwe kolom) en een verborgen 3 in de havenbuurt van "
        "wijk 1."
    )
    assert wording("de").event("ys", seen, None) == (
        "Orange hat eine offene 4 auf Reihe 2 (blaue Spalte) und einen verdeckten Mittelsmann in "
        "die Hafengegend von Viertel 1 gesetzt."
    )


def test_where_players_have_to_remember_own_hidden_brokers_they_are_not_told(
    words: Wording,
) -> None:
    """The program that drives the table may leave a secret out; the rest is worded."""
    sent = deed("sent_to_throne", 0)
    assert not any(char.isdigit() for char in words.event("ys", sent, 0))
    assert "3" in words.event("ys", sent | {"value": 3}, 0)


# -- the neutral player ---------------------------------------------------------------------------


def test_the_neutral_player_is_named_where_there_is_one(ys: YsWording) -> None:
    assert ys.owner(2, players=2) != ys.owner(2, players=3) == ys.words.seat(2)
    assert ys.owner(1, players=2) == ys.words.seat(1)
    assert ys.words.seat(2) not in ys.piece(2, 0, players=2)


def test_the_neutral_player_does_things_too() -> None:
    point = deed("market_point", 2, points=1, place=3, neutral=2)
    assert wording("en").event("ys", point, 0) == "The neutral player scored 1 point in the market."
    assert wording("nl").event("ys", point, 0) == "De neutrale speler kreeg 1 punt op de markt."
    assert wording("de").event("ys", point, 0) == (
        "Der neutrale Spieler hat auf dem Markt 1 Punkt erhalten."
    )


def test_in_a_game_of_two_no_third_seat_is_ever_named(words: Wording) -> None:
    for event in last_of("ys", 2, 1).events or []:
        assert words.seat(2) not in words.event("ys", event.seen_by(0), 0), event.kind


# -- single sentences -----------------------------------------------------------------------------


def asked(lang: str, view: dict[str, Any]) -> str:
    return wording(lang).decision(view)


def test_the_steps_of_a_placement_are_asked_one_by_one() -> None:
    chain = ["up:4", "at:2-blue", "down:3", "at:1-port", "neutral:2"]
    assert [asked("en", steps(" ".join(chain[:step]))) for step in range(6)] == [
        "Placement 1 of 4: choose the broker that you place face up.",
        "Choose a place for the 4, face up.",
        "Now choose the broker that you place face down.",
        "Choose a place for the 3, face down.",
        "Now choose the neutral broker that you place.",
        "Choose a place for the neutral 2.",
    ]
    hidden_first = steps("down:3 at:1-port")
    assert asked("en", hidden_first) == "Now choose your second broker, face up or face down."
    assert asked("nl", steps(chain[0])) == "Kies een plek voor de open 4."
    assert asked("de", steps(" ".join(chain[:3]))) == "Wähle einen Ort für die verdeckte 3."


def test_all_whom_the_table_waits_for_are_named() -> None:
    state = next(each for each in positions(3, 0, game="ys") if each.view(0)["phase"] == "bidding")
    assert asked("en", state.view(None)) == "Waiting for Blue, Orange and Purple to bid."
    state.apply(1, state.legal(1)[0])
    assert asked("en", state.view(1)) == (
        "Your hidden bid is 0 + 0 = 0. Waiting for Blue and Purple to bid."
    )
    assert asked("nl", state.view(None)) == "Wachten tot Blauw en Paars bieden."
    state.apply(0, state.legal(0)[0])
    assert asked("de", state.view(0)) == (
        "Dein verdecktes Gebot ist 0 + 0 = 0. Warten, bis Lila bietet."
    )


def test_gems_have_the_form_of_their_place() -> None:
    took = deed("gems_taken", 0, neighborhood=0, rank=1, gems=[0, 3], white=False)
    assert wording("en").event("ys", took, 0) == "You took a blue gem and a red gem."
    assert wording("de").event("ys", took, 0) == (
        "Du hast einen blauen Edelstein und einen roten Edelstein genommen."
    )
    left = {"event": "gems_lapsed", "neighborhood": 0, "gems": [1, 1, 2]}
    assert wording("de").event("ys", left, None) == (
        "Übrig in Viertel 1: 2 grüne Edelsteine und ein gelber Edelstein."
    )
    assert wording("nl").event("ys", left, None) == (
        "Over in wijk 1: 2 groene edelstenen en een gele edelsteen."
    )


def test_what_a_white_gem_became_is_told() -> None:
    took = deed("gems_taken", 1, neighborhood=0, rank=1, gems=[2, 0], white=True)
    assert wording("en").event("ys", took, 0) == (
        "Orange took a blue gem, and a yellow gem for the white gem."
    )


def test_characters_are_played_in_the_words_of_each_book() -> None:
    played = deed("character_played", 1, character=CARDINAL)
    assert wording("en").event("ys", played, 1) == "You played the Cardinal."
    assert wording("nl").event("ys", played, 1) == "Je speelde de Bisschop."
    assert wording("de").event("ys", played, 1) == "Du hast den Kardinal gespielt."


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", END_REASONS)
def test_every_end_of_ys_is_worded_in_every_language(words: Wording, reason: str) -> None:
    for end in ENDS[reason]:
        told = [words.outcome("ys", end, viewer) for viewer in (None, 0, 1)]
        assert len(set(told)) == len(told)
        assert all(sentence.endswith(".") for sentence in told)


def test_an_outcome_names_its_reason_and_the_neutral_player() -> None:
    assert wording("en").outcome("ys", ENDS["gems"][0], 0) == (
        "Orange won with 90 points. Tie with you: whoever has collected more gems wins. "
        "The others: you 90, Purple 60."
    )
    assert wording("de").outcome("ys", ENDS["gems"][1], 0) == (
        "Du hast mit 90 Punkten gewonnen. Gleichstand mit dem neutralen Spieler: Es gewinnt, wer "
        "mehr Edelsteine gesammelt hat. Danach: der neutrale Spieler 90, Orange 70."
    )
    assert wording("nl").outcome("ys", ENDS["shared"][1], 1) == (
        "Blauw en de neutrale speler deelden de overwinning: elk 90 punten en evenveel edelstenen. "
        "Daarna: jij 70."
    )
    assert wording("en").outcome("ys", ENDS["neutral"][0], 1) == (
        "The neutral player won with 90 points. The others: Blue 80, you 70."
    )
    assert wording("en").outcome("ys", ENDS["gems"][2], None) == (
        "Blue won with 90 points. Tie with Orange and the neutral player: whoever has collected "
        "more gems wins. The others: Orange 90, the neutral player 90."
    )
    assert wording("en").outcome("ys", ENDS["shared"][2], None) == (
        "Blue, Orange and the neutral player shared the win: 90 points each, and equally many gems."
    )


# -- draws ----------------------------------------------------------------------------------------


def drawn(by: str, **facts: object) -> dict[str, Any]:
    """A draw of Blue with Orange, as an event tells it."""
    draw = {"by": by, "seats": [0, 1], "fronts": [8, 1], "orders": [2, 3], "total": 4}
    return {"event": "line_won", "seat": 0, "line": 2, "gem": 1, "draw": draw | facts}


@pytest.mark.parametrize(
    ("lang", "draw", "viewer", "told"),
    [
        ("en", drawn("front"), 1,
         ("Tie with you, 4 each: the higher total before the screen decides "
         "(Blue 8, you 1).")),
        ("de", drawn("front"), 0,
         ("Gleichstand mit Orange, je 4: Es entscheidet die höhere Summe der Mittelsmänner vor "
         "dem Sichtschirm (du 8, Orange 1).")),
        ("nl", drawn("order", fronts=[5, 5]), None,
         ("Gelijke stand met Oranje, elk 4: ook de makelaars voor het scherm zijn samen gelijk "
         "(Blauw 5, Oranje 5), dus beslist de lagere volgordekaart (Blauw 2, Oranje 3).")),
        ("en", drawn("intriguer"), 0,
         "Tie with Orange, 4 each: the Intriguer wins every tie for you."),
    ],
)  # fmt: skip
def test_a_draw_is_explained_to_its_winner_and_to_its_loser(
    lang: str, draw: dict[str, Any], viewer: int | None, told: str
) -> None:
    assert wording(lang).event("ys", draw, viewer).endswith(told)


def test_a_draw_with_the_neutral_player_is_explained() -> None:
    seen = drawn("neutral", seats=[2, 0], fronts=[-1, 6], orders=[0, 1])
    seen |= {"seat": 2, "neutral": 2}
    assert (
        wording("en")
        .event("ys", seen, 0)
        .endswith("Tie with you, 4 each: in ties the neutral player comes first.")
    )


def test_it_is_explained_who_takes_gems_first_in_a_draw() -> None:
    draw = {"by": "front", "seats": [1, 0], "fronts": [9, 3], "orders": [1, 2], "total": 5}
    seen = {
        "event": "neighborhood_revealed", "neighborhood": 0, "pieces": [], "totals": [5, 5, -1],
        "ranking": [1, 0], "draws": [draw],
    }  # fmt: skip
    assert wording("en").event("ys", seen, None) == (
        "Neighborhood 1 was counted: Orange 5, Blue 5. Tie between Orange and Blue, 5 each: the "
        "higher total before the screen decides (Orange 9, Blue 3)."
    )


def test_equal_bids_are_explained_and_others_are_not() -> None:
    seen = {"event": "bids_revealed", "bids": [[1, 3], [2, 2], [0, 1]], "ranking": [1, 0, 2]}
    rule = "Of equal bids, the one with the lower Order card comes first."
    assert wording("en").event("ys", seen, None).endswith(rule)
    assert rule not in wording("en").event("ys", seen | {"bids": [[1, 3], [2, 4], [0, 1]]}, None)


def test_every_winner_of_a_draw_in_a_whole_game_is_told_why(words: Wording) -> None:
    """Each draw that the counting of some games decides is explained where it is told."""
    explained = set()
    for seed in range(6):
        match = new_match("ys", 4, {}, seed=f"draws {seed}")
        bots = [bot("ys", "random", 10 * seed + seat) for seat in range(4)]
        while not match.over:
            seat = match.actors[0]
            for action in bots[seat].turn(match.view(seat), match.legal(seat)):
                match.apply(seat, action)
        for line in EventLog(words, match).lines(match.events, None):
            found = [*line.seen.get("draws", []), *filter(None, [line.seen.get("draw")])]
            for draw in found:
                explained.add(draw["by"])
                assert all(words.seat(seat) in line.said for seat in draw["seats"])
    assert {"front", "order"} <= explained
