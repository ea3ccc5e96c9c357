"""A dump of a whole salon in one file of gzipped JSON lines. It does not depend on the kind of database.

The first line identifies the file. Then come the columns and rows of each table of the database, and the files of
decks and boards that the salon has added. The last line has the hash of all lines before it. Heartbeats, leases and
spectators are left out.
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
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select

from salon.server.store import schema
from salon.server.store.dialect import WRITING, for_snapshot
from salon.server.store.migrate import migrate

FORMAT = 1
PASSING = {"alembic_version", schema.servers.name, schema.leases.name, schema.spectators.name}
BATCH = 500

_encode = msgspec.json.Encoder().encode


class Header(Struct, frozen=True, tag="salon"):
    """The first line: what the file is."""

    format: int
    salon: str
    schema: str


class Columns(Struct, frozen=True, tag="table"):
    """The table whose rows follow."""

    name: str
    columns: list[str]


class File(Struct, frozen=True, tag="file"):
    """A file that the salon has added."""

    path: str
    body: str


class End(Struct, frozen=True, tag="end"):
    """The last line: the number of rows, and the SHA-256 of every line before."""

    rows: int
    sha256: str


Line = Header | Columns | File | End
_decode_line = msgspec.json.Decoder(Line).decode
_decode_row = msgspec.json.Decoder(list[str | int | None]).decode


class BadDump(Exception):
    """A file that cannot be restored; the text says why."""


def write(engine: Engine, own: Path, folders: Sequence[str], out: IO[bytes]) -> int:
    """Write a snapshot of a salon, which may be running; returns the number of rows.

    `folders` are those below `own` in which the games keep content that the salon has added.
    """
    total, rows = hashlib.sha256(), 0
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:

        def put(line: bytes) -> None:
            total.update(line + b"\n")
            packed.write(line + b"\n")

        with for_snapshot(engine).connect() as connection, connection.begin():
            put(_encode(Header(FORMAT, version("salon"), _revision(connection))))
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
    """Fill an empty database from a dump; returns the number of rows. After BadDump the database is empty."""
    total = hashlib.sha256()
    try:
        with gzip.GzipFile(fileobj=source, mode="rb") as packed:
            first = packed.readline()
            total.update(first)
            header = _header(first)
            with engine.connect() as connection:
                if _is_used(connection):
                    raise BadDump("there are games here already: restore to an empty place")
            migrate(engine, header.schema)
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
    """Insert every row; raises BadDump unless the dump is complete and unchanged."""
    tables = {table.name: table for table in _tables(connection)}
    filling: tuple[sa.Table, list[str]] | None = None
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


def _insert(connection: Connection, filling: tuple[sa.Table, list[str]] | None, rows: Sequence[Any]) -> None:
    if filling is not None and rows:
        connection.execute(insert(filling[0]), rows)


def _header(first: bytes) -> Header:
    header = _decode_line(first)
    if not isinstance(header, Header):
        raise BadDump("this is no backup of a salon")
    known = {path.stem.partition("_")[0] for path in Path(__file__).parent.glob("migrations/versions/0*.py")}
    if header.format > FORMAT or header.schema not in known:
        raise BadDump(f"this backup is of a newer salon ({header.salon}): install that one first")
    return header


def _revision(connection: Connection) -> str:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise BadDump("there is no salon here")
    return found


def _tables(connection: Connection) -> list[sa.Table]:
    """The tables of this database, whatever its version."""
    there = sa.MetaData()
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
