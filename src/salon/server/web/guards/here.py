"""Whether a request comes from the salon's own page at the machine that runs it."""

from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from salon.server.domain.table import Table
from salon.server.local_network import Invitation, LocalNetwork, NetworkState, is_loopback
from salon.server.node import Node
from salon.server.web.http.identity import same_site

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")


def is_here(connection: ASGIConnection[Any, Any, Any, Any], network: LocalNetwork) -> bool:
    """Whether the person who asks sits at this machine.

    The connection must begin and end at the same loopback address, and not come over the network. Its host must be a
    name of this machine, since another name may have been made to point here. Its origin must be that very host: pages
    of other sites, and programs that name no origin, are refused. A proxy on this machine may forward what comes from
    elsewhere, so nothing that was forwarded counts.
    """
    client, server = connection.scope["client"], connection.scope["server"]
    if client is None or server is None or client[0] != server[0]:
        return False
    if not is_loopback(client[0]) or network.came_over_network(server[0]):
        return False
    headers = connection.headers
    if any(name in headers for name in FORWARDED):
        return False
    host, origin = headers.get("host"), headers.get("origin")
    if host is None or origin is None:
        return False
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    named = name.strip("[]")
    if not is_loopback(named) or network.came_over_network(named):
        return False
    return same_site(origin, host, (), connection.scope["scheme"])


def network_for(
    node: Node, connection: ASGIConnection[Any, Any, Any, Any], table: Table, visitor: str | None
) -> NetworkState | None:
    """Whether the server is open to the local network, for somebody who may change that."""
    return network_state(node, table, visitor, here=is_at_this_machine(node, connection))


def is_at_this_machine(node: Node, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a connection comes from this machine, where the server can be opened to the network."""
    return node.local_network is not None and is_here(connection, node.local_network)


def network_state(node: Node, table: Table, visitor: str | None, *, here: bool) -> NetworkState | None:
    """The same, for a connection of which it is known where it comes from. Everybody at this machine may close the
    network; the host of a table may open it."""
    network = node.local_network
    if network is None or not here:
        return None
    if network.url is not None:
        return "open"
    member = None if visitor is None else table.member_of(visitor)
    return "closed" if member is not None and member.number == table.host else None


def inviting(node: Node, base: str, visitor: str | None, *, here: bool) -> Callable[[Table], Invitation]:
    """How others get to a table, at every moment, as a visitor who has found this server at `base` is told."""
    return lambda table: node.invitation(base, table.code, network_state(node, table, visitor, here=here))
