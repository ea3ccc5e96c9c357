"""Laying cards in a district, and its exact value (PM-35, PM-37, PM-41)."""

import numpy as np

from salon.games.personimo.bots.kernel.board.layout import (
    ACROSS,
    ATTRACTION,
    ATTRACTIONS,
    BOTTOM,
    BOX,
    BUILT,
    CENTRE,
    COMPLETE,
    CORNER,
    CROWN,
    CROWNS,
    HEIGHT,
    HOME,
    LINE,
    MARGIN,
    MARKS,
    MAY,
    ONES,
    PERSONALITIES,
    PERSONALITY,
    ROWS,
    SIZE,
    STRIDE,
    SUITS,
    TOP,
    TWOS,
    WIDTH,
    WORDS,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.squares import (
    ONE,
    across_points,
    box_points,
    first_square,
    line_points,
    near,
    second_square,
)
from salon.games.personimo.bots.kernel.board.survey import POINT, STRETCH, survey_row
from salon.jit import Number, Word, compiled, population, u64


@compiled
def growth(first: Number, second: Number, width: Number, height: Number) -> tuple[Number, ...]:
    """Return how these squares extend the bounding box: the shift of all bits, the new width and the new height."""
    left = min(MARGIN, first & 7)
    right = max(MARGIN + width - 1, second & 7)
    top = min(MARGIN, first >> 3)
    bottom = max(MARGIN + height - 1, second >> 3)
    return MARGIN - left + (MARGIN - top) * STRIDE, right - left + 1, bottom - top + 1


@compiled
def lay(world: World, tables: Tables, district: Number, card: Number, spot: Number) -> None:
    """Lay a card on a spot where it fits, and drop the assignments that do not allow it (PM-35)."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    top, bottom = tables.cards[card, TOP], tables.cards[card, BOTTOM]
    first, second = first_square(spot), second_square(spot)
    one, two = ONE << u64(first), ONE << u64(second)
    _split(rows, info, top, bottom, one, two, ((near(one) | near(two)) & words[HOME]) != u64(0))
    for suit in range(SUITS):
        may = u64(0)
        for row in range(info[ROWS]):
            may |= rows[row * SUITS + suit]
        words[MAY + suit] = may
    words[BUILT] |= one | two
    marks = tables.cards[card, MARKS]
    marked = one if top == bottom else one | two
    if marks & 1:
        words[ONES + bottom] |= marked
    if marks & 2:
        words[TWOS + bottom] |= marked
    info[PERSONALITIES] += tables.cards[card, PERSONALITY]
    info[ATTRACTIONS] += tables.cards[card, ATTRACTION]
    info[CROWNS] += tables.cards[card, CROWN]
    shift, info[WIDTH], info[HEIGHT] = growth(first, second, info[WIDTH], info[HEIGHT])
    if shift:
        for at in range(WORDS):
            words[at] <<= u64(shift)
        for at in range(info[ROWS] * SUITS):
            rows[at] <<= u64(shift)


@compiled
def _split(rows: Words, info: Numbers, top: Number, bottom: Number, one: Word, two: Word, sure: bool) -> None:
    """Extend every assignment by the new card, in each orientation that is allowed."""
    by_one, by_two = near(one), near(two)
    before, kept, more = info[ROWS], 0, info[ROWS]
    for row in range(before):
        at = row * SUITS
        forth = sure or ((by_one & rows[at + top]) | (by_two & rows[at + bottom])) != u64(0)
        back = top != bottom and (
            sure or ((by_one & rows[at + bottom]) | (by_two & rows[at + top])) != u64(0)
        )
        if not forth and not back:
            continue
        if forth and back:
            for suit in range(SUITS):
                rows[more * SUITS + suit] = rows[at + suit]
            rows[more * SUITS + bottom] |= one
            rows[more * SUITS + top] |= two
            more += 1
        for suit in range(SUITS):
            rows[kept * SUITS + suit] = rows[at + suit]
        rows[kept * SUITS + (top if forth else bottom)] |= one
        rows[kept * SUITS + (bottom if forth else top)] |= two
        kept += 1
    if kept < before:
        for at in range((more - before) * SUITS):
            rows[kept * SUITS + at] = rows[before * SUITS + at]
    info[ROWS] = kept + more - before


@compiled
def position_bonuses(built: Word, home: Word, width: Number, height: Number, rules: Numbers) -> Number:
    """Return the bonuses for where the cards lie (PM-90 to PM-92)."""
    size = rules[SIZE]
    if width != size or height != size:
        return 0
    points = 0
    if rules[COMPLETE] and np.int64(population(built)) == size * size:
        points += 5
    if rules[CENTRE] and home == ONE << u64((MARGIN + size // 2) * (STRIDE + 1)):
        points += 5
    if rules[CORNER]:
        last = MARGIN + size - 1
        for row in (MARGIN, last):
            for column in (MARGIN, last):
                if home == ONE << u64(row * STRIDE + column):
                    points += 10
    return points


@compiled
def shape_bonuses(rows: Words, at: Number, rules: Numbers) -> Number:
    """Return the bonuses for the shapes of suits in one assignment, each at its best (PM-93 to PM-95)."""
    line = box = across = 0
    for suit in range(SUITS):
        board = rows[at + suit]
        if rules[LINE]:
            line = max(line, line_points(board))
        if rules[BOX]:
            box = max(box, box_points(board))
        if rules[ACROSS]:
            across = max(across, across_points(board, rules[SIZE]))
    return line + box + across


@compiled
def district_value(world: World, tables: Tables, district: Number) -> Number:
    """Return the value of the best assignment (PM-37)."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    rules = tables.rules
    shapes = rules[LINE] + rules[BOX] + rules[ACROSS] > 0
    survey = np.empty(SUITS * STRETCH, np.uint64)
    best = np.int64(0)
    for row in range(info[ROWS]):
        value = survey_row(survey, words, rows, row)
        if shapes:
            value += shape_bonuses(rows, row * SUITS, rules) * POINT
        best = max(best, value)
    return best + position_bonuses(words[BUILT], words[HOME], info[WIDTH], info[HEIGHT], rules) * POINT
