"""What may change while a game is played: names, who is there, and the rules themselves."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from emporion.core.rng import Rng
from emporion.games import find
from emporion.store.schema import tables
from emporion.web.errors import OtherRules
from emporion.web.host import Guest, House, SeatWish, Wish
from emporion.web.host.wish import against_bots

from .houses import BLUE, ORANGE, decide, in_a_house
from .stewards import Thoughts, served

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatWish(kind) for kind in ("me", "invite", "bot", "here"))


def test_a_new_name_stands_where_its_guest_still_plays(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, HERE, BOT)))
        before = live.table.shown
        await house.rename(Guest(BLUE.id, "Indigo"), BLUE.name)
        live = await house.table(live.table.id)
        assert [row.name for row in live.seats] == ["Indigo", "", ""]
        assert live.table.shown == before + 1
        await house.rename(Guest(BLUE.id, "Indigo"), BLUE.name)
        assert (await house.table(live.table.id)).table.shown == before + 1

    in_a_house(tmp_path, story)


def test_a_step_is_a_sign_of_life(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, INVITED, INVITED)))
        for seat in (1, 2):
            live = await house.sit(live.table.id, seat, ORANGE, live.row(seat).invite)
        before = [row.seen for row in live.seats]
        (seat, *_) = live.turns
        await decide(house, live, seat, Rng(1))
        live = await House(house.store).table(live.table.id)
        assert [row.seen > was for row, was in zip(live.seats, before, strict=True)] == [
            number == seat for number in range(3)
        ]

    in_a_house(tmp_path, story)


async def _age(house: House, table: str, rules: int = 0) -> None:
    """Let a table have been set up by older rules."""
    older = update(tables).where(tables.c.id == table).values(rules=rules)
    await house.store._database.write(lambda to: to.execute(older))


def test_a_game_of_other_rules_is_left_as_it_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, against_bots("byzanz"))
        table = live.table.id
        await _age(house, table)
        before = await house.store.load(table)
        newer = House(house.store)
        with pytest.raises(OtherRules) as caught:
            await newer.table(table)
        assert caught.value.facts == {"game": "byzanz", "rules": 0, "ours": find("byzanz").rules}
        async with served(newer, Thoughts()) as steward:
            steward.wake(table)
            async with asyncio.timeout(30):
                while table in await house.store.due(9) or steward._tasks:
                    await asyncio.sleep(0.01)
        after = await house.store.load(table)
        assert before is not None
        assert after is not None
        assert (after.moves, after.seats, after.table.version) == (
            before.moves,
            before.seats,
            before.table.version,
        )

    in_a_house(tmp_path, story)


def test_a_game_of_older_rules_that_can_be_played_goes_on_by_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("tyros", 3, (ME, HERE, HERE)))
        await _age(house, live.table.id, rules=1)
        house = House(house.store)
        live = await house.table(live.table.id)
        rng = Rng(1)
        while live.view(None)["phase"] != "keeping":
            (seat,) = live.turns
            await decide(house, live, seat, rng)
            live = await house.table(live.table.id)
        assert live.match.game.rules == 1
        assert len(live.match.actors) == 1
        assert "Rules: 1\n" in live.match.record()

    in_a_house(tmp_path, story)


def test_a_table_that_gathers_begins_by_the_rules_of_the_day(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, INVITED, INVITED)))
        await _age(house, live.table.id)
        begun = await House(house.store).start(live.table.id, BLUE)
        assert begun.table.rules == find("byzanz").rules

    in_a_house(tmp_path, story)
