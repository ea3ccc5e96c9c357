"""A series of games between the same seats, and its standing."""

from collections.abc import Sequence

from msgspec import Struct

from salon.core.outcome import Outcome


class Standing(Struct, frozen=True):
    """The standing of a series after some games: for each seat its total points, games won and rank.

    Seats are ranked by total points, then by games won; seats that are equal in both have the same rank. `of` is the
    number of games in the series, or None if people decide when it ends.
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
        """The standing after one more game."""
        points = tuple(had + sheet.total for had, sheet in zip(self.points, outcome.sheets, strict=True))
        won = tuple(had + (rank == 1) for had, rank in zip(self.won, outcome.ranks, strict=True))
        keys = list(zip(points, won, strict=True))
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        return Standing(self.games + 1, points, won, ranks, self.of)


def first_standing(seats: int, of: int | None = None) -> Standing:
    """The standing before the first game."""
    return Standing(0, (0,) * seats, (0,) * seats, (1,) * seats, of)


def standing_of(outcomes: Sequence[Outcome]) -> Standing:
    """The standing after these games."""
    standing = first_standing(len(outcomes[0].ranks) if outcomes else 0)
    for outcome in outcomes:
        standing = standing.after(outcome)
    return standing
