"""boardgame.io from npm, for comparison with Salon; installed when first needed, in a folder that git ignores.

It uses Socket.IO, of which a few text frames are needed here. A table is made and joined through its lobby, so that its
server also checks whose seat an action is for.
"""

import asyncio
import json
import os
import random
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.server.process import PATIENCE_S, SEATS, Server
from bench.server.wire import Wire, connect

VERSION = "0.50.2"
FOLDER = Path(__file__).parents[2] / ".salon" / "bench" / f"boardgame.io-{VERSION}"
PACKAGE = {
    "private": True,
    "dependencies": {"boardgame.io": VERSION},
    # Later ones compose what is there at the beginning, and boardgame.io adds its lobby after that.
    "overrides": {"koa-compose": "4.1.0"},
}
SCRIPT = Path(__file__).with_name("boardgame_server.cjs")
NAMESPACE = b"/table,"


class Context(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synced: Synced


_decode_update = msgspec.json.Decoder(Update).decode
_decode_sync = msgspec.json.Decoder(Sync).decode


def available() -> str | None:
    """Why it cannot be measured here; None if it can."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is no node on this machine"
    if not (FOLDER / "node_modules").is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text(json.dumps(PACKAGE), encoding="utf-8")
        words = ["npm", "install", "--no-audit", "--no-fund"]
        done = subprocess.run(words, cwd=FOLDER, capture_output=True, text=True, check=False)
        if done.returncode:
            shutil.rmtree(FOLDER, ignore_errors=True)
            return "boardgame.io could not be installed"
    return None


@contextmanager
def server(size: int) -> Iterator[Server]:
    """A boardgame.io server with states of about this many bytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    started = Server(
        ["node", str(SCRIPT), port, str(size)],
        {**os.environ, "NODE_PATH": str(FOLDER / "node_modules"), "NODE_ENV": "production"},
    )
    try:
        yield started
    finally:
        started.end()


class BoardgameTable:
    """Four sockets at a match."""

    def __init__(self, luck: random.Random, match: str, credentials: list[str]) -> None:
        self.wires: list[Wire] = []
        self.sizes: list[int] = []
        self._luck = luck
        self._match = match
        self._credentials = credentials
        self._newest = b""
        self._told = 0
        self._all: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(self, seat: int, body: bytes, now: float) -> None:
        if seat >= len(self.wires):  # it speaks before we know that it is there
            asyncio.get_running_loop().call_soon(self.hear, seat, body, now)
        elif body == b"2":
            self.wires[seat].send(b"3")
        elif body.startswith(b"0{"):
            self.wires[seat].send(b"40" + NAMESPACE)
        elif body.startswith(b"40" + NAMESPACE):
            self._emit(seat, "sync", self._match, str(seat), self._credentials[seat], SEATS)
        elif body.startswith((b'42/table,["update"', b'42/table,["sync"')):
            self._newest = body
            if body.startswith(b'42/table,["update"'):
                self.sizes.append(len(body))
            self._told += 1
            if self._told == SEATS and not self._all.done():
                self._all.set_result(now)

    async def ready(self) -> None:
        """Until everybody has the first state."""
        await self._all

    async def move(self) -> float | None:
        loop = asyncio.get_running_loop()
        newest = self._newest[len(b"42" + NAMESPACE) :]
        state = (
            _decode_update(newest).state
            if newest.startswith(b'["update"')
            else _decode_sync(newest).synced.state
        )
        seat = state.ctx.current_player
        self._told = 0
        self._all = loop.create_future()
        move = {"type": "place", "args": [0, self._luck.randrange(100)], "playerID": seat}
        move["credentials"] = self._credentials[int(seat)]
        action = {"type": "MAKE_MOVE", "payload": move}
        start = loop.time()
        self._emit(int(seat), "update", action, state.id, self._match, seat)
        return await self._all - start

    def _emit(self, seat: int, *words: Any) -> None:
        self.wires[seat].send(b"42" + NAMESPACE + msgspec.json.encode(words))


async def open_table(host: Server, number: int) -> BoardgameTable:
    """Make a match, join it four times, and connect."""
    base = f"http://127.0.0.1:{host.address[1]}/games/table"
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S) as client:
        made = (await client.post(f"{base}/create", json={"numPlayers": SEATS})).raise_for_status().json()
        match = made["matchID"]
        credentials = []
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = (await client.post(f"{base}/{match}/join", json=wish)).raise_for_status().json()
            credentials.append(joined["playerCredentials"])
    table = BoardgameTable(random.Random(number), match, credentials)
    for seat in range(SEATS):
        hear = partial(table.hear, seat)
        table.wires.append(await connect(host.address, "/socket.io/?EIO=4&transport=websocket", "", hear))
    await table.ready()
    return table
