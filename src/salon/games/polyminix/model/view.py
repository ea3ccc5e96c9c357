"""What a seat sees of a game: the public state, and its own pieces."""

from msgspec import Struct

from salon.core import Note, Seat
from salon.games.polyminix.content.challenges import Challenge
from salon.games.polyminix.model.actions import Hint
from salon.games.polyminix.model.boxes import Box
from salon.games.polyminix.model.pieces import PieceId
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState


class Made(Struct, frozen=True):
    """A challenge that was made for this table: its title, and the number that gives the same again (PX-33). A figure
    that somebody has drawn has no number (PX-35)."""

    challenge: str
    title: Note
    number: int | None


class Earlier(Struct, frozen=True):
    """A challenge of an earlier edition of the deck, and its title."""

    challenge: Challenge
    title: Note


class Facts(Struct, frozen=True, kw_only=True):
    """What follows from the public state by the rules. The page shows it, and need not know the rules.

    It depends on the public state alone, so everybody sees the same. `with_cards`: cards show what to cover (game 1).
    `is_scripted`: a lone player plays given challenges. `is_own`: the game is one race on a figure that somebody has
    drawn, in which any pieces will do. `target`: the points that win. `day`: the date of the challenge of the day. By
    seat: `challenges`, the ids on the cards in hand, None until a side is chosen; `covered`, how many squares of each
    of them are covered; `boxes`, the box that binds the seat; `shares`, how far it is with everything, from 0 to 1.
    `out`: the seats that do not race, or no longer. `made` are the challenges of `PublicState.made`; `earlier` are
    those of a deck that is no longer in use, in the replay of an old game.
    """

    with_cards: bool
    is_scripted: bool
    target: int
    day: str | None
    challenges: tuple[tuple[str | None, ...], ...]
    covered: tuple[tuple[int, ...], ...]
    boxes: tuple[Box, ...]
    shares: tuple[float, ...]
    out: tuple[Seat, ...]
    made: tuple[Made, ...]
    earlier: tuple[Earlier, ...] = ()
    is_own: bool = False


class View(Struct, frozen=True):
    """The game as one seat sees it.

    `laid` are its own pieces on the present figure, `covered` its own figures covered before in this turn. `missing`
    says in words what the present figure still lacks, in a race; `required` and `forbidden` are the pieces that its box
    names or rules out. `hint` is what it last asked the solver about the pieces as they lie; `may_ask` whether it may
    ask; `may_order` whether it may have a new challenge made. Figures are in the deck, by the challenge's id. `boards`
    is empty but in a replay, where it holds everybody's pieces, by seat and figure.
    """

    seat: Seat | None
    table: PublicState
    facts: Facts
    laid: tuple[Placement, ...]
    covered: tuple[tuple[Placement, ...], ...]
    missing: tuple[Note, ...]
    hint: Hint | None
    may_ask: bool
    may_order: bool
    required: tuple[PieceId, ...]
    forbidden: tuple[PieceId, ...]
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
