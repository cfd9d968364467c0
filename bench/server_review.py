"""Moves of others beside a review: a real server, tables in play, and a deep review that goes on all the while.

    python bench/server_review.py                   20 tables of Cytosis with 4 clients, 200 moves/s, without and with
    python bench/server_review.py --tables 50 --rate 500

The review is of a game of Cytosis with three players, asked for through the API as a page would. Ends with exit code 1
if it did not go on until the end of the measurement, or if the p99 beside it is above 100 ms.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from argparse import Namespace
from typing import Any

import uvloop
from bench.coach import play as play_bots
from bench.server_group import ServerGroup
from bench.server_load import Load, play

BAR = 0.1
"""Seconds that the slowest of a hundred moves may take beside a review."""


def review(load: Load, text: str) -> dict[str, Any]:
    """Begin a deep review of a text, or say how far it is."""
    found: dict[str, Any] = load.ask("POST", "/reviews", {"text": text, "deep": True})
    return found


async def measure(args: Namespace, servers: ServerGroup, text: str) -> bool:
    """Measure moves alone, then beside a review; return whether the bar is held."""
    await play(args, Load(args, servers))
    load = Load(args, servers)
    review(load, text)
    await play(args, load)
    status = review(load, text)
    print(f"the review is {status['state']}: {status['done']} of {status['total']} entries")
    slowest = sorted(load.times)[int(len(load.times) * 0.99)]
    return status["state"] == "running" and status["done"] > 0 and slowest <= BAR


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=int, default=200, help="moves a second offered, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    args = Namespace(game="cytosis", seats=4, rounds=2, by_table=False, **vars(given))
    text = play_bots("cytosis", ["learned@30"] * 3, 50_000, None).text()
    with tempfile.TemporaryDirectory() as folder:
        servers = ServerGroup(folder + "/load.db", 1)
        try:
            servers.start()
            return 0 if uvloop.run(measure(args, servers, text)) else 1
        finally:
            servers.stop()


if __name__ == "__main__":
    sys.exit(main())
