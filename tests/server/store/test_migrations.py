"""Migrations: from every version, with data in it, to the present one, in every database."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from salon.server.store import schema
from salon.server.store.dialect import open_engine
from salon.server.store.migrate import migrate
from salon.server.store.sql import SqlStore
from tests.support.server.first_version import FIRST

VERSIONS = sorted(
    path.stem.partition("_")[0] for path in Path(schema.__file__).parent.glob("migrations/versions/0*.py")
)


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_data_is_as_good_as_new(database: str, version: str) -> None:
    engine = open_engine(database)
    migrate(engine, VERSIONS[0])
    with engine.begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    migrate(engine, version)
    engine.dispose()
    store = SqlStore(database)
    table = await store.table("ACDEF")
    assert table is not None
    assert (table.status, table.version, table.members[0].name) == ("over", 5, "Ada")
    assert await store.tables_of("v1") == [table]
    assert [(row.client_id, row.entry.seq) for row in await store.log("g1")] == [("start", 0), ("0.a", 1)]
    ((game, seats),) = await store.finished_games("v1", 9)
    assert (game.outcome is not None, seats) == (True, (0,))
    assert await store.next_due_ms() == 80
    assert await store.remove_silent_servers(1 << 60, "me") == [("ACDEF", "v1", "5c81f1b1a2e60d52")], (
        "its server is gone"
    )
    await store.close()


async def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    engine = open_engine(database)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def test_servers_that_start_at_once_migrate_once(database: str) -> None:
    stores = await asyncio.gather(*(asyncio.to_thread(SqlStore, database) for _ in range(4)))
    engine = open_engine(database)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).all() == [(VERSIONS[-1],)]
    engine.dispose()
    for store in stores:
        await store.close()
