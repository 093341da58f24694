"""What plays itself is held back where others could learn from it, and is a step of its own."""

import asyncio
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from emporion.bots import BotTurn
from emporion.catalogue import Manifest, register, unregister
from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.store import DecisionRow
from emporion.table.forced import forced_turn
from emporion.web.errors import NoChoice, StillHere
from emporion.web.host import LiveTable, SeatSpec, TableService, TableSpec
from emporion.web.host.bot_runner import BotRunner, steps_told

from ..table.test_drafts import COMMIT
from .clocks import Clock
from .forced import BOT, GUESTS, HERE, ME, at_the_gate, people, play_out, to_a_forced_turn
from .runners import Gate, Thoughts, idle, served, until
from .services import BLUE, ORANGE, beat, decide, with_service
from .stones import FORCED, OPEN_STONES, STONES
from .test_delays import apart

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("restless")]


def test_it_is_held_back_and_then_a_step_of_its_own(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        gate = Gate()
        live = await people(service)
        async with served(service, Thoughts(), gate=gate):
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            table, before, shown = live.table.id, len(live.moves), live.table.shown
            chain = live.forced_turns[seat]
            await at_the_gate(gate)
            assert seat in (await service.table(table)).match.actors
            assert 0 < gate.delays[-1] <= 30
            gate.let_one_through()
            live = await until(service, table, lambda live: len(live.moves) > before)
            assert live.moves[before].actions == chain
            assert live.moves[before].actor == seat
            assert live.moves[before].forced
            assert live.table.shown == shown + 1
            fresh = await TableService(service.store).table(table)
            assert fresh.match.record() == live.match.record()
            assert fresh.seats[seat].draft == live.seats[seat].draft

    with_service(tmp_path, story)


@pytest.mark.parametrize("game", ["byzanz", "ys"])
def test_in_a_whole_game_each_move_is_written_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def story(service: TableService) -> LiveTable:
        gate = Gate()
        gate.open()
        whole, written = service.store.decide, []

        async def decided(table: str, made: DecisionRow) -> int:
            written.append(len(made.moves))
            return await whole(table, made)

        monkeypatch.setattr(service.store, "decide", decided)
        live = await people(service, game)
        table = live.table.id
        async with served(service, Thoughts(), gate=gate, rng=Random(4)):
            live = await play_out(service, live, Rng(3))
        forced = [move for move in live.moves if move.forced]
        assert max(written) == 1
        assert len(gate.delays) >= len(forced) > 0
        stored = await service.store.load(table)
        assert stored is not None
        assert stored.table.status == "over"
        assert stored.table.record is not None
        assert not stored.table.bots_due
        return live

    with_service(tmp_path, story)


def test_a_game_may_end_by_it(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        gate = Gate()
        gate.open()
        async with served(service, Thoughts(), gate=gate, rng=Random(4)):
            for seed in range(40):
                live = await people(service, seed=str(seed))
                table = live.table.id
                live = await play_out(service, live, Rng(seed))
                if live.moves[-1].forced:
                    assert (await service.table(table)).table.record is not None
                    return
        raise AssertionError("no game ended like that")

    with_service(tmp_path, story)


def test_nobody_hurries_it(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live, seat = await to_a_forced_turn(service, await people(service), Rng(1))
        with pytest.raises(NoChoice):
            await service.act(live.table.id, seat, live.row(seat).turn, live.forced_turns[seat][-1])
        assert (await service.table(live.table.id)).moves == live.moves

    with_service(tmp_path, story)


def test_people_at_one_device_wait_for_nothing(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        service.forced_delay = 2.5
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, HERE, HERE), seed="7"))
        rng = Rng(1)
        while not live.over:
            live = await decide(service, live, live.match.actors[0], rng)
            assert not live.forced_turns
        assert any(move.forced for move in live.moves)

    with_service(tmp_path, story)


@pytest.fixture
def _stones() -> Iterator[None]:
    for game in (STONES, OPEN_STONES):
        register(Manifest(name=game.name, rules=game))
    yield
    unregister(STONES.name)
    unregister(OPEN_STONES.name)


def stones(game: str) -> TableSpec:
    """Two people at devices of their own, and a bot."""
    seats = (SeatSpec("me", "random"), SeatSpec("invite", "random"), SeatSpec("bot", "random"))
    return TableSpec(game, 3, seats)


@pytest.mark.usefixtures("_stones")
def test_one_of_several_simultaneous_deciders_holds_up_nobody(tmp_path: Path) -> None:
    """A chain of steps without a choice is one decision, and the others do not wait for it."""

    async def story(service: TableService) -> None:
        service.forced_delay = 2.5
        gate = Gate()
        live = await service.create(BLUE, stones("stones"))
        table = live.table.id
        async with served(service, Thoughts(), gate=gate):
            live = await service.sit(table, 1, ORANGE, live.row(1).invite)
            assert live.forced_turns == {0: FORCED}
            await until(service, table, lambda live: 2 in {move.actor for move in live.moves})
            live = await service.table(table)
            live = await service.act(table, 1, live.row(1).turn, COMMIT)
            assert [move.actor for move in live.moves] == [2, 1]
            await at_the_gate(gate)
            assert len(gate.delays) == 1
            shown = live.table.shown
            gate.open()
            live = await until(service, table, lambda live: live.over)
            assert live.moves[-1].actions == FORCED
            assert live.moves[-1].forced
            assert live.table.shown == shown + 1

    with_service(tmp_path, story)


@pytest.mark.usefixtures("_stones")
def test_where_everything_is_open_nothing_is_held_back(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        service.forced_delay = 2.5
        live = await service.create(BLUE, stones("open_stones"))
        live = await service.sit(live.table.id, 1, ORANGE, live.row(1).invite)
        assert [move.actions for move in live.moves] == [FORCED]

    with_service(tmp_path, story)


# -- who is there -----------------------------------------------------------------------------


def test_a_person_who_is_gone_is_waited_for(tmp_path: Path, clock: Clock) -> None:
    """A seat whose holder is gone goes on for nobody: else it would be plain that it had to."""

    async def story(service: TableService) -> None:
        gate = Gate()
        live = await people(service)
        async with served(service, Thoughts(), gate=gate) as runner:
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            table, moves = live.table.id, len(live.moves)
            await at_the_gate(gate)
            clock.now += 100  # and no sign of life since
            gate.let_one_through()
            await idle(runner)
            assert await service.store.due(5) == []
            assert len((await service.table(table)).moves) == moves
            other = next(each for each in range(3) if each != seat)
            await beat(service, table, [other])
            await idle(runner)
            assert gate.waiting == 0
            drawn = len(gate.delays)
            await beat(service, table, [seat])
            await at_the_gate(gate)
            assert len(gate.delays) == drawn + 1
            gate.open()
            live = await until(service, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced

    with_service(tmp_path, story)


def test_a_move_that_plays_itself_lets_nobody_seem_gone_and_is_no_sign_of_life(
    tmp_path: Path, clock: Clock
) -> None:
    """Else a chain of such moves would keep somebody at the table who has left it."""

    async def story(service: TableService) -> None:
        live, seat = await to_a_forced_turn(service, await people(service), Rng(1))
        clock.now += 50
        assert await service.release(live.table.id, seat, live.questions[seat].number)
        clock.now += 50
        assert (await beat(service, live.table.id, []))[seat]
        live = await service.table(live.table.id)
        assert not live.was_seen(seat)
        with pytest.raises(StillHere):
            await service.leave(live.table.id, seat, GUESTS[seat - 1])
        clock.now += 15
        assert not (await beat(service, live.table.id, []))[seat]

    with_service(tmp_path, story)


def test_a_seat_that_is_handed_over_meanwhile_is_the_bots(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        gate, thoughts = Gate(), Thoughts()
        live = await people(service)
        async with served(service, thoughts, gate=gate):
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            table, moves = live.table.id, len(live.moves)
            await at_the_gate(gate)
            thoughts.hold()
            live = await service.leave(table, seat, GUESTS[seat])
            assert not live.forced_turns
            await thoughts.begun.wait()
            assert gate.waiting == 0
            # Back again before the bot has decided: it plays itself, and once.
            live = await service.rejoin(table, seat, GUESTS[seat])
            assert seat in live.forced_turns
            thoughts.let.set()
            await at_the_gate(gate)
            assert len((await service.table(table)).moves) == moves
            gate.open()
            live = await until(service, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced

    with_service(tmp_path, story)


def test_a_seat_that_is_handed_over_while_another_release_ends_stops_nothing(
    tmp_path: Path,
) -> None:
    async def story(service: TableService) -> None:
        runner = BotRunner(service, Thoughts(), 0.0, sleep=Gate().sleep)
        service.on_change = lambda _id: None
        live, seat = await to_a_forced_turn(service, await people(service), Rng(1))
        number = live.questions[seat].number

        async def past() -> bool:
            try:
                await asyncio.sleep(3600)
            finally:
                await service.leave(live.table.id, seat, GUESTS[seat])
            return False

        held_back = {(seat, number - 1): asyncio.create_task(past())}
        await asyncio.sleep(0)
        await runner._hold_back(live, held_back)
        assert list(held_back) == [(seat, number)]
        await runner._hold_back(await service.table(live.table.id), held_back)
        assert not held_back

    with_service(tmp_path, story)


def test_a_bot_that_stands_in_decides_even_without_a_choice(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        gate = Gate()
        live = await people(service)
        async with served(service, Thoughts(), gate=gate):
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            table, moves = live.table.id, len(live.moves)
            await at_the_gate(gate)
            await service.leave(table, seat, GUESTS[seat])
            gate.open()  # it takes the time of a thought
            live = await until(service, table, lambda live: len(live.moves) > moves)
            assert not live.moves[moves].forced

    with_service(tmp_path, story)


# -- bots -------------------------------------------------------------------------------------


class Clocked(Thoughts):
    """Thoughts that take time by a clock of their own, but for those without a choice."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._rng = Random(2)

    def monotonic(self) -> float:
        """The time in seconds."""
        return self.now

    async def turn(
        self, game: str, label: str, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        """Any turn; now and then after a long thought."""
        if forced_turn(state, seat) is None:
            self.now += 0.4 * math.exp(self._rng.gauss(0.0, 1.0))
        return await super().turn(game, label, seed, saved, state, seat)


def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table shows how long a turn takes in all: the search, and the time it is held back."""

    async def story(service: TableService) -> tuple[list[float], list[float]]:
        service.forced_delay = 2.5
        thoughts = Clocked()
        monkeypatch.setattr("emporion.web.host.bot_runner.time", thoughts)
        took: dict[bool, list[float]] = {False: [], True: []}

        async def sleep(seconds: float) -> None:
            thoughts.now += seconds

        whole, before = service.decide_for, 0.0

        async def decide_for(table: str, seat: int, known: int, turn: BotTurn) -> bool:
            nonlocal before
            live = await service.table(table)
            forced = forced_turn(live.match.state, seat) is not None
            at_once = steps_told(live.table.game, live.last_events) == 1
            if at_once and live.questions[seat].kind == "bidding":
                took[forced].append(thoughts.now - before)
            held = await whole(table, seat, known, turn)
            before = thoughts.now
            return held

        monkeypatch.setattr(service, "decide_for", decide_for)
        runner = BotRunner(service, thoughts, 0.3, sleep=sleep, rng=Random(3))
        for seed in range(6):
            seats = (ME, BOT, BOT, BOT)
            live = await service.create(BLUE, TableSpec("byzanz", 4, seats, seed=str(seed)))
            rng = Rng(seed)
            while not live.over:
                live = await until(service, live.table.id, lambda live: not live.bots_asked)
                if not live.over:
                    live = await decide(service, live, 0, rng)
        await runner.close()
        return took[True], took[False]

    forced, chosen = with_service(tmp_path, story)
    assert len(forced) > 60
    assert min(forced) == pytest.approx(0.3) == min(chosen)
    assert apart(forced, chosen) < 0.15
