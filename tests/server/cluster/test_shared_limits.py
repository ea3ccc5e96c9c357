"""An address that is spread over several servers has the budget of one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from salon.server.bus import LocalBus
from salon.server.bus.base import LONGEST_TEXT
from salon.server.cluster import shared_limits
from salon.server.settings import Limits
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Salon, open_salon

ADDRESS = "198.51.100.9"


@asynccontextmanager
async def two_servers(folder: Path, bus: LocalBus, **limits: Any) -> AsyncIterator[tuple[Salon, Salon]]:
    shared: dict[str, Any] = {"clock": FakeClock(), "alone": False, "limits": limits}
    async with open_salon(folder, bus=bus, **shared) as one, open_salon(folder, bus=bus, **shared) as two:
        yield one, two


async def beat(*salons: Salon) -> None:
    """Let the servers tell each other."""
    for salon in salons:
        await salon.node.peer_sync.sync()
    await asyncio.sleep(0)


async def asked(salon: Salon, path: str, times: int) -> list[int]:
    player = salon.player(ADDRESS)
    return [(await player.ask("GET", path)).status_code for _ in range(times)]


async def test_guesses_at_one_server_count_at_the_other(tmp_path: Path) -> None:
    most = Limits().misses_at_once
    async with two_servers(tmp_path, LocalBus()) as (one, two):
        assert await asked(one, "/api/tables/XXXXX", most // 2) == [404] * (most // 2)
        await beat(one, two)
        told = await asked(two, "/api/tables/XXXXX", most)
        assert told.count(404) == most - most // 2
        await beat(one, two)
        assert await asked(one, "/api/tables/XXXXX", 1) == [429]


async def test_over_time_two_servers_allow_no_more_than_one(tmp_path: Path) -> None:
    """In the first second each server gives what it has; then the address waits until both have been paid for."""
    limits = {"requests_at_once": 20, "request_every_ms": 100}
    async with two_servers(tmp_path, LocalBus(), **limits) as (one, two):
        seconds, allowed = 30, 0
        for _ in range(seconds):
            for salon in (one, two):
                allowed += (await asked(salon, "/api/games", 25)).count(200)
            await beat(one, two)
            one.clock.advance(1000)
        assert allowed <= 20 + 10 * seconds + 20, "one server's budget, and one burst more"


async def test_messages_and_frames_count_everywhere(tmp_path: Path) -> None:
    limits = {"messages_at_once": 10, "frames_at_once": 10}
    async with two_servers(tmp_path, LocalBus(), **limits) as (one, two):
        here, there = one.node.access, two.node.access
        assert all(here.message_rate("visitor", ADDRESS).take() for _ in range(10))
        assert here.frame_rate("visitor", ADDRESS).take(10)
        await beat(one, two)
        assert not there.message_rate("visitor", ADDRESS).take()
        assert not there.frame_rate("visitor", ADDRESS).take(1)
        assert there.message_rate("another", ADDRESS).take()


async def test_sockets_without_a_cookie_are_not_mixed_up(tmp_path: Path) -> None:
    async with two_servers(tmp_path, LocalBus(), frames_at_once=10) as (one, two):
        assert one.node.access.frame_rate(None, ADDRESS).take(10)
        await beat(one, two)
        assert two.node.access.frame_rate(None, ADDRESS).take(1)


class Noting(LocalBus):
    """A bus that repeats every text."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def share(self, topic: str, text: str) -> None:
        self.texts.append(text)
        for _ in range(3):
            super().share(topic, text)


async def test_repeated_messages_are_charged_once(tmp_path: Path) -> None:
    async with two_servers(tmp_path, Noting(), requests_at_once=10) as (one, two):
        assert await asked(one, "/api/games", 4) == [200] * 4
        await beat(one, two)
        assert (await asked(two, "/api/games", 10)).count(200) == 6


async def test_what_is_published_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bus = Noting()
    monkeypatch.setattr(shared_limits, "PUBLISHED", 100)
    monkeypatch.setattr(shared_limits, "KEYS", 300)
    async with two_servers(tmp_path, bus) as (one, _):
        access = one.node.access
        access.check_request("x" * 5_000)
        for number in range(1_000):
            access.check_request(f"2001:db8:1234:{number:x}::/64", 2 if number == 200 else 1)
        await beat(one)
        assert 0 < len(bus.texts) <= 1 + 100 // shared_limits.CHUNK
        assert all(len(text) <= LONGEST_TEXT for text in bus.texts)
        assert any("2001:db8:1234:c8::/64" in text for text in bus.texts), "who used most comes first"


async def test_texts_that_are_none_change_nothing(tmp_path: Path) -> None:
    bus = LocalBus()
    async with two_servers(tmp_path, bus) as (one, _):
        for text in (
            "",
            "[",
            "7",
            '["x",1,[["requests","a",1e999]]]',
            '["x",2,[["none","a",1],["requests","a",-5]]]',
        ):
            bus.share(shared_limits.TOPIC, text)
        await asyncio.sleep(0)
        assert one.node.access._requests.peek("a")
        assert await asked(one, "/api/games", 1) == [200]


async def test_a_single_server_tells_nobody(tmp_path: Path) -> None:
    bus = Noting()
    async with open_salon(tmp_path, bus=bus) as salon:
        assert await asked(salon, "/api/games", 3) == [200] * 3
        await beat(salon)
        assert bus.texts == []
