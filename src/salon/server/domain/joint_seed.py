"""The seed of a table's next game, which the server and the players' devices make together.

The server picks a secret and shows its commitment. Devices that have seen the commitment contribute a number each. When
the game starts, the seed follows from all of them: neither side can choose it, since each is bound before it knows the
other's part.
"""

import secrets

from msgspec.structs import replace

from salon.core import JointSeed, Refusal, commitment
from salon.server.domain.commands import Contribute
from salon.server.domain.table import Table


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(16)


def next_commitment(table: Table) -> str | None:
    """What everybody may know of the secret; None at a table of an earlier version until its next game."""
    return commitment(table.next_secret) if table.next_secret else None


def contribute(table: Table, visitor: str, wish: Contribute) -> Table:
    """A member's device gives its number. The first one counts, and only for the commitment that it was made for. A
    number that comes too late changes nothing, which the device sees in the answer."""
    member = table.member_of(visitor)
    if member is None or not table.seats_of(member):
        raise Refusal("not-at-table")
    if wish.commitment != next_commitment(table) or member.contribution is not None:
        return table
    given = replace(member, contribution=wish.number)
    return replace(table, members=tuple(given if each == member else each for each in table.members))


def agreed(table: Table) -> tuple[str, JointSeed | None]:
    """The secret of the game that starts now, and the joint seed if any device has contributed."""
    secret = table.next_secret or new_secret()
    members = (table.member(chair.member) for chair in table.chairs)
    contributions = tuple(None if member is None else member.contribution for member in members)
    return secret, JointSeed(secret, contributions) if any(contributions) else None


def renewed(table: Table) -> Table:
    """The table with a secret for its next game, to which nobody has contributed yet."""
    members = tuple(replace(member, contribution=None) for member in table.members)
    return replace(table, next_secret=new_secret(), members=members)
