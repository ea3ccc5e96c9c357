"""Measures the server: tables with 4 sockets each on loopback, Personimo with its real rules, random legal moves.

    python -m bench.server [--tables 250] [--cluster-tables 250] [--seconds 15] [--only salon] [--json FILE]

The time of a move is from sending it to its last receipt by all four sockets of the table. It is measured twice: with
one move a table a second, and with as many moves as possible. In the same run a bare echo server of the same framework
carries the same frames; the ratio is the cost of Salon itself. `cluster` is Salon on PostgreSQL and Redis with two
servers, with half of each table's sockets on either. If node is installed, a boardgame.io server with a state of the
same size is measured too. It checks whose seat an action is for and strips secrets, as Salon does, but has no rules and
keeps everything in memory. Server and client are separate processes, each on its own core where there is one server.
Processor time and memory are read from /proc, for a cluster those of both servers, PostgreSQL and Redis together.
`bytes` plays every installed game without a server and counts the bytes that a move sends to each receiver. `thinking`
measures Salon's tables again while master bots think at four others (`bench/server/thinking.py`).
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

from bench.server import boardgame
from bench.server.news_bytes import bytes_a_move
from bench.server.process import PATIENCE_S, SEATS, Host, Server, Several, keep_apart
from bench.server.tables import open_echo_table, open_salon_table
from bench.server.thinking import bots_thinking
from tests.support.services import Postgres, Redis

KINDS = ("salon", "cluster", "echo", "boardgame.io", "thinking", "bytes")


@contextmanager
def server(*words: str) -> Iterator[Server]:
    started = Server([sys.executable, "-m", "bench.server.servers", *words])
    try:
        yield started
    finally:
        started.end()


@contextmanager
def cluster() -> Iterator[Several]:
    """Run two servers on their own PostgreSQL and Redis."""
    with ExitStack() as open_:
        postgres, redis = open_.enter_context(Postgres()), open_.enter_context(Redis())
        words = ("salon", "--database", postgres.address(), "--bus", redis.address)
        servers = [open_.enter_context(server(*words)) for _ in range(2)]
        yield Several(servers, [postgres.pid, redis.pid])


class Table(Protocol):
    """Four sockets, and a method that makes a move and waits until all four have received it."""

    async def move(self) -> float | None:
        """Seconds from sending to last receipt; None when the game is over."""
        ...


async def many(tables: int, make: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """So many tables, a few at a time."""
    free = asyncio.Semaphore(8)

    async def one(number: int) -> Any:
        async with free:
            return await make(number)

    return list(await asyncio.gather(*(one(number) for number in range(tables))))


async def phase(host: Host, tables: list[Any], seconds: float, every_s: float | None) -> dict[str, float]:
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

    gc.collect()
    gc.disable()  # what would be measured is how long the client looks for its own garbage
    used, began = host.processor_s(), time.monotonic()
    await asyncio.gather(*(play(number, table) for number, table in enumerate(tables)))
    wall = time.monotonic() - began
    gc.enable()
    ordered = sorted(taken)
    return {
        "actions": len(taken),
        "actions_a_second": round(len(taken) / wall, 1),
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 2),
        "server_cpu_ms_an_action": round(1000 * (host.processor_s() - used) / len(taken), 3),
        "memory_mb": round(host.memory_mb(), 1),
    }


async def measure(tables: int, in_cluster: int, seconds: float, kinds: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"tables": tables, "sockets": tables * SEATS, "frame_bytes": 6_500}
    found["processors"] = len(os.sched_getaffinity(0))
    if "salon" in kinds:
        with server("salon") as host, keep_apart(host):
            await measure_salon(found, "salon", host, tables, seconds)
    if "cluster" in kinds:
        with cluster() as several:
            found["cluster tables"] = in_cluster
            await measure_salon(found, "cluster", several, in_cluster, seconds)
    if "echo" in kinds:
        with server("echo", "--size", str(found["frame_bytes"])) as host, keep_apart(host):
            opened = await many(tables, lambda number: open_echo_table(host, number, b"x" * 150))
            found["echo"] = await both_phases(host, opened, seconds)
    if "thinking" in kinds:
        with server("salon") as host:
            opened = await many(tables, lambda number: open_salon_table(host, number))
            calm = await phase(host, opened, seconds, 1.0)
            lone = await bots_thinking(host)
            before = sum(each.moves_of_bots for each in lone)
            busy = await phase(host, opened, seconds, 1.0)
            found["thinking"] = {"no bots": calm, "four bots": busy}
            found["moves of bots"] = sum(each.moves_of_bots for each in lone) - before
    if "bytes" in kinds:
        found["bytes a move"] = bytes_a_move()
    missing = boardgame.available() if "boardgame.io" in kinds else "not asked for"
    if missing is None:
        with boardgame.server(found["frame_bytes"]) as host, keep_apart(host):
            found["boardgame.io idle memory"] = round(host.memory_mb(), 1)
            opened = await many(tables, lambda number: boardgame.open_table(host, number))
            found["boardgame.io"] = await both_phases(host, opened, seconds)
            found["boardgame.io frame_bytes"] = round(
                statistics.mean(size for each in opened for size in each.sizes)
            )
    else:
        print(f"without boardgame.io: {missing}")
    return found


async def measure_salon(found: dict[str, Any], name: str, host: Host, tables: int, seconds: float) -> None:
    found[f"{name} idle memory"] = round(host.memory_mb(), 1)
    opened = await many(tables, lambda number: open_salon_table(host, number))
    found[f"{name} connected memory"] = round(host.memory_mb(), 1)
    found[name] = await both_phases(host, opened, seconds)
    if name == "salon":  # what the others are to carry
        found["frame_bytes"] = round(statistics.mean(size for table in opened for size in table.sizes))
    for table in opened:
        for wire in table.wires:
            wire.close()


async def both_phases(host: Host, opened: list[Any], seconds: float) -> dict[str, Any]:
    return {
        "paced": await phase(host, opened, seconds, 1.0),
        "flat out": await phase(host, opened, seconds, None),
    }


def show(found: dict[str, Any]) -> None:
    print(
        f"{found['tables']} tables, {found['sockets']} sockets, news of {found['frame_bytes']} bytes on average"
    )
    for name in [each for each in ("salon", "cluster") if each in found]:
        idle, connected = found[f"{name} idle memory"], found[f"{name} connected memory"]
        tables = found["tables"] if name == "salon" else found["cluster tables"]
        print(f"memory of {name}: {idle} MB idle, {connected} MB with everybody at {tables} tables connected")
    print(f"{'':24}{'actions/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU ms/action':>15}{'MB':>8}")
    for game, sent in found.get("bytes a move", {}).items():
        print(f"{game}: a move sends {sent['patch']} bytes to each receiver, {sent['whole']} without patches")
    for kind in [each for each in KINDS if each in found]:
        for pace, row in found[kind].items():
            print(
                f"{kind + ', ' + pace:24}{row['actions_a_second']:>10}{row['p50_ms']:>9}{row['p99_ms']:>9}"
                f"{row['server_cpu_ms_an_action']:>15}{row['memory_mb']:>8}"
            )
    if "salon" in found and "echo" in found:
        salon, echo = (found[name]["flat out"]["server_cpu_ms_an_action"] for name in ("salon", "echo"))
        print(f"an action costs Salon {salon / echo:.2f} times the processor time of a bare echo")
    if "salon" in found and "boardgame.io" in found:
        show_ratios(found)
    if "thinking" in found:
        calm, busy = (found["thinking"][name]["p99_ms"] for name in ("no bots", "four bots"))
        moves = found["moves of bots"]
        print(f"while master bots made {moves} moves, p99 was {busy / calm:.2f} times what it is without")


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
    parser.add_argument(
        "--cluster-tables", type=int, help="at two servers, which share the processors (default: as many)"
    )
    parser.add_argument("--seconds", type=float, default=15, help="for each of the phases")
    parser.add_argument("--json", type=Path, help="also write the numbers to a file")
    parser.add_argument("--only", action="append", choices=KINDS, help="may be repeated (default: all)")
    options = parser.parse_args()
    in_cluster = options.cluster_tables or options.tables
    measured = asyncio.run(measure(options.tables, in_cluster, options.seconds, options.only or KINDS))
    found = {"command": " ".join(["python -m bench.server", *sys.argv[1:]]), **measured}
    show(found)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
