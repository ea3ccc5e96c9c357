"""Bonuses: points in addition to those of the neighbourhoods (PM-90 to PM-96).

A bonus depends either on where the cards of a district lie, or on the squares of one suit. A bonus of the second kind
never falls when a suit has more squares, and in the bonus that districts compete for a larger neighbourhood never wins
less. The search for the best assignment relies on both.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.grid import Box, Grid, regions
from salon.games.personimo.rules.kernel_codes import KernelCode


class Site(NamedTuple):
    """The place of a district: its box, the number of built squares, the headquarters, and its size if it has one."""

    box: Box
    built: int
    headquarters: tuple[Square, ...]
    size: int | None

    @property
    def full_size(self) -> bool:
        """Whether the box can no longer move, so that every place in the district is certain (PM-91)."""
        return self.box.width == self.box.height == self.size


@dataclass(frozen=True)
class Bonus:
    """A bonus that a district earns by itself, at most once.

    `bounded`: only where districts have a size (PM-74). `centred`: only where a district has a middle square.
    """

    name: str
    rule: str
    of_site: Callable[[Site], int] | None = None
    of_suit: Callable[[Grid, int, int | None], int] | None = None
    bounded: bool = False
    centred: bool = False
    kernel: KernelCode | None = None


@dataclass(frozen=True)
class Contest:
    """The bonus all districts compete for: the largest neighbourhood of each suit, and perhaps the second (PM-96)."""

    first: int
    second: int
    name: str = "largest"
    rule: str = "PM-96"

    def points(self, own: int, rivals: tuple[int, ...]) -> int:
        """Return what a neighbourhood of `own` squares wins against those of the other districts (`rivals`)."""
        if not own:
            return 0
        ahead = sum(rival > own for rival in rivals)
        if ahead == 0:
            return self.first
        return self.second if ahead == 1 else 0


class Rivals(NamedTuple):
    """What a district competes against (PM-96): for each suit the sizes of the other districts' largest neighbourhoods.

    The sizes are in descending order, so that the same rivals always compare equal.
    """

    contest: Contest
    sizes: tuple[tuple[int, ...], ...]

    def won(self, sizes: Sequence[int]) -> tuple[int, ...]:
        """Return what a district wins in each suit, if its largest neighbourhoods have these sizes."""
        return tuple(map(self.contest.points, sizes, self.sizes))


@lru_cache(maxsize=4096)
def prizes(rivals: Rivals, most: int) -> tuple[tuple[int, ...], ...]:
    """Return, for each suit, what a neighbourhood of 0, 1, … `most` squares wins. The numbers never fall."""
    return tuple(tuple(rivals.contest.points(own, each) for own in range(most + 1)) for each in rivals.sizes)


def complete(site: Site) -> int:
    """No empty square (PM-90)."""
    return 5 if site.full_size and site.built == site.box.width * site.box.height else 0


def centre(site: Site) -> int:
    """The headquarters in the exact centre (PM-91)."""
    ((column, row), *more) = site.headquarters
    box = site.box
    inside = column - box.left == box.right - column and row - box.top == box.bottom - row
    return 5 if site.full_size and inside and not more else 0


def corner(site: Site) -> int:
    """The headquarters in a corner (PM-92)."""
    box = site.box
    corners = {(column, row) for column in (box.left, box.right) for row in (box.top, box.bottom)}
    return 10 if site.full_size and corners & set(site.headquarters) else 0


def line(grid: Grid, blocks: int, _size: int | None) -> int:
    """Five points for three squares in a straight line, ten for four, fifteen for five (PM-93)."""
    stride = grid.stride
    longest = 0
    for step in (1, stride, stride + 1, stride - 1):
        run, length = blocks, 1
        while length < 5 and (shorter := run & run >> step):
            run, length = shorter, length + 1
        longest = max(longest, length)
    return 5 * (longest - 2) if longest > 2 else 0


def box(grid: Grid, blocks: int, _size: int | None) -> int:
    """Four squares in a box (PM-94)."""
    pairs = blocks & blocks >> 1
    return 5 if pairs & pairs >> grid.stride else 0


def across(grid: Grid, blocks: int, size: int | None) -> int:
    """A neighbourhood that reaches across the whole district, in width or height (PM-95)."""
    if size is None:
        return 0
    found = (grid.box(region) for region in regions(blocks, grid.stride) if region.bit_count() >= size)
    return 10 if any(reached.longer_side >= size for reached in found) else 0


BONUSES = {
    bonus.name: bonus
    for bonus in (
        Bonus("complete", "PM-90", of_site=complete, bounded=True, kernel=KernelCode.COMPLETE),
        Bonus("centre", "PM-91", of_site=centre, bounded=True, centred=True, kernel=KernelCode.CENTRE),
        Bonus("corner", "PM-92", of_site=corner, bounded=True, kernel=KernelCode.CORNER),
        Bonus("line", "PM-93", of_suit=line, kernel=KernelCode.LINE),
        Bonus("box", "PM-94", of_suit=box, kernel=KernelCode.BOX),
        Bonus("across", "PM-95", of_suit=across, bounded=True, kernel=KernelCode.ACROSS),
    )
}
