"""What two parts of a move are worth by themselves: the place in the order, and suits that stay open.

Each is measured by taking it away: the same card at a later place of the row, in exchange for the one that lies there,
and the same district with its suits decided at once. All else, and the worlds, stay the same.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board import layout as at
from salon.games.personimo.bots.kernel.board.layout import MAY, ROWS, SHOW, SUITS, Numbers, World
from salon.games.personimo.bots.kernel.board.turns import district_in, place
from salon.games.personimo.bots.kernel.search.trial import NO_ACTION, POSITION, SPOT
from salon.games.personimo.bots.puzzles.comparing import Comparison

WORLDS = 240
MOST_WAYS = 12
"""Districts with more assignments than this have a sample of them tried."""


def worth_of_order(comparison: Comparison, best: int, later: int) -> float:
    """Return by how much the lead shrinks if the card that the best move claims lay at the place `later`."""
    search = comparison.search
    candidate = search.candidates[best]
    position = int(candidate[POSITION])
    if search.tables.rules[at.SEATS] == 1 or position == NO_ACTION or position >= later:
        return 0.0
    seeds, root = comparison.seeds(WORLDS), _copy(search.root)
    one, two = SHOW + position, SHOW + later
    root.game[one], root.game[two] = root.game[two], root.game[one]
    moved = candidate.copy()
    moved[POSITION] = later
    now = comparison.played_from(search.root, candidate, seeds)
    return float((now - comparison.played_from(root, moved, seeds)).mean())


def worth_of_open_suits(comparison: Comparison, best: int) -> float:
    """Return by how much the lead shrinks if, after the best placement, all suits had to be decided."""
    search = comparison.search
    candidate: Numbers = search.candidates[best]
    if candidate[SPOT] < 0:
        return 0.0
    root, rules = _copy(search.root), search.tables.rules
    district = int(district_in(root.game, rules, root.game[at.TURN]))
    place(root, search.tables, candidate[SPOT])
    ways = int(root.info[district, ROWS])
    if ways == 1:
        return 0.0
    seeds = comparison.seeds(WORLDS)
    claim = np.array([NO_ACTION, candidate[POSITION]], np.int64)
    open_lead = comparison.played_from(root, claim, seeds).mean()
    step = -(-ways // MOST_WAYS)
    decided = [
        comparison.played_from(_decided(root, district, way), claim, seeds).mean()
        for way in range(0, ways, step)
    ]
    return float(open_lead - max(decided))


def _decided(world: World, district: int, way: int) -> World:
    """Return a world in which one assignment of a district is left."""
    decided = _copy(world)
    row = world.rows[district, way * SUITS : (way + 1) * SUITS]
    decided.rows[district, :SUITS] = row
    decided.info[district, ROWS] = 1
    decided.words[district, MAY : MAY + SUITS] = row
    return decided


def _copy(world: World) -> World:
    return World(world.words.copy(), world.info.copy(), world.rows.copy(), world.game.copy())
