"""What is hidden, who answers for the absent, and a table's own sheets."""

from __future__ import annotations

from typing import Any

import pytest

import organelle
from foment.table import Table
from organelle.games.foment.absent import answer_for
from organelle.games.foment.game import FOMENT
from organelle.games.foment.parts import STRATEGIES
from organelle.kernel.rng import Rng


def test_a_strategy_is_seen_by_its_owner_alone() -> None:
    """With how far it has come; others and spectators see neither. [FO-13.1, FO-2.3]"""
    table = Table()
    table.strategy(1, "stromatolite")
    table.cell(1).harvests = 2
    own = FOMENT.view(table.s, 1)["players"][1]
    assert own["strategy"] == "stromatolite" and own["progress"] == 2
    for seat in (0, 2, None):
        other = FOMENT.view(table.s, seat)["players"][1]
        assert other["strategy"] == "" and "progress" not in other and "cards" not in other


def test_all_strategies_are_open_when_the_game_is_over() -> None:
    """Everyone sees what everyone was after and how far that had come, a spectator and the dead too. [FO-13.1]"""
    table = Table()
    table.cell(0).damage = table.cell(1).damage = 5
    table.strategy(1, "stromatolite")
    table.cell(1).harvests = 2
    for seat in range(3):
        table.feed(seat, lipid=1)
    table.begin("upkeep")
    table.play(2, "maintain lipid")
    table.play(0, "suffer")
    assert FOMENT.view(table.s, 0)["players"][1]["strategy"] == ""
    table.s.revealed_to = 0
    table.play(1, "suffer")
    assert table.over and table.s.revealed_to == -1
    for looking in (0, 1, 2, None):
        players = FOMENT.view(table.s, looking)["players"]
        assert [player["strategy"] for player in players] == ["appendages", "stromatolite", "quorum"]
        assert players[1]["progress"] == 2


def test_a_sealed_answer_shows_only_that_it_was_given() -> None:
    """Who is ready is public, what was chosen is not. [FO-13.1, FO-3.1]"""
    table = Table()
    table.begin("movement")
    table.play(2, "move r5")
    seen = FOMENT.view(table.s, 0)
    assert [player["ready"] for player in seen["players"]] == [False, False, True]
    other = Table()
    other.begin("movement")
    other.play(2, "move l4")
    assert FOMENT.view(table.s, 2)["players"][2]["slip"] == {"region": "r5"}
    assert FOMENT.view(other.s, 0) == seen and FOMENT.view(other.s, None) == FOMENT.view(table.s, None)


def test_a_redealt_strategy_would_not_have_won_already() -> None:
    """Whoever has met a condition without winning cannot hold that card. [FO-13.1, FO-12.1]"""
    table = Table(5)
    for seat, name in enumerate(STRATEGIES):
        table.strategy(seat, name)
    table.s.undealt = 0
    table.feed(1, lipid=9, amino=9, carb=9)
    table.equip(1, "pilus", "pilus")
    table.begin("acquisition")
    assert not table.over
    dealt = {int(FOMENT.redeal(table.s, 0, Rng(number)).cells[1].strategy) for number in range(80)}
    assert dealt == {STRATEGIES.index("stromatolite"), STRATEGIES.index("quorum")}


def test_a_condition_met_tells_everyone_something() -> None:
    """So what was built cannot be taken back, won or not. [FO-12.1]"""
    table = Table()
    table.strategy(0, "gluttony")
    table.cell(0).damage = 1
    table.equip(0, *["membrane"] * 4)
    table.feed(0, lipid=2)
    table.begin("action")
    table.rolls(2, 1)
    table.s.revealed_to = 0
    table.play(0, "build membrane")
    assert not table.over and table.s.revealed_to == -1


def test_a_choice_made_before_all_seal_theirs_stays() -> None:
    """The last to act cannot go back when all are asked where to swim: it would tell who chose. [FO-3.1]"""
    match = organelle.game("foment").new(seats=3, seed=5)
    last = -1
    while match.question != "foment.move" or last < 0:
        seat = match.waiting[0]
        if match.question == "foment.act":
            last = seat
        match.play(seat, match.codes(seat)[-1 if match.question == "foment.act" else 0])
    assert match.undoable(last) == []
    other = (last + 1) % 3
    match.play(other, match.codes(other)[0])
    assert match.undoable(last) == [] and match.undoable(other) != []


def test_the_absent_do_no_harm() -> None:
    """They stay, cut evenly, pay, leak what they have most of, power all they can, and pass. [FO-13.3]"""
    table = Table()
    table.put("c", 0, 1)
    table.cell(1).damage = 1
    table.begin("movement")
    assert said(table, 2) == "move l1"
    table.s.depth = 0
    table.drop("c", lipid=3, amino=3)
    table.begin("acquisition")
    table.play(0, said(table, 0))
    table.play(0, said(table, 0))
    assert [(pile["lipids"], pile["aminos"]) for pile in table.events("shared")] == [(2, 1), (1, 2)]
    table.s.depth = 0
    table.feed(0, lipid=1, carb=4)
    table.equip(0, "pilus", "flagellum")
    table.strip(0)
    table.strip(1)
    table.feed(1, lipid=1, amino=3)
    table.begin("upkeep")
    assert said(table, 0) == "maintain lipid"
    table.play(0, "maintain lipid")
    table.play(1, said(table, 1))
    assert said(table, 1) == "leak amino"
    for seat in (0, 1):
        table.play(seat, said(table, seat))
    table.play(0, said(table, 0))
    table.play(0, said(table, 0))
    assert table.held(0) == {}, "one carb has leaked, three power flagellum and pilus"
    table.s.depth = 0
    table.feed(0, lipid=4)
    table.cell(0).damage, table.cell(1).damage, table.cell(2).damage = 5, 1, 0
    table.begin("action")
    assert said(table, 0) == "pass"


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("heap", [(2, 2, 2), (1, 1, 1), (3, 2, 0), (0, 1, 6), (5, 5, 5)])
def test_the_absent_cut_as_evenly_as_can_be(heap: tuple[int, int, int], count: int) -> None:
    """No pile has more than one nutrient more than another, of each type and in all. [FO-13.3]"""
    table = Table(max(3, count))
    table.put("c", *range(count))
    for seat in range(count):
        table.cell(seat).damage = seat
    table.drop("c", *heap)
    table.begin("acquisition")
    while table.waiting == [0]:
        table.play(0, said(table, 0))
    piles = [(pile["lipids"], pile["aminos"], pile["carbs"]) for pile in table.events("shared")]
    assert len(piles) == count
    for amounts in (*zip(*piles), [sum(pile) for pile in piles]):
        assert max(amounts) - min(amounts) <= 1


def test_the_absent_take_the_largest_pile() -> None:
    """Wherever it lies. [FO-13.3]"""
    table = Table()
    table.put("c", 0, 1)
    table.cell(1).damage = 1
    table.drop("c", lipid=1, carb=3)
    table.begin("acquisition")
    table.play(0, "cut carb 0")
    assert said(table, 1) == "take pile:b"


def said(table: Table, seat: int) -> str:
    return table.words.to_code(answer_for(table.s, seat))


def test_a_whole_game_of_absent_players_ends() -> None:
    """Their answers are always legal. [FO-13.3]"""
    table = Table(4)
    table.s = FOMENT.new(4, FOMENT.defaults(), FOMENT.cards())
    rng = Rng(5)
    for _ in range(20_000):
        if table.over:
            return
        if table.rolling:
            codes = table.codes(15)
            table.chance(codes[rng.below(len(codes))])
        else:
            seat = table.waiting[0]
            table.play(seat, said(table, seat))
    raise AssertionError("it did not end")


def own(sheet: str, **changes: dict[int, Any]) -> dict[str, Any]:
    """A sheet with some cells changed: by row name, column number to value."""
    rows = [list(row) for row in FOMENT.cards()[sheet]]
    for row in rows:
        for column, value in changes.get(str(row[0]).replace("-", "_"), {}).items():
            row[column] = value
    return {sheet: rows}


def test_a_table_brings_figures_of_its_own() -> None:
    """Cheaper membranes, a calmer clock, and they are in the game's text. [FO-2.4]"""
    match = organelle.game("foment").new(seats=3, seed=3, cards=own("plasmids", membrane={2: 1}))
    assert match.view(0)["table"]["plasmids"]["membrane"]["cost"] == {"lipid": 1, "amino": 0, "carb": 0}
    again = organelle.replay(match.text(), seed=1)
    assert again.view(0) == match.view(0)


def test_two_synergies_and_two_commensals_take_in_seat_order() -> None:
    """Only a table's own deck can have them. [FO-10.6, FO-10.7]"""
    table = Table(4, cards=own("mutations", synergy={1: 2}, commensal={1: 2}))
    table.mutate(1, "synergy", "commensal")
    table.mutate(2, "synergy", "commensal")
    table.drop("v3", lipid=1, amino=1, carb=1)
    table.drop("l1", lipid=1, amino=1, carb=1)
    table.bank(carb=1)
    table.begin("acquisition")
    assert table.waiting == [1]
    table.play(1, "absorb carb")
    assert table.phase == "tide", "the bank is empty now"
    table.s.depth = 0
    table.put("c", 1, 2, 3)
    table.strip(3)
    table.feed(3, lipid=2)
    table.begin("upkeep")
    for seat in (1, 2, 3):
        table.play(seat, "maintain lipid")
    table.play(3, "leak lipid")
    assert table.events("fed") == [{"seat": 3, "nutrient": "lipid", "other": 1}]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (own("plasmids", membrane={0: "coat"}), "must keep its rows in this order: membrane"),
        (own("plasmids", dnase={5: 1}), "dnase never needs power"),
        (own("plasmids", membrane={6: 2}), "3 players need at least 3 membrane tokens"),
        (own("clock", low_tide={1: 7}), "must be a whole number from 1 to 6"),
    ],
)
def test_figures_that_do_not_fit_are_refused(cards: dict[str, Any], sentence: str) -> None:
    """With a sentence that says what is allowed. [FO-1.6, FO-6.4, FO-2.4]"""
    with pytest.raises(organelle.Illegal, match=sentence):
        organelle.game("foment").new(seats=3, seed=3, cards=cards)


def test_closed_places_say_why() -> None:
    """Every closed place names its reason, and every reason is listed. [FO-13.1]"""
    table = Table()
    table.cell(0).damage = 1
    table.feed(0, amino=1)
    table.s.supply[2] = 0
    table.begin("action")
    table.rolls(2, 1)
    closed = FOMENT.view(table.s, 0)["closed"]
    assert closed["build membrane"] == "foment.closed.too-dear"
    assert closed["build dnase"] == "foment.closed.no-token"
    assert closed["build pilus"] == "foment.closed.not-on-menu"
    assert closed["exchange"] == "foment.closed.no-power"
    assert closed["lipase"] == "foment.closed.no-weapon"
    assert "build lipase" not in closed
    assert set(closed.values()) <= set(FOMENT.closed_reasons())
    assert FOMENT.view(table.s, 1)["closed"] == {}


def test_cells_out_of_reach_say_so() -> None:
    """Whoever can attack somebody sees why the others are closed. [FO-8.5, FO-13.1]"""
    table = Table(4)
    table.put("c", 0, 1)
    table.cell(0).damage, table.cell(2).damage = 2, 1
    table.cell(3).alive = False
    table.equip(0, "dnase")
    table.begin("action")
    closed = FOMENT.view(table.s, 0)["closed"]
    assert closed["dnase seat:2"] == "foment.closed.out-of-reach"
    assert {"dnase", "dnase seat:0", "dnase seat:1", "dnase seat:3"}.isdisjoint(closed)


def test_what_is_open_is_in_the_view() -> None:
    """Mutations beneath the deck and discarded ones, who has fought, whose transport pumps. [FO-13.1, FO-7.3]"""
    table = Table()
    table.put("c", 0, 1)
    table.cell(0).damage, table.cell(1).damage = 2, 1
    table.equip(0, "lipase")
    table.mutate(1, "active-transport")
    table.s.deck.take(0)
    table.s.discarded = 1
    table.s.deck.take(1)
    table.s.beneath[1] = 1
    table.begin("action")
    table.play(0, "lipase seat:1 nothing")
    table.rolls(4)
    seen = FOMENT.view(table.s, 2)
    assert seen["mutations"] == 14 and seen["discarded"] == 1
    assert seen["fought"] == [0] and seen["acted"] == []
    assert [player["pumping"] for player in seen["players"]] == [False, True, False]
