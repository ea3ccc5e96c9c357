"""Rooms: the connections of this server, by table. A room hears the bus and wakes whoever is in it."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from salon.server.autopilot import Autopilot
from salon.server.bus import Bus, game_topic, table_topic
from salon.server.limits import Counts
from salon.server.store.rows import Table
from salon.server.tables import Tables


class Guest(Protocol):
    """A connection, as its room knows it. `visitor` is None for the big screen and for who has no token."""

    visitor: str | None
    screen: bool

    def wake(self) -> None:
        """There may be something new."""
        ...

    async def bid_farewell(self) -> None:
        """The server is going down."""
        ...


class Room:
    """The connections to one table."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.guests: set[Guest] = set()
        self.version = 0
        """The newest version of the table that the bus has told of."""
        self.seq = -1
        """The newest entry of the table's game that the bus has told of."""
        self.game_id: str | None = None
        self.stop_table: Callable[[], None] = lambda: None
        self.stop_game: Callable[[], None] = lambda: None

    def wake(self) -> None:
        """Wake everybody."""
        for guest in self.guests:
            guest.wake()

    def spectators(self, table: Table) -> int:
        """How many look on from here (the big screen is furniture)."""
        return sum(not guest.screen and table.member_of(guest.visitor) is None for guest in self.guests)


class Rooms:
    """All rooms of this server, and which members are in them."""

    def __init__(self, bus: Bus, tables: Tables, autopilot: Autopilot) -> None:
        self._bus = bus
        self._tables = tables
        self._autopilot = autopilot
        self._rooms: dict[str, Room] = {}
        self._present = Counts()
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._unsettled: set[str] = set()
        self._closing = False

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def closing(self) -> bool:
        """Whether the server is going down."""
        return self._closing

    def enter(self, code: str, guest: Guest) -> Room:
        """A connection comes in."""
        room = self._rooms.get(code)
        if room is None:
            room = self._rooms[code] = Room(code)
            room.stop_table = self._bus.watch(
                table_topic(code), lambda version: self._hear_table(room, version)
            )
        room.guests.add(guest)
        if guest.visitor is not None and not guest.screen:
            self._present.add(_key(code, guest.visitor))
        room.wake()
        return room

    def exit(self, room: Room, guest: Guest) -> None:
        """A connection goes; if it was the last of a member's, the member is away."""
        room.guests.discard(guest)
        room.wake()
        if not room.guests:
            room.stop_table()
            room.stop_game()
            self._rooms.pop(room.code, None)
        if guest.visitor is not None and not guest.screen:
            left = self._present.drop(_key(room.code, guest.visitor))
            if left == 0 and not self._closing:
                self.settle(room.code, guest.visitor)

    def watch_game(self, room: Room, game_id: str | None) -> None:
        """Hear of the table's present game, and no longer of the one before."""
        if game_id == room.game_id:
            return
        room.stop_game()
        room.game_id, room.seq = game_id, -1
        if game_id is not None:
            room.stop_game = self._bus.watch(game_topic(game_id), lambda seq: self._hear_game(room, seq))

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

    def _hear_table(self, room: Room, version: int) -> None:
        room.version = max(room.version, version)
        room.wake()
        self._autopilot.consider(room.code)

    def _hear_game(self, room: Room, seq: int) -> None:
        room.seq = max(room.seq, seq)
        room.wake()
        if not self._bus.alone:
            self._autopilot.consider(room.code)

    async def _settle(self, key: str, code: str, visitor: str) -> None:
        while key in self._unsettled:
            self._unsettled.discard(key)
            if self._present[key]:
                await self._tables.arrive(code, visitor)
            else:
                await self._tables.depart(code, visitor)


def _key(code: str, visitor: str) -> str:
    return f"{code} {visitor}"
