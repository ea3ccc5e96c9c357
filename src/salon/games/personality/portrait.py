"""The portrait (PY-60): what the table thinks of each player, and who reads whom."""

from collections import Counter

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.content.cards import CardId, Deck, Kind, Tag
from salon.games.personality.model.public import Poll, Table, Trait


class Reading(Struct, frozen=True):
    """How a player reads another: of the `cards` the table gave that one, he had chosen him for `hits`."""

    seat: Seat
    hits: int
    cards: int


class Portrait(Struct, frozen=True):
    """A player as the others see him, and as a reader of the others.

    `unanimous` are the cards all voters agreed on. `kinds` and `tags` count the cards received, most first.
    `with_majority` of `votes` agreed with the table. `understood_by` are those who read him best (several, if they
    are equal), `understands` are those whom he reads best; himself aside, whom `self_knowledge` is about.
    """

    seat: Seat
    traits: tuple[Trait, ...]
    unanimous: tuple[CardId, ...]
    kinds: dict[Kind, int]
    tags: dict[Tag, int]
    votes: int
    with_majority: int
    self_knowledge: Reading
    understood_by: tuple[Reading, ...]
    understands: tuple[Reading, ...]


def portraits_of(table: Table, deck: Deck) -> tuple[Portrait, ...]:
    """The portrait of every player, by seat."""
    return tuple(_portrait(table, deck, seat) for seat in range(table.seats))


def best_readers(table: Table) -> tuple[Seat, ...]:
    """Those who voted with the majority most often, as a share; none if nobody ever did."""
    shares = {seat: with_majority(table, seat) for seat in range(table.seats)}
    best = max(hits / votes if votes else 0.0 for hits, votes in shares.values())
    return tuple(
        seat for seat, (hits, votes) in shares.items() if votes and best > 0 and hits / votes == best
    )


def with_majority(table: Table, seat: Seat) -> tuple[int, int]:
    """How many of a player's votes agreed with the table, and how many he cast in votes that elected."""
    own = [
        (ballot.whom, poll.elected)
        for poll in table.polls
        if poll.elected is not None and (ballot := poll.ballots[seat]) is not None
    ]
    return sum(whom == elected for whom, elected in own), len(own)


def reading(table: Table, reader: Seat, other: Seat) -> Reading:
    """How one player reads another, from the rounds in which the table elected that one."""
    about = [poll for poll in table.polls if _is_about(poll, other) and poll.ballots[reader] is not None]
    hits = sum(ballot.whom == other for poll in about if (ballot := poll.ballots[reader]) is not None)
    return Reading(reader, hits, len(about))


def _portrait(table: Table, deck: Deck, seat: Seat) -> Portrait:
    traits = table.traits[seat]
    cards = [deck.cards[trait.card] for trait in traits]
    others = [other for other in range(table.seats) if other != seat]
    hits, votes = with_majority(table, seat)
    return Portrait(
        seat=seat,
        traits=traits,
        unanimous=tuple(trait.card for trait in traits if trait.voters and trait.votes == trait.voters),
        kinds=dict(Counter(card.kind for card in cards).most_common()),
        tags=dict(Counter(tag for card in cards for tag in card.tags).most_common()),
        votes=votes,
        with_majority=hits,
        self_knowledge=reading(table, seat, seat),
        understood_by=_best([reading(table, other, seat) for other in others]),
        understands=_best([_turned(reading(table, seat, other), other) for other in others]),
    )


def _best(readings: list[Reading]) -> tuple[Reading, ...]:
    """The readings with the greatest share of hits; among equal shares, the most hits."""
    known = [each for each in readings if each.hits]
    best = max(((each.hits / each.cards, each.hits) for each in known), default=None)
    return tuple(each for each in known if (each.hits / each.cards, each.hits) == best)


def _turned(known: Reading, other: Seat) -> Reading:
    return Reading(other, known.hits, known.cards)


def _is_about(poll: Poll, seat: Seat) -> bool:
    return poll.elected == seat and poll.subject is None
