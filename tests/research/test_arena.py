"""The arena: fair seats, the same luck for all, runs that can be broken off, figures that are right."""

import itertools
import json
from pathlib import Path

import pytest

import organelle
from organelle.cli.arena import load_run, save_run
from organelle.cli.main import main
from organelle.research.arena import DecisionStats, GameResult, ScheduledGame, Tournament, play_game, run_tournament
from organelle.research.standings import compute_standings, mean_interval, ratings, wilson_interval

LADDER = sorted((Path(__file__).parents[2] / "bench" / "ladder").glob("*.json"))
DUEL = Tournament("duel", 3, {}, ("random", "greedy", "easy@1"), 6, 40)


def plain(result: GameResult) -> tuple[object, ...]:
    """Return a result without the time it took."""
    return result.bots, result.seed, result.scores, result.winners


def test_every_rotation_is_played_with_the_same_luck() -> None:
    schedule = DUEL.schedule()
    assert len(schedule) == 6
    for seed in (40, 41):
        tables = [game.bots for game in schedule if game.seed == seed]
        assert len(set(tables)) == 3
        assert all({table[seat] for table in tables} == set(DUEL.bots) for seat in range(3))


def test_more_bots_than_seats_meet_in_all_groups() -> None:
    tables = list(Tournament("duel", 2, {}, ("random", "greedy", "easy"), 6, 0).seatings())
    assert len(tables) == 6 and ("easy", "greedy") in tables and ("greedy", "easy") in tables


def test_one_against_the_rest_sits_everywhere_once() -> None:
    tables = list(Tournament("duel", 3, {}, ("greedy", "random", "random"), 3, 0).seatings())
    assert sorted(table.index("greedy") for table in tables) == [0, 1, 2]


def test_a_game_can_be_played_again() -> None:
    scheduled = ScheduledGame(("greedy", "random", "ismcts@20"), 3)
    assert plain(play_game(DUEL, scheduled)) == plain(play_game(DUEL, scheduled))


def test_what_is_done_is_not_played_again() -> None:
    whole = list(run_tournament(DUEL, [], 1))
    rest = list(run_tournament(DUEL, whole[:4], 1))
    assert [plain(result) for result in rest] == [plain(result) for result in whole[4:]]


def test_processes_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("organelle.research.arena.QUICK_GAMES", 1)
    alone = sorted(plain(result) for result in run_tournament(DUEL, [], 1))
    assert sorted(plain(result) for result in run_tournament(DUEL, [], 2)) == alone


def test_a_share_has_its_interval() -> None:
    low, high = wilson_interval(95, 100)
    assert low == pytest.approx(0.8882, abs=1e-4) and high == pytest.approx(0.9785, abs=1e-4)
    assert wilson_interval(0, 10)[0] == 0 and wilson_interval(10, 10)[1] == 1
    assert mean_interval([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2.0 - 1.96 / 3**0.5, 2.0 + 1.96 / 3**0.5))


def test_a_shared_victory_counts_in_part_and_ivy_takes_hers() -> None:
    results = [
        GameResult(("a", "b"), 0, [5, 5], [0, 1], [DecisionStats(), DecisionStats()]),
        GameResult(("b", "a"), 0, [7, 2], [0], [DecisionStats(2, 0.5, 0.4, 0.3, 20), DecisionStats()]),
        GameResult(("a",), 1, [3, 9], [1], [DecisionStats()]),
    ]
    found = {one.name: one for one in compute_standings(results)}
    assert found["a"].share == pytest.approx(0.5 / 3) and found["b"].share == 0.75
    row = found["b"].to_json()
    assert (
        row["ms"] == 250
        and row["longest ms"] == 400
        and row["busy ms"] == 150
        and row["iterations"] == 10
        and row["score"] == 6
    )


def test_who_wins_more_is_rated_higher() -> None:
    results = [GameResult(("a", "b"), seed, [2, 1], [0], [DecisionStats(), DecisionStats()]) for seed in range(10)]
    rated = ratings(results)
    assert rated["a"][0] > rated["b"][0] and rated["a"][1] < 8


def test_a_run_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.json"
    asked = ["arena", "duel", "greedy", "random", "--games", "4", "--jobs", "1", "--seed", "3"]
    assert main([*asked, "--out", str(path)]) == 0
    assert "greedy" in capsys.readouterr().out
    run = json.loads(path.read_text("utf-8"))
    whole = [row | {"efforts": []} for row in run["games"]]
    run["games"] = run["games"][:1]
    path.write_text(json.dumps(run), "utf-8")
    assert main(["arena", "--resume", str(path), "--jobs", "1"]) == 0
    again = json.loads(path.read_text("utf-8"))
    assert [row | {"efforts": []} for row in again["games"]] == whole
    assert again["contest"] == run["contest"] and again["standings"][0]["games"] == 4


def test_a_run_that_other_rules_began_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.json"
    assert main(["arena", "duel", "random", "greedy", "--games", "4", "--jobs", "1", "--out", str(path)]) == 0
    run = json.loads(path.read_text("utf-8")) | {"rules": 0}
    path.write_text(json.dumps(run), "utf-8")
    assert main(["arena", "--resume", str(path), "--jobs", "1"]) == 0, "a whole run may be read again"
    path.write_text(json.dumps(run | {"games": run["games"][:1]}), "utf-8")
    assert main(["arena", "--resume", str(path), "--jobs", "1"]) == 2
    assert "was begun by version 0 of the rules" in capsys.readouterr().err


@pytest.mark.parametrize("path", LADDER, ids=lambda path: path.stem)
def test_a_run_of_the_ladder_is_read_and_written_as_it_was(path: Path, tmp_path: Path) -> None:
    """The keys of these files stay, whatever the classes are called."""
    before = json.loads(path.read_text("utf-8"))
    tournament, results = load_run(str(path))
    save_run(str(tmp_path / "run.json"), tournament, results, before["commit"])
    after = json.loads((tmp_path / "run.json").read_text("utf-8"))
    assert list(after) == list(before)
    assert after["contest"] == before["contest"] and after["games"] == before["games"]
    assert [list(row) for row in after["standings"]] == [list(row) for row in before["standings"]]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["duel", "greedy"], "duel is played with 2, 3, 4 seats, not with 1."),
        (["duel", "greedy", "--seats", "2"], "One bot does not fill a table with 2 seats"),
        (["duel", "greedy", "deepblue"], "There is no bot called “deepblue”"),
        (["duel"], "Name a game and its bots"),
        (["--resume", __file__], "is not a run of the arena"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_a_file_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.json"
    path.write_text("mine", "utf-8")
    assert main(["arena", "duel", "random", "random", "--out", str(path)]) == 2
    assert path.read_text("utf-8") == "mine" and "There is a file" in capsys.readouterr().err
    assert organelle.game("duel").stage == "example"


def test_a_long_run_is_not_written_anew_after_every_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = [GameResult(("a", "b"), seed, [2, 1], [0], [DecisionStats(), DecisionStats()]) for seed in range(400)]
    written: list[int] = []
    monkeypatch.setattr("organelle.cli.arena.run_tournament", lambda *_: iter(played))
    monkeypatch.setattr(
        "organelle.cli.arena.save_run", lambda _path, _what, results, _commit: written.append(len(results))
    )
    assert main(["arena", "duel", "random", "random", "--out", str(tmp_path / "run.json")]) == 0
    assert written[:50] == list(range(1, 51)) and written[-1] == 400
    assert all(later - earlier <= earlier // 50 + 1 for earlier, later in itertools.pairwise(written))
    assert len(written) < 200
