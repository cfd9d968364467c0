"""Counts and times of the running server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

ABOUT = {
    "organelle_moves_total": "moves accepted, by whom",
    "organelle_refusals_total": "requests and messages refused, by key",
    "organelle_errors_total": "faults of the server itself",
    "organelle_messages_total": "socket messages sent",
    "organelle_conflicts_total": "writes that another process was faster with",
    "organelle_workers_lost_total": "bot processes that died or were too slow and were replaced",
    "organelle_save_seconds": "time until entries were durable",
    "organelle_think_seconds": "time bots took for a move",
}

PLAIN = (
    "organelle_errors_total",
    "organelle_messages_total",
    "organelle_conflicts_total",
    "organelle_workers_lost_total",
)
"""What is counted without a label: shown from the beginning, so that the first of them is seen as a rise."""


class Metrics:
    """Counted here, read at /metrics."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter(dict.fromkeys(((name, "") for name in PLAIN), 0))
        self.sums: dict[str, float] = {}
        self.buckets: dict[str, list[int]] = {}
        self.gauges: dict[str, tuple[str, Callable[[], int]]] = {}

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def took(self, name: str, seconds: float) -> None:
        """One more measured time."""
        held = self.buckets.setdefault(name, [0] * (len(BOUNDS) + 1))
        held[bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] = self.sums.get(name, 0.0) + seconds

    def gauge(self, name: str, about: str, read: Callable[[], int]) -> None:
        """A figure that is read when it is asked for."""
        self.gauges[name] = (about, read)

    def text(self) -> str:
        lines: list[str] = []
        for name, (about, read) in sorted(self.gauges.items()):
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {read()}"]
        for name in sorted({name for name, _ in self.counts}):
            lines += [f"# HELP {name} {ABOUT[name]}", f"# TYPE {name} counter"]
            for (held, label), count in sorted(self.counts.items()):
                if held == name:
                    lines.append(f'{name}{{kind="{label}"}} {count}' if label else f"{name} {count}")
        for name, held_buckets in sorted(self.buckets.items()):
            lines += self._histogram(name, held_buckets)
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str, held: list[int]) -> list[str]:
        lines = [f"# HELP {name} {ABOUT[name]}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), held):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sums[name]:.6f}", f"{name}_count {total}"]
