"""The public state of a game: what lies on the table for all to see. State and view share it."""

from typing import Literal, get_args

from msgspec import Struct

from salon.core import OptionValue, Seat
from salon.games.personality.content.board import Board
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.actions import Bet
from salon.games.personality.rules.rules import Rules, rules_of

Phase = Literal[
    "read", "lay", "choose", "debate", "second", "swap", "pair", "give", "answer", "contest", "over"
]
VoteKind = Literal["choose", "second", "contest"]
VOTES: tuple[Phase, ...] = ("choose", "second", "contest")

How = Literal["elected", "second", "inverted", "gift", "contest"]
"""The way a card came to its owner."""

PersonaId = str


class Ballot(Struct, frozen=True):
    """A choice and a bet. In an inverted round `whom` is the player whose card is chosen."""

    whom: Seat
    bet: Bet = 1


class Trait(Struct, frozen=True):
    """A card that lies face up in front of a player. It got `votes` of the `voters` votes that could be cast: the
    ballot of a pair is counted as one (PY-31), and a player who was passed over could have voted too.

    `chosen` is whom each seat chose in the vote that gave it, and `elected` whom that vote elected; a tie elects
    nobody. `pairs` are the seats that cast one ballot together. A card that was given away without a vote has none of
    these.
    """

    card: CardId
    how: How
    round: int
    votes: int
    voters: int
    chosen: tuple[Seat | None, ...] = ()
    elected: Seat | None = None
    pairs: tuple[tuple[Seat, Seat], ...] = ()

    @property
    def unanimous(self) -> bool:
        """Whether everybody who could vote chose it."""
        return self.voters > 0 and self.votes == self.voters


class Round(Struct, frozen=True):
    """The round being played. In an inverted round `subject` is the player on the square and `laid` are the cards
    by the seats that laid them; otherwise `card` is what `reader` reads. Turn order starts at `reader`."""

    number: int
    reader: Seat
    subject: Seat | None = None
    card: CardId | None = None
    laid: tuple[CardId | None, ...] = ()
    pairs: tuple[tuple[Seat, Seat], ...] = ()
    first: tuple[Ballot | None, ...] | None = None
    """The ballots of the first vote, once it has been revealed and is tied."""


class Poll(Struct, frozen=True):
    """A vote that has been revealed. `elected` is the player, or the player whose card was elected, or None.

    `pairs` are the seats that cast one ballot together. `tally` has the votes for each seat, or for its card, where
    that ballot is counted as one (PY-31), and `voters` is the number of votes that could be cast.
    """

    round: int
    kind: VoteKind
    card: CardId | None
    subject: Seat | None
    laid: tuple[CardId | None, ...]
    pairs: tuple[tuple[Seat, Seat], ...]
    ballots: tuple[Ballot | None, ...]
    elected: Seat | None
    tally: tuple[int, ...] = ()
    voters: int = 0


class Gift(Struct, frozen=True):
    """A card a candidate gives away. `contested` is None until all receivers have answered, and `owner` until it is
    settled who has the card for good."""

    card: CardId
    to: Seat
    contested: bool | None = None
    owner: Seat | None = None


class Bid(Struct, frozen=True):
    """A candidate's try. `left` cards are still to be given; `at` is the index of the gift being voted on."""

    candidate: Seat
    left: int
    gifts: tuple[Gift, ...] = ()
    at: int | None = None


class PublicState(Struct, frozen=True, kw_only=True):
    """Everything public. `rules_version` is that of the setup. The seats `asked` have not answered yet, those
    `answered` have locked in, and those `out` are passed over in this vote.

    `choices` are the seats that can be voted for. `pairs` vote together in the next round. `landed` have yet to name
    their partner, `inversions` wait for their inverted round and `candidates` for their try. `arguments` are those of
    the debate. `polls` are the votes of the latest round that had one: a game can have any number of rounds. Every vote
    that elected somebody stays with its `Trait`. `personas` are for the seats at which bots play (PY-72). `own` is the
    number of cards of a pack (PY-76): which they are is seen when they come up.

    The latest reveal is shown until `shown_until_ms`, and no clock runs before (PY-71).

    The `swappers` may swap a card until the next vote is revealed (PY-16). `tries` are the tries at the goal that each
    player has lost (PY-46), and `contests` the gifts that each has contested (PY-82).
    """

    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    board: Board
    phase: Phase
    round: Round
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    choices: tuple[Seat, ...] = ()
    arguments: tuple[str | None, ...] = ()
    deadline_ms: int | None = None
    shown_until_ms: int = 0
    reader: Seat
    squares: tuple[int, ...]
    traits: tuple[tuple[Trait, ...], ...]
    polls: tuple[Poll, ...] = ()
    pairs: tuple[tuple[Seat, Seat], ...] = ()
    landed: tuple[Seat, ...] = ()
    inversions: tuple[Seat, ...] = ()
    candidates: tuple[Seat, ...] = ()
    bid: Bid | None = None
    winners: tuple[Seat, ...] = ()
    left_out: tuple[CardId, ...] = ()
    swappers: tuple[Seat, ...] = ()
    tries: tuple[int, ...] = ()
    contests: tuple[int, ...] = ()
    personas: tuple[PersonaId, ...]
    own: int = 0

    @property
    def rules(self) -> Rules:
        """The rules that follow from the options."""
        return rules_of(self.options)

    @property
    def is_first_version(self) -> bool:
        """Whether the game is played by the first version of the rules (see `rules.RULES_VERSION`)."""
        return self.rules_version == 1

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The bets that the current vote allows, the neutral one first; none where one votes without (PY-18, PY-43)."""
        return get_args(Bet) if self.phase == "choose" else ()

    def in_turn(self) -> tuple[Seat, ...]:
        """All seats in turn order: clockwise from this round's reader."""
        return tuple((self.round.reader + step) % self.seats for step in range(self.seats))

    def partner(self, seat: Seat) -> Seat | None:
        """The seat with which a seat shares its ballot in this vote; None if one of the two is passed over."""
        if self.phase not in ("choose", "second"):
            return None
        for pair in self.round.pairs:
            if seat in pair and not set(pair) & set(self.out):
                return pair[1] if seat == pair[0] else pair[0]
        return None
