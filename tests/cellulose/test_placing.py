"""Placing markers by day."""

from cellulose.table import Table
from organelle.games.cellulose.game import CELLULOSE
from organelle.games.cellulose.vocabulary import SPACE_WORDS


def test_turns_go_clockwise_from_the_first_player() -> None:
    """One marker a turn. [CE-4.1]"""
    table = Table(3)
    order = []
    for code in ("ribosomes small own", "ribosomes large own", "cytoplasm small own", "cytoplasm large own"):
        order.append(table.asked)
        table.play(code)
    assert order == [0, 1, 2, 0]


def test_a_marker_must_be_placed_and_its_kind_is_chosen() -> None:
    """There is no passing while a space is open; own and gray are different words. [CE-4.2]"""
    table = Table(2)
    codes = table.codes()
    assert "done" not in codes and {"wall own", "wall gray"} & set(codes) == set()
    assert {"ribosomes small own", "ribosomes small gray"} <= set(codes)
    table.play("ribosomes small gray")
    assert (table.player(0).own, table.player(0).gray) == (3, 0)


def test_a_small_space_holds_one_marker() -> None:
    """Not even a gray one fits beside it. [CE-4.3]"""
    table = Table(2)
    table.play("ribosomes small own")
    assert not any(code.startswith("ribosomes small") for code in table.codes())


def test_a_large_space_holds_one_marker_a_colour() -> None:
    """Gray is one colour, whoever placed it. [CE-4.4]"""
    table = Table(2)
    table.play("ribosomes large gray")
    assert "ribosomes large own" in table.codes() and "ribosomes large gray" not in table.codes()
    table.play("ribosomes large own")
    assert "ribosomes large own" in table.codes() and "ribosomes large gray" not in table.codes()


def test_a_space_is_closed_to_who_cannot_take_its_action() -> None:
    """No carbohydrate, no wall and no mitochondria; no water and CO2, no chloroplasts. [CE-4.5]"""
    table = Table(3)
    table.give(0, co2=6, water=6)
    words = {code.split()[0] for code in table.codes()}
    assert {"wall", "mitochondria", "membrane"}.isdisjoint(words)
    assert "chloroplasts large own" in table.codes() and "chloroplasts small own" not in table.codes()


def test_the_view_says_why_a_space_is_closed() -> None:
    """One reason a closed space. [CE-4.5]"""
    closed = CELLULOSE.view(Table(3).s, 0)["closed"]
    assert closed["wall"] == "cellulose.closed.needs-carbohydrate"
    assert closed["membrane-either"] == "cellulose.closed.needs-protein"
    assert "xylem" not in closed


def test_one_organelle_may_be_used_again() -> None:
    """Both stomata spaces, and a large one with both kinds of markers. [CE-4.6]"""
    table = Table(2)
    table.play("stomata small own")
    table.play("ribosomes small own")
    table.play("stomata large own")
    table.play("ribosomes large own")
    table.play("stomata large gray")
    assert table.stock(0)["co2"] == 1 + 6 + 4 + 4


def test_who_has_no_marker_is_skipped_and_the_day_ends_with_the_last_marker() -> None:
    """Others go on; then it is evening. [CE-4.7]"""
    table = Table(3)
    table.player(1).own = 0
    table.play("ribosomes small own")
    assert table.asked == 2
    table.player(0).own = 0
    table.player(2).own = 1
    table.play("ribosomes large own")
    assert table.s.round == 2


def block(table: Table) -> None:
    """Every space is taken by everyone."""
    for space in SPACE_WORDS:
        table.occupy(space, (1 << table.s.seats) - 1 | 1 << 5)


def test_who_finds_no_open_space_passes_for_one_turn() -> None:
    """Passing is no end: the markers stay, and the next turn is looked at again. [CE-4.8]"""
    table = Table(3)
    table.hold(0, "storage-1")
    table.give(0, protein=3)
    block(table)
    table.occupy("ribosomes-large", 0b100110)
    table.play("ribosomes large own storage-1")
    table.play("back ribosomes-large own")
    assert "passed" in table.events()
    assert table.asked == 0


def test_the_day_ends_when_all_pass() -> None:
    """Nobody who holds markers can place one. [CE-4.8]"""
    table = Table(3)
    block(table)
    table.occupy("ribosomes-large", 0b100110)
    table.play("ribosomes large own")
    assert table.events().count("passed") == 3
    assert table.s.round == 2 and all(player.own == 3 for player in table.s.players)
