"""Set-up."""

from __future__ import annotations

from collections import Counter

import organelle
from foment.table import Table
from organelle.games.foment.game import FOMENT
from organelle.games.foment.state import Foment
from organelle.kernel.actions import ActionBuffer
from organelle.kernel.rng import Rng
from organelle.kernel.state import CHANCE


def fresh(seats: int) -> Table:
    """A table before anything has happened."""
    table = Table(seats)
    table.s = FOMENT.new(seats, FOMENT.defaults(), FOMENT.cards())
    table.s.events_off = False
    return table


def deal(table: Table) -> None:
    for _ in range(table.s.seats if table.s.seats > 2 else 4):
        table.chance(table.codes(CHANCE)[0])


def test_seats_and_species() -> None:
    """Species go by seat and nobody is asked for one. [FO-2.1]"""
    assert FOMENT.seats == (2, 3, 4, 5)
    match = organelle.game("foment").new(seats=5, seed=1)
    species = [player["species"] for player in match.view(None)["table"]["players"]]
    assert species == ["spirillum", "bacillus", "micrococcus", "vibrio", "caulobacter"]


def test_a_new_cell_has_one_membrane() -> None:
    """Undamaged, empty, one membrane from the supply. [FO-2.2]"""
    table = fresh(4)
    for seat in range(4):
        assert table.tokens(seat) == {"membrane": 1}
        assert table.held(seat) == {} and table.damage(seat) == [0]
    assert table.left("membrane") == 16


def test_everyone_gets_a_secret_strategy() -> None:
    """Three are dealt, two stay unseen, and each hears only of its own. [FO-2.3]"""
    table = fresh(3)
    table.chance("deal gluttony", "deal quorum", "deal encapsulation")
    assert [int(table.cell(seat).strategy) for seat in range(3)] == [2, 3, 0]
    assert int(table.s.undealt) == 0b10010
    assert table.events("dealt", seat=1) == [{"seat": 0}, {"seat": 1, "strategy": "quorum"}, {"seat": 2}]


def test_menu_and_decks_at_the_start() -> None:
    """Four plasmids lie open, seven do not; sixteen mutations; low tide. [FO-2.4]"""
    table = fresh(3)
    seen = FOMENT.view(table.s, None)
    assert seen["menu"] == ["membrane", "lipase", "dnase", "complexity"]
    assert seen["mutations"] == 16 and seen["tide"] == 0


def test_the_highest_roll_places_first() -> None:
    """Tied leaders roll again; then it goes to the left, occupied regions included. [FO-2.5]"""
    table = fresh(4)
    deal(table)
    table.rolls(5, 2, 5, 5)
    table.rolls(1, 4, 4)
    table.rolls(3, 6)
    assert table.waiting == [3]
    table.play(3, "place c")
    table.play(0, "place c")
    table.play(1, "place r5")
    assert table.waiting == [2] and len(table.codes(2)) == 16
    assert table.events("placed")[1] == {"seat": 0, "region": "c"}


def test_bank_and_first_drop() -> None:
    """Two banked and five dropped of each type; four and six with five players; after placing. [FO-2.6]"""
    for seats, bank, drop in ((3, 2, 5), (4, 2, 5), (5, 4, 6)):
        table = fresh(seats)
        deal(table)
        table.rolls(6, *[1] * (seats - 1))
        for seat in range(seats):
            table.play(seat, "place v2")
        for _ in range(drop * 3):
            table.chance("fall c")
        assert table.banked() == {"lipid": bank, "amino": bank, "carb": bank}
        assert table.lies("c") == {"lipid": drop, "amino": drop, "carb": drop}
        assert table.phase == "movement" and table.s.round == 1


def test_each_nutrient_falls_by_itself() -> None:
    """Every region can be hit, by its weight, and everyone sees where. [FO-2.7]"""
    table = fresh(3)
    deal(table)
    table.rolls(6, 1, 1)
    for seat in range(3):
        table.play(seat, "place v2")
    buffer = ActionBuffer()
    table.s.options(CHANCE, buffer)
    assert [int(buffer.weights[place]) for place in (0, 1, 15)] == [1533, 907, 393] and buffer.count == 16
    table.chance("fall r4")
    assert table.events("fell") == [{"nutrient": "lipid", "region": "r4"}]


def test_two_players_keep_one_of_two_strategies() -> None:
    """Quorum sensing is out, each is dealt two and keeps one that only it knows. [FO-13.2]"""
    table = fresh(2)
    assert table.codes(CHANCE) == ["deal encapsulation", "deal stromatolite", "deal gluttony", "deal appendages"]
    table.chance("deal gluttony", "deal encapsulation", "deal appendages", "deal stromatolite")
    assert table.waiting == [0, 1]
    table.play(1, "keep stromatolite")
    table.play(0, "keep appendages")
    assert [int(table.cell(seat).strategy) for seat in (0, 1)] == [4, 1]
    assert table.events("kept", seat=0) == [{"seat": 0, "strategy": "appendages"}, {"seat": 1}]
    state: Foment = table.s
    worlds = Counter(int(FOMENT.redeal(state, 0, Rng(n)).cells[1].strategy) for n in range(60))
    assert set(worlds) == {0, 1}
