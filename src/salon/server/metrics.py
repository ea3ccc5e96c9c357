"""Metrics of a server, for Prometheus. They are served on an address of their own, never to the public.

Every label has few values: declared routes, installed games, and a list of refusal codes.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from salon.server.access import AccessControl
from salon.server.play.live_games import LiveGames
from salon.server.play.rooms import Rooms

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Closable(Protocol):
    """Something that can be closed."""

    def close(self) -> None:
        """Close it."""


class Metrics:
    """The counters and histograms of a server."""

    def __init__(self, access: AccessControl, rooms: Rooms, games: LiveGames) -> None:
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
        self.registry.register(_Gauges(access, rooms, games))

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
        "blocked",
        "too-many-connections",
        "too-many-tables",
        "house-full",
        "no-such-table",
        "not-at-table",
        "not-your-seat",
        "malformed-message",
        "too-big",
        "stale",
        "busy",
        "internal",
        "cannot-store",
    }
)
"""The refusals that say something about the server's health or about abuse."""


class _Gauges(Collector):
    """What is open now, read when the metrics are scraped."""

    def __init__(self, access: AccessControl, rooms: Rooms, games: LiveGames) -> None:
        self._access = access
        self._rooms = rooms
        self._games = games

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        for name, help_, value in (
            ("salon_sockets", "Sockets open", self._access.sockets),
            ("salon_rooms", "Tables with somebody connected here", len(self._rooms)),
            ("salon_games_in_memory", "Games in memory", len(self._games)),
        ):
            yield GaugeMetricFamily(name, help_, value=value)


def offer(metrics: Metrics, host: str, port: int) -> Closable:
    """Serve the metrics on an address of their own, from a separate thread."""
    server, _thread = start_http_server(port, addr=host, registry=metrics.registry)

    class Offered:
        def close(self) -> None:
            server.shutdown()
            server.server_close()

    return Offered()
