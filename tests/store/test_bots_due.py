"""Which process lets the bots of a table play, and when."""

import asyncio

import pytest

from emporion.store import Store

from .tables import bot, made, move, person, playing, stored, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]


async def test_bots_are_due_where_play_says_so(store: Store) -> None:
    await playing(store, "old", bots_due=True, changed=1.0)
    await playing(store, "new", bots_due=True, changed=2.0)
    await playing(store, "people")
    await playing(store, "over", bots_due=True)
    assert await made(store, "over", move(0), status="over", bots_due=True)
    await store.create(table("gathering", bots_due=True), [person(0), bot(1)])
    assert await store.due(9) == ["old", "new"]
    assert await store.due(1) == ["old"]
    assert await made(store, "old", move(0), bots_due=False)
    assert await store.due(9) == ["new"]


async def test_one_process_has_the_bots_of_a_table(store: Store, other: Store) -> None:
    await playing(store, bots_due=True)
    wanted = [where.lease("t", str(where is store), 60) for where in (store, other)]
    assert sorted(await asyncio.gather(*wanted)) == [False, True]
    assert await store.due(9) == []


async def test_a_lease_can_be_renewed_and_given_back(store: Store) -> None:
    await playing(store, bots_due=True)
    assert await store.lease("t", "one", 60)
    assert await store.lease("t", "one", 60)
    await store.release("t", "two")
    assert not await store.lease("t", "two", 60)
    await store.release("t", "one")
    assert await store.due(9) == ["t"]
    assert await store.lease("t", "two", 60)


async def test_a_lease_ends_with_its_time(store: Store) -> None:
    await playing(store, bots_due=True)
    assert await store.lease("t", "one", 60)
    assert not await store.lease("t", "two", 60)
    assert await store.lease("t", "one", -1)
    assert await store.due(9) == ["t"]
    assert await store.lease("t", "two", 60)
    assert not await store.lease("t", "one", 60)


async def test_there_is_no_lease_on_a_table_that_is_not_there(store: Store) -> None:
    assert not await store.lease("nowhere", "one", 60)


async def test_leases_and_rest_are_no_changes(store: Store) -> None:
    await playing(store, bots_due=True)
    await store.lease("t", "one", 60)
    await store.rest("t", 0)
    await store.release("t", "one")
    found = (await stored(store)).table
    assert (found.version, found.bots_due) == (0, False)


async def test_bots_rest_only_if_they_have_seen_the_newest(store: Store) -> None:
    await playing(store, bots_due=True)
    await store.say("t", 0, "Red", "hello")
    await store.rest("t", 0)
    assert await store.due(9) == ["t"]


async def test_a_seat_left_while_another_decided_is_not_forgotten(store: Store) -> None:
    """The decider has not seen that a bot stands in now, so does not know that it is due."""
    await playing(store)
    known = (await stored(store)).table.version
    await store.change_seat("t", 1, away=True)
    assert await made(store, "t", move(0), bots_due=False, version=known)
    assert await store.due(9) == ["t"]
    known = (await stored(store)).table.version
    assert await made(store, "t", move(1), bots_due=False, version=known)
    assert await store.due(9) == []
