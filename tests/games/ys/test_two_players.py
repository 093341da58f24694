"""Chapter "2-player Game": the neutral player, who has brokers, gems and points, but no seat."""

import pytest

from .positions import (
    asked,
    board,
    legal,
    legal_with,
    new_game,
    play,
    position,
    told_of,
    values,
    view,
)

NEUTRAL = 2

# -- setup and bet --------------------------------------------------------------------------------


def test_two_players_play_in_three_neighborhoods() -> None:
    state = new_game(2)
    play(state, "chance: ...")
    assert len(view(state, None)["ships"]) == len(view(state, None)["palaces"]) == 3


def test_the_market_is_that_of_three_players() -> None:
    state = position("blue: placing", 2)
    assert state.lines[0] == -1
    play(state, "blue: up:4")
    assert "at:1-blue" not in legal(state)
    assert "at:2-blue" in legal(state)


def test_ports_offer_three_gems() -> None:
    state = position("counting_cards", 2, board={"blue": "4@1-port"})
    assert state.decision(0).facts["gems"] == [0, 1, 2]


@pytest.mark.parametrize(("option", "brokers"), [("weak", "0 1 2 4"), ("strong", "0 1 3 4")])
def test_each_player_has_four_neutral_brokers(option: str, brokers: str) -> None:
    state = new_game(2, neutral=option)
    assert [values(packet) for packet in state.neutrals] == [brokers, brokers]
    assert view(state, "blue")["neutrals"] == [int(value) for value in brokers.split()]


def test_the_neutral_player_takes_no_part_in_the_bet() -> None:
    state = position("bidding", 2, order="orange blue")
    assert asked(state) == "blue orange: bidding"
    play(state, "blue: bid:4+4", "orange: bid:0+0", "blue: place:2", "orange: place:1")
    assert state.orders == [2, 1]
    assert asked(state) == "orange: placing"


# -- placing --------------------------------------------------------------------------------------


def test_a_placement_has_a_neutral_broker_face_down() -> None:
    state = position("blue: placing", 2)
    play(state, "blue: up:4 at:1-port down:0 at:1-port")
    assert legal(state) == ["neutral:0", "neutral:1", "neutral:2", "neutral:4"]
    play(state, "blue: neutral:2 at:2-palace")
    assert asked(state) == "orange: placing"
    assert board(state, "blue")["neutral"] == "?2@2-palace"


def test_a_neutral_broker_obeys_the_rules_of_placing() -> None:
    state = position(
        "blue: placing",
        2,
        board={"orange": "1@2-red"},
        active={"orange": "queen"},
        queen="1-palace",
    )
    play(state, "blue: up:4 at:2-blue down:0 at:3-port neutral:2")
    spots = legal(state)
    assert not {"at:2-red", "at:2-blue", "at:1-palace", "at:1-blue", "at:4-port"} & set(spots)
    assert {"at:2-green", "at:1-port", "at:3-palace"} <= set(spots)


def test_a_neutral_broker_in_the_market_scores_for_the_neutral_player() -> None:
    state = position("blue: placing", 2)
    play(state, "blue: up:4 at:1-port down:0 at:1-port neutral:0 at:3-red")
    assert state.points == [0, 0, 1]
    assert view(state, None)["neutral"]["points"] == 1


def test_all_neutral_brokers_are_placed_in_a_turn() -> None:
    state = position("bidding", 2)
    play(state, "blue: bid:1+1", "orange: bid:0+0", "blue: place:1", "orange: place:2")
    blue = ["up:4 down:4", "up:3 down:3", "up:3 down:2", "up:1 down:0"]
    orange = ["up:4 down:4", "up:3 down:3", "up:3 down:2", "up:1 down:1"]
    for number, value in enumerate((4, 2, 1, 0)):
        for colour, pairs in (("blue", blue), ("orange", orange)):
            up, down = pairs[number].split()
            play(state, f"{colour}: {up} at:3-port {down} at:3-port neutral:{value} at:3-port")
    assert [values(packet) for packet in state.neutrals] == ["", ""]
    (facts,) = told_of(state, "neighborhood_revealed")[2:]
    assert facts["totals"] == [20, 21, 14]


def test_the_player_who_placed_a_neutral_broker_remembers_it_and_nobody_else_knows_it() -> None:
    state = position("blue: placing", 2)
    play(state, "blue: up:4 at:1-port down:0 at:1-port neutral:2 at:2-palace")
    assert board(state, "blue")["neutral"] == "?2@2-palace"
    assert board(state, "orange")["neutral"] == "?@2-palace"
    assert board(state, None)["neutral"] == "?@2-palace"
    assert view(state, "orange")["seats"][0]["neutrals"] == 3
    assert view(state, "orange")["seats"][0]["neutrals_known"] == []


def test_the_spy_never_looks_at_a_neutral_broker() -> None:
    state = position(
        "orange: placing",
        2,
        board={"blue": "4@1-port ?0@1-port", "neutral": "?2@2-palace"},
        active={"orange": "spy"},
    )
    assert legal_with(state, "look") == ["look:blue.2"]


def test_a_neutral_broker_goes_back_to_the_player_who_placed_it() -> None:
    state = position("counting_cards", 2, board={"neutral": "?4@1-port ?2@1-port ?0@2-port"})
    assert asked(state) == "blue: columns"
    assert [values(packet) for packet in state.neutrals] == ["0 1 2 4", "0 1 2 4"]
    assert view(state, "orange")["seats"][0]["neutrals_known"] == [0, 1, 2, 4]


# -- the end --------------------------------------------------------------------------------------


def test_for_a_colour_it_lacks_it_scores_as_the_third_without_moving_others() -> None:
    state = position(
        "final",
        2,
        quotations="12 11 10 9",
        gems={"blue": "blue blue", "orange": "blue", "neutral": "green"},
    )
    scored = [(f["seat"], f["gem"], f["place"], f["points"]) for f in told_of(state, "gem_points")]
    assert scored == [
        (0, 0, 1, 24),
        (1, 0, 2, 18),
        (2, 0, 3, 12),
        (2, 1, 1, 20),
        (2, 2, 3, 8),
        (2, 3, 3, 6),
    ]


@pytest.mark.parametrize(("owner", "seat"), [("blue", 0), ("orange", 1), ("neutral", NEUTRAL)])
@pytest.mark.parametrize(("gem", "colour", "points"), [("blue", 0, 24), ("red", 3, 12)])
def test_the_only_owner_of_a_colour_gets_the_first_places_points(
    owner: str, seat: int, gem: str, colour: int, points: int
) -> None:
    state = position("final", 2, quotations="12 11 10 9", gems={owner: gem})
    facts = [fact for fact in told_of(state, "gem_points") if fact["gem"] == colour]
    scored = [(fact["seat"], fact["place"], fact["points"]) for fact in facts]
    third = [] if owner == "neutral" else [(NEUTRAL, 3, points // 2)]
    assert scored == [(seat, 1, points), *third]


def test_with_gems_it_takes_its_place_as_any_player() -> None:
    state = position(
        "final", 2, gems={"blue": "blue", "orange": "blue blue", "neutral": "blue blue"}
    )
    blue = [f["points"] for f in told_of(state, "gem_points") if f["gem"] == 0]
    assert blue == [12, 18, 18]


def test_it_does_not_win_ties_in_the_final_account() -> None:
    state = position("final", 2, gems={"blue": "blue", "neutral": "blue"})
    blue = [(f["seat"], f["points"]) for f in told_of(state, "gem_points") if f["gem"] == 0]
    assert blue == [(0, 18), (2, 18)]


def test_it_scores_for_black_gems() -> None:
    state = position("final", 2, gems={"neutral": "black black black"})
    (facts,) = told_of(state, "black_points")
    assert (facts["seat"], facts["points"], facts["gems"]) == (NEUTRAL, 8, 3)


def test_it_can_win_the_game() -> None:
    state = position("final", 2, points={"neutral": 90, "blue": 60, "orange": 61})
    outcome = state.outcome()
    assert outcome.winners == []
    assert outcome.reason == "neutral"
    assert outcome.ranking == [[1], [0]]
    assert outcome.scores == [60, 61]
    rival = {"points": 90 + 36, "gems": 0, "won": True}
    assert told_of(state, "game_over")[0]["rival"] == rival
    assert state.view(0)["outcome"]["rival"] == rival


def test_it_wins_a_tie_by_gems_too() -> None:
    state = position(
        "final",
        2,
        points={"blue": 48, "neutral": 0},
        gems={"neutral": "black " * 6},
    )
    # Third place for all four colours, 12 + 10 + 8 + 6 = 36, and 20 for the black gems.
    assert state.points == [48, 0, 56]
    assert state.outcome().reason == "neutral"
    tied = position("final", 2, points={"blue": 56}, gems={"neutral": "black " * 6})
    assert tied.points == [56, 0, 56]
    assert tied.outcome().winners == []
    assert tied.outcome().reason == "neutral"


def test_a_player_who_has_more_gems_beats_it_in_a_tie() -> None:
    state = position("final", 2, points={"blue": 35}, gems={"blue": "black"})
    assert state.points == [36, 0, 36]
    assert state.outcome().winners == [0]
    assert state.outcome().reason == "gems"


def test_a_player_equal_to_it_in_all_shares_the_win_with_it() -> None:
    state = position("final", 2, points={"blue": 36})
    assert state.outcome().winners == [0]
    assert state.outcome().reason == "shared"
