"""The greedy bot of Tyros plays sensibly in each decision."""

import emporion
from emporion.games.tyros.actions import show
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.positions import asked, play, position

from . import tyros_positions as positions
from .games import played


def _choice(state: TyrosState) -> str:
    """What greedy does next, up to the commit."""
    actor = state.actor
    greedy = emporion.bot("tyros", "greedy", seed=1)
    chain = greedy.turn(state.view(actor), state.legal(actor))
    for action in chain:
        state.apply(actor, action)
    assert not state.drafting(actor)
    return " ".join(show(actor, action) for action in chain)


# -- whole games ----------------------------------------------------------------------------------

TURN_ENDS = (
    "sailed", "city_founded", "ship_built", "cards_swapped", "card_fetched", "traded", "passed",
)  # fmt: skip


def test_nobody_makes_the_same_offer_twice_in_a_turn_nor_talks_without_end() -> None:
    made: list[object] = []
    talks = 0
    for event in played("tyros", ["greedy"] * 4, 1).events:
        if event.kind in TURN_ENDS:
            made = []
        elif event.kind == "offer_made":
            offer = [event.facts["give"], event.facts["want"]]
            assert offer not in made
            made.append(offer)
            assert len(made) <= 2
            talks += 1
    assert 5 < talks < 60


# -- the board ------------------------------------------------------------------------------------


def test_a_city_is_founded_where_it_can_be_and_jokers_are_kept() -> None:
    assert _choice(positions.city_in_hand()) == "city:17 jokers:0"


def test_in_the_last_round_the_last_card_brings_a_ship_to_a_field_of_its_own() -> None:
    assert _choice(positions.last_card()) == "sail:23 to:22"


def test_in_the_last_round_a_spare_card_takes_a_field_from_the_leader() -> None:
    assert _choice(positions.leader_to_stop()) == "sail:22 to:23"


def test_a_ship_is_built_at_a_city_when_there_is_none_to_sail() -> None:
    assert _choice(positions.no_ship_to_sail()) == "ship:23 pay:cedar"


def test_a_useless_card_is_passed_with() -> None:
    assert _choice(positions.useless_card()) == "pass"


def test_the_toll_is_the_card_that_is_missed_least() -> None:
    assert _choice(positions.toll_due()) in ("jokers:0 toll:oil", "toll:oil")


# -- the bank -------------------------------------------------------------------------------------


def test_odd_cards_are_swapped_for_a_set_that_lacks_one() -> None:
    assert _choice(positions.one_missing(final=False)) == "swap:copper swap:oil swap:cloth draw"


def test_three_useless_cards_fetch_the_last_one_of_a_set() -> None:
    assert _choice(positions.one_missing(final=True)) in (
        "drop:copper drop:oil drop:cloth take:cedar",
        "drop:copper drop:oil drop:cloth take:joker",
    )


def test_what_is_kept_is_a_set_and_jokers() -> None:
    assert _choice(positions.hand_to_keep()) == "away:copper away:oil away:cloth done"


# -- tiles ----------------------------------------------------------------------------------------


def test_an_empire_grows_where_we_have_cities() -> None:
    assert _choice(positions.tile_to_lay()) == "lay:12-copper"


def test_the_tile_that_fits_last_goes_under_the_pile() -> None:
    assert _choice(positions.tile_too_many()) == "under:5"


# -- trade ----------------------------------------------------------------------------------------


def _last_round(blue: str, orange: str, leads: int = 0) -> TyrosState:
    """Blue's ship is alone on a copper field, orange's on an oil field, and it is orange's turn.

    Orange's cards are known, and `leads` are points that it has already.
    """
    return position(
        "orange: action",
        hands={"blue": blue, "orange": orange, "purple": "cloth", "yellow": "cloth"},
        known={"all": {"orange": orange}},
        empires={"copper": "7 17", "oil": "13 18"},
        ships={"blue": "17", "orange": "13"},
        points={"orange": leads},
        pile="",
        final=True,
    )


def test_a_trade_that_serves_both_is_accepted() -> None:
    state = _last_round("copper*4 oil", "oil*4 copper")
    play(state, "orange: give:copper want:oil ask:blue")
    assert _choice(state) == "accept"


def test_the_leader_does_not_get_the_winning_card_for_nothing() -> None:
    for leads in (0, 20):
        state = _last_round("cedar*2 oil", "oil*4 cloth", leads)
        play(state, "orange: give:cloth want:oil ask:blue")
        assert _choice(state) == "decline"


def test_the_leader_does_not_get_the_winning_card_for_less_than_it_is_worth() -> None:
    state = _last_round("copper oil", "oil*4 cedar copper*2", 20)
    play(state, "orange: give:copper want:oil ask:blue")
    assert _choice(state) == "decline"


def test_junk_is_declined() -> None:
    state = _last_round("copper*5", "cedar*3 cloth")
    play(state, "orange: give:cedar want:copper ask:blue")
    assert _choice(state) == "decline"


def test_who_wants_much_for_little_is_told_what_would_do() -> None:
    state = _last_round("copper*4 oil", "oil*4 copper cedar")
    play(state, "orange: give:cedar want:oil ask:blue")
    assert _choice(state) == "give:oil want:copper counter"


def _lacks_copper() -> TyrosState:
    """Blue lacks a copper card for a city; orange has two to spare, and lacks an oil card."""
    return position(
        "blue: action",
        hands={"blue": "copper*4 oil cedar", "orange": "oil*4 copper*2", "purple": "cloth"},
        known={"all": {"orange": "oil*4 copper*2"}},
        empires={"copper": "7 17", "oil": "13 18"},
        ships={"blue": "17", "orange": "13"},
        pile="",
        final=True,
    )


def test_an_offer_asks_for_the_card_that_a_set_lacks() -> None:
    state = _lacks_copper()
    assert _choice(state) == "give:oil want:copper ask:orange"
    assert asked(state) == "orange: answer"


def test_a_refused_offer_is_not_made_again() -> None:
    state = _lacks_copper()
    first = _choice(state)
    play(state, "orange: decline")
    assert _choice(state) != first


def _answered(ahead: str) -> TyrosState:
    """Blue wants a copper card for an oil card; orange and purple would give one."""
    state = position(
        "blue: action",
        hands={"blue": "copper*4 oil", "orange": "copper oil*2", "purple": "copper oil*2"},
        empires={"copper": "7 17", "oil": "13 18"},
        ships={"blue": "17", "orange": "13", "purple": "18"},
        points={ahead: 20},
        pile="",
        final=True,
    )
    play(state, "blue: give:oil want:copper ask:all", "orange: accept", "purple: accept")
    return state


def test_of_two_partners_the_one_who_is_not_ahead_is_taken() -> None:
    assert _choice(_answered("orange")) == "with:purple"
    assert _choice(_answered("purple")) == "with:orange"


def test_nobody_is_a_partner_for_a_counter_offer_that_asks_too_much() -> None:
    state = _lacks_copper()
    play(state, "blue: give:oil want:copper ask:orange", "orange: give:oil want:copper*2 counter")
    assert _choice(state) == "nobody"
