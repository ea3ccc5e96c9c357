"""What is kept of what a visitor has achieved, and questions about a game."""

from msgspec import Raw, Struct


class MarkView(Struct, frozen=True):
    """Something the visitor has achieved: the best time, whether ever without help, and when for the first time.

    `others` have achieved it here too, and `slower` of them took longer; null where that was not counted.
    """

    what: str
    seconds: int
    clean: bool
    first_ms: int
    others: int | None = None
    slower: int | None = None


class Progress(Struct, frozen=True):
    """What a visitor has achieved in a game."""

    marks: tuple[MarkView, ...]


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a game, in the game's own terms."""

    question: Raw


class OwnMark(Struct, frozen=True):
    """Something that is kept of what a visitor has achieved."""

    game: str
    what: str
    seconds: int
    clean: bool
    first_ms: int
