"""A series of games between the same seats, and how it stands."""

from collections.abc import Sequence

from msgspec import Struct

from salon.core.outcome import Outcome


class Standing(Struct, frozen=True):
    """How a series stands after some games: by seat the points of all games together, the games won, and the rank.

    Most points in all games together, then most games won; who is equal in both shares the place. `of` is how many
    games the series has; None: as many as people like.
    """

    games: int
    points: tuple[int, ...]
    won: tuple[int, ...]
    ranks: tuple[int, ...]
    of: int | None = None

    @property
    def over(self) -> bool:
        """Whether this was the last game of the series."""
        return self.of is not None and self.games >= self.of

    def after(self, outcome: Outcome) -> "Standing":
        """The standing with one game more."""
        points = tuple(had + sheet.total for had, sheet in zip(self.points, outcome.sheets, strict=True))
        won = tuple(had + (rank == 1) for had, rank in zip(self.won, outcome.ranks, strict=True))
        keys = list(zip(points, won, strict=True))
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Standing(self.games + 1, points, won, ranks, self.of)


def first_standing(seats: int, of: int | None = None) -> Standing:
    """Before the first game nobody is ahead."""
    return Standing(0, (0,) * seats, (0,) * seats, (1,) * seats, of)


def standing_of(outcomes: Sequence[Outcome]) -> Standing:
    """How a series of these games stands."""
    standing = first_standing(len(outcomes[0].ranks) if outcomes else 0)
    for outcome in outcomes:
        standing = standing.after(outcome)
    return standing
