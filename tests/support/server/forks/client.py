"""A client whose sockets go through the whole application: guards, access control and the socket's route."""

import asyncio
from typing import Any

from salon.server.node import Node
from salon.server.web.socket.frames import LIMIT_FRAMES, SEND_TEXT
from tests.support.server.fakes import FakeWire, Following
from tests.support.server.harness import Player

HOST = "salon.test"


class AppClient(Player):
    """A client with a cookie. A socket is an ASGI connection to the application, without a network."""

    def __init__(self, node: Node, app: Any, address: str = "192.0.2.7") -> None:
        super().__init__(node, app, address)
        self._app = app

    async def knock(self, code: str, *, screen: bool = False) -> None:
        wire = self.wire = FakeWire()
        self._following = Following()
        self.seen, self.raw = [], []
        connected = False

        async def receive() -> dict[str, Any]:
            nonlocal connected
            if not connected:
                connected = True
                return {"type": "websocket.connect"}
            message = await wire.receive()
            if message is None:
                return {"type": "websocket.disconnect", "code": 1000}
            kind = "text" if isinstance(message, str) else "bytes"
            return {"type": "websocket.receive", kind: message}

        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "websocket.send":
                await wire.send(event.get("bytes") or event["text"].encode())
            elif event["type"] == "websocket.close":
                await wire.close(event["code"])

        self._running = asyncio.create_task(self._app(self._scope(code, wire, screen), receive, send))

    def _scope(self, code: str, wire: FakeWire, screen: bool) -> dict[str, Any]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/{code}",
            "raw_path": f"/ws/{code}".encode(),
            "root_path": "",
            "query_string": b"as=screen" if screen else b"",
            "headers": [
                (b"host", HOST.encode()),
                (b"origin", f"http://{HOST}".encode()),
                *([(b"cookie", cookies.encode())] if cookies else []),
            ],
            "client": (self.address, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {SEND_TEXT: wire.send, LIMIT_FRAMES: lambda _pay: None},
        }
