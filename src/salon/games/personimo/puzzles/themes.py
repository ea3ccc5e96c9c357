"""What the best move of a puzzle does: its theme is the part of the move that is worth most, measured by playouts."""

from salon.games.personimo.puzzles.puzzle import Puzzle

OPEN, DENIAL, FILLING, ORDER, PATIENCE = "open", "denial", "filling", "order", "patience"
THEMES = (OPEN, DENIAL, FILLING, ORDER, PATIENCE)
"""Suits that stay open, a card that a rival does not get, a square that can still be filled, an earlier place in the
order; and what needs patience: a neighbourhood that only pays later."""

POINTS_A_SQUARE = 1.3
"""About what one more covered square is worth."""
LEAST_WORTH, LEAST_SHARE = 0.5, 0.2
"""A theme is worth so many points, and this share of what the obvious move loses."""
EASY, HARD = 2.5, 1.2
"""By so many points the second-best move is behind in an easy puzzle, and by less than so many in a hard one."""


def worths_of(puzzle: Puzzle) -> dict[str, float]:
    """Return what each theme is worth to the best move, beside the obvious one, in points.

    A place in the order is worth at most what remains of the loss when the rival's part is taken off: it is measured by
    exchanging two cards, so that the other one comes earlier, too.
    """
    obvious = next(each for each in puzzle.alternatives if each.move == puzzle.obvious)
    return {
        OPEN: puzzle.open,
        DENIAL: obvious.rival,
        FILLING: -obvious.covered * POINTS_A_SQUARE,
        ORDER: min(puzzle.order, obvious.loss - max(0.0, obvious.rival)),
    }


def theme_of(puzzle: Puzzle) -> str:
    """Return the theme that is worth most, or `patience` where none is worth enough."""
    worths = worths_of(puzzle)
    obvious = next(each for each in puzzle.alternatives if each.move == puzzle.obvious)
    theme = max(worths, key=lambda each: worths[each])
    return theme if worths[theme] >= max(LEAST_WORTH, LEAST_SHARE * obvious.loss) else PATIENCE


def level_of(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is: 1 to 3. The nearer the second-best move, the harder."""
    gap = min(each.loss for each in puzzle.alternatives)
    return 1 if gap >= EASY else 2 if gap >= HARD else 3
