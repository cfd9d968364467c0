"""The board in the terminal."""

from pathlib import Path

import pytest

from cellulose.table import Table
from organelle.boards.cellulose import draw
from organelle.catalog import load_match
from organelle.games import GAMES
from organelle.games.cellulose.game import CELLULOSE
from organelle.localization import word
from organelle.table.chance import SeededChance

LOGS = sorted((Path(__file__).parents[1] / "replays").glob("cellulose-*.log"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_the_board_fits_into_80_columns_and_names_no_hidden_card(path: Path, language: str) -> None:
    """Drawn from the view alone, at any moment. [CE-1.9]"""
    for entry in (10, 40, 80, 105):
        match = load_match(GAMES, path.read_text("utf-8"), SeededChance(1), entry)
        lines = draw(match.view(0), language)
        assert max(len(line) for line in lines) <= 80
        view = match.view(None)
        assert all(player["hand"] >= sum(player["cards"].values()) for player in view["table"]["players"])
        assert draw(view, language)


def drawn(table: Table, language: str = "en") -> str:
    """The board as the asked seat sees it, without line breaks."""
    picture = {"table": CELLULOSE.view(table.s, table.asked), "waiting": [table.asked], "seat": table.asked}
    lines = draw(picture, language)
    assert max(len(line) for line in lines) <= 80
    return " ".join(" ".join(lines).split())


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_board_says_what_spaces_give_and_what_letters_mean(language: str) -> None:
    """Nobody needs the rulebook to see that the first at the stomata gets 6 CO2. [CE-5.3, CE-5.6, CE-5.7, CE-5.8]"""
    board = drawn(Table(3), language)
    assert all(given in board for given in (") 6 CO2 [", ") 4 CO2 (", ") 5 ATP (", ") 5 P [", ") 3 H ["))
    assert f"K {word(language, 'cellulose', 'carbohydrate')}" in board


@pytest.mark.parametrize("card", CELLULOSE.cards()["cards"], ids=lambda card: str(card[0]))
def test_the_board_says_what_a_card_does(card: list[str | int]) -> None:
    """In the market and in one's own hand, in both languages. [CE-6.2]"""
    table = Table(3, market=(f"draw {card[0]}", "draw starch-3", "draw storage-3", "draw lipase"))
    in_market = drawn(table)
    if card[1] == "enzyme":
        assert "activated" in in_market
    table.hold(0, str(card[0]))
    for language in ("en", "it"):
        board = drawn(table, language)
        assert board.count(f"{word(language, 'cellulose', str(card[0]))} (") >= 2


def test_the_board_names_the_bonus_action_of_a_deepest_root() -> None:
    """With its cost. [CE-9.3]"""
    table = Table(3, board="mangrove")
    table.stand(0, root="rc")
    assert "for 2 H: 7 health" in drawn(table)
    table.stand(0, root="cc")
    assert "for 1 H: build the wall up to 2" in drawn(table)


def test_the_board_shows_ivys_map_and_stack() -> None:
    """What her marker is heading for, and which enzyme she uses next. [CE-11.2, CE-15.6]"""
    table = Table(1)
    table.s.ivy.enzymes = type(table.s.ivy.enzymes)([table.card("lipase"), table.card("rubisco")])
    board = drawn(table)
    assert "action cards 6, used 0" in board and "from the bottom: Lipase, RuBisCO" in board
