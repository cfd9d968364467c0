"""The menu of a question, and what is said to an answer that is none."""

import pytest

import organelle
from organelle.cli.menu import MOST_LINES, Menu
from organelle.cli.terminal_game import WIDTH, TerminalGame
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.localization import LANGUAGES
from organelle.table.errors import Illegal


def test_a_line_that_leads_to_one_code_is_that_code() -> None:
    """Nobody plays a card that the line did not name."""
    codes = [f"nucleus:{number}" for number in range(MOST_LINES)] + ["play mrna-reserve", "trade mrna", "trade lipid"]
    lines = Menu(codes).lines
    assert lines[-2:] == ["play mrna-reserve", "trade"]
    assert Menu(codes).matching_codes(str(len(lines) - 1)) == ["play mrna-reserve"]


def test_a_closed_place_says_why() -> None:
    match = organelle.game("cytosis").new(seats=3, seed=5, first="0")
    game = TerminalGame(match, {}, "en")
    for seat in range(3):
        match.play(seat, match.codes(seat)[0])
    for seat in range(3):
        match.play(seat, "take mrna mrna")
    with pytest.raises(Illegal, match="You have no carb to burn"):
        game.answer(0, "mitochondria:carb", Menu(match.codes(0)))
    with pytest.raises(Illegal, match="You have no vesicle in the Golgi"):
        game.answer(0, "exocytosis vesicle:5", Menu(match.codes(0)))
    with pytest.raises(Illegal, match="is not among the answers"):
        game.answer(0, "vacuole", Menu(match.codes(0)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_shown_reads_in_80_columns(capsys: pytest.CaptureFixture[str], name: str, language: str) -> None:
    """The first sixty questions of a game, and one step into each menu."""
    match = organelle.game(name).new(GAMES[name].seats[-1], seed=8)
    rng = Rng(9)
    for _ in range(60):
        seat = match.waiting[0]
        game = TerminalGame(match, {}, language)
        game.show(seat)
        for line in game.menu(seat).lines[:3]:
            game.print_menu(seat, Menu(Menu(match.codes(seat)).codes_under(line), line))
        codes = match.codes(seat)
        match.play(seat, codes[rng.below(len(codes))])
        if match.over:
            break
    wide = [line for line in capsys.readouterr().out.splitlines() if len(line) > WIDTH]
    assert wide == []
