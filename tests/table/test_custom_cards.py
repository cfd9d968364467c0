"""A table's own cards: checked with a sentence for every fault, and part of the text."""

from pathlib import Path

import pytest

import organelle
from organelle.catalog import GameInfo
from organelle.games import GAMES
from organelle.table.chance import SeededChance

OWN = """
[[cards]]
name = "nanobody"
affinity = 9
copies = 10

[[cards]]
name = "igm"
affinity = 1
copies = 10
"""


def test_a_game_with_own_cards_replays_from_its_text_alone(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN)
    match = organelle.game("duel").new(seats=2, seed=1, cards=path)
    path.unlink()
    assert 'row cards ["nanobody", 9, 10]' in match.text()
    assert set(match.view(None)["table"]["cards"]) == {"nanobody", "igm"}
    again = organelle.replay(match.text(), seed=1)
    assert again.text() == match.text() and again.codes(0) == match.codes(0)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ({"decks": []}, "There is no sheet called decks; a card table can have cards, variants."),
        ({"cards": {}}, "The sheet cards must be a list of rows."),
        ({"cards": [["igm", 1, 1]]}, "The sheet cards has 1 rows; it needs 2 to 12."),
        ({"cards": [["igm", 1, 1], ["igm", 2, 1]]}, "The sheet cards has more than one row called igm"),
        ({"cards": [["igm", 1], ["igg", 2, 1]]}, "Row 1 of cards must give the columns name, affinity, copies."),
        ({"cards": [["igm", 1, 1], ["igg", 200, 1]]}, "affinity is “200”, but must be a whole number from 1 to 99."),
        ({"cards": [["igm", True, 1], ["igg", 2, 1]]}, "Row 1 of cards: affinity is “True”"),
        ({"cards": [["two words", 1, 1], ["igg", 2, 1]]}, "must be a word without spaces"),
        ({"cards": [{"name": "igm", "copies": 1}, ["igg", 2, 1]]}, "Row 1 of cards lacks the column affinity."),
        (
            {"cards": [{"name": "igm", "affinity": 1, "copies": 1, "colour": 3}, ["igg", 2, 1]]},
            "Row 1 of cards has a column colour, which does not exist; there are name, affinity, copies.",
        ),
    ],
)
def test_every_fault_is_a_sentence(content: dict[str, object], sentence: str) -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        GameInfo(GAMES["duel"]).match(2, {}, content, SeededChance(1))
    assert sentence in str(refusal.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(organelle.Illegal) as refusal:
        organelle.game("duel").new(seats=2, cards={"cards": [["igm", 0, 0]], "what": []})
    assert len(str(refusal.value).splitlines()) == 4


def test_a_file_that_is_not_there_or_not_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(organelle.Illegal, match=r"nowhere.toml cannot be read"):
        organelle.game("duel").new(seats=2, cards=tmp_path / "nowhere.toml")
    bad = tmp_path / "bad.toml"
    for content in (b"cards = [", b"cards = '\xff'"):
        bad.write_bytes(content)
        with pytest.raises(organelle.Illegal, match="is not a TOML file"):
            organelle.game("duel").new(seats=2, cards=bad)


def test_a_text_with_rows_that_do_not_fit_is_refused() -> None:
    text = organelle.game("duel").new(seats=2, seed=1, cards={"cards": [["igm", 1, 9], ["igg", 2, 9]]}).text()
    with pytest.raises(organelle.Illegal, match="must be a whole number"):
        organelle.replay(text.replace('["igg", 2, 9]', '["igg", "two", 9]'))
