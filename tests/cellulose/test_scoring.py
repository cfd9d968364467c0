"""The end of the game and its scoring."""

from cellulose.table import Table
from organelle.games.cellulose.game import CELLULOSE


def test_the_game_ends_when_an_evening_finds_the_wall_complete() -> None:
    """Level and market stay as they are. [CE-8.1]"""
    table = Table(3)
    table.s.level = 2
    table.finish()
    assert table.s.asked == 0 and table.s.wall == 12
    assert table.s.level == 2 and "market.cleared" not in table.events()


def test_a_wall_completed_by_day_lets_the_day_go_on() -> None:
    """All markers are placed, the vacuole still gives its reward, no space is added. [CE-8.2]"""
    table = Table(3)
    table.s.wall = 11
    table.give(0, carbohydrate=1)
    table.play("wall own")
    assert table.asked == 1
    table.last_turn()
    assert table.s.asked == 0 and table.s.wall == 12
    assert table.health(0) == 12 + 1


def test_last_cards_for_their_health_alone() -> None:
    """Everyone chooses in secret; costs are paid, bonuses ignored. [CE-8.3]"""
    table = Table(3)
    table.hold(0, "starch-1", "lipase")
    table.hold(1, "lipase")
    table.give(0, carbohydrate=3)
    table.finish()
    assert table.question == "last-cards" and table.s.asked == 0b11
    table.play("play starch-1", seat=0)
    assert table.health(0) == 0 and table.codes(0) == ["done"]
    table.play("done", seat=0)
    assert table.codes(1) == ["done"]
    table.play("done", seat=1)
    assert table.s.asked == 0
    assert table.health(0) == 6 + 2 * 4 and table.player(0).cards == 1


def test_last_cards_count_for_specializations() -> None:
    """An enzyme and an Enzyme Production played at the end work together. [CE-8.3, CE-8.8]"""
    table = Table(3)
    table.hold(0, "lipase", "enzyme-production")
    table.give(0, atp=3, protein=3)
    table.finish()
    table.play("play lipase", seat=0)
    table.play("play enzyme-production", seat=0)
    table.play("done", seat=0)
    assert table.health(0) == 5 + 1


def test_unused_carbohydrates_score_4_and_nothing_else_does() -> None:
    """Water, CO2, protein, hormones and ATP are worth nothing. [CE-8.4]"""
    table = Table(3)
    table.give(0, carbohydrate=2, water=9, co2=9, protein=9, hormone=9, atp=9)
    table.finish()
    assert table.health(0) == 8


def test_the_example_of_david_and_his_aquaporins() -> None:
    """On the 3 of the track each Aquaporin scores 6; on the start space 0. [CE-8.5, CE-6.10]"""
    table = Table(3, market=("draw starch-3", "draw starch-3", "draw storage-3", "draw rubisco"))
    table.lay(0, "aquaporin", "aquaporin")
    table.player(0).vacuole = 3
    table.player(0).region = 0
    table.finish()
    assert table.player(0).points[7] == 12
    table = Table(3)
    table.lay(0, "aquaporin")
    table.finish()
    assert table.player(0).points[7] == 0


def test_the_example_of_nori_and_her_receptor() -> None:
    """6 water each sunrise are 6 health; region water does not count, CO2 is for gibberellin. [CE-8.6]"""
    table = Table(3)
    table.stand(0, "s2", "r3r")
    table.lay(0, "cytokinin-receptor", "gibberellin-receptor")
    table.finish()
    assert table.player(0).points[7] == 6 + 5


def test_seed_embryos_score_storage_vacuoles() -> None:
    """2 each, for every copy. [CE-8.7]"""
    table = Table(3)
    table.lay(0, "seed-embryo", "seed-embryo", "storage-1", "storage-2", "storage-2")
    table.finish()
    assert table.player(0).points[7] == 12


def test_enzyme_production_scores_enzymes() -> None:
    """1 each. [CE-8.8]"""
    table = Table(3)
    table.lay(0, "enzyme-production", "lipase", "rubisco", "rubisco")
    table.finish()
    assert table.player(0).points[7] == 3


def test_ties_go_to_the_vacuole_then_to_the_roots_then_are_shared() -> None:
    """Health, track, water each sunrise. [CE-8.9]"""
    table = Table(3)
    table.give(0, carbohydrate=1)
    table.give(1, carbohydrate=1)
    table.finish()
    assert CELLULOSE.winners(table.s) == [0, 1]
    table.stand(1, root="r1")
    assert CELLULOSE.winners(table.s) == [1]
    table.player(0).vacuole = 1
    assert CELLULOSE.winners(table.s) == [0]
    table.player(2).points[0] = 20
    assert CELLULOSE.winners(table.s) == [2]
