"""All that differs between databases. Nothing else in the house knows which one it is."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

WRITING = {"salon_writes": True}
"""The execution options of a connection that is going to write."""

QUIET: dict[str, Any] = {"hide_parameters": True}
"""An error's text goes to the log: what was to be stored (seeds, names) must not be in it."""


def open_engine(address: str) -> Engine:
    """An engine with full durability."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=4, **QUIET
        )
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, pool_size=4, **QUIET)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves: the driver would begin them too late
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("salon_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
