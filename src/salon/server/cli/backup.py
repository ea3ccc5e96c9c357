"""`salon backup FILE`: writes a whole salon to one file, also while it is running."""

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from sqlalchemy.exc import DBAPIError

from salon.games.registry import content_folders
from salon.server.settings import data_directory, sqlite_address
from salon.server.store import dump
from salon.server.store.dialect import SQLITE, backend_of, open_engine
from salon.server.store.disk.permissions import open_private


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `salon backup`."""
    parser.add_argument(
        "file", help="file to write (- for standard output); it contains secrets, so keep it safe"
    )
    configure_place(parser)


def configure_place(parser: argparse.ArgumentParser) -> None:
    """The options that say where the salon is."""
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"data folder (default: {data_directory()})")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="address of the PostgreSQL database, if one is used (SALON_DATABASE)",
    )


def run(options: argparse.Namespace) -> int:
    """Write the file; returns 1 if that fails."""
    try:
        engine = open_engine(salon_at(options))
        try:
            with written(options.file) as out:
                rows = dump.write(engine, place_of(options)[1], content_folders(), out)
        finally:
            engine.dispose()
    except (dump.BadDump, DBAPIError, OSError, ValueError) as error:
        print(f"salon: no backup was made: {reason_of(error)}.", file=sys.stderr)
        return 1
    print(f"{rows} rows are in {options.file}.", file=sys.stderr)
    return 0


def place_of(options: argparse.Namespace) -> tuple[str, Path]:
    """The address of the database, and the salon's folder."""
    folder: Path = (options.data or data_directory()).expanduser().absolute()
    database = options.database or os.environ.get("SALON_DATABASE") or sqlite_address(folder)
    return database, folder


def salon_at(options: argparse.Namespace) -> str:
    """The address of an existing database. SQLite would create an empty one."""
    address, folder = place_of(options)
    if backend_of(address) == SQLITE and not Path(address.removeprefix("sqlite:///")).is_file():
        raise ValueError(f"there is no salon in {folder}")
    return address


@contextlib.contextmanager
def written(name: str) -> Iterator[IO[bytes]]:
    """A file that appears when it is complete and on disk, and that only its owner can read."""
    if name == "-":
        yield sys.stdout.buffer
        return
    part = Path(f"{name}.part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(open_private(part), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(name)
    finally:
        part.unlink(missing_ok=True)


def reason_of(error: Exception) -> str:
    """An error as one line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
