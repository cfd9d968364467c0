"""The board in the terminal."""

from __future__ import annotations

import pytest

import organelle
from organelle.cli import boards
from organelle.kernel.luck import Luck
from organelle.text import LANGUAGES, phrase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_eighty_columns_all_through_a_game(seats: int, language: str) -> None:
    """Every region, every player and only one's own strategy. [FO-1.1, FO-13.1]"""
    match = organelle.game("foment").new(seats=seats, seed=seats)
    luck = Luck(seats)
    while not match.over:
        seat = match.waiting[0]
        lines = boards.draw(match.view(seat), language)
        assert all(len(line) <= 80 for line in lines)
        codes = match.codes(seat)
        match.play(seat, codes[luck.below(len(codes))])
    drawn = "\n".join(boards.draw(match.view(0), language))
    for name in match.view(0)["table"]["regions"]:
        assert f"{name.upper()} " in drawn


def test_piles_are_drawn_while_they_are_chosen() -> None:
    """Whoever chooses sees the piles with their names. [FO-4.4]"""
    for seed in range(40):
        match = organelle.game("foment").new(seats=5, seed=seed)
        luck = Luck(seed)
        while not match.over and match.question != "foment.take":
            codes = match.codes(match.waiting[0])
            match.play(match.waiting[0], codes[luck.below(len(codes))])
        if not match.over:
            share = match.view(None)["table"]["shares"][0]
            assert share["piles"][0]["free"]
            assert "pile a:" in "\n".join(boards.draw(match.view(match.waiting[0]), "en"))
            return
    raise AssertionError("nobody ever shared")


@pytest.mark.parametrize(
    ("code", "english", "italian"),
    [
        ("maintain", "maintain the genome", "mantieni il genoma"),
        ("maintain amino", "maintain the genome with: amino acid", "mantieni il genoma con: amminoacido"),
        ("dnase seat:1", "attack Player 2 with a DNAse", "attacca Giocatore 2 con una DNAsi"),
        ("lipase", "attack with a lipase granule", "attacca con un granulo di lipasi"),
        (
            "lipase seat:0 lipid",
            "attack Player 1 with lipase, steal: lipid",
            "attacca Giocatore 1 con lipasi, ruba: lipide",
        ),
        ("exchange lipid carb 2", "exchange 2 × lipid for 2 × carb", "scambia 2 × lipide con 2 × carboidrato"),
        ("cut lipid 0", "put into this pile: 0 × lipid", "metti in questo mucchio: 0 × lipide"),
        ("build pilus", "build pilus", "costruisci pilo"),
    ],
)
def test_answers_read_like_speech(code: str, english: str, italian: str) -> None:
    """What the terminal offers says what it does, also while it is only half said. [FO-8.6, FO-6.2, FO-9.2]"""
    assert phrase("en", "foment", code) == english
    assert phrase("it", "foment", code) == italian
