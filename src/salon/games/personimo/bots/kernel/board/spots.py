"""The value of a district with one more card, on each spot for that card."""

from typing import NamedTuple

import numpy as np

from salon.games.personimo.bots.kernel.board.district import growth, position_bonuses, shape_bonuses
from salon.games.personimo.bots.kernel.board.layout import (
    ACROSS,
    BOTTOM,
    BOX,
    BUILT,
    CENTRE,
    COMPLETE,
    CORNER,
    HEIGHT,
    HOME,
    LINE,
    MARKS,
    ROWS,
    SIZE,
    SUITS,
    TOP,
    WIDTH,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.squares import (
    ONE,
    first_square,
    near,
    second_square,
    spots_for,
    window,
)
from salon.games.personimo.bots.kernel.board.survey import (
    FIELD,
    POINT,
    joined,
    largest_in,
    plus,
    survey_row,
    tabulate,
)
from salon.jit import Number, Word, compiled, inlined, trailing_zeros, u64

SPOTS = 128
NO_VALUE = -1
TWO = np.uint64(2)


class SurveyedAssignment(NamedTuple):
    """One assignment with its survey and gains, its boards, and the district's words and numbers.

    `bonuses` tells whether any bonus is in play.
    """

    survey: Words
    gains: Numbers
    boards: Words
    words: Words
    info: Numbers
    bonuses: bool


def new_spots() -> Numbers:
    """Return an array for the value of each spot."""
    return np.full(SPOTS, NO_VALUE, np.int64)


@inlined
def has_bonuses(rules: Numbers) -> bool:
    """Return whether any bonus is in play."""
    return bool(rules[COMPLETE] + rules[CENTRE] + rules[CORNER] + rules[LINE] + rules[BOX] + rules[ACROSS])


@inlined
def beside_built(words: Words, info: Numbers, size: Number) -> Word:
    """Return the free squares that touch a built one."""
    return near(words[BUILT]) & ~words[BUILT] & window(info[WIDTH], info[HEIGHT], size)


@compiled
def bonuses_with(
    assignment: SurveyedAssignment, rules: Numbers, top: Number, bottom: Number, spot: Number, flipped: bool
) -> Number:
    """Return the bonuses of a district with one more card, in the given orientation."""
    first, second = first_square(spot), second_square(spot)
    one, two = ONE << u64(first), ONE << u64(second)
    shift, width, height = growth(first, second, assignment.info[WIDTH], assignment.info[HEIGHT])
    built, home = (assignment.words[BUILT] | one | two) << u64(shift), assignment.words[HOME] << u64(shift)
    points = position_bonuses(built, home, width, height, rules)
    if rules[LINE] + rules[BOX] + rules[ACROSS]:
        boards = assignment.boards.copy()
        boards[bottom if flipped else top] |= one
        boards[top if flipped else bottom] |= two
        points += shape_bonuses(boards, 0, rules)
    return points


@inlined
def card_gains(
    survey: Words,
    gains: Numbers,
    top: Number,
    bottom: Number,
    marks: Number,
    spot: Number,
    flipped: bool,
) -> tuple[Number, Number]:
    """Return what the top suit and the bottom suit of a card gain on a spot, as values."""
    one, two = first_square(spot), second_square(spot)
    if top == bottom:
        gained = joined(survey, top, near((ONE << u64(one)) | (ONE << u64(two))), TWO)
        return gained + marks * POINT * largest_in(gained), 2
    if flipped:
        one, two = two, one
    gained = gains[bottom * FIELD + two]
    return gains[top * FIELD + one], gained + marks * POINT * largest_in(gained)


@inlined
def best_in_row(
    assignment: SurveyedAssignment,
    tables: Tables,
    value: Number,
    card: Number,
    lying: Word,
    upright: Word,
    spots: Numbers,
) -> Number:
    """Return the best value of a card in an assignment with value `value`; `spots` keeps the best of each spot."""
    # Taking an array out of a tuple costs as much as a few spots, so that is done before the loop.
    survey, gains, cards = assignment.survey, assignment.gains, tables.cards
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    home = near(assignment.words[HOME])
    bonuses = assignment.bonuses
    best = NO_VALUE
    orientations, least = (1, 2) if top == bottom else (2, 1)
    for standing in range(2):
        left = upright if standing else lying
        sure = home | (home >> u64(8 if standing else 1))
        while left:
            lowest = left & (~left + ONE)
            spot = np.int64(trailing_zeros(left)) + FIELD * standing
            left ^= lowest
            for orientation in range(orientations):
                one, other = card_gains(survey, gains, top, bottom, marks, spot, orientation == 1)
                gained = plus(one, other)
                if largest_in(gained) == least and not lowest & sure:
                    continue
                found = plus(value, gained)
                if bonuses:
                    found += (
                        bonuses_with(assignment, tables.rules, top, bottom, spot, orientation == 1) * POINT
                    )
                spots[spot] = max(spots[spot], found)
                best = max(best, found)
    return best


@compiled
def value_spots(
    world: World,
    tables: Tables,
    survey: Words,
    gains: Numbers,
    district: Number,
    card: Number,
    spots: Numbers,
) -> Number:
    """Write the value of the district with a card on each spot to `spots`, and return the best.

    Spots where the card may not lie have NO_VALUE.
    """
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    lying, upright = spots_for(world, tables, district, card)
    beside = beside_built(words, info, tables.rules[SIZE])
    bonuses = has_bonuses(tables.rules)
    for spot in range(SPOTS):
        spots[spot] = NO_VALUE
    best = NO_VALUE
    for row in range(info[ROWS]):
        value = survey_row(survey, words, rows, row)
        tabulate(survey, tables.cards[card, TOP], beside, gains)
        tabulate(survey, tables.cards[card, BOTTOM], beside, gains)
        boards = rows[row * SUITS : row * SUITS + SUITS]
        assignment = SurveyedAssignment(survey, gains, boards, words, info, bonuses)
        best = max(best, best_in_row(assignment, tables, value, card, lying, upright, spots))
    return best
