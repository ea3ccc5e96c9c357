"""The titles of the finale (PY-60): one for each player, drawn from the votes, and no two alike.

A title says something of a player that the votes show. Its `strength` is how striking that is, from 0 to 1. A
superlative goes only to the player who leads in it. The titles are given in the order of their strength; a player for
whom nothing striking is left gets the best of the plain ones, which are true of everybody.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Literal, NamedTuple

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.content.cards import Deck, Kind
from salon.games.personality.model.public_state import PublicState, Trait
from salon.games.personality.readings import understanding, with_majority

TitleId = Literal[
    "mind-reader", "black-sheep", "open-book", "bone-of-contention", "chameleon", "headliner", "sphinx", "mirror",
    "blind-spot", "partner-in-crime", "private-eye", "halo", "rogue", "clockwork", "original", "daredevil",
    "team-player", "free-spirit", "muse", "talk-of-the-table", "grand-jury", "wayfarer",
]  # fmt: skip

FEW = 3
"""From how many votes or cards on a share says something."""
OF_A_KIND: dict[Kind, TitleId] = {
    "virtue": "halo",
    "flaw": "rogue",
    "habit": "clockwork",
    "quirk": "original",
    "dare": "daredevil",
}


class Title(Struct, frozen=True):
    """A title, and what it rests on: `some` of `all` votes or cards. `other` is the player it is also about."""

    id: TitleId
    some: int
    all: int
    other: Seat | None = None


class _Claim(NamedTuple):
    """A player's claim to a title."""

    strength: float
    seat: Seat
    title: Title


class Votes:
    """What the votes of a game show of each player."""

    def __init__(self, table: PublicState, deck: Deck) -> None:
        self.table, self.deck = table, deck
        self.seats = range(table.seats)
        self.cards = sum(map(len, table.traits))

    @cached_property
    def elections(self) -> list[Trait]:
        """The cards that a vote gave to somebody by electing a player or a card."""
        return [trait for traits in self.table.traits for trait in traits if trait.elected is not None]

    def sure(self, seat: Seat) -> tuple[int, int]:
        """The votes that gave a player their cards, and the votes that could have been cast."""
        traits = self.table.traits[seat]
        return sum(trait.votes for trait in traits), sum(trait.voters for trait in traits)

    def split(self, seat: Seat) -> tuple[int, int]:
        """How many of a player's cards divided the table: half of it disagreed, or one vote was not enough."""
        traits = [trait for trait in self.table.traits[seat] if trait.voters]
        divided = [
            trait for trait in traits if trait.how in ("second", "contest") or 2 * trait.votes <= trait.voters
        ]
        return len(divided), len(traits)

    def with_table(self, seat: Seat) -> tuple[int, int]:
        """How many of a player's votes agreed with the majority, and how many there were."""
        return with_majority(self.table, seat)

    def foreseen(self, reader: Seat, other: Seat) -> tuple[int, int]:
        """Of the cards for which the table elected a player, for how many somebody had chosen that player."""
        known = understanding(self.table, reader, other)
        return known.hits, known.cards

    def alike(self, seat: Seat, other: Seat) -> tuple[int, int]:
        """How often two players chose the same on ballots of their own, and how often both voted."""
        both = [
            (trait.chosen[seat], trait.chosen[other])
            for trait in self.elections
            if None not in (trait.chosen[seat], trait.chosen[other])
            and not any(seat in pair and other in pair for pair in trait.pairs)
        ]
        return sum(one == two for one, two in both), len(both)

    def kinds(self, seat: Seat) -> Counter[Kind]:
        """The kinds of a player's cards."""
        return Counter(self.deck.cards[trait.card].kind for trait in self.table.traits[seat])

    def named(self, seat: Seat) -> int:
        """How often the others chose a player."""
        return sum(
            whom == seat
            for trait in self.elections
            if trait.how != "inverted"
            for voter, whom in enumerate(trait.chosen)
            if voter != seat
        )


def titles_of(table: PublicState, deck: Deck) -> tuple[Title, ...]:
    """The title of every player, by seat."""
    votes = Votes(table, deck)
    given: dict[Seat, Title] = {}
    # Python's sort is stable: claims of equal strength keep the order of the titles below, then of the seats.
    for claims in (_striking(votes), _plain(votes)):
        for _strength, seat, title in sorted(claims, key=lambda claim: -claim.strength):
            if seat not in given and title.id not in {other.id for other in given.values()}:
                given[seat] = title
    return tuple(given[seat] for seat in votes.seats)


def _striking(votes: Votes) -> Iterator[_Claim]:
    yield from _leaders(votes, "mind-reader", votes.with_table, at_least=0.6)
    yield from _leaders(votes, "black-sheep", lambda seat: _rest(votes.with_table(seat)), at_least=0.5)
    yield from _leaders(
        votes, "open-book", votes.sure, at_least=0.7, count=lambda seat: len(votes.table.traits[seat])
    )
    yield from _leaders(votes, "bone-of-contention", votes.split, at_least=0.5, boost=0.1)
    yield from _leaders(votes, "mirror", lambda seat: votes.foreseen(seat, seat), at_least=0.6)
    yield from _leaders(
        votes, "blind-spot", lambda seat: _rest(votes.foreseen(seat, seat)), at_least=1, boost=-0.1
    )
    yield from _variety(votes)
    yield from _amounts(votes)
    yield from _couples(votes)
    for kind, title in OF_A_KIND.items():
        yield from _leaders(votes, title, partial(_of_kind, votes, kind), at_least=0.4, boost=0.15)


def _leaders(
    votes: Votes,
    title: TitleId,
    share: Callable[[Seat], tuple[int, int]],
    *,
    at_least: float,
    boost: float = 0.0,
    count: Callable[[Seat], int] | None = None,
) -> Iterator[_Claim]:
    """The players with the greatest share of something, if it is a large one of not too few."""
    shares = {seat: share(seat) for seat in votes.seats}
    counted = {
        seat: some / every
        for seat, (some, every) in shares.items()
        if every and (every if count is None else count(seat)) >= FEW
    }
    best = max(counted.values(), default=0.0)
    for seat, part in counted.items():
        if part == best >= at_least:
            yield _Claim(min(1.0, part + boost), seat, Title(title, *shares[seat]))


def _variety(votes: Votes) -> Iterator[_Claim]:
    """Cards of nearly every kind, and no kind twice as often as the rest."""
    for seat in votes.seats:
        kinds, cards = votes.kinds(seat), len(votes.table.traits[seat])
        if len(kinds) >= 4 and max(kinds.values()) * 2 <= cards:
            yield _Claim(0.2 * len(kinds) - 0.15, seat, Title("chameleon", len(kinds), cards))


def _amounts(votes: Votes) -> Iterator[_Claim]:
    """The most cards of all, and the fewest."""
    counts = [len(traits) for traits in votes.table.traits]
    most, fewest = max(counts), min(counts)
    fair = votes.cards / votes.table.seats
    for seat, cards in enumerate(counts):
        if cards == most >= FEW and counts.count(most) == 1:
            yield _Claim(min(0.9, most / fair - 0.9), seat, Title("headliner", cards, votes.cards))
        if cards == fewest < fair - 1 and counts.count(fewest) == 1:
            yield _Claim(min(1.0, 1 - fewest / fair), seat, Title("sphinx", cards, votes.cards))


def _couples(votes: Votes) -> Iterator[_Claim]:
    """The two who vote alike, and somebody who foresees one other player."""
    alike = {(one, two): votes.alike(one, two) for one in votes.seats for two in votes.seats if one != two}
    yield from _closest("partner-in-crime", alike, at_least=0.75)
    seen = {(one, two): votes.foreseen(one, two) for one in votes.seats for two in votes.seats if one != two}
    yield from _closest("private-eye", seen, at_least=0.75)


def _closest(
    title: TitleId, shares: dict[tuple[Seat, Seat], tuple[int, int]], *, at_least: float
) -> Iterator[_Claim]:
    counted = {pair: some / every for pair, (some, every) in shares.items() if every >= FEW}
    best = max(counted.values(), default=0.0)
    for pair, part in counted.items():
        if part == best >= at_least:
            some, every = shares[pair]
            yield _Claim(part - 0.05, pair[0], Title(title, some, every, pair[1]))


def _plain(votes: Votes) -> Iterator[_Claim]:
    """Titles that anybody can have; there are as many as players at most. One whose reason would deny it comes last."""
    for seat in votes.seats:
        hits, cast = votes.with_table(seat)
        yield _Claim(_strength(hits, cast), seat, Title("team-player", hits, cast))
        yield _Claim(_strength(cast - hits, cast), seat, Title("free-spirit", cast - hits, cast))
        cards, named = len(votes.table.traits[seat]), votes.named(seat)
        yield _Claim(cards / votes.cards if votes.cards else 0.0, seat, Title("muse", cards, votes.cards))
        yield _Claim(
            named / len(votes.elections) / 4 if named else 0.0, seat, Title("talk-of-the-table", named, named)
        )
        yield _Claim(0.0, seat, Title("grand-jury", cast, len(votes.elections)))
        yield _Claim(0.0, seat, Title("wayfarer", votes.table.squares[seat], votes.table.board.goal))


def _strength(some: int, every: int) -> float:
    """The share of something, or less than any other strength if it never happened though it could have."""
    return (some / every or -1.0) if every else 0.0


def _rest(share: tuple[int, int]) -> tuple[int, int]:
    some, every = share
    return every - some, every


def _of_kind(votes: Votes, kind: Kind, seat: Seat) -> tuple[int, int]:
    return votes.kinds(seat)[kind], len(votes.table.traits[seat])
