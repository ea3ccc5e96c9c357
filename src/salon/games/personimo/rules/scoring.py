"""Scoring: neighbourhoods, their points, and what the best assignment is worth (PM-37, PM-40 to PM-43)."""

from functools import lru_cache
from typing import NamedTuple

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.district import Standing
from salon.games.personimo.model.grid import everywhere, regions
from salon.games.personimo.rules.bonuses import Bonus, Rivals
from salon.games.personimo.suits.best import LOWEST, Key, Search
from salon.games.personimo.suits.bounds import SUITS, Piece, judge_for, layer_of, roaming_of
from salon.games.personimo.suits.readings import Mark, Reading


class Value(NamedTuple):
    """How good an assignment is: its points, then its largest neighbourhood (PM-45), scoring or not."""

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
    """The best assignment of a district: the reading of each card, and what it is worth by itself (without PM-96)."""

    value: Value
    readings: tuple[int, ...]


def best_of(standing: Standing, rivals: Rivals | None = None) -> Best:
    """The best assignment that is left: most points, those won against rivals (PM-96) included, then PM-45.

    It is always the same one.
    """
    best = best_above(standing, LOWEST, rivals)
    if best is None:
        raise ValueError("a district without an assignment")
    return best


def best_above(standing: Standing, floor: Key, rivals: Rivals | None) -> Best | None:
    """The best assignment if its points against rivals and its largest neighbourhood are more than `floor`."""
    found = Search(standing, rivals).best(floor)
    if found is None:
        return None
    readings = tuple(found.readings[card] for card in range(len(standing.laid)))
    points, largest = found.key
    won = sum(rivals.won(largest_of(standing, readings))) if rivals else 0
    return Best(Value(points - won, largest), readings)


def value_above(standing: Standing, floor: Value) -> Value | None:
    """What the best assignment is worth, if that is more than `floor`; found faster than without one."""
    found = Search(standing).best(tuple(floor))
    return None if found is None else Value(*found.key)


class Ceiling:
    """Quick upper bounds for a district with one more card, for searches that try very many spots."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        rules = standing.rules
        self._judge = judge_for(standing.frame, rules.placement.size, rules.bonuses.own)
        self._bonuses = tuple(bonus.of_site for bonus in rules.bonuses.own if bonus.of_site)
        self._layer, self._roaming = Search(standing).everything()

    def with_card(self, readings: tuple[Reading, ...], squares: tuple[Square, ...]) -> Value:
        """The district with a card that lies on these squares is worth no more than this."""
        piece, frame = Piece(squares, readings), self._standing.frame
        roams = roaming_of(frame, piece)
        suits = self._judge.suits(self._layer | layer_of(frame, piece))
        points = self._judge.points(suits, (*self._roaming, roams) if roams else self._roaming)
        if self._bonuses:
            site = self._standing.site
            after = site._replace(box=site.box.around(squares), built=site.built + len(squares))
            points += sum(bonus(after) for bonus in self._bonuses)
        return Value(points, max(suit.largest for suit in suits))


@lru_cache(maxsize=512)
def layers_of(standing: Standing, readings: tuple[int, ...]) -> tuple[int, ...]:
    """The squares of each suit under an assignment."""
    blocks = [0] * len(SUITS)
    for laid, chosen in zip(standing.laid, readings, strict=True):
        for square, suits in zip(laid.squares, laid.readings[chosen].suits, strict=True):
            for suit in SUITS:
                if suits >> suit & 1:
                    blocks[suit] |= standing.frame.bit(square)
    return tuple(blocks)


@lru_cache(maxsize=1024)
def largest_of(standing: Standing, readings: tuple[int, ...]) -> Sizes:
    """The size of the largest neighbourhood of each suit under an assignment, scoring or not (PM-96)."""
    stride = standing.frame.stride
    return tuple(
        max((region.bit_count() for region in regions(blocks, stride)), default=0)
        for blocks in layers_of(standing, readings)
    )


@lru_cache(maxsize=512)
def marks_of(standing: Standing, readings: tuple[int, ...]) -> tuple[Mark | None, ...]:
    """Where each card's marks lie under an assignment: where one may choose, in the largest neighbourhood (PM-57)."""
    frame, blocks = standing.frame, layers_of(standing, readings)

    def size(mark: Mark, square: Square) -> int:
        found = (each for each in regions(blocks[mark.suit], frame.stride) if each & frame.bit(square))
        return next(found).bit_count()

    return tuple(
        max(
            laid.marks(chosen),
            key=lambda mark: (size(mark, laid.squares[mark.part]), mark.suit),
            default=None,
        )
        for laid, chosen in zip(standing.laid, readings, strict=True)
    )


@lru_cache(maxsize=512)
def neighbourhoods(standing: Standing, readings: tuple[int, ...]) -> tuple[Neighbourhood, ...]:
    """All neighbourhoods under an assignment, by suit, the largest first."""
    frame = standing.frame
    marks = [0] * len(SUITS)
    for laid, mark in zip(standing.laid, marks_of(standing, readings), strict=True):
        if mark is not None:
            marks[mark.suit] |= frame.pile(laid.squares[mark.part], mark.number)
    found = [
        Neighbourhood(suit, region, (marks[suit] & region * everywhere(frame)).bit_count())
        for suit, blocks in enumerate(layers_of(standing, readings))
        for region in regions(blocks, frame.stride)
    ]
    return tuple(sorted(found, key=lambda each: (each.suit, -each.region.bit_count())))


@lru_cache(maxsize=512)
def bonuses_of(standing: Standing, readings: tuple[int, ...]) -> tuple[tuple[Bonus, int], ...]:
    """The bonuses a district has for itself under an assignment, with their points (PM-90 to PM-95)."""
    blocks, size = layers_of(standing, readings), standing.rules.placement.size
    earned = []
    for bonus in standing.rules.bonuses.own:
        points = bonus.of_site(standing.site) if bonus.of_site else 0
        if bonus.of_suit:
            points = max(bonus.of_suit(standing.frame, board, size) for board in blocks)
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
