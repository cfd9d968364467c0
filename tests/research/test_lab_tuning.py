"""The search for figures: what it may vary, what it finds, and that it can be broken off."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path

import pytest

from organelle.cli.main import main
from organelle.games import GAMES
from organelle.kernel.rng import Rng
from organelle.research.lab.findings import MeasuredTable
from organelle.research.lab.measures import Figure, Sample
from organelle.research.lab.ntbea import TupleModel, best_point, neighbour, next_point
from organelle.research.lab.targets import FREE, Target, cards_toml, cards_with, loss, matching, read_targets
from organelle.table.custom_cards import validate_cards

LAB = Path(__file__).parents[2] / "bench" / "lab"

FIGURES = """
[[figure]]
sheet = "cards"
row = "igm"
column = "copies"
from = 1
to = 12

[[figure]]
sheet = "variants"
row = "classic"
column = "rounds"
from = 2
to = 9
"""
TARGETS = """
[[target]]
measure = "rounds.median"
least = 3
most = 3
weight = 2

[[target]]
measure = "cards.igd.*"
least = 0.1

[[target]]
measure = "rounds.under.9"
most = 0.5
seats = 3
"""
COMMAND = ["lab", "duel", "--seats", "2,3", "--games", "10", "--trials", "12", "--trial-games", "4"]


def file_of(folder: Path, text: str) -> str:
    """Write a file of targets and return its path."""
    path = folder / "targets.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("search")
    targets = file_of(folder, FIGURES + TARGETS)
    assert main([*COMMAND, "--jobs", "1", "--tune", targets, "--out", str(folder / "report.html")]) == 0
    return folder / "report.html"


def trials(report: Path) -> list[dict[str, object]]:
    text = (report.with_suffix(".data") / "trials.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_the_search_finds_what_is_wanted(searched: Path) -> None:
    rows = trials(searched)
    assert len(rows) == 12 and rows[0]["point"] == [5, 6]
    proposal = tomllib.loads((searched.with_suffix(".data") / "proposal.toml").read_text("utf-8"))
    assert next(row for row in proposal["variants"] if row["name"] == "classic")["rounds"] == 3


def test_the_proposal_is_a_file_of_cards_that_leaves_all_else_alone(searched: Path) -> None:
    path = searched.with_suffix(".data") / "proposal.toml"
    cards = validate_cards(GAMES["duel"], tomllib.loads(path.read_text("utf-8")))
    own = GAMES["duel"].cards()
    for name, rows in cards.items():
        changed = [(new, old) for new, old in zip(rows, own[name], strict=True) if new != old]
        assert {new[0] for new, _ in changed} <= {"igm", "classic"}
        assert all(sum(one != other for one, other in zip(new, old, strict=True)) == 1 for new, old in changed)


def test_the_report_shows_the_way_and_what_is_reached(searched: Path) -> None:
    text = searched.read_text("utf-8")
    assert "The way of the search" in text and "variants · classic · rounds" in text
    assert "Games over before round 9 (3 players)" in text and "Games over before round 9 (2 players)" not in text


def test_a_search_that_was_broken_off_goes_on_as_it_would_have(searched: Path, tmp_path: Path) -> None:
    again = tmp_path / "report.html"
    shutil.copytree(searched.with_suffix(".data"), tmp_path / "report.data")
    kept = tmp_path / "report.data" / "trials.jsonl"
    kept.write_text("\n".join(kept.read_text("utf-8").splitlines()[:5]) + '\n{"poi', "utf-8")
    (tmp_path / "report.data" / "games.jsonl").unlink()
    assert main(["lab", "--resume", str(again), "--jobs", "1"]) == 0
    assert trials_without_torn(again) == trials(searched)
    assert again.read_bytes() == searched.read_bytes()


def trials_without_torn(report: Path) -> list[dict[str, object]]:
    text = (report.with_suffix(".data") / "trials.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines() if line.endswith("}")]


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("cytosis", ("cards", "thyrotropin", "health", 1, 20), "is a printed figure and stays as it is"),
        ("cellulose", ("market", "market-1", "co2", 0, 3), "is a printed figure and stays as it is"),
        ("duel", ("cards", "igm", "copies", 0, 3), "can be from 1 to 20 only"),
        ("duel", ("cards", "igm", "copies", 4, 3), "can be from 1 to 20 only"),
        ("duel", ("cards", "ige2", "copies", 1, 3), "There is no figure copies of ige2 in the sheet cards"),
        ("duel", ("cards", "igm", "wings", 1, 3), "There is no figure wings"),
        ("duel", ("hands", "igm", "copies", 1, 3), "in the sheet hands"),
        ("cytosis", ("cards", "catalase", "kind", 1, 3), "is no number"),
    ],
)
def test_what_may_not_vary_is_refused(
    game: str, text: tuple[str, str, str, int, int], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet, row, column, low, high = text
    figure = f'[[figure]]\nsheet = "{sheet}"\nrow = "{row}"\ncolumn = "{column}"\nfrom = {low}\nto = {high}\n'
    targets = file_of(tmp_path, figure + TARGETS)
    assert main(["lab", game, "--tune", targets, "--out", str(tmp_path / "report.html")]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "report.data").exists()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FIGURES, "must have [[figure]] and [[target]] tables"),
        (FIGURES + TARGETS + "[extra]\n", "must have [[figure]] and [[target]] tables"),
        ("figure = 3\ntarget = 4\n", "must have [[figure]] and [[target]] tables"),
        ("[[figure]]\nsheet = 3\n" + TARGETS, "has sheet, row and column"),
        (FIGURES + '[[target]]\nmeasure = "rounds.median"\n', "has a measure, and least, most or both"),
        (FIGURES + '[[target]]\nmeasure = "rounds.median"\nleast = true\n', "has a measure"),
        (FIGURES + '[[target]]\nmeasure = "rounds.median"\nleast = 3\nweight = 0\n', "a weight above 0"),
        (FIGURES * 31 + TARGETS, "62 figures are too many"),
    ],
)
def test_a_file_of_targets_that_is_none_is_refused(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = file_of(tmp_path, text)
    assert main(["lab", "duel", "--tune", targets, "--out", str(tmp_path / "report.html")]) == 2
    assert told in capsys.readouterr().err


def test_a_measure_that_is_none_is_refused_before_anything_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = file_of(tmp_path, FIGURES + '[[target]]\nmeasure = "round.median"\nleast = 3\n')
    assert main([*COMMAND, "--jobs", "1", "--tune", targets, "--out", str(tmp_path / "report.html")]) == 2
    assert "No measure is called round.median" in capsys.readouterr().err
    assert not (tmp_path / "report.data").exists()


def test_a_search_takes_no_other_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    targets = file_of(tmp_path, FIGURES + TARGETS)
    assert main([*COMMAND, "--tune", targets, "--against", "game", "--out", str(tmp_path / "report.html")]) == 2
    assert "--against" in capsys.readouterr().err


def test_the_bandit_finds_a_point_among_many_in_noise() -> None:
    """Three figures with ten values each, of which one is best; half of the trials' losses is noise."""
    rng = Rng(5)
    values = [list(range(10))] * 3
    model, tried = TupleModel(3), list[tuple[int, ...]]()
    point: tuple[int, ...] = (0, 0, 0)
    for number in range(120):
        noise = rng.below(1000) / 1000 - 0.5
        model.add(point, sum(abs(value - best) for value, best in zip(point, (7, 2, 5), strict=True)) / 10 + noise)
        tried.append(point)
        point = next_point(model, values, point, Rng(1, number), lambda one: one[0] != 9)
    found = best_point(model, tried)
    assert sum(abs(value - best) for value, best in zip(found, (7, 2, 5), strict=True)) <= 4
    assert all(one[0] != 9 for one in tried)


def test_a_neighbour_keeps_to_the_values() -> None:
    rng = Rng(2)
    assert {neighbour([[1, 2], [5]], (1, 5), rng) for _ in range(50)} == {(1, 5), (2, 5)}


def test_a_target_is_reached_between_its_bounds() -> None:
    target = Target("rounds.median", 10, 15)
    assert target.reached(10) and target.reached(15) and not target.reached(9.5)
    assert target.distance(5) == 0.5 and target.distance(30) == 1.0
    assert Target("x", 0, None).distance(-0.05) == 1.0


def test_a_pattern_counts_as_much_as_one_measure() -> None:
    figures = {name: Figure("share", value, 0, 1, 9) for name, value in (("a.x", 0.0), ("a.y", 1.0), ("b", 0.0))}
    table = MeasuredTable(2, {"rounds.median": Sample("median", (4.0, 9.0))}, figures, {})
    assert [name for name, _ in matching(Target("a.*", 0, 1), table)] == ["a.x", "a.y"]
    assert not list(matching(Target("a.*", 0, 1, seats=3), table))
    assert [one.value for _, one in matching(Target("rounds.under.5", 0, 1), table)] == [0.5]
    assert not list(matching(Target("rounds.under.x", 0, 1), table))
    targets = [Target("a.*", 1, None), Target("b", 1, None)]
    assert loss(targets, {2: table}) == pytest.approx((0.5 + 1) / 2)
    assert loss([], {2: table}) == 0.0


def test_cards_are_written_as_they_are_read() -> None:
    own = GAMES["cytosis"].cards()
    assert validate_cards(GAMES["cytosis"], tomllib.loads(cards_toml(GAMES["cytosis"], own))) == own


@pytest.mark.parametrize("path", sorted(LAB.glob("*.toml")), ids=lambda path: path.stem)
def test_the_targets_of_a_game_vary_only_what_is_not_printed(path: Path) -> None:
    """Reading refuses a printed figure, and the game can be played at both ends of all ranges."""
    game = GAMES[path.stem.partition("-")[0]]
    targets = read_targets(game, tomllib.loads(path.read_text("utf-8")), game.cards(), str(path))
    for point in ([one.low for one in targets.ranges], [one.high for one in targets.ranges]):
        assert validate_cards(game, cards_with(game, game.cards(), targets.ranges, point))


@pytest.mark.parametrize("path", sorted((LAB / "proposals").glob("*.toml")), ids=lambda path: path.stem)
def test_a_proposal_leaves_alone_what_is_printed(path: Path) -> None:
    game = GAMES[path.stem]
    proposed = game.cards(validate_cards(game, tomllib.loads(path.read_text("utf-8"))))
    assert proposed != game.cards()
    for sheet in game.sheets:
        rows = {row[0]: row for row in proposed[sheet.name]}
        for own in sheet.rows:
            new = rows.get(own.cells[0], list(own.cells)) if set(own.marks) <= set(FREE) else rows[own.cells[0]]
            assert all(mark in FREE or old == now for mark, old, now in zip(own.marks, own.cells, new, strict=True))
