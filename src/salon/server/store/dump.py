"""A whole salon as one file: lines of JSON, packed, the same whichever database it came from or goes to.

First a line that says what it is; then for each table of the database its columns and its rows; then files (decks and
boards of the salon's own); last a line with the hash of all before it. What only says which servers are up is left out.
"""

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

import msgspec
from alembic.runtime.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from salon.server.store import schema
from salon.server.store.dialect import WRITING, for_snapshot
from salon.server.store.migrate import migrate

FORMAT = 1
PASSING = {"alembic_version", schema.servers.name, schema.leases.name, schema.spectators.name}
BATCH = 500

_encode = msgspec.json.Encoder().encode


class Head(Struct, frozen=True, tag="salon"):
    """What this file is."""

    format: int
    salon: str
    schema: str


class Columns(Struct, frozen=True, tag="table"):
    """The rows of this table follow."""

    name: str
    columns: list[str]


class File(Struct, frozen=True, tag="file"):
    """A file of the salon's own."""

    path: str
    body: str


class End(Struct, frozen=True, tag="end"):
    """All of it; the SHA-256 of every line before."""

    rows: int
    sha256: str


Line = Head | Columns | File | End
_decode_line = msgspec.json.Decoder(Line).decode
_decode_row = msgspec.json.Decoder(list[str | int | None]).decode


class BadDump(Exception):
    """This cannot be restored; its text says why."""


def write(engine: Engine, own: Path, folders: Sequence[str], out: IO[bytes]) -> int:
    """Write a salon as it is at one moment, while it may go on; returns the number of rows.

    `folders` are those below `own` in which the games keep content that the salon has added.
    """
    total, rows = hashlib.sha256(), 0
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:

        def put(line: bytes) -> None:
            total.update(line + b"\n")
            packed.write(line + b"\n")

        with for_snapshot(engine).connect() as connection, connection.begin():
            put(_encode(Head(FORMAT, version("salon"), _revision(connection))))
            for table in _tables(connection):
                put(_encode(Columns(f"{table.name}", [f"{column.name}" for column in table.columns])))
                found = connection.execute(
                    select(table).order_by(*table.primary_key.columns),
                    execution_options={"yield_per": BATCH},
                )
                for row in found:
                    put(_encode(tuple(row)))
                    rows += 1
        for path in _own_files(own, folders):
            body = base64.b64encode(path.read_bytes()).decode()
            put(_encode(File(f"{path.parent.name}/{path.name}", body)))
        packed.write(_encode(End(rows, total.hexdigest())) + b"\n")
    return rows


def read(source: IO[bytes], engine: Engine, own: Path, folders: Sequence[str]) -> int:
    """Fill an empty database with what was written; returns the number of rows. Raises BadDump: then it is empty."""
    total = hashlib.sha256()
    try:
        with gzip.GzipFile(fileobj=source, mode="rb") as packed:
            first = packed.readline()
            total.update(first)
            head = _head(first)
            with engine.connect() as connection:
                if _is_used(connection):
                    raise BadDump("there are games here already: restore to an empty place")
            migrate(engine, head.schema)
            with engine.connect().execution_options(**WRITING) as connection, connection.begin():
                rows, files = _fill(connection, packed, total, own, folders)
    except (msgspec.DecodeError, zlib.error, OSError, EOFError, ValueError) as error:
        raise BadDump(f"this is no whole backup of a salon ({error})") from error
    migrate(engine)
    for place, body in files.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(body)
    return rows


def _fill(
    connection: Connection, packed: Iterable[bytes], total: Any, own: Path, folders: Sequence[str]
) -> tuple[int, dict[Path, bytes]]:
    """Insert every row; raises BadDump unless all of it is there, to the letter."""
    tables = {table.name: table for table in _tables(connection)}
    filling: tuple[Table, list[str]] | None = None
    waiting: list[dict[str, Any]] = []
    files: dict[Path, bytes] = {}
    rows = 0
    for raw in packed:
        if raw.startswith(b"["):
            if filling is None:
                raise BadDump("a row comes before its table")
            waiting.append(dict(zip(filling[1], _decode_row(raw), strict=True)))
            rows += 1
        else:
            line = _decode_line(raw)
            if isinstance(line, End):
                _insert(connection, filling, waiting)
                if (line.rows, line.sha256) != (rows, total.hexdigest()):
                    raise BadDump("this backup has been changed or damaged")
                return rows, files
            if isinstance(line, File):
                files[_place_of(line, own, folders)] = base64.b64decode(line.body)
            elif isinstance(line, Columns):
                _insert(connection, filling, waiting)
                waiting = []
                if line.name not in tables:
                    raise BadDump(f"there is no table {line.name!r}")
                filling = tables[line.name], line.columns
        total.update(raw)
        if len(waiting) >= BATCH:
            _insert(connection, filling, waiting)
            waiting = []
    raise BadDump("this backup ends too early")


def _insert(connection: Connection, filling: tuple[Table, list[str]] | None, rows: Sequence[Any]) -> None:
    if filling is not None and rows:
        connection.execute(insert(filling[0]), rows)


def _head(first: bytes) -> Head:
    head = _decode_line(first)
    if not isinstance(head, Head):
        raise BadDump("this is no backup of a salon")
    known = {path.stem.partition("_")[0] for path in Path(__file__).parent.glob("migrations/versions/0*.py")}
    if head.format > FORMAT or head.schema not in known:
        raise BadDump(f"this backup is of a newer salon ({head.salon}): install that one first")
    return head


def _revision(connection: Connection) -> str:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise BadDump("there is no salon here")
    return found


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in this database, whichever version it is of."""
    there = MetaData()
    there.reflect(connection)
    return [table for table in there.sorted_tables if table.name not in PASSING]


def _is_used(connection: Connection) -> bool:
    return any(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in _tables(connection)
    )


def _own_files(own: Path, folders: Sequence[str]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(path for path in (own / folder).glob("*") if path.is_file())


def _place_of(file: File, own: Path, folders: Sequence[str]) -> Path:
    folder, _, name = file.path.partition("/")
    if folder not in folders or name in ("", ".", "..") or Path(name).name != name:
        raise BadDump(f"there is no place for the file {file.path!r}")
    return own / folder / name
