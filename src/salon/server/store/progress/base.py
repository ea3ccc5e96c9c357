"""The part of the store's interface that is about a visitor's own numbers."""

from collections.abc import Sequence
from typing import Protocol

from salon.server.domain.numbers.results import Result


class Results(Protocol):
    """How the finished games of visitors went, for themselves."""

    async def of(self, visitor: str) -> list[Result]:
        """All results of a visitor, the earliest first."""
        ...

    async def add(self, visitor: str, results: Sequence[Result], most: int) -> int | None:
        """Store results that are not known yet; returns how many. None: the visitor would have more than `most`, and
        nothing is stored."""
        ...

    async def erase(self, visitor: str) -> None:
        """Remove all results of a visitor."""
        ...
