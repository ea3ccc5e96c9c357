"""The state of a game: the table, and what is secret beside it."""

from msgspec import Struct

from salon.games.personality.content.cards import CardId
from salon.games.personality.model.public import Ballot, Table


class State(Struct, frozen=True, kw_only=True):
    """A game at one moment. The stock's top card comes first. `ballots`, `cards` (to be laid or swapped) and
    `contests` are what seats have answered and nobody else may know yet, by seat."""

    table: Table
    stock: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    ballots: tuple[Ballot | None, ...]
    cards: tuple[CardId | None, ...]
    contests: tuple[bool | None, ...]
