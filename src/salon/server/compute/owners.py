"""Owners of the work that is done in worker processes, for fair shares: an address, a visitor, a table.

One person can have many cookies, so addresses come first. Addresses are kept in memory only, never in the store.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from salon.server.domain.table import Table

REMOTE = "remote"
"""The address of people who are connected to other servers."""
ABSENT = "absent"
"""The address of people who are connected nowhere."""
REVIEWS = "reviews"


class Owner(NamedTuple):
    """The owner of a task: its share is a part of the visitor's, which is a part of the address's."""

    address: str
    visitor: str
    table: str


def always() -> bool:
    """The answer for a task whose result will be needed in any case."""
    return True


class Demand(NamedTuple):
    """For whom something is computed, and whether they still want it. What is no longer wanted is not computed."""

    owner: Owner
    wanted: Callable[[], bool] = always


class Owners:
    """Remembers the address from which each visitor came last. Visitors seen longest ago are forgotten first."""

    def __init__(self, visitors: int) -> None:
        self._visitors = visitors
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, visitor: str | None, address: str) -> None:
        """A visitor has been heard from an address (see `rate_limits.network_of`)."""
        if visitor is None or not address:
            return
        self._addresses[visitor] = address
        self._addresses.move_to_end(visitor)
        if len(self._addresses) > self._visitors:
            self._addresses.popitem(last=False)

    def of_visitor(self, visitor: str, table: str, *, unknown: str = REMOTE) -> Owner:
        """The owner of what a visitor asks for at a table."""
        return Owner(self._addresses.get(visitor, unknown), visitor, table)

    def of_table(self, table: Table) -> Owner:
        """The owner of what the bots of a table compute: its host, or somebody else if the host is away."""
        here = [member for member in table.members if member.away_ms is None]
        people = sorted(here or table.members, key=lambda member: member.number != table.host)
        if not people:
            return Owner(ABSENT, "", table.code)
        return self.of_visitor(people[0].visitor, table.code, unknown=REMOTE if here else ABSENT)

    def of_review(self, visitor: str, game_id: str) -> Owner:
        """The owner of a review. All reviews together have one share, as nobody waits at a table for them."""
        address = self._addresses.get(visitor, REMOTE)
        return Owner(REVIEWS, address, f"{visitor} {game_id}")
