"""Tables with four sockets each, on Salon with its real rules and on the bare echo server."""

import asyncio
import random
from functools import partial
from typing import Any

import httpx
import msgspec

from bench.server.process import PATIENCE_S, SEATS, Host
from bench.server.wire import Wire, connect


class SeatNews(msgspec.Struct):
    legal: list[msgspec.Raw]


class GameNews(msgspec.Struct):
    game_id: str
    seq: int
    waiting: dict[int, Any]
    seats: list[SeatNews]


_decode = msgspec.json.Decoder(GameNews).decode


class SalonTable:
    def __init__(self, luck: random.Random) -> None:
        self.wires: list[Wire] = []
        self.sizes: list[int] = []
        self._luck = luck
        self._news: list[bytes] = [b""] * SEATS
        self._told = 0
        self._all: asyncio.Future[float] | None = None
        self._number = 0

    def hear(self, seat: int, body: bytes, now: float) -> None:
        if body.startswith(b'{"type":"GameNews"'):
            self._news[seat] = body
            self.sizes.append(len(body))
            self._told += 1
            if self._told == SEATS and self._all is not None and not self._all.done():
                self._all.set_result(now)
        elif body.startswith(b'{"type":"Refused"'):
            raise SystemExit(body.decode())

    async def ready(self) -> None:
        """Until everybody has the first position."""
        self._all = asyncio.get_running_loop().create_future()
        if self._told < SEATS:
            await self._all

    async def move(self) -> float | None:
        loop = asyncio.get_running_loop()
        waiting = _decode(self._news[0]).waiting
        if not waiting:
            return None
        seat = min(waiting)
        news = _decode(self._news[seat])
        action = self._luck.choice(news.seats[0].legal)
        self._number += 1
        self._told = 0
        self._all = loop.create_future()
        act = {"type": "Act", "id": str(self._number), "game_id": news.game_id, "seq": news.seq, "seat": seat}
        body = msgspec.json.encode({**act, "action": action})
        start = loop.time()
        self.wires[seat].send(body)
        return await self._all - start


class EchoTable:
    def __init__(self, luck: random.Random, message: bytes) -> None:
        self.wires: list[Wire] = []
        self._luck = luck
        self._message = message
        self._told = 0
        self._all: asyncio.Future[float] | None = None

    def hear(self, _seat: int, body: bytes, now: float) -> None:
        if len(body) > 3:
            self._told += 1
            if self._told == SEATS and self._all is not None:
                self._all.set_result(now)

    async def move(self) -> float | None:
        loop = asyncio.get_running_loop()
        self._told = 0
        self._all = loop.create_future()
        start = loop.time()
        self.wires[self._luck.randrange(SEATS)].send(self._message)
        return await self._all - start


async def open_salon_table(host: Host, number: int) -> SalonTable:
    """Four people sit down, each at the next of the servers."""
    table = SalonTable(random.Random(number))
    addresses = host.addresses
    base = f"http://127.0.0.1:{addresses[number % len(addresses)][1]}"
    cookies = []
    code = ""
    for seat in range(SEATS):
        async with httpx.AsyncClient(
            base_url=base, trust_env=False, verify=False, timeout=PATIENCE_S
        ) as client:
            path = f"/api/tables/{code}/join" if code else "/api/tables"
            wish = {"name": f"P{seat}"} if code else {"name": "P0", "game": "personimo", "seats": SEATS}
            answer = (await client.post(path, json=wish)).raise_for_status()
            code = answer.json()["code"]
            cookies.append(f"salon={client.cookies['salon']}")
    for seat, cookie in enumerate(cookies):
        address = addresses[(number + seat) % len(addresses)]
        wire = await connect(address, f"/ws/{code}", cookie, partial(table.hear, seat))
        wire.send(b'{"type":"Hello"}')
        table.wires.append(wire)
    async with httpx.AsyncClient(base_url=base, trust_env=False, verify=False, timeout=PATIENCE_S) as client:
        (await client.post(f"/api/tables/{code}/start", headers={"cookie": cookies[0]})).raise_for_status()
    await table.ready()
    return table


async def open_echo_table(host: Host, number: int, message: bytes) -> EchoTable:
    table = EchoTable(random.Random(number), message)
    for seat in range(SEATS):
        table.wires.append(await connect(host.addresses[0], f"/ws/T{number}", "", partial(table.hear, seat)))
    return table
