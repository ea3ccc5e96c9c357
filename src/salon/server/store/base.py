"""The store's interface. One implementation serves every SQL database."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from salon.core import Outcome
from salon.core.kit import Mark
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.numbers.results import Result
from salon.server.domain.table import Table, TableStatus
from salon.server.domain.timer import Timer
from salon.server.store.moderation.base import Moderation
from salon.server.store.packs.base import Packs
from salon.server.store.progress.base import Results


class Ending(NamedTuple):
    """What the last entry of a game changes besides the log."""

    code: str
    outcome: Outcome
    game: str = ""
    marks: tuple[tuple[int, Mark], ...] = ()
    """What people have achieved, by seat."""
    results: tuple[tuple[int, Result], ...] = ()
    """How it went for people, by seat."""


class Append(NamedTuple):
    """An entry to be stored, with what follows from it."""

    row: LogRow
    timers: tuple[Timer, ...] | None = None
    """The game's timers from now on; None: they stay as they are."""
    ending: Ending | None = None


class TableRead(NamedTuple):
    """A request to read a table and the entries of its game after `after`, up to `seq`.

    If the table is still at the version `known`, its row need not be read.
    """

    code: str
    known: Table | None = None
    game_id: str = ""
    after: int = -1
    seq: int = -1

    @property
    def entries(self) -> list[tuple[str, int]]:
        """The entries, by game and seq."""
        return [(self.game_id, seq) for seq in range(self.after + 1, self.seq + 1)]


class TableHead(NamedTuple):
    """How far a table is: enough to see whether anything is new."""

    version: int
    game_id: str | None
    seq: int
    """The last entry of its present game; -1 if there is none."""
    spectators: int
    """The number of spectators on all servers."""
    holder: str | None
    """The server that holds the table's lease; None if there is none."""


class KeptMark(NamedTuple):
    """Something a visitor has achieved: their best time, whether ever without help, and when for the first time."""

    what: str
    seconds: int
    clean: bool
    first_ms: int


class Standing(NamedTuple):
    """How many visitors have achieved something, and how many of them took longer."""

    what: str
    people: int
    slower: int


class Connected(NamedTuple):
    """A member's connection to a server."""

    code: str
    visitor: str
    server: str


class SeqTakenError(Exception):
    """Another entry has been stored with this seq."""


class DuplicateError(Exception):
    """This action is stored already, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class StoreDownError(Exception):
    """The store did not answer. It is unknown whether a write was done; repeating it with the same ids is safe."""


class StoreFullError(Exception):
    """The store has no room left. Nothing was written."""


class Store(Protocol):
    """Everything that lasts. When a writing method returns, its data is on disk."""

    @property
    def is_full(self) -> bool:
        """Whether the last write failed because there was no room."""
        ...

    @property
    def refused_writes(self) -> int:
        """How many writes have failed because there was no room."""
        ...

    async def used_bytes(self) -> int:
        """The size of the database."""
        ...

    @property
    def moderation(self) -> Moderation:
        """Blocks, withdrawn replays, and the data of one visitor."""
        ...

    @property
    def packs(self) -> Packs:
        """The packs that visitors have written."""
        ...

    @property
    def results(self) -> Results:
        """How the finished games of visitors went."""
        ...

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
        """A visitor's finished games, the newest first, each with the visitor's seats. Withdrawn games are left out."""
        ...

    async def marks_of(self, visitor: str, game: str | None = None) -> dict[str, list[KeptMark]]:
        """What a visitor has achieved, by game, the earliest first."""
        ...

    async def add_marks(self, visitor: str, game: str, new: Sequence[KeptMark]) -> list[KeptMark]:
        """Keep those marks that the visitor does not have, and none if they have the first; returns what was kept."""
        ...

    async def standings(self, game: str, mine: Sequence[KeptMark]) -> list[Standing]:
        """How the times of some marks compare with everybody's."""
        ...

    async def start_game(
        self,
        table: Table,
        game: StoredGame,
        first: Append,
        before: Sequence[LogRow] = (),
        origin: str | None = None,
    ) -> bool:
        """Store a new game, its first entry and its table; False if the table has changed (see save_table).

        A game that is played on from another one, the `origin`, has entries `before` its own first one. If the origin
        has been withdrawn or removed, nothing is stored either."""
        ...

    async def table(self, code: str) -> Table | None:
        """A table."""
        ...

    async def read_table(self, wanted: TableRead) -> tuple[Table | None, list[LogRow]]:
        """Read some entries, and then their table. A member who left before an entry was stored is not at it."""
        ...

    async def add_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        """Store a new table and arm timers; False if its code is taken."""
        ...

    async def save_table(self, table: Table, timers: Sequence[Timer] = ()) -> bool:
        """Store a table's next version and arm timers; False, and nothing is stored, if there is one already."""
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
        """Remove some tables that have not been used since a time, and their unfinished games.

        Returns the codes of the removed tables. Call it again until there are none."""
        ...

    async def remove_games(self, before_ms: int) -> list[str]:
        """Remove some games that ended before a time and that no table shows any more; returns their ids."""
        ...

    async def newest_ms(self, before_ms: int) -> int | None:
        """When something was last done at a table, before a time; None if nothing was."""
        ...

    async def due_timers(self, now_ms: int, held: Sequence[tuple[int, int]] = ()) -> list[Timer]:
        """Timers that are due, without those due from the start to the end of a held interval."""
        ...

    async def next_due_ms(self, held: Sequence[tuple[int, int]] = ()) -> int | None:
        """When the next timer is due that is not held."""
        ...

    async def disarm(self, timer: Timer) -> None:
        """Remove a timer, unless it has been armed again."""
        ...

    # --- several servers

    async def time_ms(self) -> int:
        """The time by the store's clock, which all servers share."""
        ...

    async def heads(self, codes: Collection[str], now_ms: int) -> dict[str, TableHead]:
        """How far these tables are, without those that have been removed."""
        ...

    async def record_heartbeat(self, server: str, now_ms: int) -> None:
        """Note that a server is running at a time."""
        ...

    async def remove_silent_servers(self, before_ms: int, but: str) -> list[Connected]:
        """Remove all servers but one that have sent no heartbeat since; returns some connections to them."""
        ...

    async def set_spectators(self, code: str, server: str, number: int) -> None:
        """Store the number of a table's spectators on a server."""
        ...

    async def acquire_lease(self, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
        """Take a lease, unless another server has it."""
        ...

    async def renew_leases(self, holder: str, until_ms: int) -> set[str]:
        """Renew all leases of a server; returns their names."""
        ...

    async def release_lease(self, name: str, holder: str) -> None:
        """Give up a lease."""
        ...

    async def expired_leases(self, now_ms: int) -> list[str]:
        """Leases that have not been renewed in time."""
        ...

    async def unleased_tables(self, now_ms: int, after: str = "") -> list[Table]:
        """Some tables with a running game but without a lease, in the order of their codes, after a code."""
        ...

    async def close(self) -> None:
        """Finish writing and close."""
        ...
