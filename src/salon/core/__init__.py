"""The interface of a game, and what all games share: chance, options, records and refusals."""

from salon.core.bot import Advice, Bot, Budget, MoveValue, Paced, Scalable, Thinker, Timed, Warming
from salon.core.chance import Chance, Draw, JointSeed, NotedChance, RecordedChance, SeededChance, commitment
from salon.core.errors import BadSetup, IllegalAction, Refusal
from salon.core.events import Event, PublicEvent
from salon.core.game import (
    Action,
    AnyGame,
    Decision,
    Game,
    LegalActions,
    ListedActions,
    Seat,
    Setup,
    Spec,
    Step,
)
from salon.core.options import (
    Excludes,
    Extra,
    ForSeats,
    Needs,
    Option,
    OptionValue,
    Pick,
    Preset,
    complete_options,
)
from salon.core.outcome import Note, Outcome, Sheet, SheetLine
from salon.core.record import Beginning, Entry, Record
from salon.core.series import Standing, first_standing, standing_of
from salon.core.step_builder import StepBuilder
from salon.core.timeline import Advance, TakenBack, Timeline, replay

__all__ = [
    "Action",
    "Advance",
    "Advice",
    "AnyGame",
    "BadSetup",
    "Beginning",
    "Bot",
    "Budget",
    "Chance",
    "Decision",
    "Draw",
    "Entry",
    "Event",
    "Excludes",
    "Extra",
    "ForSeats",
    "Game",
    "IllegalAction",
    "JointSeed",
    "LegalActions",
    "ListedActions",
    "MoveValue",
    "Needs",
    "Note",
    "NotedChance",
    "Option",
    "OptionValue",
    "Outcome",
    "Paced",
    "Pick",
    "Preset",
    "PublicEvent",
    "Record",
    "RecordedChance",
    "Refusal",
    "Scalable",
    "Seat",
    "SeededChance",
    "Setup",
    "Sheet",
    "SheetLine",
    "Spec",
    "Standing",
    "Step",
    "StepBuilder",
    "TakenBack",
    "Thinker",
    "Timed",
    "Timeline",
    "Warming",
    "commitment",
    "complete_options",
    "first_standing",
    "replay",
    "standing_of",
]
