"""Health checks for load balancers and service managers."""

import asyncio
import logging
from importlib.metadata import version

import msgspec
from litestar import Response, get

from salon.server.protocol.http import Health
from salon.server.web.http.responses import AnyRequest, check_probe_rate, json_answer, node_of

log = logging.getLogger(__name__)

TIMEOUT_S = 3
NO_TABLE = "-"
"""A code that no table has."""


@get("/health", before_request=check_probe_rate)
async def health(request: AnyRequest) -> Response[bytes]:
    """Liveness: the process answers requests."""
    return json_answer(request, msgspec.json.encode(Health("ok", version("salon"))))


@get("/ready", before_request=check_probe_rate)
async def ready(request: AnyRequest) -> Response[bytes]:
    """Readiness: the store answers and has room, and the server is not shutting down."""
    status = await _status(request)
    answer = json_answer(request, msgspec.json.encode(Health(status, version("salon"))))
    answer.status_code = 200 if status == "ok" else 503
    return answer


async def _status(request: AnyRequest) -> str:
    node = node_of(request)
    if node.rooms.closing:
        return "closing"
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await node.context.store.table(NO_TABLE)
            full = await node.context.guard.room.is_full(node.context.name, node.context.clock.now_ms())
    except Exception:
        log.exception("the store does not answer")
        return "no-store"
    return "no-room" if full else "ok"


ROUTES = [health, ready]
