import re

import pytest

from emporion.core.seats import CHANCE
from emporion.games import find
from emporion.games.byzanz.data import CARDS_IN_BOX, COPIES, GOODS, OFFERS, REMOVED, ROUNDS
from emporion.games.tyros.board import CLOSED, DESERT, GRID, OPEN, SEA_WAYS, SERPENT, TYROS
from emporion.games.tyros.data import (
    CARDS,
    CITY_POINTS,
    CITY_PRICE,
    CITY_PRICE_TWO_SHIPS,
    DEALT,
    DISCS,
    FIRST_GAME,
    FOUR_EMPIRES_POINTS,
    MAJORITY_POINTS,
    SHIP_POINTS,
)
from emporion.games.tyros.sea import COAST_NAMES, DISTANCE, EAST, route
from emporion.games.ys.data import (
    BLACK_POINTS,
    BROKERS,
    CHARACTERS,
    FAVOR_POINTS,
    GEM_POINTS,
    NEUTRAL_BROKERS,
    SCALE,
    START,
    VALUES,
    YELLOW_CARDS,
)
from emporion.games.ys.scoring import gem_places, throne_points
from emporion.text import Wording, wording

RULINGS = {"byzanz": 13, "ys": 19, "tyros": 22}

OURS = {
    "byzanz": {1, 7, 9, 12, 13},
    "ys": {1, 2, 5, 8, 10, 11, 15, 16},
    "tyros": {2, 6, 9, 10, 13, 14, 15, 17, 20, 21, 22},
}
"""The rulings in which there is something that we chose ourselves."""


@pytest.fixture(params=RULINGS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_rules_have_the_same_chapters_in_every_language(words: Wording, game: str) -> None:
    assert len(words.rule_topics(game)) == len(wording("en").rule_topics(game))


def test_the_rules_are_built_alike_in_every_language(words: Wording, game: str) -> None:
    assert _shape(words, game) == _shape(wording("en"), game)


def _shape(words: Wording, game: str) -> list[str]:
    """How each line begins, and the numbers of the rulings that it points to."""
    return [
        " ".join([*re.findall(r"^(?:#+|\||-|\d+\.)", line), *re.findall(r"\(\d+\)", line)])
        for line in words.rules(game).splitlines()
    ]


def test_every_chapter_can_be_read_by_itself(words: Wording, game: str) -> None:
    for topic in words.rule_topics(game):
        chapter = words.explain(game, topic.upper())
        assert chapter is not None
        assert chapter.startswith(f"## {topic}\n")
        assert len(chapter) > 100


def test_the_rules_point_to_every_ruling_that_changes_play(words: Wording, game: str) -> None:
    rulings = words.explain(game, words.rule_topics(game)[-1])
    assert rulings is not None
    assert re.findall(r"^(\d+)\.", rulings, re.MULTILINE) == [
        str(number) for number in range(1, RULINGS[game] + 1)
    ]
    pointed = {int(number) for number in re.findall(r"\((\d+)\)", words.rules(game))}
    assert set(range(1, RULINGS[game] + 1)) <= pointed


def test_what_we_chose_ourselves_is_marked_in_every_language(words: Wording, game: str) -> None:
    rulings = words.explain(game, words.rule_topics(game)[-1])
    assert rulings is not None
    mark = re.findall(r"\*([^*]+)\*", rulings)[0]
    marked = re.findall(rf"^(\d+)\..*\*{mark}:\*", rulings, re.MULTILINE | re.IGNORECASE)
    assert set(map(int, marked)) == OURS[game]


def test_the_tables_of_byzanz_agree_with_the_cards(words: Wording) -> None:
    text = words.rules("byzanz")
    for value, copies in enumerate(COPIES, start=1):
        assert f"| {value} | {copies} | {GOODS * copies} |" in text
    for players in range(3, 7):
        offers = ", ".join(map(str, OFFERS[players]))
        assert f"| {players} | {offers} | {REMOVED[players]} | {ROUNDS[players]} |" in text
    assert str(CARDS_IN_BOX) in text


def test_the_tables_of_ys_agree_with_its_data(words: Wording) -> None:
    text = words.rules("ys")

    def row(*cells: object) -> str:
        return " | ".join(map(str, cells)) + " |"

    assert row(*(BROKERS.count(value) for value in range(VALUES))) in text
    for place in range(4):
        assert f"| {row(place + 1, *(points[place] for points in GEM_POINTS))}" in text
    assert row(*BLACK_POINTS[1:]) in text
    assert row(*FAVOR_POINTS) in text
    assert f" {SCALE} " in text
    assert f" {START} " in text
    for weak_or_strong in NEUTRAL_BROKERS:
        assert words.list_of(map(str, sorted(weak_or_strong, reverse=True))) in text


def test_every_character_of_ys_is_in_its_rules_by_name(words: Wording) -> None:
    table = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \|$", words.rules("ys"), re.MULTILINE)
    names = {words.card("ys", kind) for kind in range(YELLOW_CARDS)}
    assert names <= set(table)
    assert len(CHARACTERS) == YELLOW_CARDS + 1


def test_the_map_of_tyros_in_the_rules_is_the_board(words: Wording) -> None:
    names = {TYROS: "Tyros"}
    for place, code in ((SERPENT, "serpent"), (DESERT, "desert")):
        names[place] = words.say(f"tyros.topic.{code}").split()[-1]
    for line in GRID:
        row = " | ".join(names.get(field, str(field)) for field in line)
        assert f"| {row} |" in words.rules("tyros")


def test_the_rules_of_tyros_name_every_closed_way_of_the_reconstructed_board(
    words: Wording,
) -> None:
    def pair(one: str, other: str) -> tuple[int, ...]:
        return tuple(sorted(int(name.strip("EW").replace("T", "0")) for name in (one, other)))

    opened = {pair(one, other) for one, other, passable, _ in SEA_WAYS if passable == OPEN}
    closed = {pair(one, other) for one, other, passable, _ in SEA_WAYS if passable == CLOSED}
    listed = [f"{one}–{other}" for one, other in sorted(closed - opened)]
    chapter = words.explain("tyros", words.rule_topics("tyros")[2])
    assert chapter is not None
    assert re.findall(r"\d+–\d+", chapter) == listed


def test_the_ways_in_the_rules_of_tyros_are_the_shortest(words: Wording) -> None:
    """Each is named by the fields entered, so by as many as it costs."""
    named = {words.say("tyros.step.west"): 16, words.say("tyros.step.east"): EAST}
    chapter = words.explain("tyros", words.rule_topics("tyros")[2])
    assert chapter is not None
    ways = re.findall(r"(Tyros|\d+) \w+ (\d+) \w+ ([^;.]+)", chapter.split("\n\n")[-1])
    assert len(ways) == 5
    for origin, goal, texts in ways:
        start = TYROS if origin == "Tyros" else int(origin)
        for text in re.split(r" (?:or|of|oder) \w+ ", texts):
            way = [named[name] if name in named else int(name) for name in text.split(", ")]
            assert way[-1] == int(goal)
            assert len(way) == DISTANCE[start][int(goal)]
            steps = zip([start, *way], way, strict=False)
            assert all(DISTANCE[one][other] == 1 for one, other in steps)


def test_the_tables_of_tyros_agree_with_its_data(words: Wording) -> None:
    text = words.rules("tyros")
    for city, ships in zip(CITY_POINTS, SHIP_POINTS, strict=True):
        assert f" | {city} | {ships} |" in text
    for number in (CARDS, DISCS, *FIRST_GAME, *DEALT[3:]):
        assert re.search(rf"\b{number}\b", text)
    assert re.search(rf"\*\*{CITY_PRICE}\b[^*]*\*\*.*\n.*\*\*{CITY_PRICE_TWO_SHIPS}\*\*", text)
    for bonus in (FOUR_EMPIRES_POINTS, MAJORITY_POINTS):
        assert f"**{words.count('points', bonus)}**" in text


def test_nothing_in_the_rules_is_exclaimed(words: Wording, game: str) -> None:
    assert "!" not in words.rules(game)


def test_the_options_are_in_the_rules_by_name(words: Wording, game: str) -> None:
    for option in find(game).options:
        name = words.option_name(game, option.name)
        assert f"**{name}** (`{option.name}`)" in words.rules(game)


EXAMPLE = """
chance: cloth-1 cloth-3 grain-2 olives-1  spices-4 wine-3 grain-1 olives-2
chance: wood-2 wood-2 wine-1 wine-1  olives-1 olives-1 wood-3 cloth-1
chance: cloth-2 spices-1 wine-3 wood-1 trader
0: +grain-2 bid
1: +wine-3 bid
2: pass
3: pass
0: +cloth-1 +olives-1 bid
1: pass
0: put:spices-1
chance: grain-3 wine-2 wood-1 cloth-1
1: +spices-4 bid
2: pass
3: pass
1: put:grain-3
chance: spices-2 olives-3 wood-1
2: pass
3: pass
chance: trader wine-1
3: put:trader
3: take:spices
2: take:grain discard:wine-1 discard:wine-1
1: take:trader
0: sell:cloth-3+cloth-2+trader take:cloth
"""
"""The worked example of the rules; what it leaves open is filled in."""


def test_the_worked_example_is_played_by_the_rules() -> None:
    game = find("byzanz")
    state = game.setup(4)
    state.listen()
    for line in EXAMPLE.split("\n")[1:-1]:
        actor, _, actions = line.partition(": ")
        seat = CHANCE if actor == "chance" else int(actor)
        for text in actions.split():
            assert state.actor == seat
            assert game.parse(seat, text) in state.legal(seat)
            state.apply(seat, game.parse(seat, text))
    view = state.view(None)
    assert state.scores() == [3, 0, 0, 0]
    assert view["round"] == 2
    assert view["opener"] == 3
    cleared = [event for event in state.events or [] if event.kind == "market_cleared"]
    assert [wording("en").card("byzanz", kind) for kind in cleared[0].facts["cards"]] == [
        "olives 1"
    ]


def test_the_example_of_ys_is_counted_by_the_rules() -> None:
    points = [0 if place < 0 else GEM_POINTS[0][place] for place in gem_places([7, 4, 4, 0])]
    assert points == [24, 12, 12, 0]
    assert throne_points([9, 7, 4, 9]) == [9, 3, 0, 9]


def test_the_example_of_tyros_is_counted_by_the_rules() -> None:
    assert [COAST_NAMES[coast] for coast in route(22, 15)] == ["17", "16E", "15"]
    blue = 2 * CITY_POINTS[0] + MAJORITY_POINTS
    orange = CITY_POINTS[0] + SHIP_POINTS[0] + CITY_POINTS[1]
    purple = CITY_POINTS[1] + SHIP_POINTS[2]
    assert [blue, orange, purple] == [31, 28, 14]
