"""Phase 5: mutation."""

from __future__ import annotations

import pytest

from foment.table import Table
from organelle.games.foment.parts import MUTATIONS
from organelle.kernel.state import CHANCE


@pytest.mark.parametrize(
    ("damage", "face", "mutates"),
    [(1, 1, True), (1, 2, False), (2, 2, True), (3, 3, False), (4, 3, True), (5, 4, False)],
)
def test_the_roll_against_the_track(damage: int, face: int, mutates: bool) -> None:
    """A face within the track's numbers draws a card; the roll is told with its target. [FO-7.1]"""
    table = Table()
    table.cell(1).damage = damage
    table.begin("mutation")
    table.rolls(face)
    target = (0, 1, 2, 2, 3, 3)[damage]
    assert table.events("mutation-rolled") == [{"seat": 1, "face": face, "target": target}]
    assert ("mutate cyst" in table.codes(CHANCE)) == mutates
    assert table.events("unchanged") == ([] if mutates else [{"seat": 1}])


def test_the_undamaged_do_not_roll() -> None:
    """Nobody is damaged, so the phase is over at once. [FO-7.1]"""
    table = Table()
    table.begin("mutation")
    assert table.phase == "action"


def test_mutations_stay() -> None:
    """A card drawn is shown to all and stays; the odds go by what is left. [FO-7.2]"""
    table = Table()
    table.cell(0).damage = 4
    table.cell(2).damage = 4
    table.begin("mutation")
    table.rolls(2)
    table.chance("mutate cyst")
    table.rolls(3)
    assert "mutate cyst" not in table.codes(CHANCE)
    table.chance("mutate matrix")
    assert table.events("mutated") == [{"seat": 0, "mutation": "cyst"}, {"seat": 2, "mutation": "matrix"}]
    assert table.cell(0).has(MUTATIONS.index("cyst"))


def test_an_empty_deck_takes_up_what_lies_beneath() -> None:
    """First the cards of the dead, then the discarded deleterious ones, then nothing. [FO-7.3]"""
    table = Table()
    for mutation in range(9):
        while table.s.deck.counts[mutation] > 0:
            table.s.deck.take(mutation)
    table.s.beneath[MUTATIONS.index("cyst")] = 1
    table.s.discarded = 1
    for seat in range(3):
        table.cell(seat).damage = 4
    table.begin("mutation")
    table.rolls(1)
    assert table.codes(CHANCE) == ["mutate cyst"]
    table.chance("mutate cyst")
    table.rolls(1)
    assert table.events("shuffled") == [{}]
    table.chance("mutate deleterious")
    table.s.discarded = 0
    table.rolls(1)
    assert table.phase == "action"
    assert table.damage() == [4, 5, 4]
    assert table.events("no-mutation") == [{"seat": 2}]


def test_deaths_come_after_the_last_roll() -> None:
    """Two cells die of deleterious mutations in the same round, and so together. [FO-7.1, FO-11.2]"""
    table = Table()
    for seat in (0, 1, 2):
        table.cell(seat).damage = 5
    table.begin("mutation")
    table.rolls(1)
    table.chance("mutate deleterious")
    assert table.cell(0).alive
    table.rolls(1)
    table.chance("mutate deleterious")
    table.rolls(6)
    assert table.over and table.winners == [2]
