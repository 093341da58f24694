"""Chapter "D. Handel drijven met de bank"."""

import pytest

from emporion.games.tyros.state import TyrosState

from .helpers import acting, after, known_to_all
from .positions import asked, discards, do, hand, legal, legal_with, play, refused, told_of, view


def at_the_bank(cards: str, discards_: str = "", pile: str | None = None) -> TyrosState:
    return acting(cards, discards=discards_, pile=pile)


# -- cards for as many of the pile ----------------------------------------------------------------


@pytest.mark.parametrize("laid", ["swap:oil", "swap:copper swap:oil", "swap:oil*2 swap:cedar"])
def test_up_to_three_cards_are_laid_openly_and_as_many_drawn(laid: str) -> None:
    state = at_the_bank("copper oil*2 cedar")
    play(state, f"blue: {laid} draw", "chance: ...")
    assert view(state, None)["seats"][0]["hand"] == 4
    number = len(told_of(state, "cards_swapped")[0]["laid"])
    assert told_of(state, "cards_drawn") == [{"seat": 0, "count": number}]
    assert len(view(state, None)["discards"]) == number


def test_the_cards_laid_are_told_to_all_and_those_drawn_only_to_the_drawer() -> None:
    state = at_the_bank("copper oil")
    play(state, "blue: swap:copper swap:oil draw", "chance: joker cloth")
    assert told_of(state, "cards_swapped") == [{"seat": 0, "laid": [0, 1]}]
    assert told_of(state, "cards_drawn", "blue") == [{"seat": 0, "count": 2, "cards": [3, 4]}]
    assert told_of(state, "cards_drawn", "yellow") == [{"seat": 0, "count": 2}]
    assert hand(state, "blue") == "cloth joker"


def test_a_fourth_card_is_not_laid() -> None:
    state = at_the_bank("oil*5")
    do(state, "swap:oil*3")
    assert legal(state) == ["draw"]
    assert refused(state, "swap:oil") == "enough_laid"


def test_no_more_cards_are_laid_than_the_pile_holds() -> None:
    state = at_the_bank("oil*5", pile="copper*2")
    do(state, "swap:oil*2")
    assert legal(state) == ["draw"]
    play(state, "blue: draw", "chance: copper*2")
    assert view(state, None)["pile"] == 0


def test_without_a_pile_nothing_can_be_drawn() -> None:
    state = at_the_bank("oil*5", pile="")
    assert legal_with(state, "swap:") == []
    assert refused(state, "swap:oil") == "no_pile"


def test_within_a_round_the_discards_are_not_shuffled_again() -> None:
    state = at_the_bank("oil*5 joker", pile="copper")
    play(state, "blue: swap:oil draw", "chance: copper", "yellow: pass")
    assert view(state, None)["pile"] == 0
    assert len(view(state, None)["discards"]) > 40
    assert legal_with(state, "swap:") == []


def test_the_cards_just_laid_cannot_be_drawn_back() -> None:
    state = at_the_bank("oil*2", pile="copper*2")
    do(state, "swap:oil*2 draw")
    assert legal(state) == ["copper"]


def test_exchanging_is_a_whole_turn_once_the_cards_are_drawn() -> None:
    state = at_the_bank("oil*2")
    do(state, "swap:oil draw")
    assert asked(state) == "chance: drawing"
    play(state, "chance: cedar")
    assert asked(state) == "yellow: action"


def test_cards_are_laid_in_the_order_of_their_kinds() -> None:
    state = at_the_bank("copper oil*2")
    do(state, "swap:oil")
    assert legal_with(state, "swap:") == ["swap:oil"]
    assert refused(state, "swap:copper") == "not_in_order"


# -- three cards for one of the discards ----------------------------------------------------------


def test_three_cards_are_laid_for_one_of_the_discards() -> None:
    state = at_the_bank("copper oil*2", "joker cedar")
    play(state, "blue: drop:copper drop:oil*2 take:joker")
    assert hand(state, "blue") == "joker"
    assert discards(state) == "copper oil*2 cedar"
    assert asked(state) == "yellow: action"


def test_any_card_that_lay_there_before_may_be_taken_and_no_other() -> None:
    state = at_the_bank("copper*3", "oil cloth*2")
    do(state, "drop:copper*3")
    assert legal(state) == ["take:oil", "take:cloth"]
    assert refused(state, "take:copper") == "not_in_discards"


def test_a_kind_just_laid_can_be_taken_if_one_lay_there_before() -> None:
    state = at_the_bank("copper*3", "copper")
    do(state, "drop:copper*3 take:copper")
    assert hand(state, "blue") == "copper"
    assert discards(state) == "copper*3"


def test_without_discards_there_is_nothing_to_take() -> None:
    assert refused(at_the_bank("copper*3"), "drop:copper") == "no_discards"


def test_with_two_cards_there_is_nothing_to_lay() -> None:
    state = at_the_bank("copper*2", "oil")
    assert legal_with(state, "drop:") == []
    assert refused(state, "drop:copper") == "too_few_cards"


def test_exactly_three_cards_are_laid() -> None:
    state = at_the_bank("copper oil cedar cloth", "joker")
    assert legal_with(state, "drop:") == ["drop:copper", "drop:oil"]
    assert legal(after(state, "drop:copper")) == ["drop:oil", "drop:cedar"]
    done = after(state, "drop:copper drop:oil drop:cedar")
    assert legal(done) == ["take:joker"]
    assert refused(done, "drop:cloth") == "enough_laid"


def test_the_card_taken_is_seen_by_all() -> None:
    state = at_the_bank("copper*3", "oil")
    do(state, "drop:copper*3 take:oil")
    assert told_of(state, "card_fetched") == [{"seat": 0, "laid": [0, 0, 0], "taken": 1}]
    assert known_to_all(state, "blue") == "oil"


def test_the_discards_lie_open() -> None:
    assert view(at_the_bank("copper", "oil joker"), None)["discards"] == [1, 4]
