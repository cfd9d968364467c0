"""Death and the last one standing."""

from __future__ import annotations

from foment.table import Table
from organelle.games.foment.game import FOMENT
from organelle.games.foment.parts import MUTATIONS


def test_what_a_dead_cell_leaves() -> None:
    """Nutrients spill, tokens return, mutations lie beneath the deck, the strategy stays hidden. [FO-11.1, FO-1.6]"""
    table = Table()
    table.put("c", 0, 1)
    table.cell(0).damage = 5
    table.equip(0, "pilus", "lipase")
    table.mutate(0, "cyst")
    table.mutate(1, "commensal")
    table.feed(0, lipid=2, carb=1)
    table.feed(1, carb=1)
    table.begin("upkeep")
    table.play(0, "suffer")
    table.play(1, "maintain carb")
    assert table.events("died") == [{"seat": 0, "region": "c"}]
    assert table.lies("c") == {"lipid": 2, "carb": 1} and table.held(0) == table.tokens(0) == {}
    assert table.held(1) == {}, "what spills is no leak"
    assert table.left("pilus") == 6 and table.left("lipase") == 12
    assert table.s.beneath[MUTATIONS.index("cyst")] == 1
    assert FOMENT.view(table.s, 1)["players"][0]["strategy"] == ""


def test_the_dead_take_no_part() -> None:
    """They are not asked to move. [FO-11.1]"""
    table = Table()
    table.cell(1).alive = False
    table.begin("movement")
    assert table.waiting == [0, 2]


def test_those_who_die_together() -> None:
    """Two cells die of the same maintenance; the third wins at once, before anything leaks. [FO-11.2, FO-11.3]"""
    table = Table()
    table.cell(0).damage = table.cell(1).damage = 5
    table.strip(2)
    table.feed(2, lipid=2)
    table.begin("upkeep")
    table.play(2, "maintain lipid")
    assert table.over and table.winners == [2]
    assert table.events("survived") == [{"seat": 2}] and table.events("leaked") == []


def test_all_dead() -> None:
    """Nobody wins. [FO-11.4, FO-11.6]"""
    table = Table()
    for seat in range(3):
        table.cell(seat).damage = 5
    table.begin("upkeep")
    assert table.over and table.winners == [] and FOMENT.scores(table.s) == [0, 0, 0]
    assert table.events("extinct") == [{}]
