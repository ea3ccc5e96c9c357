"""Content that is added to a game: by the operator of a server, and by visitors in the page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from salon.core.errors import Particulars
from salon.core.game import AnyGame


class BadContent(ValueError):
    """A file cannot be kept or used as content of a game. The message says why, and what to do."""


@dataclass(frozen=True)
class OwnContent:
    """Content that a server can add to a game, such as a deck. A file that is kept is never overwritten."""

    folders: Mapping[str, str]
    """The folder of each kind of content, below the data folder."""
    keep: Callable[[str, Path, Path], None]
    """Checks a file of a kind and keeps it below a folder. Raises BadContent."""
    load: Callable[[Path], AnyGame]
    """The game with everything that is kept below a folder. Raises BadContent."""
    guide: str
    """The page of the documentation that explains how to write such files."""


class PackProblem(NamedTuple):
    """Something that is wrong with a pack. Its sentence is the message `code` with these `params`. `item` is the number
    of the item that has it, from 0, and `field` the part of the item; None: it concerns the whole."""

    code: str
    params: Particulars = {}  # noqa: RUF012
    item: int | None = None
    field: str | None = None


class BadPack(ValueError):
    """Something is no pack, or not one to play with; `problems` says what to correct."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(problem.code for problem in self.problems))


class Pack(NamedTuple):
    """A pack that was checked. `content` is its one form, as JSON: it is stored, given to games, and read again."""

    name: str
    items: int
    content: str


@dataclass(frozen=True)
class PackKind:
    """Content that visitors write in the page and choose for their tables, such as cards of their own.

    The server keeps packs and puts the content of one into the setup of a game, as the extra `extra`. From there on it
    is the game's: whatever becomes of the pack, the game and its record have what they began with.
    """

    extra: str
    """The extra of kind `content` that holds it."""
    items: int
    """The most items of a pack."""
    most_bytes: int
    """The most bytes of a pack as it is sent. Its content is not longer."""
    read: Callable[[bytes], Pack]
    """Checks what somebody has written. Raises BadPack."""
