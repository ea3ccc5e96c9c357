"""The store's interface. One implementation serves every SQL database; a test may have another."""

from collections.abc import Collection, Sequence
from typing import Protocol

from salon.server.domain.rows import Append, Head, LogRow, Look, StoredGame, Table, Timer
from salon.server.protocol.http import TableStatus


class SeqTakenError(Exception):
    """Somebody else has already stored an entry with this seq."""


class DuplicateError(Exception):
    """This very try is stored already, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class StoreDownError(Exception):
    """The store did not answer. What was asked for may have been written or not: ask again, with the same name."""


class StoreFullError(Exception):
    """The store has no room left. Nothing was written."""


class Store(Protocol):
    """Where everything lasting is. What a method returns from is on disk."""

    async def append(self, append: Append) -> None:
        """Store an entry as the next of its game; raises SeqTakenError or DuplicateError, and then changes nothing."""
        ...

    async def log(self, game_id: str, after: int = -1) -> list[LogRow]:
        """A game's entries after a seq, in order."""
        ...

    async def game(self, game_id: str) -> StoredGame | None:
        """A game."""
        ...

    async def finished_games(self, visitor: str, limit: int) -> list[tuple[StoredGame, tuple[int, ...]]]:
        """A visitor's finished games, the newest first, and the seats the visitor had."""
        ...

    async def start_game(self, table: Table, game: StoredGame, first: Append) -> bool:
        """Store a new game, its first entry and its table, which must not have changed meanwhile (see save_table)."""
        ...

    async def table(self, code: str) -> Table | None:
        """A table."""
        ...

    async def look(self, look: Look) -> tuple[Table | None, list[LogRow]]:
        """Some entries, and then the table: who has left before an entry was stored is not at it."""
        ...

    async def add_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        """Store a new table and arm timers; False if its code is taken."""
        ...

    async def save_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        """Store a table's next version and arm timers; False, and nothing happens, if it has one already."""
        ...

    async def tables_of(self, visitor: str) -> list[Table]:
        """The tables at which a visitor is a member, the newest first."""
        ...

    async def tables_by_status(self, status: TableStatus) -> list[Table]:
        """All tables with a status."""
        ...

    async def count_tables(self) -> int:
        """How many tables there are."""
        ...

    async def remove_tables(self, statuses: Sequence[TableStatus], before_ms: int) -> list[str]:
        """Remove tables at which nothing has happened for long, and their unfinished games; returns the codes of those
        removed now: as long as there are any, there may be more."""
        ...

    async def remove_games(self, before_ms: int) -> list[str]:
        """Remove games that ended long ago, and that no table shows any more; returns ids, as above."""
        ...

    async def due(self, now_ms: int) -> list[Timer]:
        """Timers that are due."""
        ...

    async def next_due(self) -> int | None:
        """When the next timer is due."""
        ...

    async def disarm(self, timer: Timer) -> None:
        """Remove a timer, unless it has been armed anew."""
        ...

    # --- several servers

    async def time_ms(self) -> int:
        """The time by the store's own clock, which all servers share."""
        ...

    async def heads(self, codes: Collection[str], now_ms: int) -> dict[str, Head]:
        """How far these tables are; those that are gone are missing."""
        ...

    async def beat(self, server: str, now_ms: int) -> None:
        """A server is alive."""
        ...

    async def forget(self, before_ms: int, but: str) -> list[tuple[str, str, str]]:
        """Forget all servers but one that have not been heard of since; returns (table, visitor, server) of some
        who were connected to them."""
        ...

    async def look_on(self, code: str, server: str, number: int) -> None:
        """So many look on at a table from a server."""
        ...

    async def claim(self, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
        """Take a lease, if nobody else has it."""
        ...

    async def renew(self, holder: str, until_ms: int) -> set[str]:
        """Keep all leases one has; returns which these are."""
        ...

    async def release(self, name: str, holder: str) -> None:
        """Give a lease back."""
        ...

    async def expired(self, now_ms: int) -> list[str]:
        """Leases that nobody has renewed in time."""
        ...

    async def unminded(self, now_ms: int, after: str = "") -> list[Table]:
        """Some tables being played at for which nobody has a lease any more, by their codes, after a code."""
        ...

    async def close(self) -> None:
        """Finish writing and close."""
        ...
