"""Datasets: the same tables for the same seed, rows that say what the game says, and work that can be broken off."""

from __future__ import annotations

import importlib.util
import json
import runpy
import shutil
import sys
from pathlib import Path
from typing import Any

import duckdb
import pyarrow.parquet as pq
import pytest

import organelle
from organelle.bots.levels import BUDGETS
from organelle.catalog import load_match
from organelle.cli.main import main
from organelle.games import GAMES
from organelle.localization import LANGUAGES
from organelle.research.dataset import export as filling
from organelle.research.dataset.columns import COLUMNS, SEARCHED
from organelle.research.dataset.plan import DatasetPlan, repeatable_bot
from organelle.research.dataset.writing import ROWS, DatasetFolder, read_folder
from organelle.research.executor import LocalExecutor
from organelle.research.information import observation
from organelle.server.store.sqlite import connect, migrate
from organelle.table.chance import SeededChance

REPLAYS = Path(__file__).parents[1] / "replays"
EXAMPLE = Path(__file__).parents[2] / "examples" / "dataset_query.py"
FILES = {*(f"{name}.parquet" for name in COLUMNS), "dataset.json", "datasheet.md"}
PLAY = ["export", "duel", "--games", "8", "--bots", "greedy,random", "--seed", "5"]


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played") / "dataset"
    assert main([*PLAY, "--jobs", "1", "--out", str(folder)]) == 0
    return folder


def test_the_same_command_writes_the_same_bytes_with_more_processes(played: Path, tmp_path: Path) -> None:
    assert main([*PLAY, "--jobs", "2", "--out", str(tmp_path / "again")]) == 0
    assert set(contents(played)) == FILES
    assert contents(tmp_path / "again") == contents(played)


def test_a_dataset_that_was_broken_off_becomes_the_same(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces of another length and row groups make no difference to what comes out either."""
    plan = read_folder(played).plan
    monkeypatch.setattr(DatasetPlan, "games_together", 3)
    folder = DatasetFolder(tmp_path / "broken", plan)
    folder.begin()
    work = filling.fill(folder, [], LocalExecutor(1), "en")
    assert [next(work), next(work)] == [0, 3]
    work.close()  # type: ignore[attr-defined]
    assert list(folder.left()) == [(3, 3), (6, 2)]
    assert main(["export", "--resume", str(folder.path), "--jobs", "1"]) == 0
    assert contents(folder.path) == contents(played)
    assert main(["export", "--resume", str(folder.path), "--jobs", "1"]) == 0, "a whole one is left as it is"
    assert contents(folder.path) == contents(played)


def test_rows_are_held_in_memory_by_groups(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROWS, "decisions", 10)
    assert main([*PLAY, "--jobs", "1", "--out", str(tmp_path / "groups")]) == 0
    file = pq.ParquetFile(tmp_path / "groups" / "decisions.parquet")
    sizes = [file.metadata.row_group(number).num_rows for number in range(file.num_row_groups)]
    assert len(sizes) > 2 and set(sizes[:-1]) == {10}
    assert rows(tmp_path / "groups", "decisions") == rows(played, "decisions")


@pytest.mark.parametrize(("name", "seats"), [("duel", 3), ("cytosis", 2), ("cellulose", 1), ("foment", 3)])
def test_every_row_says_what_the_text_of_its_game_says(name: str, seats: int, tmp_path: Path) -> None:
    out = tmp_path / "dataset"
    assert main(["export", name, "--games", "1", "--seats", str(seats), "--jobs", "1", "--out", str(out)]) == 0
    game = rows(out, "games")[0]
    codes = [row["code"] for row in rows(out, "actions")]
    decisions, draws = rows(out, "decisions"), rows(out, "chance")
    assert len(decisions) == game["decisions"] and len(draws) == game["draws"]
    for row in decisions[:: max(1, len(decisions) // 6)]:
        match = load_match(GAMES, game["text"], SeededChance(0), at=row["entry"] - 1)
        assert row["observation"] == observation(GAMES[name], match.state(), row["seat"])
        assert [codes[number] for number in row["legal"]] == match.codes(row["seat"])
        assert f"\n{row['entry']} {row['seat']} {codes[row['chosen']]}\n" in game["text"]
        assert row["question"] == match.question and len(row["legal"]) > 1
    assert all(0 < row["probability"] <= 1 for row in draws)
    assert f"\n{draws[0]['entry']} chance {draws[0]['drawn']}\n" in game["text"]
    match = organelle.replay(game["text"])
    outcomes = rows(out, "outcomes")
    assert [row["score"] for row in outcomes] == match.scores
    assert [row["margin"] for row in outcomes if row["player"]] == match.returns("margin")
    assert [row["seat"] for row in outcomes if row["winner"]] == match.winners


def test_what_a_bot_searched_is_kept_and_changes_nothing(tmp_path: Path) -> None:
    play = ["export", "duel", "--games", "2", "--bots", "ismcts@16,random", "--jobs", "1"]
    for name, more in {"plain": [], "own": ["--search-targets"], "all": ["--search-targets", "12"]}.items():
        assert main([*play, *more, "--out", str(tmp_path / name)]) == 0
    assert rows(tmp_path / "plain", "games") == rows(tmp_path / "own", "games") == rows(tmp_path / "all", "games")
    assert "visits" not in rows(tmp_path / "plain", "decisions")[0]
    bots = [game["bots"] for game in rows(tmp_path / "own", "games")]
    for own, every in zip(rows(tmp_path / "own", "decisions"), rows(tmp_path / "all", "decisions"), strict=True):
        assert sum(every["visits"]) <= 16 and 0 <= every["value"] <= 1
        if bots[own["game"]][own["seat"]] == "random":
            assert own["visits"] is None and own["value"] is None
            continue
        assert (own["visits"], own["value"]) == (every["visits"], every["value"])
        assert own["visits"][own["legal"].index(own["chosen"])] == max(own["visits"])


def test_a_level_searches_by_iterations_alone() -> None:
    budget = repeatable_bot("hard").budget
    assert budget.iterations == BUDGETS["hard"].iterations and budget.milliseconds == 0 and budget.by_game


def test_stored_games_are_read_without_what_was_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = tmp_path / "texts"
    (texts / "more").mkdir(parents=True)
    shutil.copy(REPLAYS / "duel-classic.log", texts / "more" / "a.log")
    shutil.copy(REPLAYS / "duel-volley.log", texts / "b.log")
    match = organelle.game("duel").new(seats=organelle.replay((texts / "more/a.log").read_text()).seats, seed=1)
    (texts / "unfinished.log").write_text(match.text(), "utf-8")
    match.play(0, match.codes(0)[-1])
    match.undo(0)
    while not match.over:
        match.play(match.waiting[0], match.codes(match.waiting[0])[0])
    (texts / "undone.log").write_text(match.text(), "utf-8")
    (texts / "notes.txt").write_text("no game", "utf-8")
    out = tmp_path / "dataset"
    asked = ["export", "duel", "--read", str(texts / "undone.log"), "--read", str(texts), "--jobs", "1"]
    assert main([*asked, "--out", str(out)]) == 0
    assert "numbers: 2." in capsys.readouterr().out, "the unfinished one, and the one with another variant"
    assert [row["source"] for row in rows(out, "games")] == ["undone.log", "more/a.log", "undone.log"]
    live = {entry.number for entry in match.entries() if entry.live}
    assert {row["entry"] for row in rows(out, "decisions") if row["game"] == 0} <= live


def test_stored_games_are_numbered_by_the_rules_they_were_played_by(tmp_path: Path) -> None:
    """The numbers of actions in Cytosis are others since version 2, so games of both do not mix."""
    asked = ["export", "cytosis", "--seats", "2", "--option", "edition=revised", "--read", str(REPLAYS), "--jobs", "1"]
    assert main([*asked, "--out", str(tmp_path / "dataset")]) == 0
    assert [row["source"] for row in rows(tmp_path / "dataset", "games")] == ["cytosis-revised-2.log"]
    assert json.loads((tmp_path / "dataset" / "dataset.json").read_text("utf-8"))["rules"] == 1


def test_finished_games_of_a_server_are_read_without_names(tmp_path: Path) -> None:
    base = connect(str(tmp_path / "tables.db"))
    migrate(base)
    text = (REPLAYS / "duel-classic.log").read_text("utf-8")
    header, _, lines = text.partition("\n\n")
    for table, stage in {"t1": "over", "t2": "playing"}.items():
        columns = [column[1] for column in base.execute("PRAGMA table_info(tables)")]
        values = dict.fromkeys(columns, "0") | {"id": table, "code": table, "game": "duel", "header": header + "\n"}
        marks = ", ".join("?" for _ in columns)
        base.execute(f"INSERT INTO tables VALUES ({marks})", list((values | {"stage": stage}).values()))
        for line in lines.splitlines():
            base.execute("INSERT INTO entries VALUES (?, ?, ?, ?, 0)", (table, *line.split(" ", 2)))
    base.close()
    out = tmp_path / "dataset"
    assert main(["export", "duel", "--read", str(tmp_path / "tables.db"), "--jobs", "1", "--out", str(out)]) == 0
    (game,) = rows(out, "games")
    assert game["text"] == text and game["source"] == "tables.db#1" and game["bots"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_datasheet_explains_every_column(language: str, played: Path, tmp_path: Path) -> None:
    out = tmp_path / "dataset"
    asked = ["export", "duel", "--games", "1", "--search-targets", "--jobs", "1", "--lang", language]
    assert main([*asked, "--out", str(out)]) == 0
    sheet = (out / "datasheet.md").read_text("utf-8")
    for table, columns in COLUMNS.items():
        assert f"## {table}.parquet" in sheet
        for column in (columns + (SEARCHED if table == "decisions" else "")).split():
            assert f"| `{column.partition(':')[0]}` |" in sheet
    told = json.loads(pq.read_schema(played / "decisions.parquet").metadata[b"organelle"])
    assert told["organelle"] == organelle.__version__ and told["rules"] == 1 and told["seed"] == 5
    assert told["actions"]["digest"] == "78b3c47e0807fb5a" and told["observation"]["size"] == 49


def test_duckdb_reads_it_too(played: Path) -> None:
    asked = f"SELECT bot, avg(share) FROM '{played / 'outcomes.parquet'}' GROUP BY bot ORDER BY bot"
    found = duckdb.connect().execute(asked).fetchall()
    assert [bot for bot, _ in found] == ["greedy", "random"] and sum(share for _, share in found) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["duel"], "Name a game, who plays it and a folder"),
        (["duel", "--out", "there"], "There is something called there already"),
        (["duel", "--out", "x", "--bots", "ismcts@20ms"], "stops by the clock"),
        (["duel", "--out", "x", "--bots", "deepblue"], "There is no bot called “deepblue”"),
        (["duel", "--out", "x", "--bots", "research.workers:NoBot"], "research.workers:NoBot"),
        (["duel", "--out", "x", "--games", "0"], "--games"),
        (["duel", "--out", "x", "--seats", "9"], "duel is played with 2, 3, 4 seats"),
        (["duel", "--out", "x", "--read", "there/note"], "neither the text of a game nor a database"),
        (["duel", "--out", "x", "--read", "nowhere"], "cannot be read"),
        (["duel", "--out", "x", "--read", "there"], "There is no game of duel"),
        (["--resume", "there"], "holds no dataset"),
    ],
)
def test_what_cannot_be_exported_is_refused_in_a_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "note").write_text("mine", "utf-8")
    assert main(["export", *arguments]) == 2
    assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_a_bot_that_fails_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["export", "duel", "--games", "1", "--bots", "research.workers:Failing", "--jobs", "1"]
    assert main([*asked, "--out", str(tmp_path / "x")]) == 2
    assert "The bot research.workers:Failing failed in game 0" in capsys.readouterr().err


def test_a_dataset_of_another_version_is_not_gone_on_with(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(played, tmp_path / "old")
    plan = json.loads((played / "dataset.json").read_text("utf-8"))
    (tmp_path / "old" / "dataset.json").write_text(json.dumps(plan | {"organelle": "0.0.1"}), "utf-8")
    assert main(["export", "--resume", str(tmp_path / "old")]) == 2
    assert "begun with another version" in capsys.readouterr().err


def test_other_stored_games_are_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(REPLAYS / "duel-classic.log")
    args = ["duel", 2, {"variant": "classic"}, (), 1, 0, None, "0"]
    DatasetFolder(tmp_path / "x", DatasetPlan(*args)).begin()  # type: ignore[arg-type]
    assert main(["export", "--resume", str(tmp_path / "x"), "--read", path, "--jobs", "1"]) == 2
    assert "Other games are stored now" in capsys.readouterr().err


def test_without_pyarrow_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(["export", "duel", "--out", "x"]) == 2
    assert 'pip install "organelle[dataset]"' in capsys.readouterr().err


def test_the_example_asks_what_winners_do_differently(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["dataset_query.py", "--games", "8", "--folder", str(played)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    told = capsys.readouterr().out
    assert "greedy" in told and "share if taken" in told and "commit igm" in told
    assert f"{len(rows(played, 'decisions'))} rows of 49 numbers" in told
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 100
