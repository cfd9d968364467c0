"""Play a tournament on a local Ray cluster of two workers, kill one in the middle, and compare the table.

    python bench/ray_arena.py --games 1000

Two nodes with one worker each play. After a third of the games the process of a worker is killed without warning, after
two thirds a whole node. The table must be the one that this machine plays without Ray, times of decisions aside.
Ray must be installed: pip install "organelle[ray]".
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from organelle.research.arena import GameResult, Tournament, run_tournament
from organelle.research.ray_executor import RayExecutor
from organelle.research.standings import compute_standings

TIMES = ("ms", "longest ms", "busy ms")
"""What a table says about the machine rather than about the games."""


def main() -> int:
    """Play with and without Ray; return 1 if the tables differ or nothing could be killed."""
    command = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    command.add_argument("--game", default="duel")
    command.add_argument("--games", type=int, default=1000)
    command.add_argument("bots", nargs="*", default=["greedy", "random", "easy"])
    args = command.parse_args()
    tournament = Tournament(args.game, 2, {}, tuple(args.bots), args.games, 0)
    tournament.validate()
    # The cluster is this program's own, on the loopback; a token that another one has left behind does not fit it.
    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    began = time.monotonic()
    alone = list(run_tournament(tournament, [], 2))
    print(f"without Ray: {len(alone)} games, {time.monotonic() - began:.1f} s", flush=True)
    began = time.monotonic()
    killed, spread = play_with_kills(tournament)
    print(f"with Ray: {len(spread)} games, {time.monotonic() - began:.1f} s; killed: {', '.join(killed) or 'nothing'}")
    same = table(alone) == table(spread) and games(alone) == games(spread)
    for row in table(spread):
        print(row)
    print("the same table and the same games" if same else "THE TABLES DIFFER")
    return 0 if same and len(killed) == 2 else 1


def play_with_kills(tournament: Tournament) -> tuple[list[str], list[GameResult]]:
    """Return what was killed, and the results in the order in which they came."""
    killed: list[str] = []
    results: list[GameResult] = []
    count = len(tournament.schedule())
    with cluster() as (address, nodes):
        for result in run_tournament(tournament, [], 2, RayExecutor(address, 2)):
            results.append(result)
            if not killed and len(results) >= count // 3:
                killed += kill(nodes[0], "ray::attempt")
            elif len(killed) == 1 and len(results) >= 2 * count // 3:
                killed += kill(nodes[1], "raylet")
    return killed, results


@contextlib.contextmanager
def cluster() -> Iterator[tuple[str, list[int]]]:
    """Run two nodes on this machine, each with one worker; give the address, and the process id of each node."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    head = start_node("--head", f"--port={address.rpartition(':')[2]}", "--include-dashboard=false")
    nodes = [head]
    try:
        wait_for(address)
        nodes.append(start_node(f"--address={address}"))
        yield address, [node.pid for node in nodes]
    finally:
        for node in reversed(nodes):
            node.terminate()
            node.wait(30)


def start_node(*arguments: str) -> subprocess.Popen[bytes]:
    """Start a node of one worker."""
    ray = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--node-ip-address=127.0.0.1"]
    limits = ["--num-cpus=1", "--object-store-memory=100000000", "--disable-usage-stats"]
    return subprocess.Popen([*ray, *limits, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_for(address: str, seconds: float = 60) -> None:
    """Wait until somebody listens at an address; raise TimeoutError if nobody does in time."""
    host, _, port = address.rpartition(":")
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError), socket.create_connection((host, int(port)), 1):
            return
        time.sleep(0.2)
    raise TimeoutError(address)


def kill(node: int, title: str) -> list[str]:
    """Kill the first process below a node whose title begins so; return the title, or nothing if there is none."""
    below = {node}
    for _depth in range(3):
        for process, (parent, name) in processes().items():
            if parent in below:
                below.add(process)
                if name.startswith(title):
                    os.kill(process, signal.SIGKILL)
                    return [title]
    return []


def processes() -> dict[int, tuple[int, str]]:
    """Return the parent and the title of every process."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            title = (folder / "cmdline").read_text("utf-8").partition("\0")[0].rpartition("/")[2]
            found[int(folder.name)] = int((folder / "stat").read_text("utf-8").rpartition(")")[2].split()[1]), title
    return found


def games(results: list[GameResult]) -> list[tuple[Any, ...]]:
    """Return what was played, in the order of seeds."""
    return sorted((one.seed, one.bots, one.scores, one.winners) for one in results)


def table(results: list[GameResult]) -> list[dict[str, Any]]:
    """Return the standings without the times."""
    rows = [standing.to_json() for standing in compute_standings(results)]
    return [{name: value for name, value in row.items() if name not in TIMES} for row in rows]


if __name__ == "__main__":
    sys.exit(main())
