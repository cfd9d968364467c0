"""Phase 1: movement."""

from __future__ import annotations

from foment.table import Table


def destinations(table: Table, seat: int) -> set[str]:
    return {code.removeprefix("move ") for code in table.codes(seat)}


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    """Destinations are opened together. [FO-3.1]"""
    table = Table()
    table.begin("movement")
    assert table.waiting == [0, 1, 2]
    table.play(2, "move r1")
    table.play(0, "move c")
    assert table.waiting == [1] and table.events("moved") == []
    table.play(1, "move v3")
    assert table.events("moved") == [
        {"seat": 0, "from": "v1", "region": "c"},
        {"seat": 2, "from": "l1", "region": "r1"},
    ]
    assert table.events("stayed") == [{"seat": 1, "region": "v3"}]


def test_stay_cross_a_side_or_swim_round() -> None:
    """An inner cell has six choices, one on the rim eight. [FO-3.2, FO-1.3]"""
    table = Table()
    table.begin("movement")
    assert destinations(table, 0) == {"v1", "c", "v5", "v2", "r1", "l2"}
    assert destinations(table, 2) == {"l1", "r1", "r5", "v5", "l3", "r3", "l4", "r4"}


def test_a_powered_flagellum_takes_two_steps() -> None:
    """Also across the rim with either step; without power it is one step. [FO-3.3, FO-1.3]"""
    table = Table()
    table.equip(0, "flagellum")
    table.equip(1, "flagellum", powered=False)
    table.begin("movement")
    assert {"v3", "l4", "l5"} <= destinations(table, 0)
    assert len(destinations(table, 0)) == 16
    assert destinations(table, 1) == {"v3", "c", "v2", "v4", "r3", "l4"}


def test_a_flagellum_gathers_where_it_stops() -> None:
    """Swimming past food leaves it. [FO-3.3]"""
    table = Table()
    table.equip(0, "flagellum")
    table.drop("c", lipid=2)
    table.drop("v4", amino=1)
    table.begin("movement")
    table.play(0, "move v4")
    table.play(1, "move v3")
    table.play(2, "move l1")
    assert table.held(0) == {"amino": 1} and table.lies("c") == {"lipid": 2}
