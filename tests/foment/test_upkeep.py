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
    """Paid in one round, a flagellum swims in the next; not paid again, it rests. [FO-6.5]"""
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


def builder(version: int, structure: str) -> Table:
    """Seat 0 stands in v1 and has just built that structure."""
    table = Table(version=version)
    table.unveil(structure)
    table.strategy(0, "quorum")
    table.feed(0, lipid=2, amino=3)
    table.bank(lipid=1)
    table.cell(0).damage, table.cell(1).damage, table.cell(2).damage = 2, 1, 0
    table.begin("action")
    table.play(0, f"build {structure}")
    return table


def test_a_new_structure_works_at_once_until_the_next_upkeep() -> None:
    """A flagellum built in one round swims in the next, unpaid; then its energy is due. [FO-6.5, FO-3.3]"""
    table = builder(2, "flagellum")
    assert table.events("powered") == [{"seat": 0, "structure": "flagellum"}] and table.events("paid") == []
    table.play(0, "done")
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.phase == "movement" and "move v3" in table.codes(0), "two steps from v1"
    table.s.depth = 0
    table.feed(0, lipid=2)
    upkeep(table, "maintain lipid")
    assert table.tokens(0)["flagellum"] == 1 and not table.s.works(0, 8), "nobody has paid for it now"


def test_a_new_complexity_exchanges_in_the_same_turn() -> None:
    """It works from the moment it is built. [FO-6.5, FO-9.2]"""
    table = builder(2, "complexity")
    table.play(0, "exchange amino lipid 1")
    assert table.held(0) == {"lipid": 3}


def test_a_new_copy_lends_its_power_to_an_old_one() -> None:
    """One that was not paid for works again through the new one, and nothing is said of one that works. [FO-6.5]"""
    table = Table()
    table.strategy(0, "quorum")
    table.unveil("flagellum")
    table.equip(0, "flagellum", powered=False)
    table.feed(0, lipid=4, amino=4)
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.begin("action")
    table.play(0, "build flagellum", "build flagellum")
    assert table.s.works(0, 8) and len(table.events("powered")) == 1


def test_a_game_of_the_first_version_lets_a_new_structure_wait_for_power() -> None:
    """It began by another rule and goes on by it. [FO-6.5]"""
    table = builder(1, "flagellum")
    assert table.tokens(0)["flagellum"] == 1 and not table.s.works(0, 8) and table.events("powered") == []


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


def in_the_light(seats: int, first_round: int = 1) -> Table:
    """All cells have chlorophyll in shallow water, and the economy is closed."""
    table = Table(seats, economy="closed")
    table.s.round = first_round
    for seat, region in zip(range(seats), ("v2", "v5", "l1"), strict=False):
        table.put(region, seat)
        table.equip(seat, "chlorophyll")
    return table


def test_in_a_closed_economy_chlorophyll_draws_from_the_bank() -> None:
    """What the bank has moves into the cell; nothing comes from outside. [FO-6.7, FO-1.4]"""
    table = in_the_light(3)
    table.bank(lipid=5, carb=7)
    table.begin("upkeep")
    assert [table.held(seat) for seat in range(3)] == [{"lipid": 1, "carb": 2}] * 3
    assert table.banked() == {"lipid": 2, "carb": 1} and not any(table.s.grown)


def test_what_a_cell_pays_in_an_upkeep_can_come_back_by_light() -> None:
    """Genome and power are paid before chlorophyll draws. [FO-6.7, FO-6.1]"""
    table = in_the_light(3)
    for seat in (1, 2):
        table.put("v3", seat)
    table.feed(0, lipid=1)
    upkeep(table, "maintain lipid")
    assert table.held(0) == {"lipid": 1} and table.banked() == {}


def test_a_short_bank_serves_another_seat_first_each_round() -> None:
    """In seat order, from the first seat in round one, the second in round two. [FO-6.7]"""
    for first_round, expected in ((1, [3, 1, 0]), (2, [0, 3, 1]), (3, [1, 0, 3]), (4, [3, 1, 0])):
        table = in_the_light(3, first_round)
        table.bank(lipid=1, carb=3)
        table.begin("upkeep")
        assert [table.cell(seat).nutrients for seat in range(3)] == expected


def test_an_empty_bank_gives_no_harvest() -> None:
    """What yields nothing is not counted for the stromatolite; one nutrient is enough. [FO-6.7, FO-12.4]"""
    table = in_the_light(3)
    table.bank(carb=3)
    table.begin("upkeep")
    assert table.events("grew") == [{"seat": 0, "lipids": 0, "carbs": 2}, {"seat": 1, "lipids": 0, "carbs": 1}]
    assert table.events("grew-nothing") == [{"seat": 2}]
    assert [int(table.cell(seat).harvests) for seat in range(3)] == [1, 1, 0]
