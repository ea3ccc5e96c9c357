"""How a game goes on, in arrays: the twin of `salon.games.personimo.rules.turns` and `rows`."""

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
    """Where the acting architect builds in a turn."""
    plan = (max(turn, 1) - 1) % rules[PLANS]
    return rules[BUILDS + plan * MOST_IN_ROW + game[QUEUE + game[ACTING]]]


@compiled
def may_take(game: Numbers, rules: Numbers, position: Number) -> bool:
    """Whether a position of the new row may be claimed now."""
    if game[CLAIMS + position] != NOBODY:
        return False
    if rules[ALLOWED] == WANING:
        return bool(game[TAKEN] >> position & 1 == 0)
    if rules[ALLOWED] == THORNY:
        return bool(position < 4 - game[TAKEN])
    return True


@compiled
def free_claims(game: Numbers, rules: Numbers, claims: Numbers) -> Number:
    """The positions of the new row that may be claimed; how many there are."""
    count = 0
    for position in range(game[SHOWN]):
        if may_take(game, rules, position):
            claims[count] = position
            count += 1
    return count


@compiled
def place(world: World, tables: Tables, spot: Number) -> None:
    """The acting architect lays its card, or discards it."""
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
    """The acting architect claims a card of the new row."""
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
    """A lone player has placed a card: the next row is dealt."""
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
    """The acting architect has done its part; after the last one a new turn begins, or the end."""
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
    """The row just claimed becomes the one to take from; a new one is dealt unless it was the last."""
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
    """A new row, sorted: what was foreseen, or cards from the deck, beside those carried over at its beginning."""
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
    """The new cards of a row, from the deck."""
    size = rules[ROW_SIZE + number]
    if rules[KEPT] and number:
        size -= rules[SPARE]
    for i in range(size):
        game[to + i] = game[DECK + game[DEALT] + i]
    game[DEALT] += size
    return size


@compiled
def _sort(game: Numbers, cards: Numbers, start: Number, size: Number) -> None:
    """A row in the order of the market (PM-21, PM-22)."""
    for i in range(1, size):
        card = game[start + i]
        j = i
        while j and cards[game[start + j - 1], PLACE] > cards[card, PLACE]:
            game[start + j] = game[start + j - 1]
            j -= 1
        game[start + j] = card
