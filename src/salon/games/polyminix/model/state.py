"""The state of a game: what everybody may know, and what is hidden."""

from msgspec import Struct

from salon.games.polyminix.model.actions import Hint
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState, Result


class Charged(Struct, frozen=True):
    """A hint that has been counted, and the pieces that it was about."""

    hint: Hint
    laid: tuple[Placement, ...]


class State(Struct, frozen=True, kw_only=True):
    """A game at one moment. `piles` are the decks by colour, the top card first. By seat: `boards`, the pieces that lie
    on the present figure; `covered`, the figures covered before in this turn; `hints`, what the solver was last asked
    about the board as it lies; `charged`, the hints about the present figure that have been counted. `results` are
    those of all turns so far."""

    table: PublicState
    piles: dict[str, tuple[str, ...]]
    boards: tuple[tuple[Placement, ...], ...]
    covered: tuple[tuple[tuple[Placement, ...], ...], ...]
    hints: tuple[Hint | None, ...]
    charged: tuple[tuple[Charged, ...], ...] = ()
    results: tuple[Result, ...] = ()
