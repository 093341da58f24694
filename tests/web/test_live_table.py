"""A table is its rows: built from them at any moment, it is the table that was played."""

from collections import Counter

import pytest

from emporion import replay
from emporion.core.errors import IllegalAction, NothingToUndo, NotYourDecision
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.store.rows import StoredTable
from emporion.web.errors import NotBegun
from emporion.web.host import Guest, LiveTable, SeatSpec, TableSpec
from emporion.web.host.table_spec import rows

from .kept import Kept, shown
from .services import bot_turn

pytestmark = pytest.mark.once

Options = dict[str, OptionValue]

GAMES: list[tuple[str, str, Options]] = [
    ("byzanz", "ppp", {}),
    ("byzanz", "pbpb", {"ties": "goods", "picking": "may", "first": 2}),
    ("byzanz", "pppppp", {}),
    ("tyros", "ppb", {}),
    ("tyros", "pbpb", {"setup": "variable", "offers": 1}),
    ("ys", "pp", {"neutral": "strong"}),
    ("ys", "ppp", {"kings_favor": True, "neighborhoods": 3}),
    ("ys", "pppp", {"express": True}),
    ("ys", "pbpb", {"peek": False, "kings_favor": True}),
]

SELDOM = {"byzanz": 14, "tyros": 150, "ys": 20}
"""One step in how many the table is built again: games are of unlike length."""


def play(kept: Kept, rng: Rng, seldom: int) -> None:
    """A whole game of people who change their minds; now and then the process is another one."""
    while not kept.live.over:
        drafting = [seat for seat, turn in kept.live.turns.items() if turn.laid]
        if drafting and rng.below(5) == 0:
            seat = drafting[rng.below(len(drafting))]
            laid = kept.live.turns[seat].laid
            step = laid[rng.below(len(laid))] if rng.below(2) else None
            change_mind(kept, seat, everything=rng.below(3) == 0, step=step)
        else:
            asked = kept.live.match.actors
            kept.decide(asked[rng.below(len(asked))])
        if rng.below(seldom) == 0:
            again = kept.again()
            assert shown(again) == shown(kept.live)
            kept.live = again


def change_mind(kept: Kept, seat: int, everything: bool, step: int | None) -> None:
    """Take back a step; where every step of the draft was without a choice, nothing is changed."""
    before = shown(kept.live)
    try:
        kept.undo(seat, everything, step)
    except NothingToUndo:
        assert shown(kept.live) == before


@pytest.mark.parametrize(("game", "kinds", "options"), GAMES, ids=str)
def test_a_game_can_be_rebuilt_from_its_rows_at_any_moment(
    game: str, kinds: str, options: Options
) -> None:
    kept = Kept(game, kinds, options, seed=11, rng=Rng(5))
    play(kept, Rng(3), SELDOM[game])
    assert shown(kept.again()) == shown(kept.live)
    assert replay(kept.live.match.record()).outcome() == kept.live.match.outcome()


@pytest.mark.parametrize("game", SELDOM)
def test_a_table_that_takes_over_what_others_wrote_is_as_one_that_is_rebuilt(game: str) -> None:
    kept = Kept(game, "ppb", {}, seed=4, rng=Rng(6))
    behind, seen = kept.again(), len(kept.moves)
    rng = Rng(8)
    for step in range(60):
        asked = kept.live.match.actors
        kept.decide(asked[rng.below(len(asked))])
        if step % 7 == 0:
            news = kept.stored()
            behind.refresh(StoredTable(news.table, news.seats, news.moves[seen:], ()))
            seen = len(news.moves)
            assert shown(behind) == shown(kept.live)


def test_what_is_asked_before_the_first_move_is_known_to_a_table_that_is_rebuilt() -> None:
    """Where all decide at once, those who are slower have been asked since the beginning."""
    kept = Kept("ys", "ppp", {}, seed=4, rng=Rng(6))
    slower = kept.live.match.actors[1:]
    while not kept.moves:
        kept.decide(0)
    assert {kept.live.questions[seat].number for seat in slower} == {0}
    assert kept.again().questions == kept.live.questions


def test_cards_of_a_bid_may_be_laid_in_any_order() -> None:
    kept = Kept("byzanz", "ppp", {}, seed=2, rng=Rng(1))
    rng = Rng(9)
    turned_round = 0
    while not kept.live.over:
        seat = kept.live.match.actors[0]
        chain = bot_turn(kept.live, seat, rng).chain
        before = len(kept.moves)
        *cards, close = chain
        while left := list((Counter(cards) - Counter(kept.live.turns[seat].laid)).elements()):
            last = max(card for card in left if card in kept.live.options(seat))
            turned_round += last > min(left)
            kept.step(seat, last)
            if rng.below(8) == 0:
                assert shown(kept.again()) == shown(kept.live)
        kept.step(seat, close)
        assert list(kept.moves[before].actions) == chain
    assert turned_round > 10


def test_a_seat_that_is_asked_again_at_once_has_nothing_to_undo() -> None:
    """What it has laid for one decision is not laid for the next one."""
    again_at_once = 0
    for game, seed in (("byzanz", 3), ("tyros", 3), ("ys", 3)):
        kept = Kept(game, "ppp", {}, seed, rng=Rng(seed))
        for _ in range(300):
            if kept.live.over:
                break
            seat = kept.live.match.actors[0]
            before, had_laid = len(kept.moves), bool(kept.live.turns[seat].laid)
            kept.decide(seat)
            if len(kept.moves) > before and had_laid and seat in kept.live.turns:
                again_at_once += 1
                assert kept.seats[seat].draft == tuple(kept.live.turns[seat].laid)
                with pytest.raises(NothingToUndo):
                    kept.live.undo(seat, everything=False)
                assert kept.again().turns[seat].laid == kept.live.turns[seat].laid
    assert again_at_once > 5


def test_a_decision_without_a_choice_is_taken_by_itself_and_told_as_such() -> None:
    kept = Kept("byzanz", "ppp", {}, seed=6, rng=Rng(2))
    while not kept.live.over:
        kept.decide(kept.live.match.actors[0])
        for seat in kept.live.turns:
            # One step with one outcome is nothing to ask a person for.
            options = kept.live.options(seat)
            assert len(options) > 1 or kept.live.turns[seat].laid
    forced = [move for move in kept.moves if move.forced]
    assert forced
    assert len(kept.live.forced) == len(forced)
    assert kept.again().forced == kept.live.forced


def test_bots_are_asked_even_where_there_is_no_choice() -> None:
    kept = Kept("byzanz", "bbb", {}, seed=6, rng=Rng(2))
    while not kept.live.over:
        assert kept.live.bots_asked
        assert not kept.live.turns
        kept.decide(kept.live.bots_asked[0])
    assert not any(move.forced for move in kept.moves)


def test_what_is_refused_changes_nothing() -> None:
    kept = Kept("ys", "ppp", {}, seed=1, rng=Rng(1))
    kept.decide(1)
    before = shown(kept.live)
    for action in (-1, 10**9, kept.live.match.game.num_actions):
        with pytest.raises(IllegalAction):
            kept.live.play(0, action)
    with pytest.raises(NothingToUndo):
        kept.live.undo(2, everything=True)
    assert shown(kept.live) == before

    waiting = Kept("byzanz", "ppp", {}, seed=1, rng=Rng(1))
    idle = next(seat for seat in range(3) if seat not in waiting.live.match.actors)
    with pytest.raises(NotYourDecision):
        waiting.live.play(idle, 0)
    with pytest.raises(NothingToUndo):
        waiting.live.undo(idle, everything=False)


def test_a_table_that_gathers_has_no_match() -> None:
    seats = (SeatSpec("me"), SeatSpec("invite"), SeatSpec("bot"))
    table, sitting = rows(TableSpec("byzanz", 3, seats), Guest("guest", "Guest"), 0.0)
    live = LiveTable(StoredTable(table, tuple(sitting), (), ()))
    assert live.free_seats() == [1]
    assert live.bots_asked == []
    assert live.options(0) == []
    assert not live.over
    with pytest.raises(NotBegun):
        live.view(None)
