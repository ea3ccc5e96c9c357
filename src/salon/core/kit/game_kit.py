"""The kit itself: everything that the rest of the program needs to know about a game, as one value."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from salon.core.game import AnyGame, Seat, Setup
from salon.core.kit.bots import BotKit, MadeToOrder, Personas, Question, RaceAgainstPeople
from salon.core.kit.content import OwnContent, PackKind
from salon.core.kit.offers import Command, PlainBoard, QuickStart
from salon.core.kit.people import Audience, Away, Mark
from salon.core.kit.puzzles import PuzzleKit
from salon.core.options import OptionValue, Preset
from salon.core.outcome import Outcome


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
    audience: Audience | None = None
    """What people who watch are asked; None: they only watch."""
    personas: Personas | None = None
    """For games whose bots are characters; None: they only have names."""
    packs: PackKind | None = None
    race: RaceAgainstPeople | None = None
    """For games in which all cover or build at once and the first one wins."""
    away: Away = field(default_factory=Away)
    study: Callable[[bytes], Struct] | None = None
    """Reads a question about the game that belongs to no table, such as how a figure can be covered. A worker answers
    it (`BotKit.make`). Raises Refusal if it is none."""
    marks: Callable[[Setup, Outcome, Seat], Iterable[Mark]] | None = None
    """What a person on a seat has achieved in a finished game, to be kept for them."""
    puzzles: PuzzleKit | None = None
    """Positions with a best move to find."""
    plays_on: bool = True
    """Whether a finished game can be played on from any of its positions, with what was hidden dealt anew
    (`Game.dealt_anew`)."""
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
