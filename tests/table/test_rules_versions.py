"""A stored game is played on by the rules and figures that it began with; a new one by today's."""

from pathlib import Path

import pytest

from organelle import catalog, old_sheets
from organelle.cli.listing import sheet_toml
from organelle.games import GAMES
from organelle.games.duel.cards import CARDS, VARIANTS
from organelle.games.duel.game import DUEL, DuelGame
from organelle.kernel.game import Option
from organelle.kernel.sheet import Row, Sheet
from organelle.table import custom_cards
from organelle.table.chance import SeededChance
from organelle.table.errors import IllegalSetup, NewerRules
from organelle.table.match import Match


def later_duel(version: int, affinity: int) -> DuelGame:
    """Return Duel after changes: IgM has another affinity, and there is an option that it did not have before."""
    rows = [Row("o", "igm", affinity, 6), *CARDS.rows[1:]]
    return DuelGame(
        name="duel",
        seats=DUEL.seats,
        options=[*DUEL.options, Option("light", "dim", "bright", since=2)],
        sheets=[Sheet(CARDS.name, CARDS.columns, rows, CARDS.least, CARDS.most), VARIANTS],
        events=DUEL.events,
        questions=DUEL.questions,
        version=version,
        stage="example",
    )


def keep_sheet(folder: Path, game: DuelGame) -> None:
    """Write the cards of a version beside the rules, as the guide says to do before they change."""
    home = folder / "duel" / "old_sheets"
    home.mkdir(parents=True, exist_ok=True)
    (home / f"{game.version}.toml").write_text(sheet_toml(game.sheets[0]), "utf-8")


def half_a_game() -> Match:
    match = catalog.GameInfo(DUEL).match(2, {}, None, SeededChance(3))
    for _ in range(4):
        seat = match.waiting[0]
        match.play(seat, match.codes(seat)[0])
    return match


def affinity_of_igm(match: Match) -> int:
    found: int = match.view(0)["table"]["cards"]["igm"]
    return found


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DuelGame:
    """Duel at version 3, after two changes of a figure."""
    monkeypatch.setattr(old_sheets, "FOLDER", tmp_path)
    keep_sheet(tmp_path, DUEL)
    keep_sheet(tmp_path, later_duel(2, 7))
    return later_duel(3, 9)


def test_a_stored_game_goes_on_with_the_figures_it_began_with(third: DuelGame) -> None:
    old = half_a_game()
    again = catalog.replay({"duel": third}, old.text(), seed=3)
    assert affinity_of_igm(again) == affinity_of_igm(old) == 1
    assert again.text() == old.text()


def test_each_version_has_its_own_figures(third: DuelGame) -> None:
    text = half_a_game().text()
    second = text.replace("version 1", "version 2").replace("option variant", "option light dim\noption variant")
    assert affinity_of_igm(catalog.replay({"duel": third}, second, seed=3)) == 7


def test_a_new_game_takes_todays_figures_and_options(third: DuelGame) -> None:
    match = catalog.GameInfo(third).match(2, {}, None, SeededChance(3))
    assert affinity_of_igm(match) == 9
    assert match.options == {"variant": "classic", "light": "dim"}
    assert "version 3" in match.text()


def test_a_tables_own_cards_stay_before_those_of_any_version(third: DuelGame) -> None:
    rows = [["igm", 4, 6], ["igg", 5, 6], ["igy", 3, 6]]
    match = catalog.GameInfo(DUEL).match(2, {}, {"cards": rows}, SeededChance(3))
    assert affinity_of_igm(catalog.replay({"duel": third}, match.text(), seed=3)) == 4


def test_an_old_game_does_not_know_a_newer_option(third: DuelGame) -> None:
    text = half_a_game().text().replace("option variant", "option light bright\noption variant")
    with pytest.raises(IllegalSetup):
        catalog.replay({"duel": third}, text)


def test_a_game_by_newer_rules_is_refused(third: DuelGame) -> None:
    text = catalog.GameInfo(third).match(2, {}, None, SeededChance(3)).text()
    with pytest.raises(NewerRules):
        catalog.replay({"duel": DUEL}, text)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_old_sheets_of_a_game_fit_its_rules(game: DuelGame) -> None:
    for version in range(1, game.version):
        rows = old_sheets.sheets_at(game, version)
        assert custom_cards.validate_cards(game, dict(rows)) == rows
    folder = old_sheets.FOLDER / game.name / "old_sheets"
    assert all(version < game.version for version in old_sheets.versions(folder))
