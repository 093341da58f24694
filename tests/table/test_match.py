"""A match guards the engine: it refuses, takes back, and proves its dice."""

import hashlib
import json

import pytest

import emporion
from emporion.core.errors import (
    IllegalAction,
    InvalidActionText,
    InvalidOption,
    InvalidPlayerCount,
    NothingToUndo,
    NotYourDecision,
    UnknownGame,
    UnknownOption,
)
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.records import read
from emporion.table import Dice, Match
from tests.play import finished_match, play_on, random_action


@pytest.fixture
def match() -> Match:
    return emporion.new_match("byzanz", players=4, seed=7)


def _drafting(match: Match) -> int:
    """Bring the actor into the middle of a bid."""
    seat = match.actor
    assert seat is not None
    match.apply(seat, next(a for a in match.legal(seat) if match.show(a).startswith("+")))
    return seat


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame) as error:
        emporion.new_match("chess", players=2)
    assert error.value.facts == {"asked": "chess", "known": emporion.game_names()}


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 100])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(InvalidPlayerCount) as error:
        emporion.new_match("byzanz", players=players)
    assert (error.value.facts["min_players"], error.value.facts["max_players"]) == (3, 6)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        emporion.new_match("byzanz", players=4, options={"luck": True})


@pytest.mark.parametrize("value", [4, -1, True, "0", "blue"])
def test_an_impossible_option_is_refused(value: bool | int | str) -> None:
    with pytest.raises(InvalidOption) as error:
        emporion.new_match("byzanz", players=4, options={"first": value})
    assert error.value.facts["known"] == [0, 1, 2, 3]


def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes(match: Match) -> None:
    before = match.state.key()
    for seat in (1, 2, 3, 4, -1):
        with pytest.raises(NotYourDecision):
            match.apply(seat, match.legal(0)[0])
    assert match.state.key() == before


def test_an_illegal_action_is_refused_with_its_reason_and_nothing_changes(match: Match) -> None:
    before = match.state.key()
    for action in range(-3, match.game.num_actions + 3):
        if action not in match.legal(0):
            with pytest.raises(IllegalAction) as error:
                match.apply(0, action)
            assert error.value.facts["reason"]
    assert match.state.key() == before


def test_a_text_that_is_no_action_is_refused(match: Match) -> None:
    for text in ("", "fold", "+cloth-9", "sell:cloth-1", "BID"):
        with pytest.raises(InvalidActionText):
            match.parse(text)


def test_every_legal_action_is_shown_and_parsed_back(match: Match) -> None:
    for action in match.legal(0):
        assert match.parse(match.show(action)) == action


def test_a_draft_can_be_taken_back(match: Match) -> None:
    before = match.state.key()
    seat = _drafting(match)
    match.undo(seat)
    assert match.state.key() == before
    assert match.actor == seat


def test_nobody_else_sees_a_draft_and_the_record_neither(match: Match) -> None:
    others = [1, 2, 3, None]
    before = [json.dumps(match.view(seat)) for seat in others]
    record, events = match.record(), len(match.events)
    _drafting(match)
    assert [json.dumps(match.view(seat)) for seat in others] == before
    assert (match.record(), len(match.events)) == (record, events)


def test_what_is_committed_cannot_be_taken_back(match: Match) -> None:
    rng = Rng(3)
    while not match.over:
        seat, action = random_action(match, rng)
        match.apply(seat, action)
        if not match.state.drafting(seat):
            before = match.state.key()
            for other in range(4):
                with pytest.raises(NothingToUndo):
                    match.undo(other)
            assert match.state.key() == before


def test_a_match_with_drafts_taken_back_leaves_the_same_record() -> None:
    plain = finished_match(players=3, seed=5)
    wavering = emporion.new_match("byzanz", players=3, seed=5)
    for move in plain.moves:
        if move.actor == CHANCE:
            continue
        if len(move.actions) > 1:
            for action in move.actions[:-1]:
                wavering.apply(move.actor, action)
            wavering.undo(move.actor)
        for action in move.actions:
            wavering.apply(move.actor, action)
    assert wavering.record() == plain.record()


def test_the_same_seed_deals_the_same_cards_and_another_does_not() -> None:
    keys = [emporion.new_match("byzanz", 4, seed=s).state.key() for s in (7, 7, "7", 8, None, None)]
    assert keys[0] == keys[1] == keys[2]
    assert len(set(keys)) == 4


def test_the_dice_can_be_checked_by_anyone(match: Match) -> None:
    record = read(match.record())
    assert record.seed == "7"
    assert match.seal == hashlib.sha256(b"emporion:7").hexdigest()
    first = int.from_bytes(hashlib.sha256(b"emporion:7:0").digest()) % 112
    assert record.moves[0].actions[0] == match.game.setup(4).chance_outcome(first)


def test_dice_are_even() -> None:
    dice = Dice("even")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.throw(6)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_a_resumed_match_goes_on_with_the_same_dice() -> None:
    half = play_on(emporion.new_match("byzanz", players=4, seed=2), Rng(2), decisions=60)
    whole = emporion.replay(half.record())
    for match in (half, whole):
        if match.state.drafting(match.actor or 0):
            match.undo(match.actor or 0)
        play_on(match, Rng(9))
    assert half.record() == whole.record()


def test_a_resumed_match_keeps_its_labels_and_options() -> None:
    match = emporion.new_match("byzanz", 3, options={"first": 2, "picking": "may"}, seed=1)
    match.seats = ("person", "greedy", "random")
    again = emporion.replay(match.record())
    assert (again.seats, again.options) == (match.seats, match.options)
    assert again.actor == 2


def test_a_finished_match_asks_nobody_and_names_its_winner() -> None:
    match = finished_match()
    outcome = match.outcome()
    assert (match.over, match.actors, match.actor) == (True, (), None)
    assert outcome is not None
    assert outcome["scores"] == match.scores()
    assert max(match.scores()) == match.scores()[outcome["winners"][0]]
    assert [match.legal(seat) for seat in range(4)] == [[]] * 4


def test_a_running_match_has_no_outcome(match: Match) -> None:
    assert match.outcome() is None


def test_views_are_plain_json(match: Match) -> None:
    for seat in (0, 3, None):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
