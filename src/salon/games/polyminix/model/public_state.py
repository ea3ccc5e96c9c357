"""The public state: everything about a game that everybody may know."""

from typing import Literal

from msgspec import Struct

from salon.core import OptionValue, Seat
from salon.games.polyminix.content.challenges import EDITION, Challenge, Level, challenge_id
from salon.games.polyminix.content.tasks import Task
from salon.games.polyminix.model.actions import Mode, TestFace, TurnFace
from salon.games.polyminix.model.pieces import PieceId
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.rules.rules import Rules, rules_for

Phase = Literal["roll", "mode", "deck", "side", "test", "start", "ready", "pick", "race", "over"]
"""What is being asked: roll the TURN die (game 2: both), choose the mode, name a deck, choose sides, roll the TEST die,
start the race on a figure that somebody has drawn, wait for the end of the countdown, pick a challenge (solo), cover;
or nothing any more."""


class Held(Struct, frozen=True):
    """A card in front of a player, and the side chosen of it."""

    card: str
    level: Level
    side: Literal[0, 1] | None = None

    @property
    def challenge(self) -> str | None:
        """The id of the challenge to cover."""
        return None if self.side is None else challenge_id(self.card, self.side)


class Runner(Struct, frozen=True):
    """How far a player is, but not where the pieces lie.

    `part`: how many figures are covered (two in *two cards*). `squares` and `pieces` lie on the present one.
    `done_ms`: how long it took, from the starting gun, to complete everything.
    """

    part: int = 0
    squares: int = 0
    pieces: int = 0
    done_ms: int | None = None
    gave_up: bool = False
    hints: int = 0


class Finish(Struct, frozen=True):
    """The result of a turn for one player. `place` is None if they have not completed the challenge."""

    seat: Seat
    place: int | None
    ms: int | None
    points: int
    hints: int


class Result(Struct, frozen=True):
    """A turn that is over. `challenges` are the ids that were covered, by seat."""

    number: int
    current: Seat
    mode: Mode
    test: TestFace | None
    task: Task | None
    challenges: tuple[tuple[str, ...], ...]
    finishes: tuple[Finish, ...]


class PublicState(Struct, frozen=True, kw_only=True):
    """What everybody may know. By seat: `scores`, `hands` (the cards of this turn), `runners`.

    `rules_version` is that of the setup. `players` are those who play this turn: all, or those who are tied at the
    end (PX-18). Times are the server's; `started_ms` is that of the race, `deadline_ms` that of the race or of the
    countdown before it. `covers` are the pieces of the last turn, by seat and figure: they are shown when it is over.
    `results` is that of the last turn, and those of all turns when the game is over: a game can have any number of
    turns. `fruitless`: turns in a row in which nobody scored. `made`: the new challenges of this turn and the last;
    all others are in the deck.
    """

    seats: int
    options: dict[str, OptionValue]
    kit: tuple[PieceId, ...]
    phase: Phase
    asked: tuple[Seat, ...]
    turn: int
    current: Seat
    players: tuple[Seat, ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[Held, ...], ...]
    runners: tuple[Runner, ...]
    turn_die: TurnFace | None = None
    test_die: TestFace | None = None
    mode: Mode | None = None
    task: Task | None = None
    started_ms: int | None = None
    deadline_ms: int | None = None
    results: tuple[Result, ...] = ()
    covers: tuple[tuple[tuple[Placement, ...], ...], ...] = ()
    fruitless: int = 0
    made: tuple[Challenge, ...] = ()
    rules_version: int = 1

    @property
    def is_tie_break(self) -> bool:
        """Whether some only watch while those who are tied play on."""
        return len(self.players) < self.seats

    @property
    def edition(self) -> int:
        """The edition of the deck that this game is played with."""
        return min(self.rules_version, EDITION)

    @property
    def rules(self) -> Rules:
        """The rules that the options stand for."""
        return rules_for(self.options)
