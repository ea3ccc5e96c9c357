"""The two servers that `bench.server` compares: Salon, and a bare echo server of the same framework.

For each action the echo server sends as many frames of the same size: an answer to the sender, and a broadcast to all
four connections of the table. It checks nothing, stores nothing and knows no rules.
"""

import argparse
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from salon.server.cli import serve
from salon.server.settings import Limits, Settings, sqlite_address

ROOMS: dict[str, list[Any]] = defaultdict(list)
PADDING = [""]


@websocket("/ws/{code:str}")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    room = ROOMS[socket.path_params["code"]]
    room.append(socket)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            room.remove(socket)
            return
        await socket.send_data("ack")
        for each in room:
            await each.send_data(PADDING[0])


def run_echo(size: int) -> None:
    PADDING[0] = "x" * size
    listener = serve.listen("127.0.0.1", 0)
    app = Litestar([echo], openapi_config=None, logging_config=None)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        server_header=False,
    )
    listener.listen(2048)
    print(f"ready {listener.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listener])


def run_salon(database: str | None, bus: str) -> None:
    listener = serve.listen("127.0.0.1", 0)
    many = 1_000_000  # all of them come from one address
    limits = Limits(
        tables_at_once=many,
        stored_bytes_at_once=many * many,
        requests_at_once=many,
        messages_at_once=many,
        network_messages_at_once=many,
        sockets_an_address=many,
        network_frames_at_once=many,
        connections_an_address=many,
    )
    with tempfile.TemporaryDirectory() as folder:
        address = database or sqlite_address(Path(folder))
        settings = Settings(database=address, bus=bus, alone=database is None, limits=limits)
        port = listener.getsockname()[1]
        serve.serve(settings, listener, lambda: print(f"ready {port}", flush=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("which", choices=["salon", "echo"])
    parser.add_argument("--size", type=int, default=0)
    parser.add_argument("--database")
    parser.add_argument("--bus", default="")
    options = parser.parse_args()
    if options.which == "salon":
        run_salon(options.database, options.bus)
    else:
        run_echo(options.size)
