"""The learned value of a district's footprint: the built squares without their suits.

It depends on the spot of a card, and not on the card.
"""

import numpy as np

from salon.games.personimo.bots.kernel.board.district import growth
from salon.games.personimo.bots.kernel.board.layout import BUILT, HEIGHT, SIZE, WIDTH, Numbers, Tables, World
from salon.games.personimo.bots.kernel.board.squares import ONE, first_square, second_square, window
from salon.games.personimo.bots.kernel.board.survey import FIELD
from salon.games.personimo.bots.kernel.estimate.features import BOXES, FILLING, SPOTS, spots_left_feature
from salon.games.personimo.bots.kernel.estimate.filling import compact, filling
from salon.games.personimo.bots.kernel.estimate.workspace import ValueWorkspace
from salon.jit import Number, Word, compiled, trailing_zeros, u64


@compiled
def box_feature(width: Number, height: Number) -> Number:
    """Return the number of the weight for a bounding box, in either orientation."""
    return BOXES + min((max(width, height) - 1) * 6 + min(width, height) - 1, 35)


@compiled
def estimate_footprints(
    world: World,
    tables: Tables,
    workspace: ValueWorkspace,
    district: Number,
    stage: Number,
    lying: Word,
    upright: Word,
) -> None:
    """Compute for each of these spots the free squares once it is built, and the value of the footprint.

    The free squares refer to the word after the card has been laid, which is shifted by `workspace.shifts`.
    """
    info, size = world.info[district], tables.rules[SIZE]
    weights, filling_memo, free_after, footprint_values, shifts = (
        workspace.weights,
        workspace.filling_memo,
        workspace.free_after,
        workspace.footprint_values,
        workspace.shifts,
    )
    built, spot_list, number = world.words[district, BUILT], workspace.spot_list, 0
    for standing in range(2):
        spots = upright if standing else lying
        while spots:
            spot = np.int64(trailing_zeros(spots)) + FIELD * standing
            spots &= spots - ONE
            spot_list[number] = spot
            number += 1
            first, second = first_square(spot), second_square(spot)
            shift, width, height = growth(first, second, info[WIDTH], info[HEIGHT])
            after = (built | ONE << u64(first) | ONE << u64(second)) << u64(shift)
            free = window(width, height, size) & ~after
            free_after[spot], shifts[spot] = free, u64(shift)
            footprint_values[spot] = (
                weights[stage, box_feature(width, height)]
                + weights[stage, spots_left_feature(after, free)]
                + weights[stage, FILLING + filling(filling_memo, compact(after))]
            )
    spot_list[SPOTS] = number


@compiled
def footprint_features(
    world: World, tables: Tables, workspace: ValueWorkspace, district: Number, features: Numbers
) -> Word:
    """Write the numbers of the weights for a district's box, spots and fillings, and return its free squares."""
    info, built = world.info[district], world.words[district, BUILT]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~built
    features[0] = box_feature(info[WIDTH], info[HEIGHT])
    features[1] = spots_left_feature(built, free)
    features[2] = FILLING + filling(workspace.filling_memo, compact(built))
    return free
