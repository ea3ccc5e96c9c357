"""What all handlers share: the visitor, the address, the body of a request, and responses."""

import asyncio
import gzip
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from salon.core import Refusal
from salon.server import logs
from salon.server.domain.blocks import Client
from salon.server.domain.table import Table
from salon.server.housekeeping.write_guard import charge_to
from salon.server.node import Node
from salon.server.projection.table import table_view
from salon.server.protocol.http import TableView
from salon.server.rate_limits import network_of
from salon.server.web.guards.here import network_for
from salon.server.web.http.identity import COOKIE_SECONDS, cookie_name, is_secure, new_token, visitor_of

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


def node_of(request: AnyRequest) -> Node:
    """The node that handles a request."""
    node: Node = request.app.state.node
    return node


def base_of(request: AnyRequest) -> str:
    """The public address of this server, from the settings or the request."""
    public = node_of(request).context.settings.public_url
    return public or str(request.base_url).rstrip("/")


def address_of(request: AnyRequest) -> str:
    """The network that a request comes from."""
    return network_of(request.client.host) if request.client else ""


async def check_rate(request: AnyRequest) -> None:
    """Count a request against its address."""
    address = address_of(request)
    node_of(request).access.check_request(address)
    charge_to(address)


async def check_page_rate(request: AnyRequest) -> None:
    """Count a request for a file of the page against its address."""
    node_of(request).access.check_page_file(address_of(request))


async def check_probe_rate(request: AnyRequest) -> None:
    """Count a health check against its address."""
    node_of(request).access.check_probe(address_of(request))


def client_of(request: AnyRequest) -> Client:
    """The visitor and the full address of a request, as blocks are compared with them."""
    return Client(visitor_asking(request), request.client.host if request.client else "")


def visitor_asking(request: AnyRequest) -> str | None:
    """The visitor of a request, if it has a token."""
    return visitor_of(request.cookies.get(cookie_name(base_of(request))))


def known_visitor(request: AnyRequest) -> str:
    """The visitor of a request; refuses one without a token."""
    visitor = visitor_asking(request)
    if visitor is None:
        raise Refusal("not-at-table")
    _note(request, visitor)
    return visitor


def identity(request: AnyRequest) -> tuple[str, str | None]:
    """The visitor of a request, and a new token if it has none."""
    visitor, token = visitor_asking(request), None
    if visitor is None:
        token = new_token()
        visitor = visitor_of(token) or ""
    _note(request, visitor)
    return visitor, token


def _note(request: AnyRequest, visitor: str) -> None:
    """Remember the visitor's address: the bots of their tables have their share of the workers."""
    node_of(request).context.owners.note(visitor, address_of(request))


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """The decoded body of a request; refuses one that is malformed or too slow."""
    try:
        return msgspec.json.decode(await raw_body_of(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed-message") from error


async def raw_body_of(request: AnyRequest) -> bytes:
    """The body of a request; refuses one that is too slow."""
    try:
        async with asyncio.timeout(node_of(request).context.settings.limits.arrival_ms / 1000):
            return await request.body()
    except TimeoutError as error:
        raise Refusal("malformed-message") from error


async def table_of(request: AnyRequest) -> Table:
    """The table of a request."""
    table = await node_of(request).access.table(
        request.path_params["code"], visitor_asking(request), address_of(request)
    )
    logs.at_table(table.code)
    return table


def json_answer(request: AnyRequest, body: bytes, token: str | None = None) -> Response[bytes]:
    """A response that is not cached. A new token is set as a cookie that scripts cannot read."""
    cookies = [] if token is None else [_identity_cookie(request, token, COOKIE_SECONDS)]
    return Response(
        body, media_type="application/json", cookies=cookies, headers={"cache-control": "no-store"}
    )


def view_of_table(request: AnyRequest, table: Table, visitor: str | None) -> TableView:
    """A table as a visitor sees it."""
    node = node_of(request)
    network = network_for(node, request, table, visitor)
    invitation = node.invitation(base_of(request), table.code, network)
    onlookers = node.rooms.onlookers(table)
    return table_view(table, visitor, onlookers, invitation, node.of_game(table))


def show_table(
    request: AnyRequest, table: Table, visitor: str | None, token: str | None = None
) -> Response[bytes]:
    """A response that shows a table."""
    return json_answer(request, msgspec.json.encode(view_of_table(request, table, visitor)), token)


def clear_identity(request: AnyRequest, answer: Response[bytes]) -> Response[bytes]:
    """The answer, which removes the visitor's cookie."""
    answer.cookies.append(_identity_cookie(request, "", 0))
    return answer


def _identity_cookie(request: AnyRequest, token: str, seconds: int) -> Cookie:
    return Cookie(
        cookie_name(base_of(request)),
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=is_secure(base_of(request)),
        path="/",
    )


async def compressed_answer(
    request: AnyRequest, body: bytes, keep: str, media_type: str = "application/json"
) -> Response[bytes]:
    """A long response, compressed if the client accepts that."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)
