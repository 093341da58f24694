"""The bots play on: beside people, beside another process, and after a process has died."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from emporion import replay
from emporion.core.rng import Rng
from emporion.web.errors import NotYourSeat
from emporion.web.host import LiveTable, SeatSpec, TableService, TableSpec, rematch
from emporion.web.host.bot_runner import BotRunner
from emporion.web.host.table_spec import against_bots

from .forced import at_the_gate
from .runners import Gate, Thoughts, idle, served, until
from .services import BLUE, ORANGE, bot_turn, decide, with_service

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("restless")]

ME, INVITED, BOT, HERE = (SeatSpec(kind) for kind in ("me", "invite", "bot", "here"))
BOTS = TableSpec("byzanz", 3, (BOT, BOT, BOT))


def test_bots_play_a_whole_game_among_themselves(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        thoughts = Thoughts()
        async with served(service, thoughts):
            live = await service.create(BLUE, BOTS)
            live = await until(service, live.table.id, lambda live: live.over)
        # One call a turn, however many steps it has; what a seat has saved goes along.
        assert len(thoughts.seeds) == len(live.moves)
        assert any(len(move.actions) > 1 for move in live.moves)
        turns = [live.match.turns(seat) for seat in range(3)]
        assert sorted(thoughts.saved) == sorted(float(n) for count in turns for n in range(count))
        stored = await service.store.load(live.table.id)
        assert stored is not None
        assert not stored.table.bots_due
        assert stored.table.record is not None
        text = await service.store.record(stored.table.record)
        assert text is not None
        assert replay(text).outcome() == live.match.outcome()
        await stay_among_themselves(service, live)

    with_service(tmp_path, story)


async def stay_among_themselves(service: TableService, live: LiveTable) -> None:
    """A visitor who only has a table's link gets no seat by asking for a rematch."""
    with pytest.raises(NotYourSeat):
        await rematch(service, live.table.id, ORANGE)
    again = await rematch(service, live.table.id, BLUE)
    with pytest.raises(NotYourSeat):
        await rematch(service, live.table.id, ORANGE)
    assert again.held_by(BLUE.id) == []  # who has set it up only looks on, as before


def test_two_processes_never_think_about_one_decision_twice(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        other = TableService(service.store)
        thoughts, others = Thoughts(), Thoughts()
        async with served(service, thoughts) as one, served(other, others) as two:
            tables = [(await at.create(BLUE, BOTS)).table.id for at in (service, other)]
            for table in tables:
                while len((await service.table(table)).moves) < 30:
                    one.wake(table)
                    two.wake(table)
                    await asyncio.sleep(0.02)
        played = [await service.table(table) for table in tables]
        seeds = thoughts.seeds + others.seeds  # a seat's decision has a seed of its own
        assert len(set(seeds)) == len(seeds)
        for live in played:
            record = live.match.record()
            assert (await other.table(live.table.id)).match.record() == record
            assert (await TableService(service.store).table(live.table.id)).match.record() == record

    with_service(tmp_path, story)


def test_what_a_bot_has_saved_is_there_for_whichever_process_goes_on(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        thoughts = Thoughts()
        table = (await service.create(BLUE, BOTS)).table.id
        for _ in range(3):
            other = TableService(service.store)
            before = len(thoughts.seeds)
            async with served(other, thoughts):
                while len(thoughts.seeds) < before + 7:
                    await asyncio.sleep(0.02)
        live = await service.table(table)
        assert live.saved == {seat: float(live.match.turns(seat)) for seat in range(3)}

    with_service(tmp_path, story)


def test_a_bots_moves_never_count_as_times_of_the_person_it_replaces(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, BOT, BOT)))
        table, rng = live.table.id, Rng(5)
        live = await service.leave(table, 0, BLUE)
        while live.match.turns(0) < 4:
            seat = live.bots_asked[0]
            await service.decide_for(table, seat, len(live.moves), bot_turn(live, seat, rng))
            live = await service.table(table)
        live = await service.rejoin(table, 0, BLUE)
        assert live.times == []
        assert (await TableService(service.store).table(table)).times == []

    with_service(tmp_path, story)


def test_people_decide_while_a_bot_thinks(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        thoughts = Thoughts()
        thoughts.hold()
        async with served(service, thoughts):
            live = await service.create(BLUE, TableSpec("ys", 3, (ME, HERE, BOT)))
            table, rng = live.table.id, Rng(4)
            await thoughts.begun.wait()
            for seat in (0, 1):
                while seat in live.turns:
                    live = await decide(service, live, seat, rng)
            assert {move.actor for move in live.moves} == {0, 1}
            assert live.bots_asked == [2]
            thoughts.let.set()
            # What it has thought out still holds: nobody's bid was shown meanwhile.
            await until(service, table, lambda live: 2 in {move.actor for move in live.moves})

    with_service(tmp_path, story)


def test_a_person_who_comes_back_while_the_bot_thinks_decides_alone(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        thoughts = Thoughts()
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, HERE)))
        table, seat = live.table.id, live.match.actors[0]
        async with served(service, thoughts) as runner:
            thoughts.hold()
            await service.leave(table, seat, BLUE)
            await thoughts.begun.wait()
            live = await service.rejoin(table, seat, BLUE)
            moves = len(live.moves)
            thoughts.let.set()
            await idle(runner)
            live = await service.table(table)
            assert len(live.moves) == moves
            assert seat in live.turns

    with_service(tmp_path, story)


def test_a_decision_is_not_held_for_the_next_one(tmp_path: Path) -> None:
    """A process that was slow has thought about what is past: the seat may be asked again."""

    async def story(service: TableService) -> None:
        live = await service.create(BLUE, BOTS)
        rng = Rng(1)
        for _ in range(60):
            seat, known = live.bots_asked[0], len(live.moves)
            turn = bot_turn(live, seat, rng)
            assert await service.decide_for(live.table.id, seat, known, turn)
            assert not await service.decide_for(live.table.id, seat, known, turn)
            live = await service.table(live.table.id)
            if live.over:
                break
        assert [move.number for move in live.moves] == [*range(len(live.moves))]

    with_service(tmp_path, story)


def test_the_bots_of_a_process_that_died_are_taken_over_when_its_lease_ends(
    tmp_path: Path,
) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, BOTS)
        table = live.table.id
        assert await service.store.lease(table, "a process that died", 60)
        thoughts = Thoughts()
        async with served(service, thoughts) as runner:
            runner.wake(table)
            await idle(runner)
            assert thoughts.seeds == []
            assert await service.store.lease(table, "a process that died", 0)
            await until(service, table, lambda live: len(live.moves) > 5)

    with_service(tmp_path, story)


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story(service: TableService) -> tuple[str, int]:
        thoughts = Thoughts()
        async with served(service, thoughts):
            live = await service.create(BLUE, BOTS)
            live = await until(service, live.table.id, lambda live: len(live.moves) > 5)
            thoughts.hold()
            await thoughts.begun.wait()
        return live.table.id, len((await service.table(live.table.id)).moves)

    table, moves = with_service(tmp_path, story)

    async def afterwards(service: TableService) -> None:
        assert len((await service.table(table)).moves) == moves
        async with served(service, Thoughts()):
            await until(service, table, lambda live: len(live.moves) > moves + 5)

    with_service(tmp_path, afterwards)


def test_a_process_that_dies_right_after_the_start_leaves_the_bots_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        async def dies(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patched:
            patched.setattr(service, "_write", dies)
            with pytest.raises(KeyboardInterrupt):
                await service.create(BLUE, BOTS)
        (table,) = await service.store.due(5)
        async with served(TableService(service.store), Thoughts()):
            await until(TableService(service.store), table, lambda live: len(live.moves) > 5)

    with_service(tmp_path, story)


def test_a_bot_with_nothing_to_do_is_not_looked_up_again_and_again(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        async with served(service, Thoughts()):
            live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, HERE)))
            idle = next(seat for seat in range(3) if seat not in live.match.actors)
            await service.leave(live.table.id, idle, BLUE)
            async with asyncio.timeout(30):
                while await service.store.due(5):
                    await asyncio.sleep(0.02)

    with_service(tmp_path, story)


def test_a_failure_at_one_table_is_logged_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(service: TableService) -> None:
        async with served(service, Thoughts()):
            spoilt = ""
            whole = service.decide_for

            async def decide_for(table: str, *rest: Any) -> bool:
                if table == spoilt:
                    raise RuntimeError("spoilt")
                return await whole(table, *rest)

            monkeypatch.setattr(service, "decide_for", decide_for)
            spoilt = (await service.create(BLUE, BOTS)).table.id
            good = (await service.create(BLUE, BOTS)).table.id
            await until(service, good, lambda live: len(live.moves) > 5)
            assert (await service.table(spoilt)).moves == []

    with caplog.at_level(logging.ERROR, "emporion.bots"):
        with_service(tmp_path, story)
    assert {record.message for record in caplog.records} == {"bots stopped"}
    assert all(record.exc_info for record in caplog.records)


def test_bots_among_themselves_do_not_wait_but_before_people_they_do(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        gate = Gate()
        async with served(service, Thoughts(), pace=3600.0, gate=gate):
            live = await service.create(BLUE, BOTS)
            await until(service, live.table.id, lambda live: len(live.moves) > 5)
            assert gate.delays == []
            live = await service.create(BLUE, against_bots("ys", 3))
            await at_the_gate(gate)
            assert gate.delays == [pytest.approx(3600.0, abs=60.0)]
            assert (await service.table(live.table.id)).moves == []

    with_service(tmp_path, story)


def test_bots_wait_until_a_page_has_told_what_a_move_brought_about(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        runner, rng = BotRunner(service, Thoughts(), 2.0), Rng(7)
        live = await service.create(BLUE, TableSpec("ys", 3, (BOT, BOT, BOT)))
        waited: dict[int, set[float]] = {}
        while not live.over:
            seat = live.bots_asked[0]
            await service.decide_for(
                live.table.id, seat, len(live.moves), bot_turn(live, seat, rng)
            )
            live = await service.table(live.table.id)
            if not live.over:
                asked = live.bots_asked[0]
                least = runner._least(live, asked, "any", forced=False, thought=0.0)
                waited.setdefault(len(live.last_events), set()).add(least)
        assert {least for count in (1, 2, 3) for least in waited.get(count, ())} == {2.0}
        many = {least for count, found in waited.items() if count > 5 for least in found}
        assert min(many) >= 2 * 2.0
        assert max(many) <= 8 * 2.0

    with_service(tmp_path, story)
