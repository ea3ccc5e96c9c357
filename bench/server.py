"""How fast the server is: tables × 4 sockets on loopback, Personimo by its real rules, random legal moves.

    python -m bench.server [--tables 250] [--seconds 15] [--json FILE]

A move counts from sending it to its last receipt by all four sockets of the table. Twice: one move a table a second,
and as fast as it goes. In the same run a bare echo server of the same framework carries the same frames; what Salon
costs itself is the ratio. And where there is node, a boardgame.io server with a state of the same size does the same:
it checks whose seat it is and strips secrets, as Salon does, but has no rules and keeps everything in memory. Server
and client are processes of their own; the server's processor time is read from /proc.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec

from bench import boardgame
from bench.process import PATIENCE_S, SEATS, Server
from bench.wire import Wire, connect


class SeatNews(msgspec.Struct):
    legal: list[msgspec.Raw]


class GameNews(msgspec.Struct):
    game_id: str
    seq: int
    waiting: dict[int, Any]
    seats: list[SeatNews]


_decode = msgspec.json.Decoder(GameNews).decode


@contextmanager
def server(*words: str) -> Iterator[Server]:
    started = Server([sys.executable, "-m", "bench.servers", *words])
    try:
        yield started
    finally:
        started.end()


class Table(Protocol):
    """Four sockets, and a way to make a move and wait until all four have it."""

    async def move(self) -> float | None:
        """Seconds from sending to last receipt; None when the game is over."""
        ...


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


async def open_salon_table(host: Server, number: int) -> SalonTable:
    table = SalonTable(random.Random(number))
    base = f"http://127.0.0.1:{host.address[1]}"
    cookies = []
    code = ""
    for seat in range(SEATS):
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE_S) as client:
            path = f"/api/tables/{code}/join" if code else "/api/tables"
            wish = {"name": f"P{seat}"} if code else {"name": "P0", "game": "personimo", "seats": SEATS}
            answer = (await client.post(path, json=wish)).raise_for_status()
            code = answer.json()["code"]
            cookies.append(f"salon={client.cookies['salon']}")
    for seat, cookie in enumerate(cookies):
        wire = await connect(host.address, f"/ws/{code}", cookie, partial(table.hear, seat))
        wire.send(b'{"type":"Hello"}')
        table.wires.append(wire)
    async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=PATIENCE_S) as client:
        (await client.post(f"/api/tables/{code}/start", headers={"cookie": cookies[0]})).raise_for_status()
    await table.ready()
    return table


async def open_echo_table(host: Server, number: int, message: bytes) -> EchoTable:
    table = EchoTable(random.Random(number), message)
    for seat in range(SEATS):
        table.wires.append(await connect(host.address, f"/ws/T{number}", "", partial(table.hear, seat)))
    return table


async def many(tables: int, make: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """So many tables, a few at a time."""
    free = asyncio.Semaphore(8)

    async def one(number: int) -> Any:
        async with free:
            return await make(number)

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


async def phase(host: Server, tables: list[Any], seconds: float, every_s: float | None) -> dict[str, float]:
    """All tables play for a while: one move every so often, or (None) as fast as it goes."""
    taken: list[float] = []
    end = time.monotonic() + seconds

    async def play(number: int, table: Table) -> None:
        if every_s is not None:
            await asyncio.sleep(every_s * number / len(tables))
        while time.monotonic() < end:
            began = time.monotonic()
            one = await asyncio.wait_for(table.move(), PATIENCE_S)
            if one is None:
                return
            taken.append(one)
            if every_s is not None:
                await asyncio.sleep(max(0.0, every_s - (time.monotonic() - began)))

    used, began = host.processor_s(), time.monotonic()
    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    wall = time.monotonic() - began
    ordered = sorted(taken)
    return {
        "actions": len(taken),
        "actions_a_second": round(len(taken) / wall, 1),
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "server_cpu_ms_an_action": round(1000 * (host.processor_s() - used) / len(taken), 3),
        "memory_mb": round(host.memory_mb(), 1),
    }


async def measure(tables: int, seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {"tables": tables, "sockets": tables * SEATS}
    with server("salon") as host:
        found["idle_memory_mb"] = round(host.memory_mb(), 1)
        opened = await many(tables, lambda number: open_salon_table(host, number))
        found["connected_memory_mb"] = round(host.memory_mb(), 1)
        found["salon"] = {
            "paced": await phase(host, opened, seconds, 1.0),
            "flat out": await phase(host, opened, seconds, None),
        }
        sizes = [size for table in opened for size in table.sizes]
        found["frame_bytes"] = round(statistics.mean(sizes))
    with server("echo", "--size", str(found["frame_bytes"])) as host:
        opened = await many(tables, lambda number: open_echo_table(host, number, b"x" * 150))
        found["echo"] = {
            "paced": await phase(host, opened, seconds, 1.0),
            "flat out": await phase(host, opened, seconds, None),
        }
    missing = boardgame.available()
    if missing is None:
        with boardgame.server(found["frame_bytes"]) as host:
            found["boardgame.io idle memory"] = round(host.memory_mb(), 1)
            opened = await many(tables, lambda number: boardgame.open_table(host, number))
            found["boardgame.io"] = {
                "paced": await phase(host, opened, seconds, 1.0),
                "flat out": await phase(host, opened, seconds, None),
            }
            found["boardgame.io frame_bytes"] = round(
                statistics.mean(size for each in opened for size in each.sizes)
            )
    else:
        print(f"without boardgame.io: {missing}")
    salon, echo = found["salon"]["flat out"], found["echo"]["flat out"]
    found["cost_ratio"] = round(salon["server_cpu_ms_an_action"] / echo["server_cpu_ms_an_action"], 2)
    return found


def show(found: dict[str, Any]) -> None:
    print(
        f"{found['tables']} tables, {found['sockets']} sockets, news of {found['frame_bytes']} bytes on average"
    )
    print(
        f"memory: {found['idle_memory_mb']} MB idle, {found['connected_memory_mb']} MB with everybody connected"
    )
    print(f"{'':24}{'actions/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms/action':>15}{'MB':>8}")
    for name in [each for each in ("salon", "echo", "boardgame.io") if each in found]:
        for pace, row in found[name].items():
            print(
                f"{name + ', ' + pace:24}{row['actions_a_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}"
                f"{row['server_cpu_ms_an_action']:>15}{row['memory_mb']:>8}"
            )
    print(f"an action costs Salon {found['cost_ratio']} times the processor time of a bare echo")
    if "boardgame.io" in found:
        show_ratios(found)


def show_ratios(found: dict[str, Any]) -> None:
    """Salon, which stores every action before it tells of it, against boardgame.io, which keeps it in memory."""
    print(f"boardgame.io's news are of {found['boardgame.io frame_bytes']} bytes; as a multiple of Salon's:")
    for pace, ours in found["salon"].items():
        theirs = found["boardgame.io"][pace]
        ratios = [
            f"{theirs[name] / ours[name]:.2f} × {words}"
            for name, words in (
                ("actions_a_second", "actions/s"),
                ("p50_ms", "p50"),
                ("p99_ms", "p99"),
                ("server_cpu_ms_an_action", "CPU an action"),
                ("memory_mb", "memory"),
            )
        ]
        print(f"  {pace}: {', '.join(ratios)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=15, help="for each of the four phases")
    parser.add_argument("--json", type=Path, help="also write the numbers to a file")
    options = parser.parse_args()
    found = asyncio.run(measure(options.tables, options.seconds))
    show(found)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
