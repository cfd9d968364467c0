"""Phase 2: acquisition."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from foment.table import Table
from organelle.games.foment.game import FOMENT
from organelle.games.foment.phases.cutting import Cutting
from organelle.games.foment.vocabulary import CUT
from organelle.kernel.actions import pack


def sharing(*damage: int, **heap: int) -> Table:
    """Cells with that damage in the centre over that heap."""
    table = Table(max(3, len(damage)))
    table.put("c", *range(len(damage)))
    for seat, points in enumerate(damage):
        table.cell(seat).damage = points
    table.drop("c", **heap)
    table.begin("acquisition")
    return table


def test_a_lone_cell_takes_everything() -> None:
    """Whether it has just come or stayed; nobody is asked. [FO-4.1]"""
    table = Table()
    table.drop("v1", lipid=2, carb=1)
    table.begin("acquisition")
    assert table.held(0) == {"lipid": 2, "carb": 1} and table.lies("v1") == {}
    assert table.phase == "tide"


def test_the_sicker_comes_first() -> None:
    """By damage no roll is needed: the healthiest cuts, the sickest chooses. [FO-4.2, FO-4.3, FO-4.4]"""
    table = sharing(1, 3, lipid=2)
    assert table.waiting == [0]
    table.play(0, "cut lipid 2")
    assert table.waiting == [1] and table.codes(1) == ["take pile:a", "take pile:b"]
    table.play(1, "take pile:a")
    assert table.held(1) == {"lipid": 2} and table.held(0) == {}


def test_equals_roll_and_roll_again() -> None:
    """The higher roll chooses earlier, equal rolls are rolled again, the lowest cuts. [FO-4.2]"""
    table = sharing(2, 2, 2, lipid=3)
    table.rolls(4, 4, 6)
    assert table.rolling
    table.rolls(2, 5)
    assert table.waiting == [0]
    table.play(0, "cut lipid 2")
    assert table.waiting == [2]
    table.play(2, "take pile:a")
    assert table.waiting == [1]
    table.play(1, "take pile:b")
    assert [table.held(seat) for seat in range(3)] == [{}, {"lipid": 1}, {"lipid": 2}]


def test_nothing_to_share_needs_no_roll() -> None:
    """Cells together in an empty region go straight on to the tide. [FO-4.2]"""
    table = sharing(0, 0, 0)
    assert table.phase == "tide" and table.events("rolled") == []


def test_a_single_nutrient_is_cut_without_asking() -> None:
    """There is only one way to cut it; the sickest still chooses. [FO-4.3]"""
    table = sharing(0, 1, amino=1)
    assert table.waiting == [1]
    assert table.events("shared")[0] == {
        "seat": 0, "region": "c", "pile": "pile:a", "lipids": 0, "aminos": 1, "carbs": 0
    }  # fmt: skip
    table.play(1, "take pile:b")
    assert table.held(0) == {"amino": 1}


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("heap", [(1, 0, 0), (2, 1, 0), (3, 0, 2), (2, 2, 2), (0, 4, 1)])
def test_every_division_is_offered_once(heap: tuple[int, int, int], count: int) -> None:
    """The answers lead to all divisions into unordered piles, empty ones allowed, none twice. [FO-4.3]"""
    found = [tuple(sorted(piles)) for piles in divisions(heap, count, [])]
    assert len(found) == len(set(found))
    assert set(found) == {tuple(sorted(piles)) for piles in all_divisions(heap, count)}


def divisions(heap: tuple[int, int, int], count: int, slip: list[int]) -> list[list[tuple[int, ...]]]:
    """Every way to answer."""
    cutting = Cutting(vec[i64](list(heap)), count, vec[i64](slip))
    if cutting.complete:
        flat = [int(number) for number in cutting.piles]
        return [[tuple(flat[place : place + 3]) for place in range(0, len(flat), 3)]]
    found = []
    for amount in range(cutting.low, cutting.high + 1):
        found += divisions(heap, count, [*slip, pack(CUT, cutting.nutrient, amount)])
    return found


def all_divisions(heap: tuple[int, ...], count: int) -> list[list[tuple[int, ...]]]:
    """Every way to divide, the same one in many orders."""
    if count == 1:
        return [[heap]]
    found = []
    for lipid in range(heap[0] + 1):
        for amino in range(heap[1] + 1):
            for carb in range(heap[2] + 1):
                rest = (heap[0] - lipid, heap[1] - amino, heap[2] - carb)
                found += [[(lipid, amino, carb), *piles] for piles in all_divisions(rest, count - 1)]
    return found


def test_a_huge_heap_can_be_cut() -> None:
    """No amount said is above 250; what that leaves is the last pile. [FO-4.3]"""
    cutting = Cutting(vec[i64]([0, 0, 700]), 2, vec[i64]([]))
    assert cutting.complete and [int(number) for number in cutting.piles] == [0, 0, 250, 0, 0, 450]


def test_who_cuts_gets_what_is_left() -> None:
    """Four cells, four piles, two of them empty. [FO-4.4]"""
    table = sharing(3, 2, 1, 0, lipid=1, carb=1)
    table.play(3, "cut carb 0")
    table.play(0, "take pile:b")
    table.play(1, "take pile:d")
    table.play(2, "take pile:c")
    assert [table.held(seat) for seat in range(4)] == [{"carb": 1}, {}, {}, {"lipid": 1}]


def test_nobody_chooses_among_piles_that_are_alike() -> None:
    """The sickest takes the only nutrient, and between empty piles there is nothing to choose. [FO-4.4]"""
    table = sharing(3, 2, 1, 0, amino=1)
    assert len(table.codes(0)) == 4
    table.play(0, "take pile:a")
    assert table.codes(1) == ["take pile:b"]
    table.play(1, "take pile:b")
    assert table.codes(2) == ["take pile:c"]


def test_regions_cut_and_choose_side_by_side() -> None:
    """Two pairs: both cuts are asked at once and sealed, then both choices. [FO-4.5]"""
    table = Table(5)
    table.put("c", 0, 1)
    table.put("v5", 2, 3, 4)
    for seat in range(5):
        table.cell(seat).damage = seat
    table.drop("c", lipid=2)
    table.drop("v5", carb=3)
    table.begin("acquisition")
    assert table.waiting == [0, 2]
    table.play(2, "cut carb 1")
    assert table.events("shared") == []
    table.play(0, "cut lipid 1")
    assert len(table.events("shared")) == 5
    assert table.waiting == [1, 4]
    table.play(4, "take pile:a")
    table.play(1, "take pile:a")
    assert table.waiting == [3]
    table.play(3, "take pile:b")
    assert [table.held(seat) for seat in range(5)] == [
        {"lipid": 1},
        {"lipid": 1},
        {"carb": 1},
        {"carb": 1},
        {"carb": 1},
    ]


def test_a_cut_is_asked_type_by_type() -> None:
    """Piles are filled one after the other, and what remains is the last. [FO-4.3]"""
    table = sharing(1, 2, lipid=2, amino=2, carb=1)
    assert table.codes(0) == ["cut lipid 1", "cut lipid 2"]
    table.play(0, "cut lipid 2")
    assert table.codes(0) == ["cut amino 0", "cut amino 1", "cut amino 2"]
    slip = FOMENT.view(table.s, 0)["players"][0]["slip"]
    assert [pile["nutrients"]["lipid"] for pile in slip["piles"]] == [2, 0]
    assert [pile["name"] for pile in slip["piles"]] == ["pile:a", "pile:b"]
    assert slip["pile"] == "pile:a" and slip["rest"] == {"lipid": 0, "amino": 2, "carb": 1}
    table.play(0, "cut amino 0")
    assert table.codes(0) == ["cut carb 0", "cut carb 1"]
    table.play(0, "cut carb 1")
    told = table.events("shared")
    assert [(pile["lipids"], pile["aminos"], pile["carbs"]) for pile in told] == [(2, 0, 1), (0, 2, 0)]
