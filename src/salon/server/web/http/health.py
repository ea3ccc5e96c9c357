"""Whether the server is well, for those who watch over it: a load balancer, a service manager."""

import asyncio
import logging
from importlib.metadata import version

import msgspec
from litestar import Response, get

from salon.server.protocol.http import Health
from salon.server.web.http.responses import AnyRequest, json_answer, node_of

log = logging.getLogger(__name__)

PATIENCE_S = 3
NOBODY = "-"
"""No table has this code."""


@get("/health")
async def health(request: AnyRequest) -> Response[bytes]:
    """The process is alive and answers. Whoever restarts what does not answer asks here."""
    return json_answer(request, msgspec.json.encode(Health("ok", version("salon"))))


@get("/ready")
async def ready(request: AnyRequest) -> Response[bytes]:
    """The server can do its work: its store answers, and it is not on its way out. Load balancers ask here."""
    status = await _status(request)
    answer = json_answer(request, msgspec.json.encode(Health(status, version("salon"))))
    answer.status_code = 200 if status == "ok" else 503
    return answer


async def _status(request: AnyRequest) -> str:
    node = node_of(request)
    if node.rooms.closing:
        return "closing"
    try:
        async with asyncio.timeout(PATIENCE_S):
            await node.context.store.table(NOBODY)
    except Exception:
        log.exception("the store does not answer")
        return "no-store"
    return "ok"


ROUTES = [health, ready]
