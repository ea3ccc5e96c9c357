"""Assignments: which reading each card may still have, exactly (PM-35).

The set of all assignments is kept as a product of independent components. A component is a few cards and the list
of all their readings that are still possible together; a card with one reading left is settled and in none. A
new constraint joins the components it speaks of, but only if it excludes something.
"""

from collections.abc import Callable
from itertools import product
from math import prod
from typing import NamedTuple

Row = tuple[int, ...]
"""One reading for each of some cards, as indices into the cards' readings."""


class Component(NamedTuple):
    """Open cards that depend on one another, and every combination of readings they may have."""

    cards: tuple[int, ...]
    rows: tuple[Row, ...]


class Assignments(NamedTuple):
    """The readings of all cards of a district, in the order they were laid: settled, or None where open."""

    settled: tuple[int | None, ...] = ()
    components: tuple[Component, ...] = ()

    @property
    def total(self) -> int:
        """How many assignments are left."""
        return prod(len(component.rows) for component in self.components)

    def left(self, card: int) -> frozenset[int]:
        """The readings a card has in at least one assignment."""
        only = self.settled[card]
        if only is not None:
            return frozenset((only,))
        component = next(component for component in self.components if card in component.cards)
        column = component.cards.index(card)
        return frozenset(row[column] for row in component.rows)

    def with_card(self, readings: int) -> "Assignments":
        """The same with one more card, which may have any of so many readings."""
        if readings == 1:
            return Assignments((*self.settled, 0), self.components)
        alone = Component((len(self.settled),), tuple((reading,) for reading in range(readings)))
        return Assignments((*self.settled, None), (*self.components, alone))

    def where(self, cards: tuple[int, ...], allowed: Callable[[Row], bool]) -> "Assignments | None":
        """Only those in which the readings of these cards are allowed; None if there are none."""
        touched: list[Component] = []
        others: list[Component] = []
        for component in self.components:
            (touched if any(card in component.cards for card in cards) else others).append(component)
        joint = tuple(card for component in touched for card in component.cards)
        rows = [sum(parts, ()) for parts in product(*(component.rows for component in touched))]
        lookup = [(self.settled[card], joint.index(card) if card in joint else 0) for card in cards]
        kept = [
            row for row in rows if allowed(tuple(row[at] if only is None else only for only, at in lookup))
        ]
        if not kept:
            return None
        if len(kept) == len(rows):
            return self
        return self._with(joint, kept, others)

    def _with(self, joint: tuple[int, ...], rows: list[Row], others: list[Component]) -> "Assignments":
        """These components instead of those joined; cards with one reading left are settled."""
        settled = list(self.settled)
        still_open = []
        for column, card in enumerate(joint):
            if all(row[column] == rows[0][column] for row in rows):
                settled[card] = rows[0][column]
            else:
                still_open.append(column)
        if still_open:
            cards = tuple(joint[column] for column in still_open)
            others = [*others, Component(cards, tuple(tuple(row[c] for c in still_open) for row in rows))]
        return Assignments(tuple(settled), tuple(others))
