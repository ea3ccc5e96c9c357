"""Moving the seats of a member to another device, by a code that the old device shows, and taking them back.

A code works once, for two minutes. The table stores its hash. A wrong, an expired and a used code are refused alike.
"""

import hmac
import secrets

from msgspec.structs import replace

from salon.core import Refusal
from salon.server.domain import codes
from salon.server.domain.table import Member, SeatTransfer, Table

LASTS_MS = 2 * 60_000
LENGTH = 8
"""The letters of a code: 36 bits, of which an address may try some twenty in two minutes."""
MOST_EARLIER = 4
"""How many earlier devices of a member may take the seats back."""


def new_code() -> str:
    """A random code."""
    return "".join(secrets.choice(codes.ALPHABET) for _ in range(LENGTH))


def tidy(typed: str) -> str:
    """The code that somebody has typed, in its normal form."""
    return "".join(char for char in typed.upper() if char.isalnum())


def code_hash(table: Table, code: str, secret: str) -> str:
    """A code as a table stores it."""
    return hmac.digest(f"{secret} {table.key} transfer".encode(), tidy(code).encode(), "sha256").hex()


def offer(table: Table, member: Member, hashed: str, now_ms: int) -> Table:
    """A member may move to the device that knows the code. It replaces their last code."""
    others = (one for one in table.transfers if one.member != member.number and one.until_ms > now_ms)
    return replace(
        table,
        transfers=(
            *others,
            SeatTransfer(member=member.number, code_hash=hashed, until_ms=now_ms + LASTS_MS),
        ),
    )


def claim(table: Table, visitor: str, hashed: str, now_ms: int) -> Table:
    """A visitor without a seat takes over the seats of the device that shows the code."""
    check_may_claim(table, visitor)
    found: Member | None = None
    for one in table.transfers:
        same = hmac.compare_digest(one.code_hash, hashed)
        if same and one.until_ms > now_ms:
            found = table.member(one.member)
    if found is None:
        raise Refusal("transfer-wrong")
    return _moved(table, found, visitor, now_ms)


def check_may_claim(table: Table, visitor: str) -> None:
    """Refuse a visitor who has a seat here: whose seats would they have then?"""
    if table.member_of(visitor) is not None:
        raise Refusal("transfer-seated")


def moved_away(table: Table, visitor: str | None) -> Member | None:
    """The member whose seats have moved from this visitor's device to another one."""
    if visitor is None or table.member_of(visitor) is not None:
        return None
    return next((member for member in table.members if visitor in member.earlier), None)


def take_back(table: Table, visitor: str, now_ms: int) -> Table:
    """An earlier device takes the seats back."""
    member = moved_away(table, visitor)
    if member is None:
        raise Refusal("not-at-table")
    return _moved(table, member, visitor, now_ms)


def _moved(table: Table, member: Member, visitor: str, now_ms: int) -> Table:
    """The member on another device. They count as away until it connects, and it contributes a number of its own."""
    earlier = tuple(one for one in (member.visitor, *member.earlier) if one != visitor)[:MOST_EARLIER]
    moved = replace(
        member,
        visitor=visitor,
        earlier=earlier,
        at=None,
        away_ms=now_ms,
        stand_in=False,
        contribution=None,
    )
    return replace(
        table,
        members=tuple(moved if each.number == member.number else each for each in table.members),
        transfers=tuple(one for one in table.transfers if one.member != member.number),
        requests=tuple(one for one in table.requests if one.visitor != visitor),
    )
