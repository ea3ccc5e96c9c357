"""A table: its seats, the people at them, and the settings of its next game."""

from typing import Literal

from msgspec import Struct

from salon.core import OptionValue
from salon.core.kit import AwayPolicy
from salon.server.domain.packs.pack import ChosenPack

SeatKind = Literal["open", "person", "bot"]
TableStatus = Literal["lobby", "playing", "over"]
CoachPolicy = Literal["alone", "always", "never"]
"""When seats may ask the coach for advice: while one person plays alone or against bots, always, or never."""


PlayedOn = Literal["anew", "same"]
"""How a game goes on from a position of a finished one: what was hidden is dealt anew, or the cards are the same."""
BotPace = Literal["slow", "normal", "at-once"]
"""How long bots pause before they act."""


class Member(Struct, frozen=True, kw_only=True):
    """A person at a table. `visitor` is the hash of the person's token, and `network` the keyed hash of the network
    that they last connected from (see `admission.network_hash`).

    `at` is the server that holds the person's connection, and `away_ms` is the time at which the last connection was
    lost. `stand_in` is true once the person has been away for so long that the table's away policy applies.
    `contribution` is the number that the person's device has given for the seed of the next game. `tempo` is how fast
    the person was in earlier games, in the game's own unit (see `core.kit.RaceAgainstPeople`). `earlier` are the
    visitors on whose devices the person has sat here before, the latest first: they may take the seats back.
    """

    number: int
    name: str
    visitor: str
    at: str | None = None
    away_ms: int | None = None
    stand_in: bool = False
    contribution: str | None = None
    network: str | None = None
    tempo: float | None = None
    earlier: tuple[str, ...] = ()


class Removed(Struct, frozen=True, kw_only=True):
    """A person whom the host has removed for good. `network` is set if everybody on their network is kept out."""

    number: int
    name: str
    visitor: str
    network: str | None = None


class SeatRequest(Struct, frozen=True, kw_only=True):
    """A visitor asks the host for a seat that was abandoned in a game with hidden hands.

    A request that was `refused` is kept, so that the visitor cannot ask again in the same game.
    """

    number: int
    name: str
    visitor: str
    network: str | None
    game_id: str
    seat: int
    refused: bool = False


class SeatTransfer(Struct, frozen=True, kw_only=True):
    """A code by which another device takes over a member's seats. Only its hash is stored."""

    member: int
    code_hash: str
    until_ms: int


class Finale(Struct, frozen=True, kw_only=True):
    """How far the end of the latest game has been shown to everybody: the step, and since when it is shown; None
    since the end of the game."""

    step: int = 0
    since_ms: int | None = None


class Chair(Struct, frozen=True, kw_only=True):
    """A seat. A person's chair has no member if the person has left during a game. `replaces` is true for a bot that
    has taken the seat of a person during the present game. `persona` is who a bot is, in a game that has personas."""

    kind: SeatKind = "open"
    name: str = ""
    colour: str = ""
    member: int | None = None
    level: str | None = None
    replaces: bool = False
    persona: str | None = None


class Table(Struct, frozen=True, kw_only=True):
    """A table. Every change makes a new version."""

    code: str
    version: int
    status: TableStatus
    game: str
    options: dict[str, OptionValue]
    chairs: tuple[Chair, ...]
    members: tuple[Member, ...]
    host: int | None
    next_member: int
    away_policy: AwayPolicy
    round: int
    game_id: str | None
    touched_ms: int
    coach: CoachPolicy = "alone"
    bot_pace: BotPace = "normal"
    locked: bool = False
    """Whether nobody new may sit down."""
    reactions: bool = True
    """Whether people may react."""
    removed: tuple[Removed, ...] = ()
    requests: tuple[SeatRequest, ...] = ()
    transfers: tuple[SeatTransfer, ...] = ()
    key: str = ""
    """The random key for hashes of networks."""
    opened_ms: int | None = None
    """When the table was opened; None if it was opened before this was stored."""
    finale: Finale = Finale()
    pack: ChosenPack | None = None
    """The pack that the next game is played with."""
    next_secret: str = ""
    """The server's part of the seed of the next game. Its commitment is shown before any device contributes."""
    played_on: PlayedOn | None = None
    """How the latest game goes on from a position of another one; None if it was played from its beginning."""

    @property
    def cards_known(self) -> bool:
        """Whether a game is being played with the cards of a finished one, which somebody here may know."""
        return self.status == "playing" and self.played_on == "same"

    def people(self) -> dict[int, float | None]:
        """The seats that people play themselves at present, with the tempos that are known from earlier games."""
        members = {
            seat: self.member(chair.member)
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and not self.is_automatic(seat)
        }
        return {seat: None if member is None else member.tempo for seat, member in members.items()}

    def member_of(self, visitor: str | None) -> Member | None:
        """The member that a visitor is at this table."""
        return next((member for member in self.members if member.visitor == visitor), None)

    def member(self, number: int | None) -> Member | None:
        """The member with a number."""
        return next((member for member in self.members if member.number == number), None)

    def seats_of(self, member: Member | None) -> tuple[int, ...]:
        """The seats of a member."""
        if member is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.member == member.number)

    def is_free(self, seat: int) -> bool:
        """Whether somebody can take a seat. During a game, that is a person's seat without a member."""
        chair = self.chairs[seat]
        abandoned = chair.kind == "person" and self.member(chair.member) is None
        return abandoned or (chair.kind == "open" and self.status != "playing")

    def is_takeable(self, seat: int, *, hidden_hands: bool) -> bool:
        """Whether somebody without a seat can have this one: a free seat, or that of a bot. Nobody gets the hidden hand
        of a person whose seat a bot has taken in this game, and nobody sits down to cards that another may know."""
        if self.cards_known:
            return False
        chair = self.chairs[seat]
        kept = chair.replaces and hidden_hands and self.status == "playing"
        return self.is_free(seat) or (chair.kind == "bot" and not kept)

    def open_requests(self) -> tuple[SeatRequest, ...]:
        """The requests of this game for seats that can still be taken."""
        if self.status != "playing":
            return ()
        return tuple(
            one
            for one in self.requests
            if one.game_id == self.game_id and self.is_takeable(one.seat, hidden_hands=True)
        )

    def is_automatic(self, seat: int) -> bool:
        """Whether the server acts for this seat: a bot sits there, or its person is away and the policy applies."""
        return self.chairs[seat].kind == "bot" or self.has_stand_in(seat)

    def has_automatic_seat(self) -> bool:
        """Whether a game is being played in which the server acts for some seat."""
        return self.status == "playing" and any(map(self.is_automatic, range(len(self.chairs))))

    def is_away(self, seat: int) -> bool:
        """Whether a person's seat has nobody connected for it."""
        chair, member = self.chairs[seat], self.member(self.chairs[seat].member)
        return chair.kind == "person" and (member is None or member.away_ms is not None)

    def has_stand_in(self, seat: int) -> bool:
        """Whether a person's seat is played by a bot or skipped until the person is back."""
        chair, member = self.chairs[seat], self.member(self.chairs[seat].member)
        if chair.kind != "person" or self.status != "playing" or self.away_policy == "wait":
            return False
        return member is None or (member.away_ms is not None and member.stand_in)

    def may_ask_coach(self) -> bool:
        """Whether seats may ask for advice. Each person's seat counts as a person, also on a shared device."""
        people = sum(chair.kind == "person" for chair in self.chairs)
        return self.coach == "always" or (self.coach == "alone" and people == 1)
