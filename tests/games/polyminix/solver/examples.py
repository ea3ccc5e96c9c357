"""Random figures, kits and boxes, small enough to be counted by everybody."""

import random
from collections.abc import Iterator

from salon.games.polyminix import Anything, Box, Figure, Kit, Must, Plus, Problem, Sizes, Without
from salon.games.polyminix.model.figures import figure_of
from salon.games.polyminix.model.pieces import SHAPES, area, size


def random_figure(chance: random.Random, squares: int) -> Figure:
    """A connected figure, grown square by square, rather compact."""
    cells = {(0, 0)}
    while len(cells) < squares:
        row, column = chance.choice(sorted(cells))
        cells.add(chance.choice([(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]))
        if chance.random() < 0.3:  # fill a notch now and then
            notches = [
                (r + 1, c)
                for r, c in cells
                if (r + 1, c) not in cells and (r + 1, c + 1) in cells and (r + 2, c) in cells
            ]
            cells.update(notches[: squares - len(cells)])
    return figure_of(cells)


def random_box(chance: random.Random, kit: Kit, squares: int) -> Box:
    """A box of any kind; one that names pieces for their area names the right one where chance finds it."""
    some = kit.pieces
    for _ in range(200):
        some = tuple(chance.sample(kit.pieces, chance.randint(1, len(kit.pieces))))
        if area(some) == squares:
            break
    match chance.randrange(5):
        case 0:
            return Must(some)
        case 1:
            free = chance.randint(0, min(3, len(some)))
            return Plus(some[: len(some) - free], free)
        case 2:
            return Without(tuple(chance.sample(kit.pieces, chance.randint(0, 3))))
        case 3:
            return Sizes(tuple(map(size, some)))
    return Anything()


def random_problems(seed: int, count: int, squares: tuple[int, int] = (6, 20)) -> Iterator[Problem]:
    """So many problems, the same for a seed."""
    chance = random.Random(seed)
    for _ in range(count):
        figure = random_figure(chance, chance.randint(*squares))
        kit = Kit("random", tuple(chance.sample(sorted(SHAPES), chance.randint(4, 9))))
        yield Problem(figure, kit, random_box(chance, kit, figure.area))
