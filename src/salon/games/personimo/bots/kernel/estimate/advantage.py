"""What a claim is worth beyond the district it is for: the place in the next order, and what rivals do not get."""

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
"""So many assignments of a rival's district are looked at."""


@compiled
def still_to_claim(game: Numbers, rules: Numbers, district: Number) -> bool:
    """Whether somebody will claim a card for a district after the acting architect."""
    plan = game[TURN] % rules[PLANS]
    for place in range(game[ACTING] + 1, game[QUEUED]):
        if rules[BUILDS + plan * MOST_IN_ROW + game[QUEUE + place]] == district:
            return True
    return False


@compiled
def order_value(workspace: ValueWorkspace, rules: Numbers, stage: Number, place: Number) -> Real:
    """What a place in the next order is worth to a district that will be at some stage then."""
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
    """Add to the value of each claim what it is worth beyond its district, which will then be at some stage.

    With one rival, what it does not gain counts as much as what one gains. With several, it seldom serves the one who
    takes it from them.
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
