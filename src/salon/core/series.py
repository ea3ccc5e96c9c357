"""A series of games between the same seats, and how it stands."""

from collections.abc import Sequence

from msgspec import Struct

from salon.core.outcome import Outcome


class Standing(Struct, frozen=True):
    """How a series stands after some games: by seat the points of all games together, the games won, and the rank."""

    games: int
    points: tuple[int, ...]
    won: tuple[int, ...]
    ranks: tuple[int, ...]


def standing_of(outcomes: Sequence[Outcome]) -> Standing:
    """Most points in all games together, then most games won; who is equal in both shares the place."""
    seats = range(len(outcomes[0].ranks)) if outcomes else range(0)
    points = tuple(sum(outcome.sheets[seat].total for outcome in outcomes) for seat in seats)
    won = tuple(sum(outcome.ranks[seat] == 1 for outcome in outcomes) for seat in seats)
    keys = list(zip(points, won, strict=True))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Standing(len(outcomes), points, won, ranks)
