"""Chapter "Counting points in the city"."""

import pytest

from .examples import counting_example
from .positions import (
    asked,
    board,
    card_names,
    gem_names,
    legal,
    play,
    position,
    told_kinds,
    told_of,
    values,
    view,
)

# -- the printed example --------------------------------------------------------------------------


def test_example_of_the_neighborhood_count() -> None:
    state = counting_example()
    (facts,) = told_of(state, "neighborhood_revealed")
    assert facts["totals"] == [9, 5, 6, 8]
    assert facts["ranking"] == [0, 3, 2, 1]
    assert asked(state) == "blue: taking"
    play(state, "blue: take:blue+red", checked=False)
    assert asked(state) == "yellow: taking"
    assert legal(state) == ["take:blue", "take:green"]
    play(state, "yellow: take:blue", checked=False)
    taken = [(fact["seat"], fact["gems"]) for fact in told_of(state, "gems_taken")]
    assert taken == [(0, [0, 3]), (3, [0]), (2, [1])]


def test_example_of_the_port_area() -> None:
    state = counting_example()
    play(state, "blue: take:blue+red", "yellow: take:blue", checked=False)
    assert told_of(state, "black_gem_won")[0] == {"seat": 3, "neighborhood": 0}
    assert gem_names(state.gems[3]) == "blue black"


def test_example_of_the_commercial_tie() -> None:
    state = counting_example()
    play(state, "blue: take:blue+red", "yellow: take:blue", checked=False)
    (won,) = told_of(state, "commercial_won")
    assert (won["seat"], won["points"], won["neighborhood"]) == (3, 3, 0)
    assert won["draw"]["seats"][0] == 3
    assert won["draw"]["by"] == "front"
    assert state.points == [0, 0, 0, 3]


def test_example_of_the_palace_area() -> None:
    state = counting_example()
    play(state, "blue: take:blue+red", "yellow: take:blue", checked=False)
    assert card_names(state.won[0]) == "spy"


# -- who is there ---------------------------------------------------------------------------------


def test_with_one_player_present_two_gems_are_taken_and_the_rest_lapses() -> None:
    state = position("counting_cards", board={"purple": "0@1-port"})
    play(state, "purple: take:blue+green")
    assert gem_names(state.gems[2]) == "blue green black"
    assert told_of(state, "gems_lapsed")[0] == {"neighborhood": 0, "gems": [0, 2]}
    assert gem_names(state.gems[0]) == ""


def test_with_two_players_present_two_gems_and_one_are_taken() -> None:
    state = position("counting_cards", board={"purple": "4@1-port", "blue": "3@1-port"})
    play(state, "purple: take:blue+blue", "blue: take:yellow")
    assert gem_names(state.gems[0]) == "yellow"
    assert told_of(state, "gems_lapsed")[0] == {"neighborhood": 0, "gems": [1]}


def test_with_three_players_present_two_gems_one_and_one_are_taken() -> None:
    state = position(
        "counting_cards", board={"blue": "4@1-port", "orange": "3@1-palace", "yellow": "2@1-port"}
    )
    play(state, "blue: take:blue+green", "orange: take:yellow")
    assert gem_names(state.gems[3]) == "blue"


def test_the_fourth_of_a_neighborhood_gets_no_gem() -> None:
    state = position(
        "counting_cards",
        board={
            "blue": "4@1-port",
            "orange": "3@1-port",
            "purple": "2@1-port",
            "yellow": "1@1-port",
        },
    )
    play(state, "blue: take:blue+green", "orange: take:yellow")
    assert [gem_names(hoard) for hoard in state.gems] == ["blue green black", "yellow", "blue", ""]


def test_a_lone_zero_ranks_in_a_neighborhood() -> None:
    state = position("counting_cards", board={"blue": "4@1-port", "orange": "?0@1-palace"})
    play(state, "blue: take:blue+blue", "orange: take:green")
    assert gem_names(state.gems[1]) == "green"


@pytest.mark.parametrize("area", ["port", "commercial", "palace"])
def test_a_lone_zero_wins_an_area(area: str) -> None:
    state = position(
        "counting_cards", board={"orange": f"?0@1-{area}"}, palaces="spy queen king merchant"
    )
    play(state, "orange: take:blue+blue")
    prize = {"port": "black_gem_won", "commercial": "commercial_won", "palace": "character_won"}
    assert told_of(state, prize[area])[0]["seat"] == 1


def test_brokers_of_all_areas_count_in_the_neighborhood_together() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port", "orange": "1@1-port 2@1-commercial 3@1-palace"},
    )
    assert told_of(state, "neighborhood_revealed")[0]["totals"] == [4, 6, -1, -1]
    assert asked(state) == "orange: taking"


def test_brokers_of_one_player_in_an_area_are_added_up() -> None:
    state = position("counting_cards", board={"blue": "4@1-port", "orange": "3@1-port ?3@1-port"})
    play(state, "orange: take:blue+blue", "blue: take:green")
    assert told_of(state, "black_gem_won") == [{"seat": 1, "neighborhood": 0}]


def test_the_mercenarys_broker_counts_five() -> None:
    state = position("counting_cards", board={"blue": "4@1-port", "orange": "*?0@1-port"})
    assert told_of(state, "neighborhood_revealed")[0]["totals"][:2] == [4, 5]
    play(state, "orange: take:blue+blue", "blue: take:green")
    assert told_of(state, "black_gem_won") == [{"seat": 1, "neighborhood": 0}]


# -- areas without anybody ------------------------------------------------------------------------


def test_a_port_area_without_brokers_gives_nobody_a_black_gem() -> None:
    state = position("counting_cards", board={"blue": "4@1-palace"})
    play(state, "blue: take:blue+green")
    assert "black_gem_won" not in told_kinds(state)


def test_a_commercial_area_without_brokers_pays_nobody() -> None:
    state = position("counting_cards", board={"blue": "4@1-palace"})
    play(state, "blue: take:blue+green")
    assert state.points == [0, 0, 0, 0]


def test_a_character_that_nobody_claims_is_discarded() -> None:
    state = position(
        "counting_cards", board={"blue": "4@1-port"}, palaces="spy queen king merchant"
    )
    play(state, "blue: take:blue+green")
    lost = [fact["character"] for fact in told_of(state, "character_lost")]
    assert card_names(sum(1 << card for card in lost)) == "spy merchant queen king"
    assert card_names(state.gone) == "spy merchant queen king"
    assert state.won == [0, 0, 0, 0]


def test_the_merchant_makes_every_commercial_area_pay_five_to_any_winner() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-commercial", "orange": "3@3-commercial"},
        active={"yellow": "merchant"},
    )
    play(state, "blue: take:blue+green", "orange: take:blue+red")
    assert state.points == [5, 5, 0, 0]


# -- palaces --------------------------------------------------------------------------------------


def test_a_won_character_is_kept_for_the_next_turn() -> None:
    state = position(
        "counting_cards", board={"blue": "4@1-palace"}, palaces="jeweller queen king merchant"
    )
    play(state, "blue: take:blue+green")
    assert card_names(state.won[0]) == "jeweller"
    assert state.hands == [0, 0, 0, 0]
    play(state, "blue: columns:blue>green>yellow>red")
    # The end of counting, where the Jeweller is played, has passed without asking.
    assert asked(state) == "chance: characters"
    assert card_names(state.hands[0]) == "jeweller"


@pytest.mark.parametrize(("card", "points"), [("prince", 4), ("king", 5)])
def test_prince_and_king_pay_at_once_and_leave_the_game(card: str, points: int) -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-palace", "orange": "4@2-port"},
        palaces=f"{card} queen spy merchant",
        played={"blue": 2},
    )
    play(state, "blue: take:blue+green")
    assert asked(state) == "orange: taking"
    assert state.points[0] == points
    assert card_names(state.gone) == card
    assert state.won[0] == 0
    assert state.played[0] == 2


def test_a_blue_edged_card_becomes_a_gem_at_once() -> None:
    state = position("counting_cards", turn=4, board={"blue": "4@1-palace"}, played={"blue": 2})
    play(state, "blue: take:blue+green")
    assert asked(state) == "blue: white_gem"
    assert state.decision(0).facts == {"neighborhood": 0, "line": None}
    assert legal(state) == [f"take:white={colour}" for colour in ("blue", "green", "yellow", "red")]
    play(state, "blue: take:white=red")
    assert gem_names(state.gems[0]) == "blue green red"
    assert state.played[0] == 2
    assert state.won[0] == 0


def test_blue_edged_cards_that_nobody_claims_are_discarded() -> None:
    state = position("counting_cards", turn=4, board={"blue": "4@1-port"})
    play(state, "blue: take:blue+green")
    assert len(told_of(state, "character_lost")) == 4
    assert asked(state).endswith(": columns")


# -- one neighborhood after the other -------------------------------------------------------------


def test_neighborhoods_are_counted_in_order() -> None:
    state = position(
        "counting_cards", board={"blue": "4@4-port", "orange": "4@2-port", "purple": "4@3-port"}
    )
    play(state, "orange: take:green+green", "purple: take:blue+red", "blue: take:red+red")
    kinds = [fact["neighborhood"] for fact in told_of(state, "neighborhood_cleared")]
    assert kinds == [0, 1, 2, 3]
    assert asked(state).endswith(": columns")


def test_gems_come_first_then_port_commercial_and_palace() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port 3@1-commercial 2@1-palace"},
        palaces="spy queen king merchant",
    )
    play(state, "blue: take:blue+green")
    kinds = told_kinds(state)
    start = kinds.index("gems_taken")
    assert kinds[start : start + 6] == [
        "gems_taken",
        "gems_lapsed",
        "black_gem_won",
        "commercial_won",
        "character_won",
        "neighborhood_cleared",
    ]


def test_only_the_neighborhood_that_is_counted_is_revealed() -> None:
    state = position(
        "counting_cards",
        board={"blue": "?4@1-port ?3@2-port ?2@2-blue", "orange": "?1@2-port"},
    )
    assert asked(state) == "blue: taking"
    for viewer in ("orange", "purple", None):
        assert board(state, viewer)["blue"] == "4@1-port ?@2-port ?@2-blue"
    play(state, "blue: take:blue+green")
    for viewer in ("orange", "purple", None):
        assert board(state, viewer)["blue"] == "- 3@2-port ?@2-blue"
        assert board(state, viewer)["orange"] == "1@2-port"


def test_nothing_is_revealed_while_cards_for_the_start_of_counting_are_played() -> None:
    state = position("counting_cards", board={"blue": "?4@1-port"}, hands={"orange": "merchant"})
    assert asked(state) == "orange: counting_cards"
    assert board(state, "orange")["blue"] == "?@1-port"
    play(state, "orange: done")
    assert board(state, "orange")["blue"] == "4@1-port"


def test_counted_brokers_go_back_behind_the_screens() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port ?4@1-palace 3@2-port", "orange": "*0@1-port 3@2-blue"},
    )
    before = [values(screen) for screen in state.screens]
    play(state, "blue: take:blue+green", "orange: take:blue")
    assert board(state, None) == {"blue": "- - 3@2-port", "orange": "- 3@2-blue"}
    assert values(state.screens[0]) == f"{before[0]} 4 4"
    assert values(state.screens[1]) == f"0 {before[1]}"
    assert view(state, "purple")["seats"][0]["behind_known"].count(4) == 2


def test_the_queen_leaves_when_her_neighborhood_has_been_counted() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port", "orange": "3@2-port", "purple": "2@3-port"},
        active={"yellow": "queen"},
        queen="2-port",
    )
    play(state, "blue: take:blue+green")
    assert card_names(state.active[3]) == "queen"
    play(state, "orange: take:green+green")
    assert state.active[3] == 0
    assert "queen" in card_names(state.gone)
    assert view(state, None)["queen"] == 24


def test_the_queens_area_is_counted_as_any_other() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port"},
        active={"yellow": "queen"},
        queen="1-port",
    )
    play(state, "blue: take:blue+green")
    assert told_of(state, "black_gem_won") == [{"seat": 0, "neighborhood": 0}]


def test_merchant_and_intriguer_can_always_be_played() -> None:
    state = position("counting_cards", hands={"blue": "merchant intriguer"})
    assert legal(state) == ["done", "intriguer", "merchant"]
