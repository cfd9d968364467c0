"""The five secret strategies."""

from __future__ import annotations

import pytest

from foment.table import Table
from organelle.games.foment.game import FOMENT


def test_a_strategy_wins_at_the_end_of_a_phase() -> None:
    """Gluttony met by what was eaten; the card is shown. [FO-12.1, FO-12.5]"""
    table = Table()
    table.strategy(1, "gluttony")
    table.feed(1, lipid=5, amino=3, carb=1)
    table.drop("v3", carb=2)
    table.begin("acquisition")
    assert table.over and table.winners == [1]
    assert table.events("claimed", seat=0) == [{"seat": 1, "strategy": "gluttony"}]


def test_a_strategy_wins_in_the_middle_of_building() -> None:
    """The sixth layer wins at once. [FO-12.1, FO-12.3]"""
    table = Table()
    table.strategy(0, "encapsulation")
    table.cell(0).damage = 1
    table.equip(0, *["membrane"] * 3, "wall")
    table.feed(0, lipid=4)
    table.begin("action")
    table.rolls(2, 1)
    table.play(0, "build membrane")
    assert table.over and table.winners == [0]


def test_a_theft_can_win() -> None:
    """Conditions are looked at after an attack too. [FO-12.1]"""
    table = Table()
    table.strategy(0, "gluttony")
    table.put("c", 0, 1)
    table.cell(0).damage = 1
    table.equip(0, "lipase")
    table.strip(1)
    table.feed(0, lipid=5, amino=3, carb=2)
    table.feed(1, carb=1)
    table.begin("action")
    table.rolls(2, 1)
    table.play(0, "lipase seat:1 carb")
    assert table.winners == [0]


def test_somebody_elses_condition_wins_nothing() -> None:
    """Only the card in one's own hand counts; but all can see now that this is not it. [FO-12.1, FO-13.1]"""
    table = Table()
    table.strategy(1, "stromatolite")
    table.feed(1, lipid=5, amino=5, carb=5)
    table.begin("acquisition")
    assert not table.over and table.cell(1).met == 0b100


def test_of_several_the_fittest_wins() -> None:
    """Least damage, then most nutrients, then together. [FO-12.2]"""
    for damage, held, winners in ((1, 11, [1]), (0, 12, [0]), (0, 11, [0, 1])):
        table = Table()
        table.strategy(0, "gluttony")
        table.strategy(1, "appendages")
        table.cell(0).damage = damage
        table.feed(0, lipid=3, amino=3, carb=held - 6)
        table.feed(1, carb=11)
        table.equip(1, "pilus", "pilus")
        table.begin("acquisition")
        assert table.over and table.winners == winners
        assert len(table.events("claimed")) == 2


@pytest.mark.parametrize(("seats", "needed"), [(2, 7), (3, 6), (4, 6), (5, 7)])
def test_encapsulation(seats: int, needed: int) -> None:
    """Membranes, a wall and a matrix: six layers, or seven; a second wall is no layer. [FO-12.3]"""
    table = Table(seats)
    table.strategy(0, "encapsulation")
    table.equip(0, "wall", "wall", *["membrane"] * (needed - 3))
    table.begin("acquisition")
    assert not table.over
    table.s.depth = 0
    table.mutate(0, "matrix")
    table.begin("acquisition")
    assert table.winners == [0]


@pytest.mark.parametrize(("seats", "needed"), [(3, 3), (4, 2), (5, 3)])
def test_stromatolite(seats: int, needed: int) -> None:
    """The third upkeep in which chlorophyll has produced, the second with four players, not all in a row. [FO-12.4]"""
    table = Table(seats)
    table.strategy(0, "stromatolite")
    table.equip(0, "chlorophyll")
    for region in ("v2", "c", "l1", "v5")[: needed + 1]:
        assert table.winners == []
        table.s.depth = 0
        table.put(region, 0)
        table.feed(0)
        for seat in range(seats):
            table.cell(seat).damage = 0
        table.begin("upkeep")
    assert table.over and table.winners == [0] and table.cell(0).harvests == needed


@pytest.mark.parametrize(("seats", "feast", "each"), [(2, 14, 3), (3, 11, 3), (4, 9, 3), (5, 13, 3)])
def test_gluttony(seats: int, feast: int, each: int) -> None:
    """So many nutrients by the number of players, and enough of each type. [FO-12.5]"""
    rest = feast - 2 * each
    for lipid, amino, carb, wins in (
        (each, each, rest, True),
        (each, each, rest - 1, False),
        (each - 1, each, feast, False),
    ):
        table = Table(seats)
        table.strategy(0, "gluttony")
        table.feed(0, lipid, amino, carb)
        table.begin("acquisition")
        assert table.over == wins


@pytest.mark.parametrize(("seats", "together", "rounds"), [(3, 2, 8), (4, 3, 6), (5, 4, 5)])
def test_quorum_sensing(seats: int, together: int, rounds: int) -> None:
    """Enough company after movement in enough rounds; the numbers go by who began. [FO-12.6]"""
    table = Table(seats)
    table.strategy(0, "quorum")
    for seat in range(1, seats):
        table.strategy(seat, "encapsulation")
    table.put("c", *range(seats))
    meet(table, together - 1)
    assert table.cell(0).meetings == 0
    for number in range(rounds):
        assert not table.over and table.cell(0).meetings == number
        table.s.depth = 0
        meet(table, together)
    assert table.over and table.winners == [0]


def meet(table: Table, together: int) -> None:
    """So many move to the centre, the others elsewhere; nobody eats."""
    table.put("c", *range(table.s.seats))
    table.begin("movement")
    for seat in range(table.s.seats):
        table.play(seat, "move c" if seat < together else f"move v{seat}")


@pytest.mark.parametrize("pair", [("flagellum", "pilus"), ("flagellum", "flagellum"), ("pilus", "pilus")])
def test_multiple_appendages(pair: tuple[str, str]) -> None:
    """Two flagella or pili in any mix, powered or not. [FO-12.7, FO-9.8]"""
    table = Table()
    table.equip(0, pair[0], powered=False)
    table.begin("acquisition")
    assert not table.over
    table.s.depth = 0
    table.equip(0, pair[1], powered=False)
    table.begin("acquisition")
    assert table.winners == [0]


def test_the_dead_do_not_win_by_strategy() -> None:
    """Its card went with it. [FO-12.1, FO-11.1]"""
    table = Table(4)
    table.strategy(0, "stromatolite")
    table.cell(0).harvests = 3
    table.cell(0).alive = False
    table.begin("acquisition")
    assert not table.over and FOMENT.winners(table.s) == []
