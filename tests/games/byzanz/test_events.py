"""What is told: to whom, and that views hold just what a perfect memory of it holds."""

from collections import Counter
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import OVER
from emporion.games.byzanz.events import KINDS

from .positions import asked, new_game, play, position, told_kinds
from .randomly import play_out, step

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


def test_only_the_deal_is_told_with_a_secret() -> None:
    state = new_game(4)
    play_out(state, Rng(3))
    assert state.events is not None
    secret = [event for event in state.events if event.secret is not None]
    assert [(event.kind, event.knows) for event in secret] == [("dealt", (s,)) for s in range(4)]


def test_every_kind_of_event_is_listed_and_occurs() -> None:
    seen: set[str] = set()
    for seed in range(10):
        state = new_game(3 + seed % 4, picking="may")
        play_out(state, Rng(seed))
        seen.update(told_kinds(state))
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
            step(state, rng)
            assert state.events is not None
            for event in state.events[heard:]:
                memory.hear(event.seen_by(viewer))
            heard = len(state.events)
            if asked(state) != "chance: dealing":
                memory.check(state.view(viewer))
