"""The two scenarios."""

from cellulose.table import Table


def test_a_scenario_changes_only_what_it_says() -> None:
    """Without one the figures are those of the plain game. [CE-10.1]"""
    plain, cactus = Table(3).s.rules, Table(3, scenario="cactus").s.rules
    assert list(plain.levels) == [5, 6, 7] and not plain.drink
    assert list(plain.wall) == list(cactus.wall)


def test_cactus_levels() -> None:
    """3, 4 and 5. [CE-10.2]"""
    table = Table(3, scenario="cactus")
    assert table.s.level == 3
    assert "xylem own region:3" in table.codes()
    table.s.wall = 3
    table.last_turn()
    assert table.s.level == 4


def test_cactus_stomata_leave_the_level_alone() -> None:
    """They open at night. [CE-10.3]"""
    table = Table(3, scenario="cactus")
    table.play("stomata small own")
    assert table.s.level == 3


def test_cactus_rewards_score_2_more() -> None:
    """Every vacuole reward. [CE-10.4]"""
    table = Table(3, scenario="cactus")
    table.player(1).region = 4
    table.last_turn()
    assert table.health(1) == 1 + 2


def test_cactus_water_may_come_from_the_region() -> None:
    """As much of it as one likes. [CE-10.5]"""
    table = Table(3, scenario="cactus")
    table.give(0, water=4, co2=6)
    table.player(0).region = 3
    ways = [code for code in table.codes() if code.startswith("chloroplasts")]
    assert ways == ["chloroplasts large own drink:2", "chloroplasts large own drink:3"]
    table.play("chloroplasts large own drink:3")
    assert table.stock(0) == {"water": 1, "carbohydrate": 1} and table.player(0).region == 0


def test_cactus_water_from_the_region_for_cards_too() -> None:
    """Whatever allows the photosynthesis. [CE-10.5]"""
    table = Table(3, scenario="cactus")
    table.hold(0, "rubisco")
    table.give(0, atp=1, protein=2, co2=6)
    table.player(0).region = 6
    table.play("cytoplasm large own rubisco")
    assert table.codes() == ["photosynthesis drink:6", "done"]


def test_cactus_stored_water_scores() -> None:
    """1 for every 2 unused water. [CE-10.6]"""
    table = Table(3, scenario="cactus")
    table.give(0, water=7)
    table.finish()
    assert table.player(0).points[8] == 3


def test_mangrove_is_always_at_high_tide() -> None:
    """Level 7, on the mangrove board. [CE-10.7]"""
    table = Table(3, board="mangrove", scenario="mangrove")
    assert table.s.level == 7 and table.player(0).root == table.node("start")
    table.s.level = 1
    table.last_turn()
    assert table.s.level == 7


def test_mangrove_water_is_brackish() -> None:
    """At most 4 are kept, up to 3 more go to the region, the rest is lost. [CE-10.8]"""
    table = Table(3, board="mangrove", scenario="mangrove")
    table.play("xylem own region:1")
    assert table.stock(0)["water"] == 4 and table.player(0).region == 1
    table.s.level = 5
    table.play("xylem own region:3")
    assert table.stock(1)["water"] == 2 + 2 and table.player(1).region == 3


def test_mangrove_sets_of_all_four_types_score() -> None:
    """7 a set. [CE-10.9]"""
    table = Table(3, board="mangrove", scenario="mangrove")
    table.lay(0, "starch-1", "starch-1", "storage-1", "storage-1", "lipase", "lipase", "rubisco", "seed-embryo")
    table.finish()
    assert table.player(0).points[8] == 7


def test_ivy_and_the_scenarios() -> None:
    """No limit of 4 water, no drinking, 3 for each unused pack; extra health does not move her marker. [CE-10.10]"""
    table = Table(1, board="mangrove", scenario="mangrove")
    table.play("ribosomes small own", "act 1b")
    assert table.stock(1)["water"] == 6
    table = Table(1, scenario="cactus")
    table.player(1).region = 4
    table.last_turn()
    assert table.health(1) == 3 and table.s.ivy.across == -1
    table.give(1, water=12, co2=12)
    table.player(1).region = 6
    table.finish()
    assert table.player(1).points[8] == 2 + 2 + 6


def test_ivys_cards_make_sets() -> None:
    """Like anyone's. [CE-10.10]"""
    table = Table(1, board="mangrove", scenario="mangrove")
    table.lay(1, "starch-1", "storage-1", "lipase", "seed-embryo")
    table.finish()
    assert table.player(1).points[8] == 7
