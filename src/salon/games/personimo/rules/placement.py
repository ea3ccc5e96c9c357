"""Where a card may be laid in a district, and why it may not be laid elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import and_, or_
from typing import NamedTuple

from salon.core import IllegalAction
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.grid import near, neighbours, window
from salon.games.personimo.suits.district_state import DistrictState
from salon.games.personimo.suits.readings import Reading, Suits

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
            sum(grid.bit(first) for first, spot in spots if self._district_state.with_card(self._card, spot))
            for spots in map(self._listed, boards, self._steps)
        ]

    def spots(self) -> tuple[Spot, ...]:
        """Return every spot where the card may be laid, in order."""
        boards = boards_for(self._district_state, self._card)
        return tuple(sorted(spot for spots in map(self._listed, boards, self._steps) for _, spot in spots))

    def _listed(self, board: int, step: int) -> list[tuple[Square, Spot]]:
        """Return the spots of a board, each after its lesser square."""
        grid = self._district_state.grid
        right, down = (0, 1) if step == grid.stride else (step, 0)
        return [
            ((x, y), ((x, y), (x + right, y + down)) if step else ((x, y),)) for x, y in grid.squares(board)
        ]

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
        district_state, grid = self._district_state, self._district_state.grid
        free = window(grid, district_state.box, self._rule.size) & ~district_state.built
        may, match = [], []
        for suits in card:
            matching = sum(board for matched, board in touch.items() if matched & suits)
            unfit = near(grid, district_state.built & ~matching) if self._rule.every_touch else 0
            may.append(free & ~unfit)
            match.append(near(grid, matching) & free)
        return [may[0] & may[-1] >> step & (match[0] | match[-1] >> step) for step in self._steps]

    def ways(self) -> Iterator[tuple[Spot, tuple[Reading, ...]]]:
        """Yield the spots on which the card cannot lie in all its ways, each with those in which it can.

        Where all touches have to match, each is looked at by itself: a way may be left out later.
        """
        left, grid = self._district_state.touch_left, self._district_state.grid
        boards = {touch: self._matching(left, touch) for touch in {each.touch for each in self.readings}}
        for number, board in enumerate(boards_for(self._district_state, self._card)):
            in_all = reduce(and_, (each[number] for each in boards.values()))
            for first, spot in self._listed(board & ~in_all, self._steps[number]):
                bit = grid.bit(first)
                yield spot, tuple(each for each in self.readings if boards[each.touch][number] & bit)

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
