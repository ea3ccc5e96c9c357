"""Where a card may be laid in a district, and why it may not be laid elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import chain, pairwise
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
        self.readings = district_state.rules.readings(card_of(card))
        self._suits: list[Suits] = [
            reduce(or_, (reading.touch[part] for reading in self.readings))
            for part in range(self._rule.squares)
        ]

    def boards(self) -> list[int]:
        """Return every spot where the card may be laid (PM-14, PM-30 to PM-32, PM-74), as in `_matching`.

        A touch can match if, in some reading, the card has there one of the suits that the touched square still has in
        some assignment. PM-32 asks for one such touch. Where all touches have to match, the spots found in this way are
        then checked exactly.
        """
        boards, grid = self._matching(self._district_state.touch_left, self._suits), self._district_state.grid
        if not self._rule.every_touch:
            return boards
        return [
            sum(grid.bit(spot[0]) for spot in spots if self._district_state.with_card(self._card, spot))
            for spots in map(grid.spots, boards, self._steps)
        ]

    def spots(self) -> tuple[Spot, ...]:
        """Return every spot where the card may be laid, in order."""
        boards = boards_for(self._district_state, self._card)
        return tuple(sorted(chain.from_iterable(map(self._district_state.grid.spots, boards, self._steps))))

    def has_lasting_spot(self) -> bool:
        """Return whether it can lie beside squares that are decided, so that no Fix can take all its spots."""
        return not self._rule.every_touch and any(
            self._matching(self._district_state.touch_decided, self._suits)
        )

    def _matching(self, touch: Mapping[Suits, int], card: Sequence[Suits]) -> list[int]:
        """Return the spots that match one of these squares (or all, if need be): the sets of their lesser squares.

        There is one set for each of `_steps`. The squares to match come as sets by the suits that match them; `card`
        has the suits that each square of the card may match with.
        """
        sides = [self._side(touch, suits) for suits in card]
        return self._both(sides[0], sides[-1])

    def _side(self, touch: Mapping[Suits, int], suits: Suits) -> tuple[int, int]:
        """Return where a square with these suits may lie, and where it matches as well, as sets."""
        district_state, grid = self._district_state, self._district_state.grid
        free = window(grid, district_state.box, self._rule.size) & ~district_state.built
        matching = sum(board for matched, board in touch.items() if matched & suits)
        unfit = near(grid, district_state.built & ~matching) if self._rule.every_touch else 0
        return free & ~unfit, near(grid, matching) & free

    def _both(self, one: tuple[int, int], other: tuple[int, int]) -> list[int]:
        """Return the spots of which both squares may lie there and one matches, for each of `_steps`."""
        (may, match), (may_too, match_too) = one, other
        return [may & may_too >> step & (match | match_too >> step) for step in self._steps]

    def ways(self) -> dict[int, list[Spot]]:
        """Return the spots on which the card cannot lie in all its ways, by those in which it can: a set of readings.

        Where all touches have to match, each is looked at by itself: a way may be left out later.
        """
        left, grid = self._district_state.touch_left, self._district_state.grid
        all_ways = (1 << len(self.readings)) - 1
        touches = [reading.touch for reading in self.readings]
        sides = {suits: self._side(left, suits) for suits in set(chain.from_iterable(touches))}
        boards = [self._both(sides[touch[0]], sides[touch[-1]]) for touch in touches]
        found: dict[int, list[Spot]] = {}
        for number, spots in enumerate(boards_for(self._district_state, self._card)):
            groups = [(0, spots)]
            for reading, board in enumerate(boards):
                groups = [
                    part
                    for ways, group in groups
                    for part in ((ways | 1 << reading, group & board[number]), (ways, group & ~board[number]))
                    if part[1]
                ]
            for ways, group in groups:
                if ways != all_ways:
                    found.setdefault(ways, []).extend(grid.spots(group, self._steps[number]))
        return found

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """Return what forbids these squares; None for the spots that `spots_for` offers, and only for these."""
        squares = tuple(sorted(squares))
        if squares in spots_for(self._district_state, self._card):
            return None
        return self.reason(squares)

    def reason(self, squares: Spot) -> Obstacle:
        """Why these squares, the lesser first, are none of the spots."""
        if len(squares) != self._rule.squares or not _side_by_side(squares):
            return ONE_SQUARE if self._rule.squares == 1 else APART
        grid, (first, *_) = self._district_state.grid, squares
        if not all(map(grid.holds, squares)):
            return self._reason_outside(squares)
        down = _is_down(squares)
        return next(obstacle for obstacle, stopped in self._stopped() if stopped[down] & grid.bit(first))

    def _reason_outside(self, squares: Spot) -> Obstacle:
        """Why a spot that is not all within reach of the district is none."""
        if not self._district_state.at.keys().isdisjoint(squares):
            return TAKEN
        return ALONE if self._rule.size is None else TOO_LARGE

    @property
    def _steps(self) -> tuple[int, ...]:
        """How far the other square of a spot lies from the lesser: across and down; a card of one square has none."""
        return (0,) if self._rule.squares == 1 else (1, self._district_state.grid.stride)

    def _stopped(self) -> list[tuple[Obstacle, list[int]]]:
        """What is looked for, in order, and which spots it stops: the sets of their lesser squares, across and down.

        A spot that touches the district and is legal is among those that the last ones would stop.
        """
        district_state, grid = self._district_state, self._district_state.grid
        everywhere = window(grid, district_state.box, None)
        unbuilt = everywhere & ~district_state.built
        free = window(grid, district_state.box, self._rule.size) & unbuilt
        beside = near(grid, district_state.built)
        once = [near(grid, district_state.once_matching(suits)) for suits in self._suits]
        taken, large, alone, before, never = [], [], [], [], []
        for step in self._steps:
            clear = unbuilt & unbuilt >> step
            fits = free & free >> step
            touching = fits & (beside | beside >> step)
            matched = touching & (once[0] | once[-1] >> step)
            taken.append(everywhere & everywhere >> step & ~clear)
            large.append(clear & ~fits)
            alone.append(fits & ~touching)
            before.append(matched)
            never.append(touching & ~matched)
        first = [(TAKEN, taken), (TOO_LARGE, large), (ALONE, alone)]
        if self._rule.every_touch:
            both = [one | other for one, other in zip(before, never, strict=True)]
            return [*first, (NOT_ALL, both)]
        return [*first, (NO_LONGER, before), (NOTHING_SHARED if self._rule.squares == 1 else NO_MATCH, never)]

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


def _is_down(spot: Spot) -> bool:
    """Return whether a spot of two squares is a column; its number in `_steps`."""
    return len(spot) > 1 and spot[0][0] == spot[1][0]


def _side_by_side(squares: Spot) -> bool:
    """Return whether each square touches the one before it."""
    return all(two in neighbours(one) for one, two in pairwise(squares))


def has_lasting_spot(district_state: DistrictState, card: CardId) -> bool:
    """Return whether some spot for a card will remain whatever is fixed; cached."""
    return district_state.cached(
        (has_lasting_spot, card), CardPlacement(district_state, card).has_lasting_spot
    )


def boards_for(district_state: DistrictState, card: CardId) -> list[int]:
    """Return every spot for a card as sets of their lesser squares; cached."""
    return district_state.cached((boards_for, card), CardPlacement(district_state, card).boards)


def spots_for(district_state: DistrictState, card: CardId) -> tuple[Spot, ...]:
    """Return every spot for a card; cached, because all seats of a table ask for the same."""
    return district_state.cached(card, lambda: CardPlacement(district_state, card).spots())
