"""What a second process costs: one server and two, each on a PostgreSQL of its own, under the same load in turns.

    PYTHONPATH=.:tests python bench/server_pair.py --turns 6 --seconds 3

A machine whose processor others share is faster at one moment than at the next, and two runs one after the other differ
by more than what is asked for. So both are ready at the same time, each has seats at random over its servers, and they
play by turns of a few seconds while the other one rests. Told is the processor time a move of servers and PostgreSQL
together in every turn, and in all of them how many times that of one process it is with two.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from contextlib import ExitStack

import uvloop
from bench.server_group import ServerGroup, own_postgres
from bench.server_load import RUSH, Load, arguments, begin, seconds_used

CALM = 0.5
"""Seconds after a turn in which what is on its way arrives; those before the next turn is measured."""

BAR = 1.2
"""How many times the processor time of one process two may take."""


async def turn(load: Load, seconds: float) -> tuple[float, float]:
    """Let one of the two play; return the microseconds of servers and of PostgreSQL a move."""
    load.go_on()
    await asyncio.sleep(CALM)
    load.moves, before = 0, seconds_used(load.servers)
    await asyncio.sleep(seconds)
    served, stored, *_ = (after - first for after, first in zip(seconds_used(load.servers), before))
    load.hold()
    moves = load.moves
    await asyncio.sleep(CALM)
    return served / moves * 1e6, stored / moves * 1e6


async def compare(args: argparse.Namespace, loads: list[Load]) -> bool:
    """Let both play in turns and print what it cost; return whether the bar is kept."""
    for load in loads:
        await begin(args, load)
        await asyncio.sleep(RUSH)
        load.hold()
    found: list[list[tuple[float, float]]] = [[], []]
    for number in range(args.turns):
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            found[which].append(await turn(loads[which], args.seconds))
    totals = [[served + stored for served, stored in costs] for costs in found]
    for name, costs, each in zip(("one", "two"), found, totals):
        served, stored = (statistics.mean(part) for part in zip(*costs))
        turns = " ".join(f"{cost:.0f}" for cost in each)
        print(f"{name}: {served:.0f} + {stored:.0f} = {served + stored:.0f} µs a move; in each turn {turns}")
    for load in loads:
        print(f"p99 {sorted(load.times)[int(len(load.times) * 0.99)] * 1000:.1f} ms, {len(load.errors)} refusals")
    times = sum(totals[1]) / sum(totals[0])
    pairs = sorted(two / one for one, two in zip(*totals))
    print(f"{times:.2f} times, pair by pair {pairs[0]:.2f} to {pairs[-1]:.2f}, median {statistics.median(pairs):.2f}")
    return times <= BAR


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--turns", type=int, default=6, help="of each")
    parser.set_defaults(seconds=3, rounds=3)
    args = parser.parse_args()
    with ExitStack() as held:
        loads: list[Load] = []
        for count in (1, 2):
            database, postmaster = held.enter_context(own_postgres())
            servers = ServerGroup(database, count, postmaster)
            held.callback(servers.stop)
            servers.start()
            loads.append(Load(args, servers))
        sys.exit(not uvloop.run(compare(args, loads)))


if __name__ == "__main__":
    main()
