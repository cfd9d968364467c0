"""The board in the terminal."""

from __future__ import annotations

import pytest

import organelle
from foment.table import Table
from organelle.cli import boards
from organelle.games.foment.game import FOMENT
from organelle.kernel.rng import Rng
from organelle.localization import LANGUAGES, code_phrase

VOCABULARY = FOMENT.vocabulary(FOMENT.new(4, FOMENT.defaults(), FOMENT.cards()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_eighty_columns_all_through_a_game(seats: int, language: str) -> None:
    """Every region, every player and only one's own strategy. [FO-1.1, FO-13.1]"""
    match = organelle.game("foment").new(seats=seats, seed=seats)
    rng = Rng(seats)
    while not match.over:
        seat = match.waiting[0]
        lines = boards.draw(match.view(seat), language)
        assert all(len(line) <= 80 for line in lines)
        codes = match.codes(seat)
        match.play(seat, codes[rng.below(len(codes))])
    drawn = "\n".join(boards.draw(match.view(0), language))
    for name in match.view(0)["table"]["regions"]:
        assert f"{name.upper()} " in drawn


def test_piles_are_drawn_while_they_are_chosen() -> None:
    """Whoever chooses sees the piles with their names. [FO-4.4]"""
    for seed in range(40):
        match = organelle.game("foment").new(seats=5, seed=seed)
        rng = Rng(seed)
        while not match.over and match.question != "foment.take":
            codes = match.codes(match.waiting[0])
            match.play(match.waiting[0], codes[rng.below(len(codes))])
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
    assert code_phrase("en", "foment", VOCABULARY, code) == english
    assert code_phrase("it", "foment", VOCABULARY, code) == italian


def drawn(table: Table, seat: int) -> str:
    """The board as that seat sees it."""
    waiting = [other for other in range(table.s.seats) if table.s.waits_for(other)]
    view = {"game": "foment", "seat": seat, "seats": int(table.s.seats), "waiting": waiting}
    return "\n".join(boards.draw({**view, "table": FOMENT.view(table.s, seat)}, "en"))


def test_prices_stand_beside_the_plasmids() -> None:
    """As this seat would pay them, with the upkeep where there is one. [FO-8.4, FO-6.4]"""
    table = Table()
    table.mutate(0, "lipid-biosynthesis", "lipid-biosynthesis")
    table.begin("movement")
    assert "membrane 1L, lipase granule 3A" in drawn(table, 0) and "lipid biosynthesis ×2" in drawn(table, 0)
    assert "membrane 2L, lipase granule 1A" in drawn(table, 1)
    assert "biosynthetic complexity 2A (upkeep 1C)" in drawn(table, 1).replace("\n  ", " ")


def test_the_cutter_sees_its_piles_and_others_do_not() -> None:
    """What is filled, what is being filled, what is left. [FO-4.3, FO-13.1]"""
    table = Table()
    table.put("c", 0, 1, 2)
    table.cell(1).damage, table.cell(2).damage = 1, 2
    table.drop("c", lipid=2, carb=2)
    table.begin("acquisition")
    table.play(0, "cut lipid 1", "cut carb 1")
    assert "pile a: 1L 1C | pile b: 1L | pile c: ·; still to share: 1C" in drawn(table, 0)
    assert "You are filling pile b." in drawn(table, 0)
    assert "filling" not in drawn(table, 1)


def test_power_chosen_so_far_and_the_order_of_turns_are_drawn() -> None:
    """One's own slip until it is complete; in the action phase who comes when. [FO-6.4, FO-8.1, FO-13.1]"""
    table = Table()
    table.equip(0, "flagellum", "pilus")
    table.feed(0, lipid=1, carb=3)
    table.begin("upkeep")
    table.play(0, "maintain lipid", "power flagellum")
    assert "You will power: flagellum; carbs to pay: 1" in drawn(table, 0)
    assert "You will power" not in drawn(table, 1)
    table.s.depth = 0
    table.cell(1).damage, table.cell(2).damage = 3, 1
    table.begin("action")
    assert "Turns go in this order: Player 2, Player 3, Player 1" in drawn(table, 2)
