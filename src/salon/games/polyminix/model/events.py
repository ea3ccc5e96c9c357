"""The facts of a game of Polyminix. Only their owner sees where pieces lie until the turn is over."""

from typing import Literal, Self

from msgspec.structs import replace

from salon.core import Event, Note, PublicEvent, Seat, TakenBack
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.tasks import Task
from salon.games.polyminix.model.actions import Hint, Mode, TestFace, TurnFace
from salon.games.polyminix.model.pieces import PieceId
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import Result


class TurnBegan(PublicEvent, frozen=True):
    """A turn begins. `players` are all, or those who are tied in front (PX-18)."""

    number: int
    current: Seat
    players: tuple[Seat, ...]


class TurnDieRolled(PublicEvent, frozen=True):
    """The TURN die shows how to play; in game 2 it gives the row of the test."""

    seat: Seat
    face: TurnFace


class ModeChosen(PublicEvent, frozen=True):
    """How this turn is played: chosen after a joker, or in game 2."""

    seat: Seat
    mode: Mode


class DeckNamed(PublicEvent, frozen=True):
    """The deck that all take from, or in *own colour* the one that a player takes from."""

    seat: Seat
    level: Level


class CardTaken(PublicEvent, frozen=True):
    """A player has taken the top card of a deck."""

    seat: Seat
    card: str
    level: Level


class SideChosen(PublicEvent, frozen=True):
    """A player has chosen the side of a card."""

    seat: Seat
    card: str
    side: Literal[0, 1]


class TestDieRolled(PublicEvent, frozen=True):
    """The TEST die shows the box that binds all."""

    seat: Seat
    face: TestFace


class TaskSet(PublicEvent, frozen=True):
    """The test of game 2 that both dice point to."""

    task: Task


class ChallengeSet(PublicEvent, frozen=True):
    """The challenge to cover, in solo play."""

    challenge: str


class ChallengeMade(PublicEvent, frozen=True):
    """A new challenge lies before all who play: what it shows, and the number that gives the same again."""

    seat: Seat
    challenge: str
    title: Note
    level: Level
    number: int


class CountdownBegan(PublicEvent, frozen=True):
    """The race starts for everybody at the same moment: at this time of the server's, or when all are ready."""

    until_ms: int


class SaidReady(PublicEvent, frozen=True):
    """A player need not wait for the rest of the countdown."""

    seat: Seat


class RaceStarted(PublicEvent, frozen=True):
    """The starting gun. Times are the server's."""

    started_ms: int
    deadline_ms: int | None


class Laid(Event, frozen=True):
    """A player has laid or moved a piece; only that player sees where. `squares` and `pieces` count the board now."""

    seat: Seat
    squares: int
    pieces: int
    placement: Placement | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, placement=None)


class Lifted(Event, frozen=True):
    """A player has taken pieces back; only that player sees which."""

    seat: Seat
    squares: int
    pieces: int
    lifted: tuple[PieceId, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, lifted=())


class Arranged(Event, frozen=True):
    """A player has changed several pieces at once; only that player sees where they lie now."""

    seat: Seat
    squares: int
    pieces: int
    laid: tuple[Placement, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, laid=())


class FigureCovered(PublicEvent, frozen=True):
    """A player has covered the first of two figures."""

    seat: Seat
    part: int


class Completed(PublicEvent, frozen=True):
    """A player has completed the challenge. The time counts from the starting gun; equal times share a place."""

    seat: Seat
    place: int
    ms: int
    mode: Mode


class GaveUp(PublicEvent, frozen=True):
    """A player has given up this challenge."""

    seat: Seat


class HintTaken(PublicEvent, frozen=True):
    """A player has asked the solver."""

    seat: Seat
    hint: Hint


class TimeIsUp(PublicEvent, frozen=True):
    """The clock has run out."""


class TurnEnded(PublicEvent, frozen=True):
    """Points are awarded. `covers` shows all pieces, by seat and figure."""

    result: Result
    covers: tuple[tuple[tuple[Placement, ...], ...], ...]
    scores: tuple[int, ...]


class Ended(PublicEvent, frozen=True):
    """The game is over. `fruitless`: it ended because nobody had scored for a long time."""

    winners: tuple[Seat, ...]
    fruitless: bool


AnyEvent = (
    TurnBegan
    | TurnDieRolled
    | ModeChosen
    | DeckNamed
    | CardTaken
    | SideChosen
    | TestDieRolled
    | TaskSet
    | ChallengeSet
    | ChallengeMade
    | CountdownBegan
    | SaidReady
    | RaceStarted
    | Laid
    | Lifted
    | Arranged
    | FigureCovered
    | Completed
    | GaveUp
    | HintTaken
    | TimeIsUp
    | TurnEnded
    | Ended
    | TakenBack
)
