"""What a seat sees of a game: the public state, and its own pieces."""

from msgspec import Struct

from salon.core import Note, Seat
from salon.games.polyminix.model.actions import Hint
from salon.games.polyminix.model.pieces import PieceId
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState


class View(Struct, frozen=True):
    """The game as one seat sees it.

    `laid` are its own pieces on the present figure, `covered` its own figures covered before in this turn. `missing`
    says in words what the present figure still lacks, in a race. `hint` is what it last asked the solver about the
    pieces as they lie; `may_ask` whether it may ask. Figures and boxes are in the deck, by the challenge's id. `boards`
    is empty but in a replay, where it holds everybody's pieces, by seat and figure.
    """

    seat: Seat | None
    table: PublicState
    laid: tuple[Placement, ...]
    covered: tuple[tuple[Placement, ...], ...]
    missing: tuple[Note, ...]
    hint: Hint | None
    may_ask: bool
    boards: tuple[tuple[tuple[Placement, ...], ...], ...] = ()


class HintAnswer(Struct, frozen=True, kw_only=True):
    """What the solver says (PX-31); of the rest only what was asked is filled in.

    `solvable`: whether the pieces that lie there can all stay; in game 2 None if it has found no way and there may
    be one. `wrong`: the pieces to take back. `next`: one more piece. `covers`: how many solutions; with `or_more`,
    at least so many; None in game 2, where nobody has counted them.
    """

    hint: Hint
    solvable: bool | None = None
    wrong: tuple[PieceId, ...] = ()
    next: Placement | None = None
    covers: int | None = None
    or_more: bool = False
