"""Metrics of a server, for Prometheus. They are served on an address of their own, never to the public.

Every label has few values: declared routes, installed games, and a list of refusal codes.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from salon.server.access import AccessControl
from salon.server.compute.task_queue import TaskQueue
from salon.server.housekeeping.write_guard import WriteGuard
from salon.server.play.live_games import LiveGames
from salon.server.play.rooms import Rooms

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Closable(Protocol):
    """Something that can be closed."""

    def close(self) -> None:
        """Close it."""


class Metrics:
    """The counters and histograms of a server."""

    def __init__(
        self, access: AccessControl, rooms: Rooms, games: LiveGames, guard: WriteGuard, task_queue: TaskQueue
    ) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.requests = Counter(
            "salon_http_requests",
            "Requests answered",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "salon_http_seconds", "Time to answer a request", ["route"], registry=self.registry, buckets=QUICK
        )
        self.actions = Counter(
            "salon_actions", "Actions stored and acknowledged", ["game"], registry=self.registry
        )
        self.action_seconds = Histogram(
            "salon_action_seconds",
            "Time from hearing an action to its acknowledgement",
            registry=self.registry,
            buckets=QUICK,
        )
        self.refusals = Counter("salon_refusals", "Refusals, by their code", ["code"], registry=self.registry)
        self.faults = Counter("salon_faults", "Our own mistakes", registry=self.registry)
        self.loop_lag = Histogram(
            "salon_loop_lag_seconds",
            "How late the event loop runs what is due",
            registry=self.registry,
            buckets=QUICK,
        )
        self.task_wait = Histogram(
            "salon_task_wait_seconds",
            "Time that bots, answers and things made to order wait for a worker process",
            registry=self.registry,
            buckets=QUICK,
        )
        self.tasks_dropped = Counter(
            "salon_tasks_dropped", "Tasks for workers that nobody needed any more", registry=self.registry
        )
        task_queue.on_start = self.task_wait.observe
        task_queue.on_drop = self.tasks_dropped.inc
        self.registry.register(_Gauges(access, rooms, games, task_queue))
        self.registry.register(_Storage(guard))

    def acted(self, game: str, seconds: float) -> None:
        """Count an action that was stored and acknowledged."""
        self.actions.labels(game).inc()
        self.action_seconds.observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal. The codes of games are many, so they are counted together."""
        self.refusals.labels(code if code in COUNTED else "other").inc()


COUNTED = frozenset(
    {
        "slow-down",
        "too-many-replays",
        "replays-busy",
        "blocked",
        "too-many-connections",
        "too-many-frames",
        "too-many-tables",
        "house-full",
        "no-such-table",
        "not-at-table",
        "not-your-seat",
        "removed",
        "malformed-message",
        "too-big",
        "stale",
        "busy",
        "cannot-store",
        "no-room",
        "over-quota",
        "house-busy",
        "internal",
    }
)
"""The refusals that say something about the server's health or about abuse."""


class _Gauges(Collector):
    """What is open now, read when the metrics are scraped."""

    def __init__(self, access: AccessControl, rooms: Rooms, games: LiveGames, task_queue: TaskQueue) -> None:
        self._access = access
        self._rooms = rooms
        self._games = games
        self._task_queue = task_queue

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        for name, help_, value in (
            ("salon_sockets", "Sockets open", self._access.sockets),
            ("salon_replay_bytes", "Memory of replays that are being sent", self._access.replay_bytes),
            ("salon_rooms", "Tables with somebody connected here", len(self._rooms)),
            ("salon_games_in_memory", "Games in memory", len(self._games)),
            ("salon_tasks_waiting", "Tasks that wait for a worker process", len(self._task_queue)),
            ("salon_tasks_running", "Tasks in worker processes", self._task_queue.running),
            (
                "salon_task_owners_waiting",
                "Addresses with a task waiting",
                self._task_queue.waiting_addresses,
            ),
        ):
            yield GaugeMetricFamily(name, help_, value=value)


class _Storage(Collector):
    """The size of the database, the free space of its disk, and the writes that were refused."""

    def __init__(self, guard: WriteGuard) -> None:
        self._guard = guard

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        used, disk = self._guard.room.measured
        yield GaugeMetricFamily("salon_store_bytes", "Size of the database", value=used)
        if disk is not None:
            yield GaugeMetricFamily("salon_disk_free_bytes", "Free space of its disk", value=disk.free)
        refused = CounterMetricFamily(
            "salon_refused_writes", "Writes refused for want of room or budget", labels=["reason"]
        )
        for reason, number in self._guard.refused.items():
            refused.add_metric([reason], number)
        yield refused


def offer(metrics: Metrics, host: str, port: int) -> Closable:
    """Serve the metrics on an address of their own, from a separate thread."""
    server, _thread = start_http_server(port, addr=host, registry=metrics.registry)

    class Offered:
        def close(self) -> None:
            server.shutdown()
            server.server_close()

    return Offered()
