"""How Tyros's evaluator sees a turn: ships without a task, steps of a chain, offers to others."""

from collections.abc import Iterator, Mapping

import pytest

from emporion.bots.evaluators import find_evaluator
from emporion.bots.evaluators.tyros.card_plans import DELAY, ROW, CardPlans
from emporion.bots.evaluators.tyros.choosing import TRIED, action_worths
from emporion.bots.evaluators.tyros.fleet import NO_WAY, REACH, Fleet, steps_to
from emporion.bots.evaluators.tyros.offers import TALKS, Offer, Partner, offers
from emporion.bots.evaluators.tyros.open_board import OpenBoard
from emporion.bots.evaluators.tyros.turn_options import TurnOptions
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, NOBODY, OVER
from emporion.games import find
from emporion.games.tyros.actions import SAIL, SHIP, TO
from emporion.games.tyros.data import EMPIRES
from emporion.games.tyros.phases import ACTION
from emporion.games.tyros.sea import COASTS, DISTANCE
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.positions import cards, legal, play, position
from tests.games.tyros.texts import parse, show

BLUE, ORANGE = range(2)


def _card_plans(state: TyrosState, seat: int = BLUE) -> CardPlans:
    return CardPlans(OpenBoard(state), seat, state.hands[seat])


def _game(seed: int) -> Iterator[TyrosState]:
    """The positions of a rollout, where a seat is asked."""
    state = find("tyros").setup(4)
    assert isinstance(state, TyrosState)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
        else:
            yield state
            find_evaluator("tyros").rollout_step(state, state.actor, rng)


def _worth(state: TyrosState, text: str) -> float:
    """How good a next step looks."""
    open_ = state.legal(state.actor)
    return action_worths(state, state.actor, open_)[open_.index(parse(state.actor, text))]


# -- ships without a task -------------------------------------------------------------------------


def _fleet(ships: str, hand: str, cities: str = "") -> Fleet:
    """Blue's ships; copper has two free fields, 12 and 17, side by side."""
    state = position(
        "blue: action",
        hands={"blue": hand},
        empires={"copper": "12 17 22", "cedar": "23 24", "cloth": "26 31 T"},
        ships={"blue": ships, "orange": "", "purple": "", "yellow": ""},
        cities={"blue": cities, "orange": "T"},
    )
    return _card_plans(state).fleet


def test_a_ship_that_holds_a_field_has_a_task_and_the_one_beside_it_has_none() -> None:
    assert _fleet("22", "copper*2").idle == 0
    beside = _fleet("22 22", "copper*2")
    assert beside.idle == 1
    assert beside.coasts[0] == 22


def test_ships_are_meant_for_an_empire_as_long_as_the_cards_last() -> None:
    copper = 0
    assert _fleet("22 22 23 23", "copper*4").meant == [copper, copper]
    assert _fleet("22 22 23 23", "copper").meant == [copper, NOBODY]
    assert _fleet("22 22 23 23", "oil").meant == [NOBODY, NOBODY]


def test_a_city_is_a_yard_until_two_ships_lie_there() -> None:
    assert _fleet("", "copper*2", "22").loads == [0]
    assert _fleet("22", "copper*2", "22").loads == [1]
    assert _fleet("22 22", "copper*2", "22").loads == []


def test_tyros_is_everybodys_yard_as_long_as_it_has_no_city() -> None:
    state = position("blue: action", hands={"blue": "copper*2"}, ships={"blue": "T"})
    assert _card_plans(state).fleet.loads == [7]
    state = position("blue: action", hands={"blue": "copper*2"}, ships={"blue": "T T"})
    assert _card_plans(state).fleet.loads == []


def test_a_seat_that_has_built_all_ships_has_no_yard() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*2"},
        empires={"copper": "12 17 22"},
        ships={"blue": "6 7 8 10 11 14 15 17 18 19"},
        cities={"blue": "22"},
    )
    assert _card_plans(state).fleet.loads == []


def test_the_way_to_the_nearest_goal_is_the_shortest_way() -> None:
    for coast in range(COASTS):
        for goal in range(COASTS):
            if goal != coast:
                far = DISTANCE[coast][goal]
                assert steps_to(coast, 1 << goal) == (far if far <= REACH else NO_WAY)


# -- what cards will bring ------------------------------------------------------------------------


def test_one_card_more_is_never_worth_less_however_many_there_are() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*2 joker"},
        empires={"copper": "12 17 22"},
        ships={"blue": "22 23"},
    )
    card_plans = _card_plans(state)
    gains = [card_plans.gain(0, number) for number in range(19)]
    assert gains == sorted(gains)
    assert gains[0] < gains[-1]
    worths = [card_plans.hand_worth(cards("joker") + number) for number in range(15)]
    assert worths == sorted(worths)


def test_what_cards_bring_with_those_to_come_follows_from_what_they_bring_now() -> None:
    for state in _game(3):
        card_plans = _card_plans(state, state.actor)
        for empire in range(EMPIRES):
            limit = card_plans.limits[empire]
            row = card_plans.best[empire * ROW : empire * ROW + limit + 1]
            assert row == sorted(row)
            row += [row[-1]] * 2
            for number in range(limit + 1):
                now, more, most = row[number : number + 3]
                draw_chance = card_plans.draw_chance
                gain = now + draw_chance * (more - now) + draw_chance * draw_chance * (most - now)
                assert card_plans.gain(empire, number) == pytest.approx(DELAY * gain)


# -- steps of a chain -----------------------------------------------------------------------------


def test_a_first_step_is_as_good_as_the_best_action_that_begins_so() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3 cedar*3 oil", "orange": "oil*4"},
        empires={"copper": "12 17 22", "cedar": "23 24"},
        ships={"blue": "22 22"},
    )
    before = _worth(state, "sail:22")
    play(state, "blue: sail:22")
    goals = legal(state)
    assert len(goals) <= TRIED
    assert max(_worth(state, goal) for goal in goals) == pytest.approx(before)


def test_a_journey_that_does_not_look_good_enough_to_be_tried_is_the_worst() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*9 oil*2 cedar*2", "orange": "oil*4"},
        empires={"copper": "6 7 8 10 11 12 14 15 17 18 21 22 24"},
        ships={"blue": "22 22"},
    )
    play(state, "blue: sail:22")
    open_ = state.legal(BLUE)
    assert len(open_) > TRIED
    worths = sorted(action_worths(state, BLUE, open_), reverse=True)
    assert worths[TRIED - 1] > worths[TRIED] + 1.0


def test_rivals_are_left_out_only_where_they_gain_and_lose_nothing() -> None:
    weighed = 0
    for state in _game(4):
        if state.phase != ACTION or state.draft:
            continue
        seat = state.actor
        turn = TurnOptions(state, seat)
        whole = TurnOptions(state, seat)
        whole.rivals = -1
        for action in state.legal(seat):
            if action >= SHIP:
                field = action - SHIP
                assert turn.build(field) == pytest.approx(whole.build(field))
            elif SAIL <= action < TO:
                for goal in turn.goals(action - SAIL):
                    worth = turn.sail(action - SAIL, goal)
                    assert worth == pytest.approx(whole.sail(action - SAIL, goal))
                    weighed += 1
    assert weighed > 100


def test_a_payment_that_was_begun_otherwise_than_planned_still_spares_the_jokers() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3 oil*2 cedar*2 joker", "orange": "oil*4"},
        empires={"copper": "12 17 22"},
        cities={"blue": "22"},
        ships={"blue": "22"},
    )
    play(state, "blue: ship:22 pay:copper")
    assert _worth(state, "pay:joker") < max(_worth(state, text) for text in legal(state))


def test_an_offer_that_was_begun_otherwise_than_planned_is_brought_to_an_end() -> None:
    state = _lacking_one({})
    play(state, "blue: give:copper want:cloth")
    best = max(legal(state), key=lambda text: _worth(state, text))
    assert best.startswith("ask:")


# -- offers ---------------------------------------------------------------------------------------

_OIL_AND_COPPER = {"blue": {"orange": "oil*4 copper"}}


def _lacking_one(
    known: Mapping[str, Mapping[str, str]],
    orange: str = "oil*4 copper*2",
    purple: str = "cloth*4",
    offers_made: int = 0,
) -> TyrosState:
    """Blue lacks one copper card for a city, and orange one of oil."""
    return position(
        "blue: action",
        hands={"blue": "copper*4 oil", "orange": orange, "purple": purple},
        empires={"copper": "7 17", "oil": "13 18 8"},
        ships={"blue": "17", "orange": "13", "purple": "18"},
        known=known,
        pile="",
        offers_made=offers_made,
    )


def _offers(state: TyrosState) -> list[Offer]:
    return offers(state, _card_plans(state))


def _texts(state: TyrosState) -> list[str]:
    return [" ".join(show(BLUE, step) for step in offer.steps()) for offer in _offers(state)]


def test_a_missing_card_is_asked_of_a_seat_that_gains_by_the_deal_too() -> None:
    state = _lacking_one(_OIL_AND_COPPER)
    assert "give:oil want:copper ask:orange" in _texts(state)
    open_ = state.legal(BLUE)
    worths = action_worths(state, BLUE, open_)
    assert show(BLUE, open_[worths.index(max(worths))]) == "give:oil"


def test_all_are_asked_if_the_deal_suits_several() -> None:
    known = {"blue": {"orange": "oil*4 copper", "purple": "oil*4 copper"}}
    state = _lacking_one(known, purple="oil*4 copper")
    assert "give:oil want:copper ask:all" in _texts(state)


def test_a_seat_known_to_have_the_cards_is_likelier_to_accept() -> None:
    guessed = _offers(_lacking_one({"blue": {"orange": "oil*4"}}))
    known = _offers(_lacking_one(_OIL_AND_COPPER))
    assert 0.0 < guessed[0].likely < known[0].likely <= 1.0


def test_nobody_is_asked_for_what_nobody_can_have() -> None:
    known = {"blue": {"orange": "oil*4 cedar*2", "purple": "cloth*4"}}
    assert _texts(_lacking_one(known, orange="oil*4 cedar*2")) == []


def test_what_all_have_heard_of_is_not_offered_again() -> None:
    heard = {**_OIL_AND_COPPER, "watcher": {"blue": "oil"}}
    assert not any(text.startswith("give:oil want") for text in _texts(_lacking_one(heard)))


def test_after_some_offers_a_turn_goes_on() -> None:
    assert _texts(_lacking_one(_OIL_AND_COPPER, offers_made=TALKS)) == []


def test_an_offer_is_worth_what_comes_of_it_or_what_is_done_instead() -> None:
    offer = Offer(cards("oil"), cards("copper"), 4.0)
    offer.likely = 0.25
    assert offer.worth(0.0) == 1.0
    assert offer.worth(2.0) == 2.5


def test_how_likely_another_has_cards_is_told_by_what_is_hidden() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*14", "orange": "oil*3", "purple": "cloth*4"},
        known={"blue": {"orange": "oil"}},
    )
    partner = Partner(state, OpenBoard(state), BLUE, ORANGE)
    assert partner.holds(cards("oil")) == 1.0
    assert partner.holds(cards("copper")) == 0.0
    # One of two unknown cards, of 45 hidden ones of which 13 are oil.
    hidden = 60 - 14 - 1
    assert partner.holds(cards("oil*2")) == pytest.approx(1.0 - (1.0 - 13 / hidden) ** 2)
    assert partner.holds(cards("oil*3")) == pytest.approx((13 / hidden) ** 2)
    assert partner.holds(cards("oil*4")) == 0.0


def test_a_gift_of_many_cards_is_seen_for_what_it_is() -> None:
    state = position(
        "orange: action",
        hands={"blue": "copper oil", "orange": "copper*6"},
        empires={"copper": "7 17"},
        ships={"blue": "17"},
        pile="",
    )
    play(state, "orange: give:copper*6 want:oil ask:blue")
    open_ = state.legal(BLUE)
    priors = find_evaluator("tyros").priors(state, BLUE, open_)
    assert show(BLUE, open_[priors.index(max(priors))]) == "accept"
