"""How much room is left for what people store: the size of the database, and the free space of its disk."""

import asyncio
import contextlib
import logging
from enum import IntEnum
from typing import NamedTuple

from salon.server.clock import monotonic_ms
from salon.server.settings import SECOND, Settings
from salon.server.store.base import Store, StoreDownError, StoreFullError
from salon.server.store.disk import space

log = logging.getLogger(__name__)

MEASURE_S = 10.0
"""How often the size of the database is read."""
GLANCE_MS = SECOND
"""How often the free space of the disk is read for actions, if there is enough."""
SHARE = 20
"""The reserve is at most this part of the disk, so that a small disk can be used as well."""
LAST = 4
"""Below this part of the reserve, running games cannot go on."""
EXTRA = 10
"""By this part of `store_bytes` running games may exceed it."""


class Room(IntEnum):
    """How much room there is."""

    ENOUGH = 0
    TIGHT = 1
    """No new tables and games; running games go on."""
    NONE = 2
    """No actions either. What is left is for the database itself."""


class Measured(NamedTuple):
    """What was measured last; None if it is not known."""

    store_bytes: int = 0
    disk: space.DiskSpace | None = None


class DiskRoom:
    """Measures the database and its disk, and says how much room is left."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._folder = space.folder_of(settings.database)
        self._glanced_ms = monotonic_ms()
        self._room = Room.ENOUGH
        self.measured = Measured()
        self._glance()

    @property
    def measured(self) -> Measured:
        """What was measured last."""
        return self._measured

    @measured.setter
    def measured(self, measured: Measured) -> None:
        self._measured = measured
        self._room = self._judge()  # once for each measurement, and not for each action

    async def run(self) -> None:
        """Measure now and then until cancelled, and log when the room has changed."""
        before = Room.ENOUGH
        while True:
            try:
                await self.measure()
            except Exception:
                log.exception("the database could not be measured; trying again")
            if (now := self.room()) != before:
                log.warning("room on the disk: %s, %s", now.name.lower(), self._numbers())
                before = now
            await asyncio.sleep(MEASURE_S)

    async def measure(self) -> None:
        """Read the size of the database and the free space of its disk."""
        with contextlib.suppress(StoreDownError):  # then the last size will do
            used = await self._store.used_bytes()
            self.measured = self.measured._replace(store_bytes=used)
        self._glance()

    def room(self, *, fresh: bool = False) -> Room:
        """How much room there is. While it is scarce, or if it must be `fresh`, the disk is looked at each time."""
        if fresh or self._room is not Room.ENOUGH or monotonic_ms() - self._glanced_ms >= GLANCE_MS:
            self._glance()
        return self._room

    async def is_full(self, server: str, now_ms: int) -> bool:
        """Whether nothing can be stored. After a write that the database has refused, another one is tried."""
        if self.room(fresh=True) == Room.NONE:
            return True
        if self._store.is_full:
            try:
                await self._store.record_heartbeat(server, now_ms)
            except StoreFullError:
                return True
        return False

    def _glance(self) -> None:
        disk = None if self._folder is None else space.disk_space(self._folder)
        self.measured = self.measured._replace(disk=disk)
        self._glanced_ms = monotonic_ms()

    def _judge(self) -> Room:
        most, (used, disk) = self._settings.store_bytes, self.measured
        free, reserve = 0, 0
        if disk is not None:
            free, reserve = disk.free, min(self._settings.reserve_bytes, disk.total // SHARE)
        if free < reserve // LAST or used >= most + most // EXTRA:
            return Room.NONE
        return Room.TIGHT if free < reserve or used >= most else Room.ENOUGH

    def _numbers(self) -> str:
        used, disk = self.measured
        free = "" if disk is None else f", {disk.free} bytes of the disk are free"
        return f"the database has {used} of {self._settings.store_bytes} bytes{free}"
