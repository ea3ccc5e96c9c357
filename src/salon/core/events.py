"""Events: the facts a step brings about, which the page animates and the log of a table tells."""

from typing import Self

from msgspec import Struct


class Event(Struct, frozen=True, tag=True, tag_field="type"):
    """One fact. Hidden unless a subclass says who may see what."""

    def seen_by(self, seat: int | None) -> Self | None:
        """This fact as a seat (None: a spectator) may know it, or None where it may not know it at all."""
        del seat
        return None


class PublicEvent(Event, frozen=True, tag=True, tag_field="type"):
    """A fact that everybody sees."""

    def seen_by(self, seat: int | None) -> Self | None:
        del seat
        return self
