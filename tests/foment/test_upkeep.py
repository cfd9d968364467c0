"""Phase 4: upkeep."""

from __future__ import annotations

from foment.table import Table


def upkeep(table: Table, *answers: str) -> None:
    """Everyone answers the first step, in seat order."""
    table.begin("upkeep")
    for seat, answer in zip(list(table.waiting), answers, strict=True):
        table.play(seat, answer)


def test_each_step_for_all_before_the_next() -> None:
    """Nobody leaks before everyone has seen to its genome; choices are sealed. [FO-6.1]"""
    table = Table()
    for seat in range(3):
        table.strip(seat)
        table.feed(seat, lipid=2, amino=1)
    table.begin("upkeep")
    table.play(1, "maintain amino")
    table.play(0, "suffer")
    assert table.waiting == [2] and table.events("maintained") == [] and table.damage() == [0, 0, 0]
    table.play(2, "maintain lipid")
    assert table.events("maintained") == [{"seat": 1, "nutrient": "amino"}, {"seat": 2, "nutrient": "lipid"}]
    assert table.waiting == [0, 1, 2] and table.codes(1) == ["leak lipid"]


def test_what_leaks_can_pay_for_energy_and_what_grows_cannot() -> None:
    """Leakage comes before energy, chlorophyll after it. [FO-6.1, FO-10.7]"""
    table = Table()
    table.put("v2", 0, 1)
    table.mutate(0, "commensal")
    table.equip(0, "flagellum")
    table.feed(0, lipid=1)
    table.strip(1)
    table.feed(1, carb=2)
    table.equip(1, "flagellum", "chlorophyll")
    upkeep(table, "maintain lipid", "maintain carb")
    table.play(1, "leak carb")
    assert table.waiting == [0], "the guest can pay with what leaked, the host cannot with what is still to grow"
    table.play(0, "power flagellum")
    assert table.held(0) == {} and table.held(1) == {"lipid": 1, "carb": 2}


def test_pay_or_suffer() -> None:
    """One nutrient of any type to the bank, or one point of damage, as one likes. [FO-6.2, FO-1.4]"""
    table = Table()
    table.feed(0, lipid=1, carb=3)
    table.feed(1, amino=1)
    table.begin("upkeep")
    assert table.codes(0) == ["maintain lipid", "maintain carb", "suffer"]
    table.play(0, "maintain carb")
    table.play(1, "suffer")
    assert table.damage() == [0, 1, 1], "the third cell holds nothing and must take it"
    assert table.held(0) == {"lipid": 1, "carb": 2} and table.banked() == {"carb": 1}


def test_leaky_cells_leak() -> None:
    """One nutrient of the cell's choice into its region; without any, damage. [FO-6.3]"""
    table = Table()
    table.strip(0)
    table.strip(1)
    table.feed(0, lipid=1, carb=2)
    table.feed(1, amino=1)
    upkeep(table, "maintain carb", "maintain amino")
    assert table.waiting == [0] and table.codes(0) == ["leak lipid", "leak carb"]
    table.play(0, "leak lipid")
    assert table.lies("v1") == {"lipid": 1} and table.held(0) == {"carb": 1}
    assert table.damage() == [0, 1, 1]
    assert {"seat": 1, "damage": 1, "cause": "leakage"} in table.events("damaged")
    assert table.events("leaked") == [{"seat": 0, "nutrient": "lipid", "region": "v1"}]


def test_power_is_bought_or_not() -> None:
    """Flagellum one, pilus two, complexity one carb; what is not paid stays but does nothing. [FO-6.4]"""
    table = Table()
    table.equip(0, "flagellum", "pilus", "complexity")
    table.feed(0, lipid=1, carb=3)
    upkeep(table, "maintain lipid")
    assert table.codes(0) == ["power complexity", "power flagellum", "power pilus", "done"]
    table.play(0, "power pilus")
    table.play(0, "power complexity")
    assert table.held(0) == {} and table.banked() == {"lipid": 1, "carb": 3}
    assert table.s.works(0, 10) and table.s.works(0, 3) and not table.s.works(0, 8)
    assert table.tokens(0)["flagellum"] == 1
    assert table.events("paid") == [{"seat": 0, "carbs": 3}]


def test_nobody_is_asked_for_power_it_cannot_pay() -> None:
    """Without a carb, or without such a structure, there is no question. [FO-6.4]"""
    table = Table()
    table.equip(0, "pilus")
    table.feed(0, carb=2)
    table.feed(1, carb=5)
    upkeep(table, "maintain carb", "maintain carb")
    assert table.phase != "upkeep"


def test_power_lasts_until_the_next_upkeep() -> None:
    """Paid in one round, a flagellum swims in the next; a new one has to wait. [FO-6.5]"""
    table = Table()
    table.equip(0, "flagellum", powered=False)
    table.feed(0, lipid=1, carb=1)
    upkeep(table, "maintain lipid")
    table.play(0, "power flagellum")
    assert table.s.works(0, 8)
    table.feed(0, lipid=1)
    table.s.depth = 0
    upkeep(table, "maintain lipid")
    assert not table.s.works(0, 8)
    table.s.depth = 0
    table.unveil("flagellum")
    table.feed(0, lipid=2, amino=2)
    table.cell(0).damage, table.cell(1).damage, table.cell(2).damage = 2, 1, 0
    table.begin("action")
    table.play(0, "build flagellum")
    assert table.tokens(0)["flagellum"] == 2 and not table.s.works(0, 8)


def test_chlorophyll_in_the_light() -> None:
    """Two carbs and a lipid in shallow water, nothing in the deep, out of nowhere. [FO-6.6]"""
    table = Table()
    table.put("v2", 0)
    table.put("v3", 1)
    table.equip(0, "chlorophyll")
    table.equip(1, "chlorophyll")
    table.begin("upkeep")
    assert table.held(0) == {"lipid": 1, "carb": 2} and table.held(1) == {}
    assert [int(count) for count in table.s.grown] == [1, 0, 2]
    assert table.events("grew") == [{"seat": 0, "lipids": 1, "carbs": 2}]
