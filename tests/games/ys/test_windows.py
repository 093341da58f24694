"""When characters are played: the windows, the two a turn, and who is asked."""

import pytest

from emporion.games.ys.data import (
    AFTER_A_PLACEMENT,
    AT_ONCE,
    BEFORE_A_PLACEMENT,
    CHARACTERS,
    END_OF_COUNTING,
    START_OF_COUNTING,
    START_OF_PLACING,
)

from .positions import (
    asked,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    play,
    position,
    told_of,
    view,
)
from .randomly import VARIANTS, Variant, decisions

FIRST = {"placing_cards": "cardinal", "counting_cards": "merchant", "closing_cards": "jeweller"}
"""A character for each window."""

SECOND = {"placing_cards": "conjurer", "counting_cards": "intriguer", "closing_cards": "banker"}

WINDOWS = list(FIRST)


def test_every_character_has_its_window() -> None:
    windows = (
        START_OF_PLACING, BEFORE_A_PLACEMENT, AFTER_A_PLACEMENT, START_OF_COUNTING,
        END_OF_COUNTING, AT_ONCE,
    )  # fmt: skip
    names = [[CHARACTERS[card] for card in window] for window in windows]
    assert names == [
        ["cardinal", "spy", "conjurer"],
        ["queen"],
        ["magician", "mercenary"],
        ["captain", "herald", "intriguer", "merchant"],
        ["alchemist", "banker", "jeweller"],
        ["prince", "king", "white_gem"],
    ]
    assert sorted(name for window in names for name in window) == sorted(CHARACTERS)


# -- who is asked, and when -----------------------------------------------------------------------


@pytest.mark.parametrize("window", WINDOWS)
def test_players_are_asked_in_turn_order(window: str) -> None:
    hands = {"blue": FIRST[window], "yellow": SECOND[window]}
    state = position(window, order="orange yellow purple blue", hands=hands)
    assert asked(state) == f"yellow: {window}"
    do(state, "done")
    assert asked(state) == f"blue: {window}"


@pytest.mark.parametrize("window", WINDOWS)
def test_a_player_with_nothing_for_the_window_is_not_asked(window: str) -> None:
    state = position(window, hands={"orange": "queen magician mercenary", "purple": FIRST[window]})
    assert asked(state) == f"purple: {window}"


@pytest.mark.parametrize("window", WINDOWS)
def test_each_player_is_asked_once(window: str) -> None:
    state = position(window, hands={"blue": FIRST[window], "orange": SECOND[window]})
    do(state, "done")
    do(state, legal(state)[1])
    assert asked(state) != f"blue: {window}", "a later play does not bring them back"
    assert card_names(state.hands[0]) == FIRST[window]


@pytest.mark.parametrize("window", WINDOWS)
def test_cards_are_played_one_after_another_until_the_player_is_done(window: str) -> None:
    state = position(window, hands={"blue": f"{FIRST[window]} {SECOND[window]}"})
    do(state, legal(state)[1])
    assert asked(state) == f"blue: {window}"
    assert "done" in legal(state)
    do(state, legal(state)[1])
    assert asked(state) != f"blue: {window}", "nothing is left to play"


@pytest.mark.parametrize("window", WINDOWS)
def test_a_player_who_is_done_keeps_the_card(window: str) -> None:
    state = position(window, hands={"blue": FIRST[window]})
    do(state, "done")
    assert card_names(state.hands[0]) == FIRST[window]
    assert told_of(state, "passed") == [{"seat": 0}]


def test_with_nothing_to_play_the_game_goes_straight_on() -> None:
    assert asked(position("placing_cards")) == "blue: placing"
    assert asked(position("counting_cards", board={"blue": "0@1-port"})) == "blue: taking"
    assert asked(position("closing_cards")) == "chance: characters"


def test_the_window_of_placing_opens_when_the_order_is_settled() -> None:
    state = position("bidding", 3, hands={"blue": "cardinal", "purple": "spy"})
    play(state, "blue: bid:0+0", "orange: bid:4+4", "purple: bid:4+3")
    play(state, "orange: place:2", "purple: place:1", "blue: place:3")
    assert asked(state) == "purple: placing_cards"
    do(state, "done")
    assert asked(state) == "blue: placing_cards"


def test_the_window_of_counting_opens_when_the_last_broker_stands_before_the_screen() -> None:
    full = "0@2-port ?0@2-port 1@2-port ?1@2-port 3@2-port ?3@2-port 4@2-port ?4@2-port"
    state = position(
        "purple: placing", 3, hands={"blue": "merchant"},
        board={"blue": full, "orange": full, "purple": " ".join(full.split()[:6])},
    )  # fmt: skip
    do(state, "up:4", "at:1-port", "down:4", "at:1-port")
    assert asked(state) == "blue: counting_cards"
    assert [len(other["front"]) for other in view(state, "blue")["seats"]] == [3, 3, 3]


# -- two a turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("window", WINDOWS)
def test_a_player_who_has_played_two_this_turn_is_not_asked(window: str) -> None:
    state = position(window, hands={"blue": FIRST[window]}, played={"blue": 2})
    assert asked(state) != f"blue: {window}"


def test_two_characters_a_turn_over_all_windows() -> None:
    hands = {"blue": "cardinal queen mercenary merchant jeweller"}
    state = position("placing_cards", 3, hands=hands)
    do(state, "cardinal", "queen:1-port")
    assert state.played == [2, 0, 0]
    do(state, "up:0", "at:2-port", "down:0", "at:2-port")
    assert asked(state) == "orange: placing", "no Mercenary"
    while state.turn == 1:
        assert "counting_cards" not in asked(state)
        assert "closing_cards" not in asked(state)
        texts = legal(state)
        do(state, texts[-1] if texts[0].startswith("at:") else texts[0])
    assert state.played == [0, 0, 0]
    assert {"jeweller", "merchant", "mercenary"} <= set(card_names(state.hands[0]).split())


def test_the_limit_is_each_players_own() -> None:
    state = position(
        "counting_cards", hands={"blue": "merchant", "orange": "captain"}, played={"blue": 2}
    )
    assert asked(state) == "orange: counting_cards"


def test_the_next_turn_allows_two_again() -> None:
    state = position("closing_cards", 3, hands={"blue": "banker cardinal"}, played={"blue": 1})
    do(state, "banker:+blue-red")
    go_on(state, "blue: placing_cards")
    assert legal(state) == ["done", "cardinal"]


def test_a_decision_tells_how_many_may_still_be_played() -> None:
    state = position("counting_cards", hands={"blue": "merchant captain"}, played={"blue": 1})
    assert view(state, "orange")["decision"]["characters"] == [2, 10]
    assert view(state, "orange")["decision"]["left"] == 1


# -- never in the turn in which they are won ------------------------------------------------------


def test_a_character_won_this_turn_is_usable_from_the_next() -> None:
    state = position(
        "counting_cards", 3, board={"blue": "1@1-palace"}, palaces="jeweller cardinal spy queen"
    )
    go_on(state, "chance: characters")
    assert told_of(state, "character_won") == [{"seat": 0, "neighborhood": 0, "character": 8}]
    assert state.turn == 2, "nobody was asked at the end of counting"
    assert card_names(state.hands[0]) == "jeweller"


def test_a_won_character_is_seen_by_all_apart_from_those_in_hand() -> None:
    state = position(
        "counting_cards", board={"blue": "1@1-palace", "orange": "1@2-port"},
        palaces="jeweller cardinal spy king", hands={"blue": "banker"},
    )  # fmt: skip
    go_on(state, "orange: taking")
    for viewer in ("orange", None):
        blue = view(state, viewer)["seats"][0]
        assert (blue["characters"], blue["won"]) == ([1], [8])
    assert asked(state) == "orange: taking"
    go_on(state, "blue: closing_cards")
    assert legal_with(state, "jeweller") == []
    assert legal_with(state, "banker")


# -- discards -------------------------------------------------------------------------------------


def test_a_character_without_an_owner_is_discarded() -> None:
    state = position("counting_cards", palaces="jeweller cardinal spy king")
    go_on(state, "chance: characters")
    assert {"jeweller", "cardinal", "spy", "king"} <= set(card_names(state.gone).split())
    assert len(told_of(state, "character_lost")) == 4
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_character_comes_back_and_nobody_plays_more_than_two(variant: Variant) -> None:
    for seed in (41, 42):
        gone = 0
        for state in decisions(variant, seed):
            assert gone & ~state.gone == 0, "what has left the game stays away"
            gone = state.gone
            assert max(state.played) <= 2
