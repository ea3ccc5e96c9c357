"""A server behind a real uvicorn in this process, for tests that need a real connection."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from salon.server.cli import serve
from tests.support.server.harness import Salon, open_salon


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[tuple[int, Salon]]:
    """Start a server on a free port of this machine."""
    async with open_salon(folder, **changes) as salon:
        listener = serve.listen("127.0.0.1", 0)
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
