"""One run: a mode, a store, a seed; people play while faults happen, then everything is checked."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from bench.faults.check_clocks import check_clocks
from bench.faults.checker import check
from bench.faults.history import History
from bench.faults.modes import MODES, Mode
from bench.faults.players import Crowd
from bench.faults.site import Site

from server.cluster import Cluster

QUIET = {"sqlite": 1.0, "postgresql": 2.0}
"""Seconds without a word after which all should have come to rest."""

LONGEST = 60.0
"""Seconds after the last fault within which it must."""


def usual_store(name: str) -> str:
    """Return the store on which a mode is run if none is named."""
    return stores_of(name)[0]


def stores_of(name: str) -> tuple[str, ...]:
    """Return the stores on which a mode can be run."""
    found: tuple[str, ...] = MODES[name].stores  # type: ignore[attr-defined]
    return found


async def run(
    name: str, operations: int, seed: int, folder: Path, cluster: Cluster | None, places: int = 6, gap: int = 0
) -> tuple[dict[str, Any], History]:
    """Run a mode.

    Args:
        name: the mode.
        operations: how many commands are sent.
        seed: what chooses faults and moves; the same seed does not give the same run, for time plays its part.
        folder: an empty place for files and logs.
        cluster: the PostgreSQL to run on; None for SQLite.
        places: how many tables are played at the same time.
        gap: how many moves lie between two faults at most; 0 for as many as the mode has.

    Returns:
        what was seen, `faults` among it, and the history.
    """
    luck = random.Random(seed)
    site = Site(folder, luck, cluster, 1 if cluster is None else 2)
    kind: Any = MODES[name]
    crowd = Crowd(site.ports, operations, random.Random(seed), **kind.settings)
    mode: Mode = kind(site, crowd)
    mode.gap = (mode.gap[0], gap or mode.gap[1])
    began = time.monotonic()
    stuck: list[str] = []
    try:
        await mode.prepare()
        await site.start()
        await crowd.ask("GET", "/games")
        await play(mode, crowd, places, QUIET["sqlite" if cluster is None else "postgresql"])
    except AssertionError as error:
        stuck.append(f"{type(error).__name__}: {error}")
    finally:
        await site.stop()
    played = time.monotonic() - began
    crowd.history.tables = await site.stored({record.table for record in crowd.history.records})
    faults = stuck + check(crowd.history) + (check_clocks(crowd.history) if kind.settings else [])
    if crowd.counts["http-500"]:
        faults.append(f"the server was at fault {crowd.counts['http-500']} times over HTTP")
    seen = {"mode": name, "store": "sqlite" if cluster is None else "postgresql", "seed": seed}
    seen |= {"injected": mode.injected, "effects": mode.effects()}
    seen |= {
        "operations": operations - max(crowd.left, 0),
        "seconds": round(played),
        "tables": len(crowd.history.tables),
    }
    return {**seen, "counts": dict(crowd.counts), "faults": faults}, crowd.history


async def play(mode: Mode, crowd: Crowd, places: int, quiet: float) -> None:
    """Play while the mode does its harm, then until everyone has seen the end; raise AssertionError if they do not."""
    playing = asyncio.create_task(crowd.run(places))
    try:
        await mode.run()
        await mode.heal()
        await rest(crowd, playing, quiet)
    finally:
        crowd.resting.set()
        crowd.leaving.set()
        await mode.heal()
        await asyncio.wait([playing], timeout=10)
        playing.cancel()
    if playing.done() and not playing.cancelled():
        playing.result()


async def rest(crowd: Crowd, playing: asyncio.Task[None], quiet: float) -> None:
    """Wait until every player has a state and no answer is awaited, and nothing was said for a while."""
    end, count, since = time.monotonic() + LONGEST, -1, 0.0
    while not playing.done():
        now = time.monotonic()
        if count != len(crowd.history.records) or crowd.unsettled():
            count, since = len(crowd.history.records), now
        if now - since > quiet:
            late = await crowd.lagging()
            if not late:
                return
            assert now < end, f"not shown the last state: {late}"
            since = now
        assert now < end, f"not everyone came to rest: {crowd.unsettled()}"
        await asyncio.sleep(0.1)
