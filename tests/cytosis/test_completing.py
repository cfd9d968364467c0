"""Completing cards: detox, vesicles, enzymes."""

import pytest

from cytosis.table import Table
from organelle.games.cytosis.game import CYTOSIS


def vesicle(table: Table, place: int, seat: int, base: str, amount: int, addition: str = "") -> None:
    """A disk of that seat lies on a place."""
    resources = ["atp", "mrna", "protein", "carb", "lipid"]
    s = table.s
    s.owner[place] = seat
    s.base[place] = resources.index(base)
    s.amount[place] = amount
    s.addition[place] = resources.index(addition) if addition else -1
    s.players[seat].disks -= 1


def starting(table: Table, word: str) -> list[str]:
    return [code for code in table.codes() if code.startswith(word)]


def test_a_detox_is_paid_and_gains_a_health() -> None:
    """Its ATP from the supply. [CY-7.1]"""
    table = Table()
    table.hand(0, "detox-2", "detox-3")
    table.supply(0, atp=2)
    assert starting(table, "detox") == ["detox detox-2"]
    table.play("detox detox-2")
    assert table.owns(0) == {} and table.health[0] == 1 and table.holds(0) == ["detox-3"]


def test_equal_cards_are_offered_once() -> None:
    """Nobody can tell two detoxes of the same cost apart. [CY-1.1]"""
    table = Table()
    table.hand(0, "detox-2", "detox-2")
    table.supply(0, atp=2)
    assert starting(table, "detox") == ["detox detox-2"]


def test_a_steroid_starts_in_the_smooth_er() -> None:
    """A disk with lipids of one's own. [CY-7.2]"""
    table = Table()
    table.supply(0, lipid=4)
    assert starting(table, "steroid") == ["steroid 2", "steroid 3", "steroid 4"]
    table.play("steroid 3")
    assert table.owns(0) == {"lipid": 1}
    there = CYTOSIS.view(table.s, 1)["vesicles"][0]
    assert there == {"area": "smooth-er", "owner": 0, "base": "lipid", "amount": 3, "addition": ""}


def test_the_rough_er_translates_onto_a_disk() -> None:
    """Own mRNA for proteins of the stock; own proteins do not count, and the stock may be short. [CY-7.3]"""
    table = Table()
    table.supply(0, mrna=4, protein=5)
    table.stock(protein=3)
    assert starting(table, "rough-er") == ["rough-er 2", "rough-er 3"]
    table.play("rough-er 3")
    assert table.owns(0) == {"mrna": 1, "protein": 5} and table.in_stock("protein") == 0


def test_more_than_a_card_asks_for() -> None:
    """No card need be held; the owner alone is warned. [CY-7.4]"""
    table = Table()
    table.supply(0, mrna=6)
    assert starting(table, "rough-er")[-1] == "rough-er 6"
    table.hand(0, "chorionic-gonadotropin")
    mine = CYTOSIS.view(table.s, 0)["mine"]
    assert mine["least"] == {"steroid": 0, "rough-er": 4}
    table.play("rough-er 3")
    assert CYTOSIS.view(table.s, 0)["mine"]["idle"] == [2]
    assert "idle" not in CYTOSIS.view(table.s, None)["mine"]
    table.supply(1, mrna=1)
    assert table.closed(1)["rough-er"] == "needs-mrna"


def test_the_golgi_adds_a_carb_or_a_lipid() -> None:
    """Lipid on proteins only; a disk passes it once. [CY-7.5]"""
    table = Table()
    vesicle(table, 0, 0, "lipid", 3)
    vesicle(table, 2, 0, "protein", 2)
    assert table.closed(0)["golgi"] == "needs-addition"
    table.supply(0, carb=1, lipid=1)
    assert starting(table, "golgi") == ["golgi vesicle:0 carb", "golgi vesicle:2 carb", "golgi vesicle:2 lipid"]
    table.play("golgi vesicle:2 lipid")
    assert table.owns(0) == {"carb": 1}
    there = CYTOSIS.view(table.s, 0)["vesicles"]
    assert there[2]["owner"] == -1 and there[5]["amount"] == 2 and there[5]["addition"] == "lipid"
    table.turn(0)
    assert starting(table, "golgi") == ["golgi vesicle:0 carb"]


def test_a_full_golgi_makes_room() -> None:
    """The player picks a disk; it and its load go to its owner. [CY-7.6]"""
    table = Table()
    vesicle(table, 5, 1, "protein", 3, "lipid")
    vesicle(table, 6, 1, "lipid", 2, "carb")
    vesicle(table, 7, 0, "protein", 2, "carb")
    vesicle(table, 2, 0, "protein", 4)
    table.supply(0, carb=1)
    codes = starting(table, "golgi")
    assert codes == [f"golgi vesicle:2 carb vesicle:{place}" for place in (5, 6, 7)]
    table.play("golgi vesicle:2 carb vesicle:5")
    assert table.owns(1) == {"protein": 3, "lipid": 1} and table.s.players[1].disks == 1
    assert CYTOSIS.view(table.s, 0)["vesicles"][5]["amount"] == 4


def test_an_own_disk_brings_its_load_back_for_use() -> None:
    """Its carb can be the addition at once. [CY-7.6]"""
    table = Table()
    vesicle(table, 5, 1, "protein", 3, "lipid")
    vesicle(table, 6, 1, "lipid", 2, "carb")
    vesicle(table, 7, 0, "protein", 2, "carb")
    vesicle(table, 2, 0, "protein", 4)
    assert "golgi" not in table.closed(0)
    assert starting(table, "golgi") == ["golgi vesicle:2 carb vesicle:7"]
    table.play("golgi vesicle:2 carb vesicle:7")
    assert table.owns(0) == {"protein": 2} and table.s.players[0].disks == 1


def test_no_eviction_while_a_place_is_free() -> None:
    """The condition is a full area. [CY-7.6]"""
    table = Table()
    vesicle(table, 0, 1, "lipid", 2)
    table.supply(0, lipid=2)
    assert starting(table, "steroid") == ["steroid 2"]


def test_out_of_disks() -> None:
    """Both on the board: only an own disk sent back from a full area can start anew. [CY-7.7]"""
    table = Table()
    vesicle(table, 0, 0, "lipid", 3)
    vesicle(table, 2, 0, "protein", 2)
    table.supply(0, lipid=2)
    assert table.closed(0)["steroid"] == "needs-disk"
    vesicle(table, 1, 1, "lipid", 2)
    assert starting(table, "steroid")[0] == "steroid 2 vesicle:0"
    assert starting(table, "steroid")[-1] == "steroid 5 vesicle:0"
    table.play("steroid 5 vesicle:0")
    assert table.owns(0) == {} and table.s.players[0].disks == 0


def test_a_protein_hormone_in_three_placements() -> None:
    """2 mRNA, then a carb, then 2 ATP, for 7 health; the detailed example of the book. [CY-9.2, CY-7.8, CY-7.9]"""
    table = Table()
    table.hand(0, "thyrotropin")
    table.supply(0, mrna=2, carb=1, atp=2)
    proteins = table.in_stock("protein")
    table.play("rough-er 2")
    table.turn(0)
    table.play("golgi vesicle:2 carb")
    table.turn(0)
    table.play("exocytosis vesicle:5 thyrotropin")
    assert table.health[0] == 7 and table.owns(0) == {} and table.holds(0) == []
    assert table.s.players[0].disks == 2 and table.in_stock("protein") == proteins
    assert CYTOSIS.view(table.s, 1)["players"][0]["completed"] == ["thyrotropin"]


def test_a_steroid_hormone_for_nine() -> None:
    """3 lipids, a carb and 4 ATP. [CY-9.2]"""
    table = Table()
    table.hand(0, "testosterone")
    table.supply(0, lipid=3, carb=1, atp=4)
    for code in ("steroid 3", "golgi vesicle:0 carb", "exocytosis vesicle:5 testosterone"):
        table.play(code)
        table.turn(0)
    assert table.health[0] == 9 and table.owns(0) == {}


@pytest.mark.parametrize(
    ("base", "amount", "addition", "fitting"),
    [
        ("protein", 2, "carb", ["tsh-receptor"]),
        ("protein", 3, "carb", ["tsh-receptor", "lh-receptor"]),
        ("protein", 3, "lipid", ["androgen-receptor"]),
        ("protein", 2, "lipid", []),
        ("lipid", 3, "carb", ["progesterone"]),
    ],
)
def test_what_a_vesicle_fits(base: str, amount: int, addition: str, fitting: list[str]) -> None:
    """Right base, enough of it, right addition. [CY-7.8, CY-9.3]"""
    table = Table()
    table.hand(0, "tsh-receptor", "lh-receptor", "androgen-receptor", "progesterone")
    table.supply(0, atp=9)
    vesicle(table, 5, 0, base, amount, addition)
    assert starting(table, "exocytosis") == [f"exocytosis vesicle:5 {card}" for card in fitting]


def test_exocytosis_needs_its_atp() -> None:
    """A card that cannot be paid closes it. [CY-7.8]"""
    table = Table()
    assert table.closed(0)["exocytosis"] == "needs-golgi-vesicle"
    vesicle(table, 5, 0, "protein", 2, "carb")
    assert table.closed(0)["exocytosis"] == "needs-card"
    table.hand(0, "thyrotropin")
    table.supply(0, atp=1)
    assert table.closed(0)["exocytosis"] == "needs-atp" and not starting(table, "exocytosis")


def test_surplus_goes_to_the_stock() -> None:
    """All that the disk carried. [CY-7.9]"""
    table = Table()
    table.hand(0, "tsh-receptor")
    table.supply(0, atp=1)
    vesicle(table, 5, 0, "protein", 5, "carb")
    table.stock(protein=0, carb=0)
    table.play("exocytosis vesicle:5 tsh-receptor")
    assert (table.in_stock("protein"), table.in_stock("carb")) == (5, 1)


def test_an_enzyme_is_paid_from_the_supply() -> None:
    """ATP, proteins and a carb if asked for; no disk. [CY-7.10]"""
    table = Table()
    table.hand(0, "hexokinase", "catalase")
    table.supply(0, atp=2, protein=3)
    assert starting(table, "cytoplasm") == ["cytoplasm catalase"]
    table.supply(0, atp=2, protein=3, carb=1)
    table.play("cytoplasm hexokinase")
    assert table.owns(0) == {} and table.health[0] == 4 and table.s.players[0].disks == 2


def test_why_the_cytoplasm_is_closed() -> None:
    """No enzyme in hand is one thing, an enzyme one cannot pay another. [CY-3.5, CY-7.10]"""
    table = Table()
    table.hand(0, "dhea")
    assert table.closed(0)["cytoplasm"] == "needs-card"
    table.hand(0, "hexokinase")
    table.supply(0, atp=2, protein=3)
    assert table.closed(0)["cytoplasm"] == "cannot-pay"
