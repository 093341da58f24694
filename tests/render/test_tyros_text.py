import re
from itertools import pairwise

import pytest

from emporion import render
from emporion.core.options import OptionValue
from emporion.core.seats import NOBODY, OVER
from emporion.games.tyros.board import GRID, SEA_WAYS
from emporion.games.tyros.data import EMPIRES
from emporion.render.text_layout import WIDTH, TextLayout
from emporion.render.tyros.text_map import WIDTH as MAP
from emporion.render.tyros.view_reader import TyrosViewReader
from emporion.text import LANGUAGES, wording
from tests.games.tyros.positions import do, play, position, view
from tests.text.tour import positions

pytestmark = pytest.mark.once

VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (3, {"setup": "variable", "majority": "most"}),
    (4, {}),
]


def flat(text: str) -> str:
    return " ".join(text.split())


def the_map(drawn: str) -> list[str]:
    """The ten lines of the map, without what stands beside it."""
    lines = drawn.split("\n")
    [first] = [number for number, line in enumerate(lines) if line.startswith("1 ")]
    return [line[:MAP].rstrip() for line in lines[first : first + 2 * len(GRID)]]


# -- the map --------------------------------------------------------------------------------------


def test_the_map_shows_fields_empires_cities_ships_and_the_reconstructed_ways_between() -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        empires={"copper": "7 11 16", "cedar": "23 22 T 31"},
        ships={"blue": "16W T", "orange": "16E T T", "purple": "22 22", "yellow": "7"},
        cities={"purple": "11", "yellow": "22"},
    )
    assert the_map(render.text(state.view(0), "en", screen=True)) == [
        "1 ··  6 ··──10··  15··────20··  25··──29··",
        "│     │     │           │       │",
        "2 ··  7 co──11co──16co    21··──26cl──30··",
        "│     │∞    │⌂☼   │≈/‡  │ │     │     │",
        "3 ··──8 ··──12··──17··────22ce──27··──31ce",
        "│     │     │     │       │⌂∞☼☼       │",
        "4 ··──9 ··  13oi──18··────23ce  ~~~~  T ce",
        "│           │     │       │           │≈‡‡",
        "5 ··  ::::  14··──19··────24··──28··──32··",
        "",
    ]


def test_every_way_of_the_board_is_drawn_and_no_other() -> None:
    drawn = the_map(render.text(position("growing").view(None), "en", screen=True))
    beside = {frozenset(map(str, pair)) for row in GRID for pair in pairwise(row)}
    ways = [
        frozenset(name.replace("T", "0").rstrip("EW") for name in (one, other))
        for one, other, passable, _source in SEA_WAYS
        if passable
    ]
    across = [way for way in ways if way in beside]
    # Both coasts of Italy have a way of their own down the map, and share those to its sides.
    assert len(re.findall("─+", "\n".join(drawn))) == len(set(across))
    assert sum(line.count("│") for line in drawn) == len(ways) - len(across)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_empires_have_letters_of_their_own_and_the_legend_uses_them(lang: str) -> None:
    words = wording(lang)
    letters = [words.sort("tyros", empire)[:2] for empire in range(EMPIRES)]
    assert len(set(letters)) == EMPIRES
    legend = words.say("tyros.table.legend")
    assert f"17{letters[0]}" in legend
    drawn = render.text(position("growing").view(None), lang, screen=True)
    assert f"7 {letters[0]}" in drawn
    for sign in ("⌂≈", "/", "~~~~", "::::", "··", ">", "*"):
        assert sign in legend


def test_eight_ships_in_tyros_fit_beside_the_players() -> None:
    drawn = render.text(position("growing").view(None), "en", screen=True)
    [line] = [line for line in drawn.split("\n") if "≈≈‡‡☼☼∞∞" in line]
    assert len(line) <= WIDTH
    assert "≈≈‡‡☼☼∞∞" in line[:MAP]


def test_a_sheet_puts_pieces_where_it_is_told() -> None:
    sheet = TextLayout(None)
    sheet.put([(0, ("", "ab")), (2, ("dim", "c")), (6, ("", "d"))])
    sheet.put([])
    assert sheet.text() == "abc   d\n"


# -- what the table tells -------------------------------------------------------------------------


def test_fields_are_told_by_empire_and_ships_and_cities_by_seat() -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        empires={"copper": "7 11 16", "cedar": "23 22 T 31"},
        ships={"blue": "16W T", "orange": "16E T T", "purple": "22 22", "yellow": ""},
        cities={"purple": "11", "yellow": "22"},
    )
    drawn = render.text(state.view(0), "en").split("\n")
    told = [line for line in drawn if "empire" in line or "ships:" in line or "cities:" in line]
    assert told == [
        "Cedar empire, 4 fields; a city there is worth 12 points, ships 6: 22, 23, 31,",
        "Copper empire, 3 fields; a city there is worth 10 points, ships 5: 7, 11, 16",
        "Oil empire, 1 field; a city there is worth 9 points, ships 4: 13",
        "Cloth empire, 1 field; a city there is worth 8 points, ships 3: 26",
        "Fields without an empire: 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 17, 18, 19,",
        "    ships: Tyros, 16 west; 8 left to build",
        "    cities: none; 10 left to build",
        "    ships: Tyros (2), 16 east; 7 left to build",
        "    cities: none; 10 left to build",
        "    ships: 22 (2); 8 left to build",
        "    cities: 11; 9 left to build",
        "    ships: none; 10 left to build",
        "    cities: 22; 9 left to build",
    ]


@pytest.mark.parametrize("screen", [False, True])
def test_piles_discards_and_tiles_under_the_pile_are_shown(screen: bool) -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        discards="copper*2 joker",
        tiles={"blue": "*"},
        tile_pile="4 8",
        bottom="17 5",
    )
    drawn = flat(render.text(state.view(None), "en", screen=screen))
    assert "Piles: 56 cards, 2 tiles, under them 17, 5" in drawn
    assert ("Discards: 2 co, 1 jo" if screen else "Discards: 2 copper, 1 joker") in drawn


@pytest.mark.parametrize("screen", [False, True])
def test_a_hand_and_tiles_are_shown_to_their_owner_alone(screen: bool) -> None:
    state = position(
        "blue: action", hands={"blue": "oil*2 cloth", "orange": "cedar"}, tiles={"blue": "4 8"}
    )
    hand, tiles = ("Hand", "Tiles") if screen else ("Your hand", "Your tiles")
    own = flat(render.text(state.view(0), "en", screen=screen))
    assert f"{hand}: 2 oil, 1 cloth" in own
    assert f"{tiles}: 4, 8" in own
    for viewer in (None, 1):
        drawn = render.text(state.view(viewer), "en", memory=True, screen=screen)
        assert "2 oil" not in drawn
        assert "4, 8 " not in drawn


def test_points_are_those_that_each_would_have_if_the_game_ended_now() -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        cities={"orange": "7"},
        ships={"blue": "13", "orange": ""},
    )
    seen = state.view(0)
    assert seen["standings"][:2] == [5, 19]
    assert "5 points if the game ended now" in render.text(seen, "en")
    rows = render.text(seen, "en", screen=True).split("\n")
    [row] = [row for row in rows if "‡ Red" in row]
    assert row.split()[-5:] == ["0", "0", "10", "9", "19"]


def test_the_first_player_in_all_four_empires_stands_in_the_title() -> None:
    state = position("blue: action", hands={"blue": "oil"}, bonus="purple", points={"purple": 7})
    for screen in (False, True):
        title = render.text(state.view(0), "en", screen=screen).split("\n")[0]
        assert title == "Tyros, round 1: Actions (White: 7 points for four empires)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_round_is_told(lang: str) -> None:
    last = position("blue: action", hands={"blue": "oil"}, final=True).view(0)
    before = position("blue: action", hands={"blue": "oil"}).view(0)
    titles = [render.text(seen, lang).split("\n")[0] for seen in (last, before)]
    assert titles[0] != titles[1]
    assert len(titles[0]) > len(titles[1])


# -- trade ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [False, True])
def test_an_offer_is_shown_with_both_sides_and_every_answer(screen: bool) -> None:
    hands = {"blue": "oil*2", "orange": "cloth", "purple": "cloth", "yellow": "cedar"}
    state = position("blue: action", hands=hands)
    do(state, "give:oil*2 want:cloth ask:all")
    for viewer in (None, 1, 3):
        drawn = flat(render.text(state.view(viewer), "en", screen=screen))
        assert "Blue offers 2 oil for 1 cloth." in drawn
        assert "White is still to answer" in drawn
        assert "Red is still to answer" not in drawn
    do(state, "accept", "decline")
    drawn = flat(render.text(state.view(3), "en", screen=screen))
    assert "Red accepts" in drawn
    assert "White declines" in drawn
    do(state, "give:cedar want:oil counter")
    drawn = flat(render.text(state.view(0), "en", screen=screen))
    assert "Offer: Blue gives 2 oil and wants 1 cloth" in drawn
    assert "Black offers 1 cedar for 1 oil instead." in drawn


def test_a_counter_offer_is_seen_by_the_next_to_answer() -> None:
    state = position("blue: action", hands={"blue": "oil*2", "orange": "cloth", "purple": "cedar"})
    do(state, "give:oil want:cloth ask:all", "give:cloth want:oil*2 counter")
    drawn = flat(render.text(state.view(2), "en", screen=True))
    assert "Counter-offer: Red gives 1 cloth and wants 2 oil" in drawn


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [False, True])
def test_cards_put_away_are_shown_to_their_owner_alone(lang: str, screen: bool) -> None:
    state = position("blue: keeping", hands={"blue": "oil*5"})
    do(state, "away:oil*2")
    label = wording(lang).say("tyros.table.away") + ":"
    assert label in render.text(state.view(0), lang, screen=screen)
    for viewer in (None, 1):
        assert label not in render.text(state.view(viewer), lang, memory=True, screen=screen)


def test_all_see_that_a_seat_has_chosen_what_to_keep_and_nobody_else_sees_what() -> None:
    hands = {"blue": "oil*5", "orange": "copper*4", "purple": "cedar"}
    state = position("round_end", 3, hands=hands)
    play(state, "blue: away:oil*3 done")
    own = flat(render.text(state.view(0), "en"))
    assert "You keep 2 oil. Waiting for Red and White to choose what to keep." in own
    assert "Laid down: 3 oil" in own
    for viewer in (None, 1):
        drawn = flat(render.text(state.view(viewer), "en", memory=True))
        assert "Blue: has chosen; " in drawn
        assert "to move" in drawn
        assert "Laid down" not in drawn
        assert "> " not in flat(render.text(state.view(viewer), "en", screen=True)).split("Blue")[0]


# -- memory ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [False, True])
def test_what_is_known_of_others_is_shown_only_where_memory_is_asked_for(
    lang: str, screen: bool
) -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil", "orange": "cedar*3"},
        known={"all": {"orange": "cedar*2"}},
        tiles={"orange": "4 8"},
        shown={"orange": "8"},
    )
    words = wording(lang)
    for key in ("known", "known_tiles"):
        said = words.say(f"tyros.table.{key}") + ":"
        assert said not in render.text(state.view(None), lang, screen=screen)
        assert said in render.text(state.view(None), lang, memory=True, screen=screen)
        assert said not in render.text(state.view(1), lang, memory=True, screen=screen)


def test_a_toll_is_remembered_by_the_two_who_saw_it() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper cloth", "orange": "oil"},
        empires={"copper": "7 22"},
        ships={"blue": "23"},
        cities={"orange": "22"},
    )
    do(state, "sail:23 to:22 toll:cloth")
    assert "Known cards: 1 cloth" in render.text(view(state, "blue"), "en", memory=True)
    assert "Known cards:" not in render.text(view(state, "purple"), "en", memory=True)


# -- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", [False, True])
def test_at_the_end_the_board_and_the_points_are_shown(screen: bool) -> None:
    state = position("end", cities={"orange": "7"}, ships={"orange": ""})
    seen = state.view(0)
    drawn = render.text(seen, "en", screen=screen)
    assert drawn.startswith("Tyros: ")
    assert "Piles:" not in drawn
    assert "19" in drawn


def test_a_reading_scores_as_the_rules_do() -> None:
    for players, options in VARIANTS:
        for step, state in enumerate(positions(players, 4, options, "tyros")):
            if step % 17 and state.actor != OVER:
                continue
            seen = state.view(None)
            reading = TyrosViewReader(seen)
            for seat in range(players):
                points = sum(sum(reading.points_in(seat, empire)) for empire in range(EMPIRES))
                bonus = 7 if seen["bonus"] == seat else 0
                assert points + bonus == seen["standings"][seat]
        sheet = seen["outcome"]["empires"]
        assert [row["empire"] for row in sheet] == reading.by_size
        assert all(row["majority"] == reading.majority(row["empire"]) for row in sheet)


def test_a_majority_can_be_nobodys() -> None:
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        empires={"copper": "6 7"},
        cities={"blue": "6", "orange": "7"},
    )
    assert TyrosViewReader(state.view(0)).majority(0) == NOBODY
