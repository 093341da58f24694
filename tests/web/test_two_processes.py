"""Two processes at one table: what one writes is not overlooked by the other."""

from pathlib import Path
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.store import Store
from emporion.web.errors import NotYourSeat
from emporion.web.host import LiveTable, SeatSpec, TableService, TableSpec

from .kept import shown
from .services import BLUE, ORANGE, decide, with_service

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatSpec(kind) for kind in ("me", "invite", "bot", "here"))


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


async def drafting(service: TableService) -> tuple[LiveTable, int]:
    """A table of three people, one of whom has laid something."""
    live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, HERE)))
    rng = Rng(2)
    while not any(row.draft for row in live.seats):
        live = await decide(service, live, live.match.actors[0], rng)
    return live, next(row.seat for row in live.seats if row.draft)


def test_what_another_process_writes_in_between_is_not_overlooked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        between = InBetween(service.store, "decide", monkeypatch)
        live, seat = await drafting(service)
        table, idle = live.table.id, (seat + 1) % 3

        async def talk_and_leave() -> None:
            await other.say(table, ORANGE, None, "I have to go")
            await other.leave(table, idle, BLUE)

        between.then = talk_and_leave
        live = await service.undo(table, seat, live.row(seat).turn)
        fresh = await TableService(service.store).table(table)
        assert live.table == fresh.table
        assert live.seats == fresh.seats
        assert live.by_bot(idle)
        assert live.chat == fresh.chat
        assert shown(live) == shown(fresh)

    with_service(tmp_path, story)


def test_a_guest_who_sits_down_while_the_host_begins_keeps_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        between = InBetween(service.store, "change_seat", monkeypatch)
        spec = TableSpec("byzanz", 4, (ME, INVITED, INVITED, BOT), listed=True)
        live = await service.create(BLUE, spec)

        async def sit() -> None:
            await other.sit(live.table.id, 1, ORANGE)

        between.then = sit
        begun = await service.start(live.table.id, BLUE)
        assert begun.begun
        assert begun.held_by(ORANGE.id) == [1]
        assert [begun.by_bot(seat) for seat in range(4)] == [False, False, True, True]

    with_service(tmp_path, story)


def test_a_draft_is_dropped_even_where_another_tab_goes_on_while_its_seat_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        between = InBetween(service.store, "decide", monkeypatch)
        live, seat = await drafting(service)
        table = live.table.id

        async def another_tab() -> None:
            now = await other.table(table)
            await other.act(table, seat, now.row(seat).turn, now.options(seat)[-1])

        between.then = another_tab
        live = await service.leave(table, seat, BLUE)
        stored = await service.store.load(table)
        assert stored is not None
        assert stored.seats[seat].draft == ()
        assert stored.seats[seat].away
        assert live.seats == stored.seats
        assert shown(live) == shown(await TableService(service.store).table(table))

    with_service(tmp_path, story)


@pytest.mark.parametrize("seat", [-1, 3, 10**20])
def test_a_seat_that_is_not_there_is_nobodys(tmp_path: Path, seat: int) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, HERE)))
        version = live.table.version
        with pytest.raises(NotYourSeat):
            await service.leave(live.table.id, seat, BLUE)
        with pytest.raises(NotYourSeat):
            await service.rejoin(live.table.id, seat, BLUE)
        assert await service.store.version(live.table.id) == version

    with_service(tmp_path, story)
