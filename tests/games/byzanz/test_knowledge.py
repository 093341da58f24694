"""Who knows what: hands are hidden, but for what a perfect memory has seen go into them."""

import json
from collections import Counter
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.games.byzanz.actions import SELL
from emporion.games.byzanz.cards import size
from emporion.games.byzanz.events import KINDS
from emporion.games.byzanz.state import ByzanzState

from .positions import GAME, asked, hand, names, new_game, play, position, seat, told, told_kinds

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"
OFFERS = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
NINE = "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 wood-1 wood-2 grain-4"


def known(state: ByzanzState, colour: str) -> str:
    """What everybody knows of a hand; all must see the same."""
    views = [state.view(viewer) for viewer in [None, *range(state.players)]]
    seen = [view["seats"][seat(colour)]["known"] for view in views]
    assert seen == [seen[0]] * len(seen)
    return names(seen[0])


def hand_size(state: ByzanzState, colour: str) -> int:
    """The size of a hand as spectators see it."""
    held: int = state.view(None)["seats"][seat(colour)]["hand"]
    return held


# -- hands --------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 trader", "orange": "wine-2"})
    assert names(state.view(0)["hand"]) == "cloth-1 trader"
    assert names(state.view(1)["hand"]) == "wine-2"
    assert set(state.view(0)["seats"][1]) == {
        "hand",
        "known",
        "bid",
        "profit",
        "points",
        "offer",
        "passed",
    }


def test_a_spectator_sees_no_hand() -> None:
    view = position(lot=LOT, hands={"blue": "cloth-1 trader"}).view(None)
    assert "hand" not in view
    assert "draft" not in view
    assert view["seat"] is None


def test_all_see_how_many_cards_a_hand_has() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 trader", "orange": "wine-2"})
    assert [hand_size(state, colour) for colour in COLOURS[:4]] == [2, 1, 0, 0]


def test_dealt_cards_are_not_known() -> None:
    state = new_game(3)
    play(state, "chance: " + "trader cloth-1 wine-2 wood-3 " * 3)
    assert known(state, "blue") == known(state, "purple") == ""
    dealt = {"event": "dealt", "seat": 1, "count": 4}
    assert told(state)[1] == told(state, "blue")[1] == told(state, "purple")[1] == dealt
    assert told(state, "orange")[1] == dealt | {"cards": [0, 9, 14, 24]}


def test_a_view_holds_nothing_but_what_it_documents() -> None:
    view = position(lot=LOT).view(0)
    assert set(view) == {
        "game",
        "rules",
        "players",
        "options",
        "seat",
        "phase",
        "actor",
        "round",
        "rounds",
        "offers",
        "lot",
        "market",
        "box",
        "pile",
        "to_turn",
        "opener",
        "highest",
        "leader",
        "first_pass",
        "seats",
        "hand",
        "draft",
        "decision",
    }


@pytest.mark.parametrize(
    ("own", "highest", "leader"), [("", "", -1), ("", "wine-3", 3), ("cloth-2", "wine-3", 3)]
)
def test_all_see_what_is_asked_in_an_auction(own: str, highest: str, leader: int) -> None:
    state = position(lot=LOT, hands={"blue": "cloth-4"}, bids={"blue": own, "yellow": highest})
    asks = {
        "kind": "bidding",
        "seat": 0,
        "highest": 3 if highest else 0,
        "leader": leader,
        "own": 2 if own else 0,
    }
    assert state.view(None)["decision"] == state.view(0)["decision"] == asks
    play(state, "blue: +cloth-4")
    assert state.view(None)["decision"] == state.view(0)["decision"] == asks


# -- a perfect memory ---------------------------------------------------------------------------


def test_cards_won_in_a_lot_are_known() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"}, asks="blue: lot_card")
    play(state, "blue: put:wood-1")
    assert known(state, "blue") == "wood-2 grain-1 grain-2 olives-1"
    assert hand_size(state, "blue") == 5


def test_a_lot_taken_because_all_passed_is_known() -> None:
    state = position(lot=LOT)
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: pass")
    assert known(state, "blue") == LOT


def test_cards_taken_from_the_market_are_known() -> None:
    state = position(
        market="wood-1 wood-2 wine-1",
        hands={"orange": "cloth-1"},
        offers=OFFERS,
        asks="orange: picking",
    )
    play(state, "orange: take:wood")
    assert known(state, "orange") == "wood-1 wood-2"


def test_a_bid_lies_on_the_table_and_not_in_the_hand() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 wine-2"}, known={"blue": "cloth-1"})
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == ""
    assert hand_size(state, "blue") == 1
    assert names(state.view(3)["seats"][0]["bid"]) == "cloth-1"


def test_a_bid_taken_back_is_known_to_be_in_the_hand() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 wine-2"},
        bids={"yellow": "olives-1"},
        passed="orange purple",
    )
    play(state, "blue: +wine-2 bid", "yellow: pass")
    assert known(state, "yellow") == "olives-1"
    assert hand_size(state, "yellow") == 1


def test_a_raised_bid_taken_back_is_known_with_all_its_cards() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-2 wine-2 grain-3", "yellow": "olives-4"},
        bids={"blue": "cloth-1", "yellow": "olives-2"},
        known={"blue": "wine-2"},
        passed="orange purple",
    )
    play(state, "blue: +cloth-2 bid")
    assert known(state, "blue") == "wine-2"
    play(state, "yellow: +olives-4 bid", "blue: pass")
    assert known(state, "blue") == "cloth-1 cloth-2 wine-2"
    assert hand_size(state, "blue") == 4


def test_a_card_that_leaves_is_deducted_from_the_known_ones_first() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-1 wine-2"}, known={"blue": "cloth-1 wine-2"}
    )
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == "wine-2", "the other cloth 1 was never seen"


def test_an_unknown_card_that_leaves_takes_nothing_from_what_is_known() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-2 wine-2"}
    )
    play(state, "blue: +cloth-1 bid")
    assert known(state, "blue") == "cloth-2 wine-2"


def test_cards_sold_are_not_known_to_be_in_the_hand_any_more() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 cloth-1 cloth-2 cloth-3 trader"},
        known={"blue": "cloth-1 cloth-2 trader"},
    )
    play(state, "blue: sell:cloth-2+cloth-1+trader")
    assert known(state, "blue") == ""
    assert hand_size(state, "blue") == 2


def test_cards_discarded_are_not_known_to_be_in_the_hand_any_more() -> None:
    state = position(
        hands={"blue": NINE}, known={"blue": "cloth-1 wine-1"}, asks="blue: over_limit"
    )
    play(state, "blue: discard:cloth-1 discard:cloth-2")
    assert known(state, "blue") == "wine-1"
    assert hand_size(state, "blue") == 7


def test_a_paid_bid_is_in_the_market_for_all_to_see() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 wine-2"}, known={"blue": "wine-2"})
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    assert names(state.view(1)["market"]) == "cloth-1"
    assert known(state, "blue") == "wine-2"


def test_profits_are_shown_to_all() -> None:
    state = position(lot=LOT, hands={"blue": "trader trader trader"})
    play(state, "blue: sell:trader+trader+trader")
    for viewer in [None, 0, 3]:
        assert state.view(viewer)["seats"][0]["profit"] == [24]
        assert state.view(viewer)["seats"][0]["points"] == 5


def test_what_left_the_game_in_sight_is_shown() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    before = hand(names(state.view(2)["box"]))
    play(state, "blue: discard:wood-1 discard:grain-4")
    assert hand(names(state.view(2)["box"])) - before == hand("wood-1 grain-4")


# -- drafts -------------------------------------------------------------------------------------


def views(state: ByzanzState, but: int) -> str:
    """What all others see, spectators included, as bytes would show it."""
    others = [viewer for viewer in [None, *range(state.players)] if viewer != but]
    return json.dumps([state.view(viewer) for viewer in others])


def test_nobody_else_sees_a_bid_being_put_together() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-1 wine-2"}
    )
    before = views(state, but=0)
    play(state, "blue: +cloth-1")
    assert views(state, but=0) == before
    play(state, "blue: +wine-2")
    assert views(state, but=0) == before
    assert told(state) == []
    assert names(state.view(0)["draft"]) == "cloth-1 wine-2"
    assert names(state.view(0)["hand"]) == "cloth-2"


def test_nobody_else_sees_discards_being_put_together() -> None:
    state = position(
        hands={"blue": NINE}, known={"blue": "cloth-1 wine-2"}, asks="blue: over_limit"
    )
    before = views(state, but=0)
    play(state, "blue: discard:cloth-1")
    assert views(state, but=0) == before
    assert told(state) == []
    assert names(state.view(0)["draft"]) == "cloth-1"


def test_only_who_drafts_is_drafting() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2"})
    assert not state.drafting(0)
    play(state, "blue: +cloth-1")
    assert state.drafting(0)
    assert not state.drafting(1)
    play(state, "blue: bid")
    assert not state.drafting(0)


# -- events -------------------------------------------------------------------------------------


def random_game(players: int, seed: int, **options: str) -> ByzanzState:
    """A whole game in which people sell seldom, so that hands get full."""
    state = new_game(players, **options)
    rng = Rng(seed)
    while state.actor != OVER:
        random_step(state, rng)
    return state


def random_step(state: ByzanzState, rng: Rng) -> None:
    """One action of whoever is asked."""
    if state.actor == CHANCE:
        state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
        return
    legal = state.legal(state.actor)
    quiet = [action for action in legal if action < SELL]
    if quiet and rng.below(4):
        legal = quiet
    state.apply(state.actor, legal[rng.below(len(legal))])


def test_only_the_deal_is_told_with_a_secret() -> None:
    state = random_game(4, seed=3)
    assert state.events is not None
    secret = [event for event in state.events if event.secret is not None]
    assert [(event.kind, event.knows) for event in secret] == [("dealt", (s,)) for s in range(4)]


def test_every_kind_of_event_is_listed_and_occurs() -> None:
    seen: set[str] = set()
    for seed in range(10):
        seen.update(told_kinds(random_game(3 + seed % 4, seed, picking="may")))
    # Where nobody ever bids, the market has but one sort.
    state = new_game(3)
    while state.actor != OVER:
        state.apply(state.actor, state.legal(state.actor)[0])
    seen.update(told_kinds(state))
    assert seen == set(KINDS)


def test_a_state_that_nobody_listens_to_tells_nothing() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"}).copy()
    play(state, "blue: +cloth-1 bid", "orange: pass", "purple: pass", "yellow: pass")
    assert state.events is None


class Memory:
    """Somebody with a perfect memory, who is told what a seat (or a spectator) is told."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.seat = seat
        self.hand: Counter[int] = Counter()
        self.known: list[Counter[int]] = [Counter() for _ in range(players)]
        self.hidden = [0] * players
        self.bids: list[Counter[int]] = [Counter() for _ in range(players)]
        self.profit: list[Counter[int]] = [Counter() for _ in range(players)]
        self.market: Counter[int] = Counter()
        self.box: Counter[int] = Counter()
        self.lot: Counter[int] = Counter()

    def hear(self, event: dict[str, Any]) -> None:
        """Remember one event."""
        kind = event["event"]
        seat = event.get("seat", -1)
        packet = Counter(event.get("cards", []))
        if kind == "dealt":
            self.hidden[seat] += event["count"]
            self.hand += packet
        elif kind == "lot_opened":
            self.lot = packet
        elif kind == "bid":
            self._go(seat, packet)
            self.bids[seat] += packet
        elif kind == "passed":
            assert packet == self.bids[seat]
            self.bids[seat] = Counter()
            self._come(seat, packet)
        elif kind == "auction_won":
            assert packet == self.bids[seat]
            self.bids[seat] = Counter()
            self.market += packet
        elif kind == "put_in_market":
            self.lot -= Counter([event["card"]])
            self.market[event["card"]] += 1
        elif kind == "lot_taken":
            assert packet == self.lot
            self.lot = Counter()
            self._come(seat, packet)
        elif kind == "sort_taken":
            self.market -= packet
            self._come(seat, packet)
        elif kind == "market_cleared":
            assert packet == self.market
            self.market = Counter()
            self.box += packet
        elif kind == "discarded":
            self._go(seat, packet)
            self.box += packet
        elif kind == "sold":
            self._go(seat, packet)
            self.profit[seat][event["kept"]] += 1
            self.box += packet - Counter([event["kept"]])
        elif kind == "game_over":
            self.known = [Counter(shown) for shown in event["hands"]]
            self.hidden = [0] * len(self.hidden)

    def _come(self, seat: int, packet: Counter[int]) -> None:
        """Cards go into a hand in sight of all."""
        self.known[seat] += packet
        if seat == self.seat:
            self.hand += packet

    def _go(self, seat: int, packet: Counter[int]) -> None:
        """Cards leave a hand: the known ones first, the others were hidden till now."""
        self.hidden[seat] -= (packet - self.known[seat]).total()
        self.known[seat] -= packet
        if seat == self.seat:
            self.hand -= packet

    def check(self, view: dict[str, Any]) -> None:
        """A view must show just what is remembered."""
        seats = view["seats"]
        if view["phase"] != "opening":
            assert Counter(view["lot"]) == self.lot
        assert Counter(view["market"]) == self.market
        assert Counter(view["box"]) == self.box
        assert [Counter(other["known"]) for other in seats] == self.known
        assert [Counter(other["bid"]) for other in seats] == self.bids
        assert [Counter(other["profit"]) for other in seats] == self.profit
        assert [other["hand"] - len(other["known"]) for other in seats] == self.hidden
        if self.seat is not None:
            assert Counter(view["hand"] + view["draft"]) == self.hand


@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_views_show_what_a_perfect_memory_of_the_events_holds(
    players: int, viewer: int | None
) -> None:
    for seed in range(3):
        state = new_game(players, picking=("must", "may")[seed % 2])
        rng = Rng(seed)
        memory = Memory(players, viewer)
        heard = 0
        while state.actor != OVER:
            random_step(state, rng)
            assert state.events is not None
            for event in state.events[heard:]:
                memory.hear(event.seen_by(viewer))
            heard = len(state.events)
            if asked(state) != "chance: dealing":
                memory.check(state.view(viewer))


# -- nothing hidden shows -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_changing_all_that_is_hidden_from_a_seat_leaves_its_view_the_same(players: int) -> None:
    state = new_game(players)
    rng = Rng(players)
    changed = 0
    while state.actor != OVER:
        for _ in range(1 + rng.below(12)):
            if state.actor != OVER:
                random_step(state, rng)
        for viewer in [None, *range(players)]:
            view = state.view(viewer)
            other = GAME.determinize(view, rng.below)
            other.check()
            assert json.dumps(other.view(viewer)) == json.dumps(view)
            assert in_sight(other) == in_sight(state)
            if viewer == state.actor:
                assert other.legal(viewer) == state.legal(viewer)
            changed += other.hands != state.hands
    assert changed > 20


def in_sight(state: ByzanzState) -> tuple[Any, ...]:
    """All of a state that everybody sees."""
    return (
        (state.phase, state.actor, state.round, state.lots, state.opener, state.left),
        (state.to_turn, state.lot, state.market, state.box, state.known, state.bids),
        (state.totals, state.profits, state.points, state.held, state.passed),
        (state.first_pass, state.leader, state.highest, [size(held) for held in state.hands]),
    )


def test_a_dealt_out_state_plays_on_to_the_end() -> None:
    for seed in range(8):
        rng = Rng(seed)
        state = new_game(3 + seed % 4)
        for _ in range(50 + 20 * seed):
            random_step(state, rng)
        other = GAME.determinize(state.view(seed % state.players), rng.below)
        while other.actor != OVER:
            random_step(other, rng)
            other.check()


def test_what_a_seat_knows_stays_where_it_is_when_the_rest_is_dealt_out() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 trader", "orange": "wine-1 wine-2 wood-3", "yellow": "olives-4"},
        known={"orange": "wine-2"},
        market="grain-3",
    )
    rng = Rng(5)
    seen = set()
    for _ in range(60):
        other = GAME.determinize(state.view(0), rng.below)
        assert other.hands[0] == state.hands[0]
        assert names(other.view(1)["hand"]).count("wine-2") >= 1
        assert (other.market, other.lot, other.box) == (state.market, state.lot, state.box)
        seen.add(other.hands[3])
    assert len(seen) > 10, "yellow's card can be many"


def test_another_seats_draft_is_dealt_out_like_its_hand() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-2"}, known={"blue": "cloth-2"})
    play(state, "blue: +cloth-1 +cloth-2")
    other = GAME.determinize(state.view(1), Rng(1).below)
    other.check()
    assert other.draft == 0
    assert other.view(None)["seats"][0]["hand"] == 3
    own = GAME.determinize(state.view(0), Rng(1).below)
    assert (own.draft, own.draft_worth) == (state.draft, 3)
    assert own.draft == hand("cloth-1 cloth-2")
    assert own.key()[-3:] == state.key()[-3:]
    assert own.legal(0) == state.legal(0)


# -- the position as a value --------------------------------------------------------------------


def test_a_view_is_plain_data() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"})
    for viewer in [None, 0]:
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)
