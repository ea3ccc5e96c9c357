"""Events: what happened in a step. The page animates events and lists them in the log of the table."""

from typing import Self

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, tag_field="type"):
    """One thing that happened. It is hidden from everybody unless a subclass says who may see what."""

    def seen_by(self, seat: int | None) -> Self | None:
        """The event as a seat (None: a spectator) may see it, or None if the seat may not know of it."""
        del seat
        return None


class PublicEvent(Event, frozen=True, tag=True, tag_field="type"):
    """An event that everybody sees."""

    def seen_by(self, seat: int | None) -> Self | None:
        del seat
        return self
