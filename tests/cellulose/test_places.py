"""The actions of the organelles."""

import pytest

from cellulose.table import Table


def test_the_example_of_theo_at_the_xylem() -> None:
    """Level 5: he keeps 3 water, 2 go to his region, the level falls to 4. [CE-5.1, CE-5.2, CE-2.3, CE-2.4]"""
    table = Table(3)
    table.play("xylem own region:2")
    assert table.stock(0)["water"] == 3 and table.player(0).region == 2
    assert table.s.level == 4


def test_up_to_3_water_of_the_xylem_go_to_the_region_but_never_more_than_there_is() -> None:
    """0 to 3, at level 2 at most 2. [CE-5.2]"""
    table = Table(3)
    assert [code for code in table.codes() if "xylem" in code] == [f"xylem own region:{share}" for share in range(4)]
    table.s.level = 2
    assert [code for code in table.codes() if "xylem" in code] == [f"xylem own region:{share}" for share in range(3)]


def test_no_water_at_the_bottom_of_the_track() -> None:
    """The xylem is closed at level 0. [CE-5.1, CE-2.3]"""
    table = Table(3)
    table.s.level = 0
    assert table.closes("xylem own region:0")


@pytest.mark.parametrize(("size", "amount"), [("small", 6), ("large", 4)])
def test_stomata(size: str, amount: int) -> None:
    """CO2, and the level falls. [CE-5.3]"""
    table = Table(3)
    table.play(f"stomata {size} own")
    assert table.stock(0)["co2"] == 1 + amount and table.s.level == 4


def test_stomata_work_without_water() -> None:
    """At level 0 the action is still allowed; other CO2 never lowers the level. [CE-5.3, CE-2.3]"""
    table = Table(3)
    table.s.level = 0
    table.play("stomata small own")
    assert table.s.level == 0
    table = Table(3)
    table.stand(0, "s2")
    table.last_turn()
    assert table.s.level == 5


def test_photosynthesis_once_or_exactly_twice() -> None:
    """The small space is always two. [CE-5.4, CE-2.5]"""
    table = Table(3)
    table.give(0, water=13, co2=13)
    table.play("chloroplasts small own")
    assert table.stock(0) == {"water": 1, "co2": 1, "carbohydrate": 2}
    table.give(1, water=11, co2=12)
    assert table.closes("chloroplasts small own")
    table.play("chloroplasts large own")
    assert table.stock(1) == {"water": 5, "co2": 6, "carbohydrate": 1}


def test_the_example_of_nori_at_the_cell_wall() -> None:
    """She covers a 7, scores 7, and 1 water goes to her region. [CE-5.5, CE-2.6, CE-2.2]"""
    table = Table(3)
    table.s.wall = 2
    table.give(0, carbohydrate=2)
    table.play("wall own")
    assert table.health(0) == 7 and table.player(0).region == 1
    assert table.s.wall == 3 and table.stock(0)["carbohydrate"] == 1


def test_a_complete_wall_takes_no_carbohydrate() -> None:
    """Nothing can be built any more. [CE-2.6, CE-2.2]"""
    table = Table(3)
    table.s.wall = 12
    table.give(0, carbohydrate=2)
    assert table.closes("wall own")


@pytest.mark.parametrize(
    ("code", "rule", "gain"),
    [
        ("mitochondria small own", "CE-5.6", {"atp": 6}),
        ("mitochondria large own", "CE-5.6", {"atp": 5}),
        ("ribosomes small own", "CE-5.7", {"carbohydrate": 1, "protein": 5}),
        ("ribosomes large own", "CE-5.7", {"carbohydrate": 1, "protein": 3}),
        ("cytoplasm small own", "CE-5.8", {"carbohydrate": 1, "hormone": 3}),
        ("cytoplasm large own", "CE-5.8", {"carbohydrate": 1, "hormone": 2}),
    ],
)
def test_collecting(code: str, rule: str, gain: dict[str, int]) -> None:
    """The first to come gets more. [CE-5.6, CE-5.7, CE-5.8]"""
    table = Table(3)
    table.give(0, carbohydrate=1, co2=0)
    table.play(code)
    assert table.stock(0) == gain, rule


def test_three_growth_spaces() -> None:
    """Shoot, root, or either for a protein. [CE-5.9]"""
    table = Table(3)
    table.give(0, hormone=1)
    growth = [code for code in table.codes() if code.startswith("membrane")]
    assert growth == ["membrane shoot own s1", "membrane root own r1"]
    table.give(0, hormone=1, protein=1)
    table.play("membrane either own r1")
    assert table.stock(0) == {"co2": 1} and table.player(0).root == table.node("r1")


def test_the_example_of_david_growing() -> None:
    """Left for 2 ATP and 1 hormone: a card at once, more income next sunrise. [CE-5.10, CE-5.11, CE-5.12]"""
    table = Table(3)
    table.stand(0, "s2")
    table.give(0, hormone=3, atp=2, co2=0, water=0)
    assert {"membrane shoot own s3l", "membrane shoot own s3r"} <= set(table.codes())
    table.play("membrane shoot own s3l", "draw lipase")
    assert table.stock(0) == {"hormone": 2}
    assert table.player(0).cards == 1 and table.question == "play"
    table.play("done")
    table.player(2).own = table.player(0).own = 0
    table.player(1).own = 1
    table.play("ribosomes large own")
    assert table.stock(0) == {"hormone": 2, "co2": 6}


def test_growth_goes_one_way_and_ends() -> None:
    """Never back on the sprout; markers may share a space; a tip is a tip. [CE-5.10]"""
    table = Table(3)
    table.stand(0, "s4l", "r4l")
    table.give(0, hormone=9, atp=9, protein=9)
    assert not any(code.startswith("membrane") for code in table.codes())
    table.stand(0, "s3l", "r1")
    table.stand(1, "s4l", "r2l")
    growth = {code for code in table.codes() if "shoot own" in code or "root own" in code}
    assert growth == {"membrane shoot own s4l", "membrane root own r2l", "membrane root own r2r"}


def test_a_one_time_bonus_of_health_and_protein() -> None:
    """Taken on arrival. [CE-5.11]"""
    table = Table(3)
    table.stand(0, root="r2l")
    table.give(0, hormone=2)
    table.play("membrane root own r3l")
    assert table.health(0) == 3 and table.stock(0)["protein"] == 1


def test_a_market_card_costs_what_stands_above_it() -> None:
    """Slots cost 0 to 3 CO2 and stay empty, even when the marker is taken back. [CE-5.13]"""
    table = Table(3)
    table.give(0, co2=2, protein=3)
    table.hold(0, "storage-1")
    assert table.closes("market slot-4 own")
    table.play("market slot-3 own storage-1")
    table.play("back market-3 own")
    assert "co2" not in table.stock(0) and table.player(0).known[table.card("storage-3")] == 1
    assert not any("slot-3" in code for code in table.codes())


def test_the_nucleus_gives_the_first_player_marker_for_the_next_round() -> None:
    """1 CO2, a card, and the turn order of this round stays. [CE-5.14]"""
    table = Table(3)
    table.play("ribosomes small own")
    table.play("nucleus own", "draw lipase")
    table.play("done")
    assert table.s.first == 1 and table.asked == 2
    assert "co2" not in table.stock(1) and table.player(1).cards == 1
    table.last_turn("cytoplasm small own")
    assert table.asked == 1


def test_the_holder_may_take_the_marker_again() -> None:
    """And nothing else moves it. [CE-5.14]"""
    table = Table(3)
    table.play("nucleus own", "draw lipase")
    assert table.s.first == 0 and table.player(0).cards == 1


def test_draws_come_from_the_deck_and_the_discard_pile_becomes_the_deck() -> None:
    """When both are empty nothing is drawn, and the nucleus stays open. [CE-2.7, CE-5.14]"""
    table = Table(3)
    for card in range(len(table.s.discard)):
        table.s.deck.counts[card] = 0
    table.s.deck.size = 0
    table.s.discard[table.card("lipase")] = 1
    table.play("nucleus own")
    assert "shuffled" in table.events() and table.player(0).drawn[table.card("lipase")] == 1
    table.play("done")
    table.occupy("nucleus", 0)
    table.play("nucleus own")
    assert table.player(1).cards == 0 and table.s.first == 1
