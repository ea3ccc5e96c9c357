"""What several servers have to know of each other: who is alive, who is connected where, and who minds what.

Everything here may be done twice or by two servers at once: it comes to the same.
"""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from salon.server.domain.rows import Head
from salon.server.store import schema

AT_ONCE = 500


def heads(connection: Connection, codes: Collection[str], now_ms: int) -> dict[str, Head]:
    """How far these tables are, in a query for each few hundred of them."""
    tables, log, spectators, leases = schema.tables, schema.log, schema.spectators, schema.leases
    seq = select(func.max(log.c.seq)).where(log.c.game_id == tables.c.game_id).scalar_subquery()
    looking = (
        select(func.sum(spectators.c.number)).where(spectators.c.code == tables.c.code).scalar_subquery()
    )
    good = (leases.c.name == tables.c.code, leases.c.until_ms >= now_ms)
    minder = select(leases.c.holder).where(*good).scalar_subquery()
    query = select(tables.c.code, tables.c.version, tables.c.game_id, seq, looking, minder)
    found, wanted = {}, sorted(codes)
    for start in range(0, len(wanted), AT_ONCE):
        some = query.where(tables.c.code.in_(wanted[start : start + AT_ONCE]))
        for code, version, game_id, last, number, holder in connection.execute(some):
            found[code] = Head(version, game_id, -1 if last is None else last, int(number or 0), holder)
    return found


def beat(connection: Connection, server: str, now_ms: int) -> None:
    """A server is alive."""
    servers = schema.servers
    seen = connection.execute(update(servers).where(servers.c.name == server).values(seen_ms=now_ms))
    if seen.rowcount == 0:
        connection.execute(insert(servers).values(name=server, seen_ms=now_ms))


def forget(connection: Connection, before_ms: int, but: str) -> list[tuple[str, str, str]]:
    """Forget servers that have long been silent; says who was connected to them, and at which table."""
    servers, members, spectators = schema.servers, schema.members, schema.spectators
    connection.execute(delete(servers).where(servers.c.seen_ms < before_ms, servers.c.name != but))
    alive = select(servers.c.name)
    gone = spectators.c.server != but
    connection.execute(delete(spectators).where(gone, spectators.c.server.not_in(alive)))
    lost = select(members.c.code, members.c.visitor, members.c.server).where(
        members.c.server.is_not(None), members.c.server != but, members.c.server.not_in(alive)
    )
    return [(row.code, row.visitor, row.server) for row in connection.execute(lost.limit(AT_ONCE))]


def look_on(connection: Connection, code: str, server: str, number: int) -> None:
    """So many look on at a table from a server."""
    spectators = schema.spectators
    here = (spectators.c.code == code, spectators.c.server == server)
    if number == 0:
        connection.execute(delete(spectators).where(*here))
    elif connection.execute(update(spectators).where(*here).values(number=number)).rowcount == 0:
        connection.execute(insert(spectators).values(code=code, server=server, number=number))


def claim(connection: Connection, name: str, holder: str, now_ms: int, until_ms: int) -> bool:
    """Take a lease that is one's own already, or out of date, or nobody's."""
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


def renew(connection: Connection, holder: str, until_ms: int) -> set[str]:
    """Keep all leases one has, and say which these are."""
    leases = schema.leases
    connection.execute(update(leases).where(leases.c.holder == holder).values(until_ms=until_ms))
    return set(connection.execute(select(leases.c.name).where(leases.c.holder == holder)).scalars())


def release(connection: Connection, name: str, holder: str) -> None:
    """Give a lease back."""
    leases = schema.leases
    connection.execute(delete(leases).where(leases.c.name == name, leases.c.holder == holder))


def expired(connection: Connection, now_ms: int) -> list[str]:
    """Leases that nobody has renewed in time."""
    leases = schema.leases
    query = select(leases.c.name).where(leases.c.until_ms < now_ms).order_by(leases.c.until_ms)
    return list(connection.execute(query.limit(AT_ONCE)).scalars())
