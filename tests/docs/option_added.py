"""What is true once the walk `option.md` has been followed; its test runs this on the copy."""

from pathlib import Path

import pytest

import emporion
from emporion.core.errors import InvalidOption
from emporion.core.rng import Rng
from emporion.games import find
from emporion.research import layout
from emporion.research.reading.byzanz import read as read_view
from emporion.text import LANGUAGES, wording
from tests.play import play_on

GAME = find("byzanz")


def test_the_copy_is_tested() -> None:
    assert Path(emporion.__file__).is_relative_to(Path(__file__).parents[2])


def test_the_option_is_offered_and_other_values_are_refused() -> None:
    option = GAME.options[-1]
    assert (option.name, option.values, option.default) == ("ending", ("sales", "market"), "sales")
    assert GAME.setup(4, {}).view(0)["options"]["ending"] == "sales"
    with pytest.raises(InvalidOption):
        emporion.new_match("byzanz", 4, {"ending": "never"})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("ending", ["sales", "market"])
def test_a_game_is_played_to_its_end_and_recorded(players: int, ending: str) -> None:
    match = emporion.new_match("byzanz", players, {"ending": ending}, seed=players)
    phases = set()
    rng = Rng(players)
    while not match.over:
        phases.add(match.view(None)["phase"])
        play_on(match, rng, decisions=1)
    assert ("final_sales" in phases) == (ending == "sales")
    assert f"ending={ending}" in match.record()
    assert emporion.replay(match.record()).over


def test_bots_play_with_it() -> None:
    match = emporion.new_match("byzanz", 3, {"ending": "market"}, seed=2)
    bot = emporion.bot("byzanz", "medium", seed=2)
    while not match.over:
        seat = match.actors[0]
        for action in bot.turn(match.view(seat), match.legal(seat)):
            match.apply(seat, action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_named_in_every_language_and_listed_in_the_rules(lang: str) -> None:
    words = wording(lang)
    assert words.option_name("byzanz", "ending")
    assert words.option_help("byzanz", "ending") in words.rules("byzanz")
    for value in ("sales", "market"):
        assert words.option_value("byzanz", "ending", value) in words.rules("byzanz")


def test_states_with_another_value_are_not_the_same() -> None:
    book, other = GAME.setup(4, {}), GAME.setup(4, {"ending": "market"})
    assert book.key() != other.key()
    assert other.copy().key() == other.key()
    view = other.view(0)
    assert GAME.determinize(view, lambda n: 0).view(0)["options"]["ending"] == "market"


def test_observations_show_it() -> None:
    (field,) = [field for field in layout("byzanz", 4) if field.name == "ending"]
    assert (field.end - field.start, field.high) == (1, 1)
    assert read_view(GAME.setup(4, {"ending": "market"}).view(0))["ending"] == [1]
