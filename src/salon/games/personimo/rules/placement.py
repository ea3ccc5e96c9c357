"""Fitting a card into a district: where it may be laid, and why not elsewhere (PM-14, PM-30 to PM-35)."""

from collections.abc import Mapping
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from salon.core import IllegalAction
from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.district import Standing
from salon.games.personimo.model.grid import near, neighbours, window
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


class Fitting:
    """One card, to be fitted into one district."""

    def __init__(self, standing: Standing, card: CardId) -> None:
        self._standing = standing
        self._card = card
        self._rule = standing.rules.placement
        readings = standing.rules.readings(card_of(card))
        self._suits: list[Suits] = [
            reduce(or_, (reading.touch[part] for reading in readings)) for part in range(self._rule.squares)
        ]

    def spots(self) -> tuple[Spot, ...]:
        """Every spot where the card may be laid, in order (PM-14, PM-30 to PM-32, PM-74).

        A touch can match if, in some reading, the card has there one of the suits that the touched square still has in
        some assignment. One such touch is all that PM-32 asks. Where all have to match, all are worked out at last.
        """
        found = self._matching(self._standing.touch_left)
        if self._rule.enough is all:
            found = [spot for spot in found if self._standing.with_card(self._card, spot) is not None]
        return tuple(sorted(found))

    def has_lasting_spot(self) -> bool:
        """Whether it can lie beside squares that are decided, so that no fixing of others can take all spots away."""
        return self._rule.enough is not all and bool(self._matching(self._standing.touch_decided))

    def _matching(self, touch: Mapping[Suits, int]) -> list[Spot]:
        """The spots that match one of these squares (or all, if need be), which come as sets by what matches them."""
        standing, frame = self._standing, self._standing.frame
        free = window(frame, standing.box, self._rule.size) & ~standing.built
        may, match = [], []
        for suits in self._suits:
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

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """What forbids these squares, if anything does. What is offered is allowed, and nothing else."""
        squares = tuple(sorted(squares))
        if squares in spots_for(self._standing, self._card):
            return None
        if len(squares) != self._rule.squares or not _side_by_side(squares):
            return ONE_SQUARE if self._rule.squares == 1 else APART
        if not self._standing.at.keys().isdisjoint(squares):
            return TAKEN
        size = self._rule.size
        if size is not None and self._standing.box.around(squares).longer_side > size:
            return TOO_LARGE
        return self._mismatch(squares)

    def _mismatch(self, squares: Spot) -> Obstacle:
        """Whether it touches nothing, or matched there before earlier cards decided the suits, or never."""
        touching = self._standing.touching(squares)
        if not touching:
            return ALONE
        if self._rule.enough is all:
            return NOT_ALL
        for part, index, place in touching:
            readings = self._standing.laid[index].readings
            if any(reading.touch[place] & self._suits[part] for reading in readings):
                return NO_LONGER
        return NOTHING_SHARED if self._rule.squares == 1 else NO_MATCH

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
