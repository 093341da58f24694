"""Two people deciding at once, a double click, a stale tab: exactly one result."""

import asyncio

import pytest
from sqlalchemy import Connection, select

from emporion.store import Conflict, DecisionRow, SeatStep, Store
from emporion.store.schema import moves as moves_table

from .tables import bot, free, made, move, person, playing, step, stored, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]


async def test_a_decision_is_kept_whole(store: Store) -> None:
    await playing(store)
    decision = DecisionRow(
        moves=[move(0, 1, 4, 5), move(1, 2)],
        seats=[step(1, 0), step(2, 0, 8)],
        status="over",
        bots_due=False,
        record="r",
    )
    version = await store.decide("t", decision)
    found = await stored(store)
    assert found.table.version == version == 1
    assert (found.table.status, found.table.record) == ("over", "r")
    assert found.moves == (move(0, 1, 4, 5), move(1, 2))
    assert [(seat.turn, seat.draft) for seat in found.seats] == [(0, ()), (1, ()), (1, (8,))]


async def test_a_record_once_named_stays(store: Store) -> None:
    await playing(store)
    assert await made(store, "t", move(0), record="r")
    assert await made(store, "t", move(1))
    assert (await stored(store)).table.record == "r"


async def test_of_many_simultaneous_decisions_one_is_first(store: Store, other: Store) -> None:
    await playing(store)
    for round_ in range(4):
        held = await asyncio.gather(
            *(
                made(where, "t", move(round_, 0, tries), seats=[step(0, round_, tries)])
                for tries in range(8)
                for where in (store, other)
            )
        )
        assert held.count(True) == 1
    found = await stored(store)
    assert [each.number for each in found.moves] == [0, 1, 2, 3]
    assert found.seats[0].draft == found.moves[3].actions
    assert (found.seats[0].turn, found.table.version) == (4, 4)


async def test_many_seats_may_draft_at_once(store: Store, other: Store) -> None:
    await playing(store, players=6)

    async def draft(seat: int) -> None:
        where = (store, other)[seat % 2]
        for turn in range(5):
            laid = tuple(range(turn + 1))
            turned = [SeatStep(seat, turn, turn + 1, laid)]
            assert await made(where, "t", seats=turned, after=0)

    await asyncio.gather(*(draft(seat) for seat in range(6)))
    found = await stored(store)
    assert [(seat.turn, seat.draft) for seat in found.seats] == [(5, (0, 1, 2, 3, 4))] * 6
    assert found.table.version == 30


async def test_a_click_that_comes_twice_counts_once(store: Store) -> None:
    await playing(store)
    clicks = [made(store, "t", seats=[step(0, 0, 3)]) for _ in range(2)]
    assert sorted(await asyncio.gather(*clicks)) == [False, True]
    assert (await stored(store)).seats[0].draft == (3,)


@pytest.mark.parametrize(
    "wrong",
    [
        {"moves": [move(1)]},
        {"moves": [move(3)]},
        {"moves": [move(2), move(2)]},
        {"moves": [move(2), move(4)]},
        {"moves": [move(2)], "seats": [step(0, 2), step(1, 7)]},
        {"moves": [move(2)], "seats": [step(0, 2), step(9, 0)]},
        {"seats": [step(0, 1)]},
        {"seats": [step(0, 2)], "after": 1},
    ],
    ids=["again", "gap", "twice", "gap within", "stale seat", "no seat", "stale tab", "stale look"],
)
async def test_a_stale_decision_changes_nothing(store: Store, wrong: dict[str, object]) -> None:
    await playing(store)
    assert await made(store, "t", move(0), seats=[step(0, 0)])
    assert await made(store, "t", move(1), seats=[step(0, 1, 5)])
    before = await stored(store)
    asked = {"moves": (), "seats": (), "status": "over", "bots_due": True, "record": "r"} | wrong
    moves = asked.pop("moves")
    assert isinstance(moves, list | tuple)
    assert not await made(store, "t", *moves, **asked)
    assert await stored(store) == before


async def test_what_the_database_itself_refuses_is_a_conflict(store: Store) -> None:
    """The count in the table's row guards the moves; their primary key does so again."""
    await playing(store)
    assert await made(store, "t", move(0))

    def copy_the_move(to: Connection) -> None:
        row = dict(to.execute(select(moves_table)).one()._mapping) | {"number": 1}
        to.execute(moves_table.insert().values(row))

    await store._database.write(copy_the_move)
    assert not await made(store, "t", move(1), seats=[step(0, 0)])
    assert (await stored(store)).seats[0].turn == 0


async def test_nothing_is_decided_where_nobody_plays(store: Store) -> None:
    await store.create(table("gathering"), [person(0), free(1)])
    await playing(store, "over", bots_due=True)
    assert await made(store, "over", move(0), status="over")
    for where in ("gathering", "over", "nowhere"):
        assert not await made(store, where, seats=[step(0, 0)])


async def test_a_table_starts_once(store: Store, other: Store) -> None:
    await store.create(table(), [person(0), bot(1)])
    results = await asyncio.gather(
        *(where.start("t", rules=1, bots_due=True) for where in (store, other)),
        return_exceptions=True,
    )
    assert sorted(isinstance(result, Conflict) for result in results) == [False, True]
    found = (await stored(store)).table
    assert (found.status, found.bots_due, found.version) == ("playing", True, 1)


async def test_a_table_with_an_open_seat_does_not_start(store: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    with pytest.raises(Conflict):
        await store.start("t", rules=1, bots_due=False)
    assert (await stored(store)).table.status == "gathering"


async def test_a_loaded_table_is_of_one_moment(store: Store, other: Store) -> None:
    await playing(store)

    async def play() -> None:
        for number in range(60):
            assert await made(other, "t", move(number), seats=[step(0, number, number)])

    playing_on = asyncio.create_task(play())
    while not playing_on.done():
        found = await stored(store)
        assert len(found.moves) == found.table.version == found.seats[0].turn
        if found.moves:
            assert found.seats[0].draft == found.moves[-1].actions
    await playing_on


async def test_what_was_begun_is_finished_even_if_nobody_waits(store: Store) -> None:
    await playing(store)
    with store.listen("t") as news:
        asked = asyncio.create_task(store.say("t", 0, "Red", "goodbye"))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        async with asyncio.timeout(20):
            while await anext(news) != 1:
                pass
    assert [line.text for line in (await stored(store)).chat] == ["goodbye"]


async def test_closing_waits_for_what_was_begun(url: str) -> None:
    store = await Store.open(url)
    await playing(store)
    asked = asyncio.create_task(store.say("t", 0, "Red", "goodbye"))
    await asyncio.sleep(0)
    await store.close()
    assert await asked == 1
