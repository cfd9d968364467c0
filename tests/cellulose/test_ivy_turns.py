"""Ivy's turns and the cards she plays."""

import pytest

from cellulose.table import Table


def ivy_turn(table: Table, *then: str) -> None:
    """The human does something harmless, then it is Ivy's turn."""
    table.events()
    table.play("cytoplasm large own", *then)


def gain(table: Table, *cards: str) -> None:
    """Cards in her hand, without the steps on her map."""
    for name in cards:
        table.s.deck.take(table.card(name))
        table.s.ivy.hand = type(table.s.ivy.hand)([*table.s.ivy.hand, table.card(name)])
        table.player(1).cards += 1


def enzymes(table: Table, *cards: str) -> None:
    """Her stack from the bottom."""
    for name in cards:
        table.lay(1, name)
        table.s.ivy.enzymes = type(table.s.ivy.enzymes)([*table.s.ivy.enzymes, table.card(name)])


def action_place(table: Table, name: str) -> int:
    return list(table.s.rules.action_names).index(name)


def only(table: Table, *actions: str) -> None:
    """Her action deck holds just these."""
    table.s.ivy.deck = sum(1 << action_place(table, name) for name in actions)
    table.s.ivy.discard = 0


def test_the_example_of_her_first_turn() -> None:
    """The next space is worth too little, 2x photosynthesis is taken: protein, 2 health. [CE-14.1, CE-14.2, CE-14.8]"""
    table = Table(1)
    table.s.wall = 0
    table.give(1, carbohydrate=1, water=12, co2=12)
    table.give(0, water=12, co2=12)
    table.events()
    table.play("chloroplasts small own", "act 1a")
    assert table.health(1) == 2 and table.stock(1) == {"carbohydrate": 1, "water": 12, "co2": 12}
    assert table.markers("ribosomes-small") == 1 << 5 and table.player(1).gray == 0
    keys = table.events()
    assert keys.count("ivy.skipped") == 2 and keys.count("ivy.chose") == 1


def test_another_card_when_no_line_is_possible() -> None:
    """Failed cards are discarded too, and the discard pile becomes the deck. [CE-14.1]"""
    table = Table(1)
    only(table, "2a")
    table.s.ivy.discard = 1 << action_place(table, "1b")
    ivy_turn(table, "act 2a", "act 1b")
    assert table.stock(1)["water"] == 6
    assert table.s.ivy.discard == 1 << action_place(table, "1b") and table.s.ivy.deck == 1 << action_place(table, "2a")


def test_large_spaces_and_own_markers_when_the_better_are_gone() -> None:
    """Small before large, gray before own. [CE-14.2]"""
    table = Table(1)
    only(table, "1b")
    table.player(1).gray = 0
    table.play("stomata small own", "act 1b")
    table.s.level = 0
    table.play("ribosomes small own", "act 1b")
    assert table.markers("stomata-large") == 1 << 1


def test_her_water() -> None:
    """6 water whatever the level, some to her region; the level falls. [CE-14.3]"""
    table = Table(1)
    table.s.level = 2
    ivy_turn(table, "act 1b")
    assert table.stock(1) == {"water": 6} and table.player(1).region == 1 and table.s.level == 1


def test_her_co2() -> None:
    """6 CO2 from either space; without water she goes on to the next line. [CE-14.4, CE-14.3]"""
    table = Table(1)
    table.s.level = 0
    ivy_turn(table, "act 1b")
    assert table.stock(1) == {"co2": 6} and table.markers("stomata-small") == 1 << 5


@pytest.mark.parametrize(
    ("water", "level", "gains", "region"), [(0, 5, "water", 1), (6, 5, "co2", 0), (0, 0, "co2", 0)]
)
def test_the_scarcer_of_water_and_co2(water: int, level: int, gains: str, region: int) -> None:
    """Equal is water, an empty level is CO2; region water only with water. [CE-14.5]"""
    table = Table(1)
    table.give(1, water=water)
    table.s.level = level
    ivy_turn(table, "act 1e")
    assert table.stock(1)[gains] == 6 and table.player(1).region == region


def test_the_scarcer_line_fails_if_its_space_is_closed() -> None:
    """Then the next line is looked at. [CE-14.5]"""
    table = Table(1)
    table.occupy("xylem", 1 << 1 | 1 << 5)
    ivy_turn(table, "act 1e")
    assert table.stock(1) == {} and table.health(1) == 4


def test_her_photosynthesis() -> None:
    """Twice on the small space if she can, else once. [CE-14.6]"""
    table = Table(1)
    only(table, "1e")
    table.give(1, water=12, co2=12)
    ivy_turn(table, "act 1e")
    assert table.stock(1) == {"carbohydrate": 2}
    table.give(1, water=6, co2=6)
    table.play("ribosomes small own", "act 1e")
    assert table.stock(1) == {"carbohydrate": 3} and table.markers("chloroplasts-large") == 1 << 1


def test_her_building() -> None:
    """Only for the value the line asks for; 1 water to her region. [CE-14.7]"""
    table = Table(1)
    table.s.wall = 1
    table.give(1, carbohydrate=1)
    ivy_turn(table, "act 1a")
    assert table.health(1) == 8 and table.player(1).region == 1 and table.s.wall == 2


def test_hormones_and_growth_take_two_markers() -> None:
    """One in the cytoplasm, one on the named growth space. [CE-14.9, CE-13.1]"""
    table = Table(1)
    ivy_turn(table, "act 1c")
    assert table.markers("cytoplasm-small") == 1 << 5 and table.markers("membrane-root") == 1 << 1
    assert table.s.ivy.space == 1 and table.stock(1) == {}


def test_growth_on_the_large_space_when_the_named_one_is_taken() -> None:
    """She need not pay the protein. [CE-14.9]"""
    table = Table(1)
    table.occupy("membrane-root", 1)
    ivy_turn(table, "act 1c")
    assert table.markers("membrane-either") == 1 << 1


def test_either_growth_prefers_the_shoot_space() -> None:
    """Then the root space, then the large one. [CE-14.9]"""
    table = Table(1)
    only(table, "growth")
    ivy_turn(table, "act growth")
    assert table.markers("membrane-shoot") == 1 << 1


def test_growth_needs_two_markers_and_a_space_to_go() -> None:
    """One marker is not enough; the fourth space is the end without the strategy. [CE-14.9, CE-13.4]"""
    table = Table(1)
    table.player(1).own, table.player(1).gray = 1, 0
    ivy_turn(table, "act 1c")
    assert table.s.ivy.space == 0 and table.stock(1) == {"water": 6}
    table = Table(1)
    table.s.ivy.space = 3
    ivy_turn(table, "act 1c")
    assert table.s.ivy.space == 3


def test_markers_are_dealt_so_that_both_fit() -> None:
    """Her own colour in the cytoplasm when only gray fits the growth space. [CE-14.9, CE-14.2]"""
    table = Table(1)
    table.occupy("cytoplasm-small", 1)
    table.occupy("membrane-root", 1)
    table.occupy("membrane-either", 1 << 1)
    ivy_turn(table, "act 1c")
    assert table.markers("cytoplasm-large") >> 1 & 1 and table.markers("membrane-either") >> 5 & 1


def test_first_player_and_a_card_without_co2() -> None:
    """Only if she does not hold the marker. [CE-14.10]"""
    table = Table(1)
    ivy_turn(table, "act 1f", "draw starch-1")
    assert table.s.first == 1 and list(table.s.ivy.hand) == [table.card("starch-1")]
    only(table, "1f")
    table.occupy("nucleus", 0)
    table.play("ribosomes small own", "act 1f")
    assert len(table.s.ivy.hand) == 2


def test_she_takes_the_leftmost_card_of_the_type_for_nothing() -> None:
    """An enzyme in the fourth slot is hers without CO2. [CE-14.11]"""
    table = Table(1)
    table.s.first = 1
    ivy_turn(table, "act 1f")
    assert list(table.s.ivy.hand) == [table.card("rubisco")] and table.s.market[3] == -1
    assert table.markers("market-4") == 1 << 5


def test_conditions_before_a_line() -> None:
    """A full hand takes no card; a specialization only for a strategy she has. [CE-14.12]"""
    table = Table(1)
    gain(table, "starch-1", "starch-1", "starch-2", "starch-2")
    ivy_turn(table, "act 1d")
    assert len(table.s.ivy.hand) == 4 and table.s.ivy.space == 1
    table = Table(1)
    only(table, "2e")
    ivy_turn(table, "act 2e")
    assert list(table.s.ivy.hand) == [table.card("starch-3")]
    table = Table(1)
    only(table, "2e")
    table.s.ivy.across = -2
    ivy_turn(table, "act 2e")
    assert list(table.s.ivy.hand) == [table.card("aquaporin")]


def told(table: Table, key: str) -> list[tuple[str, ...]]:
    """The words of all events of that kind."""
    facts = [table.words.event_view(event, None) for event in table.s.emitted if event.event.key == f"cellulose.{key}"]
    return [tuple(str(word) for name, word in fact.items() if name != "key") for fact in facts]


def test_why_a_line_was_skipped_is_told() -> None:
    """A full hand and a missing card are different reasons. [CE-14.12, CE-14.1]"""
    table = Table(1)
    only(table, "2d")
    gain(table, "starch-1", "starch-1", "starch-2", "starch-2")
    ivy_turn(table, "act 2d")
    assert told(table, "ivy.skipped") == [("ribosomes", "lacks-card"), ("take-enzyme", "hand-full")]


def test_she_passes_when_every_card_was_tried() -> None:
    """For this turn only; alone with her the day ends. [CE-14.13]"""
    table = Table(1)
    only(table, "2a")
    ivy_turn(table, "act 2a")
    assert "ivy.passed" in table.events() and table.asked == 0
    table.player(0).own, table.player(0).gray = 1, 0
    table.play("ribosomes small own", "act 2a")
    assert table.s.round == 2


def test_the_fourth_carbohydrate_brings_level_2() -> None:
    """By anyone, the evening included. [CE-14.14]"""
    table = Table(1)
    table.s.wall = 3
    table.last_turn()
    assert "ivy.learned" in table.events()
    assert bin(table.s.ivy.discard | table.s.ivy.deck).count("1") == 12
    table = Table(1)
    table.s.wall = 3
    table.give(0, carbohydrate=1)
    table.play("wall own")
    assert bin(table.s.ivy.discard | table.s.ivy.deck).count("1") == 12


def test_no_card_before_the_first_section_is_complete() -> None:
    """From then on she plays. [CE-15.1]"""
    table = Table(1)
    only(table, "1b")
    gain(table, "starch-1")
    table.give(1, carbohydrate=2)
    ivy_turn(table, "act 1b")
    assert table.health(1) == 0 and "ivy.kept" in table.events()
    table.s.wall = 4
    table.play("ribosomes small own", "act 1b", "draw lipase")
    assert table.health(1) == 12


def test_her_starch_and_the_oldest_card_first() -> None:
    """2 carbohydrates for 12 health whatever is printed, then a card. [CE-15.3, CE-15.2]"""
    table = Table(1)
    table.s.wall = 4
    gain(table, "starch-3", "starch-1")
    table.give(1, carbohydrate=3)
    ivy_turn(table, "act 1b", "draw lipase")
    assert table.health(1) == 12 and table.stock(1) == {"carbohydrate": 1, "water": 6}
    assert list(table.s.ivy.hand) == [table.card("starch-1"), table.card("lipase")]


def test_a_card_drawn_by_her_action_can_be_played_after_it() -> None:
    """First player with a card; the enzyme drawn is played at once. [CE-15.1, CE-14.10]"""
    table = Table(1)
    table.s.wall = 4
    ivy_turn(table, "act 1f", "draw lipase")
    assert table.health(1) == 5 and len(table.s.ivy.hand) == 0


def test_enzymes_of_her_strategy_come_before_her_card() -> None:
    """The enzyme taken adopts the strategy; the two found can be activated by it. [CE-12.6, CE-15.6]"""
    table = Table(1, difficulty="medium", market=("draw starch-3", "draw starch-3", "draw storage-3", "draw lipase"))
    table.s.wall = 4
    table.s.first = 1
    table.s.ivy.up = -1
    only(table, "1f")
    ivy_turn(table, "act 1f", "draw lipase", "draw rubisco")
    assert table.health(1) == 5 + 2
    assert [table.s.rules.card_names[card] for card in table.s.ivy.enzymes] == ["rubisco", "lipase", "lipase"]


def test_her_storage_vacuole_takes_the_marker_back() -> None:
    """6 water for 4 health; after a line with two markers the one on the growth space. [CE-15.4]"""
    table = Table(1)
    table.s.wall = 4
    gain(table, "storage-3")
    table.give(1, water=6)
    ivy_turn(table, "act 1c")
    assert table.health(1) == 10 + 4 and table.stock(1) == {}
    assert table.markers("membrane-root") == 0 and table.markers("cytoplasm-small") == 1 << 5
    assert table.player(1).own == 3


def test_the_second_type_if_the_first_is_impossible() -> None:
    """Storage vacuole without water: starch instead. [CE-15.2]"""
    table = Table(1)
    table.s.wall = 4
    only(table, "2f")
    gain(table, "starch-1", "storage-1")
    table.give(1, carbohydrate=2)
    table.s.market[2] = table.card("lipase")
    ivy_turn(table, "act 2f", "draw lipase")
    assert table.player(1).types[0] == 1 and table.player(1).types[1] == 0


def test_the_example_of_her_enzymes() -> None:
    """3 health and a card; then the lowest usable two: 2 health, not the wall, 2 water. [CE-15.5, CE-15.6, CE-14.12]"""
    table = Table(1)
    table.s.wall = 4
    only(table, "2a")
    enzymes(table, "lipase", "cellulose-synthase", "vacuolar-processing", "lipase")
    gain(table, "dna-polymerase")
    ivy_turn(table, "act 2a", "draw starch-1")
    assert table.markers("ribosomes-small") == 1 << 5 and table.markers("mitochondria-small") == 0
    assert table.health(1) == 3 + 2 and table.player(1).region == 2
    stack = [table.s.rules.card_names[card] for card in table.s.ivy.enzymes]
    assert stack == ["cellulose-synthase", "lipase", "dna-polymerase", "lipase", "vacuolar-processing"]
    assert list(table.s.ivy.hand) == [table.card("starch-1")]


def test_her_enzymes_as_far_as_she_can() -> None:
    """RuBisCO once if she has water and CO2 for one; what it makes can be built by the next. [CE-15.5, CE-15.6]"""
    table = Table(1, market=("draw starch-3", "draw aquaporin", "draw storage-3", "draw starch-3"))
    table.s.wall = 4
    table.s.first = 1
    only(table, "1f")
    enzymes(table, "cellulose-synthase")
    gain(table, "rubisco")
    table.give(1, co2=12)
    ivy_turn(table, "act 1f")
    assert table.stock(1) == {"co2": 6} and table.s.wall == 5
    assert table.health(1) == 2 + 7


def test_gh3_moves_her_up_her_track() -> None:
    """Shoot or root alike. [CE-13.1, CE-15.5]"""
    table = Table(1)
    table.s.wall = 4
    only(table, "2d")
    gain(table, "gh3-synthetase")
    ivy_turn(table, "act 2d")
    assert table.s.ivy.space == 1


def test_her_specializations_do_nothing_until_the_end() -> None:
    """Free; the 2 health are the mitochondria's; no sunrise water from an Aquaporin. [CE-14.8, CE-15.7]"""
    table = Table(1)
    table.s.wall = 4
    only(table, "2a")
    gain(table, "aquaporin")
    ivy_turn(table, "act 2a")
    assert table.player(1).effects[7] == 1 and table.health(1) == 2
    table.last_turn()
    assert table.player(1).region == 0


def test_the_evening_is_hers_too() -> None:
    """She wins a reward marker like anyone. [CE-16.1]"""
    table = Table(1)
    table.player(1).region = 2
    table.last_turn()
    assert table.player(1).vacuole == 1 and table.player(1).gray == 2
