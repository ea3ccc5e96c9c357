"""Every bus: what one server tells, the others hear, soon or later or not at all, and nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from salon.server.bus import Bus, open_bus
from tests.support.server.harness import PATIENCE_S
from tests.support.services import Redis

pytestmark = pytest.mark.asyncio
MakeBus = Callable[[str], Awaitable[Bus]]


KINDS = ["folder", "redis"]
"""The kinds of bus between servers. A single server's is ""."""


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a bus. The test runs with each kind."""
    if request.param == "redis":
        running: Redis = request.getfixturevalue("redis")
        return running.address
    return f"folder:{tmp_path}" if request.param == "folder" else ""


@pytest_asyncio.fixture
async def connect() -> AsyncIterator[Callable[[str, str], Awaitable[Bus]]]:
    buses: list[Bus] = []

    async def connected(address: str, server: str) -> Bus:
        bus = open_bus(address, server)
        await bus.open()
        buses.append(bus)
        return bus

    yield connected
    for bus in buses:
        await bus.close()


Connect = Callable[[str, str], Awaitable[Bus]]


async def tell_until_heard(bus: Bus, topic: str, version: int, heard: list[int]) -> None:
    """A bus may lose anything: tell again until it arrives."""
    async with asyncio.timeout(PATIENCE_S):
        while version not in heard:
            bus.publish(topic, version)
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("address", ["", *KINDS], indirect=True)
async def test_who_watches_hears_on_the_same_server(address: str, connect: Connect) -> None:
    bus = await connect(address, "one")
    heard: list[int] = []
    stop = bus.watch("table:A", heard.append)
    bus.watch("table:B", lambda version: heard.append(-version))
    bus.publish("table:A", 3)
    assert heard == [], "soon, not now: who tells must not be interrupted"
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert heard[:1] == [3], "without any network"
    stop()
    stop()
    bus.publish("table:A", 4)
    bus.publish("table:B", 5)
    await asyncio.sleep(0.1)
    assert set(heard) <= {3, -5}


async def test_servers_hear_each_other(address: str, connect: Connect) -> None:
    one, two, three = [await connect(address, name) for name in ("one", "two", "three")]
    heard: list[int] = []
    for bus in (two, three):
        bus.watch("game:g", heard.append)
    await tell_until_heard(one, "game:g", 7, heard)
    await tell_until_heard(three, "game:g", 8, heard)
    assert set(heard) == {7, 8}


async def test_what_is_not_watched_is_not_heard(address: str, connect: Connect) -> None:
    one, two = await connect(address, "one"), await connect(address, "two")
    heard: list[str] = []
    seen: list[int] = []
    stop = two.watch("game:g", lambda _version: heard.append("g"))
    two.watch("game:h", seen.append)
    await tell_until_heard(one, "game:h", 1, seen)
    stop()
    one.publish("game:g", 2)
    one.publish("game:other", 2)
    await tell_until_heard(one, "game:h", 3, seen)
    assert heard == []


async def nonsense_by_redis(address: str, _folder: Path) -> None:
    from redis import asyncio as redis

    async with redis.from_url(address) as client:
        await client.publish("salon:game:g", "no number")
        await client.publish("salon:game:g", b"\xff\x00")


async def nonsense_in_a_folder(_address: str, folder: Path) -> None:
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        for nonsense in (b"", b"game:g", b"game:g x", b"\xff\xff 3", b"x" * 5000):
            sender.sendto(nonsense, str(folder / "two.bus"))


NONSENSE = {"folder": nonsense_in_a_folder, "redis": nonsense_by_redis}
"""Send what no server sends to the server `two`, past the bus, by the scheme of the address."""


async def test_nonsense_on_the_bus_harms_nobody(address: str, connect: Connect, tmp_path: Path) -> None:
    two = await connect(address, "two")
    seen: list[int] = []
    two.watch("game:g", seen.append)
    one = await connect(address, "one")
    await tell_until_heard(one, "game:g", 1, seen)
    await NONSENSE[address.partition(":")[0]](address, tmp_path)
    await tell_until_heard(one, "game:g", 2, seen)
    assert set(seen) == {1, 2}


async def test_a_server_that_died_is_not_waited_for(address: str, connect: Connect) -> None:
    one, two = await connect(address, "one"), await connect(address, "two")
    dead = open_bus(address, "dead")
    await dead.open()
    seen: list[int] = []
    two.watch("game:g", seen.append)
    await tell_until_heard(one, "game:g", 1, seen)
    await dead.close()
    await tell_until_heard(one, "game:g", 2, seen)


async def test_a_bus_that_is_down_is_missed_and_comes_back() -> None:
    with Redis() as running:
        one, two = open_bus(running.address, "one"), open_bus(running.address, "two")
        await one.open()
        await two.open()
        seen: list[int] = []
        two.watch("game:g", seen.append)
        await tell_until_heard(one, "game:g", 1, seen)
        running.crash()
        own: list[int] = []
        one.watch("game:g", own.append)
        one.publish("game:g", 2)
        await asyncio.sleep(0.05)
        assert own == [2], "what happens here is heard here"
        running.start()
        await tell_until_heard(one, "game:g", 3, seen)
        await one.close()
        await two.close()


async def test_an_address_that_is_none_is_said_so() -> None:
    with pytest.raises(ValueError, match="no address of a bus"):
        open_bus("amqp://x", "one")


async def test_a_text_reaches_every_server(address: str, connect: Connect) -> None:
    one, two = await connect(address, "one"), await connect(address, "two")
    heard: list[str] = []
    two.listen("limits", heard.append)
    text = '["one", 1, ' + " " * 7_900 + "[]]"
    async with asyncio.timeout(PATIENCE_S):
        while text not in heard:
            one.share("limits", text)
            await asyncio.sleep(0.02)
