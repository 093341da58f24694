"""Bots play the same match wherever it is played: in the arena, on the server, in the terminal."""

import asyncio
from pathlib import Path

import pytest

from emporion.arena import Job, record
from emporion.bots import BotSpec, BotTurn
from emporion.cli.play import Session
from emporion.cli.seating import SeatLabels
from emporion.core.options import OptionValue
from emporion.core.state import State
from emporion.table import new_match, replay
from emporion.web.host import Guest, SeatSpec, TableService, TableSpec
from emporion.web.host.bot_runner import BotRunner
from emporion.web.host.workers import Workers
from tests.cli.consoles import Scripted
from tests.web.runners import until
from tests.web.services import with_service

pytestmark = pytest.mark.once

SEED = "25"
ENOUGH = 900.0
"""Seconds for a match on the busiest machine."""
GUEST = Guest("a-guest", "Somebody")

Options = dict[str, OptionValue]

TABLES: list[tuple[str, tuple[str, ...], Options]] = [
    ("byzanz", ("hard@8t", "easy", "medium"), {}),
    ("byzanz", ("greedy", "mcts@6t", "expert@6t"), {}),
    ("tyros", ("easy", "hard@5t", "medium"), {"setup": "variable"}),
    ("ys", ("medium", "hard@5t", "easy", "greedy"), {"kings_favor": True}),
    ("ys", ("hard@6t", "random"), {}),
]


def in_the_arena(game: str, labels: tuple[str, ...], options: Options) -> str:
    return record(Job(game, len(labels), tuple(options.items()), SEED, labels))


def in_the_terminal(path: Path, game: str, labels: tuple[str, ...], options: Options) -> str:
    """Left after some turns, and resumed from its file."""
    match = new_match(game, len(labels), options, SEED)
    file = path / "game.emporion"
    first = Session(match, SeatLabels(labels), Scripted(), file)
    first._save()
    for _ in range(25):
        first._decide()
    again = replay(file.read_text("utf-8"))
    assert not again.over
    assert Session(again, SeatLabels(again.seats), Scripted(), file).run() == 0
    return file.read_text("utf-8")


class Halting(Workers):
    """A worker that thinks no more after some turns."""

    turns = 20

    async def turn(
        self, game: str, label: str, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        """A turn, or none for ever."""
        if not self.turns:
            await asyncio.Event().wait()
        self.turns -= 1
        return await super().turn(game, label, seed, saved, state, seat)


def on_the_server(path: Path, game: str, labels: tuple[str, ...], options: Options) -> str:
    """By one server to some move, and by another one to the end."""
    specs = [BotSpec.read(label) for label in labels]
    seats = tuple(SeatSpec("bot", spec.level, tries=spec.tries) for spec in specs)

    async def story(service: TableService) -> str:
        first, second = Halting(1), Workers(1)
        try:
            live = await service.create(
                GUEST, TableSpec(game, len(labels), seats, options, seed=SEED)
            )
            table = live.table.id
            runner = BotRunner(service, first, pace=0.0)
            runner.wake(table)
            await until(service, table, lambda live: len(live.moves) == Halting.turns, ENOUGH)
            await runner.close()
            other = TableService(service.store)
            assert not (await other.table(table)).over
            runner = BotRunner(other, second, pace=0.0)
            runner.wake(table)
            live = await until(other, table, lambda live: live.over, ENOUGH)
            await runner.close()
            assert live.table.record is not None
            text = await service.store.record(live.table.record)
            assert text is not None
            return text
        finally:
            first.close()
            second.close()

    return with_service(path, story)


@pytest.mark.parametrize(("game", "labels", "options"), TABLES)
def test_the_same_seed_gives_the_same_record_wherever_it_is_played(
    game: str, labels: tuple[str, ...], options: Options, tmp_path: Path
) -> None:
    expected = in_the_arena(game, labels, options)
    assert in_the_terminal(tmp_path, game, labels, options) == expected
    assert on_the_server(tmp_path, game, labels, options) == expected


def test_the_chance_of_bots_is_told_apart_in_matches_that_are_dealt_alike() -> None:
    jobs = [Job("byzanz", 3, (), SEED, ("easy",) * 3, salt) for salt in ("", ":a", ":b")]
    records = [record(job) for job in jobs]
    assert len(set(records)) == 3
    assert len({replay(text).moves[0] for text in records}) == 1
