"""The search finds what is best in a small game, whatever the game, and the same again."""

from typing import ClassVar

import pytest

import emporion.bots.search_bot
from emporion.bots.baselines import MctsBot
from emporion.bots.search.evaluator import Evaluator
from emporion.bots.search.ismcts import IsmctsSearch
from emporion.bots.search.node import Node
from emporion.bots.search.search import Search
from emporion.bots.search.timing import Clock
from emporion.bots.search_bot import SearchBot
from emporion.core.game import Game
from emporion.core.rng import Rng
from emporion.core.state import State, View
from emporion.table import is_turn
from tests.kit.toy import DONE, DRAW, STOP, Fair, FairState

from .fair import FairEvaluator, bidding, view_and_legal

ENDLESS = 1e9


def still() -> float:
    """A clock that stands still."""
    return 0.0


def thought(state: FairState, seat: int, tries: int = 400, seed: int = 1) -> Search:
    view, legal = view_and_legal(state, seat)
    search = Search(Fair(), FairEvaluator(), view, legal, seed)
    search.run(tries, ENDLESS, still)
    return search


def to_win() -> FairState:
    """Seat 1 holds cards that nobody can beat, and both are about to bid."""
    return bidding([[1, 1, 1], [5, 5, 5]], prize=4)


def test_a_bid_that_cannot_lose_is_made() -> None:
    assert thought(to_win(), 1).plan()[0] != DONE


def test_a_chain_is_planned_to_its_end() -> None:
    plan = thought(to_win(), 1).plan()
    assert plan in ([5, DONE], [5, 5, DONE], [5, 5, 5])


def test_a_card_in_hand_is_worth_drawing_where_it_scores() -> None:
    state = bidding([[1, 1, 1], [5, 5, 5]], prize=4, consolation=True)
    for seat, action in ((0, DONE), (1, 5), (1, DONE)):
        state.apply(seat, action)
    assert state.legal(1) == [DRAW, STOP]
    state.points = [6, 4]
    assert thought(state, 1).plan() == [DRAW]


def test_the_same_seed_and_tries_give_the_same_thought() -> None:
    first, second = thought(to_win(), 1), thought(to_win(), 1)
    assert first.root.visits == second.root.visits
    assert first.root.totals == second.root.totals


def test_another_seed_gives_another_thought() -> None:
    assert thought(to_win(), 0, seed=1).root.totals != thought(to_win(), 0, seed=2).root.totals


class Watchful(FairEvaluator):
    """Tells decisions apart by the prize that is offered then."""

    def decision_key(self, state: State, seat: int) -> int:
        assert isinstance(state, FairState)
        return state.prize


def test_decisions_are_thought_about_apart_where_something_else_has_come_up() -> None:
    view, legal = view_and_legal(bidding([[1, 2, 3], [2, 4, 5]], prize=4, rounds=2), 0)
    sizes = []
    for evaluator in (FairEvaluator(), Watchful()):
        search = Search(Fair(), evaluator, view, legal, 1)
        search.run(300, ENDLESS, still)
        sizes.append(_size(search.root))
    assert sizes[1] > sizes[0]


def _size(node: Node) -> int:
    return 1 + sum(_size(each) for each in node.children.values())


def test_two_positions_with_the_same_view_are_thought_of_alike() -> None:
    one, other = to_win(), bidding([[2, 3, 4], [5, 5, 5]], prize=4)
    assert one.view(1) == other.view(1)
    assert thought(one, 1).root.totals == thought(other, 1).root.totals


def test_thinking_stops_when_the_time_is_up() -> None:
    times = iter(range(1000))
    view, legal = view_and_legal(to_win(), 1)
    search = Search(Fair(), FairEvaluator(), view, legal, 1)
    search.run(10**6, 5.0, lambda: float(next(times)))
    assert search.tries <= 24


def test_thinking_stops_when_nothing_can_overtake_the_favourite() -> None:
    view, legal = view_and_legal(to_win(), 1)
    search = Search(Fair(), FairEvaluator(), view, legal, 1)
    search.run(4000, ENDLESS, still)
    assert search.tries < 4000


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_may_think_while_others_choose_at_the_same_time(seat: int) -> None:
    state = to_win()
    assert thought(state, seat).plan()[0] in state.legal(seat)


def test_ismcts_finds_the_bid_that_cannot_lose() -> None:
    view, legal = view_and_legal(to_win(), 1)
    search = IsmctsSearch(Fair(), view, legal, 1)
    search.run(400, ENDLESS, still)
    assert search.best() == 5


def _bots(tries: int) -> list[SearchBot | MctsBot]:
    game = Fair()
    return [
        SearchBot(game, FairEvaluator(), 1, 0.0, tries),
        MctsBot(game, 1, 0.0, tries),
    ]


@pytest.mark.parametrize("place", [0, 1])
def test_bots_that_search_play_whole_games(place: int) -> None:
    game = Fair()
    state = game.setup(2)
    chooser = _bots(60)[place]
    step = 0
    while state.actors() or state.actor == -1:
        if state.actor == -1:
            state.apply(-1, state.chance_outcome(step % state.chance_total()))
        else:
            seat = state.actors()[0]
            view, legal = view_and_legal(state, seat)
            chain = chooser.turn(view, legal)
            assert is_turn(state, seat, chain)
            for action in chain:
                state.apply(seat, action)
        step += 1


def test_a_turn_is_played_to_its_commit_as_it_was_thought_out() -> None:
    state = to_win()
    chain = _bots(400)[0].turn(*view_and_legal(state, 1))
    seed = Rng(1).seed()  # the bot's first
    assert chain == thought(state, 1, seed=seed).plan()
    assert is_turn(state, 1, chain)


def test_where_a_plan_ends_before_the_commit_the_rest_is_thought_out_from_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(emporion.bots.search_bot, "Search", Hasty)
    Hasty.legal.clear()
    chain = _bots(400)[0].turn(*view_and_legal(to_win(), 1))
    assert chain == [5, 5, DONE]
    assert Hasty.legal == [[DONE, 5], [DONE, 5], [DONE, 5]]


class Hasty:
    """A search that plans one step at a time."""

    legal: ClassVar[list[list[int]]] = []

    def __init__(
        self, game: Game, evaluator: Evaluator, view: View, legal: list[int], *rest: int
    ) -> None:
        self.legal.append(legal)

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        """It thinks of nothing."""

    def plan(self) -> list[int]:
        return [5] if len(self.legal) < 3 else [DONE]


class Watched:
    """A search that takes as long as it is told, and notes how long it might have taken."""

    spent = 0.0
    now = 0.0
    granted: ClassVar[list[float]] = []

    def __init__(
        self, game: Game, evaluator: Evaluator, view: View, legal: list[int], *rest: int
    ) -> None:
        self._legal = legal

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        Watched.granted.append(seconds)
        Watched.now += Watched.spent

    def plan(self) -> list[int]:
        return self._legal[:1]


def test_time_that_was_not_needed_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emporion.bots.search_bot, "Search", Watched)
    monkeypatch.setattr(emporion.bots.search_bot, "perf_counter", lambda: Watched.now)
    searcher = SearchBot(Fair(), FairEvaluator(), 1, 4.0, None)
    view, legal = view_and_legal(to_win(), 1)
    for Watched.spent in (4.0, 1.0, 0.0, 10.0, 4.0):
        searcher.turn(view, legal)
    # Never more than two and a half decisions' time; and nothing is left after the longest.
    assert Watched.granted == [4.0, 4.0, 7.0, 10.0, 4.0]


def test_a_machine_that_stood_still_costs_one_decision_and_not_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(emporion.bots.search_bot, "Search", Watched)
    monkeypatch.setattr(emporion.bots.search_bot, "perf_counter", lambda: Watched.now)
    monkeypatch.setattr(Watched, "granted", [])
    searcher = SearchBot(Fair(), FairEvaluator(), 1, 4.0, None)
    view, legal = view_and_legal(to_win(), 1)
    for Watched.spent in (5.0, 3.0, 600.0, 0.0, 4.0):
        searcher.turn(view, legal)
    # A little too long is made up for; what is owed after a standstill is one decision's time.
    assert Watched.granted == [4.0, 3.0, 4.0, 0.0, 4.0]
