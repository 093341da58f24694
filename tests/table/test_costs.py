"""What it costs to lay a draft: no step of it is applied again for those that follow."""

from collections.abc import Iterator

import pytest

from emporion.table import Match, Turn, new_match

from ..kit import toy
from ..kit.play import on_the_shelf
from ..kit.toy import DONE, NAME, Fair, FairState

HAND = 6


class CountingState(FairState):
    """Counts how often an action is applied, to any of these positions."""

    applied = 0

    def apply(self, seat: int, action: int) -> None:
        """Count it."""
        CountingState.applied += 1
        super().apply(seat, action)


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Iterator[Match]:
    """Two seats with long hands, of which any cards may be bid."""
    monkeypatch.setattr(toy, "DEALT", HAND)
    with on_the_shelf(Fair(CountingState)):
        begun = new_match(NAME, 2, seed="7")
        CountingState.applied = 0
        yield begun


def hand(match: Match, seat: int) -> list[int]:
    """A seat's cards, ascending."""
    cards: list[int] = match.view(seat)["hand"]
    return sorted(cards)


def test_in_a_match_each_step_of_a_draft_is_applied_once(match: Match) -> None:
    for card in hand(match, 0):
        match.apply(0, card)
    assert CountingState.applied == HAND
    match.apply(0, DONE)
    assert CountingState.applied == HAND + 1


def test_a_turn_applies_each_step_once_to_its_own_copy_and_once_to_the_match(match: Match) -> None:
    turn = Turn(match, 0)
    for laid, card in enumerate(hand(match, 0)):
        assert card in turn.options()
        turn.play([card])
        assert CountingState.applied == 2 * (laid + 1)
    turn.options()
    assert CountingState.applied == 2 * HAND


def test_whether_a_step_commits_is_tried_once_in_each_position(match: Match) -> None:
    turn, (first, *_) = Turn(match, 0), hand(match, 0)
    for laid in ([], [first]):
        turn.play(laid)
        options = turn.options()
        before = CountingState.applied
        for _ in range(2):
            assert [action for action in options if turn.commits(action)] == [DONE]
            assert CountingState.applied - before == len(options)


def test_what_is_a_whole_decision_by_itself_is_tried_once(match: Match) -> None:
    turn = Turn(match, 0)
    for _ in range(2):
        assert turn.alternatives() == [DONE]
        assert CountingState.applied == 1
    turn.play(hand(match, 0)[:1])
    before = CountingState.applied
    assert turn.alternatives() == [DONE]
    assert CountingState.applied == before


def test_a_line_of_steps_costs_no_more_than_one_by_one(match: Match) -> None:
    Turn(match, 0).play(hand(match, 0))
    assert CountingState.applied == 2 * HAND


def test_a_card_that_belongs_before_others_leaves_what_comes_before_it_alone(match: Match) -> None:
    """Only the cards that follow it are applied to the copy again, not those before it."""
    cards = hand(match, 0)
    missing = next(place for place in range(HAND - 2, 0, -1) if cards[place] < cards[place + 1])
    turn = Turn(match, 0)
    turn.play([*cards[:missing], *cards[missing + 1 :]])
    turn.options()
    before = CountingState.applied
    turn.play([cards[missing]])
    again_in_the_match = HAND
    on_the_copy = HAND - missing
    assert CountingState.applied - before == on_the_copy + again_in_the_match
