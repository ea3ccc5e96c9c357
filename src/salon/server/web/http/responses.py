"""What all handlers share: who is asking, from where, and how an answer leaves."""

import asyncio
import gzip
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie

from salon.core import Refusal
from salon.server import logs
from salon.server.domain.table import Table
from salon.server.node import Node
from salon.server.rate_limits import network_of
from salon.server.web.http.identity import COOKIE_SECONDS, cookie_name, is_secure, new_token, visitor_of

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


def node_of(request: AnyRequest) -> Node:
    """The house this request came to."""
    node: Node = request.app.state.node
    return node


def base_of(request: AnyRequest) -> str:
    """Where others reach this server, as far as this request knows."""
    public = node_of(request).context.settings.public_url
    return public or str(request.base_url).rstrip("/")


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return network_of(request.client.host) if request.client else ""


def visitor_asking(request: AnyRequest) -> str | None:
    """Who is asking, if they have a token."""
    return visitor_of(request.cookies.get(cookie_name(base_of(request))))


def known(request: AnyRequest) -> str:
    """Who is asking; refuses a stranger."""
    visitor = visitor_asking(request)
    if visitor is None:
        raise Refusal("not-at-table")
    return visitor


def identity(request: AnyRequest) -> tuple[str, str | None]:
    """Who is asking; a newcomer gets a token."""
    visitor = visitor_asking(request)
    if visitor is not None:
        return visitor, None
    token = new_token()
    return visitor_of(token) or "", token


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """What was sent, if it comes soon and makes sense."""
    try:
        async with asyncio.timeout(node_of(request).context.settings.limits.arrival_ms / 1000):
            body = await request.body()
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TimeoutError) as error:
        raise Refusal("malformed-message") from error


async def table_of(request: AnyRequest) -> Table:
    """The table a request is about, if whoever asks may know it."""
    table = await node_of(request).access.table(
        request.path_params["code"], visitor_asking(request), address_of(request)
    )
    logs.at_table(table.code)
    return table


def json_answer(request: AnyRequest, body: bytes, token: str | None = None) -> Response[bytes]:
    """An answer that nobody keeps; a newcomer's token goes with it, where no script can read it."""
    cookies = []
    if token is not None:
        cookies = [
            Cookie(
                cookie_name(base_of(request)),
                value=token,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=is_secure(base_of(request)),
                path="/",
            )
        ]
    return Response(
        body, media_type="application/json", cookies=cookies, headers={"cache-control": "no-store"}
    )


async def packed_answer(request: AnyRequest, body: bytes, keep: str) -> Response[bytes]:
    """A long answer, packed where the asker can unpack it."""
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)
