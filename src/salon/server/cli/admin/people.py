"""Who is who for an admin: visitors by their short ids, and the admin by their name on this machine."""

import argparse
import asyncio
import getpass
import os
import re
from collections.abc import Sequence

from sqlalchemy import Connection

from salon.games.registry import KITS
from salon.server.cli.backup import salon_at, written
from salon.server.domain.blocks import short_id
from salon.server.moderation.visitor_data import pieces
from salon.server.store.moderation import admin
from salon.server.store.sql import SqlStore

SHORTEST = 6
"""How many digits of a visitor's id must be given at least."""


def is_address(whom: str) -> bool:
    """Whether this is meant as an address or a network, not as a visitor's id."""
    return any(char in whom for char in ".:/")


def visitor_named(connection: Connection, whom: str) -> str:
    """The visitor whose hash starts like this; raises ValueError unless there is exactly one."""
    return _only(admin.visitors_like(connection, _start_of_id(whom)), whom)


def _start_of_id(whom: str) -> str:
    start = whom.lower()
    if not re.fullmatch(rf"[0-9a-f]{{{SHORTEST},64}}", start):
        raise ValueError(f"{whom!r} is no address and no id of a visitor: see `salon admin list --people`")
    return start


def _only(found: Sequence[str], whom: str) -> str:
    if len(found) != 1:
        raise ValueError(f"{len(found) or 'no'} visitors have an id that starts with {whom}")
    return found[0]


def who_runs_this() -> str:
    """The name of the admin on this machine, also behind sudo."""
    try:
        return os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):
        return "unknown"


def export(options: argparse.Namespace) -> str:
    """Write what is stored about a visitor to a file."""
    visitor = asyncio.run(_export(options))
    return "" if options.file == "-" else f"What is stored about {short_id(visitor)} is in {options.file}."


async def _export(options: argparse.Namespace) -> str:
    store = SqlStore(salon_at(options))
    try:
        found = await store.moderation.visitors_like(_start_of_id(options.visitor))
        visitor = _only(found, options.visitor)
        with written(options.file) as out:
            async for piece in pieces(store, KITS, visitor, await store.time_ms()):
                out.write(piece)
    finally:
        await store.close()
    return visitor
