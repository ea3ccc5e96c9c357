"""The kit of a game: everything that the rest of the program needs to know about it, as one value.

A package offers its game as an entry point of the group `salon.games` whose object is a `GameKit`. Nothing outside a
game's own folder names the game.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from salon.core.bot import Advice, Bot, Budget, MoveValue
from salon.core.game import Action, AnyGame, Seat
from salon.core.options import OptionValue, Preset

Question = Literal["values", "hint", "advice"]
"""A question about a seat's own position: the value of each legal move, the solver's hint, the coach's advice."""


@dataclass(frozen=True, kw_only=True)
class BotKit:
    """The bots of a game. They are loaded in worker processes only, since they may compile code or read large files."""

    bots: Mapping[str, Bot]
    """Every bot by name: the levels offered to people, and others for the arena."""
    values: Callable[[Any], list[MoveValue]] | None = None
    """The immediate value of each legal action of a view."""
    hint: Callable[[Any], Any] | None = None
    """The solver's answer to a question that the view's seat has asked with an action; None if there is no answer."""
    advice: Callable[[Any, Random, Budget, Any], list[Advice]] | None = None
    """The expected points of the best moves, and of the chosen move (the last argument) unless that is None."""
    make: Callable[[bytes], Any] | None = None
    """Makes the thing that an action has ordered (see `MadeToOrder`)."""

    def answers(self) -> Iterator[Question]:
        """The questions that these bots can answer."""
        if self.values is not None:
            yield "values"
        if self.hint is not None:
            yield "hint"
        if self.advice is not None:
            yield "advice"


@dataclass(frozen=True)
class MadeToOrder:
    """Actions for which a worker has to make something first, such as a new puzzle.

    Such an action has two types with the same tag: the one that is sent, which has no field for what is made
    (`Game.sent_type`), and the one that is applied and stored, which has (`Game.action_type`). Only `fulfil` turns one
    into the other.
    """

    actions: tuple[type[Action], ...]
    """The types that order something, as they are sent; all other actions skip this step."""
    order: Callable[[Any, Any], Struct | None]
    """What a view's seat orders with an action, or None. Raises IllegalAction if the seat may not order it."""
    fulfil: Callable[[Any, bytes], Any]
    """The action as it is stored: with the thing that was made, which is passed as JSON."""


class BotMove(NamedTuple):
    """A move that a bot has chosen, and the pause that it asks for before it."""

    seat: Seat
    level: str
    action: Action
    pause_ms: int


@dataclass(frozen=True, kw_only=True)
class RaceAgainstPeople:
    """How bots that pause before their moves race against people: at the people's own pace.

    The server calls these functions often, so they must be quick. They use nothing but their arguments.
    """

    tempo: Callable[[Any, Seat, float | None], float | None]
    """A person's tempo, from a state and from their tempo before this game; None while it is not known. Its unit is the
    game's own."""
    pause_ms: Callable[[Any, Mapping[Seat, float | None], BotMove], int | None]
    """The pause before a move, from a state and the seats of people with their tempos before this game. None: the bot
    waits until the game has changed."""


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


class QuickStart(Struct, frozen=True):
    """A button on the home page that starts a game for one. Its label is the message `<game>-start-<name>`."""

    name: str
    options: dict[str, OptionValue]
    today: str | None = None
    """The name of an extra that is set to the visitor's date."""


class Command(Struct, frozen=True):
    """A command of the command line: the module with its `configure` and `run`, and a summary for the help."""

    module: str
    summary: str


class PlainBoard(Struct, frozen=True):
    """Tells the plain board where to find things in a view. It shows any game that has no page of its own.

    A field that is not named here is shown in words. Its label is the message `<game>-view-<field>`, and a value of it
    `<game>-view-<field>-<value>`; an action is `<game>-action-<Type>` and an event `<game>-event-<Type>`, with their
    fields as variables. Where there is no message, the name of the field or type is shown.
    """

    grid: str | None = None
    """A field with rows of cells, or with all cells in reading order (see `columns`); null is an empty cell. A cell is
    drawn as the message `<game>-cell-<value>`, and read out as `<game>-cell-<value>-name`."""
    columns: int | None = None
    """The number of cells in a row, if the field is one flat list."""
    place: str | None = None
    """The field of actions and events that is the number of a cell in reading order, from 0. Cells that a legal action
    names can be pressed. Messages also get it as `$row` and `$column`, from 1."""
    marked: str | None = None
    """A field with the numbers of cells that stand out, such as the last move or a winning row."""
    seats: tuple[str, ...] = ("seat",)
    """Fields of views, actions and events that hold seats. They are shown as names; cells get the seat's colour."""
    by_seat: tuple[str, ...] = ()
    """Fields with one value for each seat, such as points. They are shown beside the players' names."""
    lists: tuple[str, ...] = ()
    """Fields that are lists, such as a hand of cards."""
    hidden: tuple[str, ...] = ()
    """Fields that are not shown."""


@dataclass(frozen=True, kw_only=True)
class GameKit:
    """A game, and everything that the program needs to offer it."""

    game: AnyGame
    words: Traversable
    """The folder of its Fluent files, with a subfolder for each language."""
    load_bots: Callable[[], BotKit]
    """Imports the bots. Worker processes and research tools call it; the server itself does not."""
    levels: tuple[str, ...] = ()
    """The bots offered to people, from easy to hard."""
    answers: frozenset[Question] = frozenset()
    """The questions its bots can answer, known without loading them."""
    made_to_order: MadeToOrder | None = None
    own_content: OwnContent | None = None
    race: RaceAgainstPeople | None = None
    """For games in which all cover or build at once and the first one wins."""
    quick_starts: tuple[QuickStart, ...] = ()
    presets: tuple[Preset, ...] = ()
    """The ready-made games of the set-up, the basic game first. None: those of `Spec.presets`, if there are any. A page
    folder may draw them (`PresetPicture.svelte`)."""
    first_game: Mapping[str, OptionValue] = field(default_factory=dict)
    """The options that *Play now* adds for somebody who has never finished a game of it, such as hints."""
    lessons: Traversable | None = None
    """The folder of its lessons (`salon.lessons`), one JSON file each."""
    diagrams: Traversable | None = None
    """The folder of its diagrams (`salon.diagrams`), in JSON files."""
    commands: Mapping[str, Command] = field(default_factory=dict)
    order: int = 100
    """Its position in lists of games. Lower numbers come first."""
    has_page: bool = False
    """Whether the page has a folder for the game. If not, the plain board shows it."""
    board: PlainBoard = field(default_factory=PlainBoard)
    page_types: tuple[str, ...] = ()
    """The modules whose types are generated in TypeScript for the page."""
    page_data: Callable[[], Mapping[str, Any]] | None = None
    """Constants for the page, such as cards and pieces, by their names in TypeScript."""

    @property
    def name(self) -> str:
        return self.game.spec.name
