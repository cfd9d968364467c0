"""The map, the genome track, tokens and nutrients."""

from __future__ import annotations

from math import atan2, cos, exp, hypot, pi, sin

import pytest

from foment.table import Table
from organelle.games.foment.cards import PLASMIDS, REGIONS
from organelle.games.foment.game import FOMENT
from organelle.games.foment.map import NAMES, SIDES, far_shores, outline
from organelle.kernel.sheet import RECONSTRUCTED


def test_sixteen_regions_of_three_kinds() -> None:
    """Eight shallow, five deep, three vents, all marked as reconstructed. [FO-1.1]"""
    terrain = {str(row.cells[0]): row.cells[1] for row in REGIONS.rows}
    assert len(terrain) == 16
    assert {name for name, kind in terrain.items() if kind == "shallow"} == {
        "v2",
        "v5",
        "l1",
        "r2",
        "l3",
        "r3",
        "r4",
        "l5",
    }
    assert {name for name, kind in terrain.items() if kind == "vent"} == {"v1", "v4", "l4"}
    assert all(row.marks == RECONSTRUCTED * 3 for row in REGIONS.rows)


def test_neighbours_are_those_whose_outlines_share_a_side() -> None:
    """Two corners in common make a side; one corner in common does not. [FO-1.2]"""
    corners = {name: {(round(x, 6), round(y, 6)) for x, y in outline(name)} for name in NAMES}
    for name in NAMES:
        beside = {other for other in NAMES if other != name and len(corners[name] & corners[other]) == 2}
        assert set(SIDES[name].split()) == beside
    touching = len(corners["v1"] & corners["r2"])
    assert touching == 1 and "r2" not in SIDES["v1"]


def test_the_rim_wraps_to_the_two_edges_opposite() -> None:
    """Edge 1 faces edges 3 and 4; inner regions face nothing. [FO-1.3]"""
    assert set(far_shores("l1").split()) == {"l3", "r3", "l4", "r4"}
    assert far_shores("r1").split() == far_shores("l1").split()
    assert far_shores("c") == far_shores("v1") == ""
    for name in NAMES:
        for far in far_shores(name).split():
            assert name in far_shores(far).split()


def test_drop_odds_come_from_the_geometry() -> None:
    """The whole-number weights are the integral of the spread over the outlines. [FO-2.7]"""
    shares = {name: mass(outline(name)) for name in NAMES}
    weights = {str(row.cells[0]): int(row.cells[2]) for row in REGIONS.rows}
    for name in NAMES:
        share = shares[name] / sum(shares.values())
        assert weights[name] / sum(weights.values()) == pytest.approx(share, abs=0.0001)


def mass(corners: list[tuple[float, float]], spread: float = 0.45, slices: int = 400) -> float:
    """The normal distribution over a polygon, as signed fans between each side and the centre."""
    total = 0.0
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        turn = (atan2(by, bx) - atan2(ay, ax) + pi) % (2 * pi) - pi
        across, up = by - ay, ax - bx
        for number in range(slices):
            angle = atan2(ay, ax) + turn * (number + 0.5) / slices
            if hypot(ax, ay) and abs(turn) > 1e-9:
                radius = (across * ax + up * ay) / (across * cos(angle) + up * sin(angle))
                total += (1 - exp(-radius * radius / (2 * spread * spread))) * turn / slices / (2 * pi)
    return abs(total)


def test_nutrients_are_conserved_but_for_chlorophyll() -> None:
    """What chlorophyll makes is counted apart, everything else stays in the circle. [FO-1.4]"""
    table = Table()
    table.put("v2", 0)
    table.equip(0, "chlorophyll")
    table.feed(0, carb=1)
    before = FOMENT.piece_counts(table.s)
    table.begin("upkeep")
    table.play(0, "maintain carb")
    assert table.held(0) == {"lipid": 1, "carb": 2}
    assert table.banked() == {"carb": 1}
    assert FOMENT.piece_counts(table.s) == before


def test_the_genome_track() -> None:
    """None, 1, 1-2, 1-2, 1-3, 1-3, and the sixth point kills. [FO-1.5]"""
    table = Table()
    assert [int(faces) for faces in table.s.rules.genome] == [0, 1, 2, 2, 3, 3]
    table.cell(0).damage = 5
    table.begin("upkeep")
    assert not table.cell(0).alive
    assert table.events("damaged")[0] == {"seat": 0, "damage": 6, "cause": "maintenance"}


def test_tokens_run_out() -> None:
    """The last DNAse token built, nobody can build another until one comes back. [FO-1.6]"""
    table = Table()
    table.s.supply[2] = 1
    table.feed(0, amino=3)
    table.cell(0).damage = 1
    table.begin("action")
    table.rolls(1, 2)
    table.play(0, "build dnase")
    assert "build dnase" not in table.codes(0) and "build lipase" in table.codes(0)


def test_token_counts_are_the_sheets() -> None:
    """Twenty membranes, twelve of each weapon, six of the rest; only the cell wall's is reconstructed. [FO-1.6]"""
    counts = {str(row.cells[0]): row.cells[6] for row in PLASMIDS.rows}
    assert counts.pop("membrane") == 20
    assert counts.pop("lipase") == counts.pop("dnase") == 12
    assert set(counts.values()) == {6}
    assert [row.cells[0] for row in PLASMIDS.rows if RECONSTRUCTED in row.marks] == ["wall"]


def test_people_can_read_a_game_in_a_debugger() -> None:
    s = FOMENT.new(3, FOMENT.defaults(), FOMENT.cards())
    assert repr(s) == "<Foment round 0, set-up, alive: spirillum, bacillus, micrococcus>"
    assert repr(s.cells[0]) == "<Bacterium alive, region -1, damage 0, 0 nutrients>"
