"""Finds damage in a database: in its structure, and in what its rows say."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from salon.games.registry import Kits
from salon.server.store.dialect import SQLITE, for_snapshot, is_down
from salon.server.store.disk import rows

MOST = 20
"""How many findings are listed."""
STEPS = 1_000
"""How many instructions SQLite carries out between two looks at the time."""


class Findings(NamedTuple):
    """What is wrong with a database. `complete` is false if there was no time to look at everything."""

    damage: list[str]
    complete: bool = True


def check(engine: Engine, kits: Kits, *, replay: bool = False) -> Findings:
    """Look at everything; with `replay`, every game is replayed too. The database may be in use."""

    def find(connection: Connection) -> Iterator[str]:
        yield from _structure(connection, "integrity_check")
        yield from _rows(connection, kits)
        if replay:
            yield from rows.unreplayable(connection, kits)

    return _found(engine, find)


def check_structure(engine: Engine, seconds: float | None = None) -> Findings:
    """Let SQLite look at its file, for a limited time; PostgreSQL looks at a page when it reads it."""
    pragma = "integrity_check" if seconds is None else "quick_check"
    return _found(engine, lambda connection: _structure(connection, pragma), seconds)


def check_rows(engine: Engine, kits: Kits, seconds: float) -> Findings:
    """Look at as many rows as there is time for. The database must have the present schema."""
    return _found(engine, lambda connection: _rows(connection, kits), seconds)


def _found(
    engine: Engine, find: Callable[[Connection], Iterator[str]], seconds: float | None = None
) -> Findings:
    """What is found until there is no time left. Raises DBAPIError if the database is down."""
    damage: list[str] = []
    try:
        with for_snapshot(engine).connect() as connection, connection.begin():
            if seconds is not None:
                _limit(connection, seconds)
            damage.extend(islice(find(connection), MOST))
    except DBAPIError as error:
        if _is_interrupted(error):
            return Findings(damage, complete=False)
        if is_down(error):
            raise
        damage.append(_reason(error))
    except (UnicodeDecodeError, OverflowError) as error:  # the driver cannot even say what it has found
        damage.append(f"a value or a name cannot be read ({type(error).__name__})")
    return Findings(damage)


def _rows(connection: Connection, kits: Kits) -> Iterator[str]:
    for each in rows.CHECKS:
        try:
            yield from each(connection, kits)
        except DBAPIError as error:
            if _is_interrupted(error) or is_down(error):
                raise
            yield _reason(error)


def _structure(connection: Connection, pragma: str) -> Iterator[str]:
    """What SQLite itself finds."""
    if connection.engine.name != SQLITE:
        return
    for (line,) in connection.execute(text(f"PRAGMA {pragma}({MOST})")):
        if line != "ok":
            yield from (each for each in str(line).splitlines() if not each.startswith("***"))
    for row in connection.execute(text("PRAGMA foreign_key_check")):
        yield f"{row[0]}: a row refers to one that is missing"


def _limit(connection: Connection, seconds: float) -> None:
    """Let SQLite stop when there is no time left."""
    driver, end_s = connection.connection.driver_connection, time.monotonic() + seconds
    if isinstance(driver, sqlite3.Connection):
        driver.set_progress_handler(lambda: time.monotonic() > end_s, STEPS)


def _is_interrupted(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_INTERRUPT


def _reason(error: DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]
