"""The exactly best assignment of a district, by branch and bound (PM-37).

The value of the layer of all that the open cards could still give is an upper bound. Every reading of every open card
is tried for what it does to that bound: readings that cannot beat the best found so far are dropped. Open cards that
can no longer touch the same neighbourhood are then searched apart, and among the rest one card is decided either way.
"""

from collections.abc import Iterator
from typing import NamedTuple

from salon.games.personimo.model.district import Standing
from salon.games.personimo.rules.bonuses import Rivals, prizes
from salon.games.personimo.suits.bounds import SUITS, Judge, Roaming, SuitValue, judge_for, region_size
from salon.games.personimo.suits.parts import Given, Part, given_by, joined

Key = tuple[int, ...]
"""What assignments are compared by: all points, PM-96 included, then the largest neighbourhood (PM-45)."""

LOWEST: Key = (-1,)


class Found(NamedTuple):
    """The best assignment of some cards: what it is worth, and the reading of each."""

    key: Key
    readings: dict[int, int]


class Bound(NamedTuple):
    """What the district is worth at most if a card has a reading."""

    key: Key
    card: int
    reading: int


class Search:
    """The search in one district. `rivals` are given where districts compete for the largest neighbourhoods (PM-96)."""

    def __init__(self, standing: Standing, rivals: Rivals | None = None) -> None:
        self._standing = standing
        self._prizes = prizes(rivals, len(standing.at)) if rivals else None
        rules = standing.rules
        self._judge: Judge = judge_for(standing.frame, rules.placement.size, rules.bonuses.own)
        self._constant = sum(bonus.of_site(standing.site) for bonus in rules.bonuses.own if bonus.of_site)
        settled = enumerate(standing.assignments.settled)
        self._settled = given_by(standing, {card: (only,) for card, only in settled if only is not None})
        self._parts = [Part(standing, component.tables) for component in standing.assignments.components]

    def everything(self) -> Given:
        """All that the district could give to each suit."""
        return joined(self._settled, self._parts)

    def best(self, floor: Key = LOWEST) -> Found | None:
        """The best assignment, if it is worth more than `floor`."""
        found = self._solve(self._settled, self._parts, floor)
        if found is None:
            return None
        settled = self._standing.assignments.settled
        readings = {card: only for card, only in enumerate(settled) if only is not None}
        return Found(found.key, readings | found.readings)

    def key(self, given: Given) -> Key:
        """What is given is worth this: exactly if all is decided, at most if not."""
        layer, roaming = given
        suits = self._judge.suits(layer)
        points = self._constant + self._judge.points(suits, roaming)
        if self._prizes is not None:
            points += sum([won[suit.largest] for won, suit in zip(self._prizes, suits, strict=True)])
        return points, max([suit.largest for suit in suits])

    def _solve(self, settled: Given, parts: list[Part], floor: Key) -> Found | None:
        """The best readings for these parts beside what is settled, if they are worth more than `floor`."""
        if self.key(joined(settled, parts)) <= floor:
            return None
        probed = self._probed(settled, parts, floor)
        if probed is None:
            return None
        parts, branch = probed
        readings: dict[int, int] = {}
        for part in parts:
            if not part.open:
                readings |= part.readings
        settled = joined(settled, (part for part in parts if not part.open))
        parts = [part for part in parts if part.open]
        if not parts:
            return Found(self.key(settled), readings)
        groups = self._groups(settled, parts)
        if len(groups) > 1:
            found = self._solve_apart(settled, groups, floor)
        else:
            found = self._decide(settled, parts, branch, floor)
        return found and Found(found.key, readings | found.readings)

    def _probed(self, settled: Given, parts: list[Part], floor: Key) -> tuple[list[Part], list[Bound]] | None:
        """The parts without readings that cannot beat the floor, and the bounds of the card that tells most."""
        parts = list(parts)
        branch: list[Bound] = []
        changed = True
        while changed:
            changed = False
            lowest: float | None = None
            for at, part in enumerate(parts):
                others = joined(settled, parts[:at] + parts[at + 1 :]) if part.open else settled
                for card in part.open:
                    bounds = self._bounds(others, part, card, floor)
                    if not bounds:
                        return None
                    if len(bounds) < len(part.left[card]):
                        fewer = part.where(card, tuple(sorted(bound.reading for bound in bounds)))
                        if fewer is None:
                            return None
                        parts[at], changed = fewer, True
                        break
                    told = sum(bound.key[0] for bound in bounds) / len(bounds)
                    if lowest is None or told < lowest:
                        lowest, branch = told, bounds
        return parts, branch

    def _bounds(self, others: Given, part: Part, card: int, floor: Key) -> list[Bound]:
        """The readings of a card that could beat the floor, the most promising first."""
        bounds = []
        for reading in part.left[card]:
            child = part.where(card, (reading,))
            if child is not None:
                bound = self.key(joined(others, (child,)))
                if bound > floor:
                    bounds.append(Bound(bound, card, reading))
        return sorted(bounds, reverse=True)

    def _decide(self, settled: Given, parts: list[Part], branch: list[Bound], floor: Key) -> Found | None:
        """Each reading of one card in turn, the most promising first."""
        best: Found | None = None
        for bound, card, reading in branch:
            if bound <= floor:
                break
            at = next(at for at, part in enumerate(parts) if card in part.left)
            child = parts[at].where(card, (reading,))
            if child is None:
                continue
            layer, roaming = child.decided()
            now = settled[0] | layer, settled[1] + roaming
            found = self._solve(now, [*parts[:at], *parts[at + 1 :], *child.apart()], floor)
            if found is not None:
                floor = found.key
                best = Found(found.key, found.readings | child.readings)
        return best

    def _solve_apart(self, settled: Given, groups: list[list[Part]], floor: Key) -> Found | None:
        """Groups that cannot touch the same neighbourhood: each at its best, and the gains added up.

        The points of a district are those of its neighbourhoods, so every group has to be at its own best; and the
        largest neighbourhood of all is the largest that any group can make without losing points. What a suit wins
        against rivals (PM-96) depends on one group at most.
        """
        alone = self.key(settled)[0]
        most = [self.key(joined(settled, group))[0] - alone for group in groups]
        points, largest = alone, 0
        readings: dict[int, int] = {}
        for at, group in enumerate(groups):
            others = points - alone + sum(most[at + 1 :])
            found = self._solve(settled, group, (floor[0] - others,))
            if found is None:
                return None
            points += found.key[0] - alone
            largest = max(largest, found.key[-1])
            readings |= found.readings
        key = (points, largest)
        return Found(key, readings) if key > floor else None

    def _groups(self, settled: Given, parts: list[Part]) -> list[list[Part]]:
        """The parts in groups that share no neighbourhood that could count."""
        if len(parts) == 1:
            return [parts]
        layer, roaming = joined(settled, parts)
        suits, sure = self._judge.suits(layer), self._judge.suits(settled[0])
        if not self._judge.same_bonuses(suits, sure):
            return [parts]
        largest, winning = max(suit.largest for suit in sure), self._winning(sure)
        regions = list(_regions_that_count(suits, roaming, [min(largest + 1, size) for size in winning]))
        # Settled marks that may still lie in either of two regions tie these together.
        groups: list[tuple[set[int], list[Part]]] = [
            ({at for at, place in enumerate(regions) if _may_lie(each, *place)}, []) for each in settled[1]
        ]
        # So does the prize for the largest neighbourhood of a suit (PM-96), which is won once.
        for suit in SUITS:
            may_win = {
                at
                for at, (its, region) in enumerate(regions)
                if its == suit and region_size(suits[suit], region) >= winning[suit]
            }
            groups.append((may_win, []))
        for part in parts:
            blocks = [self._judge.blocks(part.layer, suit) for suit in SUITS]
            groups.append(
                ({at for at, (suit, region) in enumerate(regions) if blocks[suit] & region}, [part])
            )
        return [group for group in _merged(groups) if group]

    def _winning(self, sure: list[SuitValue]) -> list[int]:
        """For each suit the least size of a region that wins more than is certain (PM-96); too large a one if none."""
        none = len(self._standing.at) + 1
        if self._prizes is None:
            return [none] * len(SUITS)
        return [
            next((size for size, prize in enumerate(won) if prize > won[suit.largest]), none)
            for won, suit in zip(self._prizes, sure, strict=True)
        ]


def _merged(groups: list[tuple[set[int], list[Part]]]) -> list[list[Part]]:
    """Groups with a region in common become one."""
    merged: list[tuple[set[int], list[Part]]] = []
    for regions, group in groups:
        apart = [other for other in merged if not other[0] & regions]
        met = [other for other in merged if other[0] & regions]
        together = [part for other in met for part in other[1]] + group
        merged = [*apart, (regions.union(*(other[0] for other in met)), together)]
    return [group for _, group in merged]


def _regions_that_count(
    suits: list[SuitValue], roaming: tuple[Roaming, ...], enough: list[int]
) -> Iterator[tuple[int, int]]:
    """Regions that have or could have a mark, or could become large enough for their suit to matter."""
    for suit in SUITS:
        for region, size in suits[suit].regions:
            marked = region & suits[suit].marked or any(_may_lie(each, suit, region) for each in roaming)
            if marked or size >= enough[suit]:
                yield suit, region


def _may_lie(marks: Roaming, suit: int, region: int) -> bool:
    """Whether marks may be put into a region of a suit."""
    return any(at == suit and square & region for at, square in marks.places)
