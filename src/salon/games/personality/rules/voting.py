"""Counting the ballots of a vote (PY-14, PY-17, PY-18). It does not depend on the track or on cards."""

from collections.abc import Iterable
from typing import NamedTuple

from salon.core import Seat
from salon.games.personality.model.public_state import Ballot

Ballots = tuple[Ballot | None, ...]
Pairs = tuple[tuple[Seat, Seat], ...]


class Count(NamedTuple):
    """The votes for each choice that has any."""

    votes: dict[Seat, int]

    @property
    def most(self) -> int:
        """The most votes that any choice has; 0 if nobody voted."""
        return max(self.votes.values(), default=0)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The choices with the most votes."""
        return tuple(sorted(whom for whom, votes in self.votes.items() if votes == self.most))

    def elected(self, at_least: int) -> Seat | None:
        """The choice that has strictly most votes, and enough of them."""
        return self.leaders[0] if len(self.leaders) == 1 and self.most >= at_least else None


def count(ballots: Ballots, pairs: Pairs = (), pair_votes: int = 1) -> Count:
    """Add up the ballots. A pair that votes together has one ballot, worth `pair_votes` (PY-31)."""
    votes: dict[Seat, int] = {}
    second_of_a_pair = {b for a, b in pairs if ballots[a] is not None and ballots[b] is not None}
    first_of_a_pair = {a for a, b in pairs if b in second_of_a_pair}
    for seat, ballot in enumerate(ballots):
        if ballot is not None and seat not in second_of_a_pair:
            worth = pair_votes if seat in first_of_a_pair else 1
            votes[ballot.whom] = votes.get(ballot.whom, 0) + worth
    return Count(votes)


def voters_for(ballots: Ballots, whom: Seat) -> tuple[Seat, ...]:
    """The people who voted for a choice."""
    return tuple(seat for seat, ballot in enumerate(ballots) if ballot is not None and ballot.whom == whom)


def voters(ballots: Iterable[Ballot | None]) -> int:
    """How many people voted."""
    return sum(ballot is not None for ballot in ballots)
