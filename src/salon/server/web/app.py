"""The web application: routes, the socket endpoint, start-up and shutdown."""

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, websocket
from litestar.exceptions import HTTPException

from salon.core import Refusal
from salon.server import logs
from salon.server.domain.blocks import Client
from salon.server.node import Node
from salon.server.protocol.outbound import Refused
from salon.server.rate_limits import network_of
from salon.server.web.guards.blocks import closed_to_blocked
from salon.server.web.guards.here import is_at_this_machine
from salon.server.web.guards.instrumentation import instrumented
from salon.server.web.guards.security import App, guarded
from salon.server.web.http import health, routes, static_files
from salon.server.web.http.identity import cookie_name, visitor_of
from salon.server.web.http.problems import answer_fault, answer_http_error, answer_refusal, language_of
from salon.server.web.socket.ending import CLOSE_CODES
from salon.server.web.socket.session import Session
from salon.server.web.socket.wire import BROKEN, POLICY, AnySocket, Closed, LitestarWire
from salon.words import explain

log = logging.getLogger(__name__)


@websocket("/ws/{code:str}")
async def table_socket(socket: AnySocket) -> None:
    """A connection to a table. `?as=screen` is the big screen."""
    node: Node = socket.app.state.node
    screen = socket.query_params.get("as") == "screen"
    base = node.context.settings.public_url or str(socket.base_url).rstrip("/").replace("ws", "http", 1)
    device = visitor_of(socket.cookies.get(cookie_name(base)))
    visitor = None if screen else device
    language = socket.query_params.get("lang") or language_of(socket.headers.get("accept-language"))
    client = Client(device, socket.client.host if socket.client else "")
    address = network_of(client.address)
    wire = LitestarWire(socket)
    rate = node.access.frame_rate(visitor, address)

    def pay(frames: int) -> bool:
        within = rate.take(frames)
        if not within:
            node.metrics.refused("too-many-frames")
            log.info("a socket is closed: it sent too many frames")
        return within

    wire.limit_frames(pay)
    await socket.accept()
    try:
        node.moderator.check(client)
        node.access.check_request(address)
        table = await node.access.table(socket.path_params["code"], device, address)
        node.access.open_socket(table.code, visitor, address)
    except Refusal as refusal:
        node.metrics.refused(refusal.code)
        text = explain(refusal, language)
        refused = Refused(id=None, code=refusal.code, text=text, rule=refusal.rule, params=refusal.params)
        with contextlib.suppress(Closed):
            await wire.send(msgspec.json.encode(refused))
            await wire.close(CLOSE_CODES.get(refusal.code, POLICY))
        return
    logs.at_table(table.code)
    log.info("a socket is opened")
    session = Session(
        node,
        wire,
        table.code,
        visitor=visitor,
        screen=screen,
        base=base,
        language=language,
        rate=node.access.message_rate(visitor, address),
        device=device,
        address=address,
        client=client,
        here=is_at_this_machine(node, socket),
    )
    try:
        await session.run()
    except Exception:
        log.exception("a session failed")
        node.metrics.faults.inc()
        await wire.close(BROKEN)
    finally:
        node.access.close_socket(table.code, visitor, address)
        node.garbage.closed()


def make_app(
    make_node: Callable[[], Awaitable[Node]], origins: tuple[str, ...] = (), public_url: str | None = None
) -> App:
    """The application with its security checks."""
    return guarded(make_routes(make_node), origins, public_url)


def make_routes(make_node: Callable[[], Awaitable[Node]]) -> Litestar:
    """All routes. The node is made when the server starts, on the server's event loop."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        node = await make_node()
        app.state.node = node
        await node.open()
        try:
            yield
        finally:
            await node.close()

    return Litestar(
        route_handlers=[routes.ROUTES, *health.ROUTES, static_files.page, table_socket],
        middleware=[instrumented, closed_to_blocked],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http_error,
            Exception: answer_fault,
        },
        openapi_config=None,
        request_max_body_size=16_384,
        logging_config=None,
    )
