"""Counts, times and logs every HTTP request.

A request is identified by its declared route, so no code, id or query gets into a log or a label.
"""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from salon.server.node import Node

log = logging.getLogger("salon.access")

App = Callable[[Any, Any, Any], Awaitable[None]]


def instrumented(app: App) -> App:
    """The app with metrics and an access log."""

    async def instrument(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        node: Node = scope["litestar_app"].state.node
        route = str(scope.get("path_template") or "none")
        began = time.perf_counter()
        status = 500

        async def send_and_note(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, send_and_note)
        finally:
            took = time.perf_counter() - began
            node.metrics.requests.labels(scope["method"], route, status).inc()
            node.metrics.request_seconds.labels(route).observe(took)
            fields = {
                "method": scope["method"],
                "route": route,
                "status": status,
                "ms": round(1000 * took, 1),
            }
            log.info("%(method)s %(route)s %(status)s %(ms)s ms", fields, extra={"fields": fields})

    return instrument
