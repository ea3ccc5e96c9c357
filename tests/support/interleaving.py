"""Runs concurrent code in every order: what would wait for a disk or a worker waits at a gate, and the explorer opens
the gates one by one, in all orders."""

import asyncio
from collections.abc import Awaitable, Callable

TURNS = 40
"""How often everything that is ready is run, before the next gate is opened."""


class Gates:
    """The places at which something waits now."""

    def __init__(self) -> None:
        self.closed: list[asyncio.Future[None]] = []

    async def wait(self) -> None:
        """Wait until the explorer opens this gate."""
        gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed.append(gate)
        try:
            await gate
        finally:
            if gate in self.closed:
                self.closed.remove(gate)


async def explore(run: Callable[[Gates], Awaitable[None]], most: int = 20_000) -> int:
    """Run something once for each order in which its gates can be opened, and return how many there were."""
    prefix: list[int] = []
    for number in range(1, most + 1):
        gates, trail = Gates(), list[tuple[int, int]]()
        running = asyncio.ensure_future(run(gates))
        while not running.done():
            for _ in range(TURNS):
                await asyncio.sleep(0)
            if running.done():
                break
            assert gates.closed, f"stuck after {[chosen for chosen, _ in trail]}"
            chosen = prefix[len(trail)] if len(trail) < len(prefix) else 0
            trail.append((chosen, len(gates.closed)))
            gates.closed.pop(chosen).set_result(None)
        try:
            await running
        except AssertionError as error:
            raise AssertionError(f"with the gates opened as {[chosen for chosen, _ in trail]}") from error
        while trail and trail[-1][0] + 1 == trail[-1][1]:
            trail.pop()
        if not trail:
            return number
        prefix = [*(chosen for chosen, _ in trail[:-1]), trail[-1][0] + 1]
    raise AssertionError(f"more than {most} orders")
