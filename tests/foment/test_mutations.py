"""The nine mutations, one by one."""

from __future__ import annotations

from foment.table import Table
from organelle.games.foment.cards import MUTATION_DECK
from organelle.games.foment.game import FOMENT
from organelle.games.foment.parts import STRUCTURES
from organelle.games.foment.structures import price


def bill(table: Table, structure: str) -> tuple[int, ...]:
    return tuple(int(price(table.s, 0, STRUCTURES.index(structure), nutrient)) for nutrient in range(3))


def test_the_deck() -> None:
    """Sixteen cards of nine kinds. [FO-2.4]"""
    copies = {str(row.cells[0]): int(row.cells[1]) for row in MUTATION_DECK.rows}
    assert copies["deleterious"] == 4 and copies["lithotrophism"] == 3
    assert copies["carotenoids"] == copies["lipid-biosynthesis"] == 2
    assert sum(copies.values()) == 16


def test_deleterious() -> None:
    """One damage at once, and the card is discarded. [FO-10.1, FO-7.2]"""
    table = Table()
    table.cell(0).damage = 1
    table.begin("mutation")
    table.rolls(1)
    table.chance("mutate deleterious")
    assert table.damage(0) == [2] and table.s.discarded == 1
    assert not any(table.cell(0).mutations)


def test_lithotrophism() -> None:
    """Free on a vent, where the damage may still be chosen; not free elsewhere. [FO-10.2]"""
    table = Table()
    table.put("v4", 0)
    table.put("v3", 1)
    table.mutate(0, "lithotrophism")
    table.mutate(1, "lithotrophism")
    table.feed(1, amino=1)
    table.begin("upkeep")
    assert table.codes(0) == ["maintain", "suffer"] and table.codes(1) == ["maintain amino", "suffer"]
    table.play(0, "maintain")
    table.play(1, "maintain amino")
    assert table.damage() == [0, 0, 1]
    assert table.events("maintained-free") == [{"seat": 0}]


def test_carotenoids() -> None:
    """Chlorophyll works in the deep too; without chlorophyll nothing happens. [FO-10.3]"""
    table = Table()
    table.put("v3", 0)
    table.mutate(0, "carotenoids")
    table.mutate(1, "carotenoids")
    table.equip(0, "chlorophyll")
    table.begin("upkeep")
    assert table.held(0) == {"lipid": 1, "carb": 2} and table.held(1) == {}


def test_lipid_biosynthesis() -> None:
    """One more amino acid and one less lipid, where there were any. [FO-10.4]"""
    table = Table()
    table.mutate(0, "lipid-biosynthesis")
    assert bill(table, "membrane") == (1, 0, 0)
    assert bill(table, "lipase") == (0, 2, 0)
    assert bill(table, "chlorophyll") == (1, 3, 1)
    assert bill(table, "compartments") == (0, 2, 1)


def test_two_lipid_biosyntheses_add_up() -> None:
    """A flagellum then costs no lipid, but a membrane is never free. [FO-10.4]"""
    table = Table()
    table.mutate(0, "lipid-biosynthesis", "lipid-biosynthesis")
    assert bill(table, "flagellum") == (0, 4, 0)
    assert bill(table, "membrane") == (1, 0, 0)


def test_lipid_biosynthesis_comes_before_compartments() -> None:
    """Five amino acids instead of three for a pilus, halved to three. [FO-10.4, FO-9.4]"""
    table = Table()
    table.mutate(0, "lipid-biosynthesis", "lipid-biosynthesis")
    table.equip(0, "compartments")
    assert bill(table, "pilus") == (0, 3, 0)
    assert bill(table, "membrane") == (1, 0, 0)


def robbed(version: int) -> Table:
    """Seat 1 has active transport and has lost its last membrane to lipase; an upkeep is over."""
    table = Table(version=version)
    table.put("c", 0, 1)
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.mutate(1, "active-transport")
    table.equip(0, "lipase")
    table.feed(1, lipid=1)
    table.begin("action")
    assert table.codes(0) == ["lipase seat:1 nothing", "pass"]
    table.play(0, "lipase seat:1 nothing")
    table.rolls(5)
    assert table.tokens(1) == {}
    table.s.depth = 0
    table.begin("upkeep")
    table.play(1, "maintain lipid")
    assert table.damage(1) == [1], "it has nothing to leak and takes no damage for that"
    assert table.events("pumped") == [{"seat": 1}]
    return table


def test_active_transport() -> None:
    """Nothing is stolen, and the cell does not leak for want of a membrane, however often. [FO-10.5]"""
    table = robbed(2)
    table.s.depth = 0
    table.feed(1, lipid=2)
    table.begin("upkeep")
    table.play(1, "maintain lipid")
    assert table.held(1) == {"lipid": 1} and len(table.events("pumped")) == 2


def test_active_transport_helps_whoever_got_it_late() -> None:
    """The membrane may have been lost before, and to nobody with this card. [FO-10.5]"""
    table = Table()
    table.strip(0)
    table.feed(0, lipid=2)
    table.mutate(0, "active-transport")
    table.begin("upkeep")
    table.play(0, "maintain lipid")
    assert table.events("pumped") == [{"seat": 0}] and table.waiting != [0], "it is not asked what to lose"
    assert table.held(0) == {"lipid": 1} and table.lies("v1") == {}


def test_active_transport_shows_while_there_is_no_membrane() -> None:
    """Everyone sees who does not leak. [FO-10.5, FO-13.1]"""
    table = Table()
    table.mutate(0, "active-transport")
    assert [player["pumping"] for player in FOMENT.view(table.s, 1)["players"]] == [False] * 3
    table.strip(0)
    assert [player["pumping"] for player in FOMENT.view(table.s, 1)["players"]] == [True, False, False]


def test_a_game_of_the_first_version_is_spared_by_active_transport_only_once() -> None:
    """It began by another rule and goes on by it. [FO-10.5]"""
    table = robbed(1)
    table.s.depth = 0
    table.feed(1, lipid=2)
    table.begin("upkeep")
    table.play(1, "maintain lipid")
    table.play(1, "leak lipid")
    assert table.held(1) == {}, "only the next upkeep is spared"
    assert len(table.events("pumped")) == 1


def test_synergy() -> None:
    """All three types were there when the phase began: one more from the bank, of a type it has. [FO-10.6]"""
    table = Table()
    table.mutate(0, "synergy")
    table.drop("v1", lipid=1, amino=1, carb=1)
    table.bank(lipid=1, carb=1)
    table.begin("acquisition")
    assert table.waiting == [0] and table.codes(0) == ["absorb lipid", "absorb carb"]
    table.play(0, "absorb carb")
    assert table.held(0) == {"lipid": 1, "amino": 1, "carb": 2} and table.banked() == {"lipid": 1}


def test_synergy_counts_what_lay_there_not_what_one_got() -> None:
    """The region held all three, though the cell took an empty pile. [FO-10.6]"""
    table = Table()
    table.put("v1", 0, 1)
    table.cell(0).damage, table.cell(1).damage = 0, 1
    table.mutate(0, "synergy")
    table.drop("v1", lipid=1, amino=1, carb=1)
    table.bank(amino=1)
    table.begin("acquisition")
    table.play(0, "cut amino 1", "cut carb 1")
    table.play(1, "take pile:a")
    assert table.codes(0) == ["absorb amino"]


def test_no_synergy_with_two_types_or_an_empty_bank() -> None:
    """No question then. [FO-10.6]"""
    for heap, banked in (({"lipid": 3, "carb": 1}, 5), ({"lipid": 1, "amino": 1, "carb": 1}, 0)):
        table = Table()
        table.mutate(0, "synergy")
        table.drop("v1", **heap)
        table.bank(amino=banked)
        table.begin("acquisition")
        assert table.phase == "tide"


def test_commensal() -> None:
    """What another cell here leaks comes straight in; one's own leak and other regions' do not. [FO-10.7]"""
    table = Table(4)
    table.put("c", 0, 1)
    table.put("v2", 2)
    for seat in (0, 1, 2):
        table.strip(seat)
        table.feed(seat, lipid=2)
    table.mutate(0, "commensal")
    table.begin("upkeep")
    for seat in (0, 1, 2):
        table.play(seat, "maintain lipid")
    for seat in (2, 1, 0):
        table.play(seat, "leak lipid")
    assert table.held(0) == {"lipid": 1} and table.lies("c") == {"lipid": 1} and table.lies("v2") == {"lipid": 1}
    assert table.events("fed") == [{"seat": 1, "nutrient": "lipid", "other": 0}]


def test_a_starving_commensal_still_suffers() -> None:
    """What it holds is looked at before anything leaks. [FO-10.7, FO-6.3]"""
    table = Table()
    table.put("c", 0, 1)
    table.strip(0)
    table.strip(1)
    table.feed(1, carb=2)
    table.mutate(0, "commensal")
    table.begin("upkeep")
    table.play(1, "maintain carb")
    table.play(1, "leak carb")
    assert table.damage(0) == [2] and table.held(0) == {"carb": 1}


def test_cyst() -> None:
    """In an empty region: no upkeep at all, everything powered, chlorophyll works, no building. [FO-10.8]"""
    table = Table()
    table.put("v2", 0)
    table.mutate(0, "cyst")
    table.strip(0)
    table.equip(0, "pilus", "chlorophyll", "lipase", powered=False)
    table.begin("acquisition")
    assert table.events("encysted") == [{"seat": 0}]
    table.rolls(1)
    assert table.damage() == [0, 1, 1], "the others pay with damage, the cyst with nothing"
    assert table.held(0) == {"lipid": 1, "carb": 2} and table.s.works(0, STRUCTURES.index("pilus"))
    table.rolls(6, 6)
    table.rolls(2, 1)
    table.feed(0, lipid=4)
    while 0 not in table.waiting:
        table.play(table.waiting[0], "pass")
    assert table.codes(0) == ["lipase seat:1 nothing", "pass"]
    while table.phase == "action":
        table.play(table.waiting[0], "pass")
    assert not table.cell(0).encysted, "the next round finds it open again"


def test_no_cyst_where_there_is_food() -> None:
    """Then upkeep is due as for all. [FO-10.8]"""
    table = Table()
    table.mutate(0, "cyst")
    table.drop("v1", carb=1)
    table.begin("acquisition")
    table.rolls(1)
    assert table.waiting == [0] and table.codes(0) == ["maintain carb", "suffer"]


def test_matrix() -> None:
    """One more for every defence. [FO-10.9]"""
    table = Table()
    table.put("c", 0, 1)
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.mutate(1, "matrix")
    table.equip(0, "lipase")
    table.begin("action")
    table.play(0, "lipase seat:1 nothing")
    table.rolls(4)
    assert table.events("withstood") == [{"seat": 1}]
