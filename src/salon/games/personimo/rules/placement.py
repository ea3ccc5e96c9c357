"""Fitting a card into a district: where it may be laid, and why not elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Mapping, Sequence
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from salon.core import IllegalAction
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.district import Standing
from salon.games.personimo.model.grid import near, neighbours, window
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


class Fitting:
    """One card, to be fitted into one district."""

    def __init__(self, standing: Standing, card: CardId) -> None:
        self._standing = standing
        self._card = card
        self._rule = standing.rules.placement
        self.readings = standing.rules.readings(card_of(card))
        self._suits: list[Suits] = [
            reduce(or_, (reading.touch[part] for reading in self.readings))
            for part in range(self._rule.squares)
        ]

    def spots(self) -> tuple[Spot, ...]:
        """Every spot where the card may be laid, in order (PM-14, PM-30 to PM-32, PM-74).

        A touch can match if, in some reading, the card has there one of the suits that the touched square still has in
        some assignment. One such touch is all that PM-32 asks. Where all have to match, all are worked out at last.
        """
        found = self._matching(self._standing.touch_left, self._suits)
        if self._rule.enough is all:
            found = [spot for spot in found if self._standing.with_card(self._card, spot) is not None]
        return tuple(sorted(found))

    def has_lasting_spot(self) -> bool:
        """Whether it can lie beside squares that are decided, so that no fixing of others can take all spots away."""
        return self._rule.enough is not all and bool(
            self._matching(self._standing.touch_decided, self._suits)
        )

    def _matching(self, touch: Mapping[Suits, int], card: Sequence[Suits]) -> list[Spot]:
        """The spots that match one of these squares (or all, if need be), which come as sets by what matches them.

        `card` has the suits that each square of the card may match with.
        """
        standing, frame = self._standing, self._standing.frame
        free = window(frame, standing.box, self._rule.size) & ~standing.built
        may, match = [], []
        for suits in card:
            matching = sum(board for matched, board in touch.items() if matched & suits)
            unfit = near(frame, standing.built & ~matching) if self._rule.enough is all else 0
            may.append(free & ~unfit)
            match.append(near(frame, matching) & free)
        if self._rule.squares == 1:
            return [(one,) for one in frame.squares(may[0] & match[0])]
        found: list[Spot] = []
        for right, down, step in (1, 0, 1), (0, 1, frame.stride):
            first = may[0] & may[1] >> step & (match[0] | match[1] >> step)
            found += [((x, y), (x + right, y + down)) for x, y in frame.squares(first)]
        return found

    def ways(self) -> dict[Spot, tuple[Reading, ...]]:
        """For each spot the ways in which the card can lie there.

        Where all touches have to match, each is looked at by itself: a way may be left out later.
        """
        left = self._standing.touch_left
        by_touch = {
            touch: set(self._matching(left, touch)) for touch in {each.touch for each in self.readings}
        }
        return {
            spot: tuple(reading for reading in self.readings if spot in by_touch[reading.touch])
            for spot in spots_for(self._standing, self._card)
        }

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """What forbids these squares, if anything does. What is offered is allowed, and nothing else."""
        squares = tuple(sorted(squares))
        if squares in spots_for(self._standing, self._card):
            return None
        return self.reason(squares)

    def reason(self, squares: Spot) -> Obstacle:
        """Why these squares, the lesser first, are none of the spots."""
        if len(squares) != self._rule.squares or not _side_by_side(squares):
            return ONE_SQUARE if self._rule.squares == 1 else APART
        frame, (first, *_) = self._standing.frame, squares
        if not all(map(frame.holds, squares)):
            return self._reason_outside(squares)
        down = -1 if first[0] == squares[-1][0] else 0
        return next(obstacle for obstacle, stopped in self._stopped() if stopped[down] & frame.bit(first))

    def _reason_outside(self, squares: Spot) -> Obstacle:
        """Why a spot that is not all within reach of the district is none."""
        if not self._standing.at.keys().isdisjoint(squares):
            return TAKEN
        return ALONE if self._rule.size is None else TOO_LARGE

    def unfit(self) -> dict[Obstacle, int]:
        """The free squares that no spot covers, as sets by what spots there are refused for.

        Of the spots that would cover a square, the one counts that gets farthest in the check.
        """
        frame, found = self._standing.frame, {}
        known = self._standing.built
        for square in (square for spot in spots_for(self._standing, self._card) for square in spot):
            known |= frame.bit(square)
        for obstacle, stopped in reversed(self._stopped()):
            covered = 0
            for spots, step in zip(stopped, self._steps, strict=True):
                covered |= spots | spots << step
            found[obstacle] = covered & ~known
            known |= covered
        return found

    @property
    def _steps(self) -> tuple[int, ...]:
        """How far the other square of a spot lies from the lesser: across and down; a card of one square has none."""
        return (0,) if self._rule.squares == 1 else (1, self._standing.frame.stride)

    def _stopped(self) -> list[tuple[Obstacle, list[int]]]:
        """What is looked for, in order, and which spots it stops: the sets of their lesser squares, across and down.

        A spot that touches the district and is legal is among those that the last ones would stop.
        """
        standing, frame = self._standing, self._standing.frame
        everywhere = window(frame, standing.box, None)
        unbuilt = everywhere & ~standing.built
        free = window(frame, standing.box, self._rule.size) & unbuilt
        beside = near(frame, standing.built)
        near_once = {suits: near(frame, standing.once_matching(suits)) for suits in set(self._suits)}
        once = [near_once[suits] for suits in self._suits]
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
        if self._rule.enough is all:
            both = [one | other for one, other in zip(before, never, strict=True)]
            return [*first, (NOT_ALL, both)]
        return [*first, (NO_LONGER, before), (NOTHING_SHARED if self._rule.squares == 1 else NO_MATCH, never)]

    def check(self, squares: Spot) -> None:
        """Refuse squares on which the card may not be laid, saying how many spots there are instead."""
        obstacle = self.obstacle(squares)
        if obstacle is not None:
            raise IllegalAction(
                obstacle.code,
                obstacle.rule,
                spots=len(spots_for(self._standing, self._card)),
                size=self._rule.size or 0,
            )


def _side_by_side(squares: Spot) -> bool:
    """Whether each square touches the one before it."""
    return all(two in neighbours(one) for one, two in pairwise(squares))


def has_lasting_spot(standing: Standing, card: CardId) -> bool:
    """Whether some spot for a card will remain whatever is fixed, remembered."""
    return standing.recall((has_lasting_spot, card), Fitting(standing, card).has_lasting_spot)


def spots_for(standing: Standing, card: CardId) -> tuple[Spot, ...]:
    """Every spot for a card, remembered: everybody at a table asks for the same ones."""
    return standing.recall(card, lambda: Fitting(standing, card).spots())
