"""Districts as data: the headquarters and the cards in the order they were laid (PM-13, PM-30 to PM-36)."""

from msgspec import Struct

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, Suit


class PlacedCard(Struct, frozen=True, cache_hash=True):
    """A card in a district.

    `fixed` is the suit of each of its squares, if the builder has fixed them (PM-36). `scoring` is the suit that
    carries its marks, if the builder has chosen one (PM-57).
    """

    card: CardId
    squares: tuple[Square, ...]
    fixed: tuple[Suit, ...] | None = None
    scoring: Suit | None = None


class District(Struct, frozen=True, cache_hash=True):
    """A headquarters and the cards laid since. `fixed` and `scoring` are those of the headquarters.

    Districts are the keys of several caches, so each computes its hash only once.
    """

    headquarters: CardId
    placed: tuple[PlacedCard, ...] = ()
    fixed: tuple[Suit, ...] | None = None
    scoring: Suit | None = None
