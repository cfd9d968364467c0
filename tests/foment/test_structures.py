"""The structures, one by one."""

from __future__ import annotations

from foment.table import Table
from organelle.games.foment.cards import PLASMIDS
from organelle.games.foment.parts import STRUCTURES
from organelle.games.foment.structures import carbs_due, price


def acting(*structures: str) -> Table:
    """Seat 0 acts first, owns these structures with power, and every plasmid is on the menu."""
    table = Table()
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.equip(0, *structures)
    table.unveil(*STRUCTURES)
    return table


def bill(table: Table, structure: str) -> tuple[int, ...]:
    return tuple(int(price(table.s, 0, STRUCTURES.index(structure), nutrient)) for nutrient in range(3))


def test_the_sheet() -> None:
    """Costs and upkeep as printed on the cards, the two exchanged titles set right. [FO-2.4, FO-9.4, FO-9.6]"""
    rows = {str(row.cells[0]): tuple(row.cells[1:6]) for row in PLASMIDS.rows}
    assert rows == {
        "membrane": ("start", 2, 0, 0, 0),
        "lipase": ("start", 0, 1, 0, 0),
        "dnase": ("start", 0, 1, 0, 0),
        "complexity": ("start", 0, 2, 0, 1),
        "wall": ("tide", 0, 1, 2, 0),
        "chlorophyll": ("tide", 2, 2, 1, 0),
        "compartments": ("tide", 1, 1, 1, 0),
        "inhibitor": ("tide", 0, 2, 0, 0),
        "flagellum": ("tide", 2, 2, 0, 1),
        "phosphorylation": ("tide", 0, 2, 0, 0),
        "pilus": ("tide", 0, 3, 0, 2),
    }


def test_a_membrane_stops_leakage() -> None:
    """With one membrane nothing leaks. [FO-9.1]"""
    table = Table()
    table.feed(0, lipid=2)
    table.begin("upkeep")
    table.play(0, "maintain lipid")
    assert table.events("leaked") == [] and table.held(0) == {"lipid": 1}


def test_complexity_exchanges_with_the_bank() -> None:
    """One or two of one type for another that the bank has, once a round, as part of building. [FO-9.2]"""
    table = acting("complexity")
    table.feed(0, lipid=3)
    table.bank(amino=1, carb=5)
    table.begin("action")
    exchanges = [code for code in table.codes(0) if code.startswith("exchange")]
    assert exchanges == ["exchange lipid amino 1", "exchange lipid carb 1", "exchange lipid carb 2"]
    table.play(0, "exchange lipid carb 2")
    assert table.held(0) == {"lipid": 1, "carb": 2} and table.banked() == {"lipid": 2, "amino": 1, "carb": 3}
    assert not any(code.startswith("exchange") for code in table.codes(0))
    table.play(0, "done")
    assert table.waiting == [1]


def test_complexity_without_power_does_nothing() -> None:
    """No upkeep paid, no exchange. [FO-9.2, FO-6.4]"""
    table = acting()
    table.equip(0, "complexity", powered=False)
    table.feed(0, lipid=3)
    table.bank(carb=5)
    table.begin("action")
    assert not any(code.startswith("exchange") for code in table.codes(0))


def test_a_wall_raises_the_defence_once() -> None:
    """A second wall adds nothing. [FO-9.3, FO-9.8]"""
    table = acting("wall", "wall")
    table.cell(0).damage = 0
    table.put("c", 0, 1)
    table.equip(1, "lipase")
    table.cell(2).damage = 0
    table.begin("action")
    table.rolls(2, 1)
    table.play(1, "lipase seat:0 nothing")
    table.rolls(5)
    assert table.events("attack-rolled")[0]["defence"] == 4 and table.tokens(0).get("membrane") is None


def test_compartments_halve_and_round_up() -> None:
    """Half of each type, rounded up, for every structure; a single nutrient still pays one. [FO-9.4]"""
    table = acting("compartments")
    assert bill(table, "membrane") == (1, 0, 0)
    assert bill(table, "lipase") == (0, 1, 0)
    assert bill(table, "pilus") == (0, 2, 0)
    assert bill(table, "chlorophyll") == (1, 1, 1)
    assert bill(table, "wall") == (0, 1, 1)


def test_compartments_halve_upkeep() -> None:
    """A pilus runs on one carb, a flagellum still needs its one. [FO-9.4]"""
    table = acting("compartments", "pilus", "flagellum")
    assert carbs_due(table.s, 0, 1 << STRUCTURES.index("pilus")) == 1
    assert carbs_due(table.s, 0, 1 << STRUCTURES.index("pilus") | 1 << STRUCTURES.index("flagellum")) == 2


def test_compartments_only_once() -> None:
    """Nobody may own a second one. [FO-9.4]"""
    table = acting("compartments")
    table.feed(0, lipid=5, amino=5, carb=5)
    table.begin("action")
    assert "build compartments" not in table.codes(0)


def test_an_inhibitor_blocks_one_dnase() -> None:
    """Inside the cell it cancels the DNAse and is gone; the second one strikes. [FO-9.5, FO-1.6]"""
    table = acting("dnase", "dnase")
    table.put("c", 0, 1)
    table.strip(1)
    table.equip(1, "inhibitor")
    table.begin("action")
    table.play(0, "dnase seat:1")
    assert table.damage(1) == [1] and table.left("inhibitor") == 6
    assert table.events("blocked") == [{"seat": 1}]
    table.play(1, "pass")
    table.play(2, "pass")
    table.play(0, "dnase seat:1")
    assert table.damage(1) == [2]


def test_a_membrane_that_holds_saves_the_inhibitor() -> None:
    """A DNAse that never gets in is not blocked. [FO-9.5]"""
    table = acting("dnase")
    table.put("c", 0, 1)
    table.equip(1, "inhibitor")
    table.begin("action")
    table.play(0, "dnase seat:1")
    table.rolls(2)
    assert table.tokens(1)["inhibitor"] == 1


def test_phosphorylation_covers_three_costs_with_a_carb() -> None:
    """One carb for the genome leaves two costs over; a second covers three more. [FO-9.6]"""
    table = acting("phosphorylation", "flagellum", "pilus", "complexity")
    table.feed(0, carb=2)
    table.begin("upkeep")
    table.play(0, "maintain carb")
    table.play(0, "power pilus")
    table.play(0, "power flagellum", "power complexity")
    assert table.held(0) == {} and table.banked() == {"carb": 2}
    assert all(table.s.works(0, STRUCTURES.index(name)) for name in ("pilus", "flagellum", "complexity"))


def test_what_the_genome_carb_leaves_pays_for_a_pilus() -> None:
    """Two costs are left of the carb, a pilus asks for two. [FO-9.6]"""
    table = acting("phosphorylation", "pilus")
    table.feed(0, carb=1)
    table.begin("upkeep")
    table.play(0, "maintain carb")
    table.play(0, "power pilus")
    assert table.events("paid") == [{"seat": 0, "carbs": 0}]


def test_a_lipid_for_the_genome_leaves_nothing_over() -> None:
    """Only a carb covers several costs. [FO-9.6]"""
    table = acting("phosphorylation", "pilus")
    table.feed(0, lipid=1, carb=1)
    table.begin("upkeep")
    table.play(0, "maintain lipid")
    table.play(0, "power pilus")
    assert table.held(0) == {}


def test_a_leak_is_never_settled() -> None:
    """Phosphorylation does not help a leaky cell. [FO-9.6]"""
    table = acting("phosphorylation")
    table.strip(0)
    table.feed(0, carb=2)
    table.begin("upkeep")
    table.play(0, "maintain carb")
    table.play(0, "leak carb")
    assert table.held(0) == {}


def test_a_carb_counts_double_or_threefold_not_both() -> None:
    """With compartments too, four costs still take two carbs. [FO-9.6, FO-9.4]"""
    table = acting("phosphorylation", "compartments", "flagellum", "pilus", "complexity")
    power = sum(1 << STRUCTURES.index(name) for name in ("flagellum", "pilus", "complexity"))
    assert carbs_due(table.s, 0, power) == 2


def test_a_powered_pilus_reaches_across_a_side() -> None:
    """Plus one on the roll, and adjacent regions too, but not round the board. [FO-9.7, FO-1.3]"""
    table = acting("pilus", "lipase")
    table.put("l1", 0)
    table.put("r1", 1)
    table.put("l3", 2)
    table.begin("action")
    assert "lipase seat:1 nothing" in table.codes(0) and "lipase seat:2 nothing" not in table.codes(0)
    table.play(0, "lipase seat:1 nothing")
    table.rolls(3)
    assert table.events("attack-rolled") == [{"seat": 0, "face": 3, "bonus": 1, "defence": 3}]
    assert table.tokens(1) == {}


def test_a_pilus_without_power_is_useless() -> None:
    """Neither reach nor bonus. [FO-9.7]"""
    table = acting("lipase")
    table.equip(0, "pilus", powered=False)
    table.put("l1", 0, 2)
    table.put("r1", 1)
    table.begin("action")
    assert "lipase seat:1 nothing" not in table.codes(0)
    table.play(0, "lipase seat:2 nothing")
    table.rolls(3)
    assert table.events("attack-rolled")[0]["bonus"] == 0


def test_second_copies() -> None:
    """They may be built, ask for no second upkeep and add nothing. [FO-9.8]"""
    table = acting("chlorophyll", "chlorophyll", "flagellum", "flagellum")
    table.strategy(0, "gluttony")
    table.put("v2", 0)
    table.feed(0, lipid=4, amino=5, carb=2)
    assert carbs_due(table.s, 0, 1 << STRUCTURES.index("flagellum")) == 1
    table.begin("action")
    assert {"build chlorophyll", "build flagellum", "build pilus"} <= set(table.codes(0))
    table.s.depth = 0
    table.feed(0, lipid=1)
    table.begin("upkeep")
    table.play(0, "maintain lipid")
    assert table.held(0) == {"lipid": 1, "carb": 2}
