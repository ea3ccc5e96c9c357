"""Around every route: counts and times what is asked, and writes it down where that is wished for.

A request is known by the route as it is declared: no code, no id and no query gets into a log or a label.
"""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from salon.server.node import Node

log = logging.getLogger("salon.access")

App = Callable[[Any, Any, Any], Awaitable[None]]


def observed(app: App) -> App:
    """An app that is counted."""

    async def observe(scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        node: Node = scope["litestar_app"].state.node
        route = str(scope.get("path_template") or "none")
        began = time.perf_counter()
        status = 500

        async def seen(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, seen)
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

    return observe
