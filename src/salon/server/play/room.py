"""A room: the connections of this server to one table, and what they are to be shown."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from salon.core import Refusal
from salon.server.domain.table import Table
from salon.server.play.live_game import LiveGame
from salon.server.projection.table import Onlookers
from salon.server.store.base import TableHead

CROWD = 20
"""So many spectators are a crowd."""


class RoomSession(Protocol):
    """A connection, as its room knows it. `visitor` is None for the big screen and for a client without a token;
    `address` is the network that it comes from."""

    visitor: str | None
    screen: bool
    address: str

    def wake(self) -> None:
        """There may be something new to send."""
        ...

    def end(self, refusal: Refusal) -> None:
        """Tell the client why, and close the connection."""
        ...

    async def shut_down(self) -> None:
        """Tell the client that the server is going down, and close the connection."""
        ...


class Room:
    """The connections to one table, and the state that they are to be shown."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sessions: set[RoomSession] = set()
        self.version = 0
        """The newest version of the table that has been announced."""
        self.seq = -1
        """The newest entry of the table's game that has been announced."""
        self.game_id: str | None = None
        self.table: Table | None = None
        self.live: LiveGame | None = None
        self.announced = 1
        """How many announcements there have been; `read` is the number at the last read."""
        self.read = 0
        self.seq_before_table: int | None = None
        """The last entry that was stored before the table was read; None if only this server can change the table."""
        self.reading: asyncio.Task[None] | None = None
        self.counted: tuple[int, int, bool] | None = None
        """The version of the table at which those who look on here were counted, the number of spectators among
        them, and whether one is a big screen."""
        self.spectators_elsewhere = 0
        self.reactions: tuple[int, bytes] = (0, b"")
        """The latest reactions as a message, and its number."""
        self.stop_table: Callable[[], None] = lambda: None
        self.stop_game: Callable[[], None] = lambda: None

    def update(
        self,
        table: Table | None,
        live: LiveGame | None,
        announced: int,
        seq_before_table: int | None = None,
    ) -> None:
        """Take over what has been read after a number of announcements."""
        self.table, self.live, self.read = table, live, max(self.read, announced)
        self.seq_before_table = seq_before_table
        if live is not None:
            self.seq = max(self.seq, live.seq)

    def is_outdated(self) -> bool:
        """Whether the table and its game have to be read before they are shown."""
        return self.read < self.announced or self._is_ahead_of_table()

    def _is_ahead_of_table(self) -> bool:
        """Whether the game has moved on since the table was read: a member may have left in between."""
        return (
            self.seq_before_table is not None
            and self.live is not None
            and self.live.seq > self.seq_before_table
        )

    def wake(self) -> None:
        """Wake all connections."""
        self.announced += 1
        for session in self.sessions:
            session.wake()

    def nudge(self) -> None:
        """Wake all connections for something that neither the table nor its game has: nothing is read again."""
        for session in self.sessions:
            session.wake()

    def onlookers(self, table: Table) -> Onlookers:
        """The spectators on all servers, and whether a big screen is connected here, which is no spectator."""
        _, spectators, on_screen = self._count(table)
        return Onlookers(in_round_numbers(self.spectators_elsewhere + spectators), on_screen)

    def spectators_here(self, table: Table) -> int:
        """The number of spectators on this server."""
        return self._count(table)[1]

    def _count(self, table: Table) -> tuple[int, int, bool]:
        """The people who watch here, counted once for all receivers of a version of the table."""
        if self.counted is None or self.counted[0] != table.version:
            members = {member.visitor for member in table.members}
            spectators = sum(
                not session.screen and session.visitor not in members for session in self.sessions
            )
            on_screen = any(session.screen for session in self.sessions)
            self.counted = (table.version, spectators, on_screen)
        return self.counted

    def is_behind(self, head: TableHead) -> bool:
        """Note how far the table is in the store, and say whether that is further than what is shown here."""
        version = 0 if self.table is None else self.table.version
        seq = -1 if self.live is None else self.live.seq
        self.version = max(self.version, head.version)
        if head.game_id == self.game_id:
            self.seq = max(self.seq, head.seq)
        return head.version > version or (head.game_id == self.game_id and head.seq > seq)


def in_round_numbers(spectators: int) -> int:
    """The number of spectators to send. A crowd is counted by tens, so that the table is not sent to everybody whenever
    one of hundreds comes or goes."""
    return spectators if spectators < CROWD else spectators - spectators % 10
