"""The value of a claim beyond its own district: the place in the next order, and what a rival does not get."""

from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    AT_ONCE,
    BUILDS,
    DISTRICTS,
    MOST_IN_ROW,
    PLANS,
    QUEUE,
    QUEUED,
    SEATS,
    SHOW,
    TURN,
    Numbers,
    Tables,
    World,
)
from salon.games.personimo.bots.kernel.estimate.features import STAGES, Reals, order_feature
from salon.games.personimo.bots.kernel.estimate.summary import summarise, summary_gain
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace
from salon.jit import Number, Real, compiled

ROWS_READ = 4
"""How many assignments of a rival's district are considered."""


@compiled
def still_to_claim(game: Numbers, rules: Numbers, district: Number) -> bool:
    """Return whether a card will be claimed for a district after the acting architect's claim."""
    plan = game[TURN] % rules[PLANS]
    for place in range(game[ACTING] + 1, game[QUEUED]):
        if rules[BUILDS + plan * MOST_IN_ROW + game[QUEUE + place]] == district:
            return True
    return False


@compiled
def order_value(workspace: ValueWorkspace, rules: Numbers, stage: Number, place: Number) -> Real:
    """Return the value of a place in the next order for a district that will be at this stage then."""
    return workspace.weights[min(stage, STAGES - 1), order_feature(rules[SEATS], place)]


@compiled
def add_advantages(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    stage: Number,
    claims: Numbers,
    count: Number,
    values: Reals,
) -> None:
    """Add to the value of each claim what it is worth beyond its district, which will be at `stage` then.

    With a single rival, points that the rival does not gain count as much as one's own. With several rivals, taking a
    card away from one of them seldom pays.
    """
    game, rules = world.game, tables.rules
    if rules[AT_ONCE] or rules[SEATS] == 1 or count < 2:
        return
    for i in range(count):
        values[i] += order_value(workspace, rules, stage, claims[i])
    if rules[SEATS] > 2:
        return
    for rival in range(rules[DISTRICTS]):
        if rival != district and still_to_claim(game, rules, rival):
            summarise(world, workspace.survey, rival, workspace.rival_summary, ROWS_READ)
            for i in range(count):
                values[i] += summary_gain(workspace.rival_summary, tables.cards, game[SHOW + claims[i]])
