"""What the audience of a table thinks of the questions of a game. It is kept in memory only, and counts for nothing."""

import hashlib
from collections import Counter, OrderedDict
from collections.abc import Mapping

from salon.core import Refusal
from salon.core.kit import Poll
from salon.server.domain.table import Table

KEPT = 3
"""Questions of a table that are remembered: the one that is open, the latest that was decided, and one that another
server has opened already."""
SERVERS = 64
LONGEST_KEY = 80


def check_in_audience(table: Table, visitor: str | None) -> str:
    """The visitor, if they are in the audience: they have a cookie and no seat."""
    if visitor is None:
        raise Refusal("not-in-audience")
    if table.seats_of(table.member_of(visitor)):
        raise Refusal("audience-has-seat")
    return visitor


def check_answers(poll: Poll | None, key: str, choice: int) -> None:
    """Refuse an answer to a question that is not open, or that it does not have."""
    if poll is None or poll.key != key:
        raise Refusal("audience-too-late")
    if choice not in poll.choices:
        raise Refusal("audience-no-such-choice")


def pseudonym(game_id: str, key: str, visitor: str) -> str:
    """A visitor, as servers tell each other who has answered a question. It is another one for every question."""
    return hashlib.sha256(f"{game_id} {key} {visitor}".encode()).hexdigest()[:10]


class Ballots:
    """The answers to one question, by the server that got them. `version` is the number of changes at this server."""

    def __init__(self) -> None:
        self._votes: dict[str, dict[str, int]] = {}
        self._versions: dict[str, int] = {}

    def version(self, server: str) -> int:
        return self._versions.get(server, 0)

    def votes(self, server: str) -> Mapping[str, int]:
        """The answers that a server has got, by voter."""
        return self._votes.get(server, {})

    def cast(self, server: str, voter: str, choice: int, most: int) -> bool:
        """Count an answer, instead of the voter's earlier one. False if nothing changes."""
        votes = self._votes.setdefault(server, {})
        if votes.get(voter) == choice:
            return False
        if voter not in votes and len(votes) >= most:
            raise Refusal("audience-full")
        votes[voter] = choice
        self._versions[server] = self.version(server) + 1
        return True

    def hear(self, server: str, version: int, votes: Mapping[str, int]) -> bool:
        """Take over what another server has got. False if that is known, or older than what is known."""
        known = server in self._votes
        if version <= self.version(server) or (not known and len(self._votes) >= SERVERS):
            return False
        self._votes[server] = dict(votes)
        self._versions[server] = version
        return True

    def answer_of(self, voter: str) -> int | None:
        """What a voter has answered, if anything. A voter who has answered at several servers counts once, and all
        servers take the same answer."""
        votes = (self._votes[server] for server in sorted(self._votes))
        return next((each[voter] for each in votes if voter in each), None)

    def by_voter(self) -> dict[str, int]:
        """All answers, by voter (see `answer_of`)."""
        return {
            voter: choice
            for server in sorted(self._votes, reverse=True)
            for voter, choice in self._votes[server].items()
        }

    def counts(self) -> dict[int, int]:
        """The number of answers for each choice that has any."""
        return dict(sorted(Counter(self.by_voter().values()).items()))


class Questions:
    """The latest questions of one table, each with its answers."""

    def __init__(self) -> None:
        self._ballots: OrderedDict[tuple[str, str], Ballots] = OrderedDict()

    def __len__(self) -> int:
        return len(self._ballots)

    def ballots(self, game_id: str, key: str) -> Ballots:
        """The answers to a question. The question that was used longest ago is forgotten."""
        found = self._ballots.setdefault((game_id, key), Ballots())
        self._ballots.move_to_end((game_id, key))
        while len(self._ballots) > KEPT:
            self._ballots.popitem(last=False)
        return found

    def known(self, game_id: str, key: str) -> Ballots | None:
        """The answers to a question, if there are any."""
        return self._ballots.get((game_id, key))
