"""What a visitor is given of what is stored about them, as types."""

from msgspec import Raw, Struct

from salon.core import Outcome
from salon.server.domain.numbers.results import Result
from salon.server.domain.table import TableStatus
from salon.server.protocol.packs import OwnPack
from salon.server.protocol.progress import OwnMark


class OwnTable(Struct, frozen=True, kw_only=True):
    """A table at which a visitor is a member. `names` are those of all seats, as the table shows them."""

    code: str
    game: str
    status: TableStatus
    name: str
    host: bool
    seats: tuple[int, ...]
    names: tuple[str, ...]


class OwnGame(Struct, frozen=True, kw_only=True):
    """A game in which a visitor took part. `names` are those of all seats, as the game showed them.

    `record` is the file that a replay offers. A running or withdrawn game has none, and no names of others."""

    game_id: str
    game: str
    started_ms: int
    ended_ms: int | None
    withdrawn: bool
    seats: tuple[int, ...]
    names: tuple[str, ...]
    outcome: Outcome | None
    record: Raw


class VisitorData(Struct, frozen=True, kw_only=True):
    """Everything that is stored about a visitor. `visitor` is the short id by which admins know them."""

    format: int
    made_ms: int
    visitor: str
    tables: tuple[OwnTable, ...]
    packs: tuple[OwnPack, ...]
    marks: tuple[OwnMark, ...]
    results: tuple[Result, ...]
    games: tuple[OwnGame, ...]


class Erased(Struct, frozen=True):
    """A visitor's data has been erased. `tables` is the number of tables that they have left."""

    tables: int
