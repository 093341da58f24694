import pytest

from emporion.core.errors import IllegalAction, NothingToUndo
from emporion.table import Match, Turn, new_match

from ..cli.matches import parsed


@pytest.fixture
def match() -> Match:
    """Blue begins with wood 1, grain 2, grain 3 and a trader."""
    return new_match("byzanz", 4, seed="7")


def laid(match: Match) -> list[int]:
    drafted: list[int] = match.view(0)["draft"]
    return drafted


def test_cards_may_be_laid_in_any_order(match: Match) -> None:
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-3"))
    assert match.parse("+wood-1") not in match.legal(0)
    assert match.parse("+wood-1") in turn.options()
    turn.play(parsed(match, "+wood-1"))
    turn.play(parsed(match, "bid"))
    assert match.moves[-1].actions == tuple(parsed(match, "+wood-1 +grain-3 bid"))


def test_several_steps_are_one_decision(match: Match) -> None:
    assert Turn(match, 0).play(parsed(match, "+grain-2 +wood-1 bid")) == 1
    assert match.view(None)["highest"] == 3


def test_if_one_step_cannot_be_done_none_is(match: Match) -> None:
    turn = Turn(match, 0)
    before = match.state.key()
    for line in ("+wood-1 +wine-2 bid", "bid", "+wood-1 pass", "take:wine"):
        with pytest.raises(IllegalAction):
            turn.play(parsed(match, line))
        assert match.state.key() == before
        assert not turn.laid


def test_a_decision_is_final_and_what_cannot_follow_it_is_left_out(match: Match) -> None:
    turn = Turn(match, 0)
    before = len(match.moves)
    assert turn.play(parsed(match, "pass +wood-1")) == 1
    assert turn.left_out
    assert len(match.moves) == before + 1
    assert not turn.laid


def test_nobody_can_try_out_what_a_bid_would_reveal() -> None:
    for others in (("bid:0+0", "bid:1+0", "bid:1+1"), ("bid:4+4", "bid:4+3", "bid:3+3")):
        match = new_match("ys", 4, seed="7")
        for seat, bid in enumerate(others):
            match.apply(seat, match.parse(bid))
        turn = Turn(match, 3)
        before = len(match.moves)
        assert turn.play(parsed(match, "bid:3+1 done")) == 1, "a seat that tries has bid"
        assert len(match.moves) == before + 1
        assert turn.left_out


def test_a_sale_and_a_bid_may_stand_on_one_line(match: Match) -> None:
    turn = Turn(match, 0)
    assert turn.play(parsed(match, "sell:grain-3+grain-2+trader +wood-1 bid")) == 2
    assert match.scores()[0] == 3
    assert match.view(None)["highest"] == 1


def test_undo_takes_back_the_step_that_was_made_last(match: Match) -> None:
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-3 +wood-1"))
    assert match.show(turn.undo()) == "+wood-1"
    assert laid(match) == [match.parse("+grain-3") - match.parse("+cloth-1")]
    turn.undo()
    with pytest.raises(NothingToUndo):
        turn.undo()


def test_everything_can_be_taken_back_at_once(match: Match) -> None:
    turn = Turn(match, 0)
    before = match.state.key()
    turn.play(parsed(match, "+grain-3 +wood-1"))
    turn.undo_all()
    assert match.state.key() == before
    with pytest.raises(NothingToUndo):
        turn.undo_all()


def test_undo_stops_at_a_commit(match: Match) -> None:
    turn = Turn(match, 0)
    turn.play(parsed(match, "sell:grain-3+grain-2+trader +wood-1"))
    turn.undo()
    with pytest.raises(NothingToUndo):
        turn.undo()
    assert match.scores()[0] == 3
