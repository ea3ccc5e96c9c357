"""Networks of tables: what some cards may be together, in several lists that share cards.

Small and general: nothing here knows what a reading means. A network is solved by narrowing (a row stays only while
each other table has one that agrees with it) and, where that does not settle everything, by trying.
"""

from collections.abc import Collection, Iterable, Sequence
from math import prod
from operator import itemgetter
from typing import NamedTuple

Row = tuple[int, ...]
"""One reading for each of some cards, as indices into the cards' readings."""


class Table(NamedTuple):
    """Some cards, and every combination of readings that is allowed for them."""

    cards: tuple[int, ...]
    rows: tuple[Row, ...]

    def column(self, card: int) -> frozenset[int]:
        """The readings a card has in at least one row."""
        return frozenset(map(itemgetter(self.cards.index(card)), self.rows))

    def without(self, gone: Collection[int]) -> "Table":
        """The same, not speaking of some cards."""
        if not gone:
            return self
        stays = [at for at, card in enumerate(self.cards) if card not in gone]
        rows = dict.fromkeys(tuple(row[at] for at in stays) for row in self.rows)
        return Table(tuple(self.cards[at] for at in stays), tuple(rows))

    def where(self, readings: dict[int, frozenset[int]]) -> "Table":
        """Only the rows in which each card has one of its given readings."""
        tests = [(at, readings[card]) for at, card in enumerate(self.cards) if card in readings]
        rows = tuple(row for row in self.rows if all(row[at] in allowed for at, allowed in tests))
        return self if len(rows) == len(self.rows) else Table(self.cards, rows)


def joined(tables: Iterable[Table]) -> Table:
    """All tables as one: every combination that agrees with each of them."""
    whole = Table((), ((),))
    for table in tables:
        shared = [card for card in table.cards if card in whole.cards]
        added = [at for at, card in enumerate(table.cards) if card not in whole.cards]
        here, there = (
            [table.cards.index(card) for card in shared],
            [whole.cards.index(card) for card in shared],
        )
        fitting: dict[Row, list[Row]] = {}
        for row in table.rows:
            key = tuple(row[at] for at in here)
            fitting.setdefault(key, []).append(tuple(row[at] for at in added))
        whole = Table(
            (*whole.cards, *(table.cards[at] for at in added)),
            tuple(
                (*row, *more)
                for row in whole.rows
                for more in fitting.get(tuple(row[at] for at in there), ())
            ),
        )
    return whole


def connected(tables: Sequence[Table]) -> list[list[Table]]:
    """The tables in groups that share no card."""
    groups: list[tuple[set[int], list[Table]]] = []
    for table in tables:
        cards, group = set(table.cards), [table]
        apart = []
        for others in groups:
            if cards & others[0]:
                cards |= others[0]
                group = [*others[1], *group]
            else:
                apart.append(others)
        groups = [*apart, (cards, group)]
    return [group for _, group in groups]


def narrowed(tables: Iterable[Table]) -> list[Table] | None:
    """Without the rows that no row of another table agrees with; None if a table is left empty."""
    kept = list(tables)
    while True:
        left: dict[int, frozenset[int]] = {}
        for table in kept:
            for card in table.cards:
                column = table.column(card)
                left[card] = left[card] & column if card in left else column
        if not all(left.values()):
            return None
        fewer = [table.where(left) for table in kept]
        if all(new is old for new, old in zip(fewer, kept, strict=True)):
            return kept
        kept = fewer


def possible(tables: Iterable[Table]) -> list[Table] | None:
    """The tables with only such readings as each card has in a combination of all; None if there is none."""
    kept = narrowed(tables)
    if kept is None:
        return None
    wanted = {(card, reading) for table in kept for card in table.cards for reading in table.column(card)}
    found: set[tuple[int, int]] = set()
    for card, reading in sorted(wanted):
        if (card, reading) not in found:
            example = solution([table.where({card: frozenset((reading,))}) for table in kept])
            found |= set(example.items() if example else ())
    if not found:
        return None
    left = {card: frozenset(reading for which, reading in found if which == card) for card, _ in found}
    return [table.where(left) for table in kept]


def solution(tables: Iterable[Table]) -> dict[int, int] | None:
    """Some combination that agrees with all tables; None if there is none."""
    kept = narrowed(tables)
    if kept is None:
        return None
    longest = max(range(len(kept)), key=lambda at: len(kept[at].rows))
    if len(kept[longest].rows) == 1:
        return {
            card: reading for table in kept for card, reading in zip(table.cards, table.rows[0], strict=True)
        }
    tried = min((at for at in range(len(kept)) if len(kept[at].rows) > 1), key=lambda at: len(kept[at].rows))
    for row in kept[tried].rows:
        one = Table(kept[tried].cards, (row,))
        found = solution([*kept[:tried], one, *kept[tried + 1 :]])
        if found is not None:
            return found
    return None


def count(tables: Sequence[Table]) -> int:
    """How many combinations agree with all tables."""
    kept = narrowed(tables)
    if kept is None:
        return 0
    decided = {card for table in kept for card in table.cards if len(table.column(card)) == 1}
    groups = connected([table for table in (each.without(decided) for each in kept) if table.cards])
    return prod(_count(group) for group in groups)


def _count(tables: Sequence[Table]) -> int:
    """The same for tables that hang together: one is taken row by row, which breaks the rest apart."""
    if len(tables) == 1:
        return len(tables[0].rows)
    most = max(range(len(tables)), key=lambda at: sum(bool({*tables[at].cards} & {*t.cards}) for t in tables))
    rest = [*tables[:most], *tables[most + 1 :]]
    cards = tables[most].cards
    return sum(count([Table(cards, (row,)), *rest]) for row in tables[most].rows)
