"""Golden games: every log in tests/replays still gives the result written beside it."""

import json
from pathlib import Path

import pytest

import organelle
from organelle.games import GAMES

LOGS = sorted((Path(__file__).parent / "replays").glob("*.log"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    match = organelle.replay(text, seed=0)
    assert match.text() == text
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert {"scores": match.scores, "winners": match.winners, "over": match.over} == expected


def test_there_are_golden_games_of_every_game() -> None:
    assert {path.stem.split("-")[0] for path in LOGS} == set(GAMES)
