"""Tyros's evaluator sees what is obvious, in every decision."""

from collections.abc import Callable

import pytest

from emporion.bots.evaluators import find_evaluator
from emporion.bots.evaluators.tyros.card_plans import CardPlans
from emporion.bots.evaluators.tyros.evaluator import TyrosEvaluator
from emporion.bots.evaluators.tyros.features import features_of
from emporion.bots.evaluators.tyros.keeping import kept_sets
from emporion.bots.evaluators.tyros.open_board import OpenBoard
from emporion.bots.search.search import Search, advance_to_choice
from emporion.core.rng import Rng
from emporion.games.tyros.cards import size
from emporion.games.tyros.game import Tyros
from emporion.games.tyros.rounds import put_away
from emporion.games.tyros.state import TyrosState
from tests.bots import tyros_positions as positions
from tests.games.tyros.positions import cards, play, position
from tests.games.tyros.texts import show


def _evaluator() -> TyrosEvaluator:
    evaluator = find_evaluator("tyros")
    assert isinstance(evaluator, TyrosEvaluator)
    return evaluator


def _choice(state: TyrosState) -> str:
    """What is likeliest next, up to the commit."""
    actor = state.actor
    steps = []
    while True:
        legal = state.legal(actor)
        priors = _evaluator().priors(state, actor, legal)
        action = legal[priors.index(max(priors))]
        steps.append(show(actor, action))
        state.apply(actor, action)
        if not state.drafting(actor):
            return " ".join(steps)


def _played(state: TyrosState) -> str:
    """What is done at first sight in a rollout: the kind of the first event."""
    state.events = []
    _evaluator().rollout_step(state, state.actor, Rng(1))
    return state.events[0].kind


# -- named positions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "choice", "event"),
    [
        (positions.city_in_hand, "city:17 jokers:0", "city_founded"),
        (positions.last_card, "sail:23 to:22", "sailed"),
        (positions.leader_to_stop, "sail:22 to:23", "sailed"),
        (positions.no_ship_to_sail, "ship:23 pay:cedar", "ship_built"),
        (positions.useless_card, "pass", "passed"),
    ],
)
def test_what_is_plain_is_done(there: Callable[[], TyrosState], choice: str, event: str) -> None:
    assert _choice(there()) == choice
    assert _played(there()) == event


def test_the_toll_is_the_card_that_is_missed_least() -> None:
    assert _choice(positions.toll_due()) == "jokers:0 toll:oil"


def test_odd_cards_are_swapped_for_a_set_that_lacks_one() -> None:
    state = positions.one_missing(final=False)
    assert _played(state.copy()) == "cards_swapped"
    assert _choice(state) == "swap:copper swap:oil swap:cloth draw"


def test_three_useless_cards_fetch_the_last_one_of_a_set() -> None:
    state = positions.one_missing(final=True)
    assert _played(state.copy()) == "card_fetched"
    assert _choice(state).startswith("drop:copper drop:oil drop:cloth take:")


def test_what_is_kept_is_a_set_and_jokers() -> None:
    state = positions.hand_to_keep()
    after = state.copy()
    _evaluator().rollout_step(after, after.actor, Rng(1))
    assert after.hands[0] - put_away(after, 0) == cards("cedar*2 joker")
    assert _choice(state) == "away:copper away:oil away:cloth done"


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_that_choose_at_once_each_think_a_whole_choice_out(seat: int) -> None:
    hands = {"blue": "copper oil cedar*2 cloth joker", "orange": "cedar*5 joker"}
    state = position("round_end", hands=hands, tiles={"blue": "1 2", "orange": "3 4"})
    assert state.actors() == [0, 1]
    search = Search(Tyros(), _evaluator(), state.view(seat), state.legal(seat), seed=3)
    search.run(40, 60.0, lambda: 0.0)
    for action in search.plan():
        assert action in state.legal(seat)
        state.apply(seat, action)
        advance_to_choice(state, seat)  # steps without a choice are left out of a plan
    assert state.actors() == [1 - seat], "the plan goes up to the commit, and touches nobody else"


def test_others_that_have_chosen_are_expected_to_keep_what_suits_their_cards() -> None:
    hands = {"blue": "copper oil cedar*2 cloth joker", "orange": "cedar*5 joker", "purple": "oil"}
    state = position("round_end", hands=hands, tiles={"blue": "1 2", "orange": "3 4"})
    for seat in (0, 2):
        _evaluator().rollout_step(state, seat, Rng(1))
    rng = Rng(7)
    for _ in range(30):
        sample = Tyros().determinize(state.view(1), rng.below)
        assert isinstance(sample, TyrosState)
        _evaluator().resample_hidden(sample, 1, rng)
        for other in (0, 2):
            choosing = sample.copy()
            choosing.deals[other] = 0
            _evaluator().rollout_step(choosing, other, rng)
            assert sample.deals[other] == choosing.deals[other]
        sample.check()
        assert sample.view(1) == state.view(1), "what the seat knows stays true"


def test_every_set_of_three_that_can_be_kept_is_weighed_once() -> None:
    sets = kept_sets(cards("copper oil cedar*2 joker*3"))
    assert len(sets) == len(set(sets)) == 11
    assert {size(packet) for packet in sets} == {3}
    assert kept_sets(cards("oil*2")) == [cards("oil*2")]


def test_an_empire_grows_where_we_have_cities() -> None:
    state = positions.tile_to_lay()
    assert _choice(state.copy()) == "lay:12-copper"
    _evaluator().rollout_step(state, state.actor, Rng(1))
    assert state.empires[0] >> 12 & 1


def test_the_tile_that_fits_last_goes_under_the_pile() -> None:
    state = positions.tile_too_many()
    _evaluator().rollout_step(state.copy(), state.actor, Rng(1))
    assert _choice(state) == "under:5"


def _offered(give: str, want: str) -> TyrosState:
    """Blue's ship is alone on a copper field, and lacks one card for a city there."""
    state = position(
        "orange: action",
        hands={"blue": "copper*4 oil", "orange": "oil copper cloth"},
        empires={"copper": "7 17", "oil": "13 18"},
        ships={"blue": "17", "orange": "13"},
        pile="",
        final=True,
    )
    play(state, f"orange: give:{give} want:{want} ask:blue")
    return state


def test_an_offer_is_accepted_if_it_completes_a_set_and_declined_if_it_breaks_one() -> None:
    assert _choice(_offered("copper", "oil")) == "accept"
    assert _played(_offered("copper", "oil")) == "offer_accepted"
    assert _choice(_offered("cloth", "copper")) == "decline"
    assert _played(_offered("cloth", "copper")) == "offer_declined"


# -- what a position is worth ---------------------------------------------------------------------


def test_the_outlook_knows_what_it_takes_to_found_a_city() -> None:
    state = positions.city_in_hand()
    card_plans = CardPlans(OpenBoard(state), 0, state.hands[0])
    assert card_plans.best[4] < card_plans.best[5]
    assert card_plans.plan[5] & 31 == 5


def test_a_city_is_worth_more_than_the_ship_that_founded_it() -> None:
    state = positions.city_in_hand()
    before = _evaluator().values(state)
    play(state, "blue: city:17 jokers:0")
    assert _evaluator().values(state)[0] > before[0]


def test_a_field_with_rivals_near_is_exposed() -> None:
    state = position(
        "blue: action",
        hands={"blue": "cedar"},
        empires={"cedar": "23 22 27", "copper": "7"},
        ships={"blue": "23 7", "orange": "27", "purple": "", "yellow": ""},
    )
    features = features_of(state, OpenBoard(state), 0)
    assert features[_evaluator().feature_names.index("held")] == 2.0
    assert features[_evaluator().feature_names.index("exposed")] == 1.0
