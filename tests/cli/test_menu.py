"""The menu of a question, and what is said to an answer that is none."""

import pytest

import organelle
from organelle.cli.menu import MOST, Menu
from organelle.cli.session import Session
from organelle.table.refusal import Illegal


def test_a_line_that_leads_to_one_code_is_that_code() -> None:
    """Nobody plays a card that the line did not name."""
    codes = [f"nucleus:{number}" for number in range(MOST)] + ["play mrna-reserve", "trade mrna", "trade lipid"]
    lines = Menu(codes).lines
    assert lines[-2:] == ["play mrna-reserve", "trade"]
    assert Menu(codes).chosen(str(len(lines) - 1)) == ["play mrna-reserve"]


def test_a_closed_place_says_why() -> None:
    match = organelle.game("cytosis").new(seats=3, seed=5, first="0")
    session = Session(match, {}, "en")
    for seat in range(3):
        match.play(seat, match.codes(seat)[0])
    for seat in range(3):
        match.play(seat, "take mrna mrna")
    with pytest.raises(Illegal, match="You have no carb to burn"):
        session.answer(0, "mitochondria:carb", Menu(match.codes(0)))
    with pytest.raises(Illegal, match="You have no vesicle in the Golgi"):
        session.answer(0, "exocytosis vesicle:5", Menu(match.codes(0)))
    with pytest.raises(Illegal, match="is not among the answers"):
        session.answer(0, "vacuole", Menu(match.codes(0)))
