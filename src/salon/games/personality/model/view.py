"""What a seat sees of a game: the public state, its own hand and answers, and the texts of the cards it can see."""

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.content.cards import Card, CardId
from salon.games.personality.model.actions import Bet, Choose, Lay
from salon.games.personality.model.public_state import Ballot, PublicState
from salon.games.personality.portrait import Portrait


class View(Struct, frozen=True):
    """The game as one seat sees it. `hands` and `stock` are numbers of cards.

    `ballot`, `card` (to be laid or swapped) and `contest` are the seat's own answers while they are secret. In a
    pair, `proposal` is what the partner has chosen; choosing the same agrees to it (PY-31). `faces` are the
    texts of all cards in sight, and of those last voted on. `portraits` come with the end (PY-60). `partner` is the
    player with whom the seat shares its ballot in this vote. `bets` are those that the vote allows, the neutral one
    first; it is empty in a vote without bets. `pick` is the seat's own answer that is not locked in, and `swap` the
    card that it has picked to be swapped (PY-74).
    """

    seat: Seat | None
    table: PublicState
    hand: tuple[CardId, ...]
    hands: tuple[int, ...]
    stock: int
    ballot: Ballot | None
    proposal: Ballot | None
    card: CardId | None
    contest: bool | None
    faces: dict[CardId, Card]
    portraits: tuple[Portrait, ...]
    partner: Seat | None = None
    bets: tuple[Bet, ...] = ()
    pick: Choose | Lay | None = None
    swap: CardId | None = None

    @property
    def may_swap(self) -> bool:
        """Whether the seat may swap a card beside what the table is doing (PY-16)."""
        return self.seat in self.table.swappers and bool(self.hand)

    @property
    def swappable(self) -> tuple[CardId, ...]:
        """The cards that the seat may swap: its hand, but not the card that it has laid and nobody sees yet."""
        laid = self.card if self.table.phase == "lay" else None
        return tuple(card for card in self.hand if card != laid) if self.may_swap else ()
