"""The exactly best assignment of a district, by branch and bound (PM-37).

The value of the layer with everything that the open cards could still contribute is an upper bound. For every reading
of every open card the bound with this reading is computed, and readings that cannot beat the best assignment found so
far are dropped. Open cards that can no longer touch the same neighbourhood are then searched separately. Among the
rest, one card is tried with each of its readings.
"""

from collections.abc import Iterator
from typing import NamedTuple

from salon.games.personimo.rules.scoring.bonuses import Rivals, prizes
from salon.games.personimo.suits.bounds import (
    SUITS,
    LayerEvaluator,
    MovableMarks,
    SuitValue,
    evaluator_for,
    region_size,
)
from salon.games.personimo.suits.district_state import DistrictState
from salon.games.personimo.suits.subproblems import Contribution, Subproblem, contribution_of, joined

Key = tuple[int, ...]
"""The key by which assignments are compared: all points, PM-96 included, then the largest neighbourhood (PM-45)."""

LOWEST: Key = (-1,)


class Found(NamedTuple):
    """The best assignment of some cards: its key, and the reading of each card."""

    key: Key
    readings: dict[int, int]


class Bound(NamedTuple):
    """An upper bound for the key of the district if a card has a reading."""

    key: Key
    card: int
    reading: int


class BestAssignmentSearch:
    """The search in one district. `rivals` are given where districts compete for the largest neighbourhoods (PM-96)."""

    def __init__(self, district_state: DistrictState, rivals: Rivals | None = None) -> None:
        self._district_state = district_state
        self._prizes = prizes(rivals, len(district_state.at)) if rivals else None
        rules = district_state.rules
        self._evaluator: LayerEvaluator = evaluator_for(
            district_state.grid, rules.placement.size, rules.bonuses.own
        )
        self._constant = sum(
            bonus.of_site(district_state.site) for bonus in rules.bonuses.own if bonus.of_site
        )
        settled = enumerate(district_state.assignments.settled)
        self._settled = contribution_of(
            district_state, {card: (only,) for card, only in settled if only is not None}
        )
        self._subproblems = [
            Subproblem(district_state, component.relations)
            for component in district_state.assignments.components
        ]

    def everything(self) -> Contribution:
        """Return everything that the cards of the district could contribute to each suit."""
        return joined(self._settled, self._subproblems)

    def best(self, floor: Key = LOWEST) -> Found | None:
        """Return the best assignment, if its key is more than `floor`."""
        found = self._solve(self._settled, self._subproblems, floor)
        if found is None:
            return None
        settled = self._district_state.assignments.settled
        readings = {card: only for card, only in enumerate(settled) if only is not None}
        return Found(found.key, readings | found.readings)

    def key(self, given: Contribution) -> Key:
        """Return the key of a contribution: exact if all cards are decided, otherwise an upper bound."""
        layer, movable = given
        suits = self._evaluator.suits(layer)
        points = self._constant + self._evaluator.points(suits, movable)
        if self._prizes is not None:
            points += sum([won[suit.largest] for won, suit in zip(self._prizes, suits, strict=True)])
        return points, max([suit.largest for suit in suits])

    def _solve(self, settled: Contribution, subproblems: list[Subproblem], floor: Key) -> Found | None:
        """Return the best readings for these subproblems besides what is settled, if their key is more than `floor`."""
        if self.key(joined(settled, subproblems)) <= floor:
            return None
        probed = self._probed(settled, subproblems, floor)
        if probed is None:
            return None
        subproblems, branch = probed
        readings: dict[int, int] = {}
        for subproblem in subproblems:
            if not subproblem.open:
                readings |= subproblem.readings
        settled = joined(settled, (subproblem for subproblem in subproblems if not subproblem.open))
        subproblems = [subproblem for subproblem in subproblems if subproblem.open]
        if not subproblems:
            return Found(self.key(settled), readings)
        groups = self._groups(settled, subproblems)
        if len(groups) > 1:
            found = self._solve_apart(settled, groups, floor)
        else:
            found = self._decide(settled, subproblems, branch, floor)
        return found and Found(found.key, readings | found.readings)

    def _probed(
        self, settled: Contribution, subproblems: list[Subproblem], floor: Key
    ) -> tuple[list[Subproblem], list[Bound]] | None:
        """Drop the readings that cannot beat the floor; also return the bounds of the card with the lowest average."""
        subproblems = list(subproblems)
        branch: list[Bound] = []
        changed = True
        while changed:
            changed = False
            lowest: float | None = None
            for at, subproblem in enumerate(subproblems):
                others = (
                    joined(settled, subproblems[:at] + subproblems[at + 1 :]) if subproblem.open else settled
                )
                for card in subproblem.open:
                    bounds = self._bounds(others, subproblem, card, floor)
                    if not bounds:
                        return None
                    if len(bounds) < len(subproblem.left[card]):
                        fewer = subproblem.where(card, tuple(sorted(bound.reading for bound in bounds)))
                        if fewer is None:
                            return None
                        subproblems[at], changed = fewer, True
                        break
                    average = sum(bound.key[0] for bound in bounds) / len(bounds)
                    if lowest is None or average < lowest:
                        lowest, branch = average, bounds
        return subproblems, branch

    def _bounds(self, others: Contribution, subproblem: Subproblem, card: int, floor: Key) -> list[Bound]:
        """Return the readings of a card that could beat the floor, with their bounds, the highest bound first."""
        bounds = []
        for reading in subproblem.left[card]:
            child = subproblem.where(card, (reading,))
            if child is not None:
                bound = self.key(joined(others, (child,)))
                if bound > floor:
                    bounds.append(Bound(bound, card, reading))
        return sorted(bounds, reverse=True)

    def _decide(
        self, settled: Contribution, subproblems: list[Subproblem], branch: list[Bound], floor: Key
    ) -> Found | None:
        """Try each reading of one card in turn, the one with the highest bound first."""
        best: Found | None = None
        for bound, card, reading in branch:
            if bound <= floor:
                break
            at = next(at for at, subproblem in enumerate(subproblems) if card in subproblem.left)
            child = subproblems[at].where(card, (reading,))
            if child is None:
                continue
            layer, movable = child.decided()
            now = settled[0] | layer, settled[1] + movable
            found = self._solve(now, [*subproblems[:at], *subproblems[at + 1 :], *child.apart()], floor)
            if found is not None:
                floor = found.key
                best = Found(found.key, found.readings | child.readings)
        return best

    def _solve_apart(self, settled: Contribution, groups: list[list[Subproblem]], floor: Key) -> Found | None:
        """Solve groups that cannot touch the same neighbourhood one by one, and add up their gains.

        The points of a district are those of its neighbourhoods. Therefore the best assignment has every group at its
        own best, and its largest neighbourhood is the largest that any group can make without losing points. What a
        suit wins against rivals (PM-96) depends on one group at most.
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

    def _groups(self, settled: Contribution, subproblems: list[Subproblem]) -> list[list[Subproblem]]:
        """Return the subproblems in groups that share no neighbourhood that could count."""
        if len(subproblems) == 1:
            return [subproblems]
        layer, movable = joined(settled, subproblems)
        suits, sure = self._evaluator.suits(layer), self._evaluator.suits(settled[0])
        if not self._evaluator.same_bonuses(suits, sure):
            return [subproblems]
        least = self._least_sizes_that_count(sure)
        regions = list(_regions_that_count(suits, movable, least))
        # Settled marks that may still lie in either of two regions tie these together.
        groups: list[tuple[set[int], list[Subproblem]]] = [
            ({at for at, place in enumerate(regions) if _may_lie(each, *place)}, []) for each in settled[1]
        ]
        if self._prizes is not None:
            # So does the prize for the largest neighbourhood of a suit (PM-96), which is won once.
            groups += [(tied, []) for tied in self._tied_by_prizes(suits, sure, regions) if tied]
        for subproblem in subproblems:
            blocks = [self._evaluator.blocks(subproblem.layer, suit) for suit in SUITS]
            groups.append(
                ({at for at, (suit, region) in enumerate(regions) if blocks[suit] & region}, [subproblem])
            )
        return [group for group in _merged(groups) if group]

    def _least_sizes_that_count(self, sure: list[SuitValue]) -> list[int]:
        """Return, for each suit, the least size at which a region without marks could make a difference."""
        larger = max(suit.largest for suit in sure) + 1
        if self._prizes is None:
            return [larger] * len(SUITS)
        return [min(larger, size) for size in self._winning_sizes(sure)]

    def _winning_sizes(self, sure: list[SuitValue]) -> list[int]:
        """Return, for each suit, the least size of a region that wins more than is certain (PM-96).

        It is more than the number of built squares if no size does.
        """
        none = len(self._district_state.at) + 1
        return [
            next((size for size, prize in enumerate(won) if prize > won[suit.largest]), none)
            for won, suit in zip(self._prizes or (), sure, strict=True)
        ]

    def _tied_by_prizes(
        self, suits: list[SuitValue], sure: list[SuitValue], regions: list[tuple[int, int]]
    ) -> Iterator[set[int]]:
        """Yield, for each suit, the regions any of which could win its prize (PM-96)."""
        winning = self._winning_sizes(sure)
        for suit in SUITS:
            yield {
                at
                for at, (its, region) in enumerate(regions)
                if its == suit and region_size(suits[suit], region) >= winning[suit]
            }


def _merged(groups: list[tuple[set[int], list[Subproblem]]]) -> list[list[Subproblem]]:
    """Merge the groups that have a region in common."""
    merged: list[tuple[set[int], list[Subproblem]]] = []
    for regions, group in groups:
        apart = [other for other in merged if not other[0] & regions]
        met = [other for other in merged if other[0] & regions]
        together = [subproblem for other in met for subproblem in other[1]] + group
        merged = [*apart, (regions.union(*(other[0] for other in met)), together)]
    return [group for _, group in merged]


def _regions_that_count(
    suits: list[SuitValue], movable: tuple[MovableMarks, ...], enough: list[int]
) -> Iterator[tuple[int, int]]:
    """Yield the regions that have or could have a mark, or have at least the size in `enough` for their suit."""
    for suit in SUITS:
        for region, size in suits[suit].regions:
            marked = region & suits[suit].marked or any(_may_lie(each, suit, region) for each in movable)
            if marked or size >= enough[suit]:
                yield suit, region


def _may_lie(marks: MovableMarks, suit: int, region: int) -> bool:
    """Return whether marks may be put into a region of a suit."""
    return any(at == suit and square & region for at, square in marks.places)
