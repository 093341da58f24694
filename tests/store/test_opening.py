"""Addresses, migrations, and what is said of a database that cannot be used."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection

from emporion.core.errors import EmporionError
from emporion.store import BadDatabase, NewerDatabase, Store, UnreachableDatabase
from emporion.store.schema import metadata
from emporion.store.urls import read_url, without_password
from emporion.text import LANGUAGES, wording

from ..postgres import Postgres
from .tables import bot, free, made, move, person, playing, stored, table

pytestmark = [pytest.mark.once, pytest.mark.anyio]


async def test_migrating_gives_the_tables_that_the_code_expects(new_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    store = await Store.open(new_url)
    assert await store._database.read(differences) == []
    await store.close()


async def test_a_store_is_found_again_as_it_was_left(new_url: str) -> None:
    first = await Store.open(new_url)
    await playing(first)
    left = await stored(first)
    await first.close()
    again = await Store.open(new_url)
    assert await stored(again) == left
    await again.close()


async def test_stores_may_be_opened_at_once_in_one_process(new_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(new_url) for _ in range(4)))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


async def test_a_database_of_an_older_emporion_is_brought_up_to_date(new_url: str) -> None:
    store = await Store.open(new_url)
    await playing(store)
    await store.say("t", 0, "Red", "hello")
    await store.create(table("bots", status="playing"), [person(0), bot(1), bot(2)])
    assert await made(store, "bots", move(0, 0), move(1, 1))
    for name, status in (("closed", "closed"), ("open", "gathering")):
        await store.create(table(name, status=status), [person(0), free(1), free(2)])
    for name in ("closed", "open", "gone"):
        await playing(store, f"before {name}", rematch=name)

    def age(to: Connection) -> None:
        for column in ("shown", "shown_at", "hidden_scores", "watched"):
            to.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        to.execute(text("DROP INDEX ix_tables_record"))
        to.execute(text("ALTER TABLE moves DROP COLUMN saved"))
        to.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    await store._database.write(age)
    await store.close()
    again = await Store.open(new_url)
    found = (await stored(again)).table
    assert found.shown == found.version == 1
    assert found.shown_at == found.changed
    assert not found.hidden_scores
    assert [each.saved for each in (await stored(again, "bots")).moves] == [None, 0.0]
    rematches = [
        (await stored(again, f"before {name}")).table.rematch for name in ("closed", "open", "gone")
    ]
    assert rematches == [None, "open", None]
    await again.close()


async def test_a_database_of_a_newer_emporion_is_left_alone(new_url: str) -> None:
    store = await Store.open(new_url)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store._database.write(lambda to: to.execute(newer))
    await store.close()
    with pytest.raises(NewerDatabase) as caught:
        await Store.open(new_url)
    assert caught.value.facts["asked"] == new_url


@pytest.mark.parametrize(
    "address",
    [
        "",
        "tables.db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///tables.db?mode=memory",
        "sqlite://host/tables.db",
        "mysql://host/name",
        "postgresql+psycopg://host/name",
        "postgresql://host:port/name",
        "https://host/name",
    ],
)
async def test_what_is_no_address_of_a_database_is_refused(address: str) -> None:
    with pytest.raises(BadDatabase) as caught:
        await Store.open(address)
    assert caught.value.facts == {"asked": address}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite+aiosqlite:////tmp/tables.db", "sqlite:////tmp/tables.db"),
        ("postgres://red@host/name", "postgresql+asyncpg://red@host/name"),
        ("postgresql+asyncpg://host:5432/name", "postgresql+asyncpg://host:5432/name"),
        ("postgresql:///name?host=/run", "postgresql+asyncpg:///name?host=%2Frun"),
    ],
)
def test_addresses_may_be_written_in_several_ways(written: str, meant: str) -> None:
    assert read_url(written).render_as_string(hide_password=False) == meant


@pytest.mark.parametrize("secret", ["hush", "hu:sh", "hu@sh", "hu/sh", ""])
def test_a_password_is_never_shown(secret: str) -> None:
    shown = without_password(f"postgresql://red:{secret}@host:5432/name?ssl=require")
    assert shown == "postgresql://red:***@host:5432/name?ssl=require"


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("This is not a database, but it is quite long. " * 9, "utf-8")
    with pytest.raises(UnreachableDatabase, match="file is not a database") as caught:
        await Store.open(f"sqlite:///{path}")
    assert caught.value.facts["asked"] == f"sqlite:///{path}"
    with pytest.raises(UnreachableDatabase):
        await Store.open(f"sqlite:///{path}/tables.db")
    with pytest.raises(UnreachableDatabase):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_server_that_does_not_answer_is_named(shared_url: str) -> None:
    for address in (
        "postgresql://red:secret@127.0.0.1:1/name",
        shared_url.replace("@/", "@/no_"),
        shared_url + "&unheard_of=1",
        "postgresql://red@/name?host=/nowhere",
    ):
        with pytest.raises(UnreachableDatabase) as caught:
            await Store.open(address)
        assert "secret" not in str(caught.value.facts)
        assert caught.value.facts["what"]


async def test_a_database_that_lets_nobody_in_is_not_healthy(
    postgres: Postgres, new_shared_url: str
) -> None:
    store = await Store.open(new_shared_url)
    door = f"ALTER DATABASE {postgres.name(new_shared_url)} ALLOW_CONNECTIONS"
    postgres.sql("postgres", f"{door} false")
    try:
        postgres.hang_up(new_shared_url)
        assert not await store.healthy()
    finally:
        postgres.sql("postgres", f"{door} true")
    async with asyncio.timeout(20):
        while not await store.healthy():
            await asyncio.sleep(0.1)
    await store.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_database_is_worded(lang: str) -> None:
    for kind in (BadDatabase, UnreachableDatabase, NewerDatabase):
        error: EmporionError = kind(asked="sqlite:///x", what="disk full")
        sentence = wording(lang).error(error)
        assert sentence.endswith(".")
        assert "sqlite:///x" in sentence
        assert wording(lang).knows(f"error.{kind.code}")
