"""Carries out what admins do with `salon admin`: it reads their log every few seconds, with one small query.

Requests and messages are compared with blocks in memory.
"""

import logging
from typing import Protocol

from salon.core import Refusal
from salon.server import logs
from salon.server.context import Context
from salon.server.domain.blocks import AdminEntry, Blocklist, Client
from salon.server.play.rooms import Rooms
from salon.server.play.tables import Tables
from salon.server.store.base import StoreDownError

log = logging.getLogger(__name__)

POLL_MS = 2_000


class ModeratedSession(Protocol):
    """A connection that can be ended from outside."""

    client: Client

    def end(self, refusal: Refusal) -> None:
        """Tell the client why, and close the connection."""
        ...


class Moderator:
    """The blocks of a salon, and the connections that they are compared with."""

    def __init__(self, context: Context, tables: Tables, rooms: Rooms) -> None:
        self._context = context
        self._tables = tables
        self._rooms = rooms
        self._blocklist = Blocklist()
        self._head = 0
        self._sessions: set[ModeratedSession] = set()
        self.store_answers = False
        """Whether the last poll of the store was answered, for the metrics."""

    async def open(self) -> None:
        """Read the blocks. What admins did before needs nothing more."""
        moderation = self._context.store.moderation
        self._head = await moderation.head()
        self.store_answers = True
        self._blocklist = Blocklist(await moderation.blocks())

    async def run(self) -> None:
        """Run until cancelled."""
        clock = self._context.clock
        while True:
            await clock.wait(clock.now_ms() + POLL_MS)
            try:
                await self.sync()
                self.store_answers = True
            except StoreDownError as error:
                self.store_answers = False
                log.warning("the admins' log cannot be read: %s", error)
            except Exception:
                self.store_answers = False
                log.exception("the admins' log could not be followed; trying again")

    async def sync(self) -> None:
        """Carry out what admins have done since the last time."""
        moderation = self._context.store.moderation
        head = await moderation.head()
        if head == self._head:
            return
        entries = await moderation.entries(self._head)
        self._blocklist = Blocklist(await moderation.blocks())
        for session in tuple(self._sessions):
            self._end_if_blocked(session)
        for entry in entries:
            await self._follow(entry)
        self._head = head

    # --- clients

    def is_blocked(self, client: Client) -> bool:
        """Whether a client is blocked now."""
        return bool(self._blocklist) and self._blocklist.blocks(client, self._context.clock.now_ms())

    def check(self, client: Client) -> None:
        """Refuse a client that is blocked."""
        if self.is_blocked(client):
            raise Refusal("blocked")

    def connected(self, session: ModeratedSession) -> None:
        """A connection has been opened. It may have been blocked a moment ago."""
        self._sessions.add(session)
        self._end_if_blocked(session)

    def disconnected(self, session: ModeratedSession) -> None:
        """A connection has been closed."""
        self._sessions.discard(session)

    def _end_if_blocked(self, session: ModeratedSession) -> None:
        if self.is_blocked(session.client):
            session.end(Refusal("blocked"))

    # --- what admins do

    async def _follow(self, entry: AdminEntry) -> None:
        if entry.what == "close":
            code, _, game_id = entry.subject.partition(" ")
            await self._close(code, game_id or None)
        elif entry.what == "erase":
            self._tables.forget_all()
            self._rooms.refresh()

    async def _close(self, code: str, game_id: str | None) -> None:
        """A table has been removed from the store: end its connections, and remove what was stored meanwhile."""
        with logs.about_table(code):
            log.warning("an admin has closed the table")
            self._tables.remember(None, code)
            self._rooms.end(code, Refusal("table-closed"))
            await self._context.store.moderation.remove_table(code, game_id)
