"""A puzzle as data: the game up to the position, and what every move comes to.

The engine replays it. What a seat could do was found out from its view alone (`bots.puzzles`).
"""

from functools import cached_property

from msgspec import Struct

from salon.core import OptionValue, Seat, Setup, Timeline
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.puzzles.codes import Move, read


class Compared(Struct, frozen=True, array_like=True, omit_defaults=True):
    """What a move comes to, beside the best one in the same worlds. All numbers are means, in points.

    `loss` is by how much the lead over the best rival is smaller (alone: the points). Of moves that were
    compared closely, `error` is its standard error, `own` and `rival` how many points more the seat and its best rival
    have at the end, and `covered` how many squares more are covered.
    """

    move: str
    loss: float
    error: float | None = None
    own: float = 0
    rival: float = 0
    covered: float = 0


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """A position and its moves. `moves` begins with the best one and its equivalents, which lose nothing; `obvious`
    is the move that has the most points at once. `order` and `open` say what the best move's place in the order, and
    the suits that it leaves open, are worth in points."""

    seats: int
    seed: str
    played: str
    seat: Seat
    obvious: str
    moves: tuple[Compared, ...]
    order: float = 0
    open: float = 0
    options: dict[str, OptionValue] = {}

    @cached_property
    def setup(self) -> Setup:
        """The setup of its game."""
        return PERSONIMO.setup(self.seats, self.options, self.seed)

    def timeline(self) -> Timeline:
        """The game at the position. Raises Refusal if a move is against the rules."""
        timeline = Timeline.start(PERSONIMO, self.setup, 0).timeline
        for action in read(self.played):
            timeline = timeline.act(min(timeline.waiting), action, 0).timeline
        return timeline

    @property
    def best(self) -> Compared:
        """The best move."""
        return self.moves[0]

    @property
    def alternatives(self) -> tuple[Compared, ...]:
        """The moves that were compared with the best one closely."""
        return tuple(each for each in self.moves if each.error is not None)

    @cached_property
    def by_move(self) -> dict[Move, Compared]:
        """What each move comes to."""
        return {read(each.move): each for each in self.moves}
