"""Layers: what cards contribute, or could still contribute, to the suits, as one integer.

A layer has a segment of bits for each suit: the squares that may have it (blocks), those of them that count (of a card
that may have the suit on either square only one does), and the marks that may count in it. Layers of several cards are
joined with `|`. If every card is decided, the value of a layer is the value of the assignment. Otherwise it is an upper
bound, because the value of a suit never falls when it has more squares.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.grid import LAYERS, Grid, everywhere, regions
from salon.games.personimo.rules.scoring.bonuses import Bonus
from salon.games.personimo.suits.readings import Mark, Reading

SUITS = range(len(NATURAL_ORDER))
PLANES = 2 + LAYERS

Layer = int


class Piece(NamedTuple):
    """A card on its squares with the readings it may have, from which a layer is made; `scoring` as in `LaidCard`."""

    squares: tuple[Square, ...]
    readings: tuple[Reading, ...]
    scoring: int | None = None


class MovableMarks(NamedTuple):
    """Marks whose place is chosen at scoring (PM-57): their number, and each suit and square where they may lie."""

    number: int
    places: tuple[tuple[int, int], ...]


class SuitValue(NamedTuple):
    """The value of one suit: its points, its largest region, its bonuses, and its regions with their sizes."""

    points: int
    largest: int
    bonuses: tuple[int, ...]
    regions: tuple[tuple[int, int], ...]
    marked: int
    """All squares in regions that have a mark."""


def segment(grid: Grid, suit: int, blocks: int, counted: int, marks: int) -> Layer:
    """Return a layer of one suit."""
    return (blocks | counted << grid.span | marks << 2 * grid.span) << suit * PLANES * grid.span


@lru_cache(maxsize=1 << 16)
def layer_of(grid: Grid, piece: Piece) -> Layer:
    """Return what a card contributes to the suits, or could contribute if it has several readings."""
    layer = 0
    marks = [_marks(reading, piece.scoring) for reading in piece.readings]
    for suit in SUITS:
        each = [
            sum(
                grid.bit(square)
                for square, suits in zip(piece.squares, reading.suits, strict=True)
                if suits >> suit & 1
            )
            for reading in piece.readings
        ]
        blocks = 0
        for board in each:
            blocks |= board
        piles = [
            (mark.number, mark.part)
            for (mark, *more) in filter(None, marks)
            if not more and mark.suit == suit
        ]
        number, part = max(piles, default=(0, 0))
        most = max(each, key=int.bit_count)
        layer |= segment(grid, suit, blocks, most, grid.pile(piece.squares[part], number))
    return layer


@lru_cache(maxsize=1 << 14)
def movable_marks_of(grid: Grid, piece: Piece) -> MovableMarks | None:
    """Return a card's marks if their place is chosen at scoring; None if it is not."""
    places: set[tuple[int, int]] = set()
    number, several = 0, False
    for reading in piece.readings:
        marks = _marks(reading, piece.scoring)
        several = several or len(marks) > 1
        for mark in marks:
            number = mark.number
            places.add((mark.suit, grid.bit(piece.squares[mark.part])))
    return MovableMarks(number, tuple(sorted(places))) if several else None


def _marks(reading: Reading, scoring: int | None) -> tuple[Mark, ...]:
    return tuple(mark for mark in reading.marks if scoring is None or mark.suit == scoring)


class LayerEvaluator:
    """Computes the value of layers, for one grid, size and set of bonuses."""

    def __init__(self, grid: Grid, size: int | None, bonuses: tuple[Bonus, ...]) -> None:
        self.grid = grid
        width = PLANES * grid.span
        self._shifts = tuple(suit * width for suit in SUITS)
        self._mask = (1 << width) - 1
        span, stride, all_layers = grid.span, grid.stride, everywhere(grid)
        self._squares = square_mask = (1 << span) - 1
        of_suit = tuple(bonus.of_suit for bonus in bonuses if bonus.of_suit)
        self._no_bonus = (0,) * len(of_suit)

        @lru_cache(maxsize=1 << 17)
        def suit_value(part: Layer) -> SuitValue:
            blocks, counted, marks = part & square_mask, part >> span & square_mask, part >> 2 * span
            points = largest = marked = 0
            found = []
            for region in regions(blocks, stride):
                size_of = (region & counted).bit_count()
                number = (marks & region * all_layers).bit_count() if marks else 0
                points += size_of * number
                largest = max(largest, size_of)
                found.append((region, size_of))
                if number:
                    marked |= region
            bonus = tuple(each(grid, blocks, size) for each in of_suit)
            return SuitValue(points, largest, bonus, tuple(found), marked)

        self._suit_value = suit_value

    def suits(self, layer: Layer) -> list[SuitValue]:
        """Return the value of each suit."""
        mask, value = self._mask, self._suit_value
        return [value(layer >> shift & mask) for shift in self._shifts]

    def blocks(self, layer: Layer, suit: int) -> int:
        """Return the squares that may have a suit."""
        return layer >> self._shifts[suit] & self._squares

    def same_bonuses(self, some: list[SuitValue], others: list[SuitValue]) -> bool:
        """Return whether both have the same bonuses."""
        return all(
            max(one) == max(two)
            for one, two in zip(
                zip(*[suit.bonuses for suit in some], strict=True),
                zip(*[suit.bonuses for suit in others], strict=True),
                strict=True,
            )
        )

    def points(self, suits: list[SuitValue], movable: Iterable[MovableMarks]) -> int:
        """Return the points of these suits: neighbourhoods, movable marks where they score most, and bonuses."""
        total = sum([each.points for each in suits])
        for number, places in movable:
            total += number * max([region_size(suits[suit], square) for suit, square in places])
        if self._no_bonus:
            total += sum([max(each) for each in zip(*[suit.bonuses for suit in suits], strict=True)])
        return total


def region_size(suit: SuitValue, square: int) -> int:
    """Return the size of the region of a square."""
    for region, size in suit.regions:
        if region & square:
            return size
    return 0


@cache
def evaluator_for(grid: Grid, size: int | None, bonuses: tuple[Bonus, ...]) -> LayerEvaluator:
    """Return the evaluator for these rules; districts with the same rules share its cache."""
    return LayerEvaluator(grid, size, bonuses)
