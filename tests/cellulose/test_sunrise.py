"""Sunrise."""

from cellulose.table import Table


def next_sunrise(table: Table, *then: str) -> None:
    """The day ends; the evening needs two new market cards."""
    table.last_turn("ribosomes large own", "draw starch-1", "draw starch-1", *then)


def test_the_example_of_samira() -> None:
    """6 CO2, 3 water, 1 protein, her Aquaporin, and perhaps photosynthesis. [CE-3.2, CE-3.3, CE-3.4, CE-3.7]"""
    table = Table(3)
    table.stand(0, "s3r", "r2l")
    table.lay(0, "aquaporin")
    table.give(0, co2=0, water=3)
    table.player(0).region = 0
    before = table.health(0)
    next_sunrise(table)
    assert table.stock(0) == {"co2": 6, "water": 6, "protein": 4}
    assert table.player(0).region == 1
    assert table.health(0) == before
    assert table.asked == 0 and table.codes() == ["photosynthesis", "done"]
    table.play("photosynthesis")
    assert table.stock(0) == {"protein": 4, "carbohydrate": 1}


def test_photosynthesis_may_be_declined() -> None:
    """Bonuses are optional. [CE-2.8, CE-3.3]"""
    table = Table(3)
    table.stand(0, "s3r", "r2l")
    table.give(0, water=6)
    next_sunrise(table)
    table.play("done")
    assert table.question == "place" and "carbohydrate" not in table.stock(0)


def test_what_costs_nothing_is_not_asked() -> None:
    """Income, region water and cards come without a question. [CE-2.8]"""
    table = Table(2, board="mangrove")
    table.stand(0, "m1", "lb")
    next_sunrise(table, "draw lipase")
    assert table.question == "place"
    assert table.player(0).cards == 1 and table.player(0).drawn[table.card("lipase")] == 1


def test_first_player_first_and_each_finishes_before_the_next() -> None:
    """Clockwise from the first player. [CE-3.1]"""
    table = Table(3)
    for seat in range(3):
        table.stand(seat, "s3r")
        table.give(seat, water=6)
    table.s.first = 1
    next_sunrise(table)
    order = []
    while table.question == "sunrise":
        order.append(table.asked)
        table.play("done")
    assert order == [1, 2, 0]


def test_two_aquaporins_water_twice() -> None:
    """Every copy works. [CE-3.4, CE-6.12]"""
    table = Table(3, market=("draw starch-3", "draw starch-3", "draw storage-3", "draw rubisco"))
    table.lay(1, "aquaporin", "aquaporin")
    next_sunrise(table)
    assert table.player(1).region == 2


def test_enzyme_production_activates_one_enzyme_for_a_protein() -> None:
    """Once per copy, and two copies may use the same enzyme. [CE-3.5, CE-6.12]"""
    table = Table(3)
    table.lay(0, "enzyme-production", "enzyme-production", "lipase")
    table.give(0, protein=0)
    next_sunrise(table)
    assert table.stock(0)["protein"] == 3
    table.play("activate lipase")
    table.play("activate lipase")
    assert table.question == "place"
    assert table.health(0) == 4 and table.stock(0)["protein"] == 1


def test_growth_by_enzyme_production_before_the_income() -> None:
    """A marker moved by GH3 synthetase pays on its new space, once. [CE-3.6]"""
    table = Table(3)
    table.lay(0, "enzyme-production", "gh3-synthetase")
    table.give(0, hormone=1, co2=0)
    next_sunrise(table)
    assert set(table.codes()) == {
        "collect shoot",
        "collect root",
        "activate gh3-synthetase s1",
        "activate gh3-synthetase r1",
    }
    table.play("activate gh3-synthetase s1")
    assert table.question == "place"
    assert table.stock(0) == {"co2": 3, "protein": 2}


def test_income_does_not_wait_for_a_growth_that_cannot_come() -> None:
    """Without hormones, or without protein, nothing is asked. [CE-3.6, CE-2.8]"""
    table = Table(3)
    table.lay(0, "enzyme-production", "gh3-synthetase")
    next_sunrise(table)
    assert table.question == "place" and table.stock(0)["co2"] == 2


def test_income_can_be_taken_before_growing() -> None:
    """Benefits come in any order; nothing is left behind. [CE-3.6]"""
    table = Table(3)
    table.lay(0, "enzyme-production", "gh3-synthetase")
    table.stand(0, root="r2l")
    table.give(0, hormone=2, atp=1, protein=0, water=0)
    next_sunrise(table)
    table.play("collect root")
    assert table.stock(0)["water"] == 3
    assert "done" not in table.codes()
    table.play("activate gh3-synthetase r3l")
    assert table.question == "place"
    assert table.stock(0)["water"] == 3


def test_a_one_time_bonus_is_not_paid_again() -> None:
    """Health and cards on arrival only. [CE-3.7]"""
    table = Table(3)
    table.stand(0, "s4r", "r4r")
    table.give(0, water=0, co2=0)
    next_sunrise(table)
    assert table.health(0) == 0 and table.player(0).cards == 0
    assert table.player(0).region == 2
