"""What is put into the store comes out of it."""

import stat
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from emporion.store import ChatRow, Conflict, Store

from .tables import bot, free, laid, made, move, person, playing, sit, step, stored, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]

STRANGE = "“wine” \0 \ud800 <b> 🍇 ' ; --"
"""What somebody may type."""


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = table(options={"first": 2, "ties": "share", "open": False}, memory=True)
    seats = [
        person(0, draft=(3, 1, 4), turn=7, away=True, seen=12.25),
        free(1, invite="word"),
        bot(2),
    ]
    await store.create(row, seats)
    found = await stored(store)
    assert found.table == row
    assert found.seats == tuple(seats)
    assert (found.moves, found.chat) == ((), ())


async def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.since("nowhere", 3, 4) is None
    assert await store.load("\0") is None
    assert await store.record("nowhere") is None


async def test_no_two_tables_have_one_id(store: Store) -> None:
    await store.create(table(seed="first"), [person(0)])
    with pytest.raises(Conflict):
        await store.create(table(seed="second"), [person(0), person(1)])
    found = await stored(store)
    assert found.table.seed == "first"
    assert len(found.seats) == 1


async def test_moves_come_back_in_their_order(store: Store) -> None:
    await playing(store)
    assert await made(store, "t", *[move(number, number % 3, 9, number) for number in range(11)])
    assert await made(store, "t", move(11, 2))
    found = await stored(store)
    assert [each.number for each in found.moves] == list(range(12))
    assert found.moves[10] == move(10, 1, 9, 10)


async def test_one_may_ask_for_what_is_new_only(store: Store) -> None:
    await playing(store)
    assert await made(store, "t", *[move(number) for number in range(5)])
    for line in "abc":
        await store.say("t", 0, "Red", line)
    found = await store.since("t", 3, 2)
    assert found is not None
    assert [each.number for each in found.moves] == [3, 4]
    assert [each.text for each in found.chat] == ["c"]
    assert len(found.seats) == 3


async def test_what_is_said_is_kept_in_its_order(store: Store) -> None:
    await playing(store)
    before = time.time()
    assert await store.say("t", 1, "White", "hello") == 1
    assert await store.say("t", None, "somebody", "hello you") == 2
    first, second = (await stored(store)).chat
    assert first == ChatRow(number=0, seat=1, name="White", text="hello", at=first.at)
    assert (second.number, second.seat) == (1, None)
    assert before <= first.at <= second.at <= time.time()


async def test_whatever_somebody_types_can_be_kept(store: Store) -> None:
    await store.create(table(), [free(0)])
    await sit(store, 0, STRANGE)
    await store.say("t", 0, STRANGE, STRANGE)
    found = await stored(store)
    assert found.chat[0].text == STRANGE.replace("\0", "\ufffd").replace("\ud800", "?")
    assert found.seats[0].name == found.chat[0].name == found.chat[0].text


async def test_every_change_counts_up_the_version_but_a_draft_is_not_shown(store: Store) -> None:
    await store.create(table(), [person(0), free(1)])
    versions = [
        await sit(store, 1),
        await store.change_seat("t", 1, name="Whiter"),
        await store.start("t", rules=2, bots_due=False),
        await store.say("t", 0, "Red", "hello"),
        await store.decide("t", laid(step(0, 0, 5))),
    ]
    assert versions == [1, 2, 3, 4, 5]
    found = (await stored(store)).table
    assert (found.version, found.shown, found.rules) == (5, 4, 2)


async def test_a_sign_of_life_is_no_change(store: Store) -> None:
    await playing(store)
    await store.mark_present("t", [1], 20.5)
    await store.mark_present("t", [1], 10.5)
    await store.mark_present("t", [9], 10.5)
    await store.mark_watched("t", 30.5)
    await store.mark_watched("t", 20.5)
    found = await stored(store)
    assert found.table.watched == 30.5
    assert found.seats[1].seen == 20.5
    assert found.table.version == 0


async def test_a_change_says_when_it_was(store: Store) -> None:
    await playing(store, created=5.5, changed=5.5, shown_at=5.5)
    before = time.time()
    await store.decide("t", laid(step(0, 0, 4)))
    found = (await stored(store)).table
    assert before <= found.changed <= time.time()
    assert found.shown_at == 5.5  # nobody else may notice that something was laid
    await store.say("t", 0, "Red", "hello")
    found = (await stored(store)).table
    assert found.created == 5.5
    assert before <= found.shown_at == found.changed <= time.time()


async def test_an_invitation_leads_to_its_seat_also_when_it_is_taken(store: Store) -> None:
    await store.create(table(), [person(0), free(1, invite="word")])
    await store.create(table("other"), [free(0, invite="another"), free(1)])
    assert await store.invited("word") == ("t", 1)
    await sit(store, 1, invite="word")
    assert await store.invited("word") == ("t", 1)
    assert await store.invited("another") == ("other", 0)


async def test_one_may_ask_for_the_version_only(store: Store) -> None:
    await playing(store)
    await store.say("t", 0, "Red", "hello")
    assert await store.version("t") == 1
    assert await store.version("nowhere") is None


async def test_a_record_is_kept_once(store: Store) -> None:
    await store.keep_record("r", "first ☙")
    await store.keep_record("r", "second")
    assert await store.record("r") == "first ☙"


async def test_the_first_rematch_stands(store: Store) -> None:
    await playing(store)
    assert await store.set_rematch("t", "next") == "next"
    assert await store.set_rematch("t", "another") == "next"
    assert (await stored(store)).table.rematch == "next"
    assert (await stored(store)).table.version == 1
    with pytest.raises(Conflict):
        await store.set_rematch("nowhere", "next")


async def test_a_rematch_that_will_not_play_is_forgotten(store: Store) -> None:
    await playing(store, "t")
    await playing(store, "another")
    assert await store.set_rematch("another", "elsewhere") == "elsewhere"
    for name in ("closed", "forgotten"):
        await store.create(table(name, changed=1.0), [person(0), free(1)])
        assert await store.set_rematch("t", name) == name
        before = (await stored(store)).table
        with store.listen("t") as news:
            if name == "closed":
                await store.close_table(name)
            else:
                assert await store.prune(5.0) == 1
            assert await anext(news) == before.version + 1
        after = (await stored(store)).table
        assert after.rematch is None
        assert (after.version, after.shown) == (before.version + 1, before.shown + 1)
        assert after.shown_at == before.shown_at
    assert (await stored(store, "another")).table.rematch == "elsewhere"


async def test_the_lobby_shows_listed_tables_that_have_a_free_seat(store: Store) -> None:
    await store.create(table("old", created=1.0), [person(0), free(1)])
    await store.create(table("new", created=2.0), [free(0), bot(1)])
    await store.create(table("full", created=3.0), [person(0), bot(1)])
    await store.create(table("private", listed=False), [person(0), free(1)])
    await store.create(table("begun", status="playing"), [person(0), free(1)])
    found = await store.open_tables(9)
    assert [each.table.id for each in found] == ["new", "old"]
    assert found[1].seats == (person(0), free(1))
    assert [each.table.id for each in await store.open_tables(1)] == ["new"]


async def test_a_guest_finds_their_tables_again(store: Store) -> None:
    await store.create(table("a", shown_at=1.0), [person(0, guest="red"), person(1, guest="red")])
    await store.create(table("b", shown_at=3.0, status="over"), [bot(0), person(1, guest="red")])
    await store.create(table("c", shown_at=2.0), [person(0, guest="white")])
    found = await store.tables_of("red", 9)
    assert [each.table.id for each in found] == ["b", "a"]
    assert [seat.guest for seat in found[1].seats] == ["red", "red"]
    assert [each.table.id for each in await store.tables_of("red", 1)] == ["b"]
    assert await store.tables_of("nobody", 9) == []


async def test_tables_that_never_began_are_cleared_away(store: Store) -> None:
    await store.create(table("old", changed=1.0), [person(0), free(1, seen=2.0)])
    await store.create(table("watched", changed=1.0), [person(0, seen=9.0), free(1)])
    await store.create(table("new", changed=9.0), [person(0), free(1)])
    await playing(store, "playing", changed=1.0)
    await store.create(table("over", changed=1.0, status="over"), [person(0)])
    assert await store.prune(5.0) == 1
    assert await store.prune(5.0) == 0
    assert await store.load("old") is None
    for kept in ("watched", "new", "playing", "over"):
        assert (await stored(store, kept)).seats


async def test_the_signing_key_is_made_once(store: Store, other: Store) -> None:
    key = await store.secret()
    assert len(key) == 32
    assert await store.secret() == await other.secret() == key


async def test_a_store_that_works_is_healthy(store: Store) -> None:
    assert await store.healthy()


async def test_a_file_writes_each_decision_through_to_the_disk(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    names = ("journal_mode", "synchronous", "foreign_keys")
    pragmas = await store._database.read(
        lambda seen: {name: seen.scalar(text(f"PRAGMA {name}")) for name in names}
    )
    await store.close()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_others_on_the_machine_cannot_read_the_seeds(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    await playing(store)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    await store.close()
    assert modes == {0o600}
