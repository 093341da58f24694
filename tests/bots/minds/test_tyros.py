"""Tyros's mind sees what is obvious, in every decision, and only what its seat can see."""

import pytest

from emporion.bots.minds import find as find_mind
from emporion.bots.minds.tyros.board import Board
from emporion.bots.minds.tyros.evaluation import terms_of
from emporion.bots.minds.tyros.keeping import kept_sets
from emporion.bots.minds.tyros.mind import TyrosMind
from emporion.bots.minds.tyros.outlook import Outlook
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games import find
from emporion.games.tyros.actions import show
from emporion.games.tyros.cards import size
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.positions import cards, play, position

GAME = find("tyros")
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (3, {}),
    (3, {"setup": "variable", "trades": 12}),
    (4, {"majority": "most", "offers": 1}),
    (4, {"setup": "variable"}),
]


def _mind() -> TyrosMind:
    mind = find_mind("tyros")
    assert isinstance(mind, TyrosMind)
    return mind


class _Picks:
    """Hidden cards and tiles, dealt by a seed."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def pick(self, number: int) -> int:
        return int(self._rng.below(number))


def _choice(state: TyrosState) -> str:
    """What is likeliest next, up to the commit."""
    actor = state.actor
    steps = []
    while True:
        legal = state.legal(actor)
        priors = _mind().priors(state, actor, legal)
        action = legal[priors.index(max(priors))]
        steps.append(show(actor, action))
        state.apply(actor, action)
        if not state.draft:
            return " ".join(steps)


def _played(state: TyrosState) -> str:
    """What is done at first sight in an imagined game: the kind of the first event."""
    state.events = []
    _mind().play(state, state.actor, Rng(1))
    return state.events[0].kind


# -- named positions ------------------------------------------------------------------------------


def _city_in_hand() -> TyrosState:
    return position(
        "blue: action",
        hands={"blue": "copper*5 oil joker*2", "orange": "oil*4"},
        empires={"copper": "7 17 22"},
        ships={"blue": "17"},
        pile="",
        final=True,
    )


def test_a_city_is_founded_where_it_can_be_and_jokers_are_kept() -> None:
    assert _choice(_city_in_hand()) == "city:17 jokers:0"
    assert _played(_city_in_hand()) == "city_founded"


def _last_card() -> TyrosState:
    return position(
        "blue: action",
        hands={"blue": "cedar", "orange": "oil*4"},
        empires={"cedar": "23 22 27"},
        ships={"blue": "23 23", "orange": "27"},
        pile="",
        final=True,
    )


def test_in_the_last_round_the_last_card_brings_a_ship_to_a_field_of_its_own() -> None:
    assert _choice(_last_card()) == "sail:23 to:22"
    assert _played(_last_card()) == "sailed"


def _leader_to_stop() -> TyrosState:
    return position(
        "blue: action",
        hands={"blue": "cedar", "orange": "oil*4"},
        empires={"cedar": "22 23", "cloth": "26 31 T"},
        cities={"blue": "22", "orange": "T"},
        ships={"blue": "22", "orange": "23", "purple": "", "yellow": ""},
        pile="",
        final=True,
    )


def test_in_the_last_round_a_spare_card_takes_a_field_from_the_leader() -> None:
    assert _choice(_leader_to_stop()) == "sail:22 to:23"
    assert _played(_leader_to_stop()) == "sailed"


def test_a_ship_is_built_at_a_city_when_there_is_none_to_sail() -> None:
    state = position(
        "blue: action",
        hands={"blue": "cedar*3", "orange": "oil*4"},
        empires={"cedar": "22 23 24 28", "cloth": "26 31 T"},
        cities={"blue": "23", "orange": "T"},
        ships={"blue": ""},
        pile="",
        final=True,
    )
    assert _played(state.copy()) == "ship_built"
    assert _choice(state) == "ship:23 pay:cedar"


def test_a_useless_card_is_passed_with() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper", "orange": "oil*4"},
        pile="",
        trades_done=4,
        final=True,
    )
    assert _played(state.copy()) == "passed"
    assert _choice(state) == "pass"


def test_the_toll_is_the_card_that_is_missed_least() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper cedar*4 oil joker", "orange": "oil*4"},
        empires={"copper": "17", "cedar": "22 23 24"},
        cities={"orange": "17"},
        ships={"blue": "22 22"},
    )
    play(state, "blue: sail:22 to:17")
    assert _choice(state) == "jokers:0 toll:oil"


def _one_missing(pile: str | None, final: bool) -> TyrosState:
    return position(
        "blue: action",
        hands={"blue": "cedar*4 copper oil cloth", "orange": "oil*4"},
        empires={"cedar": "22 23"},
        ships={"blue": "22"},
        pile=pile,
        trades_done=4,
        final=final,
    )


def test_odd_cards_are_swapped_for_a_set_that_lacks_one() -> None:
    assert _choice(_one_missing(None, False)) == "swap:copper swap:oil swap:cloth draw"
    assert _played(_one_missing(None, False)) == "cards_swapped"


def test_three_useless_cards_fetch_the_last_one_of_a_set() -> None:
    assert _choice(_one_missing("", True)).startswith("drop:copper drop:oil drop:cloth take:")
    assert _played(_one_missing("", True)) == "card_fetched"


def test_what_is_kept_is_a_set_and_jokers() -> None:
    state = position(
        "blue: keeping",
        hands={"blue": "copper oil cedar*2 cloth joker", "orange": "oil"},
        empires={"cedar": "22 23"},
        ships={"blue": "22"},
        tiles={"blue": "1 2", "orange": "3 4", "purple": "5 9", "yellow": "6 8"},
    )
    after = state.copy()
    _mind().play(after, after.actor, Rng(1))
    assert after.hands[0] == cards("cedar*2 joker")
    assert _choice(state) == "away:copper away:oil away:cloth done"


def test_every_set_of_three_that_can_be_kept_is_weighed_once() -> None:
    sets = kept_sets(cards("copper oil cedar*2 joker*3"))
    assert len(sets) == len(set(sets)) == 11
    assert {size(packet) for packet in sets} == {3}
    assert kept_sets(cards("oil*2")) == [cards("oil*2")]


def test_an_empire_grows_where_we_have_cities() -> None:
    state = position(
        "blue: laying",
        round_=4,
        hands={"blue": "copper*3 oil", "orange": "oil*3 copper"},
        empires={"copper": "7 11", "oil": "13 8", "cedar": "23", "cloth": "26"},
        cities={"blue": "7 11", "orange": "13 8"},
        tiles={"blue": "12", "orange": "3 4", "purple": "5 9", "yellow": "6 1"},
    )
    assert _choice(state.copy()) == "lay:12-copper"
    _mind().play(state, state.actor, Rng(1))
    assert state.empires[0] >> 12 & 1


def test_the_tile_that_fits_last_goes_under_the_pile() -> None:
    state = position(
        "blue: exchange",
        hands={"blue": "oil", "orange": "oil"},
        tiles={"blue": "5 4 28", "orange": "3", "purple": "9", "yellow": "1"},
    )
    _mind().play(state.copy(), state.actor, Rng(1))
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
    state = _city_in_hand()
    outlook = Outlook(Board(state), 0, state.hands[0])
    assert outlook.best[4] < outlook.best[5]
    assert outlook.plan[5] & 31 == 5


def test_a_city_is_worth_more_than_the_ship_that_founded_it() -> None:
    state = _city_in_hand()
    before = _mind().values(state)
    play(state, "blue: city:17 jokers:0")
    assert _mind().values(state)[0] > before[0]


def test_a_field_with_rivals_near_is_exposed() -> None:
    state = position(
        "blue: action",
        hands={"blue": "cedar"},
        empires={"cedar": "23 22 27", "copper": "7"},
        ships={"blue": "23 7", "orange": "27", "purple": "", "yellow": ""},
    )
    terms = terms_of(state, Board(state), 0)
    assert terms[_mind().names.index("held")] == 2.0
    assert terms[_mind().names.index("exposed")] == 1.0


# -- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_played_is_legal_to_the_end(players: int, options: dict[str, OptionValue]) -> None:
    mind = _mind()
    state = GAME.setup(players, options)
    rng = Rng(players)
    ticks = 0
    while state.actor != OVER:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
            continue
        if rng.below(4) == 0:
            # Now and then anything, so that odd positions come up, in the middle of chains too.
            legal = state.legal(actor)
            state.apply(actor, legal[int(rng.below(len(legal)))])
        else:
            mind.play(state, actor, rng)
        state.check()
        assert mind.clock(state) >= ticks
        ticks = mind.clock(state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_priors_and_terms_fit_every_position_of_random_games(
    players: int, options: dict[str, OptionValue]
) -> None:
    mind = _mind()
    state = GAME.setup(players, options)
    rng = Rng(7)
    while state.actor != OVER:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
            continue
        legal = state.legal(actor)
        if rng.below(4):
            state.apply(actor, legal[int(rng.below(len(legal)))])
            continue
        key = state.key()
        priors = mind.priors(state, actor, legal)
        assert len(priors) == len(legal)
        assert min(priors) > 0.0
        values = mind.values(state)
        assert sum(values) == pytest.approx(1.0)
        assert len(mind.terms(state, actor)) == len(mind.names)
        assert 0 <= mind.stage(state) < mind.stages
        assert state.key() == key
        state.apply(actor, legal[int(rng.below(len(legal)))])


@pytest.mark.parametrize("players", [3, 4])
def test_what_others_hide_changes_no_prior_and_no_play(players: int) -> None:
    mind = _mind()
    state = GAME.setup(players)
    rng = Rng(11)
    while state.actor != OVER:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
            continue
        legal = state.legal(actor)
        if len(legal) > 1 and rng.below(5) == 0:
            view = state.view(actor)
            priors = mind.priors(state, actor, legal)
            mind.play(state, actor, Rng(5))
            for seed in range(2):
                other = GAME.determinize(view, _Picks(seed).pick)
                assert mind.priors(other, actor, legal) == priors
                mind.play(other, actor, Rng(5))
                assert other.view(actor) == state.view(actor)
        else:
            mind.play(state, actor, rng)
