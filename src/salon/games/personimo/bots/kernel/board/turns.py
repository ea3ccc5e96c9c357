"""The course of a game on arrays: the counterpart of `salon.games.personimo.rules.turns` and `rows`."""

from salon.games.personimo.bots.kernel.board.district import lay
from salon.games.personimo.bots.kernel.board.layout import (
    ACTING,
    ALLOWED,
    AT_ONCE,
    BUILDS,
    CLAIM,
    CLAIMS,
    DEALT,
    DECK,
    DISCARD,
    FORESEEN,
    FORESEEN_SIZE,
    HAND,
    HANDLED,
    KEPT,
    MOST_IN_ROW,
    NEXT,
    NOBODY,
    OVER,
    PHASE,
    PLACE,
    PLACING,
    PLANS,
    QUEUE,
    QUEUED,
    ROW_SIZE,
    SHOW,
    SHOWN,
    SPARE,
    TAKEN,
    THORNY,
    TURN,
    TURNS,
    WANING,
    Numbers,
    Tables,
    World,
)
from salon.jit import Number, compiled


@compiled
def district_in(game: Numbers, rules: Numbers, turn: Number) -> Number:
    """Return the district in which the acting architect builds in a turn."""
    plan = (max(turn, 1) - 1) % rules[PLANS]
    return rules[BUILDS + plan * MOST_IN_ROW + game[QUEUE + game[ACTING]]]


@compiled
def may_take(game: Numbers, rules: Numbers, position: Number) -> bool:
    """Return whether a position of the new row may be claimed now."""
    if game[CLAIMS + position] != NOBODY:
        return False
    if rules[ALLOWED] == WANING:
        return bool(game[TAKEN] >> position & 1 == 0)
    if rules[ALLOWED] == THORNY:
        return bool(position < 4 - game[TAKEN])
    return True


@compiled
def free_claims(game: Numbers, rules: Numbers, claims: Numbers) -> Number:
    """Write the positions of the new row that may be claimed to `claims`, and return their number."""
    count = 0
    for position in range(game[SHOWN]):
        if may_take(game, rules, position):
            claims[count] = position
            count += 1
    return count


@compiled
def place(world: World, tables: Tables, spot: Number) -> None:
    """Let the acting architect lay their card, or discard it."""
    game, rules = world.game, tables.rules
    district = district_in(game, rules, game[TURN])
    if spot != DISCARD:
        lay(world, tables, district, game[HAND + game[ACTING]], spot)
    world.info[district, HANDLED] += 1
    if rules[AT_ONCE]:
        _next_round(game, tables)
    elif game[SHOWN]:
        game[PHASE] = CLAIM
    else:
        next_architect(game, tables)


@compiled
def claim(world: World, tables: Tables, position: Number) -> None:
    """Let the acting architect claim a card of the new row."""
    game, rules = world.game, tables.rules
    if not rules[AT_ONCE]:
        game[CLAIMS + position] = game[QUEUE + game[ACTING]]
        next_architect(game, tables)
        return
    game[HAND + game[ACTING]] = game[SHOW + position]
    game[SHOWN] = 0
    game[PHASE] = PLACING
    if rules[ALLOWED] == WANING:
        game[TAKEN] |= 1 << position
        if game[TAKEN] == 7:
            game[TAKEN] = 0
    else:
        game[TAKEN] = position


@compiled
def _next_round(game: Numbers, tables: Tables) -> None:
    """Deal the next row after a single player has placed a card."""
    game[TURN] += 1
    if game[TURN] > tables.rules[TURNS]:
        game[TURN] -= 1
        game[PHASE] = OVER
        game[QUEUED] = 0
        return
    deal(game, tables, 0)
    game[PHASE] = CLAIM


@compiled
def next_architect(game: Numbers, tables: Tables) -> None:
    """Pass the turn to the next architect; after the last one a new turn begins, or the game ends."""
    game[ACTING] += 1
    game[PHASE] = PLACING if game[TURN] else CLAIM
    if game[ACTING] < game[QUEUED]:
        return
    if game[SHOWN] == 0:
        game[PHASE] = OVER
        return
    _next_turn(game, tables)


@compiled
def _next_turn(game: Numbers, tables: Tables) -> None:
    """Make the row just claimed the one to take from, and deal a new one unless it was the last."""
    queued = carried = 0
    for i in range(game[SHOWN]):
        if game[CLAIMS + i] != NOBODY:
            game[QUEUE + queued] = game[CLAIMS + i]
            game[HAND + queued] = game[SHOW + i]
            queued += 1
        else:
            game[SHOW + carried] = game[SHOW + i]
            carried += 1
    game[QUEUED], game[ACTING], game[SHOWN] = queued, 0, 0
    game[TURN] += 1
    game[PHASE] = PLACING
    if game[TURN] < tables.rules[TURNS]:
        deal(game, tables, carried if tables.rules[KEPT] else 0)


@compiled
def deal(game: Numbers, tables: Tables, carried: Number) -> None:
    """Deal a new row and sort it.

    The row consists of the foreseen cards, or of cards from the deck, and of the `carried` cards at its beginning.
    """
    rules = tables.rules
    number = game[TURN] - rules[AT_ONCE]
    if game[FORESEEN_SIZE]:
        for i in range(game[FORESEEN_SIZE]):
            game[SHOW + carried + i] = game[NEXT + i]
        game[SHOWN] = carried + game[FORESEEN_SIZE]
        game[FORESEEN_SIZE] = 0
    else:
        game[SHOWN] = carried + _draw(game, rules, number, SHOW + carried)
    _sort(game, tables.cards, SHOW, game[SHOWN])
    for i in range(game[SHOWN]):
        game[CLAIMS + i] = NOBODY
    if rules[FORESEEN] and number + 1 < rules[TURNS]:
        game[FORESEEN_SIZE] = _draw(game, rules, number + 1, NEXT)
        _sort(game, tables.cards, NEXT, game[FORESEEN_SIZE])


@compiled
def _draw(game: Numbers, rules: Numbers, number: Number, to: Number) -> Number:
    """Draw the new cards of a row from the deck, and return their number."""
    size = rules[ROW_SIZE + number]
    if rules[KEPT] and number:
        size -= rules[SPARE]
    for i in range(size):
        game[to + i] = game[DECK + game[DEALT] + i]
    game[DEALT] += size
    return size


@compiled
def _sort(game: Numbers, cards: Numbers, start: Number, size: Number) -> None:
    """Sort a row in the order of the market (PM-21, PM-22)."""
    for i in range(1, size):
        card = game[start + i]
        j = i
        while j and cards[game[start + j - 1], PLACE] > cards[card, PLACE]:
            game[start + j] = game[start + j - 1]
            j -= 1
        game[start + j] = card
