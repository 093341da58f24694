"""Alchemist, Banker and Jeweller: the end of counting."""

import pytest

from .positions import asked, card_names, do, gem_names, legal, position, told_of, view

COLOURS = ("blue", "green", "yellow", "red")

# -- when -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", ["alchemist", "banker", "jeweller"])
def test_they_are_played_at_the_end_of_counting(character: str) -> None:
    state = position("closing_cards", hands={"orange": character})
    assert asked(state) == "orange: closing_cards"
    assert legal(state)[0] == "done"
    do(state, legal(state)[1])
    assert character in card_names(state.gone).split()
    assert asked(state) == "chance: characters", "the next turn"


@pytest.mark.parametrize("character", ["alchemist", "banker", "jeweller"])
@pytest.mark.parametrize("start", ["placing_cards", "counting_cards"])
def test_they_are_played_in_no_other_window(character: str, start: str) -> None:
    state = position(start, hands={"blue": character}, board={"orange": "1@1-port"})
    assert asked(state) in ("blue: placing", "orange: taking")


def test_they_come_after_the_highest_bidder() -> None:
    state = position(
        "market", board={"blue": "3@2-blue 2@3-red 1@1-green"}, hands={"blue": "banker"}
    )
    assert asked(state) == "blue: highest_bidder"
    do(state, "raise:green")
    assert asked(state) == "blue: closing_cards"
    assert view(state, None)["pieces"], "the brokers go back after it"


@pytest.mark.parametrize("character", ["alchemist", "banker", "jeweller"])
def test_they_come_before_the_kings_favor(character: str) -> None:
    state = position("closing_cards", kings_favor=True, hands={"blue": character})
    assert asked(state) == "blue: closing_cards"
    do(state, legal(state)[1])
    assert asked(state) == "blue orange purple yellow: favor"


def test_they_are_played_in_the_last_turn_too() -> None:
    state = position("closing_cards", turn=4, hands={"blue": "jeweller"})
    do(state, "jeweller:blue+red")
    assert asked(state) == "over"
    assert state.scores()[0] == 24 + 12


def test_two_of_the_three_at_most() -> None:
    state = position("closing_cards", hands={"blue": "alchemist banker jeweller"})
    do(state, "jeweller:red+red", "alchemist:red>blue")
    assert asked(state) == "chance: characters"
    assert card_names(state.hands[0]) == "banker"


# -- the Alchemist --------------------------------------------------------------------------------


def test_the_alchemist_gives_one_colour_and_takes_another() -> None:
    state = position("closing_cards", hands={"blue": "alchemist"}, gems={"blue": "blue blue black"})
    expected = [f"alchemist:blue>{colour}" for colour in COLOURS[1:]]
    assert legal(state) == ["done", "alchemist:nothing", *expected]
    do(state, "alchemist:blue>red")
    assert gem_names(state.gems[0]) == "blue red black"
    assert told_of(state, "gem_exchanged") == [{"seat": 0, "gave": 0, "took": 3}]


def test_the_alchemist_touches_no_black_and_no_white_gem() -> None:
    state = position(
        "closing_cards", hands={"blue": "alchemist"}, gems={"blue": "green red black black"}
    )
    pairs = {(one, other) for one in ("green", "red") for other in COLOURS if one != other}
    assert set(legal(state)) == {
        "done", "alchemist:nothing", *[f"alchemist:{one}>{other}" for one, other in pairs],
    }  # fmt: skip


@pytest.mark.parametrize("black", range(17))
def test_the_alchemist_does_the_same_however_many_black_gems_there_are(black: int) -> None:
    # Each of the four ports brings a black gem a turn: sixteen are all there can be.
    without = position(
        "closing_cards", hands={"blue": "alchemist"}, gems={"blue": "black " * black}
    )
    assert legal(without) == ["done", "alchemist:nothing"]
    state = position(
        "closing_cards", hands={"blue": "alchemist"}, gems={"blue": "green " + "black " * black}
    )
    trades = [f"alchemist:green>{colour}" for colour in ("blue", "yellow", "red")]
    assert legal(state) == ["done", "alchemist:nothing", *trades]
    do(state, "alchemist:green>red")
    assert gem_names(state.gems[0]).split() == ["red", *["black"] * black]


def test_the_alchemist_may_be_played_without_effect() -> None:
    state = position("closing_cards", hands={"blue": "alchemist"}, gems={"blue": "green"})
    do(state, "alchemist:nothing")
    assert gem_names(state.gems[0]) == "green"
    assert "alchemist" in card_names(state.gone).split()
    assert told_of(state, "gem_kept") == [{"seat": 0}]


def test_the_alchemist_without_a_gem_can_only_be_laid_down_or_kept() -> None:
    state = position("closing_cards", hands={"blue": "alchemist"}, gems={"blue": "black"})
    assert legal(state) == ["done", "alchemist:nothing"]
    do(state, "done")
    assert card_names(state.hands[0]) == "alchemist"


def test_the_alchemist_leaves_the_gems_of_others_alone() -> None:
    state = position(
        "closing_cards", hands={"blue": "alchemist"}, gems={"blue": "red", "orange": "green"}
    )
    do(state, "alchemist:red>green")
    assert [gem_names(hoard) for hoard in state.gems] == ["green", "green", "", ""]


# -- the Banker -----------------------------------------------------------------------------------


def test_the_banker_raises_one_colour_and_lowers_another() -> None:
    state = position("closing_cards", hands={"blue": "banker"}, quotations="8 7 9 6")
    pairs = [(one, other) for one in COLOURS for other in COLOURS if one != other]
    assert legal(state) == ["done", *[f"banker:+{one}-{other}" for one, other in pairs]]
    do(state, "banker:+green-yellow")
    assert state.quotations == [8, 8, 8, 6]
    assert told_of(state, "quotations_shifted") == [
        {"seat": 0, "raised": 1, "lowered": 2, "quotations": [8, 8, 8, 6]}
    ]


def test_the_banker_may_only_choose_moves_that_really_move() -> None:
    state = position("closing_cards", hands={"blue": "banker"}, quotations="15 1 8 15")
    assert legal(state) == [
        "done",
        "banker:+green-blue",
        "banker:+green-yellow",
        "banker:+green-red",
        "banker:+yellow-blue",
        "banker:+yellow-red",
    ]


def test_the_banker_cannot_be_played_where_both_moves_cannot_be_done() -> None:
    state = position("closing_cards", hands={"blue": "banker"}, quotations="15 15 15 15")
    assert asked(state) == "chance: characters", "nobody is asked"
    assert card_names(state.hands[0]) == "banker"


# -- the Jeweller ---------------------------------------------------------------------------------


def test_the_jeweller_takes_two_gems_of_one_colour_or_of_two() -> None:
    state = position("closing_cards", hands={"blue": "jeweller"}, gems={"blue": "black"})
    pairs = [
        f"jeweller:{one}+{other}"
        for number, one in enumerate(COLOURS)
        for other in COLOURS[number:]
    ]
    assert legal(state) == ["done", *pairs]
    do(state, "jeweller:red+red")
    assert gem_names(state.gems[0]) == "red red black"
    assert told_of(state, "gems_chosen") == [{"seat": 0, "gems": [3, 3]}]


def test_the_jewellers_gems_are_seen_by_all() -> None:
    state = position("closing_cards", hands={"blue": "jeweller"})
    do(state, "jeweller:blue+green")
    for viewer in ("orange", None):
        assert view(state, viewer)["seats"][0]["gems"] == [1, 1, 0, 0, 0]


def test_the_alchemist_may_change_a_gem_that_the_jeweller_brought() -> None:
    state = position("closing_cards", hands={"blue": "jeweller alchemist"})
    do(state, "jeweller:blue+green", "alchemist:green>blue")
    assert gem_names(state.gems[0]) == "blue blue"
