"""Rooms: the connections of this server, by table. A room hears the bus and wakes whoever is in it."""

import asyncio
import logging
from collections.abc import Collection, Mapping

from salon.core import Refusal
from salon.server import logs
from salon.server.bus import Bus, game_topic, table_topic
from salon.server.cluster.leases import Minder
from salon.server.domain.rows import Head, Look, Table
from salon.server.play.bot_scheduler import Autopilot
from salon.server.play.live_games import Games, Live
from salon.server.play.room import Guest, Room
from salon.server.play.tables import Tables
from salon.server.settings import Settings
from salon.server.store.base import Store, StoreDownError, StoreFullError
from salon.server.web.guards.rate_limits import Counts

log = logging.getLogger(__name__)

AGAIN_S = 1.0
FAR = 64
"""So many entries are looked up one by one; more are read as a log."""


class Rooms:
    """All rooms of this server, and which members are in them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        tables: Tables,
        games: Games,
        autopilot: Autopilot,
        minder: Minder,
        settings: Settings,
        server: str,
    ) -> None:
        self._store = store
        self._bus = bus
        self._tables = tables
        self._games = games
        self._autopilot = autopilot
        self._minder = minder
        self._alone = settings.alone
        self._server = server
        self._rooms: dict[str, Room] = {}
        self._present = Counts()
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._unsettled: set[str] = set()
        self._told: dict[str, int] = {}
        """How many look on from here, as far as the other servers know."""
        self._closing = False
        minder.changed = self._minded

    # --- who is there

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def closing(self) -> bool:
        """Whether the server is going down."""
        return self._closing

    def enter(self, code: str, guest: Guest) -> Room:
        """A connection comes in."""
        room = self._room(code)
        room.guests.add(guest)
        room.counted = None
        if guest.visitor is not None and not guest.screen:
            self._present.add(_key(code, guest.visitor))
        room.wake()
        return room

    def exit(self, room: Room, guest: Guest) -> None:
        """A connection goes; if it was the last of a member's, the member is away."""
        room.guests.discard(guest)
        room.counted = None
        room.wake()
        self._tidy(room)
        if guest.visitor is not None and not guest.screen:
            left = self._present.drop(_key(room.code, guest.visitor))
            if left == 0 and not self._closing:
                self.settle(room.code, guest.visitor)

    def has(self, code: str) -> bool:
        """Whether anybody here has to do with a table."""
        return code in self._rooms

    def codes(self) -> list[str]:
        """The tables that anybody here has to do with."""
        return list(self._rooms)

    def spectators(self, table: Table) -> int:
        """How many look on at a table."""
        room = self._rooms.get(table.code)
        return 0 if room is None else room.spectators(table)

    def settle(self, code: str, visitor: str) -> None:
        """Make the table say whether a member is here: what is true when it is done counts, not the order it came."""
        key = _key(code, visitor)
        self._unsettled.add(key)
        if key not in self._settling:
            task = self._settling[key] = asyncio.create_task(self._settle(key, code, visitor))
            task.add_done_callback(lambda _task: self._settling.pop(key, None))

    async def close(self) -> None:
        """Tell everybody that the server is going down, and close every connection."""
        self._closing = True
        guests = [guest for room in self._rooms.values() for guest in room.guests]
        await asyncio.gather(*(guest.bid_farewell() for guest in guests), return_exceptions=True)
        await asyncio.gather(*self._settling.values(), return_exceptions=True)

    async def _settle(self, key: str, code: str, visitor: str) -> None:
        logs.at_table(code)
        while key in self._unsettled:
            self._unsettled.discard(key)
            try:
                if self._present[key]:
                    await self._tables.arrive(code, visitor)
                else:
                    await self._tables.depart(code, visitor)
            except (StoreDownError, StoreFullError, Refusal) as error:
                log.warning("the table does not know who is there: %s", getattr(error, "code", error))
                if not self._closing:
                    self._unsettled.add(key)
                    await asyncio.sleep(AGAIN_S)

    # --- what is new

    async def see(self, room: Room) -> tuple[Table | None, Live | None]:
        """The table and its game as they are now: read after the last thing we heard, once for the whole room."""
        while room.seen < room.heard or room.is_ahead():
            if self._alone:
                await self._look(room)  # it is all in memory
            else:
                await asyncio.shield(self._started_looking(room))
        return room.table, room.live

    async def count(self) -> None:
        """Tell the other servers how many look on from here, where that has changed."""
        for code in {*self._rooms, *self._told}:
            room = self._rooms.get(code)
            here = 0 if room is None or room.table is None else room.spectators_here(room.table)
            if here != self._told.get(code, 0):
                await self._store.look_on(code, self._server, here)
                self._told[code] = here
            if here == 0:
                self._told.pop(code, None)

    def hear(self, codes: Collection[str], heads: Mapping[str, Head]) -> None:
        """How far tables are: what the bus has not told is noticed here."""
        for code in codes:
            room, head = self._rooms.get(code), heads.get(code)
            if room is None:
                continue
            if head is None:
                self._news(room)  # the table is gone
                continue
            self._minder.told(code, head.minder)
            elsewhere = max(0, head.spectators - self._told.get(code, 0))
            if room.hear(head) or elsewhere != room.elsewhere:
                room.elsewhere = elsewhere
                self._news(room)
            elif head.minder is None:
                self._autopilot.consider(code)

    def _hear_table(self, room: Room, version: int) -> None:
        room.version = max(room.version, version)
        self._news(room)
        if self._alone:
            self._autopilot.consider(room.code)

    def _hear_game(self, room: Room, seq: int) -> None:
        room.seq = max(room.seq, seq)
        self._news(room)

    def _news(self, room: Room) -> None:
        room.wake()
        if not self._alone:
            self._started_looking(room)

    def _started_looking(self, room: Room) -> "asyncio.Task[None]":
        if room.looking is None:
            room.looking = asyncio.create_task(self._look_up(room))
            room.looking.add_done_callback(_note)
        return room.looking

    async def _look_up(self, room: Room) -> None:
        """Look until there is nothing new, then see whether a bot is asked."""
        try:
            while room.seen < room.heard or room.is_ahead():
                await self._look_into_store(room)
        finally:
            room.looking = None
        self._autopilot.consider(room.code)

    async def _look(self, room: Room) -> None:
        heard = room.heard
        table = await self._tables.find(room.code)
        if table is not None and table.version < room.version:
            table = await self._tables.find(room.code, fresh=True)
        self._watch_game(room, table)
        live = None
        if table is not None and table.game_id is not None:
            live = await self._games.get(table.game_id)
            await self._games.catch_up(live, room.seq)
        room.saw(table, live, heard)

    async def _look_into_store(self, room: Room) -> None:
        """First the log, then the table: who has left before an entry was stored is not at the table any more."""
        heard, live = room.heard, room.live
        look = Look(room.code, self._tables.known(room.code))
        if live is not None:
            if room.seq > live.seq + FAR:
                await self._games.catch_up(live)
            look = look._replace(game_id=live.row.game_id, after=live.seq, seq=room.seq)
        known = look.after
        found, rows = await self._store.look(look)
        table = self._tables.remember(found, room.code)
        if live is not None and rows:
            self._games.follow(live, rows)
            known = rows[-1].entry.seq
        self._watch_game(room, table)
        if table is None or table.game_id is None:
            live = None
        elif live is None or live.row.game_id != table.game_id:
            live = await self._games.get(table.game_id)
            await self._games.catch_up(live)
            known = -1  # this is what was stored before we knew the table: look once more
        room.saw(table, live, heard, known)

    # --- which rooms there are

    def _room(self, code: str) -> Room:
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
            room.stop_table = self._bus.watch(
                table_topic(code), lambda version: self._hear_table(room, version)
            )
        return room

    def _minded(self, code: str) -> None:
        """A table's bots are ours now, or no longer: while they are, it has a room, whether anybody is in it or not."""
        if self._minder.minds(code):
            self._room(code)
        elif code in self._rooms:
            self._tidy(self._rooms[code])

    def _tidy(self, room: Room) -> None:
        """Put a room away that nobody needs."""
        if room.guests or self._minder.minds(room.code) or self._rooms.get(room.code) is not room:
            return
        room.stop_table()
        room.stop_game()
        del self._rooms[room.code]

    def _watch_game(self, room: Room, table: Table | None) -> None:
        """Hear of the table's present game, and no longer of the one before."""
        game_id = None if table is None else table.game_id
        if game_id == room.game_id or self._rooms.get(room.code) is not room:
            return
        room.stop_game()
        room.game_id, room.seq = game_id, -1
        if game_id is not None:
            room.stop_game = self._bus.watch(game_topic(game_id), lambda seq: self._hear_game(room, seq))


def _key(code: str, visitor: str) -> str:
    return f"{code} {visitor}"


def _note(task: "asyncio.Task[None]") -> None:
    """Whoever waits for a look is told how it went; nobody may be waiting."""
    if not task.cancelled():
        task.exception()
