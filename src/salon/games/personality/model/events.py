"""The events of a game of Personality. Choices are told when they are revealed, and cards drawn only to their owner
(PY-13)."""

from typing import Literal, Self

from msgspec.structs import replace

from salon.core import Event, PublicEvent, Seat, TakenBack
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.public_state import Ballot, How, Phase, VoteKind

Why = Literal["deal", "again", "pit", "gate", "empty", "lost", "left-out"]
"""Why cards are drawn: they are dealt; nobody got the card that was read (PY-17); the player fell into the Pit (PY-30)
or back to the Gate (PY-43); no hand had a card left (PY-20); the player's card lost an inverted round (PY-32); a card
was left out (PY-73)."""


class Drew(Event, frozen=True):
    """A player drew cards; only they see which."""

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
    """A player has locked in an answer: a choice, a card to lay or to swap, yes or no to a gift. It stays secret."""

    seat: Seat


class Unlocked(PublicEvent, frozen=True):
    """A player has unlocked their choice, or a pair does not agree yet."""

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
    """A player, or the card of a player, is elected. `unanimous`: everybody who could vote chose it."""

    whom: Seat
    votes: int
    unanimous: bool


class NobodyElected(PublicEvent, frozen=True):
    """Nobody has two votes, or the second vote is tied too. The cards go under the stock."""

    second: bool
    cards: tuple[CardId, ...]


class Tied(PublicEvent, frozen=True):
    """Several choices have equally many votes, and a debate begins."""

    choices: tuple[Seat, ...]


class Argued(PublicEvent, frozen=True):
    """A player has given their reasons."""

    seat: Seat
    text: str


class TraitReceived(PublicEvent, frozen=True):
    """A player receives a card; it lies in front of them for the rest of the game."""

    seat: Seat
    card: CardId
    how: How


class Moved(PublicEvent, frozen=True):
    """A player's mask moves on the track: by a vote, out of the Pit, back to the Gate, or, as a candidate who is away,
    off Supreme Insight."""

    seat: Seat
    start: int
    end: int
    why: Literal["vote", "pit", "gate", "away"]


class LandedOnPair(PublicEvent, frozen=True):
    """A player has landed on `><` and will name a partner."""

    seat: Seat


class LandedOnInversion(PublicEvent, frozen=True):
    """A player has landed on `●`: an inverted round will follow."""

    seat: Seat


class ReachedInsight(PublicEvent, frozen=True):
    """A player has reached Supreme Insight and becomes a candidate."""

    seat: Seat


class Swapped(Event, frozen=True):
    """A player has swapped a card; only they see which."""

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
    """A receiver's answer to a gift. It is revealed when all have answered."""

    seat: Seat
    card: CardId
    contests: bool


class Judged(PublicEvent, frozen=True):
    """A contested card has been voted on and goes to `to`. `upheld`: the candidate was right, or the vote was tied."""

    card: CardId
    receiver: Seat
    to: Seat
    upheld: bool


class CardLeftOut(PublicEvent, frozen=True):
    """A player has left a card out of this game (PY-73)."""

    card: CardId


class RoundsOver(PublicEvent, frozen=True):
    """The last round of a game with a limit has been played (PY-80): the players furthest on the track win."""

    rounds: int


class Won(PublicEvent, frozen=True):
    """A candidate has won."""

    seat: Seat


class Ended(PublicEvent, frozen=True):
    """The game is over. `exhausted`: no hand and no stock had a card left, so the players furthest on the track win."""

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
    | RoundsOver
    | Won
    | Ended
    | TakenBack
)
