"""Phase 3: the tide and the plasmid menu."""

from __future__ import annotations

from foment.table import Table
from organelle.games.foment.cards import CLOCK
from organelle.games.foment.game import FOMENT
from organelle.kernel.sheet import RECONSTRUCTED
from organelle.kernel.state import CHANCE


def test_the_clock() -> None:
    """Four steps, ever likelier, reconstructed; a roll that equals the number brings the tide. [FO-5.1]"""
    assert [row.cells[1] for row in CLOCK.rows] == [4, 3, 2, 1]
    assert all(row.marks == RECONSTRUCTED * 2 for row in CLOCK.rows)
    table = Table()
    table.begin("tide")
    table.rolls(4)
    assert table.events("tide-rolled") == [{"face": 4, "target": 4}]
    assert table.events("tide-came") == [{}]


def test_the_bank_is_dropped() -> None:
    """Every banked nutrient falls and lies till the next acquisition; the marker returns. [FO-5.2]"""
    table = Table()
    table.bank(lipid=1, carb=2)
    table.s.tide = 1
    table.begin("tide")
    table.rolls(3)
    table.chance("fall v1", "fall v1", "fall l4")
    assert table.lies("v1") == {"lipid": 1, "carb": 1} and table.lies("l4") == {"carb": 1}
    assert table.banked() == {} and table.s.tide == 0
    assert table.held(0) == {}


def test_a_plasmid_joins_the_menu() -> None:
    """One of the seven each tide, for everyone; none after the seventh. [FO-5.3]"""
    table = Table()
    table.begin("tide")
    table.rolls(6)
    assert len(table.codes(CHANCE)) == 7
    table.chance("unveil pilus")
    assert "pilus" in FOMENT.view(table.s, 2)["menu"]
    last = Table()
    last.unveil("wall", "chlorophyll", "compartments", "inhibitor", "flagellum", "phosphorylation", "pilus")
    last.begin("tide")
    last.rolls(6)
    assert last.events("tide-came") == [{}] and last.events("unveiled") == []


def test_the_tide_stays_out() -> None:
    """A lower roll moves the marker one step and nothing else. [FO-5.4]"""
    table = Table()
    table.bank(amino=4)
    table.begin("tide")
    table.rolls(3)
    assert table.s.tide == 1 and table.banked() == {"amino": 4}
    assert table.events("tide-stayed") == [{"target": 3}] and table.events("unveiled") == []


def test_high_tide_is_certain() -> None:
    """On the last step every roll brings it in. [FO-5.1]"""
    table = Table()
    table.s.tide = 3
    table.begin("tide")
    table.rolls(1)
    assert table.events("tide-came") == [{}]
