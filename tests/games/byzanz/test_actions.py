"""Every action is an int, and a text without spaces; each has one spelling."""

import pytest

from emporion.core.errors import InvalidActionText
from emporion.core.seats import CHANCE
from emporion.games.byzanz.actions import KEPT, NUM_ACTIONS, PROFIT, SELL, SETS, SOLD
from emporion.games.byzanz.cards import cards, common, traders, worth
from emporion.games.byzanz.data import KINDS, TRADER_WORTH
from tests.games.byzanz.texts import parse, show

from .plain import sort, value
from .positions import GAME, hand


def test_every_action_has_a_text_of_its_own_which_is_read_back() -> None:
    texts = [show(0, action) for action in range(NUM_ACTIONS)]
    assert len(set(texts)) == NUM_ACTIONS == GAME.num_actions
    assert [parse(0, text) for text in texts] == list(range(NUM_ACTIONS))
    assert not [text for text in texts if " " in text]


def test_every_card_that_chance_turns_over_has_a_text_which_is_read_back() -> None:
    texts = [GAME.show(CHANCE, kind) for kind in range(KINDS)]
    assert [GAME.parse(CHANCE, text) for text in texts] == list(range(KINDS))


def test_the_families_of_actions() -> None:
    texts = [show(5, action) for action in range(NUM_ACTIONS)]
    assert texts[:3] == ["pass", "bid", "done"]
    assert len([text for text in texts if text.startswith("+")]) == 24, "traders are never bid"
    assert len([text for text in texts if text.startswith("put:")]) == 25
    assert len([text for text in texts if text.startswith("discard:")]) == 25
    assert len([text for text in texts if text.startswith("take:")]) == 7
    assert len([text for text in texts if text.startswith("sell:")]) == 6 * 33 + 1
    assert NUM_ACTIONS == 3 + 24 + 25 + 25 + 7 + 6 * 33 + 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "+trader",
        "+cloth-5",
        "put:cloth",
        "take:cloth-1",
        "discard:",
        "sell:cloth-1+cloth-2+cloth-3",
        "sell:cloth-4+cloth-4+cloth-4",
        "sell:trader+trader+cloth-1",
        "sell:cloth-1+cloth-1",
        "sell:cloth-1+wine-1+trader",
        "cloth-1",
    ],
)
def test_what_is_no_action_cannot_be_read(text: str) -> None:
    with pytest.raises(InvalidActionText) as refused:
        parse(0, text)
    assert refused.value.facts["asked"] == text


def test_chance_has_no_actions_but_cards() -> None:
    with pytest.raises(InvalidActionText):
        parse(CHANCE, "pass")


def test_there_are_33_sets_of_a_sort_of_goods() -> None:
    assert len(SETS) == 33
    assert [4, 4, 4] not in SETS, "there are only two 4s of a sort"
    assert [3, 3, 3] in SETS
    assert [0, 0, 0] not in SETS


def test_a_sale_takes_three_cards_of_one_sort_and_keeps_the_best() -> None:
    for number, action in enumerate(range(SELL, NUM_ACTIONS)):
        named = show(0, action).removeprefix("sell:").split("+")
        assert SOLD[number] == hand(" ".join(named))
        assert len(named) == 3
        assert len({sort(card) for card in named} - {"trader"}) <= 1
        assert KEPT[number] == hand(named[0])
        assert value(named[0]) == max(value(card) for card in named)
        assert PROFIT[number] == (value(named[0]) or 5)


def test_what_is_kept_is_always_part_of_what_is_sold() -> None:
    for sold, kept, profit in zip(SOLD, KEPT, PROFIT, strict=True):
        assert common(sold, kept) == kept
        assert len(cards(kept)) == 1
        assert profit == worth(kept) + TRADER_WORTH * traders(kept)
