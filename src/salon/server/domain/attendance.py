"""Attendance: members who connect to a table, lose their connection, and are away for long."""

from typing import NamedTuple

from msgspec.structs import replace

from salon.server.domain import seating
from salon.server.domain.table import Member, Table
from salon.server.domain.timer import GRACE, HOST, Timer


class Patience(NamedTuple):
    """How long a table waits for a member who is away: until the away policy applies, and until somebody else is host.
    The first is never longer than the second."""

    pause_ms: int
    grace_ms: int


def arrive(table: Table, member: Member, server: str, network: str | None) -> Table:
    """A member has connected to a server, so any stand-in ends."""
    return _with_member(
        table,
        replace(member, at=server, away_ms=None, stand_in=False, network=network or member.network),
    )


def with_a_host(table: Table, now_ms: int, grace_ms: int) -> Table:
    """If the host has long been away, the first member who is present becomes host."""
    host = table.member(table.host)
    return seating.pass_host(table) if host is not None and is_due(host, now_ms, grace_ms) else table


def depart(table: Table, member: Member, server: str, now_ms: int) -> Table:
    """A member's last connection to a server is closed. They may be connected to another one."""
    if member.at not in (server, None):
        return table
    return _with_member(table, replace(member, at=None, away_ms=now_ms))


def disconnect(table: Table, member: Member, server: str, now_ms: int) -> Table:
    """A server has gone, and with it a member's connection, unless the member has connected to another one."""
    if member.at != server:
        return table
    return _with_member(table, replace(member, at=None, away_ms=member.away_ms or now_ms))


def long_away(table: Table, number: int, now_ms: int, patience: Patience) -> Table:
    """If a member has been away for long, the away policy applies; after the whole grace time another member becomes
    host."""
    member = table.member(number)
    if member is None or not is_due(member, now_ms, patience.pause_ms):
        return table
    table = _with_member(table, replace(member, stand_in=table.away_policy != "wait"))
    gone = table.host == number and is_due(member, now_ms, patience.grace_ms)
    return seating.pass_host(table) if gone else table


def is_due(member: Member, now_ms: int, wait_ms: int) -> bool:
    """Whether a member has been away for so long."""
    return member.away_ms is not None and member.away_ms + wait_ms <= now_ms


def stand_in_ms(table: Table, seat: int, pause_ms: int) -> int | None:
    """When the away policy will apply to a seat for whose person the game still waits."""
    member = table.member(table.chairs[seat].member)
    waits = table.status == "playing" and table.away_policy != "wait" and not table.is_automatic(seat)
    return member.away_ms + pause_ms if waits and member is not None and member.away_ms is not None else None


def grace_timers(before: Table | None, after: Table, patience: Patience) -> tuple[Timer, ...]:
    """The timers for each member who has just gone away, or for all who are away if the policy has changed."""
    known = {} if before is None else {member.number: member for member in before.members}
    anew = before is not None and before.away_policy != after.away_policy
    kinds = {GRACE: patience.pause_ms}
    if patience.pause_ms < patience.grace_ms:
        kinds[HOST] = patience.grace_ms
    return tuple(
        Timer(after.code, f"{kind}{member.number}", member.away_ms + wait_ms, after.version)
        for member in after.members
        if member.away_ms is not None and not member.stand_in and (anew or known.get(member.number) != member)
        for kind, wait_ms in kinds.items()
    )


def _with_member(table: Table, member: Member) -> Table:
    members = (member if each.number == member.number else each for each in table.members)
    return replace(table, members=tuple(members))
