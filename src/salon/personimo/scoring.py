"""Scoring: neighbourhoods, their points, and the exactly best assignment (PM-37, PM-40 to PM-43).

A suit's points depend only on its squares and the marks on them, and never fall when there is more of either.
So an open card that is taken to give all it could give to every suit at once is an upper bound, and the search
for the best assignment leaves out whatever cannot beat the best found so far.
"""

from typing import NamedTuple

from salon.personimo.actions import Square
from salon.personimo.assignments import Component, Row
from salon.personimo.district import Standing
from salon.personimo.layers import EMPTY, SUITS, Layer, everywhere, layer_of, regions, valuer
from salon.personimo.readings import Reading


class Value(NamedTuple):
    """How good an assignment is: its points, then its largest neighbourhood (PM-45), scoring or not."""

    points: int
    largest: int


NOTHING = Value(-1, -1)


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
    """The best assignment of a district: the reading of each card, and what it is worth."""

    value: Value
    readings: tuple[int, ...]


def best_of(standing: Standing) -> Best:
    """The best assignment that is left: most points, then PM-45, then always the same one."""
    return _Search(standing).run()


def value_above(standing: Standing, floor: Value) -> Value | None:
    """What the best assignment is worth, if that is more than `floor`; found faster than without one."""
    search = _Search(standing, floor)
    return search.run().value if search.improved() else None


class Ceiling:
    """Quick upper bounds for a district with one more card, for searches that try very many spots."""

    def __init__(self, standing: Standing) -> None:
        self._frame = standing.frame
        self._value = valuer(standing.frame)
        self._all = _Search(standing).everything()
        self._each = [self._value(*each) for each in zip(*self._all, strict=True)]

    def with_card(self, readings: tuple[Reading, ...], squares: tuple[Square, ...]) -> Value:
        """The district with a card that lies on these squares is worth no more than this."""
        layer = EMPTY
        for reading in readings:
            layer = layer.joined(layer_of(self._frame, reading, squares))
        points = largest = 0
        for suit in SUITS:
            gives, region = self._each[suit]
            if layer.blocks[suit]:
                blocks, marks = (
                    self._all.blocks[suit] | layer.blocks[suit],
                    self._all.marks[suit] | layer.marks[suit],
                )
                gives, region = self._value(blocks, marks)
            points += gives
            largest = max(largest, region)
        return Value(points, largest)


def neighbourhoods(standing: Standing, readings: tuple[int, ...]) -> tuple[Neighbourhood, ...]:
    """All neighbourhoods under an assignment, by suit, the largest first."""
    layer = EMPTY
    for laid, reading in zip(standing.laid, readings, strict=True):
        layer = layer.joined(layer_of(standing.frame, laid.readings[reading], laid.squares))
    every_pile = everywhere(standing.frame)
    found = [
        Neighbourhood(suit, region, (layer.marks[suit] & region * every_pile).bit_count())
        for suit in SUITS
        for region in regions(layer.blocks[suit], standing.frame.stride)
    ]
    return tuple(sorted(found, key=lambda each: (each.suit, -each.region.bit_count())))


class _Search:
    """Branch and bound over the components of a standing."""

    def __init__(self, standing: Standing, floor: Value = NOTHING) -> None:
        self._standing = standing
        self._value = valuer(standing.frame)
        components = sorted(standing.assignments.components, key=lambda component: -len(component.rows))
        self._components = components
        self._choices = [self._prints(component) for component in components]
        self._settled = self._print_settled()
        # What all components from the k-th on could give at most.
        self._rest = [EMPTY]
        for choices in reversed(self._choices):
            rest = self._rest[0]
            for layer in choices:
                rest = rest.joined(layer)
            self._rest.insert(0, rest)
        self._best = floor
        self._rows: tuple[int, ...] | None = None

    def improved(self) -> bool:
        """Search, and say whether anything beats the floor."""
        if self.bound(self._settled, 0) > self._best:
            self._descend(0, self._settled, ())
        return self._rows is not None

    def run(self) -> Best:
        """The best there is."""
        if self._rows is None and not self.improved():
            raise ValueError("nothing beats the floor")
        readings = list(self._standing.assignments.settled)
        for component, row in zip(self._components, self._rows or (), strict=True):
            for card, reading in zip(component.cards, component.rows[row], strict=True):
                readings[card] = reading
        return Best(self._best, tuple(reading for reading in readings if reading is not None))

    def everything(self) -> Layer:
        """All that the district could give to each suit, as if every open card lay in all its ways at once."""
        return self._settled.joined(self._rest[0])

    def bound(self, chosen: Layer, k: int) -> Value:
        """No assignment with this choice for the first k components is worth more."""
        rest = self._rest[k]
        points = largest = 0
        for blocks, marks, more, extra in zip(
            chosen.blocks, chosen.marks, rest.blocks, rest.marks, strict=True
        ):
            gives, region = self._value(blocks | more, marks | extra)
            points += gives
            largest = max(largest, region)
        return Value(points, largest)

    def _descend(self, k: int, chosen: Layer, rows: tuple[int, ...]) -> None:
        if k == len(self._components):
            self._best, self._rows = self.bound(chosen, k), rows
            return
        layers = [chosen.joined(layer) for layer in self._choices[k]]
        bounds = [self.bound(layer, k + 1) for layer in layers]
        for row in sorted(range(len(layers)), key=lambda row: bounds[row], reverse=True):
            if bounds[row] <= self._best:
                break
            self._descend(k + 1, layers[row], (*rows, row))

    def _print_settled(self) -> Layer:
        layer = EMPTY
        for laid, only in zip(self._standing.laid, self._standing.assignments.settled, strict=True):
            if only is not None:
                layer = layer.joined(layer_of(self._standing.frame, laid.readings[only], laid.squares))
        return layer

    def _prints(self, component: Component) -> list[Layer]:
        return [self._print_row(component.cards, row) for row in component.rows]

    def _print_row(self, cards: tuple[int, ...], row: Row) -> Layer:
        layer = EMPTY
        for card, reading in zip(cards, row, strict=True):
            laid = self._standing.laid[card]
            layer = layer.joined(layer_of(self._standing.frame, laid.readings[reading], laid.squares))
        return layer
