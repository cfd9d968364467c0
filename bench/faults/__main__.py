"""Injects faults into servers of its own while people play, and checks everything that was said and stored.

python -m bench.faults MODE --operations 10000 --seed 1     one mode
python -m bench.faults MODE --operations 3000 --faults 500  with seed after seed, until so many were injected
python -m bench.faults soak --hours 8                       all modes in turn, to the first violation
python -m bench.faults check HISTORY                        a history again that a run has left
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.faults.checker import check
from bench.faults.history import History
from bench.faults.modes import MODES
from bench.faults.runner import run, stores_of, usual_store

from server.cluster import Cluster


@contextmanager
def cluster_for(store: str) -> Iterator[Cluster | None]:
    """Start a PostgreSQL for as long as this lasts, if the store is one."""
    if store != "postgresql":
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="organelle-pg-") as folder:
        Path(folder).chmod(0o755)
        cluster = Cluster(Path(folder) / "cluster")
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()


def run_mode(name: str, store: str, operations: int, seed: int, keep: Path, gap: int = 0) -> dict[str, Any]:
    """Run a mode and return what was seen; the history of a run with violations is kept in that folder."""
    with cluster_for(store) as cluster, tempfile.TemporaryDirectory(prefix="organelle-faults-") as folder:
        seen, history = asyncio.run(run(name, operations, seed, Path(folder), cluster, gap=gap))
        if seen["faults"]:
            keep.mkdir(parents=True, exist_ok=True)
            path = keep / f"{name}-{store}-{seed}.jsonl"
            history.save(path)
            seen["history"] = str(path)
            for log in Path(folder).glob("log-*"):
                (keep / f"{name}-{store}-{seed}.{log.name}").write_bytes(log.read_bytes())
    return seen


def repeat(name: str, store: str, operations: int, seed: int, keep: Path, wanted: int, gap: int) -> int:
    """Run a mode with seed after seed until so many faults were injected in all; return 1 at the first violation."""
    injected = 0
    while injected < wanted:
        seen = run_mode(name, store, operations, seed, keep, gap)
        injected += seen["injected"]
        print(json.dumps({**seen, "injected so far": injected}), flush=True)
        if seen["faults"]:
            return 1
        seed += 1
    return 0


def soak(hours: float, operations: int, seed: int, keep: Path) -> int:
    """Run all modes on all their stores in turn until the time is up; return 1 at the first violation."""
    end = time.monotonic() + hours * 3600
    while time.monotonic() < end:
        for name in MODES:
            for store in stores_of(name):
                seen = run_mode(name, store, operations, seed, keep)
                print(json.dumps(seen), flush=True)
                if seen["faults"]:
                    return 1
        seed += 1
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=[*MODES, "soak", "check"])
    parser.add_argument("history", nargs="?", type=Path, help="for check: the file")
    parser.add_argument("--operations", type=int, default=10_000, help="commands that are sent in each run")
    parser.add_argument("--faults", type=int, default=1, help="run again until so many were injected")
    parser.add_argument("--gap", type=int, default=0, help="moves between two faults, at most; 0 for the mode's own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=["sqlite", "postgresql"], help="PostgreSQL is served by two processes")
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--keep", type=Path, default=Path("build/faults"), help="where histories with violations go")
    args = parser.parse_args()
    if args.mode == "check":
        faults = check(History.load(args.history))
        print(json.dumps({"faults": faults}))
        sys.exit(1 if faults else 0)
    if args.mode == "soak":
        sys.exit(soak(args.hours, args.operations, args.seed, args.keep))
    store = args.store or usual_store(args.mode)
    if store not in stores_of(args.mode):
        parser.error(f"{args.mode} runs on {' or '.join(stores_of(args.mode))}")
    sys.exit(repeat(args.mode, store, args.operations, args.seed, args.keep, args.faults, args.gap))


if __name__ == "__main__":
    main()
