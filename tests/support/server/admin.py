"""`salon admin` in a test: a command, and its effect on running servers."""

import asyncio
import contextlib
import io

from salon.cli import main
from salon.server.moderation.moderator import POLL_MS
from tests.support.server.harness import Salon


async def admin(salon: Salon, *words: str, code: int = 0) -> str:
    """Run `salon admin` on the store of a server; returns what it prints."""
    return await asyncio.to_thread(admin_at, salon.node.context.settings.database, *words, code=code)


def admin_at(database: str, *words: str, code: int = 0) -> str:
    """Run `salon admin` on a database; returns what it prints."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        assert main(["admin", *words, "--database", database]) == code, said.getvalue()
    return said.getvalue()


async def moderate(*salons: Salon) -> None:
    """Let a few seconds pass, and servers follow what admins did."""
    salons[0].clock.advance(POLL_MS)
    for salon in salons:
        await salon.node.moderator.sync()
