"""The sources of figures: drawings by hand, and families of random figures, all symmetric in some way."""

import random
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from math import sqrt
from typing import Literal, get_args

from msgspec import Struct

from salon.games.polyminix.model.figures import SYMMETRIES, Figure, figure_of, parse_figure
from salon.games.polyminix.model.pieces import Cell
from salon.games.polyminix.model.properties import holes, is_connected, neighbours, perimeter


class Named(Struct, frozen=True):
    """A figure with its name and family."""

    name: str
    family: str
    figure: Figure


@cache
def drawn() -> tuple[Named, ...]:
    """The figures drawn by hand."""
    text = files("salon.games.polyminix.content").joinpath("data", "figures.txt").read_text("utf-8")
    found = []
    for block in text.strip().split("\n\n")[1:]:
        title, _, drawing = block.partition("\n")
        name, _, family = title.partition(": ")
        found.append(Named(name, family, parse_figure(drawing)))
    return tuple(found)


def _bitten(chance: random.Random) -> set[Cell]:
    """A rectangle that loses the same small bite in two or four places."""
    height, width = chance.randint(4, 7), chance.randint(4, 8)
    cells = {(row, column) for row in range(height) for column in range(width)}
    deep, long = chance.randint(1, 2), chance.randint(1, 2)
    top, left = chance.choice([(0, 0), (0, (width - long) // 2), ((height - deep) // 2, 0), (0, 1)])
    bite = {(top + row, left + column) for row in range(deep) for column in range(long)}
    both = {(height - 1 - row, width - 1 - column) for row, column in bite}
    if chance.random() < 0.5:
        both |= {(row, width - 1 - column) for row, column in bite | both}
    return cells - bite - both


def _framed(chance: random.Random) -> set[Cell]:
    """A rectangle around a hole."""
    height, width = chance.randint(5, 7), chance.randint(5, 8)
    high, wide = chance.randint(1, height - 4), chance.randint(1, width - 4)
    top, left = (height - high) // 2, (width - wide) // 2
    hole = {(top + row, left + column) for row in range(high) for column in range(wide)}
    return {(row, column) for row in range(height) for column in range(width)} - hole


def _grown(chance: random.Random, symmetries: tuple[str, ...], squares: int) -> set[Cell]:
    """A shape grown from the middle, every square with its images. Compact ones are likelier."""
    shift = chance.choice([0, 1])
    cells: set[Cell] = set()
    edge = {(0, 0)}
    while len(cells) < squares:
        weights = {cell: 1 + 4 * len(cells.intersection(neighbours(cell))) ** 2 for cell in sorted(edge)}
        row, column = chance.choices(list(weights), list(weights.values()))[0]
        # Doubled coordinates put the centre of symmetry on a square or, when shifted, on a corner.
        for name in symmetries:
            r, c = SYMMETRIES[name]((2 * row + shift, 2 * column + shift))
            cells.add(((r - shift) // 2, (c - shift) // 2))
        edge = {near for cell in cells for near in neighbours(cell)} - cells
    return cells


def _mirrored(chance: random.Random) -> set[Cell]:
    return _grown(chance, ("identity", "left-right"), chance.randint(16, 40))


def _turned(chance: random.Random) -> set[Cell]:
    return _grown(chance, ("identity", "half"), chance.randint(16, 40))


def _crossed(chance: random.Random) -> set[Cell]:
    return _grown(chance, ("identity", "half", "left-right", "up-down"), chance.randint(20, 44))


def _whirled(chance: random.Random) -> set[Cell]:
    return _grown(chance, ("identity", "quarter", "half", "three-quarters"), chance.randint(20, 44))


Family = Literal[
    "animals", "things", "signs", "letters", "bites", "frames", "mirrors", "turns", "crosses", "whirls"
]
FAMILIES: tuple[Family, ...] = get_args(Family)
"""The first four are drawn by hand, the others by chance."""

NEW_FAMILIES: tuple[Family, ...] = FAMILIES[4:]
"""Of these there is always another figure. Those drawn by hand are in the deck."""

_DRAWN_BY_CHANCE: dict[str, Callable[[random.Random], set[Cell]]] = {
    "bites": _bitten,
    "frames": _framed,
    "mirrors": _mirrored,
    "turns": _turned,
    "crosses": _crossed,
    "whirls": _whirled,
}


def draw(family: str, chance: random.Random) -> Named:
    """A figure of a family: one of those drawn by hand, or one by chance."""
    by_hand = [named for named in drawn() if named.family == family]
    if by_hand:
        return chance.choice(by_hand)
    while True:
        cells = _DRAWN_BY_CHANCE[family](chance)
        if 14 <= len(cells) <= 48 and _is_worth_covering(figure := figure_of(cells)):
            return Named(f"{family} {figure.area}", family, figure)


def _is_worth_covering(figure: Figure) -> bool:
    """In one piece, neither a full rectangle nor a tangle, and wide enough for pieces to lie in different ways."""
    return (
        is_connected(figure)
        and figure.area < figure.height * figure.width
        and perimeter(figure) <= 7.5 * sqrt(figure.area)
        and len(holes(figure)) <= 2
        and max(figure.height, figure.width) <= 10
    )
