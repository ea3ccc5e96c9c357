"""Assignments: the readings that each card may still have, exactly (PM-35).

The set of all assignments is kept as a product of independent components. A component has a few cards and the list of
all combinations of their readings that are still possible. A card with one reading left is settled and in no component.
A new constraint joins the components of its cards, but only if it excludes something.

Where that list would become long, the component stays a network: several lists that share cards. The possible readings
are then found by search (`salon.games.personimo.suits.networks`), so the set of assignments is always exact.
"""

from collections.abc import Callable
from itertools import product
from math import prod
from typing import NamedTuple

from salon.games.personimo.suits import networks
from salon.games.personimo.suits.networks import Relation, Row

LONGEST_RELATION = 256
"""The most rows of a relation; components with more rows stay networks."""


class Component(NamedTuple):
    """Open cards that depend on one another. Nearly always they have one relation, which lists all combinations."""

    relations: tuple[Relation, ...]

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards of all its relations, each once."""
        return tuple({card: None for relation in self.relations for card in relation.cards})

    @property
    def rows(self) -> tuple[Row, ...]:
        """Every combination of readings that its cards may have."""
        return self.relations[0].rows if len(self.relations) == 1 else networks.joined(self.relations).rows

    @property
    def total(self) -> int:
        """The number of combinations, counted without listing them."""
        return len(self.relations[0].rows) if len(self.relations) == 1 else networks.count(self.relations)


class Assignments(NamedTuple):
    """The readings of all cards of a district, in the order they were laid: settled, or None where open."""

    settled: tuple[int | None, ...] = ()
    components: tuple[Component, ...] = ()

    @property
    def total(self) -> int:
        """The number of assignments that are left."""
        return prod(component.total for component in self.components)

    def left(self, card: int) -> frozenset[int]:
        """Return the readings that a card has in at least one assignment."""
        only = self.settled[card]
        if only is not None:
            return frozenset((only,))
        for component in self.components:
            for relation in component.relations:
                if card in relation.cards:
                    return relation.column(card)
        raise ValueError(f"no card {card}")

    def with_card(self, readings: int) -> "Assignments":
        """Return the assignments with one more card, which may have any of its readings."""
        if readings == 1:
            return Assignments((*self.settled, 0), self.components)
        alone = Relation((len(self.settled),), tuple((reading,) for reading in range(readings)))
        return Assignments((*self.settled, None), (*self.components, Component((alone,))))

    def where(self, cards: tuple[int, ...], allowed: Callable[[Row], bool]) -> "Assignments | None":
        """Return the assignments in which the readings of these cards are allowed; None if there are none."""
        columns = [sorted(self.left(card)) for card in cards]
        combined = [row for row in product(*columns) if allowed(row)]
        if not combined:
            return None
        if len(combined) == prod(map(len, columns)):
            return self
        still_open = [at for at, card in enumerate(cards) if self.settled[card] is None]
        rows = tuple(dict.fromkeys(tuple(row[at] for at in still_open) for row in combined))
        return self._narrowed(Relation(tuple(cards[at] for at in still_open), rows))

    def _narrowed(self, constraint: Relation) -> "Assignments | None":
        """Return the assignments that agree with a row of the constraint; None if there are none."""
        touched: list[Component] = []
        others: list[Component] = []
        for component in self.components:
            (touched if set(component.cards) & set(constraint.cards) else others).append(component)
        relations = [relation for component in touched for relation in component.relations]
        if (
            len(relations) == len(touched)
            and prod(len(relation.rows) for relation in relations) <= 4 * LONGEST_RELATION
        ):
            whole = networks.joined(relations)
            kept = networks.joined((whole, constraint))
            if not kept.rows:
                return None
            if len(kept.rows) == len(whole.rows):
                return self
            if len(kept.rows) <= LONGEST_RELATION:
                return self._with([kept], others)
        possible = networks.possible((*relations, constraint))
        return None if possible is None else self._with(possible, others)

    def _with(self, relations: list[Relation], others: list[Component]) -> "Assignments":
        """Replace the joined components by these relations, and settle the cards that have one reading left."""
        settled = list(self.settled)
        for relation in relations:
            for card in relation.cards:
                readings = relation.column(card)
                if len(readings) == 1:
                    (settled[card],) = readings
        narrowed = [
            relation.without({card for card in relation.cards if settled[card] is not None})
            for relation in relations
        ]
        groups = networks.connected([relation for relation in narrowed if relation.cards])
        return Assignments(tuple(settled), (*others, *(Component(tuple(group)) for group in groups)))
