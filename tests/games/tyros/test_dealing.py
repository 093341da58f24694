"""Chapter "Handelskaarten verdelen": the first phase of a round."""

from collections import Counter

import pytest

from emporion.core.seats import CHANCE
from emporion.games.tyros.cards import EVERY_CARD
from emporion.games.tyros.data import GOODS
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.texts import show

from .positions import asked, discards, do, hand, legal, new_game, play, position, told_of, view

SEATS = ("blue", "orange", "purple", "yellow")


def dealt(state: TyrosState) -> TyrosState:
    """The state when all cards of the round have been dealt, copper first, then oil and so on."""
    while asked(state) == "chance: cards":
        do(state, legal(state)[0])
    return state


def sizes(state: TyrosState) -> list[int]:
    return [seat["hand"] for seat in view(state, None)["seats"]]


def hidden(state: TyrosState) -> dict[str, int]:
    """How many tickets there are for each card of the pile."""
    tickets = range(state.chance_total())
    return dict(Counter(show(CHANCE, state.chance_outcome(ticket)) for ticket in tickets))


def test_there_are_14_cards_for_each_empire_and_4_jokers() -> None:
    state = position("round")
    assert hidden(state) == {"copper": 14, "oil": 14, "cedar": 14, "cloth": 14, "joker": 4}
    assert state.chance_total() == 60


@pytest.mark.parametrize(("players", "cards", "left"), [(3, 12, 24), (4, 10, 20)])
def test_three_players_get_12_cards_each_and_four_get_10(
    players: int, cards: int, left: int
) -> None:
    state = dealt(position("round", players))
    assert sizes(state) == [cards] * players
    assert view(state, None)["pile"] == left


@pytest.mark.parametrize(("players", "cards"), [(3, 12), (4, 10)])
def test_a_new_game_deals_the_same(players: int, cards: int) -> None:
    state = new_game(players)
    play(state, "chance: blue", "chance: ...")
    assert sizes(state) == [cards] * players


def test_every_hidden_card_is_equally_likely() -> None:
    state = position("round", hands={"blue": "copper*3", "orange": "joker*3"})
    assert hidden(state) == {"copper": 11, "oil": 14, "cedar": 14, "cloth": 14, "joker": 1}
    do(state, "joker")
    assert hidden(state) == {"copper": 11, "oil": 14, "cedar": 14, "cloth": 14}
    assert legal(state) == ["copper", "oil", "cedar", "cloth"]


def test_players_get_all_their_cards_in_turn_from_the_start_player_on() -> None:
    state = position("round", 3, start="purple")
    do(state, "oil*12")
    assert hand(state, "purple") == "oil*12"
    do(state, "cedar*12")
    assert hand(state, "blue") == "cedar*12"
    do(state, "cloth*11")
    assert state.decision(CHANCE).facts == {"to": 1}
    do(state, "joker")
    assert hand(state, "orange") == "cloth*11 joker"
    assert asked(state) != "chance: cards"


def test_the_new_cards_come_on_top_of_those_kept() -> None:
    state = position(
        "round", 3, hands={"blue": "joker*3", "orange": "oil"}, tiles={"blue": "8"}, round_=2
    )
    do(state, "copper*12")
    assert hand(state, "blue") == "copper*12 joker*3"
    dealt(state)
    assert sizes(state) == [15, 13, 12]


def test_all_cards_that_nobody_kept_are_shuffled_again_each_round() -> None:
    kept = "cloth*3"
    state = position("round", hands={"blue": kept}, discards="copper*14 joker*4", round_=3)
    assert discards(state) == ""
    assert hidden(state) == {"copper": 14, "oil": 14, "cedar": 14, "cloth": 11, "joker": 4}
    assert told_of(state, "round_began") == [{"round": 3, "start": 0}]


def test_the_pile_suffices_even_if_everybody_kept_three() -> None:
    for players in (3, 4):
        kept = {colour: f"{name}*3" for colour, name in zip(SEATS[:players], GOODS, strict=False)}
        state = position("round", players, hands=kept, tiles={"blue": "8"})
        everything = 60 - 3 * players
        assert state.chance_total() == everything
        dealt(state)
        assert view(state, None)["pile"] == everything - players * (12 if players == 3 else 10)
        assert sum(state.hands) + state.pile == EVERY_CARD


def test_all_see_how_many_cards_a_player_gets_and_only_the_player_sees_which() -> None:
    state = position("round", hands={"blue": "joker"})
    do(state, "oil*9", "cloth")
    assert told_of(state, "cards_dealt", "blue") == [
        {"seat": 0, "count": 10, "cards": [1] * 9 + [3]}
    ]
    for viewer in ("orange", None):
        assert told_of(state, "cards_dealt", viewer) == [{"seat": 0, "count": 10}]
        assert view(state, viewer)["seats"][0]["known"] == []
    assert "hand" not in view(state, None)
    assert view(state, "blue")["hand"] == [1] * 9 + [3, 4]


def test_the_empires_grow_when_all_cards_are_dealt() -> None:
    state = dealt(position("round", start="orange", tiles={"orange": "8 9 10 11"}))
    assert asked(state) == "orange: laying"
