"""Where a salon keeps its data: a folder with an SQLite file, or a PostgreSQL database."""

import argparse
import contextlib
import errno
import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

from msgspec.structs import replace
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from salon.games.registry import kits_with_content
from salon.server.bus import check_bus
from salon.server.settings import Settings, data_directory, sqlite_address
from salon.server.store.dialect import SQLITE, backend_of, open_engine
from salon.server.store.disk import integrity, permissions
from salon.server.store.migrate import NewerSalonError, migrate

log = logging.getLogger(__name__)

LOCK = "salon.lock"
QUICK_S = 5.0
"""How long the start may take to look for damage, for the structure of the database and for its rows."""
RESTORE = (
    "Move salon.sqlite3 and the files beside it to another place and run `salon restore FILE` with your last backup, "
    "or start with --ignore-damage."
)
ADDRESS_KEY = "address.key"
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


def configure_damage(parser: argparse.ArgumentParser) -> None:
    """Declare the option to start although the database is damaged."""
    parser.add_argument(
        "--ignore-damage",
        action="store_true",
        help="start although the database is damaged (see salon check)",
    )


def log_notes(notes: Sequence[str]) -> None:
    """Log what `prepare` has noticed."""
    for note in notes:
        log.warning("%s", note)


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
    if database is not None:  # shared with other machines, which have other folders
        settings = replace(settings, database=database, address_key="")
    return replace(settings, bus=bus, alone=alone)


def settings_for(data: Path | None, url: str | None, bot_delay_ms: int) -> Settings:
    """The settings of a server that keeps its games in a folder."""
    folder = (data or data_directory()).expanduser().absolute()
    if url and not _is_address(url):
        raise StartError(
            f"{url} is no address to reach a salon by: it should look like https://salon.example.org"
        )
    try:
        permissions.make_folder(folder)
    except OSError as error:
        raise StartError(
            f"cannot keep games in {folder}: {error.strerror}. Choose another --data."
        ) from error
    if not os.access(folder, os.W_OK):
        raise StartError(f"cannot keep games in {folder}: it is not writable. Choose another --data.")
    return Settings(
        database=sqlite_address(folder),
        own=folder,
        address_key=_address_key(folder),
        public_url=url.rstrip("/") if url else None,
        bot_delay_ms=bot_delay_ms,
    )


def _address_key(folder: Path) -> str:
    """The secret for hashes of addresses in this folder's database. It is made once, and is not in the database."""
    path = folder / ADDRESS_KEY
    with contextlib.suppress(FileExistsError):
        owner_only = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(owner_only, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(16))
    return path.read_text(encoding="ascii").strip()


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def prepare(settings: Settings, *, ignore_damage: bool = False) -> list[str]:
    """Migrate the database to the present schema; refuses if it cannot be reached or is damaged.

    Returns what has been changed or noticed, for the log.
    """
    notes = _make_private(settings)
    try:
        engine = open_engine(settings.database)
    except ValueError as error:  # its driver is not installed
        raise StartError(f"{error}.") from error
    try:
        notes += _look(engine, settings, ignore_damage=ignore_damage)
    except (DBAPIError, OSError, UnicodeDecodeError) as error:
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
    return notes


def _make_private(settings: Settings) -> list[str]:
    """Let only the owner read the folder and its files."""
    if settings.own is None or backend_of(settings.database) != SQLITE:
        return []
    changed = permissions.repair(settings.own)
    return [f"others could read {path}: from now on only its owner can" for path in changed]


def _look(engine: Engine, settings: Settings, *, ignore_damage: bool) -> list[str]:
    """Migrate the database, and have a quick look at it if it is a file of our own."""
    if engine.name != SQLITE:
        migrate(engine)
        return []
    found = integrity.check_structure(engine, QUICK_S)
    notes = _judge(found, settings, ignore_damage=ignore_damage)
    migrate(engine)
    looked = integrity.check_rows(engine, kits_with_content(settings.own), QUICK_S)
    notes += _judge(looked, settings, ignore_damage=ignore_damage)
    if not (found.complete and looked.complete):
        notes.append("there was no time to look at the whole database: run `salon check` now and then")
    return notes


def _judge(found: integrity.Findings, settings: Settings, *, ignore_damage: bool) -> list[str]:
    """Refuse to start on a damaged database, unless damage is to be ignored; then it is noted."""
    if not found.damage:
        return []
    said = f"the database in {settings.own} is damaged: {found.damage[0]}"
    if not ignore_damage:
        raise StartError(f"{said}. {RESTORE}")
    return [f"{said}; it is used all the same"]


def lock(settings: Settings) -> IO[bytes] | None:
    """Keep other servers from using an SQLite file, as long as the returned file is open.

    Two servers that do not know of each other would not notice each other's writes.
    """
    if backend_of(settings.database) != SQLITE or settings.own is None:
        return None
    try:
        file = permissions.open_lock(settings.own / LOCK)
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
    file = permissions.open_lock(settings.own / LOCK)
    _lock(file, shared=True)
    return file


def _lock(file: IO[bytes], *, shared: bool) -> None:
    if os.name == "posix":
        import fcntl

        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    elif not shared:
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
