"""What a racing seat may do. There are too many actions to list, so they are counted and generated on demand."""

from collections.abc import Callable, Iterator
from functools import cached_property
from random import Random
from typing import get_args

from salon.core import IllegalAction, LegalActions, Seat
from salon.games.polyminix.model.actions import AnyAction, Clear, GiveUp, Hint, Lay, Lift, Move, TakeHint
from salon.games.polyminix.model.board import count_spots, free, mask, spots
from salon.games.polyminix.model.pieces import PieceId
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.completion import forbids
from salon.games.polyminix.rules.goals import box_of, squares_for

RESTLESS = 0.1
"""How often random play gives up, and how often it takes something back."""


class RaceMoves(LegalActions[AnyAction]):
    """Lay, move, lift, clear, ask and give up. `in` calls the check."""

    listed = False

    def __init__(self, view: View, seat: Seat, check: Callable[[View, AnyAction], None]) -> None:
        self._view = view
        self._check = check
        self._open = free(squares_for(view.table, seat), view.laid)
        self._laid = {placement.piece: placement.cells for placement in view.laid}
        box = box_of(view.table, seat)
        self._pieces = [
            piece for piece in view.table.kit if piece not in self._laid and not forbids(box, piece)
        ]

    def __iter__(self) -> Iterator[AnyAction]:
        for piece in self._pieces:
            yield from (Lay(piece, cells) for cells in spots(self._open, piece))
        for piece in self._laid:
            yield from self._moves(piece)
        yield from self._others

    def __len__(self) -> int:
        moved = sum(count_spots(self._without(piece), (piece,)) - 1 for piece in self._laid)
        return count_spots(self._open, self._pieces) + moved + len(self._others)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, AnyAction):
            return False
        try:
            self._check(self._view, action)
        except IllegalAction:
            return False
        return True

    def sample(self, random: Random) -> AnyAction:
        """Mostly a piece laid somewhere; now and then another move, or giving up, so that random play ends."""
        chance = random.random()
        pieces = [piece for piece in self._pieces if count_spots(self._open, (piece,))]
        if chance < RESTLESS or not (pieces or self._laid):
            return GiveUp()
        if chance < 2 * RESTLESS or not pieces:
            moved = next(self._moves(random.choice([*self._laid])), None) if self._laid else None
            others = [each for each in (*self._others, moved) if each is not None and each != GiveUp()]
            return random.choice(others or [GiveUp()])
        piece = random.choice(pieces)
        return Lay(piece, random.choice(list(spots(self._open, piece))))

    @cached_property
    def _others(self) -> tuple[AnyAction, ...]:
        back: tuple[AnyAction, ...] = (*map(Lift, self._laid), Clear()) if self._laid else ()
        hints = map(TakeHint, get_args(Hint)) if self._view.may_ask else ()
        return (*back, *hints, GiveUp())

    def _without(self, piece: PieceId) -> int:
        """The free squares once a piece is lifted."""
        return self._open | mask(self._laid[piece])

    def _moves(self, piece: PieceId) -> Iterator[AnyAction]:
        for cells in spots(self._without(piece), piece):
            if set(cells) != set(self._laid[piece]):
                yield Move(piece, cells)
