"""A server behind a real uvicorn in this process, for tests that need a real connection."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from salon.server.cli import serve
from tests.support.server.harness import Salon, open_salon


@asynccontextmanager
async def serving(
    folder: Path, send_buffer: int | None = None, **changes: Any
) -> AsyncIterator[tuple[int, Salon]]:
    """Start a server on a free port of this machine. `send_buffer`: how much the system keeps for slow clients."""
    async with open_salon(folder, **changes) as salon:
        listener = serve.listen("127.0.0.1", 0)
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        config = serve.config_for(salon.node.context.settings, salon.app)
        config.lifespan = "off"
        started = asyncio.Event()
        server = serve.Server(config, [], started.set)
        running = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await started.wait()
            yield listener.getsockname()[1], salon
        finally:
            server.should_exit = True
            await running
