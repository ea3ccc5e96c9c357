"""The state of a game: the public part, and everything that is secret."""

from msgspec import Struct

from salon.games.personality.content.cards import Card, CardId
from salon.games.personality.model.actions import Choose, Lay
from salon.games.personality.model.public_state import Ballot, PublicState


class State(Struct, frozen=True, kw_only=True):
    """A game at one moment. The stock's top card comes first. `ballots`, `cards` (to be laid or swapped) and
    `contests` are the answers by seat that are still secret. `picks` are those that are not locked in, and `swaps` the
    cards picked to be swapped (PY-74). `own` are all cards of the pack that is played with (PY-76)."""

    table: PublicState
    stock: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    ballots: tuple[Ballot | None, ...]
    cards: tuple[CardId | None, ...]
    contests: tuple[bool | None, ...]
    picks: tuple[Choose | Lay | None, ...]
    swaps: tuple[CardId | None, ...]
    own: tuple[Card, ...] = ()
