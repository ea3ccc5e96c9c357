"""The value of a district with each card that may be claimed, when no card is laid first."""

from salon.games.personimo.bots.kernel.board.district import district_value
from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    ROWS,
    SIZE,
    SUITS,
    TOP,
    Numbers,
    Tables,
    World,
)
from salon.games.personimo.bots.kernel.board.spots import (
    NO_VALUE,
    SurveyedAssignment,
    beside_built,
    best_in_row,
    has_bonuses,
)
from salon.games.personimo.bots.kernel.board.squares import spots_for
from salon.games.personimo.bots.kernel.board.survey import survey_row, tabulate
from salon.games.personimo.bots.kernel.policy.greedy_workspace import GreedyWorkspace
from salon.jit import Number, compiled


@compiled
def claim_values(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    claims: Numbers,
    count: Number,
    values: Numbers,
) -> None:
    """Compute the value of the district with each claim on its best spot, or without it if it has none."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    beside = beside_built(words, info, tables.rules[SIZE])
    bonuses = has_bonuses(tables.rules)
    suits = 0
    for i in range(count):
        values[i] = NO_VALUE
        suits |= 1 << tables.cards[claims[i], TOP] | 1 << tables.cards[claims[i], BOTTOM]
    survey, gains, spots = workspace.next_survey, workspace.next_gains, workspace.spots
    for row in range(info[ROWS]):
        value = survey_row(survey, words, rows, row)
        for suit in range(SUITS):
            if suits >> suit & 1:
                tabulate(survey, suit, beside, gains)
        boards = rows[row * SUITS : row * SUITS + SUITS]
        assignment = SurveyedAssignment(survey, gains, boards, words, info, bonuses)
        for i in range(count):
            lying, upright = spots_for(world, tables, district, claims[i])
            found = best_in_row(assignment, tables, value, claims[i], lying, upright, spots)
            values[i] = max(values[i], found)
    for i in range(count):
        if values[i] == NO_VALUE:
            values[i] = district_value(world, tables, district)
