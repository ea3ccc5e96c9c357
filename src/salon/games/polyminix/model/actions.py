"""What a player can do: one class for each verb of the rulebook."""

from typing import Literal

from salon.core import Action
from salon.games.polyminix.content.challenges import Challenge, Level
from salon.games.polyminix.content.families import Family
from salon.games.polyminix.model.pieces import Cell, PieceId
from salon.games.polyminix.model.problem import Placement

Mode = Literal["first", "first-second-third", "clock", "two-cards", "own-colour", "solo"]
"""How a turn is played: a face of the TURN die (PX-11), or alone (PX-30)."""

TurnFace = Literal["first", "first-second-third", "clock", "two-cards", "own-colour", "joker"]
TestFace = Literal["must-1", "must-2", "plus-1", "plus-2", "without", "sizes"]
Hint = Literal["solvable", "wrong", "next", "count"]
"""What the solver can be asked (PX-31): can all pieces stay, which is wrong, one more piece, how many solutions."""


class Roll(Action, frozen=True):
    """Roll what is to be rolled: the TURN die, the TEST die (the starting gun, PX-13), or both (PX-20)."""


class ChooseMode(Action, frozen=True):
    """Say how the turn is played: after a joker (PX-11), or in game 2 (PX-20)."""

    mode: Mode


class NameDeck(Action, frozen=True):
    """Name the deck that all take from, or in *own colour* take from a deck (PX-12)."""

    level: Level


class ChooseSide(Action, frozen=True):
    """Choose the side of one's card to play (PX-12): 0 or 1."""

    card: str
    side: Literal[0, 1]


class Lay(Action, frozen=True):
    """Lay a piece of one's kit on these squares, in any order (PX-14). It may complete the cover."""

    piece: PieceId
    cells: tuple[Cell, ...]


class Move(Action, frozen=True):
    """Move or turn a piece that already lies on the board."""

    piece: PieceId
    cells: tuple[Cell, ...]


class Lift(Action, frozen=True):
    """Take a piece back."""

    piece: PieceId


class Clear(Action, frozen=True):
    """Take all pieces back."""


class Arrange(Action, frozen=True):
    """Lay, move and lift pieces so that exactly these lie on the board: several moves in one message (PX-14)."""

    laid: tuple[Placement, ...]


class Ready(Action, frozen=True):
    """Say that one need not wait for the rest of the countdown (PX-13)."""


class GiveUp(Action, frozen=True):
    """Give up this challenge (PX-16)."""


class TakeHint(Action, frozen=True):
    """Ask the solver (PX-31). The answer comes to the asker alone. The hint is counted, the same one only once."""

    hint: Hint


class PickChallenge(Action, frozen=True):
    """Solo: the challenge and the box to play. The clock starts (PX-30)."""

    challenge: str
    test: TestFace


class PickTask(Action, frozen=True):
    """Solo: the test of game 2 to play, by its row and column in the table (PX-20). The clock starts."""

    turn: TurnFace
    test: TestFace


class OrderChallenge(Action, frozen=True, tag="NewChallenge", forbid_unknown_fields=False):
    """Have a new challenge made (PX-33): alone, or for all who play, instead of naming a deck.

    The same wish and number give the same challenge. This is what players send. It has no field for the challenge, so a
    challenge that somebody sends along is dropped when the message is decoded.
    """

    level: Level
    number: int
    family: Family | None = None


class NewChallenge(Action, frozen=True):
    """A wish for a new challenge (PX-33) with what the server has made for it. This is what is stored."""

    level: Level
    number: int
    family: Family | None = None
    made: tuple[Challenge, ...] = ()


_Common = (
    Roll
    | ChooseMode
    | NameDeck
    | ChooseSide
    | Lay
    | Move
    | Lift
    | Clear
    | Arrange
    | Ready
    | GiveUp
    | TakeHint
    | PickChallenge
    | PickTask
)
SentAction = _Common | OrderChallenge
"""What players and bots send."""
AnyAction = _Common | NewChallenge
"""What is applied and stored."""
