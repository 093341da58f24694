"""Listeners hear of each change, from whichever process it comes."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, TypeVar

import pytest
from sqlalchemy import event
from sqlalchemy.pool import Pool

from emporion.store import Listener, Store

from ..postgres import Postgres
from .tables import made, move, person, playing, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]

Told = TypeVar("Told")

LISTENING = "query LIKE 'LISTEN%'"
"""The connection of a process that listens."""


async def soon(news: AsyncIterator[Told]) -> Told:
    """The next news, which must come."""
    async with asyncio.timeout(20):
        return await anext(news)


async def hears(news: AsyncIterator[int], version: int) -> bool:
    """Whether that version is the newest that comes; what PostgreSQL tells may be old news."""
    while (told := await soon(news)) < version:
        pass
    return told == version


async def nothing(store: Store, news: Listener[Told]) -> bool:
    """Whether there is no news: none has come before that of a later change is here."""
    with store.listen("later") as later:
        await store.create(table("later"), [person(0)])
        await soon(later)
    return not news.take()


async def test_a_listener_hears_of_its_table_only(store: Store) -> None:
    with store.listen("a") as news:
        await playing(store, "a")
        await playing(store, "b")
        assert await hears(news, 0)
        await store.say("b", 0, "Red", "hello")
        await store.say("a", 0, "Red", "hello")
        assert await hears(news, 1)
        assert await nothing(store, news)


async def test_a_slow_listener_hears_the_newest_only(store: Store) -> None:
    await playing(store)
    with store.listen("t") as news, store.listen("t") as quick:
        for number in range(5):
            await made(store, "t", move(number))
            assert await hears(quick, number + 1)
        assert await hears(news, 5)
        assert await nothing(store, news)


async def test_a_listener_to_all_tables_hears_which_ones_change(store: Store) -> None:
    with store.listen_all() as news:
        await store.create(table("a"), [person(0)])
        await playing(store, "b")
        await store.say("a", 0, "Red", "hello")
        await store.say("b", 0, "Red", "hello")
        assert {await soon(news), await soon(news)} == {"a", "b"}


async def test_what_did_not_happen_is_no_news(store: Store) -> None:
    with store.listen("t") as news:
        await playing(store)
        assert await hears(news, 0)
        assert not await made(store, "t", move(7))
        await store.mark_present("t", [0], 5.0)
        await store.lease("t", "one", 5)
        assert await nothing(store, news)


async def test_listeners_end_with_the_store(url: str) -> None:
    store = await Store.open(url)
    await playing(store)
    with store.listen("t") as one, store.listen_all() as every:
        waiting = asyncio.create_task(hears(one, 1))
        await asyncio.sleep(0)
        await store.say("t", 0, "Red", "hello")
        assert await waiting
        await store.close()
        assert [version async for version in one] == []
        assert {table_id async for table_id in every} <= {"t"}
    with store.listen("t") as late:
        assert [version async for version in late] == []


async def test_two_processes_hear_each_other(shared_url: str) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    try:
        with one.listen("t") as first, two.listen("t") as second, two.listen_all() as every:
            await playing(one)
            assert await hears(second, 0)
            assert await soon(every) == "t"
            await two.say("t", 0, "Red", "hello")
            assert await hears(first, 1)
            assert await hears(second, 1)
            await one.say("t", 1, "White", "hello")
            assert await hears(second, 2)
    finally:
        await one.close()
        await two.close()


async def test_a_listener_misses_nothing_when_the_connection_is_lost(
    postgres: Postgres, shared_url: str
) -> None:
    one, two = await Store.open(shared_url), await Store.open(shared_url)
    try:
        await playing(one)
        with one.listen("t") as news, one.listen_all() as every:
            for version in range(1, 4):
                await asyncio.to_thread(postgres.hang_up, shared_url, LISTENING)
                await two.say("t", 0, "Red", "hello")
                assert await hears(news, version)
                assert await soon(every) == "t"
    finally:
        await one.close()
        await two.close()


async def test_a_store_outlives_the_loss_of_all_its_connections(
    postgres: Postgres, shared_url: str
) -> None:
    opened: list[Any] = []

    def note(_connection: object, record: Any) -> None:
        opened.append(record.driver_connection)

    event.listen(Pool, "connect", note)
    store = await Store.open(shared_url)
    try:
        await playing(store)
        await asyncio.gather(*(store.load("t") for _ in range(5)))
        before = opened[:]
        await asyncio.to_thread(postgres.hang_up, shared_url)
        async with asyncio.timeout(20):
            while not all(connection.is_closed() for connection in before):
                await asyncio.sleep(0.01)
        loaded = await asyncio.gather(*(store.load("t") for _ in range(5)))
        assert all(loaded)
        assert await store.say("t", 0, "Red", "hello") == 1
        assert await store.healthy()
    finally:
        event.remove(Pool, "connect", note)
        await store.close()
