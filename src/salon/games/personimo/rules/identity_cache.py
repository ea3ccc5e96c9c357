"""A cache of what follows from values that never change and cannot be hashed, such as states and options."""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class IdentityCache(Generic[K, V]):
    """Keeps results by the identity of the object they follow from. The objects kept longest are dropped first.

    An entry keeps its object alive, so no other object can have the same id.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._entries: dict[int, tuple[K, V]] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: K, compute: Callable[[K], V]) -> V:
        """The result for an object, computed if it is not known."""
        found = self._entries.get(id(key))
        if found is not None:
            return found[1]
        value = compute(key)
        while len(self._entries) >= self._size:
            self._entries.pop(next(iter(self._entries)), None)
        self._entries[id(key)] = (key, value)
        return value
