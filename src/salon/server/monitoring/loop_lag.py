"""Measures how late the event loop runs what is due: the time by which everybody's messages are delayed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

EVERY_S = 0.25


async def measure_loop_lag(
    observe: Callable[[float], Any],
    now: Callable[[], float] | None = None,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Report the lag in seconds, several times a second, until cancelled."""
    now = now or asyncio.get_running_loop().time
    while True:
        due = now() + EVERY_S
        await sleep(EVERY_S)
        observe(max(0.0, now() - due))
