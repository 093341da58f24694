"""Games by older versions of their rules: what can still be played, and by which it goes on."""

import pytest

import emporion
from emporion.core.actions import ActionKind, ActionTable
from emporion.core.errors import OlderRecord, UnsupportedRules
from emporion.core.game import Game
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import OVER
from emporion.core.state import State, View
from emporion.games.byzanz.game import Byzanz
from emporion.games.tyros.game import Tyros
from tests.kit.play import chosen, on_the_shelf


@pytest.mark.parametrize("name", emporion.game_names())
def test_every_game_can_be_played_by_its_newest_rules(name: str) -> None:
    game = emporion.game(name)
    assert game.supported[-1] == game.rules == len(game.history)
    assert game.at(game.rules) is game


def test_the_first_rules_of_tyros_can_still_be_played() -> None:
    game = emporion.game("tyros")
    assert game.supported == (1, 2)
    older = game.at(1)
    assert (older.rules, older.history) == (1, game.history[:1])
    assert older.supported == (1,)
    assert older.setup(3).view(None)["rules"] == 1


@pytest.mark.parametrize(("name", "rules"), [("tyros", 0), ("tyros", 3), ("ys", 0), ("ys", 2)])
def test_other_versions_are_refused_by_name(name: str, rules: int) -> None:
    with pytest.raises(UnsupportedRules) as error:
        emporion.new_match(name, 3, rules=rules)
    known = list(emporion.game(name).supported)
    assert error.value.facts == {"game": name, "asked": rules, "known": known}


def test_a_match_by_the_first_rules_is_recorded_and_resumed_by_them() -> None:
    match = emporion.new_match("tyros", 3, seed=5, rules=1)
    pick = Rng(5).below
    while match.view(None)["phase"] != "keeping":
        match.apply(*chosen(match.state, pick))
    assert len(match.actors) == 1, "by the first rules one chooses after another"
    resumed = emporion.replay(match.record())
    assert resumed.game.rules == 1
    assert resumed.state.key() == match.state.key()
    while not resumed.over:
        resumed.apply(*chosen(resumed.state, pick))
    assert "Rules: 1\n" in resumed.record()


@pytest.mark.parametrize("level", ["random", "greedy", "easy", "medium"])
def test_bots_play_by_the_rules_that_the_view_names(level: str) -> None:
    state = Tyros(1).setup(3)
    bot = emporion.bot("tyros", level, seed=1, tries=2)
    pick = Rng(2).below
    while state.view(0)["phase"] != "keeping":
        state.apply(*chosen(state, pick))
    seat = state.actor
    while state.actor == seat:
        view = state.view(seat)
        assert Tyros().determinize(view, pick).key()[:6] == state.key()[:6]
        for action in bot.turn(view, state.legal(seat)):
            state.apply(seat, action)


def test_a_record_of_rules_that_are_no_longer_played_is_refused_as_such() -> None:
    match = emporion.new_match("byzanz", 3, seed=1)
    newer = Byzanz()
    newer.history = (*newer.history, "a new reading of the book")
    newer.oldest = 2
    with on_the_shelf(newer), pytest.raises(OlderRecord) as error:
        emporion.replay(match.record())
    assert (error.value.facts["asked"], error.value.facts["known"]) == (1, 2)


class _Bare(Game):
    """A game that says nothing of older rules."""

    def __init__(self) -> None:
        go = ActionTable(ActionKind.of("go"))
        super().__init__(
            name="bare",
            min_players=2,
            max_players=2,
            options=(),
            history=("first", "second"),
            actions=go,
            outcomes=go,
            end_reasons=("points",),
        )

    def begin(self, players: int, options: dict[str, OptionValue]) -> State:
        raise AssertionError

    def determinize(self, view: View, pick: object) -> State:
        raise AssertionError

    def max_length(self, players: int) -> int:
        return 1


def test_a_game_that_says_nothing_of_older_rules_plays_the_newest_alone() -> None:
    assert _Bare().supported == (2,)
    with pytest.raises(UnsupportedRules):
        _Bare().at(1)


def test_a_whole_game_by_the_first_rules_never_asks_two_at_once() -> None:
    state = Tyros(1).setup(4)
    pick = Rng(9).below
    while state.actor != OVER:
        assert len(state.actors()) < 2
        state.apply(*chosen(state, pick))
