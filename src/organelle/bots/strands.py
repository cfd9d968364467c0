"""A search in several strands: independent trees for one choice, over as many processes as there are cores.

The number of strands is fixed, so that the choice depends on the numbers and iterations alone, never on the machine.
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

STRANDS: Final = 4
"""Trees of one choice."""

WORTH_A_PROCESS = 2000
"""Iterations of a strand from which on another process is begun for it: that takes a quarter of a second."""

LATE = 0.5
"""Seconds after its time for which another process is waited for."""

SERVE = "from organelle.bots.strands import serve; serve()"
"""What another process runs."""


class Tally:
    """What a strand found: its iterations, and the part of them that went to each action."""

    def __init__(self, iterations: int, shares: dict[int, float]) -> None:
        self.iterations = iterations
        self.shares = shares

    def __repr__(self) -> str:
        return f"<Tally of {self.iterations} iterations, {len(self.shares)} options>"


def tally_of(search: TreeSearch) -> Tally:
    """Return what a search found."""
    iterations = int(search.iterations)
    shares = {int(node.action): int(node.visits) / iterations for node in search.roots[search.seat].children}
    return Tally(iterations, shares)


class Order:
    """What the strands of one process are to do.

    Attributes:
        iterations: of each strand; 0 sets no limit.
        until: when they have to be done, as `time.time` counts; 0 sets no limit.
        seeds: one for each strand.
    """

    def __init__(self, iterations: int, until: float, seeds: list[int]) -> None:
        self.iterations = iterations
        self.until = until
        self.seeds = seeds

    def __repr__(self) -> str:
        return f"<Order of {len(self.seeds)} strands, {self.iterations} iterations each>"

    def carry_out(self, window: Window) -> list[Tally]:
        """Return what each strand found, one after the other; each has its part of the time that is left."""
        found = []
        for index, seed in enumerate(self.seeds):
            budget = Budget(self.iterations)
            if self.until:
                left = (self.until - time.time()) / (len(self.seeds) - index)
                budget.milliseconds = max(1, int(1000 * left))
            found.append(tally_of(LearnedBot().run_search(window, budget, Rng(seed))))
        return found


class OtherProcess:
    """Carries out an order beside this process."""

    def __init__(self, world: State, seat: int, order: Order) -> None:
        """Begin a process and hand it the order.

        Args:
            world: redealt for the seat.
            seat: who is to choose.
            order: what to do.
        """
        self.order = order
        # Popen's type promises bytes for the error stream too; it is None here, and compiled code would insist on them.
        self.process: Any = subprocess.Popen(
            [sys.executable, "-c", SERVE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        message = (world, seat, order.iterations, order.until, order.seeds)
        entrance = self.process.stdin
        assert entrance is not None
        try:
            entrance.write(pickle.dumps(message))
            entrance.close()
        except OSError:
            self.process.kill()
        self.process.stdin = None

    def __repr__(self) -> str:
        return f"<OtherProcess {self.process.pid}, {self.order}>"

    def result(self) -> list[Tally] | None:
        """Return what the strands found; None if the process failed or is too late."""
        patience = max(0.0, self.order.until - time.time()) + LATE if self.order.until else None
        try:
            answer = self.process.communicate(timeout=patience)[0]
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            return None
        if self.process.returncode != 0:
            return None
        return [Tally(iterations, shares) for iterations, shares in pickle.loads(answer)]


class StrandsBot(Bot):
    """Searches in strands with the learned value, and takes what most of their iterations went to."""

    def __init__(self, cores: int = 0) -> None:
        """Make a bot that uses so many cores; 0 stands for all that there are."""
        self.processes = min(STRANDS, cores or available_cores())
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

    def search(self, window: Window, budget: Budget, rng: Rng) -> list[Tally]:
        """Return what every strand found, in the order of the seeds, whoever carried it out."""
        until = time.time() + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        iterations = -(-iterations_of(window, budget) // STRANDS)
        seeds = [int(rng.next()) for _ in range(STRANDS)]
        processes = 1 if 0 < iterations < WORTH_A_PROCESS or window.setup is None else self.processes
        orders = [Order(iterations, until, seeds[first::processes]) for first in range(processes)]
        world = window.world(rng)
        others = [OtherProcess(world, window.seat, order) for order in orders[1:]]
        by_seed = dict(zip(orders[0].seeds, orders[0].carry_out(window), strict=True))
        for other in others:
            tallies = other.result() or other.order.carry_out(window)
            by_seed |= dict(zip(other.order.seeds, tallies, strict=True))
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
    """Carry out the order on standard input and write what came of it to standard output."""
    world, seat, iterations, until, seeds = pickle.loads(sys.stdin.buffer.read())
    game = world.setup.game
    tallies = Order(iterations, until, seeds).carry_out(Window(game, game.vocabulary(world), world, seat))
    sys.stdout.buffer.write(pickle.dumps([(tally.iterations, tally.shares) for tally in tallies]))
    sys.stdout.buffer.flush()
