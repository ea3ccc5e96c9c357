"""Where a salon keeps its data: a folder with an SQLite file, or a PostgreSQL database."""

import argparse
import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError

from salon.server.bus import check_bus
from salon.server.settings import Settings, data_directory, sqlite_address
from salon.server.store.dialect import SQLITE, backend_of, open_engine
from salon.server.store.migrate import NewerSalonError, migrate

LOCK = "salon.lock"
PATIENCE = 20
PATIENCE_S = 0.1


class StartError(Exception):
    """The server cannot start; the text says why, and what to do."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options, each with its environment variable."""
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"data folder (default: {data_directory()})")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="PostgreSQL database, such as postgresql://user@host/name (SALON_DATABASE)",
    )
    parser.add_argument(
        "--bus",
        metavar="ADDRESS",
        help="Redis or Valkey server that connects several servers, such as redis://host (SALON_BUS)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="number of worker processes (default: 1)"
    )


def applied(settings: Settings, options: argparse.Namespace) -> Settings:
    """The settings with these options; refuses a combination that cannot work."""
    database = options.database or os.environ.get("SALON_DATABASE")
    bus = options.bus or os.environ.get("SALON_BUS", "")
    if options.workers < 1:
        raise StartError("a salon needs at least one worker: choose --workers 1 or more.")
    if options.workers > 1 and os.name != "posix":
        raise StartError("several workers need a Unix: leave --workers away, or use WSL.")
    try:
        if database is not None and backend_of(database) == SQLITE:
            raise ValueError("games in SQLite are kept in a folder: choose it with --data")
        check_bus(bus)
    except ValueError as error:
        raise StartError(f"{error}.") from error
    alone = database is None and options.workers == 1
    return replace(settings, database=database or settings.database, bus=bus, alone=alone)


def settings_for(data: Path | None, url: str | None, bot_delay_ms: int) -> Settings:
    """The settings of a server that keeps its games in a folder."""
    folder = (data or data_directory()).expanduser().absolute()
    if url and not _is_address(url):
        raise StartError(
            f"{url} is no address to reach a salon by: it should look like https://salon.example.org"
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(
            f"cannot keep games in {folder}: {error.strerror}. Choose another --data."
        ) from error
    if not os.access(folder, os.W_OK):
        raise StartError(f"cannot keep games in {folder}: it is not writable. Choose another --data.")
    return Settings(
        database=sqlite_address(folder),
        own=folder,
        public_url=url.rstrip("/") if url else None,
        bot_delay_ms=bot_delay_ms,
    )


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def prepare(settings: Settings) -> None:
    """Migrate the database to the present schema; refuses if it cannot be reached."""
    try:
        engine = open_engine(settings.database)
    except ValueError as error:  # its driver is not installed
        raise StartError(f"{error}.") from error
    try:
        migrate(engine)
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        if backend_of(settings.database) == SQLITE:
            raise StartError(
                f"the games in {settings.own} cannot be read and written: {reason}. Choose another --data."
            ) from error
        raise StartError(f"the database does not answer: {reason}") from error
    except NewerSalonError as error:
        raise StartError(f"{error}, or choose another --data or --database.") from error
    finally:
        engine.dispose()


def lock(settings: Settings) -> IO[bytes] | None:
    """Keep other servers from using an SQLite file, as long as the returned file is open.

    Two servers that do not know of each other would not notice each other's writes.
    """
    if backend_of(settings.database) != SQLITE or settings.own is None:
        return None
    try:
        file = (settings.own / LOCK).open("ab")
    except OSError as error:
        raise StartError(
            f"cannot keep games in {settings.own}: {error.strerror} ({LOCK}). Choose another --data."
        ) from error
    try:
        patiently(lambda: _lock(file, shared=False), errno.EWOULDBLOCK, errno.EACCES)
        if not settings.alone:
            _lock(file, shared=True)
    except OSError as error:
        file.close()
        raise StartError(
            f"another salon keeps its games in {settings.own}. Close it, choose another --data, or let one salon have "
            "several --workers."
        ) from error
    return file


def patiently(attempt: Callable[[], None], *taken: int) -> None:
    """Try again for a moment while something is `taken`: processes of a server that was just killed may still be
    ending."""
    for _ in range(PATIENCE):
        try:
            return attempt()
        except OSError as error:
            if error.errno not in taken:
                raise
            time.sleep(PATIENCE_S)
    return attempt()


def share_lock(settings: Settings) -> IO[bytes] | None:
    """The lock of a worker process, which keeps other servers away even if the worker outlives its supervisor."""
    if settings.alone or backend_of(settings.database) != SQLITE or settings.own is None:
        return None
    file = (settings.own / LOCK).open("ab")
    _lock(file, shared=True)
    return file


def _lock(file: IO[bytes], *, shared: bool) -> None:
    if os.name == "posix":
        import fcntl

        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    elif not shared:
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
