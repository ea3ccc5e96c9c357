"""Opens the server to the local network, and closes it again, for the host who sits at the machine that runs it."""

from litestar import Response, put

from salon.core import Refusal
from salon.server.domain.commands import ChangeNetwork
from salon.server.protocol.http import TableView
from salon.server.web.guards.here import is_here
from salon.server.web.http.responses import (
    AnyRequest,
    body_of,
    known_visitor,
    node_of,
    show_table,
    table_of,
)


@put("/api/tables/{code:str}/network", opt={"takes": ChangeNetwork, "gives": TableView})
async def change_network(request: AnyRequest) -> Response[bytes]:
    """Open the server to the local network, or close it again. Only the host of a table opens it, and only from the
    page at this machine; anybody who sits there may close it."""
    data = await body_of(request, ChangeNetwork)
    node = node_of(request)
    table = await table_of(request)
    visitor = known_visitor(request)
    network = node.local_network
    if network is None or not is_here(request, network):
        raise Refusal("not-here")
    if data.open:
        node.tables.host(table, visitor)
        await network.open()
    else:
        network.close()
    node.rooms.wake_all()
    return show_table(request, table, visitor)


ROUTES = [change_network]
