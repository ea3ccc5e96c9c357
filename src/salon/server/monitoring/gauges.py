"""Gauges that are read when the metrics are scraped."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

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
