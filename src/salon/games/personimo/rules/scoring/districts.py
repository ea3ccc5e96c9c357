"""What a district scores: neighbourhoods, their points, and its best assignment (PM-37, PM-40 to PM-43)."""

from functools import lru_cache
from typing import NamedTuple

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.grid import everywhere, regions
from salon.games.personimo.rules.scoring.bonuses import Bonus, Rivals
from salon.games.personimo.suits.best import LOWEST, BestAssignmentSearch, Key
from salon.games.personimo.suits.bounds import SUITS, Piece, evaluator_for, layer_of, movable_marks_of
from salon.games.personimo.suits.district_state import DistrictState, LaidCard
from salon.games.personimo.suits.readings import Mark, Reading


class Value(NamedTuple):
    """The value of an assignment: its points, then its largest neighbourhood (PM-45), even if that scores nothing."""

    points: int
    largest: int


NOTHING = Value(-1, -1)

Sizes = tuple[int, ...]
"""The size of the largest neighbourhood of each suit."""


class Neighbourhood(NamedTuple):
    """A connected region of one suit, as a set of squares, and its marks."""

    suit: int
    region: int
    marks: int

    @property
    def points(self) -> int:
        """Blocks times marks (PM-41)."""
        return self.region.bit_count() * self.marks


class Best(NamedTuple):
    """The best assignment of a district: the reading of each card, and its value by itself (without PM-96)."""

    value: Value
    readings: tuple[int, ...]


def best_of(district_state: DistrictState, rivals: Rivals | None = None) -> Best:
    """Return the best assignment that is left: most points, those won against rivals (PM-96) included, then PM-45.

    Among equal assignments it is always the same one.
    """
    best = best_above(district_state, LOWEST, rivals)
    if best is None:
        raise ValueError("a district without an assignment")
    return best


def best_above(district_state: DistrictState, floor: Key, rivals: Rivals | None) -> Best | None:
    """Return the best assignment if its points against rivals and its largest neighbourhood are more than `floor`."""
    found = BestAssignmentSearch(district_state, rivals).best(floor)
    if found is None:
        return None
    readings = tuple(found.readings[card] for card in range(len(district_state.cards)))
    points, largest = found.key
    won = sum(rivals.won(largest_of(district_state, readings))) if rivals else 0
    return Best(Value(points - won, largest), readings)


def value_above(district_state: DistrictState, floor: Value) -> Value | None:
    """Return the value of the best assignment if it is more than `floor`; a high floor makes this fast."""
    found = BestAssignmentSearch(district_state).best(tuple(floor))
    return None if found is None else Value(*found.key)


class Ceiling:
    """Quick upper bounds for a district with one more card, for searches that try very many spots."""

    def __init__(self, district_state: DistrictState) -> None:
        self._district_state = district_state
        rules = district_state.rules
        self._evaluator = evaluator_for(district_state.grid, rules.placement.size, rules.bonuses.own)
        self._bonuses = tuple(bonus.of_site for bonus in rules.bonuses.own if bonus.of_site)
        self._layer, self._movable = BestAssignmentSearch(district_state).everything()

    def with_card(self, readings: tuple[Reading, ...], squares: tuple[Square, ...]) -> Value:
        """Return an upper bound for the value of the district with a card on these squares."""
        piece, grid = Piece(squares, readings), self._district_state.grid
        roams = movable_marks_of(grid, piece)
        suits = self._evaluator.suits(self._layer | layer_of(grid, piece))
        points = self._evaluator.points(suits, (*self._movable, roams) if roams else self._movable)
        if self._bonuses:
            site = self._district_state.site
            after = site._replace(box=site.box.around(squares), built=site.built + len(squares))
            points += sum(bonus(after) for bonus in self._bonuses)
        return Value(points, max(suit.largest for suit in suits))


@lru_cache(maxsize=512)
def layers_of(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[int, ...]:
    """Return the squares of each suit under an assignment."""
    blocks = [0] * len(SUITS)
    for card, chosen in zip(district_state.cards, readings, strict=True):
        for square, suits in zip(card.squares, card.readings[chosen].suits, strict=True):
            bit = district_state.grid.bit(square)
            while suits:
                lowest = suits & -suits
                blocks[lowest.bit_length() - 1] |= bit
                suits ^= lowest
    return tuple(blocks)


@lru_cache(maxsize=1024)
def largest_of(district_state: DistrictState, readings: tuple[int, ...]) -> Sizes:
    """Return the size of the largest neighbourhood of each suit under an assignment, even without marks (PM-96)."""
    stride = district_state.grid.stride
    return tuple(
        max((region.bit_count() for region in regions(blocks, stride)), default=0)
        for blocks in layers_of(district_state, readings)
    )


@lru_cache(maxsize=512)
def marks_of(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[Mark | None, ...]:
    """Return where each card's marks lie under an assignment: where there is a choice, in the largest neighbourhood."""
    grid, blocks = district_state.grid, layers_of(district_state, readings)

    def size(mark: Mark, square: Square) -> int:
        found = (each for each in regions(blocks[mark.suit], grid.stride) if each & grid.bit(square))
        return next(found).bit_count()

    def lies(card: LaidCard, marks: tuple[Mark, ...]) -> Mark | None:
        if len(marks) < 2:
            return marks[0] if marks else None
        return max(marks, key=lambda mark: (size(mark, card.squares[mark.part]), mark.suit))

    return tuple(
        lies(card, card.marks(chosen)) for card, chosen in zip(district_state.cards, readings, strict=True)
    )


@lru_cache(maxsize=512)
def neighbourhoods(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[Neighbourhood, ...]:
    """Return all neighbourhoods under an assignment, by suit, the largest first."""
    grid = district_state.grid
    marks = [0] * len(SUITS)
    for card, mark in zip(district_state.cards, marks_of(district_state, readings), strict=True):
        if mark is not None:
            marks[mark.suit] |= grid.pile(card.squares[mark.part], mark.number)
    found = [
        Neighbourhood(suit, region, (marks[suit] & region * everywhere(grid)).bit_count())
        for suit, blocks in enumerate(layers_of(district_state, readings))
        for region in regions(blocks, grid.stride)
    ]
    return tuple(sorted(found, key=lambda each: (each.suit, -each.region.bit_count())))


@lru_cache(maxsize=512)
def bonuses_of(district_state: DistrictState, readings: tuple[int, ...]) -> tuple[tuple[Bonus, int], ...]:
    """Return the bonuses that a district earns by itself under an assignment, with their points (PM-90 to PM-95)."""
    blocks, size = layers_of(district_state, readings), district_state.rules.placement.size
    earned = []
    for bonus in district_state.rules.bonuses.own:
        points = bonus.of_site(district_state.site) if bonus.of_site else 0
        if bonus.of_suit:
            points = max(bonus.of_suit(district_state.grid, board, size) for board in blocks)
        if points:
            earned.append((bonus, points))
    return tuple(earned)


__all__ = [
    "NOTHING",
    "Best",
    "Ceiling",
    "Key",
    "Neighbourhood",
    "Sizes",
    "Value",
    "best_above",
    "best_of",
    "bonuses_of",
    "largest_of",
    "layers_of",
    "marks_of",
    "neighbourhoods",
    "value_above",
]
