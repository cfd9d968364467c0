"""A progress bar for long work."""

from __future__ import annotations

import sys

WIDTH = 40


class ProgressBar:
    """Draw on standard error how much of `total` is done, if that is a terminal; print nothing elsewhere."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0

    def step(self, count: int = 1) -> None:
        """Count so many more as done and draw the bar anew."""
        self.done += count
        if sys.stderr.isatty():
            filled = WIDTH * self.done // max(1, self.total)
            bar = "█" * filled + "·" * (WIDTH - filled)
            end = "\n" if self.done >= self.total else ""
            print(f"\r{bar} {self.done}/{self.total}", end=end, file=sys.stderr, flush=True)
