"""Layers: what cards give to each suit, as sets of squares and piles of marks (PM-40 to PM-42)."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from salon.personimo.actions import Square
from salon.personimo.cards import NATURAL_ORDER
from salon.personimo.frame import LAYERS, Frame
from salon.personimo.readings import Reading

SUITS = range(len(NATURAL_ORDER))


class Layer(NamedTuple):
    """What some cards give to the suits: for each suit its squares and the marks that count in it."""

    blocks: tuple[int, ...]
    marks: tuple[int, ...]

    def joined(self, other: "Layer") -> "Layer":
        """Both together."""
        return Layer(
            tuple([a | b for a, b in zip(self.blocks, other.blocks, strict=True)]),
            tuple([a | b for a, b in zip(self.marks, other.marks, strict=True)]),
        )


EMPTY = Layer((0,) * len(SUITS), (0,) * len(SUITS))


@lru_cache(maxsize=1 << 15)
def layer_of(frame: Frame, reading: Reading, squares: tuple[Square, ...]) -> Layer:
    """What a card gives to the suits when it lies like this."""
    blocks, marks = [0] * len(SUITS), [0] * len(SUITS)
    for square, suits in zip(squares, reading.suits, strict=True):
        for suit in SUITS:
            if suits >> suit & 1:
                blocks[suit] |= frame.bit(square)
    for mark in reading.marks:
        marks[mark.suit] |= frame.pile(squares[mark.part], mark.number)
    return Layer(tuple(blocks), tuple(marks))


@cache
def everywhere(frame: Frame) -> int:
    """Times this number, a set of squares is in every layer of marks."""
    return sum(1 << layer * frame.span for layer in range(LAYERS))


@cache
def valuer(frame: Frame) -> Callable[[int, int], tuple[int, int]]:
    """A remembering function from the squares and marks of a suit to its points and its largest region."""
    stride, every_pile = frame.stride, everywhere(frame)

    @lru_cache(maxsize=1 << 17)
    def value(blocks: int, marks: int) -> tuple[int, int]:
        points = largest = 0
        for region in regions(blocks, stride):
            size = region.bit_count()
            points += size * (marks & region * every_pile).bit_count()
            largest = max(largest, size)
        return points, largest

    return value


def regions(blocks: int, stride: int) -> Iterator[int]:
    """The orthogonally connected parts of a set of squares."""
    while blocks:
        region, grown = 0, blocks & -blocks
        while grown != region:
            region = grown
            grown = (region | region << 1 | region >> 1 | region << stride | region >> stride) & blocks
        blocks ^= region
        yield region
