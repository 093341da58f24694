"""Actions as ints and as texts."""

from collections import Counter

import pytest

from emporion.core.errors import InvalidActionText
from emporion.core.seats import CHANCE
from emporion.games.tyros.actions import NUM_ACTIONS
from tests.games.tyros.texts import parse, show

from .positions import GAME


def test_every_action_has_a_text_of_its_own_that_leads_back_to_it() -> None:
    texts = [show(0, action) for action in range(NUM_ACTIONS)]
    assert len(set(texts)) == NUM_ACTIONS == GAME.num_actions
    assert [parse(0, text) for text in texts] == list(range(NUM_ACTIONS))
    assert not [text for text in texts if " " in text]


def test_the_kinds_of_actions_have_an_action_for_each_case() -> None:
    kinds = Counter(show(0, action).split(":")[0] for action in range(NUM_ACTIONS))
    assert kinds == {
        "pass": 1,
        "draw": 1,
        "accept": 1,
        "decline": 1,
        "counter": 1,
        "nobody": 1,
        "done": 1,
        "ask": 5,
        "with": 4,
        **dict.fromkeys(["swap", "drop", "give", "want", "take", "pay", "toll", "away"], 5),
        "jokers": 5,
        "back": 2,
        "sail": 34,
        "to": 34,
        "city": 33,
        "ship": 33,
        "lay": 128,
        "under": 32,
    }


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_an_action_reads_the_same_for_every_seat(seat: int) -> None:
    assert [show(seat, action) for action in range(NUM_ACTIONS)] == [
        show(0, action) for action in range(NUM_ACTIONS)
    ]


def test_every_outcome_of_chance_has_a_text_that_leads_back_to_it() -> None:
    outcomes = 4 + 32 + 5
    texts = [show(CHANCE, outcome) for outcome in range(outcomes)]
    assert len(set(texts)) == outcomes
    assert [parse(CHANCE, text) for text in texts] == list(range(outcomes))


@pytest.mark.parametrize("coast", ["T", "1", "32", "16W", "16E"])
def test_coasts_go_by_their_field_and_those_of_16_by_their_side(coast: str) -> None:
    for word in ("sail", "to"):
        assert show(0, parse(0, f"{word}:{coast}")) == f"{word}:{coast}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "sail",
        "sail:16",
        "to:0",
        "to:33",
        "city:16W",
        "ship:Tyros",
        "lay:17",
        "lay:0-copper",
        "lay:17-joker",
        "lay:17-orange",
        "under:T",
        "jokers:5",
        "back:17",
        "ask:green",
        "with:all",
        "give:",
        "give:wood",
        "tile-7",
        "oil",
    ],
)
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidActionText) as refused:
        parse(0, text)
    assert refused.value.facts["asked"] == text


@pytest.mark.parametrize("text", ["pass", "tile-0", "tile-33", "green", "give:oil"])
def test_what_is_no_outcome_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidActionText):
        parse(CHANCE, text)
