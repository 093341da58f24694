"""Packets of cards, which are one int each, behave as multisets."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emporion.games.byzanz.cards import (
    CARD,
    EVERY_CARD,
    card_name,
    cards,
    common,
    count,
    from_kind,
    kinds,
    nth_card,
    of_sort,
    packet_of,
    size,
    sort_of,
    traders,
    without,
    worth,
)
from emporion.games.byzanz.data import COPIES, KINDS, SORTS, TRADER

from .plain import sort, value
from .strategies import kinds_listed

LISTED = kinds_listed(0, 112)


@given(LISTED)
def test_a_packet_lists_its_cards_in_ascending_order(listed: list[int]) -> None:
    assert cards(packet_of(listed)) == sorted(listed)


@given(LISTED)
def test_a_packet_knows_how_many_of_each_kind_it_has(listed: list[int]) -> None:
    counted = Counter(listed)
    packet = packet_of(listed)
    assert [count(packet, kind) for kind in range(KINDS)] == [counted[k] for k in range(KINDS)]
    assert kinds(packet) == sorted(counted)
    assert traders(packet) == counted[TRADER]
    assert size(packet) == len(listed)


@given(LISTED)
def test_the_worth_of_a_packet_is_that_of_its_goods(listed: list[int]) -> None:
    assert worth(packet_of(listed)) == sum(value(card_name(kind)) for kind in listed)


@given(LISTED)
def test_a_packet_can_be_searched_by_place(listed: list[int]) -> None:
    packet = packet_of(listed)
    assert [nth_card(packet, place) for place in range(len(listed))] == sorted(listed)


@given(LISTED)
def test_a_packet_is_the_sum_of_its_sorts(listed: list[int]) -> None:
    packet = packet_of(listed)
    for number in range(len(SORTS)):
        assert cards(of_sort(packet, number)) == sorted(k for k in listed if sort_of(k) == number)


@given(LISTED, st.integers(0, TRADER - 1))
def test_a_packet_can_be_cut_at_a_kind(listed: list[int], kind: int) -> None:
    assert cards(from_kind(packet_of(listed), kind)) == sorted(k for k in listed if k >= kind)


@given(LISTED, st.data())
def test_adding_puts_packets_together_and_subtracting_takes_cards_out(
    listed: list[int], data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(listed)))
    one, other = packet_of(listed[:cut]), packet_of(listed[cut:])
    assert one + other == packet_of(listed)
    assert packet_of(listed) - one == other


@given(LISTED, LISTED)
def test_what_two_packets_have_in_common_is_the_smaller_count_of_each_kind(
    one: list[int], other: list[int]
) -> None:
    both = Counter(one) & Counter(other)
    assert cards(common(packet_of(one), packet_of(other))) == sorted(both.elements())


@given(LISTED, LISTED)
def test_a_packet_without_others_loses_only_what_it_has(one: list[int], other: list[int]) -> None:
    rest = Counter(one) - Counter(other)
    assert cards(without(packet_of(one), packet_of(other))) == sorted(rest.elements())


def test_an_empty_packet_is_0() -> None:
    assert packet_of([]) == 0
    assert cards(0) == kinds(0) == []
    assert size(0) == worth(0) == common(0, EVERY_CARD) == common(EVERY_CARD, 0) == 0


@pytest.mark.parametrize("kind", range(KINDS))
def test_all_copies_of_a_kind_fit_into_a_packet(kind: int) -> None:
    copies = 16 if kind == TRADER else COPIES[kind % 4]
    assert cards(CARD[kind] * copies) == [kind] * copies
    assert count(EVERY_CARD, kind) == copies


def test_a_card_is_named_by_its_sort_and_value() -> None:
    named = [card_name(kind) for kind in range(KINDS)]
    assert named[0] == "cloth-1"
    assert named[11] == "wine-4"
    assert named[24] == "trader"
    assert len(set(named)) == KINDS
    assert [SORTS[sort_of(kind)] for kind in range(KINDS)] == [sort(name) for name in named]
