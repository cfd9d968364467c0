"""The board in the terminal."""

from pathlib import Path

import pytest

from organelle.cli.boards.cellulose import draw
from organelle.facts import follow
from organelle.games import GAMES
from organelle.table.chance import Seeded

LOGS = sorted((Path(__file__).parents[1] / "replays").glob("cellulose-*.log"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_the_board_fits_into_80_columns_and_names_no_hidden_card(path: Path, language: str) -> None:
    """Drawn from the view alone, at any moment. [CE-1.9]"""
    for entry in (10, 40, 80, 105):
        match = follow(GAMES, path.read_text("utf-8"), Seeded(1), entry)
        lines = draw(match.view(0), language)
        assert max(len(line) for line in lines) <= 80
        view = match.view(None)
        assert all(player["hand"] >= sum(player["cards"].values()) for player in view["table"]["players"])
        assert draw(view, language)
