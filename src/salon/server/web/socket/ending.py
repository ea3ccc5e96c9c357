"""Ends a connection from outside, whether its client reads or not."""

import asyncio

from salon.core import Refusal
from salon.server.web.socket.wire import BLOCKED, NOT_FOUND, POLICY, REMOVED, Closed

CLOSE_CODES = {"blocked": BLOCKED, "no-such-table": NOT_FOUND, "table-closed": NOT_FOUND, "removed": REMOVED}
"""The close codes of refusals after which the page does not reconnect; POLICY for all others."""


class Ending:
    """The end of one connection."""

    def __init__(self) -> None:
        self._begun = asyncio.Event()
        self._code = POLICY

    def begin(self, refusal: Refusal) -> bool:
        """Let the connection end with the close code of a refusal; False if it is ending already."""
        if self._begun.is_set():
            return False
        self._code = CLOSE_CODES.get(refusal.code, POLICY)
        self._begun.set()
        return True

    async def wait(self) -> None:
        """Wait for the end; raises Closed."""
        await self._begun.wait()
        raise Closed(self._code)
