"""Rooms: the connections of this server, by table. A room watches the bus and wakes its connections."""

import asyncio
from collections.abc import Collection, Mapping

from salon.core import Refusal
from salon.server.bus import game_topic, table_topic
from salon.server.cluster.leases import Leases
from salon.server.context import Context
from salon.server.domain.table import Table
from salon.server.play.announcer import Announcer
from salon.server.play.bot_scheduler import BotScheduler
from salon.server.play.live_game import LiveGame
from salon.server.play.live_games import LiveGames
from salon.server.play.presence import Presence
from salon.server.play.room import Room, RoomSession
from salon.server.play.tables import Tables
from salon.server.projection.table import Onlookers
from salon.server.store.base import TableHead, TableRead

FAR = 64
"""Up to this many entries are read by their seqs; more are read as a log."""


class Rooms:
    """All rooms of this server."""

    def __init__(
        self,
        context: Context,
        tables: Tables,
        games: LiveGames,
        leases: Leases,
        bot_scheduler: BotScheduler,
        announcer: Announcer,
    ) -> None:
        self._context = context
        self._alone = context.settings.alone
        self._tables = tables
        self._games = games
        self._leases = leases
        self._bot_scheduler = bot_scheduler
        self._announcer = announcer
        self.presence = Presence(tables)
        self._rooms: dict[str, Room] = {}
        self._reported: dict[str, int] = {}
        """The number of spectators on this server, as the other servers know it."""
        leases.subscribe(self._lease_changed)

    # --- connections

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def closing(self) -> bool:
        """Whether the server is going down."""
        return self.presence.closing

    def enter(self, code: str, session: RoomSession) -> Room:
        """Add a connection."""
        room = self._open(code)
        room.sessions.add(session)
        room.counted = None
        self.presence.connected(code, session)
        room.wake()
        return room

    def exit(self, room: Room, session: RoomSession) -> None:
        """Remove a connection. If it was a member's last one, the member is away."""
        room.sessions.discard(session)
        room.counted = None
        room.wake()
        self._close_if_unused(room)
        self.presence.disconnected(room.code, session)

    def has(self, code: str) -> bool:
        """Whether a table has a room on this server."""
        return code in self._rooms

    def room(self, code: str) -> Room | None:
        """The room of a table on this server."""
        return self._rooms.get(code)

    def codes(self) -> list[str]:
        """The tables that have a room on this server."""
        return list(self._rooms)

    def onlookers(self, table: Table) -> Onlookers:
        """Who is connected to a table besides its members."""
        room = self._rooms.get(table.code)
        return Onlookers(0, on_screen=False) if room is None else room.onlookers(table)

    def refresh(self) -> None:
        """Read all tables again, for changes that nobody has announced."""
        for room in self._rooms.values():
            self._changed(room)

    def wake_all(self) -> None:
        """Let every connection send what is new, for changes that concern all tables."""
        for room in self._rooms.values():
            room.wake()

    def end(self, code: str, refusal: Refusal) -> None:
        """End all connections to a table that has been removed."""
        room = self._rooms.get(code)
        if room is None:
            return
        for session in room.sessions:
            session.end(refusal)
        self._changed(room)
        self._bot_scheduler.schedule(code)

    async def close(self) -> None:
        """Tell all clients that the server is going down, and close every connection."""
        self.presence.closing = True
        sessions = [session for room in self._rooms.values() for session in room.sessions]
        await asyncio.gather(*(session.shut_down() for session in sessions), return_exceptions=True)
        await self.presence.close()

    # --- what is new

    def announce(self, live: LiveGame) -> None:
        """A game has moved on, and that is stored: tell all servers, and let its bots act."""
        self._announcer.announce(live)
        self._context.task_queue.prune(live.row.code)
        # With several servers a room schedules the bots itself, once it has read what is new.
        if live.waiting and (self._alone or not self.has(live.row.code)):
            self._bot_scheduler.schedule(live.row.code)

    async def current(self, room: Room) -> tuple[Table | None, LiveGame | None]:
        """The table and its game as they are now, read once for the whole room after the last announcement."""
        while room.is_outdated():
            if self._alone:
                await self._read_memory(room)
            else:
                await asyncio.shield(self._start_reading(room))
        return room.table, room.live

    async def report_spectators(self) -> None:
        """Tell the other servers how many spectators are connected here, where that has changed."""
        for code in {*self._rooms, *self._reported}:
            room = self._rooms.get(code)
            here = 0 if room is None or room.table is None else room.spectators_here(room.table)
            if here != self._reported.get(code, 0):
                await self._context.store.set_spectators(code, self._context.name, here)
                self._reported[code] = here
            if here == 0:
                self._reported.pop(code, None)

    def compare(self, codes: Collection[str], heads: Mapping[str, TableHead]) -> None:
        """Find what the bus did not announce, by comparing rooms with the store."""
        for code in codes:
            room, head = self._rooms.get(code), heads.get(code)
            if room is None:
                continue
            if head is None:
                self._changed(room)  # the table has been removed
                continue
            self._leases.note_holder(code, head.holder)
            elsewhere = max(0, head.spectators - self._reported.get(code, 0))
            if room.is_behind(head) or elsewhere != room.spectators_elsewhere:
                room.spectators_elsewhere = elsewhere
                self._changed(room)
            elif head.holder is None:
                self._bot_scheduler.schedule(code)

    def _table_announced(self, room: Room, version: int) -> None:
        room.version = max(room.version, version)
        self._changed(room)
        if self._alone:
            self._bot_scheduler.schedule(room.code)

    def _game_announced(self, room: Room, seq: int) -> None:
        room.seq = max(room.seq, seq)
        self._changed(room)

    def _changed(self, room: Room) -> None:
        room.wake()
        self._context.task_queue.prune(room.code)
        if not self._alone:
            self._start_reading(room)

    def _start_reading(self, room: Room) -> "asyncio.Task[None]":
        if room.reading is None:
            room.reading = asyncio.create_task(self._read_until_current(room))
            room.reading.add_done_callback(_ignore_failure)
        return room.reading

    async def _read_until_current(self, room: Room) -> None:
        """Read until there is nothing new, then let the bots act."""
        try:
            while room.is_outdated():
                await self._read_store(room)
        finally:
            room.reading = None
        self._bot_scheduler.schedule(room.code)

    async def _read_memory(self, room: Room) -> None:
        announced = room.announced
        table = await self._tables.find(room.code)
        if table is not None and table.version < room.version:
            table = await self._tables.find(room.code, fresh=True)
        self._watch_game(room, table)
        live = None
        if table is not None and table.game_id is not None:
            live = await self._games.get(table.game_id)
            await self._games.catch_up(live, room.seq)
        room.update(table, live, announced)

    async def _read_store(self, room: Room) -> None:
        """Read first the log, then the table: a member who left before an entry was stored must not be sent it."""
        announced, live = room.announced, room.live
        wanted = TableRead(room.code, self._tables.known(room.code))
        if live is not None:
            if room.seq > live.seq + FAR:
                await self._games.catch_up(live)
            wanted = wanted._replace(game_id=live.row.game_id, after=live.seq, seq=room.seq)
        last = wanted.after
        found, rows = await self._context.store.read_table(wanted)
        table = self._tables.remember(found, room.code)
        if live is not None and rows:
            live.follow(rows)
            last = rows[-1].entry.seq
        self._watch_game(room, table)
        if table is None or table.game_id is None:
            live = None
        elif live is None or live.row.game_id != table.game_id:
            live = await self._games.get(table.game_id)
            await self._games.catch_up(live)
            last = -1  # the log was read after the table, so both are read once more
        room.update(table, live, announced, last)

    # --- opening and closing rooms

    def _open(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
            room.stop_table = self._context.bus.watch(
                table_topic(code), lambda version: self._table_announced(room, version)
            )
        return room

    def _lease_changed(self, code: str) -> None:
        """A table whose lease this server holds has a room, whether anybody is connected or not."""
        if self._leases.holds(code):
            self._open(code)
        elif code in self._rooms:
            self._close_if_unused(self._rooms[code])

    def _close_if_unused(self, room: Room) -> None:
        if room.sessions or self._leases.holds(room.code) or self._rooms.get(room.code) is not room:
            return
        room.stop_table()
        room.stop_game()
        del self._rooms[room.code]

    def _watch_game(self, room: Room, table: Table | None) -> None:
        """Watch the table's present game on the bus, and no longer the one before."""
        game_id = None if table is None else table.game_id
        if game_id == room.game_id or self._rooms.get(room.code) is not room:
            return
        room.stop_game()
        room.game_id, room.seq = game_id, -1
        if game_id is not None:
            room.stop_game = self._context.bus.watch(
                game_topic(game_id), lambda seq: self._game_announced(room, seq)
            )


def _ignore_failure(task: "asyncio.Task[None]") -> None:
    """Mark a failure as handled: the connections that wait for the task get it, but there may be none."""
    if not task.cancelled():
        task.exception()
