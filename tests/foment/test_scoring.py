"""The last round and the result."""

from __future__ import annotations

from foment.table import Table
from organelle.games.foment.game import FOMENT


def last_turns(table: Table) -> None:
    """Everyone passes to the end of the round."""
    table.begin("action")
    while table.rolling:
        table.rolls(1 + int(table.s.rolling) % 6)
    while table.phase == "action" and not table.over:
        table.play(table.waiting[0], "pass")


def test_the_sixtieth_round_is_the_last() -> None:
    """The least damaged wins, then who holds most; equal ones share. [FO-11.5, FO-11.6]"""
    for fed, winners in (((3, 1, 9), [0]), ((2, 2, 0), [0, 1])):
        table = Table()
        table.s.round = 60
        table.cell(2).damage = 1
        for seat, count in enumerate(fed):
            table.feed(seat, lipid=count)
        last_turns(table)
        assert table.over and table.winners == winners
        assert sum(FOMENT.scores(table.s)) == len(winners)
        assert table.events("expired") == [{"round": 60}]


def test_without_the_limit_it_goes_on() -> None:
    """The table has switched the last round off. [FO-11.5]"""
    table = Table(limit="off")
    table.s.round = 60
    last_turns(table)
    assert table.phase == "movement" and table.s.round == 61


def test_before_the_sixtieth_it_goes_on() -> None:
    """Round fifty-nine is followed by another. [FO-11.5]"""
    table = Table()
    table.s.round = 59
    last_turns(table)
    assert not table.over and table.s.round == 60
