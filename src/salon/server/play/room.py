"""A room: the connections of this server to one table, and what they are to be shown."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from salon.server.domain.rows import Head, Table
from salon.server.play.live_games import Live


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
    """The connections to one table, and what they are to be shown."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.guests: set[Guest] = set()
        self.version = 0
        """The newest version of the table that we have heard of."""
        self.seq = -1
        """The newest entry of the table's game that we have heard of."""
        self.game_id: str | None = None
        self.table: Table | None = None
        self.live: Live | None = None
        self.heard = 1
        """How often there may have been something new; `seen`: up to which time we have looked."""
        self.seen = 0
        self.known: int | None = None
        self.looking: asyncio.Task[None] | None = None
        self.counted: tuple[int, int] | None = None
        """How many look on from here, at which version of the table."""
        self.elsewhere = 0
        """How many look on from other servers."""
        self.stop_table: Callable[[], None] = lambda: None
        self.stop_game: Callable[[], None] = lambda: None

    def saw(self, table: Table | None, live: Live | None, heard: int, known: int | None = None) -> None:
        """What there is, as of what we had `heard`. `known`: the entries that were stored before the table was read;
        None: nobody else can have changed the table."""
        self.table, self.live, self.seen = table, live, max(self.seen, heard)
        self.known = known
        if live is not None:
            self.seq = max(self.seq, live.seq)

    def is_ahead(self) -> bool:
        """Whether the game has moved on since the table was read: somebody may have left it in between."""
        return self.known is not None and self.live is not None and self.live.seq > self.known

    def wake(self) -> None:
        """Wake everybody."""
        self.heard += 1
        for guest in self.guests:
            guest.wake()

    def spectators(self, table: Table) -> int:
        """How many look on (the big screen is furniture)."""
        return self.elsewhere + self.spectators_here(table)

    def spectators_here(self, table: Table) -> int:
        """How many look on from this server, counted once for all who are told."""
        if self.counted is None or self.counted[0] != table.version:
            members = {member.visitor for member in table.members}
            here = sum(not guest.screen and guest.visitor not in members for guest in self.guests)
            self.counted = (table.version, here)
        return self.counted[1]

    def hear(self, head: Head) -> bool:
        """How far the table is in the store; says whether that is further than we are."""
        version = 0 if self.table is None else self.table.version
        seq = -1 if self.live is None else self.live.seq
        self.version = max(self.version, head.version)
        if head.game_id == self.game_id:
            self.seq = max(self.seq, head.seq)
        return head.version > version or (head.game_id == self.game_id and head.seq > seq)
