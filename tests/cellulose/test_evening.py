"""The evening."""

import pytest

from cellulose.table import Table


def evening(table: Table, *regions: int) -> None:
    """The day ends with that much water in the regions."""
    for seat, water in enumerate(regions):
        table.player(seat).region = water
    table.last_turn()


def test_the_example_of_samira_theo_and_nori() -> None:
    """8, 4, 4 and 1 water: one gray marker goes out, David keeps his water. [CE-7.3, CE-7.4, CE-7.5]"""
    table = Table(4)
    samira, theo, nori, david = range(4)
    table.player(samira).vacuole = 2
    table.player(theo).vacuole = 1
    evening(table, 8, 4, 4, 1)
    assert [table.health(seat) for seat in (samira, theo, nori, david)] == [3, 2, 1, 0]
    assert [player.gray for player in table.s.players] == [1, 0, 0, 0]
    assert [player.region for player in table.s.players] == [0, 0, 0, 1]
    assert table.s.rewards == 1


@pytest.mark.parametrize(
    ("seats", "regions", "scores", "grays"),
    [
        (3, (5, 3, 1), (1, 0, 0), (1, 0, 0)),
        (3, (5, 5, 1), (1, 1, 0), (0, 0, 0)),
        (3, (0, 0, 0), (0, 0, 0), (0, 0, 0)),
        (4, (5, 3, 1, 0), (1, 1, 0, 0), (1, 1, 0, 0)),
        (4, (5, 5, 3, 1), (1, 1, 0, 0), (1, 1, 0, 0)),
        (4, (5, 5, 5, 1), (1, 1, 1, 0), (0, 0, 0, 0)),
        (5, (5, 3, 3, 3, 1), (1, 1, 1, 1, 0), (1, 0, 0, 0, 0)),
        (5, (5, 0, 0, 0, 0), (1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
    ],
)
def test_ties_for_the_reward(
    seats: int, regions: tuple[int, ...], scores: tuple[int, ...], grays: tuple[int, ...]
) -> None:
    """Everyone tied scores; markers only if there is one for each; a tie ends the rewards. [CE-7.4, CE-7.5, CE-7.7]"""
    table = Table(seats)
    evening(table, *regions)
    assert tuple(table.health(seat) for seat in range(seats)) == scores
    assert tuple(player.gray for player in table.s.players) == grays
    kept = tuple(0 if score else water for water, score in zip(regions, scores))
    assert tuple(player.region for player in table.s.players) == kept


def test_at_the_top_of_the_track_a_reward_is_2() -> None:
    """The marker stays. [CE-7.6]"""
    table = Table(3)
    table.player(1).vacuole = 5
    evening(table, 0, 4, 0)
    assert table.player(1).vacuole == 5 and table.health(1) == 2


def test_the_order_of_the_evening() -> None:
    """Markers, vacuole, wall, level, cards. [CE-7.1]"""
    table = Table(3)
    table.events()
    evening(table, 1, 0, 0)
    keys = table.events()
    steps = ["evening.fell", "vacuole.rewarded", "wall.evening", "level.set", "market.cleared", "market.dealt"]
    assert [key for key in dict.fromkeys(keys) if key in steps] == steps


def test_markers_come_back_and_reward_markers_return() -> None:
    """With two players the own gray one too; the reward of last night goes back. [CE-7.2]"""
    table = Table(2)
    table.player(0).gray = 2
    table.s.rewards = 0
    table.play("ribosomes small gray")
    evening(table, 0, 0)
    assert [(player.own, player.gray) for player in table.s.players] == [(3, 1), (3, 1)]
    assert table.s.rewards == 1 and not any(table.s.markers) and not any(table.s.grays)


def test_the_evening_covers_a_space_that_nobody_scores() -> None:
    """And no water goes to a region. [CE-7.8]"""
    table = Table(3)
    evening(table, 0, 0, 0)
    assert table.s.wall == 1
    assert [table.health(seat) for seat in range(3)] == [0, 0, 0]
    assert [player.region for player in table.s.players] == [0, 0, 0]


@pytest.mark.parametrize(("covered", "level"), [(0, 5), (2, 5), (3, 6), (6, 6), (7, 7), (10, 7)])
def test_the_level_follows_the_last_complete_section(covered: int, level: int) -> None:
    """The carbohydrate of this evening counts. [CE-7.9]"""
    table = Table(3)
    table.s.wall = covered
    table.s.level = 0
    evening(table)
    assert table.s.level == level


def market(table: Table) -> list[str]:
    return [table.s.rules.card_names[card] for card in table.s.market]


def test_the_market_is_cleared_slides_and_is_refilled() -> None:
    """Two slots with three players. [CE-7.10, CE-7.11]"""
    table = Table(3)
    table.last_turn("ribosomes large own", "draw lipase", "draw starch-1")
    assert market(table) == ["storage-3", "rubisco", "lipase", "starch-1"]
    assert table.s.discard[table.card("starch-3")] == 1 and table.s.discard[table.card("aquaporin")] == 1


def test_one_slot_is_cleared_with_four_players() -> None:
    """A gap closes too. [CE-7.10, CE-7.11]"""
    table = Table(4)
    table.give(0, co2=2)
    table.play("market slot-3 own")
    table.last_turn("ribosomes large own", "draw lipase", "draw starch-1")
    assert market(table) == ["aquaporin", "rubisco", "lipase", "starch-1"]


def test_slots_stay_empty_when_no_card_is_left() -> None:
    """Deck and discard pile are both empty. [CE-2.7]"""
    table = Table(3)
    for card in range(len(table.s.discard)):
        table.s.deck.counts[card] = 0
    table.s.deck.size = 0
    table.s.market[0] = table.s.market[1] = -1
    table.last_turn()
    assert list(table.s.market)[2:] == [-1, -1]
