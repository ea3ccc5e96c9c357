"""The district after the present card has been laid, and the value of a claim there."""

import numpy as np

from salon.games.personimo.bots.kernel.board.district import growth
from salon.games.personimo.bots.kernel.board.layout import (
    BOTTOM,
    BUILT,
    HEIGHT,
    HOME,
    MARKS,
    ONES,
    ROWS,
    SIZE,
    SUITS,
    TOP,
    TWOS,
    WIDTH,
    Numbers,
    Tables,
    Words,
    World,
)
from salon.games.personimo.bots.kernel.board.spots import SurveyedAssignment, best_in_row
from salon.games.personimo.bots.kernel.board.squares import (
    ONE,
    first_square,
    near,
    second_square,
    spots_touching,
    window,
)
from salon.games.personimo.bots.kernel.board.survey import (
    ALONE,
    EACH,
    FIELD,
    FIRST,
    STRETCH,
    survey_suit,
    tabulate,
)
from salon.games.personimo.bots.kernel.policy.greedy_bounds import FLIPPED, ROW, SPOT
from salon.games.personimo.bots.kernel.policy.greedy_workspace import GreedyWorkspace
from salon.jit import Number, Word, compiled, inlined, u64


@inlined
def lay_present_card(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    card: Number,
    placement: Number,
    slot: Number,
    wanted: Number,
) -> None:
    """Write the district after the present card, in one assignment, with a survey of the wanted suits (as bits)."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    cards, placements, next_survey, gains, boards = (
        tables.cards,
        workspace.placements,
        workspace.next_survey,
        workspace.next_gains,
        workspace.boards,
    )
    before, gains_before = workspace.surveys[slot], workspace.gains[slot]
    top, bottom, marks = cards[card, TOP], cards[card, BOTTOM], cards[card, MARKS]
    row, flipped = placements[placement, ROW], placements[placement, FLIPPED]
    first, second = first_square(placements[placement, SPOT]), second_square(placements[placement, SPOT])
    one, two = ONE << u64(first), ONE << u64(second)
    shift, workspace.info[WIDTH], workspace.info[HEIGHT] = growth(first, second, info[WIDTH], info[HEIGHT])
    up = u64(shift)
    built = (words[BUILT] | one | two) << up
    workspace.words[BUILT], workspace.words[HOME] = built, words[HOME] << up
    marked = one if top == bottom else one | two
    free = window(workspace.info[WIDTH], workspace.info[HEIGHT], tables.rules[SIZE]) & ~built
    beside = near(built) & free
    for suit in range(SUITS):
        board, ones, twos = rows[row * SUITS + suit], words[ONES + suit], words[TWOS + suit]
        if suit == bottom:
            board |= one if flipped else two
            ones |= marked if marks & 1 else u64(0)
            twos |= marked if marks & 2 else u64(0)
        if suit == top:
            board |= two if flipped else one
        boards[suit] = board << up
        if not wanted >> suit & 1:
            continue
        if suit in (top, bottom):
            survey_suit(next_survey, suit, board << up, ones << up, twos << up)
            tabulate(next_survey, suit, beside, gains)
        else:
            _copy_survey(before, next_survey, suit, up)
            _copy_gains(gains_before, gains, suit, shift)


@inlined
def _copy_survey(before: Words, after: Words, suit: Number, up: Word) -> None:
    """Copy and shift the survey of a suit that the present card does not change."""
    start = suit * STRETCH
    number = np.int64(before[start])
    after[start] = before[start]
    for at in range(start + FIRST, start + FIRST + EACH * number, EACH):
        after[at] = before[at] << up
        after[at + 1] = before[at + 1]
        after[at + 2] = before[at + 2]


@inlined
def _copy_gains(before: Numbers, after: Numbers, suit: Number, shift: Number) -> None:
    """Copy and shift the gains of a suit that the present card does not change."""
    start = suit * FIELD
    for square in range(shift):
        after[start + square] = ALONE
    for square in range(start + shift, start + FIELD):
        after[square] = before[square - shift]


@inlined
def best_claim_value(
    tables: Tables, workspace: GreedyWorkspace, value: Number, claim: Number, bonuses: bool
) -> Number:
    """Return the best value of a claim after the present card; NO_VALUE if it has no spot."""
    words, info, boards = workspace.words, workspace.info, workspace.boards
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~words[BUILT]
    top, bottom = tables.cards[claim, TOP], tables.cards[claim, BOTTOM]
    lying, upright = spots_touching(words[HOME] | boards[top] | boards[bottom], free)
    assignment = SurveyedAssignment(workspace.next_survey, workspace.next_gains, boards, words, info, bonuses)
    return best_in_row(assignment, tables, value, claim, lying, upright, workspace.spots)


@compiled
def claim_fits(
    world: World,
    tables: Tables,
    workspace: GreedyWorkspace,
    district: Number,
    card: Number,
    spot: Number,
    claim: Number,
) -> bool:
    """Return whether a claim has a spot in any assignment once the present card has been laid."""
    words, info, rows = world.words[district], world.info[district], world.rows[district]
    top, bottom = tables.cards[card, TOP], tables.cards[card, BOTTOM]
    first, last = tables.cards[claim, TOP], tables.cards[claim, BOTTOM]
    one, two = ONE << u64(first_square(spot)), ONE << u64(second_square(spot))
    shift = u64(growth(first_square(spot), second_square(spot), info[WIDTH], info[HEIGHT])[0])
    free = window(workspace.info[WIDTH], workspace.info[HEIGHT], tables.rules[SIZE]) & ~workspace.words[BUILT]
    sure = ((near(one) | near(two)) & words[HOME]) != u64(0)
    touched = words[HOME]
    for row in range(info[ROWS]):
        at = row * SUITS
        for _ in range(2):
            one, two = two, one
            if sure or ((near(one) & rows[at + top]) | (near(two) & rows[at + bottom])) != u64(0):
                touched |= rows[at + first] | rows[at + last]
                if top in (first, last):
                    touched |= one
                if bottom in (first, last):
                    touched |= two
    lying, upright = spots_touching(touched << shift, free)
    return bool(lying | upright)
