"""Counts and times of the running server, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """What one server counts; a registry of its own, so that several servers can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("organelle_moves", "moves accepted, by whom", "kind")
        self.refusals = self._counter("organelle_refusals", "requests and messages refused, by key", "kind")
        self.errors = self._counter("organelle_errors", "faults of the server itself")
        self.messages = self._counter("organelle_messages", "socket messages sent")
        self.conflicts = self._counter("organelle_conflicts", "writes that another process was faster with")
        lost = "bot processes that died or were too slow and were replaced"
        self.workers_lost = self._counter("organelle_workers_lost", lost)
        self.save_seconds = self._histogram("organelle_save_seconds", "time until entries were durable")
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
