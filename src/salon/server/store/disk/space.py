"""How much room a database takes, and how much its disk has left."""

import shutil
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from salon.server.store.dialect import SQLITE, backend_of


class DiskSpace(NamedTuple):
    """The space of a file system, in bytes."""

    total: int
    free: int


def folder_of(address: str) -> Path | None:
    """The folder of an SQLite file; None for a database whose disk is not ours to look at."""
    if backend_of(address) != SQLITE:
        return None
    file = make_url(address).database
    return Path(file).parent if file else None


def disk_space(folder: Path) -> DiskSpace | None:
    """The space of the file system that a folder is on; None if it cannot be told."""
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return None
    return DiskSpace(usage.total, usage.free)


def used_bytes(connection: Connection) -> int:
    """The size of a database. Of an SQLite file the pages that can be used again are left out."""
    if connection.engine.name != SQLITE:
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, free, size = (
        int(connection.execute(text(f"PRAGMA {name}")).scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * size
