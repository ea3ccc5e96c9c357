"""Where a card may be laid in a district, and why it may not be laid elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Mapping
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from salon.core import IllegalAction
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.grid import near, neighbours, window
from salon.games.personimo.suits.district_state import DistrictState
from salon.games.personimo.suits.readings import Suits

Spot = tuple[Square, ...]
"""The squares for a card, the lesser first."""


class Obstacle(NamedTuple):
    """Why a card cannot lie somewhere: the code of the refusal, and the rule."""

    code: str
    rule: str


APART = Obstacle("personimo-squares-apart", "PM-30")
ONE_SQUARE = Obstacle("personimo-one-square", "PM-100")
TAKEN = Obstacle("personimo-square-taken", "PM-30")
TOO_LARGE = Obstacle("personimo-too-large", "PM-14")
ALONE = Obstacle("personimo-touches-nothing", "PM-31")
NO_MATCH = Obstacle("personimo-no-match", "PM-32")
NOTHING_SHARED = Obstacle("personimo-no-match", "PM-101")
NO_LONGER = Obstacle("personimo-no-longer-matches", "PM-35")
NOT_ALL = Obstacle("personimo-not-all-match", "PM-74")


class CardPlacement:
    """The placement of one card in one district."""

    def __init__(self, district_state: DistrictState, card: CardId) -> None:
        self._district_state = district_state
        self._card = card
        self._rule = district_state.rules.placement
        readings = district_state.rules.readings(card_of(card))
        self._suits: list[Suits] = [
            reduce(or_, (reading.touch[part] for reading in readings)) for part in range(self._rule.squares)
        ]

    def spots(self) -> tuple[Spot, ...]:
        """Return every spot where the card may be laid, in order (PM-14, PM-30 to PM-32, PM-74).

        A touch can match if, in some reading, the card has there one of the suits that the touched square still has in
        some assignment. PM-32 asks for one such touch. Where all touches have to match, the spots found in this way are
        then checked exactly.
        """
        found = self._matching(self._district_state.touch_left)
        if self._rule.every_touch:
            found = [spot for spot in found if self._district_state.with_card(self._card, spot) is not None]
        return tuple(sorted(found))

    def has_lasting_spot(self) -> bool:
        """Return whether it can lie beside squares that are decided, so that no Fix can take all its spots."""
        return not self._rule.every_touch and bool(self._matching(self._district_state.touch_decided))

    def _matching(self, touch: Mapping[Suits, int]) -> list[Spot]:
        """Return the spots that match one of these squares (or all), given as sets by the suits that match them."""
        district_state, grid = self._district_state, self._district_state.grid
        free = window(grid, district_state.box, self._rule.size) & ~district_state.built
        may, match = [], []
        for suits in self._suits:
            matching = sum(board for matched, board in touch.items() if matched & suits)
            unfit = near(grid, district_state.built & ~matching) if self._rule.every_touch else 0
            may.append(free & ~unfit)
            match.append(near(grid, matching) & free)
        if self._rule.squares == 1:
            return [(one,) for one in grid.squares(may[0] & match[0])]
        found: list[Spot] = []
        for right, down, step in (1, 0, 1), (0, 1, grid.stride):
            first = may[0] & may[1] >> step & (match[0] | match[1] >> step)
            found += [((x, y), (x + right, y + down)) for x, y in grid.squares(first)]
        return found

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """Return what forbids these squares; None for the spots that `spots_for` offers, and only for these."""
        squares = tuple(sorted(squares))
        if squares in spots_for(self._district_state, self._card):
            return None
        if len(squares) != self._rule.squares or not _side_by_side(squares):
            return ONE_SQUARE if self._rule.squares == 1 else APART
        if not self._district_state.at.keys().isdisjoint(squares):
            return TAKEN
        size = self._rule.size
        if size is not None and self._district_state.box.around(squares).longer_side > size:
            return TOO_LARGE
        return self._mismatch(squares)

    def _mismatch(self, squares: Spot) -> Obstacle:
        """Return whether the card touches nothing, or could match only before earlier cards decided suits, or never."""
        touching = self._district_state.touching(squares)
        if not touching:
            return ALONE
        if self._rule.every_touch:
            return NOT_ALL
        for part, index, place in touching:
            readings = self._district_state.cards[index].readings
            if any(reading.touch[place] & self._suits[part] for reading in readings):
                return NO_LONGER
        return NOTHING_SHARED if self._rule.squares == 1 else NO_MATCH

    def check(self, squares: Spot) -> None:
        """Refuse squares on which the card may not be laid; the refusal gives the number of spots."""
        obstacle = self.obstacle(squares)
        if obstacle is not None:
            raise IllegalAction(
                obstacle.code,
                obstacle.rule,
                spots=len(spots_for(self._district_state, self._card)),
                size=self._rule.size or 0,
            )


def _side_by_side(squares: Spot) -> bool:
    """Return whether each square touches the one before it."""
    return all(two in neighbours(one) for one, two in pairwise(squares))


def has_lasting_spot(district_state: DistrictState, card: CardId) -> bool:
    """Return whether some spot for a card will remain whatever is fixed; cached."""
    return district_state.cached(
        (has_lasting_spot, card), CardPlacement(district_state, card).has_lasting_spot
    )


def spots_for(district_state: DistrictState, card: CardId) -> tuple[Spot, ...]:
    """Return every spot for a card; cached, because all seats of a table ask for the same."""
    return district_state.cached(card, lambda: CardPlacement(district_state, card).spots())
