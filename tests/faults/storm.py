"""A storm: tables are played while servers are killed, bus and database crash, clocks jump and messages go astray."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from msgspec.structs import replace

from salon.games.registry import GAMES
from salon.server.settings import Limits, Settings, sqlite_address
from salon.server.store.sql import SqlStore
from tests.faults.network import AWFUL, BAD, BusProxy, Faults
from tests.faults.nursery import Nursery
from tests.faults.people import Person, ended
from tests.faults.referee import judge
from tests.support.games import UNTIMED_GAMES
from tests.support.server.toy import TOY
from tests.support.services import Postgres, Redis, free_port

GAMES_OF_THE_STORM = {**GAMES, "toy": TOY}
BIG_GAMES = [name for name in UNTIMED_GAMES if 3 in GAMES[name].spec.seats]
PATIENCE_S = 120.0
LONGEST_CALM_S = 15.0
PLENTY = 1_000_000
LIMITS = Limits(
    tables_at_once=PLENTY,
    tables_a_visitor=PLENTY,
    misses_at_once=PLENTY,
    messages_at_once=PLENTY,
    sockets_a_visitor=PLENTY,
    sockets_an_address=PLENTY,
    network_frames_at_once=PLENTY,
    connections_an_address=PLENTY,
    network_messages_at_once=PLENTY,
    requests_at_once=PLENTY,
)


class Plan(NamedTuple):
    """How much of everything. The storm goes on until so many tables were played and so many servers killed."""

    tables: int
    kills: int
    at_once: int = 24
    servers: int = 2
    kill_every: float = 25.0
    """Faults come after so many acknowledged actions, more or less: a slow machine has as many as a fast one."""
    bus_every: float = 150.0
    database_every: float = 250.0
    clock_every: float = 15.0
    alone: bool = False
    """One server on SQLite, instead of several on PostgreSQL and Redis."""
    others: float = 0.05
    """Which part of the tables plays one of the big games."""


class Report(NamedTuple):
    """What happened, and what was wrong with it."""

    counts: Counter[str]
    wrong: list[str]
    back_s: list[float]


class Storm:
    """One storm. The same seed rolls the same dice; when exactly things meet is up to the machine."""

    def __init__(self, folder: Path, plan: Plan, seed: int) -> None:
        self._plan = plan
        self._luck = Random(seed)
        self._folder = folder
        self._open = contextlib.ExitStack()
        self._nursery = self._open.enter_context(Nursery(folder))
        self._line = Faults(Random(seed + 2), BAD)
        self._bus = Faults(Random(seed + 1), AWFUL)
        self._ports = [free_port() for _ in range(1 if plan.alone else plan.servers)]
        self._counts: Counter[str] = Counter()
        self._wrong: list[str] = []
        self._back_s: list[float] = []
        self._settings = Settings(
            database=sqlite_address(folder), grace_ms=1_500, bot_delay_ms=0, limits=LIMITS
        )
        self._played = 0

    async def run(self) -> Report:
        """Everything, from the first server to the last judgement."""
        with self._open:
            if self._plan.alone:
                await self._play([self._kill(), self._move_clocks()])
            else:
                await self._play_in_a_cluster()
        for about, faults in [("messages", self._line), ("bus", self._bus)]:
            for name, number in faults.counts.items():
                self._counts[f"{about}: {name}"] = number
        return Report(+self._counts, self._wrong, self._back_s)

    async def _play_in_a_cluster(self) -> None:
        postgres = self._open.enter_context(Postgres())
        redis = self._open.enter_context(Redis())
        proxy = BusProxy(redis.port, self._bus)
        await proxy.open()
        bus = f"redis://127.0.0.1:{proxy.port}"
        several = {"alone": False, "beat_ms": 500, "dead_ms": 2_000, "lease_ms": 2_000}
        self._settings = replace(self._settings, database=postgres.address(), bus=bus, **several)
        try:
            await self._play(
                [self._kill(), self._move_clocks(), self._crash_bus(redis), self._crash_database(postgres)]
            )
        finally:
            await proxy.close()

    async def _play(self, failing: list[Coroutine[Any, Any, None]]) -> None:
        store = await asyncio.to_thread(SqlStore, self._settings.database)
        for port in self._ports:
            self._nursery.start(port, self._settings)
        faults = [asyncio.create_task(fault) for fault in failing]
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self._plan.at_once):
                    group.create_task(self._play_tables(store, number))
            self._wrong += [f"the storm has calmed: {task.exception()!r}" for task in faults if task.done()]
        finally:
            for task in faults:
                task.cancel()
            await asyncio.gather(*faults, return_exceptions=True)
            await store.close()

    # --- what fails

    async def _kill(self) -> None:
        while True:
            await self._actions(self._plan.kill_every)
            port = self._luck.choice(self._ports)
            try:
                await asyncio.to_thread(self._nursery.kill, port)
                self._counts["kills"] += 1
            except ProcessLookupError:  # it had waited for the database for too long
                self._counts["servers that gave up"] += 1
            await asyncio.sleep(self._luck.uniform(0.0, 0.3))
            self._nursery.start(port, self._settings)

    async def _crash_bus(self, redis: Redis) -> None:
        while True:
            await self._actions(self._plan.bus_every)
            await asyncio.to_thread(redis.crash)
            self._counts["bus crashes"] += 1
            await asyncio.sleep(self._luck.uniform(0.0, 1.0))
            await asyncio.to_thread(redis.start)

    async def _crash_database(self, postgres: Postgres) -> None:
        while True:
            await self._actions(self._plan.database_every)
            await asyncio.to_thread(postgres.crash)
            self._counts["database crashes"] += 1
            await asyncio.to_thread(postgres.start)

    async def _move_clocks(self) -> None:
        while True:
            await self._actions(self._plan.clock_every)
            port = self._luck.choice(self._ports)
            wrong_by = self._luck.choice([0, 0, 31_000, -31_000, 700, -700])
            self._nursery.clock(port).write_text(str(wrong_by), encoding="ascii")
            self._counts["clock jumps"] += 1

    async def _actions(self, about: float) -> None:
        """Until about so many more actions have been acknowledged, or some seconds have passed."""
        until = self._line.acknowledged + self._luck.uniform(0.2, 1.8) * about
        end = time.monotonic() + LONGEST_CALM_S
        while self._line.acknowledged < until and time.monotonic() < end:  # noqa: ASYNC110  (a moment, not an event)
            await asyncio.sleep(0.005)

    # --- who plays

    def _here(self) -> list[int]:
        return list(self._nursery.alive)

    def _goes_on(self) -> bool:
        return self._played < self._plan.tables or self._counts["kills"] < self._plan.kills

    async def _play_tables(self, store: SqlStore, number: int) -> None:
        luck = Random(f"{self._luck.random()} {number}")
        while self._goes_on():
            self._played += 1
            people = await self._seated(luck)
            if not await ended(people, PATIENCE_S):
                stuck = [(person.seat, person.seq, person.over) for person in people]
                self._wrong.append(f"a table is stuck: {people[0].game_id} {stuck}")
                return
            assert people[0].game_id is not None
            self._wrong += await judge(store, GAMES_OF_THE_STORM, people[0].game_id, people)
            self._counts["tables"] += 1
            self._counts["acknowledged"] += sum(len(person.acked) for person in people)
            self._counts["refused"] += sum(len(person.refused) for person in people)
            self._counts["frames compared"] += sum(len(person.frames) for person in people)
            self._back_s += [each for person in people for each in person.back_s]

    async def _seated(self, luck: Random) -> list[Person]:
        """People at a new table at which a game has begun. What fails on the way is tried anew, at another table."""
        while True:
            with contextlib.suppress(httpx.HTTPError, KeyError, IndexError):
                return await self._try_to_seat(luck)
            await asyncio.sleep(0.1)

    async def _try_to_seat(self, luck: Random) -> list[Person]:
        wish, seats = _wish(luck, self._plan.others)
        cookies: dict[int | None, str] = {None: ""}
        code = ""
        for seat in range(seats):
            async with self._client(luck) as client:
                path = f"/api/tables/{code}/join" if code else "/api/tables"
                answer = (
                    await client.post(path, json={"name": f"P{seat}"} if code else wish)
                ).raise_for_status()
                table = answer.json()
                code = table["code"]
                cookies[table["me"]["seats"][0]] = f"salon={client.cookies['salon']}"
        async with self._client(luck) as client:
            headers = {"cookie": cookies[0]}
            (await client.post(f"/api/tables/{code}/start", headers=headers)).raise_for_status()
        if luck.random() < 0.7:
            del cookies[None]  # nobody looks on
        return [
            Person(code, cookie, seat, self._here, self._line, Random(luck.random()))
            for seat, cookie in cookies.items()
        ]

    @contextlib.asynccontextmanager
    async def _client(self, luck: Random) -> AsyncIterator[httpx.AsyncClient]:
        base = f"http://127.0.0.1:{luck.choice(self._here())}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, verify=False, timeout=8) as client:
            yield client


def _wish(luck: Random, others: float) -> tuple[dict[str, Any], int]:
    """A table to open, and how many people sit down at it."""
    if luck.random() < others:
        game = luck.choice(BIG_GAMES)
        return {"game": game, "name": "P0", "seats": 3, "options": {}}, 3
    people = luck.choice([2, 2, 3])
    bots = luck.choice([[], [], ["easy"]])
    options = {"rounds": luck.choice([2, 3]) if people + len(bots) < 4 else 2, "clock": luck.random() < 0.5}
    wish = {"game": "toy", "name": "P0", "seats": people + len(bots), "bots": bots, "options": options}
    return wish, people


def told(report: Report, seconds: float) -> str:
    """The report in words."""
    lines = [f"{name}: {number}" for name, number in sorted(report.counts.items())]
    back = sorted(report.back_s) or [0.0]
    half, most = back[len(back) // 2], back[len(back) * 99 // 100]
    lines.append(f"back after a cut: half within {half:.2f} s, 99 of 100 within {most:.2f} s")
    return "\n".join([*lines, f"wrong: {len(report.wrong)}", *report.wrong[:20], f"{seconds:.0f} s"])


async def weather(folder: Path, plan: Plan, seed: int) -> Report:
    """Run a storm and tell of it."""
    began = time.monotonic()
    report = await Storm(folder, plan, seed).run()
    print(told(report, time.monotonic() - began), flush=True)
    return report
