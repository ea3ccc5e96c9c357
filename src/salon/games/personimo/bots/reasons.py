"""Why a move is worth less than the best one: what the search has measured, as messages.

Both moves are played out in the same worlds. What differs at the ends by more than chance is a reason: points of a suit
for want of marks or of blocks, squares that stay empty, what a rival gets. Some reasons follow from the position
itself, with what the learned value gives for them: whether the district can still be filled, how many spots are left,
and the place in the next order.
"""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from salon.core import Note, SeededChance
from salon.games.personimo.model.actions import AnyAction, Claim
from salon.games.personimo.model.cards import NATURAL_ORDER
from salon.games.personimo.model.view import View

if TYPE_CHECKING:
    from salon.games.personimo.bots.kernel.estimate.features import Reals

WORLDS = 48
MOST = 2
"""How many reasons are given."""
WORTH_TELLING = 0.75
"""A reason that costs fewer points is not given."""
SURE = 2.0
"""A difference between playouts has to be this many standard errors."""
SPOTS = 3
"""A difference of fewer spots is not a reason."""


class Weighed(NamedTuple):
    """A reason, and about how many points it costs."""

    points: float
    note: Note


def reasons(
    view: View, best: tuple[AnyAction, ...], chosen: tuple[AnyAction, ...], random: Random
) -> tuple[Note, ...]:
    """Return why `chosen` is worth less than `best`, the weightiest reason first. Both are moves of a search."""
    import numpy as np

    from salon.games.personimo.bots.kernel.board import layout as at
    from salon.games.personimo.bots.kernel.estimate.features import FILLING, SPOTS_LEFT
    from salon.games.personimo.bots.kernel.estimate.filling import FILLED
    from salon.games.personimo.bots.kernel.search.explaining import ExplainingSearch
    from salon.games.personimo.bots.kernel.search.halving import search_of
    from salon.games.personimo.bots.kernel.search.reasons import FILLS, ROOM
    from salon.games.personimo.bots.kernel.search.trial import LEAD

    search = search_of(ExplainingSearch, view, SeededChance(f"{random.getrandbits(64)}"), LEAD)
    if search.rules[at.PLANS] > 1:
        return ()
    seeds = np.array([random.getrandbits(63) + 1 for _ in range(WORLDS)], np.uint64)
    better, worse = (search.ends_of(move, seeds) for move in (best, chosen))
    found = [*_of_the_ends(better - worse)]
    open_now, open_then = (search.leaves_open(move) for move in (best, chosen))
    stage = search.stage
    weights = search.weights[stage]
    fills = open_now[FILLS], open_then[FILLS]
    if fills[1] < FILLED <= fills[0]:
        lost = float(weights[FILLING + fills[0]] - weights[FILLING + fills[1]])
        found.append(Weighed(lost, Note("personimo-why-unfillable")))
    spots = open_now[ROOM], open_then[ROOM]
    if spots[0] - spots[1] >= SPOTS:
        lost = float(weights[SPOTS_LEFT + spots[0]] - weights[SPOTS_LEFT + spots[1]])
        found.append(Weighed(lost, Note("personimo-why-spots", {"spots": spots[0] - spots[1]})))
    places = [
        next((each.position for each in move if isinstance(each, Claim)), None) for move in (best, chosen)
    ]
    if places[0] is not None and places[1] is not None and places[0] < places[1]:
        lost = search.order_value(places[0]) - search.order_value(places[1])
        note = Note("personimo-why-order", {"place": places[1] + 1, "better": places[0] + 1})
        found.append(Weighed(lost, note))
    telling = sorted((each for each in found if each.points >= WORTH_TELLING), key=lambda each: -each.points)
    return tuple(each.note for each in telling[:MOST])


def _of_the_ends(lost: "Reals") -> Iterator[Weighed]:
    """Yield what differs at the ends of the playouts; each row is a world."""
    from salon.games.personimo.bots.kernel.search.reasons import EMPTY, RIVAL, SUIT_MARKS, SUIT_POINTS

    means = lost.mean(axis=0)
    errors = lost.std(axis=0) / len(lost) ** 0.5

    def is_sure(measure: int) -> bool:
        return bool(abs(means[measure]) > SURE * errors[measure])

    for number, suit in enumerate(NATURAL_ORDER):
        points = float(means[SUIT_POINTS + number])
        if points > 0 and is_sure(SUIT_POINTS + number):
            marks = means[SUIT_MARKS + number] > 0 and is_sure(SUIT_MARKS + number)
            what = "personimo-why-marks" if marks else "personimo-why-blocks"
            yield Weighed(points, Note(what, {"suit": suit.value, "points": max(1, round(points))}))
    empty, theirs = -float(means[EMPTY]), -float(means[RIVAL])
    if empty >= 1 and is_sure(EMPTY):
        yield Weighed(empty, Note("personimo-why-empty", {"squares": round(empty)}))
    if theirs > 0 and is_sure(RIVAL):
        yield Weighed(theirs, Note("personimo-why-rival", {"points": max(1, round(theirs))}))
