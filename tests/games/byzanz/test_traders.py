"""Chapter "De handelaarskaarten"."""

from .positions import answers, hand, legal, play, position, sales, told

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


def test_example_of_grain_4_grain_3_and_a_trader() -> None:
    state = position(lot=LOT, hands={"blue": "grain-4 grain-3 trader"})
    box = state.box
    play(state, "blue: sell:grain-4+grain-3+trader")
    assert state.profits[0] == hand("grain-4")
    assert state.box - box == hand("grain-3 trader")
    assert state.scores()[0] == 4


def test_example_of_three_traders() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader trader"})
    box = state.box
    play(state, "blue: sell:trader+trader+trader")
    assert state.profits[0] == hand("trader")
    assert state.box - box == hand("trader trader")
    assert state.scores()[0] == 5


def test_example_of_two_traders_and_one_spices() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader spices-2"})
    box = state.box
    assert sales(state) == ["sell:spices-2+trader+trader"]
    play(state, "blue: sell:spices-2+trader+trader")
    assert state.profits[0] == hand("spices-2"), "a goods set, whose traders are never kept"
    assert state.box - box == hand("trader trader")
    assert state.scores()[0] == 2


def test_a_trader_is_never_kept_from_a_set_of_goods() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader cloth-1 wine-1 wine-4"})
    for sale in sales(state):
        after = state.copy()
        play(after, f"blue: {sale}")
        assert after.profits[0] in (hand("cloth-1"), hand("wine-1"), hand("wine-4"))
        assert after.scores()[0] < 5


def test_a_trader_stands_in_for_any_sort() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-1 wine-2 wine-3 trader"})
    assert sales(state) == ["sell:cloth-1+cloth-1+trader", "sell:wine-3+wine-2+trader"]


def test_traders_may_stand_in_although_goods_would_do() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 cloth-4 trader trader"})
    assert sales(state) == [
        "sell:cloth-1+trader+trader",
        "sell:cloth-2+trader+trader",
        "sell:cloth-2+cloth-1+trader",
        "sell:cloth-4+trader+trader",
        "sell:cloth-4+cloth-1+trader",
        "sell:cloth-4+cloth-2+trader",
        "sell:cloth-4+cloth-2+cloth-1",
    ]


def test_with_three_traders_and_goods_either_set_may_be_sold() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader trader cloth-4"})
    assert sales(state) == ["sell:cloth-4+trader+trader", "sell:trader+trader+trader"]


def test_two_traders_alone_are_no_set() -> None:
    assert sales(position(lot=LOT, hands={"blue": "trader trader"})) == []


def test_six_traders_are_two_sets() -> None:
    state = position(lot=LOT, hands={"blue": "trader " * 7})
    play(state, "blue: sell:trader+trader+trader sell:trader+trader+trader")
    assert state.scores()[0] == 10
    assert state.hands[0] == hand("trader")
    assert legal(state) == ["pass"]


def test_a_trader_has_no_value_in_a_bid() -> None:
    state = position(
        lot=LOT, hands={"blue": "trader trader trader wine-2"}, bids={"yellow": "cloth-2"}
    )
    assert answers(state) == ["pass"]


def test_the_trader_kept_is_told_with_its_5_points() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader trader"})
    play(state, "blue: sell:trader+trader+trader")
    assert told(state) == [
        {"event": "sold", "seat": 0, "cards": [24, 24, 24], "kept": 24, "points": 5}
    ]
