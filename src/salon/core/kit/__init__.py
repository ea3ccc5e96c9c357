"""The kit of a game: everything that the rest of the program needs to know about it, as one value.

A package offers its game as an entry point of the group `salon.games` whose object is a `GameKit`. Nothing outside a
game's own folder names the game.
"""

from salon.core.kit.bots import BotKit, BotMove, MadeToOrder, Personas, Question, RaceAgainstPeople
from salon.core.kit.content import BadContent, BadPack, OwnContent, Pack, PackKind, PackProblem
from salon.core.kit.game_kit import GameKit
from salon.core.kit.offers import Command, PlainBoard, QuickStart
from salon.core.kit.people import Audience, Away, AwayPolicy, Mark, Poll
from salon.core.kit.puzzles import (
    PuzzleCard,
    PuzzleGrade,
    PuzzleKit,
    PuzzlePosition,
    PuzzleReason,
    PuzzleResult,
)

__all__ = [
    "Audience",
    "Away",
    "AwayPolicy",
    "BadContent",
    "BadPack",
    "BotKit",
    "BotMove",
    "Command",
    "GameKit",
    "MadeToOrder",
    "Mark",
    "OwnContent",
    "Pack",
    "PackKind",
    "PackProblem",
    "Personas",
    "PlainBoard",
    "Poll",
    "PuzzleCard",
    "PuzzleGrade",
    "PuzzleKit",
    "PuzzlePosition",
    "PuzzleReason",
    "PuzzleResult",
    "Question",
    "QuickStart",
    "RaceAgainstPeople",
]
