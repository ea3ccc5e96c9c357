"""Routes of tables. Each handler identifies the visitor, calls the node, and answers with a projection.

The `opt` of a route names the types of its body and its answer, for the OpenAPI description (`openapi.py`).
"""

import io

import msgspec
import segno
from litestar import Response, Router, get, patch, post

from salon.server.domain.commands import ChangeSeat, ChangeTable, Contribute, GoOn, Join, NewTable
from salon.server.protocol.http import TableView
from salon.server.web.http import (
    home,
    hosting,
    invitations,
    lessons,
    openapi,
    packs,
    privacy,
    replays,
    rules,
    solo,
    words,
)
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    base_of,
    body_of,
    check_rate,
    identity,
    json_answer,
    known_visitor,
    node_of,
    show_table,
    table_of,
    view_of_table,
    visitor_asking,
)


@post("/api/tables", opt={"takes": NewTable, "gives": TableView})
async def new_table(request: AnyRequest) -> Response[bytes]:
    """Open a table."""
    data = await body_of(request, NewTable)
    node = node_of(request)
    node.access.check_new_table(address_of(request))
    visitor, token = identity(request)
    table = await node.tables.create(visitor, data, address_of(request))
    if data.start:
        table = await node.game_starter.start(table.code, visitor)
        node.bot_scheduler.schedule(table.code)
    return show_table(request, table, visitor, token)


@get("/api/tables/{code:str}", opt={"gives": TableView})
async def get_table(request: AnyRequest) -> Response[bytes]:
    """A table."""
    return show_table(request, await table_of(request), visitor_asking(request))


@patch("/api/tables/{code:str}", opt={"takes": ChangeTable, "gives": TableView})
async def change_table(request: AnyRequest) -> Response[bytes]:
    """Change the settings of a table."""
    data = await body_of(request, ChangeTable)
    table = await table_of(request)
    visitor = known_visitor(request)
    return show_table(request, await node_of(request).tables.change_table(table.code, visitor, data), visitor)


@post("/api/tables/{code:str}/join", status_code=200, opt={"takes": Join, "gives": TableView})
async def join(request: AnyRequest) -> Response[bytes]:
    """Sit down."""
    data = await body_of(request, Join)
    table = await table_of(request)
    visitor, token = identity(request)
    table = await node_of(request).tables.join(table.code, visitor, data, address_of(request))
    return show_table(request, table, visitor, token)


@post("/api/tables/{code:str}/leave", status_code=200, opt={"gives": TableView})
async def leave(request: AnyRequest) -> Response[bytes]:
    """Leave for good."""
    table = await table_of(request)
    visitor = known_visitor(request)
    return show_table(request, await node_of(request).tables.leave(table.code, visitor), visitor)


@post(
    "/api/tables/{code:str}/contribution",
    status_code=200,
    opt={"takes": Contribute, "gives": TableView},
)
async def contribute(request: AnyRequest) -> Response[bytes]:
    """Contribute a number to the seed of the next game."""
    data = await body_of(request, Contribute)
    table = await table_of(request)
    visitor = known_visitor(request)
    return show_table(request, await node_of(request).tables.contribute(table.code, visitor, data), visitor)


@post(
    ["/api/tables/{code:str}/start", "/api/tables/{code:str}/rematch"],
    status_code=200,
    opt={"gives": TableView},
)
async def start(request: AnyRequest) -> Response[bytes]:
    """Start a game, or the next one."""
    node = node_of(request)
    table = await table_of(request)
    visitor = known_visitor(request)
    table = await node.game_starter.start(table.code, visitor)
    node.bot_scheduler.schedule(table.code)
    return show_table(request, table, visitor)


@post("/api/tables/{code:str}/finale", status_code=200, opt={"takes": GoOn, "gives": TableView})
async def go_on(request: AnyRequest) -> Response[bytes]:
    """Show the next step of the finale to everybody."""
    data = await body_of(request, GoOn)
    table = await table_of(request)
    visitor = known_visitor(request)
    return show_table(request, await node_of(request).tables.go_on(table.code, visitor, data), visitor)


@patch("/api/tables/{code:str}/seats/{seat:int}", opt={"takes": ChangeSeat, "gives": TableView})
async def change_seat(request: AnyRequest) -> Response[bytes]:
    """Change a seat."""
    data = await body_of(request, ChangeSeat)
    table = await table_of(request)
    visitor, seat = known_visitor(request), request.path_params["seat"]
    table = await node_of(request).tables.change_seat(table.code, visitor, seat, data)
    return show_table(request, table, visitor)


@get("/api/tables/{code:str}/qr.svg", opt={"gives": "image/svg+xml"})
async def qr(request: AnyRequest) -> Response[bytes]:
    """The table's link as a QR code."""
    table = await table_of(request)
    drawing = io.BytesIO()
    segno.make(node_of(request).invitation(base_of(request), table.code).link, error="m").save(
        drawing, kind="svg", xmldecl=False, scale=8, border=2, dark="#23211e", light="#ffffff"
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/api/me/tables", opt={"gives": list[TableView]})
async def my_tables(request: AnyRequest) -> Response[bytes]:
    """The visitor's tables."""
    node, visitor = node_of(request), visitor_asking(request)
    tables = [] if visitor is None else await node.context.store.tables_of(visitor)
    views = [view_of_table(request, table, visitor) for table in tables]
    return json_answer(request, msgspec.json.encode(views))


HANDLERS = [
    *home.ROUTES,
    *solo.ROUTES,
    new_table,
    get_table,
    change_table,
    join,
    leave,
    contribute,
    start,
    go_on,
    change_seat,
    qr,
    my_tables,
    *hosting.ROUTES,
    *invitations.ROUTES,
    *replays.ROUTES,
    *privacy.ROUTES,
    *packs.ROUTES,
    *words.ROUTES,
    *lessons.ROUTES,
    *rules.ROUTES,
]
ROUTES = Router("/", route_handlers=[*HANDLERS, openapi.described(HANDLERS)], before_request=check_rate)
