"""The pieces (PX-1): their shapes, the ways they can lie, and the kits they come in.

A piece is named by the letter it resembles and its size: `I5` is the straight pentomino, `I2` the domino.
"""

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from salon.core.errors import Refusal

Cell = tuple[int, int]
"""A square: its row and its column."""

PieceId = str

DRAWINGS = {
    "I2": "##",
    "I3": "###",
    "L3": "#./##",
    "I4": "####",
    "L4": "#./#./##",
    "O4": "##/##",
    "S4": ".##/##.",
    "T4": "###/.#.",
    "F5": ".##/##./.#.",
    "I5": "#####",
    "L5": "#./#./#./##",
    "N5": ".#/.#/##/#.",
    "P5": "##/##/#.",
    "T5": "###/.#./.#.",
    "U5": "#.#/###",
    "V5": "#../#../###",
    "W5": "#../##./.##",
    "X5": ".#./###/.#.",
    "Y5": ".#/##/.#/.#",
    "Z5": "##./.#./.##",
}
"""Every piece as the rulebook draws it, its rows between slashes."""


def normal(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """The same cells, moved up and left as far as they go, in reading order."""
    cells = tuple(cells)
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def _drawn(drawing: str) -> tuple[Cell, ...]:
    rows = enumerate(drawing.split("/"))
    return normal((row, column) for row, line in rows for column, mark in enumerate(line) if mark == "#")


SHAPES: dict[PieceId, tuple[Cell, ...]] = {name: _drawn(drawing) for name, drawing in DRAWINGS.items()}
"""Every piece we know, lying as it is drawn."""


def size(piece: PieceId) -> int:
    """How many squares a piece has."""
    return len(SHAPES[piece])


def area(pieces: Iterable[PieceId]) -> int:
    """How many squares these pieces have together."""
    return sum(map(size, pieces))


def oriented(piece: PieceId, turns: int = 0, *, flipped: bool = False) -> tuple[Cell, ...]:
    """A piece turned clockwise by this many quarter turns, after being flipped left to right."""
    cells = SHAPES[piece]
    if flipped:
        cells = tuple((row, -column) for row, column in cells)
    for _ in range(turns % 4):
        cells = tuple((column, -row) for row, column in cells)
    return normal(cells)


@cache
def orientations(piece: PieceId) -> tuple[tuple[Cell, ...], ...]:
    """All the different ways a piece can lie, as it is drawn first."""
    ways = [oriented(piece, turns, flipped=flipped) for flipped in (False, True) for turns in range(4)]
    return tuple(dict.fromkeys(ways))


@cache
def needs_no_flip(piece: PieceId) -> bool:
    """Whether turning alone reaches every way the piece can lie."""
    return oriented(piece, flipped=True) in {oriented(piece, turns) for turns in range(4)}


@cache
def _by_shape() -> dict[tuple[Cell, ...], PieceId]:
    return {cells: piece for piece in SHAPES for cells in orientations(piece)}


def piece_of(cells: Iterable[Cell]) -> PieceId | None:
    """The piece that these cells are, however it lies."""
    cells = tuple(cells)
    return _by_shape().get(normal(cells)) if cells else None


class Kit(Struct, frozen=True):
    """The pieces one player has, each of them once."""

    name: str
    pieces: tuple[PieceId, ...]

    def check(self) -> None:
        """Raises Refusal unless this has known pieces, each of them once."""
        for piece in self.pieces:
            if piece not in SHAPES:
                raise Refusal("unknown-piece", "PX-1", piece=piece, known=" ".join(SHAPES))
        if len(set(self.pieces)) < len(self.pieces):
            raise Refusal("piece-twice", "PX-1", pieces=" ".join(self.pieces))

    @property
    def area(self) -> int:
        return area(self.pieces)


def _kit(name: str, pieces: str) -> Kit:
    return Kit(name, tuple(pieces.split()))


KITS = {
    kit.name: kit
    for kit in (
        _kit("polyminix", "I5 L5 N5 P5 T5 U5 V5 Y5 I4 L4 O4 T4 I3 L3 I2"),
        _kit("pentominoes", "F5 I5 L5 N5 P5 T5 U5 V5 W5 X5 Y5 Z5"),
        _kit("curved", "F5 I5 L5 N5 P5 T5 V5 W5 I4 L4 T4 O4 I3 L3 I2"),
    )
}
DEFAULT_KIT = KITS["polyminix"]


def find_kit(words: str) -> Kit:
    """A kit by its name, or one made of the pieces listed: `I5,L4,I2`."""
    if words in KITS:
        return KITS[words]
    pieces = tuple(words.upper().replace(",", " ").split())
    if not any(piece in SHAPES for piece in pieces):
        raise Refusal("no-such-kit", "PX-1", kit=words, known=", ".join(KITS))
    kit = Kit("own", pieces)
    kit.check()
    return kit
