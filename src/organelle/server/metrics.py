"""Counts and times of the running server, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class ReadCounter(Collector):
    """A counter that is read when it is asked for."""

    def __init__(self, name: str, about: str, read: Callable[[], int]) -> None:
        self.name = name
        self.about = about
        self.read = read

    def collect(self) -> list[Metric]:
        return [CounterMetricFamily(self.name, self.about, value=self.read())]


class MoveCounter(Collector):
    """The moves of people and bots: plain numbers, since the library's counters lock at every move."""

    def __init__(self) -> None:
        self.counts = {"person": 0, "bot": 0}

    def collect(self) -> list[Metric]:
        family = CounterMetricFamily("organelle_moves", "moves accepted, by whom", labels=["kind"])
        for kind, count in self.counts.items():
            family.add_metric([kind], count)
        return [family]


class SaveTimes(Collector):
    """How long it took until entries were durable: plain numbers, like the moves.

    >>> times = SaveTimes()
    >>> times.observe(0.003)
    >>> [sample.value for sample in times.collect()[0].samples][:4]
    [0.0, 0.0, 1.0, 1.0]
    """

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Count one save."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> list[Metric]:
        names = [*map(str, BUCKETS), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        return [
            HistogramMetricFamily("organelle_save_seconds", "time until entries were durable", buckets, self.seconds)
        ]


class Metrics:
    """What one server counts; a registry of its own, so that several servers can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        moves = MoveCounter()
        self.registry.register(moves)
        self.moves = moves.counts
        self.refusals = self._counter("organelle_refusals", "requests and messages refused, by key", "kind")
        self.errors = self._counter("organelle_errors", "faults of the server itself")
        self.messages = 0
        """Socket messages sent; a plain number, for there are several a move."""
        self.registry.register(ReadCounter("organelle_messages", "socket messages sent", lambda: self.messages))
        self.conflicts = self._counter("organelle_conflicts", "writes that another process was faster with")
        lost = "bot processes that died or were too slow and were replaced"
        self.workers_lost = self._counter("organelle_workers_lost", lost)
        self.save_seconds = SaveTimes()
        self.registry.register(self.save_seconds)
        self.think_seconds = self._histogram("organelle_think_seconds", "time bots took for a move")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=BUCKETS, registry=self.registry)

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        """Add a figure that is read when it is asked for."""
        Gauge(name, about, registry=self.registry).set_function(read)

    def text(self) -> str:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self.registry).decode()
