"""What districts win against one another (PM-96) by brute force: every assignment against those of the others.

Written from the rules alone, like the other brute-force twins.
"""

from collections.abc import Sequence
from itertools import product

from salon.games.personimo.model.district import District
from tests.games.personimo.suits.brute_force_variants import Book, Layout, Sets

Assignment = tuple[Sets, ...]
MoveValue = tuple[int, int]
"""All points of a district, then its largest neighbourhood."""


def layout_of(book: Book, district: District) -> Layout:
    """A district of the engine as the twin knows it, with all that has been said of its cards."""
    return Layout(
        book,
        district.headquarters,
        [(each.card, each.squares) for each in district.placed],
        {each.card: each.fixed for each in district.placed if each.fixed},
        {each.card: each.scoring for each in district.placed if each.scoring}
        | ({district.headquarters: district.scoring} if district.scoring else {}),
    )


def won(sizes: Sequence[int], others: Sequence[Sequence[int]], second: int) -> int:
    """Five for the largest neighbourhood of a suit, `second` if one district alone has a larger one."""
    points = 0
    for suit, own in enumerate(sizes):
        larger = [other for other in others if other[suit] > own]
        if own and len(larger) < 2:
            points += second if larger else 5
    return points


class Contest:
    """Some districts that compete. `second`: the points for the second largest neighbourhood."""

    def __init__(self, layouts: Sequence[Layout], second: int) -> None:
        self.second = second
        self._known = [
            {each: (layout.score(each), layout.sizes(each)) for each in layout.assignments()}
            for layout in layouts
        ]

    def move_values(self, number: int, assignments: Sequence[Assignment]) -> MoveValue:
        """What a district has if all have these assignments."""
        return self._worth(number, assignments[number], assignments)

    def best(self, number: int, assignments: Sequence[Assignment]) -> MoveValue:
        """The most that a district could have if the others have these assignments."""
        return max(self._worth(number, each, assignments) for each in self._known[number])

    def _worth(self, number: int, own: Assignment, assignments: Sequence[Assignment]) -> MoveValue:
        others = [self._known[other][each][1] for other, each in enumerate(assignments) if other != number]
        (points, largest), sizes = self._known[number][own]
        return points + won(sizes, others, self.second), largest

    def missed(self, assignments: Sequence[Assignment]) -> list[int]:
        """How many points each district could gain if the others stay as they are."""
        return [
            self.best(number, assignments)[0] - self.move_values(number, assignments)[0]
            for number in range(len(self._known))
        ]

    def is_settled(self, assignments: Sequence[Assignment]) -> bool:
        """Whether no district could have anything better if the others stay as they are."""
        numbers = range(len(self._known))
        return all(self.move_values(each, assignments) == self.best(each, assignments) for each in numbers)

    def everything(self) -> list[tuple[Assignment, ...]]:
        """Every assignment of every district with every one of the others."""
        return list(product(*self._known))
