"""Laying cards at the terminal: in any order, and taken back by name."""

from pathlib import Path

import pytest

from ..table.test_any_order import topping_eight
from .desks import Scripted, seated
from .tyros_positions import before_a_journey


def test_cards_are_laid_in_any_order_and_taken_back_by_name(tmp_path: Path) -> None:
    desk = Scripted(
        ["grain 4", "cloth 1", "undo grain 4", "undo wine 2", "grain 4", "wine 2", "bid"]
    )
    session = seated(tmp_path / "game.emporion", desk, topping_eight())
    session.run()
    assert "Laid for your bid: grain 4\n" in desk.shown
    assert "Laid for your bid: cloth 1, grain 4\n" in desk.shown
    assert "Taken back: “Lay grain 4”." in desk.shown
    assert "You have not laid “wine 2”. You can take back Lay cloth 1." in desk.shown
    assert session.match.moves[-1].actor != 0 or session.match.view(0)["highest"] == 9


@pytest.mark.parametrize("typed", ["undo all", "u all"])
def test_everything_is_taken_back_at_once(typed: str, tmp_path: Path) -> None:
    desk = Scripted(["grain 4 cloth 1", typed])
    session = seated(tmp_path / "game.emporion", desk, topping_eight())
    session.run()
    assert "Everything has been taken back." in desk.shown


def test_a_ship_may_be_paid_by_the_joker_first(tmp_path: Path) -> None:
    desk = Scripted(["ship:24", "joker", "copper"])
    session = seated(tmp_path / "game.emporion", desk, before_a_journey())
    session.run()
    assert session.match.view(0)["seats"][0]["ships"].count(24) == 2
