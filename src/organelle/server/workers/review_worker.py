"""A process that reviews games: a job a line; lines that say how far it is, and one with what came of it."""

from __future__ import annotations

import sys
import time

import msgspec

from organelle.server.app.review_jobs import ReviewJob, ReviewLine
from organelle.server.workers.text_worker import limit_process

PAUSE = 0.5
"""Seconds between two lines that say how far it is."""


class ProgressWriter:
    """Writes how far a review is, but not too often."""

    def __init__(self) -> None:
        self.last = 0.0

    def report(self, done: int, total: int) -> None:
        """Write a line, unless the last one was written just now."""
        now = time.monotonic()
        if now - self.last >= PAUSE:
            self.last = now
            write(ReviewLine(done, total))


def write(line: ReviewLine) -> None:
    """Write a line at once."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    """Say that it is ready, then do jobs until nobody asks any more; without memory the process ends."""
    decoder: msgspec.json.Decoder[ReviewJob] = msgspec.json.Decoder(ReviewJob)
    limit_process()
    write(ReviewLine())
    for line in sys.stdin.buffer:
        write(ReviewLine(result=decoder.decode(line).run(ProgressWriter().report)))


if __name__ == "__main__":
    main()
