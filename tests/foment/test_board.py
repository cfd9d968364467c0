"""The board in the terminal."""

from __future__ import annotations

import pytest

import organelle
from foment.table import Table
from organelle import boards
from organelle.games.foment.events import EVENTS
from organelle.games.foment.game import FOMENT
from organelle.kernel.rng import Rng
from organelle.localization import LANGUAGES, code_phrase, event_sentence, word

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
        assert f"{word(language, 'foment', name)} " in drawn


@pytest.mark.parametrize(("language", "centre"), [("en", "centre"), ("it", "centro")])
def test_the_centre_is_a_word_for_c_is_the_carb(language: str, centre: str) -> None:
    """On the map and where a cell is. [FO-1.1]"""
    table = Table()
    table.put("c", 0)
    table.begin("movement")
    lines = drawn(table, 1, language).splitlines()
    assert any(f"{centre} ===" in line for line in lines) and not any("C ===" in line for line in lines)
    assert any("Spirillum" in line and centre in line for line in lines)


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
        ("maintain amino", "maintain the genome with one amino acid", "mantieni il genoma con un amminoacido"),
        ("dnase seat:1", "attack Player 2 with a DNAse", "attacca Giocatore 2 con una DNAsi"),
        ("lipase", "attack with a lipase granule", "attacca con un granulo di lipasi"),
        (
            "lipase seat:0 lipid",
            "attack Player 1 with a lipase granule and steal one lipid",
            "attacca Giocatore 1 con un granulo di lipasi e ruba un lipide",
        ),
        (
            "lipase seat:0 nothing",
            "attack Player 1 with a lipase granule and steal nothing",
            "attacca Giocatore 1 con un granulo di lipasi senza rubare nulla",
        ),
        ("exchange lipid", "exchange lipids", "cedi lipidi alla banca"),
        ("exchange lipid carb", "exchange lipids for carbs", "cedi lipidi alla banca in cambio di carboidrati"),
        (
            "exchange lipid carb 2",
            "exchange 2 lipids for 2 carbs",
            "cedi 2 lipidi alla banca in cambio di 2 carboidrati",
        ),
        (
            "exchange carb amino 1",
            "exchange one carb for one amino acid",
            "cedi un carboidrato alla banca in cambio di un amminoacido",
        ),
        ("cut lipid", "put lipids into this pile", "metti lipidi in questo mucchio"),
        ("cut lipid 0", "put no lipids into this pile", "non mettere lipidi in questo mucchio"),
        ("cut amino 1", "put one amino acid into this pile", "metti un amminoacido in questo mucchio"),
        ("cut carb 3", "put 3 carbs into this pile", "metti 3 carboidrati in questo mucchio"),
        ("build pilus", "build a pilus", "costruisci un pilo"),
        ("build membrane", "build a membrane", "costruisci una membrana"),
        ("build chlorophyll", "build chlorophyll", "costruisci la clorofilla"),
        ("power flagellum", "power the flagellum", "alimenta il flagello"),
        ("move c", "swim to the centre", "nuota al centro"),
        ("move v3", "swim to Mytilus", "nuota in Mytilus"),
        ("place c", "start in the centre", "comincia nel centro"),
        ("take pile:b", "take pile b", "prendi il mucchio b"),
        ("absorb carb", "take one carb from the bank", "prendi un carboidrato dalla banca"),
        ("leak lipid", "lose one lipid", "perdi un lipide"),
    ],
)
def test_answers_read_like_speech(code: str, english: str, italian: str) -> None:
    """What the terminal offers says what it does, also while it is only half said. [FO-8.6, FO-6.2, FO-9.2]"""
    assert code_phrase("en", "foment", VOCABULARY, code) == english
    assert code_phrase("it", "foment", VOCABULARY, code) == italian


@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (
            {"key": "foment.exchanged", "seat": 0, "from": "amino", "nutrient": "lipid", "amount": 2},
            "Player 1 gives the bank 2 amino acids for 2 lipids.",
            "Giocatore 1 cede alla banca 2 amminoacidi in cambio di 2 lipidi.",
        ),
        (
            {"key": "foment.moved", "seat": 1, "from": "c", "region": "v2"},
            "Player 2 swims from the centre to Limulus.",
            "Giocatore 2 nuota dal centro a Limulus.",
        ),
        (
            {"key": "foment.moved", "seat": 1, "from": "l1", "region": "c"},
            "Player 2 swims from Aurelia to the centre.",
            "Giocatore 2 nuota da Aurelia al centro.",
        ),
        (
            {"key": "foment.ate", "seat": 1, "region": "c", "lipids": 1, "aminos": 0, "carbs": 2},
            "Player 2 is alone in the centre and takes all: 1 lipid, 2 carbs.",
            "Giocatore 2 è l’unica cellula nel centro e prende tutto: 1 lipide, 2 carboidrati.",
        ),
        (
            {"key": "foment.took", "seat": 1, "pile": "pile:b", "lipids": 0, "aminos": 1, "carbs": 1},
            "Player 2 takes pile b: 1 amino acid, 1 carb.",
            "Giocatore 2 prende il mucchio b: 1 amminoacido, 1 carboidrato.",
        ),
        (
            {"key": "foment.took", "seat": 1, "pile": "pile:b", "lipids": 0, "aminos": 0, "carbs": 0},
            "Player 2 takes pile b: nothing.",
            "Giocatore 2 prende il mucchio b: niente.",
        ),
        (
            {"key": "foment.attacked", "seat": 0, "structure": "dnase", "other": 1},
            "Player 1 attacks Player 2 with a DNAse.",
            "Giocatore 1 attacca Giocatore 2 con una DNAsi.",
        ),
        (
            {"key": "foment.fell", "nutrient": "amino", "region": "c"},
            "An amino acid falls into the centre.",
            "Un amminoacido cade nel centro.",
        ),
        (
            {"key": "foment.expired", "round": 60},
            "Round 60 was the last: the least damaged cell wins, among equals the one that holds most nutrients.",
            "Il round 60 era l’ultimo: vince la cellula meno danneggiata, a parità quella che possiede più nutrienti.",
        ),
    ],
)
def test_events_read_like_speech(event: dict[str, str | int], english: str, italian: str) -> None:
    """Articles, numbers and plurals, and the centre as a word. [FO-1.1, FO-9.2, FO-11.5]"""
    fields = next(known.fields for known in EVENTS.all if known.key == event["key"])
    assert event_sentence("en", "foment", event, fields, ["Player 1", "Player 2"]) == english
    assert event_sentence("it", "foment", event, fields, ["Giocatore 1", "Giocatore 2"]) == italian


def drawn(table: Table, seat: int, language: str = "en") -> str:
    """The board as that seat sees it."""
    waiting = [other for other in range(table.s.seats) if table.s.waits_for(other)]
    view = {"game": "foment", "seat": seat, "seats": int(table.s.seats), "waiting": waiting}
    return "\n".join(boards.draw({**view, "table": FOMENT.view(table.s, seat)}, language))


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
