"""Counting the ballots of a vote (PY-14, PY-17, PY-18). It does not depend on the track or on cards."""

from collections.abc import Collection
from typing import NamedTuple

from salon.core import Seat
from salon.games.personality.model.public_state import Ballot

Ballots = tuple[Ballot | None, ...]
Pairs = tuple[tuple[Seat, Seat], ...]


class Count(NamedTuple):
    """The votes for each choice that has any, and the number of votes that could be cast."""

    votes: dict[Seat, int]
    voters: int = 0

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


def count(
    ballots: Ballots, pairs: Pairs = (), pair_votes: int = 1, passed_over: Collection[Seat] = ()
) -> Count:
    """Add up the ballots. A pair that votes together has one ballot, worth `pair_votes` (PY-31). Those `passed_over`
    could have voted too."""
    votes: dict[Seat, int] = {}
    voters = len(passed_over)
    together = cast_together(ballots, pairs)
    worth = {seat: pair_votes if seat == first else 0 for first, other in together for seat in (first, other)}
    for seat, ballot in enumerate(ballots):
        if ballot is not None and (here := worth.get(seat, 1)):
            votes[ballot.whom] = votes.get(ballot.whom, 0) + here
            voters += here
    return Count(votes, voters)


def cast_together(ballots: Ballots, pairs: Pairs) -> Pairs:
    """The pairs that have cast one ballot together: where one of the two was skipped, the other voted alone."""
    return tuple(pair for pair in pairs if all(ballots[seat] is not None for seat in pair))


def voters_for(ballots: Ballots, whom: Seat) -> tuple[Seat, ...]:
    """The people who voted for a choice."""
    return tuple(seat for seat, ballot in enumerate(ballots) if ballot is not None and ballot.whom == whom)
