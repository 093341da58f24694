"""The bots play on: beside people, beside another process, and after a process has died."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from emporion import replay
from emporion.core.rng import Rng
from emporion.web.errors import NotYourSeat
from emporion.web.host import House, Live, SeatWish, Wish, rematch
from emporion.web.host.steward import Steward
from emporion.web.host.wish import against_bots

from .houses import BLUE, ORANGE, bot_turn, decide, in_a_house
from .stewards import Thoughts, served, until

pytestmark = pytest.mark.once

ME, INVITED, BOT, HERE = (SeatWish(kind) for kind in ("me", "invite", "bot", "here"))
BOTS = Wish("byzanz", 3, (BOT, BOT, BOT))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.web.host.steward.SWEEP", 0.05)


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thoughts = Thoughts()
        async with served(house, thoughts):
            live = await house.create(BLUE, BOTS)
            live = await until(house, live.table.id, lambda live: live.over)
        # One call a turn, however many steps it has; what a seat has saved goes along.
        assert len(thoughts.seeds) == len(live.moves)
        assert any(len(move.actions) > 1 for move in live.moves)
        turns = [live.match.turns(seat) for seat in range(3)]
        assert sorted(thoughts.saved) == sorted(float(n) for count in turns for n in range(count))
        stored = await house.store.load(live.table.id)
        assert stored is not None
        assert not stored.table.bots_due
        assert stored.table.record is not None
        text = await house.store.record(stored.table.record)
        assert text is not None
        assert replay(text).outcome() == live.match.outcome()
        await stay_among_themselves(house, live)

    in_a_house(tmp_path, story)


async def stay_among_themselves(house: House, live: Live) -> None:
    """A stranger with a table's link gets no seat among its players by asking for a rematch."""
    with pytest.raises(NotYourSeat):
        await rematch(house, live.table.id, ORANGE)
    again = await rematch(house, live.table.id, BLUE)
    with pytest.raises(NotYourSeat):
        await rematch(house, live.table.id, ORANGE)
    assert again.held_by(BLUE.id) == []  # who has set it up only looks on, as before


def test_two_processes_never_think_about_one_decision_twice(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        other = House(house.store)
        thoughts, others = Thoughts(), Thoughts()
        async with served(house, thoughts) as one, served(other, others) as two:
            tables = [(await at.create(BLUE, BOTS)).table.id for at in (house, other)]
            for table in tables:
                while len((await house.table(table)).moves) < 30:
                    one.wake(table)
                    two.wake(table)
                    await asyncio.sleep(0.02)
        played = [await house.table(table) for table in tables]
        seeds = thoughts.seeds + others.seeds  # a seat's decision has a seed of its own
        assert len(set(seeds)) == len(seeds)
        for live in played:
            record = live.match.record()
            assert (await other.table(live.table.id)).match.record() == record
            assert (await House(house.store).table(live.table.id)).match.record() == record

    in_a_house(tmp_path, story)


def test_what_a_bot_has_saved_is_there_for_whichever_process_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thoughts = Thoughts()
        table = (await house.create(BLUE, BOTS)).table.id
        for _ in range(3):
            other = House(house.store)
            before = len(thoughts.seeds)
            async with served(other, thoughts):
                while len(thoughts.seeds) < before + 7:
                    await asyncio.sleep(0.02)
        live = await house.table(table)
        assert live.saved == {seat: float(live.match.turns(seat)) for seat in range(3)}

    in_a_house(tmp_path, story)


def test_a_bots_moves_never_count_as_the_times_of_whom_it_stands_in_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, BOT, BOT)))
        table, rng = live.table.id, Rng(5)
        live = await house.leave(table, 0, BLUE)
        while live.match.turns(0) < 4:
            seat = live.bots_asked[0]
            await house.decide_for(table, seat, len(live.moves), bot_turn(live, seat, rng))
            live = await house.table(table)
        live = await house.come_back(table, 0, BLUE)
        assert live.times == []
        assert (await House(house.store).table(table)).times == []

    in_a_house(tmp_path, story)


def test_people_decide_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thoughts = Thoughts()
        thoughts.hold()
        async with served(house, thoughts):
            live = await house.create(BLUE, Wish("ys", 3, (ME, HERE, BOT)))
            table, rng = live.table.id, Rng(4)
            await thoughts.begun.wait()
            for seat in (0, 1):
                while seat in live.turns:
                    live = await decide(house, live, seat, rng)
            assert {move.actor for move in live.moves} == {0, 1}
            assert live.bots_asked == [2]
            thoughts.let.set()
            # What it has thought out still holds: nobody's bid was shown meanwhile.
            await until(house, table, lambda live: 2 in {move.actor for move in live.moves})

    in_a_house(tmp_path, story)


def test_who_comes_back_while_the_bot_thinks_decides_alone(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thoughts = Thoughts()
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, HERE, HERE)))
        table, seat = live.table.id, live.match.actors[0]
        async with served(house, thoughts):
            thoughts.hold()
            await house.leave(table, seat, BLUE)
            await thoughts.begun.wait()
            live = await house.come_back(table, seat, BLUE)
            moves = len(live.moves)
            thoughts.let.set()
            await asyncio.sleep(0.2)
            live = await house.table(table)
            assert len(live.moves) == moves
            assert seat in live.turns

    in_a_house(tmp_path, story)


def test_a_decision_is_not_held_for_the_next_one(tmp_path: Path) -> None:
    """A process that was slow has thought about what is past: the seat may be asked again."""

    async def story(house: House) -> None:
        live = await house.create(BLUE, BOTS)
        rng = Rng(1)
        for _ in range(60):
            seat, known = live.bots_asked[0], len(live.moves)
            turn = bot_turn(live, seat, rng)
            assert await house.decide_for(live.table.id, seat, known, turn)
            assert not await house.decide_for(live.table.id, seat, known, turn)
            live = await house.table(live.table.id)
            if live.over:
                break
        assert [move.number for move in live.moves] == [*range(len(live.moves))]

    in_a_house(tmp_path, story)


def test_the_bots_of_a_process_that_died_are_taken_over_when_its_lease_ends(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, BOTS)
        table = live.table.id
        assert await house.store.lease(table, "a process that died", 60)
        thoughts = Thoughts()
        async with served(house, thoughts) as steward:
            steward.wake(table)
            await asyncio.sleep(0.15)
            assert thoughts.seeds == []
            assert await house.store.lease(table, "a process that died", 0)
            await until(house, table, lambda live: len(live.moves) > 5)

    in_a_house(tmp_path, story)


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(house: House) -> tuple[str, int]:
        thoughts = Thoughts()
        async with served(house, thoughts):
            live = await house.create(BLUE, BOTS)
            live = await until(house, live.table.id, lambda live: len(live.moves) > 5)
            thoughts.hold()
            await thoughts.begun.wait()
        return live.table.id, len((await house.table(live.table.id)).moves)

    table, moves = in_a_house(tmp_path, story)

    async def afterwards(house: House) -> None:
        assert len((await house.table(table)).moves) == moves
        async with served(house, Thoughts()):
            await until(house, table, lambda live: len(live.moves) > moves + 5)

    in_a_house(tmp_path, afterwards)


def test_a_process_that_dies_right_after_the_start_leaves_the_bots_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        async def dies(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patched:
            patched.setattr(house, "_write", dies)
            with pytest.raises(KeyboardInterrupt):
                await house.create(BLUE, BOTS)
        (table,) = await house.store.due(5)
        async with served(House(house.store), Thoughts()):
            await until(House(house.store), table, lambda live: len(live.moves) > 5)

    in_a_house(tmp_path, story)


def test_who_has_looked_in_vain_does_not_look_again_and_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        async with served(house, Thoughts()):
            live = await house.create(BLUE, Wish("byzanz", 3, (ME, HERE, HERE)))
            idle = next(seat for seat in range(3) if seat not in live.match.actors)
            await house.leave(live.table.id, idle, BLUE)
            async with asyncio.timeout(30):
                while await house.store.due(5):
                    await asyncio.sleep(0.02)

    in_a_house(tmp_path, story)


def test_a_failure_at_one_table_is_logged_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        async with served(house, Thoughts()):
            spoilt = ""
            whole = house.decide_for

            async def decide_for(table: str, *rest: Any) -> bool:
                if table == spoilt:
                    raise RuntimeError("spoilt")
                return await whole(table, *rest)

            monkeypatch.setattr(house, "decide_for", decide_for)
            spoilt = (await house.create(BLUE, BOTS)).table.id
            good = (await house.create(BLUE, BOTS)).table.id
            await until(house, good, lambda live: len(live.moves) > 5)
            assert (await house.table(spoilt)).moves == []

    with caplog.at_level(logging.ERROR, "emporion.bots"):
        in_a_house(tmp_path, story)
    assert {record.message for record in caplog.records} == {"bots stopped"}
    assert all(record.exc_info for record in caplog.records)


def test_bots_among_themselves_do_not_wait_but_before_people_they_do(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        thoughts = Thoughts()
        async with served(house, thoughts) as steward:
            steward._pace = 3600.0
            live = await house.create(BLUE, BOTS)
            await until(house, live.table.id, lambda live: len(live.moves) > 5)
            thoughts.begun.clear()
            live = await house.create(BLUE, against_bots("ys", 3))
            await thoughts.begun.wait()
            await asyncio.sleep(0.1)
            assert (await house.table(live.table.id)).moves == []

    in_a_house(tmp_path, story)


def test_bots_wait_until_a_page_has_told_what_a_move_brought_about(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        steward, rng = Steward(house, Thoughts(), 2.0), Rng(7)
        live = await house.create(BLUE, Wish("ys", 3, (BOT, BOT, BOT)))
        waited: dict[int, set[float]] = {}
        while not live.over:
            seat = live.bots_asked[0]
            await house.decide_for(live.table.id, seat, len(live.moves), bot_turn(live, seat, rng))
            live = await house.table(live.table.id)
            if not live.over:
                asked = live.bots_asked[0]
                least = steward._least(live, asked, "any", forced=False, thought=0.0)
                waited.setdefault(len(live.last_events), set()).add(least)
        assert {least for count in (1, 2, 3) for least in waited.get(count, ())} == {2.0}
        many = {least for count, found in waited.items() if count > 5 for least in found}
        assert min(many) >= 2 * 2.0
        assert max(many) <= 8 * 2.0

    in_a_house(tmp_path, story)
