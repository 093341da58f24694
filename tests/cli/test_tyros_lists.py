"""Tyros at the terminal: what may be chosen, in rows, with ways and prices before they are paid."""

import re
from pathlib import Path

import pytest

from emporion.cli.screen import choice_list
from emporion.table import Turn, new_match
from tests.games.tyros.positions import position

from .consoles import Scripted, seated
from .matches import lines_of, menu_of, parsed
from .tyros_positions import before_a_journey, in_the_midst_of


def test_a_terminal_too_narrow_for_the_map_gets_the_table_in_words(tmp_path: Path) -> None:
    match = new_match("tyros", 3, seed="7")
    user = Scripted(screen=True, width=60, height=70)
    session = seated(tmp_path / "game.emporion", user, match)
    session.screen.draw(match.actors[0], menu_of(match), whole=True)
    assert "Fields without an empire" in user.shown
    assert "··" not in user.shown
    assert max(map(len, user.shown.split("\n"))) <= 60


def test_actions_are_listed_row_by_row_with_what_places_cost() -> None:
    assert lines_of(menu_of(before_a_journey())) == [
        "  1 Pass",
        "Sail from:  2 field 8     3 field 22    4 field 24    5 16 east",
        "Found a city:  6 field 16: 4 copper and 1 joker",
        "Build a ship:  7 Tyros: 4 cards of any sort      8 field 24: 2 cards, one cedar",
        "Bank, new cards:  9 copper   10 oil      11 joker",
        "Bank, 3 for 1: 12 copper   13 oil      14 joker",
        "Offer: 15 copper   16 oil      17 joker",
    ]


def test_every_goal_says_its_way_and_its_price_before_it_is_chosen() -> None:
    assert lines_of(menu_of(before_a_journey(), "sail:22")) == [
        " 1 To field 17: 1 copper",
        " 2 To field 23: 1 joker",
        " 3 To field 12: 2 copper, plus a toll for Red, via 17",
        " 4 To the west coast of field 16: 2 copper, via 17",
        " 5 To the east coast of field 16: 2 copper, via 17",
        " 6 To field 10: 4 copper, via 17, 12, 11",
    ]


def test_far_goals_are_kept_back_when_there_are_many() -> None:
    empire = "8 10 11 12 15 16 17 22 24 25 27 28 29 30 31 32"
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper*12 joker*2"},
        empires={"copper": empire},
        ships={"blue": "17"},
    )
    found = menu_of(in_the_midst_of(state), "sail:17")
    assert not found.shown
    assert len(found.many) > 12
    assert len(found.shown_many()) == 12
    ways = [choice.label.partition("via")[2].count(",") for choice in found.many]
    assert ways == sorted(ways)


def test_jokers_a_toll_and_a_ships_price_are_chosen_by_what_is_paid() -> None:
    match = before_a_journey()
    assert lines_of(menu_of(match, "sail:22 to:12")) == [
        " 1 Pay 2 copper                2 Pay 1 copper and 1 joker"
    ]
    match = before_a_journey()
    assert lines_of(menu_of(match, "sail:22 to:12 jokers:1")) == ["Toll for Red: 1 copper   2 oil"]
    match = before_a_journey()
    assert lines_of(menu_of(match, "ship:24")) == ["Pay: 1 copper   2 oil      3 joker"]


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_a_number_that_words_begin_with_is_kept_apart_from_the_choices_own(lang: str) -> None:
    found = menu_of(before_a_journey(), "sail:22 to:12", lang)
    assert re.match(r" *1: 2 (koper|Kupfer)", lines_of(found)[0])
    assert re.match(r" *1: 2 ", choice_list(found, [])[0].plain)


def test_tiles_are_listed_with_the_empires_that_may_grow_there() -> None:
    state = position(
        "blue: laying", 3, tiles={"blue": "12 18 22 5"}, empires={"copper": "17", "cedar": "23"}
    )
    assert lines_of(menu_of(in_the_midst_of(state))) == [
        "Tile 12 for: 1 copper   2 oil",
        "Tile 18 for: 3 copper   4 oil      5 cedar",
        "Tile 22 for: 6 copper   7 cedar",
    ]


def test_a_tile_that_is_exchanged_is_chosen_by_its_number() -> None:
    state = position("blue: exchange", 3, tiles={"blue": "1 4 5"})
    assert lines_of(menu_of(in_the_midst_of(state))) == [
        "Under the pile: 1 tile 1   2 tile 4   3 tile 5"
    ]


def test_a_deal_is_put_together_card_by_card() -> None:
    match = before_a_journey()
    assert lines_of(menu_of(match, "give:copper")) == [
        "Give also: 1 copper   2 oil      3 joker",
        "Ask for: 4 oil     5 cedar   6 cloth   7 joker",
    ]
    match = before_a_journey()
    assert lines_of(menu_of(match, "give:copper want:cloth")) == [
        "Offer it to:  1 all      2 Red      3 White",
        "Give also:  4 copper    5 oil       6 joker",
        "Ask for:  7 oil      8 cedar    9 cloth   10 joker",
    ]


def test_a_partner_is_chosen_by_what_the_trade_would_be() -> None:
    match = before_a_journey()
    for line in ("give:copper want:oil ask:all", "accept", "give:cloth want:oil counter"):
        seat = match.actors[0]
        Turn(match, seat).play(parsed(match, line))
    assert lines_of(menu_of(match)) == [
        " 1 Trade with nobody",
        " 2 Trade with Red: give 1 copper for 1 oil",
        " 3 Trade with White: give 1 oil for 1 cloth",
    ]


def test_an_offer_can_be_answered_with_another() -> None:
    match = before_a_journey()
    Turn(match, 0).play(parsed(match, "give:copper want:oil ask:all"))
    assert lines_of(menu_of(match)) == [
        " 1 Accept: give 1 oil for 1 copper    2 Decline the offer",
        "Give instead: 3 oil",
    ]
