"""What several servers know of each other: heartbeats, connections, spectators and leases.

All of these operations may be done twice, or by two servers at once, with the same result.
"""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from salon.server.store import schema
from salon.server.store.base import Connected, TableHead

AT_ONCE = 500


def heads(connection: Connection, codes: Collection[str], now_ms: int) -> dict[str, TableHead]:
    """How far these tables are, with one query for a few hundred of them."""
    tables, log, spectators, leases = schema.tables, schema.log, schema.spectators, schema.leases
    seq = select(func.max(log.c.seq)).where(log.c.game_id == tables.c.game_id).scalar_subquery()
    watching = (
        select(func.sum(spectators.c.number)).where(spectators.c.code == tables.c.code).scalar_subquery()
    )
    good = (leases.c.name == tables.c.code, leases.c.until_ms >= now_ms)
    holder = select(leases.c.holder).where(*good).scalar_subquery()
    query = select(tables.c.code, tables.c.version, tables.c.game_id, seq, watching, holder)
    found, wanted = {}, sorted(codes)
    for start in range(0, len(wanted), AT_ONCE):
        some = query.where(tables.c.code.in_(wanted[start : start + AT_ONCE]))
        for code, version, game_id, last, number, held_by in connection.execute(some):
            found[code] = TableHead(version, game_id, -1 if last is None else last, int(number or 0), held_by)
    return found


def record_heartbeat(connection: Connection, server: str, now_ms: int) -> None:
    """Note that a server is running at a time."""
    servers = schema.servers
    seen = connection.execute(update(servers).where(servers.c.name == server).values(seen_ms=now_ms))
    if seen.rowcount == 0:
        connection.execute(insert(servers).values(name=server, seen_ms=now_ms))


def remove_silent_servers(connection: Connection, before_ms: int, but: str) -> list[Connected]:
    """Remove servers that have sent no heartbeat since a time; returns some connections to them."""
    servers, members, spectators = schema.servers, schema.members, schema.spectators
    connection.execute(delete(servers).where(servers.c.seen_ms < before_ms, servers.c.name != but))
    alive = select(servers.c.name)
    gone = spectators.c.server != but
    connection.execute(delete(spectators).where(gone, spectators.c.server.not_in(alive)))
    lost = select(members.c.code, members.c.visitor, members.c.server).where(
        members.c.server.is_not(None), members.c.server != but, members.c.server.not_in(alive)
    )
    return [Connected(row.code, row.visitor, row.server) for row in connection.execute(lost.limit(AT_ONCE))]


def set_spectators(connection: Connection, code: str, server: str, number: int) -> None:
    """Store the number of a table's spectators on a server."""
    spectators = schema.spectators
    here = (spectators.c.code == code, spectators.c.server == server)
    if number == 0:
        connection.execute(delete(spectators).where(*here))
    elif connection.execute(update(spectators).where(*here).values(number=number)).rowcount == 0:
        connection.execute(insert(spectators).values(code=code, server=server, number=number))


def acquire_lease(connection: Connection, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
    """Take a lease that is free, has expired, or belongs to the holder already."""
    leases = schema.leases
    free = or_(leases.c.holder == holder, leases.c.until_ms < now_ms)
    taken = connection.execute(
        update(leases).where(leases.c.name == name, free).values(holder=holder, until_ms=until_ms)
    )
    if taken.rowcount == 1:
        return True
    if connection.execute(select(leases.c.name).where(leases.c.name == name)).first() is not None:
        return False
    connection.execute(insert(leases).values(name=name, holder=holder, until_ms=until_ms))
    return True


def renew_leases(connection: Connection, holder: str, until_ms: int) -> set[str]:
    """Renew all leases of a server; returns their names."""
    leases = schema.leases
    connection.execute(update(leases).where(leases.c.holder == holder).values(until_ms=until_ms))
    return set(connection.execute(select(leases.c.name).where(leases.c.holder == holder)).scalars())


def release_lease(connection: Connection, name: str, holder: str) -> None:
    """Give up a lease."""
    leases = schema.leases
    connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))


def expired_leases(connection: Connection, now_ms: int) -> list[str]:
    """Leases that have not been renewed in time."""
    leases = schema.leases
    query = select(leases.c.name).where(leases.c.until_ms < now_ms).order_by(leases.c.until_ms)
    return list(connection.execute(query.limit(AT_ONCE)).scalars())
