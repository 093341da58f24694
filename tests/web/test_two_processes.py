"""Two processes at one table: what one writes is not overlooked by the other."""

from pathlib import Path
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.store import Store
from emporion.web.errors import NotYourSeat
from emporion.web.host import House, Live, SeatWish, Wish

from .houses import BLUE, ORANGE, decide, in_a_house
from .kept import shown

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatWish(kind) for kind in ("me", "invite", "bot", "here"))


class InBetween:
    """Does something just before the store is asked to do something else, once."""

    def __init__(self, store: Store, name: str, patch: pytest.MonkeyPatch) -> None:
        self.then: Any = None
        whole = getattr(store, name)

        async def asked(*args: Any, **options: Any) -> Any:
            then, self.then = self.then, None
            if then is not None:
                await then()
            return await whole(*args, **options)

        patch.setattr(store, name, asked)


async def drafting(house: House) -> tuple[Live, int]:
    """A table of three people, one of whom has laid something."""
    live = await house.create(BLUE, Wish("byzanz", 3, (ME, HERE, HERE)))
    rng = Rng(2)
    while not any(row.draft for row in live.seats):
        live = await decide(house, live, live.match.actors[0], rng)
    return live, next(row.seat for row in live.seats if row.draft)


def test_what_another_process_writes_in_between_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        other = House(house.store)
        between = InBetween(house.store, "decide", monkeypatch)
        live, seat = await drafting(house)
        table, idle = live.table.id, (seat + 1) % 3

        async def talk_and_leave() -> None:
            await other.say(table, ORANGE, None, "I have to go")
            await other.leave(table, idle, BLUE)

        between.then = talk_and_leave
        live = await house.undo(table, seat, live.row(seat).turn)
        fresh = await House(house.store).table(table)
        assert live.table == fresh.table
        assert live.seats == fresh.seats
        assert live.by_bot(idle)
        assert live.chat == fresh.chat
        assert shown(live) == shown(fresh)

    in_a_house(tmp_path, story)


def test_who_sits_down_while_the_host_begins_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        other = House(house.store)
        between = InBetween(house.store, "change_seat", monkeypatch)
        wish = Wish("byzanz", 4, (ME, INVITED, INVITED, BOT), listed=True)
        live = await house.create(BLUE, wish)

        async def sit() -> None:
            await other.sit(live.table.id, 1, ORANGE)

        between.then = sit
        begun = await house.start(live.table.id, BLUE)
        assert begun.begun
        assert begun.held_by(ORANGE.id) == [1]
        assert [begun.by_bot(seat) for seat in range(4)] == [False, False, True, True]

    in_a_house(tmp_path, story)


def test_a_draft_is_dropped_even_where_another_tab_goes_on_while_its_seat_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        other = House(house.store)
        between = InBetween(house.store, "decide", monkeypatch)
        live, seat = await drafting(house)
        table = live.table.id

        async def another_tab() -> None:
            now = await other.table(table)
            await other.act(table, seat, now.row(seat).turn, now.options(seat)[-1])

        between.then = another_tab
        live = await house.leave(table, seat, BLUE)
        stored = await house.store.load(table)
        assert stored is not None
        assert stored.seats[seat].draft == ()
        assert stored.seats[seat].away
        assert live.seats == stored.seats
        assert shown(live) == shown(await House(house.store).table(table))

    in_a_house(tmp_path, story)


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_a_seat_that_is_not_there_is_nobodys(tmp_path: Path, seat: int) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, HERE, HERE)))
        version = live.table.version
        with pytest.raises(NotYourSeat):
            await house.leave(live.table.id, seat, BLUE)
        with pytest.raises(NotYourSeat):
            await house.come_back(live.table.id, seat, BLUE)
        assert await house.store.version(live.table.id) == version

    in_a_house(tmp_path, story)
