"""Measures whether a server stays fast while its strongest bots think: `python -m bench.server --only thinking`.

At four more tables one person plays against three master bots and answers at once, so that the bots never stop
thinking. The moves of the other tables are measured without these tables and with them. Server, workers and clients
share all cores.
"""

import asyncio
import random
from typing import Any

import httpx
import msgspec

from bench.server.process import PATIENCE_S, Host
from bench.server.tables import GameNews
from bench.server.wire import Wire, connect

TABLES = 4
WARM_S = 20
"""How long bots play before the measurement: the first time, the kernel has to be loaded."""

_decode = msgspec.json.Decoder(GameNews).decode


class Lone:
    """A person among bots who makes random moves at once, and begins again when a game is over."""

    def __init__(self, host: Host, number: int) -> None:
        self._host = host
        self._luck = random.Random(number)
        self._number = 0
        self._wire: Wire | None = None
        self._ended: set[asyncio.Task[None]] = set()
        self.moves_of_bots = 0

    async def sit_down(self) -> None:
        """A new table of the same kind."""
        address = self._host.addresses[0]
        wish = {"name": "Lone", "game": "personimo", "seats": 4, "bots": ["master"] * 3, "start": True}
        base = f"http://127.0.0.1:{address[1]}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE_S) as client:
            answer = (await client.post("/api/tables", json=wish)).raise_for_status()
            cookie = f"salon={client.cookies['salon']}"
        self._wire = await connect(address, f"/ws/{answer.json()['code']}", cookie, self.hear)
        self._wire.send(b'{"type":"Hello"}')

    def hear(self, body: bytes, _now: float) -> None:
        if not body.startswith(b'{"type":"GameNews"') or self._wire is None:
            return
        news = _decode(body)
        self.moves_of_bots += 1
        if not news.waiting:
            again = asyncio.get_running_loop().create_task(self.sit_down())
            self._ended.add(again)
            again.add_done_callback(self._ended.discard)
        elif "0" in news.waiting:
            self._number += 1
            self.moves_of_bots -= 1
            act: dict[str, Any] = {"type": "Act", "id": str(self._number), "game_id": news.game_id}
            action = self._luck.choice(news.seats[0].legal)
            self._wire.send(msgspec.json.encode({**act, "seq": news.seq, "seat": 0, "action": action}))


async def bots_thinking(host: Host) -> list[Lone]:
    """Tables at which bots think, warm."""
    lone = [Lone(host, number) for number in range(TABLES)]
    for each in lone:
        await each.sit_down()
    await asyncio.sleep(WARM_S)
    return lone
