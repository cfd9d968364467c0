"""Phase 6: the order of turns, building and passing."""

from __future__ import annotations

from foment.table import Table


def acting(*damage: int) -> Table:
    """A table about to act, by seat with that damage."""
    table = Table(len(damage))
    for seat, points in enumerate(damage):
        table.cell(seat).damage = points
    return table


def test_the_most_damaged_acts_first() -> None:
    """Equals roll, the higher first, and the order holds for the phase. [FO-8.1]"""
    table = acting(1, 3, 1, 0)
    table.begin("action")
    table.rolls(2, 2)
    table.rolls(1, 6)
    order = []
    while table.phase == "action":
        order.append(table.waiting[0])
        table.play(table.waiting[0], "pass")
    assert order == [1, 2, 0, 3]


def test_one_thing_a_turn() -> None:
    """Building finishes a cell, passing finishes a cell, an attack does not. [FO-8.2]"""
    table = acting(2, 1, 0)
    table.put("c", 0, 1, 2)
    table.equip(0, "lipase", "lipase")
    table.feed(1, lipid=2)
    table.begin("action")
    table.play(0, "lipase seat:2 nothing")
    table.rolls(1)
    table.play(1, "build membrane", "done")
    table.play(2, "pass")
    assert table.waiting == [0]
    table.play(0, "pass")
    assert table.phase == "movement"


def test_no_building_after_an_attack() -> None:
    """Once it has attacked a cell only attacks or passes. [FO-8.3]"""
    table = acting(2, 1, 0)
    table.put("c", 0, 1)
    table.equip(0, "lipase", "dnase")
    table.feed(0, lipid=9, amino=9)
    table.begin("action")
    assert "build membrane" in table.codes(0)
    table.play(0, "dnase seat:1")
    table.rolls(1)
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.codes(0) == ["lipase seat:1 nothing", "pass"]


def test_build_as_much_as_one_can_pay() -> None:
    """Price to the bank, token to the cell, as often as one likes, from the menu only. [FO-8.4, FO-1.4]"""
    table = acting(2, 1, 0)
    table.feed(0, lipid=4, amino=3)
    table.begin("action")
    assert table.codes(0) == ["build membrane", "build lipase", "build dnase", "build complexity", "pass"]
    table.play(0, "build membrane", "build membrane", "build lipase", "build dnase", "build lipase")
    assert table.codes(0) == ["done"]
    table.play(0, "done")
    assert table.tokens(0) == {"membrane": 3, "lipase": 2, "dnase": 1}
    assert table.banked() == {"lipid": 4, "amino": 3} and table.held(0) == {}


def test_unveiled_plasmids_can_be_built() -> None:
    """A pilus can be built once its plasmid is on the menu. [FO-8.4]"""
    table = acting(2, 1, 0)
    table.feed(0, amino=3)
    table.unveil("pilus")
    table.begin("action")
    assert "build pilus" in table.codes(0)


def test_a_passed_target_gets_a_turn_again() -> None:
    """It may then build, though it had passed; the attacker waits for that. [FO-8.10]"""
    table = acting(3, 2, 0)
    table.put("c", 0, 1)
    table.equip(1, "dnase", "dnase")
    table.feed(0, lipid=2)
    table.begin("action")
    table.play(0, "pass")
    table.play(1, "dnase seat:0")
    table.rolls(1)
    table.play(2, "pass")
    assert table.waiting == [0] and "build membrane" in table.codes(0)
    table.play(0, "build membrane", "done")
    assert table.waiting == [1]
    table.play(1, "dnase seat:0")
    table.rolls(1)
    assert table.waiting == [1], "who has built has had its chance, so the attacker is next"


def test_a_woken_attacker_may_not_build() -> None:
    """It attacked before it passed, so only attacks are left to it. [FO-8.10, FO-8.3]"""
    table = acting(3, 2, 0)
    table.put("c", 0, 1)
    table.equip(0, "dnase")
    table.equip(1, "dnase", "dnase")
    table.feed(0, lipid=2)
    table.begin("action")
    table.play(0, "dnase seat:1")
    table.rolls(1)
    table.play(1, "dnase seat:0")
    table.rolls(1)
    table.play(2, "pass")
    table.play(0, "pass")
    table.play(1, "dnase seat:0")
    table.rolls(1)
    assert table.waiting == [0] and table.codes(0) == ["pass"]


def test_the_attacker_never_strikes_twice_before_the_answer() -> None:
    """Between two attacks on the same cell lies that cell's turn. [FO-8.10]"""
    table = acting(3, 0, 2)
    table.put("c", 0, 1)
    table.equip(0, "lipase", "lipase")
    table.begin("action")
    table.play(0, "lipase seat:1 nothing")
    table.rolls(2)
    assert table.waiting == [2]
    table.play(2, "pass")
    assert table.waiting == [1]
    table.play(1, "pass")
    assert table.waiting == [0]
