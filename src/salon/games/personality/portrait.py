"""The portrait (PY-60): what the others think of each player, and who understands whom."""

from collections import Counter

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.content.cards import CardId, Deck, Kind, Tag
from salon.games.personality.model.public_state import PublicState, Trait
from salon.games.personality.readings import Understanding, understanding, with_majority
from salon.games.personality.titles import Title, titles_of


class Sighting(Struct, frozen=True):
    """Who chose the player whose card this became (in an inverted round: the card), and who chose otherwise. Both are
    empty for a card that was given without a vote."""

    seen_by: tuple[Seat, ...]
    missed_by: tuple[Seat, ...]


class Portrait(Struct, frozen=True):
    """How the others see a player, and how well the player understands the others.

    `unanimous` are the cards that everybody who could vote agreed on. `kinds` and `tags` count the cards received, most
    first. `with_majority` of the player's `votes` agreed with the majority. `understood_by` are the other players who
    understand this one best (several if they are equal); `understands` are those whom this player understands best.
    `self_knowledge` is how well the player understands themselves. `readings` are how well the player understands each
    player, by seat. `sightings` belong to the `traits`. `title` is what the finale calls the player.
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
    sightings: tuple[Sighting, ...]
    title: Title


def portraits_of(table: PublicState, deck: Deck) -> tuple[Portrait, ...]:
    """The portrait of every player, by seat."""
    titles = titles_of(table, deck)
    return tuple(_portrait(table, deck, seat, titles[seat]) for seat in range(table.seats))


def _sighting(trait: Trait, owner: Seat) -> Sighting:
    """In an inverted round the ballots name the players whose cards were laid, otherwise the owner of the card."""
    right = trait.elected if trait.how == "inverted" else owner
    voters = [seat for seat, whom in enumerate(trait.chosen) if whom is not None]
    return Sighting(
        seen_by=tuple(seat for seat in voters if trait.chosen[seat] == right),
        missed_by=tuple(seat for seat in voters if trait.chosen[seat] != right),
    )


def _portrait(table: PublicState, deck: Deck, seat: Seat, title: Title) -> Portrait:
    traits = table.traits[seat]
    cards = [deck.cards[trait.card] for trait in traits]
    others = [other for other in range(table.seats) if other != seat]
    hits, votes = with_majority(table, seat)
    readings = tuple(_turned(understanding(table, seat, other), other) for other in range(table.seats))
    return Portrait(
        seat=seat,
        traits=traits,
        unanimous=tuple(trait.card for trait in traits if trait.unanimous),
        kinds=dict(Counter(card.kind for card in cards).most_common()),
        tags=dict(Counter(tag for card in cards for tag in card.tags).most_common()),
        votes=votes,
        with_majority=hits,
        self_knowledge=readings[seat],
        understood_by=_best([understanding(table, other, seat) for other in others]),
        understands=_best([readings[other] for other in others]),
        readings=readings,
        sightings=tuple(_sighting(trait, seat) for trait in traits),
        title=title,
    )


def _best(understandings: list[Understanding]) -> tuple[Understanding, ...]:
    """Those with the greatest share of hits; among equal shares, those with the most hits."""
    known = [each for each in understandings if each.hits]
    best = max(((each.hits / each.cards, each.hits) for each in known), default=None)
    return tuple(each for each in known if (each.hits / each.cards, each.hits) == best)


def _turned(known: Understanding, other: Seat) -> Understanding:
    return Understanding(other, known.hits, known.cards)
