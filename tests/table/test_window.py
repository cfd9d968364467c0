"""What a bot gets is all its seat may know."""

from typing import Any

from duel.table import table
from organelle.bots.bot import Budget, RandomBot
from organelle.conformance.snapshot import snapshot
from organelle.kernel.rng import Rng
from organelle.table.match import Match


def test_a_window_shows_what_the_seat_sees() -> None:
    match = table("igm igd iga", "ige igg igm")
    window = match.window(1)
    assert window.view() == match.view(1)["table"] and window.codes() == match.codes(1)


def test_the_world_in_the_window_is_imagined() -> None:
    match = table("igm igd iga", "ige igg igm")
    assert len({hand(match, number) for number in range(20)}) > 5
    assert snapshot(match.window(1).world(Rng(3))) == snapshot(match.window(1).world(Rng(3)))


def hand(match: Match, number: int) -> str:
    """What seat 1 imagines seat 0 to hold."""
    world: Any = match.window(1).world(Rng(number))
    return str(snapshot(world.players[0]))


def test_a_bot_chooses_the_same_for_the_same_numbers() -> None:
    match = table("igm igd iga", "ige igg igm")
    bot = RandomBot()
    choices = [bot.choose(match.window(0), Budget(), Rng(number)) for number in range(20)]
    assert choices == [bot.choose(match.window(0), Budget(), Rng(number)) for number in range(20)]
    assert len(set(choices)) == 3
