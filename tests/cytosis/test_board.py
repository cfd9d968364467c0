"""The cell in the terminal, from the view alone."""

import pytest

import organelle
from cytosis.table import Table
from cytosis.test_completing import vesicle
from cytosis.test_epigenetics import foresight
from organelle.boards import draw
from organelle.games.cytosis.game import CYTOSIS
from organelle.kernel.game import View
from organelle.localization import LANGUAGES, word


def drawn(table: Table, seat: int, language: str = "en") -> str:
    """The board as a seat sees it, in one line."""
    outline: View = {"game": "cytosis", "seat": seat, "seats": int(table.s.seats), "waiting": [seat], "over": False}
    view = {**outline, "table": CYTOSIS.view(table.s, seat)}
    return " ".join(" ".join(draw(view, language)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_the_terminal_through_a_game(language: str) -> None:
    """No line is wider than 80 signs, and no spot loses its number."""
    match = organelle.game("cytosis").new(seats=2, seed=6, virus=True, epigenetics=True)
    while not match.over:
        seat = match.waiting[0]
        lines = draw(match.view(seat), language)
        assert all(len(line) <= 80 for line in lines) and not any("…" in line for line in lines)
        codes = match.codes(seat)
        match.play(seat, codes[match.number % len(codes)])
    assert all(len(line) <= 80 for line in draw(match.view(None), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_hand_is_shown_whole(language: str) -> None:
    """Each card has a line of its own, however many one holds. [CY-9.2]"""
    table = Table()
    cards = table.names[:24]
    table.hand(0, *cards)
    board = drawn(table, 0, language)
    assert "…" not in board and all(word(language, "cytosis", name) in board for name in cards)


def test_a_card_shows_its_kind() -> None:
    """Where it is made and which set it belongs to hang on it. [CY-9.2, CY-13.5]"""
    table = Table()
    table.hand(0, "aldolase", "dhea")
    board = drawn(table, 0)
    assert "aldolase (enzyme · lyase): 1 ATP, 2 proteins, 1 carb → 3 health" in board
    assert "DHEA (steroid hormone): 2 ATP, 1 carb, 2 lipids → 8 health" in board


def test_the_owner_alone_is_warned() -> None:
    """Before a vesicle is placed and while it lies there. [CY-7.4]"""
    table = Table()
    table.hand(0, "chorionic-gonadotropin")
    vesicle(table, 2, 0, "protein", 3)
    board = drawn(table, 0)
    assert "none in the Smooth ER, Rough ER with at least 4 proteins" in board
    assert "Player 1, 3 proteins · This vesicle fits no card in your hand." in board
    assert "fits no card" not in drawn(table, 1)


def test_what_the_deck_holds_for_the_one_who_looked() -> None:
    """The codes name the cards by the numbers shown. [CY-16.4]"""
    table = foresight()
    assert "You see: 0 DHEA (steroid hormone)" in drawn(table, 0) and "1 catalase" in drawn(table, 0)
    assert "You see" not in drawn(table, 1)
    table.play("replace top:1 top:0 top:2")
    assert "You know the top of the deck: 0 catalase" in drawn(table, 0)
