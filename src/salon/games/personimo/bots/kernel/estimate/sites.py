"""What each spot would make of a district's shape, whatever card lies on it: the squares still free, and what that
promises."""

import numpy as np

from salon.games.personimo.bots.kernel.board.district import growth
from salon.games.personimo.bots.kernel.board.layout import BUILT, HEIGHT, SIZE, WIDTH, Numbers, Tables, World
from salon.games.personimo.bots.kernel.board.squares import ONE, first_square, second_square, window
from salon.games.personimo.bots.kernel.board.survey import FIELD
from salon.games.personimo.bots.kernel.estimate.features import BOXES, FILLING, SPOTS, places_feature
from salon.games.personimo.bots.kernel.estimate.filling import compact, filling
from salon.games.personimo.bots.kernel.estimate.workspace import Slate
from salon.jit import Number, Word, compiled, trailing_zeros, u64


@compiled
def box_feature(width: Number, height: Number) -> Number:
    """The number of the weight for a box, however it is turned."""
    return BOXES + min((max(width, height) - 1) * 6 + min(width, height) - 1, 35)


@compiled
def survey_sites(
    world: World, tables: Tables, slate: Slate, district: Number, stage: Number, lying: Word, upright: Word
) -> None:
    """For each of these spots the squares free once it is built, and what box, room and filling promise then.

    The squares are those of the frame as it is then, moved by `slate.shifts`.
    """
    info, size = world.info[district], tables.rules[SIZE]
    weights, known, frees, sites, shifts = slate.weights, slate.known, slate.frees, slate.sites, slate.shifts
    built, sited, number = world.words[district, BUILT], slate.sited, 0
    for standing in range(2):
        spots = upright if standing else lying
        while spots:
            spot = np.int64(trailing_zeros(spots)) + FIELD * standing
            spots &= spots - ONE
            sited[number] = spot
            number += 1
            first, second = first_square(spot), second_square(spot)
            shift, width, height = growth(first, second, info[WIDTH], info[HEIGHT])
            after = (built | ONE << u64(first) | ONE << u64(second)) << u64(shift)
            free = window(width, height, size) & ~after
            frees[spot], shifts[spot] = free, u64(shift)
            sites[spot] = (
                weights[stage, box_feature(width, height)]
                + weights[stage, places_feature(after, free)]
                + weights[stage, FILLING + filling(known, compact(after))]
            )
    sited[SPOTS] = number


@compiled
def site_features(world: World, tables: Tables, slate: Slate, district: Number, features: Numbers) -> Word:
    """The numbers of the weights for a district's box, room and filling; the squares that are free."""
    info, built = world.info[district], world.words[district, BUILT]
    free = window(info[WIDTH], info[HEIGHT], tables.rules[SIZE]) & ~built
    features[0] = box_feature(info[WIDTH], info[HEIGHT])
    features[1] = places_feature(built, free)
    features[2] = FILLING + filling(slate.known, compact(built))
    return free
