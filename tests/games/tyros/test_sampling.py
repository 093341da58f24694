"""Full states made from a view: nothing that is hidden from a seat shows in its view."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import OVER
from emporion.games.tyros.cards import count, size
from emporion.games.tyros.phases import KEEPING
from emporion.games.tyros.rounds import put_away
from emporion.games.tyros.sampling import next_tile
from emporion.games.tyros.sea import number_of
from emporion.games.tyros.state import TyrosState

from .helpers import Ticket
from .positions import GAME, SEATS, cards, do, legal, new_game, play, position, view
from .randomly import VARIANTS, play_out, step


def in_sight(state: TyrosState) -> tuple[Any, ...]:
    """All of a state that everybody sees."""
    players = state.players
    return (
        (state.phase, state.actor, state.rounds_finished, state.start, state.active),
        (state.turns_left,),
        (state.to_draw, state.passes, state.offers, state.trades, state.bonus, state.final),
        (size(state.pile), state.discards, number_of(state.tile_pile), state.bottom),
        (state.empires, state.ships, state.seconds, state.cities, state.shown, state.points),
        (state.answers, state.actors(), state.known[players * players :]),
        [] if state.phase == KEEPING else state.deals,
        [size(held) for held in state.hands],
        [number_of(held) for held in state.tiles],
    )


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_changing_all_that_is_hidden_from_a_seat_leaves_its_view_the_same(variant: int) -> None:
    players, options = VARIANTS[variant]
    state = new_game(players, **options)
    rng = Rng(variant)
    changed = Counter[str]()
    while state.actor != OVER:
        for _ in range(1 + rng.below(25)):
            if state.actor != OVER:
                step(state, rng)
        for viewer in [None, *range(players)]:
            seen = state.view(viewer)
            other = GAME.determinize(seen, rng.below)
            assert isinstance(other, TyrosState)
            other.check()
            assert json.dumps(other.view(viewer)) == json.dumps(seen)
            assert in_sight(other) == in_sight(state)
            if viewer == state.actor:
                assert other.legal(viewer) == state.legal(viewer)
            changed["hands"] += other.hands != state.hands
            changed["tiles"] += other.tiles != state.tiles
            changed["tile pile"] += other.tile_pile != state.tile_pile
    assert min(changed[kind] for kind in ("hands", "tiles", "tile pile")) > 10


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_dealt_out_state_plays_on_to_the_end(variant: int) -> None:
    players, options = VARIANTS[variant]
    rng = Rng(variant)
    state = new_game(players, **options)
    for _ in range(150):
        step(state, rng)
    other = GAME.determinize(state.view(variant % players), rng.below)
    assert isinstance(other, TyrosState)
    play_out(other, rng)
    other.check()


def some() -> TyrosState:
    """Orange knows of a card that purple has; blue has shown a tile."""
    return position(
        "blue: action",
        hands={"blue": "copper*2 oil", "orange": "cedar", "purple": "cloth joker", "yellow": "oil"},
        known={"orange": {"purple": "joker"}},
        tiles={"blue": "1 2", "orange": "3 4"},
        shown={"blue": "2"},
        bottom="5 6",
    )


def test_what_a_seat_knows_stays_where_it_is_when_the_rest_is_dealt_out() -> None:
    state = some()
    rng = Rng(5)
    seen = set()
    for _ in range(60):
        other = GAME.determinize(view(state, "orange"), rng.below)
        assert isinstance(other, TyrosState)
        assert other.hands[1] == cards("cedar")
        assert other.tiles[1] == state.tiles[1]
        assert count(other.hands[2], 4) >= 1
        assert other.tiles[0] >> 2 & 1
        assert other.bottom == [5, 6]
        seen.add((other.hands[0], other.tiles[0]))
    assert len(seen) > 30


def test_a_card_that_the_seat_does_not_know_is_dealt_anywhere() -> None:
    state = some()
    rng = Rng(6)
    jokers = set()
    for _ in range(60):
        other = GAME.determinize(view(state, "yellow"), rng.below)
        assert isinstance(other, TyrosState)
        jokers.add(int(count(other.hands[2], 4)))
    assert 0 in jokers


def test_each_hidden_card_is_as_likely_as_the_next() -> None:
    # Purple's second card is any of 14 + 13 + 13 + 13 + 3, less those that orange can see.
    state = some()
    rng = Rng(1)
    samples = 3000
    found = Counter[int]()
    for _ in range(samples):
        other = GAME.determinize(view(state, "orange"), rng.below)
        assert isinstance(other, TyrosState)
        second = other.hands[2] - cards("joker")
        found.update(kind for kind in range(5) if count(second, kind))
    unseen = {0: 14, 1: 14, 2: 13, 3: 14, 4: 3}
    odds = {kind: number / sum(unseen.values()) for kind, number in unseen.items()}
    assert {kind: number / samples for kind, number in found.items()} == pytest.approx(
        odds, abs=0.03
    )


def test_a_sampled_player_knows_of_a_hand_what_all_know() -> None:
    other = GAME.determinize(view(some(), "orange"), Rng(1).below)
    assert other.view(1)["known"][2] == [4]
    assert other.view(0)["known"][2] == other.view(None)["known"][2] == []


def test_another_seats_draft_is_dealt_out_like_its_hand() -> None:
    state = some()
    do(state, "swap:copper")
    other = GAME.determinize(view(state, "orange"), Rng(1).below)
    own = GAME.determinize(view(state, "blue"), Rng(1).below)
    assert isinstance(other, TyrosState)
    assert isinstance(own, TyrosState)
    assert other.draft == []
    assert own.draft == state.draft
    assert own.legal(0) == state.legal(0)
    assert not other.drafting(0)


# -- who has chosen what to keep ------------------------------------------------------------------


def test_a_seat_that_has_chosen_may_keep_any_cards_of_its_sampled_hand() -> None:
    state = position("round_end", hands={"blue": "oil*5", "orange": "copper*4", "purple": "oil"})
    play(state, "blue: away:oil*2 done", "orange: away:copper")
    rng = Rng(3)
    kept = Counter[int]()
    for _ in range(80):
        other = GAME.determinize(view(state, "purple"), rng.below)
        assert isinstance(other, TyrosState)
        assert other.actors() == [1, 2]
        assert not other.drafting(1)
        play(other, "orange: away:" + legal(other, "orange")[0].split(":")[1], checked=False)
        kept[int(size(other.hands[0] - put_away(other, 0)))] += 1
    assert sorted(kept) == [0, 1, 2, 3]


def test_the_own_choice_and_draft_of_what_to_keep_are_in_every_sample() -> None:
    state = position("round_end", hands={"blue": "oil*5", "orange": "copper*4", "purple": "oil"})
    play(state, "blue: away:oil*2 done", "orange: away:copper")
    for colour in ("blue", "orange"):
        other = GAME.determinize(view(state, colour), Rng(1).below)
        assert isinstance(other, TyrosState)
        number = SEATS.index(colour)
        assert other.deals[number] == state.deals[number]
        assert other.drafting(number) == state.drafting(number)


# -- who is asked to lay a tile has one that fits -------------------------------------------------


def test_a_seat_asked_to_lay_a_tile_is_dealt_one_that_fits() -> None:
    state = position("blue: laying", tiles={"blue": "8 1", "orange": "2 5"})
    for seed in range(20):
        sampled = GAME.determinize(state.view(1), Rng(seed).below)
        assert sampled.legal(sampled.actor)


def test_every_set_of_tiles_with_one_that_fits_is_equally_likely() -> None:
    hidden, wanted, missing = [1, 2, 3, 4, 5, 6], {2, 5}, 3
    likely: dict[frozenset[int], Fraction] = {}

    def deal(dealt: frozenset[int], chance: Fraction) -> None:
        if len(dealt) == missing:
            likely[dealt] = likely.get(dealt, Fraction(0)) + chance
            return
        left = [tile for tile in hidden if tile not in dealt]
        fits = [] if dealt & wanted else sorted(wanted)
        dice = Ticket()
        next_tile(left, fits, missing - len(dealt), dice.throw)
        for number in range(dice.tickets):
            tile = next_tile(left, fits, missing - len(dealt), Ticket(number).throw)
            deal(dealt | {tile}, chance / dice.tickets)

    deal(frozenset(), Fraction(1))
    sets = [frozenset(tiles) for tiles in combinations(hidden, missing)]
    fitting = [tiles for tiles in sets if tiles & wanted]
    assert likely == {tiles: Fraction(1, len(fitting)) for tiles in fitting}
