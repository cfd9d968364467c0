"""Root-parallel search: independent trees for one choice, over as many processes as there are cores.

The number of trees is fixed, so that the choice depends on the numbers and iterations alone, never on the machine.
Another process is sent a world redealt for the seat, and redeals that: it learns no more than the seat may know.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from typing import Any, Final

from organelle.bots.bot import Bot, Budget
from organelle.bots.ismcts import TreeSearch
from organelle.bots.ismcts_bot import DEFAULT_ITERATIONS, LearnedBot
from organelle.kernel.rng import Rng
from organelle.kernel.state import State
from organelle.table.window import Window

TREES: Final = 4
"""How many trees one choice has."""

WORTH_A_PROCESS = 2000
"""Iterations of a tree from which on another process is begun for it: that takes a quarter of a second."""

LATE = 0.5
"""Seconds after its time for which another process is waited for."""

SERVE = "from organelle.bots.root_parallel import serve; serve()"
"""What another process runs."""


class VisitShares:
    """What the search of a tree found: its iterations, and the part of them that went to each action."""

    def __init__(self, iterations: int, shares: dict[int, float]) -> None:
        self.iterations = iterations
        self.shares = shares

    def __repr__(self) -> str:
        return f"<VisitShares of {self.iterations} iterations, {len(self.shares)} options>"


def shares_of(search: TreeSearch) -> VisitShares:
    """Return what a search found."""
    iterations = int(search.iterations)
    shares = {int(node.action): int(node.visits) / iterations for node in search.roots[search.seat].children}
    return VisitShares(iterations, shares)


class SearchTask:
    """The trees that one process is to search.

    Attributes:
        iterations: of each tree; 0 sets no limit.
        until: when they have to be done, as `time.time` counts; 0 sets no limit.
        seeds: one for each tree.
    """

    def __init__(self, iterations: int, until: float, seeds: list[int]) -> None:
        self.iterations = iterations
        self.until = until
        self.seeds = seeds

    def __repr__(self) -> str:
        return f"<SearchTask of {len(self.seeds)} trees, {self.iterations} iterations each>"

    def run(self, window: Window) -> list[VisitShares]:
        """Search the trees one after the other, each in its part of the time that is left; return what was found."""
        found = []
        for index, seed in enumerate(self.seeds):
            budget = Budget(self.iterations)
            if self.until:
                left = (self.until - time.time()) / (len(self.seeds) - index)
                budget.milliseconds = max(1, int(1000 * left))
            found.append(shares_of(LearnedBot().run_search(window, budget, Rng(seed))))
        return found


class SearchProcess:
    """Runs a task beside this process."""

    def __init__(self, world: State, seat: int, task: SearchTask) -> None:
        """Begin a process and hand it the task.

        Args:
            world: redealt for the seat.
            seat: who is to choose.
            task: what to do.
        """
        self.task = task
        # Popen's type promises bytes for the error stream too; it is None here, and compiled code would insist on them.
        self.process: Any = subprocess.Popen(
            [sys.executable, "-c", SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        message = (world, seat, task.iterations, task.until, task.seeds)
        entrance = self.process.stdin
        assert entrance is not None
        try:
            entrance.write(pickle.dumps(message))
            entrance.close()
        except OSError:
            self.process.kill()
        self.process.stdin = None

    def __repr__(self) -> str:
        return f"<SearchProcess {self.process.pid}, {self.task}>"

    def result(self) -> list[VisitShares] | None:
        """Return what was found; None if the process failed or is too late."""
        patience = max(0.0, self.task.until - time.time()) + LATE if self.task.until else None
        try:
            answer = self.process.communicate(timeout=patience)[0]
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            return None
        if self.process.returncode != 0:
            return None
        return [VisitShares(iterations, shares) for iterations, shares in pickle.loads(answer)]


class RootParallelBot(Bot):
    """Searches several trees with the learned value, and takes what most of their iterations went to."""

    def __init__(self, cores: int = 0) -> None:
        """Make a bot that uses so many cores; 0 stands for all that there are."""
        self.processes = min(TREES, cores or available_cores())
        self.last_iterations = 0

    def iterations(self) -> int:
        return self.last_iterations

    def choose(self, window: Window, budget: Budget, rng: Rng) -> int:
        actions = window.actions()
        self.last_iterations = 0
        if len(actions) == 1:
            return actions[0]
        found = self.search(window, budget, rng)
        self.last_iterations = sum(tally.iterations for tally in found)
        shares = [sum(tally.shares.get(action, 0.0) for tally in found) for action in actions]
        return actions[shares.index(max(shares))]

    def search(self, window: Window, budget: Budget, rng: Rng) -> list[VisitShares]:
        """Return what was found in every tree, in the order of the seeds, whichever process searched it."""
        until = time.time() + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        iterations = -(-iterations_of(window, budget) // TREES)
        seeds = [int(rng.next()) for _ in range(TREES)]
        processes = 1 if 0 < iterations < WORTH_A_PROCESS or window.setup is None else self.processes
        tasks = [SearchTask(iterations, until, seeds[first::processes]) for first in range(processes)]
        world = window.world(rng)
        others = [SearchProcess(world, window.seat, task) for task in tasks[1:]]
        by_seed = dict(zip(tasks[0].seeds, tasks[0].run(window), strict=True))
        for other in others:
            tallies = other.result() or other.task.run(window)
            by_seed |= dict(zip(other.task.seeds, tallies, strict=True))
        return [by_seed[seed] for seed in seeds]


def iterations_of(window: Window, budget: Budget) -> int:
    """Return the iterations of a budget at the window's table; 0 where time alone sets a limit."""
    iterations = budget.iterations or (0 if budget.milliseconds else DEFAULT_ITERATIONS)
    if budget.by_game:
        return int(iterations * LearnedBot().heuristic_at(window).iteration_factor)
    return iterations


def available_cores() -> int:
    """Return how many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def serve() -> None:
    """Run the task on standard input and write what was found to standard output."""
    world, seat, iterations, until, seeds = pickle.loads(sys.stdin.buffer.read())
    game = world.setup.game
    tallies = SearchTask(iterations, until, seeds).run(Window(game, game.vocabulary(world), world, seat))
    sys.stdout.buffer.write(pickle.dumps([(tally.iterations, tally.shares) for tally in tallies]))
    sys.stdout.buffer.flush()
