"""Tables with four sockets each, on Salon with its real rules and on the bare echo server."""

import asyncio
import random
from functools import partial
from typing import Any

import httpx
import msgspec

from bench.server.process import PATIENCE_S, SEATS, Host
from bench.server.wire import Wire, connect
from salon.server.projection.patch import patched


class SeatNews(msgspec.Struct):
    legal: list[msgspec.Raw]


class GameNews(msgspec.Struct):
    game_id: str
    seq: int
    waiting: dict[str, Any]
    seats: list[SeatNews]


class SeatChange(msgspec.Struct):
    legal: msgspec.Raw = msgspec.Raw(b"{}")


class Changes(msgspec.Struct):
    seq: tuple[int]
    waiting: msgspec.Raw = msgspec.Raw(b"{}")
    seats: dict[str, SeatChange] = {}


class GamePatch(msgspec.Struct):
    patch: Changes


_decode = msgspec.json.Decoder(GameNews).decode
_decode_patch = msgspec.json.Decoder(GamePatch).decode


def followed(news: GameNews | None, body: bytes) -> GameNews:
    """What a seat may do after a message: as in the page, but without the view."""
    if news is None or not body.startswith(b'{"type":"GamePatch"'):
        return _decode(body)
    change = _decode_patch(body).patch
    legal = news.seats[0].legal
    if (seat := change.seats.get("0")) is not None:
        legal = _patched(legal, seat.legal)
    waiting = _patched(news.waiting, change.waiting)
    return GameNews(news.game_id, change.seq[0], waiting, [SeatNews(legal)])


def _patched(before: Any, patch: msgspec.Raw) -> Any:
    if bytes(patch) == b"{}":
        return before
    if isinstance(before, list):
        before = [msgspec.json.decode(each) for each in before]
        return [
            msgspec.Raw(msgspec.json.encode(each)) for each in patched(before, msgspec.json.decode(patch))
        ]
    return patched(before, msgspec.json.decode(patch))


class SalonTable:
    def __init__(self, luck: random.Random) -> None:
        self.wires: list[Wire] = []
        self.sizes: list[int] = []
        self._luck = luck
        self._news: list[GameNews | None] = [None] * SEATS
        self._told = 0
        self._all: asyncio.Future[float] | None = None
        self._number = 0

    def hear(self, seat: int, body: bytes, now: float) -> None:
        if body.startswith((b'{"type":"GameNews"', b'{"type":"GamePatch"')):
            self._news[seat] = followed(self._news[seat], body)
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
        self.sizes.clear()

    async def move(self) -> float | None:
        loop = asyncio.get_running_loop()
        first = self._news[0]
        if first is None or not first.waiting:
            return None
        seat = min(map(int, first.waiting))
        news = self._news[seat]
        assert news is not None
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
        wire.send(b'{"type":"Hello","patches":true}')
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
