"""A network that drops, repeats, delays and (so) reorders messages, and cuts lines, as a die decides."""

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple


class Weather(NamedTuple):
    """How likely each fault is, for one message."""

    drop: float = 0.0
    repeat: float = 0.0
    delay: float = 0.0
    cut: float = 0.0
    longest_s: float = 0.3


FINE = Weather()
BAD = Weather(drop=0.01, repeat=0.03, delay=0.06, cut=0.004)
AWFUL = Weather(drop=0.3, repeat=0.15, delay=0.3, longest_s=0.6)
"""For a bus, which promises nothing."""


class Faults:
    """Counts what has been done to messages, and does it."""

    def __init__(self, luck: Random, weather: Weather) -> None:
        self.weather = weather
        self.counts: dict[str, int] = dict.fromkeys(("carried", *Weather._fields[:4]), 0)
        self.acknowledged = 0
        """How many actions have come through, all in all."""
        self._luck = luck

    def carry(self, deliver: Callable[[], None], cut: Callable[[], None] | None = None) -> None:
        """Deliver a message once, never, twice, later, or cut the line."""
        weather = self.weather
        self.counts["carried"] += 1
        if self._happens("drop", weather.drop):
            return
        if cut is not None and self._happens("cut", weather.cut):
            cut()
            return
        times = 2 if self._happens("repeat", weather.repeat) else 1
        for _ in range(times):
            if self._happens("delay", weather.delay):
                wait = self._luck.uniform(0.0, weather.longest_s)
                asyncio.get_running_loop().call_later(wait, deliver)
            else:
                deliver()

    def _happens(self, what: str, likely: float) -> bool:
        if likely == 0.0 or self._luck.random() >= likely:
            return False
        self.counts[what] += 1
        return True


class BusProxy:
    """Stands between servers and a Redis: what a server publishes passes, what it is told goes through the weather."""

    def __init__(self, port: int, faults: Faults) -> None:
        self._to = port
        self.faults = faults
        self.port = 0
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in list(self._writers):
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        writers = [writer]
        self._writers.add(writer)
        with contextlib.suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            writers.append(back)
            pumps = [
                asyncio.create_task(self._pump(reader, back)),
                asyncio.create_task(self._tell(there, writer)),
            ]
            try:
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
        for each in writers:
            each.close()
            with contextlib.suppress(OSError):
                await each.wait_closed()
        self._writers.discard(writer)
        self._tasks.discard(task)

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)

    async def _tell(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                told = await _reply(reader)
                if b"\r\nmessage\r\n" in told[:24]:
                    self.faults.carry(partial(_write, writer, told))
                else:
                    writer.write(told)


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


async def _reply(reader: asyncio.StreamReader) -> bytes:
    """One whole reply of Redis, as it came."""
    line = await reader.readuntil(b"\r\n")
    kind, number = line[:1], line[1:-2]
    if kind == b"$" and number != b"-1":
        return line + await reader.readexactly(int(number) + 2)
    if kind in (b"*", b">") and number != b"-1":
        return line + b"".join([await _reply(reader) for _ in range(int(number))])
    if kind == b"%":
        return line + b"".join([await _reply(reader) for _ in range(2 * int(number))])
    return line
