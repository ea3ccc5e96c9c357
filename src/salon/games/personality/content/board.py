"""The board (PY-2): a track from the Pit of Error to Supreme Insight, as data."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

SquareKind = Literal["pit", "plain", "start", "pair", "inversion", "gate", "insight"]

_LETTERS: dict[str, SquareKind] = {
    "P": "pit",
    ".": "plain",
    "S": "start",
    ">": "pair",
    "o": "inversion",
    "G": "gate",
    "*": "insight",
}


class Board(Struct, frozen=True):
    """The squares in order. Squares are counted from Start, which is 0: those towards the Pit are negative."""

    squares: tuple[SquareKind, ...]

    def kind(self, square: int) -> SquareKind:
        """The kind of a square. Every number below the Pit is the Pit, and every number beyond the goal is the goal."""
        place = square + self.squares.index("start")
        return self.squares[min(max(place, 0), len(self.squares) - 1)]

    def square(self, kind: SquareKind) -> int:
        """The number of the first square of a kind."""
        return self.squares.index(kind) - self.squares.index("start")

    @property
    def goal(self) -> int:
        """Supreme Insight."""
        return self.square("insight")

    @property
    def gate(self) -> int:
        """The Gate of Imperfect Clairvoyance."""
        return self.square("gate")


class BadBoard(ValueError):
    """A board that cannot be played on. The text says why."""


def board_from(drawing: str) -> Board:
    """A board from its drawing: P pit, S start, G gate, * insight, > tête-à-tête, o inversion, . plain."""
    unknown = sorted(set(drawing) - set(_LETTERS))
    if unknown:
        raise BadBoard(f"no square is drawn as {' '.join(unknown)}; there are {' '.join(_LETTERS)}")
    for letter, where in {"P": 0, "*": len(drawing) - 1}.items():
        if drawing.count(letter) != 1 or drawing[where] != letter:
            raise BadBoard(f"a board begins with its only P and ends with its only *: {drawing}")
    for letter in "SG":
        if drawing.count(letter) != 1:
            raise BadBoard(f"a board has exactly one {letter}: {drawing}")
    if drawing.index("G") < drawing.index("S"):
        raise BadBoard(f"the gate (G) lies between start (S) and insight (*): {drawing}")
    return Board(tuple(_LETTERS[letter] for letter in drawing))


@cache
def house_boards() -> dict[str, Board]:
    """The boards that Salon comes with, by name."""
    body = files(__package__).joinpath("data", "boards.json").read_bytes()
    return {
        name: board_from(drawing) for name, drawing in msgspec.json.decode(body, type=dict[str, str]).items()
    }
