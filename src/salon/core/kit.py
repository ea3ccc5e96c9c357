"""The kit of a game: everything the rest of the program needs to know of it, as one value.

A package offers its game as an entry point of the group `salon.games` whose object is a `GameKit`. Nothing outside a
game's own folder names the game.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Any, Literal

from msgspec import Struct

from salon.core.bot import Advice, Bot, Budget, MoveValue
from salon.core.game import Action, AnyGame
from salon.core.options import OptionValue

Question = Literal["values", "hint", "advice"]
"""What a seat may ask about its own position: the value of each legal move, the solver's hint, the coach's advice."""


@dataclass(frozen=True, kw_only=True)
class BotKit:
    """What thinks for a game. It is loaded in worker processes only: it may compile code or read large files."""

    bots: Mapping[str, Bot]
    """Every bot by name: the levels offered to people, and others for the arena."""
    values: Callable[[Any], list[MoveValue]] | None = None
    """What each legal action of a view would be worth at once."""
    hint: Callable[[Any], Any] | None = None
    """The solver's answer to what the view's seat has asked it by an action; None where there is nothing to say."""
    advice: Callable[[Any, Random, Budget, Any], list[Advice]] | None = None
    """What may be expected of the best moves and, unless it is None, of the one that was chosen."""
    make: Callable[[bytes], Any] | None = None
    """Makes what an action has ordered (see `MadeToOrder`)."""

    def answers(self) -> Iterator[Question]:
        """The questions that can be answered."""
        if self.values is not None:
            yield "values"
        if self.hint is not None:
            yield "hint"
        if self.advice is not None:
            yield "advice"


@dataclass(frozen=True)
class MadeToOrder:
    """Actions that need something made by a worker before they can be taken, such as a new puzzle."""

    actions: tuple[type[Action], ...]
    """The only actions that order anything; all others skip this step."""
    order: Callable[[Any, Any], Struct | None]
    """What a view's seat orders with an action; None for nothing. Raises IllegalAction if it may not."""
    fulfil: Callable[[Any, bytes], Any]
    """The action with what was made, as JSON. It replaces anything the sender has put in that place."""


class BadContent(ValueError):
    """A file that cannot be kept or used as content of a game; its text says why, and what to do."""


@dataclass(frozen=True)
class OwnContent:
    """Content that a salon can add to a game, such as a deck. Kept files are never replaced by others of that name."""

    folders: Mapping[str, str]
    """The folder, below the salon's data, in which each kind of content is kept."""
    keep: Callable[[str, Path, Path], None]
    """Checks a file of a kind and keeps it below a folder. Raises BadContent."""
    load: Callable[[Path], AnyGame]
    """The game with everything that is kept below a folder. Raises BadContent."""
    guide: str
    """Where the documentation explains how such files are written."""


class QuickStart(Struct, frozen=True):
    """A way to start playing alone with one press, offered on the home page. Its words are `<game>-start-<name>`."""

    name: str
    options: dict[str, OptionValue]
    today: str | None = None
    """An extra of the setup that takes the visitor's own date."""


class Command(Struct, frozen=True):
    """A command of the command line: the module with its `configure` and `run`, and what it does in a few words."""

    module: str
    summary: str


class PlainBoard(Struct, frozen=True):
    """Where the plain board finds things in a view. A field that is not named here is shown in words.

    It shows any game that has no page of its own.
    """

    grid: str | None = None
    """A field with rows of cells, or with all cells in reading order (see `columns`)."""
    columns: int | None = None
    """How many cells a row has, where the field is one flat list."""
    place: str | None = None
    """The field of an action that is the number of a cell: cells that a legal action names can be pressed."""
    lists: tuple[str, ...] = ()
    """Fields that are lists, such as a hand of cards."""
    hidden: tuple[str, ...] = ()
    """Fields that say nothing to a player."""


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """A game as it is plugged in."""

    game: AnyGame
    words: Traversable
    """A folder with a folder of Fluent files for each language."""
    load_bots: Callable[[], BotKit]
    """Imports what thinks for the game; called in worker processes and by research tools."""
    levels: tuple[str, ...] = ()
    """The bots offered to people, from easy to hard."""
    answers: frozenset[Question] = frozenset()
    """The questions its bots can answer, known without loading them."""
    made_to_order: MadeToOrder | None = None
    own_content: OwnContent | None = None
    quick_starts: tuple[QuickStart, ...] = ()
    commands: Mapping[str, Command] = field(default_factory=dict)
    order: int = 100
    """Where it stands in lists of games: lower numbers first."""
    has_page: bool = False
    """Whether the page has a folder for it; otherwise the plain board shows it."""
    board: PlainBoard = field(default_factory=PlainBoard)
    page_types: tuple[str, ...] = ()
    """The modules whose types the page needs in TypeScript."""
    page_data: Callable[[], Mapping[str, Any]] | None = None
    """Constants that the page needs, such as cards and pieces, by the name they get in TypeScript."""

    @property
    def name(self) -> str:
        return self.game.spec.name
