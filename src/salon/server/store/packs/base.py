"""The part of the store's interface that is about packs."""

from typing import Protocol

from salon.server.domain.packs.pack import StoredPack


class Packs(Protocol):
    """The packs that visitors have written."""

    async def of(self, visitor: str) -> list[StoredPack]:
        """All packs of a visitor, the one that was used last first."""
        ...

    async def get(self, pack_id: str) -> StoredPack | None:
        """A pack."""
        ...

    async def by_link(self, link: str) -> StoredPack | None:
        """The pack that is shared by a link."""
        ...

    async def add(self, pack: StoredPack, most: int) -> bool:
        """Store a new pack; False, and nothing is stored, if its visitor has `most` already."""
        ...

    async def save(self, pack: StoredPack) -> bool:
        """Store a pack's next version; False, and nothing is stored, if there is one already, or no such pack."""
        ...

    async def touch(self, pack_id: str, now_ms: int) -> None:
        """Note that a pack is used."""
        ...

    async def remove(self, pack_id: str) -> None:
        """Remove a pack."""
        ...

    async def remove_unused(self, before_ms: int) -> int:
        """Remove some packs that have not been used since a time; returns their number. Call it again until it is 0."""
        ...
