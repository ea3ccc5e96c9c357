"""What differs between SQLite and PostgreSQL.

Besides this module, `disk/` knows which one is used, for the size and the structure of an SQLite file, and so do the
commands that find or check such a file (`salon.server.cli`).
"""

import contextlib
import sqlite3
import time
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Insert, create_engine, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

from salon.server.store.disk.permissions import create_private

WRITING = {"salon_writes": True}
"""The execution options of a connection that is going to write."""

QUIET: dict[str, Any] = {"hide_parameters": True}
"""Error texts are logged, so they must not contain the stored values (seeds, names)."""

SQLITE, POSTGRESQL = "sqlite", "postgresql"
KEEP_ALIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A database that has become unreachable is noticed within ten seconds."""

MIGRATING = 7_306_153
"""The key of the advisory lock: of several servers that start at once, one migrates and the others wait."""
ADMINS = MIGRATING + 1
"""The key of the advisory lock by which the lines of the admins' log get their numbers in order."""
PACKS = MIGRATING + 2
"""The key of the advisory lock by which the packs of a visitor are counted before one is added."""
DEADLOCK = "40P01"
NO_ROOM = ("53100", "53200")
SQLITE_AWAY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)


def backend_of(address: str) -> str:
    """The kind of database at an address. Raises ValueError, with an explanation, if it is not supported."""
    try:
        backend = make_url(address).get_backend_name()
    except ArgumentError as error:
        raise ValueError(
            "this is no address of a database: it should look like postgresql://user@host/name"
        ) from error
    if backend not in (SQLITE, POSTGRESQL):
        raise ValueError(f"a salon is kept in SQLite or PostgreSQL, not in {backend}")
    return backend


def open_engine(address: str) -> Engine:
    """An engine whose commits are durable."""
    url = make_url(address)
    if backend_of(address) == SQLITE:
        engine = create_engine(
            url, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=4, **QUIET
        )
        event.listen(engine, "do_connect", _create_sqlite)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if url.drivername == POSTGRESQL:
        url = url.set(drivername="postgresql+psycopg")
    try:
        engine = create_engine(url, pool_size=4, connect_args=KEEP_ALIVE, **QUIET)
    except (ImportError, NoSuchModuleError) as error:
        raise ValueError("PostgreSQL needs the package psycopg: pip install 'salon[cluster]'") from error
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def for_reading(engine: Engine) -> Engine:
    """The engine for single queries. PostgreSQL needs no transaction for them, which saves two round trips."""
    return engine if engine.name == SQLITE else engine.execution_options(isolation_level="AUTOCOMMIT")


def for_snapshot(engine: Engine) -> Engine:
    """The engine for several queries that see the same snapshot."""
    if engine.name == SQLITE:
        return engine  # a read transaction sees one snapshot
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def lock_for_migration(connection: Connection) -> None:
    """Keep other servers from migrating until the end of the transaction. SQLite is locked already."""
    _lock(connection, MIGRATING)


def lock_for_admins(connection: Connection) -> None:
    """Keep others from adding a line to the admins' log until the end of the transaction."""
    _lock(connection, ADMINS)


def lock_for_packs(connection: Connection) -> None:
    """Keep others from adding a pack until the end of the transaction, so that packs can be counted."""
    _lock(connection, PACKS)


def _lock(connection: Connection, key: int) -> None:
    if connection.engine.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


def insert_rows(connection: Connection, statement: Insert, rows: Sequence[Mapping[str, object]]) -> None:
    """Insert rows in a transaction of their own. It goes past SQLAlchemy, which takes longer for it than the database.

    If it fails, the transaction is rolled back and the driver's error is raised.
    """
    driver: Any = connection.connection.dbapi_connection
    sql = _insert_sql(statement, tuple(rows[0]), connection.dialect)
    try:
        with contextlib.closing(driver.cursor()) as cursor:
            if connection.engine.name == SQLITE:
                cursor.execute("BEGIN IMMEDIATE")
            if len(rows) == 1:
                cursor.execute(sql, rows[0])
            else:
                cursor.executemany(sql, rows)
        driver.commit()
    except BaseException:
        with contextlib.suppress(Exception):
            driver.rollback()
        raise


@cache
def _insert_sql(statement: Insert, columns: tuple[str, ...], dialect: Dialect) -> str:
    if dialect.name == SQLITE:
        dialect = sqlite.dialect(paramstyle="named")
    return str(statement.compile(dialect=dialect, column_keys=columns))


def time_ms(connection: Connection) -> int:
    """The time by the database's clock. With SQLite it is this machine's."""
    if connection.engine.name == SQLITE:
        return time.time_ns() // 1_000_000
    seconds = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
    return int(1000 * seconds)


def is_out_of_room(error: BaseException) -> bool:
    """Whether a write failed because the disk is full. Then nothing was written."""
    origin = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(origin, sqlite3.Error):
        return _kind(origin) == sqlite3.SQLITE_FULL
    return getattr(origin, "sqlstate", None) in NO_ROOM


def is_deadlock(error: BaseException) -> bool:
    """Whether the writes of two servers have blocked each other."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) == DEADLOCK


def is_down(error: BaseException) -> bool:
    """Whether the database could not be reached, or the connection was lost."""
    if not isinstance(error, DBAPIError) or is_out_of_room(error) or is_deadlock(error):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return _kind(error.orig) in SQLITE_AWAY
    return isinstance(error, OperationalError) or error.connection_invalidated


def _kind(error: sqlite3.Error) -> int:
    """The primary result code of an SQLite error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _create_sqlite(_dialect: Any, _record: Any, arguments: Any, _named: Any) -> None:
    """Create the file, so that only its owner can read it. SQLite gives the files beside it the same mode."""
    if arguments and arguments[0] not in ("", ":memory:"):
        with contextlib.suppress(OSError):  # SQLite says what is wrong
            create_private(Path(arguments[0]))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = (
        None  # transactions are begun explicitly, since the driver begins them too late
    )
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("salon_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    # A commit must be on disk, however the database is configured.
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit TO on")
    connection.commit()
