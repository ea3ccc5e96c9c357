"""Fitting a card into a district: where it may be laid, and why not elsewhere (PM-14, PM-30 to PM-35)."""

from functools import lru_cache
from typing import NamedTuple

from salon.core import IllegalAction
from salon.personimo.actions import Square
from salon.personimo.cards import CardId, card_of
from salon.personimo.district import HEADQUARTERS, Standing
from salon.personimo.frame import neighbours
from salon.personimo.readings import Suits, bits

Spot = tuple[Square, Square]
"""Two squares for a card, the lesser first."""


class Obstacle(NamedTuple):
    """Why a card cannot lie somewhere: the code of the refusal, and the rule."""

    code: str
    rule: str


APART = Obstacle("personimo-squares-apart", "PM-30")
TAKEN = Obstacle("personimo-square-taken", "PM-30")
TOO_LARGE = Obstacle("personimo-too-large", "PM-14")
ALONE = Obstacle("personimo-touches-nothing", "PM-31")
NO_MATCH = Obstacle("personimo-no-match", "PM-32")
NO_LONGER = Obstacle("personimo-no-longer-matches", "PM-35")


class Fitting:
    """One card, to be fitted into one district."""

    def __init__(self, standing: Standing, card: CardId) -> None:
        self._standing = standing
        self._card = card_of(card)
        self._suits: Suits = bits(*self._card.suits)
        self._open = {square: standing.suits_left(square) for square in standing.at}

    def obstacle(self, squares: Spot) -> Obstacle | None:
        """What forbids these squares, if anything does. One check for offering a spot and for refusing it."""
        (column, row), (other_column, other_row) = squares
        if abs(column - other_column) + abs(row - other_row) != 1:
            return APART
        if squares[0] in self._open or squares[1] in self._open:
            return TAKEN
        if self._standing.box.around(squares).longer_side > self._standing.rules.placement.size:
            return TOO_LARGE
        return self._mismatch(
            [there for square in squares for there in neighbours(square) if there in self._open]
        )

    def _mismatch(self, touched: list[Square]) -> Obstacle | None:
        """Whether the built squares that a spot touches let the card lie there.

        A card may turn either way, so it has each of its suits on each square in some reading; and one matching
        touch is enough. So it fits exactly if a touched square may still have one of its suits.
        """
        if not touched:
            return ALONE
        cards = [self._standing.at[square][0] for square in touched]
        if HEADQUARTERS in cards or any(self._open[square] & self._suits for square in touched):
            return None
        kin = any(bits(*card_of(self._standing.laid[card].card).suits) & self._suits for card in cards)
        return NO_LONGER if kin else NO_MATCH

    def spots(self) -> tuple[Spot, ...]:
        """Every spot where the card may be laid, in order."""
        free = {there for square in self._open for there in neighbours(square) if there not in self._open}
        tried = {(min(one, two), max(one, two)) for one in free for two in neighbours(one)}
        return tuple(sorted(spot for spot in tried if self.obstacle(spot) is None))

    def check(self, squares: Spot) -> None:
        """Refuse squares on which the card may not be laid, saying how many spots there are instead."""
        obstacle = self.obstacle(squares)
        if obstacle is not None:
            raise IllegalAction(
                obstacle.code,
                obstacle.rule,
                spots=len(self.spots()),
                size=self._standing.rules.placement.size,
            )


@lru_cache(maxsize=512)
def spots_for(standing: Standing, card: CardId) -> tuple[Spot, ...]:
    """Every spot for a card, remembered: everybody at a table asks for the same ones."""
    return Fitting(standing, card).spots()
