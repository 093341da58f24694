"""Who sits where."""

import asyncio
import time

import pytest

from emporion.store import Conflict, Store

from .tables import bot, free, person, playing, sit, stored, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]


async def test_a_guest_takes_an_open_seat(store: Store) -> None:
    await store.create(table(), [person(0), free(1, invite="word")])
    before = time.time()
    assert await sit(store, 1, "white", "word") == 1
    taken = (await stored(store)).seats[1]
    assert (taken.kind, taken.guest, taken.name) == ("person", "white", "white")
    assert (taken.token, taken.invite, taken.away) == ("key of white", "word", False)
    assert before <= taken.seen <= time.time()


async def test_of_many_guests_who_want_a_seat_one_gets_it(store: Store, other: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    results = await asyncio.gather(
        *(
            sit(where, 1, f"{where is store} {tries}")
            for tries in range(6)
            for where in (store, other)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 11
    assert (await stored(store)).table.version == 1


@pytest.mark.parametrize("seat", [0, 2, 3], ids=["taken", "a bot's", "none"])
async def test_a_seat_that_is_not_open_is_not_taken(store: Store, seat: int) -> None:
    await store.create(table(), [person(0), free(1), bot(2)])
    before = await stored(store)
    with pytest.raises(Conflict):
        await sit(store, seat)
    with pytest.raises(Conflict):
        await sit(store, seat, where="nowhere")
    assert await stored(store) == before


@pytest.mark.parametrize("offered", [None, "another"])
async def test_a_link_opens_the_seat_that_offers_it(store: Store, offered: str | None) -> None:
    await store.create(table(), [person(0), free(1, invite=offered)])
    with pytest.raises(Conflict):
        await sit(store, 1, invite="word")
    assert (await stored(store)).seats[1].kind == "open"


async def test_a_seat_can_be_changed(store: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    assert await store.change_seat("t", 1, kind="bot", level="random", name="Bot") == 1
    assert await store.change_seat("t", 0, guest=None, token=None, kind="open", invite="w") == 2
    first, second = (await stored(store)).seats
    assert (second.kind, second.level, second.name) == ("bot", "random", "Bot")
    assert (first.kind, first.guest, first.token, first.invite) == ("open", None, None, "w")
    with pytest.raises(Conflict):
        await store.change_seat("t", 5, kind="bot")


async def test_a_seat_that_was_taken_meanwhile_is_not_given_away(store: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    was = (await stored(store)).seats[1]
    await sit(store, 1)
    with pytest.raises(Conflict):
        await store.change_seat("t", 1, was=was, kind="bot")
    now = (await stored(store)).seats[1]
    assert now.kind == "person"
    await store.change_seat("t", 1, was=now, kind="bot")


async def test_the_bots_look_when_a_seat_is_left_in_play(store: Store) -> None:
    await playing(store)
    await store.change_seat("t", 0, name="Redder")
    assert await store.due(9) == []
    await store.change_seat("t", 0, away=True)
    assert await store.due(9) == ["t"]


async def test_the_bots_do_not_look_before_play_begins(store: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    await store.change_seat("t", 1, kind="bot")
    assert not (await stored(store)).table.bots_due
