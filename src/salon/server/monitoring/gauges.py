"""Gauges that are read when the metrics are scraped."""

import logging
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from salon.server.settings import Settings

log = logging.getLogger(__name__)

SQLITE = "sqlite:///"
BESIDE = ("", "-wal", "-shm")

Reading = Callable[[], float | None]


class Gauges(Collector):
    """Gauges by name, each with its help text and a function that reads it. One that reads None is left out."""

    def __init__(self, gauges: Mapping[str, tuple[str, Reading]]) -> None:
        self._gauges = gauges

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        for name, (help_, read) in self._gauges.items():
            value = read()
            if value is not None:
                yield GaugeMetricFamily(name, help_, value=value)


def disk_gauges(settings: Settings) -> dict[str, tuple[str, Reading]]:
    """The free space of the data folder, and the size of the database if it is there."""
    file = Path(settings.database.removeprefix(SQLITE)) if settings.database.startswith(SQLITE) else None
    folder = settings.own or (None if file is None else file.parent)
    return {
        "salon_disk_free_bytes": (
            "Free space on the disk of the data folder",
            lambda: None if folder is None else _free_bytes(folder),
        ),
        "salon_database_bytes": (
            "Size of the SQLite files",
            lambda: None if file is None else _size_of(file),
        ),
    }


def _free_bytes(folder: Path) -> float | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError as error:
        log.warning("the free space cannot be read: %s", error.strerror)
        return None


def _size_of(file: Path) -> float:
    """The size of an SQLite file with its journal. A part that is not there counts as empty."""
    size = 0
    for ending in BESIDE:
        path = file.with_name(f"{file.name}{ending}")
        try:
            size += path.stat().st_size
        except OSError:
            continue
    return size
