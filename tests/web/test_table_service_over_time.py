"""What may change while a game is played: names, who is there, and the rules themselves."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from emporion.core.rng import Rng
from emporion.games import find
from emporion.store.schema import tables
from emporion.web.errors import OtherRules
from emporion.web.host import Guest, SeatSpec, TableService, TableSpec
from emporion.web.host.table_spec import against_bots

from .runners import Thoughts, served
from .services import BLUE, ORANGE, decide, with_service

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatSpec(kind) for kind in ("me", "invite", "bot", "here"))


def test_a_new_name_stands_where_its_guest_still_plays(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, BOT)))
        before = live.table.shown
        await service.rename(Guest(BLUE.id, "Indigo"), BLUE.name)
        live = await service.table(live.table.id)
        assert [row.name for row in live.seats] == ["Indigo", "", ""]
        assert live.table.shown == before + 1
        await service.rename(Guest(BLUE.id, "Indigo"), BLUE.name)
        assert (await service.table(live.table.id)).table.shown == before + 1

    with_service(tmp_path, story)


def test_a_step_is_a_sign_of_life(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, INVITED)))
        for seat in (1, 2):
            live = await service.sit(live.table.id, seat, ORANGE, live.row(seat).invite)
        before = [row.seen for row in live.seats]
        (seat, *_) = live.turns
        await decide(service, live, seat, Rng(1))
        live = await TableService(service.store).table(live.table.id)
        assert [row.seen > was for row, was in zip(live.seats, before, strict=True)] == [
            number == seat for number in range(3)
        ]

    with_service(tmp_path, story)


async def _age(service: TableService, table: str, rules: int = 0) -> None:
    """Let a table have been set up by older rules."""
    older = update(tables).where(tables.c.id == table).values(rules=rules)
    await service.store._database.write(lambda to: to.execute(older))


def test_a_game_of_other_rules_is_left_as_it_is(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, against_bots("byzanz"))
        table = live.table.id
        await _age(service, table)
        before = await service.store.load(table)
        newer = TableService(service.store)
        with pytest.raises(OtherRules) as caught:
            await newer.table(table)
        assert caught.value.facts == {"game": "byzanz", "rules": 0, "ours": find("byzanz").rules}
        async with served(newer, Thoughts()) as runner:
            runner.wake(table)
            async with asyncio.timeout(30):
                while table in await service.store.due(9) or runner._tasks:
                    await asyncio.sleep(0.01)
        after = await service.store.load(table)
        assert before is not None
        assert after is not None
        assert (after.moves, after.seats, after.table.version) == (
            before.moves,
            before.seats,
            before.table.version,
        )

    with_service(tmp_path, story)


def test_a_game_of_older_rules_that_can_be_played_goes_on_by_them(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("tyros", 3, (ME, HERE, HERE)))
        await _age(service, live.table.id, rules=1)
        service = TableService(service.store)
        live = await service.table(live.table.id)
        rng = Rng(1)
        while live.view(None)["phase"] != "keeping":
            (seat,) = live.turns
            await decide(service, live, seat, rng)
            live = await service.table(live.table.id)
        assert live.match.game.rules == 1
        assert len(live.match.actors) == 1
        assert "Rules: 1\n" in live.match.record()

    with_service(tmp_path, story)


def test_a_table_that_gathers_begins_by_the_rules_of_the_day(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, INVITED, INVITED)))
        await _age(service, live.table.id)
        begun = await TableService(service.store).start(live.table.id, BLUE)
        assert begun.table.rules == find("byzanz").rules

    with_service(tmp_path, story)
