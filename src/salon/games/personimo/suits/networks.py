"""Networks of relations: which combinations of readings some cards may have, in several lists that share cards.

Nothing in this module depends on what a reading means. A network is solved like other constraint networks: a row of a
relation stays only while every other relation has a row that agrees with it, and where that does not decide
everything, rows are tried in turn.
"""

from collections.abc import Collection, Iterable, Sequence
from math import prod
from operator import itemgetter
from typing import NamedTuple

Row = tuple[int, ...]
"""One reading for each of some cards, as indices into the cards' readings."""


class Relation(NamedTuple):
    """Some cards, and every combination of readings that is allowed for them."""

    cards: tuple[int, ...]
    rows: tuple[Row, ...]

    def column(self, card: int) -> frozenset[int]:
        """Return the readings that a card has in at least one row."""
        return frozenset(map(itemgetter(self.cards.index(card)), self.rows))

    def without(self, gone: Collection[int]) -> "Relation":
        """Return the relation without the columns of some cards."""
        if not gone:
            return self
        stays = [at for at, card in enumerate(self.cards) if card not in gone]
        rows = dict.fromkeys(tuple(row[at] for at in stays) for row in self.rows)
        return Relation(tuple(self.cards[at] for at in stays), tuple(rows))

    def where(self, readings: dict[int, frozenset[int]]) -> "Relation":
        """Return the rows in which each card has one of its given readings."""
        tests = [(at, readings[card]) for at, card in enumerate(self.cards) if card in readings]
        rows = tuple(row for row in self.rows if all(row[at] in allowed for at, allowed in tests))
        return self if len(rows) == len(self.rows) else Relation(self.cards, rows)


def joined(relations: Iterable[Relation]) -> Relation:
    """Join relations: the result has every combination that agrees with each of them."""
    whole = Relation((), ((),))
    for relation in relations:
        shared = [card for card in relation.cards if card in whole.cards]
        added = [at for at, card in enumerate(relation.cards) if card not in whole.cards]
        here, there = (
            [relation.cards.index(card) for card in shared],
            [whole.cards.index(card) for card in shared],
        )
        matching: dict[Row, list[Row]] = {}
        for row in relation.rows:
            key = tuple(row[at] for at in here)
            matching.setdefault(key, []).append(tuple(row[at] for at in added))
        whole = Relation(
            (*whole.cards, *(relation.cards[at] for at in added)),
            tuple(
                (*row, *more)
                for row in whole.rows
                for more in matching.get(tuple(row[at] for at in there), ())
            ),
        )
    return whole


def connected(relations: Sequence[Relation]) -> list[list[Relation]]:
    """Return the relations in groups that share no card."""
    groups: list[tuple[set[int], list[Relation]]] = []
    for relation in relations:
        cards, group = set(relation.cards), [relation]
        apart = []
        for others in groups:
            if cards & others[0]:
                cards |= others[0]
                group = [*others[1], *group]
            else:
                apart.append(others)
        groups = [*apart, (cards, group)]
    return [group for _, group in groups]


def narrowed(relations: Iterable[Relation]) -> list[Relation] | None:
    """Drop the rows with which no row of another relation agrees; None if a relation has no row left."""
    kept = list(relations)
    while True:
        left: dict[int, frozenset[int]] = {}
        for relation in kept:
            for card in relation.cards:
                column = relation.column(card)
                left[card] = left[card] & column if card in left else column
        if not all(left.values()):
            return None
        fewer = [relation.where(left) for relation in kept]
        if all(new is old for new, old in zip(fewer, kept, strict=True)):
            return kept
        kept = fewer


def possible(relations: Iterable[Relation]) -> list[Relation] | None:
    """Keep only the readings that occur in a combination of all relations; None if there is no such combination."""
    kept = narrowed(relations)
    if kept is None:
        return None
    wanted = {
        (card, reading) for relation in kept for card in relation.cards for reading in relation.column(card)
    }
    found: set[tuple[int, int]] = set()
    for card, reading in sorted(wanted):
        if (card, reading) not in found:
            example = solution([relation.where({card: frozenset((reading,))}) for relation in kept])
            found |= set(example.items() if example else ())
    if not found:
        return None
    left = {card: frozenset(reading for which, reading in found if which == card) for card, _ in found}
    return [relation.where(left) for relation in kept]


def solution(relations: Iterable[Relation]) -> dict[int, int] | None:
    """Return a combination that agrees with all relations; None if there is none."""
    kept = narrowed(relations)
    if kept is None:
        return None
    longest = max(range(len(kept)), key=lambda at: len(kept[at].rows))
    if len(kept[longest].rows) == 1:
        return {
            card: reading
            for relation in kept
            for card, reading in zip(relation.cards, relation.rows[0], strict=True)
        }
    tried = min((at for at in range(len(kept)) if len(kept[at].rows) > 1), key=lambda at: len(kept[at].rows))
    for row in kept[tried].rows:
        one = Relation(kept[tried].cards, (row,))
        found = solution([*kept[:tried], one, *kept[tried + 1 :]])
        if found is not None:
            return found
    return None


def count(relations: Sequence[Relation]) -> int:
    """Return the number of combinations that agree with all relations."""
    kept = narrowed(relations)
    if kept is None:
        return 0
    decided = {card for relation in kept for card in relation.cards if len(relation.column(card)) == 1}
    groups = connected([relation for relation in (each.without(decided) for each in kept) if relation.cards])
    return prod(_count(group) for group in groups)


def _count(relations: Sequence[Relation]) -> int:
    """Count the combinations of connected relations: with each row of one relation, the others fall into groups."""
    if len(relations) == 1:
        return len(relations[0].rows)
    most = max(
        range(len(relations)),
        key=lambda at: sum(bool({*relations[at].cards} & {*t.cards}) for t in relations),
    )
    rest = [*relations[:most], *relations[most + 1 :]]
    cards = relations[most].cards
    return sum(count([Relation(cards, (row,)), *rest]) for row in relations[most].rows)
