"""Routes by which a host decides who is at the table: removing people, and requests for abandoned seats. Those who only
watch can join the audience."""

from litestar import Response, delete, post

from salon.server.domain import admission
from salon.server.domain.commands import AnswerRequest, AskForSeat, Remove
from salon.server.protocol.http import TableView
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    body_of,
    identity,
    known_visitor,
    node_of,
    show_table,
    table_of,
)


@post("/api/tables/{code:str}/removed", status_code=200, opt={"takes": Remove, "gives": TableView})
async def remove(request: AnyRequest) -> Response[bytes]:
    """Remove a person for good."""
    data = await body_of(request, Remove)
    table = await table_of(request)
    visitor = known_visitor(request)
    return show_table(request, await node_of(request).tables.remove(table.code, visitor, data), visitor)


@delete("/api/tables/{code:str}/removed/{person:int}", status_code=200, opt={"gives": TableView})
async def restore(request: AnyRequest) -> Response[bytes]:
    """Let a person who was removed come back."""
    table = await table_of(request)
    visitor, person = known_visitor(request), request.path_params["person"]
    table = await node_of(request).tables.change_as_host(
        table.code, visitor, lambda table, _: admission.restore(table, person)
    )
    return show_table(request, table, visitor)


@post("/api/tables/{code:str}/requests", status_code=200, opt={"takes": AskForSeat, "gives": TableView})
async def ask_for_seat(request: AnyRequest) -> Response[bytes]:
    """Ask the host for a seat that was abandoned in a game with hidden hands."""
    data = await body_of(request, AskForSeat)
    table = await table_of(request)
    visitor, token = identity(request)
    table = await node_of(request).tables.ask_for_seat(table.code, visitor, data, address_of(request))
    return show_table(request, table, visitor, token)


@post("/api/tables/{code:str}/audience", status_code=200, opt={"gives": TableView})
async def join_audience(request: AnyRequest) -> Response[bytes]:
    """Join the audience: the visitor gets a cookie, by which their votes are counted once. Nothing is stored."""
    table = await table_of(request)
    visitor, token = identity(request)
    node_of(request).tables.admit(table, visitor, address_of(request))
    return show_table(request, table, visitor, token)


@post(
    "/api/tables/{code:str}/requests/{number:int}",
    status_code=200,
    opt={"takes": AnswerRequest, "gives": TableView},
)
async def answer_request(request: AnyRequest) -> Response[bytes]:
    """Let somebody take the seat that they have asked for, or refuse."""
    data = await body_of(request, AnswerRequest)
    table = await table_of(request)
    visitor, number = known_visitor(request), request.path_params["number"]
    table = await node_of(request).tables.answer_request(table.code, visitor, number, granted=data.granted)
    return show_table(request, table, visitor)


ROUTES = [remove, restore, ask_for_seat, answer_request, join_audience]
