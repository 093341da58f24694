"""What a page can see to travel from one picture to the next."""

from collections import Counter
from functools import cache
from itertools import islice

import pytest

from emporion.render.svg import Layout

from .reading_svg import LAYOUTS
from .touring import TableSetup, anything
from .travelling import Lying, Pairing, Piece, Stack, journeys
from .tyros_examples import chosen

pytestmark = pytest.mark.once

GAMES: dict[str, tuple[TableSetup, int]] = {
    "byzanz": ((4, {}), 120),
    "tyros": ((3, {}), 160),
    "ys": ((4, {"kings_favor": True}), 160),
}
"""A table of each game, and how many of its decisions are watched."""

each_game = pytest.mark.parametrize("game", GAMES)
each_layout = pytest.mark.parametrize("layout", LAYOUTS)


@cache
def watched(game: str, layout: Layout) -> list[Pairing]:
    """What travels at the first decisions of a game."""
    table, decisions = GAMES[game]
    choose = chosen if game == "tyros" else anything
    return list(islice(journeys(game, table, 7, layout, choose), decisions))


@each_layout
@each_game
def test_what_moves_is_known_again(game: str, layout: Layout) -> None:
    how = sum((each.how for each in watched(game, layout)), Counter())
    known = how["moved"] + how["turned"] + how["stacked"] + how["home"]
    unknown = how["seat"] + how["faded"] + how["nowhere"]
    # Sets that are sold, ships that come in with the tide: not all has been seen before.
    assert known > 1.5 * unknown
    assert how["kept"] > 8 * (known + unknown)


@each_layout
def test_all_of_byzanz_and_tyros_comes_from_somewhere(layout: Layout) -> None:
    for game in ("byzanz", "tyros"):
        assert not any(each.how["nowhere"] for each in watched(game, layout))


@each_layout
def test_in_ys_only_what_a_new_turn_brings_comes_from_nowhere(layout: Layout) -> None:
    for each in watched("ys", layout):
        new = [piece.piece.split(".")[0] for piece in each.come if not piece.seat]
        assert not set(new) - {"gem", "card"}


@each_layout
def test_a_ship_that_sails_is_the_same_ship(layout: Layout) -> None:
    for each in watched("tyros", layout):
        assert not [piece for piece in each.come + each.gone if piece.piece.startswith("ship.")]


def lying(*pieces: Piece, homes: str = "", **stacks: Stack) -> Lying:
    return Lying(list(pieces), stacks, set(homes.split()))


def test_a_card_goes_rather_to_an_equal_one_of_its_seat() -> None:
    hand = Piece("hand-1", "card.wine-2", "blue")
    bids = Piece("bid-1", "card.wine-2", "red"), Piece("bid-2", "card.wine-2", "blue")
    pairing = Pairing(lying(hand), lying(*bids, homes="red"))
    assert pairing.how == Counter(moved=1, seat=1, kept=0)


def test_a_hidden_card_may_turn_into_any_and_a_stack_gives_no_more_than_it_loses() -> None:
    hand = Piece("held-1", "card", "red")
    shown = Piece("bid-1", "card.wood-1", "red")
    lots = [Piece(f"lot-{n}", "card.wine-1", "") for n in range(3)]
    old = lying(hand, pile=Stack("card", "", 9))
    new = lying(shown, *lots, homes="pile", pile=Stack("card", "", 7))
    assert Pairing(old, new).how == Counter(turned=1, stacked=2, home=1, kept=0)
