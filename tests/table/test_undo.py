"""Undo reaches to a fence that is computed; rewind goes beyond it."""

import pytest

import organelle
from duel.table import commit, table
from organelle.kernel.state import Sealed
from organelle.table.notation import Entry
from organelle.table.undo import undoable_entries


def test_a_sealed_answer_can_be_changed_until_the_last_one() -> None:
    match = table("igm igd iga", "ige igg igm", "igm igd iga")
    match.play(0, "commit igm")
    match.play(1, "commit ige")
    match.undo(0)
    assert match.waiting == (0, 2) and match.view(None)["table"]["players"][1]["ready"]
    match.play(0, "commit igd")
    match.play(2, "commit igm")
    committed = [(fact["seat"], fact["card"]) for fact in match.events() if fact["key"] == "duel.committed"]
    assert committed == [(0, "igd"), (1, "ige"), (2, "igm")]


def test_once_the_seals_are_open_nobody_takes_back() -> None:
    match = table("igm igd iga", "ige igg igm")
    commit(match, "igm", "ige")
    for seat in (0, 1):
        with pytest.raises(organelle.Illegal, match=r"back alone, for .*; everyone together can agree to go back"):
            match.undo(seat)


def test_the_last_answer_opens_the_seals_and_is_a_fence_even_without_chance() -> None:
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg"))
    commit(match, "iga", "ige")
    assert match.undoable(1) == []


def test_chance_is_a_fence() -> None:
    match = table("igm igd iga", "ige igg igm", then=("turn calm", "draw igg"))
    commit(match, "iga", "ige")
    match.play(1, "keep")
    assert match.undoable(1) == [], "a card was drawn since"


def test_a_slip_is_taken_back_answer_by_answer() -> None:
    match = table("igm igd iga", "ige igg igm", variant="volley")
    match.play(0, "commit igm")
    match.play(0, "done")
    match.undo(0)
    assert match.codes(0) == ["commit igd", "commit iga", "done"]
    match.undo(0)
    assert match.codes(0) == ["commit igm", "commit igd", "commit iga"]
    with pytest.raises(organelle.Illegal, match="You have made no choice yet; only choices of your own"):
        match.undo(0)


def test_an_undo_never_repeats_a_draw() -> None:
    match = organelle.game("duel").new(seats=2, seed=5)
    lines = []
    for _ in range(6):
        number = match.number
        for seat in match.waiting:
            match.play(seat, match.codes(seat)[0])
        lines.append([line.split(" ", 1)[1] for line in match.text().splitlines() if " chance " in line][-4:])
        match.rewind(number)
    assert len({tuple(draws) for draws in lines}) > 1


def test_rewind_goes_anywhere_and_the_log_only_grows() -> None:
    match = organelle.game("duel").new(seats=3, seed=5)
    start = match.view(0)["table"]
    number = match.number
    for _ in range(9):
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    text = match.text()
    match.rewind(number)
    assert match.view(0)["table"] == start
    assert match.text().startswith(text)
    assert organelle.replay(match.text()).text() == match.text()
    assert match.events(seat=0)[-1]["key"] == "table.rewound"


@pytest.mark.parametrize("number", [-1, 99])
def test_a_rewind_to_nowhere_is_refused(number: int) -> None:
    match = organelle.game("duel").new(seats=2, seed=5)
    with pytest.raises(organelle.Illegal, match="the game can go back to entries 0 to"):
        match.rewind(number)


def test_a_sealed_question_to_others_is_a_fence_whether_they_have_begun_to_answer_or_not() -> None:
    step, begun = Sealed(0b11), Entry(2, "1", "slip")
    begun.sealed_step = step
    for entries in ([Entry(1, "0", "choice")], [Entry(1, "0", "choice"), begun]):
        assert undoable_entries(entries, 0, step) == []
    assert undoable_entries([Entry(1, "0", "choice")], 0, Sealed(0b01)) == [1], "nobody else is asked"
