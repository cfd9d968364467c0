"""What the bots make of the rules."""

from __future__ import annotations

from foment.table import Table
from organelle.bots.heuristics.foment import FomentHeuristic, weight_of_structure
from organelle.games.foment.game import FOMENT
from organelle.games.foment.parts import MEMBRANE


def test_a_cell_that_does_not_leak_can_do_without_a_membrane() -> None:
    """By the rules that the game began with. [FO-10.5]"""
    worth = {}
    for version in (1, 2):
        table = Table(version=version)
        table.strip(0)
        leaky = FomentHeuristic(FOMENT).expected_points(table.s, 0)
        assert weight_of_structure(table.s, 0, MEMBRANE) == 30
        table.mutate(0, "active-transport")
        worth[version] = FomentHeuristic(FOMENT).expected_points(table.s, 0) - leaky
        assert (weight_of_structure(table.s, 0, MEMBRANE) < 30) == (version == 2)
    assert worth[1] == 0 and worth[2] > 0
