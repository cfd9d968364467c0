"""Phase 6: attacks."""

from __future__ import annotations

import pytest

from foment.table import Table


def duel(*weapons: str, membranes: int = 1) -> Table:
    """Seats 0 and 1 in the centre, 0 armed and first to act; 1 with so many membranes and some food."""
    table = Table()
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.put("c", 0, 1)
    table.equip(0, *weapons)
    table.strip(1)
    table.equip(1, *["membrane"] * membranes)
    table.feed(1, lipid=1, carb=2)
    return table


def test_only_cells_in_the_same_region() -> None:
    """A neighbour across a side is out of reach, and so is oneself. [FO-8.5]"""
    table = duel("dnase")
    table.put("v5", 2)
    table.begin("action")
    assert table.codes(0) == ["dnase seat:1", "pass"]


def test_the_dead_are_no_targets() -> None:
    """A corpse in the region cannot be attacked. [FO-8.5]"""
    table = duel("dnase")
    table.cell(1).alive = False
    table.begin("action")
    assert table.codes(0) == ["pass"]


def test_the_weapon_is_spent_either_way() -> None:
    """The token goes back to the supply though the attack fails. [FO-8.6, FO-1.6]"""
    table = duel("lipase")
    before = table.left("lipase")
    table.begin("action")
    table.play(0, "lipase seat:1 carb")
    assert table.tokens(0) == {"membrane": 1} and table.left("lipase") == before + 1
    assert table.events("attacked") == [{"seat": 0, "structure": "lipase", "other": 1}]


@pytest.mark.parametrize(("face", "succeeds"), [(2, False), (3, False), (4, True), (6, True)])
def test_lipase_must_exceed_the_defence(face: int, succeeds: bool) -> None:
    """Equal fails; success destroys one membrane and steals what was named. [FO-8.7]"""
    table = duel("lipase", membranes=2)
    table.begin("action")
    table.play(0, "lipase seat:1 carb")
    table.rolls(face)
    assert table.events("attack-rolled") == [{"seat": 0, "face": face, "bonus": 0, "defence": 3}]
    assert table.tokens(1)["membrane"] == (1 if succeeds else 2)
    assert table.held(0) == ({"carb": 1} if succeeds else {})
    assert len(table.events("withstood")) == (0 if succeeds else 1)


def test_lipase_against_a_bare_cell_needs_no_roll() -> None:
    """It just steals. [FO-8.7]"""
    table = duel("lipase", membranes=0)
    table.begin("action")
    table.play(0, "lipase seat:1 lipid")
    assert not table.rolling
    assert table.held(0) == {"lipid": 1} and table.held(1) == {"carb": 2}


def test_what_may_be_stolen() -> None:
    """Anything the target holds, or nothing; from an empty cell only nothing. [FO-8.7]"""
    table = duel("lipase")
    table.begin("action")
    assert table.codes(0) == ["lipase seat:1 lipid", "lipase seat:1 carb", "lipase seat:1 nothing", "pass"]
    empty = duel("lipase")
    empty.feed(1)
    empty.begin("action")
    assert empty.codes(0) == ["lipase seat:1 nothing", "pass"]


def test_dnase_passes_every_membrane_in_turn() -> None:
    """A roll each, all above the defence; membranes stay; one damage. [FO-8.8, FO-9.1]"""
    table = duel("dnase", membranes=3)
    table.begin("action")
    table.play(0, "dnase seat:1")
    table.rolls(4, 5, 6)
    assert table.damage(1) == [2] and table.tokens(1)["membrane"] == 3
    assert table.events("breached") == [{"seat": 1}] * 3


def test_the_first_failure_ends_a_dnase_attack() -> None:
    """Equal to the defence is a failure, and no further roll is made. [FO-8.8]"""
    table = duel("dnase", membranes=3)
    table.begin("action")
    table.play(0, "dnase seat:1")
    table.rolls(6, 3)
    assert not table.rolling and table.damage(1) == [1]


def test_dnase_against_a_bare_cell() -> None:
    """Without membranes the damage is done at once. [FO-8.8]"""
    table = duel("dnase", membranes=0)
    table.begin("action")
    table.play(0, "dnase seat:1")
    assert table.damage(1) == [2]


@pytest.mark.parametrize(
    ("wall", "matrix", "defence"), [(False, False, 3), (True, False, 4), (False, True, 4), (True, True, 5)]
)
def test_defence(wall: bool, matrix: bool, defence: int) -> None:
    """Three, one more with a wall, one more with a matrix. [FO-8.9, FO-9.3, FO-10.9]"""
    for face, harmed in ((defence, False), (defence + 1, True)):
        table = duel("dnase")
        if wall:
            table.equip(1, "wall")
        if matrix:
            table.mutate(1, "matrix")
        table.begin("action")
        table.play(0, "dnase seat:1")
        table.rolls(face)
        assert (table.damage(1) == [2]) == harmed


def test_the_sixth_point_by_dnase_kills_at_once() -> None:
    """The target dies in the middle of the phase and leaves its food. [FO-11.1, FO-11.2]"""
    table = duel("dnase", membranes=0)
    table.cell(0).damage, table.cell(1).damage = 5, 5
    table.cell(2).damage = 4
    table.begin("action")
    table.rolls(6, 1)
    table.play(0, "dnase seat:1")
    assert not table.cell(1).alive and table.lies("c") == {"lipid": 1, "carb": 2}
    assert table.waiting == [2]
