"""The part of the store's interface that is about blocks, withdrawn replays and one visitor's data."""

from typing import NamedTuple, Protocol

from salon.server.domain.blocks import AdminEntry, Block


class Participation(NamedTuple):
    """The seats that a visitor had in a game when it began."""

    game_id: str
    seats: tuple[int, ...]


class Moderation(Protocol):
    """Blocks, the admins' log, withdrawn replays, and the data of one visitor."""

    async def head(self) -> int:
        """The number of the last line of the admins' log; 0 if there is none."""
        ...

    async def entries(self, after: int) -> list[AdminEntry]:
        """The lines of the admins' log after a number, in order."""
        ...

    async def blocks(self) -> list[Block]:
        """All blocks, including those that have ended."""
        ...

    async def remove_ended_blocks(self, now_ms: int) -> int:
        """Remove the blocks that have ended, with their addresses; returns their number."""
        ...

    async def remove_table(self, code: str, game_id: str | None = None) -> None:
        """Remove a table and its unfinished game. Doing it twice does no harm."""
        ...

    async def withdraw(self, game_id: str, now_ms: int) -> bool:
        """Withdraw the replay of a finished game; False if there is no such game."""
        ...

    async def remove_withdrawn_games(self) -> list[str]:
        """Remove some withdrawn games that no table shows any more; returns their ids."""
        ...

    async def seats_in(self, game_id: str, visitor: str) -> tuple[int, ...]:
        """The seats that a visitor had in a game when it began."""
        ...

    async def participations(self, visitor: str) -> list[Participation]:
        """All games of a visitor, the newest first."""
        ...

    async def visitors_like(self, start: str) -> list[str]:
        """The visitors at tables, in games and in blocks whose hash has this start."""
        ...

    async def erase(self, visitor: str, now_ms: int) -> list[str]:
        """Erase a visitor: they leave their tables, and their names and seats are forgotten.

        Returns the codes of the tables that have changed. Finished games stay, with unnamed seats."""
        ...
