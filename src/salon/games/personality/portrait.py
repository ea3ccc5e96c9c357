"""The portrait (PY-60): what the others think of each player, and who understands whom."""

from collections import Counter

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.content.cards import CardId, Deck, Kind, Tag
from salon.games.personality.model.public_state import PublicState, Trait


class Understanding(Struct, frozen=True):
    """How well one player understands another: of the `cards` for which the table elected the other player, they had
    voted the same `hits` times. `seat` is the player whom a portrait names (see `Portrait`)."""

    seat: Seat
    hits: int
    cards: int


class Portrait(Struct, frozen=True):
    """How the others see a player, and how well the player understands the others.

    `unanimous` are the cards that all voters agreed on. `kinds` and `tags` count the cards received, most first.
    `with_majority` of the player's `votes` agreed with the majority. `understood_by` are the other players who
    understand this one best (several if they are equal); `understands` are those whom this player understands best.
    `self_knowledge` is how well the player understands themselves. `readings` are how well the player understands each
    player, by seat.
    """

    seat: Seat
    traits: tuple[Trait, ...]
    unanimous: tuple[CardId, ...]
    kinds: dict[Kind, int]
    tags: dict[Tag, int]
    votes: int
    with_majority: int
    self_knowledge: Understanding
    understood_by: tuple[Understanding, ...]
    understands: tuple[Understanding, ...]
    readings: tuple[Understanding, ...]


def portraits_of(table: PublicState, deck: Deck) -> tuple[Portrait, ...]:
    """The portrait of every player, by seat."""
    return tuple(_portrait(table, deck, seat) for seat in range(table.seats))


def best_readers(table: PublicState) -> tuple[Seat, ...]:
    """The players with the greatest share of votes with the majority; none if nobody has any."""
    shares = {seat: with_majority(table, seat) for seat in range(table.seats)}
    best = max(hits / votes if votes else 0.0 for hits, votes in shares.values())
    return tuple(
        seat for seat, (hits, votes) in shares.items() if votes and best > 0 and hits / votes == best
    )


def with_majority(table: PublicState, seat: Seat) -> tuple[int, int]:
    """How many of a player's votes agreed with the majority, and how many they cast in votes that elected somebody."""
    own = [
        (trait.chosen[seat], trait.elected)
        for traits in table.traits
        for trait in traits
        if trait.elected is not None and trait.chosen[seat] is not None
    ]
    return sum(whom == elected for whom, elected in own), len(own)


def understanding(table: PublicState, reader: Seat, other: Seat) -> Understanding:
    """How well one player understands another, from the votes in which the table elected the other."""
    about = [
        trait.chosen[reader]
        for trait in table.traits[other]
        if trait.elected == other and trait.how != "inverted" and trait.chosen[reader] is not None
    ]
    return Understanding(reader, sum(whom == other for whom in about), len(about))


def _portrait(table: PublicState, deck: Deck, seat: Seat) -> Portrait:
    traits = table.traits[seat]
    cards = [deck.cards[trait.card] for trait in traits]
    others = [other for other in range(table.seats) if other != seat]
    hits, votes = with_majority(table, seat)
    readings = tuple(_turned(understanding(table, seat, other), other) for other in range(table.seats))
    return Portrait(
        seat=seat,
        traits=traits,
        unanimous=tuple(trait.card for trait in traits if trait.voters and trait.votes == trait.voters),
        kinds=dict(Counter(card.kind for card in cards).most_common()),
        tags=dict(Counter(tag for card in cards for tag in card.tags).most_common()),
        votes=votes,
        with_majority=hits,
        self_knowledge=readings[seat],
        understood_by=_best([understanding(table, other, seat) for other in others]),
        understands=_best([readings[other] for other in others]),
        readings=readings,
    )


def _best(understandings: list[Understanding]) -> tuple[Understanding, ...]:
    """Those with the greatest share of hits; among equal shares, those with the most hits."""
    known = [each for each in understandings if each.hits]
    best = max(((each.hits / each.cards, each.hits) for each in known), default=None)
    return tuple(each for each in known if (each.hits / each.cards, each.hits) == best)


def _turned(known: Understanding, other: Seat) -> Understanding:
    return Understanding(other, known.hits, known.cards)
