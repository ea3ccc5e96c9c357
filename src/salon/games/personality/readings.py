"""How well the players read the table and each other (PY-60), from the votes that gave cards."""

from msgspec import Struct

from salon.core import Seat
from salon.games.personality.model.public_state import PublicState


class Understanding(Struct, frozen=True):
    """How well one player understands another: of the `cards` for which the table elected the other player, they had
    voted the same `hits` times. `seat` is the player whom a portrait names (see `Portrait`)."""

    seat: Seat
    hits: int
    cards: int


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
