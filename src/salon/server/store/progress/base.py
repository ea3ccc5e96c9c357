"""The part of the store's interface that is about a visitor's own numbers."""

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol

from salon.server.domain.numbers.results import Result


class Stored(NamedTuple):
    """How many rows have been stored, and how long their bodies are together."""

    rows: int
    size: int


TooMuch = Literal["numbers-too-many", "numbers-too-varied"]
"""Why results are not stored, as the code of a refusal."""


class Results(Protocol):
    """How the finished games of visitors went, for themselves."""

    async def of(self, visitor: str) -> list[Result]:
        """All results of a visitor, the earliest first."""
        ...

    async def add(self, visitor: str, results: Sequence[Result], most: int, now_ms: int) -> Stored | TooMuch:
        """Store results of a file that are not known yet. If the visitor would have more than `most` of them, or too
        many kinds of games, nothing is stored."""
        ...

    async def bring(self, other: str, visitor: str, most: int, now_ms: int) -> Stored:
        """Give a visitor the results and the marks of another device of the same person: the newest ones, as long as
        the visitor has no more than `most` of each, nor too many kinds of games."""
        ...

    async def erase(self, visitor: str) -> None:
        """Remove all results of a visitor."""
        ...

    async def remove_unseen(self, before_ms: int) -> int:
        """Remove the results and marks of some visitors of whom there is no trace since a time, at a table, in a game
        or in what they have reached; returns of how many."""
        ...
