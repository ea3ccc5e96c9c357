"""`salon records FOLDER`: writes the records of finished games to files."""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import SQLAlchemyError

from salon.core import Entry, Record
from salon.games.registry import GAMES
from salon.server.cli.backup import reason_of, salon_at
from salon.server.domain.game import LogRow, StoredGame, record_of
from salon.server.settings import data_directory
from salon.server.store import dialect, schema
from salon.server.store.disk.permissions import make_folder, open_private

_decode_game = msgspec.json.Decoder(StoredGame).decode
_decode_entry = msgspec.json.Decoder(Entry).decode


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("folder", type=Path, help="folder to write to; existing files are kept")
    parser.add_argument("--game", choices=list(GAMES), help="only records of this game")
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"data folder (default: {data_directory()})")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help="address of the PostgreSQL database, if one is used (SALON_DATABASE)",
    )


def run(options: argparse.Namespace) -> int:
    """Write the records that have no file yet; returns 1 if the store cannot be read."""
    folder: Path = options.folder
    written = 0
    try:
        address = salon_at(options)
        make_folder(folder)
        for name, record in _records(address, options.game, folder):
            with os.fdopen(
                open_private(folder / name), "wb"
            ) as file:  # a record has everybody's secret votes
                file.write(record.to_json())
            written += 1
    except (SQLAlchemyError, OSError, ValueError) as error:
        print(f"salon: {written} records were written, and no more: {reason_of(error)}.", file=sys.stderr)
        return 1
    print(f"{written} records written to {folder}")
    return 0


def _records(address: str, game: str | None, folder: Path) -> Iterator[tuple[str, Record]]:
    """Records that have no file yet, and their names, the oldest first."""
    engine = dialect.open_engine(address)
    games = schema.games
    shown = (games.c.ended_ms.is_not(None), games.c.withdrawn_ms.is_(None))
    finished = select(games).where(*shown).order_by(games.c.ended_ms, games.c.game_id)
    try:
        with dialect.for_reading(engine).connect() as connection:
            for row in connection.execute(finished).all():
                stored = _decode_game(row.body)
                name = f"{stored.setup.game}-{stored.game_id}.json"
                if game in (None, stored.setup.game) and not (folder / name).exists():
                    yield name, record_of(stored, _log(connection, stored.game_id))
    finally:
        engine.dispose()


def _log(connection: Connection, game_id: str) -> list[LogRow]:
    log = schema.log
    entries = select(log).where(log.c.game_id == game_id).order_by(log.c.seq)
    return [LogRow(game_id, row.client_id, _decode_entry(row.body)) for row in connection.execute(entries)]
