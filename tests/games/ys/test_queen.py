"""The Queen: locks an area of the city until its neighborhood has been counted."""

import pytest

from .names import areas
from .positions import (
    asked,
    board,
    card_names,
    do,
    go_on,
    legal,
    legal_with,
    play,
    position,
    refused,
    told_of,
    view,
)


def test_it_is_played_right_before_one_of_the_own_placements() -> None:
    state = position("blue: placing", hands={"blue": "queen"})
    assert legal_with(state, "queen")
    do(state, "queen:1-port")
    assert asked(state) == "blue: placing", "the placement follows"
    assert legal_with(state, "queen") == []
    assert told_of(state, "queen_placed") == [{"seat": 0, "place": 12}]
    for viewer in ("blue", "orange", None):
        assert view(state, viewer)["queen"] == 12
        assert view(state, viewer)["seats"][0]["active"] == [12]
        assert view(state, viewer)["seats"][0]["characters"] == []


def test_it_is_not_played_after_or_during_a_placement() -> None:
    state = position("blue: placing", hands={"blue": "queen"})
    do(state, "up:0")
    assert legal_with(state, "queen") == []
    do(state, "at:1-port")
    assert legal_with(state, "queen") == []
    do(state, "down:0", "at:1-port")
    assert asked(state) == "orange: placing"


def test_it_may_wait_for_any_of_the_four_placements() -> None:
    state = position("placing_cards", hands={"blue": "queen"})
    assert asked(state) == "blue: placing", "no window for it at the start of placing"
    for _ in range(4):
        assert legal_with(state, "queen")
        do(state, "up:0" if "up:0" in legal(state) else legal(state)[0], "at:4-port")
        do(state, legal(state)[0], "at:4-port")
        if asked(state) == "orange: placing":
            assert legal_with(state, "queen") == []
            go_on(state, "blue: placing")


def test_it_is_not_played_before_another_players_placement() -> None:
    state = position("orange: placing", hands={"blue": "queen"})
    assert legal_with(state, "queen") == []
    assert refused(state, "queen:1-port") == "not_held"
    assert legal(state, "blue") == []


@pytest.mark.parametrize(("players", "neighborhoods"), [(2, 3), (3, 3), (3, 4), (4, 4)])
def test_any_area_in_use_can_be_locked_empty_or_not(players: int, neighborhoods: int) -> None:
    state = position(
        "blue: placing", players, hands={"blue": "queen"}, neighborhoods=neighborhoods,
        board={"orange": "1@1-port ?2@2-palace"},
    )  # fmt: skip
    used = areas(*range(1, neighborhoods + 1))
    assert legal_with(state, "queen") == [text.replace("at", "queen") for text in used]


def test_nobody_can_place_there_any_more_not_even_its_player() -> None:
    state = position("blue: placing", hands={"blue": "queen"})
    do(state, "queen:2-palace")
    for _ in range(4):
        do(state, legal(state)[0])
        assert "at:2-palace" not in legal(state)
        assert refused(state, "at:2-palace") == "place_closed"
        do(state, "at:2-port")
        do(state, legal(state)[0])
        assert "at:2-palace" not in legal(state)
        do(state, "at:2-commercial")


def test_other_areas_of_the_neighborhood_stay_open() -> None:
    state = position("blue: placing", hands={"blue": "queen"})
    do(state, "queen:2-palace", "up:0")
    assert legal(state)[12:] == [text for text in areas(1, 2, 3, 4) if text != "at:2-palace"]


def test_a_neutral_broker_cannot_be_placed_there() -> None:
    state = position("blue: placing", 2, hands={"blue": "queen"})
    do(state, "queen:2-palace", "up:0", "at:2-blue", "down:0", "at:2-red", "neutral:4")
    assert "at:2-palace" not in legal(state)


def test_brokers_placed_before_remain_where_they_are_and_are_counted() -> None:
    state = position(
        "counting_cards",
        board={"blue": "1@1-commercial", "orange": "?3@1-commercial 2@2-port"},
        active={"purple": "queen"},
        queen="1-commercial",
    )
    go_on(state, "orange: taking")
    assert board(state, None)["orange"] == "3@1-commercial 2@2-port"
    do(state, legal(state)[0])
    go_on(state, "orange: taking")
    assert state.neighborhood == 1
    assert state.scores() == [0, 3, 0, 0]


def test_the_card_is_discarded_once_the_neighborhood_has_been_counted() -> None:
    state = position(
        "counting_cards",
        board={"blue": "1@1-port", "orange": "2@2-port", "yellow": "2@3-port"},
        active={"purple": "queen"},
        queen="2-port",
    )
    assert asked(state) == "blue: taking"
    assert view(state, None)["queen"] == 15
    go_on(state, "orange: taking")
    assert card_names(state.active[2]) == "queen"
    go_on(state, "yellow: taking")
    assert view(state, None)["queen"] == 24
    assert card_names(state.active[2]) == ""
    assert "queen" in card_names(state.gone).split()


def test_it_counts_among_the_two_characters_of_a_turn() -> None:
    state = position("blue: placing", hands={"blue": "queen"}, played={"blue": 2})
    assert legal_with(state, "queen") == []
    assert refused(state, "queen:1-port") == "two_cards_played"
    state = position("blue: placing", hands={"blue": "queen mercenary"}, played={"blue": 1})
    do(state, "queen:1-port", "up:0", "at:1-palace", "down:0", "at:1-palace")
    assert asked(state) == "orange: placing", "the Mercenary would be the third"


# -- with others ----------------------------------------------------------------------------------


def test_the_spy_may_look_into_her_area() -> None:
    state = position(
        "blue: placing", board={"orange": "0@1-port ?2@1-port"},
        active={"blue": "spy", "orange": "queen"}, queen="1-port",
    )  # fmt: skip
    assert legal_with(state, "look") == ["look:orange.2"]


def test_queen_and_look_mix_freely_before_a_placement() -> None:
    state = position(
        "blue: placing", board={"orange": "0@1-port ?2@1-port 0@1-port ?3@1-port"},
        active={"blue": "spy"}, hands={"blue": "queen"}, played={"blue": 1},
    )  # fmt: skip
    do(state, "look:orange.2", "queen:1-port", "look:orange.4", "up:0", "at:1-palace")
    assert state.looks == 1


def test_the_herald_has_no_hold_on_her_area_either_way() -> None:
    state = position(
        "counting_cards",
        board={"blue": "1@1-port ?2@2-port"},
        hands={"blue": "herald"},
        active={"orange": "queen"},
        queen="1-port",
    )
    assert legal(state) == ["done", "herald:2"], "the broker in her area stays there"
    do(state, "herald:2")
    assert "at:1-port" not in legal(state)


def test_the_magician_has_no_hold_on_her_area_either_way() -> None:
    state = position(
        "blue: placing",
        board={"blue": "1@1-port ?2@2-port"},
        hands={"blue": "magician queen"},
    )
    play(state, "blue: queen:1-port up:0 at:2-port down:0 at:3-port")
    assert legal(state) == ["done", "magician:2", "magician:3"]
    do(state, "magician:2")
    assert legal(state) == ["with:4"], "neither the one in her area nor the one beside it"


def test_the_mercenary_may_mark_a_broker_whose_neighborhood_she_is_in() -> None:
    state = position("blue: placing", hands={"blue": "mercenary queen"})
    do(state, "queen:1-port", "up:0", "at:1-palace", "down:0", "at:2-port")
    assert legal(state) == ["done", "mercenary:1", "mercenary:2"]
