"""`salon restore FILE`: restores a backup to an empty folder or an empty database."""

import argparse
import contextlib
import sys
from pathlib import Path
from typing import IO

from sqlalchemy.exc import DBAPIError

from salon.games.registry import content_folders
from salon.server.cli import data_location
from salon.server.cli.backup import configure_place, place_of, reason_of
from salon.server.settings import Settings
from salon.server.store import dump
from salon.server.store.dialect import open_engine
from salon.server.store.disk.permissions import make_folder
from salon.server.store.migrate import NewerSalonError


def configure(parser: argparse.ArgumentParser) -> None:
    """The options of `salon restore`."""
    parser.add_argument("file", help="backup file (- for standard input)")
    configure_place(parser)


def run(options: argparse.Namespace) -> int:
    """Restore the backup; returns 1 if that fails."""
    try:
        address, folder = place_of(options)
        make_folder(folder)
        with _opened(options.file) as source, _alone(address, folder):
            engine = open_engine(address)
            try:
                rows = dump.read(source, engine, folder, content_folders())
            finally:
                engine.dispose()
    except (
        dump.BadDump,
        NewerSalonError,
        data_location.StartError,
        DBAPIError,
        OSError,
        ValueError,
    ) as error:
        print(f"salon: nothing was restored: {reason_of(error)}.", file=sys.stderr)
        return 1
    print(f"{rows} rows are back.", file=sys.stderr)
    return 0


def _opened(name: str) -> contextlib.AbstractContextManager[IO[bytes]]:
    return contextlib.nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb")


def _alone(address: str, folder: Path) -> contextlib.AbstractContextManager[object]:
    """Keep a server from starting there meanwhile."""
    return data_location.lock(Settings(database=address, own=folder)) or contextlib.nullcontext()
