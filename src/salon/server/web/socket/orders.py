"""Orders of one connection: things that workers make for its actions while the session goes on listening."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from salon.server.compute.owners import Demand
from salon.server.domain.table import Table
from salon.server.node import Node


class Orders:
    """The orders under way. The session cancels them when its client goes away."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Fails if an order has failed in a way that ends the connection."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start an order."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.broken.done():
            self.broken.set_exception(error)


def demand_for(node: Node, table: Table, visitor: str | None, seat: int) -> Demand:
    """What a visitor orders for a seat is wanted for as long as the seat is theirs."""
    code, tables = table.code, node.tables

    def seated() -> bool:
        known = tables.known(code)
        return known is not None and seat in known.seats_of(known.member_of(visitor))

    return Demand(node.context.owners.of_visitor(visitor or "", code), seated)
