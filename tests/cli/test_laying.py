"""Laying cards at the terminal: in any order, and taken back by name."""

from pathlib import Path

import pytest

from emporion.table import new_match
from emporion.text import wording

from ..games.tyros import positions as tyros
from ..table.test_any_order import topping_eight
from .consoles import Scripted, seated
from .tyros_positions import before_a_journey

EN = wording("en")


def test_cards_are_laid_in_any_order_and_taken_back_by_name(tmp_path: Path) -> None:
    user = Scripted(
        ["grain 4", "cloth 1", "undo grain 4", "undo wine 2", "grain 4", "wine 2", "bid"]
    )
    session = seated(tmp_path / "game.emporion", user, topping_eight())
    session.run()
    assert "Laid for your bid: grain 4\n" in user.shown
    assert "Laid for your bid: cloth 1, grain 4\n" in user.shown
    assert "Taken back: “Lay grain 4”." in user.shown
    assert "You have not laid “wine 2”. You can take back Lay cloth 1." in user.shown
    assert session.match.moves[-1].actor != 0 or session.match.view(0)["highest"] == 9


@pytest.mark.parametrize("typed", ["undo all", "u all"])
def test_everything_is_taken_back_at_once(typed: str, tmp_path: Path) -> None:
    user = Scripted(["grain 4 cloth 1", typed])
    session = seated(tmp_path / "game.emporion", user, topping_eight())
    session.run()
    assert "Everything has been taken back." in user.shown


def test_a_ship_may_be_paid_by_the_joker_first(tmp_path: Path) -> None:
    user = Scripted(["ship:24", "joker", "copper"])
    session = seated(tmp_path / "game.emporion", user, before_a_journey())
    session.run()
    assert session.match.view(0)["seats"][0]["ships"].count(24) == 2


@pytest.mark.parametrize("typed", ["city:17", "city 17", "Found a city on field 17"])
def test_what_is_not_open_is_refused_with_its_reason_however_it_is_typed(
    typed: str, tmp_path: Path
) -> None:
    match = new_match("tyros", 3, seed="7")
    match.state = tyros.position(
        "blue: action",
        3,
        hands={"blue": "copper*6", "orange": "oil", "purple": "oil"},
        empires={"copper": "17 12"},
        ships={"blue": "17", "purple": "17"},
    )
    user = Scripted([typed])
    seated(tmp_path / "game.emporion", user, match).run()
    assert "Somebody else's ship lies there, too" in user.shown
    assert "neither a choice nor a command" not in user.shown


@pytest.mark.parametrize("typed", ["olives 4", "lay olives 4", "+olives-4", "olives 4 bid"])
def test_a_card_that_one_does_not_have_is_refused_by_its_name(typed: str, tmp_path: Path) -> None:
    user = Scripted([typed])
    seated(tmp_path / "game.emporion", user, topping_eight()).run()
    assert EN.say("byzanz.refusal.not_in_hand", card="olives 4") in user.shown


@pytest.mark.parametrize("typed", ["olives", "olives 9", "castle", "grain 4 castle"])
def test_what_is_no_action_at_all_is_not_refused_as_one(typed: str, tmp_path: Path) -> None:
    user = Scripted([typed])
    seated(tmp_path / "game.emporion", user, topping_eight()).run()
    assert "neither a choice nor a command" in user.shown
