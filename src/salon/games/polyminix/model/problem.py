"""What a solver is asked and what it answers."""

from collections.abc import Callable

from msgspec import Struct

from salon.core.errors import Refusal
from salon.games.polyminix.model.boxes import Anything, Box, check_box
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Cell, Kit, PieceId, piece_of


class Placement(Struct, frozen=True, order=True):
    """A piece and the squares of the figure it covers, in reading order."""

    piece: PieceId
    cells: tuple[Cell, ...]


Solution = tuple[Placement, ...]
"""A complete cover, its placements in the reading order of their first squares."""


class Problem(Struct, frozen=True):
    """Cover this figure with pieces of this kit as the box says; some pieces may lie there already."""

    figure: Figure
    kit: Kit = DEFAULT_KIT
    box: Box = Anything()
    placed: tuple[Placement, ...] = ()

    def check(self) -> None:
        """Refuse a problem that makes no sense. A problem without a solution is accepted."""
        self.figure.check()
        self.kit.check()
        check_box(self.box, self.kit)
        if not self.placed:
            return
        free = set(self.figure.cells)
        pieces = set(self.kit.pieces)
        for placement in self.placed:
            if placement.piece not in pieces:
                raise Refusal("piece-not-in-kit", "PX-14", piece=placement.piece, kit=self.kit.name)
            if piece_of(placement.cells) != placement.piece:
                raise Refusal("not-that-piece", "PX-14", piece=placement.piece)
            if not free.issuperset(placement.cells):
                raise Refusal("does-not-fit", "PX-14", piece=placement.piece)
            free.difference_update(placement.cells)
            pieces.remove(placement.piece)


class Cancelled(Exception):
    """The solver was told to stop before it had an answer."""


Stop = Callable[[], bool]
"""Asked every few milliseconds; true makes the solver raise `Cancelled`."""


def never() -> bool:
    """A `Stop` that never stops the solver."""
    return False


def in_order(placements: list[Placement]) -> Solution:
    """The placements in the order of a solution."""
    return tuple(sorted(placements, key=lambda placement: placement.cells))
