"""The moves of a rival whose district is only a summary."""

from salon.games.personimo.bots.kernel.board.chance import draw
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    BOTTOM,
    CLAIM,
    HAND,
    HANDLED,
    MARKS,
    PHASE,
    PLACING,
    SHOW,
    SHOWN,
    TOP,
    TURN,
    TURNS,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.turns import claim, district_in, may_take, next_architect
from salon.games.personimo.bots.kernel.estimate.features import Reals
from salon.games.personimo.bots.kernel.estimate.summary import BESIDES, BLOCKS, SCORING, summary_gain
from salon.jit import compiled

AT_FIRST, AT_LAST = 0.95, 0.6
"""How much of a card joins the main neighbourhoods, on the first turn and on the last."""
ELSEWHERE = 0.85
"""The points that a card makes elsewhere, on average."""


@compiled
def summary_move(world: World, tables: Tables, summary: Reals, chance: Words) -> None:
    """Place the acting architect's card in their summarised district, or claim the card that would add most to it."""
    game, rules, cards = world.game, tables.rules, tables.cards
    if game[PHASE] == PLACING:
        card = game[HAND + game[ACTING]]
        part = AT_FIRST + (AT_LAST - AT_FIRST) * (game[TURN] - 1) / max(rules[TURNS] - 1, 1)
        summary[BLOCKS + cards[card, TOP]] += part
        summary[BLOCKS + cards[card, BOTTOM]] += part
        summary[SCORING + cards[card, BOTTOM]] += part * cards[card, MARKS]
        summary[BESIDES] += ELSEWHERE
        world.info[district_in(game, rules, game[TURN]), HANDLED] += 1
        if game[SHOWN]:
            game[PHASE] = CLAIM
        else:
            next_architect(game, tables)
        return
    most, chosen, equal = -1.0, 0, 0
    for position in range(game[SHOWN]):
        if may_take(game, rules, position):
            gain = summary_gain(summary, cards, game[SHOW + position])
            if gain > most:
                most, chosen, equal = gain, position, 1
            elif gain == most:
                equal += 1
                if draw(chance, equal) == 0:
                    chosen = position
    claim(world, tables, chosen)
