"""The mangrove board."""

from cellulose.table import Table
from organelle.games.cellulose.game import CELLULOSE


def mangrove(scenario: str = "none", version: int = CELLULOSE.version) -> Table:
    return Table(3, board="mangrove", scenario=scenario, version=version)


def growth(table: Table) -> set[str]:
    """Where the root space leads."""
    return {code.removeprefix("membrane root own ") for code in table.codes() if code.startswith("membrane root own")}


def test_the_mangrove_is_for_any_game_and_its_shoot_has_no_way_back() -> None:
    """The shoot is a line. [CE-9.1]"""
    table = mangrove(scenario="cactus")
    table.stand(0, "m2")
    table.give(0, hormone=9, atp=9)
    assert [code for code in table.codes() if "shoot own" in code] == ["membrane shoot own m3"]


def test_roots_run_in_every_direction_but_not_back_to_the_start() -> None:
    """Down, sideways and up, each time paying for the space entered. [CE-9.2]"""
    table = mangrove()
    table.stand(0, root="cb")
    table.give(0, hormone=2)
    assert growth(table) == {"ca", "lb", "rb", "cc"}
    table.stand(0, root="ca")
    assert growth(table) == {"la", "ra", "cb"}
    table.play("membrane root own la")
    assert table.stock(0)["hormone"] == 1


def test_the_example_of_david_on_the_right_root() -> None:
    """2 hormones for 7 health, then the left middle space, which draws a card each sunrise. [CE-9.3, CE-9.6, CE-9.7]"""
    table = mangrove()
    table.stand(0, root="rc")
    table.give(0, hormone=2)
    assert growth(table) == {"rb", "rc lb", "rc cb", "rc rb"}
    table.play("membrane root own rc lb")
    assert table.health(0) == 7 and "hormone" not in table.stock(0)
    assert table.player(0).root == table.node("lb") and table.player(0).cards == 0
    table.last_turn("ribosomes large own", "draw starch-1", "draw starch-1", "draw lipase")
    assert table.player(0).drawn[table.card("lipase")] == 1


def test_rc_pays_health_each_sunrise() -> None:
    """The right root earns health. [CE-3.2]"""
    table = mangrove()
    table.stand(0, root="rc")
    table.last_turn()
    assert table.player(0).points[4] == 2


def ways_home(bonus: str) -> set[str]:
    """The bonus action with each of the return spaces."""
    return {f"{bonus} {home}" for home in ("lb", "cb", "rb")}


def test_the_middle_root_builds_up_to_twice() -> None:
    """As often as there are carbohydrates and spaces, or never. [CE-9.5, CE-9.7]"""
    table = mangrove()
    table.stand(0, root="cc")
    table.give(0, hormone=1)
    assert growth(table) == {"cb"} | ways_home("cc never")
    table.give(0, carbohydrate=1)
    assert growth(table) == {"cb"} | ways_home("cc never") | ways_home("cc once")
    table.give(0, carbohydrate=3)
    assert growth(table) == {"cb"} | ways_home("cc never") | ways_home("cc once") | ways_home("cc twice")
    table.play("membrane root own cc twice cb")
    assert table.health(0) == 6 + 8 and table.s.wall == 2
    assert table.stock(0) == {"co2": 1, "carbohydrate": 1} and table.player(0).region == 2


def test_the_left_root_activates_enzymes_for_nothing() -> None:
    """Each once; the return space ends it; a card may follow. [CE-9.4, CE-9.7]"""
    table = mangrove()
    table.stand(0, "m0", "lc")
    table.lay(0, "lipase", "lipase", "gh3-synthetase")
    table.hold(0, "starch-1")
    table.give(0, hormone=2)
    table.play("membrane root own lc")
    assert table.question == "free-enzymes"
    assert table.codes() == ["activate gh3-synthetase m1", "activate lipase", "home lb", "home cb", "home rb"]
    table.play("activate lipase")
    table.play("activate lipase")
    table.play("activate gh3-synthetase m1")
    assert table.codes() == ["home lb", "home cb", "home rb"]
    table.play("home rb")
    assert table.health(0) == 4 and table.player(0).root == table.node("rb")
    assert table.question == "play"


def test_a_bonus_action_may_be_paid_for_only_to_move_the_marker_back() -> None:
    """Up to two builds and any number of enzymes may be none at all, even where none would be possible. [CE-9.3]"""
    table = mangrove()
    table.stand(0, root="lc")
    table.hold(0, "starch-1")
    table.give(0, hormone=1)
    assert growth(table) == {"lb", "lc"}
    table.play("membrane root own lc")
    assert table.codes() == ["home lb", "home cb", "home rb"]
    table.play("home rb")
    assert table.player(0).root == table.node("rb") and "hormone" not in table.stock(0)
    table = mangrove()
    table.stand(0, root="cc")
    table.hold(0, "starch-1")
    table.give(0, hormone=1, carbohydrate=1)
    assert table.closes("membrane root own cc once lb starch-1")
    table.play("membrane root own cc never lb starch-1")
    assert table.player(0).root == table.node("lb") and table.s.wall == 0
    assert table.health(0) == 6 and "carbohydrate" not in table.stock(0)


def test_an_enzyme_may_take_a_bonus_action_for_nothing_too() -> None:
    """GH3 synthetase is of use to who can pay for the way back. [CE-9.3, CE-6.9]"""
    table = mangrove()
    table.stand(0, "m4", "cc")
    table.hold(0, "gh3-synthetase")
    table.give(0, hormone=1, atp=1, protein=1)
    table.play("stomata small own gh3-synthetase")
    assert set(table.codes()) == {f"grow {way}" for way in {"cb"} | ways_home("cc never")} | {"done"}
    table.play("grow cc never rb")
    assert table.player(0).root == table.node("rb")


def test_by_the_first_rules_a_bonus_action_that_does_nothing_cannot_be_chosen() -> None:
    """In a game that began with version 1: no enzyme in play, no free activations; no build, no way back. [CE-9.3]"""
    table = mangrove(version=1)
    table.stand(0, root="lc")
    table.give(0, hormone=1, atp=2)
    assert "lc" not in growth(table)
    table.stand(0, root="cc")
    assert growth(table) == set()
    table.give(0, carbohydrate=2)
    assert growth(table) == ways_home("cc once") | ways_home("cc twice")


def test_an_enzyme_may_take_the_bonus_action_too() -> None:
    """GH3 synthetase on a deepest root. [CE-9.3, CE-6.9]"""
    table = mangrove()
    table.stand(0, root="rc")
    table.hold(0, "gh3-synthetase")
    table.give(0, hormone=2, atp=1, protein=2)
    table.play("cytoplasm large own gh3-synthetase")
    assert "grow rc lb" in table.codes()
    table.play("grow rc cb")
    assert table.health(0) == 2 + 7 and table.player(0).root == table.node("cb")


def test_free_enzymes_inside_an_activation() -> None:
    """A GH3 activated on the left root opens its own round of free activations, which moves only the shoot. [CE-9.4]"""
    table = mangrove()
    table.stand(0, "m0", "lc")
    table.lay(0, "gh3-synthetase", "lipase")
    table.hold(0, "lipase")
    table.give(0, hormone=1, atp=3, protein=4)
    table.play("cytoplasm large own lipase")
    table.play("activate gh3-synthetase lc")
    assert table.question == "free-enzymes"
    table.play("activate gh3-synthetase m1")
    table.play("home cb")
    assert table.question == "enzymes" and table.codes() == ["activate lipase", "done"]
