"""Chapter "Counting points in the city": who is ahead in a draw, and which gems are taken."""

from emporion.games.ys.data import GEMS

from .positions import asked, gem_names, legal, play, position, told_of, values, view

QUIET = {"blue": "0 0 1", "orange": "0 0 1", "purple": "0 0 1", "yellow": "0 0 1"}
"""Brokers before the screens that settle no draw: then the Order cards do."""

# -- draws ----------------------------------------------------------------------------------------


def test_a_draw_goes_to_the_higher_total_before_the_screen() -> None:
    state = position(
        "counting_cards",
        board={"blue": "3@1-port", "orange": "3@1-port"},
        fronts={"blue": "1 1 0", "orange": "1 1 1"},
    )
    assert asked(state) == "orange: taking"
    play(state, "orange: take:blue+blue", "blue: take:green")
    assert gem_names(state.gems[1]) == "blue blue black"


def test_a_draw_before_the_screens_too_goes_to_the_lower_order_card() -> None:
    state = position(
        "counting_cards",
        order="purple orange blue yellow",
        board={"blue": "3@1-port", "orange": "3@1-port"},
        fronts=QUIET,
    )
    assert asked(state) == "orange: taking"


def test_the_new_order_card_counts_and_the_third_broker_too() -> None:
    # Blue bids more and chooses the last place; all else is equal before the screens at the end.
    state = position("bidding", 3, turn=2, order="blue orange purple", neighborhoods=3)
    play(state, "blue: bid:3+1", "orange: bid:3+0", "purple: bid:0+0")
    play(state, "blue: place:3", "orange: place:1", "purple: place:2")
    assert state.orders == [3, 1, 2]
    lines = {
        "orange": ["up:3", "down:3", "up:4", "down:4", "up:2", "down:1", "up:1", "down:0"],
        "purple": ["up:3", "down:3", "up:4", "down:4", "up:2", "down:1", "up:1", "down:1"],
        "blue": ["up:3", "down:3", "up:4", "down:4", "up:2", "down:1", "up:1", "down:0"],
    }
    for number in range(4):
        for colour, brokers in lines.items():
            area = "at:1-port" if colour != "purple" else "at:2-port"
            one, other = brokers[2 * number : 2 * number + 2]
            play(state, f"{colour}: {one} {area} {other} {area}")
    assert [values(front) for front in state.fronts] == ["0 1 3", "0 1 3", "0 0 3"]
    assert told_of(state, "neighborhood_revealed")[0]["totals"][:2] == [18, 18]
    assert asked(state) == "orange: taking"


def test_each_draw_of_several_is_settled_the_same_way() -> None:
    state = position(
        "counting_cards",
        order="yellow blue orange purple",
        board=dict.fromkeys(["blue", "orange", "purple", "yellow"], "2@1-port"),
        fronts={"blue": "0 0 1", "orange": "1 1 1", "purple": "0 1 1", "yellow": "0 0 1"},
    )
    revealed = told_of(state, "neighborhood_revealed")[0]
    assert revealed["ranking"] == [1, 2, 3, 0]
    (draw,) = revealed["draws"]
    assert (draw["by"], draw["seats"], draw["fronts"]) == ("front", [1, 0, 2, 3], [3, 1, 2, 1])


def test_the_intriguer_wins_every_draw() -> None:
    state = position(
        "counting_cards",
        order="orange blue purple yellow",
        board={"blue": "3@1-port", "orange": "3@1-port", "purple": "3@1-port"},
        fronts={"blue": "0 0 1", "orange": "4 4 3", "purple": "4 4 1"},
        active={"blue": "intriguer"},
    )
    revealed = told_of(state, "neighborhood_revealed")[0]
    assert revealed["ranking"] == [0, 1, 2]
    draw = {
        "by": "intriguer",
        "seats": [0, 1, 2],
        "fronts": [1, 11, 9],
        "orders": [2, 1, 3],
        "total": 3,
    }
    assert revealed["draws"] == [draw]
    play(state, "blue: take:blue+blue", "orange: take:green")
    assert told_of(state, "black_gem_won") == [{"seat": 0, "neighborhood": 0, "draw": draw}]


def test_the_intriguer_wins_draws_alone() -> None:
    state = position(
        "counting_cards",
        board={"blue": "3@1-port", "orange": "4@1-port"},
        active={"blue": "intriguer"},
    )
    assert asked(state) == "orange: taking"


# -- taking gems ----------------------------------------------------------------------------------


def test_the_first_takes_two_of_four_gems_in_one_go() -> None:
    state = position("counting_cards", board={"blue": "4@1-port"})
    assert legal(state) == [
        "take:blue+blue",
        "take:blue+green",
        "take:blue+yellow",
        "take:green+yellow",
    ]
    facts = state.decision(0).facts
    assert (facts["neighborhood"], facts["gems"], facts["count"]) == (0, [0, 0, 1, 2], 2)


def test_taking_is_compulsory() -> None:
    state = position("counting_cards", board={"blue": "4@1-port", "orange": "3@1-port"})
    assert "done" not in legal(state)
    play(state, "blue: take:blue+green")
    assert legal(state) == ["take:blue", "take:yellow"]


def test_a_gem_without_an_alternative_is_taken_without_asking() -> None:
    state = position("counting_cards", board={"blue": "4@1-port", "orange": "3@1-port"})
    play(state, "blue: take:green+yellow")
    assert gem_names(state.gems[1]) == "blue"
    assert asked(state) != "orange: taking"


def test_a_white_gem_of_a_ship_is_named_with_the_taking() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port", "orange": "3@1-port"},
        ships="blue+white+red green+yellow+red yellow+blue+red red+blue+green",
    )
    whites = [text for text in legal(state) if "white" in text]
    assert whites == [
        f"take:white={colour}+{other}"
        for colour in ("blue", "green", "yellow", "red")
        for other in ("blue", "red")
    ]
    play(state, "blue: take:white=green+red")
    assert gem_names(state.gems[0]) == "green red black"
    assert told_of(state, "gems_taken")[0]["white"] is True


def test_a_white_gem_may_be_left_to_the_next() -> None:
    state = position(
        "counting_cards",
        board={"blue": "4@1-port", "orange": "3@1-port", "purple": "2@1-port"},
        ships="blue+white+red green+yellow+red yellow+blue+red red+blue+green",
    )
    play(state, "blue: take:blue+blue")
    colours = ["blue", "green", "yellow", "red"]
    assert legal(state) == ["take:red", *(f"take:white={colour}" for colour in colours)]
    play(state, "orange: take:red")
    assert asked(state) == "purple: taking"
    assert legal(state) == [f"take:white={colour}" for colour in colours]
    play(state, "purple: take:white=yellow")
    assert gem_names(state.gems[2]) == "yellow"


def test_there_are_gems_of_six_kinds_of_which_five_are_owned() -> None:
    assert GEMS == ("blue", "green", "yellow", "red", "black", "white")
    state = position(
        "counting_cards",
        board={"blue": "4@1-port"},
        ships="blue+white+red green+yellow+red yellow+blue+red red+blue+green",
    )
    assert [GEMS[gem] for gem in state.decision(0).facts["gems"]] == [
        "blue",
        "blue",
        "red",
        "white",
    ]
    play(state, "blue: take:white=green+blue")
    assert view(state, None)["seats"][0]["gems"] == [1, 1, 0, 0, 1], "the port's gem is black"


def test_the_bank_never_runs_out() -> None:
    state = position("counting_cards", board={"blue": "4@1-port"}, gems={"blue": "blue " * 40})
    play(state, "blue: take:blue+blue")
    assert gem_names(state.gems[0]).count("blue") == 42
