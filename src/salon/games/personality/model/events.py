"""The facts of a game of Personality. Choices become facts when they are revealed; hands are their owners' (PY-13)."""

from typing import Literal, Self

from msgspec.structs import replace

from salon.core import Event, PublicEvent, Seat, TakenBack
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.public import Ballot, How, Phase, VoteKind

Why = Literal["deal", "again", "pit", "gate", "empty", "lost", "left-out"]
"""Why cards are drawn: dealt; for a card nobody got (PY-17); fallen into the Pit (PY-30) or back to the Gate (PY-43);
no hand had a card left (PY-20); for a card that lost an inverted round (PY-32); for a card left out."""


class Drew(Event, frozen=True):
    """A player drew cards; only he sees which."""

    seat: Seat
    count: int
    why: Why
    cards: tuple[CardId, ...]

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, cards=())


class RoundBegan(PublicEvent, frozen=True):
    """A round begins: `reader` is to read, or all are to lay a card for `subject`."""

    number: int
    reader: Seat
    subject: Seat | None


class CardRead(PublicEvent, frozen=True):
    """The reader has read a card."""

    seat: Seat
    card: CardId


class CardsLaid(PublicEvent, frozen=True):
    """All cards of an inverted round lie face up, by seat."""

    subject: Seat
    laid: tuple[CardId | None, ...]


class LockedIn(PublicEvent, frozen=True):
    """A player has answered: a choice, a card to lay, a card to swap, yes or no to a gift. What it is stays secret."""

    seat: Seat


class Unlocked(PublicEvent, frozen=True):
    """A player takes time to think again; or a pair does not agree yet."""

    seat: Seat


class Skipped(PublicEvent, frozen=True):
    """The table went on without this player's answer."""

    seat: Seat
    phase: Phase


class Revealed(PublicEvent, frozen=True):
    """All ballots are revealed at once, by seat."""

    kind: VoteKind
    ballots: tuple[Ballot | None, ...]


class Elected(PublicEvent, frozen=True):
    """A player, or the card of a player, is elected. `unanimous`: all who voted chose it."""

    whom: Seat
    votes: int
    unanimous: bool


class NobodyElected(PublicEvent, frozen=True):
    """No one has two votes, or the second vote is tied too; the cards go under the stock."""

    second: bool
    cards: tuple[CardId, ...]


class Tied(PublicEvent, frozen=True):
    """Several are equal at the top: a debate begins."""

    choices: tuple[Seat, ...]


class Argued(PublicEvent, frozen=True):
    """A player has said why."""

    seat: Seat
    text: str


class TraitReceived(PublicEvent, frozen=True):
    """A card lies in front of a player from now on."""

    seat: Seat
    card: CardId
    how: How


class Moved(PublicEvent, frozen=True):
    """A small mask moves on the track. `why`: by a vote, out of the Pit, or back to the Gate."""

    seat: Seat
    start: int
    end: int
    why: Literal["vote", "pit", "gate"]


class LandedOnPair(PublicEvent, frozen=True):
    """A player stands on `><` and will name a partner."""

    seat: Seat


class LandedOnInversion(PublicEvent, frozen=True):
    """A player stands on `●`: an inverted round will follow."""

    seat: Seat


class ReachedInsight(PublicEvent, frozen=True):
    """A player has reached Supreme Insight and becomes a candidate."""

    seat: Seat


class Swapped(Event, frozen=True):
    """A player has swapped a card; only he sees which."""

    seat: Seat
    gave: CardId | None
    drew: CardId | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else replace(self, gave=None, drew=None)


class Paired(PublicEvent, frozen=True):
    """Two players will cast the next ballot together."""

    seat: Seat
    partner: Seat


class Gave(PublicEvent, frozen=True):
    """A candidate gives a card away."""

    seat: Seat
    card: CardId
    to: Seat


class Answered(PublicEvent, frozen=True):
    """What a receiver says to the gift; told when all have answered."""

    seat: Seat
    card: CardId
    contests: bool


class Judged(PublicEvent, frozen=True):
    """A contested card has been voted on: it is `to`'s. `upheld`: the candidate was right, or it was a tie."""

    card: CardId
    receiver: Seat
    to: Seat
    upheld: bool


class CardLeftOut(PublicEvent, frozen=True):
    """A card is out of this game, at somebody's wish."""

    card: CardId


class Won(PublicEvent, frozen=True):
    """A candidate has won."""

    seat: Seat


class Ended(PublicEvent, frozen=True):
    """The game is over. `exhausted`: no card was left anywhere, and those furthest on the track win."""

    winners: tuple[Seat, ...]
    exhausted: bool


AnyEvent = (
    Drew
    | RoundBegan
    | CardRead
    | CardsLaid
    | LockedIn
    | Unlocked
    | Skipped
    | Revealed
    | Elected
    | NobodyElected
    | Tied
    | Argued
    | TraitReceived
    | Moved
    | LandedOnPair
    | LandedOnInversion
    | ReachedInsight
    | Swapped
    | Paired
    | Gave
    | Answered
    | Judged
    | CardLeftOut
    | Won
    | Ended
    | TakenBack
)
