"""A process that reads texts and card tables: a job a line, a result a line; its memory is limited."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from organelle.server.app.text_jobs import Job, run_job

if sys.platform != "win32":
    import resource

MEMORY = 256_000_000
"""Bytes beyond what the process has at its start."""

STATM = Path("/proc/self/statm")
PAGE = 4_096


def limit_process() -> None:
    """Let the system refuse more memory, where it can."""
    if sys.platform != "win32" and STATM.exists():
        most = int(STATM.read_text().split()[0]) * PAGE + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Say that it is ready, then do jobs until nobody asks any more; without memory the process ends."""
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    limit_process()
    sys.stdout.buffer.write(b"\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(run_job(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
