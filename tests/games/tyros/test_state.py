"""A position as a value: copies, keys, and the proof that no piece was made or lost."""

from collections.abc import Callable
from typing import Any

import pytest

from emporion.core.errors import BrokenState
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.tyros.cards import CARD
from emporion.games.tyros.state import TyrosState

from .positions import cards, do, new_game, play, position
from .randomly import VARIANTS, step


def some(**options: Any) -> TyrosState:
    """A position with something in most places."""
    return position(
        "blue: action",
        hands={"blue": "copper*3 oil", "orange": "cedar*2 cloth", "yellow": "joker"},
        known={"all": {"blue": "copper"}, "yellow": {"orange": "cloth"}},
        discards="oil joker",
        empires={"copper": "7 17 31 T"},
        tiles={"blue": "1 2", "orange": "3"},
        shown={"blue": "2"},
        bottom="5 6",
        ships={"blue": "17 17 22", "orange": "16E T"},
        cities={"blue": "7", "orange": "13 31"},
        points={"blue": 7},
        bonus="blue",
        passes=1,
        offers_made=1,
        trades_done=2,
        **options,
    )


# -- copies ---------------------------------------------------------------------------------------


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    state = some()
    before = state.key()
    other = state.copy()
    assert other.key() == before
    play(other, "blue: give:copper want:cedar ask:orange", "orange: accept", "blue: with:orange")
    assert state.key() == before
    assert other.key() != before


def test_a_copy_of_a_draft_goes_its_own_way() -> None:
    state = some()
    do(state, "swap:copper")
    other = state.copy()
    do(other, "swap:copper")
    assert len(state.draft) == 1
    assert len(other.draft) == 2


def test_a_copy_does_not_listen() -> None:
    assert some().events is not None
    assert some().copy().events is None


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_copies_stay_equal_through_a_whole_game(variant: int) -> None:
    players, options = VARIANTS[variant]
    state = new_game(players, **options)
    rng = Rng(variant)
    while state.actor != OVER:
        other = state.copy()
        assert other.key() == state.key()
        step(state, rng)
        assert other.key() != state.key()
        state.check()


# -- keys -----------------------------------------------------------------------------------------


def test_where_one_list_ends_and_the_next_begins_shows_in_the_key() -> None:
    one, other = some(), some()
    do(one, "swap:copper")
    other.draft = [other.bottom.pop(), *one.draft]
    assert one.key() != other.key()


def test_the_way_to_a_position_leaves_no_trace_in_its_key() -> None:
    one, other = some(), some()
    do(one, "give:copper want:cedar ask:orange", "decline", "pass")
    do(other, "give:copper want:oil ask:orange", "decline", "pass")
    assert one.key() == other.key()


# -- the proof ------------------------------------------------------------------------------------


def lose_a_card(state: TyrosState) -> None:
    state.hands[1] -= CARD[3]
    state.known[4 * 3 + 1] = 0


def make_a_card(state: TyrosState) -> None:
    state.pile += CARD[2]


def know_a_card_that_is_not_there(state: TyrosState) -> None:
    state.known[4 * 2 + 1] = cards("joker")


def know_ones_own_card(state: TyrosState) -> None:
    state.known[0] = cards("copper")


def claim_a_field_twice(state: TyrosState) -> None:
    state.empires[1] |= 1 << 17


def lay_too_many_discs(state: TyrosState) -> None:
    # All fields from 8 to 29 that are nobody's tile or empire.
    for field in range(8, 30):
        if not any(fields >> field & 1 for fields in state.empires):
            state.tile_pile &= ~(1 << field)
            state.empires[0] |= 1 << field


def have_a_tile_twice(state: TyrosState) -> None:
    state.tiles[2] |= 1 << 1


def lose_a_tile(state: TyrosState) -> None:
    state.tiles[1] = 0


def show_a_tile_that_one_has_not(state: TyrosState) -> None:
    state.shown[1] |= 1 << 1


def have_eleven_ships(state: TyrosState) -> None:
    state.ships[3] = 0b1111110
    state.seconds[3] = 0b1111100


def have_a_second_ship_without_a_first(state: TyrosState) -> None:
    state.seconds[3] |= 1 << 5


def put_three_ships_on_a_field(state: TyrosState) -> None:
    state.ships[1] |= 1 << 17


def put_three_ships_on_the_coasts_of_16(state: TyrosState) -> None:
    state.ships[0] |= 1 << 16
    state.ships[3] |= 1 << 16


def build_two_cities_on_a_field(state: TyrosState) -> None:
    state.cities[0] |= 1 << 13


def build_a_city_without_a_disc(state: TyrosState) -> None:
    state.cities[0] |= 1 << 20
    state.built |= 1 << 20


def forget_where_cities_are(state: TyrosState) -> None:
    state.built ^= 1 << 13


BREAKS: list[tuple[str, Callable[[TyrosState], None]]] = [
    ("cards", lose_a_card),
    ("cards", make_a_card),
    ("known", know_a_card_that_is_not_there),
    ("known", know_ones_own_card),
    ("discs", claim_a_field_twice),
    ("discs", lay_too_many_discs),
    ("tiles", have_a_tile_twice),
    ("tiles", lose_a_tile),
    ("shown", show_a_tile_that_one_has_not),
    ("ships", have_eleven_ships),
    ("ships", have_a_second_ship_without_a_first),
    ("ships", put_three_ships_on_a_field),
    ("ships", put_three_ships_on_the_coasts_of_16),
    ("cities", build_two_cities_on_a_field),
    ("cities", build_a_city_without_a_disc),
    ("cities", forget_where_cities_are),
]


@pytest.mark.parametrize(
    ("what", "spoil"), BREAKS, ids=lambda value: getattr(value, "__name__", value)
)
def test_a_broken_table_is_noticed(what: str, spoil: Callable[[TyrosState], None]) -> None:
    state = some()
    state.check()
    spoil(state)
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert broken.value.facts["what"] == what


def test_eleven_cities_are_noticed() -> None:
    ten = "1 2 3 4 5 6 7 8 9 10"
    state = position(
        "blue: action",
        hands={"blue": "oil"},
        empires={"copper": f"{ten} 11"},
        cities={"blue": ten},
    )
    state.cities[0] |= 1 << 11
    state.built |= 1 << 11
    with pytest.raises(BrokenState) as broken:
        state.check()
    assert broken.value.facts["what"] == "cities"


def test_three_ships_in_tyros_are_noticed_only_once_it_has_a_city() -> None:
    state = some()
    state.ships[1] |= 1
    state.seconds[1] |= 1
    state.check()
    after_its_city = position(
        "blue: action",
        hands={"blue": "oil"},
        empires={"copper": "31 T"},
        cities={"orange": "T"},
        ships={"blue": "T", "purple": "T"},
    )
    after_its_city.ships[3] |= 1
    with pytest.raises(BrokenState):
        after_its_city.check()


# -- who is asked ---------------------------------------------------------------------------------


def test_only_the_actor_is_asked() -> None:
    state = some()
    assert state.actors() == [0]
    assert state.legal(0) != []
    assert state.legal(1) == state.legal(CHANCE) == []


def test_before_the_end_the_points_are_the_bonus_alone() -> None:
    assert some().scores() == [7, 0, 0, 0]
