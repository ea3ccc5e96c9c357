"""The full-greedy choice: the placement and the next claim that together score most, computed exactly.

This is the counterpart of `salon.games.personimo.bots.planning`. Every assignment of the district is surveyed. Every
placement of the present card in it has a value, and an upper bound for what the best claim can add. Placements are
evaluated in the order of their bounds, until no bound exceeds the best plan found.
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
    SurveyedAssignment,
    bonuses_with,
    card_gains,
    has_bonuses,
)
from salon.games.personimo.bots.kernel.board.squares import ONE, near, spots_for
from salon.games.personimo.bots.kernel.board.survey import FIELD, POINT, largest_in, plus, points_in
from salon.games.personimo.bots.kernel.policy.claims import claim_values
from salon.games.personimo.bots.kernel.policy.greedy_bounds import (
    BOTTOM_POINTS,
    FLIPPED,
    NEXT_IN_BUCKET,
    ROW,
    SPOT,
    TOP_POINTS,
    VALUE,
    WITHOUT_BONUSES,
    points_bound,
    tighter_value_bound,
    value_bound,
)
from salon.games.personimo.bots.kernel.policy.greedy_workspace import (
    BEST,
    BEST_CLAIM,
    BEST_SPOT,
    CLAIMED,
    HIGHEST_BUCKET,
    MOST_PLACEMENTS,
    MOST_POINTS,
    PLACEMENTS,
    GreedyWorkspace,
    cached_survey,
)
from salon.games.personimo.bots.kernel.policy.next_claim import best_claim_value, claim_fits, lay_present_card
from salon.jit import Number, Word, compiled, inlined, trailing_zeros, u64


@compiled
def full_greedy(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    chance: Words,
) -> tuple[Number, Number, Number]:
    """Return the spot for a card (DISCARD if it has none, or `card` is -1), the index of the claim, and the value."""
    state, bucket_heads, placements = workspace.state, workspace.bucket_heads, workspace.placements
    state[BEST], state[BEST_SPOT], state[BEST_CLAIM], state[PLACEMENTS], state[HIGHEST_BUCKET] = (
        NO_VALUE,
        DISCARD,
        0,
        0,
        0,
    )
    workspace.cached_rows[:] = -1
    state[CLAIMED] = 0
    for i in range(count):
        state[CLAIMED] |= 1 << tables.cards[claims[i], TOP] | 1 << tables.cards[claims[i], BOTTOM]
    lying = upright = u64(0)
    if card >= 0:
        lying, upright = spots_for(world, tables, district, card)
    if (lying | upright) == u64(0):
        _choose_claim(world, tables, workspace, district, claims, count, chance)
        return state[BEST_SPOT], state[BEST_CLAIM], state[BEST]
    for row in range(world.info[district, ROWS]):
        _list_placements(world, tables, workspace, district, row, card, claims, count, lying, upright, chance)
    for points in range(state[HIGHEST_BUCKET], -1, -1):
        placement = bucket_heads[points]
        bucket_heads[points] = -1
        while placement >= 0:
            if points * POINT + POINT > state[BEST]:
                _evaluate_claims(world, tables, workspace, district, card, claims, count, placement, chance)
            placement = placements[placement, NEXT_IN_BUCKET]
    return state[BEST_SPOT], state[BEST_CLAIM], state[BEST]


@inlined
def _keep_if_better(state: Numbers, value: Number, spot: Number, claim: Number, chance: Words) -> None:
    """Keep a plan that is better than the best so far; choose at random between two that are equal."""
    if value > state[BEST] or (value == state[BEST] and draw(chance, 2) == 0):
        state[BEST], state[BEST_SPOT], state[BEST_CLAIM] = value, spot, claim


@compiled
def _choose_claim(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    claims: Numbers,
    count: Number,
    chance: Words,
) -> None:
    """Choose the claim that scores most when no card is laid first."""
    values = workspace.spots[:count].copy()
    claim_values(world, tables, workspace, district, claims, count, values)
    for i in range(count):
        _keep_if_better(workspace.state, values[i], DISCARD, i, chance)
    if count == 0:
        workspace.state[BEST] = district_value(world, tables, district)


@compiled
def _list_placements(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    row: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    lying: Word,
    upright: Word,
    chance: Words,
) -> None:
    """List every placement of the card in an assignment, in buckets by the points it could lead to."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    slot = cached_survey(world, tables, workspace, district, row, card, claims, count)
    state, bucket_heads, placements, bounds = (
        workspace.state,
        workspace.bucket_heads,
        workspace.placements,
        workspace.bounds,
    )
    survey, gains, base, bonuses = (
        workspace.surveys[slot],
        workspace.gains[slot],
        workspace.base_values[slot],
        has_bonuses(tables.rules),
    )
    assignment = SurveyedAssignment(
        survey, gains, rows[row * SUITS : row * SUITS + SUITS], words, info, bonuses
    )
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
            for flipped in range(both):
                placement = state[PLACEMENTS]
                placements[placement, ROW], placements[placement, SPOT], placements[placement, FLIPPED] = (
                    row,
                    spot,
                    flipped,
                )
                at_home = (lowest & sure) != u64(0)
                if not _evaluate_placement(
                    survey, gains, placements, placement, top, bottom, marks, base, at_home
                ):
                    continue
                if bonuses:
                    placements[placement, VALUE] += (
                        bonuses_with(assignment, tables.rules, top, bottom, spot, flipped == 1) * POINT
                    )
                if count == 0:
                    _keep_if_better(state, placements[placement, VALUE], spot, 0, chance)
                elif placement == MOST_PLACEMENTS - 1:
                    _evaluate_claims(
                        world, tables, workspace, district, card, claims, count, placement, chance
                    )
                else:
                    _add_to_bucket(bucket_heads, state, placements, bounds, slot, count, bonuses)


@inlined
def _evaluate_placement(
    survey: Words,
    gains: Numbers,
    placements: Numbers,
    placement: Number,
    top: Number,
    bottom: Number,
    marks: Number,
    base: Number,
    sure: bool,
) -> bool:
    """Compute the value of a placement without bonuses; return False if the card cannot lie that way."""
    one, other = card_gains(
        survey, gains, top, bottom, marks, placements[placement, SPOT], placements[placement, FLIPPED] == 1
    )
    gained = plus(one, other)
    if largest_in(gained) == (2 if top == bottom else 1) and not sure:
        return False
    placements[placement, TOP_POINTS], placements[placement, BOTTOM_POINTS] = points_in(one), points_in(other)
    placements[placement, WITHOUT_BONUSES] = placements[placement, VALUE] = plus(base, gained)
    return True


@inlined
def _add_to_bucket(
    bucket_heads: Numbers,
    state: Numbers,
    placements: Numbers,
    bounds: Numbers,
    slot: Number,
    count: Number,
    bonuses: bool,
) -> None:
    """Add the last placement to the bucket of those that could lead to the same number of points."""
    placement = state[PLACEMENTS]
    points = points_in(placements[placement, VALUE])
    for i in range(count):
        points = max(points, points_bound(placements[placement], bounds[slot, i], bonuses))
    points = min(points, MOST_POINTS - 1)
    placements[placement, NEXT_IN_BUCKET] = bucket_heads[points]
    bucket_heads[points] = placement
    state[PLACEMENTS] += 1
    state[HIGHEST_BUCKET] = max(state[HIGHEST_BUCKET], points)


@compiled
def _evaluate_claims(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    card: Number,
    claims: Numbers,
    count: Number,
    placement: Number,
    chance: Words,
) -> None:
    """Lay the present card in one assignment, and find the best spot of each claim that could beat the best plan."""
    state, placements, bounds = workspace.state, workspace.placements, workspace.bounds
    slot = cached_survey(world, tables, workspace, district, placements[placement, ROW], card, claims, count)
    bonuses, cards = has_bonuses(tables.rules), tables.cards
    survey, built = workspace.surveys[slot], world.words[district, BUILT]
    wanted = 0
    for i in range(count):
        limit = value_bound(placements[placement], bounds[slot, i], bonuses)
        if limit > state[BEST]:
            closer = tighter_value_bound(
                survey, cards, built, placements[placement], card, claims[i], bounds[slot, i], bonuses
            )
            limit = min(limit, closer)
        workspace.limits[i] = limit
        if limit > state[BEST]:
            wanted |= 1 << cards[claims[i], TOP] | 1 << cards[claims[i], BOTTOM]
    if wanted:
        lay_present_card(world, tables, workspace, district, card, placement, slot, wanted)
    for i in range(count):
        if workspace.limits[i] <= state[BEST]:
            continue
        value = best_claim_value(
            tables, workspace, placements[placement, WITHOUT_BONUSES], claims[i], bonuses
        )
        if value == NO_VALUE and not claim_fits(
            world, tables, workspace, district, card, placements[placement, SPOT], claims[i]
        ):
            value = placements[placement, VALUE]
        if value >= 0:
            _keep_if_better(state, value, placements[placement, SPOT], i, chance)
