"""The full-greedy choice, exactly: the placement and the next claim that together score most.

The twin of `salon.games.personimo.bots.planning`. Every assignment of the district is surveyed. Every way to lay the
present card in it has a value, and an upper bound for what the best claim can add to that. The most promising ways are
worked out first, until no bound is better than what has been found.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.chance import draw
from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    BUILT,
    DISCARD,
    HOME,
    MARKS,
    ROWS,
    SUITS,
    TOP,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.spots import (
    NO_VALUE,
    Ground,
    bonuses_with,
    card_gains,
    has_bonuses,
)
from salon.games.personimo.bots.kernel.board.squares import ONE, near, spots_for
from salon.games.personimo.bots.kernel.board.survey import FIELD, POINT, largest_in, plus, points_in
from salon.games.personimo.bots.kernel.policy.claims import claim_values
from salon.games.personimo.bots.kernel.policy.greedy_bounds import (
    AFTER,
    BACK,
    BARE,
    BY_BOTTOM,
    BY_TOP,
    ROW,
    SPOT,
    VALUE,
    bounded,
    more_closely,
    out_of_reach,
)
from salon.games.personimo.bots.kernel.policy.next_claim import best_later, fits_later, lay_on_desk
from salon.games.personimo.bots.kernel.policy.workspace import (
    BEST,
    BEST_CLAIM,
    BEST_SPOT,
    CLAIMED,
    HIGHEST,
    MOST_POINTS,
    MOST_WAYS,
    WAYS,
    Desk,
    surveyed,
)
from salon.jit import Number, Word, compiled, inlined, trailing_zeros, u64


@compiled
def full_greedy(
    world: World,
    tables: Tables,
    desk: Desk,
    district: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    chance: Words,
) -> tuple[Number, Number, Number]:
    """The spot for a card (DISCARD if it has none, or `card` is -1), which claim to take, and the value then."""
    notes, heads, ways = desk.notes, desk.heads, desk.ways
    notes[BEST], notes[BEST_SPOT], notes[BEST_CLAIM], notes[WAYS], notes[HIGHEST] = NO_VALUE, DISCARD, 0, 0, 0
    desk.owners[:] = -1
    notes[CLAIMED] = 0
    for i in range(count):
        notes[CLAIMED] |= 1 << tables.cards[claims[i], TOP] | 1 << tables.cards[claims[i], BOTTOM]
    lying = upright = u64(0)
    if card >= 0:
        lying, upright = spots_for(world, tables, district, card)
    if (lying | upright) == u64(0):
        _claim_alone(world, tables, desk, district, claims, count, chance)
        return notes[BEST_SPOT], notes[BEST_CLAIM], notes[BEST]
    for row in range(world.info[district, ROWS]):
        _list_ways(world, tables, desk, district, row, card, claims, count, lying, upright, chance)
    for points in range(notes[HIGHEST], -1, -1):
        way = heads[points]
        heads[points] = -1
        while way >= 0:
            if points * POINT + POINT > notes[BEST]:
                _work_out(world, tables, desk, district, card, claims, count, way, chance)
            way = ways[way, AFTER]
    return notes[BEST_SPOT], notes[BEST_CLAIM], notes[BEST]


@inlined
def _offer(notes: Numbers, value: Number, spot: Number, claim: Number, chance: Words) -> None:
    """Keep a plan that is better than the best so far; of two that are equal, one by chance."""
    if value > notes[BEST] or (value == notes[BEST] and draw(chance, 2) == 0):
        notes[BEST], notes[BEST_SPOT], notes[BEST_CLAIM] = value, spot, claim


@compiled
def _claim_alone(
    world: World,
    tables: Tables,
    desk: Desk,
    district: Number,
    claims: Numbers,
    count: Number,
    chance: Words,
) -> None:
    """Nothing is laid before: which claim scores most."""
    values = desk.spots[:count].copy()
    claim_values(world, tables, desk, district, claims, count, values)
    for i in range(count):
        _offer(desk.notes, values[i], DISCARD, i, chance)
    if count == 0:
        desk.notes[BEST] = district_value(world, tables, district)


@compiled
def _list_ways(
    world: World,
    tables: Tables,
    desk: Desk,
    district: Number,
    row: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    lying: Word,
    upright: Word,
    chance: Words,
) -> None:
    """Every way to lay the card in an assignment, filed by the points it could lead to."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    slot = surveyed(world, tables, desk, district, row, card, claims, count)
    notes, heads, ways, bounds = desk.notes, desk.heads, desk.ways, desk.bounds
    survey, gains, base, bonuses = (
        desk.surveys[slot],
        desk.gains[slot],
        desk.bases[slot],
        has_bonuses(tables.rules),
    )
    ground = Ground(survey, gains, rows[row * SUITS : row * SUITS + SUITS], words, info, bonuses)
    top, bottom, marks = tables.cards[card, TOP], tables.cards[card, BOTTOM], tables.cards[card, MARKS]
    both = 1 if top == bottom else 2
    home = near(words[HOME])
    for standing in range(2):
        left = upright if standing else lying
        sure = home | (home >> u64(8 if standing else 1))
        while left:
            lowest = left & (~left + ONE)
            spot = np.int64(trailing_zeros(left)) + FIELD * standing
            left ^= lowest
            for back in range(both):
                way = notes[WAYS]
                ways[way, ROW], ways[way, SPOT], ways[way, BACK] = row, spot, back
                at_home = (lowest & sure) != u64(0)
                if not _weigh(survey, gains, ways, way, top, bottom, marks, base, at_home):
                    continue
                if bonuses:
                    ways[way, VALUE] += (
                        bonuses_with(ground, tables.rules, top, bottom, spot, back == 1) * POINT
                    )
                if count == 0:
                    _offer(notes, ways[way, VALUE], spot, 0, chance)
                elif way == MOST_WAYS - 1:
                    _work_out(world, tables, desk, district, card, claims, count, way, chance)
                else:
                    _file(heads, notes, ways, bounds, slot, count, bonuses)


@inlined
def _weigh(
    survey: Words,
    gains: Numbers,
    ways: Numbers,
    way: Number,
    top: Number,
    bottom: Number,
    marks: Number,
    base: Number,
    sure: bool,
) -> bool:
    """Work out what a way is worth at once, without bonuses; False if the card cannot lie so."""
    one, other = card_gains(survey, gains, top, bottom, marks, ways[way, SPOT], ways[way, BACK] == 1)
    gained = plus(one, other)
    if largest_in(gained) == (2 if top == bottom else 1) and not sure:
        return False
    ways[way, BY_TOP], ways[way, BY_BOTTOM] = points_in(one), points_in(other)
    ways[way, BARE] = ways[way, VALUE] = plus(base, gained)
    return True


@inlined
def _file(
    heads: Numbers,
    notes: Numbers,
    ways: Numbers,
    bounds: Numbers,
    slot: Number,
    count: Number,
    bonuses: bool,
) -> None:
    """Let the last way wait among those that could lead to as many points."""
    way = notes[WAYS]
    points = points_in(ways[way, VALUE])
    for i in range(count):
        points = max(points, bounded(ways[way], bounds[slot, i], bonuses))
    points = min(points, MOST_POINTS - 1)
    ways[way, AFTER] = heads[points]
    heads[points] = way
    notes[WAYS] += 1
    notes[HIGHEST] = max(notes[HIGHEST], points)


@compiled
def _work_out(
    world: World,
    tables: Tables,
    desk: Desk,
    district: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    way: Number,
    chance: Words,
) -> None:
    """Lay the present card one way in one assignment, and find the best spot of each claim that is worth trying."""
    notes, ways, bounds = desk.notes, desk.ways, desk.bounds
    slot = surveyed(world, tables, desk, district, ways[way, ROW], card, claims, count)
    bonuses, cards = has_bonuses(tables.rules), tables.cards
    survey, built = desk.surveys[slot], world.words[district, BUILT]
    wanted = 0
    for i in range(count):
        limit = out_of_reach(ways[way], bounds[slot, i], bonuses)
        if limit > notes[BEST]:
            closer = more_closely(survey, cards, built, ways[way], card, claims[i], bounds[slot, i], bonuses)
            limit = min(limit, closer)
        desk.limits[i] = limit
        if limit > notes[BEST]:
            wanted |= 1 << cards[claims[i], TOP] | 1 << cards[claims[i], BOTTOM]
    if wanted:
        lay_on_desk(world, tables, desk, district, card, way, slot, wanted)
    for i in range(count):
        if desk.limits[i] <= notes[BEST]:
            continue
        value = best_later(tables, desk, ways[way, BARE], claims[i], bonuses)
        if value == NO_VALUE and not fits_later(
            world, tables, desk, district, card, ways[way, SPOT], claims[i]
        ):
            value = ways[way, VALUE]
        if value >= 0:
            _offer(notes, value, ways[way, SPOT], i, chance)
