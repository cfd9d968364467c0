"""Solve a small Duel by OpenSpiel's MCCFR and say how far it is from an equilibrium: python examples/mccfr.py SAMPLING

    pip install "organelle[openspiel]"
    python examples/mccfr.py external        # or outcome

The whole Duel has some 10^20 histories. This one has six cards and two rounds, so that a best response to what was
learned can be worked out exactly.
"""

import sys
import tempfile
import time
from pathlib import Path

import pyspiel

import organelle.research.openspiel  # noqa: F401, registers the games

SHEETS = """
cards = [["igm", 1, 3], ["igg", 5, 3]]  # name, affinity, copies
variants = [["classic", 2, 1, 1, 1]]    # name, rounds, commitments, odds of calm and of fever
"""

SOLVERS = {"external": pyspiel.ExternalSamplingMCCFRSolver, "outcome": pyspiel.OutcomeSamplingMCCFRSolver}


def small_duel(sheets=SHEETS):
    """Return Duel with cards of its own, as a tree that plays the rules once for each history and then remembers."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "small.toml")
        file.write_text(sheets, "utf-8")
        return pyspiel.convert_to_cached_tree(pyspiel.load_game("python_organelle_duel", {"cards": str(file)}))


def size(state, told):
    """Return how many histories go on from a state, itself included; add the information states to `told`."""
    if state.is_terminal():
        return 1
    if not state.is_chance_node():
        told.add(state.information_state_string())
    return 1 + sum(size(state.child(action), told) for action in state.legal_actions())


def solve(game, sampling, marks, seed=1):
    """Yield iterations, exploitability and seconds at each mark.

    Exploitability is what a best response wins against the average policy, as the mean of both seats; 0 is an
    equilibrium. A win counts 1, a defeat -1.
    """
    solver, done, began = SOLVERS[sampling](game, seed=seed), 0, time.perf_counter()
    for mark in marks:
        for _ in range(mark - done):
            solver.run_iteration()
        done = mark
        yield done, pyspiel.exploitability(game, solver.average_policy()), time.perf_counter() - began


def main(sampling="external"):
    """Print a table."""
    game, told = small_duel(), set()
    print(f"{size(game.new_initial_state(), told)} histories, {len(told)} information states")
    print("iterations  exploitability  seconds")
    print(f"   uniform  {pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)):14.4f}")
    for done, left, seconds in solve(game, sampling, [100, 300, 1_000, 3_000, 10_000, 30_000]):
        print(f"{done:10}  {left:14.4f}  {seconds:7.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
